"""Tokens: random strings that show who somebody is. Whoever reads the store finds their hashes alone."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from anyio.to_thread import run_sync

from karawela.store import Account, Store, StoreError, Token, TokenKind

CROWD = 5000
"""How many sessions a server process remembers; the least used go first."""
FRESH = 60.0
"""Seconds after which a session is looked up again, in case nobody was heard saying that it has ended."""
NOTED = 3600.0
"""A session's last use is noted again after so many seconds."""
LONGEST = 200
_PREFIX: dict[TokenKind, str] = {"session": "token", "link": "link"}


def digest_of(secret: str, kind: TokenKind = "session") -> str:
    """Under which hash the store knows a token; a link's is another one, so a link is no token."""
    return hashlib.sha256(f"{_PREFIX[kind]} {secret}".encode("utf-8", "replace")).hexdigest()


def new_token(account_id: str, at: float, kind: TokenKind = "session", label: str = "") -> tuple[str, Token]:
    """A secret that nobody can guess, and what the store keeps of it."""
    secret = secrets.token_urlsafe(32)
    return secret, Token(digest_of(secret, kind), account_id, kind, label, at, at)


class Sessions:
    """Whose a session's token is. What was found is remembered until `forget`, or for `FRESH` seconds."""

    def __init__(self, store: Store, clock: Callable[[], float]):
        self.store = store
        self.clock = clock
        self._known: OrderedDict[str, tuple[Account, float]] = OrderedDict()
        self._forgotten = 0

    async def account(self, token: str) -> Account | None:
        if not 0 < len(token) <= LONGEST:
            return None
        digest, now = digest_of(token), self.clock()
        account, since = self._known.get(digest, (None, 0.0))
        if account is not None and now - since < FRESH:
            self._known.move_to_end(digest)
            return account
        forgotten = self._forgotten
        found = await run_sync(self._look_up, digest, now)
        if found is None:
            self._known.pop(digest, None)
        elif forgotten == self._forgotten:  # else it may have changed while we were reading
            self._known[digest] = found, now
            self._known.move_to_end(digest)
            while len(self._known) > CROWD:
                self._known.popitem(last=False)
        return found

    def _look_up(self, digest: str, now: float) -> Account | None:
        found = self.store.account_by_token(digest)
        if found is None:
            return None
        account, token = found
        if now - token.used >= NOTED:
            with suppress(StoreError):  # a full disk shall not keep anybody from looking
                self.store.token_used(digest, now)
        return account

    def forget(self, account_id: str = "") -> None:
        """The account or its sessions, or without a name any, may have changed."""
        self._forgotten += 1
        gone = [digest for digest, (account, _) in self._known.items() if account_id in ("", account.id)]
        for digest in gone:
            del self._known[digest]
