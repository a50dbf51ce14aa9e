"""The ladder of a title: every level against the one below, and a captain among three sailors.

Playing and writing are apart: the results lie in files, one a rung, and a document can be written from what is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from karawela.arena.errors import BadPlan, BadResults
from karawela.arena.plan import Plan, plan_of
from karawela.arena.report.commands import block, ladder_commands
from karawela.arena.report.findings import Duels, Findings, findings_of
from karawela.arena.report.pages import Cell, Grid, Numerals, Part, Section, bot_name, file_name, markdown
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
    if len(levels) == 1 or len(crew) not in (0, 2):
        raise BadPlan("arena-no-ladder")
    ladder = []
    for below, above in pairwise(levels):
        plan = plan_of(title, (above, below), 2, games, seed)
        ladder.append(Rung(plan, folder / title / _file(f"{above}-{below}")))
    if crew and CREW in registry.title(title).seats:
        captain, sailor = crew
        plan = plan_of(title, (captain, *[sailor] * (CREW - 1)), CREW, games, seed)
        ladder.append(Rung(plan, folder / title / _file(f"{captain}-among-{sailor}")))
    if not ladder:
        raise BadPlan("arena-no-ladder")
    return ladder


def _file(rung: str) -> str:
    return f"{file_name(rung)}.sqlite"


def document(title: str, ladder: Sequence[Rung], language: str) -> str:
    """The ladder in Markdown, from the rungs that have results; `BadResults` if none has."""
    words = words_for(registry.title(title), language)
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
    if not found:
        raise BadResults("arena-nothing-to-write", title=title, path=str(ladder[0].path.parent))
    made = words.say("arena-ladder-made", program=found[0].plan.program)
    lead = [words.say("arena-ladder-about"), made, block(ladder_commands([one.plan for one in found]))]
    return markdown(words.say("arena-ladder", title=words.title_name()), lead, sections)


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
