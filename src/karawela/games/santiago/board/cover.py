"""The cover of Santiago de Cuba: late sun over the bay, faded houses, the old car on the quay, a ship that waits."""

from __future__ import annotations

from functools import cache

from karawela.draw.cover import cover_frame
from karawela.games.santiago.board.drawings import ART


@cache
def cover() -> str:
    return cover_frame("Santiago de Cuba", ART.draw("cover"))
