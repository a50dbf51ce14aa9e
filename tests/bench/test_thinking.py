"""Whose work a search's time is."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bench.ours import compiled
from karawela.bench.thinking import POSITIONS, Looks, looking, positions, think
from karawela.bots import results
from karawela.engine import registry
from karawela.engine.state import view_of

pure = pytest.mark.skipif(compiled(), reason="compiled code has no frames to look at")


@pure
def test_what_the_search_does_itself_is_told_from_what_it_asks_for() -> None:
    """Work in a bot's module counts as the search's own, work in the engine does not, the bench's not at all."""
    world = positions(registry.title("santiago"), 1)[0].world(Random(1))
    asked, own, neither = Looks(), Looks(), Looks()
    with looking(asked):
        for _ in range(30_000):
            view_of(world.state, 0)
    with looking(own):
        for _ in range(300_000):
            results.margins_of([1.0, 2.0, 3.0])
    with looking(neither):
        sum(number * number for number in range(3_000_000))
    assert asked.share is not None
    assert asked.share < 0.05
    assert own.share == 1.0
    assert neither.share is None


@pure
def test_a_search_at_santiago_is_seen_at_both() -> None:
    """Over many positions the search works itself and has others work."""
    rate, looks = think(registry.title("santiago"), 0.5, 1)
    assert rate > 100
    assert looks.own > 0
    assert looks.others > looks.own


def test_positions_are_questions_with_a_choice_all_over_a_game() -> None:
    """Every seat is asked and can choose; the same seed gives the same, another one others."""
    title = registry.title("santiago")
    found = positions(title, 2)
    assert len(found) == POSITIONS
    assert all(seat.asked and len(seat.legal) > 1 for seat in found)
    turns = [seat.view.turn for seat in found]
    assert turns == sorted(turns)
    assert turns[0] < 10 < 30 < turns[-1]
    assert [seat.view for seat in positions(title, 2)] == [seat.view for seat in found]
    assert [seat.view for seat in positions(title, 3)] != [seat.view for seat in found]
