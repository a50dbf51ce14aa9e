"""Where a ship can get with so many cards: by the way with the fewest storms and, where she lies near, past the ghost
ship."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karawela.games.tiny_epic.data.box import grid_of
from karawela.games.tiny_epic.state import NOWHERE

FARTHEST = 8
"""Nobody sails farther than across the whole sea."""
STORM = 2
"""A storm avoided is worth more than a cube stolen."""


class Reached(NamedTuple):
    """The end of a way, and what happens on it."""

    cell: int
    storms: int
    steals: bool
    way: tuple[int, ...]
    """The cells entered, the last one is `cell`; none if the ship stays."""


@lru_cache(maxsize=65536)
def reached(
    columns: int, storms: tuple[int, ...], here: int, cards: int, ghost: int, steady: bool
) -> tuple[Reached, ...]:
    """Every cell within so many cards, each once, by the best way. `ghost` is the cell of a ship with a cube to steal,
    or NOWHERE; only a `steady` ship sails into storms (TEP-4.23)."""
    grid = grid_of(len(storms) // columns, columns)
    first = Reached(here, 0, False, ())
    best = {here: first}
    edge = {(here, False): first}
    for _ in range(min(cards, FARTHEST)):
        after: dict[tuple[int, bool], Reached] = {}
        for (cell, stolen), way in edge.items():
            for there, bit in grid.edge[cell].items():
                stormy = storms[cell] & bit
                if stormy and not steady:
                    continue
                steals = stolen or there == ghost
                storm = way.storms + (1 if stormy else 0)
                known = after.get((there, steals))
                if known is None or storm < known.storms:
                    after[there, steals] = Reached(there, storm, steals, (*way.way, there))
        for (there, _), way in after.items():
            known = best.get(there)
            if known is None or _price(way) < _price(known):
                best[there] = way
        edge = after
    return tuple([best[cell] for cell in sorted(best)])


def _price(way: Reached) -> int:
    return STORM * way.storms - int(way.steals)


def ghost_with_cube(cubes: int, ghost: int, stolen: bool) -> int:
    """Where a cube can be stolen in this Sail action, or NOWHERE."""
    return ghost if cubes and not stolen else NOWHERE
