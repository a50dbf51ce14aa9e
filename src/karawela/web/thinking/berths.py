"""So many worker processes, and the line of those who wait for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from karawela.web.thinking.waiting_line import Errand, Ticket, WaitingLine
from karawela.web.thinking.worker import Worker, WorkFailed

P = ParamSpec("P")
T = TypeVar("T")


def nothing() -> None:
    """What most workers begin with."""


class Berths:
    """Workers for so many things at once, in the order of `WaitingLine`. Processes are started as they are needed, and
    one more, which is ready when something short comes while long work is being done: to start takes a second."""

    def __init__(self, number: int, begin: Callable[[], None] = nothing):
        self.number = number
        self._begin = begin
        self._line = WaitingLine(number, time.monotonic)
        self._turns: dict[Ticket, asyncio.Future[None]] = {}
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def pids(self) -> list[int]:
        """Of the processes that are there, idle or not."""
        return [worker.pid for worker in (*self._idle, *self._busy)]

    @asynccontextmanager
    async def berth(self, errand: Errand) -> AsyncIterator[None]:
        """A berth for the block, in which `run` may be called; until it is one's turn one waits, and may be
        cancelled."""
        ticket = self._line.put(errand)
        turn = self._turns[ticket] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if ticket in self._turns:
                del self._turns[ticket]
                self._line.leave(ticket)
            else:
                self._line.end(ticket, 0.0)
                self._call()
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._line.end(ticket, time.monotonic() - began)
            self._call()

    def _call(self) -> None:
        while (ticket := self._line.call()) is not None:
            turn = self._turns.pop(ticket)
            if not turn.done():
                turn.set_result(None)

    async def run(self, patience: float, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """In a berth: does it in a process. Raises `WorkFailed` or `WorkerDied`, and `TimeoutError` after so many
        seconds; a process that was not waited for is ended, and the next one who needs it has another."""
        worker = self._worker()
        self._busy.add(worker)
        kept = False
        try:
            if not self._idle and len(self._busy) < self.number:
                self._idle.append(Worker(self._begin))
            async with asyncio.timeout(patience):
                found = await worker.do(work, *given, **more)
            kept = True
            return found
        except WorkFailed:
            kept = True
            raise
        finally:
            self._busy.discard(worker)
            if kept:
                self._idle.append(worker)
            else:
                worker.end()

    def _worker(self) -> Worker:
        """One that is idle, the last used first; a new one if there is none."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            worker.end()
        return Worker(self._begin)

    async def run_in_turn(
        self, errand: Errand, patience: float, work: Callable[P, T], *given: P.args, **more: P.kwargs
    ) -> T:
        """Waits for a berth and does it there; see `run`. The patience is for the work alone."""
        async with self.berth(errand):
            return await self.run(patience, work, *given, **more)

    def close(self) -> None:
        """Ends all processes."""
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
