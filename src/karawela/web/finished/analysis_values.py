"""What an analysis has found, as its page shows it: lines of a graph, rows of a table, decisions in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from markupsafe import Markup

from karawela.bots.analysis import Judgement, costliest
from karawela.engine import Match, parse_move
from karawela.engine.stored import earlier
from karawela.web.finished.share_graph import Line, graph
from karawela.words import Words
from karawela.words.people import people_of


class Costly(NamedTuple):
    """A costly decision in words: the step after which it was made, and how many percentage points it cost."""

    step: int
    chosen: str
    better: str
    points: int


def turns(judged: Sequence[Judgement]) -> list[Judgement]:
    """The first decision of every turn: in the middle of one a player seems to be better off than it lasts."""
    firsts = [each for before, each in pairwise(judged) if before.seat != each.seat]
    return [*judged[:1], *firsts]


def shares(match: Match[Any]) -> list[float]:
    """What each seat has of the victory in the end."""
    result = match.result
    assert result is not None
    return [result.share(seat) for seat in range(match.seats)]


def rows_of(match: Match[Any], judged: Sequence[Judgement]) -> list[tuple[int, list[int]]]:
    """The graph as rows: the step, and everybody's expected result in percent."""
    rows = [(each.ply, [round(100 * share) for share in each.stood]) for each in turns(judged)]
    return [*rows, (match.ply, [round(100 * share) for share in shares(match)])]


def graph_of(match: Match[Any], judged: Sequence[Judgement], size: tuple[float, float], words: Words) -> Markup:
    """The graph, with a ring at each of the costliest decisions."""
    shown, ends = turns(judged), shares(match)
    lines, ways = [], []
    for seat in range(match.seats):
        points = [*((each.ply, each.stood[seat]) for each in shown), (match.ply, ends[seat])]
        rings = [(each.ply, share_at(points, each.ply), cost_in_words(each, words)) for each in costliest(judged, seat)]
        lines.append(Line(match.colours[seat], points, rings))
        first, last = round(100 * points[0][1]), round(100 * points[-1][1])
        ways.append(words.say("web-analysis-way", name=match.names[seat], first=first, last=last))
    name = f"{words.say('web-analysis-chart')}: {'; '.join(ways)}."
    return graph(lines, *size, name, words.say("web-step"))


def share_at(points: Sequence[tuple[int, float]], step: int) -> float:
    """Where the line is at a step."""
    before, after = points[0], points[-1]
    for point in points:
        if point[0] <= step:
            before = point
        else:
            after = point
            break
    length = after[0] - before[0]
    return before[1] + (after[1] - before[1]) * (step - before[0]) / length if length > 0 else before[1]


def cost_in_words(each: Judgement, words: Words) -> str:
    return f"{words.say('web-step')} {each.ply}: {words.say('web-analysis-cost', points=points_of(each))}"


def points_of(each: Judgement) -> int:
    """The cost in whole percentage points."""
    return max(1, round(100 * each.cost))


def costly_of(match: Match[Any], judged: Sequence[Judgement], words: Words) -> list[list[Costly]]:
    """Each seat's costliest decisions, the worst first."""
    return [[_in_words(match, each, words) for each in costliest(judged, seat)] for seat in range(match.seats)]


def _in_words(match: Match[Any], each: Judgement, words: Words) -> Costly:
    view, people = earlier(match, each.ply).view(each.seat), people_of(match, words.language)
    chosen, better = (words.offer(parse_move(move), view, people) for move in (each.chosen, each.best))
    return Costly(each.ply, chosen, better, points_of(each))
