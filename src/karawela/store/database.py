"""One database, SQLite or PostgreSQL: where it is, how its transactions begin, and how its failures are told."""

from __future__ import annotations

import selectors
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, Executable, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import NullPool

from karawela.extras import install
from karawela.store.migrate import upgrade
from karawela.store.model import Unavailable
from karawela.store.rows import Values

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
PATIENCE = 30.0
"""Seconds that a writer waits for another before it gives up."""
_Selector: type[selectors.BaseSelector] = getattr(selectors, "PollSelector", selectors.SelectSelector)


class Database:
    """What every part of the store stands on. Safe to use from any number of threads and processes.

    `_reading` and `_writing` are transactions: what is read in one is of one moment, what is written in one is durable
    when it ends, or not there at all. Whoever writes to a game changes or locks its row in `games` first, so that
    writers to one game stand in line and can't wait for each other in a circle.
    """

    def __init__(self, engine: Engine):
        self.backend = engine.dialect.name
        self._engine = engine
        self._reader = engine.execution_options(**_READ_ONLY[self.backend])
        self._autocommit = engine.execution_options(isolation_level="AUTOCOMMIT")
        # SQLite has one writer at a time and lets the others poll; within a process they can stand in line.
        self._turn: AbstractContextManager[Any] = threading.Lock() if self.backend == SQLITE else nullcontext()

    @classmethod
    def open(cls, url: str) -> Self:
        """Opens the database and brings its tables up to date. `url` is a path, `sqlite:///path` or
        `postgresql://user@host/name`; a file and its folder are made where there is none."""
        place = locate(url)
        with _failures_told(place):
            if place.get_backend_name() == SQLITE:
                _prepare_file(Path(str(place.database)))
            engine = _engine(place, NullPool)
            upgrade(engine)
            engine.dispose()
            return cls(_engine(place))

    def close(self) -> None:
        """Lets go of all connections. Nothing is lost without it."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _failures_told(self._engine.url), self._reader.begin() as db:
            yield db

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with _failures_told(self._engine.url), self._turn, self._engine.begin() as db:
            yield db

    @contextmanager
    def _at_once(self) -> Iterator[Connection]:
        """For PostgreSQL: each statement is a transaction of its own."""
        with _failures_told(self._engine.url), self._autocommit.connect() as db:
            yield db

    def _put(self, db: Connection, table: Table, values: Values, keep: bool = False) -> None:
        """Inserts a row; where its key exists, replaces it or keeps the old one."""
        db.execute(_upsert(self.backend, table, tuple(values), keep), values)


@cache
def _upsert(backend: str, table: Table, names: tuple[str, ...], keep: bool) -> Executable:
    insert = sqlite.insert(table) if backend == SQLITE else postgresql.insert(table)
    key = list(table.primary_key)
    rest = {name: insert.excluded[name] for name in names if name not in table.primary_key}
    if keep:
        return insert.on_conflict_do_nothing(index_elements=key)
    return insert.on_conflict_do_update(index_elements=key, set_=rest)


def locate(url: str) -> URL:
    """Where the database is. A text without `://` is the path of a file."""
    if "://" not in url:
        place = URL.create(SQLITE, database=str(Path(url).expanduser()))
    else:
        try:
            place = make_url(url)
        except (ArgumentError, ValueError):  # a message with what can't be read might show a password
            raise Unavailable(f"the database's address can't be read; {_RIGHT}") from None
    match place.get_backend_name():
        case "sqlite" if place.database and place.database != ":memory:":
            if "uri" in place.query or place.database.startswith("file:"):
                told = place.render_as_string()
                raise Unavailable(f"'{told}' is a URI of SQLite's own, by which one file has many names; {_RIGHT}")
            return place.set(drivername=SQLITE)
        case "postgresql" | "postgres":
            return place.set(drivername="postgresql+psycopg")
    raise Unavailable(f"'{place.render_as_string()}' can't keep games; {_RIGHT}")


_RIGHT = "right are a file's path, sqlite:///path and postgresql://user@host/name"

_READ_ONLY: dict[str, dict[str, Any]] = {
    SQLITE: {"sqlite_begin": "BEGIN"},
    POSTGRESQL: {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}


def _engine(place: URL, pool: type[NullPool] | None = None) -> Engine:
    """Connections that are kept for the next one, or with `NullPool`, for migrations, used once."""
    kept: Any = {"poolclass": pool} if pool else {"pool_size": 5, "max_overflow": 10, "pool_timeout": PATIENCE}
    kept["hide_parameters"] = True  # a log must not tell what stands in the rows
    if place.get_backend_name() == POSTGRESQL:
        waits = {} if "connect_timeout" in place.query else {"connect_timeout": 10}
        try:
            engine = create_engine(place, connect_args=waits, **kept)
        except ImportError:
            raise Unavailable(f"PostgreSQL needs its driver: {install('postgres')}") from None
        event.listen(engine, "checkout", _still_there)
        return engine
    # With isolation_level None the driver begins nothing by itself, and BEGIN is said below, the right kind of it.
    engine = create_engine(place, connect_args={"timeout": PATIENCE, "isolation_level": None}, **kept)

    @event.listens_for(engine, "connect")
    def settle(connection: sqlite3.Connection, record: object) -> None:
        connection.execute("PRAGMA synchronous = FULL")
        # A migration that makes a table anew drops the old one, and its rows must not take others with them.
        connection.execute(f"PRAGMA foreign_keys = {'OFF' if pool else 'ON'}")

    @event.listens_for(engine, "begin")
    def begin(db: Connection) -> None:
        db.exec_driver_sql(db.get_execution_options().get("sqlite_begin", "BEGIN IMMEDIATE"))

    return engine


def _still_there(connection: Any, record: object, proxy: object) -> None:
    """A resting connection has nothing to say; if it has, the server has closed it, and the pool opens another. That
    costs no journey to the server, as a question would."""
    if connection.closed:
        raise DisconnectionError
    with _Selector() as line:
        line.register(connection.fileno(), selectors.EVENT_READ)
        if line.select(0):
            raise DisconnectionError


def check_file(path: Path) -> None:
    """Raises `Unavailable` if something is there that can't be a database: a folder, or a file with a second name.

    SQLite keeps what was written last in a file beside the name by which it was opened, so that by two names there are
    two such files for one database, which ruins it. A symbolic link is no second name."""
    try:
        found = path.stat()
    except OSError:  # there is nothing yet, or whoever opens it says what hinders
        return
    if stat.S_ISDIR(found.st_mode):
        raise Unavailable(f"'{path}' is a folder; right is a file in it, such as '{path / 'harbour.sqlite'}'")
    if found.st_nlink > 1:
        raise Unavailable(
            f"'{path}' has {found.st_nlink} names (hard links), and under two of them a database is ruined; "
            "remove the others, or serve a copy of it"
        )


def make_folder(path: Path) -> None:
    """The folder of a file, for its owner alone."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable(f"the folder of '{path}' can't be made: {error.strerror}") from error


def _prepare_file(path: Path) -> None:
    """Makes the folder and sets the file to write-ahead logging, which it remembers.

    Two processes that do so at once may meet a lock for which SQLite does not wait by itself.
    """
    check_file(path)
    make_folder(path)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection = sqlite3.connect(path, timeout=PATIENCE)
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            finally:
                connection.close()
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise Unavailable(f"'{path}' can't be opened: {error}") from error
            time.sleep(0.02)
        except sqlite3.DatabaseError as error:
            raise Unavailable(f"'{path}' can't be opened: {error}") from error


@contextmanager
def _failures_told(place: URL) -> Iterator[None]:
    """Failures of the database as `Unavailable`. A broken constraint is left to whoever knows what it means."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise Unavailable(f"{place.render_as_string()}: {str(error.orig).strip()}") from error
    except NoConnection as error:
        raise Unavailable(
            f"{place.render_as_string()}: all connections were busy for {PATIENCE:.0f} seconds"
        ) from error
    except SQLAlchemyError as error:
        raise Unavailable(f"{place.render_as_string()}: {error}") from error
