"""The Caribbean as a graph: where ships can go in each layout."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO, START, Sea
from tests.games.maracaibo.table import BOX
from tests.support import rule

SEAS = list(BOX.seas.values())
STANDARD = BOX.seas["standard"]


def at(name: str, sea: Sea = STANDARD) -> int:
    return sea.ids.index(name)


def ends(name: str, limit: int = 3, sea: Sea = STANDARD) -> set[str]:
    return {sea.ids[position] for position in sea.reach[limit][at(name, sea)]}


def walked(sea: Sea, position: int, left: int) -> set[int]:
    """Every position after 1 to `left` steps, one by one: a ship in the Gulf or in Maracaibo goes no farther."""
    found: set[int] = set()
    for there in sea.steps[position]:
        found.add(there)
        if left > 1 and there < GULF:
            found |= walked(sea, there, left - 1)
    return found


@rule("POM-1.08")
@pytest.mark.parametrize("sea", SEAS, ids=lambda sea: str(sea.id))
def test_every_layout_holds_the_27_cards(sea: Sea) -> None:
    """Nine or ten columns, four rows, three islands, and every cell with its own id."""
    assert len(sea.ids) == len(set(sea.ids)) == CELLS + 3
    assert sea.columns in (9, 10) and sea.rows == 4
    assert len(set(sea.islands)) == 3
    assert max(sea.column[:CELLS]) == sea.columns


@pytest.mark.parametrize("sea", SEAS, ids=lambda sea: str(sea.id))
def test_cells_stand_in_the_order_of_the_deal(sea: Sea) -> None:
    """Column by column from the left, from top to bottom."""
    places = [(sea.column[cell], sea.row[cell]) for cell in range(CELLS)]
    assert places == sorted(places)


@rule("POM-2.07")
@pytest.mark.parametrize("limit", [1, 2, 3, 4])
@pytest.mark.parametrize("sea", SEAS, ids=lambda sea: str(sea.id))
def test_a_movement_ends_nearer_to_maracaibo(sea: Sea, limit: int) -> None:
    """The table of destinations is what walking step by step finds, in columns beyond the first."""
    for position in range(len(sea.ids)):
        nearer = {there for there in walked(sea, position, limit) if sea.column[there] > sea.column[position]}
        assert set(sea.reach[limit][position]) == nearer
        assert [move[1] for move in sea.moves[limit][position]] == [sea.ids[at] for at in sea.reach[limit][position]]


@rule("POM-2.04", "POM-2.05")
@pytest.mark.parametrize("sea", SEAS, ids=lambda sea: str(sea.id))
def test_steps_share_an_edge(sea: Sea) -> None:
    """Between cards one column or one row apart, and there and back alike; islands are no cells."""
    for cell in range(CELLS):
        for there in sea.steps[cell]:
            if there < CELLS:
                assert abs(sea.column[cell] - sea.column[there]) + abs(sea.row[cell] - sea.row[there]) == 1
                assert cell in sea.steps[there]
    for column, row in sea.islands:
        assert f"c{column}r{row}" not in sea.ids and f"c{column}r{row + 1}" not in sea.ids


@rule("POM-2.06", "POM-2.14")
@pytest.mark.parametrize("sea", SEAS, ids=lambda sea: str(sea.id))
def test_a_voyage_begins_in_the_first_column_and_ends_through_the_gulf(sea: Sea) -> None:
    """The start zone leads to all of column 1, all of the last column to the Gulf, the Gulf to Maracaibo."""
    assert {sea.column[cell] for cell in sea.steps[START]} == {1}
    assert len(sea.steps[START]) == sum(column == 1 for column in sea.column[:CELLS])
    for cell in range(CELLS):
        assert (GULF in sea.steps[cell]) == (sea.column[cell] == sea.columns)
    assert sea.reach[3][GULF] == (MARACAIBO,)
    assert sea.reach[3][MARACAIBO] == ()


@rule("POM-2.07", "POM-2.08")
def test_up_and_then_right_is_a_movement_but_up_alone_is_none() -> None:
    """The first worked example: from c4r3 to c5r2, not to c4r2."""
    assert "c5r2" in ends("c4r3", 2)
    assert "c4r2" not in ends("c4r3")
    assert at("c4r2") in STANDARD.steps[at("c4r3")]


def test_an_island_is_sailed_around() -> None:
    """From c2r1 the gold island bars the way: column 3 is reached only round its lower end."""
    assert ends("c2r1") == {"c3r3"}
    assert ends("c2r1", 4) == {"c3r3", "c3r4", "c4r3"}


def test_a_step_must_leave_a_way_to_a_legal_stop() -> None:
    """With one step left, going up beside the island would be a dead end."""
    sea = STANDARD
    assert sea.stops_within(at("c2r3"), 1, sea.column[at("c2r3")])
    assert not sea.stops_within(at("c2r2"), 1, sea.column[at("c2r2")])
    assert sea.stops_within(at("c2r2"), 2, sea.column[at("c2r2")])
    assert sea.stops_within(at("c3r3"), 0, 2)
