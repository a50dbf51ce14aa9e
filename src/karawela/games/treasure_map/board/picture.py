"""The board of Treasure Map: a sea chart with all that sails on it, beside it the compass, the captains and the dice.

Only the scene is read: equal scenes give equal pictures. The sea is drawn once for each deal; a step changes the layers
of the reach, the pieces and one captain.
"""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import AGED
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.svg import join, rect
from karawela.engine.ask import Move
from karawela.engine.scene import Scene
from karawela.games.ship_adventure.board.chart import CLOSING, chart_of, opening
from karawela.games.ship_adventure.board.colours import draw_colours
from karawela.games.ship_adventure.board.legend import legend
from karawela.games.ship_adventure.board.reach import CHART_STYLE, reach_defs
from karawela.games.ship_adventure.board.sea import chart_defs, edge, sea
from karawela.games.treasure_map.board.captains import GAP, LEFT, TOP, draw_captains, heights
from karawela.games.treasure_map.board.captains import WIDTH as PANEL_WIDTH
from karawela.games.treasure_map.board.compass import compass_key, draw_compass, draw_dial
from karawela.games.treasure_map.board.dice import TALL, draw_dice
from karawela.games.treasure_map.board.legend import signs
from karawela.games.treasure_map.board.pieces import draw_gold, draw_marks, draw_pieces, square_titles
from karawela.games.treasure_map.board.reach import draw_reach
from karawela.games.treasure_map.board.talk import draw_talk, talked
from karawela.games.treasure_map.state import TreasureMap
from karawela.words import words_for

WIDTH, HEIGHT = 1104, 720
_PLACED = ("choose_colour", "step", "end_move", "fight", "sink", "buy", "deposit_all", "withdraw_all")
"""Verbs with a place on the chart or in the panels."""


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.treasure_map import TITLE

    view: TreasureMap = scene.view
    words = words_for(TITLE, scene.language)
    acts = Acts(scene, words)
    height = float(HEIGHT)
    below: Markup = Markup("")
    if not scene.bare:
        below, more = question_bar(scene, acts, _unplaced(scene), WIDTH, HEIGHT + 6)
        height += more + 12
    tray = TOP + sum(heights(scene)) + GAP * len(scene.names)
    rest = tray + TALL + GAP
    return document(
        WIDTH,
        height,
        words.say("board-label"),
        scene.language,
        rect(0, 0, WIDTH, height, AGED),
        *(_chart(scene, acts) if view.tiles else draw_colours(scene, acts, [each.colour for each in view.captains])),
        draw_dial(words),
        legend(words, signs(), LEFT, rest, PANEL_WIDTH, HEIGHT - rest),
        layer("compass", remembered(compass_key(scene, acts), lambda: draw_compass(scene, acts))),
        *(layer(f"seat-{seat}", panel) for seat, panel in enumerate(draw_captains(scene, acts))),
        layer("dice", draw_dice(scene, acts, tray)),
        layer("bar", below),
        defs=join(chart_defs(), reach_defs()),
        style=CHART_STYLE,
        name="treasure-map",
        styled=not scene.bare,
    )


def _chart(scene: Scene, acts: Acts) -> list[Markup | Layer]:
    """The sea, what lies on it, what can be done there, what sails there, and the edge over all."""
    view: TreasureMap = scene.view
    chart = chart_of(view.board.width)
    far, near = draw_reach(scene, acts)
    return [
        opening(chart, 0, 0, HEIGHT, acts.words.say("board-chart")),
        sea(view.tiles, areas=True, numbered=True, neutral=True),
        square_titles(view.tiles, acts.words),
        layer("marks", remembered(_marks_key(scene, acts), lambda: draw_marks(scene, acts))),
        layer("near", near),
        layer("far", far),
        layer("pieces", draw_pieces(scene, acts)),
        layer("gold", remembered(_gold_key(scene, acts), lambda: draw_gold(scene, acts))),
        edge(chart),
        layer("talk", draw_talk(scene, acts)),
        CLOSING,
    ]


def _marks_key(scene: Scene, acts: Acts) -> Hashable:
    view: TreasureMap = scene.view
    tokens = (tuple(view.token_at), tuple(view.token_back), tuple(view.token_level), view.dorado)
    return "marks", acts.look, scene.seat, view.tiles, tokens


def _gold_key(scene: Scene, acts: Acts) -> Hashable:
    view: TreasureMap = scene.view
    hoards = (tuple(view.hoard_gold), tuple(view.hoard_pieces), tuple(view.token_at))
    return "gold", acts.look, view.tiles, tuple(sorted(view.coins.items())), hoards, bool(scene.options)


def _unplaced(scene: Scene) -> list[Move]:
    """The options that only words can show."""
    shown = set(talked(scene))
    exchanges = [move for move in scene.options if move[0] == "exchange"]
    if len({move[1] for move in exchanges}) == 1:
        shown.update(exchanges)
    shown.update(move for move in scene.options if len(move) == 3 and move[1] in ("piece", "token"))
    return [move for move in scene.options if move[0] not in _PLACED and move not in shown]
