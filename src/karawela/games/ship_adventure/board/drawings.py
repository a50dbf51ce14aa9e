"""The drawings of `art/` that both games use: land and sea, ships and crews, goods. Each lies once in the `<defs>`.

Drawings lie around the origin. What stands on a square fills it, 52 wide; a whirlpool fills its tile; pieces are at
most 48 wide. What belongs to a player shows the player's colour and symbol.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.icons import icon
from karawela.draw.palette import ink_on
from karawela.draw.pieces import SYMBOLS
from karawela.draw.svg import group, join, num, use
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.data.components import COLOURS, EQUIPMENT

ART = Artwork(Path(__file__).parent / "art")
JUNGLES = tuple(f"jungle-{kind}" for kind in range(4))
CREATURES = ("whale", "serpent", "fish")
"""Engravings in the open sea, faint."""
_SQUARES = ("temple", "skull-rocks", "skull", "whirl", "ford")
_PIECES = ("galleon", "pirate", "coin", "chest")
_MAP = tuple(f"{what}-{number}" for number in range(1, 5) for what in ("quarter", "gap"))
"""The quarters of the torn map, 30 by 30 in all, and their empty places."""
_SIGNED = ("ship", "empty", "crew", "disc", "city")
"""What bears the player's symbol; a quay has the colour alone."""


@cache
def drawing_defs() -> Markup:
    """Every drawing that is `use`d, by its id; those of the players by their name and the colour."""
    signs = [group(icon(SYMBOLS[colour.symbol], 0, 0, 20), id=f"sign-{colour.id}") for colour in PLAYER_COLOURS]
    quays = [group(ART.draw("quay", seat=colour.hex), id=f"quay-{colour.id}") for colour in PLAYER_COLOURS]
    players = [
        group(ART.draw(what, seat=colour.hex, sign=f"#sign-{colour.id}"), id=f"{what}-{colour.id}")
        for colour in PLAYER_COLOURS
        for what in _SIGNED
    ]
    plain = ART.defs("", (*JUNGLES, *CREATURES, *_SQUARES, *_PIECES, *_MAP))
    return join(*signs, *quays, *players, plain, ART.defs("card", EQUIPMENT))


def colour_of(index: int) -> Colour:
    """The colour of a city, as players wear it."""
    return next(colour for colour in PLAYER_COLOURS if colour.id == COLOURS[index])


def sign(colour: Colour, size: float) -> Markup:
    """A player's symbol around the origin, from the `<defs>`."""
    return use(f"sign-{colour.id}", 0, 0, size / 20, color=ink_on(colour.hex))


def anchor(size: float, metal: str, edge: str) -> Markup:
    """An anchor around the origin."""
    return group(ART.draw("anchor", metal=metal, edge=edge), transform=f"scale({num(size / 22)})")
