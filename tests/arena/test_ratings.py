"""Ratings find the strengths that results were made from."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from karawela.arena.report.findings import Duels
from karawela.arena.report.ratings import AVERAGE, ratings_of

STRENGTHS = {"admiral": 1700, "captain": 1600, "mate": 1450, "deckhand": 1250}


def duels(deals: int, seed: int) -> Duels:
    """Everybody against everybody, twice a deal, by the strengths."""
    chance = Random(seed)
    every: Duels = {}
    for deal in range(deals):
        every[deal] = {}
        for one, other in combinations(STRENGTHS, 2):
            expected = 1 / (1 + 10 ** ((STRENGTHS[other] - STRENGTHS[one]) / 400))
            for _ in range(2):
                pair = (one, other) if chance.random() < expected else (other, one)
                every[deal][pair] = every[deal].get(pair, 0.0) + 1
    return every


def test_ratings_recover_a_known_order_and_its_distances() -> None:
    """Four strengths from 300 deals, best first, each within its interval."""
    found = ratings_of(list(STRENGTHS)[::-1], duels(300, 1))
    assert [rating.name for rating in found] == list(STRENGTHS)
    for rating in found:
        assert rating.value == pytest.approx(STRENGTHS[rating.name], abs=40)
        assert rating.low < STRENGTHS[rating.name] < rating.high
    assert sum(rating.value for rating in found) / len(found) == pytest.approx(AVERAGE)


def test_more_games_make_narrower_intervals() -> None:
    """About half as wide for four times as many deals."""
    few, many = (ratings_of(list(STRENGTHS), duels(deals, 2)) for deals in (60, 240))
    widths = [sum(rating.high - rating.low for rating in found) for found in (few, many)]
    assert 0.35 < widths[1] / widths[0] < 0.7


def test_equal_results_give_equal_ratings() -> None:
    """Whatever the order in which games ended."""
    forward = duels(50, 3)
    backward = {deal: dict(reversed(forward[deal].items())) for deal in reversed(forward)}
    assert ratings_of(list(STRENGTHS), forward) == ratings_of(list(STRENGTHS), backward)


def test_who_never_loses_is_rated_high_with_a_wide_interval() -> None:
    """Finite, and honest about how little is known."""
    found = ratings_of(["sailor", "deckhand"], {deal: {("sailor", "deckhand"): 2.0} for deal in range(20)})
    best, worst = found
    assert best.name == "sailor"
    assert worst.high < AVERAGE < best.low < best.value < best.high
    assert best.high - best.low > 150


def test_nobody_is_rated_alone() -> None:
    """Ratings compare."""
    assert ratings_of(["sailor"], {}) == []
    assert ratings_of(["sailor", "mate"], {}) == []
