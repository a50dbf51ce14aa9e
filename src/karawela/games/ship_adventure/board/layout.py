"""The picture around the chart, the same in both games: the chart at the left; at its right the compass, a panel for
each captain, the last dice, and a legend where they leave room; the question below, where no page shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.legend import Signs, legend
from karawela.draw.palette import AGED, CHALK
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.svg import at, join, rect, use
from karawela.engine.ask import Move
from karawela.engine.scene import Scene
from karawela.games.ship_adventure.board.chart import CLOSING, Chart, chart_of, opening
from karawela.games.ship_adventure.board.colours import draw_colours
from karawela.games.ship_adventure.board.compass import draw_dial
from karawela.games.ship_adventure.board.drawings import ROCKS, anchor, colour_of
from karawela.games.ship_adventure.board.sea import DEEP
from karawela.games.ship_adventure.data.components import CITY, HARBOUR, SKULL, TEMPLE, TERRAINS

WIDTH, HEIGHT = 1104, 720
LEFT, PANEL, TOP = 732, 364, 208
"""Where the panels begin and how wide they are."""

Layers = Iterable[Markup | Layer]
OnChart = Callable[[Scene, Acts, Chart], Layers]


def sea_picture(
    scene: Scene,
    acts: Acts,
    name: str,
    on_chart: OnChart,
    beside: Layers,
    signs: tuple[Signs, float],
    moves: Sequence[Move] = (),
    *,
    defs: Markup,
    style: str,
) -> Picture:
    """The whole picture: `on_chart` draws what lies on the chart once there is one, `beside` what stands at its right,
    `signs` are those of the legend and how far down it begins, `moves` the options that only words can show."""
    height, below = float(HEIGHT), Markup("")
    if not scene.bare:
        below, under = question_bar(scene, acts, moves, WIDTH, HEIGHT + 6)
        height += under + 12
    explained, top = signs
    return document(
        WIDTH,
        height,
        acts.words.say("board-label"),
        scene.language,
        rect(0, 0, WIDTH, height, AGED),
        *(_chart(scene, acts, on_chart) if scene.view.tiles else draw_colours(scene, acts)),
        draw_dial(acts.words),
        legend(acts.words, explained, LEFT, top, PANEL, HEIGHT - top, DEEP),
        *beside,
        layer("bar", below),
        defs=defs,
        style=style,
        name=name,
        styled=not scene.bare,
    )


def _chart(scene: Scene, acts: Acts, on_chart: OnChart) -> Layers:
    chart = chart_of(scene.view.sea.width)
    return opening(chart, 0, 0, HEIGHT, acts.words.say("board-chart")), *on_chart(scene, acts, chart), CLOSING


@cache
def land_signs() -> dict[str, Markup]:
    """What every chart has and a legend may explain, by the end of the message's id."""
    colour = colour_of(0).id
    return {
        TERRAINS[TEMPLE]: use(TERRAINS[TEMPLE], 0, 0, 0.72),
        TERRAINS[SKULL]: use(ROCKS, 0, 0, 0.72),
        TERRAINS[CITY]: use(f"{TERRAINS[CITY]}-{colour}", 0, 0, 0.72),
        TERRAINS[HARBOUR]: join(use(f"quay-{colour}", 0, 0, 0.72), at(0, 3, anchor(15, CHALK, "#1d5876"))),
        "whirlpool": use("whirl", 0, 0, 0.37),
        "ford": use("ford", 0, 0, 1.2),
    }
