"""The board of Santiago de Cuba: a sunlit street between faded houses and the harbour, as one SVG picture.

Three compositions: the whole board with the question and the players below it; the wide one for pages that show these
themselves; the tall one for a phone. Only the scene is read: equal scenes give equal pictures.
"""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import AGED
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.scene import Scene
from karawela.draw.svg import join, rect
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, defs
from karawela.games.santiago.board.harbour import draw_harbour
from karawela.games.santiago.board.places import AREA_HEIGHT, BAR_Y, WHOLE, WIDE, WIDTH, Plan
from karawela.games.santiago.board.players import buttons, draw_players
from karawela.games.santiago.board.stage import draw_stage, drawer
from karawela.games.santiago.board.street import draw_car, draw_cubans, draw_stops, first_arrow, port_label
from karawela.games.santiago.board.supply import draw_supply
from karawela.games.santiago.board.tall.picture import draw_tall
from karawela.games.santiago.board.town import draw_pawns, draw_slots, garlands
from karawela.games.santiago.data.components import CUBANS, DICE, GOODS
from karawela.games.santiago.state import Santiago
from karawela.words import words_for


def draw_board(scene: Scene) -> Picture:
    """The picture for the scene's seat, in its language and for its screen."""
    from karawela.games.santiago import TITLE

    acts = Acts(scene, words_for(TITLE, scene.language))
    if not scene.bare:
        return _draw_whole(scene, acts)
    return draw_tall(scene, acts) if scene.tall else _draw_wide(scene, acts)


def _draw_wide(scene: Scene, acts: Acts) -> Picture:
    """Town, street and harbour; whatever is neither seen nor clicked there, the page shows."""
    return document(
        WIDTH,
        WIDE.height,
        acts.words.say("board-label"),
        scene.language,
        ART.draw(WIDE.scenery),
        *_layers(scene.view, acts, WIDE, waiting=True),
        defs=defs(),
        name="santiago",
        styled=False,
    )


def _draw_whole(scene: Scene, acts: Acts) -> Picture:
    """With the plaza as a stage, the question and its plain answers, and an area for each player."""
    view: Santiago = scene.view
    stage, rest = draw_stage(view, acts)
    bar, bar_height = question_bar(scene, acts, buttons(acts), WIDTH, BAR_Y)
    extra, extra_height = drawer(acts, rest, BAR_Y + bar_height + 8)
    areas_y = BAR_Y + bar_height + 8 + extra_height
    height = areas_y + AREA_HEIGHT + 6
    return document(
        WIDTH,
        height,
        acts.words.say("board-label"),
        scene.language,
        rect(0, 0, WIDTH, height, AGED),
        ART.draw(WHOLE.scenery),
        layer("stage", stage),
        *_layers(view, acts, WHOLE),
        ART.draw("frame"),
        layer("bar", join(bar, extra)),
        *(layer(f"seat-{seat}", area) for seat, area in enumerate(draw_players(scene, acts, areas_y))),
        defs=defs(),
        name="santiago",
    )


def _layers(view: Santiago, acts: Acts, plan: Plan, waiting: bool = False) -> list[Markup | Layer]:
    """What both wide compositions have, each at the places of its plan."""
    words = acts.words
    return [
        port_label(plan, words.say("port")),
        first_arrow(plan),
        layer("cubans", remembered(_cubans(view, acts), lambda: draw_cubans(view, acts, plan))),
        layer("supply", remembered(_supply(view, acts), lambda: draw_supply(view, acts, plan))),
        layer("harbour", remembered(_harbour(view, acts), lambda: draw_harbour(view, acts, plan))),
        layer("stops", remembered(_stops(view, acts), lambda: draw_stops(view, acts, plan))),
        layer("car", remembered(("car", acts.look, acts.piece, view.car), lambda: draw_car(view, acts, plan))),
        garlands(plan, words),
        *draw_slots(view, acts, plan),
        layer("pawns", remembered(_pawns(view, acts), lambda: draw_pawns(view, acts, plan, waiting))),
    ]


def _stops(view: Santiago, acts: Acts) -> Hashable:
    return "stops", acts.about("move_car"), view.car, view.stops


def _cubans(view: Santiago, acts: Acts) -> Hashable:
    return "cubans", acts.about(*CUBANS), view.stops, tuple(view.inactive)


def _harbour(view: Santiago, acts: Acts) -> Hashable:
    doable = acts.about("load", "load_wood", "left", "right", *DICE, *GOODS)
    ship = (view.ship_in_port, tuple(view.dice), view.set_aside, view.set_aside_value, view.rolled)
    return "harbour", doable, ship, view.marker, view.departed, view.ship_token


def _supply(view: Santiago, acts: Acts) -> Hashable:
    return "supply", acts.about("pablo_take"), tuple(view.supply)


def _pawns(view: Santiago, acts: Acts) -> Hashable:
    places = tuple([trader.place for trader in view.traders])
    return "pawns", acts.look, acts.piece, view.slots, tuple(view.owner), places
