"""A match as one seat sees it: all that a bot ever gets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from karawela.engine.ask import Move
from karawela.engine.log import LogLine
from karawela.engine.match import Match
from karawela.engine.state import Event, State
from karawela.engine.title import Title
from karawela.engine.worlds import past, remembered

S = TypeVar("S", bound=State)


class Seat(Generic[S]):
    """The view, the question and freshly dealt worlds of one seat; never the true state or the coming dice."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match[S], seat: int):
        self.__match = match
        self.seat = seat

    @property
    def title(self) -> Title[S]:
        return self.__match.title

    @property
    def seats(self) -> int:
        return self.__match.seats

    @property
    def view(self) -> S:
        """What the seat sees."""
        return self.__match.view(self.seat)

    @property
    def asked(self) -> bool:
        return self.seat in self.__match.to_move

    @property
    def kind(self) -> str:
        """The kind of question put to the seat."""
        return self.__match.ask_of(self.seat).kind

    @property
    def legal(self) -> Sequence[Move]:
        """The seat's own options; empty while it is not asked."""
        return self.__match.ask_of(self.seat).options if self.asked else ()

    @property
    def ply(self) -> int:
        """How many answers have been given so far, by chance and unasked ones included."""
        return self.__match.ply

    def heard(self, since: int) -> list[LogLine]:
        """The log from that line on, as the seat may read it."""
        return self.__match.log(self.seat, since)

    def past(self) -> list[Event]:
        """What the seat has witnessed up to the last boundary, if somebody has noted it."""
        self.__match.settle()
        return past(self.__match, self.seat)

    def aside(self) -> Seat[S]:
        """The same seat at a copy of the match, to think about while the match goes on. It remembers the same."""
        twin = self.__match.clone()
        boundary = twin._checkpoint
        twin._recalled = boundary, self.seat, remembered(self.__match, boundary, self.seat)
        return Seat(twin, self.seat)

    def world(self, rng: Random) -> Match[Any]:
        """A match that looks the same to the seat, with everything unknown dealt again and dice of its own."""
        return self.__match.determinize(self.seat, rng)
