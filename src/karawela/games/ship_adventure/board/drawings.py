"""The drawings of `art/` that both games use: land and sea, ships and crews, goods. Each lies once in the `<defs>`.

Drawings lie around the origin. What stands on a square fills it, 52 wide; a whirlpool fills its tile; pieces are at
most 48 wide. What belongs to a player shows the player's colour and symbol. A component's drawing goes by its id.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.icons import icon
from karawela.draw.palette import ink_on
from karawela.draw.pieces import SYMBOLS
from karawela.draw.svg import group, join, num, use
from karawela.engine.title import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.data.components import COLOURS, JUNGLE, TERRAINS

_FOLDER = Path(__file__).parent / "art"
ART = Artwork(_FOLDER)
_PLAIN = Artwork(_FOLDER / "plain")
_PLAYERS = Artwork(_FOLDER / "players")
"""What bears a player's symbol; a quay has the colour alone."""
_CARDS = Artwork(_FOLDER / "cards")
JUNGLES = tuple(name for name in _PLAIN.names() if name.startswith(TERRAINS[JUNGLE]))
CREATURES = ("whale", "serpent", "fish")
"""Engravings in the open sea, faint."""
ROCKS, DEATHS_HEAD = "rocks", "deaths-head"


@cache
def drawing_defs() -> Markup:
    """Every drawing that is `use`d, by its id; those of the players by their name and the colour."""
    signs = [group(icon(SYMBOLS[colour.symbol], 0, 0, 20), id=f"sign-{colour.id}") for colour in PLAYER_COLOURS]
    quays = [group(ART.draw("quay", seat=colour.hex), id=f"quay-{colour.id}") for colour in PLAYER_COLOURS]
    players = [
        group(_PLAYERS.draw(what, seat=colour.hex, sign=f"#sign-{colour.id}"), id=f"{what}-{colour.id}")
        for colour in PLAYER_COLOURS
        for what in _PLAYERS.names()
    ]
    return join(*signs, *quays, *players, _PLAIN.defs("", _PLAIN.names()), _CARDS.defs("card", _CARDS.names()))


_USE = re.compile(r'<use\b([^>]*?)\shref="#([\w-]+)"([^>]*?)/>')


@cache
def _drawing(name: str) -> Markup:
    """What the `<defs>` have under the id, referring to nothing."""
    for folder in (_PLAIN, _CARDS):
        plain = name.removeprefix("card-") if folder is _CARDS else name
        if plain in folder.names():
            return inline(folder.draw(plain))
    what, _, colour = name.rpartition("-")
    seat = next(each for each in PLAYER_COLOURS if each.id == colour)
    if what == "sign":
        return icon(SYMBOLS[seat.symbol], 0, 0, 20)
    if what == "quay":
        return ART.draw("quay", seat=seat.hex)
    return inline(_PLAYERS.draw(what, seat=seat.hex, sign=f"#sign-{colour}"))


def inline(drawn: Markup) -> Markup:
    """The drawing with all that it uses of the `<defs>` written out, so that it can stand anywhere."""
    return Markup(_USE.sub(lambda use: f"<g{use[1]}{use[3]}>{_drawing(use[2])}</g>", drawn))


def colour_of(index: int) -> Colour:
    """The colour of a city, as players wear it."""
    return next(colour for colour in PLAYER_COLOURS if colour.id == COLOURS[index])


def sign(colour: Colour, size: float) -> Markup:
    """A player's symbol around the origin, from the `<defs>`."""
    return use(f"sign-{colour.id}", 0, 0, size / 20, color=ink_on(colour.hex))


def anchor(size: float, metal: str, edge: str) -> Markup:
    """An anchor around the origin."""
    return group(ART.draw("anchor", metal=metal, edge=edge), transform=f"scale({num(size / 22)})")
