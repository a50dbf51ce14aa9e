"""The contract kit over every title, player count and option."""

import pytest

from karawela.testing import ALL_CHECKS, Case, cases
from karawela.testing.checks import Check


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_the_title_keeps_the_contract(check: Check, case: Case) -> None:
    """Each property of the kit holds for each way to set up each title."""
    check(case)
