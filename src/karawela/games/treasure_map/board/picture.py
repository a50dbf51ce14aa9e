"""The board of Treasure Map: a sea chart with all that sails on it, beside it the compass, the captains and the dice.

Only the scene is read: equal scenes give equal pictures. The sea is drawn once for each deal; a step changes the layers
of the reach, the pieces and one captain.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.legend import Signs
from karawela.draw.memory import remembered
from karawela.draw.picture import Layer, Picture, layer
from karawela.draw.scene import Scene
from karawela.draw.svg import at, join
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.goods import coins, treasure
from karawela.games.ship_adventure.board.layout import WHOLE, land_signs, layout_of, sea_picture
from karawela.games.ship_adventure.board.reach import CHART_STYLE, reach_defs, warning
from karawela.games.ship_adventure.board.sea import chart_defs, draw_sea, edge
from karawela.games.ship_adventure.board.shop import draw_shop
from karawela.games.ship_adventure.data.components import TEMPLE, TERRAINS
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.board.answers import answered, draw_answers
from karawela.games.treasure_map.board.captains import GAP, draw_captains, heights
from karawela.games.treasure_map.board.compass import compass_key, draw_compass
from karawela.games.treasure_map.board.dice import TALL, draw_dice
from karawela.games.treasure_map.board.pieces import draw_gold, draw_marks, draw_pieces, square_titles
from karawela.games.treasure_map.board.reach import draw_reach
from karawela.games.treasure_map.state import TreasureMap
from karawela.words import words_for

_PLACED = ("choose_colour", "step", "end_move", "fight", "sink", "buy", "deposit_all", "withdraw_all")
"""Verbs with a place on the chart or in the panels."""


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    acts = Acts(scene, words_for(TITLE, scene.language))
    layout = layout_of(scene)
    panels = sum(heights(scene)) + GAP * len(scene.names)
    captains = draw_captains(scene, acts) if layout.panels else []
    beside = [
        layer("compass", remembered(compass_key(scene, acts), lambda: draw_compass(scene, acts))),
        *(layer(f"seat-{seat}", panel) for seat, panel in enumerate(captains)),
        layer("dice", draw_dice(scene, acts, panels)),
        *([layer("shop", draw_shop(scene, acts, "buy", TALL))] if layout.shop else ()),
    ]
    return sea_picture(
        scene,
        acts,
        "treasure-map",
        _on_chart,
        beside,
        _signs(),
        (panels, TALL),
        _unplaced(scene),
        defs=join(chart_defs(), reach_defs()),
        style=CHART_STYLE,
    )


def _on_chart(scene: Scene, acts: Acts, chart: Chart) -> list[Markup | Layer]:
    """The sea, what lies on it, what can be done there, what sails there, and the edge over all."""
    view: TreasureMap = scene.view
    far, near = draw_reach(scene, acts)
    return [
        draw_sea(view.tiles, chart, areas=True, numbered=True, neutral=True),
        square_titles(view.tiles, acts.words),
        layer("marks", remembered(_marks_key(scene, acts), lambda: draw_marks(scene, acts))),
        layer("near", near),
        layer("far", far),
        layer("pieces", draw_pieces(scene, acts)),
        layer("gold", remembered(_gold_key(scene, acts), lambda: draw_gold(scene, acts))),
        edge(chart),
        layer("answers", draw_answers(scene, acts)),
    ]


@cache
def _signs() -> Signs:
    """What the legend explains where few captains leave room for it."""
    signs = land_signs() | {"coins": coins(1, 12), "danger": at(16, 16, warning(WHOLE.chart_of(12)))}
    signs[TERRAINS[TEMPLE]] = join(signs[TERRAINS[TEMPLE]], at(0, 9, treasure(1, 10)))
    return tuple(signs.items())


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
    shown = set(answered(scene))
    exchanges = [move for move in scene.options if move[0] == "exchange"]
    if len({move[1] for move in exchanges}) == 1:
        shown.update(exchanges)
    shown.update(move for move in scene.options if len(move) == 3 and move[1] in ("piece", "token"))
    return [move for move in scene.options if move[0] not in _PLACED and move not in shown]
