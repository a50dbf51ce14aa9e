"""The board of Caribbean Conquest: a sea chart of one, four or nine boxes; beside it the turn, the fleets, the dice.

Only the scene is read: equal scenes give equal pictures. The sea is drawn once for each deal; a step changes the fleet
that has moved, the picks of one or two ninths of the board, and the turn.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.legend import Signs
from karawela.draw.memory import remembered
from karawela.draw.picture import Layer, Picture, layer
from karawela.draw.scene import Scene
from karawela.draw.svg import join, use
from karawela.games.conquest import TITLE
from karawela.games.conquest.board.captains import GAP, draw_captains, high
from karawela.games.conquest.board.deeds import draw_deeds
from karawela.games.conquest.board.dice import TALL, draw_dice
from karawela.games.conquest.board.pick_layers import draw_picks
from karawela.games.conquest.board.picks import PICK_STYLE, pick_defs
from karawela.games.conquest.board.points import draw_points, draw_squares, draw_tokens, point_defs
from karawela.games.conquest.board.turn import draw_turn, turn_key
from karawela.games.conquest.board.units import draw_units
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.layout import land_signs, layout_of, sea_picture
from karawela.games.ship_adventure.board.reach import CHART_STYLE, reach_defs
from karawela.games.ship_adventure.board.sea import chart_defs, draw_sea, edge
from karawela.games.ship_adventure.board.shop import draw_shop
from karawela.games.ship_adventure.data.components import SKULL, TEMPLE, TERRAINS
from karawela.words import words_for

_STYLE = f"{CHART_STYLE}\n{PICK_STYLE}"


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    view: Conquest = scene.view
    acts = Acts(scene, words_for(TITLE, scene.language))
    layout = layout_of(scene)
    panels = len(scene.names) * (high(len(scene.names)) + GAP)
    captains = draw_captains(scene, acts) if layout.panels else []
    beside = [
        layer("turn", remembered(turn_key(scene, acts), lambda: draw_turn(scene, acts))),
        *(layer(f"seat-{seat}", panel) for seat, panel in enumerate(captains)),
        layer("dice", draw_dice(scene, acts, panels)),
        *([layer("shop", draw_shop(scene, acts, "buy_card", TALL))] if layout.shop else ()),
    ]
    return sea_picture(
        scene,
        acts,
        "conquest",
        _on_chart,
        beside,
        _signs(),
        (panels, TALL),
        defs=_defs(view.sea.width if view.tiles else 12, view.boxes),
        style=_STYLE,
    )


def _on_chart(scene: Scene, acts: Acts, chart: Chart) -> list[Markup | Layer]:
    """The sea, whose the points are, who stands where, and over them what can be done."""
    view: Conquest = scene.view
    return [
        draw_sea(view.tiles, chart),
        draw_squares(view.tiles, view.areas, view.boxes, acts.words),
        layer("points", draw_points(scene, acts)),
        draw_tokens(chart, view.areas),
        *(layer(f"fleet-{seat}", fleet) for seat, fleet in enumerate(draw_units(scene, acts))),
        layer("deeds", draw_deeds(scene, acts)),
        *(layer(f"picks-{region}", picks) for region, picks in enumerate(draw_picks(scene, acts))),
        edge(chart),
    ]


@cache
def _defs(width: int, boxes: int) -> Markup:
    return join(chart_defs(width), point_defs(boxes), pick_defs(), reach_defs())


@cache
def _signs() -> Signs:
    """What the legend explains: temples and skulls with the tokens of their areas."""
    signs = land_signs() | {"ring": use(f"ring-{colour_of(0).id}", 0, 0, 0.8), "area": use("area-3", 0, 0, 1.4)}
    for number, kind in enumerate((TEMPLE, SKULL), 1):
        signs[TERRAINS[kind]] = join(signs[TERRAINS[kind]], use(f"area-{number}", 13, 13))
    return tuple(signs.items())
