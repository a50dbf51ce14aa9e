"""Chapter 6: the port and the loading round."""

from __future__ import annotations

import pytest

from karawela.engine.errors import NotYourTurn
from karawela.engine.match import Match
from karawela.games.santiago.data.components import GOOD_INDEX, PORT
from karawela.games.santiago.state import OFF_SHIP, Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import at_port, walk
from tests.games.santiago.table import MARTINEZ, demand, goods, hold, layout_t, match_from, place, stand
from tests.support import rule

NEXT_SHIP = (1, 1, 1, 1, 1)
"""A roll for tests in which it does not matter."""


def loaders(match: Match[Santiago]) -> list[tuple[int | None, str]]:
    """Who did what in the loading round."""
    return [(line.seat, line.text) for line in match.log() if line.kind == "load"]


# ---------------------------------------------------------------- who and in what order


@rule("SDC-6.01")
def test_stopping_at_the_port_lets_everybody_load() -> None:
    """Though one player has the turn, all three are asked to load."""
    s = layout_t(3)
    match = at_port(s)
    asked = []
    while match.asks[0].kind == "load":
        asked.append(match.to_move[0])
        play(match, "pass")
    assert asked == [0, 1, 2]


@rule("SDC-6.01")
def test_nobody_loads_at_a_cuban() -> None:
    """At any other stop a load is refused."""
    match = play(match_from(layout_t(2, car=PORT)), "move_car 1")
    assert_refused(match, "load sugar 1", "SDC-6.01")


@rule("SDC-6.02")
def test_the_active_player_begins_and_the_circle_repeats() -> None:
    """With seat 2 of four at the port the goes are 2, 3, 0, 1, 2, 3, 0, 1."""
    s = layout_t(4, active=2)
    demand(s, sugar=3, fruit=4, tobacco=3, rum=3)
    for seat in range(4):
        hold(s, seat, sugar=1, fruit=1, tobacco=1)
    hold(s, 2, rum=3)
    match = at_port(s)
    order = []
    for _ in range(8):
        order.append(match.to_move[0])
        match.choose(0)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("SDC-6.03")
def test_a_go_is_exactly_one_load_or_a_pass() -> None:
    """After a load the next player has the go; two loads at once are refused."""
    s = layout_t(2)
    hold(s, 0, sugar=2, fruit=1)
    hold(s, 1, rum=1)
    match = at_port(s)
    assert texts(match) == ["load sugar 1", "load sugar 2", "load fruit 1", "pass"]
    assert_refused(match, "load sugar 1 fruit 1", "SDC-6.04")
    play(match, "load sugar 1")
    assert match.to_move == (1,)
    with pytest.raises(NotYourTurn):
        match.play("load sugar 1", seat=0)
    play(match, "pass")
    assert match.to_move == (0,)
    assert match.asks[0].kind == "load"


# ---------------------------------------------------------------- a load


@rule("SDC-6.04")
@pytest.mark.parametrize(("wanted", "held", "most"), [(3, 1, 1), (1, 3, 1), (2, 2, 2), (3, 5, 3)])
def test_a_load_is_bounded_by_demand_and_holding(wanted: int, held: int, most: int) -> None:
    """From one marker to the lesser of demand and holding; more is refused, and so is none."""
    s = layout_t(2)
    demand(s, sugar=1, fruit=wanted, tobacco=0, rum=0)
    hold(s, 0, fruit=held)
    match = at_port(s)
    assert texts(match) == [f"load fruit {n}" for n in range(1, most + 1)] + ["pass"]
    assert_refused(match, f"load fruit {most + 1}", "SDC-6.04")
    assert_refused(match, "load fruit 0", "SDC-6.04")
    assert_refused(match, "load fruit -1", "SDC-6.04")


@rule("SDC-6.04")
def test_a_good_that_is_not_held_cannot_be_loaded() -> None:
    """Demand alone is not enough."""
    s = layout_t(2)
    hold(s, 0, sugar=1)
    match = at_port(s)
    assert_refused(match, "load rum 1", "SDC-6.04")


@rule("SDC-6.05")
def test_fewer_than_possible_can_be_loaded() -> None:
    """Of three fruit that fit, one goes aboard and two stay in hand."""
    s = layout_t(2)
    demand(s, sugar=1, fruit=4, tobacco=0, rum=0)
    hold(s, 0, vp=0, fruit=3)
    match = play(at_port(s), "load fruit 1")
    assert goods(match, 0) == {"fruit": 2}
    assert match.state.dice[GOOD_INDEX["fruit"]] == 3
    assert match.state.traders[0].vp == 2


