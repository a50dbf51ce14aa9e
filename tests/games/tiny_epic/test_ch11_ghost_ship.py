"""Chapters 11.2 to 11.4: stealing from the ghost ship, how she sails, whom she haunts."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.rules.fighting.dice import damage_table
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, merchants_in_corners, stations, to_ships, wakes, you
from tests.games.tiny_epic.looks import Game, card_at, pirate
from tests.games.tiny_epic.table import cell, crew, cubes, hands, match_from, stand, to_order, to_sail
from tests.support import rule


def ghost(match: Game) -> str:
    """Where she is."""
    return card_at(match.state, match.state.ghost)


def chased(card: str, from_card: str, on_board: int = 0, seats: int = 2) -> TinyEpic:
    """The first seat on that card, the ghost ship on the other; every ship has one shortest way in this column."""
    s = cursed_sea(seats)
    stand(s, 0, card)
    ghost_at(s, from_card, on_board)
    merchants_in_corners(s)
    s.navy = cell("m02")
    return s


# ---------------------------------------------------------------- stealing


@rule("AMD-11.10")
def test_sailing_onto_her_card_takes_a_cube_at_once() -> None:
    """In the middle of the move, unasked; the sailing goes on."""
    s = to_sail(cursed_sea(), 0, "hide_out", 2)
    stand(s, 0, "m08")
    ghost_at(s, "m07", 2)
    match = play(match_from(s), "sail_to m07")
    assert (you(match).cubes, match.state.ghost_cubes) == (2, 1)
    assert told(match, "steals") == [("steals", 0)]
    assert (kind(match), match.state.sail_left) == ("sail", 1)


@rule("AMD-11.11")
def test_an_empty_ghost_ship_gives_nothing() -> None:
    """Entering her card has no effect."""
    s = to_sail(cursed_sea(), 0, "hide_out", 2)
    stand(s, 0, "m08")
    ghost_at(s, "m07", 0)
    match = play(match_from(s), "sail_to m07")
    assert you(match).cubes == 1
    assert not told(match, "steals")


@rule("AMD-11.12")
def test_turning_back_for_more_is_in_vain() -> None:
    """One cube a Sail action, however often she is met."""
    s = to_sail(cursed_sea(), 0, "hide_out", 4)
    stand(s, 0, "m08")
    ghost_at(s, "m07", 3)
    match = play(match_from(s), "sail_to m07", "sail_to m06", "sail_to m07", "sail_end")
    assert (you(match).cubes, match.state.ghost_cubes) == (2, 2)
    assert len(told(match, "steals")) == 1


@rule("AMD-11.12")
def test_a_sail_bonus_is_a_sail_action_of_its_own() -> None:
    """A cube in the Sail step, another with a crew card that sails."""
    s = to_sail(cursed_sea(), 0, "crew_up", 1)
    stand(s, 0, "m08")
    ghost_at(s, "m07", 3)
    crew(s, 0, "sydney_sweetwater")
    match = play(match_from(s), "sail_to m07", "use_crew sydney_sweetwater", "sail_to m06", "sail_to m07")
    assert (you(match).cubes, match.state.ghost_cubes) == (3, 1)


@rule("AMD-11.13")
def test_starting_on_her_card_takes_nothing() -> None:
    """Staying there, and leaving, bring no cube."""
    s = to_sail(cursed_sea(), 0, "hide_out", 2)
    stand(s, 0, "m07")
    ghost_at(s, "m07", 3)
    match = play(match_from(s.copy()), "sail_end")
    assert you(match).cubes == 1
    match = play(match_from(s), "sail_to m06", "sail_end")
    assert you(match).cubes == 1


@rule("AMD-11.13")
def test_her_sailing_onto_your_card_takes_nothing_for_you() -> None:
    """She comes, haunts, and keeps what she has."""
    s = chased("m12", "cm1", on_board=2)
    match = play(to_ships(s, 0), "jostle rigging")
    assert ghost(match) == "m12"
    assert you(match).cubes == 0
    assert not told(match, "steals")


@rule("AMD-11.14")
def test_the_ghost_ship_cannot_be_attacked() -> None:
    """Not by the order, not by a bonus."""
    s = to_order(cursed_sea(), 0, "attack", "m07")
    stand(s, 1, "m07")
    ghost_at(s, "m07", 2)
    match = match_from(s)
    assert texts(match) == ["order_attack red", "order_decline"]
    assert_refused(match, "order_attack ghost", "AMD-11.14")


# ---------------------------------------------------------------- sailing


@rule("AMD-11.20")
def test_she_sails_last_after_the_navys_attack() -> None:
    """Merchant 1, merchant 2, the Navy with its attack, the ghost ship with hers."""
    s = chased("m07", "cm1")
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    names = [event[1] if event[0] == "ship_moves" else event[0] for event in told(match)]
    seen = [name for name in names if name in ("merchant_1", "merchant_2", "navy", "navy_attacks", "ghost", "haunted")]
    assert seen == ["merchant_1", "merchant_2", "navy", "navy_attacks", "ghost", "ghost", "haunted"]


@rule("AMD-11.20", "AMD-11.32")
def test_without_the_line_she_stays_and_harms_nobody() -> None:
    """On one card with her at the end of a turn that did not cross the line: nothing happens."""
    s = to_order(chased("m12", "m12", on_board=1), 0, "hide_out", "m12")
    cubes(s, 0, 3)
    match = match_from(s)
    assert (match.to_move, kind(match)) == ((1,), "command")
    assert (ghost(match), you(match).cubes, you(match).cursed) == ("m12", 3, False)


@rule("AMD-11.21", "AMD-11.23", "AMD-11.60")
@pytest.mark.parametrize(
    ("start", "end", "left"),
    [("cm1", "m07", ["m12", "cm1"]), ("m12", "m07", ["m12"]), ("m07", "m07", []), ("m16", "m06", ["m11", "m16"])],
)
def test_she_sails_two_cards_and_stops_on_yours(start: str, end: str, left: list[str]) -> None:
    """Every card that she leaves gets a wake token; already on your card she stays and leaves none."""
    s = chased(end, start)
    s.navy = cell(end) - 5
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    assert ghost(match) == end
    assert wakes(match) == left


@rule("AMD-11.21")
def test_far_away_she_comes_two_cards_closer() -> None:
    """From three cards away she ends one card away, and haunts nobody."""
    s = chased("m02", "cm1")
    s.navy = cell("m05")
    match = to_ships(s, 0)
    assert ghost(match) == "m07"
    assert not told(match, "haunted")
    assert not you(match).cursed


@rule("AMD-11.22")
@pytest.mark.parametrize(("active", "mover"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_to_the_right_chooses_among_equal_ways(active: int, mover: int) -> None:
    """From cm1 toward m08 she may go north or east; card by card the one who played before decides."""
    s = chased("m02", "cm1", seats=3)
    stand(s, active, "m08")
    s.navy = cell("m03")
    match = to_ships(s, active)
    while kind(match) != "move_ship":
        play(match, texts(match)[0])
    assert match.to_move == (mover,)
    assert texts(match) == ["move_ship ghost m12", "move_ship ghost cm2"]
    assert_refused(match, "move_ship ghost m16", "TEP-4.133")
    play(match, "move_ship ghost cm2")
    assert match.to_move == (mover,) or not texts(match, "move_ship")


@rule("AMD-11.24")
def test_storms_coves_and_others_mean_nothing_to_her() -> None:
    """From m12 into the storm south of m07, past another pirate; only the active player is haunted."""
    s = chased("m07", "cm1")
    stand(s, 1, "m12")
    s.navy = cell("m07") - 5
    assert s.storms[cell("m12")] & s.sea.edge[cell("m12")][cell("m07")]
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    assert ghost(match) == "m07"
    assert (pirate(match, 1).cursed, pirate(match, 1).cubes) == (False, 1)
    assert told(match, "haunted") == [("haunted", 0)]


# ---------------------------------------------------------------- haunting


@rule("AMD-11.30", "AMD-11.33", "AMD-11.34", "AMD-11.35")
@pytest.mark.parametrize("start", ["m12", "cm1"])
def test_she_haunts_where_she_is_or_comes(start: str) -> None:
    """Curse, Jostle, then all cubes, in this order; Gold stays. Up to four cubes lie on her, the others in the pool."""
    s = chased("m12", start, on_board=2)
    s.pirates[0].gold = 5
    cubes(s, 0, 3)
    pool = s.pool
    match = play(to_ships(s, 0), "jostle extort")
    names = [event[0] for event in told(match) if event[0] in ("haunted", "cursed", "jostled", "cubes")]
    assert names == ["haunted", "cursed", "jostled", "cubes"]
    assert (you(match).cursed, you(match).gold, you(match).cubes) == (True, 5, 0)
    assert stations(you(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert (match.state.ghost_cubes, match.state.pool) == (4, pool + 1)


@rule("AMD-11.31")
def test_a_cove_is_no_protection() -> None:
    """The Navy can't find the hidden ship, the ghost ship can."""
    s = chased("m06", "m11")
    stand(s, 0, "m06", hidden=True)
    s.navy = cell("m06")
    match = play(to_ships(s, 0), "jostle rigging")
    assert not told(match, "navy_attacks")
    assert told(match, "haunted") == [("haunted", 0)]
    assert (you(match).cursed, you(match).hidden) == (True, True)


