"""The board of Tiny Epic Pirates: a night chart of cards, the wheel beside it, and what all share.

Only the scene is read: equal scenes give equal pictures. What seldom changes is drawn once a deal; every part that
changes by itself is a layer of its own, so that a choice changes a few small ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.scene import Scene
from karawela.draw.svg import at, join, rect
from karawela.engine.ask import Move, move_text
from karawela.games.tiny_epic.board.artwork import picture_defs, sign_defs
from karawela.games.tiny_epic.board.mat import cards as mat_cards
from karawela.games.tiny_epic.board.mat import purse as mat_purse
from karawela.games.tiny_epic.board.mat import stations as mat_stations
from karawela.games.tiny_epic.board.mat.layout import mat_plan
from karawela.games.tiny_epic.board.mat.others import draw_others
from karawela.games.tiny_epic.board.mat.wheel import WHEEL_STYLE, draw_goals, draw_wheel
from karawela.games.tiny_epic.board.piece_defs import piece_defs
from karawela.games.tiny_epic.board.sea import cards as sea_cards
from karawela.games.tiny_epic.board.sea.here import draw_here
from karawela.games.tiny_epic.board.sea.large import draw_large
from karawela.games.tiny_epic.board.sea.reach import REACH_STYLE, draw_reach
from karawela.games.tiny_epic.board.sea.ships import draw_ships, ships_key
from karawela.games.tiny_epic.board.seats import draw_seats, seats_height
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table import crew_row, curse, legend_track, market, stage
from karawela.words import words_for

_GROUND, _MAT = "#0b1f2e", "#16384a"
_MOVE = re.compile(r'data-move="([^"]*)"')


def draw_board(scene: Scene) -> Picture:
    """The whole picture, for the scene's seat and in its language."""
    from karawela.games.tiny_epic import TITLE

    sight = Sight(scene, words_for(TITLE, scene.language, scene.edition))
    width, height = sight.plan.width, sight.plan.height
    parts: list[Markup | Layer] = [*_sea(sight), *_table(sight), *_mat(sight), *draw_others(sight)]
    below: list[Layer] = []
    if not scene.bare:
        seats = layer("seats", draw_seats(sight, height))
        height += seats_height(sight)
        bar, more = question_bar(scene, sight.acts, _unplaced(scene, parts), width, height)
        height += more + 4
        below = [seats, layer("bar", bar)]
    return document(
        width,
        height,
        sight.say("label"),
        scene.language,
        rect(0, 0, width, height, _GROUND),
        *parts,
        *below,
        defs=remembered(
            ("tiny_epic-defs", scene.colours), lambda: join(sign_defs(), picture_defs(), piece_defs(scene.colours))
        ),
        style="\n".join((REACH_STYLE, WHEEL_STYLE)),
        name="tiny_epic",
        styled=not scene.bare,
    )


def _unplaced(scene: Scene, parts: list[Markup | Layer]) -> list[Move]:
    """The options that only words can show: those that no part of the picture offers."""
    shown = {text for part in parts if isinstance(part, Layer) for text in _MOVE.findall(part.markup)}
    return [move for move in scene.options if move_text(move) not in shown]


def _part(name: str, sight: Sight, key: Hashable, draw: Callable[[Sight], Markup]) -> Layer:
    """A layer that is remembered by what it shows."""
    return layer(name, remembered((name, "tiny_epic", key), lambda: draw(sight)))


def _sea(sight: Sight) -> list[Markup | Layer]:
    """Cards, what lies on them, what can be done there, and ships above all."""
    view = sight.view
    cards = sea_cards.sea_key(sight)
    return [
        remembered(("sea", "tiny_epic", cards), lambda: sea_cards.draw_cards(sight)),
        _part("tokens", sight, sea_cards.tokens_key(sight), sea_cards.draw_tokens),
        _part("hoards", sight, sea_cards.buried_key(sight), sea_cards.draw_buried),
        *([_part("burials", sight, sea_cards.burials_key(sight), sea_cards.draw_burials)] if view.pirates else []),
        _part(
            "aim",
            sight,
            (sight.look, view.solo_goal, view.rival, view.active, view.solo_index(), len(view.grid)),
            sea_cards.draw_aim,
        ),
        layer("reach", draw_reach(sight)),
        _part("ships", sight, ships_key(sight), draw_ships),
        layer("here", draw_here(sight)),
    ]


