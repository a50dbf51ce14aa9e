"""Dice fights: the die with a skull that counts 7, and the roll of two sides against each other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias

from karawela.engine.ask import Roll
from karawela.games.ship_adventure.data.components import BONUS, CANNON, FACES, SABRES, SKULL_FACE

SABRES_BONUS: Final = BONUS[SABRES]
CANNON_BONUS: Final = BONUS[CANNON]

BY_HAND: Final = 0
BY_CANNON: Final = 1
"""How a fight was fought."""

Side: TypeAlias = tuple[int, ...]
"""What one side has thrown: its bonus, then what each die counts. The result is the sum."""


def throw(dice: int, what: str = "die") -> Generator[Any, Any, list[int]]:
    """That many dice, one after the other; each outcome is what the face counts, 7 for the skull (SAT-5.09)."""
    faces = []
    for _ in range(dice):
        faces.append((yield Roll(FACES, what)))
    return faces


def skulls_in(faces: list[int]) -> int:
    return faces.count(SKULL_FACE)


def contest(
    dice: int, bonus: int, other_dice: int, other_bonus: int, what: str = "fight"
) -> Generator[Any, Any, tuple[Side, Side]]:
    """Both sides throw until their results differ; the last throw (SAT-5.08, SAT-5.14, SAC-5.13)."""
    while True:
        mine, theirs = yield from clash(dice, bonus, other_dice, other_bonus, what)
        if sum(mine) != sum(theirs):
            return mine, theirs


def clash(
    dice: int, bonus: int, other_dice: int, other_bonus: int, what: str = "fight"
) -> Generator[Any, Any, tuple[Side, Side]]:
    """One throw of both sides, a tie included: the first side's dice, then the other's."""
    mine = yield from throw(dice, what)
    theirs = yield from throw(other_dice, what)
    return (bonus, *mine), (other_bonus, *theirs)
