"""The kit over a small title: all that it asks for can be had in a page or two."""

from __future__ import annotations

import pytest

from karawela.engine import registry
from karawela.testing import ALL_CHECKS, TITLE_CHECKS, Case, Check, TitleCheck
from karawela.testing.ferry import TITLE


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of the ferry can be read, as long as a test lasts."""
    monkeypatch.setitem(registry._packages, TITLE.id, TITLE.package)


@pytest.mark.parametrize("seats", TITLE.seats)
@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_the_ferry_keeps_the_contract(check: Check, seats: int) -> None:
    check(Case(TITLE, seats))


@pytest.mark.parametrize("check", TITLE_CHECKS, ids=lambda check: check.__name__)
def test_the_ferry_keeps_its_rooms(check: TitleCheck) -> None:
    check(TITLE)
