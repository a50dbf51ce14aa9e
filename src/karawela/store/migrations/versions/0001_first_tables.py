"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_game() -> "sa.Column[str]":
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("link_hash", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    for index, column, filled in (
        ("accounts_name", "name_key", "password_hash"),
        ("accounts_link", "link_hash", "link_hash"),
    ):
        where = sa.column(filled) != ""
        op.create_index(index, "accounts", [column], unique=True, sqlite_where=where, postgresql_where=where)
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("to_move", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
    )
    op.create_index("games_open", "games", ["status", "public", "created"])
    op.create_index("games_latest", "games", ["status", "updated"])
    op.create_index("games_host", "games", ["host"])
    op.create_table(
        "seats",
        of_game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
    )
    op.create_index("seats_account", "seats", ["account"])
    op.create_table(
        "plies",
        of_game(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "snapshots",
        of_game(),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("outcomes", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chats",
        of_game(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
