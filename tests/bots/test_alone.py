"""Who searches alone wants to live."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.bots import Budget, Search
from karawela.bots.results import results_of
from karawela.bots.sense import sense_of
from karawela.bots.thinker import Thinker
from karawela.engine import Match, Seat, registry
from tests.support import lost_alone


def before_the_pirates(deal: str, *moves: str) -> Match[Any]:
    """Round 2 of a solo game of Treasure Map: pirates lie between the ship and its home."""
    match: Match[Any] = Match(registry.title("treasure_map"), 1, deal, journal=True)
    for move in ("choose_colour green", *moves, "end_move"):
        match.play(move)
    assert match.state.round == 2
    return match


@pytest.mark.parametrize(
    ("deal", "moves"), [("solo/3", ("step I11", "step H11")), ("solo/7", ("step I9", "step H8"))], ids=["3", "7"]
)
def test_nobody_sails_into_the_pirates_to_be_done_with_it(deal: str, moves: tuple[str, ...]) -> None:
    """Every search keeps away from them, whatever its chance; as long as death was the end of a game like any other,
    every one of these sailed right into them."""
    here = before_the_pirates(deal, *moves)
    for seed in range(6):
        match = here.clone()
        match.dice_from(Random(seed))
        bot = Thinker(Random(seed), Budget(60))
        while not match.over and match.state.round == 2:
            match.play(bot.choose(Seat(match, 0)), 0)
        assert not match.over, f"dead with seed {seed}"


def test_death_is_worth_less_than_any_life() -> None:
    """A lost game stands at 0, a game that goes on above it; so no option is expected to be nearly won."""
    lost = lost_alone()
    assert results_of(lost, sense_of(lost.title)) == [0.0]
    here = before_the_pirates("solo/3", "step I11", "step H11")
    assert results_of(here, sense_of(here.title), 1e9)[0] > 0.0
    report = Search(Random(1), Budget(60)).report(Seat(here, 0))
    assert all(course.expected < 0.9 for course in report.courses)
