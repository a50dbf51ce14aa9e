"""Chapter 10: who owns a building, and the point that another's pawn pays at the end of its turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karawela.engine.match import Match
from karawela.games.santiago.state import Santiago
from karawela.testing.table import assert_refused, play, texts
from tests.games.santiago.deeds import RED, changes, enter
from tests.games.santiago.table import (
    ALONSO,
    EL_ZORRO,
    JOSE,
    MARIA,
    demand,
    hold,
    inactive,
    layout_t,
    match_from,
    own,
    place,
    stand,
)
from tests.support import rule


@rule("SDC-10.01")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_building_has_at_most_one_owner(owner: int) -> None:
    """An owned building, another's or the own, cannot be claimed; the eleven others can."""
    s = layout_t(car=ALONSO - 1)
    own(s, owner, "bank")
    match = play(match_from(s), "move_car 1")
    claims = [text for text in texts(match) if text.startswith("alonso_claim ")]
    assert len(claims) == 11
    assert_refused(match, "alonso_claim bank", "SDC-10.01")
    assert changes(match, "alonso_claim church") == {"A tokens": -1}
    assert match.state.owner.count(0) + match.state.owner.count(1) == 2


@rule("SDC-10.02")
def test_anybody_may_enter_and_use_an_owned_building() -> None:
    """Seat 0 enters seat 1's bank and gets the 2 pesos; the owner's part is the point at the end of the turn."""
    s = layout_t()
    own(s, 1, "bank")
    match = enter(s, "bank")
    assert place(match, 0) == "bank"
    assert changes(match, "use_building bank") == {"A pesos": 2, "B vp": 1}


@rule("SDC-10.03")
def test_only_the_owner_uses_a_building_through_alonso() -> None:
    """Alonso opens the bank to its owner; to the other player, not even with the own pawn in it."""
    s = layout_t(car=ALONSO - 1)
    own(s, 0, "bank")
    owner = play(match_from(s), "move_car 1")
    assert "alonso_use bank" in texts(owner)
    assert changes(owner, "alonso_use bank") == {"A pesos": 2}
    s.active = 1
    stand(s, 1, "bank")
    other = play(match_from(s), "move_car 1")
    assert not any(text.startswith("alonso_use") for text in texts(other))
    assert_refused(other, "alonso_use bank", "SDC-5.22")


@rule("SDC-10.03")
@pytest.mark.parametrize("move", ["use_building cafe cigars rum", "skip"])
def test_an_owner_has_no_other_benefit_from_a_visitor(move: str) -> None:
    """Whether seat 0 uses seat 1's café or not, the owner receives one point and nothing else."""
    s = layout_t()
    hold(s, 0, cigars=1, rum=1)
    own(s, 1, "cafe")
    change = changes(enter(s, "cafe"), move)
    assert {what: by for what, by in change.items() if what.startswith("B ")} == {"B vp": 1}


@rule("SDC-10.04")
def test_the_owner_receives_a_point_at_the_end_of_the_turn() -> None:
    """Of three players only the owner gains, and it is 1 victory point from the supply, not from the pawn's owner."""
    s = layout_t(3)
    own(s, 2, "bank")
    match = enter(s, "bank")
    assert changes(match, "skip") == {"C vp": 1}
    assert ("owner_paid", 2, "bank") in [event for _, event in match.events()]


@rule("SDC-10.04")
def test_an_unowned_building_pays_nobody() -> None:
    """Tokens on other buildings do not matter: the pawn stands in one without an owner."""
    s = layout_t()
    own(s, 1, "black_market", "cigar_factory", "church")
    assert changes(enter(s, "bank"), "skip") == {}


def stays_at_the_port(s: Santiago) -> Match[Santiago]:
    s.car = 9
    for seat in range(len(s.traders)):
        hold(s, seat)
    return play(match_from(s), "move_car 1")


def stays_at_el_zorro(s: Santiago) -> Match[Santiago]:
    s.car = EL_ZORRO - 1
    for seat in range(1, len(s.traders)):
        hold(s, seat, pesos=2, vp=0)
    hold(s, 1, pesos=2, vp=0, sugar=1)
    return play(match_from(s), "move_car 1", "zorro_give peso", "skip")


def stays_at_an_inactive_cuban(s: Santiago) -> Match[Santiago]:
    s.car = JOSE - 1
    inactive(s, "jose")
    return play(match_from(s), "move_car 1")


def stays_by_exception_4(s: Santiago) -> Match[Santiago]:
    s.car = MARIA - 1
    for seat, building in enumerate(RED, 1):
        stand(s, seat, building)
    return play(match_from(s), "move_car 1", "skip")


