"""Landscapes of the place cards. Around the origin, about 88 by 50."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.svg import at, circle, ellipse, group, join, path, rect
from karawela.games.maracaibo.board.signs import DARK_WOOD, line, shape, signs

_GREEN, _GREEN_RIM = "#5f9a4c", "#28532a"
_STONE, _STONE_RIM = "#cfc3a8", "#5a4d38"
SAND, _SAND_RIM = "#f0dcae", "#9a7a3c"


def _palm(x: float, y: float, size: float = 1.0) -> Markup:
    return group(
        line("M0 0Q-3-9 1-18", "#6b4423", 2.6),
        path(
            "M1-18q-9-5-13 3q7-2 13-3q-5-8-12-6q8-4 12 6q3-9 11-7q-8 1-11 7q9-4 13 3q-6-3-13-3Z",
            "#3d8a45",
            _GREEN_RIM,
            0.8,
        ),
        transform=f"translate({x:g} {y:g}) scale({size:g})",
    )


def _shore(hills: str, fill: str = _GREEN) -> Markup:
    """Hills over a beach that the sea washes."""
    return join(
        shape(hills, fill, _GREEN_RIM),
        shape("M-46 20Q-34 11-18 14T16 13T46 20Q40 26 0 26T-46 20Z", SAND, _SAND_RIM),
        path("M-48 22q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0", stroke=CHALK, width=1.6, stroke_opacity=0.85),
    )


_LOW = "M-38 18Q-26 2-8 6Q8-2 22 6Q34 8 38 18Z"


def _windmill() -> Markup:
    sails = "M0 0L-3-16H3ZM0 0L16-3V3ZM0 0L3 16H-3ZM0 0L-16 3V-3Z"
    return join(
        shape("M-7 14L-4-8H4L7 14Z", "#efe4cc"),
        group(shape(sails, CHALK, INK, 0.9), transform="translate(0 -8) rotate(24)"),
        circle(0, -8, 2, INK),
    )


def _flamingo() -> Markup:
    return join(
        line("M0 14V2M4 14V3", "#c2566b", 1.4),
        shape("M-6-4Q2-12 10-4Q8 4 0 3Q-6 2-6-4Z", "#f08aa0", "#8f2f48"),
        line("M-5-3Q-14-8-9-16Q-6-19-4-16", "#f08aa0", 3),
        line("M-4-16L-2-12", INK, 2),
    )


def _houses() -> Markup:
    fronts = (("#e8b04a", -16), ("#5fa8c9", -6), ("#e07a6a", 4), ("#8fbf6a", 14))
    return join(
        *(
            join(
                rect(x - 5, -2, 9.4, 14, wall, 0, INK, 0.9),
                shape(f"M{x - 6} -2L{x - 0.3}-10L{x + 5.4}-2Z", "#b5512f", INK, 0.9),
                rect(x - 2.4, 3, 4, 4, "#fff3c2", 0, INK, 0.6),
            )
            for wall, x in fronts
        )
    )


def _fort() -> Markup:
    teeth = "M-20 12V-6H-15V-10H-10V-6H-5V-10H0V-6H5V-10H10V-6H15V-10H20V12Z"
    return join(
        shape(teeth, _STONE, _STONE_RIM),
        shape("M-4 12V4Q0 0 4 4V12Z", "#4a3a24"),
        line("M-20 0H20", _STONE_RIM, 0.8),
        line("M12-10V-22", INK),
        shape("M12-22L24-18L12-15Z", "#b5382a"),
    )


def _church() -> Markup:
    return join(
        rect(-6, -4, 20, 17, "#f7efdc", 0, INK, 1),
        shape("M-8-4L4-12L16-4Z", "#b5512f"),
        rect(-15, -12, 9, 25, "#f7efdc", 0, INK, 1),
        shape("M-16-12L-10.5-21L-5-12Z", "#b5512f"),
        line("M-10.5-26V-20M-13-24H-8", INK, 1.4),
        rect(2, 4, 5, 9, "#6b4423", 0, INK, 0.8),
    )


def _waterfall() -> Markup:
    return join(
        shape("M-26 18Q-22-22-4-20Q2-26 10-18Q24-14 28 18Z", "#4f8a48", _GREEN_RIM),
        path("M-3-18Q-5 0-7 15H7Q4 0 4-17Z", "#cfeef5", "#6fb3c6", 0.9),
        line("M-1-14Q-2 2-2 12", CHALK, 1.4),
    )


def _harbour() -> Markup:
    return join(
        at(-12, 2, rect(-7, -4, 14, 14, "#efe0bd", 0, INK, 1), shape("M-9-4L0-12L9-4Z", "#8b4a2f")),
        line("M4 15V8M14 16V9M24 17V10M0 8H30", DARK_WOOD, 2.2),
        at(22, 0, group(signs()["sails"], transform="scale(.95)")),
    )


def _pitons() -> Markup:
    return join(
        shape("M-34 18Q-22 4-17-22Q-8-2-2 10Q4-6 13-16Q22 2 34 18Z", "#477f4a", _GREEN_RIM),
        line("M-17-20Q-16-6-20 6M13-14Q13-2 9 8", "#7fb070", 1.4),
    )


def _volcano() -> Markup:
    return join(
        circle(-2, -22, 6, "#d8d0c4"),
        circle(6, -25, 5, "#e8e2d6"),
        circle(1, -17, 4.4, "#c9c0b2"),
        shape("M-34 18Q-14 4-7-13H8Q14 4 34 18Z", "#6d5a48", "#31261c"),
        path("M-7-13H8L5-8L2-11L-1-4L-4-9Z", "#e0622a", "#7a2410", 0.8),
    )


def _jungle() -> Markup:
    trees = ((-24, 6, 9), (-10, 0, 11), (6, -4, 12), (21, 3, 10), (-2, 9, 9), (13, 10, 8))
    return join(
        *(
            circle(x, y, r, fill, _GREEN_RIM, 1)
            for (x, y, r), fill in zip(
                trees, ("#4f8a48", "#6aa757", "#57964a", "#447a3f", "#7cb565", "#5f9a4c"), strict=True
            )
        )
    )


def _lighthouse() -> Markup:
    return join(
        path("M-2-16L-30-24V-8ZM2-16L30-24V-8Z", "#fff1b0", fill_opacity=0.75),
        shape("M-6 14L-4-10H4L6 14Z", CHALK),
        path("M-5.6 8H5.6L5.2 2H-5.2ZM-4.7-3H4.7L4.3-9H-4.3Z", "#b5382a"),
        rect(-4, -19, 8, 8, "#ffe08a", 1, INK, 1),
        shape("M-6-19L0-25L6-19Z", "#b5382a"),
    )


def _island(hills: str, *things: Markup) -> Markup:
    return join(_shore(hills), *things)


@cache
def place_pictures() -> dict[str, Markup]:
    """By the card's id; `place` for a data pack's own cards."""
    none = "M0 0Z"
    return {
        "aruba": _island(
            _LOW,
            line("M-2 14Q-4 2-2-4Q6-10 20-10M-2-4Q2-8 12-14", "#6b4423", 3),
            path("M4-12Q14-20 30-12Q18-6 4-9Z", "#4f8a48", _GREEN_RIM, 1),
            _palm(-24, 14, 0.8),
        ),
        "barbados": _island(_LOW, _windmill(), _palm(-24, 15, 0.8), _palm(27, 16, 0.7)),
        "bonaire": _island(
            "M-38 18Q-20 8 0 10Q20 6 38 18Z",
            at(-6, 2, _flamingo()),
            at(16, 6, group(_flamingo(), transform="scale(.7)")),
        ),
        "curacao": _island(_LOW, _houses(), _palm(30, 16, 0.8)),
        "grenada": _island("M-40 18Q-26-2-6 2Q12-4 26 4Q36 8 40 18Z", at(0, 0, _fort()), _palm(-30, 16, 0.75)),
        "margarita": _island(_LOW, _church(), _palm(27, 16, 0.9)),
        "tobago": _island(none, _waterfall(), _palm(-28, 17, 0.8), _palm(30, 18, 0.7)),
        "trinidad": _island(_LOW, _harbour(), _palm(-30, 16, 0.8)),
        "saint_lucia": _island(none, _pitons(), _palm(-2, 18, 0.6)),
        "martinique": _island(none, _volcano(), _palm(-26, 18, 0.7), _palm(27, 18, 0.75)),
        "dominica": _island(_LOW, _jungle()),
        "guadeloupe": _island(_LOW, _lighthouse(), _palm(-25, 16, 0.9)),
        "place": _island(_LOW, _palm(-10, 14), _palm(8, 15, 1.2), _palm(25, 16, 0.7)),
    }


@cache
def palm(x: float, y: float, size: float) -> Markup:
    """A palm that stands on a point."""
    return join(ellipse(x + 2, y, 6 * size, 1.8 * size, INK, fill_opacity=0.25), _palm(x, y, size))
