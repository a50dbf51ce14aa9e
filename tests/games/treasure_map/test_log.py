"""What the log of Treasure Map tells, beyond what the contract kit asks of every title."""

from __future__ import annotations

import pytest

from karawela.games.treasure_map import TITLE
from karawela.testing import Case


@pytest.mark.parametrize("seats", TITLE.seats)
def test_the_log_shows_private_draws_to_their_seat_only(seats: int) -> None:
    """Everybody has every line; a seat reads its own answers; a token's back is read by whoever looked."""
    for match, rng in Case(TITLE, seats, {"max_rounds": 20}).played(131, journal=True):
        if match.over or rng.random() < 0.9:
            continue
        for seat in range(seats):
            lines = match.log(seat)
            assert len(lines) == match.ply
            assert all(line.text for line in lines if line.seat == seat)
            assert all(line.text for line in lines if line.kind not in ("token", "dorado"))
        assert all(not line.text for line in match.log(None) if line.kind in ("token", "dorado"))
        assert match.seed not in str(match.record)
