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
from karawela.draw.svg import join
from karawela.engine.scene import Scene
from karawela.games.maracaibo.board import market as board_market
from karawela.games.maracaibo.board import sea as board_sea
from karawela.games.maracaibo.board import track as board_track
from karawela.games.maracaibo.board.artwork import sign_defs
from karawela.games.maracaibo.board.captain import hideout as board_hideout
from karawela.games.maracaibo.board.captain import plate as board_plate
from karawela.games.maracaibo.board.captain import ship as board_ship
from karawela.games.maracaibo.board.captain import tableau as board_tableau
from karawela.games.maracaibo.board.captain.rivals import draw_rivals
from karawela.games.maracaibo.board.cards import picture_defs, tile_defs
from karawela.games.maracaibo.board.cells import draw_cells, draw_cubes
from karawela.games.maracaibo.board.pieces import draw_explorers, draw_ships, piece_defs
from karawela.games.maracaibo.board.places import HEIGHT, WIDTH, card_width
from karawela.games.maracaibo.board.port import draw_port, port_key
from karawela.games.maracaibo.board.reach import REACH_STYLE, draw_reach
from karawela.games.maracaibo.board.sight import Table
from karawela.games.maracaibo.board.stage import draw_stage
from karawela.games.maracaibo.board.unplaced import unplaced
from karawela.words import words_for


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.maracaibo import TITLE

    table = Table(scene, words_for(TITLE, scene.language))
    stage, rest = draw_stage(table)
    height, below = float(HEIGHT), Markup("")
    if not scene.bare:
        below, more = question_bar(scene, table.acts, unplaced(table, rest), WIDTH, HEIGHT)
        height += more
    return document(
        WIDTH,
        height,
        table.words.say("board-label"),
        scene.language,
        board_sea.ground(WIDTH, height),
        *_waters(table),
        *_markets(table, stage),
        *_own(table),
        *draw_rivals(table),
        layer("bar", below),
        defs=_defs(table),
        style=REACH_STYLE,
        name="maracaibo",
        styled=not scene.bare,
    )


def _defs(table: Table) -> Markup:
    width, colours = card_width(table.sea), table.scene.colours
    key = ("maracaibo-defs", table.view.pack, width, tuple([colour.id for colour in colours]), table.view.solo)
    return remembered(
        key,
        lambda: join(
            sign_defs(),
            picture_defs(width),
            tile_defs(table.box),
            board_ship.ship_defs(),
            piece_defs(colours, table.view.solo),
        ),
    )


def _part(name: str, table: Table, key: Hashable, draw: Callable[[Table], Markup]) -> Layer:
    """A layer that is remembered by what it shows."""
    return layer(name, remembered((name, "maracaibo", key), lambda: draw(table)))


def _waters(table: Table) -> list[Markup | Layer]:
    """Sea, Gulf, Maracaibo and land; on them cards, what can be done, and the pieces above all."""
    view, box = table.view, table.box
    fixed = (table.look, view.layout, view.modules)
    explorers = (table.look, tuple([captain.explorer for captain in view.captains]))
    ships = (table.look, view.layout, tuple([captain.ship for captain in view.captains]))
    retiring = tuple([captain.may_retire for captain in view.captains])
    marks = (table.look, view.modules, table.captain.rivers, retiring, table.own)
    return [
        remembered(("sea", fixed), lambda: board_sea.draw_sea(table)),
        remembered(("ports", fixed), lambda: board_sea.draw_ports(table)),
        remembered(("track", fixed, box.last), lambda: board_track.draw_track(table)),
        *(layer(f"island-{kind}", draw_cubes(table, kind)) for kind in range(3)),
        *draw_cells(table),
        _part("port", table, port_key(table), draw_port),
        _part("marks", table, marks, board_track.draw_marks),
        _part("explorers", table, explorers, draw_explorers),
        layer("explore", board_track.draw_explore(table)),
        _part("ships", table, ships, draw_ships),
        layer("reach", draw_reach(table)),
    ]


def _markets(table: Table, stage: Markup) -> list[Layer]:
    return [
        _part("galleons", table, board_market.market_key(table), board_market.draw_galleons),
        _part("quests", table, board_market.quest_key(table), board_market.draw_quests),
        _part("deck", table, board_market.deck_key(table), board_market.draw_deck),
        layer("stage", stage),
    ]


def _own(table: Table) -> list[Markup | Layer]:
    """The area of the captain who looks."""
    fixed = (table.look, table.own)
    return [
        _part("purse", table, board_plate.purse_key(table, table.own), board_plate.draw_purse),
        _part("sums", table, board_plate.sums_key(table, table.own), board_plate.draw_sums),
        remembered(("hull", fixed), lambda: board_ship.draw_hull(table)),
        layer("upgrades", board_ship.draw_upgrades(table)),
        _part("slots", table, board_ship.slots_key(table), board_ship.draw_slots),
        _part("deeds", table, board_ship.deeds_key(table), board_ship.draw_deeds),
        remembered(("hideout", fixed), lambda: board_hideout.draw_hideout(table)),
        _part("hoard", table, board_hideout.hoard_key(table), board_hideout.draw_hoard),
        layer("digs", board_hideout.draw_digs(table)),
        _part("hand", table, board_tableau.quests_key(table), board_tableau.draw_hand),
        _part("cards", table, board_tableau.cards_key(table), board_tableau.draw_cards),
        _part("tiles", table, board_tableau.tiles_key(table), board_tableau.draw_tiles),
    ]
