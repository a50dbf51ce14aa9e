"""Whose it is: colour, symbol and a letter that is never too small to be read."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.pieces import badge
from karawela.draw.svg import at, circle, join, text
from karawela.engine.title import Colour
from karawela.games.tiny_epic.board.places import SMALL


@cache
def letter_mark(colour: Colour) -> Markup:
    """The letter on a small disc around the origin."""
    disc = circle(0, 0, 7.8, CHALK, darker(colour.hex, 0.6), 1.1)
    return join(disc, text(0, 4.4, colour.letter, SMALL, INK, weight=750))


@cache
def seat_mark(colour: Colour, r: float) -> Markup:
    """A badge with its letter."""
    return join(badge(colour, r, letter=False), at(r * 0.9, r * 0.7, letter_mark(colour)))
