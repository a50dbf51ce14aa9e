"""From a record back to a match, checking every line on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from karawela.engine import registry
from karawela.engine.ask import Chance, move_text
from karawela.engine.chance import Stream, seal
from karawela.engine.errors import MoveError, RecordError, SetupError, UnknownVersion
from karawela.engine.log import CHANCE, chance_text
from karawela.engine.match import Match
from karawela.engine.record import Record, RecordLine


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` has seen hold: so many outcomes of chance follow from the sealed seed."""

    outcomes: int
    moves: int
    finished: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """An outcome of chance, as anybody can derive it: `word(number) * len(things) >> 64` is its place among them."""

    number: int
    what: str
    things: tuple[str, ...]
    """All that could have come up, in their order, as the record writes them."""
    index: int

    @property
    def text(self) -> str:
        """What came up."""
        return self.things[self.index]


def replay(record: Record, upto: int | None = None, journal: bool = False) -> Match[Any]:
    """The match after the record's first `upto` lines (all, by default). A line that does not fit raises a
    `RecordError` that names it. The match can go on if the record holds its seed."""
    return _Replay(record, upto).run(journal)


def verify(record: Record, told: Callable[[Outcome], None] | None = None) -> Verdict:
    """Derives every outcome of chance from the seed again, and the result from the moves; `told` hears of each outcome
    that holds, in order."""
    if record.seed is None:
        raise RecordError("the record holds only the seal of its seed; the dice can be verified after the game")
    if seal(record.seed) != record.seal:
        raise RecordError("the seed does not fit the seal that was published before the first move")
    stream = Stream(record.seed)

    def check(step: Chance, number: int, outcome: int, line: RecordLine) -> None:
        index = stream.at(number, len(step.pool))
        if step.pool[index] != outcome:
            raise RecordError(
                f"'{line.text}' is recorded, but the seed gives {step.text(step.pool[index])}", line.number
            )
        if told is not None:
            told(Outcome(number, step.what, tuple(step.text(thing) for thing in step.pool), index))

    match = _Replay(record, None, check).run()
    outcomes = sum(line.seat is None for line in record.lines)
    return Verdict(outcomes, len(record.lines) - outcomes, match.over)


class _Replay:
    """Feeds a record's lines to a fresh match: outcomes when chance is asked, moves when a seat is."""

    def __init__(
        self,
        record: Record,
        upto: int | None,
        check: Callable[[Chance, int, int, RecordLine], None] | None = None,
    ):
        self.record = record
        self.lines = record.lines if upto is None else record.lines[:upto]
        self.outcomes = [line for line in record.lines if line.seat is None]
        self.check = check
        self.stream = Stream(record.seed or "")
        self.checked = 0

    def run(self, journal: bool = False) -> Match[Any]:
        record = self.record
        try:
            title = registry.title(record.title)
            if record.version not in title.known_versions:
                known = ", ".join(str(version) for version in title.known_versions)
                raise UnknownVersion(
                    f"the record was played by version {record.version} of {record.title}'s rules; "
                    f"this program knows {known}",
                    3,
                )
            match: Match[Any] = Match(
                title,
                record.seats,
                record.seed or "",
                record.options,
                record.names,
                record.colours,
                journal,
                source=self.outcome,
                version=record.version,
            )
        except SetupError as error:
            raise RecordError(f"the heading cannot be followed: {error}") from None
        while True:
            self.compare(match)
            if match.ply >= len(self.lines):
                break
            self.play(match, self.lines[match.ply])
        if match.ply >= len(record.lines):
            self.compare_result(match)
        match.marks = tuple(record.marks)
        match._source = None if record.seed is not None else _sealed
        return match

    def outcome(self, step: Chance, number: int) -> int:
        """What chance answered in the record; beyond it, what the seed says."""
        if number >= len(self.outcomes):
            if self.record.seed is None:
                raise RecordError("the record breaks off where chance has to decide", self.record.end_line)
            return step.pool[self.stream.at(number, len(step.pool))]
        line = self.outcomes[number]
        what, _, text = line.text.partition(" ")
        if what != step.what:
            raise RecordError(f"'{line.text}' stands where {step.what} has to be decided by chance", line.number)
        for thing in step.pool:
            if step.text(thing) == text:
                if self.check is not None:
                    self.check(step, number, thing, line)
                return thing
        raise RecordError(f"'{text}' cannot come up for {step.what} here", line.number)

    def play(self, match: Match[Any], line: RecordLine) -> None:
        if match.over:
            raise RecordError(f"'{line.text}' stands after the end of the game", line.number)
        if line.seat is None:
            raise RecordError(
                f"'{line.text}' is an outcome of chance where seat {match.to_move[0] + 1} is asked", line.number
            )
        try:
            match.play(line.text, line.seat)
        except MoveError as error:
            raise RecordError(str(error), line.number) from None

    def compare(self, match: Match[Any]) -> None:
        """Every answer that the match has given by itself must stand in the record too."""
        for entry in match.entries(self.checked):
            if self.checked == len(self.record.lines):
                break
            line = self.record.lines[self.checked]
            seat = None if entry[0] == CHANCE else entry[0]
            text = chance_text(entry) if seat is None else move_text(entry[1])
            if (seat, text) != (line.seat, line.text):
                who = "chance" if seat is None else f"seat {seat + 1}"
                raise RecordError(f"'{line.text}' stands where {who} has '{text}'", line.number)
            self.checked += 1

    def compare_result(self, match: Match[Any]) -> None:
        result = match.result
        if result is None:
            if self.record.result:
                raise RecordError("the record gives a result, but the game is not over", self.record.end_line)
            return
        if self.record.result != list(zip(result.scores, result.ranks, strict=True)):
            raise RecordError(
                f"the moves give the scores {list(result.scores)}, the record says otherwise", self.record.end_line
            )


def _sealed(step: Chance, number: int) -> int:
    raise RecordError("the record holds only the seal of its seed: it can be looked at, but not played on")
