"""Laying the board: tiles shuffled and turned by chance, harbours opened, invalid boards laid anew."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import isqrt
from typing import Any

from karawela.engine.ask import Draw
from karawela.games.ship_adventure.data.components import (
    CITY,
    CITY_TILES,
    FIRST_LAND,
    HARBOUR,
    LAID_NAMES,
    LAID_SQUARES,
    NE,
    NW,
    SE,
    SW,
    TEMPLE,
    TILES,
)
from karawela.games.ship_adventure.rules.sea import Sea, sea_of

EMPTY = -1
"""A position without a tile yet."""

_OUTWARD = {NW: ((0, -1), (-1, 0)), NE: ((0, -1), (1, 0)), SW: ((0, 1), (-1, 0)), SE: ((0, 1), (1, 0))}
"""The two orthogonal directions from a quadrant to other tiles."""


def lay_tiles(
    fixed: Sequence[tuple[int, int]] = (), boxes: int = 1, touching: bool = False
) -> Generator[Any, Any, tuple[int, ...]]:
    """A valid board: tiles are laid at random until one is (SAT-1.05 to 1.08; SAC-1.02 to 1.04).

    `fixed` are (position, laid tile) that stay; the tiles of `boxes` boxes are laid. Each tile and its rotation is one
    outcome of chance. `touching`: every landmass must touch the sea, not only those with a city or temple.
    """
    while True:
        laid = yield from _lay_once(fixed, boxes)
        if open_harbours(laid):
            tiles = tuple(laid)
            if is_valid(sea_of(tiles), touching):
                return tiles


def _lay_once(fixed: Sequence[tuple[int, int]], boxes: int) -> Generator[Any, Any, list[int]]:
    laid = [EMPTY] * (36 * boxes)
    rest = [tile for tile in range(len(TILES)) for _ in range(boxes)]
    for position, tile in fixed:
        laid[position] = tile
        rest.remove(tile // 4)
    pool = [tile * 4 + turns for tile in rest for turns in range(4)]
    for position, there in enumerate(laid):
        if there == EMPTY:
            drawn = yield Draw(pool, "tile", LAID_NAMES)
            laid[position] = drawn
            first = pool.index(drawn // 4 * 4)
            del pool[first : first + 4]
    return laid


def open_harbours(laid: list[int]) -> bool:
    """Turns city tiles clockwise until every harbour is open; whether all are in the end (SAT-1.06, SAC-1.03)."""
    positions = [at for city in CITY_TILES for at, tile in enumerate(laid) if tile // 4 == city]
    for position in positions:
        for _ in range(3):
            if harbour_open(laid, position):
                break
            laid[position] = laid[position] // 4 * 4 + (laid[position] + 1) % 4
    return all(harbour_open(laid, position) for position in positions)


def harbour_open(laid: Sequence[int], position: int) -> bool:
    """Whether an orthogonal neighbour of the harbour, on another tile, is sea."""
    wide = isqrt(len(laid))
    squares = LAID_SQUARES[laid[position]]
    quadrant = next(q for q in range(4) if squares[q][0] == HARBOUR)
    for dx, dy in _OUTWARD[quadrant]:
        there = (position // wide + dy) % wide * wide + (position % wide + dx) % wide
        facing = quadrant ^ 1 if dx else quadrant ^ 2
        if LAID_SQUARES[laid[there]][facing][0] < FIRST_LAND:
            return True
    return False


def is_valid(sea: Sea, touching: bool = False) -> bool:
    """All harbours and skulls lie in one body of sea, and landmasses touch it (SAT-1.07, SAC-1.04)."""
    main = sea.main_sea
    if not all(main[square] for group in (*sea.harbours, *sea.skulls) for square in group):
        return False
    touched = {sea.landmass[there] for square in sea.squares if main[square] for there in sea.land_around[square]}
    if touching:
        return touched.issuperset(sea.landmass[square] for square in sea.squares if sea.land[square])
    return all(sea.landmass[square] in touched for square in sea.squares if sea.kind[square] in (CITY, TEMPLE))