@rule("SDC-6.06")
def test_loaded_markers_return_to_the_supply_at_once() -> None:
    """While the round still goes on, the two sugar are back."""
    s = layout_t(2)
    hold(s, 0, sugar=2)
    before = s.supply[GOOD_INDEX["sugar"]]
    match = play(at_port(s), "load sugar 2")
    assert match.asks[0].kind == "load"
    assert match.state.supply[GOOD_INDEX["sugar"]] == before + 2
    assert goods(match, 0) == {}


@rule("SDC-6.07")
def test_the_die_is_lowered_at_once() -> None:
    """The next player sees the die lower by the number loaded and can load only the rest."""
    s = layout_t(2)
    demand(s, sugar=3, fruit=2, tobacco=1, rum=1)
    hold(s, 0, sugar=2)
    hold(s, 1, sugar=3)
    match = play(at_port(s), "load sugar 2")
    assert match.view(1).dice == [1, 2, 1, 1, OFF_SHIP]
    assert texts(match) == ["load sugar 1", "pass"]


@rule("SDC-6.08")
@pytest.mark.parametrize("marker", [2, 3, 4])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_load_pays_the_flag_for_each_marker_at_once(marker: int, n: int) -> None:
    """n markers bring n times 2, 3 or 4 points before the next player's go, to the loader alone."""
    s = layout_t(2, marker=marker)
    demand(s, sugar=3, fruit=1, tobacco=1, rum=1)
    hold(s, 0, vp=1, sugar=3)
    hold(s, 1, vp=1, fruit=1)
    match = play(at_port(s), f"load sugar {n}")
    assert match.asks[0].kind == "load"
    assert match.state.traders[0].vp == 1 + n * marker
    assert match.state.traders[1].vp == 1


@rule("SDC-6.09")
def test_every_load_of_a_round_pays_the_same() -> None:
    """The marker stands still while all load, circle after circle, and moves only after the last pass."""
    s = layout_t(2, marker=3)
    demand(s, sugar=3, fruit=3, tobacco=3, rum=3)
    hold(s, 0, vp=0, sugar=2)
    hold(s, 1, vp=0, fruit=2)
    match = at_port(s)
    for move, points in (("load sugar 1", [3, 0]), ("load fruit 1", [3, 3]), ("load sugar 1", [6, 3])):
        play(match, move)
        assert match.state.marker == 3
        assert [trader.vp for trader in match.state.traders] == points
    play(match, "load fruit 1")
    assert [trader.vp for trader in match.state.traders] == [6, 6]
    assert match.state.marker == 4


# ---------------------------------------------------------------- passing


@rule("SDC-6.10")
def test_who_cannot_load_passes_unasked() -> None:
    """A player without anything the ship wants is passed over, and the pass is logged in its place."""
    s = layout_t(3)
    hold(s, 0, sugar=1)
    hold(s, 1, cigars=3)
    hold(s, 2, rum=1)
    match = play(at_port(s), "load sugar 1")
    assert match.to_move == (2,)
    assert loaders(match) == [(0, "load sugar 1"), (1, "pass")]
    assert match.state.passed == [False, True, False]


@rule("SDC-6.10")
def test_who_will_not_load_passes() -> None:
    """A player who could load may pass instead, and pass is always the last option."""
    s = layout_t(2)
    match = at_port(s)
    assert len(texts(match)) > 1
    assert texts(match)[-1] == "pass"
    play(match, "pass")
    assert match.state.passed == [True, False]
    assert goods(match, 0) == {"sugar": 1, "fruit": 1, "tobacco": 1}


@rule("SDC-6.11")
def test_a_pass_is_final_for_the_round() -> None:
    """Who passed is skipped in every later circle though able to load, and a load of theirs is refused."""
    s = layout_t(2)
    hold(s, 0, sugar=2, fruit=2)
    hold(s, 1, rum=1)
    match = play(at_port(s), "load sugar 1", "pass")
    for _ in range(3):
        assert match.to_move == (0,)
        before = match.state.copy()
        with pytest.raises(NotYourTurn):
            match.play("load rum 1", seat=1)
        refusal = match.why_not("load rum 1", seat=1)
        assert refusal is not None
        assert refusal.rule == "SDC-6.11"
        assert match.state == before
        match.choose(0)
    assert [line for line in loaders(match) if line[0] == 1] == [(1, "pass")]


