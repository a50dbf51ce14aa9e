"""The sea itself: water from shallow to deep, coasts with surf, what stands on the squares; and the chart's edge."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER, ink_on
from karawela.draw.svg import circle, el, group, join, path, rect, text, use
from karawela.games.ship_adventure.board.chart import HALF, SQUARE, Chart, chart_of
from karawela.games.ship_adventure.board.coast import coast, fords, noise
from karawela.games.ship_adventure.board.drawings import CREATURES, JUNGLES, ROCKS, anchor, colour_of, drawing_defs
from karawela.games.ship_adventure.data.components import (
    CITY,
    HARBOUR,
    JUNGLE,
    LAID_SQUARES,
    SKULL,
    TEMPLE,
    TERRAINS,
    TILE_KIND,
    WAVE,
    column_name,
)
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.games.ship_adventure.rules.sea import Sea, sea_of

AREA_HEX: tuple[str, ...] = tuple(area.hex.lower() for area in ROWS["area"])
_EDGE_HEX: dict[str, str] = {colour.edge: colour.hex.lower() for colour in ROWS["colour"]}
_DEPTHS = ((118, "#3e94ba"), (84, "#56a8c7"), (54, "#77c0d6"), (27, "#a6dbe3"))
"""From the deep to the beach: how wide the water of a colour runs along the coast."""
DEEP = "#2d82ac"


@lru_cache(maxsize=128)
def draw_sea(
    tiles: tuple[int, ...], chart: Chart, areas: bool = False, numbered: bool = False, neutral: bool = False
) -> Markup:
    """All that never changes in a game. `areas`: the nine ninths in their colours; `numbered`: skulls say whose home
    they are; `neutral`: cities and harbours have the white ring of peace. Drawn once for each sea and chart."""
    sea = sea_of(tiles)
    around = range(-1, sea.width + 1)
    places = [(x, y, y % sea.width * sea.width + x % sea.width) for y in around for x in around]
    return group(
        rect(0, 0, chart.size, chart.size, DEEP),
        el("defs", el("path", d=coast(tiles), id="coast", stroke_linejoin="round")),
        *(use("coast", fill="none", stroke=colour, stroke_width=width) for width, colour in _DEPTHS),
        rect(0, 0, chart.size, chart.size, "url(#waves)"),
        *_whirls(sea, chart),
        *_creatures(sea, chart),
        use("coast", fill="none", stroke="#ffffff", stroke_width=13, stroke_opacity=0.45),
        use("coast", fill="none", stroke="#ffffff", stroke_width=12, stroke_opacity=0.55, stroke_dasharray="16 7 5 9"),
        use("coast", fill="#6ea44c", stroke="#8a6a35", stroke_width=9),
        use("coast", fill="none", stroke="#f0dcae", stroke_width=7),
        *(_ford(chart, *ford) for ford in fords(tiles)),
        *(_thing(sea, chart, x, y, square, numbered) for x, y, square in places),
        _grid(sea, chart, areas),
        *(_peace(chart, square) for square in sea.squares if neutral and sea.neutral[square]),
        clip_path="url(#chart-edge)",
        class_="still",
    )


@cache
def chart_defs(width: int = 12) -> Markup:
    """What the chart's drawings refer to; a picture has it once."""
    chart = chart_of(width)
    bar, inner = chart.bar, chart.size - 2 * chart.bar
    crest = "q6-5 12 0t12 0"
    crests = f"M8 22{crest}M66 38{crest}M30 66{crest}M78 88{crest}M12 98{crest}"
    return join(
        drawing_defs(),
        el("pattern", path(crests, stroke="#eaf8fa", width=1.5, stroke_opacity=0.3, stroke_linecap="round"),
           id="waves", width=104, height=104, patternUnits="userSpaceOnUse"),
        el("clipPath", rect(bar, bar, inner, inner), id="chart-edge"),
    )  # fmt: skip


# ------------------------------------------------------------------ squares


