"""A bot's turn has a budget, however many questions it has; by a clock that the test moves."""

from __future__ import annotations

import math
from collections import defaultdict
from random import Random

import pytest

from karawela.bots import LEVELS, Budget, Spent, Thinker, make_bot
from karawela.bots.parcel import pack_match
from karawela.engine import Seat
from karawela.engine.orders import Moment, moment_of
from karawela.web.thinking.crew import think
from tests.bots.positions import TITLES, middle


class Clock:
    """Every look at it takes a while."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("level", ["captain", "admiral"])
@pytest.mark.parametrize("title", TITLES)
def test_the_questions_of_a_turn_share_its_seconds(title: str, level: str) -> None:
    """All of a turn together ten, an admiral's twenty, through a stretch of a game."""
    budget = LEVELS[level].budget
    assert budget is not None
    assert budget.turn == (20.0 if level == "admiral" else 10.0)
    match, clock = middle(title, 30), Clock(0.02)
    bots = [Thinker(Random(seat), budget, level, clock=clock) for seat in range(2)]
    taken: defaultdict[tuple[int, Moment], list[float]] = defaultdict(list)
    for _ in range(18):
        if match.over:
            break
        seat, began = match.to_move[0], clock.now
        key = seat, moment_of(match)
        match.play(bots[seat].choose(Seat(match, seat)), seat)
        taken[key].append(clock.now - began)
    assert max(map(sum, taken.values())) <= budget.turn


def test_a_turn_of_a_hundred_questions_stays_within_its_seconds() -> None:
    """Even if every search takes a fifth more than it was given; and the first ones get what the level says."""
    for level in LEVELS.values():
        budget = level.budget
        if budget is None:
            continue
        spent, given = 0.0, []
        for _ in range(100):
            given.append(budget.after(spent).seconds)
            spent += 1.2 * given[-1]
        assert spent <= budget.turn
        assert given[0] == given[1] == budget.seconds
        assert given == sorted(given, reverse=True)


@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_who_is_asked_again_and_again_ends_with_a_glance(level: str) -> None:
    """Forty questions of one turn: the clock stops at its seconds, and there is an answer to each."""
    budget = LEVELS[level].budget
    assert budget is not None
    match, clock = middle("santiago", 30), Clock(0.005)
    bot = Thinker(Random(1), budget, level, clock=clock)
    for _ in range(40):
        bot.memory = None  # nothing is known of the question yet
        assert bot.choose(Seat(match, match.to_move[0])) in match.legal
    assert 0.9 * budget.turn < clock.now <= budget.turn + 1e-6
    assert bot.spent.seconds <= budget.turn


def test_iterations_know_no_clock() -> None:
    """A bot that counts plays the same game anywhere."""
    bot = make_bot("captain@40", Random(1))
    assert isinstance(bot, Thinker)
    assert bot.budget.turn == math.inf
    assert bot.budget.after(1e9) == bot.budget
    assert Budget(40).after(3.0).iterations == 40


def test_the_next_turn_begins_afresh() -> None:
    match = middle("santiago", 30)
    seat = match.to_move[0]
    bot = Thinker(Random(1), Budget(iterations=4, seconds=1.0, turn=10.0), clock=Clock(0.25))
    bot.spent = Spent(Moment(-5, -5), 10.0)
    bot.choose(Seat(match, seat))
    assert bot.spent.turn == moment_of(match)
    assert 0.0 < bot.spent.seconds < 10.0


def test_what_was_spent_goes_along_to_the_worker() -> None:
    """At a table every question is put to a new player in another process; what was spent goes there and back."""
    match = middle("santiago", 30)
    seat = match.to_move[0]
    used = Spent(moment_of(match), 9.9)
    moves, spent = think("captain", seat, pack_match(match), used)
    assert moves
    assert spent.turn == used.turn
    assert used.seconds < spent.seconds < used.seconds + 0.5
    assert think("sailor", seat, pack_match(match), used)[1] == used
