"""Standing orders: what a person may say once, and the table answers for the seat until the turn, round or game ends.

    ORDERS = (Order("pass", ("load",), lambda view, seat, options: ("pass",), spans=(TURN, GAME), at_once=True),)

A title declares them in its rules room. An order knows only what its seat sees, and gives ordinary answers; the record
holds these and nothing of the order. *Whether* it answers may depend only on what everybody sees: if it left a question
to the person because of the hand, the wait would tell the others. *What* it answers may depend on the hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from karawela.engine.ask import Ask, Move
from karawela.engine.log import CHANCE, FORCED
from karawela.engine.state import State

if TYPE_CHECKING:
    from karawela.engine.match import Match

S = TypeVar("S", bound=State)
TURN, ROUND, GAME = "turn", "round", "game"
SPANS = (TURN, ROUND, GAME)
SOONEST, LATEST = 0.4, 1.2
"""Seconds within which an order answers where somebody waits."""


class Moment(NamedTuple):
    """Where a game stands: the round, and the turn within it. Everybody sees both."""

    round: int
    turn: int


def round_and_active(s: Any) -> Moment:
    """By the state's `round` and `active`, as far as it has them."""
    return Moment(getattr(s, "round", 0), getattr(s, "active", 0))


@dataclass(frozen=True, slots=True)
class Order(Generic[S]):
    """An order that a title knows. `order-<name>` says it."""

    name: str
    kinds: tuple[str, ...]
    """The kinds of questions that it answers."""
    answer: Callable[[S, int, Sequence[Move]], Move | None]
    """`(the seat's view, seat, options)`: the answer; None leaves the question to the person."""
    spans: tuple[str, ...] = SPANS
    """For how long it may be given."""
    at_once: bool = False
    """Whether it answers without delay: for a question that is carried out unasked where there is no choice, if it is
    the seat's secret whether there is one."""


class Standing(NamedTuple):
    """An order that a seat has given: its name, until the end of what, and when it was given."""

    seat: int
    name: str
    until: str
    since: Moment

    def lasts(self, now: Moment) -> bool:
        """Whether it still stands."""
        if self.until == TURN:
            return now == self.since
        return self.until != ROUND or now.round == self.since.round


def moment_of(match: Match[Any]) -> Moment:
    """The present round and turn."""
    return match.rules.moment(match.state)


def order_named(match: Match[Any], name: str) -> Order[Any] | None:
    """The title's order of that name."""
    return next((order for order in match.rules.orders if order.name == name), None)


def answer_by(match: Match[Any], order: Order[Any], ask: Ask) -> Move | None:
    """What the order answers to the question; None if it leaves it to the person. Costs the seat's view."""
    if ask.kind not in order.kinds:
        return None
    move = order.answer(match.view(ask.seat), ask.seat, ask.options)
    return move if move in ask.options else None


class Reply(NamedTuple):
    """What a standing order answers."""

    seat: int
    move: Move
    order: Order[Any]


def answering(match: Match[Any], standing: Iterable[Standing], seats: Collection[int]) -> Iterator[Reply]:
    """What the orders of these seats answer to what is asked now, for each seat the order given last before the others.
    Costs the seat's view for every order that stands for such a question."""
    now = moment_of(match)
    given = [each for each in standing if each.lasts(now)][::-1]
    for ask in match.asks:
        for each in given:
            order = order_named(match, each.name) if each.seat == ask.seat and ask.seat in seats else None
            move = answer_by(match, order, ask) if order is not None else None
            if order is not None and move is not None:
                yield Reply(ask.seat, move, order)


class Offered(NamedTuple):
    """An order that would answer what a seat is asked now; `first` where it was never asked such a thing before."""

    order: Order[Any]
    first: bool


def offered(match: Match[Any], seat: int, standing: Iterable[Standing] = ()) -> list[Offered]:
    """The orders that would help the seat now and that it has not given. Costs a walk over the log if any would."""
    asks = [ask for ask in match.asks if ask.seat == seat]
    if not asks or not match.rules.orders:
        return []
    now, ask = moment_of(match), asks[0]
    known = {each.name for each in standing if each.seat == seat and each.lasts(now)}
    helping = [
        order for order in match.rules.orders if order.name not in known and answer_by(match, order, ask) is not None
    ]
    if not helping:
        return []
    asked = {kind for who, _, kind, flags in match.entries() if who == seat and who != CHANCE and not flags & FORCED}
    return [Offered(order, asked.isdisjoint(order.kinds)) for order in helping]


def delay(seal: str, ply: int, seat: int) -> float:
    """How long an order waits before it answers: from what everybody knows, so it tells nothing."""
    word = hashlib.blake2b(f"{seal}/{ply}/{seat}/order".encode(), digest_size=8).digest()
    return SOONEST + (LATEST - SOONEST) * int.from_bytes(word, "big") / 2**64
