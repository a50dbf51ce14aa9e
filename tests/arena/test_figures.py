"""Intervals hold the truth about as often as they say, also where games come in deals."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.arena.report.intervals import Rate, Sample, quantile, student, wilson

TRIALS = 400


def held(rate: float, deals: int, twins: int, chance: Random) -> bool:
    """Whether the interval of one trial holds the true rate. All games of a deal end alike."""
    won = Rate()
    for deal in range(deals):
        win = float(chance.random() < rate)
        for _ in range(twins):
            won.add(deal, win)
    low, high = won.interval()
    return low <= rate <= high


@pytest.mark.parametrize(("rate", "twins"), [(0.5, 1), (0.65, 1), (0.65, 4), (0.9, 2)])
def test_intervals_hold_the_rate_in_95_of_100_trials(rate: float, twins: int) -> None:
    """Also where every game is played several times over: repeating adds no knowledge."""
    chance = Random(5)
    share = sum(held(rate, 60, twins, chance) for _ in range(TRIALS)) / TRIALS
    assert 0.91 <= share <= 0.985


def test_repeated_games_do_not_narrow_an_interval() -> None:
    """Four equal games of a deal tell as much as one."""
    once, four = Rate(), Rate()
    for deal in range(40):
        for _ in range(4):
            four.add(deal, float(deal % 3 == 0))
        once.add(deal, float(deal % 3 == 0))
    assert four.interval() == pytest.approx(once.interval(), abs=0.01)


def test_who_always_wins_still_has_an_interval() -> None:
    """Ten victories out of ten are no certainty."""
    won = Rate()
    for deal in range(10):
        won.add(deal, 1.0)
    assert won.interval() == pytest.approx((0.722, 1.0), abs=0.001)


def test_wilson_is_the_known_one() -> None:
    """8 of 10, as the tables have it."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=0.0001)


@given(st.lists(st.tuples(st.integers(0, 9), st.sampled_from([0.0, 0.25, 0.5, 1.0])), max_size=60))
def test_an_interval_is_around_its_rate(games: list[tuple[int, float]]) -> None:
    """Within 0 and 1, whatever happened."""
    won = Rate()
    for deal, win in games:
        won.add(deal, win)
    low, high = won.interval()
    assert 0 <= low <= won.rate + 1e-9
    assert won.rate - 1e-9 <= high <= 1


def test_the_mean_of_few_deals_is_less_certain() -> None:
    """Student's factor, as the tables have it; one deal says nothing about the spread."""
    assert student(10) == pytest.approx(2.228, abs=0.01)
    assert student(30) == pytest.approx(2.042, abs=0.005)
    one = Sample()
    one.add(0, 3.0)
    one.add(0, 5.0)
    assert one.mean().value == 4.0
    assert one.mean().half == float("inf")


def test_quantiles_lie_between_the_values() -> None:
    """The middle of an even number of values is between two."""
    assert quantile([1, 2, 3, 10], 0.5) == 2.5
    assert quantile([1, 2, 3, 10], 1.0) == 10
