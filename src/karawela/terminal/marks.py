"""The colours and signs of the terminal. Every sign is one cell wide, none is an emoji; colour never stands alone."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text

from karawela.engine.title import Colour

INK = "#2a1f16"
PAPER = "#f3e7cf"
AGED = "#e2cfa6"
SEA = "#0f3d4c"
SHALLOW = "#2f8f9d"
ROPE = "#b08d57"
GOLD = "#d9a441"
SIGNAL = "#b5382a"
LEAF = "#5e8c4a"

CONTRAST = 4.5
SIGNS = {"anchor": "‡", "star": "★", "wheel": "⊕", "parrot": "❧"}
"""How a seat's symbol looks in one cell."""


def luminance(colour: str) -> float:
    """The relative luminance of a hex colour, as WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def readable(colour: str, ground: str = SEA) -> str:
    """The colour, mixed with as much paper as it takes to be read on the ground (and on darker ones)."""
    mixed = colour
    for step in range(1, 21):
        if contrast(mixed, ground) >= CONTRAST:
            break
        share = step / 20
        pairs = ((int(colour[i : i + 2], 16), int(PAPER[i : i + 2], 16)) for i in (1, 3, 5))
        mixed = "#" + "".join(f"{round(old + (new - old) * share):02x}" for old, new in pairs)
    return mixed


@cache
def chip(colour: str) -> Style:
    """A piece of that colour: its colour as the ground, with ink or paper on it, whichever reads better."""
    front = max((INK, PAPER), key=lambda front: contrast(front, colour))
    return Style(color=front, bgcolor=colour, bold=True)


def seat_mark(colour: Colour, piece: bool = False) -> Text:
    """A seat's sign and letter, `‡A`; as a piece on the board it has the colour as its ground."""
    style = chip(colour.hex) if piece else Style(color=readable(colour.hex), bold=True)
    return Text(f"{SIGNS.get(colour.symbol, '•')}{colour.letter}", style)


def fit(text: Text | str, width: int, style: str | Style = "") -> Text:
    """The text in exactly so many cells: cut, or filled up with blanks."""
    fitted = text.copy() if isinstance(text, Text) else Text(text, style)
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted
