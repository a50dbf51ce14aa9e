"""The compass dial: twelve sectors of three rings, and the arrow that is spun each round."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from karawela.draw.palette import AGED, INK, PAPER, darker
from karawela.draw.scene import Scene
from karawela.draw.svg import circle, group, heading, join, num, path, text, use
from karawela.games.ship_adventure.board.drawings import ART, colour_of
from karawela.games.ship_adventure.data.components import SECTORS
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.words import Words

RADIUS = 90
REACH = 108
"""With the rim and its letters."""
FACTS = 164
"""How wide what stands beside the dial is."""
_RINGS = ((30, 50), (50, 70), (70, 90))


def _point(r: float, angle: float) -> str:
    """Angles in degrees, 0 north, clockwise."""
    a = angle * pi / 180
    return f"{num(r * sin(a))} {num(-r * cos(a))}"


@cache
def dial(points: str = "NESW") -> Markup:
    """The dial around the origin, inner ring first; `points` are the letters of north, east, south and west, if any."""
    parts = [circle(0, 2, REACH, INK, fill_opacity=0.3), circle(0, 0, REACH, "#6b4a24", INK, 1.5)]
    parts.append(circle(0, 0, REACH - 3, PAPER, "#8a6a35", 1))
    signs = []
    for sector, rings in enumerate(SECTORS):
        start, end = sector * 30 - 15, sector * 30 + 15
        for (inner, outer), ring in zip(_RINGS, rings, strict=True):
            colour = colour_of(ring)
            d = (
                f"M{_point(inner, start)}L{_point(outer, start)}A{outer} {outer} 0 0 1 {_point(outer, end)}"
                f"L{_point(inner, end)}A{inner} {inner} 0 0 0 {_point(inner, start)}Z"
            )
            parts.append(path(d, colour.hex, darker(colour.hex, 0.5), 0.8))
            middle = (inner + outer) / 2
            a = sector * 30 * pi / 180
            size = 0.55 if inner == 30 else 0.65
            signs.append(
                use(f"sign-{colour.id}", middle * sin(a), -middle * cos(a), size, color=ROWS["colour"][ring].on_compass)
            )
    parts += signs
    spokes = "".join(f"M{_point(30, 15 + 30 * n)}L{_point(90, 15 + 30 * n)}" for n in range(12))
    parts.append(path(spokes, stroke=PAPER, width=1.2))
    parts.append(circle(0, 0, 30, AGED, "#8a6a35", 1.2))
    for letter, angle in zip(points, (0, 90, 180, 270), strict=False):
        a = angle * pi / 180
        parts.append(heading((RADIUS + 8) * sin(a), -(RADIUS + 8) * cos(a) + 4.5, letter, 14))
    return group(*parts, class_="still")


def draw_dial(words: Words, plain: bool) -> Markup:
    """The dial around the origin, which never changes; `plain`: without letters, where they would be too small."""
    return group(dial("" if plain else words.say("board-winds")), title=words.say("board-compass"))


def draw_arrow(sector: int) -> Markup:
    """The arrow on the dial; none before it is spun."""
    if sector < 0:
        return Markup("")
    return group(lit(sector), needle(sector), data_thing=ROWS.ids("sector")[sector])


def draw_round(scene: Scene, words: Words) -> list[Markup]:
    """The round, of how many, at the head of the facts."""
    view = scene.view
    return [
        heading(0, 26, words.say("board-round", n=max(view.round, 1)), 20, anchor="start"),
        text(FACTS, 26, words.say("board-of", n=view.max_rounds), 12, INK, "end"),
    ]


def needle(sector: int) -> Markup:
    """The arrow at its sector, 0 to 11; its tip is on the inner ring, which counts first."""
    return group(
        ART.draw("needle"),
        transform=f"rotate({30 * sector})",
        id="needle",
        class_="piece",
    )


def lit(sector: int) -> Markup:
    """The sector the arrow points to, framed."""
    start, end = sector * 30 - 15, sector * 30 + 15
    d = (
        f"M{_point(30, start)}L{_point(90, start)}A90 90 0 0 1 {_point(90, end)}"
        f"L{_point(30, end)}A30 30 0 0 0 {_point(30, start)}Z"
    )
    return join(path(d, stroke=INK, width=5, stroke_linejoin="round"), path(d, stroke="#ffd75e", width=3))
