"""Chapter 11: the value marker, when a ship leaves, and the roll for the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from karawela.engine.match import Match
from karawela.games.santiago.data.components import BUILDINGS, DICE
from karawela.games.santiago.state import OFF_SHIP, Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import RED, SHIP, WHITE, changes, enter, kinds, offers
from tests.games.santiago.table import (
    ALONSO,
    MARIA,
    PABLO,
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

NO_DICE = [OFF_SHIP] * 5


def at_sea(match: Match[Santiago]) -> bool:
    """No ship is in port, and seat 0 is to choose the next demand."""
    return not match.state.ship_in_port and match.to_move == (0,) and match.ask_of().kind == "choose_demand"


def next_ship(rolls: Iterable[int], s: Santiago | None = None) -> Match[Santiago]:
    """Seat 0 passes the port at flag 4 on the way to an inactive Maria: the ship leaves, the next is rolled."""
    s = layout_t() if s is None else s
    s.car, s.marker = 9, 4
    inactive(s, "maria")
    return play(match_from(s, rolls), "move_car 2")


def rolled(match: Match[Santiago]) -> list[str]:
    """The outcomes of chance in the log."""
    return [line.text for line in match.log() if line.seat is None]


@rule("SDC-11.01")
def test_a_ship_leaves_at_once_when_its_four_dice_show_zero() -> None:
    """The last good is loaded on the first go: seat 1, who still holds goods, gets none."""
    s = layout_t(car=9)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    match = play(match_from(s, SHIP), "move_car 1", "load sugar 1")
    assert match.state.departed == 1
    assert at_sea(match)
    assert kinds(match, 1) == []


@rule("SDC-11.01")
def test_a_ship_stays_while_one_die_shows_more_than_zero() -> None:
    """Three dice at 0 and one at 1 are a demand: the ship is still in port after the round."""
    s = layout_t(car=9)
    demand(s, sugar=1, fruit=0, tobacco=1, rum=0)
    match = play(match_from(s), "move_car 1", "load sugar 1")
    assert match.state.ship_in_port
    assert (match.to_move, match.ask_of().kind) == ((1,), "load")


@rule("SDC-11.02")
def test_a_ship_leaves_when_the_marker_reaches_the_chequered_flag() -> None:
    """At flag 4 everybody passes: the marker moves on and the ship leaves with its whole demand."""
    s = layout_t(car=9, marker=4)
    match = play(match_from(s, SHIP), "move_car 1", "pass")
    assert match.state.departed == 0
    match.play("pass")
    assert match.state.departed == 1
    assert at_sea(match)


@rule("SDC-11.03")
@pytest.mark.parametrize(("distance", "marker"), [(1, 2), (2, 3), (10, 3), (11, 3), (12, 4), (21, 4)])
def test_each_passing_of_the_port_moves_the_marker(distance: int, marker: int) -> None:
    """From stop 9 the port is passed once in 2 to 11 stops and twice in 12 to 21; stopping there is no passing."""
    s = layout_t(car=9, marker=2)
    hold(s, 0, pesos=20, sugar=1)
    match = play(match_from(s), f"move_car {distance}")
    assert match.ask_of().kind == ("load" if distance % 10 == 1 else "place_pawn")
    assert match.state.marker == marker
    assert match.state.ship_in_port


@rule("SDC-11.03")
def test_a_drive_from_the_port_and_one_that_never_reaches_it_move_no_marker() -> None:
    """Away from the port, and along the street, the marker stays."""
    assert "marker" not in changes(match_from(layout_t(car=0)), "move_car 2")
    assert "marker" not in changes(match_from(layout_t(car=6)), "move_car 3")


@rule("SDC-11.04")
def test_passing_the_port_at_four_sends_the_ship_off() -> None:
    """The ship leaves during the drive, demand notwithstanding, and before the Cuban is met."""
    match = play(match_from(layout_t(car=9, marker=4)), "move_car 2")
    assert (match.state.departed, match.state.ship_in_port) == (1, False)
    assert match.ask_of().kind == "place_pawn"
    happened = told(match)
    assert happened.index(("departs", 1)) < happened.index(("vp", 0, 2))


@rule("SDC-11.05")
@pytest.mark.parametrize("ship", range(1, 7))
def test_on_departure_the_token_moves_on_and_the_marker_goes_to_two(ship: int) -> None:
    """Ships 1 to 6: the token goes one space to the right, the marker back to 2, and the game goes on."""
    s = layout_t()
    s.departed, s.ship_token = ship - 1, ship
    match = next_ship(SHIP, s)
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (ship, ship + 1, 2)
    assert at_sea(match)


@rule("SDC-11.05")
def test_the_seventh_departure_ends_the_game_before_token_and_marker_move() -> None:
    """The seventh ship: the game is over, the token has no eighth space, the marker is not set back."""
    s = layout_t()
    s.departed, s.ship_token = 6, 7
    match = next_ship((), s)
    assert match.over
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (7, 7, 5)


def by_an_opponents_last_load(s: Santiago) -> Match[Santiago]:
    demand(s, sugar=1, fruit=1, tobacco=0, rum=0)
    s.car = 9
    return play(match_from(s, SHIP), "move_car 1", "load sugar 1", "load fruit 1")


def by_the_marker_after_a_round(s: Santiago) -> Match[Santiago]:
    s.car, s.marker = 9, 4
    return play(match_from(s, SHIP), "move_car 1", "pass", "pass", "pass")


def by_passing_the_port(s: Santiago) -> Match[Santiago]:
    s.car, s.marker = 9, 4
    return play(match_from(s, SHIP), "move_car 2", "place_pawn casino", "skip")


def by_the_harbourmaster(s: Santiago) -> Match[Santiago]:
    s.marker = 4
    return play(enter(s, "harbourmaster", SHIP), "use_building harbourmaster right")


def by_customs(s: Santiago) -> Match[Santiago]:
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    return play(enter(s, "customs", SHIP), "use_building customs die_sugar")


def by_the_trade_office(s: Santiago) -> Match[Santiago]:
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    return play(enter(s, "trade_office", SHIP), "use_building trade_office sugar")


CAUSES = {
    by_an_opponents_last_load: "church",
    by_the_marker_after_a_round: "church",
    by_passing_the_port: "casino",
    by_the_harbourmaster: "harbourmaster",
    by_customs: "customs",
    by_the_trade_office: "trade_office",
}
"""Every way to send a ship off, and where the active player's pawn, at first in the church, ends the turn."""


