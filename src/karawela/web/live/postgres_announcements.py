"""Announcements between server processes through PostgreSQL, for Litestar's channels.

Litestar's own backend opens a connection for every announcement, and hears nothing any more once its connection has
broken; this one keeps two connections and opens them again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier, Literal

MISSED = b""
"""Heard after the connection was lost: anything may have been announced meanwhile."""
PAUSE = 0.5
"""Seconds between two attempts to reach the database again."""
ATTEMPTS = 20
"""After so many an announcement is dropped: whoever was to hear it has lost the database, too, and will look anew."""
log = logging.getLogger(__name__)

Connection = AsyncConnection[Any]


class PostgresAnnouncements(ChannelsBackend):
    """LISTEN on one connection, NOTIFY on another. What could not be said or heard is made up for by `MISSED`."""

    def __init__(self, url: str):
        self._url = url
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._voice: Connection | None = None

    async def on_startup(self) -> None:
        self._voice = await self._connect()

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._voice is not None:
            await self._voice.close()

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._url, autocommit=True, connect_timeout=10)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        words = [SQL("NOTIFY {}, {}").format(Identifier(name), Literal(data.decode())) for name in channels]
        for _ in range(ATTEMPTS):
            try:
                if self._voice is None or self._voice.closed:
                    self._voice = await self._connect()
                for each in words:
                    await self._voice.execute(each)
                return
            except Error as error:
                log.warning("the database can't be told: %s", error)
                if self._voice is not None:
                    await self._voice.close()
                await asyncio.sleep(PAUSE)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Returns when the channels are listened to; those of the first call are all there will be."""
        self._channels |= set(channels)
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())
        await self._ready.wait()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    for name in self._channels:
                        await connection.execute(SQL("LISTEN {}").format(Identifier(name)))
                    if self._ready.is_set():
                        for name in self._channels:
                            self._heard.put_nowait((name, MISSED))
                    self._ready.set()
                    async for notice in connection.notifies():
                        self._heard.put_nowait((notice.channel, notice.payload.encode()))
            except Error as error:
                log.warning("the database can't be heard: %s", error)
            await asyncio.sleep(PAUSE)
