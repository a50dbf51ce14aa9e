"""How many requests a client may still make in the present window of time, over all server processes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from anyio import CapacityLimiter, move_on_after, to_thread

from karawela.store import StoreError

MOST_CLIENTS = 10_000
"""Of which one process remembers what they have had; of more it forgets the one it has known longest."""
PORTIONS = 20
"""A process takes that part of a client's requests at once, and asks the others no more until it is spent."""
PATIENCE = 2.0
"""Seconds that a request waits for the database."""
PAUSE = 10.0
"""Seconds for which nobody asks a database that did not answer."""
LINES = 4
"""Threads that ask it at once."""
log = logging.getLogger(__name__)


class Ledger(Protocol):
    """Where all server processes take from; the store is one."""

    def take_ration(self, client: str, window: int, portion: int, most: int) -> tuple[int, int]: ...
    def forget_rations(self, window: int) -> None: ...


@dataclass(slots=True)
class Ration:
    """What one client has in this process and window."""

    granted: int = 0
    spent: int = 0
    elsewhere: int = 0
    """Taken by all processes, when it was last heard of."""
    final: bool = False
    """Whether no more will be granted in this window."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(frozen=True, slots=True)
class Answer:
    admitted: bool
    remaining: int
    seconds: int
    """Until the next window begins."""


class Rations:
    """`rate` requests a window and client. Without a ledger this process counts alone, in memory. With one, all
    processes that share it count together: one question to it for every twentieth part of the rate. When it does not
    answer, this process counts alone until it does, and admits its own share of the processes."""

    def __init__(
        self,
        rate: int,
        window: int,
        ledger: Ledger | None = None,
        workers: int = 1,
        clock: Callable[[], float] = time.time,
    ):
        self.rate = rate
        self.window = window
        self._ledger = ledger
        self._alone = -(-rate // workers)
        self._portion = max(1, rate // PORTIONS)
        self._clock = clock
        self._now = -1
        self._swept = -1
        self._rations: dict[str, Ration] = {}
        self._deaf_until = -math.inf
        self._lines: CapacityLimiter | None = None

    def __len__(self) -> int:
        return len(self._rations)

    async def take(self, client: str) -> Answer:
        """Takes one request, if there is one left."""
        now = self._clock()
        window = int(now // self.window)
        ration = self._ration(client, window)
        if ration.spent >= ration.granted and not ration.final:
            async with ration.turn:
                if ration.spent >= ration.granted and not ration.final:
                    await self._ask_for_more(client, window, ration)
        admitted = ration.spent < ration.granted
        ration.spent += admitted
        free = 0 if ration.final else self.rate - max(ration.elsewhere, ration.granted)
        seconds = max(1, math.ceil((window + 1) * self.window - now))
        return Answer(admitted, max(0, free) + ration.granted - ration.spent, seconds)

    def _ration(self, client: str, window: int) -> Ration:
        if window != self._now:
            self._now = window
            self._rations.clear()
        ration = self._rations.get(client)
        if ration is None:
            if len(self._rations) >= MOST_CLIENTS:
                del self._rations[next(iter(self._rations))]
            ration = self._rations[client] = Ration()
        return ration

    async def _ask_for_more(self, client: str, window: int, ration: Ration) -> None:
        found = await self._asked(client, window)
        if found is None:
            ration.granted, ration.final = max(ration.granted, self._alone), True
            return
        granted, ration.elsewhere = found
        ration.granted += granted
        ration.final = granted < self._portion

    async def _asked(self, client: str, window: int) -> tuple[int, int] | None:
        """What the ledger grants; nothing if it does not answer."""
        if self._ledger is None or self._clock() < self._deaf_until:
            return None
        self._lines = self._lines or CapacityLimiter(LINES)
        with suppress(StoreError), move_on_after(PATIENCE):
            return await to_thread.run_sync(self._take, client, window, limiter=self._lines, abandon_on_cancel=True)
        self._deaf_until = self._clock() + PAUSE
        log.warning("the database does not answer; requests by client are counted by each server process alone")
        return None

    def _take(self, client: str, window: int) -> tuple[int, int]:
        assert self._ledger is not None
        if self._swept != window:
            self._swept = window
            with suppress(StoreError):
                self._ledger.forget_rations(window - 1)
        return self._ledger.take_ration(client, window, self._portion, self.rate)
