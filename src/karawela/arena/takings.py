"""What the seats took: cards, buildings, units, whatever the title declares as its `takings`.

One rule serves all titles. A move takes the components that it names, and every option that names one is an offer of
it, as is a move that was forced; an event of a declared kind, `(kind, seat, thing, ...)`, tells of taking or of
passing by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from karawela.engine.ask import Move
from karawela.engine.log import FORCED
from karawela.engine.match import Match
from karawela.engine.title import Title


class Take(NamedTuple):
    """How often a seat was offered a thing in a game, and how often it took it. Offers may be unknown: then 0."""

    seat: int
    kind: str
    thing: str
    offered: int
    taken: int


class Counter:
    """Counts along one game."""

    def __init__(self, title: Title[Any]):
        self._components = title.names()
        self._by_move = {word: taking.kind for taking in title.takings for word in taking.moves}
        self._by_event = {word: taking.kind for taking in title.takings for word in taking.events}
        self._by_passing = {word: taking.kind for taking in title.takings for word in taking.passed}
        self._counts: dict[tuple[int, str, str], list[int]] = {}

    def offer(self, seat: int, options: Sequence[Move]) -> None:
        """A question: everything that one of its options names is offered once."""
        offered = {
            (seat, kind, thing)
            for move in options
            if (kind := self._by_move.get(str(move[0]))) is not None
            for thing in self._things(move)
        }
        for key in offered:
            self._counts.setdefault(key, [0, 0])[0] += 1

    def takes(self, match: Match[Any]) -> tuple[Take, ...]:
        """Everything that was offered or taken in a finished match with a journal, in a fixed order."""
        for seat, move, _, flags in match.entries():
            if seat >= 0 and (kind := self._by_move.get(str(move[0]))) is not None:
                for thing in self._things(move):
                    self._count(seat, kind, thing, flags & FORCED, 1)
        passing = set(self._by_passing.values())
        for _, event in match.events():
            taken, passed = self._by_event.get(str(event[0])), self._by_passing.get(str(event[0]))
            if (taken or passed) and int(event[1]) < match.seats:
                kind = taken or passed or ""
                self._count(int(event[1]), kind, str(event[2]), int(kind in passing), int(taken is not None))
        return tuple(Take(*key, *self._counts[key]) for key in sorted(self._counts))

    def _things(self, move: Move) -> list[str]:
        return [str(token) for token in move[1:] if token in self._components]

    def _count(self, seat: int, kind: str, thing: str, offered: int, taken: int) -> None:
        counts = self._counts.setdefault((seat, kind, thing), [0, 0])
        counts[0] += offered
        counts[1] += taken
