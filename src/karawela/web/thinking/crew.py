"""Bots at tables: they think in worker processes, never in the event loop, and move at a pace people can follow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from random import Random
from typing import Any

from anyio.to_thread import run_sync

from karawela.bots import Spent, Thinker, make_bot
from karawela.bots.levels import budget_of
from karawela.bots.parcel import Parcel, pack_match, unpack_match
from karawela.engine import KarawelaError, Seat, move_text, parse_move
from karawela.store import GameRow
from karawela.web.problems import Problem
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.standing_orders import CONSIDERATE
from karawela.web.table.table import Table
from karawela.web.thinking.berths import Berths
from karawela.web.thinking.claims import Claims
from karawela.web.thinking.waiting_line import BOTS_ONLY, Errand
from karawela.web.thinking.worker import WorkerDied, WorkFailed

log = logging.getLogger(__name__)
PATIENCE = 60.0
"""Seconds of thinking after which a bot's move is given up and tried again."""
INSTANT = 100
"""So many iterations are done within a third of a second."""
RETRY = 2.0
"""Seconds after which a table that another process thinks for is looked at again, even if nothing was heard of it: that
process may have died."""
FAILURES = 5
"""After so many one after another a table is left alone until the next sweep."""


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


def errand_of(table: Table, seat: int) -> Errand:
    """On whose account a bot thinks, and how long that may take."""
    bot = table.row.seats[seat].bot
    iterations = bot.partition("@")[2]
    short = budget_of(bot) is None or (iterations.isdecimal() and int(iterations) <= INSTANT)
    return Errand(table.row.host, table.id, bool(table.persons()), short, table.row.origin)


class Crew:
    """Drives the bots of this process's tables: one task a table while a bot is to move."""

    def __init__(self, tables: LiveTables, berths: Berths, claims: Claims, pace: float):
        self.tables = tables
        self.berths = berths
        self.claims = claims
        self.pace = pace
        self.thoughts = 0
        """So many were begun in this process."""
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._news: dict[str, asyncio.Event] = {}
        """By table that has a task: set when something was heard of it."""
        self._spent: dict[str, dict[int, Spent]] = {}
        """By table and seat: what a bot has spent on its turn so far."""

    def look(self, table: Table) -> None:
        """Sets to work if a bot is asked at the table and nobody is at it yet."""
        if table.id in self._tasks:
            self._news[table.id].set()
        elif self.asked(table) is not None:
            self._news[table.id] = asyncio.Event()
            task = asyncio.get_running_loop().create_task(self._serve(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._rest(table.id, done))

    def _rest(self, game_id: str, done: asyncio.Task[bool]) -> None:
        """A table's task has ended; if a bot was asked there at that very moment, it goes on."""
        del self._tasks[game_id], self._news[game_id]
        table = self.tables.in_memory(game_id)
        if table is None or table.row.status != "running":
            self._spent.pop(game_id, None)
        if table is not None and not done.cancelled() and done.exception() is None and done.result():
            self.look(table)

    @staticmethod
    def asked(table: Table) -> int | None:
        """The first bot that is asked."""
        if table.match is None or table.row.status != "running":
            return None
        return next((seat for seat in table.match.to_move if table.row.seats[seat].kind == "bot"), None)

    async def _serve(self, game_id: str) -> bool:
        """Plays until no bot is asked any more (True), or until nothing goes (False: the next sweep tries again). The
        table is claimed as long as the same bot is asked: what it has spent and means to do is known here."""
        failures = 0
        course: list[str] = []  # what the bot that moved last means to do next, as long as nothing else has happened
        left = (-1, -1)
        known_to_go = False  # once nobody but bots is left, it is seen to that it may go on
        try:
            while failures < FAILURES:
                started = time.monotonic()
                try:
                    async with self.tables.settled(game_id) as table:
                        seat, seq, wish = self.asked(table), table.length, table.wish
                        row, people = table.row, bool(table.persons())
                        if seat is None:
                            return True
                        if left != (seat, seq) or not course or not can(table, seat, course[0]):
                            course = []
                    if not people and not known_to_go:
                        if await self._stands_still(row):
                            return False
                        known_to_go = True
                    if seat != left[0]:
                        await self.claims.release(game_id)
                    if wish is not None and time.time() - wish.at < CONSIDERATE:
                        await asyncio.sleep(0.2)
                        continue
                    if not course:
                        thought = await self._thought(table, seat, seq)
                        if thought is None:
                            continue
                        table, course = thought
                    await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - started)))
                    await self.tables.play(table, seat, course.pop(0), seq)
                    left = (seat, table.length)
                    failures = 0
                except (Problem, KarawelaError, TimeoutError) as error:
                    failures += 1  # somebody else was quicker, or the worker was slow: look again
                    log.info("bot at %s: %s", game_id, error)
                    await asyncio.sleep(0.05)
                except WorkFailed as error:
                    failures += 1
                    log.error("a bot at %s can't think: %s", game_id, error)
                except (WorkerDied, OSError) as error:
                    failures += 1
                    log.warning("a bot at %s has no worker process: %s", game_id, error)
            return False
        finally:
            await self.claims.release(game_id)

    async def _stands_still(self, row: GameRow) -> bool:
        """Whether bots alone are at so many other tables of the account that they wait here until one of those is
        finished."""
        return await run_sync(self.tables.store.bots_only_before, row) >= BOTS_ONLY

    async def _thought(self, table: Table, seat: int, seq: int) -> tuple[Table, list[str]] | None:
        """The table, and the move of the seat with those that it means to follow. None if it is to be looked at anew:
        it has moved on while others had their turn, or another process was at it."""
        game_id, news = table.id, self._news[table.id]
        async with self.berths.berth(errand_of(table, seat)):
            known = self.tables.in_memory(game_id)
            if known is not None and known.length != seq:
                return None
            news.clear()
            claimed = await self.claims.take(game_id)
            if claimed:
                async with self.tables.settled(game_id) as table:
                    if table.length != seq or self.asked(table) != seat:
                        return None
                    spent = self._spent.setdefault(game_id, {})
                    where = (*position(table, seat), spent.get(seat, Spent()))
                self.thoughts += 1
                course, spent[seat] = await self.berths.run(PATIENCE, think, *where)
                return table, course
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), RETRY)
        return None

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.berths.close()
        await self.claims.close()
