"""The board of Caribbean Conquest: a sea chart of one, four or nine boxes; beside it the turn, the fleets, the dice.

Only the scene is read: equal scenes give equal pictures. The sea is drawn once for each deal; a step changes the fleet
that has moved, the picks of one or two ninths of the board, and the turn.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import AGED, CHALK
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.svg import at, join, rect, use
from karawela.engine.scene import Scene
from karawela.games.conquest.board.captains import LEFT, draw_captains
from karawela.games.conquest.board.captains import WIDTH as PANEL_WIDTH
from karawela.games.conquest.board.deeds import draw_deeds
from karawela.games.conquest.board.fight import TALL, draw_fight, tray_top
from karawela.games.conquest.board.picks import PICK_STYLE, pick_defs
from karawela.games.conquest.board.points import draw_points, draw_squares, draw_tokens, point_defs
from karawela.games.conquest.board.reach import draw_picks
from karawela.games.conquest.board.turn import draw_dial, draw_turn, turn_key
from karawela.games.conquest.board.units import draw_units
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import CLOSING, chart_of, opening
from karawela.games.ship_adventure.board.colours import draw_colours
from karawela.games.ship_adventure.board.drawings import anchor
from karawela.games.ship_adventure.board.legend import Signs, legend
from karawela.games.ship_adventure.board.reach import CHART_STYLE
from karawela.games.ship_adventure.board.sea import chart_defs, edge, sea
from karawela.words import words_for

WIDTH, HEIGHT = 1104, 720
_STYLE = f"{CHART_STYLE}\n{PICK_STYLE}"


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.conquest import TITLE

    view: Conquest = scene.view
    words = words_for(TITLE, scene.language)
    acts = Acts(scene, words)
    height, below = float(HEIGHT), Markup("")
    if not scene.bare:
        below, more = question_bar(scene, acts, (), WIDTH, HEIGHT + 6)
        height += more + 12
    rest = tray_top(len(scene.names)) + TALL + 6
    return document(
        WIDTH,
        height,
        words.say("board-label"),
        scene.language,
        rect(0, 0, WIDTH, height, AGED),
        *(_chart(scene, acts) if view.tiles else draw_colours(scene, acts, [each.colour for each in view.captains])),
        draw_dial(words),
        legend(words, _signs(), LEFT, rest, PANEL_WIDTH, HEIGHT - rest),
        layer("turn", remembered(turn_key(scene, acts), lambda: draw_turn(scene, acts))),
        *(layer(f"seat-{seat}", panel) for seat, panel in enumerate(draw_captains(scene, acts))),
        layer("fight", draw_fight(scene, acts)),
        layer("bar", below),
        defs=_defs(view.board.width if view.tiles else 12, view.boxes),
        style=_STYLE,
        name="conquest",
        styled=not scene.bare,
    )


def _chart(scene: Scene, acts: Acts) -> list[Markup | Layer]:
    """The sea, whose the points are, who stands where, and over them what can be done."""
    view: Conquest = scene.view
    chart = chart_of(view.board.width)
    return [
        opening(chart, 0, 0, HEIGHT, acts.words.say("board-chart")),
        sea(view.tiles),
        draw_squares(view.tiles, view.areas, view.boxes, acts.words),
        layer("points", draw_points(scene, acts)),
        draw_tokens(chart.width, view.areas),
        *(layer(f"fleet-{seat}", fleet) for seat, fleet in enumerate(draw_units(scene, acts))),
        layer("deeds", draw_deeds(scene, acts)),
        *(layer(f"picks-{region}", picks) for region, picks in enumerate(draw_picks(scene, acts))),
        edge(chart),
        CLOSING,
    ]


@cache
def _defs(width: int, boxes: int) -> Markup:
    return join(chart_defs(width), point_defs(boxes), pick_defs())


@cache
def _signs() -> Signs:
    """What the legend explains."""
    return (
        ("temple", join(use("temple", 0, 0, 0.72), use("area-1", 13, 13))),
        ("skull", join(use("skull-rocks", 0, 0, 0.72), use("area-2", 13, 13))),
        ("city", use("city-red", 0, 0, 0.72)),
        ("harbour", join(use("quay-red", 0, 0, 0.72), at(0, 3, anchor(15, CHALK, "#1d5876")))),
        ("ring", use("ring-red", 0, 0, 0.8)),
        ("area", use("area-3", 0, 0, 1.4)),
        ("whirlpool", use("whirl", 0, 0, 0.37)),
        ("ford", use("ford", 0, 0, 1.2)),
    )
