"""How many connections there may be, of one client and of all, and which goes when there are too many."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest

from karawela.web.doors.doorkeeper import Doorkeeper
from karawela.web.doors.limits import Limits, read_limits
from karawela.web.settings import Settings, from_environment
from tests.web.doors.peers import GET, SLOW, House, settle, statuses, story
from tests.web.server import PATIENCE, ROOT, surroundings

ASK = """
import json, resource, sys
from karawela.web.doors.doorkeeper import _possible, allow_files
from karawela.web.doors.limits import Limits
*files, connections = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, tuple(files))
allow_files()
print(json.dumps([*resource.getrlimit(resource.RLIMIT_NOFILE), _possible(Limits(connections=connections))]))
"""


class Guest:
    """A connection of which only coming and going matter."""

    def __init__(self) -> None:
        self.gone = False

    def check(self, now: float) -> None:
        pass

    def give_way(self) -> None:
        self.gone = True


def admitted(keeper: Doorkeeper, host: str, number: int) -> list[int]:
    return [keeper.admit(Guest(), host) for _ in range(number)]


def test_a_client_has_so_many_connections() -> None:
    """240, then 429; another client is let in; a place that becomes free can be taken."""
    keeper = Doorkeeper(Settings())
    last = Guest()
    assert admitted(keeper, "192.0.2.1", 239) == [0] * 239
    assert keeper.admit(last, "192.0.2.1") == 0
    assert admitted(keeper, "192.0.2.1", 2) == [429, 429]
    assert admitted(keeper, "192.0.2.2", 1) == [0]
    keeper.leave(last)
    keeper.leave(last)
    assert admitted(keeper, "192.0.2.1", 2) == [0, 429]


def test_a_network_of_ipv6_is_one_client() -> None:
    keeper = Doorkeeper(Settings())
    taken = [keeper.admit(Guest(), f"2001:db8::{number:x}") for number in range(1, 242)]
    assert taken == [0] * 240 + [429]


@pytest.mark.parametrize(("workers", "most"), [(1, 240), (2, 120), (7, 35)])
def test_the_processes_share_what_a_client_may_have(workers: int, most: int) -> None:
    keeper = Doorkeeper(Settings(workers=workers))
    assert admitted(keeper, "192.0.2.1", most + 1) == [0] * most + [429]


def test_proxies_bring_many_clients() -> None:
    """Those that are trusted are not counted as one; nobody is where the limit is off."""
    keeper = Doorkeeper(Settings(trusted_proxies=("10.0.0.0/8",)))
    for proxy in ("10.0.0.9", "127.0.0.1"):
        assert admitted(keeper, proxy, 300) == [0] * 300
    assert 429 in admitted(keeper, "127.0.0.2", 300)
    free = Doorkeeper(Settings(requests_a_minute=0))
    assert admitted(free, "192.0.2.1", 900) == [0] * 900


@story
async def test_the_oldest_unfinished_request_gives_way() -> None:
    """Not those that are answered, nor those that rest; each of them only when there is nothing else to end."""
    house = House(connections=4)
    (asking, asking_line), (rested, rested_line) = house.visit(), house.visit()
    (first, first_line), (_, second_line) = house.visit(), house.visit()
    rested.data_received(GET)
    asking.data_received(SLOW)
    first.data_received(b"G")
    await settle()
    newest, newest_line = house.visit()
    assert first_line.aborted
    assert not second_line.aborted
    newest.data_received(SLOW)
    _, other_line = house.visit()
    assert second_line.aborted
    house.visit()[0].data_received(SLOW)
    assert other_line.aborted
    house.visit()[0].data_received(SLOW)
    assert rested_line.aborted
    _, refused_line = house.visit()
    assert statuses(refused_line.sent) == [503]
    assert b"retry-after: " in refused_line.sent
    assert refused_line.closed
    assert not asking_line.aborted
    assert not newest_line.aborted
    house.go_on.set()
    await settle()
    assert statuses(asking_line.sent) == statuses(newest_line.sent) == [200]


@story
async def test_a_body_on_its_way_may_give_way_too() -> None:
    """Whoever sends bodies that never end can't keep others out either."""
    house = House(connections=2)
    slow, slow_line = house.visit()
    slow.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
    house.visit()
    house.visit()
    assert slow_line.aborted


@story
async def test_the_doorkeeper_goes_round_as_long_as_somebody_is_there() -> None:
    """And never when nobody is, so that nothing keeps a loop busy."""
    house = House()
    loop = asyncio.get_running_loop()
    door, line = house.visit()
    house.clock.now += 10
    house.keeper._next_round(loop)
    assert line.closed
    assert house.keeper._rounds is not None
    door.connection_lost(None)
    house.keeper._next_round(loop)
    assert house.keeper._rounds is None


def test_limits_reach_the_server_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the environment, as all settings do; what is not named has its default."""
    settings = Settings(limits=Limits(connections=7, head_seconds=0.5), requests_a_minute=5)
    for name, value in settings.environment().items():
        monkeypatch.setenv(name, value)
    assert from_environment() == settings
    assert read_limits('{"streams": 3}') == Limits(streams=3)


@pytest.mark.parametrize(
    ("workers", "open_requests", "streams", "of_account"),
    [(1, 40, 100, 16), (2, 20, 50, 8), (3, 14, 34, 6), (20, 8, 16, 6)],
)
def test_a_process_has_its_share(workers: int, open_requests: int, streams: int, of_account: int) -> None:
    """Of a client and of an account; rounded up, and never so little that a person with a few tables has too little."""
    limits = Limits()
    assert (limits.open_of(workers), limits.streams_of(workers)) == (open_requests, streams)
    assert limits.streams_an_account_of(workers) == of_account


# ---------------------------------------------------------------------- open files


def with_files(now: int, most: int, connections: int = 4000) -> tuple[list[int], str]:
    """In a process that may open so many: what it has allowed itself, how many connections are possible, and what it
    says of that."""
    asked = [sys.executable, "-c", ASK, *map(str, (now, most, connections))]
    run = subprocess.run(
        asked, cwd=ROOT, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    found: list[int] = json.loads(run.stdout)
    return found, run.stderr


@pytest.mark.parametrize(
    ("now", "most", "connections", "possible"),
    [(256, 484, 4000, 100), (600, 600, 4000, 216), (600, 600, 30, 30), (300, 434, 50, 50)],
)
def test_connections_leave_room_for_other_files(now: int, most: int, connections: int, possible: int) -> None:
    """A process allows itself as many open files as it may; nothing is said as long as that is enough."""
    assert with_files(now, most, connections) == ([most, most, possible], "")


@pytest.mark.parametrize(("most", "possible"), [(256, 1), (385, 1), (386, 2), (483, 99)])
def test_a_low_limit_of_open_files_is_told(most: int, possible: int) -> None:
    """How low it is, what it leaves, and what would be right; somebody is let in nevertheless."""
    found, said = with_files(256, most)
    assert found == [most, most, possible]
    assert f"{most} open files leave room for {possible} connection" in said
    assert "4384" in said
    assert "ulimit -n" in said
