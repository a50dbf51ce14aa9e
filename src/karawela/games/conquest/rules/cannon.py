"""Bitwy, walka dystansowa: sources, targets, and what a shot does (SAC-5.07 to 5.14)."""

from collections.abc import Generator, Set
from functools import cache
from typing import Any, Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.rules.losses import lose_unit
from karawela.games.conquest.rules.refusals import why_not_return
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import CAMOUFLAGE, CANNON, CANNONBALLS, MOST
from karawela.games.ship_adventure.rules.fights import BY_CANNON, CANNON_BONUS, contest

_RETURN: Final = [("return_fire", n) for n in range(MOST[CANNONBALLS] + 1)]


def sources_of(s: Conquest, seat: int) -> list[int]:
    """Squares with own ships and controlled points, unless they have shot or a melee is open there (SAC-5.07)."""
    found = {*s.captains[seat].ships, *(point for point, owner in s.owner.items() if owner == seat)} - s.fired
    return sorted(square for square in found if s.enemy_on(square, seat) == NOBODY)  # SAC-5.09, 5.11


def is_target(s: Conquest, seat: int, source: int, target: int) -> bool:
    """Enemy ships, or from a ship also crews on land without camouflage; no open melee (SAC-5.10, 5.11)."""
    if s.captains[seat].is_on(target):
        return False
    enemy = s.enemy_on(target, seat)
    if enemy == NOBODY:
        return False
    if target in s.captains[enemy].ships:
        return True
    return source in s.captains[seat].ships and not s.captains[enemy].cards[CAMOUFLAGE]


def shots_of(s: Conquest, seat: int, verb: str, among: Set[int] | None = None) -> list[Move]:
    """Every shot of the seat, with every number of cannonballs; `among`: only at these squares (SAC-5.08)."""
    captain = s.captains[seat]
    balls = captain.cards[CANNONBALLS]
    if not balls or not captain.cards[CANNON]:
        return []
    sea = s.sea
    options: list[Move] = []
    for source in sources_of(s, seat):
        for target in sea.neighbours[source]:
            if (among is None or target in among) and is_target(s, seat, source, target):
                options += _shots(verb, sea.names[source], sea.names[target])[:balls]
    return options


@cache
def _shots(verb: str, source: str, target: str) -> list[Move]:
    return [(verb, source, target, n) for n in range(1, MOST[CANNONBALLS] + 1)]


def shoot(s: Conquest, seat: int, source: int, target: int, balls: int) -> Rules:
    """Unanswered the shot hits, answered the dice decide; the loser removes one unit (SAC-5.12 to 5.14)."""
    enemy = s.enemy_on(target, seat)
    s.fired.add(source)
    s.captains[seat].cards[CANNONBALLS] -= balls
    answer = yield from return_fire(s, enemy, target)
    if not answer:
        lose_under_fire(s, enemy, target)
        return
    bonus, other_bonus = cannon_bonus(s, seat, source), cannon_bonus(s, enemy, target)
    throw = yield from contest(balls, bonus, answer, other_bonus, "shot")
    s.fight = ((BY_CANNON, target, seat, enemy), *throw)
    mine, theirs = map(sum, throw)
    s.tell("volley", s.sea.names[target], seat, mine, enemy, theirs)
    if mine > theirs:
        lose_under_fire(s, enemy, target)
    else:
        lose_under_fire(s, seat, source)


def return_fire(s: Conquest, seat: int, square: int) -> Generator[Any, Any, int]:
    """With a ship there, or from a point it controls, the owner may shoot back with some cards (SAC-5.12)."""
    cards = s.captains[seat].cards
    if not cards[CANNONBALLS] or not (square in s.captains[seat].ships or s.controls(seat, square)):
        return 0
    options = _RETURN[: cards[CANNONBALLS] + 1]
    answer = yield Ask(seat, "return_fire", options, "SAC-5.12", why_not_return)
    balls: int = answer[1]
    cards[CANNONBALLS] -= balls
    return balls


def cannon_bonus(s: Conquest, seat: int, square: int) -> int:
    """3 for each cannon card, 1 for each shooting unit beyond the first; a point counts as a ship (SAC-5.13)."""
    captain = s.captains[seat]
    shooting = captain.ships.get(square, 0) + s.controls(seat, square)
    return CANNON_BONUS * captain.cards[CANNON] + shooting - 1


def lose_under_fire(s: Conquest, seat: int, square: int) -> None:
    """An empty point suffers nothing, nor do camouflaged crews on land (SAC-5.14, 5.19)."""
    captain = s.captains[seat]
    hidden = s.sea.land[square] and captain.cards[CAMOUFLAGE]
    if hidden or not captain.is_on(square):
        s.tell("unharmed", seat, s.sea.names[square])
    else:
        lose_unit(s, seat, square)
