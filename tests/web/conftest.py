"""Servers for the tests of the web: one on each database for all tests of a process, others as they are needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.web.people import ME, OPEN, Program
from tests.web.server import Nursery, Server


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Where servers come from."""
    opened = Nursery(tmp_path_factory.mktemp("servers"))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def sqlite_server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that all tests share."""
    with nursery.server(str(tmp_path_factory.mktemp("harbour") / "harbour.sqlite")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_servers(nursery: Nursery, postgres_server: postgres.Server) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one PostgreSQL database that all tests share."""
    name = postgres_server.new_database()
    url = postgres_server.url(name)
    with nursery.server(url) as first, nursery.server(url) as second:
        yield first, second
    postgres_server.drop_database(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest) -> tuple[Server, Server]:
    """Where two people reach the same tables: one server twice, or two server processes on PostgreSQL."""
    if request.param == "sqlite":
        server: Server = request.getfixturevalue("sqlite_server")
        return server, server
    both: tuple[Server, Server] = request.getfixturevalue("postgres_servers")
    return both


@pytest.fixture
def server(servers: tuple[Server, Server]) -> Server:
    """A server, on each of the two databases."""
    return servers[0]


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the test's own, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "harbour.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def ada(servers: tuple[Server, Server]) -> Program:
    return Program(servers[0].address, "Ada")


@pytest.fixture
def bob(servers: tuple[Server, Server]) -> Program:
    """Somebody else, who comes in through the other server process where there are two."""
    return Program(servers[1].address, "Bob")


@pytest.fixture
def table(ada: Program, bob: Program) -> str:
    """A running game of Ada, seat 0, against Bob, seat 1."""
    made = ada.open_table(ME, OPEN)
    bob.join(made)
    return made


@pytest.fixture
def asked(ada: Program, bob: Program, table: str) -> tuple[Program, Program]:
    """Whoever is to move first, and the other."""
    return (ada, bob) if ada.head(table)["to_move"] == [0] else (bob, ada)
