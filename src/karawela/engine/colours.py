"""The colours of seats."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    """A seat's colour, always with a symbol and a letter, for eyes that don't tell colours."""

    id: str
    hex: str
    symbol: str
    letter: str


PLAYER_COLOURS = (
    Colour("red", "#c8322b", "anchor", "A"),
    Colour("yellow", "#e6b800", "star", "B"),
    Colour("blue", "#2f6fd0", "wheel", "C"),
    Colour("green", "#3f8f3a", "parrot", "D"),
)
