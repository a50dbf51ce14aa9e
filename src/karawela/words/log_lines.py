"""The log in words: each thing told once, and lines that belong together as one passage.

A line is a choice or an outcome with what it brought about. Where an event says again what was chosen ("Take 1 tobacco.
Pinta takes 1 tobacco."), only the event is told. A passage is what a reader takes in at once: a choice, the dice of one
throw, the steps of one way, a whole deal, the set-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from karawela.engine.ask import parse_move
from karawela.engine.log import CHANCE, LogLine
from karawela.engine.match import Match
from karawela.engine.state import Event
from karawela.words.log_form import LogForm
from karawela.words.messages import Words
from karawela.words.people import People, people_of

FLOOD = 4
"""So many draws in a row are folded into one line."""
Sort = Literal["choice", "quiet", "chance", "dice", "way", "deal", "setup"]


class Told(NamedTuple):
    """A line of the log: who (None: chance), the sentence, and what it brought about."""

    ply: int
    seat: int | None
    text: str
    events: tuple[str, ...] = ()
    chapters: tuple[int, ...] = ()
    """Which of the events open a chapter."""
    verb: str = ""
    """What was chosen or left to chance, without its particulars; empty where the reader may not know it."""
    die: int | None = None
    """The number that chance showed, where it was one."""
    opening: bool = False
    """Whether the line belongs to the set-up."""
    company: int | None = None
    """Of what chance decides: whose turn it tells of, where that is one of the company, by number after the seats."""
    who: str = ""
    """The beginning of the sentence that only says who; whoever has just been named need not be named again."""

    @property
    def actor(self) -> int | None:
        """Whose line it is, of seats and company; None of chance alone."""
        return self.company if self.seat is None else self.seat

    @property
    def sentences(self) -> tuple[str, ...]:
        return (self.text, *self.events) if self.text else self.events


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines that are told as one; `new` where somebody else than before has the word."""

    sort: Sort
    lines: tuple[Told, ...]
    new: bool = True

    @property
    def seat(self) -> int | None:
        """Whose it is, of seats and company; None of chance."""
        return None if self.sort == "setup" else self.lines[-1].actor

    @property
    def of_company(self) -> bool:
        return self.seat is not None and self.lines[-1].seat is None

    @property
    def first(self) -> int:
        return self.lines[0].ply

    @property
    def last(self) -> int:
        return self.lines[-1].ply


def tell(match: Match[Any], seat: int | None, words: Words, since: int = 0) -> list[Told]:
    """The log as the seat may read it, in words, from line `since` on. Costs the lines that are told."""
    form = words.log_form()
    begun = _begun(match, words, form)
    events: dict[int, list[Event]] = {}
    for ply, event in match.events(seat, since):
        events.setdefault(ply, []).append(event)
    people = people_of(match, words.language)
    return [_line(line, events.get(line.ply, ()), people, words, form, begun) for line in match.log(seat, since)]


def _begun(match: Match[Any], words: Words, form: LogForm) -> int | None:
    """The line at which the set-up is over: where the first chapter opens; in a title without any, the first choice."""
    if any(words.tells_of(chapter) for chapter in form.chapters):
        return match.first_told(form.chapters)
    return next((ply for ply, entry in enumerate(match.entries()) if entry[0] != CHANCE), None)


def _line(
    line: LogLine, events: Sequence[Event], people: People, words: Words, form: LogForm, begun: int | None
) -> Told:
    said = [(event, words.event(event, people)) for event in events]
    said = [(event, sentence) for event, sentence in said if sentence]
    again = next((number for number, (event, _) in enumerate(said) if retells(event, line, form)), None)
    text = words.log_text(line.text, line.seat, people) if again is None else said.pop(again)[1]
    opening = begun is None or line.ply < begun
    company = _company(events, people, words) if line.seat is None and not opening else None
    chosen = words.label(parse_move(line.text), people) if line.seat is not None and line.text else ""
    return Told(
        line.ply,
        line.seat,
        text,
        tuple(sentence for _, sentence in said),
        tuple(number for number, (event, _) in enumerate(said) if event[0] in form.chapters),
        line.text.partition(" ")[0],
        words.rolled(line.text, people) if line.seat is None else None,
        opening,
        company,
        text.removesuffix(chosen) if chosen and text.endswith(chosen) else "",
    )


def _company(events: Sequence[Event], people: People, words: Words) -> int | None:
    """The one of the company whom the events tell of: whom the first of them names that names anybody."""
    if not people.company:
        return None
    named = next(filter(None, (words.first_named(event, people) for event in events)), None)
    if named is None or named.sort != "company":
        return None
    return len(people) - len(people.company) + people.company.index(named.name)


def retells(event: Event, line: LogLine, form: LogForm) -> bool:
    """Whether the event says all that the line says: it names every component and number that was chosen, and the same
    seat. Numbers alone are not enough: they may count something else."""
    if not line.text or event[0] in form.chapters:
        return False
    verb, *chosen = line.text.split(" ")
    given = [str(each) for each in event[1:]]
    if line.seat is not None and (not given or given.pop(0) != str(line.seat)):
        return False
    if verb in form.retold.get(str(event[0]), ()):
        return True
    return any(not each.lstrip("-").isdigit() for each in chosen) and set(chosen) <= set(given)


def passages(lines: Sequence[Told], form: LogForm, before: int | None = None) -> list[Passage]:
    """The lines by what belongs together; `before` is the seat of the line that went before them, if it is known."""
    made: list[Passage] = []
    last: int | None = before
    for sort, group in _grouped(lines, form):
        seat = None if sort == "setup" else group[-1].actor
        made.append(Passage(sort, tuple(group), not made or seat != last or bool(made[-1].lines[-1].chapters)))
        last = seat
    return made


def _grouped(lines: Sequence[Told], form: LogForm) -> Iterator[tuple[Sort, list[Told]]]:
    group: list[Told] = []
    for line in lines:
        if group and not _goes_on(group[-1], line, form):
            yield from _sorted(group, form)
            group = []
        group.append(line)
    if group:
        yield from _sorted(group, form)


def _goes_on(before: Told, line: Told, form: LogForm) -> bool:
    """Whether a line belongs to what the line before it began."""
    if before.opening or line.opening:
        return before.opening and line.opening
    if before.events or before.seat != line.seat:
        return False
    if line.seat is not None:
        return line.verb == before.verb and line.verb in form.ways
    return (line.die is None) == (before.die is None) and (line.die is not None or line.verb == before.verb)


def _sorted(group: list[Told], form: LogForm) -> Iterator[tuple[Sort, list[Told]]]:
    """What kind of passage the lines are; draws that are too few for a deal are told one by one."""
    first = group[0]
    if first.opening and len(group) > 1:
        yield "setup", group
    elif first.die is not None and not first.opening:
        yield "dice", group
    elif first.seat is not None and len(group) > 1:
        yield "way", group
    elif first.seat is None and len(group) >= FLOOD:
        yield "deal", group
    else:
        for line in group:
            idle = line.verb in form.quiet and not line.events
            yield ("chance" if line.seat is None else "quiet" if idle else "choice"), [line]


def folded(passage: Passage, words: Words) -> str:
    """What stands for the lines of a passage until somebody wants them all; empty if all of them are told."""
    count = len(passage.lines)
    if passage.sort == "setup":
        return words.say("log-setup")
    if passage.sort == "deal":
        return words.say("log-deal", first=passage.lines[0].text, n=count - 1)
    return words.say("log-way", last=passage.lines[-1].text, n=count) if passage.sort == "way" else ""
