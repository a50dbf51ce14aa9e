"""A bot answers by what its seat sees: whatever is hidden from it can be replaced, and it answers the same."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import Budget, Search, make_bot
from karawela.engine import Seat
from tests.bots.positions import TITLES, middle

SEATS = 3


@pytest.mark.parametrize("title", TITLES)
def test_the_search_is_blind_to_what_its_seat_does_not_see(title: str) -> None:
    """The same visits and expectations for every option, in the true game and in worlds with other secrets and dice."""
    replaced = 0
    for number in range(3):
        match = middle(title, 30 + 20 * number, SEATS, f"blind {number}")
        seat = match.to_move[0]
        told = Search(Random(5), Budget(20)).report(Seat(match, seat)).thoughts
        for other in range(2):
            world = match.determinize(seat, Random(other))
            replaced += world.state != match.state
            assert Search(Random(5), Budget(20)).report(Seat(world, seat)).thoughts == told
    assert replaced or title == "conquest"  # there nothing is hidden but the dice


@pytest.mark.parametrize("bot", ["deckhand", "sailor", "mate@16", "random", "greedy"])
@pytest.mark.parametrize("title", TITLES)
def test_every_bot_is_blind_to_what_its_seat_does_not_see(title: str, bot: str) -> None:
    """The same distribution of moves: seed by seed the same answer."""
    match = middle(title, 45, SEATS, "blind")
    seat = match.to_move[0]
    world = match.determinize(seat, Random(1))
    for seed in range(3):
        answers = [make_bot(bot, Random(seed)).choose(Seat(each, seat)) for each in (match, world)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("title", TITLES)
def test_worlds_are_consistent_with_what_the_seat_sees(title: str) -> None:
    """The same view, the same question, the same options."""
    for number in range(6):
        match = middle(title, 15 + 8 * number, SEATS, f"worlds {number}")
        seat = match.to_move[0]
        for other in range(3):
            world = match.determinize(seat, Random(other))
            assert world.view(seat) == match.view(seat)
            assert list(world.ask_of(seat).options) == list(match.ask_of(seat).options)
            assert world.to_move == match.to_move
