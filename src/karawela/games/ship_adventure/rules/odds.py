"""How likely a throw of dice is to win: exact, and worked out once. People read it; no rule does."""

from __future__ import annotations

from functools import cache

from karawela.games.ship_adventure.data.components import FACES


@cache
def spread(dice: int) -> dict[int, int]:
    """In how many ways so many dice come to a sum."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in FACES:
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    return ways


@cache
def win_percent(dice: int, bonus: int, other_dice: int, other_bonus: int) -> int:
    """The chance to throw more than the other side, equal results being thrown again; 0 and 100 only if it is sure."""
    better = worse = 0
    for mine, ways in spread(dice).items():
        for theirs, other_ways in spread(other_dice).items():
            if mine + bonus > theirs + other_bonus:
                better += ways * other_ways
            elif mine + bonus < theirs + other_bonus:
                worse += ways * other_ways
    if not worse:
        return 100
    return min(99, max(1, round(100 * better / (better + worse)))) if better else 0
