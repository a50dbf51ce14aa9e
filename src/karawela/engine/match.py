"""A match: a game in progress with everything one may ask of it. The only thing that runs rules."""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections.abc import Collection, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from karawela.engine import horizon, worlds
from karawela.engine.ask import EVERYBODY, Ask, Move, Refusal, Together, parse_move
from karawela.engine.ask import move_text as text_of
from karawela.engine.chance import seal
from karawela.engine.errors import GameIsOver, IllegalMove, NotYourTurn, UnreadableMove
from karawela.engine.horizon import Horizon, LastChoice
from karawela.engine.log import CHANCE, SECRET, LogLine, log_line
from karawela.engine.record import Record, record_of
from karawela.engine.result import Result
from karawela.engine.retrace import Retracer
from karawela.engine.state import Event, State, view_of
from karawela.engine.title import Colour

if TYPE_CHECKING:
    from karawela.draw.scene import Scene

S = TypeVar("S", bound=State)


class Match(Retracer[S]):
    """One game in progress. `play` checks, `choose` trusts; both cost what the rules cost and little more."""

    __slots__ = ()

    # ------------------------------------------------------------------ what is asked

    @property
    def result(self) -> Result | None:
        """The outcome, once the game is over."""
        return self.rules.result(self.state) if self._step is None else None

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

    # ------------------------------------------------------------------ answering

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Answers the pending question. A refused move raises a `MoveError` and changes nothing."""
        ask = self.ask_of(seat)
        answer = parse_move(move) if isinstance(move, str) else move
        if not answer:
            raise UnreadableMove("")
        if not ask.admits(answer):
            raise self._refuse(ask, answer)
        self._answer(ask, answer)

    def choose(self, index: int) -> None:
        """Plays the legal move of that index, unchecked: the quick way for players that read `legal`."""
        ask = self._step
        if not isinstance(ask, Ask):
            ask = self.ask_of()
        self._answer(ask, ask.options[index])

    # ------------------------------------------------------------------ refusing

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """Why a move is not possible now; None if it is legal. A seat that is not asked may ask too."""
        answer = parse_move(move) if isinstance(move, str) else move
        asked = [ask for ask in self.asks if seat is None or ask.seat == seat]
        if not asked:
            if seat is None or self.over:
                raise GameIsOver
            view = view_of(self.state, seat)
            refusal = self.rules.why_not(view, seat, "", answer) if self.rules.reads(answer) else None
            if refusal is None:
                raise NotYourTurn(seat, self.to_move)
            return refusal
        ask = asked[0]
        return None if ask.admits(answer) else self._reason(ask, view_of(self.state, ask.seat), answer)

    def _reason(self, ask: Ask, view: S, move: Move) -> Refusal | None:
        if not self.rules.reads(move):
            return None
        refusal = ask.why_not(view, ask.seat, move) if ask.why_not is not None else None
        return refusal or self.rules.why_not(view, ask.seat, ask.kind, move)

    def refused(self, seat: int | None = None) -> dict[Move, Refusal]:
        """Plausible moves that are not possible now, each with its reason."""
        ask = self.ask_of(seat)
        view = view_of(self.state, ask.seat)
        legal = set(ask.options)
        reasons: dict[Move, Refusal] = {}
        for move in self.rules.tries(view, ask.seat, ask.kind):
            if move not in legal and move not in reasons and not ask.admits(move):
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

    @property
    def edition(self) -> str:
        """The edition of the data that the game is played with; "" in a title that has only one."""
        option = self.title.edition_option
        return str(self.options[option]) if option else ""

    @property
    def colours(self) -> tuple[Colour, ...]:
        """Each seat's colour, as given at the table or chosen in play where the title has that; then the company's."""
        colours = self.rules.colours_in(self.state, self.given_colours)
        if not self.company:
            return colours
        return self.title.read_colours([colour.id for colour in colours], self.seats + len(self.company))

    def cast(self, language: str = "en") -> tuple[str, ...]:
        """The names of all who have a score: the seats, then the company in that language."""
        if not self.company:
            return self.names
        names = self.title.names(self.edition)
        return (*self.names, *(names[each][language] for each in self.company))

    @property
    def at_play(self) -> int:
        """Whose turn it is: a seat's, or after the seats one of the company's; -1 for nobody's, and at the end."""
        return -1 if self._step is None else self.rules.at_play(self.state)

    def scene(
        self,
        seat: int | None = None,
        language: str = "en",
        why_not: bool = False,
        bare: bool = False,
        tall: bool = False,
    ) -> Scene:
        """What a picture for that seat may know."""
        from karawela.draw.scene import Scene

        mine = [ask for ask in self.asks if ask.seat == seat]
        return Scene(
            view=self.view(seat),
            seat=seat,
            names=self.cast(language),
            company=self.company,
            colours=self.colours,
            asked=self.to_move,
            kind=self.asks[0].kind if self.asks else "",
            options=tuple(mine[0].options) if mine else (),
            open_options=tuple(self.legal) if self.rules.options_are_open(self.state) else (),
            language=language,
            result=self.result,
            refused=self.refused(seat) if why_not and mine else {},
            edition=self.edition,
            bare=bare,
            tall=tall,
        )

    def _repr_svg_(self) -> str:
        """The board, as everybody may see it, for notebooks, where several may stand on one page."""
        from karawela.draw.board import draw
        from karawela.draw.picture import with_own_ids

        return with_own_ids(draw(self.title, self.scene(None)))

    @property
    def seal(self) -> str:
        """The published commitment to the seed."""
        return seal(self.seed)

    def log(self, seat: int | None = None, since: int = 0) -> list[LogLine]:
        """The log as the seat may read it: a forced step looks like a chosen one, a secret one has no text."""
        recent = self.entries(since)
        waiting = self._given if isinstance(self._step, Together) else {}
        sealed = self.ply - len(waiting)  # answers to an open question to several seats come last
        return [
            log_line(ply, entry, seat, self.over, withheld=ply >= sealed)
            for ply, entry in enumerate(recent, self.ply - len(recent))
        ]

    def nothing_secret(self, since: int = 0) -> bool:
        """Whether everybody may read all of the log and the events from line `since` on."""
        if isinstance(self._step, Together) and self._given:
            return False
        open_lines = all(
            entry[2].audience == EVERYBODY if entry[0] == CHANCE else not entry[3] & SECRET
            for entry in self.entries(since)
        )
        return open_lines and all(audience == EVERYBODY for _, audience, _ in self._happened(since))

    def _happened(self, since: int) -> list[tuple[int, int, Event]]:
        """The events from line `since` on, with who witnessed them."""
        kept = self._events or []
        return kept[bisect_left(kept, since, key=lambda event: event[0]) :] if since else kept

    def events(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from line `since` on, as the seat witnessed it: `(ply, event)`. Only a match with a journal
        has any."""
        witnessed = (EVERYBODY, seat)
        return [
            (ply, event)
            for ply, audience, event in self._happened(since)
            if audience in witnessed or self._step is None
        ]

    def first_told(self, names: Collection[str]) -> int | None:
        """The line of the first event of one of these names that everybody witnessed."""
        kept = self._events or ()
        return next((ply for ply, audience, event in kept if audience == EVERYBODY and event[0] in names), None)

    @property
    def record(self) -> Record:
        """The game so far as a record; `str(record)` is the text of a `.kar` file. Costs a walk over the log."""
        return record_of(self)

    # ------------------------------------------------------------------ other worlds, other times

    def determinize(self, seat: int, rng: Random) -> Match[S]:
        """A match that looks the same to the seat, with everything it may not know dealt again, and other dice."""
        return worlds.determinize(self, seat, rng)

    def undo(self, seat: int | None = None, consent: bool = False) -> int:
        """Takes back the seat's last choice and all that followed; says how many answers went.

        Only down to the horizon: the last outcome of chance, reveal, or answer of another seat. `consent`
        goes beyond it and marks the record."""
        return horizon.undo(self, seat, consent)

    def last_choice(self, seats: Collection[int]) -> LastChoice | None:
        """The last choice of one of these seats, and whether `undo` would take it back without consent."""
        return horizon.last_choice(self, seats)

    def horizon(self, move: Move, seat: int | None = None) -> Horizon:
        """Whether taking the option can be taken back. Costs less than a clone."""
        return horizon.foresee(self, self.ask_of(seat), (move,))[0]

    def horizons(self, seat: int | None = None) -> list[Horizon]:
        """The same of every option of the seat's question, in their order. Kept until the next answer."""
        ask, kept = self.ask_of(seat), self._foreseen
        if kept is None or kept[0] is not ask or kept[1] != self.ply:
            kept = self._foreseen = ask, self.ply, horizon.foresee(self, ask, ask.options)
        return kept[2]
