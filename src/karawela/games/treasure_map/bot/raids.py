"""Captain against captain: who can reach whom, with what odds, and what is at stake. For the valuation."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import CANNON, CANNONBALLS, SABRES
from karawela.games.ship_adventure.rules.sea import Sea
from karawela.games.treasure_map.bot.distances import costs_to, sails, way_to_ship
from karawela.games.treasure_map.data.levels import PIRATE_CANNON, PIRATE_MELEE, STEPS
from karawela.games.treasure_map.rules.fights import armed, hidden_ashore
from karawela.games.treasure_map.state import CARRIED, Captain, TreasureMap

HOME = 6.0
"""The way back from home after a defeat, in steps."""
_PIECE, TOKEN = 13.0, 6.0
"""What it takes to get one again."""
_NOTHING: frozenset[int] = frozenset()


def stake_of(view: TreasureMap, seat: int) -> float:
    """How many steps it would throw the seat back to lose everything that it carries."""
    me = view.captains[seat]
    different = 4 - me.pieces.count(0)
    if not different and not me.gold and CARRIED + seat not in view.token_at:
        return HOME
    useful = min(view.token_at.count(CARRIED + seat), 4 - different)
    return HOME + _PIECE * different + TOKEN * useful + 0.2 * min(me.gold, 14)


def odds(attacker: Captain, defender: Captain) -> tuple[float, float]:
    """How likely the attacker wins by cannon, and by hand."""
    hand = by_hand(attacker.cards[SABRES] - defender.cards[SABRES])
    if not attacker.cards[CANNONBALLS] or hidden_ashore(defender):
        return 0.0, hand
    if not armed(defender):
        return 1.0, hand
    balls = attacker.cards[CANNONBALLS] - defender.cards[CANNONBALLS]
    return by_cannon(balls, attacker.cards[CANNON] - defender.cards[CANNON]), hand


def by_hand(sabres: int) -> float:
    """How likely a melee is won with so many sabres cards more."""
    return min(0.95, max(0.05, 0.5 + 0.17 * sabres))


def by_cannon(balls: int, cannon: int) -> float:
    """How likely a fight is won where both shoot, with so many cannonballs and cannon cards more."""
    return min(0.95, max(0.05, 0.5 + 0.06 * (3.7 * balls + 3.0 * cannon)))


def reach(sea: Sea, attacker: Captain, defender: Captain) -> tuple[float, float]:
    """How many steps the attacker needs to fire at the defender, and to board."""
    to_ship = 0 if attacker.aboard else way_to_ship(sea, attacker.ship)[attacker.crew]
    if defender.aboard:
        beside = sails(sea, sea.sea_around[defender.ship])[attacker.ship]
        return beside + to_ship, sails(sea, (defender.ship,))[attacker.ship] + to_ship
    shore = sea.sea_around[defender.crew]
    fire = sails(sea, shore)[attacker.ship] + to_ship if shore else 99.0
    way = costs_to(sea, defender.crew, _NOTHING)
    hand = way[attacker.ship] + to_ship
    return fire, hand if attacker.aboard else min(hand, way[attacker.crew])


def chance(sea: Sea, attacker: Captain, defender: Captain, steps: float) -> tuple[float, float]:
    """How likely an attack is won, and how many steps it takes more than there are."""
    if sea.neutral[defender.crew]:
        return 0.0, 0.0
    shot, melee = odds(attacker, defender)
    fire, hand = reach(sea, attacker, defender)
    if shot >= melee and (fire <= steps or fire < hand):
        return shot, max(0.0, fire - steps)
    return melee, max(0.0, hand - steps)


def threat(view: TreasureMap, seat: int, sea: Sea, stakes: list[float]) -> float:
    """Steps that the seat may lose to rivals who can be there in their next turn."""
    me = view.captains[seat]
    if sea.neutral[me.crew]:
        return 0.0
    worst = 0.0
    for other, captain in enumerate(view.captains):
        if other == seat:
            continue
        won, late = chance(sea, captain, me, STEPS)
        if late <= 0.0 and won * stakes[seat] > (1.0 - won) * stakes[other]:
            worst = max(worst, won * stakes[seat])
    return worst


def against_pirate(view: TreasureMap, me: Captain, balls: int) -> float:
    """How likely a pirate at its skull is beaten, by hand or by cannon."""
    by_hand = min(0.95, max(0.05, 0.5 + 0.085 * (2 * me.cards[SABRES] - PIRATE_MELEE[view.level])))
    if not balls or not me.cards[CANNON]:
        return by_hand
    if view.level == 1:
        return 1.0
    ahead = 3.7 * (balls - 1) + 3 * me.cards[CANNON] - PIRATE_CANNON[view.level]
    return max(by_hand, min(0.95, max(0.05, 0.5 + 0.08 * ahead)))
