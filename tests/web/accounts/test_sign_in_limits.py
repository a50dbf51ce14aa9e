"""Wrong passwords cost time that grows, on every server process; and hashing never takes more than its share."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import pytest
from argon2 import PasswordHasher

from karawela.store import Account, Store
from karawela.store.failures import MEMORY
from karawela.web.accounts.gate import Browser, Gate
from karawela.web.accounts.passwords import AT_ONCE, IN_LINE, OF_ONE, Passwords
from karawela.web.accounts.sign_on import SignOn
from karawela.web.accounts.tokens import digest_of
from karawela.web.accounts.waits import OF_ADDRESS, OF_NAME, of_address, of_name
from karawela.web.problems import NotAllowed, Problem, TooFast
from tests.web.accounts.test_sessions_known import Clock, run
from tests.web.people import Person, refused
from tests.web.server import Server

SECRET = "eight pieces of eight"
T = TypeVar("T")


class Counting(PasswordHasher):
    """A quick hasher that knows how often it hashed, and how many were at it at the same time."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.hashings = self.most = self._now = 0
        self.go = threading.Event()
        self.go.set()
        self._lock = threading.Lock()

    def _count(self, one: int) -> None:
        with self._lock:
            self.hashings += one > 0
            self._now += one
            self.most = max(self.most, self._now)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self._count(1)
        try:
            self.go.wait()
            return super().hash(password, salt=salt)
        finally:
            self._count(-1)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self._count(1)
        try:
            self.go.wait()
            return super().verify(hash, password)
        finally:
            self._count(-1)


class Door:
    """A server process with a clock and a hasher of the test's; of another one on the same database."""

    def __init__(self, store: Store, clock: Clock):
        self.hasher = Counting()
        self.sign_on = SignOn(Gate(store, False, clock=clock), Passwords(self.hasher))

    def try_in(self, name: str, password: str = "wrong", address: str = "192.0.2.1") -> str:
        """What comes of it: `in`, or the problem, with the seconds to wait."""
        return run(self.tried(name, password, address))

    async def stand_still(self, until: Callable[[], bool]) -> None:
        """Nothing is hashed to its end until that holds; after twenty seconds it is as it is."""
        self.hasher.go.clear()
        for _ in range(20_000):
            if until():
                break
            await asyncio.sleep(0.001)
        self.hasher.go.set()

    async def tried(self, name: str, password: str, address: str) -> str:
        try:
            await self.sign_on.sign_in(name, password, Browser(address, ""))
        except TooFast as error:
            return f"{error.key} {error.after}"
        except Problem as error:
            return error.key
        return "in"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def door(store: Store, clock: Clock) -> Door:
    """Through which Ada has signed up."""
    door = Door(store, clock)
    run(door.sign_on.sign_up(Browser("", ""), "Ada", SECRET, "en"))
    door.hasher.hashings = 0
    return door


def test_an_address_waits_longer_with_every_failure(door: Door, clock: Clock) -> None:
    """Ten are free, for any names; then one second, two, four, up to five minutes. Whoever does not wait is sent away
    without any hashing, with the right password, too; others go on. After an hour all is forgotten."""
    for number in range(OF_ADDRESS.free):
        assert door.try_in(f"Somebody {number}") == "wrong-password"
    waits = []
    for number in range(12):
        hashings = door.hasher.hashings
        said = door.try_in("Ada", SECRET)
        waits.append(int(said.removeprefix("sign-in-wait ")))
        assert door.hasher.hashings == hashings
        assert door.try_in("Ada", SECRET, "192.0.2.2") == "in"
        clock.now += waits[-1] - 0.5
        assert door.try_in("Ada", SECRET) == "sign-in-wait 1"
        clock.now += 0.5
        assert door.try_in(f"Another {number}") == "wrong-password"
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    clock.now += MEMORY
    assert door.try_in("Somebody") == "wrong-password"
    assert door.try_in("Ada", SECRET) == "in"


@pytest.mark.parametrize("name", ["Ada", "Nobody"])
def test_a_name_waits_whether_or_not_somebody_has_it(door: Door, clock: Clock, name: str) -> None:
    """Ten failures are free, from whatever addresses; then one second, two, four, up to a minute. With each try there
    is one hashing, and the same answers for a name that nobody has."""
    for number in range(OF_NAME.free):
        assert door.try_in(name, address=f"192.0.2.{number}") == "wrong-password"
    assert door.hasher.hashings == OF_NAME.free
    waits = []
    for number in range(8):
        said = door.try_in(name.upper(), address=f"198.51.100.{number}")
        waits.append(int(said.removeprefix("sign-in-wait ")))
        clock.now += waits[-1]
        assert door.try_in(name, address=f"203.0.113.{number}") == "wrong-password"
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]
    assert door.hasher.hashings == OF_NAME.free + 8


