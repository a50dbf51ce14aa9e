"""Who is looking at which table, and waking them when it changes.

Each process listens to one channel on which every process announces changed tables; what is announced is only the id
and who says so, so nothing that a viewer may not see ever travels there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin

CHANNEL = "tables"
HEARTBEAT = 15.0
ACCOUNT = "@"
"""Before the id of an account that has changed; tables have their ids alone."""


class Watch:
    """One viewer's bell: rings when the table has changed since the last look."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> bool:
        """True when rung, False when it is time for a sign of life."""
        if not self._rung:
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            late = loop.call_later(HEARTBEAT, self._wake)
            try:
                await self._waiting
            finally:
                late.cancel()
        rung, self._rung = self._rung, False
        return rung


class Lookout:
    """Fans announcements out to the watches of this process."""

    def __init__(
        self, channels: ChannelsPlugin, heard: Callable[[str, bool], None], heard_account: Callable[[str], None]
    ):
        self.channels = channels
        self.heard_account = heard_account
        """Gets the id of an account that another process has changed; empty if it might be any."""
        self.heard = heard
        """Gets the table's id and whether what this process has in memory of it is out of date."""
        self._me = secrets.token_hex(4)
        self._watches: defaultdict[str, set[Watch]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None
        self.closing = False
        """Set when the server is about to stop: whoever watches shall go."""

    def announce(self, game_id: str, known: bool = False) -> None:
        """Tells every process that the table has changed; this one at once. `known`: it has it in memory already."""
        self._hear(game_id, stale=not known)
        self.channels.publish(f"{game_id} {self._me}", CHANNEL)

    def announce_account(self, account_id: str) -> None:
        """Tells the other processes that an account has changed."""
        self.channels.publish(f"{ACCOUNT}{account_id} {self._me}", CHANNEL)

    def viewers(self, game_id: str) -> int:
        """How many are looking, in this process."""
        return len(self._watches.get(game_id, ()))

    @asynccontextmanager
    async def watch(self, game_id: str) -> AsyncIterator[Watch]:
        bell = Watch()
        self._watches[game_id].add(bell)
        try:
            yield bell
        finally:
            self._watches[game_id].discard(bell)
            if not self._watches[game_id]:
                del self._watches[game_id]

    def close(self) -> None:
        """Sends all viewers away; their browsers come back to whatever server is there then."""
        self.closing = True
        for bells in self._watches.values():
            for bell in bells:
                bell.ring()

    async def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                name, _, sender = message.decode().partition(" ")
                if not message:  # the line was down: anything may have happened
                    self.heard("", True)
                    self.heard_account("")
                    for each in list(self._watches):
                        self._hear(each, stale=True)
                elif sender != self._me and name.startswith(ACCOUNT):
                    self.heard_account(name.removeprefix(ACCOUNT))
                elif sender != self._me:
                    self._hear(name, stale=True)

    def _hear(self, game_id: str, stale: bool) -> None:
        self.heard(game_id, stale)
        for bell in self._watches.get(game_id, ()):
            bell.ring()
