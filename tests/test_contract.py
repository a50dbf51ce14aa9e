"""The contract kit over every title, player count and option."""

import pytest

from karawela.engine import registry
from karawela.testing import ALL_CHECKS, TITLE_CHECKS, Case, Check, TitleCheck, cases
from karawela.testing.cases import possible


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
def test_every_count_and_every_value_of_every_option_is_tried(title: str) -> None:
    """The cases leave out no number of players, no switch and no choice; a short game keeps what the case sets."""
    game, found = registry.title(title), cases(title)
    assert {case.seats for case in found} == set(game.seats)
    for option in game.options:
        tried = {option.default, *(case.options[option.name] for case in found if option.name in case.options)}
        alone = {
            each for each in option.choices if any(possible(Case(game, n, {option.name: each})) for n in game.seats)
        }
        assert tried >= alone
        assert len(tried) > 1 or option.reader is not None
    for case in found:
        assert {name: case.short.options[name] for name in case.options} == case.options
        assert case.title.read_options(case.short.options)
