"""The cover of Treasure Map: an old map in four torn quarters on a ship's table, a route, a cross, gold."""

from __future__ import annotations

from functools import cache

from karawela.draw.cover import cover_frame
from karawela.games.treasure_map.board.drawings import ART


@cache
def cover() -> str:
    return cover_frame("Ship Adventure: Treasure Map", ART.draw("cover"))
