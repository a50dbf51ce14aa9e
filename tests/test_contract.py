"""The contract kit over every title, player count, option and setting."""

import pytest

from karawela.engine import registry
from karawela.testing import ALL_CHECKS, TITLE_CHECKS, Case, Check, TitleCheck, cases


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_the_title_keeps_the_contract(check: Check, case: Case) -> None:
    """Each property of the kit holds for each way to set up each title."""
    check(case)


@pytest.mark.parametrize("title", registry.titles())
@pytest.mark.parametrize("check", TITLE_CHECKS, ids=lambda check: check.__name__)
def test_the_title_keeps_its_rooms(check: TitleCheck, title: str) -> None:
    """What the kit finds by reading: grammar, rows and source of a title lack nothing and repeat nothing."""
    check(registry.title(title))


@pytest.mark.parametrize("title", registry.titles())
def test_every_count_is_tried_and_a_short_game_is_of_its_kind(title: str) -> None:
    """The cases leave out no number of players; a short game keeps what the case sets."""
    game, found = registry.title(title), cases(title)
    assert {case.seats for case in found} == set(game.seats)
    for case in found:
        assert {name: case.short.options[name] for name in case.options} == case.options
        assert case.title.read_options(case.short.options)
