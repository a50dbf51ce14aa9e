"""Games of sailors end at El Dorado, not by the round limit."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import make_bot
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.treasure_map import TITLE


@pytest.mark.parametrize("number", [24, 34])
def test_a_game_that_once_stood_still_is_won(number: int) -> None:
    """Here crews used to walk round a city for sixty rounds, since what they missed lay in hoards."""
    match = Match(TITLE, 2, f"ends {number}", journal=True)
    sailors = [make_bot("sailor", Random(f"{number} {seat}")) for seat in range(2)]
    while not match.over:
        seat = match.to_move[0]
        match.play(sailors[seat].choose(Seat(match, seat)), seat)
    assert match.state.winner >= 0
    assert not TITLE.rules.result(match.state).truncated
