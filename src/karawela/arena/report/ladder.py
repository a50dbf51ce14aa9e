"""The ladder of a title: every level against the one below, and a captain among three sailors.

Playing and writing are apart: the results lie in files, one a rung, and a document can be written from what is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from karawela.arena.plan import Plan, plan_of
from karawela.arena.report.findings import Duels, Findings, findings_of
from karawela.arena.report.pages import Cell, Grid, Numerals, Part, Section, bot_name, markdown
from karawela.arena.report.ratings import ratings_of
from karawela.arena.report.sections import Writer
from karawela.arena.results import Results
from karawela.engine import registry
from karawela.words import Words, words_for

CREW = 4
"""A captain and three sailors."""


class Rung(NamedTuple):
    """A level, whom it meets, and the file of the results."""

    plan: Plan
    path: Path

    @property
    def above(self) -> str:
        return self.plan.entrants[0]

    @property
    def below(self) -> str:
        return self.plan.entrants[1]


def rungs(title: str, levels: Sequence[str], crew: Sequence[str], games: int, seed: str, folder: Path) -> list[Rung]:
    """The rungs from the lowest up; the crew's (captain, sailor) last, where the title has seats for it."""
    ladder = []
    for below, above in pairwise(levels):
        plan = plan_of(title, (above, below), 2, games, seed)
        ladder.append(Rung(plan, folder / title / _file(f"{above}-{below}")))
    if len(crew) == 2 and CREW in registry.game(title).seats:
        captain, sailor = crew
        plan = plan_of(title, (captain, *[sailor] * (CREW - 1)), CREW, games, seed)
        ladder.append(Rung(plan, folder / title / _file(f"{captain}-among-{sailor}")))
    return ladder


def _file(rung: str) -> str:
    """Not every system takes an asterisk in a name."""
    return f"{rung.replace('*', 'x')}.sqlite"


def document(title: str, ladder: Sequence[Rung], language: str) -> str:
    """The ladder in Markdown, from the rungs that have results."""
    words = words_for(registry.game(title), language)
    found = []
    for rung in ladder:
        if rung.path.is_file():
            with Results(rung.path) as results:
                findings = findings_of(results)
            if findings.games:
                found.append(findings)
    twos = [one for one in found if one.plan.players == 2]
    crews = [one for one in found if one.plan.players == CREW]
    sections = [_rungs_section(words, twos)] if twos else []
    if crews:
        sections.append(_crew_section(words, crews))
    if twos:
        sections.append(_ratings_section(words, twos))
    lead = [words.say("arena-ladder-about"), words.say("arena-ladder-made", title=title)]
    return markdown(words.say("arena-ladder", title=words.title()), lead, sections)


def _rungs_section(words: Words, found: Sequence[Findings]) -> Section:
    table = _table(words)
    for one in found:
        _row(table, words, one, 0.5)
    part = Part(about=[words.say("arena-ladder-rungs-about")], table=table)
    return Section("rungs", words.say("arena-ladder-rungs"), [part])


def _crew_section(words: Words, found: Sequence[Findings]) -> Section:
    table = _table(words)
    for one in found:
        _row(table, words, one, 1 / CREW)
    part = Part(about=[words.say("arena-ladder-crew-about")], table=table)
    return Section("crew", words.say("arena-ladder-crew"), [part])


def _table(words: Words) -> Grid:
    columns = ("level", "against", "games", "wins", "interval", "score", "pace")
    return Grid([words.say(f"arena-col-{column}") for column in columns])


def _row(table: Grid, words: Words, found: Findings, even: float) -> None:
    numerals = Numerals(words.language)
    above, below = found.entrants[found.plan.entrants[0]], found.entrants[found.plan.entrants[1]]
    others = found.plan.players - 1
    low, high = above.won.interval()
    table.add(
        bot_name(words, above.name),
        bot_name(words, below.name) if others == 1 else f"{others} × {bot_name(words, below.name)}",
        numerals.number(found.games),
        Cell(numerals.percent(above.won.rate, 1), not low <= even <= high),
        numerals.interval(above.won),
        f"{numerals.number(above.scores.mean().value, 1)} : {numerals.number(below.scores.mean().value, 1)}",
        numerals.pace(above.pace),
    )


def _ratings_section(words: Words, found: Sequence[Findings]) -> Section:
    """One scale for all levels; deals of different rungs are different deals here."""
    duels: Duels = {}
    names: dict[str, None] = {}
    for one in found:
        names |= dict.fromkeys(one.plan.names)
        for deal in one.duels.values():
            duels[len(duels)] = deal
    return Writer(found[0], words, charts=False).ratings(ratings_of(tuple(names), duels))
