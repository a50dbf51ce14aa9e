"""The tables, for SQLite and PostgreSQL alike. `model` says what they mean; lists and options are JSON in text columns.

A change here needs a new file in `migrations/versions`; a test compares what the migrations make with this.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_game() -> Column[str]:
    """Rows of a game vanish with it; only a game that never began can."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # the name as it is compared: SQLite can fold ASCII alone
    Column("password_hash", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Double, nullable=False),
)
_named = accounts.c.password_hash != ""
Index("accounts_name", accounts.c.name_key, unique=True, sqlite_where=_named, postgresql_where=_named)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)
Index("tokens_account", tokens.c.account)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seal", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("to_move", Text, nullable=False),
    Column("result", Text),
    Column("rematch", Text),
    Column("winners", Text),
    Column("hot_seat", Boolean, nullable=False, server_default=false()),
    Column("origin", Text, nullable=False, server_default=""),
)
Index("games_open", games.c.status, games.c.public, games.c.created)
Index("games_latest", games.c.status, games.c.updated)
Index("games_host", games.c.host)

seats = Table(
    "seats",
    metadata,
    _of_game(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("account", Text),
    Column("bot", Text, nullable=False),
    Column("colour", Text, nullable=False),
)
Index("seats_account", seats.c.account)

plies = Table(
    "plies",
    metadata,
    _of_game(),
    Column("ply", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_game(),
    Column("lines", Integer, nullable=False),
    Column("outcomes", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    _of_game(),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer),
    Column("account", Text, nullable=False),
    Column("at", Double, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _of_game(),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    _of_game(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("until", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("ended", Double),
)

rations = Table(
    "rations",
    metadata,
    Column("client", Text, primary_key=True),
    Column("minute", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
)
Index("rations_minute", rations.c.minute)

failures = Table(
    "failures",
    metadata,
    Column("key", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", Double, nullable=False),
)
Index("failures_at", failures.c.at)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
