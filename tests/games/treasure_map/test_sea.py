"""The shared sea: boards of every size, tiles, compass, dice, and the valuation's charts."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine.ask import Draw
from karawela.games.ship_adventure.data.components import (
    FIRST_LAND,
    LAID_SQUARES,
    R1,
    TILES,
    TOKEN_BACKS,
    WAVE,
    column_name,
)
from karawela.games.ship_adventure.rules.deal import is_valid, lay_tiles
from karawela.games.ship_adventure.rules.moving import drifts, free_drift, mask_of, used
from karawela.games.ship_adventure.rules.sea import FAR, Sea, sea_of
from karawela.games.treasure_map.bot.distances import costs_to, perils, steps_to, way_to_ship
from tests.games.treasure_map.table import BOARD, put, sq, table


def dealt(boxes: int, seed: int) -> Sea:
    """A random board of that many boxes."""
    rng = Random(seed)
    deal = lay_tiles(boxes=boxes)
    step = next(deal)
    try:
        while True:
            assert isinstance(step, Draw)
            step = deal.send(rng.choice(step.pool))
    except StopIteration as done:
        tiles: tuple[int, ...] = done.value
        return sea_of(tiles)


@pytest.mark.parametrize(("boxes", "width"), [(1, 12), (4, 24), (9, 36)])
def test_boards_of_every_size_wrap_and_are_valid(boxes: int, width: int) -> None:
    """Eight neighbours that are neighbours in turn, every tile of every box, names to the last corner."""
    sea = dealt(boxes, 5)
    assert sea.width == width
    assert is_valid(sea)
    assert sorted(tile // 4 for tile in sea.tiles) == sorted(list(range(36)) * boxes)
    assert [len(cities) for cities in sea.cities] == [boxes] * 4
    for square in sea.squares:
        around = sea.neighbours[square]
        assert len(set(around)) == 8
        assert all(square in sea.neighbours[there] and sea.distance(square, there) == 1 for there in around)
        assert {*sea.sea_around[square], *sea.land_around[square]} == set(around)
    assert sea.index[sea.names[-1]] == width * width - 1
    assert max(sea.distance(0, square) for square in sea.squares) == width // 2


def test_names_reach_aj36() -> None:
    """Columns go on after Z with AA."""
    assert [column_name(x) for x in (0, 11, 25, 26, 35)] == ["A", "L", "Z", "AA", "AJ"]
    assert dealt(9, 1).names[-1] == "AJ36"


def test_a_board_is_shared_and_worked_out_once() -> None:
    """Equal tiles give the same object."""
    assert sea_of(R1) is sea_of((*R1,))


def test_the_tiles_have_the_squares_of_the_specification() -> None:
    """45 land and 99 sea squares; a whirlpool's arrows form a ring at every rotation."""
    squares = [kind for tile in range(len(TILES)) for kind, _ in LAID_SQUARES[tile * 4]]
    assert sum(kind >= FIRST_LAND for kind in squares) == 45
    assert squares.count(WAVE) == 16
    for square in BOARD.squares:
        if BOARD.kind[square] == WAVE:
            ring = [square]
            for _ in range(4):
                ring.append(BOARD.wave[ring[-1]])
            assert ring[4] == square
            assert len(set(ring)) == 4
            assert {BOARD.tile[each] for each in ring} == {BOARD.tile[square]}
    assert len({(back.area, back.order) for back in TOKEN_BACKS}) == 27


def test_drift_is_free_once() -> None:
    """By a bit for every arrow used."""
    here, there = sq("C1"), sq("D1")
    assert drifts(BOARD, here, there, 0)
    assert free_drift(BOARD, here, 0) == there
    assert not drifts(BOARD, here, there, used(here, 0))
    assert free_drift(BOARD, here, mask_of([here])) == -1
    assert free_drift(BOARD, sq("A1"), 0) == -1


def test_charts_know_ship_and_foot() -> None:
    """From F2 the temple H1 is four steps; ashore elsewhere the way leads back over the ship."""
    s = table("red", "yellow")
    put(s, 0, "F2")
    nothing: frozenset[int] = frozenset()
    assert costs_to(BOARD, sq("H1"), nothing)[sq("F2")] == steps_to(s, 0, BOARD, sq("H1"), nothing)
    assert steps_to(s, 0, BOARD, sq("H1"), nothing) <= 4
    put(s, 0, "H3", "H1")
    assert steps_to(s, 0, BOARD, sq("K2"), nothing) == 2 + costs_to(BOARD, sq("K2"), nothing)[sq("H3")]
    assert way_to_ship(BOARD, sq("L1"))[sq("H1")] == FAR


def test_pirates_with_cannon_are_given_a_wide_berth() -> None:
    """All around them, for a camouflaged crew only at sea; never in a harbour."""
    assert perils(BOARD, (sq("K4"),), False, False) == {sq("K4")}
    assert sq("L3") in perils(BOARD, (sq("K4"),), True, False)
    assert sq("L3") not in perils(BOARD, (sq("K4"),), True, True)
    assert sq("J4") in perils(BOARD, (sq("K4"),), True, True)
    assert perils(BOARD, (sq("L1"), -1), True, False) == frozenset()
