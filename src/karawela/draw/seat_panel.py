"""The panel of a seat: a sheet in its colour with a band for the name, golden while the seat is asked; and its place at
the end. Every board has one for each seat; what is on it, the title says."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import GOLD, INK, PAPER, darker, lighter
from karawela.draw.svg import at, circle, path, rect, shorten, text
from karawela.engine.result import Result
from karawela.engine.title import Colour

_ROUND = 11


def sheet(colour: Colour, width: float, height: float, asked: bool, band: float = 28) -> list[Markup]:
    """The sheet with its shadow; `band` is how far down the stripe for the name goes."""
    rim, stripe = (GOLD, GOLD) if asked else (darker(colour.hex, 0.35), lighter(colour.hex, 0.6))
    right = width - 1
    parts = [
        rect(2, 3, width - 2, height - 2, INK, _ROUND, fill_opacity=0.3),
        rect(0, 0, width, height, lighter(colour.hex, 0.84), _ROUND, rim, 4 if asked else 1.8),
        path(f"M1 {_ROUND}Q1 1 {_ROUND} 1H{width - _ROUND:g}Q{right:g} 1 {right:g} {_ROUND}V{band:g}H1Z", stripe),
    ]
    if asked:  # not by colour alone
        parts.append(rect(0, 0, width, height, rx=_ROUND, stroke=INK, line=1.2))
        parts.append(rect(3, 3, width - 6, height - 6, rx=_ROUND - 3, stroke=INK, line=0.8))
    return parts


def seat_name(name: str, x: float, y: float, room: float, size: float = 16) -> Markup:
    """The name, shortened to its room."""
    return text(x, y, shorten(name, size, room, True), size, INK, "start", 700)


def place_sign(result: Result, seat: int, x: float, y: float, r: float = 19) -> Markup:
    """How the seat came off: a trophy for who has won, a cross for all where nobody has, else the place."""
    won = result.won(seat)
    if won or result.nobody_won:
        sign = icon("lucide:trophy" if won else "lucide:x", 0, 0, r * 1.3, colour=INK)
    else:
        sign = text(0, r * 0.38, f"{result.ranks[seat]}.", r, INK, weight=700)
    return at(x, y, circle(0, 0, r, GOLD if won else PAPER, INK, 1.6), sign)
