"""The board of Santiago for a phone, composed anew: town, street and harbour below each other."""

from __future__ import annotations

from collections.abc import Hashable

from karawela.draw.memory import remembered
from karawela.draw.picture import Picture, document, layer
from karawela.draw.scene import Scene
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, defs
from karawela.games.santiago.board.tall.harbour import draw_flags, draw_ship, draw_supply, draw_track
from karawela.games.santiago.board.tall.places import HEIGHT, WIDTH
from karawela.games.santiago.board.tall.street import draw_car, draw_cubans, draw_stops, port_sign
from karawela.games.santiago.board.tall.town import blossoms, draw_pawns, draw_slots
from karawela.games.santiago.data.components import CUBANS, DICE, GOODS
from karawela.games.santiago.state import Santiago


def draw_tall(scene: Scene, acts: Acts) -> Picture:
    """What can be touched is at least 44 wide and high; numbers of goods, which would be smaller, the page offers."""
    view: Santiago = scene.view
    return document(
        WIDTH,
        HEIGHT,
        acts.words.say("board-label"),
        scene.language,
        ART.draw("tall_scenery"),
        blossoms(acts.words),
        port_sign(acts.words.say("port")),
        *draw_slots(view, acts),
        layer("cubans", remembered(_cubans(view, acts), lambda: draw_cubans(view, acts))),
        layer("stops", remembered(_stops(view, acts), lambda: draw_stops(view, acts))),
        layer("car", remembered(("car", acts.look, acts.piece, view.car), lambda: draw_car(view, acts))),
        layer("ship", remembered(_ship(view, acts), lambda: draw_ship(view, acts))),
        layer("flags", remembered(_flags(view, acts), lambda: draw_flags(view, acts))),
        layer(
            "track", remembered(("track", acts.look, view.departed, view.ship_token), lambda: draw_track(view, acts))
        ),
        layer("supply", remembered(_supply(view, acts), lambda: draw_supply(view, acts))),
        layer("pawns", remembered(_pawns(view, acts), lambda: draw_pawns(view, acts))),
        defs=defs(),
        name="santiago tall",
        styled=False,
    )


def _stops(view: Santiago, acts: Acts) -> Hashable:
    return "stops", acts.about("move_car"), view.car, view.stops


def _cubans(view: Santiago, acts: Acts) -> Hashable:
    return "cubans", acts.about(*CUBANS), view.stops, tuple(view.inactive)


def _ship(view: Santiago, acts: Acts) -> Hashable:
    doable = acts.about("load", "load_wood", *DICE, *GOODS)
    dice = (tuple(view.dice), view.set_aside, view.set_aside_value, view.rolled)
    return "ship", doable, view.ship_in_port, view.ship_token, dice


def _flags(view: Santiago, acts: Acts) -> Hashable:
    return "flags", acts.about("left", "right"), view.marker


def _supply(view: Santiago, acts: Acts) -> Hashable:
    return "supply", acts.about("pablo_take"), tuple(view.supply)


def _pawns(view: Santiago, acts: Acts) -> Hashable:
    places = tuple([trader.place for trader in view.traders])
    return "pawns", acts.look, acts.piece, view.slots, tuple(view.owner), places
