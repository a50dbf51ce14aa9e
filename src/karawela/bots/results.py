"""How each seat stands, from 0 (lost) to 1 (won): what a search backs up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from karawela.bots.sense import Sense
from karawela.engine.match import Match
from karawela.engine.result import Result

SLOPE = 0.48
"""How far from even a lead can bring a seat before the game is over."""
_RIVALRY = 0.4
"""Among three or more this part of the title's `lead` makes one seat e times as likely to win as another."""
_LAST_POINTS = 0.06
"""So much of a result depends on by how far a game was won or lost."""


def results_of(world: Match[Any], sense: Sense[Any], origin: float = 0.0) -> list[float]:
    """The outcome, or before the end the lead by the title's valuation, measured by the title's `lead`.

    For one who plays alone it is the lead before `origin`; among three or more it is how likely each is to win, which
    they share: to rob the one who leads is better than to rob the last, and both are better than nothing."""
    lead, outcome = sense.lead, world.result
    if outcome is not None:
        return won(outcome, lead)
    state, value = world.state, sense.value
    if world.seats == 2:
        margin = math.tanh((value(state, 0) - value(state, 1)) / lead) * SLOPE
        return [0.5 + margin, 0.5 - margin]
    if world.seats == 1:
        return [0.5 + SLOPE * math.tanh((value(state, 0) - origin) / lead)]
    chances = chances_of([value(state, seat) for seat in range(world.seats)], _RIVALRY * lead)
    return [0.5 + SLOPE * (2.0 * chance - 1.0) for chance in chances]


def over_turns(glimpses: Sequence[Sequence[float]], last: list[float], turns: int) -> list[float]:
    """The mean of how each seat stood after so many turns, the last ones of an iteration. After a game has ended it
    stands as it ended."""
    if turns <= 1:
        return last
    rest = turns - len(glimpses)
    return [(sum([glimpse[seat] for glimpse in glimpses], 0.0) + rest * end) / turns for seat, end in enumerate(last)]


def even(seats: int) -> float:
    """The result of each where all are level; one alone may win or lose."""
    return 1.0 / max(2, seats)


def won(outcome: Result, lead: float) -> list[float]:
    """Results of a finished game: a victory, shared by the sides that share it; a little goes by the score. Where no
    seat has won, none has anything: any game that still goes on is better."""
    if outcome.lost:
        return [0.0] * outcome.seats
    sides = [side for side in outcome.sides if side[0] < outcome.seats]
    ahead = margins_of([max([outcome.scores[who] for who in side]) for side in sides])
    margins = {who: margin for side, margin in zip(sides, ahead, strict=True) for who in side}
    return [
        (1.0 - _LAST_POINTS) * outcome.share(seat) + _LAST_POINTS * (0.5 + 0.5 * math.tanh(margins[seat] / lead))
        for seat in range(outcome.seats)
    ]


def chances_of(worth: Sequence[float], apart: float) -> list[float]:
    """How likely each is to win; who lies so far `apart` before another is e times as likely as that one."""
    top = max(worth)
    weights = [math.exp((each - top) / apart) for each in worth]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def margins_of(worth: Sequence[float]) -> list[float]:
    """How far each is before the best of the others, or behind; one alone by its own worth."""
    if len(worth) == 1:
        return [worth[0]]
    first, second = sorted(worth, reverse=True)[:2]
    return [value - (second if value == first else first) for value in worth]
