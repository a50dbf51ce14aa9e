"""Who is asking. A guest by default: a signed cookie, and a private link that brings the seats back elsewhere.

The cookie holds the account's id, signed with a key that lives in the store, so sessions survive a restart and are
valid on every server process. An API client shows the same signed token as a bearer.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from anyio.to_thread import run_sync
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.datastructures import Cookie

from karawela.engine.ledger import LANGUAGES
from karawela.store import Account, NameTaken, Store
from karawela.web.problems import BadRequest, NotAllowed, NotSignedIn

COOKIE = "karawela"
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
CROWD = 5000
PASSWORD_LENGTH = (8, 200)


class Gate:
    """Knows accounts by cookie, bearer token, private link, or name and password."""

    def __init__(self, store: Store, secure: bool, changed: Callable[[str], None] = lambda account_id: None):
        self.store = store
        self.changed = changed
        """Called with an account's id after every change."""
        self.secure = secure
        self._signer = URLSafeSerializer(store.secret("cookie"), salt="account")
        self._hasher = PasswordHasher()
        self._known: dict[str, Account] = {}
        self._forgotten = 0
        self._tokens: dict[str, str] = {}
        """Account ids by tokens whose signature was found good."""

    # ------------------------------------------------------------------ reading

    def token(self, account: Account) -> str:
        """The signed token of an account."""
        return str(self._signer.dumps(account.id))

    def _id_in(self, token: str) -> str | None:
        known = self._tokens.get(token)
        if known is None:
            try:
                known = str(self._signer.loads(token))
            except BadSignature:
                return None
            if len(self._tokens) > CROWD:
                self._tokens.clear()
            self._tokens[token] = known
        return known

    async def _account(self, account_id: str) -> Account | None:
        """The account, remembered until somebody changes it."""
        known = self._known.get(account_id)
        if known is None:
            forgotten = self._forgotten
            known = await run_sync(self.store.account, account_id)
            if known is not None and forgotten == self._forgotten:  # else it may have changed while we were reading
                if len(self._known) > CROWD:
                    self._known.clear()
                self._known[account_id] = known
        return known

    async def save(self, account: Account) -> None:
        """Stores what was changed, and tells the other processes. Raises `NameTaken`."""
        try:
            await run_sync(self.store.save_account, account)
        finally:
            self.forget(account.id)
            self.changed(account.id)

    def forget(self, account_id: str = "") -> None:
        """The account, or without a name any account, may have changed."""
        self._forgotten += 1
        if account_id:
            self._known.pop(account_id, None)
        else:
            self._known.clear()

    async def visitor(self, request: Request[Any, Any, Any]) -> Account | None:
        """The account of a page's cookie, if there is one."""
        account_id = self._id_in(request.cookies.get(COOKIE, ""))
        account = await self._account(account_id) if account_id else None
        request.state.account = account
        return account

    async def bearer(self, request: Request[Any, Any, Any]) -> Account:
        """The account of an API client."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        account_id = self._id_in(token.strip()) if scheme.lower() == "bearer" else None
        account = await self._account(account_id) if account_id else None
        if account is None:
            raise NotSignedIn("no-token")
        request.state.account = account
        return account

    # ------------------------------------------------------------------ becoming somebody

    async def guest(self, name: str = "", language: str = "en") -> tuple[Account, str]:
        """A new guest, and the token of its private link."""
        link = secrets.token_urlsafe(24)
        account = Account(
            id=secrets.token_urlsafe(12),
            name=clean_name(name) if name else "",
            link_hash=_digest(link),
            settings={"language": language, "link": link},
            created=time.time(),
        )
        await run_sync(self.store.new_account, account)
        return account, link

    async def by_link(self, link: str) -> Account | None:
        return await run_sync(self.store.account_by_link, _digest(link))

    async def sign_up(self, account: Account, name: str, password: str) -> None:
        """Gives a guest a name and a password of its own."""
        self._check_password(password)
        account.name = clean_name(name)
        account.password_hash = await run_sync(self._hasher.hash, password)
        try:
            await self.save(account)
        except NameTaken:
            raise BadRequest("name-taken", name=account.name) from None

    async def sign_in(self, name: str, password: str) -> Account:
        """The account of that name, if the password is right. A wrong name takes as long as a wrong password."""
        account = await run_sync(self.store.account_by_name, " ".join(name.split())[:NAME_LENGTH])
        nobody = await run_sync(_nobodys_hash)
        known = account.password_hash if account is not None else nobody
        try:
            await run_sync(self._hasher.verify, known, password[: PASSWORD_LENGTH[1]])
        except (VerificationError, InvalidHashError):
            raise NotAllowed("wrong-password") from None
        if account is None:
            raise NotAllowed("wrong-password")
        return account

    def _check_password(self, password: str) -> None:
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise BadRequest("password-length", least=least, most=most)

    # ------------------------------------------------------------------ cookies

    def cookie(self, account: Account) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.token(account),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    def farewell(self) -> Cookie:
        return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=self.secure, path="/")


@cache
def _nobodys_hash() -> str:
    return PasswordHasher().hash("nobody has this password")


def _digest(link: str) -> str:
    return hashlib.sha256(f"link {link}".encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as others will read it: one line, printable, not too long, not empty."""
    plain = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:NAME_LENGTH].strip()
    if not plain:
        raise BadRequest("name-empty")
    return plain


def language_of(request: Request[Any, Any, Any], account: Account | None) -> str:
    """The language chosen before, or the first that the browser asks for and we have."""
    chosen = (account.settings.get("language") if account is not None else None) or request.cookies.get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip().lower()[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"
