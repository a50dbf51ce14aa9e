"""A finished game looked at again: what whoever was asked could expect, and what the choice cost.

Every decision is put to the search once more, through the seat that made it: the search knows what that player could
know then, and nothing of what came to light later. The costliest ones are looked at again, for longer, before they are
believed: among two hundred rough estimates the largest is mostly luck. How all seats stood before a decision is told
with everything open, as it is after the end.

`analysis` says what is to be judged next and is told the judgements, so that whoever has processes can use them:

    work = analysis(match.entries(), Budget(seconds=0.15))
    task = next(work)
    task = work.send(judge_all(match, task))     # until StopIteration brings them all
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from karawela.bots.report import Report
from karawela.bots.results import results_of
from karawela.bots.search import Budget, Search
from karawela.bots.sense import sense_of
from karawela.engine import Match, Move, NoWorld, Seat, move_text
from karawela.engine.log import CHANCE, FORCED, Entry
from karawela.engine.stored import earlier

VERSION = 4
"""Raised when judgements of older analyses are no longer worth showing."""
BATCH = 4
"""So many decisions make one task."""
AGAIN = 6
"""So many of each seat's costliest decisions are looked at again."""
LONGER = 4
"""And for so many times as long."""
HEARD = 16
"""An option that was tried less often than this has not been heard."""
HEARINGS = 2
"""So often it is given half the time again to be heard."""
COUNTS = 0.01
"""A cost below this is none."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision: the line of the record before which it was made, who chose what, what the search would have
    chosen, what that could expect (0 lost, 1 won), and how much less the choice could. `stood` is by seat."""

    ply: int
    seat: int
    chosen: str
    best: str
    expected: float
    cost: float
    tries: int
    stood: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """Decisions to judge, each with this budget; `done` is the share of the work that lies behind."""

    plies: tuple[int, ...]
    budget: Budget
    done: float


Work = Generator[Task, Sequence[Judgement], list[Judgement]]


def decisions(entries: Sequence[Entry]) -> list[int]:
    """Where somebody was asked: the number of lines before each such answer."""
    return [ply for ply, entry in enumerate(entries) if entry[0] != CHANCE and not entry[3] & FORCED]


def analysis(entries: Sequence[Entry], budget: Budget) -> Work:
    """The whole analysis of a finished game, task by task; returns a judgement for every decision with a choice."""
    plies = decisions(entries)
    seats = {entries[ply][0] for ply in plies}
    rest = min(AGAIN * len(seats), len(plies)) * LONGER
    whole = max(1, len(plies) + rest)
    judged: dict[int, Judgement] = {}
    for first in range(0, len(plies), BATCH):
        for judgement in (yield Task(tuple(plies[first : first + BATCH]), budget, first / whole)):
            judged[judgement.ply] = judgement
    doubtful = [each.ply for seat in sorted(seats) for each in costliest(list(judged.values()), seat, AGAIN)]
    longer = Budget(budget.iterations * LONGER, budget.seconds * LONGER, budget.sight)
    for place, ply in enumerate(doubtful):
        done = (len(plies) + rest * place / len(doubtful)) / whole
        for judgement in (yield Task((ply,), longer, done)):
            judged[judgement.ply] = judgement
    return [judged[ply] for ply in sorted(judged)]


def analyse(match: Match[Any], budget: Budget, seed: str = "") -> list[Judgement]:
    """The analysis of a finished match, here and now. Equal seeds and iterations give equal judgements."""
    work = analysis(match.entries(), budget)
    whole = earlier(match, match.ply)
    try:
        task = next(work)
        while True:
            task = work.send(judge_all(whole, task, seed))
    except StopIteration as done:
        judged: list[Judgement] = done.value
        return judged


def costliest(judged: Sequence[Judgement], seat: int, most: int = 3) -> list[Judgement]:
    """The decisions that cost a seat most, the worst first; none that cost nothing worth speaking of."""
    own = [each for each in judged if each.seat == seat and each.cost >= COUNTS]
    return sorted(own, key=lambda each: (-each.cost, each.ply))[:most]


def judge_all(match: Match[Any], task: Task, seed: str = "") -> list[Judgement]:
    """The judgements of a task about a finished match, which is replayed once at most. A decision is left out that had
    one option only, or for which no world is found."""
    entries = match.entries()
    whole = earlier(match, max(task.plies))
    found: list[Judgement] = []
    for ply in task.plies:
        rng = Random(f"{seed} {ply} {task.budget.iterations}")
        judgement = judge(earlier(whole, ply), entries[ply], task.budget, rng)
        if judgement is not None:
            found.append(judgement)
    return found


def judge(match: Match[Any], entry: Entry, budget: Budget, rng: Random) -> Judgement | None:
    """What the answer that was given at this point of the game cost whoever gave it."""
    who, chosen = entry[0], entry[1]
    seat = Seat(match, who)
    if len(seat.legal) < 2 or chosen not in seat.legal:
        return None
    try:
        report = heard(Search(rng, budget), seat, chosen)
    except NoWorld:
        return None
    best, taken = report.thoughts[0], report.of(chosen)
    if taken.visits and taken.expected >= best.expected:
        best = taken
    return Judgement(
        ply=match.ply,
        seat=who,
        chosen=move_text(chosen),
        best=move_text(best.move),
        expected=round(best.expected, 4),
        cost=round(best.expected - taken.expected, 4) if taken.visits else 0.0,
        tries=report.node.visits,
        stood=tuple(round(each, 4) for each in results_of(match, sense_of(match.title))),
    )


def heard(search: Search, seat: Seat[Any], chosen: Move) -> Report:
    """What the search says, after it has tried the chosen option often enough to speak of it: by itself it soon leaves
    alone what looks worse."""
    report = search.report(seat)
    half = Budget(max(1, search.budget.iterations // 2), search.budget.seconds / 2, search.budget.sight)
    for _ in range(HEARINGS):
        thought = report.of(chosen)
        if thought.visits >= HEARD or report.best == chosen or thought.course not in report.node.children:
            break
        search.budget = half
        report = search.report(seat, report.node, thought.course)
    return report