@rule("SDC-6.11")
def test_a_pass_of_one_round_does_not_bind_in_the_next() -> None:
    """In the next loading round everybody may load again."""
    s = layout_t(2)
    hold(s, 0, sugar=1)
    hold(s, 1, pesos=9, sugar=1)
    match = play(at_port(s), "pass", "pass", "move_car 10")
    assert match.to_move == (1,)
    play(match, "load sugar 1")
    assert match.to_move == (0,)
    assert texts(match) == ["load sugar 1", "pass"]


@rule("SDC-6.12")
def test_a_single_remaining_player_goes_on_alone() -> None:
    """After everybody else has passed one player loads the same good again and then another, until passing."""
    s = layout_t(3)
    demand(s, sugar=3, fruit=2, tobacco=1, rum=1)
    hold(s, 0, sugar=3, fruit=2)
    match = play(at_port(s), "load sugar 1", "pass", "pass")
    for move in ("load sugar 1", "load fruit 1", "load sugar 1"):
        assert match.to_move == (0,)
        play(match, move)
    assert match.to_move == (0,)
    assert match.asks[0].kind == "load"
    play(match, "pass")
    assert goods(match, 0) == {"fruit": 1}
    assert (match.to_move, match.state.marker) == ((1,), 3)


@rule("SDC-6.12")
def test_a_single_remaining_player_may_fill_the_ship() -> None:
    """The last one who has not passed goes on until the ship is full."""
    s = layout_t(2)
    demand(s, sugar=2, fruit=1, tobacco=0, rum=0)
    hold(s, 0, sugar=2, fruit=1)
    match = play(at_port(s, *NEXT_SHIP), "load sugar 1", "pass", "load fruit 1", "load sugar 1")
    assert match.state.departed == 1
    assert match.asks[0].kind == "choose_demand"


# ---------------------------------------------------------------- the end of a round


@rule("SDC-6.13")
def test_a_full_ship_leaves_at_once() -> None:
    """With the last demand met the round is over: who comes later has no further go, though nobody has passed."""
    s = layout_t(3)
    demand(s, sugar=1, fruit=1, tobacco=0, rum=0)
    hold(s, 0, sugar=1, fruit=1, wood=2)
    hold(s, 1, vp=0, fruit=1, sugar=1)
    hold(s, 2, sugar=1, fruit=1, wood=2)
    match = play(at_port(s, *NEXT_SHIP), "load sugar 1", "load fruit 1")
    assert loaders(match) == [(0, "load sugar 1"), (1, "load fruit 1")]
    assert match.state.traders[1].vp == 2
    assert (match.state.departed, match.state.ship_token, match.state.ship_in_port) == (1, 2, False)
    assert match.asks[0].kind == "choose_demand"
    assert match.state.passed == []


@rule("SDC-6.14")
def test_the_ship_stays_when_all_have_passed() -> None:
    """Demand remains, so the same ship is there with the same dice."""
    s = layout_t(3)
    match = play(at_port(s), "load sugar 1", "pass", "pass", "pass")
    assert (match.state.ship_in_port, match.state.ship_token, match.state.departed) == (True, 1, 0)
    assert match.state.dice == [1, 2, 1, 1, OFF_SHIP]
    assert match.asks[0].kind == "move_car"


@rule("SDC-6.14")
def test_the_round_lasts_until_the_last_pass() -> None:
    """Two of three passes do not end it."""
    s = layout_t(3)
    match = play(at_port(s), "pass", "pass")
    assert (match.to_move, match.asks[0].kind, match.state.marker) == ((2,), "load", 2)
    play(match, "pass")
    assert match.asks[0].kind == "move_car"


@rule("SDC-6.15")
@pytest.mark.parametrize("marker", [2, 3])
def test_the_marker_moves_one_flag_after_an_unfinished_round(marker: int) -> None:
    """From 2 to 3 and from 3 to 4, once, after the last pass."""
    s = layout_t(3, marker=marker)
    match = play(at_port(s), "pass", "pass", "load sugar 1", "pass")
    assert match.state.marker == marker + 1
    assert told(match, "marker") == [("marker", marker + 1)]


