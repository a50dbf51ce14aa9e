"""The contract kit: properties that every title must have, to be run over the registry or over one's own title.

    import pytest
    from karawela.testing import ALL_CHECKS, TITLE_CHECKS, cases

    @pytest.mark.parametrize("case", cases(), ids=str)
    @pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
    def test_contract(check, case):
        check(case)

    @pytest.mark.parametrize("check", TITLE_CHECKS, ids=lambda check: check.__name__)
    def test_rooms(check):
        check(TITLE)

A check of `ALL_CHECKS` plays games of the case and raises `AssertionError` with the seed and the move where a property
fails; one of `TITLE_CHECKS` looks through a title's rooms and names every gap that it finds.
"""

from karawela.testing.cases import Case, Check, TitleCheck, cases, every_value_is_tried
from karawela.testing.checks import CHECKS
from karawela.testing.nonsense import NONSENSE_CHECKS
from karawela.testing.orders import ORDER_CHECKS, orders_can_be_said
from karawela.testing.pictures import PICTURE_CHECKS
from karawela.testing.reading import READING_CHECKS, what_is_declared_reads_well
from karawela.testing.rows import rows_are_whole
from karawela.testing.secrecy import SECRECY_CHECKS
from karawela.testing.source import ids_stand_in_their_room
from karawela.testing.supplies import SUPPLY_CHECKS, SUPPLY_TITLE_CHECKS
from karawela.testing.words import WORD_CHECKS, every_declared_form_can_be_said

ALL_CHECKS: tuple[Check, ...] = (
    *CHECKS,
    *NONSENSE_CHECKS,
    *WORD_CHECKS,
    *PICTURE_CHECKS,
    *SECRECY_CHECKS,
    *ORDER_CHECKS,
    *READING_CHECKS,
    *SUPPLY_CHECKS,
)
TITLE_CHECKS: tuple[TitleCheck, ...] = (
    every_value_is_tried,
    every_declared_form_can_be_said,
    rows_are_whole,
    ids_stand_in_their_room,
    orders_can_be_said,
    what_is_declared_reads_well,
    *SUPPLY_TITLE_CHECKS,
)

__all__ = ["ALL_CHECKS", "TITLE_CHECKS", "Case", "Check", "TitleCheck", "cases"]