def _put(name: str, chart: Chart, x: float, y: float, turn: str = "") -> Markup:
    """A drawing in the middle of a square that may lie beyond the edge."""
    place = f"translate({round(chart.margin + x * SQUARE + HALF)} {round(chart.margin + y * SQUARE + HALF)})"
    return el("use", href=f"#{name}", transform=place + turn)


def _thing(sea: Sea, chart: Chart, x: int, y: int, square: int, numbered: bool) -> Markup:
    kind = sea.kind[square]
    if kind == JUNGLE:
        which = int(noise(x % sea.width, y % sea.width, 5) * len(JUNGLES) * 0.999)
        return _put(JUNGLES[which], chart, x, y)
    if kind == TEMPLE:
        return _put(TERRAINS[kind], chart, x, y)
    if kind == CITY:
        return _put(f"{TERRAINS[kind]}-{colour_of(sea.colour[square]).id}", chart, x, y)
    if kind == HARBOUR:
        return _harbour(sea, chart, x, y, square)
    if kind == SKULL:
        home = _put(ROCKS, chart, x, y)
        if not numbered or (x, y) != (x % sea.width, y % sea.width):
            return home
        pirate = next(number for number, squares in enumerate(sea.skulls) if square in squares)
        place = chart.corner(7)
        return join(home, chart.sign(square, place, -place, _skull_number(pirate + 1)))
    return join()


def _skull_number(number: int) -> Markup:
    """The pirate's number on the rocks."""
    return join(circle(0, 0, 8, INK, CHALK, 1.2), text(0, 4.2, str(number), 12, CHALK, weight=700))


def _harbour(sea: Sea, chart: Chart, x: int, y: int, square: int) -> Markup:
    """The pier is on the side of the land of its own tile; the anchor stands upright."""
    colour = colour_of(sea.colour[square])
    sides = [
        quarter
        for quarter in range(4)
        if sea.tile[sea.neighbours[square][2 * quarter]] == sea.tile[square]
        and sea.land[sea.neighbours[square][2 * quarter]]
    ]
    pier = _put(f"quay-{colour.id}", chart, x, y, f" rotate({90 * sides[0]})")
    place = f"translate({chart.margin + x * SQUARE + HALF} {chart.margin + y * SQUARE + HALF})"
    return join(pier, group(anchor(21, CHALK, "#1d5876"), transform=place))


def _ford(chart: Chart, x: int, y: int, falling: bool) -> Markup:
    place = f"translate({chart.margin + x * SQUARE} {chart.margin + y * SQUARE})"
    return el("use", href="#ford", transform=place + ("" if falling else " scale(-1 1)"))


def _whirls(sea: Sea, chart: Chart) -> list[Markup]:
    """One drawing a tile; one that turns the other way is its mirror image."""
    half = sea.width // 2
    drawn = []
    for ty in range(-1, half + 1):
        for tx in range(-1, half + 1):
            position = ty % half * half + tx % half
            if LAID_SQUARES[sea.tiles[position]][0][0] == WAVE:
                first = sea.squares_of_tile(position)[0]
                mirrored = "" if sea.wave[first] == sea.neighbours[first][2] else " scale(-1 1)"
                drawn.append(_put("whirl", chart, 2 * tx + 0.5, 2 * ty + 0.5, mirrored))
    return drawn


