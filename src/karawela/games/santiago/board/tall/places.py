"""Where everything is on a phone: a picture 390 wide, so that a unit is about a pixel, and as tall as it needs to be.

The town in four rows, one a flower; the street as a flat ring with a row of Cubans above and one below it; the harbour
with the ship, what it pays, which ship it is, and the supply."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 390
HEIGHT: Final = 774

# The town: a row a flower, its blossom at the left.
ROW_Y: Final = tuple(5 + 62 * flower for flower in range(4))
CELL: Final = (118, 58)
CELL_X: Final = tuple(29 + 120 * place for place in range(3))
BLOSSOM_X: Final = 15.5

# The street: the upper side goes right, the lower one left; the port is in the middle of the lower one.
COLUMN: Final = tuple(43 + 76 * place for place in range(5))
UPPER, LOWER = 367, 413
TILE: Final = (72, 86)
STOP_AT: Final = (
    (COLUMN[2], LOWER),
    (COLUMN[1], LOWER),
    (COLUMN[0], LOWER),
    *((x, UPPER) for x in COLUMN),
    (COLUMN[4], LOWER),
    (COLUMN[3], LOWER),
)
TILE_Y: Final = {UPPER: 300.0, LOWER: 480.0}
"""The middle of the tiles beside each side."""
TARGET: Final = (74, 45)
"""What is touched to drive to a stop."""
PORT_AT: Final = (COLUMN[2], 478)

# The harbour.
SHIP_SCALE: Final = 0.68
SHIP_AT: Final = (-229, 112)
"""Where the origin of the ship's drawing comes to lie."""
DIE_X: Final = (117, 176, 235, 294)
DIE_Y: Final = 577
ASIDE_AT: Final = (31, 577)
ROLLED_AT: Final = (195, 522)
FLAG_X: Final = tuple(32 + 45 * place for place in range(4))
FLAG_Y: Final = 662
MARKER_Y: Final = 697
TRACK_X: Final = tuple(214 + 25.5 * place for place in range(7))
TRACK_Y: Final = 686
SUPPLY_X: Final = tuple(33 + 64.8 * place for place in range(6))
SUPPLY_Y: Final = 742
