"""Bots at tables: whoever has set out on a course follows it, and nothing is thought about in vain."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from karawela.bots.levels import LEVELS
from karawela.engine import move_text, new_seed, registry, seal
from karawela.store import GameRow, PlyRow, SeatRow, Store
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table
from karawela.web.thinking.berths import Berths
from karawela.web.thinking.claims import NoClaims
from karawela.web.thinking.crew import Crew, errand_of
from karawela.web.thinking.waiting_line import BOTS_ONLY, Errand

COURSES = "treasure_map"
"""Where a move is many steps."""
SHORT = {"turn_limit": "3"}
OTHER = Errand("eve", "elsewhere", people=True, short=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(str(tmp_path / "harbour.sqlite")) as opened:
        yield opened


@pytest.fixture
def tables(store: Store) -> LiveTables:
    return LiveTables(store, lambda *_: None)


def seat_bots(
    store: Store, title: str, *bots: str, person: str = "", options: dict[str, str] | None = None, game_id: str = "g"
) -> None:
    """A table of Ada's, with these bots and perhaps a person in the first seat."""
    seats = [SeatRow(0, "person", person.title(), person)] if person else []
    seats += [SeatRow(number, "bot", f"Bot {number}", bot=bot) for number, bot in enumerate(bots, len(seats))]
    seed, version = new_seed(), registry.title(title).data_version
    store.create_game(GameRow(game_id, title, version, options or {}, seed, seal(seed), "ada", seats=seats))


class Diary(Crew):
    """Notes what was thought, and after how many rows."""

    def __init__(self, tables: LiveTables, berths: Berths):
        super().__init__(tables, berths, NoClaims(), 0.0)
        self.notes: list[tuple[int, list[str]]] = []

    async def _thought(self, table: Table, seat: int, seq: int) -> tuple[Table, list[str]] | None:
        found = await super()._thought(table, seat, seq)
        if found is not None:
            self.notes.append((seq, list(found[1])))
        return found


@asynccontextmanager
async def crew_of(tables: LiveTables, workers: int = 1) -> AsyncIterator[Diary]:
    crew = Diary(tables, Berths(workers))
    try:
        yield crew
    finally:
        await crew.close()


async def until(condition: Callable[[], Any], what: str) -> None:
    """Looks again and again until the condition holds."""
    for _ in range(3000):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{what} does not happen")


def moves(store: Store) -> list[PlyRow]:
    return [row for row in store.plies("g") if row.kind == "move"]


def over(store: Store, game_id: str = "g") -> bool:
    game = store.game(game_id)
    return game is not None and game.status == "finished"


async def test_a_bot_thinks_once_for_a_move_of_many_steps(store: Store, tables: LiveTables) -> None:
    """What was played are the courses that were thought out, one after another, each as far as it could be followed."""
    seat_bots(store, COURSES, "mate@40", "mate@40")
    async with crew_of(tables) as crew:
        crew.look(await tables.table("g"))
        await until(lambda: len(store.plies("g")) > 40, "forty moves")
    played = [row.move for row in moves(store)]
    begun = [seq - 1 for seq, _ in crew.notes]
    assert len(played) > 30
    assert max(len(course) for _, course in crew.notes) > 2
    assert len(crew.notes) < 0.6 * len(played)
    for (_, course), first, following in zip(crew.notes, begun, begun[1:], strict=False):
        assert following > first
        assert played[first:following] == course[: following - first]


async def test_there_is_a_thought_for_each_move_and_no_more(store: Store, tables: LiveTables) -> None:
    """A bot without courses thinks as often as it plays."""
    seat_bots(store, "santiago", "random", "random", options=SHORT)
    async with crew_of(tables) as crew:
        crew.look(await tables.table("g"))
        await until(lambda: over(store), "the end")
    assert crew.thoughts == len(moves(store)) > 5


async def test_a_thought_about_an_old_board_is_dropped_before_it_is_begun(store: Store, tables: LiveTables) -> None:
    """While a bot waits for its turn to think, its move is played by somebody else."""
    seat_bots(store, "santiago", "random", "random", options=SHORT)
    async with crew_of(tables) as crew:
        table = await tables.table("g")
        async with crew.berths.berth(OTHER):
            crew.look(table)
            await until(lambda: crew.berths.waiting == 1, "waiting in the line")
            seat = crew.asked(table)
            assert seat is not None and table.match is not None
            first = move_text(table.match.ask_of(seat).options[0])
            await tables.play(table, seat, first, table.length)
            assert crew.thoughts == 0
        await until(lambda: over(store), "the end")
    assert crew.thoughts == len(moves(store)) - 1
    assert moves(store)[0].move == first
    assert min(seq for seq, _ in crew.notes) == 2


