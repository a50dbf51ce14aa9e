"""What a step of a ship costs: one, or nothing along a wave whose arrow was not used yet in this turn."""

from __future__ import annotations

from collections.abc import Iterable

from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea


def drifts(sea: Sea, here: int, there: int, drifted: int) -> bool:
    """Whether the step is a free drift (SAT-4.09 to 4.12; SAC-4.09).

    `drifted` has a bit for every square whose arrow has been used for free in this turn."""
    return sea.wave[here] == there and not drifted >> here & 1


def free_drift(sea: Sea, here: int, drifted: int) -> int:
    """Where a ship may drift from here without a step; NOWHERE if it can't."""
    there = sea.wave[here]
    return there if there >= 0 and not drifted >> here & 1 else NOWHERE


def used(here: int, drifted: int) -> int:
    """`drifted` after the arrow of this square has been used."""
    return drifted | 1 << here


def mask_of(squares: Iterable[int]) -> int:
    """The bits of some squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
