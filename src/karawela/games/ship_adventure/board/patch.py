"""A patch of sea, some squares wide and high, for pictures that stand by themselves: large forms, how to play.

    patch("jt.", "jj.")        # two rows of three squares, 52 units each: jungle, a temple, sea

`.` sea, `j` jungle, `t` temple, `c` city, `h` harbour, `s` skull, `w` the upper left square of a whirlpool. It refers
to nothing outside itself.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from karawela.draw.palette import CHALK
from karawela.draw.svg import at, circle, el, group, join, num, path, rect, use
from karawela.engine.title import Colour
from karawela.games.ship_adventure.board.chart import HALF, SQUARE
from karawela.games.ship_adventure.board.drawings import JUNGLES, ROCKS, anchor, colour_of, inline
from karawela.games.ship_adventure.board.sea import DEEP
from karawela.games.ship_adventure.data.components import CITY, TEMPLE, TERRAINS

_LAND = "jtc"
_DEPTHS = ((76, "#3e94ba"), (54, "#56a8c7"), (36, "#77c0d6"), (20, "#a6dbe3"))
_CREST = "q6-5 12 0t12 0"
_CRESTS = tuple((8 + 37 * step % 600, 18 + 29 * step % 200) for step in range(24))


@lru_cache(maxsize=128)
def patch(*rows: str, colour: Colour | None = None) -> Markup:
    """The sea with what stands on it; cities and harbours are of that colour."""
    seat = (colour or colour_of(0)).id
    wide, high = len(rows[0]) * SQUARE, len(rows) * SQUARE
    land = {(x, y) for y, row in enumerate(rows) for x, kind in enumerate(row) if kind in _LAND}
    coast = "".join(_shore(land))
    crests = "".join(f"M{x} {y}{_CREST}" for x, y in _CRESTS if x < wide and y < high)
    shore = [path(coast, stroke=hue, width=width, stroke_linejoin="round") for width, hue in _DEPTHS]
    things = [_thing(kind, x, y, land, seat) for y, row in enumerate(rows) for x, kind in enumerate(row)]
    return inline(
        join(
            rect(0, 0, wide, high, DEEP),
            *(shore if land else ()),
            path(crests, stroke="#eaf8fa", width=1.5, stroke_opacity=0.35, stroke_linecap="round"),
            path(coast, "#6ea44c", "#ffffff", 13, stroke_linejoin="round", stroke_opacity=0.6) if land else "",
            path(coast, "#6ea44c", "#f0dcae", 8, stroke_linejoin="round") if land else "",
            path(coast, "#6ea44c") if land else "",
            *things,
        )
    )


def window(x: float, y: float, width: float, height: float, columns: int, lines: int, *body: Markup) -> Markup:
    """A nested picture of so many squares, filled with the body."""
    return el(
        "svg",
        *body,
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=f"0 0 {columns * SQUARE} {lines * SQUARE}",
        preserveAspectRatio="xMidYMid slice",
    )


def on(column: float, line: float, *body: Markup, scale: float = 1) -> Markup:
    """Something on a square of a patch."""
    place = f"translate({num(column * SQUARE + HALF)} {num(line * SQUARE + HALF)})"
    return inline(group(*body, transform=place if scale == 1 else f"{place} scale({num(scale)})"))


def dots(*squares: tuple[float, float]) -> Markup:
    """A way over squares, as the chart shows it."""
    d = "L".join(f"{num(x * SQUARE + HALF)} {num(y * SQUARE + HALF)}" for x, y in squares)
    line = {"stroke_linecap": "round", "stroke_linejoin": "round", "stroke_dasharray": "1 11"}
    return join(path(f"M{d}", stroke="#fffdf7", width=9, **line), path(f"M{d}", stroke="#8f1d12", width=6, **line))


def _shore(land: set[tuple[int, int]]) -> list[str]:
    """Each square of land with rounded corners, grown together with its neighbours."""
    found = []
    for x, y in sorted(land):
        left, top = x * SQUARE + 5, y * SQUARE + 5
        found.append(f"M{left + 9} {top}h24q9 0 9 9v24q0 9-9 9h-24q-9 0-9-9v-24q0-9 9-9z")
        if (x + 1, y) in land:
            found.append(f"M{left + 21} {top}h52v42h-52z")
        if (x, y + 1) in land:
            found.append(f"M{left} {top + 21}h42v52h-42z")
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= land:
            found.append(f"M{left + 21} {top + 21}h52v52h-52z")
    return found


def _thing(kind: str, x: int, y: int, land: set[tuple[int, int]], seat: str) -> Markup:
    if kind == "j":
        return on(x, y, use(JUNGLES[(x + 2 * y) % len(JUNGLES)]))
    if kind == "t":
        return on(x, y, use(TERRAINS[TEMPLE]))
    if kind == "c":
        return on(x, y, use(f"{TERRAINS[CITY]}-{seat}"))
    if kind == "s":
        return on(x, y, use(ROCKS))
    if kind == "w":
        return on(x + 0.5, y + 0.5, use("whirl"))
    if kind == "h":
        sides = [side for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))) if (x + dx, y + dy) in land]
        pier = group(use(f"quay-{seat}"), transform=f"rotate({90 * (sides or [0])[0]})")
        return on(x, y, pier, anchor(21, CHALK, "#1d5876"))
    return Markup("")


def glow(column: float, line: float) -> Markup:
    """A square that can be gone to."""
    return at(
        column * SQUARE + HALF,
        line * SQUARE + HALF,
        rect(-24, -24, 48, 48, "#fff1bd", 9, "#e07b00", 3, fill_opacity=0.4),
    )


def ring(column: float, line: float, colour: Colour) -> Markup:
    """The ring of whoever controls a point."""
    return at(
        column * SQUARE + HALF,
        line * SQUARE + HALF,
        rect(-23.5, -23.5, 47, 47, "none", 13, CHALK, 5),
        rect(-23.5, -23.5, 47, 47, "none", 13, colour.hex, 3.6),
        circle(-17, 17, 8, colour.hex, CHALK, 1.4),
    )
