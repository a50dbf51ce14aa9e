"""Pieces that many boards have. Each is drawn around the origin; `svg.at` puts it somewhere.

Shape and letter come before colour: whoever does not tell colours can still tell pieces.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from pathlib import Path

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, GOLD, INK, PAPER, ROPE, WHITE, darker, ink_on, lighter, luminance
from karawela.draw.svg import at, circle, ellipse, group, heading, join, num, path, rect, route, text
from karawela.engine.title import Colour

ART = Artwork(Path(__file__).parent / "art")
SYMBOLS = {
    "anchor": "game-icons:anchor",
    "star": "game-icons:round-star",
    "wheel": "game-icons:ship-wheel",
    "parrot": "game-icons:parrot-head",
}
"""The icons of the players' symbols."""


def spikes(points: int, outer: float, inner: float, turn: float = -pi / 2) -> str:
    """The path of a star or a rosette with that many points."""
    steps = []
    for step in range(points * 2):
        r = outer if step % 2 == 0 else inner
        angle = turn + step * pi / points
        steps.append(f"{num(r * cos(angle))} {num(r * sin(angle))}")
    return "M" + "L".join(steps) + "Z"


# ------------------------------------------------------------------ players


@cache
def badge(colour: Colour, r: float = 16, letter: bool = True) -> Markup:
    """A seat's sign: colour, symbol, and its letter on a small tag."""
    mark = INK if luminance(colour.hex) > 0.35 else CHALK
    body = [
        circle(0, 0, r, colour.hex, darker(colour.hex, 0.55), max(1.5, r / 10)),
        circle(0, 0, r * 0.8, stroke=mark, line=0.8, stroke_opacity=0.45),
        icon(SYMBOLS.get(colour.symbol, colour.symbol), 0, 0, r * 1.25, colour=mark),
    ]
    if letter:
        size = max(11.0, r * 0.75)
        tag = size * 0.68
        body.append(circle(r * 0.85, r * 0.7, tag, CHALK, darker(colour.hex, 0.55), 1.2))
        body.append(text(r * 0.85, r * 0.7 + size * 0.36, colour.letter, size, INK, weight=700))
    return join(*body)


@cache
def pawn(colour: Colour, height: float = 40) -> Markup:
    """A turned wooden pawn that stands on the origin, with the seat's letter on its belly."""
    k = height / 40
    return group(
        ART.draw("pawn", seat=colour.hex),
        text(0, -3.4, colour.letter, 11.5, INK, weight=700),
        transform=None if k == 1 else f"scale({num(k)})",
    )


@cache
def token(colour: Colour, r: float = 12) -> Markup:
    """An ownership token: a wooden disc with the seat's symbol, its letter below."""
    return join(ellipse(1, 2, r, r * 0.95, INK, fill_opacity=0.3), badge(colour, r))


# ------------------------------------------------------------------ dice, cubes, coins

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(value: int, size: float = 48, colour: str = WHITE, mark: str = "", pips: bool = True) -> Markup:
    """A die centred at the origin, with pips (0 to 6) or its number. `mark` stands in the upper left corner."""
    half, ink = size / 2, ink_on(colour)
    rim = darker(colour, 0.6) if luminance(colour) > 0.03 else "#000000"
    body = [
        rect(-half + 2, -half + 4, size, size, INK, size * 0.2, fill_opacity=0.3),
        rect(-half, -half, size, size, darker(colour, 0.22), size * 0.2, rim, 1.6),
        rect(-half + 1, -half + 1, size - 2, size - 6, lighter(colour, 0.12), size * 0.18),
    ]
    if pips:
        body += [circle(x * size * 0.25, y * size * 0.25 - 2, size * 0.085, ink) for x, y in _PIPS[value]]
    else:
        x, y = (size * 0.14, size * 0.3) if mark else (0, size * 0.2)
        body.append(text(x, y, str(value), max(11.0, size * 0.56), ink, weight=700))
    if mark:
        body.append(at(-size * 0.22, -size * 0.22, Markup(mark)))
    return join(*body)


