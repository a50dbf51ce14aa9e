"""A way of several steps: each is a row of its own, and it ends where anything comes between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.engine import IllegalMove, Match, MoveError, move_text, new_seed, registry, seal
from karawela.store import GameRow, SeatRow, Store
from karawela.web.problems import StaleBoard
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.many_steps import ANOTHER, CHANGED, DONE, NOT_OFFERED, OVER, UNCOVERED, Came, sail
from karawela.web.table.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(str(tmp_path / "harbour.sqlite")) as opened:
        yield opened


async def table_of(store: Store, title: str, seats: int = 2) -> tuple[LiveTables, Table]:
    seed = new_seed()
    chairs = [SeatRow(seat, "person", f"P{seat}", f"p{seat}") for seat in range(seats)]
    version = registry.title(title).data_version
    store.create_game(GameRow("g", title, version, {}, seed, seal(seed), "p0", seats=chairs))
    tables = LiveTables(store, lambda *_: None)
    return tables, await tables.table("g")


def a_way(match: Match[Any], kind: str, length: int, rng: Random) -> list[str]:
    """So many moves after which the seat is asked such a question again each time, in the dark of chance; or none."""
    twin, seat, way = match.clone(), match.to_move[0], list[str]()
    while len(way) < length:
        moves = [move for move in twin.ask_of(seat).options if twin.horizon(move, seat).value == "free"]
        if not moves:
            return []
        move = rng.choice(moves)
        twin.play(move, seat)
        way.append(move_text(move))
        if len(way) < length and (twin.over or twin.to_move != (seat,) or twin.ask_of(seat).kind != kind):
            return []
    return way


async def play_until_a_way(tables: LiveTables, table: Table, length: int) -> tuple[int, list[str]]:
    rng = Random(1)
    for _ in range(300):
        match = table.match
        assert match is not None
        seat = match.to_move[0]
        if match.ask_of(seat).kind == "move":
            for _ in range(20):
                way = a_way(match, "move", length, rng)
                if way:
                    return seat, way
        await tables.play(table, seat, move_text(rng.choice(match.ask_of(seat).options)), None)
    raise AssertionError("there is no such way")


async def test_a_route_is_sailed_step_by_recorded_step(store: Store) -> None:
    """Every step is a row, in order, as if it had been chosen alone; and each is taken back alone."""
    tables, table = await table_of(store, "treasure_map")
    seat, way = await play_until_a_way(tables, table, 3)
    before = table.length
    assert await sail(tables, table, seat, way, before) == Came(3, DONE)
    rows = store.plies("g", before)
    assert [(row.kind, row.seat, row.move) for row in rows] == [("move", seat, move) for move in way]
    await tables.undo(table, seat, None, consent=False)
    assert table.match is not None and table.match.to_move == (seat,)
    assert table.length == before + 4


async def test_a_step_that_is_not_offered_ends_the_route(store: Store) -> None:
    tables, table = await table_of(store, "treasure_map")
    seat, way = await play_until_a_way(tables, table, 2)
    before = table.length
    assert await sail(tables, table, seat, [way[0], "step nowhere", way[1]], before) == Came(1, NOT_OFFERED)
    assert [row.move for row in store.plies("g", before)] == [way[0]]


async def test_a_first_step_that_is_refused_is_told_as_a_move_is(store: Store) -> None:
    tables, table = await table_of(store, "santiago")
    assert table.match is not None
    seat = table.match.to_move[0]
    with pytest.raises(IllegalMove):
        await sail(tables, table, seat, ["move_car 99"], None)
    with pytest.raises(MoveError):
        await sail(tables, table, 1 - seat, ["move_car 1"], None)
    with pytest.raises(StaleBoard):
        await sail(tables, table, seat, ["move_car 1"], 0)
    assert table.length == 1


@pytest.mark.parametrize("title", ["treasure_map", "conquest", "maracaibo", "santiago"])
async def test_a_route_never_goes_on_past_what_comes_between(store: Store, title: str) -> None:
    """Whole stretches of random games, each move followed by another that is meant to be next: whatever ends a route is
    what happened in the record."""
    tables, table = await table_of(store, title)
    rng, seen = Random(6), set[str]()
    while table.length < 160 and table.match is not None and not table.match.over:
        match, seat = table.match, table.match.to_move[0]
        kind, ply = match.ask_of(seat).kind, match.ply
        first = move_text(rng.choice(match.ask_of(seat).options))
        twin = match.clone()
        twin.play(first, seat)
        follow = move_text(rng.choice(twin.ask_of(seat).options)) if seat in twin.to_move else "pass"
        came = await sail(tables, table, seat, [first, follow], table.length)
        lines = [entry[0] for entry in match.entries(ply)]
        seen.add(came.why)
        if came.steps == 2:
            assert came.why in (DONE, OVER)
        elif came.why == UNCOVERED:
            assert -1 in lines
        elif came.why == ANOTHER:
            assert match.to_move != (seat,) or set(lines) != {seat}
        elif came.why == CHANGED:
            assert match.to_move == (seat,) and match.ask_of(seat).kind != kind
        else:
            assert came.why == OVER
    assert len(seen) > 1
