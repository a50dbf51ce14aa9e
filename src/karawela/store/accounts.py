"""Who plays."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.exc import IntegrityError

from karawela.store.database import Database
from karawela.store.model import Account, Exists, NameTaken, Unknown
from karawela.store.rows import account_of, account_values, moment, name_key
from karawela.store.schema import accounts

_named = accounts.c.password_hash != ""


class Accounts(Database):
    """Accounts: guests by their private link, others also by name and password."""

    def new_account(self, account: Account) -> None:
        """Raises `NameTaken` as `save_account` does, and `Exists` if the id or the link is in use."""
        values = account_values(account) | {"created": moment(account.created)}
        try:
            with self._writing() as db:
                db.execute(accounts.insert().values(values))
        except IntegrityError as error:
            self._check_name(account)
            raise Exists(f"account {account.id} or its link is in use") from error

    def save_account(self, account: Account) -> None:
        """Replaces what is known of the account, except when it was created.

        Raises `NameTaken` if it has a password and another one with a password has its name, in any case of letters.
        """
        try:
            with self._writing() as db:
                changed = db.execute(
                    accounts.update().where(accounts.c.id == account.id).values(account_values(account))
                )
                if not changed.rowcount:
                    raise Unknown(f"there is no account {account.id}")
        except IntegrityError as error:
            self._check_name(account)
            raise Exists(f"the link of account {account.id} is in use") from error

    def account(self, account_id: str) -> Account | None:
        with self._reading() as db:
            return _first(db, accounts.c.id == account_id)

    def account_by_link(self, link_hash: str) -> Account | None:
        """The account whose private link has that hash; no account without a link is ever found."""
        if not link_hash:
            return None
        with self._reading() as db:
            return _first(db, accounts.c.link_hash == link_hash)

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
