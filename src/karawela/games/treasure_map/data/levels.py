"""The level table (spec 2.11, SAT-10.05): indices are levels 1 to 3."""

from typing import Final

PIRATE_MELEE: Final = (0, 2, 4, 6)
PIRATE_CANNON: Final = (0, 0, 3, 6)
"""Added to one die; at level 1 a pirate has no cannon."""
GALLEON_GOLD: Final = (0, 5, 10, 15)
PIRATE_MOVE: Final = 2
GALLEON_MOVE: Final = 2
STEPS: Final = 4
BRIBE: Final = 4