@rule("SDC-11.06")
@pytest.mark.parametrize("cause", CAUSES)
def test_the_active_player_rolls_for_the_next_ship(cause: Callable[[Santiago], Match[Santiago]]) -> None:
    """Of three players the one whose turn it is rolls, even if another's load filled the ship."""
    match = cause(layout_t(3, active=1))
    assert match.state.departed == 1
    assert (match.to_move, match.ask_of().kind) == ((1,), "choose_demand")


@rule("SDC-11.07")
@pytest.mark.parametrize(("cause", "building"), CAUSES.items())
def test_the_roll_comes_after_the_end_of_the_turn(cause: Callable[[Santiago], Match[Santiago]], building: str) -> None:
    """When the roll is to be judged the turn's point has been paid; after the choice the next player drives."""
    s = layout_t(3, active=1)
    stand(s, 1, "church")
    own(s, 0, building)
    match = cause(s)
    happened = told(match)
    assert happened.index(("departs", 1)) < happened.index(("owner_paid", 0, building))
    assert match.state.active == 1
    assert match.state.rolled == tuple(SHIP)
    assert [line.seat for line in match.log()[-5:]] == [None] * 5
    match.play("choose_demand die_rum")
    assert (match.to_move, match.ask_of().kind) == ((2,), "move_car")