async def test_a_bot_whose_process_dies_thinks_again(store: Store, tables: LiveTables) -> None:
    """Whenever that happens, the game goes on to its end."""
    seat_bots(store, "santiago", "random", "random", options=SHORT)
    async with crew_of(tables) as crew:
        crew.look(await tables.table("g"))
        await until(lambda: len(moves(store)) > 1, "two moves")
        for pid in crew.berths.pids:
            os.kill(pid, 9)
        await until(lambda: over(store), "the end")
    assert len(moves(store)) <= crew.thoughts <= len(moves(store)) + 1


async def test_closing_takes_a_waiting_bot_out_of_the_line(store: Store, tables: LiveTables) -> None:
    seat_bots(store, "santiago", "random", "random", options=SHORT)
    berths = Berths(1)
    async with berths.berth(OTHER):
        crew = Crew(tables, berths, NoClaims(), 0.0)
        crew.look(await tables.table("g"))
        await until(lambda: berths.waiting == 1, "waiting in the line")
        await crew.close()
        assert berths.waiting == 0
    assert crew.thoughts == 0 and berths.pids == []


@pytest.mark.parametrize(
    ("bot", "short"),
    [
        *((name, level.budget is None) for name, level in LEVELS.items()),
        *(("greedy", True), ("random", True), ("mate@40", True), ("admiral@100", True)),
        *(("mate@800", False), ("captain*2", False)),
    ],
)
async def test_what_is_thought_on_whose_account(store: Store, tables: LiveTables, bot: str, short: bool) -> None:
    """The host's; levels that do not search, and searches of few iterations, are short."""
    seat_bots(store, "santiago", bot, person="bob")
    assert errand_of(await tables.table("g"), 1) == Errand("ada", "g", people=True, short=short)


async def test_what_is_one_too_many_stands_still(store: Store, tables: LiveTables) -> None:
    """Tables that people have left to bots beyond so many of an account wait until one of the others is finished."""
    for number in range(BOTS_ONLY + 1):
        seat_bots(store, "santiago", "random", "random", options=SHORT, game_id=f"{number}")
        await tables.table(f"{number}")
    async with crew_of(tables) as crew:
        last = f"{BOTS_ONLY}"
        crew.look(await tables.table(last))
        await until(lambda: not crew._tasks, "a look at it")
        assert crew.thoughts == 0
        crew.look(await tables.table("0"))
        await until(lambda: over(store, "0"), "the end of the first")
        crew.look(await tables.table(last))
        await until(lambda: over(store, last), "the end of the last")


async def test_who_leaves_while_a_bot_thinks_leaves_one_too_many_all_the_same(store: Store, tables: LiveTables) -> None:
    """The table stands still from then on, though its bot was at work."""
    for number in range(BOTS_ONLY):
        seat_bots(store, "santiago", "random", "random", options=SHORT, game_id=f"{number}")
        await tables.table(f"{number}")
    seat_bots(store, "santiago", "random", person="ada", options=SHORT, game_id="last")
    async with crew_of(tables) as crew:
        table = await tables.table("last")
        while crew.asked(table) is None:
            assert table.match is not None
            await tables.play(table, 0, move_text(table.match.ask_of(0).options[0]), table.length)
        async with crew.berths.berth(OTHER):
            crew.look(table)
            await until(lambda: crew.berths.waiting == 1, "waiting in the line")
            await tables.note(table, PlyRow(0, "bot", 0, "random"), SeatRow(0, "bot", "Ada (bot)", None, "random"))
            length = table.length
        await until(lambda: not crew._tasks, "a look at it")
        assert (await tables.table("last")).length == length
        assert crew.thoughts == 0


async def test_a_table_of_bots_only_is_known_as_such(store: Store, tables: LiveTables) -> None:
    seat_bots(store, "santiago", "random", "random")
    assert not errand_of(await tables.table("g"), 0).people
