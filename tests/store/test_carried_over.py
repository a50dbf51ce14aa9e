"""Cookies and private links from before there were tokens go on being good, as hashes, until somebody ends them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from alembic import command
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, column, create_engine, insert, table

from karawela.store import Store, Token
from karawela.store.database import SQLITE, locate
from karawela.store.migrate import config

KEY = bytes(range(32))
"""With what the program of before signed its cookies."""
COLUMNS = ("id", "name", "name_key", "password_hash", "link_hash", "settings", "created")
LINK = "a-link-of-before"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def cookie_of(account: str) -> str:
    return str(URLSafeSerializer(KEY, salt="account").dumps(account))


@pytest.fixture
def old_url(empty_url: str) -> str:
    """A database of before with two accounts: Ada, who has a password and a link, and a guest without one."""
    engine, settings = create_engine(locate(empty_url)), config()
    with engine.begin() as db:
        settings.attributes["connection"] = db
        command.upgrade(settings, "0004")
        fill(db)
    engine.dispose()
    return empty_url


def fill(db: Connection) -> None:
    db.execute(insert(table("settings", column("name"), column("value"))), {"name": "cookie", "value": KEY})
    options = json.dumps({"language": "pl", "link": LINK})
    rows = [
        ("ada", "Ada", "ada", "hash", digest(f"link {LINK}"), options, 1.0),
        ("bo", "", "", "", "", json.dumps({"language": "en"}), 2.0),
    ]
    accounts = table("accounts", *map(column, COLUMNS))
    db.execute(insert(accounts), [dict(zip(COLUMNS, row, strict=True)) for row in rows])


def test_who_was_signed_in_is_still(old_url: str) -> None:
    """By the cookie, which is a session's token now; somebody else's signature is none."""
    with Store.open(old_url) as store:
        for name in ("ada", "bo"):
            found = store.account_by_token(digest(f"token {cookie_of(name)}"))
            assert found is not None and found[0].id == name
        other = str(URLSafeSerializer(b"another key", salt="account").dumps("ada"))
        assert store.account_by_token(digest(f"token {other}")) is None
        store.only_token(Token("another", "ada"))
        assert store.account_by_token(digest(f"token {cookie_of('ada')}")) is None


def test_nobody_works_out_a_cookie_from_what_is_left(old_url: str) -> None:
    """The key by which cookies were signed is gone, from the file, too."""
    with Store.open(old_url) as store:
        assert store.secret("cookie") != KEY
    place = locate(old_url)
    if place.get_backend_name() == SQLITE:
        files = [Path(f"{place.database}{ending}") for ending in ("", "-wal")]
        assert not any(KEY in file.read_bytes() for file in files if file.exists())


def test_names_are_compared_anew(old_url: str) -> None:
    """By what is seen of them. Of two accounts that are called alike now the later one has a number behind its name,
    and whose name is not seen has another."""
    engine = create_engine(locate(old_url))
    rows = [("cy", "Ann\u2800Lee", "ann\u2800lee", 3.0), ("di", "Ann Lee", "ann lee", 4.0), ("ed", "Ada", "", 5.0)]
    rows.append(("fi", "\u3164", "\u1160", 6.0))
    with engine.begin() as db:
        values = [
            dict(zip(COLUMNS, (key, name, old, "hash" if old else "", "", "{}", at), strict=True))
            for key, name, old, at in rows
        ]
        db.execute(insert(table("accounts", *map(column, COLUMNS))), values)
    engine.dispose()
    with Store.open(old_url) as store:
        found = [store.account_by_name(name) for name in ("ann lee", "Ann Lee 2", "ADA", "Sailor")]
        assert [account and account.id for account in found] == ["cy", "di", "ada", "fi"]
        guest = store.account("ed")
        assert guest is not None and guest.name == "Ada"


def test_a_link_of_before_leads_to_its_account(old_url: str) -> None:
    """It can no longer be shown: only its hash is there, and settings no longer hold it."""
    with Store.open(old_url) as store:
        found = store.account_by_token(digest(f"link {LINK}"), "link")
        assert found is not None and found[0].id == "ada"
        assert found[0].settings == {"language": "pl"}
        assert [token.kind for token in store.tokens_of("bo")] == ["session"]
        assert sorted(token.kind for token in store.tokens_of("ada")) == ["link", "session"]
        assert LINK not in repr(store.tokens_of("ada"))
