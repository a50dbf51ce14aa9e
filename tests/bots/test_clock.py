"""Thinking by the clock: never more than a fifth beyond the budget."""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Iterator
from random import Random

import pytest

from karawela.bots import Budget, Search
from karawela.bots.lookahead import first_sight
from karawela.engine import Seat
from tests.bots.positions import TITLES, middle

SECONDS = 0.4


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """What other tests have left in memory is not looked through on this one's time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", TITLES)
def test_the_budget_in_seconds_is_kept(title: str, seats: int) -> None:
    """Measured by this thread's own processor time, so that a busy machine proves nothing either way."""
    for number in range(2):
        match = middle(title, 18 + 16 * number, seats, f"clock {number}")
        seat = Seat(match, match.to_move[0])
        began = time.thread_time()
        report = Search(Random(1), Budget(seconds=SECONDS), time.thread_time).report(seat)
        spent = time.thread_time() - began
        assert report.iterations > 0
        assert spent <= 1.2 * SECONDS
        assert report.seconds <= 1.2 * SECONDS


@pytest.mark.parametrize("answers", [60, 140])
def test_the_budget_is_kept_where_a_single_look_takes_long(answers: int) -> None:
    """Conquest on nine boxes: to the horizon and back would take seconds, so the search looks less far ahead."""
    match = middle("conquest", answers, 4, "clock", boxes="9")
    began = time.thread_time()
    report = Search(Random(1), Budget(seconds=1.0, sight=1), time.thread_time).report(Seat(match, match.to_move[0]))
    assert time.thread_time() - began <= 1.2
    assert {thought.move for thought in report.thoughts} == set(match.legal)


def test_without_time_for_an_iteration_the_first_sight_decides() -> None:
    """The best that a greedy player sees comes first."""
    match = middle("santiago", 30)
    seat = Seat(match, match.to_move[0])
    ticks = itertools.count()
    report = Search(Random(1), Budget(seconds=0.5), lambda: float(next(ticks))).report(seat)
    assert report.iterations == 0
    worth = first_sight(seat, Random(1), worlds=1, depth=0)
    assert worth[list(seat.legal).index(report.best)] == max(worth)


def test_time_is_used_where_it_is_needed() -> None:
    """With twice the time there are clearly more iterations, unless the choice was obvious."""
    match = middle("santiago", 30)
    seat = Seat(match, match.to_move[0])
    counts = [
        Search(Random(1), Budget(seconds=seconds), time.thread_time).report(seat).iterations for seconds in (0.05, 0.2)
    ]
    assert counts[1] > 1.5 * counts[0]


def test_a_clock_that_stands_still_leaves_the_iterations_to_count() -> None:
    """Whichever comes first."""
    match = middle("santiago", 30)
    report = Search(Random(1), Budget(30, 1.0), lambda: 0.0).report(Seat(match, match.to_move[0]))
    assert report.iterations == 30
    assert report.seconds == 0.0
