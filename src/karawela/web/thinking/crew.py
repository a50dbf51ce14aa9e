"""Bots at tables: they think in worker processes, never in the event loop, and move at a pace people can follow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from karawela.bots import Spent, Thinker, make_bot
from karawela.bots.parcel import Parcel, pack_match, unpack_match
from karawela.engine import KarawelaError, Seat, move_text, parse_move
from karawela.web.problems import Problem
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.standing_orders import CONSIDERATE
from karawela.web.table.table import Table

log = logging.getLogger(__name__)
PATIENCE = 60.0
"""Seconds after which a bot's move is given up and tried again."""


def seated(seat: int, parcel: Parcel) -> Seat[Any]:
    """In a worker process: a seat at a table."""
    return Seat(unpack_match(parcel), seat)


def think(bot: str, seat: int, parcel: Parcel, spent: Spent) -> tuple[list[str], Spent]:
    """In a worker process: the bot's move and those that it means to follow, and what it has spent on its turn by then.
    The bot gets its seat, not the match, and knows what it had spent before."""
    player = make_bot(bot, Random())
    if not isinstance(player, Thinker):
        return [move_text(player.choose(seated(seat, parcel)))], spent
    player.spent = spent
    move = player.choose(seated(seat, parcel))
    return [move_text(each) for each in (move, *player.ahead)], player.spent


def position(table: Table, seat: int) -> tuple[str, int, Parcel]:
    """What `think` needs to know of a table."""
    assert table.match is not None
    return table.row.seats[seat].bot, seat, pack_match(table.match)


def can(table: Table, seat: int, move: str) -> bool:
    """Whether the seat is asked and the move is among its options."""
    match = table.match
    return match is not None and seat in match.to_move and parse_move(move) in match.ask_of(seat).options


def end_with_server() -> None:
    """In a worker process: it ends when the server does, even if that was killed and could not say so; Ctrl-C, which a
    terminal sends to all its processes, is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def mourn() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=mourn, daemon=True).start()


class Crew:
    """Drives the bots of this process's tables: one task a table while a bot is to move."""

    def __init__(self, tables: LiveTables, workers: int, pace: float):
        self.tables = tables
        self.pace = pace
        self.workers = workers
        self._pool = self._new_pool()
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._spent: dict[str, dict[int, Spent]] = {}
        """By table and seat: what a bot has spent on its turn so far."""

    def look(self, table: Table) -> None:
        """Sets to work if a bot is asked at the table and nobody is at it yet."""
        if self.asked(table) is not None and table.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._serve(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._rest(table.id, done))

    def _rest(self, game_id: str, done: asyncio.Task[bool]) -> None:
        """A table's task has ended; if a bot was asked there at that very moment, it goes on."""
        self._tasks.pop(game_id, None)
        table = self.tables.in_memory(game_id)
        if table is None or table.row.status != "running":
            self._spent.pop(game_id, None)
        if table is not None and not done.cancelled() and done.exception() is None and done.result():
            self.look(table)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=end_with_server)

    @staticmethod
    def asked(table: Table) -> int | None:
        """The first bot that is asked."""
        if table.match is None or table.row.status != "running":
            return None
        return next((seat for seat in table.match.to_move if table.row.seats[seat].kind == "bot"), None)

    async def _serve(self, game_id: str) -> bool:
        """Plays until no bot is asked any more (True), or until nothing goes (False: the next sweep tries again)."""
        failures = 0
        course: list[str] = []  # what the bot that moved last means to do next, as long as nothing else has happened
        left = (-1, -1)
        while failures < 5:
            started = time.monotonic()
            pool = self._pool
            try:
                async with self.tables.settled(game_id) as table:
                    seat, seq = self.asked(table), table.length
                    if seat is None:
                        return True
                    wish = table.wish
                if wish is not None and time.time() - wish.at < CONSIDERATE:
                    await asyncio.sleep(0.2)
                    continue
                async with self.tables.settled(game_id) as table:
                    if table.length != seq:
                        continue
                    thought = None
                    if left != (seat, seq) or not course or not can(table, seat, course[0]):
                        spent = self._spent.setdefault(game_id, {})
                        where = (*position(table, seat), spent.get(seat, Spent()))
                        thought = asyncio.get_running_loop().run_in_executor(pool, think, *where)
                if thought is not None:
                    course, spent[seat] = await asyncio.wait_for(thought, PATIENCE)
                await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - started)))
                await self.tables.play(table, seat, course.pop(0), seq)
                left = (seat, table.length)
            except (Problem, KarawelaError, TimeoutError) as error:
                failures += 1  # somebody else was quicker, or the worker was slow: look again
                log.info("bot at %s: %s", game_id, error)
                await asyncio.sleep(0.05)
            except BrokenProcessPool:
                failures += 1
                log.warning("a bot's worker process has died; another takes its place")
                if pool is self._pool:
                    self._pool = self._new_pool()
        return False

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._pool.shutdown(wait=False, cancel_futures=True)
