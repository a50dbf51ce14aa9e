"""Where seats choose together, nobody's choice is lost because another was quicker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from karawela.engine import new_seed, registry, seal
from karawela.store import GameRow, SeatRow, Store
from karawela.web.problems import StaleBoard
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table

TOGETHER = "maracaibo"
"""Its set-up asks every seat at once which quest it keeps."""


@pytest.fixture(params=["in memory", "loaded anew"])
def tables(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[LiveTables]:
    """Tables that are remembered, or read from the store before every look, as another process does."""
    seed, title = new_seed(), registry.title(TOGETHER)
    seats = [SeatRow(number, "person", name, name) for number, name in enumerate(("ada", "bob", "eve"))]
    with Store.open(str(tmp_path / "harbour.sqlite")) as store:
        store.create_game(GameRow("g", TOGETHER, title.data_version, {}, seed, seal(seed), "ada", seats=seats))
        made = LiveTables(store, lambda game, _: made.forget(game) if request.param == "loaded anew" else None)
        yield made


async def first_of(tables: LiveTables, seat: int) -> tuple[Table, str]:
    table = await tables.table("g")
    assert table.match is not None
    return table, " ".join(str(word) for word in table.match.ask_of(seat).options[0])


async def test_all_may_answer_what_they_saw_at_the_same_time(tables: LiveTables) -> None:
    """Three people look at once and answer one after another, each having seen the table of the beginning."""
    seen = (await tables.table("g")).length
    for seat in (2, 0, 1):
        table, move = await first_of(tables, seat)
        await tables.play(table, seat, move, seen)
    assert (await tables.table("g")).length == seen + 3


async def test_what_is_asked_next_is_not_answered_by_an_old_look(tables: LiveTables) -> None:
    """The last of them brings another question; who has not seen it answers nothing."""
    seen = (await tables.table("g")).length
    for seat in (0, 1, 2):
        table, move = await first_of(tables, seat)
        await tables.play(table, seat, move, seen)
    table = await tables.table("g")
    assert table.match is not None
    seat = table.match.to_move[0]
    table, move = await first_of(tables, seat)
    for old in range(table.length):
        with pytest.raises(StaleBoard):
            await tables.play(table, seat, move, old)
    await tables.play(table, seat, move, table.length)


async def test_a_choice_taken_back_is_not_made_again_by_an_old_look(tables: LiveTables) -> None:
    """After an undo only who has seen it answers: the same click twice must not count again."""
    table, move = await first_of(tables, 0)
    seen = table.length
    await tables.play(table, 0, move, seen)
    await tables.undo(await tables.table("g"), 0, None, False)
    table = await tables.table("g")
    with pytest.raises(StaleBoard):
        await tables.play(table, 0, move, seen)
    await tables.play(table, 0, move, table.length)
