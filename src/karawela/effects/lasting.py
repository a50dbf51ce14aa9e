"""What lasts: declared once, in the row of its word, and from there on plain sums. Compiled.

    [raid_reroll]
    lasts.perm = { to = "rerolls", adds = "n" }

A component's scrolls become a `Lift`, ready to be taken by its owner: each change adds to a field, or is the greatest
of what was there, or sets a flag or a bit. What ends sooner than the game is `Held`: ids and ints in the state, summed
up when somebody asks, and gone when its time has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from karawela.engine.state import Part

SUM: Final = 0
MAX: Final = 1
FLAG: Final = 2
BIT: Final = 3
LATEST: Final = 4
HOWS: Final = ("sum", "max", "flag", "numbered", "latest")
EVERYBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Change:
    """One change: of a field, or of one place of a tuple; `until` is an index of the title's times, or -1 for good."""

    to: str
    how: int
    value: int
    by: int = -1
    until: int = -1


@dataclass(frozen=True, slots=True)
class Lift:
    """What a component adds to its owner for good."""

    changes: tuple[Change, ...] = ()

    def of(self, field: str, by: int = -1) -> int:
        """How much it adds to a field, or to one place of it; bits are counted."""
        found = 0
        for change in self.changes:
            if change.to == field and (by < 0 or change.by == by):
                found += 1 if change.how in (BIT, FLAG) else change.value
        return found


NO_LIFT: Final = Lift()


def take_lift(owner: Part, lift: Lift) -> None:
    """Lasting effects add up, without a limit; of limits the greatest holds."""
    for change in lift.changes:
        setattr(owner, change.to, changed(getattr(owner, change.to), change))


def changed(before: object, change: Change) -> object:
    """A field's value after a change."""
    if isinstance(before, tuple):
        at = change.by
        return (*before[:at], before[at] + change.value, *before[at + 1 :])
    if change.how == FLAG:
        return True
    assert isinstance(before, int)
    if change.how == BIT:
        return before | 1 << change.value
    if change.how == MAX:
        return max(before, change.value)
    return change.value if change.how == LATEST else before + change.value


@dataclass(slots=True)
class Held(Part):
    """A change that holds for a while: which, how much, until when, and for whom."""

    to: str = ""
    how: int = SUM
    value: int = 0
    until: int = -1
    seat: int = EVERYBODY


def held(changes: Sequence[Held], to: str, seat: int, usual: int = 0) -> int:
    """The present value for a seat: what is usual, with all that was added, or the latest that was set."""
    value = usual
    for each in changes:
        if each.to == to and each.seat in (EVERYBODY, seat):
            value = each.value if each.how == LATEST else value + each.value
    return value


def still_held(changes: Sequence[Held], ended: int, seat: int = EVERYBODY) -> list[Held]:
    """What is left when a time has ended: for everybody, or for one seat alone."""
    return [each for each in changes if each.until != ended or seat not in (EVERYBODY, each.seat)]