@rule("SDC-10.05")
@pytest.mark.parametrize(
    "stays", [stays_at_the_port, stays_at_el_zorro, stays_at_an_inactive_cuban, stays_by_exception_4]
)
def test_the_point_is_paid_though_the_pawn_only_stayed(stays: Callable[[Santiago], Match[Santiago]]) -> None:
    """Port, El Zorro, inactive Cuban, exception 4: the pawn still stands in seat 1's bank and pays 1."""
    s = layout_t(4)
    hold(s, 1, vp=0)
    stand(s, 0, "bank")
    own(s, 1, "bank")
    match = stays(s)
    assert match.to_move == (1,)
    assert match.state.traders[1].vp == 1
    assert place(match, 0) == "bank"


@rule("SDC-10.05")
@pytest.mark.parametrize("move", ["use_building bank", "skip"])
def test_the_point_is_paid_used_or_not(move: str) -> None:
    """The owner of the bank receives 1 whether the visitor used it or not."""
    s = layout_t()
    own(s, 1, "bank")
    assert changes(enter(s, "bank"), move)["B vp"] == 1


@rule("SDC-10.06")
def test_only_the_active_players_pawn_pays() -> None:
    """Seats 1 and 2 stand in each other's buildings, but it is seat 0's turn, in a building of nobody."""
    s = layout_t(3)
    own(s, 1, "church")
    own(s, 2, "cafe")
    stand(s, 1, "cafe")
    stand(s, 2, "church")
    assert changes(enter(s, "bank"), "skip") == {}


@rule("SDC-10.06")
def test_the_point_is_paid_once_a_turn() -> None:
    """A turn at Alonso in which an owned building is used and another's entered and used brings one point in all."""
    s = layout_t(car=ALONSO - 1)
    hold(s, 0, wood=2)
    own(s, 0, "bank")
    own(s, 1, "sawmill", "church", "cafe")
    match = play(match_from(s), "move_car 1")
    moves = ("alonso_use bank", "place_pawn sawmill", "use_building sawmill")
    assert changes(match, *moves) == {"A pesos": 3, "A wood": -1, "supply wood": 1, "A vp": 1, "B vp": 1}


@rule("SDC-10.07")
def test_standing_in_the_own_building_pays_nothing() -> None:
    """The owner's own pawn brings no point to anybody."""
    s = layout_t()
    own(s, 0, "bank")
    assert changes(enter(s, "bank"), "skip") == {}


@rule("SDC-10.08")
def test_nothing_is_paid_at_the_moment_of_entering() -> None:
    """In the building, still to use it, nothing has been paid; the one point comes at the end of the turn."""
    s = layout_t()
    own(s, 1, "bank")
    match = enter(s, "bank")
    assert place(match, 0) == "bank"
    assert match.state.traders[1].vp == 2
    match.play("use_building bank")
    assert match.state.traders[1].vp == 3


@rule("SDC-10.09")
def test_claiming_a_building_with_a_pawn_in_it_pays_at_the_end_of_that_players_turn() -> None:
    """Seat 0 claims the church in which seat 1 stands: nothing now, a point when seat 1 ends a turn there."""
    s = layout_t(car=ALONSO - 1)
    stand(s, 1, "church")
    inactive(s, "pablo")
    match = play(match_from(s), "move_car 1")
    assert changes(match, "alonso_claim church", "place_pawn sawmill") == {"A tokens": -1}
    assert match.to_move == (1,)
    assert changes(match, "move_car 1") == {"A vp": 1}


@rule("SDC-10.10")
@pytest.mark.parametrize(
    ("building", "use"),
    [
        ("customs", "customs die_sugar"),
        ("trade_office", "trade_office sugar"),
        ("harbourmaster", "harbourmaster right"),
    ],
)
def test_the_point_is_not_paid_if_the_game_ends_during_the_turn(building: str, use: str) -> None:
    """Seat 0 sends off the seventh ship from a building of seat 1: the game is over before the turn's end."""
    s = layout_t(marker=4)
    s.departed, s.ship_token = 6, 7
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    own(s, 1, building)
    match = enter(s, building)
    assert "B vp" not in changes(match, f"use_building {use}")
    assert match.over
    assert place(match, 0) == building


@rule("SDC-10.10")
def test_the_point_is_not_paid_if_the_game_ends_at_the_port() -> None:
    """The last good of the seventh ship is loaded while seat 0's pawn stands in seat 1's bank."""
    s = layout_t(car=9, marker=3)
    s.departed, s.ship_token = 6, 7
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    stand(s, 0, "bank")
    own(s, 1, "bank")
    match = play(match_from(s), "move_car 1")
    change = changes(match, "load sugar 1")
    assert match.over
    assert change["A vp"] == 3
    assert "B vp" not in change
