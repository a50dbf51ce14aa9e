"""Standing orders at tables: given, taken back, and answered with, at a pace that tells nothing.

An order is its owner's alone: nobody else is told that it stands, and when it answers depends on nothing but the seal,
the number of the answer and the seat. At a table of one person, who can betray nothing, it answers at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from karawela.engine import KarawelaError, move_text
from karawela.engine.orders import Reply, answering, delay, moment_of, order_named
from karawela.store import OrderRow
from karawela.web.problems import BadRequest, NotAllowed, Problem
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table, standing_of

log = logging.getLogger(__name__)
CONSIDERATE = 45.0
"""Seconds that orders, and bots, leave people to answer a wish to take something back."""


def due(table: Table) -> Reply | None:
    """What an order answers now, if one does."""
    match = table.match
    if match is None or match.over or not table.orders or table.row.status != "running":
        return None
    people = [seat.seat for seat in table.persons()]
    return next(answering(match, table.standing(*people), people), None)


def wait_for(table: Table, reply: Reply) -> float:
    """Seconds before the order answers: a function of what everybody knows."""
    assert table.match is not None
    if reply.order.at_once or table.practice():
        return 0.0
    return delay(table.row.seal, table.match.ply, reply.seat)


def passed(table: Table) -> list[OrderRow]:
    """Orders whose time is over."""
    if table.match is None:
        return []
    standing = table.standing(*range(len(table.row.seats)))
    return [row for row in table.orders if standing_of(row) not in standing]


class StandingOrders:
    """Carries out the orders of this process's tables: one task a table while an order has something to answer."""

    def __init__(self, tables: LiveTables, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep):
        self.tables = tables
        self.sleep = sleep
        self._tasks: dict[str, asyncio.Task[bool]] = {}

    # ------------------------------------------------------------------ giving and taking back

    async def give(self, game_id: str, seat: int, name: str, until: str) -> Table:
        """The seat's order from now on. It is checked against what the title knows."""
        async with self.tables.settled(game_id) as table:
            match = table.match
            if match is None:
                raise NotAllowed("not-started")
            if match.over:
                raise NotAllowed("game-over")
            order = order_named(match, name)
            if order is None or until not in order.spans:
                raise BadRequest("bad-order", given=f"{name} {until}"[:40])
            now = moment_of(match)
            await self.tables.give_order(table, OrderRow(0, seat, name, until, now.round, now.turn))
        return table

    async def take_back(self, game_id: str, seat: int, name: str) -> Table:
        """The seat is asked again. Nothing happens if there is no such order."""
        async with self.tables.settled(game_id) as table:
            await self.tables.end_orders(table, [row for row in table.orders if (row.seat, row.name) == (seat, name)])
        return table

    # ------------------------------------------------------------------ answering

    def look(self, table: Table) -> None:
        """Sets to work if an order has something to answer, or is over, and nobody is at it yet."""
        if table.orders and table.id not in self._tasks and (due(table) is not None or passed(table)):
            task = asyncio.get_running_loop().create_task(self._serve(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._rest(table.id, done))

    def _rest(self, game_id: str, done: asyncio.Task[bool]) -> None:
        """A table's task has ended; if an order had something to answer at that very moment, it goes on."""
        self._tasks.pop(game_id, None)
        table = self.tables.in_memory(game_id)
        if table is not None and not done.cancelled() and done.exception() is None and done.result():
            self.look(table)

    async def _serve(self, game_id: str) -> bool:
        """Answers until no order does (True), or until nothing goes (False: the next sweep tries again)."""
        failures = 0
        while failures < 5:
            try:
                async with self.tables.settled(game_id) as table:
                    await self.tables.end_orders(table, passed(table))
                    reply, seq, wish = due(table), table.length, table.wish
                    if reply is None:
                        return True
                    wait = wait_for(table, reply)
                if wish is not None and time.time() - wish.at < CONSIDERATE:
                    await asyncio.sleep(0.2)
                    continue
                await self.sleep(wait)
                async with self.tables.settled(game_id) as table:
                    if table.length == seq and due(table) == reply:  # else it was taken back, or somebody answered
                        await self.tables.play_settled(table, reply.seat, move_text(reply.move), seq)
            except (Problem, KarawelaError) as error:
                failures += 1  # another process was quicker: look again
                log.info("an order at %s: %s", game_id, error)
                await asyncio.sleep(0.05)
        return False

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
