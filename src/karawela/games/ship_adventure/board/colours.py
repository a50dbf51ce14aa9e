"""Before the deal: an empty sea, and a ship in every colour to choose from."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.cover import rose
from karawela.draw.palette import INK, PAPER
from karawela.draw.picture import Layer, layer
from karawela.draw.svg import at, group, halo_box, heading, join, rect, shorten, text
from karawela.engine.scene import Scene
from karawela.games.ship_adventure.board.chart import CLOSING, chart_of, opening
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.pieces import ship
from karawela.games.ship_adventure.board.sea import DEEP, edge
from karawela.games.ship_adventure.data.components import COLOURS

_WIDTH = 12


def draw_colours(scene: Scene, acts: Acts) -> list[Markup | Layer]:
    """The four ships on open water; one that is taken bears the captain's name."""
    chart, chosen = chart_of(_WIDTH), [captain.colour for captain in scene.view.captains]
    middle = chart.size / 2
    return [
        opening(chart, 0, 0, chart.size, acts.words.say("board-chart")),
        join(
            rect(0, 0, chart.size, chart.size, DEEP),
            rect(0, 0, chart.size, chart.size, "url(#waves)"),
            at(middle, middle, rose(250, PAPER), opacity=0.22),
            rect(middle - 230, 128, 460, 64, PAPER, 10, INK, 1.6),
            heading(middle, 170, acts.words.say("board-title"), 32),
        ),
        edge(chart),
        layer("fleet", *(_choice(scene, acts, chosen, colour) for colour in range(len(COLOURS)))),
        CLOSING,
    ]


def _choice(scene: Scene, acts: Acts, chosen: list[int], index: int) -> Markup:
    taken = index in chosen
    name = scene.names[chosen.index(index)] if taken else acts.words.name(COLOURS[index])
    body = join(
        rect(-62, -70, 124, 150, "#ffffff", 16, fill_opacity=0.12),
        group(ship(colour_of(index), not taken), transform="scale(2.3)"),
        rect(-56, 52, 112, 24, PAPER, 8, INK, 1),
        text(0, 69, shorten(name, 15, 104, True), 15, INK, weight=700),
    )
    thing = acts.thing([("choose_colour", COLOURS[index])], halo_box(-66, -74, 132, 158, 18), body)
    return at(144 * index + 144, 380, thing)