@rule("SDC-11.08")
@pytest.mark.parametrize("building", ["trade_office", "harbourmaster"])
def test_after_a_departure_the_same_turn_has_no_ship_in_port(building: str) -> None:
    """Through Alonso customs sends the ship off; the white building entered then has no ship to work on."""
    s = layout_t(car=ALONSO - 1)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    own(s, 0, "customs")
    match = play(match_from(s, SHIP), "move_car 1", "alonso_use customs die_sugar")
    assert (match.state.departed, match.state.ship_in_port) == (1, False)
    match.play(f"place_pawn {building}")
    assert place(match, 0) == building
    assert at_sea(match)
    assert match.state.marker == 2


@rule("SDC-11.08")
def test_after_a_departure_nothing_can_be_loaded_before_the_roll() -> None:
    """The ship leaves in passing, a whole lap later the car stops at the port: no loading round, the roll follows."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, pesos=10, sugar=3)
    match = play(match_from(s, SHIP), "move_car 11")
    assert match.state.car == 0
    assert at_sea(match)
    assert kinds(match, 0) == ["move_car"]
    assert kinds(match, 1) == []


@rule("SDC-11.09")
def test_who_sends_the_ship_off_in_passing_still_completes_the_turn() -> None:
    """Maria pays, the pawn moves, the café works; then this player rolls."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, rum=1)
    match = match_from(s, SHIP)
    assert changes(match, "move_car 2")["A vp"] == 2
    assert sorted(texts(match)) == sorted(f"place_pawn {building}" for building in RED)
    match.play("place_pawn cafe")
    assert texts(match) == ["use_building cafe rum", "skip"]
    assert rolled(match) == []
    assert changes(match, "use_building cafe rum") == {"A rum": -1, "supply rum": 1, "A vp": 2}
    assert at_sea(match)


@rule("SDC-11.10")
def test_further_passings_have_no_effect_while_no_ship_is_in_port() -> None:
    """Past the port a second time in the same drive: the marker stays on 2, no second ship leaves."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, pesos=11)
    match = play(match_from(s), "move_car 12")
    assert match.state.car == MARIA
    assert (match.state.departed, match.state.marker) == (1, 2)


@rule("SDC-11.10")
def test_a_stop_at_the_port_has_no_effect_while_no_ship_is_in_port() -> None:
    """A lap after the departure the car stops at the port: the marker stays on 2."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, pesos=10)
    match = play(match_from(s, SHIP), "move_car 11")
    assert (match.state.departed, match.state.marker) == (1, 2)
    assert [event for event in told(match) if event[0] == "marker"] == [("marker", 5)]


@rule("SDC-11.11")
def test_four_zeros_on_the_ship_send_it_off_and_the_same_player_rolls_again() -> None:
    """The only die above 0 is set aside: the second ship leaves at once and seat 0 rolls all dice for the third."""
    match = next_ship([0, 0, 0, 2, 0, 1, 2, 1, 0, 3])
    assert match.state.ship_token == 2
    match.play("choose_demand die_rum")
    assert (match.state.departed, match.state.ship_token) == (2, 3)
    assert match.state.rolled == (1, 2, 1, 0, 3)
    assert at_sea(match)
    match.play("choose_demand die_sugar")
    assert match.state.dice == [-1, 2, 1, 0, 3]
    assert match.to_move == (1,)


@rule("SDC-11.11")
def test_five_zeros_send_the_ship_off_too() -> None:
    """Nothing to choose: the token moves on and the same player rolls for the third ship."""
    match = next_ship([0, 0, 0, 0, 0, 1, 2, 1, 0, 3])
    assert (match.state.departed, match.state.ship_token) == (2, 3)
    assert match.state.rolled == (1, 2, 1, 0, 3)
    assert at_sea(match)


@rule("SDC-11.12")
def test_special_case_1_can_repeat_and_the_marker_stays_on_two() -> None:
    """Three ships in a row leave without demand; the fourth stands, and the marker has never moved from 2."""
    match = next_ship([0] * 5 + [0, 3, 0, 0, 0] + [0] * 5 + SHIP)
    match.play("choose_demand die_fruit")
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (4, 5, 2)
    match.play("choose_demand die_fruit")
    assert (match.state.departed, match.state.ship_in_port, match.state.marker) == (4, True, 2)


