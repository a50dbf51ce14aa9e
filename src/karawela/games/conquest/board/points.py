"""Strategic points: the token of the area, and the ring and sign of whoever controls it."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK, darker, ink_on
from karawela.draw.svg import at, circle, el, group, join, rect, text, use
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.engine.scene import Scene
from karawela.games.conquest.board.units import worn
from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import chart_of
from karawela.games.ship_adventure.board.drawings import sign
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.data.components import AREAS, COLOURS, JUNGLE, SEA, SQUARES, WAVE
from karawela.games.ship_adventure.rules.sea import NOWHERE, board_of
from karawela.words import Words

Areas = tuple[tuple[int, ...], ...]


@cache
def point_defs(boxes: int) -> Markup:
    """A ring for every colour and a token for every area, to be used by their ids."""
    rings = [group(_ring(colour, bold(boxes)), id=f"ring-{colour.id}") for colour in PLAYER_COLOURS]
    tokens = [
        group(_token(number, AREA_HEX[colour]), id=f"area-{number}")
        for number, colour in enumerate(area_colours(boxes), 1)
    ]
    return join(*rings, *tokens)


def bold(boxes: int) -> float:
    """How much heavier rings and tokens are on a larger chart, which is mostly seen from farther away."""
    return {1: 1.0, 4: 1.25, 9: 1.5}[boxes]


def _ring(colour: Colour, k: float) -> Markup:
    place = 26 - 8 * k
    return join(
        rect(-23.5, -23.5, 47, 47, CHALK, 13, INK, 6 * k, fill_opacity=0, stroke_opacity=0.75),
        rect(-23.5, -23.5, 47, 47, "none", 13, CHALK, 4.4 * k),
        rect(-23.5, -23.5, 47, 47, "none", 13, colour.hex, 3.6 * k),
        circle(-place, place, 9 * k, colour.hex, CHALK, 1.6),
        circle(-place, place, 10 * k, stroke=darker(colour.hex, 0.6), line=0.8),
        at(-place, place, sign(colour, 12.5 * k)),
    )


def _token(number: int, ground: str) -> Markup:
    """A filled square, with a number for eyes that don't tell the colours."""
    return join(
        rect(-8, -8, 16, 16, ground, 3.5, CHALK, 1.4),
        rect(-9, -9, 18, 18, "none", 4.5, INK, 0.9),
        text(0, 4.4, str(number), 12, ink_on(ground), weight=800),
    )


@lru_cache(maxsize=64)
def draw_squares(tiles: tuple[int, ...], areas: Areas, boxes: int, words: Words) -> Markup:
    """What hovering over a special square says; nothing of it is seen."""
    board, chart = board_of(tiles), chart_of(board_of(tiles).width)
    told = [
        el("path", el("title", square_name(tiles, areas, boxes, words, square)), d=chart.cell(square))
        for square, kind in enumerate(board.kind)
        if kind not in (SEA, WAVE, JUNGLE)
    ]
    waves = "".join(chart.cell(square) for square in board.squares if board.kind[square] == WAVE)
    told.append(el("path", el("title", words.name(SQUARES[WAVE])), d=waves))
    return group(*told, fill="#ffffff", fill_opacity=0)


@lru_cache(maxsize=64)
def draw_tokens(width: int, areas: Areas) -> Markup:
    """The tokens of the areas; they lie there for the whole game."""
    chart, k = chart_of(width), bold((width // 12) ** 2)
    place = 26 - 10 * k
    tokens = [
        use(f"area-{number}", chart.x(point) + place, chart.y(point) + place, k)
        for number, points in enumerate(areas, 1)
        for point in points
    ]
    return group(*tokens, class_="still")


def square_name(tiles: tuple[int, ...], areas: Areas, boxes: int, words: Words, square: int) -> str:
    """The square by its name and kind; a city and its harbour with their colour, a point with its area."""
    board = board_of(tiles)
    name = words.name(SQUARES[board.kind[square]])
    if board.colour[square] != NOWHERE:
        name = f"{name} ({words.name(COLOURS[board.colour[square]])})"
    for colour, points in zip(area_colours(boxes), areas, strict=True):
        if square in points:
            name = words.say("board-point", name=name, area=AREAS[colour])
    return words.say("board-square", square=board.names[square], name=name)


def draw_points(scene: Scene, acts: Acts) -> Markup:
    """A ring around every point that somebody controls."""
    view: Conquest = scene.view
    colours = tuple(worn(scene, seat) for seat in range(len(view.captains)))
    owners = tuple(sorted(view.owner.items()))
    key = ("points", acts.look[0], colours, scene.names, view.tiles, owners)
    return remembered(key, lambda: _rings(scene, acts, colours))


def _rings(scene: Scene, acts: Acts, colours: tuple[Colour, ...]) -> Markup:
    view: Conquest = scene.view
    chart = chart_of(view.board.width)
    rings = []
    for point, owner in sorted(view.owner.items()):
        assert view.board.kind[point] in POINT_KINDS
        name = square_name(view.tiles, view.areas, view.boxes, acts.words, point)
        title = acts.words.say("board-owned", point=name, name=scene.names[owner])
        place = f"translate({chart.x(point)} {chart.y(point)})"
        ring = el("use", el("title", title), href=f"#ring-{colours[owner].id}", transform=place)
        ghosts = [
            el(
                "use",
                href=f"#ring-{colours[owner].id}",
                transform=f"translate({chart.x(point) + dx} {chart.y(point) + dy})",
            )
            for dx, dy in chart.ghosts(point)
        ]
        rings += [ring, *ghosts]
    return join(*rings)
