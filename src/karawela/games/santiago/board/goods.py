"""Dice of goods and blossoms, in the colours of their rows."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, mix
from karawela.draw.pieces import die, flower
from karawela.draw.svg import circle, join, use
from karawela.games.santiago.board.drawings import good_inline
from karawela.games.santiago.data.components import GOODS, NO_FLOWER
from karawela.games.santiago.data.read_components import ROWS

COLOUR = tuple(row.colour for row in ROWS["good"])
FLOWER_COLOUR = tuple(row.colour for row in ROWS["flower"])
FLOWER_SHAPE = tuple(row.symbol for row in ROWS["flower"])


@cache
def good_die(which: int, value: int, size: float = 50, dim: bool = False, inline: bool = False) -> Markup:
    """The die of a good: its colour, its symbol on a light spot, its number. A dim one does not count now; an inline
    one is for a picture without `<defs>`."""
    colour = mix(COLOUR[which], "#a59c8c", 0.62) if dim else COLOUR[which]
    name = GOODS[which]
    sign = good_inline(name, size * 24 / 62) if inline else use(f"sdc-{name}", 0, 0, size / 62)
    mark = join(circle(0, 0, size * 0.235, CHALK, fill_opacity=0.92), sign)
    return die(value, size, colour, mark, pips=False)


@cache
def blossom(which: int, r: float, letter: str = "") -> Markup:
    """The flower of a group of houses; El Zorro has none."""
    if which == NO_FLOWER:
        return Markup("")
    return flower(FLOWER_SHAPE[which], r, FLOWER_COLOUR[which], letter)
