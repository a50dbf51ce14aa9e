"""Where everything is on the board: a picture of 1280 by 800, with a bar and the players' areas below it."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1280
BOARD_HEIGHT: Final = 800

# The town: twelve houses in four groups of three, one group a flower.
SLOT_WIDTH: Final = 96
_GROUPS: Final = (10, 330, 650, 970)
SLOT_X: Final = tuple(origin + 102 * i for origin in _GROUPS for i in range(3))
"""The left edge of each slot."""
FLOWER_Y: Final = 22
GROUND_Y: Final = 142
"""Where the houses stand."""
PLAQUE_Y: Final = 144
PLAQUE_HEIGHT: Final = 50

# The street, which scenery.svg shows: a ring of ten stops, driven clockwise; stop 0 is the port.
STOP_AT: Final = (
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
)
HEADING: Final = (180, 190, 270, 345, 358, 0, 2, 15, 90, 170)
"""Which way the street goes on at each stop, in degrees; 0 is right, 90 is down."""
TILE: Final = (92, 112)
TILE_AT: Final = (
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
)
"""The middle of each Cuban's tile; the port has none."""
PRICE_AT: Final = (
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
)
"""Where the price of a drive to each stop is shown."""

# The plaza in the middle of the ring, where dice are rolled and notes with choices lie.
STAGE: Final = (322, 402, 636, 142)
"""Left, top, width, height."""

# The harbour.
DIE_X: Final = (519, 609, 699, 789)
DIE_Y: Final = 685
ASIDE_AT: Final = (391, 685)
HULL_CHIPS_Y: Final = (735, 762)
SUPPLY_X: Final = tuple(44 + 56 * i for i in range(6))
SUPPLY_Y: Final = 695
FLAG_X: Final = (962, 1024, 1086, 1148)
FLAG_Y: Final = 640
MARKER_Y: Final = 694
TRACK_X: Final = tuple(950 + 47 * i for i in range(7))
TRACK_Y: Final = 758
BANK_AT: Final = (1228, 664)

# Below the board.
BAR_Y: Final = 806
AREA_HEIGHT: Final = 150
