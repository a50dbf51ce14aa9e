"""The contract kit on Treasure Map, all but the pictures."""

from __future__ import annotations

import pytest

from karawela.games.treasure_map import GAME
from karawela.testing import ALL_CHECKS, Case
from karawela.testing.checks import Check

LEFT_OUT = {"pictures_are_valid_and_accessible", "pictures_tell_nothing_secret", "the_log_keeps_secrets"}
"""No board is drawn yet; and an observer does not read private draws, which the kit's look at the log expects."""
CASES = [Case(GAME, seats, {"max_rounds": 8}) for seats in GAME.seats] + [
    Case(GAME, 1, {"printed_backs": True}),
    Case(GAME, 3, {"printed_backs": True, "max_rounds": 5}),
    Case(GAME, 4, {"max_rounds": 1}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(
    "check", [check for check in ALL_CHECKS if check.__name__ not in LEFT_OUT], ids=lambda check: check.__name__
)
def test_the_title_keeps_the_contract(check: Check, case: Case) -> None:
    """Each property of the kit holds for each way to set the title up."""
    check(case)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_of_full_length_end(seats: int) -> None:
    """With the default limit a random game ends too."""
    *_, (match, _) = Case(GAME, seats).played(7)
    assert match.over


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_log_shows_private_draws_to_their_seat_only(seats: int) -> None:
    """Everybody has every line; a seat reads its own answers; a token's back is read by whoever looked."""
    for match, rng in Case(GAME, seats, {"max_rounds": 20}).played(131, journal=True):
        if match.over or rng.random() < 0.9:
            continue
        for seat in range(seats):
            lines = match.log(seat)
            assert len(lines) == match.ply
            assert all(line.text for line in lines if line.seat == seat)
            assert all(line.text for line in lines if line.kind not in ("token", "dorado"))
        assert all(not line.text for line in match.log(None) if line.kind in ("token", "dorado"))
        assert match.seed not in str(match.record)
