"""The cover of Tiny Epic Pirates: a lantern under a bone-white moon, the ghost ship astern, and gold ashore."""

from __future__ import annotations

from functools import cache

from karawela.draw.cover import cover_frame
from karawela.games.tiny_epic.board.artwork import ART


@cache
def cover() -> str:
    return cover_frame("Tiny Epic Pirates", ART.draw("cover"))
