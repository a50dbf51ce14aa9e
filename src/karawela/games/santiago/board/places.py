"""Where everything is: three compositions of the board, each a plan.

The whole one, 1280 by 800, has a bar and the players' areas below it: notebooks and files show it. The wide one is for
a page that shows question and players itself, the tall one for a phone; `tall.places` has what only that one needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]

# A slot of the town, drawn from its upper left corner.
SLOT_WIDTH: Final = 96
FLOWER_Y: Final = 22
GROUND_Y: Final = 142
"""Where the houses stand."""
PLAQUE_Y: Final = 144
PLAQUE_HEIGHT: Final = 50
TILE: Final = (92, 112)
"""A Cuban's tile."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A wide composition: the town above, the street in the middle, the harbour below. The harbour's own places are
    those of the whole board, moved up by `harbour_up`."""

    height: float
    scenery: str
    slot_x: tuple[float, ...]
    """The left edge of each slot: four groups of three, one group a flower."""
    slot_scale: float
    token_scale: float
    blossom_scale: float
    pawn: float
    stop_at: tuple[Point, ...]
    """The street: a ring of ten stops, driven clockwise; stop 0 is the port."""
    heading: tuple[int, ...]
    """Which way the street goes on at each stop, in degrees; 0 is right, 90 is down."""
    tile_at: tuple[Point, ...]
    """The middle of each Cuban's tile; the port has none."""
    tile_scale: float
    price_at: tuple[Point, ...]
    """Where the price of a drive to each stop is shown."""
    first_arrow: tuple[float, float, int]
    harbour_up: float
    die_x: tuple[int, ...]
    chip: tuple[float, float, float]
    """On the hull: the least width of a chip, its height, and the width of four beside each other."""
    chip_signs: float
    """The size of signs on a chip."""
    hull_chips_y: tuple[int, int]
    small: float
    """The size of the smallest text."""
    pawns_off: Point
    """Where pawns wait that are in no house, where the board has no areas for players."""


WIDTH: Final = 1280

_GROUPS: Final = (10, 330, 650, 970)
WHOLE: Final = Plan(
    height=800,
    scenery="scenery",
    slot_x=tuple(origin + 102 * i for origin in _GROUPS for i in range(3)),
    slot_scale=1,
    token_scale=1,
    blossom_scale=1,
    pawn=46,
    stop_at=(
        (640, 577),
        (200, 575),
        (60, 440),
        (165, 275),
        (420, 253),
        (640, 248),
        (860, 253),
        (1115, 275),
        (1220, 440),
        (1080, 575),
    ),
    heading=(180, 190, 270, 345, 358, 0, 2, 15, 90, 170),
    tile_at=(
        (0, 0),
        (262, 487),
        (152, 447),
        (254, 358),
        (420, 338),
        (640, 334),
        (860, 338),
        (1026, 358),
        (1128, 447),
        (1018, 487),
    ),
    tile_scale=1,
    price_at=(
        (640, 613),
        (152, 598),
        (22, 440),
        (128, 244),
        (420, 217),
        (640, 212),
        (860, 217),
        (1152, 244),
        (1258, 440),
        (1128, 598),
    ),
    first_arrow=(132, 562, 207),
    harbour_up=0,
    die_x=(519, 609, 699, 789),
    chip=(27, 24, 21),
    chip_signs=15,
    hull_chips_y=(735, 762),
    small=13,
    pawns_off=(0, 0),
)

_UPPER, _MIDDLE, _LOWER = 238, 342, 446
"""The two long sides of the street in the wide plan, and the row of tiles between them."""
_COLUMN: Final = tuple(150 + 122.5 * i for i in range(9))
_STREET: Final = (
    (640, _LOWER),
    (_COLUMN[1], _LOWER),
    (52, _MIDDLE),
    (_COLUMN[2], _UPPER),
    (_COLUMN[3], _UPPER),
    (640, _UPPER),
    (_COLUMN[5], _UPPER),
    (_COLUMN[6], _UPPER),
    (1228, _MIDDLE),
    (_COLUMN[7], _LOWER),
)
WIDE: Final = Plan(
    height=673,
    scenery="wide_scenery",
    slot_x=tuple(6 + 319.5 * (slot // 3) + 104.5 * (slot % 3) for slot in range(12)),
    slot_scale=1.04,
    token_scale=1.28,
    blossom_scale=1.25,
    pawn=52,
    stop_at=_STREET,
    heading=(180, 180, 270, 0, 0, 0, 0, 0, 90, 180),
    tile_at=tuple(
        (_COLUMN[column], _MIDDLE + shift)
        for column, shift in ((4, 0), (1, 5), (0, 0), (2, -5), (3, -5), (4, -5), (5, -5), (6, -5), (8, 0), (7, 5))
    ),
    tile_scale=1.22,
    price_at=tuple((x, y + 40) if y == _MIDDLE else (x + 41, y) for x, y in _STREET),
    first_arrow=(206, _LOWER, 180),
    harbour_up=127,
    die_x=(507, 609, 711, 813),
    chip=(28.5, 29, 28.5),
    chip_signs=17.5,
    hull_chips_y=(734, 765),
    small=13.8,
    pawns_off=(430, 498),
)

# The harbour, as it lies on the whole board.
DIE_Y: Final = 685
ASIDE_AT: Final = (391, 685)
SUPPLY_X: Final = tuple(44 + 56 * i for i in range(6))
SUPPLY_Y: Final = 695
FLAG_X: Final = (962, 1024, 1086, 1148)
FLAG_Y: Final = 640
MARKER_Y: Final = 694
TRACK_X: Final = tuple(950 + 47 * i for i in range(7))
TRACK_Y: Final = 758
BANK_AT: Final = (1228, 664)
ROLLED_AT: Final = (652, 645)
"""The upper middle of the paper on which rolled dice lie in the empty berth."""

# The plaza in the middle of the whole board's ring, where dice are rolled and notes with choices lie.
STAGE: Final = (322, 402, 636, 142)
"""Left, top, width, height."""

# Below the whole board.
BAR_Y: Final = 806
AREA_HEIGHT: Final = 150
