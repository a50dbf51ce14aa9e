"""What the two terminal tables share: whose turn it is, what a person typed, taking back, saving, bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karawela.draw.scene import Scene
from karawela.engine import (
    Ask,
    DataError,
    Horizon,
    IllegalMove,
    Match,
    Move,
    Seat,
    SetupError,
    UndoError,
    UnreadableMove,
    save_text,
)
from karawela.engine.ask import move_text, parse_move
from karawela.engine.ledger import LANGUAGES
from karawela.terminal.orders import Orders
from karawela.terminal.story import Sentence, story
from karawela.words import Words, words_of
from karawela.words.people import People, people_of
from karawela.words.undo_reach import reach

if TYPE_CHECKING:
    from karawela.bots import Player

HORIZON_SIGNS = {Horizon.FREE: " ", Horizon.HANDOVER: "→", Horizon.CLOSED: "!"}


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a person sees it: its number, its words, its text form and whether it can be taken back."""

    number: int
    move: Move
    label: str
    text: str
    horizon: Horizon

    @property
    def sign(self) -> str:
        return HORIZON_SIGNS[self.horizon]

    def matches(self, typed: str) -> bool:
        """Whether every typed word stands in it; bare digits are the beginning of its number."""
        typed = typed.strip().casefold()
        if typed.isdecimal():
            return str(self.number).startswith(typed)
        return all(self.says(word) for word in typed.split())

    def says(self, phrase: str) -> bool:
        """Whether the phrase stands in its words or its text form as it is."""
        return phrase.casefold() in f"{self.label} {self.text}".casefold()


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that is not possible: its words, its text form, the particulars, the rule's sentence with its id."""

    label: str
    text: str
    detail: str
    rule: str


class Unclear(Exception):
    """Something was typed that is no answer; the message says why and what would be one."""


