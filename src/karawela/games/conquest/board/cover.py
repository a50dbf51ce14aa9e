"""The cover of Caribbean Conquest: two fleets before a walled city, banners in the wind, smoke over the water."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.cover import HEIGHT, WIDTH, cover_frame, waves
from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, PAPER, darker, ink_on, lighter
from karawela.draw.pieces import SYMBOLS, spikes
from karawela.draw.svg import at, circle, el, ellipse, group, join, num, path, rect, route, use
from karawela.engine.colours import PLAYER_COLOURS, Colour

RED, YELLOW, BLUE, GREEN = PLAYER_COLOURS
_STONE, _STONE_DARK, _MORTAR = "#d8bf8e", "#b3935a", "#6d5731"


@cache
def cover() -> str:
    return cover_frame(
        "Ship Adventure: Caribbean Conquest",
        _sky(),
        _city(),
        _sea(),
        at(318, 196, _ship(BLUE, -1, 0.86)),
        at(232, 176, _ship(BLUE, -1, 0.52)),
        _broadside(),
        at(120, 222, _ship(RED, 1, 1.42)),
        at(420, 250, _ship(YELLOW, -1, 0.66)),
        _foam(),
        defs=_shades(),
    )


def _shades() -> Markup:
    def gradient(name: str, *stops: tuple[str, str]) -> Markup:
        colours = [el("stop", offset=offset, stop_color=colour) for offset, colour in stops]
        return el("linearGradient", *colours, id=f"cover-sac-{name}", x2="0", y2="1")

    signs = [group(icon(SYMBOLS[each.symbol], 0, 0, 20), id=f"cover-sac-{each.id}") for each in PLAYER_COLOURS]
    return join(
        *signs,
        gradient("sky", ("0", "#3f86b0"), (".5", "#9fd0dc"), (".8", "#fbe3b4")),
        gradient("sea", ("0", "#7cc4cf"), (".3", "#3a94b0"), ("1", "#12506b")),
        gradient("wall", ("0", "#ead6a8"), ("1", "#bd9a5f")),
    )


def _sign(colour: Colour, x: float, y: float, size: float) -> Markup:
    """The captain's symbol, on a sail or a banner."""
    return use(f"cover-sac-{colour.id}", x, y, size / 20, color=ink_on(colour.hex))


def _sky() -> Markup:
    clouds = (
        "M30 58q14-20 36-10q12-18 34-4q22-6 26 12q20 0 20 12H14q0-10 16-10z"
        "M196 34q10-14 28-6q12-10 26 2q16-2 18 10h-84q0-6 12-6z"
    )
    return join(
        rect(0, 0, WIDTH, HEIGHT, "url(#cover-sac-sky)"),
        at(214, 122, path(spikes(36, 92, 46), "#fff1c4", fill_opacity=0.28), circle(0, 0, 34, "#fff6d8")),
        path(clouds, CHALK, fill_opacity=0.75),
        path("M0 152Q60 116 118 138Q176 118 250 146Q300 132 330 150V176H0Z", "#7ea79b"),
        path("M0 164Q70 140 150 158Q220 146 300 164V180H0Z", "#6f9a6a"),
    )


# ------------------------------------------------------------------ the city


def _merlons(x: float, y: float, count: int, step: float = 9) -> str:
    """The path of a battlement's top, from left to right."""
    teeth = "".join(f"v-6h{num(step * 0.55)}v6h{num(step * 0.45)}" for _ in range(count))
    return f"M{num(x)} {num(y)}{teeth}"


def _tower(x: float, y: float, wide: float, high: float) -> Markup:
    """From its foot in the middle."""
    left, top, count = x - wide / 2, y - high, round((wide + 6) / 8)
    crown = _merlons(left - 3, top, count, (wide + 6) / count) + f"v9h{num(-wide - 6)}Z"
    slits = "".join(f"M{num(x + dx)} {num(top + 22)}v9" for dx in (-wide * 0.18, wide * 0.18))
    return join(
        rect(left, top, wide, high, "url(#cover-sac-wall)", None, _MORTAR, 1.4),
        path(f"M{num(left + wide * 0.68)} {num(top)}h{num(wide * 0.32)}v{num(high)}h{num(-wide * 0.32)}z",
             _STONE_DARK, fill_opacity=0.45),
        path(crown, _STONE, _MORTAR, 1.3, stroke_linejoin="round"),
        path(slits, stroke="#4a3218", width=2.6, stroke_linecap="round"),
    )  # fmt: skip