def _creatures(sea: Sea, chart: Chart) -> list[Markup]:
    """Engravings on some of the open sea."""
    half = sea.width // 2
    drawn = []
    for position, laid in enumerate(sea.tiles):
        if TILE_KIND[laid // 4] == TILE_KIND[-1] and noise(position % half, position // half, laid) < 0.4:
            which = CREATURES[laid // 4 % len(CREATURES)]
            drawn.append(_put(which, chart, position % half * 2 + 0.5, position // half * 2 + 0.5))
    return drawn


def _peace(chart: Chart, square: int) -> Markup:
    return rect(chart.x(square) - 23, chart.y(square) - 23, 46, 46, "none", 13, "#ffffff", 1.6, stroke_opacity=0.85)


# ------------------------------------------------------------------ lines


def _lines(chart: Chart, step: int) -> str:
    first, end = chart.margin, chart.margin + chart.side
    offsets = range(first, end + 1, step * SQUARE)
    return "".join(f"M{at} {first}V{end}M{first} {at}H{end}" for at in offsets)


def _grid(sea: Sea, chart: Chart, areas: bool) -> Markup:
    lines = [
        path(_lines(chart, 1), stroke="#ffffff", width=0.8, stroke_opacity=0.32),
        path(_lines(chart, 2), stroke="#0f3d4c", width=1, stroke_opacity=0.38),
    ]
    if areas:
        third = chart.side // 3
        for area, colour in enumerate(AREA_HEX):
            left, top = chart.margin + area % 3 * third, chart.margin + area // 3 * third
            lines.append(rect(left, top, third, third, colour, fill_opacity=0.06))
            lines.append(rect(left + 2, top + 2, third - 4, third - 4, "none", 5, "#12303a", 4, stroke_opacity=0.35))
            lines.append(rect(left + 2, top + 2, third - 4, third - 4, "none", 5, colour, 3))
    return group(*lines)


# ------------------------------------------------------------------ the edge


@cache
def edge(chart: Chart) -> Markup:
    """Over everything else: the margin fades, a line shows where the board ends, bars name columns and rows."""
    size, bar, margin = chart.size, chart.bar, chart.margin
    end, share = margin + chart.side, chart.width / 12
    ring = f"M{bar} {bar}H{size - bar}V{size - bar}H{bar}ZM{margin} {margin}V{end}H{end}V{margin}Z"
    sides = {
        "north": (f"M0 0H{size}L{size - bar} {bar}H{bar}Z", f"M{margin} {margin}H{end}"),
        "south": (f"M0 {size}H{size}L{size - bar} {size - bar}H{bar}Z", f"M{margin} {end}H{end}"),
        "west": (f"M0 0V{size}L{bar} {size - bar}V{bar}Z", f"M{margin} {margin}V{end}"),
        "east": (f"M{size} 0V{size}L{size - bar} {size - bar}V{bar}Z", f"M{end} {margin}V{end}"),
    }
    bars = [
        join(
            path(line, stroke=INK, width=5 * share, stroke_opacity=0.55),
            path(line, stroke=_EDGE_HEX[side], width=3 * share),
            path(outline, _EDGE_HEX[side]),
        )
        for side, (outline, line) in sides.items()
    ]
    return group(
        path(ring, PAPER, fill_opacity=0.5),
        *bars,
        rect(bar, bar, size - 2 * bar, size - 2 * bar, stroke=INK, line=1.2),
        rect(0.6, 0.6, size - 1.2, size - 1.2, stroke=INK, line=1.2),
        *_names(chart),
        class_="still",
    )


def _names(chart: Chart) -> list[Markup]:
    """Letters over the columns and numbers beside the rows, on every side; of a large sea only those that have room."""
    letter, digit = max(12.0, chart.bar * 0.86), max(11.0, chart.bar * (0.84 if chart.letters > 1 else 0.79))
    dense = ceil(letter * (1.1 if chart.width <= 26 else 1.5) / SQUARE)
    near, far = chart.bar / 2, chart.size - chart.bar / 2
    ink = {side: ink_on(colour) for side, colour in _EDGE_HEX.items()}
    names = []
    for index in range(0, chart.width, dense):
        place, column, row = chart.x(index), column_name(index), str(index + 1)
        size = letter if len(column) == 1 else letter * 0.78
        names += [
            text(place, near + size * 0.35, column, size, ink["north"], weight=700),
            text(place, far + size * 0.35, column, size, ink["south"], weight=700),
            text(near, place + digit * 0.35, row, digit, ink["west"], weight=700),
            text(far, place + digit * 0.35, row, digit, ink["east"], weight=700),
        ]
    return names
