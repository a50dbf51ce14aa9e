"""What is left of the game, and what a doubloon or a lasting effect is worth because of it: rough numbers.

What the row of a lasting effect says is for each that it adds, over a whole game; where that is not all, a function of
its name says it better.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

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
    lasting: list[float] = field(default_factory=list)
    """What each that a lasting effect adds is worth, in the order of `LASTING`."""

    def income(self, doubloons: int, points: int) -> float:
        """Paid at each end of a round; the later, the less a doubloon is worth."""
        worth = float(self.incomes * points)
        for later in range(self.incomes):
            worth += doubloons * doubloon_worth(later / 3)
        return worth


Price: TypeAlias = Callable[[Outlook], float]
_PRICES: dict[str, Price] = {}
"""By the field."""
LASTING: list[tuple[str, int, float]] = []
"""The fields that lasting effects add to, how, and what their rows say of them."""
_FIELDS: dict[str, int] = {}
for _word in VOCABULARY.words:
    _lasts = _word.row.lasts.get(PERM)
    if _lasts is not None and isinstance(_word.row.worth, float):
        _FIELDS[_lasts.to] = len(LASTING)
        LASTING.append((_lasts.to, HOWS.index(_lasts.how), _word.row.worth))


def prices(word: type[Effect]) -> Callable[[Price], Price]:
    """Enters what each that the word adds is worth now, where its row does not say enough."""

    def enter(price: Price) -> Price:
        _PRICES[VOCABULARY.of(word).row.lasts[PERM].to] = price
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
    ahead = Outlook(left, rounds - begun + 1, doubloon_worth(left))
    for name, _, points in LASTING:
        ahead.lasting.append(_PRICES[name](ahead) if name in _PRICES else points * left)
    return ahead


def has(captain: Captain, name: str, how: int) -> int:
    """How much of a lasting field the captain has."""
    value = getattr(captain, name)
    if how == BIT:
        return int(value.bit_count())
    return sum(value) if isinstance(value, tuple) else int(value)


@cache
def everybody_has(pack: str) -> tuple[int, ...]:
    """What a captain has of each lasting field from the beginning."""
    fresh = new_captain(box_of(pack), False)
    return tuple([has(fresh, name, how) for name, how, _ in LASTING])


def abilities(view: Maracaibo, captain: Captain, ahead: Outlook) -> float:
    """What lasting effects will bring in the rest of the game."""
    worth = 0.0
    usual = everybody_has(view.pack)
    for at, (name, how, _) in enumerate(LASTING):
        worth += ahead.lasting[at] * (has(captain, name, how) - usual[at])
    return worth


def lift_worth(lift: Lift, ahead: Outlook) -> float:
    """What a card adds for good."""
    worth = ahead.income(lift.of("income_dbl"), lift.of("income_vp"))
    for change in lift.changes:
        if change.to in _FIELDS:
            units = 1 if change.how in (BIT, FLAG, MAX) else change.value
            worth += ahead.lasting[_FIELDS[change.to]] * units
    return worth
