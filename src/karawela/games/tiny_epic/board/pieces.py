"""Pieces that travel: ships, deckhands and captains, treasures, tokens, crates. Each around the origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, PAPER, darker, ink_on
from karawela.draw.pieces import SYMBOLS, badge
from karawela.draw.svg import at, circle, el, group, join, path, rect, text
from karawela.engine.title import Colour
from karawela.games.tiny_epic.board.artwork import ART, SHIPS, TOKENS, sign
from karawela.games.tiny_epic.board.names import CRATE, CUBE, DECKHAND, GOLD
from karawela.games.tiny_epic.board.names import SHIPS as SHIP_NAMES
from karawela.games.tiny_epic.data.choices import GHOST, GOODS, MERCHANTS, NAVY, NONE

BONE: Final = "#e9e2cf"
VIOLET: Final = "#3a2a55"
GHOST_LIGHT: Final = "#5de0a0"
PARCHMENT: Final = "#e9dcc0"
_LETTER: Final = 11.5


def _scaled(body: str, scale: float, x: float = 0, y: float = 0) -> Markup:
    return group(body, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def symbol(colour: Colour, x: float, y: float, size: float, ink: str) -> Markup:
    """The player's symbol."""
    return icon(SYMBOLS.get(colour.symbol, colour.symbol), x, y, size, colour=ink)


# ------------------------------------------------------------------ ships


@cache
def pirate_ship(colour: Colour, letter: bool = False) -> Markup:
    """A ship under the colour and the symbol of its player, 46 by 42; with the letter where it is not drawn smaller."""
    sail = colour.hex
    drawn = SHIPS.draw(SHIP_NAMES[-1], sail=sail, edge=darker(sail, 0.6))
    parts = [drawn, symbol(colour, -1.4, -8.4, 16.5, ink_on(sail))]
    if letter:
        disc = circle(14, 10, 6.6, CHALK, darker(sail, 0.6), 1.2)
        parts += [disc, text(14, 14, colour.letter, _LETTER, INK, weight=750)]
    return join(*parts)


@cache
def moored(colour: Colour) -> Markup:
    """A hidden ship, faint, on a line."""
    line = path("M20 8Q26 14 25 20", stroke=PAPER, width=1.4, stroke_dasharray="2.5 2")
    return join(line, circle(25, 20.4, 2, "#6b5326", PAPER, 0.8), group(pirate_ship(colour), opacity=0.6))


@cache
def merchant_ship(which: int, good: int = NONE) -> Markup:
    """The first or second merchant ship; the crate on it stands on deck."""
    load = Markup("")
    if good != NONE:
        load = at(14, 2, rect(-8.4, -8.4, 16.8, 16.8, PARCHMENT, 3, INK, 1), _scaled(sign(GOODS[good]), 0.62))
    return join(SHIPS.draw(MERCHANTS[which]), load)


@cache
def bound_arrow(turn: float) -> Markup:
    """A small arrow towards the port that a merchant ship is bound for; 0 points east."""
    return group(sign("bound"), transform=f"rotate({turn:g}) scale(.55)")


@cache
def navy_ship() -> Markup:
    """White, three masts."""
    return SHIPS.draw(NAVY)


@cache
def ghost_ship(cubes: int = 0, crates: tuple[int, ...] = ()) -> Markup:
    """Pale green, torn sails; what it carries stands on deck."""
    cargo = [_scaled(sign(CUBE), 0.36)] * cubes + [_scaled(sign(GOODS[kind]), 0.4) for kind in crates]
    left = -4.6 * (len(cargo) - 1)
    return join(SHIPS.draw(GHOST), *(at(left + 9.2 * place, 2, body) for place, body in enumerate(cargo)))


# ------------------------------------------------------------------ people


@cache
def deckhand(colour: Colour) -> Markup:
    """A wooden figure with the symbol on its chest, 20 by 22."""
    return join(sign(DECKHAND, seat=colour.hex), symbol(colour, 0, -0.4, 9, ink_on(colour.hex)))


@cache
def captain_pawn(colour: Colour) -> Markup:
    """The captain on the wheel, under his hat, 21 by 30."""
    drawn = ART.draw("helmsman", seat=colour.hex, dark=darker(colour.hex, 0.6))
    return join(drawn, text(0, 10.4, colour.letter, _LETTER, ink_on(colour.hex), weight=750))


@cache
def legend_token(colour: Colour) -> Markup:
    """A disc with the symbol, 24 wide."""
    return badge(colour, 12, letter=False)


# ------------------------------------------------------------------ what they have


@cache
def chest(colour: Colour) -> Markup:
    """A treasure of that colour, its symbol on the plate."""
    return join(ART.draw("chest", seat=colour.hex), symbol(colour, 0, 4.1, 5.4, ink_on(colour.hex)))


@cache
def urn(colour: Colour) -> Markup:
    """Amdiak's urn with the bands of that colour, and its symbol."""
    seal = circle(0, 2.4, 5.4, colour.hex, INK, 0.8)
    return join(ART.draw("jar", seat=colour.hex), seal, symbol(colour, 0, 2.4, 8, ink_on(colour.hex)))


@cache
def crate(kind: int, size: float = 22) -> Markup:
    """A crate of a kind of goods: the sign on planks."""
    half = size / 2
    return join(
        rect(-half, -half, size, size, PARCHMENT, size * 0.16, INK, 1),
        rect(-half + 1.6, -half + 1.6, size - 3.2, size - 3.2, "none", size * 0.1, "#b08d57", 0.9),
        _scaled(sign(GOODS[kind]), size / 27),
    )


@cache
def blank_crate(size: float = 22) -> Markup:
    """A crate of whatever kind."""
    return _scaled(sign(CRATE), size / 22)


@cache
def cube(size: float = 20) -> Markup:
    """A cube of Cursed Gold."""
    return _scaled(sign(CUBE), size / 20)


@cache
def coin(n: str = "", r: float = 11) -> Markup:
    """A coin, with a number on it."""
    if not n:
        return _scaled(sign(GOLD), r / 9.6)
    rims = join(circle(0, 0, r, "#e3ac3f", "#6b4510", 1.3), circle(0, 0, r * 0.8, "#f6d67f", "#a8741c", 0.7))
    return join(rims, text(0, max(_LETTER, r * 1.15) * 0.36, n, max(_LETTER, r * 1.15), INK, weight=800))


# ------------------------------------------------------------------ tokens


@cache
def search_token() -> Markup:
    """Face down: parchment with a spyglass, 28 wide."""
    return ART.draw("token-parchment")


@cache
def wake_token() -> Markup:
    """Face down: violet with a ripple, 28 wide."""
    return ART.draw("token-wake")


@cache
def token_face(token: str, wake: bool) -> Markup:
    """Face up. A token that only a data pack knows shows nothing but its ground."""
    ground = ART.draw("token-wake-up" if wake else "token-parchment-up")
    return join(ground, TOKENS.draw(token) if token in TOKENS.names() else "")


# ------------------------------------------------------------------ light


def lantern(r: float) -> Markup:
    """The glow behind the ship whose turn it is; the gradient is one of `artwork.picture_defs`."""
    return el("circle", r=r, fill="url(#te-glow)")
