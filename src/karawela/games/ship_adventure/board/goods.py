"""What is won, kept and used up: coins, treasure tokens, chests, the quarters of the map, cards and dice.

Drawn around the origin from `goods_defs()`; numbers are always set in a size that can be read.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, GOLD, INK, darker, lighter
from karawela.draw.pieces import die
from karawela.draw.svg import circle, ellipse, group, join, num, path, rect, text, use
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.data.components import EQUIPMENT, SKULL_FACE


@cache
def goods_defs() -> Markup:
    """Every drawing of this page, to be used by its id."""
    drawings = {"coin": _coin(), "chest": _chest()} | {f"card-{name}": _EQUIPMENT[name] for name in EQUIPMENT}
    drawings |= {f"{what}-{n}": make(n) for n in range(1, 5) for what, make in (("quarter", _quarter), ("gap", _gap))}
    return join(*(group(drawing, id=name) for name, drawing in drawings.items()))


# ------------------------------------------------------------------ gold, tokens, hoards


def coins(amount: int, r: float = 10) -> Markup:
    """A coin with how many lie there."""
    return join(use("coin", 0, 0, r / 10), text(0, 4.2, str(amount), 12, INK, weight=800))


def _coin() -> Markup:
    rim = darker(GOLD, 0.55)
    return join(
        ellipse(0.8, 1.600, 10, 10, INK, fill_opacity=0.35),
        circle(0, 0, 10, GOLD, rim, 1.3),
        circle(0, 0, 7.8, lighter(GOLD, 0.38), rim, 0.6),
    )


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


def _chest() -> Markup:
    return join(
        ellipse(1, 10, 14, 4, INK, fill_opacity=0.35),
        path("M-13-1V9H13V-1Z", "#8a5a2b", "#3d2413", 1.4, stroke_linejoin="round"),
        path("M-13-1Q-13-10 0-10Q13-10 13-1Z", "#a8712b", "#3d2413", 1.4, stroke_linejoin="round"),
        path("M-8 9V-8M8 9V-8", stroke=GOLD, width=2.4),
        rect(-3, -4, 6, 7, GOLD, 1.5, "#3d2413", 1),
    )


_QUARTERS = (
    "M-15-15H0Q-2-11 1-8Q-2-4 0 0Q-4 2-7 0Q-11-2-15 0Z",
    "M15-15H0Q-2-11 1-8Q-2-4 0 0Q4-2 7 0Q11 2 15 0Z",
    "M-15 15H0Q2 11-1 8Q2 4 0 0Q-4 2-7 0Q-11-2-15 0Z",
    "M15 15H0Q2 11-1 8Q2 4 0 0Q4-2 7 0Q11 2 15 0Z",
)
"""A torn map of 30 by 30: the outlines of pieces 1 to 4."""


def map_piece(number: int, held: bool = True) -> Markup:
    """One quarter of the map, where it lies in the whole; with its number, or as an empty place."""
    return use(f"quarter-{number}" if held else f"gap-{number}")


def _quarter(number: int) -> Markup:
    x, y = (number - 1) % 2 * 15 - 7.5, (number - 1) // 2 * 15 - 7.5
    return join(
        path(_QUARTERS[number - 1], "#f5dfa8", "#6b4a1c", 1.1, stroke_linejoin="round"),
        text(x, y + 4, str(number), 11, INK, weight=800),
    )


def _gap(number: int) -> Markup:
    return path(_QUARTERS[number - 1], "#ffffff", "#8a6a35", 0.9, fill_opacity=0.25, stroke_dasharray="2.5 2")


# ------------------------------------------------------------------ cards and dice


def _ball(x: float, y: float) -> Markup:
    return join(circle(x, y, 4.8, "#3a3633", INK, 1), circle(x - 1.5, y - 1.6, 1.2, "#a9a49c"))


_EQUIPMENT = {
    "sabres": join(
        path("M-9 9Q3 5 9-10Q4-2-7 5ZM9 9Q-3 5-9-10Q-4-2 7 5Z", "#dfe3e6", INK, 1.1, stroke_linejoin="round"),
        path("M-10 5L-4 11M10 5L4 11", stroke="#8a5a1c", width=2.4, stroke_linecap="round"),
    ),
    "cannon": join(
        path("M-10 1L7-8Q11-7 10-2L-6 7Q-11 6-10 1Z", "#4a4642", INK, 1.1, stroke_linejoin="round"),
        circle(-1, 6, 5, "#8a5a2b", INK, 1.1),
        path("M-1 1V11M-6 6H4", stroke=INK, width=0.9),
    ),
    "cannonballs": join(_ball(-5, 5), _ball(5, 5), _ball(0, -3.5)),
    "camouflage": join(
        path("M-10 8Q-11-8 9-10Q11 8-6 8Q-3 1 4-4Q-6 0-10 8Z", "#5e8c4a", "#2c5a2a", 1.2, stroke_linejoin="round"),
    ),
}


def equipment(card: int, scale: float = 1) -> Markup:
    """The sign of a card, 22 units wide."""
    return use(f"card-{EQUIPMENT[card]}", 0, 0, scale)


@cache
def sea_die(value: int, size: float = 26, colour: str = CHALK) -> Markup:
    """The die of the box: pips 1 to 5, and the skull that counts 7."""
    if value != SKULL_FACE:
        return die(value, size, colour)
    return join(die(0, size, colour), use("skull", 0, -1.5, size / 40))