class Session:
    """One table: a match, a player for each seat (None: a person at this keyboard), a language, a file.

    `viewer` is the seat whose eyes the screen may show: the person who was asked last and has sat down.
    """

    def __init__(self, match: Match[Any], players: Sequence[Player | None], language: str, save_path: Path):
        if len(players) != match.seats:
            raise SetupError(f"{match.seats} seats need as many players, not {len(players)}")
        self.match = match
        self.players = tuple(players)
        self.language = language
        self.save_path = save_path
        self.people = tuple(seat for seat, player in enumerate(players) if player is None)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.trouble = ""
        """Why the last save failed; empty when all is well."""
        self.version = 0
        """Grows with every change of the match; a bot's choice for an older one is dropped."""
        self._seen = dict.fromkeys(self.people, match.ply)
        self.orders = Orders(self)

    # ------------------------------------------------------------------ whose turn

    @property
    def words(self) -> Words:
        return words_of(self.match, self.language)

    @property
    def everybody(self) -> People:
        """Those whom a sentence may name."""
        return people_of(self.match, self.language)

    @property
    def asked(self) -> int | None:
        """The seat that has to answer next; None at the end."""
        asked = self.match.to_move
        return asked[0] if asked else None

    @property
    def begun(self) -> bool:
        """Whether any seat has chosen anything yet."""
        return any(line.seat is not None for line in self.match.log(self.viewer))

    @property
    def ask(self) -> Ask:
        return self.match.ask_of(self.asked)

    @property
    def bot_is_asked(self) -> bool:
        return self.asked is not None and self.players[self.asked] is not None

    @property
    def curtain(self) -> bool:
        """Whether another person has to sit down before anything is shown."""
        person = self.asked is not None and not self.bot_is_asked
        return person and len(self.people) > 1 and self.asked != self.viewer

    def sit_down(self) -> None:
        """The asked person is at the keyboard now."""
        self.viewer = self.asked

    def name(self, seat: int | None) -> str:
        return self.match.names[seat] if seat is not None else self.words.say("chance")

    def scene(self) -> Scene:
        return self.match.scene(self.viewer, self.language)

    def choices(self) -> list[Choice]:
        """The options of the person at the keyboard, numbered; empty while somebody else is asked."""
        if self.asked is None or self.asked != self.viewer:
            return []
        view, people = self.match.view(self.asked), self.everybody
        return [
            Choice(number, move, self.words.offer(move, view, people), move_text(move), horizon)
            for number, (move, horizon) in enumerate(
                zip(self.ask.options, self.match.horizons(self.asked), strict=True), 1
            )
        ]

    def question(self) -> str:
        """What is asked, addressed to the person at the keyboard or told about another."""
        if self.asked is None:
            return self.words.say("table-over")
        if self.asked == self.viewer:
            return self.words.question(self.ask.kind, self.match.view(self.asked))
        return self.words.waiting(self.ask.kind, self.name(self.asked))

    # ------------------------------------------------------------------ answering

    def read(self, typed: str) -> Move:
        """The move that a person means: a number, a text form, or words that fit one option only."""
        typed = typed.strip().removeprefix("/")
        say, choices = self.words.say, self.choices()
        if not typed:
            raise Unclear(say("table-empty"))
        if typed.isdecimal():
            if 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1].move
            raise Unclear(say("table-no-number", number=typed, most=len(choices)))
        move = parse_move(typed)
        if self.ask.admits(move):
            return move
        if self.match.why_not(move, self.asked) is None:
            fitting = [choice for choice in choices if choice.says(typed)]
            fitting = fitting or [choice for choice in choices if choice.matches(typed)]
            if len(fitting) == 1:
                return fitting[0].move
            if fitting:
                raise Unclear(say("table-several", moves="; ".join(choice.text for choice in fitting[:5])))
        return move

    def play(self, move: Move) -> None:
        """Answers for the asked seat and saves. A refused move raises a `MoveError` and changes nothing."""
        seat, ply = self.asked, self.match.ply
        self.match.play(move, seat)
        if seat in self._seen:
            self._seen[seat] = ply
        self.changed()

    def changed(self) -> None:
        self.version += 1
        self.try_to_save()

    def explain(self, error: IllegalMove | UnreadableMove) -> str:
        """Why a move was refused, with the rule's id, and the legal moves like it."""
        words = self.words
        message = "error-illegal" if isinstance(error, IllegalMove) else "error-no-move"
        parts = [words.say(message, text=error.text)]
        if isinstance(error, IllegalMove) and error.refusal is not None:
            parts.append(words.refusal(error.refusal, self.everybody))
        if error.nearest:
            like = "error-nearest" if isinstance(error, IllegalMove) else "table-possible"
            parts.append(words.say(like, moves=", ".join(error.nearest)))
        return " ".join(parts)

    def refused(self) -> list[Refused]:
        """Plausible moves that are not possible now, with the reasons."""
        if self.asked is None or self.asked != self.viewer:
            return []
        words, people, listed = self.words, self.everybody, []
        for move, refusal in self.match.refused(self.asked).items():
            rule = f"{words.rule(refusal.rule)} ({refusal.rule})"
            detail = words.refusal(refusal, people).removesuffix(rule).strip()
            listed.append(Refused(self._label(move), move_text(move), detail, rule))
        return listed

    def _label(self, move: Move) -> str:
        """A refused move in words; one that names what does not exist has only its text form."""
        try:
            return self.words.label(move, self.everybody)
        except DataError:
            return move_text(move)

    # ------------------------------------------------------------------ bots

    def thought(self) -> Callable[[], Move]:
        """The asked bot's thinking, to be run anywhere: it works on a copy, so the match can be read meanwhile."""
        seat = self.asked
        assert seat is not None
        player = self.players[seat]
        assert player is not None
        facade = Seat(self.match, seat).aside()
        return lambda: player.choose(facade)

    # ------------------------------------------------------------------ taking back, saving

    @property
    def may_insist(self) -> bool:
        """Whether a person may go back beyond the horizon: nobody else at the table is deceived by it."""
        return len(self.people) == 1

    def undo(self, insist: bool = False) -> None:
        """Takes back the last choice of the person at the keyboard; `UndoError` if that is not possible."""
        if self.viewer is None:
            raise UndoError("no person has chosen anything yet")
        if self.match.over:
            raise UndoError("the game is over")
        self.match.undo(self.viewer, consent=insist and self.may_insist)
        self.orders.let_choose(self.viewer)
        for seat in self._seen:
            self._seen[seat] = min(self._seen[seat], self.match.ply)
        self.changed()

    def reach(self) -> str:
        """How far taking back would go."""
        choice = self.match.last_choice(() if self.viewer is None else (self.viewer,))
        return reach(self.match, choice, self.viewer, self.words, self.may_insist)[0] if choice is not None else ""

    def explain_undo(self, error: UndoError) -> str:
        """Why nothing was taken back, and what the way out is."""
        say = self.words.say
        if self.match.over:
            return say("table-over")
        if not error.beyond_horizon:
            return say("error-undo-nothing")
        return f"{say('error-undo-horizon')} {say('table-undo-consent')}"

    def try_to_save(self) -> None:
        """Writes the record, seed included, whole or not at all. If that fails, `trouble` says so; the game goes on."""
        self.trouble = ""
        try:
            save_text(self.save_path, self.match.record.text(with_seed=True), private=True)
        except OSError as error:
            self.trouble = self.words.say("table-not-saved", path=str(self.save_path), reason=error.strerror or "")

    def switch_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    # ------------------------------------------------------------------ what is told

    @property
    def seen(self) -> int:
        """The ply up to which the person at the keyboard has followed: everything from the own last choice is news."""
        return self._seen.get(self.viewer, 0) if self.viewer is not None else 0

    def story(self, since: int = 0) -> list[Sentence]:
        """What the viewer may read of everything from that ply on."""
        return story(self.match, self.viewer, self.words, since)