def _banner(x: float, y: float, colour: Colour, wide: float = 30) -> Markup:
    """A flag on its pole, in the wind."""
    rim = darker(colour.hex, 0.45)
    cloth = route(
        *("M", 1, -34, "q", wide * 0.3, -7, wide * 0.55, 0, "t", wide * 0.5, 1, "l", -6, 8, 5, 8),
        *("q", -wide * 0.25, -7, -wide * 0.5, -1, "t", -wide * 0.55, 0, "z"),
    )
    return at(
        x,
        y,
        path("M0 0V-37", stroke="#3d2413", width=2, stroke_linecap="round"),
        path(cloth, colour.hex, rim, 1.2, stroke_linejoin="round"),
        _sign(colour, wide * 0.45, -27, wide * 0.42),
        circle(0, -38, 2, "#d9a441"),
    )


def _house(x: float, y: float, wide: float, high: float, roof: str) -> Markup:
    return join(
        rect(x, y - high, wide, high, "#fbf1da", None, _MORTAR, 1),
        path(
            f"M{num(x - 3)} {num(y - high)}l{num(wide / 2 + 3)}-12 {num(wide / 2 + 3)} 12z",
            roof,
            darker(roof, 0.5),
            1.1,
        ),
        rect(x + wide * 0.3, y - high * 0.6, 4, 6, "#6d4a2a"),
    )


def _city() -> Markup:
    """On its rock at the right: houses above the wall, a church, four towers with banners, the sea gate."""
    rock = "M286 190Q300 160 322 162L330 150H480V206H300Z"
    wall = _merlons(318, 132, 18) + "V190H318Z"
    houses = (
        (330, 122, 22, 18, "#b5532f"),
        (356, 114, 20, 22, "#c8703a"),
        (380, 120, 24, 20, "#a8452c"),
        (446, 116, 24, 24, "#c8703a"),
    )
    courses = "M320 148H480M320 162H480M320 176H480"
    return join(
        path("M318 150Q352 84 410 86Q462 84 480 104V160H318Z", "#7c9a58", "#4d6b3a", 1),
        *(_house(*house) for house in houses),
        rect(414, 76, 20, 46, "#fbf1da", None, _MORTAR, 1.1),
        path("M411 76l13-24 13 24z", "#a8452c", "#5c2314", 1.1, stroke_linejoin="round"),
        path("M424 52v-12M420 45h8", stroke=INK, width=1.8, stroke_linecap="round"),
        path("M420 92a4 4 0 0 1 8 0v8h-8z", "#4a3218"),
        path(rock, "#a08a63", "#5d4b2e", 1.4),
        path(wall, "url(#cover-sac-wall)", _MORTAR, 1.5, stroke_linejoin="round"),
        path(courses, stroke=_STONE_DARK, width=1, stroke_dasharray="12 5", stroke_opacity=0.8),
        path("M384 190V170a11 12 0 0 1 22 0V190Z", "#4a3218", _MORTAR, 1.4),
        path("M390 162V190M400 162V190M384 174H406", stroke="#8a6a35", width=1.4),
        _tower(324, 196, 30, 92),
        _tower(364, 194, 22, 74),
        _tower(420, 194, 22, 74),
        _tower(460, 198, 32, 104),
        _banner(324, 100, BLUE, 34),
        _banner(364, 116, BLUE, 22),
        _banner(420, 116, GREEN, 22),
        _banner(446, 90, BLUE, 32),
        path(
            "M278 198q10-16 22-8q10-10 22 0q20-8 34 2q20-8 40 0q24-8 44 0q22-6 40 2v14H280z", "#7d6a4a", "#4a3d26", 1.2
        ),
    )


# ------------------------------------------------------------------ the fleets


def _sea() -> Markup:
    return join(
        rect(0, 190, WIDTH, 110, "url(#cover-sac-sea)"),
        *(waves(y, PAPER, 0.34, 26) for y in (197, 206, 217)),
        path("M176 192q38-3 78 0l-14 8q-26-3-50 0z", "#fff1c4", fill_opacity=0.65),
    )


