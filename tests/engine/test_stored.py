"""States that the store keeps: they come back as they were, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from karawela.engine import Match, registry
from karawela.engine.state import as_data
from karawela.engine.stored import all_events, boundary, pack_state, restore, unpack_state
from karawela.games.santiago.state import Santiago


@pytest.mark.parametrize("title", registry.titles())
def test_a_kept_state_comes_back(title: str) -> None:
    game = registry.title(title)
    state = boundary(Match(game, game.seats[-1], "kept"))[2]
    back = unpack_state(game, pack_state(state))
    assert back is not None and as_data(back) == as_data(state)


def test_a_state_of_another_make_is_not_taken() -> None:
    """A field more, and the game is rather replayed than resumed with a guess in that field's place."""

    @dataclass(slots=True)
    class Later(Santiago):
        festival: int = 0

    title = registry.title("santiago")
    later = Later(**{name: getattr(Santiago(), name) for name in Santiago.__dataclass_fields__})
    assert unpack_state(title, pack_state(later)) is None
    assert unpack_state(title, b'{"traders": []}') is None


@pytest.mark.parametrize(("title", "seats"), [(title, registry.title(title).seats[0]) for title in registry.titles()])
def test_whoever_goes_on_from_a_boundary_tells_everything_once(title: str, seats: int) -> None:
    """Also what happens between a boundary and the next question, as when another plays without being asked."""
    game, rng = registry.title(title), Random(7)
    match = Match(game, seats, "told", dict(game.short), journal=True)
    while not match.over and match.ply < 400:
        match.choose(rng.randrange(len(match.legal)))
        back = restore(
            game, seats, "told", dict(game.short), match.names, (), match.entries(), all_events(match), boundary(match)
        )
        assert all_events(back) == all_events(match)
