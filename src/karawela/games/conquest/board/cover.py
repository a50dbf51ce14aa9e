"""The cover of Caribbean Conquest: two fleets before a walled city, banners in the wind, smoke over the water."""

from __future__ import annotations

from functools import cache

from karawela.draw.cover import cover_frame
from karawela.draw.icons import icon
from karawela.draw.pieces import SYMBOLS
from karawela.draw.svg import group, join
from karawela.engine.title import PLAYER_COLOURS
from karawela.games.conquest.board.drawings import ART


@cache
def cover() -> str:
    """The file, with the captains' symbols for its sails and banners."""
    signs = [group(icon(SYMBOLS[each.symbol], 0, 0, 20), id=f"cover-sac-{each.id}") for each in PLAYER_COLOURS]
    return cover_frame("Ship Adventure: Caribbean Conquest", ART.draw("cover"), defs=join(*signs))
