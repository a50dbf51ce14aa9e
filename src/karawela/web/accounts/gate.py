"""Who is asking. A cookie holds a session's token, and an API client shows the same token as a bearer.

Sessions are in the store, so they survive a restart, hold on every server process, and end for good.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from anyio.to_thread import run_sync
from litestar import Request
from litestar.datastructures import Cookie

from karawela.engine.ledger import LANGUAGES
from karawela.store import Account, Store, StoreError
from karawela.web.accounts.devices import device_of
from karawela.web.accounts.tokens import Sessions, digest_of
from karawela.web.doors.client import client_of
from karawela.web.problems import NotSignedIn

COOKIE = "karawela"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Browser:
    """Where a form comes from: the client's address, what the browser calls itself, and who it is by its cookie."""

    address: str
    label: str
    session: str = ""
    """The hash of its session's token; empty if it has none that is good."""
    account: Account | None = None


class Gate:
    """Knows accounts by their sessions."""

    def __init__(
        self,
        store: Store,
        secure: bool,
        changed: Callable[[str], None] = lambda account_id: None,
        clock: Callable[[], float] = time.time,
    ):
        self.store = store
        self.secure = secure
        self.clock = clock
        self._changed = changed
        self._sessions = Sessions(store, clock)

    async def account(self, token: str) -> Account | None:
        """Whose token this is. A lookup in memory, or one in the store."""
        return await self._sessions.account(token)

    async def visitor(self, request: Request[Any, Any, Any]) -> Account | None:
        """The account of a page's cookie, if there is one."""
        account = await self.account(request.cookies.get(COOKIE, ""))
        request.state.account = account
        return account

    async def bearer(self, request: Request[Any, Any, Any]) -> Account:
        """The account of an API client."""
        account = await self.account(bearer_of(request))
        if account is None:
            raise NotSignedIn("no-token")
        request.state.account = account
        return account

    async def holds(self, token: str, account_id: str) -> bool:
        """Whether a token that was this account's still is. While the store does not answer, it is."""
        try:
            account = await self.account(token)
        except StoreError:
            return True
        return account is not None and account.id == account_id

    async def browser(self, request: Request[Any, Any, Any]) -> Browser:
        """Where a page's form comes from."""
        account = await self.visitor(request)
        session = digest_of(request.cookies[COOKIE]) if account is not None else ""
        return Browser(client_of(request), device_of(request.headers.get("user-agent", "")), session, account)

    # ------------------------------------------------------------------ changes

    async def save(self, account: Account) -> None:
        """Stores another name of somebody with a password. Raises `NameTaken`."""
        try:
            await run_sync(self.store.save_account, account)
        finally:
            self.changed(account.id)

    async def change(self, account: Account, changes: Mapping[str, str], guest_name: str = "") -> None:
        """Stores settings that were changed, an empty one as none, and a guest's name; and nothing else: what is
        remembered of the account here may be old."""
        try:
            await run_sync(self.store.change_settings, account.id, changes, guest_name)
        finally:
            self.changed(account.id)

    def changed(self, account_id: str) -> None:
        """The account or its sessions were changed here; the other processes are told."""
        self.forget(account_id)
        self._changed(account_id)

    def forget(self, account_id: str = "") -> None:
        """The account, or without a name any account, may have changed."""
        self._sessions.forget(account_id)

    # ------------------------------------------------------------------ cookies

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    def farewell(self) -> Cookie:
        return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=self.secure, path="/")


def bearer_of(request: Request[Any, Any, Any]) -> str:
    """The token that an API client shows; empty if it shows none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


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
