"""The contract kit on combinations of modules, layouts and B cards; each of them alone is in the general test."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES
from karawela.testing import ALL_CHECKS, Case, Check

CASES = [
    Case(TITLE, 1, {"b_cards": 3, "layout": "two_straits", **dict.fromkeys(MODULES, True)}),
    Case(TITLE, 1, {"b_cards": 6, "fog_places": True, "rubies": True}),
    Case(TITLE, 2, {"layout": "long_voyage", "adventure_hunters": True, "retirement": True}),
    Case(TITLE, 3, {"layout": "broken_chain", "fog_upgrades": True, "skirmishes": True, "first_player": "2"}),
    Case(TITLE, 4, dict.fromkeys(MODULES, True)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_the_title_keeps_the_contract(check: Check, case: Case) -> None:
    """Each property of the kit holds for each way to set the title up."""
    check(case)
