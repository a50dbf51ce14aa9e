"""The signs of the vocabulary: small drawings around the origin, about 20 by 20, that stand in `<defs>` once.

Shape comes before colour: gold is a bar, an emerald a cut stone, a pearl is round.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, GOLD, INK, SIGNAL
from karawela.draw.svg import circle, ellipse, group, join, path, rect

GOLD_HEX, EMERALD_HEX, PEARL_HEX = "#f0c52e", "#3fa35b", "#f7f4ee"
TREASURE_HEX: Final = (GOLD_HEX, EMERALD_HEX, PEARL_HEX)
KIND_HEX: Final = ("#8a5a2b", "#8b2635", "#2d5c7f")
"""Equipment, crew, ship."""
PLACE_HEX: Final = "#2f7d6b"
RESIDENCE_HEX: Final = "#6b4e9b"
POINTS_HEX: Final = "#1b5d78"
WOOD, DARK_WOOD = "#8a5a2b", "#4a2c15"


def line(d: str, stroke: str = INK, width: float = 1.6) -> Markup:
    return path(d, stroke=stroke, width=width, stroke_linecap="round", stroke_linejoin="round")


def shape(d: str, fill: str, rim: str = INK, width: float = 1.2) -> Markup:
    return path(d, fill, rim, width, stroke_linejoin="round")


def _gold() -> Markup:
    return join(
        shape("M-9 6L-6-5H6L9 6Z", GOLD_HEX, "#6d4b06"),
        shape("M-6-5H6L4-1H-4Z", "#ffe98a", "#6d4b06", 0.8),
        line("M-5 3H5", "#a87a0c", 1),
    )


def _emerald() -> Markup:
    return join(
        shape("M-5-8H5L9-3L0 9L-9-3Z", EMERALD_HEX, "#0f4424"),
        path("M-5-8L-3-3H3L5-8ZM-3-3L0 9L3-3Z", "#8fe0a3", "#0f4424", 0.7, stroke_linejoin="round"),
        line("M-9-3H9", "#0f4424", 0.8),
    )


def _pearl() -> Markup:
    return join(
        circle(0, 0, 8.2, PEARL_HEX, "#57504a", 1.2),
        path("M-5 4A6.4 6.4 0 0 0 6-2", stroke="#b9b0bd", width=2.2, stroke_linecap="round"),
        ellipse(-2.8, -3, 2.3, 1.7, "#ffffff"),
    )


_SMALL = "scale(.58)"


def _any_treasure() -> Markup:
    return join(
        group(_gold(), transform=f"translate(-5 5) {_SMALL}"),
        group(_pearl(), transform=f"translate(5.4 4) {_SMALL}"),
        group(_emerald(), transform=f"translate(0 -4.6) {_SMALL}"),
    )


def _die(fill: str) -> Markup:
    dots = [circle(x, y, 1.5, INK) for x, y in ((-3.6, -3.6), (3.6, -3.6), (0, 0), (-3.6, 3.6), (3.6, 3.6))]
    return join(rect(-8, -8, 16, 16, fill, 3.6, INK, 1.3), *dots)


def _island(treasure: Markup) -> Markup:
    """A cube that goes to an island: the stone over a palm beach, with an arrow upwards."""
    return join(
        shape("M-10 9Q-9 3-2 3Q8 3 10 9Z", "#e8d39a", "#7a5c22"),
        line("M-6 4Q-7-2-5-6", "#6b4423", 1.8),
        path("M-5-6q-5-2-6 2q4-2 6-2q-2-5-6-4q5-3 7 2q3-4 6-1q-5 0-7 3Z", "#3d7d3f"),
        group(treasure, transform="translate(4.6 .5) scale(.62)"),
    )


def _sabres() -> Markup:
    return join(
        path("M-8-9Q3-5 7 6", stroke="#5b6670", width=3.6, stroke_linecap="round"),
        path("M-8-9Q3-5 7 6", stroke="#e8eef2", width=1.9, stroke_linecap="round"),
        path("M8-9Q-3-5-7 6", stroke="#5b6670", width=3.6, stroke_linecap="round"),
        path("M8-9Q-3-5-7 6", stroke="#e8eef2", width=1.9, stroke_linecap="round"),
        line("M3.4 7.6L9 2.6M-3.4 7.6L-9 2.6", "#a8741a", 2.2),
        line("M7 6L9 9.4M-7 6L-9 9.4", DARK_WOOD, 2.6),
    )


def _boot() -> Markup:
    return join(
        shape("M-6-9H3V1Q9 2 9.4 7H-6Z", "#9a6233", "#3d2413"),
        shape("M-7 7H9.8V9.6H-7Z", "#3d2413", "#3d2413", 0.6),
        path("M-6-9H3V-5.6H-6Z", "#d9b071", "#3d2413", 0.8),
    )


def _spade() -> Markup:
    return join(
        shape("M-11 9Q-6 3 1 5Q8 2 11 9Z", "#a9793c", "#5a3a14"),
        line("M5-9L-3 1", "#6b4423", 2.4),
        line("M2.4-10.6L8-6.6", "#6b4423", 2.4),
        shape("M-5-2Q-9 2-8 7Q-3 7 0 3Z", "#c9d2d8", "#3f484e"),
    )


def _quest() -> Markup:
    return join(
        shape("M-7-9H7V7Q7 9.4 4 9.4H-5Q-8 9.4-8 6.6H-7Z", "#f7e6bd", "#6d5125"),
        line("M-4-5H4M-4-1.6H4M-4 1.8H1", "#8a6a35", 1.2),
        circle(4.4, 5, 3.6, SIGNAL, "#5c150e", 0.9),
    )


def _cube() -> Markup:
    return join(
        shape("M-8-4L0-8L8-4V5L0 9L-8 5Z", "#8f979c", "#30373b"),
        path("M-8-4L0-8L8-4L0 0Z", "#c6ccd0", "#30373b", 0.8, stroke_linejoin="round"),
        line("M0 0V9", "#30373b", 0.8),
    )


def _tent() -> Markup:
    """A stall of the black market."""
    return join(
        rect(-8, -1, 16, 10, "#3a2f2a", 1, INK, 1),
        path("M-10 0L-7-9H7L10 0Q7.5 3 5 0Q2.5 3 0 0Q-2.5 3-5 0Q-7.5 3-10 0Z", "#5a4a86", INK, 1.1),
        path("M-5 0L-3.4-9H0V0Q-2.5 3-5 0ZM5 0L3.4-9H7L10 0Q7.5 3 5 0Z", "#e6d5a0"),
        shape("M-3 9V5Q0 2.6 3 5V9Z", GOLD, INK, 0.9),
    )


def _figurehead() -> Markup:
    return join(
        line("M-10 7Q-2 6 3-1", DARK_WOOD, 4),
        shape("M-3 3Q-2-6 4-9Q9-9 9-4L5-3Q8 0 4 5Q0 8-3 3Z", "#e2b33f", "#6d4b06"),
        circle(5.4, -6, 1, INK),
    )


def _house() -> Markup:
    return join(
        rect(-7, -1, 14, 10, "#f4e3c2", 0.6, INK, 1.1),
        shape("M-10 0L0-9L10 0Z", "#b5512f", INK, 1.1),
        shape("M-2 9V4Q0 2 2 4V9Z", "#5a3a1c", INK, 0.8),
    )


def _river() -> Markup:
    return join(
        *(
            path(f"M-10 {y}q2.5-4 5 0t5 0 5 0 5 0", stroke=colour, width=width, stroke_linecap="round")
            for y in (-5, 0.5, 6)
            for colour, width in (("#0d4a66", 3.6), ("#4fb3dd", 2))
        )
    )


def _kind(kind: int) -> Markup:
    """A card of the kind: a chest, a hat, a sail, on its colour."""
    chest = join(
        shape("M-5 0Q-5-5 0-5Q5-5 5 0Z", "#e8c27a", INK, 0.9),
        rect(-5, 0, 10, 5, "#c99a4a", 0.8, INK, 0.9),
        line("M0-1V2"),
    )
    hat = shape("M-7 2Q-3 1-3-4Q0-7 3-4Q3 1 7 2Q0 6-7 2Z", "#f0d9b0", INK, 0.9)
    sail = join(line("M0-6V6", CHALK, 1.4), shape("M1-6Q6-2 6 4H1ZM-1-4Q-5-1-5 4H-1Z", CHALK, INK, 0.8))
    return join(rect(-7.5, -9.5, 15, 19, KIND_HEX[kind], 3, INK, 1.1), (chest, hat, sail)[kind])


def _lightning() -> Markup:
    return shape("M2-10L-7 2H-1L-3 10L7-2H1Z", "#ffd23f", "#6d4b06")


def _again() -> Markup:
    return join(line("M7-3A8 8 0 1 0 7.6 3", INK, 2.2), shape("M9.6-8V-1.6H3.4Z", INK, INK, 0.6))


def _ruby() -> Markup:
    return join(
        shape("M-7-6H7L10-1L0 10L-10-1Z", "#c21f3e", "#4d0716"),
        path("M-7-6L-3-1H3L7-6ZM-3-1L0 10L3-1Z", "#f07a8d", "#4d0716", 0.7, stroke_linejoin="round"),
    )


def _sail_ship() -> Markup:
    return join(
        shape("M-10 4H10Q8 9 5 9H-6Q-9 8-10 4Z", WOOD, DARK_WOOD),
        line("M0-10V4", DARK_WOOD, 1.6),
        shape("M-1.4-8Q-8-4-7.6 2H-1.4Z", CHALK, INK, 0.9),
        shape("M1.4-9Q8-4 7.6 2H1.4Z", CHALK, INK, 0.9),
    )


def _scout() -> Markup:
    """The explorer, as on the track."""
    return join(shape("M-7 9Q-6-1 0-1Q6-1 7 9Z", "#8c6d3f"), circle(0, -4, 4.2, "#d9a77a", INK, 1), _brim())


def _brim() -> Markup:
    return shape("M-8-5Q0-9 8-5Q4-4 3.6-6Q0-12-3.6-6Q-4-4-8-5Z", "#6b4e2a", INK, 0.9)


def _check() -> Markup:
    return line("M-6 1L-2 5L7-5", "#2f7d32", 3)


def _scroll(fill: str, body: Markup) -> Markup:
    return join(shape("M-10-6Q-12-9-8-9H8Q12-9 10-6V8H-10Z", fill), group(body, transform="translate(0 .5) scale(.72)"))


def coin_disc(r: float = 9.5) -> Markup:
    return join(circle(0, 0, r, "#d9a02e", "#5f4108", 1.3), circle(0, 0, r * 0.8, "#ffdf7e", "#9c6f12", 0.7))


def shield() -> Markup:
    return join(
        shape("M-9.4-9.6H9.4V1Q9.4 8 0 11.4Q-9.4 8-9.4 1Z", POINTS_HEX, "#0b2f3d", 1.2),
        path("M-7.2-7.4H7.2V.6Q7.2 6.2 0 9Q-7.2 6.2-7.2.6Z", "none", "#e9c566", 0.9),
    )


@cache
def signs() -> dict[str, Markup]:
    """Every sign by its name."""
    treasures = (_gold(), _emerald(), _pearl())
    found = {
        "coin": coin_disc(),
        "vp": shield(),
        "gold": treasures[0],
        "emerald": treasures[1],
        "pearl": treasures[2],
        "any": _any_treasure(),
        "die": _die("#ffffff"),
        "raid": _sabres(),
        "explore": _boot(),
        "bury": _spade(),
        "quest": _quest(),
        "upgrade": _cube(),
        "market": _tent(),
        "galleon": _figurehead(),
        "house": _house(),
        "river": _river(),
        "equipment": _kind(0),
        "crew": _kind(1),
        "ship": _kind(2),
        "lightning": _lightning(),
        "again": _again(),
        "ruby": _ruby(),
        "sails": _sail_ship(),
        "explorer": _scout(),
        "check": _check(),
        "to": join(line("M-5 0H2", INK, 2), shape("M1-4.4L6.4 0L1 4.4Z", INK, INK, 0.6)),
        "to-light": join(line("M-5 0H2", CHALK, 2), shape("M1-4.4L6.4 0L1 4.4Z", CHALK, CHALK, 0.6)),
        "income-coin": _scroll("#5fae55", coin_disc()),
        "income-vp": _scroll("#5fae55", shield()),
        "island-any": _island(_any_treasure()),
    }
    for name, treasure, fill in zip(("gold", "emerald", "pearl"), treasures, TREASURE_HEX, strict=True):
        found[f"island-{name}"] = _island(treasure)
        found[f"die-{name}"] = _die(fill)
        spade = group(_spade(), transform="translate(3 3) scale(.72)")
        found[f"buried-{name}"] = join(spade, group(treasure, transform="translate(-4 -4.4) scale(.62)"))
    return found


@cache
def sign_defs() -> Markup:
    return join(*(group(drawing, id=f"sign-{name}") for name, drawing in signs().items()))
