"""What one client may have open and how often it may ask: over all processes, behind a proxy, and given back."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests import postgres
from tests.web.doors.peers import FOREVER, dial, many, posted
from tests.web.people import ME, OPEN, PATIENCE, Program, eventually, refused
from tests.web.server import Nursery, Server, surroundings
from tests.web.test_serve import serving

FROZEN = json.dumps({"window_seconds": FOREVER})


def visitor(address: str, forwarded: str = "", sender: str = "127.0.0.1") -> httpx.Client:
    """Somebody on an address of loopback, who says for whom the request is."""
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    line = httpx.HTTPTransport(local_address=sender, verify=False, trust_env=False)
    return httpx.Client(base_url=address, headers=headers, transport=line, timeout=PATIENCE)


def admitted(person: httpx.Client, number: int) -> int:
    """How many of so many requests are not refused as too many."""
    answers = [person.get("/language").status_code for _ in range(number)]
    assert set(answers) <= {405, 429}
    return answers.count(405)


# ---------------------------------------------------------------------- how often


@pytest.fixture(scope="module")
def two_processes(nursery: Nursery, postgres_server: postgres.Server) -> Iterator[tuple[Server, Server]]:
    """On one database, with 60 requests for each client in a window that does not turn."""
    name = postgres_server.new_database()
    url = postgres_server.url(name)
    with ExitStack() as running:
        both = [
            running.enter_context(nursery.server(url, rate="60", workers="2", limits=FROZEN, trusted_proxies=""))
            for _ in range(2)
        ]
        yield both[0], both[1]
    postgres_server.drop_database(name)


def test_two_processes_count_a_client_together(two_processes: tuple[Server, Server]) -> None:
    """60 requests in all, not 60 each; another client has its own."""
    first, second = (visitor(server.address, "198.51.100.1") for server in two_processes)
    assert admitted(first, 50) == 50
    assert admitted(second, 60) + admitted(first, 60) == 10
    answer = refused(first.get("/api/v1/titles"), 429)
    assert answer["error"]
    other = visitor(two_processes[0].address, "198.51.100.2")
    assert admitted(other, 60) == 60


def test_several_workers_count_a_client_together(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`karawela serve --workers 2`: whichever of them answers."""
    monkeypatch.setattr("tests.web.test_serve.surroundings", lambda: surroundings() | {"KARAWELA_LIMITS": FROZEN})
    with serving("--database", postgres_url, "--workers", "2", "--rate", "60") as (_, address):
        answers = 0
        for _ in range(8):
            with visitor(address, "198.51.100.3") as person:
                answers += admitted(person, 30)
        assert answers <= 60

        def spent() -> bool:
            nonlocal answers
            with visitor(address, "198.51.100.3") as person:
                answers += admitted(person, 1)
            return answers == 60

        eventually(spent, "all 60 are admitted")
        assert admitted(visitor(address, "198.51.100.3"), 30) == 0


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/v1/titles", "/health"])
def test_a_refusal_says_when_to_come_back(two_processes: tuple[Server, Server], path: str) -> None:
    """Every address counts, also one where there is nothing; each answer tells what is left."""
    person = visitor(two_processes[0].address, f"203.0.113.{len(path)}")
    left = [int(person.get(path).headers["ratelimit-remaining"]) for _ in range(60)]
    assert left == list(range(59, -1, -1))
    answer = person.get(path)
    assert refused(answer, 429)
    assert answer.headers["ratelimit-limit"] == "60"
    assert answer.headers["retry-after"] == answer.headers["ratelimit-reset"]
    assert "default-src" in answer.headers["content-security-policy"]


def test_only_files_that_exist_are_free(two_processes: tuple[Server, Server]) -> None:
    """Whoever has no requests left still gets all that a page needs; an address below that of the files counts where
    there is none, and so does everything but reading."""
    person = visitor(two_processes[0].address, "203.0.119.1")
    [file, *_] = re.findall(r"/static/[^\"]+\.css", person.get("/").text)
    beside = ("/static/nothing", f"{file}.nothing", f"{file}/nothing", file.rpartition("/")[0], file.upper())
    for number, path in enumerate(beside):
        answer = person.get(path)
        assert (answer.status_code, answer.headers["ratelimit-remaining"]) == (404, str(58 - number)), path
    for method in ("POST", "OPTIONS", "DELETE"):
        assert "ratelimit-remaining" in person.request(method, file).headers, method
    assert admitted(person, 60) == 60 - 1 - len(beside) - 3
    assert [person.get(path).status_code for path in beside] == [429] * len(beside)
    assert [person.request(method, file).status_code for method in ("GET", "HEAD")] == [200, 200]


