"""Where everything is on the picture of Tiny Epic Pirates: plans for a wide and for a tall screen, with four columns of
cards or with the five of the expansion.

Lengths are units of the picture. A wide pane shows about 0.9 pixels for each, a phone one; so no text that must be read
is smaller than `SMALL`, and on the tall plans what can be touched is at least `TOUCH`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from karawela.draw.place import Place

SMALL: Final = 12.6
HIT: Final = 27.0
TOUCH: Final = 44.0
EDGE: Final = 6.0
GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A composition."""

    tall: bool
    columns: int
    width: float
    height: float
    sea: Place
    cell: float
    """The side of a card of the sea, without the gap to the next."""
    mat: Place
    """Wheel, stations, Gold, hold and cards of one pirate."""
    market: Place
    merchants: Place
    row: Place
    """The crew's deck and its open cards."""
    stage: Place
    """Dice; on the tall plan, while there are none, the card where the ship lies."""
    legend: Place
    rivals: Place
    rival_height: float
    """Where they stand one under another, of each."""
    strip: Place
    """Ghost ship, pool, lid and urns: the expansion."""
    bones: Place
    """The skeletons' deck and its open cards."""

    @property
    def hit(self) -> float:
        """The least width and height of what can be clicked."""
        return TOUCH if self.tall else HIT

    def corner(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a card."""
        row, column = divmod(cell, self.columns)
        pitch = self.sea.width / self.columns
        return round(self.sea.left + column * pitch, 1), round(self.sea.top + row * pitch, 1)

    def middle(self, cell: int) -> tuple[float, float]:
        x, y = self.corner(cell)
        return round(x + self.cell / 2, 1), round(y + self.cell / 2, 1)


_NOWHERE: Final = Place(0, 0, 0, 0)


@cache
def plan_for(columns: int, cursed: bool, tall: bool, others: int) -> Plan:
    """The composition for a sea of so many columns, with the expansion or without, and so many other pirates."""
    return _tall(columns, cursed, others) if tall else _wide(columns, cursed)


def _wide(columns: int, cursed: bool) -> Plan:
    """The sea at the left, the largest; beside it the own mat, then what can be bought, then the others."""
    width, height, sea = 1240.0, 674.0, 608.0
    left, top = EDGE + sea + 4, EDGE
    wide = width - EDGE - left
    pitch = sea / columns
    below = top + 4 * pitch + 2
    mat = Place(left, top, wide, 266)
    market = Place(left, mat.bottom + GAP, 280, 84)
    merchants = Place(market.left + market.width + GAP, market.top, wide - market.width - GAP, 84)
    row = Place(left, market.bottom + GAP, 362, 136)
    stage = Place(row.left + row.width + GAP, row.top, wide - row.width - GAP, 136)
    end = height - EDGE
    if cursed:
        legend = Place(left, row.bottom + GAP, wide, 44)
        bones = Place(EDGE, end - 136, 362, 136)
        strip = Place(bones.left + bones.width + GAP, below, sea - 4 - bones.width - GAP, end - below)
        bones = bones._replace(top=below, height=end - below)
        rivals = Place(left, legend.bottom + GAP, wide, end - legend.bottom - GAP)
    else:
        legend, strip, bones = Place(EDGE, below, sea - 4, end - below), _NOWHERE, _NOWHERE
        rivals = Place(left, row.bottom + GAP, wide, end - row.bottom - GAP)
    return Plan(
        tall=False,
        columns=columns,
        width=width,
        height=height,
        sea=Place(EDGE, top, sea, 4 * pitch),
        cell=round(pitch - 4, 1),
        mat=mat,
        market=market,
        merchants=merchants,
        row=row,
        stage=stage,
        legend=legend,
        rivals=rivals,
        rival_height=rivals.height,
        strip=strip,
        bones=bones,
    )


def _tall(columns: int, cursed: bool, others: int) -> Plan:
    """One under another, in the order in which they are wanted."""
    width, x, inner, rival = 390.0, 3.0, 384.0, 112.0
    sea = Place(x, 3, inner + 3, 4 * (inner + 3) / columns)
    stage = Place(x, sea.bottom + 2, inner, 200)
    mat = Place(x, stage.bottom + GAP, inner, 466)
    market = Place(x, mat.bottom + GAP, inner, 136)
    merchants = Place(x, market.bottom + GAP, inner, 84)
    row = Place(x, merchants.bottom + GAP, inner, 142)
    end = row.bottom
    strip = bones = _NOWHERE
    if cursed:
        bones = Place(x, end + GAP, inner, 142)
        strip = Place(x, bones.bottom + GAP, inner, 140)
        end = strip.bottom
    legend = Place(x, end + GAP, inner, 92)
    rivals = Place(x, legend.bottom + GAP, inner, others * (rival + GAP))
    return Plan(
        tall=True,
        columns=columns,
        width=width,
        height=rivals.bottom + 4,
        sea=sea,
        cell=round(sea.width / columns - 3, 1),
        mat=mat,
        market=market,
        merchants=merchants,
        row=row,
        stage=stage,
        legend=legend,
        rivals=rivals,
        rival_height=rival,
        strip=strip,
        bones=bones,
    )
