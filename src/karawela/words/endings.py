"""How a game ended, in words: who has won and why, the reader's place, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from karawela.engine.result import Result
from karawela.engine.state import State
from karawela.words.messages import Value, Words

TOTAL = "total"
"""The line of a score that is the sum of those that are worth points."""
MOST = 3
"""So many sources of points are named."""


def ending(words: Words, result: Result, names: Sequence[str]) -> str:
    """The whole sentence, with the points of those who have won. `names` are those of the seats, then the company's."""
    points = result.scores[result.winners[0]] if result.winners else 0
    return words.say(f"ending-{result.ending}", points=points, **_who(words, result, names))


def headline(words: Words, result: Result, names: Sequence[str]) -> str:
    """A heading over the scores, which are told below it."""
    return words.say("web-ending", ending=result.ending, **_who(words, result, names))


def board_verdict(words: Words, result: Result, names: Sequence[str]) -> str:
    """What a board says: `board-victory` in the title's own words, unless nobody has won."""
    if result.winners:
        return words.say("board-victory", names=", ".join(names[who] for who in result.winners))
    return words.say(f"board-{result.ending}", **_who(words, result, names))


def because(words: Words, result: Result, names: Sequence[str], view: State) -> str:
    """Why it ended so, in a sentence: in the title's own words, or by the points; empty where neither says anything."""
    return words.why_it_ended(view, result, names) or ahead(words, result, names)


def ahead(words: Words, result: Result, names: Sequence[str]) -> str:
    """By how many points the first was before the next, or that something else decided."""
    losers = [who for who in range(len(result.scores)) if not result.won(who)]
    if not result.winners or (not losers and len(result.winners) < 2):
        return ""
    points = result.scores[result.winners[0]]
    if not losers:
        return words.say("ending-level", points=points)
    next_one = max(losers, key=lambda who: (-result.ranks[who], result.scores[who]))
    more = points - result.scores[next_one]
    message = "ending-ahead" if more > 0 else "ending-tie"
    return words.say(message, points=points, n=more, name=names[next_one])


def placing(words: Words, result: Result, who: int) -> str:
    """The reader's own place, where there is anybody else to be before."""
    if len(result.ranks) < 2:
        return ""
    return words.say("ending-place", place=result.ranks[who], of=len(result.ranks))


class Scores(NamedTuple):
    """The score of everybody line by line: what is worth points, the total, and what is only counted."""

    worth: list[tuple[str, tuple[int, ...]]]
    total: tuple[str, tuple[int, ...]]
    counted: list[tuple[str, tuple[int, ...]]]


def scores_of(words: Words, result: Result) -> Scores:
    """The lines of the result by what they are worth. A line `total` is the sum of those that are worth points."""
    found = Scores([], (words.say("score-total"), result.scores), [])
    for index, (key, _) in enumerate(result.lines[0] if result.lines else ()):
        row = (words.say(f"score-{key}"), tuple(lines[index][1] for lines in result.lines))
        if key in words.only_counted():
            found.counted.append(row)
        elif key != TOTAL:
            found.worth.append(row)
    return found


def sources(words: Words, scores: Scores, who: int) -> str:
    """Where most of somebody's points came from: the greatest lines, where there are so many that a word helps."""
    lines = sorted(((points[who], label) for label, points in scores.worth if points[who] > 0), key=lambda it: -it[0])
    if len(scores.worth) < MOST or len(lines) < 2:
        return ""
    return words.say("ending-sources", what="; ".join(f"{label} – {points}" for points, label in lines[:MOST]))


def _who(words: Words, result: Result, names: Sequence[str]) -> dict[str, Value]:
    """Those who have won, or have lost if nobody has; `n` is how many they are."""
    told = [names[who] for who in result.winners or range(result.seats)]
    if len(told) == 1:
        return {"names": told[0], "n": 1}
    return {"names": words.say("ending-and", first=", ".join(told[:-1]), last=told[-1]), "n": len(told)}
