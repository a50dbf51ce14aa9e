"""The driver of rules: runs them from boundary to boundary and answers for chance.

Rules run afresh from every *boundary*. There the state is plain data, and a copy of it is a checkpoint. Checkpoints
form a chain that clones share and never change. A driver begins to take one at every boundary when somebody first wants
a copy; until then it costs nothing. How a match stands again where it stood is told in `retrace`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from karawela.engine.ask import Ask, Chance, GameOver, Move, Rules, Step, Together
from karawela.engine.chance import Stream, new_seed
from karawela.engine.log import CHANCE, FORCED, LAST, SECRET, Entry
from karawela.engine.state import Event, State
from karawela.engine.title import Setup, Title

S = TypeVar("S", bound=State)
Answer = Any
ChanceSource = Callable[[Chance, int], int]
"""`(step, number of the outcome) -> answer`; the default derives it from the seed."""


def stretches(rules: Callable[[S], Rules], state: S) -> Generator[Step | None, Answer, None]:
    """The steps of the rules from boundary to boundary, and None at each; the state then says what comes next.

    Rules that end by `StopIteration` would say the same, at the cost of an exception."""
    while True:
        yield from rules(state)
        yield None


class Checkpoint:
    """A boundary: the state there, and the answers that led to it from the boundary before."""

    __slots__ = ("answers", "events", "outcomes", "parent", "ply", "state")

    def __init__(
        self,
        state: State,
        parent: Checkpoint | None,
        answers: Sequence[Entry],
        ply: int,
        outcomes: int,
        events: int = 0,
    ):
        self.state = state
        self.parent = parent
        self.answers = answers
        self.ply = ply
        self.outcomes = outcomes
        self.events = events


class Driver(Generic[S]):
    """A game in progress, without the ways to look at it: what is asked, and answering."""

    __slots__ = (
        "_checkpoint",
        "_events",
        "_foreseen",
        "_generator",
        "_given",
        "_keep",
        "_outcomes",
        "_recalled",
        "_since",
        "_source",
        "_step",
        "_turn",
        "company",
        "given_colours",
        "marks",
        "names",
        "options",
        "rules",
        "seats",
        "seed",
        "state",
        "stream",
        "title",
        "version",
    )

    state: S

    def __init__(
        self,
        title: Title[S],
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        colours: Sequence[str] = (),
        journal: bool = False,
        source: ChanceSource | None = None,
        state: S | None = None,
        version: int | None = None,
    ):
        setup = self._head(title, seats, seed, options, names, colours, journal, source, version)
        self._turn = 0
        self._outcomes = 0
        self._since: list[Entry] = []
        self._step: Step | None = None
        self.state = self.rules.start(setup) if state is None else state.copy()
        self._checkpoint = Checkpoint(self.state.copy(), None, (), 0, 0)
        self._generator = stretches(self.rules.play, self.state)
        self._begin()
        self._advance(None)

    def _head(
        self,
        title: Title[S],
        seats: int | None,
        seed: str | None,
        options: Mapping[str, object] | None,
        names: Sequence[str],
        colours: Sequence[str],
        journal: bool,
        source: ChanceSource | None,
        version: int | None,
    ) -> Setup:
        """What is settled before the first step; nothing is in progress yet. Raises a `SetupError`."""
        self.title = title
        self.rules = title.rules
        self.seats = title.seats[0] if seats is None else seats
        setup = title.setup(self.seats, options or {}, colours, version)
        self.options = setup.options
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(self.seats))
        self.company: tuple[str, ...] = self.rules.company(setup)
        self.given_colours = title.read_colours(setup.colours, self.seats)
        self.version = setup.version
        self.seed = new_seed() if seed is None else seed
        self.stream = Stream(self.seed)
        self.marks: tuple[tuple[int, str], ...] = ()
        self._source = source
        self._events: list[tuple[int, int, Event]] | None = [] if journal else None
        self._recalled: tuple[Checkpoint, int, Any] | None = None
        self._foreseen: tuple[Ask, int, list[Any]] | None = None
        self._keep = False
        self._given: dict[int, Move] = {}
        return setup

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._step is None

    @property
    def asks(self) -> list[Ask]:
        """The pending questions: one as a rule, several when seats choose together, none at the end."""
        step = self._step
        if type(step) is Ask:
            return [step]
        if type(step) is Together:
            return [ask for ask in step.asks if ask.seat not in self._given]
        return []

    @property
    def chosen_together(self) -> int:
        """How many seats have made their choice already of those that choose together now; forced ones do not count."""
        since = self._since
        return sum(not flags & FORCED for *_, flags in since[len(since) - len(self._given) :])

    @property
    def at_boundary(self) -> bool:
        """Whether nothing has been answered since the last boundary: here a clone is one copy."""
        return len(self._since) == self._turn

    @property
    def ply(self) -> int:
        """The number of answers so far, those of chance and forced ones included."""
        return self._checkpoint.ply + len(self._since)

    # ------------------------------------------------------------------ running the rules

    def _answer(self, ask: Ask, answer: Move) -> None:
        step = self._step
        flags = SECRET if ask.secret else 0
        if step is ask:
            self._since.append((ask.seat, answer, ask.kind, flags))
            self._advance(answer)
        elif isinstance(step, Together):
            self._given[ask.seat] = answer
            last = len(self._given) == len(step.asks)
            self._since.append((ask.seat, answer, ask.kind, flags | LAST if last and len(step.asks) > 1 else flags))
            if last:
                self._advance(self._collected(step))

    def _collected(self, step: Together) -> list[Move]:
        answers = [self._given[ask.seat] for ask in step.asks]
        self._given = {}
        return answers

    def _begin(self) -> None:
        """A boundary, before the rules run on: keeps a copy of the state if somebody wants copies."""
        since = self._since
        if self._keep and since:
            before = self._checkpoint
            told = len(self._events) if self._events is not None else 0
            self._checkpoint = Checkpoint(
                self.state.copy(), before, since, before.ply + len(since), self._outcomes, told
            )
            self._since = since = []
        self._turn = len(since)
        if self._events is not None:
            self.state.journal = []

    def _advance(self, answer: Answer) -> None:
        """Runs the rules on to the next question with a choice in it. The hot loop."""
        since = self._since
        send = self._generator.send
        told = self._events is not None
        while True:
            try:
                step = send(answer)
            except GameOver:
                self.state.over = True
                self._step = None
                if told:
                    self._collect_events()
                return
            if told:
                self._collect_events()
            if isinstance(step, Ask):
                if step.parts is not None:
                    step.list_options()
                options = step.options
                if len(options) != 1 or step.even_if_forced:
                    self._step = step
                    return
                answer = options[0]
                since.append((step.seat, answer, step.kind, FORCED | SECRET if step.secret else FORCED))
            elif step is None:
                self._begin()
                since = self._since
                answer = None
            elif isinstance(step, Together):
                self._step = step
                self._answer_forced(step)
                if len(self._given) < len(step.asks):
                    return
                answer = self._collected(step)
            else:
                if self._source is None:
                    pool = step.pool
                    answer = pool[self.stream.at(self._outcomes, len(pool))]
                else:
                    answer = self._source(step, self._outcomes)
                self._outcomes += 1
                since.append((CHANCE, answer, step, 0))

    def _next_step(self, answer: Answer) -> Step:
        """The next step of the rules after that answer; at their end, the first one from the next boundary on."""
        step = self._generator.send(answer)
        while step is None:
            if self._events is not None:
                self._collect_events()
            self._begin()
            step = self._generator.send(None)
        if isinstance(step, Ask) and step.parts is not None:
            step.list_options()
        return step

    def _answer_forced(self, step: Together) -> None:
        for ask in step.asks:
            if len(ask.options) == 1 and not ask.even_if_forced:
                self._given[ask.seat] = ask.options[0]
                flags = FORCED | SECRET if ask.secret else FORCED
                self._since.append((ask.seat, ask.options[0], ask.kind, flags))

    def _collect_events(self) -> None:
        journal = self.state.journal
        if journal:
            ply = self.ply - 1
            assert self._events is not None
            self._events.extend((ply, audience, event) for audience, event in journal)
            journal.clear()
