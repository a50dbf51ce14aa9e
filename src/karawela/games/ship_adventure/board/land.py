"""What stands on the squares: trees, temples, cities, harbours, skulls, whirlpools; each drawn once, in `<defs>`.

Drawings lie around the origin and fill a square of 52; a whirlpool fills its tile. Cities and harbours show the colour
and the symbol of their player.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, darker, ink_on
from karawela.draw.pieces import SYMBOLS, arrow
from karawela.draw.svg import circle, ellipse, group, join, num, path, rect, text, use
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.data.components import COLOURS

JUNGLE_KINDS = 4
_LEAF, _LEAF_DARK, _LEAF_LIGHT = "#4e8b3a", "#2c5a2a", "#79ad4f"
_STONE = ("#8e8d87", "#a5a39b", "#bdbab0", "#d3d0c5")


def colour_of(index: int) -> Colour:
    """The colour of a city, as players wear it."""
    return next(colour for colour in PLAYER_COLOURS if colour.id == COLOURS[index])


def sign(colour: Colour, size: float, fill: str = "") -> Markup:
    """A player's symbol around the origin, from the `<defs>`."""
    return use(f"sign-{colour.id}", 0, 0, size / 20, color=fill or ink_on(colour.hex))


@cache
def land_defs() -> Markup:
    """Every drawing of this page, to be used by its id."""
    drawings = {f"jungle-{kind}": _jungle(kind) for kind in range(JUNGLE_KINDS)}
    drawings |= {"temple": _temple(), "skull-rocks": _skull_rocks(), "skull": _skull(), "whirl": _whirl()}
    drawings["ford"] = _ford()
    signs = [group(icon(SYMBOLS[colour.symbol], 0, 0, 20), id=f"sign-{colour.id}") for colour in PLAYER_COLOURS]
    towns = [
        group(make(colour), id=f"{what}-{colour.id}")
        for colour in PLAYER_COLOURS
        for what, make in (("city", _city), ("quay", _quay))
    ]
    return join(*signs, *(group(drawing, id=name) for name, drawing in drawings.items()), *towns)


# ------------------------------------------------------------------ land


def _tree(x: float, y: float, r: float, leaf: str) -> Markup:
    """A crown from above, with light from the north-west."""
    bumps = "".join(
        f"{'M' if step == 0 else 'L'}{num(x + r * cos(a))} {num(y + r * sin(a))}"
        f"q{num(r * 0.42 * cos(a + 0.39))} {num(r * 0.42 * sin(a + 0.39))}"
        f" {num(r * (cos(a + pi / 4) - cos(a)))} {num(r * (sin(a + pi / 4) - sin(a)))}"
        for step, a in enumerate(step * pi / 4 for step in range(8))
    )
    return join(
        path(bumps + "Z", leaf, _LEAF_DARK, 1),
        path(
            f"M{num(x - r * 0.5)} {num(y - r * 0.1)}q{num(r * 0.1)} {num(-r * 0.5)} {num(r * 0.6)} {num(-r * 0.45)}",
            stroke=_LEAF_LIGHT,
            width=1.6,
            stroke_linecap="round",
        ),
    )


def _palm(x: float, y: float) -> Markup:
    leaves = "M0-9q-8-5-12 2q6-2 12-2q-5 2-6 8q5-3 6-8q6 3 7 8q1-6-7-8q8-1 12 3q-3-9-12-3q2-6-3-9q-2 5 3 9"
    return group(
        path("M0 9q3-9 0-18", stroke="#7a5230", width=2.4, stroke_linecap="round"),
        path(leaves, "#5f9d3f", _LEAF_DARK, 0.8, stroke_linejoin="round"),
        transform=f"translate({num(x)} {num(y)})",
    )


def _jungle(kind: int) -> Markup:
    crowns = (
        ((-12, -10, 8), (8, -13, 9), (-3, 3, 10), (14, 6, 8), (-15, 12, 7), (4, 17, 7)),
        ((-14, 8, 9), (-6, -12, 10), (12, -8, 8), (5, 8, 9), (17, 14, 6)),
        ((-15, -6, 7), (-2, -15, 8), (14, -11, 8), (-9, 10, 10), (9, 8, 10)),
        ((-10, -12, 9), (9, -5, 10), (-13, 7, 8), (2, 14, 9), (17, 12, 6)),
    )[kind]
    shades = (_LEAF, "#5b9a42", "#457f37", "#64a548")
    trees = [_tree(x, y, r, shades[(kind + number) % 4]) for number, (x, y, r) in enumerate(crowns)]
    palms = ((16, 12), (-15, -8), (17, 4), (16, -14))
    return join(*trees, _palm(*palms[kind]))