@rule("AMD-11.34")
def test_with_everybody_in_repair_the_jostle_does_nothing() -> None:
    """Curse and loss of cubes happen all the same."""
    s = chased("m12", "cm1")
    hands(s, 0, repair=3)
    match = to_ships(s, 0)
    assert told(match, "steady") == [("steady", 0)]
    assert stations(you(match)) == {"repair": 3}
    assert (you(match).cursed, you(match).cubes) == (True, 0)


@rule("AMD-11.36", "AMD-11.40")
def test_a_cursed_captain_is_haunted_again() -> None:
    """The curse stays what it is; Jostle and loss come again."""
    s = chased("m12", "cm1")
    s.pirates[0].cursed = True
    cubes(s, 0, 2)
    match = play(to_ships(s, 0), "jostle rigging")
    assert not told(match, "cursed")
    assert (you(match).cursed, you(match).cubes) == (True, 0)
    assert stations(you(match))["repair"] == 1


@rule("AMD-11.40", "AMD-11.53")
@pytest.mark.parametrize("side", [0, 1])
def test_the_cursed_captain_is_the_same_on_the_same_side(side: int) -> None:
    """Card, side and dice symbols stay; only the curse is new."""
    s = chased("m12", "cm1")
    s.pirates[0].side = side
    captain, table = s.pirates[0].captain, damage_table(s, 0)
    match = play(to_ships(s, 0), "jostle rigging")
    assert told(match, "cursed") == [("cursed", 0)]
    assert (you(match).captain, you(match).side) == (captain, side)
    assert damage_table(match.state, 0) == table
