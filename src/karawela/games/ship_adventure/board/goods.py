"""What is won, kept and used up: coins, treasure tokens, chests, the quarters of the map, cards and dice.

Drawn around the origin; numbers are always set in a size that can be read.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.pieces import die
from karawela.draw.svg import circle, group, join, num, path, rect, text, use
from karawela.games.ship_adventure.board.drawings import DEATHS_HEAD
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.data.components import EQUIPMENT, SKULL_FACE

# ------------------------------------------------------------------ gold, tokens, hoards


def coins(amount: int, r: float = 10) -> Markup:
    """A coin with how many lie there."""
    return join(use("coin", 0, 0, r / 10), text(0, 4.2, str(amount), 12, INK, weight=800))


@cache
def treasure(level: int, r: float = 12) -> Markup:
    """The front of a treasure token: as many dice on a gold coin as its level."""
    places = {1: ((0, 0),), 2: ((-4.3, 0), (4.3, 0)), 3: ((-4.3, 3.2), (4.3, 3.2), (0, -5))}[level]
    dice = [join(rect(x - 3.7, y - 3.7, 7.4, 7.4, CHALK, 1.8, INK, 0.9), circle(x, y, 1.5, INK)) for x, y in places]
    return join(use("coin", 0, 0, r / 10), group(*dice, transform=f"scale({num(r / 12)})"))


@cache
def token_back(area: int, order: tuple[int, ...], side: float = 26) -> Markup:
    """The back of a treasure token: the rim in the area's colour, the numbers 1 to 4 in their quadrants."""
    half, quarter, ground = side / 2, side / 4, AREA_HEX[area]
    numbers = [
        text(
            (quadrant % 2 * 2 - 1) * (quarter - 0.6),
            (quadrant // 2 * 2 - 1) * (quarter - 0.6) + 3.9,
            str(n),
            11,
            INK,
            weight=800,
        )
        for n, quadrant in enumerate(order, 1)
    ]
    return join(
        rect(-half - 4, -half - 4, side + 8, side + 8, ground, 9, darker(ground, 0.6), 1.2),
        rect(-half, -half, side, side, "#fff6df", 5, darker(ground, 0.6), 0.8),
        path(f"M0 {num(-half)}V{num(half)}M{num(-half)} 0H{num(half)}", stroke="#b08d57", width=0.8),
        *numbers,
    )


def chest(scale: float = 1) -> Markup:
    """A chest: a hoard on the rocks, or the store at home."""
    return use("chest", 0, 0, scale)


def map_piece(number: int, held: bool = True) -> Markup:
    """One quarter of the map, where it lies in the whole; with its number, or as an empty place."""
    return use(f"quarter-{number}" if held else f"gap-{number}")


# ------------------------------------------------------------------ cards and dice


def equipment(card: int, scale: float = 1) -> Markup:
    """The sign of a card, 22 units wide."""
    return use(f"card-{EQUIPMENT[card]}", 0, 0, scale)


@cache
def sea_die(value: int, size: float = 26, colour: str = CHALK) -> Markup:
    """The die of the box: pips 1 to 5, and the skull that counts 7."""
    if value != SKULL_FACE:
        return die(value, size, colour)
    return join(die(0, size, colour), use(DEATHS_HEAD, 0, -1.5, size / 40))
