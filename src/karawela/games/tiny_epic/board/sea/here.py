"""What can be done on the card where a ship lies: on its features, its tokens, and the ships that lie there too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from karawela.draw.svg import at, group, halo_disc
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.features import SEARCH_SPOT, WAKE_SPOT, features_of
from karawela.games.tiny_epic.board.names import (
    BURIAL,
    COVE,
    CURSED_BURIAL,
    MARKET,
    MAUSOLEUM,
    SETTLEMENT,
    TAVERN,
    WRECK,
)
from karawela.games.tiny_epic.board.sea.ships import afloat, ship_places
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table.market import FIGHTING, SELLING
from karawela.games.tiny_epic.data.choices import CREW_UP, NONE, ORDERS, SEARCH, TRADE
from karawela.games.tiny_epic.rules.hiring import ROWS
from karawela.games.tiny_epic.state import NOWHERE

SEARCHING = ("order_search", ORDERS[SEARCH])
SEARCH_TOKEN, WAKE_TOKEN = ORDERS[SEARCH], "wake"
"""How moves name the two kinds of tokens."""
_DEEDS = {
    SETTLEMENT: ("order_plunder", "bonus_plunder"),
    MARKET: SELLING,
    TAVERN: ("order_crew_up", ORDERS[CREW_UP]),
    WRECK: ("order_crew_up", ORDERS[CREW_UP]),
    COVE: ("order_hide_out",),
    BURIAL: ("bury",),
    CURSED_BURIAL: ("bury_urn",),
    MAUSOLEUM: ("order_trade_urn", f"{ORDERS[TRADE]}_urn"),
}


class Deed(NamedTuple):
    """A place on the card and what can be done there."""

    moves: list[Move]
    at: tuple[float, float]
    """In sides of the card."""
    thing: str
    """The feature, "search" or "wake" for a token, or a ship as moves name it."""
    kind: str


def deeds(sight: Sight) -> Iterator[Deed]:
    """Features, tokens and ships of the card where the asked pirate lies, with the options and refusals of each."""
    view, cell = sight.view, sight.pirate.cell
    if cell == NOWHERE or cell >= len(view.grid):
        return
    card = sight.box.map[view.grid[cell]]
    for each in features_of(card):
        moves = _named(sight, _DEEDS[each.id])
        if each.id in (TAVERN, WRECK):  # on a card with both, each hires from its own row
            moves = [move for move in moves if len(move) == 1 or (move[1] == ROWS[each.id == WRECK])]
        yield Deed(moves, (each.x / 100, each.y / 100), each.id, "feature")
    for token, place, lies in (
        (SEARCH_TOKEN, SEARCH_SPOT, bool(view.tokens >> cell & 1)),
        (WAKE_TOKEN, WAKE_SPOT, cell < len(view.wakes) and view.wakes[cell] != NONE),
    ):
        if lies:
            moves = [move for move in _named(sight, SEARCHING) if len(move) == 1 or move[1] == token]
            yield Deed(moves, (place[0] / 100, place[1] / 100), token, "token")
    places = ship_places(sight)
    x, y = sight.plan.corner(cell)
    for ship in afloat(sight):
        if ship.cell == cell and ship.who != sight.own:
            sx, sy, _ = places[ship.key]
            at_ = ((sx - x) / sight.plan.cell, (sy - y) / sight.plan.cell)
            yield Deed([(verb, ship.id) for verb in FIGHTING], at_, ship.id, "ship")


def _named(sight: Sight, verbs: tuple[str, ...]) -> list[Move]:
    """Options and refusals that begin with one of these verbs."""
    moves = [move for move in sight.scene.options if move[0] in verbs]
    return moves or [move for move in sight.scene.refused if move[0] in verbs]


def draw_here(sight: Sight) -> Markup:
    """Over the own card, where the picture is wide; on a phone the card is drawn large for that."""
    if sight.scene.seat is None or not (sight.chooses or sight.scene.refused) or sight.scene.tall:
        return Markup("")
    parts = []
    x, y = sight.plan.corner(max(0, sight.pirate.cell))
    side = sight.plan.cell
    for deed in deeds(sight):
        if not any(sight.offers.can(*move) or move in sight.scene.refused for move in deed.moves):
            continue
        r = max(sight.plan.hit / 2 + 1, side * 0.12)
        halo = halo_disc(0, 0, r)
        several = sum(sight.offers.can(*move) for move in deed.moves) > 1
        body = halo_disc(0, 0, r) if several else Markup("")
        thing = sight.offers.thing(deed.moves, halo, body)
        parts.append(at(round(x + deed.at[0] * side, 1), round(y + deed.at[1] * side, 1), thing))
    return group(*parts, class_="over")
