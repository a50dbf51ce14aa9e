"""Tables of gains by the cell, and where the words of bonus actions are entered.

At first sight a bonus action brings what the row of its word says; where the place matters, a function of its name says
it better (`bonuses`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from karawela.effects.tree import CONTROL, Effect
from karawela.games.tiny_epic.bot.worth import at_sight
from karawela.games.tiny_epic.data.read_words import VOCABULARY

if TYPE_CHECKING:
    from karawela.games.tiny_epic.bot.gains import Gains

Table = list[float]
"""By the cell."""
E = TypeVar("E", bound=Effect)
Weigh = Callable[[Any, Table, Any], None]
"""`(gains, table, effect)`: adds what the effect brings."""


def add(table: Table, other: Table) -> None:
    """What is a gain."""
    for cell, worth in enumerate(other):
        if worth > 0.0:
            table[cell] += worth


def anywhere(table: Table, worth: float) -> None:
    """The place does not matter."""
    if worth > 0.0:
        for cell in range(len(table)):
            table[cell] += worth


def _at_sight(gains: Gains, table: Table, bonus: Effect) -> None:
    anywhere(table, at_sight(bonus))


_BONUS: list[Weigh] = [_at_sight] * (CONTROL + len(VOCABULARY.words))


def weighs(word: type[E]) -> Callable[[Callable[[Any, Table, E], None]], Callable[[Any, Table, E], None]]:
    """Enters what a bonus action of that word adds."""

    def enter(weigh: Callable[[Any, Table, E], None]) -> Callable[[Any, Table, E], None]:
        _BONUS[VOCABULARY.of(word).op] = weigh
        return weigh

    return enter


def add_bonus(gains: Gains, table: Table, bonus: Effect) -> None:
    """To a table of gains."""
    _BONUS[bonus.op](gains, table, bonus)
