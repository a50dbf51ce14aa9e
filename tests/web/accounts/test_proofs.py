"""Between the proof and the token: what is ended, or changed, in that moment gives nobody a way in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from argon2 import PasswordHasher

from karawela.store import Account, Store, Token
from karawela.web.accounts.gate import Browser, Gate
from karawela.web.accounts.passwords import Passwords
from karawela.web.accounts.sign_on import SignOn
from karawela.web.accounts.tokens import digest_of
from karawela.web.problems import NoSuchLink, NotAllowed, NotSignedIn
from tests.web.accounts.test_sessions_known import Clock, run

SECRET, OTHER = "eight pieces of eight", "nine pieces of nine"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
STRANGER = Browser("192.0.2.9", "")


def process(store: Store) -> SignOn:
    """A server process of several on one store, which hears nothing of the others."""
    return SignOn(Gate(store, False, clock=Clock()), Passwords(QUICK))


@pytest.fixture
def here(store: Store) -> SignOn:
    return process(store)


@pytest.fixture
def elsewhere(store: Store) -> SignOn:
    return process(store)


def browser_of(sign_on: SignOn, token: str) -> tuple[Account, Browser]:
    account = run(sign_on.gate.account(token))
    assert account is not None
    return account, Browser("192.0.2.1", "", digest_of(token), account)


def before_writing(store: Store, monkeypatch: pytest.MonkeyPatch, first: Callable[[], object]) -> None:
    """When the next token is about to be written, something else happens first."""
    whole = store.new_token

    def write(*given: Any) -> None:
        monkeypatch.setattr(store, "new_token", whole)
        first()
        whole(*given)

    monkeypatch.setattr(store, "new_token", write)


def test_who_follows_a_link_while_it_ends_stays_outside(
    store: Store, here: SignOn, elsewhere: SignOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest signs up between the look at the link and the session."""
    ada, home = browser_of(here, run(here.guest("", "Ada"))[1])
    link, new = run(here.new_link(ada, home)), []
    before_writing(store, monkeypatch, lambda: new.append(run(here.sign_up(home, "Ada", SECRET, "en"))))
    with pytest.raises(NoSuchLink):
        run(elsewhere.follow(link, STRANGER))
    assert [token.hash for token in store.tokens_of(ada.id)] == [digest_of(new[0])]


def test_who_signs_in_while_the_password_changes_stays_outside(
    store: Store, here: SignOn, elsewhere: SignOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the old one, which was right when it was looked at."""
    ada, home = browser_of(here, run(here.sign_up(STRANGER, "Ada", SECRET, "en")))
    new: list[str] = []
    before_writing(store, monkeypatch, lambda: new.append(run(here.new_password(ada, SECRET, OTHER, home))))
    with pytest.raises(NotAllowed, match="wrong-password"):
        run(elsewhere.sign_in("Ada", SECRET, STRANGER))
    assert [token.hash for token in store.tokens_of(ada.id)] == [digest_of(new[0])]
    run(elsewhere.sign_in("Ada", OTHER, STRANGER))


def test_an_ended_session_makes_nothing_that_lasts(store: Store, here: SignOn) -> None:
    """A process that has not heard of its end makes no link for it, no other session, no name and no password."""
    ada, home = browser_of(here, run(here.guest("", "Ada"))[1])
    store.only_token(Token("another", ada.id))
    assert home.account == ada, "it is remembered"
    for deed in (here.new_link(ada, home), here.end_others(ada, home), here.sign_up(home, "Ada", SECRET, "en")):
        with pytest.raises(NotSignedIn):
            run(deed)
    assert [token.hash for token in store.tokens_of(ada.id)] == ["another"]
    assert store.account(ada.id) == ada and ada.guest


def test_who_ends_all_others_leaves_nobody_the_same_token(store: Store, here: SignOn) -> None:
    """Not even to whoever has a copy of this browser's; the browser goes on under another."""
    ada, token = run(here.guest("Firefox, Linux", "Ada"))
    _, home = browser_of(here, token)
    new = run(here.end_others(ada, Browser("", "Firefox, Linux", home.session, ada)))
    assert run(here.gate.account(token)) is None
    assert run(here.gate.account(new)) == ada
    assert [(each.hash, each.label) for each in store.tokens_of(ada.id)] == [(digest_of(new), "Firefox, Linux")]
