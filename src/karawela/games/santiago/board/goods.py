"""Goods, pesos and victory points as small drawings, shape first; they lie in the picture's `<defs>`, 24 by 24."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, mix
from karawela.draw.pieces import badge, coin, die, flower, spikes, token
from karawela.draw.svg import circle, el, group, join, path, use
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.games.santiago.data.components import BUILDINGS, COMPONENTS, GOODS, NO_FLOWER

COLOUR = tuple(str(entry["colour"]) for entry in COMPONENTS["good"])
FLOWER_COLOUR = tuple(str(entry["colour"]) for entry in COMPONENTS["flower"])
FLOWER_SHAPE = tuple(str(entry["symbol"]) for entry in COMPONENTS["flower"])

BUILDING_ICON = {
    "bank": "strongbox",
    "church": "church",
    "distillery": "cellar-barrels",
    "cigar_factory": "factory",
    "black_market": "wooden-crate",
    "sawmill": "circular-sawblade",
    "cafe": "coffee-cup",
    "customs": "stamper",
    "casino": "rolling-dices",
    "harbourmaster": "lighthouse",
    "trade_office": "shaking-hands",
    "newspaper": "newspaper",
}

_SUGAR_CUBE = (
    '<path d="M{x} {y}l5.5-2.8 5.5 2.8-5.5 2.8z" fill="#ffffff"/>'
    '<path d="M{x} {y}v6.2l5.5 2.8v-6.2z" fill="#eef1ee"/><path d="M{r} {y}v6.2l-5.5 2.8v-6.2z" fill="#cfd8d6"/>'
)


def _sugar_cube(x: float, y: float) -> str:
    return _SUGAR_CUBE.format(x=x, y=y, r=x + 11)


_DRAWINGS = {
    "sugar": (
        '<g stroke="#5f6b6b" stroke-width="1" stroke-linejoin="round">'
        + _sugar_cube(-11.5, 0.5)
        + _sugar_cube(0.5, 0.5)
        + _sugar_cube(-5.5, -7.5)
        + "</g>"
    ),
    "fruit": (
        '<circle cx="0" cy="2" r="9" fill="#f08a1c" stroke="#8a4306" stroke-width="1.2"/>'
        '<path d="M-5.5-1.5q2-4 6-4" fill="none" stroke="#ffd9a0" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M0-6.5q0-3 1.5-4.5" fill="none" stroke="#5a3b12" stroke-width="1.6" stroke-linecap="round"/>'
        '<path d="M1-8q5-5 10-2q-4 5-10 2z" fill="#4e9a3c" stroke="#26551c" stroke-width="1"/>'
        '<circle cx="4" cy="5" r=".8" fill="#8a4306"/><circle cx="-3" cy="6.5" r=".8" fill="#8a4306"/>'
    ),
    "tobacco": (
        '<path d="M-9.5 10.5C-13-1-6-11 10.5-11C11.5 4 3 12.5-9.5 10.5z" fill="#4a9a42" stroke="#1f4a1b" '
        'stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M-11.5 12L8-8.5M-5.5 5.5l-2-8M-1 1l-1-8M-5.5 5.5l8 1M-1 1l8 .5M3.5-3.5l.5-5" fill="none" '
        'stroke="#1f4a1b" stroke-width="1.1" stroke-linecap="round"/>'
    ),
    "rum": (
        '<path d="M-2.6-11.5h5.2v5q4.4 2 4.4 6v10.2q0 2-2 2h-10q-2 0-2-2v-10.2q0-4 4.4-6z" fill="#b3201f" '
        'stroke="#4b0d0c" stroke-width="1.2" stroke-linejoin="round"/>'
        '<rect x="-3" y="-12" width="6" height="3" rx="1" fill="#d9b06a" stroke="#4b0d0c" stroke-width=".9"/>'
        '<rect x="-5.4" y="0" width="10.8" height="7" fill="#fbeecb" stroke="#4b0d0c" stroke-width=".8"/>'
        '<path d="M-3 2.4h6M-3 4.8h4" stroke="#4b0d0c" stroke-width="1"/>'
        '<path d="M-5-1.8q.4-2.2 2.4-3.2" fill="none" stroke="#f6a9a0" stroke-width="1.3" stroke-linecap="round"/>'
    ),
    "cigars": (
        '<g transform="rotate(-38)"><path d="M-12 1.8q0-3.6 3.6-3.6h18q2.4 0 2.4 3.6t-2.4 3.6h-18q-3.6 0-3.6-3.6z" '
        'fill="#3a2a20" stroke="#0d0a08" stroke-width="1.1"/>'
        '<rect x="-6.5" y="-2" width="4.4" height="7.4" fill="#d9a441" stroke="#0d0a08" stroke-width=".9"/>'
        '<path d="M9.5-1.8h.3q2.2.2 2.2 3.6t-2.2 3.6h-.3z" fill="#ef6a3a" stroke="#0d0a08" stroke-width=".9"/></g>'
        '<path d="M9-8.2q-2.4-1.4-.4-3.6" fill="none" stroke="#8d867e" stroke-width="1.3" stroke-linecap="round"/>'
    ),
    "wood": (
        '<path d="M-11.5-2.2L4.5-8.5A6 6.6 0 0 1 8.5 4L-7 10.2A6 6.6 0 0 1-11.5-2.2z" fill="#9a6a37" stroke="#4a2f14" '
        'stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M-1-4l-6 2.4M1 0l-7 2.8M2.5 4l-5 2" stroke="#5d3c1b" stroke-width="1" stroke-linecap="round"/>'
        '<ellipse cx="6.6" cy="-2.3" rx="5" ry="6.6" transform="rotate(-12 6.6 -2.3)" fill="#e8c48d" stroke="#4a2f14" '
        'stroke-width="1.2"/>'
        '<ellipse cx="6.6" cy="-2.3" rx="2.7" ry="3.8" transform="rotate(-12 6.6 -2.3)" fill="none" stroke="#9a6a37" '
        'stroke-width="1"/><circle cx="6.6" cy="-2.3" r="1" fill="#9a6a37"/>'
    ),
    "crate": (
        '<path d="M-10-7.5h20v16h-20z" fill="#c99a5a" stroke="#4a2f14" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-10-2.2h20M-10 3.2h20M-6.5-7.5v16M6.5-7.5v16" stroke="#4a2f14" stroke-width="1"/>'
    ),
}


_PESO = "M0-7.5V7.5M4-3.6Q2.5-5.4-.2-5.4Q-4-5.2-4-2.6Q-4-.4 0 0Q4.2.4 4.2 2.8Q4 5.4 0 5.4Q-3 5.4-4.4 3.4"


def _points() -> Markup:
    """A victory point: a shield of the sea's colour with a star, unlike any coin."""
    shield = "M-10-10.5Q-5-9 0-11.5Q5-9 10-10.5V0Q9 8.5 0 12Q-9 8.5-10 0Z"
    return join(
        path(shield, "#1f6a7a", "#0b2f3a", 1.3, stroke_linejoin="round"),
        path("M-7.6-8Q-4-7 0-9Q4-7 7.6-8V0Q6.6 6.6 0 9.4Q-6.6 6.6-7.6 0Z", stroke="#9fd3d3", width=0.9),
        path(spikes(5, 6.2, 2.7), "#fff6d8", transform="translate(0 -0.5)"),
    )