def test_success_clears_the_name_alone(door: Door, store: Store, clock: Clock) -> None:
    """Whoever has an account cannot begin anew with it at guessing another's."""
    for _ in range(4):
        door.try_in("Ada")
    assert door.try_in("ADA", SECRET) == "in"
    address = of_address("192.0.2.1")
    assert store.failures_of([address, of_name("Ada")], clock.now) == {address: (4, clock.now)}


def test_another_process_counts_on(door: Door, store_url: str, clock: Clock) -> None:
    """As does one that was started anew."""
    for _ in range(OF_ADDRESS.free):
        door.try_in("Ada")
    with Store.open(store_url) as store:
        other = Door(store, clock)
        assert other.try_in("Ada", SECRET) == "sign-in-wait 1"
        assert other.hasher.hashings == 0


def test_the_present_password_is_counted_like_signing_in(door: Door, store: Store, clock: Clock) -> None:
    """Somebody at a browser that was left open cannot guess on at the forms for another name and password."""
    ada, token = run(door.sign_on.sign_in("Ada", SECRET, Browser("", "")))
    browser = Browser("192.0.2.9", "", digest_of(token), ada)
    for number in range(OF_ADDRESS.free):
        with pytest.raises(NotAllowed, match="wrong-present-password"):
            run(
                door.sign_on.rename(ada, "wrong", "Eve", browser)
                if number % 2
                else door.sign_on.new_password(ada, "wrong", "hers alone", browser)
            )
    for work in (
        door.sign_on.rename(ada, SECRET, "Eve", browser),
        door.sign_on.new_password(ada, SECRET, "hers alone", browser),
    ):
        with pytest.raises(TooFast, match="sign-in-wait"):
            run(work)
    assert door.try_in("Ada", SECRET) == "in"
    after = store.account(ada.id)
    assert after is not None and after.name == "Ada"


def test_many_at_once_are_hashed_two_by_two(door: Door) -> None:
    """Two at work and a hundred in line; the others are told at once to come back, and nothing is hashed for them. The
    hashing stands still until they are gone, so it does not matter how quick it is."""
    sent_away = 0

    async def one(address: str) -> str:
        nonlocal sent_away
        said = await door.tried("Ada", SECRET, address)
        sent_away += said.startswith("sign-in-busy")
        return said

    async def all_of_them() -> list[str]:
        tries = [asyncio.ensure_future(one(f"192.0.2.{number}")) for number in range(120)]
        await door.stand_still(lambda: sent_away == 120 - AT_ONCE - IN_LINE and door.hasher.most >= AT_ONCE)
        return [await each for each in tries]

    said = run(all_of_them())
    assert said.count("in") == 102
    assert said.count("sign-in-busy 2") == 18
    assert door.hasher.most == 2
    assert door.hasher.hashings == 102
    assert door.try_in("Ada", SECRET) == "in", "the line is empty again"


def test_all_who_hash_share_one_line(door: Door) -> None:
    """Signing up, signing in and another password together are no more than two at once."""
    ada, token = run(door.sign_on.sign_in("Ada", SECRET, Browser("", "")))

    async def all_of_them() -> None:
        sign_on = door.sign_on

        def browser_of(number: int, who: Account | None = None) -> Browser:
            return Browser(f"192.0.2.{number}", "", digest_of(token) if who else "", who)

        deeds: list[Awaitable[Any]] = [
            sign_on.sign_up(browser_of(number), f"Bo {number}", SECRET, "en") for number in range(6)
        ]
        deeds += [sign_on.sign_in("Ada", SECRET, browser_of(number)) for number in range(6)]
        deeds += [sign_on.rename(ada, SECRET, "Ada", browser_of(number, ada)) for number in range(6)]
        tries = [asyncio.ensure_future(each) for each in deeds]
        await door.stand_still(lambda: sign_on.passwords.there == len(tries) and door.hasher.most >= AT_ONCE)
        await asyncio.gather(*tries)

    door.hasher.most = 0
    run(all_of_them())
    assert door.hasher.most == 2


def test_who_stood_in_line_while_others_failed_has_to_wait(door: Door) -> None:
    """Many wrong passwords at the same moment are not more tries than one after the other, but for those at work."""

    async def all_of_them() -> list[str]:
        addresses = [f"192.0.2.{number}" for number in range(AT_ONCE + IN_LINE)]
        tries = [asyncio.ensure_future(door.tried("Ada", "wrong", address)) for address in addresses]
        await door.stand_still(lambda: door.sign_on.passwords.there == len(tries))
        return [await each for each in tries]

    said = run(all_of_them())
    assert said.count("wrong-password") <= OF_NAME.free + AT_ONCE - 1
    assert door.hasher.hashings == said.count("wrong-password")


