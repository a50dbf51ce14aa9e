"""Where a board has room to spare: what the signs on it mean."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER
from karawela.draw.svg import at, group, heading, rect, text, wrap
from karawela.words import Words

_ROW, _COLUMN, _HEAD = 52, 182, 34

Signs = tuple[tuple[str, Markup], ...]
"""The end of each message's id, and its drawing around the origin, 42 units wide."""


@lru_cache(maxsize=32)
def legend(words: Words, signs: Signs, x: float, y: float, width: float, room: float, ground: str) -> Markup:
    """As many rows of two as the room has, signs on their own ground; none if it is too small for two rows."""
    rows = min((len(signs) + 1) // 2, int((room - _HEAD) // _ROW))
    if rows < 2:
        return Markup("")
    parts = [
        rect(0, 0, width, _HEAD + rows * _ROW, PAPER, 10, "#8a6a35", 1.2, fill_opacity=0.75),
        heading(width / 2, 23, words.say("board-legend"), 17),
    ]
    for index, (name, sign) in enumerate(signs[: 2 * rows]):
        left, top = index % 2 * _COLUMN + 8, _HEAD + index // 2 * _ROW + _ROW / 2 - 4
        lines = wrap(words.say(f"board-legend-{name}"), 12, _COLUMN - 62)[:3]
        first = top + 4 - 7 * (len(lines) - 1)
        parts.append(at(left + 22, top, rect(-21, -21, 42, 42, ground, 9), sign))
        parts += [text(left + 50, first + 14 * row, line, 12, INK, "start") for row, line in enumerate(lines)]
    return group(*parts, transform=f"translate({x:g} {y:g})", class_="still")