def _temple() -> Markup:
    """A grey step pyramid in a clearing, its stairs to the south."""
    steps = [
        path(
            f"M{-half} {y}L{-half + 3} {y - 8}H{half - 3}L{half} {y}Z",
            _STONE[level],
            "#55534d",
            1.1,
            stroke_linejoin="round",
        )
        for level, (half, y) in enumerate(((22, 12), (17, 4), (12, -4), (7, -12)))
    ]
    return join(
        ellipse(0, 9, 25, 13, "#8fa35c", fill_opacity=0.85),
        ellipse(2, 13, 23, 5, INK, fill_opacity=0.22),
        *steps,
        path("M-4 12V-12H4V12Z", "#e3e0d5", "#55534d", 0.9),
        path("M-4 8H4M-4 4H4M-4 0H4M-4-4H4M-4-8H4", stroke="#77746b", width=1),
        path("M-4-20H4V-26L0-22L-4-26Z", "#8e8d87", "#55534d", 0.9),
        path("M-20 14q3-6 6-1q1-5 5 0", stroke=_LEAF_DARK, width=2, stroke_linecap="round"),
        path("M12 14q2-5 5 0q2-4 4 0", stroke=_LEAF_DARK, width=2, stroke_linecap="round"),
    )


def _city(colour: Colour) -> Markup:
    """Houses behind a wall, a tower, and the flag with the player's symbol."""
    roof, rim = colour.hex, darker(colour.hex, 0.5)

    def house(x: float, y: float, wide: float, high: float) -> Markup:
        wall = rect(x, y - high, wide, high, "#fbf1da", None, "#6d5731", 1)
        top = path(
            f"M{x - 2} {y - high}L{x + wide / 2} {y - high - 9}L{x + wide + 2} {y - high}Z",
            roof,
            rim,
            1.1,
            stroke_linejoin="round",
        )
        door = rect(x + wide / 2 - 2, y - 6, 4, 6, "#6d4a2a")
        return join(wall, top, door)

    cloth = "M5-24q5-3 10 0t9 0v13q-5 3-10 0t-9 0z"
    return join(
        path("M-24 4Q-23-20 0-22Q24-21 24 2Q24 23 2 24Q-22 24-24 4Z", "#e6cf98", "#a98a50", 1.2),
        house(-20, 6, 13, 11),
        house(-9, 0, 12, 12),
        house(10, 9, 12, 11),
        rect(-2, 3, 13, 12, "#f3e4c1", None, "#6d5731", 1),
        path("M-3 3v-4h4v2h3v-2h4v2h3v-2h2v4z", "#d9c08a", "#6d5731", 1),
        path("M-21 13H22V20H-21Z", "#cdb27a", "#6d5731", 1.1),
        path("M-21 13v-3h4v3m5 0v-3h4v3m19 0v-3h4v3", "#cdb27a", "#6d5731", 1),
        path("M-1 20V15a3.5 3.5 0 0 1 7 0V20Z", "#5c4022"),
        path("M5-1V-25", stroke="#4a3218", width=2, stroke_linecap="round"),
        path(cloth, roof, rim, 1.2, stroke_linejoin="round"),
        group(sign(colour, 13), transform="translate(14.5 -17.5)"),
    )


def _quay(colour: Colour) -> Markup:
    """A pier from the north side of the square; the board turns it to where the land is."""
    planks = "".join(f"M-25 {y}H25" for y in (-21, -17))
    posts = [circle(x, -14, 2.6, colour.hex, darker(colour.hex, 0.55), 1) for x in (-20, -4, 12, 22)]
    return join(
        rect(-25, -25, 50, 11, "#b98a52", 2, "#5c4022", 1.2),
        path(planks, stroke="#7d5a30", width=0.9),
        rect(-25, -15.5, 50, 3.4, colour.hex, 1, darker(colour.hex, 0.55), 0.8),
        rect(12, -16, 9, 26, "#b98a52", 2, "#5c4022", 1.2),
        path("M12-8H21M12-3H21M12 2H21", stroke="#7d5a30", width=0.9),
        *posts,
        circle(13, 11, 2.4, colour.hex, darker(colour.hex, 0.55), 1),
        circle(20, 11, 2.4, colour.hex, darker(colour.hex, 0.55), 1),
    )


