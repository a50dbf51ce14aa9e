"""The board of Pirates of Maracaibo: a sea of cards, the land behind it, markets, and what every captain owns.

Only the scene is read: equal scenes give equal pictures. The sea and the track are drawn once a layout; every cell,
every market and every part of a captain's area is a layer of its own, so that a choice changes a few small ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.scene import Scene
from karawela.draw.svg import join
from karawela.games.maracaibo.board import market as board_market
from karawela.games.maracaibo.board import sea as board_sea
from karawela.games.maracaibo.board import track as board_track
from karawela.games.maracaibo.board.artwork import sign_defs
from karawela.games.maracaibo.board.captain import hideout as board_hideout
from karawela.games.maracaibo.board.captain import plate as board_plate
from karawela.games.maracaibo.board.captain import ship as board_ship
from karawela.games.maracaibo.board.captain import tableau as board_tableau
from karawela.games.maracaibo.board.captain.rivals import draw_rivals, strips_height
from karawela.games.maracaibo.board.cards import picture_defs, tile_defs
from karawela.games.maracaibo.board.cells import draw_cells, draw_cubes
from karawela.games.maracaibo.board.pieces import draw_explorers, draw_ships, piece_defs
from karawela.games.maracaibo.board.port import draw_port, port_key
from karawela.games.maracaibo.board.reach import REACH_STYLE, draw_reach
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.board.stage import draw_stage
from karawela.games.maracaibo.board.unplaced import unplaced
from karawela.words import words_for


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.maracaibo import TITLE

    sight = Sight(scene, words_for(TITLE, scene.language, scene.edition))
    stage, rest = draw_stage(sight)
    width, height, below = sight.plan.width, sight.plan.height, Markup("")
    if not scene.bare:
        height += strips_height(sight)
        below, more = question_bar(scene, sight.acts, unplaced(sight, rest), width, height)
        height += more
    return document(
        width,
        height,
        sight.words.say("board-label"),
        scene.language,
        board_sea.ground(width, height),
        *_waters(sight),
        *_markets(sight, stage),
        *_own(sight),
        *([] if scene.bare else [*_sums(sight), *draw_rivals(sight), layer("bar", below)]),
        defs=_defs(sight),
        style=REACH_STYLE,
        name="maracaibo",
        styled=not scene.bare,
    )


def _defs(sight: Sight) -> Markup:
    colours, slot = sight.scene.colours, sight.plan.slot
    key = ("maracaibo-defs", sight.view.pack, slot, tuple([colour.id for colour in colours]), sight.view.solo)
    return remembered(
        key,
        lambda: join(
            sign_defs(),
            picture_defs(),
            tile_defs(sight.box),
            board_ship.ship_defs(slot),
            piece_defs(colours, sight.view.solo),
        ),
    )


def _part(name: str, sight: Sight, key: Hashable, draw: Callable[[Sight], Markup]) -> Layer:
    """A layer that is remembered by what it shows."""
    return layer(name, remembered((name, "maracaibo", key), lambda: draw(sight)))


def _waters(sight: Sight) -> list[Markup | Layer]:
    """Sea, Gulf, Maracaibo and land; on them cards, what can be done, and the pieces above all."""
    view, box = sight.view, sight.box
    fixed = (sight.look, view.layout, view.modules)
    explorers = (sight.look, tuple([captain.explorer for captain in view.captains]))
    ships = (sight.look, view.layout, tuple([captain.ship for captain in view.captains]))
    retiring = tuple([captain.may_retire for captain in view.captains])
    marks = (sight.look, view.modules, sight.captain.rivers, retiring, sight.own)
    return [
        remembered(("sea", fixed), lambda: board_sea.draw_sea(sight)),
        remembered(("ports", fixed), lambda: board_sea.draw_ports(sight)),
        remembered(("track", fixed, box.last), lambda: board_track.draw_track(sight)),
        *(layer(f"island-{kind}", draw_cubes(sight, kind)) for kind in range(3)),
        *draw_cells(sight),
        _part("port", sight, port_key(sight), draw_port),
        _part("marks", sight, marks, board_track.draw_marks),
        _part("explorers", sight, explorers, draw_explorers),
        layer("explore", board_track.draw_explore(sight)),
        _part("ships", sight, ships, draw_ships),
        layer("reach", draw_reach(sight)),
    ]


def _markets(sight: Sight, stage: Markup) -> list[Layer]:
    return [
        _part("galleons", sight, board_market.market_key(sight), board_market.draw_galleons),
        _part("quests", sight, board_market.quest_key(sight), board_market.draw_quests),
        _part("deck", sight, board_market.deck_key(sight), board_market.draw_deck),
        layer("stage", stage),
    ]


def _sums(sight: Sight) -> list[Layer]:
    """The viewer's name and sums, where the surroundings do not tell them."""
    return [
        _part("purse", sight, board_plate.purse_key(sight, sight.own), board_plate.draw_purse),
        _part("sums", sight, board_plate.sums_key(sight, sight.own), board_plate.draw_sums),
    ]


def _own(sight: Sight) -> list[Markup | Layer]:
    """The area of the captain who looks."""
    fixed = (sight.look, sight.own)
    return [
        remembered(("hull", fixed), lambda: board_ship.draw_hull(sight)),
        layer("upgrades", board_ship.draw_upgrades(sight)),
        _part("slots", sight, board_ship.slots_key(sight), board_ship.draw_slots),
        _part("deeds", sight, board_ship.deeds_key(sight), board_ship.draw_deeds),
        remembered(("hideout", fixed), lambda: board_hideout.draw_hideout(sight)),
        _part("hoard", sight, board_hideout.hoard_key(sight), board_hideout.draw_hoard),
        layer("digs", board_hideout.draw_digs(sight)),
        _part("hand", sight, board_tableau.quests_key(sight), board_tableau.draw_hand),
        _part("cards", sight, board_tableau.cards_key(sight), board_tableau.draw_cards),
        _part("tiles", sight, board_tableau.tiles_key(sight), board_tableau.draw_tiles),
    ]
