"""What is left of the game, and what a doubloon or a lasting effect is worth because of it: rough numbers.

What the row of a lasting effect says is for each that it adds, over a whole game; where that is not all, a function of
its name says it better.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from karawela.effects.lasting import BIT, FLAG, HOWS, MAX, Lift
from karawela.effects.tree import Effect
from karawela.games.maracaibo.data.box import box_of
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.data.vocabulary import PERM
from karawela.games.maracaibo.data.words import Discount
from karawela.games.maracaibo.rules.setup.start import new_captain
from karawela.games.maracaibo.state import Captain, Maracaibo


@dataclass(slots=True)
class Outlook:
    """`left` goes from 1 at the beginning to 0 at the end; the rest is worth in points."""

    left: float
    incomes: int
    """Ends of rounds still to come."""
    doubloon: float
    lasting: list[float]
    """What each that a lasting effect adds is worth, in the order of `LASTING`."""

    def income(self, doubloons: int, points: int) -> float:
        """Paid at each end of a round; the later, the less a doubloon is worth."""
        worth = float(self.incomes * points)
        for later in range(self.incomes):
            worth += doubloons * doubloon_worth(later / 3)
        return worth


Price: TypeAlias = Callable[[Outlook], float]
_DECLARED = [(word.row.lasts[PERM], word.row.worth) for word in VOCABULARY.words if PERM in word.row.lasts]
_ROWS = sorted([(lasts.how == HOWS[BIT], bool(lasts.by), lasts.to, worth) for lasts, worth in _DECLARED])
LASTING: tuple[str, ...] = tuple([field for _, _, field, _ in _ROWS])
"""The fields that lasting effects add to: plain ones, then those with a place for each kind, then those with bits."""
_POINTS: tuple[float, ...] = tuple([points for _, _, _, points in _ROWS])
"""What each that is added is worth in a whole game, by their rows."""
_PLAIN = sum(not bits and not by for bits, by, _, _ in _ROWS)
_BITS = sum(not bits for bits, _, _, _ in _ROWS)
_values = attrgetter(*LASTING)
_odd: list[tuple[int, Price]] = []


def prices(word: type[Effect]) -> Callable[[Price], Price]:
    """Enters what each that the word adds is worth now, where its row does not say enough."""

    def enter(price: Price) -> Price:
        _odd.append((LASTING.index(VOCABULARY.of(word).row.lasts[PERM].to), price))
        return price

    return enter


@prices(Discount)
def discount(ahead: Outlook) -> float:
    """A doubloon saved at each purchase to come."""
    return 9.0 * ahead.left * ahead.doubloon


def doubloon_worth(left: float) -> float:
    """Five are a point at the end; before that they buy better things."""
    return 0.2 if left <= 0 else 0.22 + 0.2 * left


def outlook(view: Maracaibo, seat: int) -> Outlook:
    """From the round and how far the foremost ship is."""
    sea = view.sea
    done = max([sea.column[captain.ship] for captain in view.captains])
    passed = min(1.0, done / (sea.columns + 2))
    rounds = view.box.numbers.rounds
    begun = max(1, view.round)
    left = max(0.0, (rounds - begun + 1 - passed) / rounds)
    ahead = Outlook(left, rounds - begun + 1, doubloon_worth(left), [points * left for points in _POINTS])
    for at, price in _odd:
        ahead.lasting[at] = price(ahead)
    return ahead


def has(captain: Captain) -> list[int]:
    """How much of each lasting field the captain has."""
    values: list[Any] = list(_values(captain))
    for at in range(_PLAIN, _BITS):
        values[at] = sum(values[at])
    for at in range(_BITS, len(values)):
        values[at] = values[at].bit_count()
    return values


@cache
def everybody_has(pack: str) -> tuple[int, ...]:
    """What a captain has of each lasting field from the beginning."""
    return tuple(has(new_captain(box_of(pack), False)))


def abilities(view: Maracaibo, captain: Captain, ahead: Outlook) -> float:
    """What lasting effects will bring in the rest of the game."""
    worth = 0.0
    mine, usual, prices = has(captain), everybody_has(view.pack), ahead.lasting
    for at in range(len(prices)):
        worth += prices[at] * (mine[at] - usual[at])
    return worth


def lift_worth(lift: Lift, ahead: Outlook) -> float:
    """What a card adds for good."""
    if not lift.changes:
        return 0.0
    worth = ahead.income(lift.of("income_dbl"), lift.of("income_vp"))
    for change in lift.changes:
        if change.to in LASTING:
            units = 1 if change.how in (BIT, FLAG, MAX) else change.value
            worth += ahead.lasting[LASTING.index(change.to)] * units
    return worth
