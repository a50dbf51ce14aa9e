"""The contract kit: properties that every title must have, to be run over the registry or over one's own title.

    import pytest
    from karawela.testing import CHECKS, Case, cases

    @pytest.mark.parametrize("case", cases(), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_contract(check, case):
        check(case)

A check plays games of the case and raises `AssertionError` with the seed and the move where a property fails.
"""

from karawela.testing.cases import Case, cases
from karawela.testing.checks import CHECKS
from karawela.testing.secrecy import SECRECY_CHECKS

ALL_CHECKS = (*CHECKS, *SECRECY_CHECKS)

__all__ = ["ALL_CHECKS", "CHECKS", "SECRECY_CHECKS", "Case", "cases"]