def _table(sight: Sight) -> list[Markup | Layer]:
    """What everybody shares."""
    show_card = sight.scene.tall and not stage.rolling(sight)
    parts: list[Markup | Layer] = [
        _part("goods", sight, market.market_key(sight), market.draw_market),
        layer("trades", market.draw_trades(sight)),
        _part("merchants", sight, market.merchants_key(sight), market.draw_merchants),
        _part("crew-row", sight, crew_row.row_key(sight, False), lambda seen: crew_row.draw_row(seen, False)),
        _part(
            "levels",
            sight,
            (sight.look, sight.plan.legend, legend_track.levels_reached(sight)),
            legend_track.draw_levels,
        ),
        _part("legends", sight, legend_track.legend_key(sight), legend_track.draw_tokens),
        layer("stage", draw_large(sight) if show_card else stage.draw_stage(sight)),
    ]
    if view_has_curse(sight):
        parts += [
            _part("bones", sight, crew_row.row_key(sight, True), lambda seen: crew_row.draw_row(seen, True)),
            _part("curse", sight, curse.curse_key(sight), curse.draw_curse),
        ]
    return parts


def view_has_curse(sight: Sight) -> bool:
    return sight.view.amdiak


def _mat(sight: Sight) -> list[Markup | Layer]:
    """The mat of whoever looks: wheel, stations, what is owned, who sails along."""
    own, place = sight.own, sight.plan.mat
    if own >= len(sight.view.pirates):
        return []
    plan = mat_plan(place.width, sight.plan.tall)

    def put(name: str, key: Hashable, draw: Callable[[], Markup]) -> Layer:
        whole = ("mat", name, key, own, sight.plan.tall)
        return layer(f"mat-{name}", remembered(whole, lambda: at(place.left, place.top, draw())))

    pirate = sight.pirate
    wheel = (sight.look, pirate.orders)
    return [
        put("wood", (sight.look, own in sight.scene.asked), lambda: _wood(sight)),
        put("stations", (sight.look,), lambda: mat_stations.draw_stations(sight, plan)),
        put("wheel", wheel, lambda: at(*plan.wheel, draw_wheel(sight, own, plan.radius))),
        put("track", mat_purse.purse_key(sight, own), lambda: mat_purse.draw_track(sight, plan)),
        put(
            "hold",
            (mat_purse.purse_key(sight, own), tuple(sight.view.market)),
            lambda: mat_purse.draw_hold(sight, plan),
        ),
        put("things", mat_purse.purse_key(sight, own), lambda: mat_purse.draw_tokens(sight, plan)),
        put("crew", mat_cards.cards_key(sight, own), lambda: mat_cards.draw_cards(sight, plan)),
        layer("mat-goals", at(place.left + plan.wheel[0], place.top + plan.wheel[1], draw_goals(sight, plan.radius))),
        layer("mat-deeds", at(place.left, place.top, mat_stations.draw_deeds(sight, plan))),
        put(
            "hands",
            mat_stations.hands_key(sight, own),
            lambda: mat_stations.draw_hands(sight, own, plan.wheel, plan.radius, plan.stations, 27.0),
        ),
        layer("mat-payments", at(place.left, place.top, mat_purse.draw_payments(sight, plan))),
    ]


def _wood(sight: Sight) -> Markup:
    """The mat itself, golden while its owner is asked."""
    place, colour = sight.plan.mat, sight.colour(sight.own)
    asked = sight.own in sight.scene.asked
    return join(
        rect(0, 0, place.width, place.height, _MAT, 10, "#d9a441" if asked else "#a37c3c", 3 if asked else 1.6),
        rect(3.5, 3.5, place.width - 7, place.height - 7, "none", 8, colour.hex, 2),
    )
