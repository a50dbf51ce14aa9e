"""Tools and instruments among the equipment cards, around the origin, about 48 by 48."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.pieces import spikes
from karawela.draw.svg import at, circle, ellipse, group, join, path, rect
from karawela.games.maracaibo.board.signs import DARK_WOOD, WOOD, line, shape, signs

BRASS, BRASS_RIM = "#d9a441", "#5f4108"
PARCHMENT, PARCHMENT_RIM = "#f3e2b4", "#7a5c22"
_STEEL, _STEEL_RIM = "#d5dde2", "#3f484e"


def stone(name: str, x: float, y: float, size: float) -> Markup:
    """A treasure, somewhere on a drawing."""
    return group(signs()[name], transform=f"translate({x:g} {y:g}) scale({size:g})")


def _compass(lid: bool) -> Markup:
    cover = (
        ellipse(13, -14, 12, 9, BRASS, stroke=BRASS_RIM, stroke_width=1.4, transform="rotate(34 13 -14)") if lid else ""
    )
    return join(
        cover,
        circle(0, 3, 19, BRASS, BRASS_RIM, 1.6),
        circle(0, 3, 15, "#fbf3dc", BRASS_RIM, 1),
        path(spikes(4, 13, 3.4), "#c9b48a", transform="translate(0 3) rotate(45)"),
        path(spikes(4, 14, 3), "#6d5125", transform="translate(0 3)"),
        shape("M0 3L-2.6-1L4-12L3 4Z", "#b5382a", INK, 0.8),
        circle(0, 3, 2, INK),
    )


def _lens() -> Markup:
    return join(
        line("M8 9L19 21", DARK_WOOD, 6),
        line("M8 9L19 21", WOOD, 3.4),
        circle(-3, -3, 15.5, "#bfe6cd", BRASS_RIM, 4.4),
        circle(-3, -3, 15.5, "none", BRASS, 2.4),
        stone("emerald", -3, -3, 1.2),
        line("M-12-8Q-9-14-3-14", "#ffffff", 2),
    )


def _net() -> Markup:
    mesh = "M-14-8L2 18M-6-11L12 14M4-12L17 6M14-8L-2 18M6-11L-12 14M-4-12L-17 6"
    return join(
        shape("M-19-12Q-20 12 0 21Q20 12 19-12Z", "#9fb9a6", "#3b5a48"),
        line(mesh, "#3b5a48", 1.1),
        *(stone("pearl", x, y, 0.62) for x, y in ((-5, 4), (6, 7), (0, -4), (-11, -4))),
        ellipse(0, -12, 19, 4, "none", stroke="#6b4423", stroke_width=2.6),
    )


def _spade(turn: float = 0) -> Markup:
    return group(
        line("M0-20V6", DARK_WOOD, 4.6),
        line("M0-20V6", "#b07a3c", 2.6),
        line("M-6-21H6", DARK_WOOD, 3.6),
        shape("M-9 3H9V12Q7 21 0 23Q-7 21-9 12Z", _STEEL, _STEEL_RIM),
        line("M0 5V15", _STEEL_RIM, 1),
        transform=f"rotate({turn:g})",
    )


def _pickaxe(turn: float) -> Markup:
    return group(
        line("M0-14V22", DARK_WOOD, 4.4),
        line("M0-14V22", "#b07a3c", 2.4),
        shape("M-19-9Q-8-19 0-18Q8-19 19-9Q8-14 0-13Q-8-14-19-9Z", _STEEL, _STEEL_RIM),
        transform=f"rotate({turn:g})",
    )


def _charts() -> Markup:
    return join(
        shape("M-22-12L-8-16L8-12L22-16V14L8 18L-8 14L-22 18Z", PARCHMENT, PARCHMENT_RIM),
        line("M-8-16V14M8-12V18", "#c9ab6c", 1),
        path("M-18-4Q-14-10-9-6Q-6-1-11 3Q-18 4-18-4ZM9-4Q15-9 18-3Q18 5 12 6Q6 3 9-4Z", "#9dbb7c", "#4f6b35", 0.9),
        path("M-9 8Q-2 2 2-2T12 1", stroke="#b5382a", width=1.8, stroke_dasharray="3 3"),
        line("M10-3L15 3M15-3L10 3", "#b5382a", 2),
    )


def _keg(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        shape("M-8-12Q0-15 8-12Q12 0 8 12Q0 15-8 12Q-12 0-8-12Z", "#7d4a21", "#2d1606"),
        line("M-9.6-6Q0-3 9.6-6M-9.6 6Q0 9 9.6 6", "#3f484e", 2.2),
        path(spikes(6, 4, 2), "#e8d3a0", transform="translate(0 .5)"),
    )


def _kegs() -> Markup:
    return join(
        _keg(-11, 9),
        _keg(11, 9),
        _keg(0, -9),
        line("M0-22Q6-26 10-20", "#d9c08a", 1.6),
        path(spikes(7, 5, 2.2), "#f2a72e", "#8f2c1b", 0.8, transform="translate(12 -18)"),
    )


def _hooks() -> Markup:
    hook = "M0-20V8M0 8Q-14 10-13-3M0 8Q14 10 13-3M-16-1L-13-4L-9-1M16-1L13-4L9-1"
    return join(
        path("M0-20Q18-24 20-8T12 18T-6 22", stroke="#b08d57", width=3, stroke_dasharray="4 1.5"),
        line(hook, _STEEL_RIM, 5),
        line(hook, "#aab4ba", 2.8),
        circle(0, -20, 3.4, "none", _STEEL_RIM, 2.4),
    )


def _gear() -> Markup:
    return join(
        rect(-16, -8, 32, 30, "#7d8a4a", 6, "#343a1c", 1.4),
        shape("M-16-2Q-16-14 0-14Q16-14 16-2Q0 4-16-2Z", "#94a25c", "#343a1c"),
        rect(-18, -22, 36, 10, "#b5632f", 5, "#5a2a10", 1.3),
        line("M-10-22V-12M10-22V-12", DARK_WOOD, 1.8),
        rect(-8, 7, 16, 11, "#94a25c", 2, "#343a1c", 1.1),
        line("M0-1V4", BRASS, 2.4),
        line("M-21 18V-8", DARK_WOOD, 2.4),
    )


@cache
def tool_pictures() -> dict[str, Markup]:
    """By the card's id."""
    return {
        "compass_1": _compass(lid=False),
        "compass_2": _compass(lid=True),
        "emerald_lens": _lens(),
        "pearl_net": _net(),
        "spade": _spade(24),
        "sea_charts": _charts(),
        "powder_kegs": _kegs(),
        "grappling_hooks": _hooks(),
        "digging_tools": join(_spade(38), _pickaxe(-38)),
        "expedition_gear": _gear(),
    }
