"""What a server process remembers of sessions, and for how long; several processes are several gates on one store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import pytest

from karawela.store import Account, Store, Token
from karawela.web.accounts import tokens
from karawela.web.accounts.gate import Browser, Gate
from karawela.web.accounts.sign_on import SignOn

T = TypeVar("T")
BROWSER = Browser("192.0.2.1", "Firefox, Linux")


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def gate(store: Store, clock: Clock) -> Gate:
    return Gate(store, False, clock=clock)


def run(work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    return asyncio.run(wait())


def guest(gate: Gate, name: str = "Ada") -> tuple[Account, str]:
    return run(SignOn(gate).guest("Firefox, Linux", name))


def test_an_end_that_nobody_heard_of_holds_within_a_minute(store: Store, gate: Gate, clock: Clock) -> None:
    """Another process has ended the session and its announcement was lost: what is remembered serves for a minute and
    no longer."""
    ada, token = guest(gate)
    assert run(gate.account(token)) == ada
    store.only_token(Token("another", ada.id))
    clock.now += tokens.FRESH - 1
    assert run(gate.account(token)) == ada, "it was not remembered"
    clock.now += 1
    assert run(gate.account(token)) is None


def test_an_end_that_was_heard_holds_at_once(store: Store, gate: Gate) -> None:
    """Of the account that was named; others stay remembered."""
    (ada, hers), (bo, his) = guest(gate), guest(gate, "Bo")
    for token in (hers, his):
        run(gate.account(token))
    for account in (ada, bo):
        store.only_token(Token(f"another of {account.name}", account.id))
    gate.forget(ada.id)
    assert run(gate.account(hers)) is None
    assert run(gate.account(his)) == bo
    gate.forget()
    assert run(gate.account(his)) is None


def test_what_changed_while_it_was_read_is_not_remembered(store: Store, clock: Clock) -> None:
    """The session ends after the store has answered and before the answer is here."""

    class Interrupted(tokens.Sessions):
        def _look_up(self, digest: str, now: float) -> Account | None:
            found = super()._look_up(digest, now)
            store.end_token(ada.id, digest)
            self.forget(ada.id)
            return found

    ada, token = guest(Gate(store, False, clock=clock))
    sessions = Interrupted(store, clock)
    assert run(sessions.account(token)) == ada
    assert run(sessions.account(token)) is None


def test_what_ends_here_is_told_to_the_others(store: Store, clock: Clock) -> None:
    """Every way in which a token ends names the account."""
    told: list[str] = []
    gate = Gate(store, False, told.append, clock)
    sign_on = SignOn(gate)
    ada, token = guest(gate)
    bo, his = guest(gate, "Bo")
    home = Browser("", "", tokens.digest_of(token), ada)
    link = run(sign_on.new_link(ada, home))

    def heard(work: Awaitable[T]) -> tuple[T, set[str]]:
        told.clear()
        return run(work), set(told)

    _, named = heard(sign_on.follow(link, Browser("", "", tokens.digest_of(his), bo)))
    assert named == {ada.id, bo.id}
    new, named = heard(sign_on.end_others(ada, home))
    assert named == {ada.id}
    home = Browser("", "", tokens.digest_of(new), ada)
    new, named = heard(sign_on.sign_up(home, "Ada", "eight pieces of eight", "en"))
    assert named == {ada.id}
    _, named = heard(sign_on.end(ada, tokens.digest_of(new)))
    assert named == {ada.id}


def test_the_last_use_is_noted_once_an_hour(store: Store, gate: Gate, clock: Clock) -> None:
    """Not with every request."""
    ada, token = guest(gate)
    begun = clock.now

    def used() -> float:
        run(gate.account(token))
        [session] = store.tokens_of(ada.id)
        return session.used - begun

    assert used() == 0.0
    clock.now += tokens.NOTED - 1
    assert used() == 0.0
    clock.now += tokens.FRESH
    assert used() == tokens.NOTED + tokens.FRESH - 1
    clock.now += tokens.FRESH
    assert used() == tokens.NOTED + tokens.FRESH - 1


def test_only_so_many_are_remembered(gate: Gate, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were asked for least lately are looked up again."""
    monkeypatch.setattr(tokens, "CROWD", 3)
    people = [guest(gate, f"Guest {number}") for number in range(5)]
    for _, token in people:
        run(gate.account(token))
    for account, _ in people:
        store.only_token(Token(f"another of {account.name}", account.id))
    assert [run(gate.account(token)) is not None for _, token in people] == [False, False, True, True, True]


@pytest.mark.parametrize("token", ["", "x", "x" * 100_000, "\0", "\ud800", "Żółw"])
def test_nonsense_is_nobodys_token(gate: Gate, token: str) -> None:
    assert run(gate.account(token)) is None


def test_a_link_is_no_token_and_a_token_no_link(gate: Gate) -> None:
    ada, token = guest(gate)
    sign_on = SignOn(gate)
    link = run(sign_on.new_link(ada, Browser("", "", tokens.digest_of(token), ada)))
    assert run(gate.account(link)) is None
    with pytest.raises(Exception, match="no-link"):
        run(sign_on.by_link(token))


def test_the_store_holds_no_token(store: Store, gate: Gate) -> None:
    """What it keeps of a session or link is not what opens the door."""
    ada, token = guest(gate)
    link = run(SignOn(gate).new_link(ada, Browser("", "", tokens.digest_of(token), ada)))
    kept = repr(store.tokens_of(ada.id)) + repr(store.account(ada.id))
    assert token not in kept and link not in kept
    for each in store.tokens_of(ada.id):
        assert run(gate.account(each.hash)) is None
