"""How many units there may be, and which squares are closed to them; options and refusals ask here."""

from collections.abc import Set
from typing import Final

from karawela.games.conquest.data.units import CREWS_PER_BOX, SHIPS_PER_BOX
from karawela.games.conquest.state import GROUP, NOBODY, Conquest
from karawela.games.ship_adventure.data.components import CITY, SKULL, TEMPLE

POINT_KINDS: Final = (SKULL, CITY, TEMPLE)
"""The squares that are strategic points (SAC-6.01)."""
_NOTHING: Final[frozenset[int]] = frozenset()


def most_ships(s: Conquest) -> int:
    """With so many ships on the board no further one can be bought (SAC-3.08)."""
    return SHIPS_PER_BOX * s.boxes


def most_crews(s: Conquest) -> int:
    """With so many crews on the board no further one can be bought (SAC-3.08)."""
    return CREWS_PER_BOX * s.boxes


def cities_of(s: Conquest, seat: int) -> list[int]:
    """The cities that the seat controls, in reading order."""
    kind = s.sea.kind
    return sorted(point for point, owner in s.owner.items() if owner == seat and kind[point] == CITY)


def may_stand(s: Conquest, seat: int, square: int) -> bool:
    """A new unit needs a square with room and without enemies (SAC-3.06)."""
    return s.captains[seat].units_on(square) < GROUP and s.enemy_on(square, seat) == NOBODY


def closed_by_truce(s: Conquest, seat: int) -> Set[int]:
    """The squares with units of others, and their cities, in round 1 under the opening truce (SAC-2.04)."""
    if not s.opening_truce or s.round > 1:
        return _NOTHING
    kind = s.sea.kind
    return s.others(seat) | {point for point, owner in s.owner.items() if owner != seat and kind[point] == CITY}