@rule("SDC-6.16")
def test_an_unfinished_round_at_flag_four_sends_the_ship_off() -> None:
    """The ship leaves with demand open: token on, marker back to 2, and the active player rolls."""
    s = layout_t(3, marker=4, active=1)
    match = play(at_port(s, *NEXT_SHIP), "pass", "pass", "pass")
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (1, 2, 2)
    assert not match.state.ship_in_port
    assert match.state.dice == [OFF_SHIP] * 5
    assert (match.to_move, match.asks[0].kind) == ((1,), "choose_demand")
    assert told(match, "marker", "departs") == [("marker", 5), ("departs", 1)]


@rule("SDC-6.16")
def test_the_seventh_ship_ends_the_game_even_half_empty() -> None:
    """An unfinished round at flag 4 with ship 7 in port is the end; nobody rolls."""
    s = layout_t(2, marker=4)
    s.departed, s.ship_token = 6, 7
    match = play(at_port(s), "pass", "pass")
    assert match.over
    assert match.state.departed == 7


@rule("SDC-6.17")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_after_a_full_ship_the_marker_stands_on_two(marker: int) -> None:
    """The marker goes back to 2 for the new ship and is not advanced for the round."""
    s = layout_t(2, marker=marker)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, vp=0, sugar=1)
    match = play(at_port(s, *NEXT_SHIP), "load sugar 1", "choose_demand die_rum")
    assert match.state.marker == 2
    assert (match.state.ship_token, match.state.traders[0].vp) == (2, marker)
    assert match.asks[0].kind == "move_car"


# ---------------------------------------------------------------- pawns and turns


@rule("SDC-6.18")
def test_no_building_is_used_at_the_port() -> None:
    """The pawn stays in the bank, the bank pays nothing, and moving or using is refused during the round."""
    s = layout_t(2)
    hold(s, 0, pesos=1, sugar=1)
    stand(s, 0, "bank")
    match = at_port(s)
    for move in ("use_building bank", "use_building church", "place_pawn church"):
        assert_refused(match, move, "SDC-6.18")
    play(match, "load sugar 1", "pass")
    assert (match.to_move, match.asks[0].kind) == ((1,), "move_car")
    assert place(match, 0) == "bank"
    assert match.state.traders[0].pesos == 1
    assert {line.kind for line in match.log()} == {"move_car", "load"}


@rule("SDC-6.18")
def test_no_building_is_used_between_the_port_and_the_roll() -> None:
    """Who has sent the ship off at the port and is to choose the demand cannot use the own building either."""
    s = layout_t(2)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, sugar=1)
    stand(s, 0, "bank")
    match = play(at_port(s, *NEXT_SHIP), "load sugar 1")
    assert_refused(match, "use_building bank", "SDC-6.18")


@rule("SDC-6.19")
def test_the_opponents_pawns_do_not_move_in_a_loading_round() -> None:
    """Loading, passing and filling the ship leave every pawn in its building."""
    s = layout_t(3)
    demand(s, sugar=2, fruit=0, tobacco=0, rum=0)
    for seat, building in enumerate(("bank", "cafe", "sawmill")):
        hold(s, seat, sugar=1)
        stand(s, seat, building)
    match = at_port(s, *NEXT_SHIP)
    for seat in (1, 2):
        with pytest.raises(NotYourTurn):
            match.play("place_pawn church", seat=seat)
    play(match, "load sugar 1")
    assert_refused(match, "place_pawn church", "SDC-6.18")
    play(match, "pass", "load sugar 1")
    assert match.state.departed == 1
    assert [place(match, seat) for seat in range(3)] == ["bank", "cafe", "sawmill"]


@rule("SDC-6.20")
def test_after_the_round_the_left_neighbour_of_the_active_player_drives() -> None:
    """Whoever loaded or passed last, the turn goes on from the one who stopped at the port."""
    s = layout_t(4, active=1)
    for seat in range(4):
        hold(s, seat)
    hold(s, 3, sugar=2)
    match = at_port(s)
    assert match.to_move == (3,)
    play(match, "load sugar 1", "pass")
    assert (match.to_move, match.asks[0].kind) == ((2,), "move_car")


@rule("SDC-6.20")
def test_who_fills_the_ship_out_of_turn_gets_no_turn_and_no_roll_for_it() -> None:
    """Seat 2 loads the last good; seat 0, who stopped at the port, rolls, and seat 1 drives next."""
    s = layout_t(3)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0)
    hold(s, 1)
    hold(s, 2, sugar=1)
    match = play(at_port(s, *NEXT_SHIP), "load sugar 1")
    assert (match.to_move, match.asks[0].kind) == ((0,), "choose_demand")
    play(match, "choose_demand die_rum")
    assert (match.to_move, match.asks[0].kind) == ((1,), "move_car")


