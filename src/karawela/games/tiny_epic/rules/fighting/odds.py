"""How likely a total is passed: exact odds of dice."""

from __future__ import annotations

from functools import lru_cache

Damage = tuple[int, ...]
"""By the face of a die less one, how much it deals."""


@lru_cache(maxsize=8192)
def totals(damage: Damage, dice: int) -> tuple[float, ...]:
    """The probability of each total of so many dice."""
    if not dice:
        return (1.0,)
    before = totals(damage, dice - 1)
    found = [0.0] * (len(before) + max(damage))
    for total, chance in enumerate(before):
        for dealt in damage:
            found[total + dealt] += chance / len(damage)
    return tuple(found)


@lru_cache(maxsize=32768)
def above(damage: Damage, dice: int, least: int) -> float:
    """That the dice deal more than that."""
    if least < 0:
        return 1.0
    return sum(totals(damage, dice)[least + 1 :], 0.0)


@lru_cache(maxsize=32768)
def exactly(damage: Damage, dice: int, total: int) -> float:
    """That they deal just that."""
    found = totals(damage, dice)
    return found[total] if 0 <= total < len(found) else 0.0


@lru_cache(maxsize=32768)
def with_tokens(damage: Damage, dice: int, least: int, tokens: int) -> float:
    """That they deal more than that, when so many of them can be turned to their best face afterwards."""
    if not tokens:
        return above(damage, dice, least)
    top, chance = max(damage), 0.0
    for rolled, odds in _throws(damage, dice):
        low = sorted(rolled)
        turned = min(tokens, dice)
        if sum(low[turned:]) + turned * top > least:
            chance += odds
    return chance


@lru_cache(maxsize=4096)
def _throws(damage: Damage, dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What each die deals, the order of dice left aside, with its probability."""
    found: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, ...], float] = {}
        for throw, odds in found.items():
            for dealt in damage:
                key = tuple(sorted((*throw, dealt)))
                after[key] = after.get(key, 0.0) + odds / len(damage)
        found = after
    return tuple(found.items())


@lru_cache(maxsize=32768)
def beats(mine: Damage, dice: int, sure: int, theirs: Damage, their_dice: int, their_sure: int) -> tuple[float, float]:
    """That the one total is more than the other, and that it is less."""
    more = less = 0.0
    for total, chance in enumerate(totals(theirs, their_dice)):
        least = total + their_sure - sure
        passed = above(mine, dice, least)
        more += chance * passed
        less += chance * (1.0 - passed - exactly(mine, dice, least))
    return more, less
