"""States that the store keeps: they come back as they were, or not at all."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from karawela.engine import Match, registry
from karawela.engine.state import as_data
from karawela.engine.stored import boundary, pack_state, unpack_state
from karawela.games.santiago.state import Santiago


@pytest.mark.parametrize("title", registry.titles())
def test_a_kept_state_comes_back(title: str) -> None:
    game = registry.game(title)
    state = boundary(Match(game, game.seats[-1], "kept"))[2]
    back = unpack_state(game, pack_state(state))
    assert back is not None and as_data(back) == as_data(state)


def test_a_state_of_another_make_is_not_taken() -> None:
    """A field more, and the game is rather replayed than resumed with a guess in that field's place."""

    @dataclass(slots=True)
    class Later(Santiago):
        festival: int = 0

    game = registry.game("santiago")
    later = Later(**{name: getattr(Santiago(), name) for name in Santiago.__dataclass_fields__})
    assert unpack_state(game, pack_state(later)) is None
    assert unpack_state(game, b'{"traders": []}') is None
