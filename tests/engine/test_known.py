"""Fields that are known to whoever has seen them."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from karawela.engine import UNKNOWN, State, view_of
from karawela.engine.ask import EVERYBODY
from karawela.engine.state import known_to, knows

NOT_YET = -2


@dataclass(slots=True)
class Parcels(State):
    """Parcels that go from hand to hand, and a letter."""

    inside: list[int] = field(default_factory=list, metadata=known_to("seen_by", free=NOT_YET))
    seen_by: list[int] = field(default_factory=list)
    letter: int = field(default=7, metadata=known_to("readers"))
    readers: int = 0


@pytest.mark.parametrize(
    ("viewer", "inside", "letter"),
    [
        (0, [11, UNKNOWN, 13, NOT_YET], UNKNOWN),
        (1, [11, 12, 13, NOT_YET], 7),
        (None, [UNKNOWN, UNKNOWN, 13, NOT_YET], UNKNOWN),
    ],
)
def test_a_witness_sees_what_it_has_seen(viewer: int | None, inside: list[int], letter: int) -> None:
    """By element and by single field; what is public is seen by observers too, what does not exist yet by all."""
    table = Parcels(inside=[11, 12, 13, NOT_YET], seen_by=[0b11, 0b10, EVERYBODY, 0], readers=0b10)
    view = view_of(table, viewer)
    assert view.inside == inside
    assert view.letter == letter
    assert view.seen_by == table.seen_by


def test_at_the_end_everything_is_known() -> None:
    """Nothing is covered once the game is over."""
    table = Parcels(over=True, inside=[11], seen_by=[0])
    assert view_of(table, None) == table


def test_everybody_is_every_seat_and_the_observer() -> None:
    """One number stands for all."""
    assert all(knows(EVERYBODY, seat) for seat in (0, 1, 5, None))
    assert not any(knows(0, seat) for seat in (0, 1, None))
