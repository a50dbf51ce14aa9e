"""Who plays."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.exc import IntegrityError

from karawela.store.database import Database
from karawela.store.model import Account, Exists, NameTaken, Token
from karawela.store.rows import account_of, account_values, clean, json_text, moment, name_key
from karawela.store.schema import accounts
from karawela.store.tokens import Proof, add_token, end_all, prove

_named = accounts.c.password_hash != ""


class Accounts(Database):
    """Accounts: guests, and those with a name and password."""

    def new_account(self, account: Account, token: Token | None = None) -> None:
        """With its first token, if one is given. Raises `NameTaken` as `save_account` does, and `Exists` if the id is
        in use."""
        values = account_values(account) | {"created": moment(account.created)}
        try:
            with self._writing() as db:
                db.execute(accounts.insert().values(values))
                if token is not None:
                    add_token(db, token)
        except IntegrityError as error:
            self._check_name(account)
            raise Exists(f"account {account.id} is in use") from error

    def save_account(self, account: Account, proof: Proof | None = None, only: Token | None = None) -> None:
        """Replaces what is known of the account, except when it was created.

        `Ended` or `Stale` if the proof holds no more; without one the password must be the one that it has. With
        `only`, all its sessions and links end in the same moment, and this one is its only token. Raises `NameTaken` if
        it has a password and another one with a password has its name, in any case of letters.
        """
        try:
            with self._writing() as db:
                prove(db, account.id, proof or Proof(password_hash=account.password_hash))
                db.execute(accounts.update().where(accounts.c.id == account.id).values(account_values(account)))
                if only is not None:
                    end_all(db, account.id)
                    add_token(db, only)
        except IntegrityError as error:
            self._check_name(account)
            raise Exists(f"account {account.id} was not saved") from error

    def change_settings(self, account_id: str, changes: Mapping[str, str], guest_name: str = "") -> None:
        """Changes these settings and leaves the others; an empty one is dropped. The name is a guest's: whoever has a
        password meanwhile keeps theirs."""
        with self._writing() as db:
            prove(db, account_id)
            same = accounts.c.id == account_id
            known = msgspec.json.decode(db.execute(select(accounts.c.settings).where(same)).scalar_one())
            kept = {name: value for name, value in (known | changes).items() if value}
            db.execute(accounts.update().where(same).values(settings=json_text(kept)))
            if guest_name:
                named = {"name": clean(guest_name), "name_key": name_key(guest_name)}
                db.execute(accounts.update().where(same, ~_named).values(named))

    def account(self, account_id: str) -> Account | None:
        with self._reading() as db:
            return _first(db, accounts.c.id == account_id)

    def account_by_name(self, name: str) -> Account | None:
        """The account with a password that has that name, in any case of letters. Guests are not found by name."""
        with self._reading() as db:
            return _first(db, _named & (accounts.c.name_key == name_key(name)))

    def _check_name(self, account: Account) -> None:
        if not account.guest:
            holder = self.account_by_name(account.name)
            if holder is not None and holder.id != account.id:
                raise NameTaken(f"another account is called {holder.name}")


def _first(db: Connection, condition: ColumnElement[bool]) -> Account | None:
    row = db.execute(select(accounts).where(condition)).first()
    return None if row is None else account_of(row)
