"""What the kit says of orders that betray something, last for ever or can't be said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from karawela.engine import Move, registry
from karawela.engine.orders import Moment, Order
from karawela.engine.title import Title
from karawela.testing import Case
from karawela.testing.orders import orders_betray_nothing, orders_can_be_said, turns_and_rounds_end


def santiago(**changed: Any) -> Title[Any]:
    """Santiago with other rules about orders."""
    title = registry.title("santiago")
    return replace(title, rooms={**title.rooms, "rules": replace(title.rules, **changed)})


def only_if_poor(view: Any, seat: int, options: Sequence[Move]) -> Move | None:
    return ("pass",) if view.traders[seat].goods[0] == 0 else None


def test_an_order_that_looks_at_the_hand_before_it_answers_is_found() -> None:
    spoilt = santiago(orders=(Order("pass", ("load",), only_if_poor),))
    with pytest.raises(AssertionError, match="by 'pass' the others learn something"):
        orders_betray_nothing(Case(spoilt, 3))  # between two, everybody can count what the other holds


def test_a_turn_that_comes_again_is_found() -> None:
    spoilt = santiago(moment=lambda s: Moment(s.departed, s.active))
    with pytest.raises(AssertionError, match="comes again"):
        turns_and_rounds_end(Case(spoilt, 2))


def test_a_turn_that_not_everybody_sees_is_found() -> None:
    spoilt = santiago(moment=lambda s: Moment(s.departed, 1000 * s.turn + s.traders[0].pesos))
    with pytest.raises(AssertionError, match=r"not everybody sees|comes again"):
        turns_and_rounds_end(Case(spoilt, 2))


@pytest.mark.parametrize(
    ("orders", "gap"),
    [
        ((Order("pass", ("dance",), only_if_poor),), "pass answers"),
        ((Order("pass", ("load",), only_if_poor, ("ever",)),), "pass lasts"),
        ((Order("pass", ("load",), only_if_poor),) * 2, "two orders have one name"),
    ],
)
def test_an_order_that_cannot_be_is_found(orders: tuple[Order[Any], ...], gap: str) -> None:
    with pytest.raises(AssertionError, match=gap):
        orders_can_be_said(santiago(orders=orders))
