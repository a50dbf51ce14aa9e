"""Kupowanie: cards and units, at the start of a turn (chapter 3)."""

from functools import cache
from typing import Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.rules.limits import cities_of, may_stand, most_crews, most_ships
from karawela.games.conquest.rules.refusals import why_not_buy
from karawela.games.conquest.state import MOVEMENT, Conquest
from karawela.games.ship_adventure.data.components import COST, CREW_ID, EQUIPMENT, EQUIPMENT_INDEX, MOST, SHIP_ID

_CARDS: Final = [("buy_card", card) for card in EQUIPMENT]
_END: Final[Move] = ("end_purchases",)
_CHEAPEST: Final = min(CREW_COST, SHIP_COST, *COST)


def purchase(s: Conquest) -> Rules:
    """One thing is bought, or the purchases are over and movement begins (SAC-3.01 to 3.09)."""
    seat = s.active
    answer = yield Ask(seat, "purchases", purchases_of(s, seat), "SAC-3.01", why_not_buy)
    if answer[0] == "buy_card":
        buy_card(s, seat, EQUIPMENT_INDEX[answer[1]])
    elif answer[0] == "buy_unit":
        buy_unit(s, seat, answer[1], s.sea.index[answer[2]])
    else:
        s.phase = MOVEMENT


def purchases_of(s: Conquest, seat: int) -> list[Move]:
    """What the seat can pay for and place."""
    captain = s.captains[seat]
    gold = captain.gold
    if gold < _CHEAPEST:
        return [_END]
    options: list[Move] = [
        _CARDS[card] for card in range(len(EQUIPMENT)) if COST[card] <= gold and captain.cards[card] < MOST[card]
    ]
    sea, cities = s.sea, cities_of(s, seat)
    if gold >= SHIP_COST and sum(captain.ships.values()) < most_ships(s):
        options += [_unit(SHIP_ID, sea.names[c]) for c in cities if may_stand(s, seat, sea.harbour_of[c])]
    if gold >= CREW_COST and sum(captain.crews.values()) < most_crews(s):
        options += [_unit(CREW_ID, sea.names[city]) for city in cities if may_stand(s, seat, city)]
    options.append(_END)
    return options


@cache
def _unit(what: str, city: str) -> Move:
    return ("buy_unit", what, city)


def buy_card(s: Conquest, seat: int, card: int) -> None:
    """Its bonus applies to all units of the player (SAC-3.02)."""
    captain = s.captains[seat]
    captain.gold -= COST[card]
    captain.cards[card] += 1


def buy_unit(s: Conquest, seat: int, what: str, city: int) -> None:
    """A ship appears on the harbour of the city, a crew on the city itself (SAC-3.03, 3.04)."""
    captain = s.captains[seat]
    if what == SHIP_ID:
        captain.gold -= SHIP_COST
        harbour = s.sea.harbour_of[city]
        captain.ships[harbour] = captain.ships.get(harbour, 0) + 1
    else:
        captain.gold -= CREW_COST
        captain.crews[city] = captain.crews.get(city, 0) + 1
