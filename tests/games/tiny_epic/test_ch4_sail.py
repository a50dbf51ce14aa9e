"""Chapter 4.3: how far a ship sails, storms, and leaving a cove."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.rules.setup import storms_around
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import pirate, where
from tests.games.tiny_epic.table import BOX, cell, dealt, hands, match_from, stand, to_sail
from tests.support import rule


@rule("TEP-4.20")
@pytest.mark.parametrize("legend", range(6))
@pytest.mark.parametrize("rigging", range(4))
def test_the_allowance_is_that_of_the_level_and_of_the_rigging(legend: int, rigging: int) -> None:
    """1, 1, 2, 2, 2, 3 cards by the level, and one for every deckhand on rigging; no more is offered."""
    s = dealt(2)
    s.pirates[0].legend = legend
    hands(s, 0, rigging=rigging, repair=3 - rigging)
    match = play(match_from(s), "captain_stop")
    allowance = (1, 1, 2, 2, 2, 3)[legend] + rigging
    assert match.state.sail_left == allowance
    sailed = 0
    while kind(match) == "sail" and match.state.active == 0:
        play(match, "sail_to m02" if where(match) == "m03" else "sail_to m03")
        sailed += 1
    assert sailed == allowance


@rule("TEP-4.20", "TEP-4.24")
def test_the_allowance_is_fixed_before_the_sailing() -> None:
    """A storm that takes the rigger away costs no card of it, and ends nothing."""
    s = dealt(2)
    hands(s, 0, rigging=2, repair=1)
    stand(s, 0, "m05")
    match = play(match_from(s), "captain_stop", "sail_to m09")
    assert pirate(match).stations == [1, 0, 0, 2]
    assert match.state.sail_left == 2
    play(match, "sail_to m10", "sail_to m06")
    assert where(match) == "m06"
    assert match.state.active == 1


@rule("TEP-4.20")
def test_no_farther_than_the_allowance() -> None:
    """What lies two cards away is refused by the allowance, when it is 1."""
    s = to_sail(dealt(2), 0, "plunder", 1)
    stand(s, 0, "m06")
    match = match_from(s)
    assert_refused(match, "sail_to m08", "TEP-4.20")
    assert_refused(match, "sail_to m14", "TEP-4.20")


@rule("TEP-4.21")
def test_a_card_is_sailed_to_only_over_a_shared_edge() -> None:
    """North, west, east and south, none across a corner, none at once beyond, and none around the world."""
    s = to_sail(dealt(2), 0, "plunder", 4)
    stand(s, 0, "m06")
    match = match_from(s)
    assert texts(match) == ["sail_to m02", "sail_to m05", "sail_to m07", "sail_to m10", "sail_end"]
    assert_refused(match, "sail_to m11", "TEP-4.21")
    assert_refused(match, "sail_to m08", "TEP-4.21")
    assert_refused(match, "sail_to m06", "TEP-4.21")
    stand(s, 0, "m04")
    assert texts(match_from(s)) == ["sail_to m03", "sail_to m08", "sail_end"]
    stand(s, 0, "m16")
    assert texts(match_from(s)) == ["sail_to m12", "sail_to m15", "sail_end"]


@rule("TEP-4.21")
def test_ships_on_the_way_change_nothing() -> None:
    """Past the Navy, a merchant ship and another pirate, and onto their card."""
    s = to_sail(dealt(2), 0, "trade", 2)
    stand(s, 0, "m03")
    stand(s, 1, "m02")
    s.navy = s.merchant_cells[0] = cell("m02")
    match = match_from(s)
    before = pirate(match, 1).copy()
    play(match, "sail_to m02")
    assert where(match) == where(match, 1) == "m02"
    assert told(match) == [("sails", 0, "m02")]
    assert match.state.sail_left == 1
    assert pirate(match, 1) == before
    play(match, "sail_to m01")
    assert where(match) == "m01"
    assert pirate(match).stations == [1, 1, 1, 0]


@rule("TEP-4.22")
@pytest.mark.parametrize(
    ("there", "beyond"),
    [("m05", "m09"), ("m09", "m05"), ("m07", "m11"), ("m11", "m07"), ("m10", "m11"), ("m13", "m14"), ("m09", "m13")],
)
def test_a_storm_on_either_card_jostles(there: str, beyond: str) -> None:
    """Once, whichever of the two cards prints it, in both directions."""
    s = to_sail(dealt(2), 0, "plunder", 1)
    hands(s, 0, extort=2, repair=1)
    stand(s, 0, there)
    match = play(match_from(s), f"sail_to {beyond}")
    assert told(match, "storm", "jostled") == [("storm", 0), ("jostled", 0, "extort")]
    assert pirate(match).stations == [0, 0, 1, 2]


@rule("TEP-4.22")
def test_other_edges_are_calm_and_so_is_the_rim() -> None:
    """Of the 48 ways between neighbours ten lead through a storm here; that of m08 lies on the rim and does nothing."""
    s = dealt(2)
    stormy = {
        (BOX.map_ids[here], BOX.map_ids[there])
        for here in range(16)
        for there, edge in s.sea.edge[here].items()
        if s.storms[here] & edge
    }
    pairs = {("m05", "m09"), ("m07", "m11"), ("m10", "m11"), ("m09", "m13"), ("m13", "m14")}
    assert stormy == pairs | {(b, a) for a, b in pairs}
    to_sail(s, 0, "plunder", 1)
    stand(s, 0, "m08")
    for calm in ("m04", "m07", "m12"):
        assert told(play(match_from(s), f"sail_to {calm}"), "storm", "jostled") == []


@rule("TEP-4.22")
def test_where_both_cards_print_it_the_ship_is_jostled_once() -> None:
    """Powder Point lies above Saltpetre Rocks, and each has a storm on the edge between them."""
    s = dealt(2)
    grid = list(s.grid)
    grid[cell("m09")], grid[cell("m13")] = grid[cell("m13")], grid[cell("m09")]
    s.grid = tuple(grid)
    s.storms = tuple(storms_around(s, BOX, at) for at in range(16))
    to_sail(s, 0, "plunder", 2)
    hands(s, 0, extort=3)
    stand(s, 0, "m05")
    match = play(match_from(s), "sail_to m13")
    assert told(match, "storm") == [("storm", 0)]
    assert pirate(match).stations == [0, 0, 2, 1]


@rule("TEP-4.23")
def test_with_everyone_in_repair_no_storm_can_be_sailed_into() -> None:
    """Calm edges stay open; a deckhand on the wheel is enough to dare it, and is then the one that is jostled."""
    s = to_sail(dealt(2), 0, "trade", 2)
    hands(s, 0, repair=3)
    stand(s, 0, "m05")
    match = match_from(s)
    assert texts(match) == ["sail_to m01", "sail_to m06", "sail_end"]
    assert_refused(match, "sail_to m09", "TEP-4.23")
    hands(s, 0, on_wheel=(4,), repair=2)
    match = match_from(s)
    assert "sail_to m09" in texts(match)
    play(match, "sail_to m09")
    assert (pirate(match).wheel, pirate(match).stations) == (0, [0, 0, 0, 3])
    assert_refused(match, "sail_to m05", "TEP-4.23")


@rule("TEP-4.24")
def test_a_ship_sails_on_after_a_storm() -> None:
    """Through two storms and a calm edge with an allowance of three."""
    s = to_sail(dealt(2), 0, "trade", 3)
    stand(s, 0, "m05")
    match = play(match_from(s), "sail_to m09", "jostle cannons", "sail_to m13", "jostle extort")
    assert match.state.sail_left == 1
    play(match, "sail_to m14")  # one deckhand is left to be jostled, and nothing is asked
    assert where(match) == "m14"
    assert pirate(match).stations == [0, 0, 0, 3]


@rule("TEP-4.25")
def test_leaving_a_card_ends_hiding() -> None:
    """Also when the ship comes back; staying keeps it hidden."""
    s = to_sail(dealt(2), 0, "plunder", 2)
    assert s.pirates[0].hidden
    match = play(match_from(s), "sail_to m04")
    assert not pirate(match).hidden
    play(match, "sail_to m03")
    assert where(match) == "m03"
    assert not pirate(match).hidden
    match = play(match_from(s), "sail_end")
    assert pirate(match).hidden