@rule("SDC-11.13")
@pytest.mark.parametrize(("roll", "choices"), [([0, 0, 0, 0, 0], []), ([0, 0, 1, 0, 0], ["choose_demand die_tobacco"])])
def test_special_case_1_on_the_seventh_ship_ends_the_game(roll: list[int], choices: list[str]) -> None:
    """The seventh ship gets no demand: it has left, and the game is over without another roll."""
    s = layout_t()
    s.departed, s.ship_token = 5, 6
    match = play(next_ship(roll, s), *choices)
    assert match.over
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (7, 7, 2)
    assert len(rolled(match)) == 5


@rule("SDC-11.14")
@pytest.mark.parametrize("aside", range(5))
def test_all_five_dice_are_rolled_and_any_one_is_set_aside(aside: int) -> None:
    """Each ship: five throws, five choices; the other four lie on the ship with the values rolled."""
    match = next_ship([1, 4, 0, 3, 2])
    assert rolled(match) == ["die_sugar 1", "die_fruit 4", "die_tobacco 0", "die_rum 3", "die_cigars 2"]
    assert texts(match) == [f"choose_demand {die}" for die in DICE]
    match.play(f"choose_demand {DICE[aside]}")
    expected = [1, 4, 0, 3, 2]
    expected[aside] = OFF_SHIP
    assert match.state.dice == expected
    assert match.state.set_aside == aside
    assert match.state.ship_in_port


@rule("SDC-11.14")
def test_no_more_and_no_less_than_one_die_is_set_aside_and_none_is_turned() -> None:
    """Two dice aside, none aside, and a die turned to another value are refused."""
    match = next_ship([1, 4, 0, 3, 2])
    assert_refused(match, "choose_demand die_rum die_sugar", "SDC-11.14")
    assert_refused(match, "choose_demand none", "SDC-11.14")
    assert_refused(match, "choose_demand die_rum 2", "SDC-3.09")


@rule("SDC-11.15")
def test_at_most_one_ship_leaves_in_a_turn_before_the_roll() -> None:
    """39 stops from stop 9 pass the port four times: the third sends the ship off, the fourth finds none."""
    s = layout_t(car=9, marker=2)
    hold(s, 0, pesos=38)
    match = play(match_from(s), "move_car 39")
    assert match.state.car == PABLO
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (1, 2, 2)


@rule("SDC-11.15")
def test_a_second_harbour_building_cannot_send_off_a_second_ship() -> None:
    """The own harbourmaster sends the ship off through Alonso; entered in the same turn, it moves no marker."""
    s = layout_t(car=ALONSO - 1, marker=4)
    own(s, 0, "harbourmaster")
    match = play(match_from(s, SHIP), "move_car 1", "alonso_use harbourmaster right")
    assert sorted(texts(match)) == sorted(f"place_pawn {building}" for building in WHITE)
    match.play("place_pawn harbourmaster")
    assert at_sea(match)
    assert (match.state.departed, match.state.marker) == (1, 2)


@rule("SDC-11.16")
@pytest.mark.parametrize("stop", range(1, 10))
def test_no_cuban_moves_the_marker(stop: int) -> None:
    """A stop at any Cuban leaves the marker on 3."""
    match = play(match_from(layout_t(car=stop - 1, marker=3)), "move_car 1")
    assert match.state.marker == 3


@rule("SDC-11.16")
@pytest.mark.parametrize("building", [building for building in BUILDINGS if building != "harbourmaster"])
def test_no_building_but_the_harbourmaster_moves_the_marker(building: str) -> None:
    """Every use of the eleven other buildings leaves the marker on 3 while the ship stays."""
    s = layout_t(marker=3)
    hold(s, 0, pesos=9, vp=5, sugar=2, fruit=2, tobacco=2, rum=2, cigars=2, wood=2)
    match = enter(s, building)
    assert offers(match)
    for use in offers(match):
        probe = play(match.clone(), f"use_building {use}")
        assert (probe.state.ship_in_port, probe.state.marker) == (True, 3)


