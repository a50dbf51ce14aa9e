"""How a melee is likely to end: exact chances, worked out once for every pair of groups."""

from functools import lru_cache
from typing import NamedTuple

from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.components import FACES, SABRES
from karawela.games.ship_adventure.fights import SABRES_BONUS


class Odds(NamedTuple):
    """The attackers' chance to win, and how many units of each side are left on average."""

    win: float
    attackers: float
    defenders: float


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
