"""The contract kit over Caribbean Conquest: every player count and option, a few cases on the large boards.

Pictures are left out as long as the title has no board."""

from __future__ import annotations

import pytest

from karawela.games.conquest import GAME
from karawela.testing import ALL_CHECKS, Case
from karawela.testing.checks import Check

CHECKS = [check for check in ALL_CHECKS if "picture" not in check.__name__]
CASES = [
    *(Case(GAME, seats, {"max_rounds": 8}) for seats in GAME.seats),
    *(Case(GAME, seats, {"opening_truce": True, "max_rounds": 5}) for seats in GAME.seats),
]
LARGE = [Case(GAME, 2, {"boxes": "4", "max_rounds": 2}), Case(GAME, 2, {"boxes": "9", "max_rounds": 1})]
LARGE_CHECKS = [
    check
    for check in CHECKS
    if check.__name__
    in (
        "random_games_end_with_a_result",
        "options_are_sound",
        "invariants_hold",
        "clones_are_equal_and_independent",
        "records_replay_and_verify",
    )
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_title_keeps_the_contract(check: Check, case: Case) -> None:
    """Each property of the kit holds for each number of players and each option."""
    check(case)


@pytest.mark.parametrize("case", LARGE, ids=str)
@pytest.mark.parametrize("check", LARGE_CHECKS, ids=lambda check: check.__name__)
def test_large_boards_keep_the_contract(check: Check, case: Case) -> None:
    """The properties that depend on the size of the board hold with 4 and 9 boxes."""
    check(case)