def test_one_client_leaves_room_in_the_line(door: Door) -> None:
    """Of thirty tries of one client eight are heard; another's is, too, while they last."""

    async def all_of_them() -> tuple[list[str], str]:
        tries = [asyncio.ensure_future(door.tried("Nobody", SECRET, "192.0.2.1")) for _ in range(30)]
        other = asyncio.ensure_future(door.tried("Ada", SECRET, "192.0.2.2"))
        line = door.sign_on.passwords
        await door.stand_still(
            lambda: line.there == OF_ONE + 1 and sum(each.done() for each in tries) == len(tries) - OF_ONE
        )
        return [await each for each in tries], await other

    said, other = run(all_of_them())
    assert (said.count("wrong-password"), said.count("sign-in-busy 2"), other) == (OF_ONE, 30 - OF_ONE, "in")


def test_clients_have_the_line_by_turns(door: Door) -> None:
    """However many signings-up of three others wait, who asks once is served among the first, and whoever gives up
    holds nobody up."""
    served: list[str] = []

    async def sign_up(client: str) -> None:
        await door.sign_on.passwords.hashed(SECRET, client)
        served.append(client)

    async def all_of_them() -> None:
        line = door.sign_on.passwords
        door.hasher.go.clear()
        crowd = [asyncio.ensure_future(sign_up(f"192.0.2.{n}")) for n in (1, 2, 3) for _ in range(OF_ONE)]
        await asyncio.sleep(0)
        late = asyncio.ensure_future(sign_up("198.51.100.1"))
        for gone in (crowd[5], crowd[-1]):
            gone.cancel()
        await door.stand_still(lambda: line.there == 3 * OF_ONE + 1 - 2)
        await asyncio.gather(*crowd, late, return_exceptions=True)
        assert line.there == 0

    run(all_of_them())
    assert len(served) == 3 * OF_ONE - 2 + 1
    assert served.index("198.51.100.1") < AT_ONCE + 4 + 1
    assert door.try_in("Ada", SECRET) == "in", "the line is empty again"


def test_nobody_from_outside_keeps_an_owner_from_another_password(door: Door, store: Store, clock: Clock) -> None:
    """While others guess, the name has to wait; who is signed in is counted apart."""
    ada, token = run(door.sign_on.sign_in("Ada", SECRET, Browser("", "")))
    for number in range(OF_NAME.free + 1):
        door.try_in("Ada", address=f"192.0.2.{number}")
    assert door.try_in("Ada", SECRET, "198.51.100.1").startswith("sign-in-wait")
    home = Browser("198.51.100.1", "", digest_of(token), ada)
    run(door.sign_on.new_password(ada, SECRET, "hers alone now", home))
    clock.now += OF_NAME.longest
    assert door.try_in("Ada", "hers alone now", "198.51.100.1") == "in"


# ---------------------------------------------------------------------- over the web


def from_address(server: Server, address: str, language: str = "en") -> Person:
    """A visitor with that address: a proxy on this machine is believed."""
    visitor = Person(server.address, language=language)
    visitor.http.headers["X-Forwarded-For"] = address
    visitor.http.headers["Accept"] = "application/json"
    return visitor


def test_a_wait_is_told_alike_for_known_and_unknown_names(servers: tuple[Server, Server]) -> None:
    """429 with the seconds and Retry-After, the same sentence in either case, on both server processes; another
    address is let in."""
    host = from_address(servers[0], "198.51.100.1")
    name = f"Waiting {host.csrf[:8]}"
    assert host.form("/me/sign-up", name=name, password=SECRET).status_code == 303
    with Store.open(servers[0].database) as store:
        for _ in range(OF_ADDRESS.free + 12):
            store.add_failure([of_address("198.51.100.77")])
    said = set()
    for server in servers:
        visitor = from_address(server, "198.51.100.77")
        for given in (name, "Nobody at all"):
            answer = visitor.form("/me/sign-in", name=given, password=SECRET)
            body = refused(answer, 429)
            assert 200 < int(answer.headers["retry-after"]) <= 300
            assert answer.headers["retry-after"] in body["error"]
            said.add("".join(letter for letter in body["error"] if not letter.isdigit()))
    assert len(said) == 1
    polish = from_address(servers[1], "198.51.100.77", "pl").form("/me/sign-in", name=name, password=SECRET)
    assert "hase" in refused(polish, 429)["error"]
    assert from_address(servers[1], "198.51.100.78").form("/me/sign-in", name=name, password=SECRET).status_code == 303


def test_a_wrong_password_is_counted_where_all_see_it(servers: tuple[Server, Server]) -> None:
    """For the address and for the name, once a try."""
    for number, server in enumerate(servers, start=1):
        visitor = from_address(server, f"198.51.100.{80 + len(set(servers))}")
        assert visitor.form("/me/sign-in", name="Nobody here", password="wrong").status_code == 403
        with Store.open(server.database) as store:
            keys = [of_address(f"198.51.100.{80 + len(set(servers))}"), of_name("Nobody here")]
            assert [count for count, _ in store.failures_of(keys).values()] == [number, number]
