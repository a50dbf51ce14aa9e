"""Where everything is on the picture of Pirates of Maracaibo. Lengths are pixels at natural size."""

from __future__ import annotations

from typing import Final

from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO, Sea

WIDTH: Final = 1480
HEIGHT: Final = 996
EDGE: Final = 6

SEA: Final = (EDGE, EDGE, 1036, 508)
"""The Caribbean: left, top, width, height."""
START_WIDTH: Final = 54
_CELLS_LEFT, _CELLS_TOP, _CELLS_WIDTH = 64, 13, 975
ROW: Final = 124.5
CARD_HEIGHT: Final = 118

PORT: Final = (1046, EDGE, 100, 230)
"""Maracaibo."""
BAY: Final = (1046, 240, 100, 274)
"""The Gulf."""
LAND: Final = (1150, EDGE, 324, 508)
"""The exploration track."""

MARKET_TOP: Final = 520
MARKET_HEIGHT: Final = 96
OWN_TOP: Final = 622
OWN_HEIGHT: Final = 240
PLATE: Final = (EDGE, 130)
"""Left and width of a part of the viewer's area: the captain's sums, ship board, hideout, tableau."""
SHIP: Final = (140, 642)
HIDEOUT: Final = (786, 276)
TABLEAU: Final = (1066, 408)
RIVALS_TOP: Final = 868
RIVALS_HEIGHT: Final = 122


def card_width(sea: Sea) -> float:
    """Fewer columns leave more room for each card."""
    return round(_CELLS_WIDTH / sea.columns - 6, 1)


def corner(sea: Sea, column: int, row: int) -> tuple[float, float]:
    """The upper left corner of what lies in that column and row."""
    return round(_CELLS_LEFT + (column - 1) * _CELLS_WIDTH / sea.columns, 1), _CELLS_TOP + (row - 1) * ROW


def ship_place(sea: Sea, position: int, rank: int, among: int) -> tuple[float, float]:
    """Where a ship is drawn that is the `rank`th of so many there."""
    if position < CELLS:
        x, y = corner(sea, sea.column[position], sea.row[position])
        width = card_width(sea)
        if among == 1:
            return x + width / 2 - 4, y + 36
        return x + width * (0.27 + 0.46 * (rank % 2)), y + 33 + 38 * (rank // 2)
    if position == GULF:
        left, top, width, height = BAY
        return left + width * (0.27 + 0.46 * (rank % 2)), top + 60 + 32 * (rank // 2)
    if position == MARACAIBO:
        left, top, width, height = PORT
        return left + width * (0.27 + 0.46 * (rank % 2)), top + height - 58 + 34 * (rank // 2)
    return EDGE + 30, 180 + 52 * rank


def space_place(x: int, y: int) -> tuple[float, float]:
    """The middle of a space of the track, from its place in the data."""
    return round(LAND[0] + (x - 111) * 0.88, 1), round(LAND[1] + (y - 14) * 0.91, 1)
