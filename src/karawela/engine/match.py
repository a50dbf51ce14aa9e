"""The only driver of rules: asks seats, answers for chance, remembers everything.

A match runs `game.rules(state)` afresh from every *boundary*. There the state is plain data: a copy of it (a
checkpoint) and the answers since are all it takes to stand at the same point again. Clone, undo, resume and search are
the same few lines: copy the checkpoint, give the answers again. Checkpoints form a chain that clones share and never
change. A match begins to take one at every boundary when somebody first wants a copy; until then it costs nothing.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from karawela.engine import horizon, worlds
from karawela.engine.ask import EVERYBODY, Ask, Chance, GameOver, Move, Refusal, Step, Together, parse_move
from karawela.engine.ask import move_text as text_of
from karawela.engine.chance import Stream, new_seed, seal
from karawela.engine.errors import GameIsOver, IllegalMove, NotYourTurn, UnreadableMove
from karawela.engine.game import Game, Result, Scene
from karawela.engine.horizon import Horizon
from karawela.engine.log import CHANCE, FORCED, SECRET, Entry, LogLine, log_line
from karawela.engine.record import Record, record_of
from karawela.engine.state import Event, State, view_of

S = TypeVar("S", bound=State)
Answer = Any
ChanceSource = Callable[[Chance, int], int]
"""`(step, number of the outcome) -> answer`; the default derives it from the seed."""


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


class Match(Generic[S]):
    """One game in progress. `play` checks, `choose` trusts; both cost what the rules cost and little more."""

    __slots__ = (
        "_checkpoint",
        "_events",
        "_generator",
        "_given",
        "_keep",
        "_outcomes",
        "_since",
        "_source",
        "_step",
        "_turn",
        "colours",
        "game",
        "marks",
        "names",
        "options",
        "seats",
        "seed",
        "state",
        "stream",
        "version",
    )

    state: S

    def __init__(
        self,
        game: Game[S],
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        colours: Sequence[str] = (),
        journal: bool = False,
        source: ChanceSource | None = None,
        state: S | None = None,
    ):
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        game.check_seats(self.seats)
        self.options = game.read_options(options or {})
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(self.seats))
        self.colours = game.read_colours(colours, self.seats)
        self.version = game.data_version
        self.seed = new_seed() if seed is None else seed
        self.stream = Stream(self.seed)
        self.marks: tuple[tuple[int, str], ...] = ()
        self._source = source
        self._events: list[tuple[int, int, Event]] | None = [] if journal else None
        self._keep = False
        self._turn = 0
        self._given: dict[int, Move] = {}
        self._outcomes = 0
        self._since: list[Entry] = []
        self._step: Step | None = None
        self.state = game.start(self.seats, self.options) if state is None else state.copy()
        self._checkpoint = Checkpoint(self.state.copy(), None, (), 0, 0)
        self._begin()
        self._advance(None)

    # ------------------------------------------------------------------ what is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._step is None

    @property
    def result(self) -> Result | None:
        """The outcome, once the game is over."""
        return self.game.result(self.state) if self._step is None else None

    @property
    def asks(self) -> list[Ask]:
        """The pending questions: one as a rule, several when seats choose together, none at the end."""
        step = self._step
        if type(step) is Ask:
            return [step]
        if type(step) is Together:
            return [ask for ask in step.asks if ask.seat not in self._given]
        return []

    def ask_of(self, seat: int | None = None) -> Ask:
        """The question put to a seat; without a seat, the only or first one."""
        step = self._step
        if type(step) is Ask and (seat is None or step.seat == seat):
            return step
        pending = self.asks
        if not pending:
            raise GameIsOver
        for ask in pending:
            if seat is None or ask.seat == seat:
                return ask
        raise NotYourTurn(-1 if seat is None else seat, self.to_move)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked now; empty at the end."""
        return tuple(ask.seat for ask in self.asks)

    @property
    def legal(self) -> Sequence[Move]:
        """The legal moves of the (first) pending question; empty at the end."""
        step = self._step
        if type(step) is Ask:
            return step.options
        pending = self.asks
        return pending[0].options if pending else ()

    @property
    def at_boundary(self) -> bool:
        """Whether nothing has been answered since the last boundary: here a clone is one copy."""
        return len(self._since) == self._turn

    # ------------------------------------------------------------------ answering

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Answers the pending question. A refused move raises a `MoveError` and changes nothing."""
        ask = self.ask_of(seat)
        answer = parse_move(move) if isinstance(move, str) else move
        if not answer:
            raise UnreadableMove("")
        if answer not in ask.options and not (ask.accepts is not None and ask.accepts(answer)):
            raise self._refuse(ask, answer)
        self._answer(ask, answer)

    def choose(self, index: int) -> None:
        """Plays the legal move of that index, unchecked: the quick way for players that read `legal`."""
        ask = self._step
        if not isinstance(ask, Ask):
            ask = self.ask_of()
        self._answer(ask, ask.options[index])

    def _answer(self, ask: Ask, answer: Move) -> None:
        self._since.append((ask.seat, answer, ask.kind, SECRET if ask.secret else 0))
        step = self._step
        if step is ask:
            self._advance(answer)
        elif isinstance(step, Together):
            self._given[ask.seat] = answer
            if len(self._given) == len(step.asks):
                self._advance(self._collected(step))

    def _collected(self, step: Together) -> list[Move]:
        answers = [self._given[ask.seat] for ask in step.asks]
        self._given = {}
        return answers

    def _begin(self) -> None:
        """A boundary: keep a copy of the state if somebody wants copies, then run the rules afresh."""
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
        self._generator = self.game.rules(self.state)

    def _advance(self, answer: Answer) -> None:
        """Runs the rules on to the next question with a choice in it. The hot loop."""
        since = self._since
        send = self._generator.send
        told = self._events is not None
        while True:
            try:
                step = send(answer)
            except StopIteration:
                if told:
                    self._collect_events()
                self._begin()
                since = self._since
                send = self._generator.send
                answer = None
                continue
            except GameOver:
                self.state.over = True
                self._step = None
                if told:
                    self._collect_events()
                return
            if told:
                self._collect_events()
            if isinstance(step, Ask):
                options = step.options
                if len(options) != 1 or step.even_if_forced:
                    self._step = step
                    return
                answer = options[0]
                since.append((step.seat, answer, step.kind, FORCED | SECRET if step.secret else FORCED))
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

    def _answer_forced(self, step: Together) -> None:
        for ask in step.asks:
            if len(ask.options) == 1 and not ask.even_if_forced:
                self._given[ask.seat] = ask.options[0]
                flags = FORCED | SECRET if ask.secret else FORCED
                self._since.append((ask.seat, ask.options[0], ask.kind, flags))

    # ------------------------------------------------------------------ refusing

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """Why a move is not possible now; None if it is legal. A seat that is not asked may ask too."""
        answer = parse_move(move) if isinstance(move, str) else move
        asked = [ask for ask in self.asks if seat is None or ask.seat == seat]
        if not asked:
            if seat is None or self.over:
                raise GameIsOver
            refusal = self.game.why_not(view_of(self.state, seat), seat, "", answer)
            if refusal is None:
                raise NotYourTurn(seat, self.to_move)
            return refusal
        ask = asked[0]
        return None if answer in ask.options else self._reason(ask, view_of(self.state, ask.seat), answer)

    def _reason(self, ask: Ask, view: S, move: Move) -> Refusal | None:
        if not move:
            return None
        refusal = ask.why_not(view, ask.seat, move) if ask.why_not is not None else None
        return refusal or self.game.why_not(view, ask.seat, ask.kind, move)

    def refused(self, seat: int | None = None) -> dict[Move, Refusal]:
        """Plausible moves that are not possible now, each with its reason."""
        ask = self.ask_of(seat)
        view = view_of(self.state, ask.seat)
        legal = set(ask.options)
        reasons: dict[Move, Refusal] = {}
        for move in self.game.plausible(view, ask.seat, ask.kind):
            if move not in legal and move not in reasons:
                refusal = self._reason(ask, view, move)
                if refusal is not None:
                    reasons[move] = refusal
        return reasons

    def _refuse(self, ask: Ask, answer: Move) -> IllegalMove | UnreadableMove:
        text = text_of(answer)
        nearest = tuple(difflib.get_close_matches(text, [text_of(option) for option in ask.options], 3, 0.5))
        refusal = self.why_not(answer, ask.seat)
        if refusal is None and not nearest:
            return UnreadableMove(text, tuple(text_of(option) for option in ask.options[:3]))
        return IllegalMove(text, refusal or Refusal(ask.rule), nearest)

    # ------------------------------------------------------------------ looking

    def view(self, seat: int | None = None) -> S:
        """What the seat may see (None: an observer). Everything, once the game is over."""
        view: S = view_of(self.state, seat)
        return view

    def scene(self, seat: int | None = None, language: str = "en", why_not: bool = False) -> Scene:
        """What a picture for that seat may know."""
        mine = [ask for ask in self.asks if ask.seat == seat]
        return Scene(
            view=self.view(seat),
            seat=seat,
            names=self.names,
            colours=self.colours,
            asked=self.to_move,
            kind=self.asks[0].kind if self.asks else "",
            options=tuple(mine[0].options) if mine else (),
            open_options=tuple(self.legal) if self.game.options_are_open(self.state) else (),
            language=language,
            result=self.result,
            refused=self.refused(seat) if why_not and mine else {},
        )

    def _repr_svg_(self) -> str:
        """The board, as everybody may see it, for notebooks."""
        return self.game.draw(self.scene(None))

    @property
    def seal(self) -> str:
        """The published commitment to the seed."""
        return seal(self.seed)

    def entries(self) -> list[Entry]:
        """Every answer since the start, oldest first."""
        parts: list[Sequence[Entry]] = [self._since]
        checkpoint: Checkpoint | None = self._checkpoint
        while checkpoint is not None:
            parts.append(checkpoint.answers)
            checkpoint = checkpoint.parent
        return [entry for part in reversed(parts) for entry in part]

    @property
    def ply(self) -> int:
        """The number of answers so far, those of chance and forced ones included."""
        return self._checkpoint.ply + len(self._since)

    def log(self, seat: int | None = None, since: int = 0) -> list[LogLine]:
        """The log as the seat may read it: a forced step looks like a chosen one, a secret one has no text."""
        entries = self.entries()
        waiting = self._given if isinstance(self._step, Together) else {}
        sealed = len(entries) - len(waiting)  # answers to an open question to several seats come last
        first = self.ply - len(entries)
        return [
            log_line(first + index, entries[index], seat, self.over, withheld=index >= sealed)
            for index in range(max(0, since - first), len(entries))
        ]

    def events(self, seat: int | None = None) -> list[tuple[int, Event]]:
        """What happened, as the seat witnessed it: `(ply, event)`. Only a match with a journal has any."""
        kept = self._events or []
        return [(ply, event) for ply, audience, event in kept if audience in (EVERYBODY, seat) or self._step is None]

    def _collect_events(self) -> None:
        journal = self.state.journal
        if journal:
            ply = self.ply - 1
            assert self._events is not None
            self._events.extend((ply, audience, event) for audience, event in journal)
            journal.clear()

    # ------------------------------------------------------------------ copies

    def _bare(self) -> Match[S]:
        """Another match object with the same heading and nothing in progress."""
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.names = self.names
        twin.colours = self.colours
        twin.version = self.version
        twin.seed = self.seed
        twin.stream = self.stream
        twin.marks = self.marks
        twin._source = self._source
        twin._events = None
        twin._keep = False
        twin._given = {}
        return twin

    def clone(self) -> Match[S]:
        """An independent match at the same point. At a boundary it costs one copy of the state, in mid-turn also
        the answers given since. It shares the history, keeps no journal, and will see the same dice."""
        self.settle()
        twin = self._bare()
        twin._resume(self._checkpoint, self._since)
        return twin

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
            step = self._generator.send(None)
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
                try:
                    step = self._generator.send(answer)
                except StopIteration:
                    if told:
                        self._collect_events()
                    self._begin()
                    step = self._generator.send(None)
            self._step = step
        except GameOver:
            self.state.over = True
            self._step = None
        if told:
            self._collect_events()

    def determinize(self, seat: int, rng: Random) -> Match[S]:
        """A match that looks the same to the seat, with everything it may not know dealt again, and other dice."""
        return worlds.determinize(self, seat, rng)

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: int | None = None, consent: bool = False) -> int:
        """Takes back the seat's last choice and all that followed; says how many answers went.

        Only down to the horizon: the last outcome of chance, reveal, or answer of another seat. `consent`
        goes beyond it and marks the record."""
        return horizon.undo(self, seat, consent)

    def horizon(self, move: Move, seat: int | None = None) -> Horizon:
        """Whether taking the option can be taken back. Costs a clone."""
        return horizon.foresee(self, self.ask_of(seat), move)

    @property
    def record(self) -> Record:
        """The game so far as a record; `str(record)` is the text of a `.kar` file. Costs a walk over the log."""
        return record_of(self)
