"""The compass: who begins the round, and where the galleon sails."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from karawela.engine.ask import Roll
from karawela.games.ship_adventure.data.components import SECTORS


def spin() -> Generator[Any, Any, int]:
    """The arrow's sector, 0 to 11; in the record it is 1 to 12 (SAT-3.01)."""
    sector: int = yield Roll(12, "compass")
    return sector - 1


def first_seat(sector: int, colours: Sequence[int]) -> int:
    """The seat that begins, by the innermost ring whose colour is played (SAT-3.02).

    `colours` is each seat's colour; -1 for a seat that plays no more. -1 if no ring names anybody."""
    for colour in SECTORS[sector]:
        if colour in colours:
            return list(colours).index(colour)
    return -1


def inner_colour(sector: int) -> int:
    """The colour of the inner ring: the galleon's destination (SAT-3.03)."""
    return SECTORS[sector][0]
