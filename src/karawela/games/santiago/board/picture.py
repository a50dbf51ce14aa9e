"""The board of Santiago de Cuba: a sunlit street between faded houses and the harbour, as one SVG picture.

The upper edge has the houses, the middle the street with the Cubans and the plaza, the lower edge the harbour; below
are the question with its plain answers and the players. Only the scene is read: equal scenes give equal pictures.
"""

from __future__ import annotations

from collections.abc import Hashable

from karawela.draw.memory import remembered
from karawela.draw.palette import AGED
from karawela.draw.picture import Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.svg import join, rect
from karawela.engine.scene import Scene
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, defs
from karawela.games.santiago.board.harbour import draw_harbour
from karawela.games.santiago.board.places import AREA_HEIGHT, BAR_Y, WIDTH
from karawela.games.santiago.board.players import buttons, draw_players
from karawela.games.santiago.board.stage import draw_stage, drawer
from karawela.games.santiago.board.street import draw_car, draw_cubans, draw_stops, first_arrow, port_label
from karawela.games.santiago.board.supply import draw_supply
from karawela.games.santiago.board.town import draw_pawns, draw_slots, garlands
from karawela.games.santiago.data.components import CUBANS, DICE, GOODS
from karawela.games.santiago.state import Santiago
from karawela.words import words_for


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.santiago import TITLE

    view: Santiago = scene.view
    words = words_for(TITLE, scene.language)
    acts = Acts(scene, words)
    stage, rest = draw_stage(view, acts)
    if scene.bare:  # then those options that found no room on the plaza are shown elsewhere, too
        below, areas_y = join(), float(BAR_Y)
    else:
        bar, bar_height = question_bar(scene, acts, buttons(acts), WIDTH, BAR_Y)
        extra, extra_height = drawer(acts, rest, BAR_Y + bar_height + 8)
        below, areas_y = join(bar, extra), BAR_Y + bar_height + 8 + extra_height
    height = areas_y + AREA_HEIGHT + 6
    return document(
        WIDTH,
        height,
        words.say("board-label"),
        scene.language,
        rect(0, 0, WIDTH, height, AGED),
        ART.draw("scenery"),
        port_label(words.say("port")),
        first_arrow(),
        layer("stage", stage),
        layer("cubans", remembered(_cubans(view, acts), lambda: draw_cubans(view, acts))),
        layer("supply", remembered(_supply(view, acts), lambda: draw_supply(view, acts))),
        layer("harbour", remembered(_harbour(view, acts), lambda: draw_harbour(view, acts))),
        layer("stops", remembered(("stops", acts.about("move_car"), view.car), lambda: draw_stops(view, acts))),
        layer("car", remembered(("car", acts.look, view.car), lambda: draw_car(view, words))),
        garlands(words),
        *draw_slots(view, acts),
        layer("pawns", remembered(_pawns(view, acts), lambda: draw_pawns(view, acts))),
        ART.draw("frame"),
        layer("bar", below),
        *(layer(f"seat-{seat}", area) for seat, area in enumerate(draw_players(scene, acts, areas_y))),
        defs=defs(),
        name="santiago",
        styled=not scene.bare,
    )


def _cubans(view: Santiago, acts: Acts) -> Hashable:
    return "cubans", acts.about(*CUBANS), view.stops, tuple(view.inactive)


def _harbour(view: Santiago, acts: Acts) -> Hashable:
    doable = acts.about("load", "load_wood", "left", "right", *DICE, *GOODS)
    ship = (view.ship_in_port, tuple(view.dice), view.set_aside, view.set_aside_value)
    return "harbour", doable, ship, view.marker, view.departed, view.ship_token


def _supply(view: Santiago, acts: Acts) -> Hashable:
    return "supply", acts.about("pablo_take"), tuple(view.supply)


def _pawns(view: Santiago, acts: Acts) -> Hashable:
    return "pawns", acts.look, view.slots, tuple(view.owner), tuple([trader.place for trader in view.traders])
