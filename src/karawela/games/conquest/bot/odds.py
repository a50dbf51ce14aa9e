"""How a melee is likely to end: exact chances, worked out once for every pair of groups."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import FACES, SABRES
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS


class Odds(NamedTuple):
    """The attackers' chance to win, and how many units of each side are left on average."""

    win: float
    attackers: float
    defenders: float


Melee: TypeAlias = tuple[int, int, Odds]
"""An open melee of the active player: its square, the enemy, and the odds."""


@lru_cache(maxsize=4096)
def melee_odds(attackers: int, defenders: int, sabres: int) -> Odds:
    """The odds of so many units against so many; `sabres` is the attackers' lead in bonus by cards (SAC-5.03)."""
    if not attackers or not defenders:
        return Odds(float(attackers > 0), attackers, defenders)
    lead = sabres + attackers - defenders
    better = sum(mine + lead > theirs for mine in FACES for theirs in FACES)
    worse = sum(mine + lead < theirs for mine in FACES for theirs in FACES)
    hit = better / (better + worse) if better + worse else 0.5
    won, lost = melee_odds(attackers, defenders - 1, sabres), melee_odds(attackers - 1, defenders, sabres)
    return Odds(*(hit * one + (1 - hit) * other for one, other in zip(won, lost, strict=True)))


def odds_on(view: Conquest, square: int, defender: int) -> Odds:
    """The odds of the active player's units on a square against those of another seat there."""
    mover, enemy = view.captains[view.active], view.captains[defender]
    lead = SABRES_BONUS * (mover.cards[SABRES] - enemy.cards[SABRES])
    return melee_odds(mover.units_on(square), enemy.units_on(square), lead)


def melees_of(view: Conquest) -> list[Melee]:
    """All open melees."""
    if view.active == NOBODY:
        return []
    mover = view.captains[view.active]
    met = view.others(view.active).intersection(mover.ships.keys() | mover.crews.keys())
    enemies = [(square, view.enemy_on(square, view.active)) for square in sorted(met)]
    return [(square, enemy, odds_on(view, square, enemy)) for square, enemy in enemies]


def survivors(view: Conquest, seat: int, melees: list[Melee]) -> tuple[float, float]:
    """Ships and crews of a seat; those in an open melee only so far as they will survive it."""
    captain = view.captains[seat]
    ships, crews = float(sum(captain.ships.values())), float(sum(captain.crews.values()))
    for square, enemy, odds in melees:
        if seat in (view.active, enemy):
            left = odds.attackers if seat == view.active else odds.defenders
            fallen = 1.0 - left / captain.units_on(square)
            ships -= fallen * captain.ships.get(square, 0)
            crews -= fallen * captain.crews.get(square, 0)
    return ships, crews
