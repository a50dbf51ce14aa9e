"""State: generated copies, declared visibility, plain data."""

from dataclasses import dataclass, field

import pytest

from karawela.engine import UNKNOWN, Part, State, as_data, hidden, parts, seats, secret, view_of


@dataclass(slots=True)
class Pocket(Part):
    coins: int = field(default=1, metadata=secret(unless="honest"))
    cards: list[int] = field(default_factory=lambda: [4, 5], metadata=secret(mask=[]))


@dataclass(slots=True)
class Table(State):
    pockets: list[Pocket] = field(default_factory=lambda: [Pocket(), Pocket()], metadata=seats())
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2]], metadata=parts())
    bids: list[int] = field(default_factory=lambda: [7, 8], metadata=secret())
    bottom: int = field(default=9, metadata=hidden())
    chosen: set[int] = field(default_factory=lambda: {3})
    honest: bool = False


def test_a_copy_is_equal_and_shares_nothing() -> None:
    """Every list, part and set is copied; the journal stays behind."""
    table = Table()
    table.journal = []
    twin = table.copy()
    assert twin == table
    assert twin.journal is None
    twin.pockets[0].cards.append(6)
    twin.grid[0].append(3)
    twin.chosen.add(1)
    assert table == Table()


def test_a_view_shows_the_own_and_masks_the_rest() -> None:
    """Secret: the owner alone; hidden: nobody; an empty mask hides even how many there are."""
    view = view_of(Table(), 0)
    assert view.pockets[0] == Pocket()
    assert (view.pockets[1].coins, view.pockets[1].cards) == (UNKNOWN, [])
    assert view.bids == [7, UNKNOWN]
    assert view.bottom == UNKNOWN
    observer = view_of(Table(), None)
    assert [pocket.coins for pocket in observer.pockets] == [UNKNOWN, UNKNOWN]


def test_a_flag_of_the_state_opens_what_it_names() -> None:
    """`unless` makes a field public, and only that field."""
    view = view_of(Table(honest=True), None)
    assert [pocket.coins for pocket in view.pockets] == [1, 1]
    assert view.pockets[0].cards == []


def test_at_the_end_everything_is_open() -> None:
    """The view of a finished game is the state."""
    table = Table(over=True)
    assert view_of(table, None) == table


def test_plain_data_has_no_objects_in_it() -> None:
    """JSON can take it as it is."""
    assert as_data(Table())["pockets"] == [{"coins": 1, "cards": [4, 5]}] * 2
    assert as_data(Table())["chosen"] == [3]


def test_a_field_that_cannot_be_copied_is_refused() -> None:
    """A class with a field of an unknown kind fails at its first copy, with the field's name."""

    @dataclass(slots=True)
    class Odd(Part):
        thing: object = None

    with pytest.raises(TypeError, match=r"Odd\.thing"):
        Odd().copy()


def test_a_copy_is_of_its_own_class_though_the_base_was_copied_first() -> None:
    """What a base has learnt about copying itself says nothing about who inherits from it."""

    @dataclass(slots=True)
    class Boat(Part):
        oars: int = 2

    @dataclass(slots=True)
    class Ship(Boat):
        masts: int = 3

    Boat().copy()

    @dataclass(slots=True)
    class Galleon(Boat):
        guns: int = 40

    assert Ship().copy() == Ship()
    assert Galleon().copy() == Galleon()
