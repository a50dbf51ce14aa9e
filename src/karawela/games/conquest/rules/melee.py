"""Bitwy, walka wręcz: units of two players on one square fight until one side is alone (SAC-5.01 to 5.06)."""

from karawela.engine.ask import Rules
from karawela.games.conquest.rules.losses import eliminate_if_beaten, lose_unit, take_point
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.data.components import SABRES
from karawela.games.ship_adventure.rules.fights import BY_HAND, SABRES_BONUS, clash


def melee(s: Conquest, square: int) -> Rules:
    """Roll after roll the loser removes a unit; a tie is rolled again; there is no retreat (SAC-5.04)."""
    attacker = s.active
    defender = s.enemy_on(square, attacker)
    name = s.sea.names[square]
    s.fight = ((BY_HAND, square, attacker, defender),)
    while s.captains[attacker].is_on(square) and s.captains[defender].is_on(square):
        bonus, other_bonus = melee_bonus(s, attacker, square), melee_bonus(s, defender, square)
        throw = yield from clash(1, bonus, 1, other_bonus, "melee")
        s.fight += throw
        mine, theirs = map(sum, throw)
        s.tell("melee", name, attacker, mine, defender, theirs)
        if mine > theirs:
            if is_prize(s, attacker, defender, square):
                take_prize(s, attacker, defender, square)
            else:
                lose_unit(s, defender, square)
        elif theirs > mine:
            lose_unit(s, attacker, square)
    winner = attacker if s.captains[attacker].is_on(square) else defender
    take_point(s, winner, square)


def melee_bonus(s: Conquest, seat: int, square: int) -> int:
    """2 for each sabres card and 1 for each unit beyond the first; ships and crews count alike (SAC-5.03)."""
    captain = s.captains[seat]
    return SABRES_BONUS * captain.cards[SABRES] + captain.units_on(square) - 1


def is_prize(s: Conquest, attacker: int, defender: int, square: int) -> bool:
    """Crews without a ship have beaten the last enemy unit at sea, which is a ship (SAC-5.05)."""
    return (
        s.captains[defender].units_on(square) == 1
        and square in s.captains[defender].ships
        and square not in s.captains[attacker].ships
    )


def take_prize(s: Conquest, attacker: int, defender: int, square: int) -> None:
    """The ship changes hands; a fifth unit, one of the crews, goes back to its supply (SAC-5.05)."""
    crews = s.captains[attacker].crews
    del s.captains[defender].ships[square]
    if crews[square] == GROUP:
        crews[square] -= 1
    s.captains[attacker].ships[square] = 1
    s.tell("prize", attacker, s.sea.names[square])
    eliminate_if_beaten(s, defender)
