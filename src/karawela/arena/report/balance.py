"""The balance of a title: what a seat is worth, how scores lie, what options change, what is always or never taken.

Equal players show the game rather than themselves, so one bot plays all seats. Where a title lets one say who begins,
seat 1 does: seats are then places in the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from karawela.arena.errors import BadResults
from karawela.arena.plan import Plan, plan_of
from karawela.arena.report.commands import balance_command, block
from karawela.arena.report.findings import findings_of
from karawela.arena.report.pages import Section, bot_name, file_name, markdown
from karawela.arena.report.sections import Writer
from karawela.arena.report.sections_taken import taken
from karawela.arena.results import Results
from karawela.engine import registry
from karawela.engine.record import option_text
from karawela.words import words_for

Options = dict[str, str]


class Trial(NamedTuple):
    """So many equal players, and the file of the results."""

    plan: Plan
    path: Path


def trials(title: str, bot: str, variants: Sequence[Options], games: int, seed: str, folder: Path) -> list[Trial]:
    """One trial for every number of players from 2 up; the first also plays every variant, the others only the usual
    game. Without variants given, every switch of the title is thrown, one at a time."""
    game = registry.title(title)
    usual = _usual(title)
    changed = [usual | dict(options) for options in variants or switches(title)]
    found: list[Trial] = []
    for players in game.seats:
        if players > 1:
            sets = (usual,) if found else (usual, *changed)
            plan = plan_of(title, (bot,) * players, players, games, seed, sets)
            found.append(Trial(plan, folder / title / f"{file_name(bot)}-{players}.sqlite"))
    return found


def _usual(title: str) -> Options:
    """Seat 1 begins, where one can choose."""
    return {"first_player": "1"} if any(each.name == "first_player" for each in registry.title(title).options) else {}


def switches(title: str) -> list[Options]:
    """Every yes-or-no option of the title, turned from its usual value."""
    switched = [option for option in registry.title(title).options if isinstance(option.default, bool)]
    return [{option.name: option_text(not option.default)} for option in switched]


def document(title: str, tried: Sequence[Trial], language: str) -> str:
    """The balance in Markdown, from the trials that have results; `BadResults` if none has."""
    words = words_for(registry.title(title), language)
    sections: list[Section] = []
    whole: list[Section] = []
    first: Plan | None = None
    for trial in tried:
        if not trial.path.is_file():
            continue
        with Results(trial.path) as results:
            found = findings_of(results, usual=True)
        if not found.games:
            continue
        first = first or found.plan
        writer = Writer(found, words, charts=False)
        players = found.plan.players
        section = Section(f"players-{players}", words.say("arena-balance-players", players=players))
        for part in (writer.seats(), writer.scores(), writer.length()):
            part.parts[0].heading = part.heading
            section.parts += part.parts
        sections.append(section)
        if not whole:
            whole = [*([writer.variants()] if len(found.plan.variants) > 1 else []), taken(writer)]
    if first is None:
        raise BadResults("arena-nothing-to-write", title=title, path=str(tried[0].path.parent))
    bots = ", ".join(dict.fromkeys(bot_name(words, trial.plan.entrants[0]) for trial in tried))
    made = words.say("arena-balance-made", program=first.program)
    command = balance_command(first, _usual(title), switches(title))
    lead = [words.say("arena-balance-about", bot=bots), made, block([command])]
    return markdown(words.say("arena-balance", title=words.title_name()), lead, sections + whole)
