"""The cover of Pirates of Maracaibo: the fort over the bay at sundown, a raider under black sails, gold on the beach,
and something with arms in the water."""

from __future__ import annotations

from functools import cache

from karawela.draw.cover import cover_frame
from karawela.games.maracaibo.board.artwork import ART


@cache
def cover() -> str:
    return cover_frame("Pirates of Maracaibo", ART.draw("cover"))