def _ship(colour: Colour, heading: int, scale: float = 1) -> Markup:
    """A man-of-war around the middle of its waterline, its sails in its captain's colour. Flags fly to the east."""
    cloth, rim, pale = colour.hex, darker(colour.hex, 0.55), lighter(colour.hex, 0.75)
    sails = (
        "M-38-62Q-26-66-14-62Q-9-44-14-26Q-26-30-38-26Q-33-44-38-62Z",
        "M-9-88Q8-93 24-88Q30-70 24-54Q8-58-9-54Q-3-70-9-88Z",
        "M-11-50Q8-55 27-50Q34-34 27-16Q8-21-11-16Q-4-34-11-50Z",
        "M33-66Q43-70 53-66Q58-46 53-26Q43-30 33-26Q38-46 33-66Z",
    )
    ports = "".join(f"M{x} 1v.1" for x in range(-34, 44, 13))
    hull = "M-60-20H-38V-10H44V-16H62Q60 12 44 18H-42Q-58 12-60-20Z"
    pennant = "M0 0q9-6 20-1q6 2 12-1q-5 6-11 9q-12 5-21 1z"
    flown = [
        path(pennant, cloth, rim, 1.1, transform=f"translate({x} {y}) scale({num(heading * k)} {num(k)})")
        for x, y, k in ((8, -106, 1), (43, -80, 0.7), (-26, -76, 0.6))
    ]
    return group(
        ellipse(2, 19, 66, 6, "#0b2f3a", fill_opacity=0.35),
        path("M-26-8V-76M8-10V-106M43-8V-80M56-8L82-24", stroke="#3d2413", width=3, stroke_linecap="round"),
        path(hull, "#7a4a24", "#2a160b", 2, stroke_linejoin="round"),
        path("M-58-6H60", stroke=cloth, width=5),
        path("M-56 9H52", stroke="#e4b95a", width=2.2),
        path(ports, stroke="#1a0f06", width=5, stroke_linecap="round"),
        *(path(sail, cloth, rim, 1.6, stroke_linejoin="round") for sail in sails),
        path("M-4-72H22M-34-50H-16M36-52H52", stroke=pale, width=4, stroke_opacity=0.9),
        _sign(colour, 10, -35, 26),
        *flown,
        transform=f"scale({num(heading * scale)} {num(scale)})",
    )


def _puff(x: float, y: float, r: float, shade: str = "#fffaf0") -> Markup:
    places = ((0, 0, 1), (0.9, -0.35, 0.75), (-0.8, -0.2, 0.7), (0.35, -0.85, 0.7), (1.5, 0.1, 0.5))
    return group(
        *(circle(x + dx * r, y + dy * r, k * r, shade) for dx, dy, k in places),
        fill_opacity=0.88,
    )


def _broadside() -> Markup:
    """Both sides have fired: flashes, smoke, balls on their way, fountains where they fell short."""
    return join(
        _puff(244, 208, 12, "#e9e3d6"),
        _puff(262, 196, 11),
        at(256, 203, path(spikes(9, 17, 6), "#ffd75e", "#e07b00", 1.4)),
        _puff(218, 238, 16, "#e2dccf"),
        _puff(226, 218, 15),
        _puff(250, 232, 10),
        at(205, 226, path(spikes(10, 24, 9), "#ffe38a", "#e07b00", 1.6)),
        *(circle(x, y, 3.4, INK, "#000000", 0.6) for x, y in ((236, 186), (252, 172), (220, 196))),
        *(at(x, y, _fountain(), opacity=0.9) for x, y in ((306, 238), (344, 232))),
    )


def _fountain() -> Markup:
    drops = ((-9, -24, 1.8), (-3, -31, 2.2), (5, -27, 1.8), (10, -19, 1.5), (-13, -14, 1.4))
    return join(
        path("M-8 0Q-6-14-9-20Q-3-16-1-8Q-1-22 2-29Q4-18 4-8Q7-14 12-16Q8-8 8 0Z", CHALK, fill_opacity=0.9),
        *(circle(x, y, r, CHALK) for x, y, r in drops),
        path("M-18 2q6-4 12 0t12 0 12 0", stroke=CHALK, width=2, stroke_linecap="round"),
    )


def _foam() -> Markup:
    """The water in front of the hulls."""
    near = "M14 254q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0"
    return join(
        path(near, stroke=CHALK, width=3.4, stroke_opacity=0.85, stroke_linecap="round"),
        path(
            "M270 208q9-5 18 0t18 0 18 0 18 0 18 0", stroke=CHALK, width=2.4, stroke_opacity=0.8, stroke_linecap="round"
        ),
        path(
            "M196 187q6-3 12 0t12 0 12 0 12 0 12 0", stroke=CHALK, width=1.8, stroke_opacity=0.7, stroke_linecap="round"
        ),
        path(
            "M372 266q8-5 16 0t16 0 16 0 16 0 16 0", stroke=CHALK, width=2.4, stroke_opacity=0.8, stroke_linecap="round"
        ),
        *(waves(y, PAPER, 0.28, 34) for y in (276, 290)),
    )
