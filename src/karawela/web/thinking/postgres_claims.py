"""Claims of server processes on tables: advisory locks of PostgreSQL, which end with the connection that took them."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from contextlib import suppress
from hashlib import sha256
from typing import Any

from psycopg import AsyncConnection, Error

from karawela.web.thinking.claims import Claims

SILENCE = 5.0
"""Seconds after which a connection that does not answer is given up."""
PAUSE = 5.0
"""Seconds between two attempts to reach the database again."""
log = logging.getLogger(__name__)


class PostgresClaims(Claims):
    """One connection holds all claims of this process. While it is down every table can be had: a move may be thought
    out twice then, and is played once all the same."""

    def __init__(self, url: str):
        self._url = url
        self._connection: AsyncConnection[Any] | None = None
        self._held: set[str] = set()
        self._turn = asyncio.Lock()
        self._again_at = 0.0

    async def take(self, game_id: str) -> bool:
        async with self._turn:
            if game_id in self._held and self._connection is not None and not self._connection.closed:
                return True
            answer = await self._ask("SELECT pg_try_advisory_lock(%s)", game_id)
            if answer:
                self._held.add(game_id)
            return answer is not False

    async def release(self, game_id: str) -> None:
        async with self._turn:
            if game_id in self._held:
                self._held.discard(game_id)
                await self._ask("SELECT pg_advisory_unlock(%s)", game_id)

    async def close(self) -> None:
        async with self._turn:
            self._again_at = float("inf")
            await self._hang_up()

    async def _ask(self, question: str, game_id: str) -> bool | None:
        """The database's answer; None if there is none."""
        try:
            connection = await self._connected()
            if connection is None:
                return None
            silence = asyncio.get_running_loop().call_later(SILENCE, cut, connection)
            try:
                rows = await connection.execute(question.encode(), (key_of(game_id),))
                [answer] = await rows.fetchone() or [False]
            finally:
                silence.cancel()
            return bool(answer)
        except Error as error:
            log.warning("no claims on tables: %s", error)
            await self._hang_up()
            self._again_at = time.monotonic() + PAUSE
            return None

    async def _connected(self) -> AsyncConnection[Any] | None:
        """The connection, opened again if it broke; None while that is not tried."""
        if self._connection is not None and self._connection.closed:
            await self._hang_up()
        if self._connection is None:
            if time.monotonic() < self._again_at:
                return None
            self._connection = await AsyncConnection.connect(self._url, autocommit=True, connect_timeout=10)
        return self._connection

    async def _hang_up(self) -> None:
        self._held.clear()
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()


def cut(connection: AsyncConnection[Any]) -> None:
    """Ends a connection on which nothing is heard, as a network does that has forgotten it: whoever waits there is told
    at once. To cancel what waits would wait for the other side."""
    with suppress(OSError, Error), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
        line.shutdown(socket.SHUT_RDWR)


def key_of(game_id: str) -> int:
    """The number under which a table is claimed: 64 bits, so that two tables hardly ever share one."""
    return int.from_bytes(sha256(f"karawela bots {game_id}".encode()).digest()[:8], "big", signed=True)