# ---------------------------------------------------------------------- behind a proxy


@pytest.fixture(scope="module")
def proxied(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes a network of proxies; 127.0.1.3 is in none."""
    database = str(tmp_path_factory.mktemp("proxied") / "harbour.sqlite")
    with nursery.server(database, rate="60", limits=FROZEN, trusted_proxies="127.0.0.2,127.0.2.0/24") as server:
        yield server


@pytest.mark.parametrize("proxy", ["127.0.0.2", "127.0.2.77"])
def test_behind_a_trusted_proxy_each_client_has_its_own_limit(proxied: Server, proxy: str) -> None:
    """By what the proxy says last, not by what its client has said before it."""
    one = visitor(proxied.address, f"{proxy[-1]}.1.1.1, 203.0.113.{proxy[-1]}", proxy)
    same = visitor(proxied.address, f"{proxy[-1]}.2.2.2, 203.0.113.{proxy[-1]}", proxy)
    other = visitor(proxied.address, f"203.0.114.{proxy[-1]}", proxy)
    assert admitted(one, 40) == 40
    assert admitted(same, 40) == 20
    assert admitted(other, 60) == 60


def test_nobody_else_can_say_who_they_are(proxied: Server) -> None:
    """Whoever is no trusted proxy is the address that the socket shows, whatever header is sent."""
    people = [visitor(proxied.address, f"203.0.115.{number}", "127.0.1.3") for number in range(4)]
    assert sum(admitted(person, 20) for person in people) == 60


# ---------------------------------------------------------------------- at once


@pytest.fixture(scope="module")
def small(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a client has the fewest open requests and streams that there may be."""
    database = str(tmp_path_factory.mktemp("small") / "harbour.sqlite")
    limits = json.dumps({"open_requests": 1, "streams": 1, "streams_an_account": 1})
    with nursery.server(database, rate="100000", limits=limits) as server:
        yield server


@pytest.fixture
def table(small: Server) -> str:
    return Program(small.address).open_table(ME, OPEN, public=True)


def ask(path: str, forwarded: str, token: str = "") -> bytes:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    return f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {forwarded}\r\n{bearer}\r\n".encode()


def status(line: socket.socket) -> int:
    """Of the answer that has begun."""
    said = b""
    while len(said) < 12:
        said += line.recv(12 - len(said))
    return int(said[9:])


def test_a_client_has_so_many_open_requests(small: Server) -> None:
    """Eight that wait for something; the ninth is refused, another client is not; and again eight when they end."""
    half = posted(10, "/api/v1/accounts").replace(b"Host: x", b"Host: x\r\nX-Forwarded-For: 203.0.113.1")
    person, other = (visitor(small.address, f"203.0.113.{number}") for number in (1, 2))

    def the_ninth() -> list[httpx.Response]:
        """Refused, if those of the time before have all gone."""
        with many(small.port, 8, half):
            assert other.get("/health").status_code == 200
            return [answer for answer in [person.get("/health")] if answer.status_code == 429]

    for _ in range(2):
        [answer] = eventually(the_ninth, "the ninth is refused")
        assert int(answer.headers["retry-after"]) > 0
        assert "waiting for their answers" in refused(answer, 429)["error"]
        eventually(lambda: person.get("/health").status_code == 200, "there is room again")


@pytest.mark.parametrize("number", [1, 2])
def test_a_client_has_so_many_streams(small: Server, table: str, number: int) -> None:
    """Sixteen from one address, whoever watches; they are given back when the peers have gone."""
    where = f"203.0.116.{number}"
    path = f"/table/{table}/stream"
    person = visitor(small.address, where)
    for _ in range(2):
        with many(small.port, 16, ask(path, where)) as lines:
            assert [status(line) for line in lines] == [200] * 16
            answer = person.get(path)
            assert "watched live" in refused(answer, 429)["error"]
            assert int(answer.headers["retry-after"]) > 0
            assert "oglądasz" in _polish(small, path, where) or "ogląda się" in _polish(small, path, where)
            assert person.get(f"/table/{table}").status_code == 200, "what is no stream is not counted as one"

        def again() -> bool:
            with dial(small.port) as line:
                line.sendall(ask(path, where))
                return status(line) == 200

        eventually(again, "a stream can be opened again")


def _polish(server: Server, path: str, where: str) -> str:
    return str(visitor(server.address, where).get(path, headers={"Accept-Language": "pl"}).json()["error"])


def test_an_account_has_so_many_streams(small: Server, table: str) -> None:
    """Six, from wherever it watches, on pages or through the API; others watch on."""
    ada, bob = Program(small.address, "Ada"), Program(small.address, "Bob")
    path = f"/api/v1/tables/{table}/stream"
    for _ in range(2):
        with ExitStack() as opened:
            for number in range(6):
                line = opened.enter_context(dial(small.port))
                line.sendall(ask(path, f"203.0.117.{number}", ada.token))
                assert status(line) == 200
            answer = ada.get(f"/tables/{table}/stream")
            assert "too many tables live" in refused(answer, 429)["error"]
            assert int(answer.headers["retry-after"]) > 0
            with bob.listening(table) as ear:
                assert ear.next()
            for number in range(20):
                assert ada.get(f"/tables/{table}").status_code == 200, number

        def again() -> bool:
            with dial(small.port) as line:
                line.sendall(ask(path, "203.0.117.9", ada.token))
                return status(line) == 200

        eventually(again, "a stream can be opened again")


def test_the_processes_share_the_streams_of_an_account(two_processes: tuple[Server, Server]) -> None:
    """Sixteen are eight in each of two: so many are open at least, and no more than both have, however they fall."""
    server = two_processes[0]
    ada = Program(server.address, "Ada")
    path = f"/api/v1/tables/{ada.open_table(ME, OPEN)}/stream"
    with ExitStack() as opened:
        lines = [opened.enter_context(dial(server.port)) for _ in range(17)]
        for number, line in enumerate(lines):
            line.sendall(ask(path, f"203.0.121.{number}", ada.token))
        answers = [status(line) for line in lines]
    assert set(answers) == {200, 429}
    assert 8 <= answers.count(200) <= 16


def test_without_a_limit_of_requests_nothing_is_counted_by_client(sqlite_server: Server) -> None:
    """For measuring, or behind a proxy that counts: many streams and connections from one address."""
    table = Program(sqlite_server.address).open_table(ME, OPEN, public=True)
    with many(sqlite_server.port, 300, ask(f"/table/{table}/stream", "203.0.118.1"), "127.0.0.30") as lines:
        assert {status(line) for line in lines} == {200}


# ---------------------------------------------------------------------- whom the request is for


@pytest.mark.parametrize("host", ["x:99999999", "x:abc", "x:-1", "x@y:70000", "a b", "[::1", "x:1:2", "a/b", "x:65536"])
def test_a_host_that_is_none_is_refused(sqlite_server: Server, host: str) -> None:
    """400 with a sentence and the headers of every answer, on a page and for a program; no fault of ours in the log."""
    for path, accept in (("/", "text/html"), ("/api/v1/titles", "application/json"), ("/nowhere", "text/html")):
        line = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: {accept}\r\nConnection: close\r\n\r\n"
        with dial(sqlite_server.port) as peer:
            peer.sendall(line.encode())
            answer = b"".join(iter(lambda peer=peer: peer.recv(65536), b""))  # type: ignore[misc]
        assert answer.startswith(b"HTTP/1.1 400 "), (path, answer[:200])
        assert path == "/nowhere" or b"could not be understood" in answer


@pytest.mark.parametrize("host", ["karawela.example", "karawela.example:8765", "[::1]:80", "[fd00::7]", "127.0.0.1:1"])
def test_a_host_of_any_name_is_served(sqlite_server: Server, host: str) -> None:
    assert httpx.get(f"{sqlite_server.address}/", headers={"Host": host}).status_code == 200
