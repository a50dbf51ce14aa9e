"""What never changes: sky and hills, the sandy town, the coast, the sea, the street and the plaza."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER, SAND, SEA, SEA_DEEP, SHALLOW, WHITE
from karawela.draw.pieces import spikes
from karawela.draw.svg import Attribute, at, circle, el, ellipse, group, heading, join, num, path, rect
from karawela.games.santiago.board.places import BOARD_HEIGHT, STAGE, STOP_AT, STREET, TILE_AT, WIDTH

COAST = (
    "M1280 552C1262 556 1256 578 1232 586C1208 596 1196 592 1172 602C1140 616 1108 608 1072 613"
    "C1032 618 1000 611 962 615L900 616V622H392V616C352 620 318 612 280 616C240 620 214 613 178 610"
    "C146 606 126 606 100 594C74 584 62 580 44 570C28 560 20 558 0 553"
)
LAND = COAST + "V120H1280Z"
_FAR_HILLS = (
    "M0 96C70 60 120 78 180 58C250 34 300 70 360 62C440 40 500 26 570 50C640 70 700 36 780 30"
    "C850 28 900 64 960 56C1040 34 1100 44 1160 66C1210 76 1250 60 1280 54"
)
_NEAR_HILLS = (
    "M0 112C60 92 130 108 210 92C290 80 330 106 420 98C520 84 600 104 680 96C770 84 840 106 920 98"
    "C1010 86 1100 104 1170 94C1220 90 1250 98 1280 92"
)
KERB, ASPHALT, LINE = "#dcc89c", "#9a9287", "#fbf3dc"
ARROWS = (
    (420, 577, 180),
    (100, 543, 218),
    (83, 345, 292),
    (288, 258, 355),
    (530, 250, 0),
    (750, 250, 0),
    (992, 258, 5),
    (1197, 345, 68),
    (1180, 543, 142),
    (860, 577, 180),
)
"""Where the street says which way to drive: place and direction."""
PALMS = (
    (320, 147, 1),
    (640, 147, 1),
    (960, 147, 1),
    (333, 392, 1),
    (947, 392, 1),
    (536, 384, 0.9),
    (744, 384, 0.9),
    (30, 342, 1),
    (1250, 342, 1),
    (24, 553, 0.85),
    (1256, 550, 0.85),
)


@cache
def defs() -> Markup:
    """Gradients and engraved patterns."""
    waves = "M0 7Q7 1 14 7T28 7T42 7T56 7M-14 21Q-7 15 0 21T14 21T28 21T42 21T56 21"
    return join(
        el(
            "linearGradient",
            el("stop", offset="0", stop_color="#c6e2e4"),
            el("stop", offset=".75", stop_color="#fbeccb"),
            el("stop", offset="1", stop_color="#f6dfae"),
            id="sdc-sky",
            x2="0",
            y2="1",
        ),
        el(
            "linearGradient",
            el("stop", offset="0", stop_color=SEA),
            el("stop", offset=".45", stop_color="#1f6f80"),
            el("stop", offset="1", stop_color=SEA_DEEP),
            id="sdc-sea",
            x2="0",
            y2="1",
        ),
        el(
            "pattern",
            path(waves, stroke=PAPER, width=1, stroke_opacity=0.2),
            id="sdc-waves",
            width="56",
            height="28",
            patternUnits="userSpaceOnUse",
        ),
        el(
            "pattern",
            path("M2 3h1M14 9h1M8 15h1M20 19h1M17 2h1M4 21h1", stroke="#b48a47", width=1.2, stroke_opacity=0.55),
            id="sdc-grain",
            width="24",
            height="24",
            patternUnits="userSpaceOnUse",
        ),
        el(
            "pattern",
            path(
                "M0 6Q4 2 8 6Q12 2 16 6M-8 12Q-4 8 0 12Q4 8 8 12Q12 8 16 12Q20 8 24 12",
                stroke="#b99a64",
                width=0.8,
                stroke_opacity=0.6,
            ),
            id="sdc-cobbles",
            width="16",
            height="12",
            patternUnits="userSpaceOnUse",
        ),
    )


def palm(x: float, y: float, k: float = 1) -> Markup:
    """A royal palm whose foot is at x, y."""
    fronds = "".join(
        f"M0-40Q{num(16 * cos(a))} {num(-40 - 15 + 9 * sin(a))} {num(24 * cos(a))} {num(-40 + 15 * sin(a))}"
        f"Q{num(13 * cos(a))} {num(-40 - 5 + 9 * sin(a))} 0-40Z"
        for a in (-0.35, 0.45, pi + 0.35, pi - 0.45, -1.1, pi + 1.1)
    )
    return group(
        ellipse(6, 1, 15, 3.4, INK, fill_opacity=0.18),
        path("M-2.5 0Q-3.5-20-1.5-40H1.5Q2-20 2.8 0Z", "#a58a68", "#5d4a30", 0.9),
        path("M-3-8h5M-3-16h5M-2.6-24h4.6M-2.2-32h4", stroke="#5d4a30", width=0.7),
        path(fronds, "#6f9a58", "#2f5530", 0.9, stroke_linejoin="round"),
        transform=f"translate({num(x)} {num(y)}) scale({num(k)})",
    )


def _sky() -> Markup:
    rays = spikes(24, 40, 30)
    return join(
        rect(0, 0, WIDTH, 160, "url(#sdc-sky)"),
        at(642, 46, path(rays, "#f9d77e", fill_opacity=0.55), circle(0, 0, 25, "#fbe3a0")),
        path(
            "M90 20q16-12 32 0q14-8 24 2q16-2 18 8h-92q2-10 18-10zM700 16q14-11 28 0q12-7 22 2q14-2 16 7h-80q2-9 14-9z",
            WHITE,
            fill_opacity=0.7,
        ),
        path(_FAR_HILLS + "V150H0Z", "#a9c3bd"),
        path(_NEAR_HILLS + "V150H0Z", "#b9c996"),
        path(_NEAR_HILLS, stroke="#86a06a", width=1),
    )


def _sea() -> Markup:
    return join(
        rect(0, 540, WIDTH, BOARD_HEIGHT - 540, "url(#sdc-sea)"),
        rect(0, 540, WIDTH, BOARD_HEIGHT - 540, "url(#sdc-waves)"),
    )


def _land() -> Markup:
    rims = [
        path(COAST, stroke=SHALLOW, width=w, stroke_opacity=o, stroke_linejoin="round")
        for w, o in ((34, 0.22), (22, 0.32), (11, 0.6))
    ]
    return join(
        *rims,
        path(LAND, SAND),
        path(LAND, "url(#sdc-grain)"),
        path(COAST, stroke="#8a6a35", width=1.6, stroke_linejoin="round"),
        path("M392 616H900V622H392Z", "#c3ae86", "#6d5731", 1.2),
        path(
            "M430 616v6M470 616v6M510 616v6M550 616v6M590 616v6M690 616v6M730 616v6M770 616v6M810 616v6M850 616v6",
            stroke="#6d5731",
            width=1,
        ),
        path("M0 142H1280V196H0Z", "#e7d0a0", fill_opacity=0.6),
        path("M0 142H1280", stroke="#b3925a", width=1.2),
    )


def _street() -> Markup:
    chevron = "M-9-8L1 0L-9 8M0-8L10 0L0 8"
    lanes = "".join(f"M{sx} {sy}L{tx} {ty}" for (sx, sy), (tx, ty) in list(zip(STOP_AT, TILE_AT, strict=True))[1:])
    return join(
        path(lanes, stroke="#c2a263", width=22, stroke_opacity=0.45, stroke_linecap="round"),
        path(STREET, stroke="#8a6f3e", width=57, stroke_opacity=0.5),
        path(STREET, stroke=KERB, width=54),
        path(STREET, stroke="#6f6a63", width=48),
        path(STREET, stroke=ASPHALT, width=45),
        path(STREET, stroke=LINE, width=2.4, stroke_dasharray="15 13", stroke_opacity=0.85),
        *(
            group(
                rect(-14, -6, 28, 12, ASPHALT),
                path(chevron, stroke=LINE, width=4, stroke_linejoin="round", stroke_linecap="round"),
                transform=f"translate({x} {y}) rotate({turn})",
            )
            for x, y, turn in ARROWS
        ),
    )


def _compass(r: float) -> Markup:
    """The rose in the paving of the plaza."""
    long, short = [], []
    for step in range(8):
        a = step * pi / 4
        reach = r if step % 2 == 0 else r * 0.66
        tip = f"{num(reach * sin(a))} {num(-reach * cos(a))}"
        left = f"{num(r * 0.17 * sin(a - pi / 5))} {num(-r * 0.17 * cos(a - pi / 5))}"
        right = f"{num(r * 0.17 * sin(a + pi / 5))} {num(-r * 0.17 * cos(a + pi / 5))}"
        long.append(f"M0 0L{left}L{tip}Z")
        short.append(f"M0 0L{right}L{tip}Z")
    return group(
        circle(0, 0, r * 0.74, stroke="#a9884e", line=1),
        circle(0, 0, r * 0.69, stroke="#a9884e", line=0.6),
        path("".join(long), "#a47d42"),
        path("".join(short), PAPER, "#a9884e", 0.7),
        opacity=0.95,
    )


def _fountain() -> Markup:
    """A stone basin with two bowls, seen a little from above."""
    stone: dict[str, Attribute] = {"stroke": "#7b6a48", "stroke_width": 1.1}
    return group(
        ellipse(3, 17, 41, 12, INK, fill_opacity=0.15),
        ellipse(0, 14, 38, 12, "#d9cbaa", **stone),
        ellipse(0, 12, 32, 9, "#7fbac2", **stone),
        path("M-24 13q6-3 12 0t12 0 12 0 10 0M-16 17q6-2 10 0t10 0 10 0", stroke="#e6f4f2", width=1),
        path("M-4 12L-3-12H3L4 12Z", "#d9cbaa", "#7b6a48", 1.1),
        path("M-17-11Q-15-3 0-3T17-11Z", "#d9cbaa", "#7b6a48", 1.1),
        ellipse(0, -11, 17, 4, "#8fc6cc", **stone),
        path("M0-11V-27", stroke="#cfe9ea", width=2.4, stroke_linecap="round"),
        path(
            "M0-27Q-9-29-12-13M0-27Q9-29 12-13M-15-10Q-22-6-23 10M15-10Q22-6 23 10",
            stroke="#a8d6da",
            width=1.4,
            stroke_linecap="round",
        ),
    )


@cache
def plaza() -> Markup:
    """The paved heart of the town, with its name."""
    x, y, w, h = STAGE
    mx, my = x + w / 2, y + h / 2
    ribbon = "M-176-21Q0-33 176-21V17Q0 5-176 17Z"
    tails = "M-176-13l-36 4 13 16-13 18 50-2V-10zM176-13l36 4-13 16 13 18-50-2V-10z"
    return group(
        at(mx, my, _compass(69)),
        at(x + 62, my + 8, _fountain()),
        at(x + w - 62, my + 8, _fountain()),
        at(
            mx,
            my + 2,
            path(tails, "#d9bf86", "#7b5c2a", 1.3, stroke_linejoin="round"),
            path(ribbon, PAPER, "#7b5c2a", 1.5, stroke_linejoin="round"),
            path("M-170-16Q0-28 170-16M-170 12.5Q0 .5 170 12.5", stroke="#b08d57", width=0.9),
            heading(0, 3, "Santiago de Cuba", 33),
        ),
        class_="still",
    )


def _paving() -> Markup:
    x, y, w, h = STAGE
    mx, my = x + w / 2, y + h / 2
    return join(
        ellipse(mx, my, w / 2 - 2, h / 2 + 4, "#f6e8c6", stroke="#b99a64", stroke_width=1.6),
        ellipse(mx, my, w / 2 - 2, h / 2 + 4, "url(#sdc-cobbles)"),
        ellipse(mx, my, w / 2 - 26, h / 2 - 8, "none", stroke="#b99a64", stroke_width=1, stroke_opacity=0.7),
    )


def _frame() -> Markup:
    """The neat line of a chart, with its scale."""
    ticks = "".join(f"M{x} 2.5h40" for x in range(0, WIDTH, 80)) + "".join(
        f"M2.5 {y}v40M1277.5 {y}v40" for y in range(0, BOARD_HEIGHT, 80)
    )
    ticks += "".join(f"M{x} 797.5h40" for x in range(0, WIDTH, 80))
    return group(
        rect(0, 0, WIDTH, BOARD_HEIGHT, stroke=PAPER, line=12),
        path(ticks, stroke="#4a3a2a", width=3.2),
        rect(5.5, 5.5, WIDTH - 11, BOARD_HEIGHT - 11, stroke="#4a3a2a", line=1.2),
        class_="still",
    )


@cache
def scenery() -> Markup:
    """Everything below the pieces, drawn once."""
    return group(
        _sky(),
        _sea(),
        _land(),
        _paving(),
        *(palm(*place) for place in PALMS[:3]),
        _street(),
        *(palm(*place) for place in PALMS[3:]),
        class_="still",
    )


@cache
def frame() -> Markup:
    return _frame()
