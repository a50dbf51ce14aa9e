"""One table as this process has it in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from karawela.engine import Match, UnreadableMove, parse_move, registry
from karawela.engine.ask import Refusal
from karawela.engine.orders import Moment, Standing, moment_of
from karawela.store import ChatRow, GameRow, OrderRow, SeatRow
from karawela.web.problems import NotAllowed
from karawela.web.table.stored_rows import UndoWish
from karawela.words import Words, words_for, words_of
from karawela.words.people import people_of


@dataclass(slots=True)
class Table:
    """One table. `length` is the number of rows applied; `match` is None before the game has begun."""

    row: GameRow
    match: Match[Any] | None = None
    length: int = 0
    choices_from: int = 0
    """The number of rows up to the last one that was no choice: from there on there are choices only."""
    wish: UndoWish | None = None
    whole: bool = True
    """Whether the match knows every boundary; loaded from a snapshot, it can't take back what lies before that."""
    ahead: bool = False
    """The match holds something that the store has not taken: nothing may be read of it or done to it as it is."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    fresh: bool = False
    """Whether what is in memory is all that the store knows."""
    said: list[ChatRow] | None = None
    orders: tuple[OrderRow, ...] = ()
    """The standing orders as the store knows them; some may be past their time."""
    orders_known: bool = False
    pictures: dict[Any, Any] = field(default_factory=dict)
    """What has been rendered of the present position, by viewer and language."""
    told: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """The log in each language, as far as everybody may read it; a move only adds to it."""

    @property
    def appearance(self) -> tuple[str, ...]:
        """What can be seen of a table besides its rows."""
        row = self.row
        seats = [f"{seat.kind} {seat.name} {seat.bot} {seat.colour}" for seat in row.seats]
        return row.id, row.status, row.rematch or "", *seats

    @property
    def asked_since(self) -> int:
        """How many rows there were when what is asked now was first asked: where seats choose together, who has seen so
        many sees the same question as ever, however many others have answered it meanwhile."""
        chosen = self.match.chosen_together if self.match is not None else 0
        return max(self.length - chosen, self.choices_from)

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, account: str | None) -> list[int]:
        """The seats that an account plays at this table."""
        return [s.seat for s in self.row.seats if account and s.kind == "person" and s.account == account]

    def standing(self, *seats: int) -> tuple[Standing, ...]:
        """The orders of these seats that stand now, the oldest first; only their owner may hear of them."""
        if self.match is None or not self.orders or self.match.over:
            return ()
        now = moment_of(self.match)
        given = [
            standing_of(row) for row in self.orders if row.seat in seats and self.row.seats[row.seat].kind == "person"
        ]
        return tuple([order for order in given if order.lasts(now)])

    def words(self, language: str) -> Words:
        """The words of its title; once the game has begun, with the names of the data that it is played with."""
        return (
            words_of(self.match, language)
            if self.match is not None
            else words_for(registry.title(self.row.title), language)
        )

    def persons(self) -> list[SeatRow]:
        return [seat for seat in self.row.seats if seat.kind == "person"]

    def practice(self) -> bool:
        """Whether everybody who plays is one account: undo needs nobody's consent then."""
        return len({seat.account for seat in self.persons()}) <= 1

    def people(self, language: str) -> Sequence[str]:
        """Those whom a sentence may name."""
        return people_of(self.match, language) if self.match is not None else self.names

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.seats)


def standing_of(row: OrderRow) -> Standing:
    """An order as the engine knows it."""
    return Standing(row.seat, row.name, row.until, Moment(row.round, row.turn))


def reason(table: Table, seat: int, move: str) -> Refusal | None:
    """Why the seat's move is not possible, None if it is; a text that is no move at all raises `UnreadableMove`."""
    match = table.match
    if match is None:
        raise NotAllowed("not-started")
    refusal, answer = match.why_not(move, seat), parse_move(move)
    asked = [ask for ask in match.asks if ask.seat == seat]
    if refusal is None and not any(ask.admits(answer) for ask in asked):
        raise UnreadableMove(move)
    return refusal


def behind(table: Table, row: GameRow) -> bool:
    """Whether the store knows more than the table in memory: new rows, or a change that has none."""
    old = table.row
    changed = (old.status, old.seats, old.rematch) != (row.status, row.seats, row.rematch)
    return table.length < row.length or (table.length == row.length and changed)