@cache
def defs() -> Markup:
    """Every small drawing once, to be `use`d."""
    small = [group(Markup(drawing), id=f"sdc-{name}") for name, drawing in _DRAWINGS.items()]
    small.append(group(coin(11, ""), path(_PESO, stroke=INK, width=2, stroke_linecap="round"), id="sdc-peso"))
    small.append(group(_points(), id="sdc-vp"))
    small += [
        group(icon(f"game-icons:{BUILDING_ICON[building]}", 0, 0, 24), id=f"sdc-sign-{building}")
        for building in BUILDINGS
    ]
    small += [group(token(colour, 12), id=f"sdc-token-{colour.id}") for colour in PLAYER_COLOURS]
    small += [group(badge(colour, 14), id=f"sdc-badge-{colour.id}") for colour in PLAYER_COLOURS]
    return join(*small)


def owner_token(colour: Colour) -> Markup:
    """An ownership token in a seat's colour."""
    return use(f"sdc-token-{colour.id}")


def seat_badge(colour: Colour) -> Markup:
    """A seat's sign: colour, symbol and letter."""
    return use(f"sdc-badge-{colour.id}")


def good(name: str, x: float, y: float, size: float = 24) -> Markup:
    """A good, a `peso`, a `vp` or a `crate` of unknown goods, centred."""
    return use(f"sdc-{name}", x, y, size / 24)


def building_sign(name: str, x: float, y: float, size: float = 20, colour: str = INK) -> Markup:
    """A building's symbol."""
    return el("g", use(f"sdc-sign-{name}", x, y, size / 24), color=colour)


@cache
def good_die(which: int, value: int, size: float = 50, dim: bool = False) -> Markup:
    """The die of a good: its colour, its symbol on a light spot, its number. A dim one does not count now."""
    colour = mix(COLOUR[which], "#a59c8c", 0.62) if dim else COLOUR[which]
    mark = join(circle(0, 0, size * 0.235, CHALK, fill_opacity=0.92), use(f"sdc-{GOODS[which]}", 0, 0, size / 62))
    return die(value, size, colour, mark, pips=False)


@cache
def blossom(which: int, r: float, letter: str = "") -> Markup:
    """The flower of a group of houses; El Zorro has none."""
    if which == NO_FLOWER:
        return Markup("")
    return flower(FLOWER_SHAPE[which], r, FLOWER_COLOUR[which], letter)
