"""The drawings of `art/`: houses, portraits, goods, the car. What is used often lies once in the picture's `<defs>`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.icons import icon
from karawela.draw.palette import INK
from karawela.draw.pieces import badge, token
from karawela.draw.svg import el, group, join, num, use
from karawela.engine.title import PLAYER_COLOURS, Colour
from karawela.games.santiago.data.components import BUILDINGS, CUBANS, GOODS
from karawela.games.santiago.data.read_components import ROWS

ART = Artwork(Path(__file__).parent / "art")
_SIGNS = ("peso", "vp", "crate", "house", "key", "sleep")
"""Shown as goods are: pesos, victory points, goods of any kind, and what some Cubans and houses do."""


@cache
def defs() -> Markup:
    """Every drawing that is `use`d: a picture that changes need not be sent its houses again."""
    signs = [group(icon(f"game-icons:{row.icon}", 0, 0, 24), id=f"sdc-sign-{row.id}") for row in ROWS["building"]]
    tokens = [group(token(colour, 12), id=f"sdc-token-{colour.id}") for colour in PLAYER_COLOURS]
    badges = [group(badge(colour, 14), id=f"sdc-badge-{colour.id}") for colour in PLAYER_COLOURS]
    return join(ART.defs("sdc", (*GOODS, *_SIGNS, *BUILDINGS, *CUBANS)), *signs, *tokens, *badges)


def house(building: str) -> Markup:
    """The facade of a building, 96 wide, on the line y = 0."""
    return use(f"sdc-{building}")


def face(cuban: str) -> Markup:
    """The portrait of a Cuban: a bust of 84 by 62 on the line y = 0, centred on x = 0."""
    return use(f"sdc-{cuban}")


def good(name: str, x: float, y: float, size: float = 24) -> Markup:
    """A good, a `peso`, a `vp`, a `crate` of unknown goods or another sign, centred."""
    return use(f"sdc-{name}", x, y, size / 24)


def good_inline(name: str, size: float = 24) -> Markup:
    """The same, centred at the origin, where there are no `<defs>`."""
    return scaled(ART.draw(name), size / 24)


def scaled(body: Markup, scale: float) -> Markup:
    """The body in another size; as it is where that is its own."""
    return body if scale == 1 else group(body, transform=f"scale({num(scale)})")


def building_sign(name: str, x: float, y: float, size: float = 20, colour: str = INK) -> Markup:
    """A building's symbol."""
    return el("g", use(f"sdc-sign-{name}", x, y, size / 24), color=colour)


def owner_token(colour: Colour) -> Markup:
    """An ownership token in a seat's colour."""
    return use(f"sdc-token-{colour.id}")


def seat_badge(colour: Colour) -> Markup:
    """A seat's sign: colour, symbol and letter."""
    return use(f"sdc-badge-{colour.id}")


def car(body: str = "#8a5632", roof: str = "#f6e9cf") -> Markup:
    """An old American car from its right side, 78 wide, its wheels on y = 14."""
    return ART.draw("car", body=body, roof=roof)
