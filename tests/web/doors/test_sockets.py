"""Real sockets against a real server: whoever sends too much, too slowly, too often or reads nothing harms nobody."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from karawela.web.doors.doorkeeper import allow_files
from tests.web.doors.peers import dial, heard, hung_up, many, posted, statuses
from tests.web.people import ME, OPEN, Program, client, eventually
from tests.web.server import Nursery, Server

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
UNHURRIED = {"head_seconds": 600, "body_seconds": 600}
HASTY = {"head_seconds": 0.3, "body_seconds": 0.3, "standstill_seconds": 1}


@pytest.fixture(scope="module")
def guarded(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody has, but for time: however slow the machine is, nobody is late."""
    database = str(tmp_path_factory.mktemp("guarded") / "harbour.sqlite")
    with nursery.server(database, rate="100000", limits=json.dumps(UNHURRIED)) as server:
        yield server


@pytest.fixture
def narrow(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server with room for a thousand connections."""
    limits = json.dumps(UNHURRIED | {"connections": 1000})
    with nursery.server(str(tmp_path / "harbour.sqlite"), rate="100000", limits=limits) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that loses patience soon; its limit of requests is off, but that changes nothing here."""
    database = str(tmp_path_factory.mktemp("hasty") / "harbour.sqlite")
    with nursery.server(database, limits=json.dumps(HASTY)) as server:
        yield server


def memory(pid: int) -> int:
    """The most memory that a process has had, in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1])


def test_headers_without_end_are_refused(guarded: Server) -> None:
    """431, and next to nothing of 30 MB is kept: as one header, as many, and in the address."""
    line = b"X: " + b"a" * 60_000 + b"\r\n"
    before = memory(guarded.pid)
    for data in (b"GET / HTTP/1.1\r\n" + line * 500, b"GET /" + b"a" * 30_000_000):
        with dial(guarded.port) as peer:
            assert statuses(heard(peer, data)[:20]) in ([431], []), "a peer that sends on may lose the answer"
    with dial(guarded.port) as peer:
        answer = heard(peer, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 101 + b"\r\n")
    assert statuses(answer) == [431]
    assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["status"] == 431
    assert memory(guarded.pid) - before < 8 * 1024


def test_bodies_without_end_are_refused(guarded: Server) -> None:
    """413 with a sentence, in chunks or announced, on pages, in the API and where nobody reads a body."""
    chunks = b"8000\r\n" + b"a" * 0x8000 + b"\r\n"
    before = memory(guarded.pid)
    for path in ("/language", "/api/v1/accounts", "/health", "/nothing"):
        with dial(guarded.port) as peer:
            answer = heard(peer, posted(20_000_000, path) + b"a" * 100_000)
        assert statuses(answer) == [413], path
        assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["error"] == "That is too large."
        with dial(guarded.port) as peer:
            own = statuses(heard(peer, posted(0, path).replace(b"Host: x", b"Host: x\r\nConnection: close")))
        with dial(guarded.port) as peer:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            answers = statuses(heard(peer, head.encode() + chunks * 100))
            assert answers in ([413], own), f"{path} may be answered before it is known how long its body is"
    assert memory(guarded.pid) - before < 8 * 1024
    assert "Traceback" not in guarded.said()


def test_half_open_requests_cut_nobody_off(narrow: Server) -> None:
    """1,050 of them, from one address that brings many clients and from many addresses, where there is room for 1,000:
    the oldest give way, a player goes on playing, a new one is let in, and whoever watches goes on watching."""
    allow_files()
    ada, bob = Program(narrow.address, "Ada"), Program(narrow.address, "Bob")
    table = ada.open_table(ME, OPEN)
    bob.join(table)
    with ada.listening(table) as ear, ExitStack() as crowd:
        ear.next()
        lines = [*crowd.enter_context(many(narrow.port, 1050, HALF))]
        for number in range(2, 12):
            lines += crowd.enter_context(many(narrow.port, 105, HALF, f"127.0.0.{number}"))
        eventually(lambda: sum(map(hung_up, lines)) >= 1100, "the oldest give way")
        mover = next(person for person in (ada, bob) if person.options(table)["options"])
        mover.play_one(table)
        assert ear.until(lambda message: message["seq"] == 2)
        assert client(narrow.address).get("/health").status_code == 200
        assert hung_up(lines[0])
        assert not hung_up(lines[-1])


def test_one_address_has_its_share_of_connections(guarded: Server) -> None:
    """240; the next are told so and closed, and others come in; when one goes, another may come."""
    with many(guarded.port, 240, sender="127.0.0.20") as lines:
        with dial(guarded.port, "127.0.0.20") as one_more:
            answer = heard(one_more)
        assert statuses(answer) == [429]
        assert b"retry-after: " in answer
        assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["error"]
        with dial(guarded.port, "127.0.0.21") as other:
            other.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert other.recv(15) == b"HTTP/1.1 200 OK"
        assert not any(map(hung_up, lines))
        lines.pop().close()

        def comes_in() -> bool:
            with dial(guarded.port, "127.0.0.20") as again:
                again.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                return again.recv(15) == b"HTTP/1.1 200 OK"

        eventually(comes_in, "the place is free again")


def test_a_silent_peer_is_closed(hasty: Server) -> None:
    """Without a word, as it has asked for nothing."""
    with dial(hasty.port) as peer:
        assert heard(peer) == b""


@pytest.mark.parametrize("said", [HALF, posted(10, "/api/v1/accounts") + b"{"], ids=["head", "body"])
def test_slow_peers_are_told_and_closed(hasty: Server, said: bytes) -> None:
    """Half a head and half a body; the server does not wait for them."""

    def told() -> list[int]:
        """Nothing if this machine was so slow that the peer was taken for a silent one."""
        with dial(hasty.port) as peer:
            return statuses(heard(peer, said))

    assert eventually(told, "it is told") == [408]
    assert "Traceback" not in hasty.said()


def test_the_body_of_an_upgrade_is_no_request(guarded: Server) -> None:
    """Whoever hides one there, from a proxy or a limit, gets one answer, and not that of the hidden one."""
    hidden = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    upgrade = posted(len(hidden), "/health").replace(b"Host: x", b"Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c")
    with dial(guarded.port) as peer:
        peer.sendall(upgrade)
        assert statuses(heard(peer, hidden)) == [400]


def test_a_peer_that_reads_nothing_is_cut_off(hasty: Server) -> None:
    """What waits for it is not kept for ever."""
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", hasty.port))
        peer.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 16)

        def gone() -> bool:
            """A machine that is no longer spoken to learns so when it says something."""
            with suppress(ConnectionError):
                peer.sendall(b"\r\n")
            return hung_up(peer)

        eventually(gone, "it is cut off")
        assert len(statuses(heard(peer))) < 16
    assert "Traceback" not in hasty.said()


def test_many_requests_on_one_line_are_bounded(guarded: Server) -> None:
    """Of a thousand at once the first few are answered, and then the connection ends."""
    with dial(guarded.port) as peer:
        answers = statuses(heard(peer, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000))
    assert 1 <= len(answers) <= 17 + 4096 // 30
    assert set(answers) == {200}
