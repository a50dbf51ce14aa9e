"""The sense of a title: what its own bot room knows that a general search does not.

    BOT: Sense[Santiago] = Sense(value=value, foresight=6)

A search binds the table once and asks its fields after that. What a title says nothing about keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from karawela.bots.courses import Courses
from karawela.engine.ask import Move
from karawela.engine.orders import round_and_active
from karawela.engine.state import State
from karawela.engine.title import Title

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sense(Generic[S]):
    """The table of a title's bot room."""

    value: Callable[[S, int], float] = lambda view, seat: 0.0
    """`(view, seat)`: how good the position is for the seat, in points, from what it sees."""
    instinct: Callable[[S, int, str, Sequence[Move]], list[float] | None] = lambda view, seat, kind, options: None
    """`(view, seat, kind, options)`: what the options look like to somebody who knows the game and has no time, in
    points of the valuation. For searches, which otherwise try each option for one step. None where that is enough."""
    circumstances: Callable[[S, int, str, Sequence[Move]], tuple[int, ...]] = lambda view, seat, kind, options: ()
    """`(view, seat, kind, options)`: what besides the options decides the answer, and differs in the worlds of a
    search: dice, a card."""
    courses: Callable[[S, int, str], Courses | None] = lambda view, seat, kind: None
    """`(view, seat, kind)`: where the steps that begin with this question lead. None where one answer is a move."""
    turn: Callable[[S], tuple[int, int]] = round_and_active
    """Names the turn in progress: the same as long as it lasts."""
    tastes: tuple[str, ...] = ()
    """Kinds of questions that are a matter of taste: bots answer them without thought."""
    lead: float = 20.0
    """So many points by the valuation before the others, and a game is as good as won."""
    foresight: int = 4
    """How many turns a search looks ahead, the present one included; never less than one of every seat."""
    farsight: tuple[int, int, int] = (1, 1, 1)
    """So many times as far looks a search that is short, one that has time, and one that has much of it."""
    glance: int = 40
    """So many iterations a mate makes: enough to beat the greedy, too few to be a captain."""
    gradual: bool = False
    """Whether a search that looks further than `foresight` weighs how seats stand after every turn from there on, and
    not at the last alone: what is near depends less on dice, what is far less on the valuation."""
    breadth: float = 4.0
    """So many answers a search weighs at once where it looks ahead; the less, the more it trusts in habits there."""


def sense_of(title: Title[Any]) -> Sense[Any]:
    """The table of the title's bot room, loaded when first wanted."""
    table: Sense[Any] = title.room("bot", "BOT")
    return table
