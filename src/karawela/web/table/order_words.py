"""Standing orders as a page and the API show them to their owner."""

from __future__ import annotations

from typing import NamedTuple

from karawela.engine.orders import offered
from karawela.web.table.table import Table
from karawela.words import Words
from karawela.words.messages import capital
from karawela.words.orders import order_told, order_words, until_words


class OrderShown(NamedTuple):
    """An order that stands: its name, what it does, until when (in words, and as turn, round or game), and all of it in
    one sentence."""

    name: str
    label: str
    until: str
    span: str
    said: str


class Span(NamedTuple):
    """For how long an order can be given: turn, round or game, and as a button says it."""

    span: str
    label: str


class OrderOffered(NamedTuple):
    """An order that would answer what is asked now; `first` where the seat was never asked such a thing before."""

    name: str
    label: str
    spans: tuple[Span, ...]
    first: bool


def orders_shown(table: Table, seat: int, words: Words) -> tuple[OrderShown, ...]:
    """The seat's standing orders, the oldest first."""
    return tuple(
        OrderShown(
            each.name,
            order_words(words, each.name),
            until_words(words, each.name, each.until),
            each.until,
            order_told(words, "orders-standing", each.name, each.until),
        )
        for each in table.standing(seat)
    )


def orders_offered(table: Table, seat: int, words: Words) -> tuple[OrderOffered, ...]:
    """What the seat might order now, in the title's order."""
    if table.match is None:
        return ()
    return tuple(
        OrderOffered(
            order.name,
            order_words(words, order.name),
            tuple(Span(span, capital(until_words(words, order.name, span))) for span in order.spans),
            first,
        )
        for order, first in offered(table.match, seat, table.standing(seat))
    )
