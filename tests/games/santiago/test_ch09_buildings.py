"""Chapter 9: what each building does, once and for exactly its price, and what the newspaper does to Cubans."""

from __future__ import annotations

import pytest

from karawela.engine.match import Match
from karawela.games.santiago.data.components import BUILDINGS, CUBANS
from karawela.games.santiago.state import Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import BLUE, RED, SHIP, WHITE, YELLOW, changes, enter, offers, turned
from tests.games.santiago.table import (
    ALONSO,
    CONCHITA,
    EL_ZORRO,
    JOSE,
    PABLO,
    demand,
    goods,
    hold,
    inactive,
    layout_t,
    match_from,
    own,
    place,
    stand,
)
from tests.support import rule


@rule("SDC-9.01")
def test_the_bank_pays_two_pesos() -> None:
    """Using the bank brings exactly 2 pesos and nothing else."""
    assert changes(enter(layout_t(), "bank"), "use_building bank") == {"A pesos": 2}


@rule("SDC-9.02")
def test_the_church_brings_one_point() -> None:
    """Using the church brings exactly 1 victory point and nothing else."""
    assert changes(enter(layout_t(), "church"), "use_building church") == {"A vp": 1}


@rule("SDC-9.03")
def test_the_distillery_makes_rum_out_of_sugar() -> None:
    """Any number of sugar that is held becomes as many rum; more than is held, or none, is refused."""
    s = layout_t()
    hold(s, 0, sugar=3, tobacco=1)
    match = enter(s, "distillery")
    assert offers(match) == ["distillery 1", "distillery 2", "distillery 3"]
    assert_refused(match, "use_building distillery 4", "SDC-9.03")
    assert_refused(match, "use_building distillery 0", "SDC-9.03")
    assert changes(match, "use_building distillery 2") == {
        "A sugar": -2,
        "supply sugar": 2,
        "A rum": 2,
        "supply rum": -2,
    }


@rule("SDC-9.04")
def test_the_cigar_factory_makes_cigars_out_of_tobacco() -> None:
    """Any number of tobacco that is held becomes as many cigars; more than is held, or none, is refused."""
    s = layout_t()
    hold(s, 0, tobacco=3, sugar=1)
    match = enter(s, "cigar_factory")
    assert offers(match) == ["cigar_factory 1", "cigar_factory 2", "cigar_factory 3"]
    assert_refused(match, "use_building cigar_factory 4", "SDC-9.04")
    assert_refused(match, "use_building cigar_factory 0", "SDC-9.04")
    assert changes(match, "use_building cigar_factory 3") == {
        "A tobacco": -3,
        "supply tobacco": 3,
        "A cigars": 3,
        "supply cigars": -3,
    }


