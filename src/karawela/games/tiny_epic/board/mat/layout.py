"""Where everything is on the large mat, from its upper left corner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from karawela.draw.place import Place

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class MatPlan:
    wheel: Point
    radius: float
    stations: tuple[Place, ...]
    track: Place
    """Gold, from 0 to 13, and the cubes on it."""
    lines: int
    """In how many lines."""
    hold: Place
    tokens: Place
    """Sure-fire tokens, treasures, the urn."""
    cards: Place
    """The captain and the crew."""
    card: float
    """How wide a card of the crew is."""

    @property
    def coin(self) -> float:
        """The width of a space of the track; three more spaces hold cubes beyond its end."""
        return self.track.width * self.lines / (14 + 2 * self.lines if self.lines == 1 else 14)


@cache
def mat_plan(width: float, tall: bool) -> MatPlan:
    return _tall(width) if tall else _wide(width)


def _wide(width: float) -> MatPlan:
    x = 246.0
    inner = width - x - 8
    station = (inner - 18) / 4
    card = round((inner - 16) / 5, 1)
    return MatPlan(
        wheel=(123.0, 135.0),
        radius=109.0,
        stations=tuple(Place(round(x + each * (station + 6), 1), 8, round(station, 1), 78) for each in range(4)),
        track=Place(x, 92, inner, 32),
        lines=1,
        hold=Place(x, 130, 112, 34),
        tokens=Place(x + 118, 130, inner - 118, 34),
        cards=Place(x, 169, inner, 91),
        card=card,
    )


def _tall(width: float) -> MatPlan:
    x = 228.0
    inner = width - x - 6
    station = (width - 12 - 12) / 4
    card = round((width - 12 - 16) / 5, 1)
    return MatPlan(
        wheel=(112.0, 118.0),
        radius=96.0,
        stations=tuple(Place(round(6 + each * (station + 4), 1), 236, round(station, 1), 120) for each in range(4)),
        track=Place(x, 10, inner, 60),
        lines=2,
        hold=Place(x, 92, inner, 48),
        tokens=Place(x, 150, inner, 74),
        cards=Place(6, 362, width - 12, 98),
        card=card,
    )