def _ford() -> Markup:
    """Stepping stones from north-west to south-east."""
    stones = ((-10, -9.5, 4.4), (-3, -3, 3.8), (3.5, 3, 4), (10, 10, 4.4))
    return group(
        *(ellipse(x, y, r * 1.15, r * 0.9, "#d9c08a", stroke="#8a6a35", stroke_width=0.9) for x, y, r in stones)
    )


# ------------------------------------------------------------------ sea


def anchor(size: float, fill: str, edge: str) -> Markup:
    """An anchor around the origin."""
    d = "M0-9a3 3 0 1 1 .1 0ZM0-9V10M-5-5H5M-9 3q1 8 9 8q8 0 9-8M-9 3l-2 4M-9 3l4 2M9 3l2 4M9 3l-4 2"
    strokes = [path(d, stroke=stroke, width=wide, stroke_linecap="round") for stroke, wide in ((edge, 5), (fill, 2.4))]
    return group(*strokes, transform=f"scale({num(size / 22)})")


def _skull() -> Markup:
    """A skull, 28 units high."""
    return join(
        path(
            "M0-14C-10-14-14-7-14-1C-14 4-11 6-8 8L-7 14H7L8 8C11 6 14 4 14-1C14-7 10-14 0-14Z",
            CHALK,
            INK,
            1.4,
            stroke_linejoin="round",
        ),
        path("M-10-1a4 4.6 0 1 0 8 .2a4 4.6 0 1 0-8-.2zM2-1a4 4.6 0 1 0 8 .2a4 4.6 0 1 0-8-.2zM0 3l-2.4 4.6h4.8z", INK),
        path("M-3.4 10V14M0 10V14M3.4 10V14", stroke=INK, width=1.2),
    )


def _skull_rocks() -> Markup:
    """The pirate's home: black rocks around a skull in dark water."""
    rocks = (
        "M-25 8l3-9 7-3 3 8-4 8z",
        "M14-22l7 3 4 8-7 3-6-6z",
        "M15 12l7-4 4 6-5 8-8-1z",
        "M-19-22l8-3 3 6-7 5-6-2z",
        "M-12 25l3-7 8 1 2 6z",
    )
    return join(
        path("M-25-3Q-24-25 1-25Q26-24 25 3Q24 26-2 25Q-26 23-25-3Z", "#2f5f78", fill_opacity=0.8),
        path(
            "M-21-2Q-20-21 1-21Q22-20 21 3Q20 22-2 21Q-22 19-21-2Z",
            stroke="#a9d3df",
            width=1.2,
            stroke_opacity=0.7,
            stroke_dasharray="9 5",
        ),
        *(path(rock, "#4a4642", "#1d1a17", 1.1, stroke_linejoin="round") for rock in rocks),
        use("skull", 0, 1, 0.94),
    )


def skull_number(number: int) -> Markup:
    """The pirate's number on the rocks, in the corner of the square."""
    return join(circle(17, -17, 8, INK, CHALK, 1.2), text(17, -12.8, str(number), 12, CHALK, weight=700))


def _whirl() -> Markup:
    """A clockwise whirlpool over its tile: a spiral, and in each square the arrow of its wave."""
    arms = []
    for arm in range(3):
        turn = arm * 2 * pi / 3
        points = []
        for step in range(15):
            r, a = 46 * (1 - step / 15) ** 0.8 + 2, turn + step * 0.34
            points.append(f"{num(r * cos(a))} {num(r * sin(a))}")
        arms.append("M" + "L".join(points))
    arrows = [
        group(arrow(25, 17, CHALK, turn, "#174a63"), transform=f"translate({x} {y})")
        for x, y, turn in ((-26, -26, 0), (26, -26, 90), (26, 26, 180), (-26, 26, 270))
    ]
    return join(
        rect(-51, -51, 102, 102, "#3e8fb8", 24, fill_opacity=0.75),
        circle(0, 0, 45, "#37829f", fill_opacity=0.7),
        circle(0, 0, 32, "#2a6f90", fill_opacity=0.75),
        circle(0, 0, 18, "#1d5876", fill_opacity=0.85),
        circle(0, 0, 7, "#0f3d4c"),
        path(
            "".join(arms),
            stroke="#d8f1f5",
            width=2.4,
            stroke_opacity=0.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        *arrows,
    )
