"""Tokens as hashes, in a table of their own; hot-seat by the host's leave; what holds over all server processes.

A cookie used to be the account's id, signed, and so the same for ever. Its hash is worked out here: who has it stays
signed in until they sign out. Private links go on being good, though none can be shown any more.
The key that signed cookies goes: what stands in the database leads to nobody's session.
"""

import hashlib
import json
import time

import sqlalchemy as sa
from alembic import op
from itsdangerous import URLSafeSerializer

from karawela.store.rows import name_key

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    tokens = op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("tokens_account", "tokens", ["account"])
    _carry_over(op.get_bind(), tokens)
    _compare_names_anew(op.get_bind())
    op.drop_index("accounts_link", table_name="accounts")
    op.execute("ALTER TABLE accounts DROP COLUMN link_hash")
    op.add_column("games", sa.Column("hot_seat", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "rations",
        sa.Column("client", sa.Text, primary_key=True),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
    )
    op.create_index("rations_minute", "rations", ["minute"])
    op.create_table(
        "failures",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("failures_at", "failures", ["at"])


def _carry_over(db: sa.Connection, tokens: sa.Table) -> None:
    accounts = sa.table("accounts", *map(sa.column, ("id", "link_hash", "settings", "created")))
    settings = sa.table("settings", sa.column("name"), sa.column("value"))
    secret = db.scalar(sa.select(settings.c.value).where(settings.c.name == "cookie"))
    signer = URLSafeSerializer(bytes(secret), salt="account") if secret is not None else None
    now = time.time()
    for account in db.execute(sa.select(accounts)).all():
        found = [("link", account.link_hash)] if account.link_hash else []
        if signer is not None:
            cookie = str(signer.dumps(account.id))
            found.append(("session", hashlib.sha256(f"token {cookie}".encode()).hexdigest()))
        for kind, digest in found:
            row = {"hash": digest, "account": account.id, "kind": kind, "label": "", "created": account.created}
            db.execute(tokens.insert().values(row | {"used": now}))
        kept = {name: value for name, value in json.loads(account.settings).items() if name != "link"}
        db.execute(accounts.update().where(accounts.c.id == account.id).values(settings=json.dumps(kept)))
    if secret is not None:  # who knows it and an account's id could work out its cookie; SQLite keeps what it deletes
        gone = settings.c.name == "cookie"
        db.execute(settings.update().where(gone).values(value=bytes(len(secret))))
        db.execute(settings.delete().where(gone))


def _compare_names_anew(db: sa.Connection) -> None:
    """Names are compared by what is seen of them. Where two accounts with a password have the same name by that, the
    later one is called otherwise, and finds its new name in its own page; so is one whose name is not seen at all."""
    accounts = sa.table("accounts", *map(sa.column, ("id", "name", "name_key", "password_hash", "created")))
    taken: set[str] = set()
    changed: dict[str, str] = {}
    for account in db.execute(sa.select(accounts).order_by(accounts.c.created, accounts.c.id)).all():
        owned = account.password_hash and not name_key(account.name)
        name = called = "Sailor" if owned else account.name
        number = 1
        while account.password_hash and name_key(name) in taken:
            number += 1
            name = f"{called} {number}"
        if account.password_hash:
            taken.add(name_key(name))
        if (name, name_key(name)) != (account.name, account.name_key):
            changed[account.id] = name
            db.execute(
                accounts.update().where(accounts.c.id == account.id).values(name_key=account.id)
            )  # out of the way
    for account_id, name in changed.items():
        values = {"name": name, "name_key": name_key(name)}
        db.execute(accounts.update().where(accounts.c.id == account_id).values(values))