@cache
def cube(size: float, colour: str) -> Markup:
    """A wooden cube, seen from above its front edge."""
    h = size / 2
    rim, w = darker(colour, 0.55), max(0.8, size / 16)
    top = route("M", -h, -h / 2, "L", 0, -h, h, -h / 2, 0, 0, "Z")
    left = route("M", -h, -h / 2, "L", 0, 0, "V", h, "L", -h, h / 2, "Z")
    right = route("M", h, -h / 2, "L", 0, 0, "V", h, "L", h, h / 2, "Z")
    return group(
        path(top, lighter(colour, 0.3)),
        path(left, colour),
        path(right, darker(colour, 0.2)),
        stroke=rim,
        stroke_width=w,
        stroke_linejoin="round",
    )


@cache
def barrel(size: float, colour: str) -> Markup:
    """A small barrel with two hoops, standing."""
    h, rim = size / 2, darker(colour, 0.55)
    end, hoop = h * 0.6, h * 0.76
    stave = route("M", -end, -h, "Q", -h, 0, -end, h, "H", end, "Q", h, 0, end, -h, "Z")
    hoops = route("M", -hoop, -h * 0.45, "H", hoop, "M", -hoop, h * 0.45, "H", hoop)
    return join(
        path(stave, colour, rim, 1.2, stroke_linejoin="round"),
        path(hoops, stroke=rim, width=1.6),
        ellipse(0, -h, h * 0.6, h * 0.16, lighter(colour, 0.3), stroke=rim, stroke_width=1),
    )


@cache
def coin(r: float = 12, sign: str = "$", colour: str = GOLD) -> Markup:
    """A coin with its sign or number."""
    rim = darker(colour, 0.5)
    return join(
        circle(0, 0, r, colour, rim, 1.4),
        circle(0, 0, r * 0.78, lighter(colour, 0.28), rim, 0.7),
        text(0, r * 0.42, sign, max(11.0, r * 1.15), INK, weight=700) if sign else "",
    )


# ------------------------------------------------------------------ cards


@cache
def card(
    width: float, height: float, title: str = "", fill: str = PAPER, arched: bool = False, foot: str = ""
) -> Markup:
    """A card or tile from its upper left corner: frame, title near the foot; the picture is put on it by the board."""
    w, h = width, height
    if arched:
        r, drop = w / 2, w * 0.4
        d = route(
            *("M", 5, h, "Q", 0, h, 0, h - 5, "V", drop, "A", r, drop, 0, 0, 1, w, drop),
            *("V", h - 5, "Q", w, h, w - 5, h, "Z"),
        )
    else:
        d = route("M", 0, h, "V", 8, "Q", 0, 0, 8, 0, "H", w - 8, "Q", w, 0, w, 8, "V", h, "Z")
    return join(
        path(d, INK, transform="translate(2 3)", fill_opacity=0.25),
        path(d, fill, darker(ROPE, 0.45), 2),
        heading(width / 2, height - (26 if foot else 10), title, 16) if title else "",
        text(width / 2, height - 9, foot, 12) if foot else "",
    )


# ------------------------------------------------------------------ signs


@cache
def flag(width: float, height: float, sign: str = "", colour: str = PAPER, chequered: bool = False) -> Markup:
    """A flag that flies from its pole at the origin to the right, with a sign on it."""
    w, h = width, height
    mid = w * 0.55
    cloth = route(
        *("M", 0, 0, "Q", w * 0.3, -h * 0.16, mid, 0, "T", w, 0),
        *("V", h, "Q", w * 0.8, h * 1.16, mid, h, "T", 0, h, "Z"),
    )
    body = [path(cloth, colour, darker(ROPE, 0.5), 1.4)]
    if chequered:
        cell_w, cell_h = w / 4, h / 3
        squares = [
            route("M", col * cell_w, row * cell_h, "h", cell_w, "v", cell_h, "h", -cell_w, "Z")
            for row in range(3)
            for col in range(4)
            if (row + col) % 2 == 0
        ]
        body.append(path("".join(squares), INK))
        body.append(path(cloth, stroke=INK, width=1.4))
    if sign:
        body.append(text(w / 2, h * 0.5 + h * 0.27, sign, max(11.0, h * 0.74), ink_on(colour), weight=700))
    return join(*body)


