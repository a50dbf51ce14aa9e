"""What a captain may have done by the table: the end of a turn that can bring nothing more, and what pirates get."""

from collections.abc import Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.orders import GAME, ROUND, Moment, Order
from karawela.games.ship_adventure.data.components import level_of
from karawela.games.treasure_map.data.levels import PIRATE_MOVE
from karawela.games.treasure_map.rules.acting import END_TURN
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.rules.pirates import goals_of
from karawela.games.treasure_map.state import CARRIED, EXCHANGED, TreasureMap


def moment(s: TreasureMap) -> Moment:
    """The pirates' part of a round counts as a turn."""
    return Moment(s.round, s.turns)


def end_turn(view: TreasureMap, seat: int, options: Sequence[Move]) -> Move | None:
    """Where there is nothing to buy or store, and whatever the seat carries, its place can't be here: everybody knows
    that then, so nothing is told by it (SAT-2.05, 7.04)."""
    if any(move[0] != "exchange" and move != END_TURN for move in options):
        return None
    return None if view.captains[seat].crew in possible_places(view, seat) else END_TURN


def possible_places(view: TreasureMap, seat: int) -> set[int]:
    """Where the tokens that the seat carries may have their places, for all that everybody knows (SAT-6.09, 7.01)."""
    levels = {view.token_level[token] for token in view.tokens(CARRIED + seat)}
    gone = {back for back, at in zip(view.token_back, view.token_at, strict=True) if at == EXCHANGED}
    places = places_of_tokens(view.tiles)
    return {place for back, place in enumerate(places) if level_of(back) in levels and back not in gone}


def bribe_none(view: TreasureMap, seat: int, options: Sequence[Move]) -> Move | None:
    return next((move for move in options if move[2] == "no"), None)


def bribe_each(view: TreasureMap, seat: int, options: Sequence[Move]) -> Move | None:
    return next((move for move in options if move[2] == "yes"), None)


def bribe_in_need(view: TreasureMap, seat: int, options: Sequence[Move]) -> Move | None:
    """Pays a pirate that would catch the ship in this move, and no other (SAT-9.03, 9.08)."""
    return (bribe_each if would_catch(view, view.chasing, seat) else bribe_none)(view, seat, options)


def would_catch(view: TreasureMap, pirate: int, prey: int) -> bool:
    """Whether the pirate reaches the ship of its prey now, outside a neutral harbour (SAT-9.01, 9.08 to 9.10)."""
    here, goals = view.pirates[pirate], goals_of(view, prey)
    for _ in range(PIRATE_MOVE):
        here = view.sea.next_sea_step(here, *goals)
    return here == view.captains[prey].ship and not view.sea.neutral[here]


ORDERS: Final[tuple[Order[TreasureMap], ...]] = (
    Order("end-turn", ("act",), end_turn, (GAME,)),
    Order("bribe-none", ("bribe",), bribe_none, (ROUND, GAME)),
    Order("bribe-in-need", ("bribe",), bribe_in_need, (ROUND, GAME)),
    Order("bribe-each", ("bribe",), bribe_each, (ROUND, GAME)),
)