@rule("SDC-9.05")
@pytest.mark.parametrize(
    ("building", "raw", "fine"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_nothing_is_returned_without_its_counterpart(building: str, raw: str, fine: str) -> None:
    """With 4 to give and only 2 left to take, 2 is the most; a third is refused for the supply's sake."""
    s = layout_t()
    hold(s, 1, **{fine: 6})
    hold(s, 0, **{raw: 4})
    match = enter(s, building)
    assert offers(match) == [f"{building} 1", f"{building} 2"]
    assert_refused(match, f"use_building {building} 3", "SDC-9.05")
    match.play(f"use_building {building} 2")
    held = goods(match, 0)
    assert (held[raw], held[fine]) == (2, 2)


@rule("SDC-9.06")
def test_the_black_market_swaps_one_good_for_one_of_another_kind() -> None:
    """Offered is every good held against every other kind in the supply; one marker goes, one comes."""
    s = layout_t()
    hold(s, 1, rum=8)
    hold(s, 0, sugar=2, tobacco=1)
    match = enter(s, "black_market")
    assert offers(match) == [
        "black_market sugar fruit",
        "black_market sugar tobacco",
        "black_market sugar cigars",
        "black_market tobacco sugar",
        "black_market tobacco fruit",
        "black_market tobacco cigars",
    ]
    assert changes(match, "use_building black_market sugar cigars") == {
        "A sugar": -1,
        "supply sugar": 1,
        "A cigars": 1,
        "supply cigars": -1,
    }
    assert match.to_move == (1,)


@rule("SDC-9.06")
def test_the_black_market_refuses_the_same_kind_a_second_swap_and_what_is_not_there() -> None:
    """Sugar for sugar, two swaps at once, a good not held, a good not in the supply."""
    s = layout_t()
    hold(s, 1, rum=8)
    hold(s, 0, sugar=2, tobacco=1)
    match = enter(s, "black_market")
    assert_refused(match, "use_building black_market sugar sugar", "SDC-9.06")
    assert_refused(match, "use_building black_market sugar fruit tobacco cigars", "SDC-9.06")
    assert_refused(match, "use_building black_market fruit sugar", "SDC-9.06")
    assert_refused(match, "use_building black_market sugar rum", "SDC-1.09")


@rule("SDC-9.07")
def test_the_black_market_knows_no_wood() -> None:
    """Wood that is held cannot be given, and wood in the supply cannot be taken."""
    s = layout_t()
    hold(s, 0, sugar=1, wood=2)
    match = enter(s, "black_market")
    assert not any("wood" in offer for offer in offers(match))
    assert_refused(match, "use_building black_market wood rum", "SDC-9.07")
    assert_refused(match, "use_building black_market sugar wood", "SDC-9.07")


@rule("SDC-9.08")
def test_the_sawmill_turns_one_wood_into_a_point_and_a_peso() -> None:
    """Of three wood exactly one is returned, whatever the flag; a second one in the same use is refused."""
    s = layout_t(marker=4)
    hold(s, 0, wood=3)
    match = enter(s, "sawmill")
    assert offers(match) == ["sawmill"]
    assert_refused(match, "use_building sawmill 2", "SDC-9.08")
    assert changes(match, "use_building sawmill") == {"A wood": -1, "supply wood": 1, "A vp": 1, "A pesos": 1}
    assert match.to_move == (1,)


@rule("SDC-9.08")
def test_the_sawmill_does_nothing_without_wood() -> None:
    """An owner without wood is not offered the sawmill, and trying is refused."""
    s = layout_t(car=ALONSO - 1)
    own(s, 0, "sawmill", "bank")
    match = play(match_from(s), "move_car 1")
    assert offers(match) == ["bank"]
    assert_refused(match, "alonso_use sawmill", "SDC-9.08")


@rule("SDC-9.09")
@pytest.mark.parametrize(
    ("served", "change"),
    [
        ("cigars", {"A cigars": -1, "supply cigars": 1, "A vp": 2}),
        ("rum", {"A rum": -1, "supply rum": 1, "A vp": 2}),
        ("cigars rum", {"A cigars": -1, "supply cigars": 1, "A rum": -1, "supply rum": 1, "A vp": 4}),
    ],
)
def test_the_cafe_pays_two_points_for_cigars_and_for_rum(served: str, change: dict[str, int]) -> None:
    """One of each at most, 2 victory points a marker."""
    s = layout_t()
    hold(s, 0, cigars=2, rum=2)
    match = enter(s, "cafe")
    assert offers(match) == ["cafe cigars", "cafe rum", "cafe cigars rum"]
    assert changes(match, f"use_building cafe {served}") == change
    assert match.to_move == (1,)


@rule("SDC-9.09")
def test_the_cafe_serves_only_what_is_held() -> None:
    """With rum alone there is one offer; cigars that are not held and other goods are refused."""
    s = layout_t()
    hold(s, 0, rum=1, sugar=1)
    match = enter(s, "cafe")
    assert offers(match) == ["cafe rum"]
    assert_refused(match, "use_building cafe cigars", "SDC-9.09")
    assert_refused(match, "use_building cafe cigars rum", "SDC-9.09")
    assert_refused(match, "use_building cafe sugar", "SDC-9.09")


@rule("SDC-9.10")
def test_the_cafe_never_takes_two_of_a_kind() -> None:
    """Two rum or two cigars are refused, though they are held."""
    s = layout_t()
    hold(s, 0, cigars=2, rum=2)
    match = enter(s, "cafe")
    assert_refused(match, "use_building cafe rum rum", "SDC-9.10")
    assert_refused(match, "use_building cafe cigars cigars", "SDC-9.10")


@rule("SDC-9.11")
def test_customs_turns_one_die_on_the_ship_to_zero() -> None:
    """The choice is among the dice above 0; the chosen one goes to 0 at once, the others stay."""
    s = layout_t()
    demand(s, sugar=3, fruit=0, tobacco=1, rum=2)
    match = enter(s, "customs")
    assert offers(match) == ["customs die_sugar", "customs die_tobacco", "customs die_rum"]
    assert_refused(match, "use_building customs die_fruit", "SDC-9.11")
    assert_refused(match, "use_building customs die_cigars", "SDC-9.11")
    match.play("use_building customs die_sugar")
    assert match.state.dice == [0, 0, 1, 2, -1]


@rule("SDC-9.12")
def test_customs_pays_nobody() -> None:
    """A die goes from 3 to 0, and nothing else on the table changes, even for a player who holds the good."""
    s = layout_t(marker=4)
    hold(s, 0, sugar=3)
    demand(s, sugar=3, fruit=1, tobacco=1, rum=2)
    assert changes(enter(s, "customs"), "use_building customs die_sugar") == {"die sugar": -3}


@rule("SDC-9.13")
def test_customs_sends_off_a_ship_without_demand() -> None:
    """The last die above 0 goes to 0: the ship leaves, and the user rolls for the next."""
    s = layout_t(marker=3)
    demand(s, sugar=0, fruit=0, tobacco=2, rum=0)
    match = enter(s, "customs", SHIP)
    match.play("use_building customs die_tobacco")
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (1, 2, 2)
    assert not match.state.ship_in_port
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


@rule("SDC-9.13")
def test_customs_leaves_a_ship_with_demand_in_port() -> None:
    """One die of two goes to 0: the ship stays."""
    s = layout_t(marker=3)
    demand(s, sugar=0, fruit=1, tobacco=2, rum=0)
    match = play(enter(s, "customs"), "use_building customs die_tobacco")
    assert match.state.ship_in_port
    assert (match.state.departed, match.state.marker) == (0, 3)
    assert match.to_move == (1,)


@rule("SDC-9.14")
@pytest.mark.parametrize(
    ("k", "change"),
    [
        (1, {"A pesos": -3, "A vp": 1}),
        (4, {"A pesos": -12, "A vp": 4}),
        (-1, {"A pesos": 3, "A vp": -1}),
        (-5, {"A pesos": 15, "A vp": -5}),
    ],
)
def test_the_casino_exchanges_three_pesos_and_a_point_as_often_as_wanted(k: int, change: dict[str, int]) -> None:
    """Both ways, and many times in one use."""
    s = layout_t()
    hold(s, 0, pesos=13, vp=6)
    match = enter(s, "casino")
    assert changes(match, f"use_building casino {k}") == change
    assert match.to_move == (1,)


@rule("SDC-9.15")
def test_the_casino_takes_one_net_number_within_the_means() -> None:
    """8 pesos buy at most 2 points, 2 points sell at most twice; 0 is no exchange."""
    s = layout_t()
    hold(s, 0, pesos=8, vp=2)
    match = enter(s, "casino")
    assert offers(match) == ["casino -2", "casino -1", "casino 1", "casino 2"]
    for k in (-3, 0, 3):
        assert_refused(match, f"use_building casino {k}", "SDC-9.15")
    assert changes(match, "use_building casino -2") == {"A pesos": 6, "A vp": -2}


@rule("SDC-9.16")
@pytest.mark.parametrize(("marker", "way", "by"), [(3, "left", -1), (4, "left", -1), (3, "right", 1)])
def test_the_harbourmaster_moves_the_marker_by_one_flag(marker: int, way: str, by: int) -> None:
    """From 3 and 4 both ways are open; the marker moves one flag, and nothing else happens."""
    match = enter(layout_t(marker=marker), "harbourmaster")
    assert sorted(offers(match)) == ["harbourmaster left", "harbourmaster right"]
    assert_refused(match, "use_building harbourmaster", "SDC-9.16")
    assert_refused(match, "use_building harbourmaster right right", "SDC-9.16")
    assert changes(match, f"use_building harbourmaster {way}") == {"marker": by}


@rule("SDC-9.17")
def test_the_harbourmaster_cannot_go_left_from_two() -> None:
    """On the leftmost flag only right is offered."""
    match = enter(layout_t(marker=2), "harbourmaster")
    assert offers(match) == ["harbourmaster right"]
    assert_refused(match, "use_building harbourmaster left", "SDC-9.17")
    assert changes(match, "use_building harbourmaster right") == {"marker": 1}


@rule("SDC-9.18")
def test_the_harbourmaster_sends_a_ship_off_from_four() -> None:
    """Right from 4 reaches the chequered flag: the ship leaves with all its demand open."""
    match = enter(layout_t(marker=4), "harbourmaster", SHIP)
    assert sorted(offers(match)) == ["harbourmaster left", "harbourmaster right"]
    match.play("use_building harbourmaster right")
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (1, 2, 2)
    assert not match.state.ship_in_port
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


@rule("SDC-9.19")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_the_trade_office_loads_one_good_for_two_points(marker: int) -> None:
    """One marker of a good in demand: 2 victory points whatever the flag, and the die goes down by 1."""
    s = layout_t(marker=marker)
    hold(s, 0, fruit=2, tobacco=1)
    demand(s, sugar=1, fruit=3, tobacco=0, rum=1)
    match = enter(s, "trade_office")
    assert offers(match) == ["trade_office fruit"]
    assert changes(match, "use_building trade_office fruit") == {
        "A fruit": -1,
        "supply fruit": 1,
        "die fruit": -1,
        "A vp": 2,
    }


@rule("SDC-9.19")
def test_the_trade_office_refuses_what_is_not_wanted_or_not_held() -> None:
    """A die at 0, a die set aside, a good not held, two goods at once."""
    s = layout_t()
    hold(s, 0, fruit=2, tobacco=1, cigars=1)
    demand(s, sugar=1, fruit=3, tobacco=0, rum=1)
    match = enter(s, "trade_office")
    assert_refused(match, "use_building trade_office tobacco", "SDC-9.19")
    assert_refused(match, "use_building trade_office cigars", "SDC-9.19")
    assert_refused(match, "use_building trade_office rum", "SDC-9.19")
    assert_refused(match, "use_building trade_office fruit fruit", "SDC-9.19")


@rule("SDC-9.20")
def test_the_trade_office_loads_no_wood() -> None:
    """Wood replaces nothing here: it is not offered, and refused by name."""
    s = layout_t()
    hold(s, 0, wood=3, sugar=1)
    match = enter(s, "trade_office")
    assert offers(match) == ["trade_office sugar"]
    assert_refused(match, "use_building trade_office wood", "SDC-9.20")


@rule("SDC-9.21")
def test_the_trade_office_starts_no_loading_round() -> None:
    """Opponents with the goods in hand get no go, and the marker stays; the next seat simply drives."""
    s = layout_t(3, marker=3)
    for seat in range(3):
        hold(s, seat, sugar=1, fruit=1)
    match = play(enter(s, "trade_office"), "use_building trade_office sugar")
    assert (match.to_move, match.ask_of().kind) == ((1,), "move_car")
    assert match.state.marker == 3
    assert not any(line.kind == "load" for line in match.log())


@rule("SDC-9.22")
def test_the_trade_office_pays_before_a_full_ship_leaves() -> None:
    """The last good: first the 2 points, then the departure, and the user rolls."""
    s = layout_t(marker=3)
    hold(s, 0, rum=1, sugar=1)
    demand(s, sugar=0, fruit=0, tobacco=0, rum=1)
    match = enter(s, "trade_office", SHIP)
    match.play("use_building trade_office rum")
    assert match.state.traders[0].vp == 4
    assert (match.state.departed, match.state.marker) == (1, 2)
    happened = told(match)
    assert happened.index(("vp", 0, 2)) < happened.index(("departs", 1))
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


@rule("SDC-9.23")
def test_the_newspaper_pays_a_peso_and_may_turn_one_cuban() -> None:
    """Offered are the peso alone and the peso with any one Cuban; two Cubans are too many."""
    match = enter(layout_t(), "newspaper")
    assert offers(match) == ["newspaper", *(f"newspaper {cuban}" for cuban in CUBANS)]
    assert_refused(match, "use_building newspaper maria pedro", "SDC-9.23")
    assert changes(match, "use_building newspaper maria") == {"A pesos": 1, "inactive": 1}
    assert turned(match) == {"maria"}


@rule("SDC-9.24")
@pytest.mark.parametrize("cuban", CUBANS)
def test_any_active_cuban_may_be_turned(cuban: str) -> None:
    """El Zorro, Alonso, Martinez at whose stop the car stands, and those far away: all nine, each alone."""
    match = play(enter(layout_t(), "newspaper"), f"use_building newspaper {cuban}")
    assert turned(match) == {cuban}


@rule("SDC-9.25")
def test_an_inactive_cuban_cannot_be_turned_again() -> None:
    """Pedro lies face down already: he is not offered."""
    s = layout_t()
    inactive(s, "pedro")
    match = enter(s, "newspaper")
    assert offers(match) == ["newspaper", *(f"newspaper {cuban}" for cuban in CUBANS if cuban != "pedro")]
    assert_refused(match, "use_building newspaper pedro", "SDC-9.25")


@rule("SDC-9.26")
def test_several_cubans_may_be_inactive_at_once() -> None:
    """A third one is turned, and the first two stay as they are."""
    s = layout_t()
    inactive(s, "pedro", "maria")
    match = play(enter(s, "newspaper"), "use_building newspaper conchita")
    assert turned(match) == {"pedro", "maria", "conchita"}


@rule("SDC-9.27")
def test_the_port_cannot_be_made_inactive() -> None:
    """The newspaper turns Cubans, not the port."""
    match = enter(layout_t(), "newspaper")
    assert_refused(match, "use_building newspaper port", "SDC-9.27")


@rule("SDC-9.28")
def test_a_player_may_stop_at_an_inactive_cuban() -> None:
    """The stop is legal and brings nothing: no fruit, no pawn move, no building."""
    s = layout_t(car=CONCHITA - 1)
    inactive(s, "conchita")
    stand(s, 0, "bank")
    match = match_from(s)
    assert "move_car 1" in texts(match)
    assert changes(match, "move_car 1") == {}
    assert match.state.car == CONCHITA
    assert (match.to_move, match.ask_of().kind) == ((1,), "move_car")
    assert place(match, 0) == "bank"


@rule("SDC-9.29")
def test_skipping_an_inactive_cuban_costs_the_normal_price() -> None:
    """Past an inactive Conchita and Pedro three stops cost 2 pesos, as ever; with 1 peso they are too far."""
    s = layout_t(car=JOSE)
    inactive(s, "conchita", "pedro")
    hold(s, 0, pesos=2)
    match = play(match_from(s), "move_car 3")
    assert match.state.traders[0].pesos == 0
    hold(s, 0, pesos=1)
    poorer = match_from(s)
    assert texts(poorer) == ["move_car 1", "move_car 2"]
    assert_refused(poorer, "move_car 3", "SDC-4.05")


@rule("SDC-9.30")
@pytest.mark.parametrize("driver", [0, 1])
def test_an_inactive_cuban_is_turned_back_when_the_car_drives_through(driver: int) -> None:
    """Past Conchita she is active again at once, whoever drives and before the turn goes on; Pablo stays turned."""
    s = layout_t(car=JOSE, active=driver)
    inactive(s, "conchita", "pablo")
    match = play(match_from(s), "move_car 2")
    assert match.ask_of().kind == "place_pawn"
    assert turned(match) == {"pablo"}


@rule("SDC-9.30")
def test_an_inactive_cuban_is_turned_back_when_the_car_drives_away_from_him() -> None:
    """While the car stands at Conchita's stop she stays inactive; when it leaves she is active again."""
    s = layout_t(car=JOSE)
    inactive(s, "conchita")
    match = play(match_from(s), "move_car 1")
    assert turned(match) == {"conchita"}
    match.play("move_car 1")
    assert turned(match) == set()


def at_a_fresh_jose(pesos: int) -> Match[Santiago]:
    """Seat 0 has stopped at José, gone into the newspaper and turned him; seat 1 is to drive on."""
    s = layout_t(car=JOSE - 1)
    hold(s, 1, pesos=pesos)
    return play(match_from(s), "move_car 1", "place_pawn newspaper", "use_building newspaper jose")


@rule("SDC-9.31")
def test_a_cuban_turned_at_the_cars_stop_is_not_turned_back_by_its_departure() -> None:
    """The car leaves José who was turned under it: he stays inactive until it drives through his stop."""
    match = play(at_a_fresh_jose(pesos=20), "move_car 1")
    assert turned(match) == {"jose"}
    play(match, "place_pawn casino", "use_building casino -2", "move_car 2", "place_pawn bank", "skip")
    assert turned(match) == {"jose"}
    match.play("move_car 8")
    assert match.state.car == CONCHITA
    assert turned(match) == set()


@rule("SDC-9.31")
def test_a_cuban_turned_at_the_cars_stop_is_turned_back_after_the_next_stop_there() -> None:
    """A whole lap ends at José again: he is still inactive and helps nobody; the next departure turns him back."""
    match = at_a_fresh_jose(pesos=9)
    match.play("move_car 10")
    assert match.state.car == JOSE
    assert goods(match, 1) == {}
    assert turned(match) == {"jose"}
    assert (match.to_move, match.ask_of().kind) == ((0,), "move_car")
    match.play("move_car 1")
    assert turned(match) == set()


@rule("SDC-9.32")
def test_a_cuban_turned_back_during_a_drive_helps_at_a_later_arrival() -> None:
    """Eleven stops from José: past Conchita, once round, and she is active at the end of the same drive."""
    s = layout_t(car=JOSE)
    hold(s, 0, pesos=10, sugar=1)
    inactive(s, "conchita")
    match = play(match_from(s), "move_car 11")
    assert match.state.car == CONCHITA
    assert goods(match, 0) == {"sugar": 1, "fruit": 2}
    assert match.ask_of().kind == "place_pawn"


@rule("SDC-9.33")
def test_turning_the_cuban_just_visited_does_not_cancel_the_turn() -> None:
    """Alonso is turned through his own help: the pawn still moves, the sawmill still works and pays its owner."""
    s = layout_t(car=ALONSO - 1)
    hold(s, 0, wood=1)
    own(s, 0, "newspaper")
    own(s, 1, "sawmill")
    match = play(match_from(s), "move_car 1", "alonso_use newspaper alonso")
    assert turned(match) == {"alonso"}
    assert (match.to_move, match.ask_of().kind) == ((0,), "place_pawn")
    assert changes(match, "place_pawn sawmill", "use_building sawmill") == {
        "A wood": -1,
        "supply wood": 1,
        "A vp": 1,
        "A pesos": 1,
        "B vp": 1,
    }


def without_a_ship(building: str, distance: int) -> Match[Santiago]:
    """Seat 0, with pesos, goods and the building, drives from stop 9 past the port at flag 4."""
    s = layout_t(car=9, marker=4)
    hold(s, 0, pesos=9, sugar=1, fruit=1, tobacco=1, rum=1)
    own(s, 0, building)
    return play(match_from(s, SHIP), f"move_car {distance}")


@rule("SDC-9.34")
@pytest.mark.parametrize("use", ["customs die_sugar", "trade_office sugar", "harbourmaster right"])
def test_the_harbour_buildings_cannot_be_used_without_a_ship(use: str) -> None:
    """The ship has left in this turn: through Alonso none of the three can be used."""
    match = without_a_ship(use.split()[0], 8)
    assert match.ask_of().kind == "alonso"
    assert offers(match) == []
    assert_refused(match, f"alonso_use {use}", "SDC-9.34")


@rule("SDC-9.34")
@pytest.mark.parametrize(("building", "distance"), [("customs", 2), ("trade_office", 5), ("harbourmaster", 5)])
def test_the_harbour_buildings_may_be_entered_without_a_ship(building: str, distance: int) -> None:
    """The pawn goes in, there is nothing to use, and the roll for the next ship follows."""
    match = without_a_ship(building, distance)
    assert f"place_pawn {building}" in texts(match)
    match.play(f"place_pawn {building}")
    assert place(match, 0) == building
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")
    assert "skip" in [line.text for line in match.log()]


@rule("SDC-9.35")
@pytest.mark.parametrize(
    ("move", "change"),
    [
        ("use_building newspaper", {"A pesos": 1}),
        ("use_building newspaper pablo", {"A pesos": 1, "inactive": 1}),
        ("skip", {}),
    ],
)
def test_the_newspaper_always_brings_the_peso(move: str, change: dict[str, int]) -> None:
    """The peso comes with and without a Cuban; who skips gets no peso and turns nobody."""
    assert changes(enter(layout_t(), "newspaper"), move) == change


@rule("SDC-9.36")
def test_a_cuban_who_was_turned_back_may_be_turned_again() -> None:
    """Conchita is turned, driven past, and turned a second time from the same newspaper."""
    s = layout_t(car=JOSE - 1)
    match = play(match_from(s), "move_car 1", "place_pawn newspaper", "use_building newspaper conchita")
    assert turned(match) == {"conchita"}
    play(match, "move_car 2", "place_pawn sawmill")
    assert turned(match) == set()
    play(match, "move_car 2", "zorro_give fruit", "use_building newspaper conchita")
    assert turned(match) == {"conchita"}


def ready(building: str, route: str) -> Match[Santiago]:
    """Seat 0 with the same holdings at the same table, about to use the building by one of four routes."""
    s = layout_t(4, marker=3)
    for other in (1, 2, 3):
        hold(s, other, pesos=5, vp=0)
    pesos, fruit = 4, 2
    if route == "entering":  # Martinez gives 3 pesos on the way to yellow, Conchita 2 fruit on the way to red
        pesos -= 3 * (building in YELLOW)
        fruit -= 2 * (building in RED)
    elif route == "el_zorro":  # three opponents give a peso each, having nothing else
        pesos -= 3
    hold(s, 0, pesos=pesos, vp=3, sugar=3, fruit=fruit, tobacco=2, rum=2, cigars=1, wood=2)
    if route == "entering":
        return enter(s, building)
    if route == "el_zorro":
        s.car = EL_ZORRO - 1
        stand(s, 0, building)
        return play(match_from(s), "move_car 1")
    if route == "alonso":
        s.car = ALONSO - 1
        own(s, 0, building)
        return play(match_from(s), "move_car 1")
    taken, s.car = (WHITE, ALONSO - 1) if building in BLUE else (BLUE, PABLO - 1)
    stand(s, 0, building)
    for other, closed in enumerate(taken, 1):
        stand(s, other, closed)
    return play(match_from(s), "move_car 1", "decline")


@rule("SDC-9.37")
@pytest.mark.parametrize("route", ["el_zorro", "alonso", "exception 4"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_works_the_same_however_it_is_reached(building: str, route: str) -> None:
    """Through El Zorro, Alonso or exception 4 there are the same options as after entering, with the same effect."""
    entered, other = ready(building, "entering"), ready(building, route)
    assert offers(entered)
    assert offers(other) == offers(entered)
    verb = "alonso_use" if route == "alonso" else "use_building"
    for use in offers(entered):
        assert changes(other.clone(), f"{verb} {use}") == changes(entered.clone(), f"use_building {use}")
