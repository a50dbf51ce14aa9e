"""What shows that somebody is an account: sessions of browsers and programs, and private links, each by its hash."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from karawela.store.database import Database
from karawela.store.model import Account, Ended, Exists, Stale, Token, TokenKind, TooMany, Unknown
from karawela.store.rows import account_of, moment, token_of, token_values
from karawela.store.schema import accounts, tokens

MOST_SESSIONS = 50
MOST_LINKS = 10


@dataclass(frozen=True, slots=True)
class Proof:
    """What has shown that somebody is an account. It must still hold in the moment in which a token is written: a link
    may have ended, or the password have changed, since it was looked at."""

    token: str = ""
    """The hash of a session or link of the account."""
    password_hash: str | None = None


class Tokens(Database):
    """Sessions and links. Each method costs the tokens of one account at most."""

    def new_token(self, token: Token, proof: Proof | None = None, instead_of: str = "") -> None:
        """Adds a token, and ends the one with the hash `instead_of`, whosever it is. Beyond `MOST_SESSIONS` the session
        that has been used least lately ends; beyond `MOST_LINKS` there is `TooMany`. `Ended` or `Stale` if the proof
        holds no more."""
        with self._writing() as db:
            prove(db, token.account, proof)
            if instead_of:
                db.execute(tokens.delete().where(tokens.c.hash == instead_of))
            add_token(db, token)

    def only_token(self, token: Token, proof: Proof | None = None) -> None:
        """Ends all sessions and links of the account; this one is its only token. `Ended` or `Stale` as above."""
        with self._writing() as db:
            prove(db, token.account, proof)
            end_all(db, token.account)
            add_token(db, token)

    def account_by_token(self, digest: str, kind: TokenKind = "session") -> tuple[Account, Token] | None:
        """The token with that hash, if it is of that kind, and whose it is."""
        with self._reading() as db:
            row = db.execute(select(tokens).where(tokens.c.hash == digest, tokens.c.kind == kind)).first()
            if row is None:
                return None
            return account_of(db.execute(select(accounts).where(accounts.c.id == row.account)).one()), token_of(row)

    def tokens_of(self, account: str) -> list[Token]:
        """Sessions and links of the account, the latest used first."""
        query = select(tokens).where(tokens.c.account == account)
        with self._reading() as db:
            return [token_of(row) for row in db.execute(query.order_by(*_LATEST))]

    def token_used(self, digest: str, at: float = 0.0) -> None:
        """Notes that the token has been used."""
        with self._writing() as db:
            db.execute(tokens.update().where(tokens.c.hash == digest).values(used=moment(at)))

    def end_token(self, account: str, digest: str) -> bool:
        """Ends a token of the account; whether there was one."""
        with self._writing() as db:
            gone = db.execute(tokens.delete().where(tokens.c.account == account, tokens.c.hash == digest))
            return bool(gone.rowcount)


_LATEST = (tokens.c.used.desc(), tokens.c.created.desc(), tokens.c.hash)


def prove(db: Connection, account: str, proof: Proof | None = None) -> None:
    """Keeps everybody else from the account and its tokens until the end of the transaction; raises `Unknown`, `Stale`
    or `Ended` unless it is there and the proof holds. Whoever does more than this begins with it, so that no two wait
    for each other."""
    known = select(accounts.c.password_hash).where(accounts.c.id == account).with_for_update(key_share=True)
    password_hash = db.scalar(known)
    if password_hash is None:
        raise Unknown(f"there is no account {account}")
    if proof is None:
        return
    if proof.password_hash is not None and proof.password_hash != password_hash:
        raise Stale(f"account {account} has another password meanwhile")
    if proof.token and db.scalar(select(tokens.c.account).where(tokens.c.hash == proof.token)) != account:
        raise Ended(f"a token of account {account} has ended meanwhile")


def add_token(db: Connection, token: Token) -> None:
    """Adds a token to an account that nobody else gets at."""
    own = (tokens.c.account == token.account) & (tokens.c.kind == token.kind)
    if token.kind == "link" and (db.scalar(select(func.count()).where(own)) or 0) >= MOST_LINKS:
        raise TooMany(f"account {token.account} has {MOST_LINKS} links")
    try:
        db.execute(tokens.insert().values(token_values(token)))
    except IntegrityError as error:
        raise Exists("a token with this hash is in use") from error
    if token.kind == "session":
        others = own & (tokens.c.hash != token.hash)
        rest = db.scalars(select(tokens.c.hash).where(others).order_by(*_LATEST).offset(MOST_SESSIONS - 1)).all()
        db.execute(tokens.delete().where(tokens.c.hash.in_(rest)))


def end_all(db: Connection, account: str) -> None:
    db.execute(tokens.delete().where(tokens.c.account == account))
