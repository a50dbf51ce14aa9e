"""Passwords as hashes. Each hashing takes 64 MiB for a moment, so only a few are made at once, whoever asks."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from karawela.web.problems import BadRequest, TooFast

AT_ONCE = 2
"""Hashings at the same time, in threads that do nothing else."""
IN_LINE = 100
"""How many may wait for their turn; further ones are told to come back. Clients have it by turns, so that a long line
of others keeps nobody out who asks once."""
OF_ONE = 8
"""How many of those may be one client's."""
COME_BACK = 2
"""After so many seconds."""
LEAST, MOST = 8, 200
"""Characters of a password."""
T = TypeVar("T")


class Passwords:
    """Hashes and compares, `AT_ONCE` at a time."""

    def __init__(self, hasher: PasswordHasher | None = None):
        self.hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._at_work = 0
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By client, whose turn is next first."""
        self._there: Counter[str] = Counter()
        """How many of each client hash or wait for it."""

    @property
    def there(self) -> int:
        return self._there.total()

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """For who is about to hash. Raises `TooFast` if too many wait."""
        if self.there >= AT_ONCE + IN_LINE or self._there[client] >= OF_ONE:
            raise TooFast("sign-in-busy", after=COME_BACK)
        self._there[client] += 1
        try:
            await self._begin(client)
            try:
                yield
            finally:
                self._end()
        finally:
            self._there[client] -= 1
            if not self._there[client]:
                del self._there[client]

    async def _begin(self, client: str) -> None:
        if self._at_work < AT_ONCE:
            self._at_work += 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._end()  # it was called in that moment
            raise

    def _end(self) -> None:
        """Calls the next one; a client of whom more wait is last in line again. Who has gone is passed over."""
        while self._waiting:
            client, places = self._waiting.popitem(last=False)
            place = places.popleft() if places else None
            if places:
                self._waiting[client] = places
            if place is not None and not place.done():
                place.set_result(None)
                return
        self._at_work -= 1

    async def hashed(self, password: str, client: str) -> str:
        """In line. Raises `BadRequest` for a password that is too short or too long."""
        if not LEAST <= len(password) <= MOST:
            raise BadRequest("password-length", least=LEAST, most=MOST)
        async with self.turn(client):
            return await self._apart(self.hasher.hash, _raw(password))

    async def fits(self, password: str, known: str) -> bool:
        """Whether that is the password with the hash `known`; for whose turn it is. With no hash it is not, and takes
        as long."""
        return await self._apart(self._fits, _raw(password[:MOST]), known)

    def _fits(self, password: bytes, known: str) -> bool:
        try:
            return self.hasher.verify(known or self._nobodys(), password) and bool(known)
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        """A hash that is no password's."""
        cost = f"m={self.hasher.memory_cost},t={self.hasher.time_cost},p={self.hasher.parallelism}"
        salt, digest = (_text(secrets.token_bytes(length)) for length in (self.hasher.salt_len, self.hasher.hash_len))
        return f"$argon2id$v=19${cost}${salt}${digest}"

    async def _apart(self, work: Callable[..., T], *args: str | bytes) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


def _raw(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode().rstrip("=")