@cache
def star(r: float = 15, fill: str = CHALK, rim: str = INK, sign: str = "") -> Markup:
    """A five-pointed star, with a short sign in it."""
    return join(
        path(spikes(5, r, r * 0.46), fill, rim, 1.6, stroke_linejoin="round"),
        text(0, r * 0.28, sign, 11.5, ink_on(fill), weight=700) if sign else "",
    )


def _petals(count: int, length: float, width: float, fill: str, rim: str) -> Markup:
    low = -length * 0.35
    leaf = route("M", 0, 0, "C", width, low, width, -length, 0, -length, "S", -width, low, 0, 0, "Z")
    return group(
        *(path(leaf, fill, transform=f"rotate({num(360 / count * step)})") for step in range(count)),
        stroke=rim,
        stroke_width=0.9,
    )


@cache
def flower(kind: str, r: float, colour: str, letter: str = "") -> Markup:
    """A blossom: `sunflower`, `vanilla-flower`, `rose` or `daisy`, each of its own shape, a letter in its heart."""
    rim = darker(colour, 0.55)
    if kind == "sunflower":
        petals = path(spikes(12, r, r * 0.72), colour, rim, 1, stroke_linejoin="round")
    elif kind == "rose":
        petals = group(
            *(circle(r * 0.55 * cos(a), r * 0.55 * sin(a), r * 0.45, colour) for a in (n * pi / 3 for n in range(6))),
            stroke=rim,
            stroke_width=1,
        )
    elif kind == "daisy":
        petals = _petals(9, r * 1.04, r * 0.36, colour, rim)
    else:
        petals = _petals(5, r * 1.05, r * 0.72, colour, rim)
    heart = {"sunflower": "#fff3d0", "rose": "#fbe3da", "daisy": "#f6c445"}.get(kind, "#fdf3c9")
    return join(
        circle(0, 1, r * 1.05, INK, fill_opacity=0.22),
        petals,
        circle(0, 0, max(r * 0.5, 6.8) if letter else r * 0.36, heart, rim, 0.9),
        text(0, 4, letter, 11, INK, weight=700) if letter else "",
    )


@cache
def arrow(length: float = 26, width: float = 16, fill: str = PAPER, turn: float = 0, rim: str = "none") -> Markup:
    """An arrow through the origin; turned by degrees, 0 points right."""
    tip, half, neck = length / 2, width / 2, length * 0.05
    slim = half * 0.4
    d = route("M", -tip, -slim, "H", neck, "V", -half, "L", tip, 0, neck, half, "V", slim, "H", -tip, "Z")
    return path(d, fill, rim, 1.2, transform=f"rotate({num(turn)})" if turn else None, stroke_linejoin="round")


@cache
def ship(width: float = 34, hull: str = "#6b4423", sail: str = CHALK) -> Markup:
    """A small ship under sail: a token on a track, or a mark on a map."""
    k = width / 34
    return group(
        ART.draw("ship", hull=hull, sail=sail),
        transform=None if k == 1 else f"scale({num(k)})",
    )


# ------------------------------------------------------------------ labels


@cache
def plaque(
    width: float, height: float, lines: tuple[str, ...], size: float = 12, fill: str = PAPER, weight: int = 600
) -> Markup:
    """A paper label from its upper left corner, its lines centred."""
    step = size * 1.12
    first = height / 2 + size * 0.35 - step * (len(lines) - 1) / 2
    return join(
        rect(0, 0, width, height, fill, 4, darker(ROPE, 0.4), 1.2),
        *(text(width / 2, first + step * row, line, size, INK, weight=weight) for row, line in enumerate(lines)),
    )
