"""The state of Caribbean Conquest: all that is needed to go on before any decision. Nothing in it is hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from karawela.engine.state import Part, State, seats
from karawela.games.ship_adventure.data.components import CANNON, EQUIPMENT
from karawela.games.ship_adventure.rules.fights import Side
from karawela.games.ship_adventure.rules.sea import Sea, sea_of

NOBODY: Final = -1
GROUP: Final = 4
"""So many units of one player at most stand on one square (SAC-4.02)."""
STEPS: Final = 6
"""So many steps a turn for all units together (SAC-4.01)."""

SETUP: Final = 0
COMPASS: Final = 1
PURCHASES: Final = 2
MOVEMENT: Final = 3
BATTLES: Final = 4
REACTION: Final = 5
"""What comes next: the boundary that the game stands at."""

RUNNING: Final = ""
MAJORITY: Final = "majority"
ELIMINATION: Final = "elimination"
LIMIT: Final = "limit"
"""Why the game has ended."""


def _first_cards() -> list[int]:
    """One cannon (SAC-1.10)."""
    return [int(card == CANNON) for card in range(len(EQUIPMENT))]


@dataclass(slots=True)
class Captain(Part):
    """One seat. `ships` and `crews` say how many stand on a square; a square without any is not in them."""

    colour: int = NOBODY
    gold: int = 0
    cards: list[int] = field(default_factory=_first_cards)
    ships: dict[int, int] = field(default_factory=dict)
    crews: dict[int, int] = field(default_factory=dict)
    out: bool = False
    """Eliminated (SAC-7.02)."""

    def units_on(self, square: int) -> int:
        return self.ships.get(square, 0) + self.crews.get(square, 0)

    def is_on(self, square: int) -> bool:
        return square in self.ships or square in self.crews

    def squares(self) -> list[int]:
        """The squares with units of this seat, in reading order."""
        return sorted(self.ships.keys() | self.crews.keys())

    def units(self) -> int:
        return sum(self.ships.values()) + sum(self.crews.values())


@dataclass(slots=True)
class Conquest(State):
    """The table. Squares are numbered in reading order; a point is named by its square."""

    captains: list[Captain] = field(default_factory=list, metadata=seats())
    boxes: int = 1
    opening_truce: bool = False
    max_rounds: int = 30
    tiles: tuple[int, ...] = ()
    """The laid tiles in reading order. Empty before the deal."""
    areas: tuple[tuple[int, ...], ...] = ()
    """The points of each strategic area (SAC-1.06)."""
    owner: dict[int, int] = field(default_factory=dict)
    """The seat that controls a point; a point without owner is not in it."""
    phase: int = SETUP
    round: int = 0
    sector: int = NOBODY
    """Where the arrow of the compass points, 0 to 11."""
    first: int = NOBODY
    active: int = NOBODY
    turns: int = 0
    """How many turns of this round have begun."""
    steps_left: int = 0
    arrows: set[int] = field(default_factory=set)
    """The wave squares whose arrow was used for free in this turn (SAC-4.09)."""
    moved: dict[int, int] = field(default_factory=dict)
    """How many units of the active player on a square have moved in this turn (SAC-5.20)."""
    fired: set[int] = field(default_factory=set)
    """The sources that have shot in this battle step, or in the reaction of this seat (SAC-5.09)."""
    reacting: int = NOBODY
    """Whose reaction fire it is."""
    fight: tuple[Side, ...] = ()
    """The last fight with dice: first by hand or by cannon, its square and both seats; then for every throw the side of
    the one and of the other. No rule reads it; people do."""
    ended: str = RUNNING

    @property
    def sea(self) -> Sea:
        """The sea; worked out once for each deal."""
        return sea_of(self.tiles)

    @property
    def drifted(self) -> int:
        """`arrows` with a bit for every square, as the shared rules of movement want it."""
        return sum(1 << square for square in self.arrows)

    def enemy_on(self, square: int, seat: int) -> int:
        """Another seat with units on the square, or NOBODY. Between two turns no square has two owners."""
        for other, captain in enumerate(self.captains):
            if other != seat and (square in captain.ships or square in captain.crews):
                return other
        return NOBODY

    def enemy_ship_on(self, square: int, seat: int) -> bool:
        """Whether a ship of another seat is there."""
        mine = self.captains[seat]
        return any(square in captain.ships and captain is not mine for captain in self.captains)

    def others(self, seat: int) -> set[int]:
        """The squares with units of any other seat."""
        found: set[int] = set()
        for other, captain in enumerate(self.captains):
            if other != seat:
                found.update(captain.ships, captain.crews)
        return found

    def controls(self, seat: int, square: int) -> bool:
        return self.owner.get(square, NOBODY) == seat

    def holds_area(self, seat: int, area: int) -> bool:
        """Whether the seat controls all token points of the area (SAC-6.04)."""
        return all(self.owner.get(point, NOBODY) == seat for point in self.areas[area])