@rule("SDC-11.16")
def test_the_marker_moves_after_a_round_not_during_it() -> None:
    """Loads of goods and wood and the first pass leave it on 2; the last pass moves it by one flag, once."""
    s = layout_t(car=9)
    hold(s, 0, sugar=1, wood=1)
    hold(s, 1, fruit=1, rum=1)
    match = play(match_from(s), "move_car 1")
    for move in ("load sugar 1", "load fruit 1", "load_wood tobacco 1"):
        assert "marker" not in changes(match, move)
    assert (match.to_move, match.ask_of().kind) == ((1,), "load")
    assert changes(match, "pass") == {"marker": 1}


@rule("SDC-11.17")
def test_on_departure_the_dice_leave_the_ship() -> None:
    """Until the next demand is chosen everybody sees a ship without dice, none set aside, and no demand."""
    match = next_ship([1, 1, 1, 1, 1])
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view.dice == NO_DICE
        assert view.set_aside == OFF_SHIP
        assert not view.ship_in_port


@rule("SDC-11.17")
def test_after_a_departure_there_is_no_demand_to_trade_for() -> None:
    """In the turn of the departure the trade office finds no demand for the sugar that the ship wanted."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, pesos=9, sugar=1)
    own(s, 0, "trade_office", "bank")
    match = play(match_from(s), "move_car 8")
    assert match.state.dice == NO_DICE
    assert offers(match) == ["bank"]


@rule("SDC-11.18")
def test_five_zeros_ask_nothing_and_set_no_die_aside() -> None:
    """Between the two rolls stands no choice in the log, and no die is aside when the next choice is asked."""
    match = next_ship([0] * 5 + SHIP)
    assert kinds(match, 0) == ["move_car"]
    assert len(rolled(match)) == 10
    assert match.state.set_aside == OFF_SHIP


@rule("SDC-11.18")
def test_one_die_above_zero_is_enough_to_be_asked() -> None:
    """0, 0, 0, 0, 1: all five dice can be set aside, the one with the 1 included."""
    match = next_ship([0, 0, 0, 0, 1])
    assert texts(match) == [f"choose_demand {die}" for die in DICE]


@rule("SDC-11.19")
def test_the_smallest_demand_stands() -> None:
    """A single 1 on the ship is a demand: the ship stays and the next player drives."""
    match = play(next_ship([0, 0, 1, 0, 0]), "choose_demand die_cigars")
    assert match.state.dice == [0, 0, 1, 0, -1]
    assert (match.state.departed, match.state.ship_token, match.state.ship_in_port) == (1, 2, True)
    assert (match.to_move, match.ask_of().kind) == ((1,), "move_car")


@rule("SDC-11.20")
def test_everybody_sees_the_roll_before_the_choice_and_the_die_set_aside_after_it() -> None:
    """All five values are open to all; the fifth stays visible."""
    match = next_ship([1, 4, 0, 3, 2])
    for seat in (0, 1, None):
        assert match.view(seat).rolled == (1, 4, 0, 3, 2)
        assert [line.text for line in match.log(seat) if line.seat is None] == rolled(match)
    match.play("choose_demand die_fruit")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (DICE[view.set_aside], view.set_aside_value) == ("die_fruit", 4)
        assert view.rolled == ()


@rule("SDC-11.20")
def test_the_value_of_the_die_set_aside_means_nothing() -> None:
    """A fruit die with 4 aside: fruit cannot be loaded, and the ship leaves when the other four are at 0."""
    s = layout_t()
    hold(s, 1, pesos=9, fruit=4, sugar=1)
    match = play(next_ship([1, 4, 0, 0, 0, *SHIP], s), "choose_demand die_fruit", "move_car 9")
    assert texts(match) == ["load sugar 1", "pass"]
    assert_refused(match, "load fruit 1", "SDC-2.03")
    match.play("load sugar 1")
    assert match.state.departed == 2
