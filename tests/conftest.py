"""Fixtures for more than one folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from hypothesis import HealthCheck, settings

from karawela.store import Store
from tests import postgres

BACKENDS = ("sqlite", "postgresql")

settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")
"""A busy machine is no counterexample."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One PostgreSQL for all tests of this process, brought up when the first one needs it."""
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> Iterator[str]:
    """A PostgreSQL database of the test's own, in which there is nothing."""
    name = postgres_server.new_database()
    yield postgres_server.url(name)
    postgres_server.drop_database(name)


@pytest.fixture(scope="session")
def _postgres_harbour(postgres_server: postgres.Server) -> str:
    """A PostgreSQL database with the store's tables, for one test after the other."""
    url = postgres_server.url(postgres_server.new_database())
    Store.open(url).close()
    return url


@pytest.fixture(scope="session")
def _sqlite_harbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the store's tables, to be copied."""
    path = tmp_path_factory.mktemp("harbour") / "empty.db"
    Store.open(str(path)).close()
    return path


@pytest.fixture(params=BACKENDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be made, on each of the two databases; nothing is there yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'harbour.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(params=BACKENDS)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty store is, on each of the two databases."""
    if request.param == "sqlite":
        path = tmp_path / "harbour.db"
        shutil.copy(request.getfixturevalue("_sqlite_harbour"), path)
        yield f"sqlite:///{path}"
    else:
        url: str = request.getfixturevalue("_postgres_harbour")
        yield url
        with psycopg.connect(url) as connection:
            for table in ("games", "accounts", "settings", "failures"):
                connection.execute(f"DELETE FROM {table}".encode())


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An empty store, on each of the two databases; `store_url` is its place."""
    with Store.open(store_url) as opened:
        yield opened
