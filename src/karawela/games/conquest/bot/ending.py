"""The last round, for those who value a position: how likely it is that this one is it, and who would win then."""

from math import prod
from typing import Final

from karawela.games.conquest.bot.odds import odds_on
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import NOBODY, Conquest

_SURE: Final = 60.0
"""What a sure victory is worth while the round is still going on."""
_GOLD: Final = 0.001
"""Gold decides between equals (SAC-7.04)."""


def nearness(view: Conquest) -> float:
    """How likely the game ends with this round: it is the last, somebody is out, or might be after the open melees."""
    if view.round == view.max_rounds or any(captain.out for captain in view.captains):
        return 1.0
    if view.active == NOBODY:
        return 0.0
    mover = view.captains[view.active]
    here = mover.ships.keys() | mover.crews.keys()
    nobody_falls = 1.0
    for seat, captain in enumerate(view.captains):
        if captain is mover or not (captain.ships.keys() <= here and captain.crews.keys() <= here):
            continue
        if here.issuperset(cities_of(view, seat)):
            nobody_falls *= 1.0 - prod(odds_on(view, square, seat).win for square in captain.squares())
    return 1.0 - nobody_falls


def verdict(view: Conquest, seat: int, claims: list[dict[int, float]]) -> float:
    """What the score would say at the end of the round, from a sure defeat to a sure victory; who is out has lost."""
    if view.captains[seat].out:
        return -_SURE
    others = [
        score(view, other, claims[other])
        for other, captain in enumerate(view.captains)
        if other != seat and not captain.out
    ]
    lead = score(view, seat, claims[seat]) - max(others, default=-1.0)
    return _SURE * lead / (1.0 + abs(lead))


def score(view: Conquest, seat: int, mine: dict[int, float]) -> float:
    """As `scoring.result` counts it, with chances for points (SAC-7.03)."""
    whole = [len(area) * min([mine.get(point, 0.0) for point in area]) for area in view.areas]
    return sum(mine.values(), 0.0) + sum(whole, 0.0) + _GOLD * view.captains[seat].gold
