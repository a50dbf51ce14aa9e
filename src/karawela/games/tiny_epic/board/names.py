"""The names of what the board draws by itself, as the rows have them: features of cards, pieces."""

from __future__ import annotations

from typing import Final

from karawela.games.tiny_epic.data.box import standard_box

_ROWS: Final = standard_box().rows

SETTLEMENT, MARKET, TAVERN, COVE, BURIAL, STORM, PORT, MAUSOLEUM, WRECK, CURSED_BURIAL = _ROWS.ids("feature")
GOLD, DECKHAND, SURE_FIRE, TREASURE, URN, CUBE, SHIP_LINE, DIE, CRATE = _ROWS.ids("thing")
SHIPS: Final = _ROWS.ids("ship")
"""The merchant ships, the Navy, the ghost ship, then what is told of the pirates' own."""
