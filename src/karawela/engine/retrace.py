"""Standing where a match stood: its history, copies of it, and answers given again.

Rules run afresh from every boundary, so a checkpoint and the answers since are all it takes to stand at the same point
again. Clone, undo, resume and search are the same few lines: copy the checkpoint, give the answers again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Self, TypeVar

from karawela.engine.ask import Chance, GameOver, Together
from karawela.engine.driver import Checkpoint, Driver, stretches
from karawela.engine.log import CHANCE, Entry
from karawela.engine.state import State

S = TypeVar("S", bound=State)


class Retracer(Driver[S]):
    """A driver that knows its past and can stand there again, or beside itself."""

    __slots__ = ()

    def latest(self) -> Iterator[Entry]:
        """Every answer since the start, newest first."""
        yield from reversed(self._since)
        checkpoint: Checkpoint | None = self._checkpoint
        while checkpoint is not None:
            yield from reversed(checkpoint.answers)
            checkpoint = checkpoint.parent

    def entries(self, since: int = 0) -> list[Entry]:
        """The answers from line `since` on, oldest first. Costs the stretches in which they were given."""
        checkpoint: Checkpoint | None = self._checkpoint
        if since >= self._checkpoint.ply:
            return self._since[since - self._checkpoint.ply :]
        parts: list[Sequence[Entry]] = [self._since]
        while checkpoint is not None and checkpoint.ply > since:
            parts.append(checkpoint.answers)
            checkpoint = checkpoint.parent
        entries = [entry for part in reversed(parts) for entry in part]
        return entries[max(0, len(entries) - self.ply + since) :]

    # ------------------------------------------------------------------ copies

    def _bare(self) -> Self:
        """Another match object with the same heading and nothing in progress."""
        twin = type(self).__new__(type(self))
        twin.title = self.title
        twin.rules = self.rules
        twin.seats = self.seats
        twin.options = self.options
        twin.names = self.names
        twin.company = self.company
        twin.given_colours = self.given_colours
        twin.version = self.version
        twin.seed = self.seed
        twin.stream = self.stream
        twin.marks = self.marks
        twin._source = self._source
        twin._events = None
        twin._recalled = None
        twin._foreseen = None
        twin._keep = False
        twin._given = {}
        return twin

    def clone(self) -> Self:
        """An independent match at the same point. At a boundary it costs one copy of the state, in mid-turn also
        the answers given since. It shares the history, keeps no journal, and will see the same dice."""
        self.settle()
        twin = self._bare()
        twin._resume(self._checkpoint, self._since)
        return twin

    def dice_from(self, rng: Random) -> None:
        """From now on the dice and draws come from there: for worlds that a search plays through."""
        random = rng.random

        def roll(step: Chance, number: int) -> Any:
            pool = step.pool
            return pool[int(random() * len(pool))]

        self._source = roll

    def settle(self) -> None:
        """From now on takes a checkpoint at every boundary. The first call replays the game once."""
        if not self._keep:
            self._keep = True
            if self._turn:
                self._resume(self._checkpoint, self._since)

    def _resume(self, checkpoint: Checkpoint, since: Sequence[Entry]) -> None:
        """Stands at a checkpoint and gives the answers since again, trusting them."""
        self._checkpoint = checkpoint
        self._outcomes = checkpoint.outcomes
        state: Any = checkpoint.state.copy()
        self.state = state
        self._generator = stretches(self.rules.play, state)
        self._since = []
        self._given = {}
        if self._events is not None:
            del self._events[checkpoint.events :]
        self._begin()
        self._repeat(since)

    def _repeat(self, entries: Iterable[Entry]) -> None:
        """Gives recorded answers again, forced ones and outcomes included, up to the question after them."""
        told = self._events is not None
        try:
            step = self._next_step(None)
            for entry in entries:
                if told:
                    self._collect_events()
                self._since.append(entry)
                seat, answer = entry[0], entry[1]
                if seat == CHANCE:
                    self._outcomes += 1
                elif isinstance(step, Together):
                    self._given[seat] = answer
                    if len(self._given) < len(step.asks):
                        continue
                    answer = self._collected(step)
                step = self._next_step(answer)
            self._step = step
        except GameOver:
            self.state.over = True
            self._step = None
        if told:
            self._collect_events()
