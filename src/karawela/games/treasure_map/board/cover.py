"""The cover of Treasure Map: an old map in four torn quarters on a ship's table, a route, a cross, gold."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.cover import HEIGHT, WIDTH, cover_frame, rose
from karawela.draw.palette import INK, SIGNAL, darker
from karawela.draw.pieces import coin
from karawela.draw.svg import at, circle, el, ellipse, group, join, num, path, rect, use
from karawela.games.ship_adventure.board.coast import noise

LEFT, RIGHT, TOP, LOW = 30, 450, 22, 282
MIDDLE, WAIST = 246, 150
_SEPIA = "#6b4a1c"


@cache
def cover() -> str:
    quarters = (
        (LEFT, TOP, MIDDLE, WAIST, "translate(-5 -3) rotate(-1.200 130 80)"),
        (MIDDLE, TOP, RIGHT, WAIST, "translate(4 -4) rotate(1 350 80)"),
        (LEFT, WAIST, MIDDLE, LOW, "translate(-3 4) rotate(.8 130 220)"),
        (MIDDLE, WAIST, RIGHT, LOW, "translate(10 7) rotate(-3.500 350 220)"),
    )
    outlines = [_torn(*corners) for *corners, _ in quarters]
    clips = [el("clipPath", el("path", d=d), id=f"cover-sat-{number}") for number, d in enumerate(outlines)]
    pieces = [_quarter(number, d, quarters[number][4]) for number, d in enumerate(outlines)]
    return cover_frame(
        "Ship Adventure: Treasure Map",
        _table(),
        *pieces,
        at(112, 112, _caravel()),
        _gold(),
        defs=join(_shades(), group(_map(), id="cover-sat-map"), *clips),
    )


# ------------------------------------------------------------------ paper


def _torn(left: float, top: float, right: float, low: float) -> str:
    """The outline of a quarter; two quarters that were one have the same tear between them."""
    corners = [(left, top), (right, top), (right, low), (left, low)]
    points = []
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        steps = int(max(abs(to_x - x), abs(to_y - y)) / 9)
        torn = {x, to_x} == {MIDDLE} or {y, to_y} == {WAIST}
        for step in range(steps):
            px, py = x + (to_x - x) * step / steps, y + (to_y - y) * step / steps
            shift = (noise(round(px), round(py), 3) - 0.5) * (11 if torn else 4)
            points.append((px + shift, py) if x == to_x else (px, py + shift))
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def _quarter(number: int, outline: str, turn: str) -> Markup:
    return group(
        path(outline, "#1a0f06", transform="translate(4 6)", fill_opacity=0.45),
        group(use("cover-sat-map"), clip_path=f"url(#cover-sat-{number})"),
        path(outline, stroke="#8a6a35", width=1.6, stroke_linejoin="round"),
        transform=turn,
    )


def _shades() -> Markup:
    def gradient(name: str, kind: str, *stops: tuple[str, str], **more: str) -> Markup:
        return el(
            kind,
            *(el("stop", offset=offset, stop_color=colour) for offset, colour in stops),
            id=f"cover-sat-{name}",
            **more,
        )

    return join(
        gradient("wood", "linearGradient", ("0", "#5d3a1e"), (".5", "#4a2c15"), ("1", "#331c0c"), x2="0", y2="1"),
        gradient("paper", "radialGradient", ("0", "#fbeec8"), (".7", "#f0d9a0"), ("1", "#d3ae68"), r=".75"),
    )


# ------------------------------------------------------------------ the map


def _island(d: str, fill: str) -> Markup:
    """Land with the engraver's lines along its coast."""
    return join(
        path(d, stroke="#4f9bab", width=20, stroke_opacity=0.25, stroke_linejoin="round"),
        path(d, stroke="#4f9bab", width=11, stroke_opacity=0.35, stroke_linejoin="round"),
        path(d, fill, _SEPIA, 1.8, stroke_linejoin="round"),
    )


_ISLANDS = (
    (
        "M176 44Q204 30 232 44Q262 40 276 58Q300 64 292 86Q300 108 270 112Q250 128 226 114Q196 122 182 98"
        "Q158 92 164 70Q160 54 176 44Z",
        "#a9c07a",
    ),
    ("M372 92Q396 82 412 100Q432 108 424 130Q420 150 396 146Q368 150 362 126Q356 104 372 92Z", "#b9c98a"),
    (
        "M300 186Q330 168 360 182Q396 178 404 206Q424 226 398 246Q376 266 344 254Q312 262 298 238Q272 214 300 186Z",
        "#a9c07a",
    ),
    ("M84 196Q106 184 124 198Q140 214 122 228Q100 240 84 224Q70 208 84 196Z", "#c3cd92"),
)
_PALM = "M0 0q2-9 0-16M0-16q-7-5-11 1q6-2 11-1q6-4 11 2q-5-3-11-2q-1-6-6-7q3 3 6 7q2-6 6-6q-4 2-6 6"
_PALMS = ((196, 78), (214, 66), (268, 92), (236, 100), (322, 214), (388, 222), (330, 240), (104, 218), (412, 130))
_ROUTE = "M128 126C150 150 168 142 196 138S262 132 300 140S352 158 336 182S330 206 352 218"
_MERIDIANS = "M0 76H480M0 150H480M0 224H480M104 0V300M246 0V300M376 0V300"
_RHUMBS = "M176 252L30 60M176 252L450 60M176 252L320 22M176 252L30 170M176 252L450 190"


