"""What units cost, and how many of them each player has."""

from typing import Final

from karawela.games.ship_adventure.data.components import CREW_ID, SHIP_ID
from karawela.games.ship_adventure.data.rows import ROWS

_UNITS = {piece.id: piece for piece in ROWS["piece"]}
SHIP_COST: Final[int] = _UNITS[SHIP_ID].cost
CREW_COST: Final[int] = _UNITS[CREW_ID].cost
SHIPS_PER_BOX: Final[int] = _UNITS[SHIP_ID].per_box
CREWS_PER_BOX: Final[int] = _UNITS[CREW_ID].per_box
