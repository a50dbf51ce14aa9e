"""What the houses are built of: walls, windows, doors, awnings, roofs, in the faded colours of the street."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import INK, darker, lighter
from karawela.draw.svg import circle, group, join, path, rect, route

PINK, SKY, LILAC, CORAL = "#e9b8ac", "#b5d0dc", "#cfc0da", "#e8a58d"
OCHRE, TEAL, BRICK, PLANK = "#e3bd78", "#94beb6", "#d0897a", "#c79a66"
TERRACOTTA, SLATE, SHUTTER, GLASS, DOOR, FRAME = "#bb6745", "#6f7f86", "#3f7c7a", "#5f7f8c", "#7a4a2c", "#fff6e0"


def wall(x: float, top: float, w: float, colour: str) -> Markup:
    """A wall down to the ground, with a darker foot and the sun on its left."""
    h = -top
    return join(
        rect(x, top, w, h, colour, stroke=darker(colour, 0.55), line=1.1),
        rect(x + w * 0.8, top + 0.6, w * 0.2 - 0.6, h - 0.6, darker(colour, 0.3), fill_opacity=0.3),
        rect(x + 0.6, -9, w - 1.2, 9, darker(colour, 0.25), fill_opacity=0.75),
    )


def cornice(x: float, y: float, w: float, colour: str, h: float = 4) -> Markup:
    return rect(x - 2, y, w + 4, h, lighter(colour, 0.45), 1, darker(colour, 0.5), 0.9)


def window(x: float, y: float, w: float = 11, h: float = 17, shutters: str = SHUTTER, arched: bool = False) -> Markup:
    """A window centred on x, with open shutters unless their colour is empty."""
    half, leaf = w / 2, w * 0.42
    if arched:
        bow = route("M", x - half, y + h, "V", y + half, "A", half, half, 0, 0, 1, x + half, y + half, "V", y + h, "Z")
        glass = path(bow, GLASS, FRAME, 1.4)
    else:
        glass = rect(x - half, y, w, h, GLASS, stroke=FRAME, line=1.4)
    bars = route("M", x, y + 1, "v", h - 1, "M", x - half, y + h / 2, "h", w)
    leaves = [route("M", left, y, "h", leaf, "v", h, "h", -leaf, "Z") for left in (x - half - leaf, x + half)]
    return join(
        glass,
        path(bars, stroke=FRAME, width=0.9),
        path("".join(leaves), shutters, darker(shutters, 0.5), 0.7) if shutters else "",
    )


def door(x: float, w: float = 18, h: float = 30, colour: str = DOOR, arched: bool = True) -> Markup:
    """A door in the ground, centred on x."""
    half = w / 2
    top = (
        route("V", half - h, "A", half, half, 0, 0, 1, x + half, half - h) if arched else route("V", -h, "H", x + half)
    )
    return join(
        path(route("M", x - half, 0) + top + "V0Z", colour, "#fff0d2", 1.6),
        path(route("M", x, 0, "V", 3 - h), stroke=darker(colour, 0.5), width=0.9),
        circle(x + 2.2, -h * 0.42, 1, "#f2cf7a"),
    )


def awning(x: float, y: float, w: float, one: str, other: str, h: float = 11) -> Markup:
    """Striped cloth with a scalloped edge."""
    step = w / 6
    stripes = [
        path(
            route("M", x + i * step, y, "h", step, "v", h, "a", step / 2, step / 2.4, 0, 0, 1, -step, 0, "Z"),
            one if i % 2 == 0 else other,
        )
        for i in range(6)
    ]
    return group(*stripes, stroke=darker(one, 0.5), stroke_width=0.8)


def tiles(x: float, y: float, w: float, h: float, colour: str = TERRACOTTA, slope: float = 7) -> Markup:
    """A tiled roof that rises by h from the line y."""
    left, right = x - 3, x + w + 3
    marks = "".join(route("M", x + i, y - 1, "l", slope / 4, 2 - h) for i in range(6, int(w) - 2, 7))
    body = route("M", left, y, "L", x + slope, y - h, "H", x + w - slope, "L", right, y, "Z")
    return join(
        path(body, colour, darker(colour, 0.5), 1.1),
        path(marks, stroke=darker(colour, 0.4), width=0.8),
        path(route("M", left, y, "H", right), stroke=darker(colour, 0.55), width=2),
    )


def balcony(x: float, y: float, w: float) -> Markup:
    """An iron balustrade."""
    bars = "".join(route("M", x + i, y, "v", 9) for i in range(2, int(w), 4))
    rails = route("M", x, y, "h", w, "M", x - 1, y + 9, "h", w + 2)
    return join(path(bars, stroke=INK, width=0.8), path(rails, stroke=INK, width=1.6))