@rule("SDC-6.21")
@pytest.mark.parametrize("distance", [11, 21])
def test_without_a_ship_a_stop_at_the_port_does_nothing(distance: int) -> None:
    """Who sends the ship off in passing and stops at the port a lap later loads nothing and moves no marker."""
    s = layout_t(2, car=MARTINEZ, marker=4)
    hold(s, 0, pesos=20, vp=0, sugar=2)
    hold(s, 1, vp=0, sugar=2)
    match = play(match_from(s, NEXT_SHIP), f"move_car {distance}")
    assert match.state.car == PORT
    assert loaders(match) == []
    assert (match.state.marker, match.state.departed, match.state.ship_token) == (2, 1, 2)
    assert (match.to_move, match.asks[0].kind) == ((0,), "choose_demand")
    assert_refused(match, "load sugar 1", "SDC-6.21")
    play(match, "choose_demand die_rum")
    assert (match.to_move, match.state.marker) == ((1,), 2)
    assert goods(match, 0) == {"sugar": 2}


@rule("SDC-6.22")
@pytest.mark.parametrize(("marker", "after", "departed"), [(2, 3, 0), (3, 4, 0), (4, 2, 1)])
def test_a_round_without_a_load_is_still_a_round(marker: int, after: int, departed: int) -> None:
    """When nobody has anything to load all pass unasked and the marker moves all the same."""
    s = layout_t(3, marker=marker)
    for seat in range(3):
        hold(s, seat, cigars=1)
    match = at_port(s, *NEXT_SHIP)
    assert loaders(match) == [(0, "pass"), (1, "pass"), (2, "pass")]
    assert (match.state.marker, match.state.departed) == (after, departed)


@rule("SDC-6.23")
def test_nobody_is_obliged_to_load() -> None:
    """The only one who could fill the ship may pass, on the first go and after a load; the ship stays."""
    s = layout_t(2)
    demand(s, sugar=2, fruit=0, tobacco=0, rum=0)
    hold(s, 0, sugar=2)
    hold(s, 1)
    assert play(at_port(s), "pass").state.dice[GOOD_INDEX["sugar"]] == 2
    match = play(at_port(s), "load sugar 1", "pass")
    assert match.state.dice[GOOD_INDEX["sugar"]] == 1
    assert (match.state.ship_in_port, match.state.marker) == (True, 3)


@rule("SDC-6.23")
def test_a_pass_is_among_the_options_of_every_go_of_whole_games() -> None:
    """Whoever is asked to load may pass."""
    goes = 0
    for number in range(4):
        for match in walk(120 + number, 2 + number % 3):
            if not match.over and match.asks[0].kind == "load":
                goes += 1
                assert match.legal[-1] == ("pass",)
    assert goes > 50


@rule("SDC-6.04", "SDC-6.07", "SDC-6.08", "SDC-6.09")
def test_every_load_of_whole_games_lowers_one_die_and_pays_the_flag() -> None:
    """Each load lowers its own die by n and no other, and pays n times the flag, or n for wood."""
    loads = 0
    for game in range(4):
        before, ply = layout_t(2), 0
        for match in walk(130 + game, 2 + game % 3):
            s = match.state
            line = match.log()[ply] if ply else None
            if line is not None and line.text.startswith("load"):
                verb, good, number = line.text.split()
                n = int(number)
                pay = n if verb == "load_wood" else n * before.marker
                returned = "wood" if verb == "load_wood" else good
                events = [event for at, event in match.events(None) if at == ply]
                assert events[:2] == [("goods", line.seat, returned, -n, "aboard"), ("vp", line.seat, pay)]
                if s.ship_in_port and s.ship_token == before.ship_token:
                    lowered = list(before.dice)
                    lowered[GOOD_INDEX[good]] -= n
                    assert s.dice == lowered
                loads += 1
            before, ply = s.copy(), match.ply
    assert loads > 50


@rule("SDC-6.21")
def test_with_a_ship_the_same_stop_starts_a_round() -> None:
    """A lap from flag 2 leaves the ship in port, so the stop after it is a loading round at flag 3."""
    s = layout_t(2, car=MARTINEZ)
    hold(s, 0, pesos=10, vp=0, sugar=1)
    match = play(match_from(s), "move_car 11")
    assert (match.state.car, match.asks[0].kind, match.state.marker) == (PORT, "load", 3)
    play(match, "load sugar 1")
    assert match.state.traders[0].vp == 3