def _map() -> Markup:
    """Islands, the way to the cross, and what an old chart has besides."""
    cross = "M340 206L366 232M366 206L340 232"
    palms = [
        path(_PALM, stroke="#2c5a2a", width=1.9, stroke_linecap="round", transform=f"translate({x} {y})")
        for x, y in _PALMS
    ]
    return join(
        rect(0, 0, WIDTH, HEIGHT, "url(#cover-sat-paper)"),
        path(_MERIDIANS, stroke="#b98f4a", width=0.9, stroke_opacity=0.45),
        path(_RHUMBS, stroke="#b98f4a", width=0.7, stroke_opacity=0.5),
        *(_island(d, fill) for d, fill in _ISLANDS),
        path("M236 70l14-24 14 24zM222 74l10-16 10 16z", "#cbb98a", _SEPIA, 1.4, stroke_linejoin="round"),
        path("M370 130v-6h4v-6h4v-6h4v-5h6v5h4v6h4v6h4v6z", "#9b9890", "#4a4741", 1.3, stroke_linejoin="round"),
        *palms,
        path(_ROUTE, stroke="#fbeec8", width=6, stroke_opacity=0.7),
        path(_ROUTE, stroke=SIGNAL, width=4, stroke_dasharray=".1 9", stroke_linecap="round"),
        path(cross, stroke="#5c150e", width=10, stroke_linecap="round"),
        path(cross, stroke="#d8402c", width=6.5, stroke_linecap="round"),
        at(186, 226, circle(0, 0, 36, "#fbeec8", fill_opacity=0.6), rose(44, _SEPIA)),
        _serpent(),
        *(path(f"M{x} {y}q5-4 10 0t10 0", stroke="#4f8d99", width=1.4, stroke_opacity=0.8) for x, y in _CRESTS),
    )


_CRESTS = (
    (52, 60),
    (310, 50),
    (336, 70),
    (60, 158),
    (250, 158),
    (244, 252),
    (420, 66),
    (404, 166),
    (120, 262),
    (420, 258),
)


def _serpent() -> Markup:
    return group(
        path("M52 262q4-16 14-15q9 2 8 15M82 262q3-12 11-12q9 1 9 12M44 262q-3-20 8-24q9 1 7 9q-4 2-8 1"),
        circle(52, 243, 0.9, _SEPIA),
        fill="none",
        stroke=_SEPIA,
        stroke_width=2,
        stroke_linecap="round",
        stroke_opacity=0.75,
    )


# ------------------------------------------------------------------ what lies on it


def _table() -> Markup:
    seams = "".join(f"M0 {y}H480" for y in (48, 104, 166, 222, 272))
    grain = (
        "M20 24q90 8 180-2t260 6M10 76q120-10 220 2t240-6M0 134q140 12 260 0t220 4M30 196q120-8 210 2t230-6"
        "M0 250q150 10 280-2t200 6"
    )
    return join(
        rect(0, 0, WIDTH, HEIGHT, "url(#cover-sat-wood)"),
        path(seams, stroke="#21110599", width=2.2),
        path(grain, stroke="#7d5330", width=1.1, stroke_opacity=0.5),
    )


def _caravel() -> Markup:
    """Larger than the map it sails on."""
    hull = "M-58 14H-30V22H36V12H62Q58 46 38 52H-36Q-56 46-58 14Z"
    sails = (
        "M-40-48Q-22-54-8-48Q-2-22-8 6Q-24 0-40 6Q-34-20-40-48Z",
        "M-4-74Q18-82 38-74Q46-36 38 8Q18 0-4 8Q4-34-4-74Z",
        "M44-46Q58-50 70-44Q75-20 70 4Q58 0 44 4Q50-20 44-46Z",
    )
    return group(
        ellipse(4, 54, 64, 9, INK, fill_opacity=0.35),
        path("M-22 20V-58M18 20V-86M56 14V-54M62 14L88 0", stroke="#3d2413", width=4, stroke_linecap="round"),
        path(hull, "#8a4f24", "#2a160b", 2.6, stroke_linejoin="round"),
        path("M-56 26H60", stroke="#e4b95a", width=4.500),
        path("M-38 38h.1M-20 38h.1M-2 38h.1M16 38h.1M34 38h.1", stroke="#2a160b", width=6, stroke_linecap="round"),
        *(path(sail, "#fff6df", _SEPIA, 2.2, stroke_linejoin="round") for sail in sails),
        path("M17-66V-8M-1-40H36", stroke=SIGNAL, width=7),
        path("M18-86q14-8 28 0q-12 2-14 10q-8-4-14 0z", SIGNAL, darker(SIGNAL, 0.5), 1.4, stroke_linejoin="round"),
        path("M-22-58l-18 4 18 7z", SIGNAL, darker(SIGNAL, 0.5), 1.2),
        path("M-74 58q12-8 24 0t24 0 24 0 24 0 24 0 24 0", stroke="#fffdf7", width=3.600, stroke_linecap="round"),
        path("M-60 67q12-7 24 0t24 0 24 0 24 0 24 0", stroke="#4f9bab", width=2.600, stroke_linecap="round"),
    )


def _gold() -> Markup:
    """A few coins in the corners."""
    places = ((26, 270, 17), (54, 284, 15), (14, 246, 13), (458, 30, 16), (436, 14, 13))
    return join(*(at(x, y, ellipse(3, 5, r, r * 0.9, "#1a0f06", fill_opacity=0.5), coin(r, "")) for x, y, r in places))
