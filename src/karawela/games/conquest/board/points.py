"""Strategic points: the token of the area, and the ring and sign of whoever controls it."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK, darker, ink_on
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, el, group, join, rect, text, use
from karawela.engine.title import PLAYER_COLOURS, Colour
from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import Chart, chart_of
from karawela.games.ship_adventure.board.drawings import sign
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.board.square_titles import draw_titles, square_title
from karawela.games.ship_adventure.data.components import AREAS
from karawela.games.ship_adventure.rules.sea import sea_of
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
    """What hovering over a special square says."""
    return draw_titles(words, sea_of(tiles), lambda square: point_title(tiles, areas, boxes, words, square))


@lru_cache(maxsize=64)
def draw_tokens(chart: Chart, areas: Areas) -> Markup:
    """The tokens of the areas; they lie there for the whole game."""
    k = max(bold((chart.width // 12) ** 2), chart.letters)
    place = 26 - 10 * k
    tokens = [
        use(f"area-{number}", chart.x(point) + place, chart.y(point) + place, k)
        for number, points in enumerate(areas, 1)
        for point in points
    ]
    return group(*tokens, class_="still")


def point_title(tiles: tuple[int, ...], areas: Areas, boxes: int, words: Words, square: int) -> str:
    """The square by its name and kind; a city and its harbour with their colour, a point with its area."""
    sea = sea_of(tiles)
    title = square_title(words, sea, square)
    for colour, points in zip(area_colours(boxes), areas, strict=True):
        if square in points:
            title = words.say("board-point", point=title, area=AREAS[colour])
    return title


def draw_points(scene: Scene, acts: Acts) -> Markup:
    """A ring around every point that somebody controls."""
    view: Conquest = scene.view
    key = ("points", acts.look, view.tiles, tuple(sorted(view.owner.items())))
    return remembered(key, lambda: _rings(scene, acts))


def _rings(scene: Scene, acts: Acts) -> Markup:
    view: Conquest = scene.view
    chart = chart_of(view.sea.width)
    rings = []
    for point, owner in sorted(view.owner.items()):
        assert view.sea.kind[point] in POINT_KINDS
        name = point_title(view.tiles, view.areas, view.boxes, acts.words, point)
        title = acts.words.say("board-owned", point=name, name=scene.names[owner])
        place = f"translate({chart.x(point)} {chart.y(point)})"
        ring = el("use", el("title", title), href=f"#ring-{scene.colours[owner].id}", transform=place)
        ghosts = [
            el(
                "use",
                href=f"#ring-{scene.colours[owner].id}",
                transform=f"translate({chart.x(point) + dx} {chart.y(point) + dy})",
            )
            for dx, dy in chart.ghosts(point)
        ]
        rings += [ring, *ghosts]
    return join(*rings)
