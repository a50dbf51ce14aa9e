"""Before the deal: an empty sea, and a ship in every colour to choose from."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.cover import rose
from karawela.draw.palette import INK, PAPER
from karawela.draw.picture import Layer, layer
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, halo_box, heading, join, num, rect, shorten, text
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.pieces import ship
from karawela.games.ship_adventure.board.sea import DEEP, edge
from karawela.games.ship_adventure.data.components import COLOURS

_LARGE = 1.5
"""With letters that large the ships stand in two rows."""


def draw_colours(scene: Scene, acts: Acts, chart: Chart) -> list[Markup | Layer]:
    """The four ships on open water; one that is taken bears the captain's name."""
    chosen = [captain.colour for captain in scene.view.captains]
    middle = chart.size / 2
    return [
        join(
            rect(0, 0, chart.size, chart.size, DEEP),
            rect(0, 0, chart.size, chart.size, "url(#waves)"),
            at(middle, middle, rose(250, PAPER), opacity=0.22),
            _title(chart, acts.words.say("board-title")),
        ),
        edge(chart),
        layer("fleet", *(_choice(scene, acts, chart, chosen, colour) for colour in range(len(COLOURS)))),
    ]


def _title(chart: Chart, words: str) -> Markup:
    middle = chart.size / 2
    if chart.letters < _LARGE:
        return join(rect(middle - 230, 128, 460, 64, PAPER, 10, INK, 1.6), heading(middle, 170, words, 32))
    return join(rect(middle - 250, 76, 500, 72, PAPER, 10, INK, 1.6), heading(middle, 126, words, 40))


def _choice(scene: Scene, acts: Acts, chart: Chart, chosen: list[int], index: int) -> Markup:
    taken = index in chosen
    name = scene.names[chosen.index(index)] if taken else acts.words.name(COLOURS[index])
    body = join(
        rect(-62, -70, 124, 150, "#ffffff", 16, fill_opacity=0.12),
        group(ship(colour_of(index), not taken), transform="scale(2.3)"),
        rect(-56, 52, 112, 24, PAPER, 8, INK, 1),
        text(0, 69, shorten(name, 15, 104, True), 15, INK, weight=700),
    )
    thing = acts.thing([("choose_colour", COLOURS[index])], halo_box(-66, -74, 132, 158, 18), body)
    if chart.letters < _LARGE:
        return at(144 * index + 144, 380, thing)
    place = f"translate({index % 2 * 260 + 230} {index // 2 * 260 + 300}) scale({num(chart.letters * 0.86)})"
    return group(thing, transform=place)
