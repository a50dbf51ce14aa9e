"""Chapter 4: movement."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import SKULL, WAVE
from karawela.testing.table import assert_refused, kind, play, texts
from tests.games.treasure_map.table import BOARD, carry, hold, last_turn, match_from, put, sq, table, where
from tests.support import rule


def steps(s: list[str]) -> set[str]:
    """The squares one may step to."""
    return {text.removeprefix("step ") for text in s if text.startswith("step ")}


@rule("SAT-4.01")
def test_a_move_is_0_to_4_squares_in_8_directions() -> None:
    """All eight neighbours at first; after four steps the move is over; not moving is a move."""
    s = table("red", "yellow")
    put(s, 0, "J11")
    match = match_from(s)
    assert steps(texts(match)) == set(BOARD.names_of(BOARD.neighbours[sq("J11")]))
    assert "end_move" in texts(match)
    assert_refused(match, "step J9", "SAT-4.01")
    play(match, "step K12", "step L11", "step K10", "step J11")
    assert match.to_move == (1,)
    stay = play(match_from(s), "end_move")
    assert where(stay, 0) == ("J11", "J11")


@rule("SAT-4.02")
def test_ships_keep_to_the_sea_and_crews_to_the_land() -> None:
    """A ship that goes to a land square is a landing; a crew's squares are land, or its ship."""
    s = table("red", "yellow")
    put(s, 0, "H3")
    match = play(match_from(s), "step H2")
    assert where(match, 0) == ("H3", "H2")
    assert steps(texts(match)) == {"H1", "G1", "G2", "I3", "H3"}


@rule("SAT-4.03")
def test_the_board_wraps_diagonals_included() -> None:
    """From L12 to A1 in one step."""
    s = table("red", "yellow")
    put(s, 0, "L12")
    match = play(match_from(s), "step A1")
    assert where(match, 0) == ("A1", "A1")
    assert {"A1", "L1", "K1", "L11", "A11"} <= set(BOARD.names_of(BOARD.neighbours[sq("L12")]))


@rule("SAT-4.04")
def test_a_ship_slips_between_two_land_squares_that_touch_at_a_corner() -> None:
    """From B12 to A11, between A12 and B11."""
    s = table("red", "yellow")
    put(s, 0, "B12")
    assert BOARD.land[sq("A12")]
    assert BOARD.land[sq("B11")]
    match = play(match_from(s), "step A11")
    assert where(match, 0) == ("A11", "A11")


@rule("SAT-4.05")
def test_landing_costs_a_step_and_leaves_the_ship_behind() -> None:
    """The crew goes on with the steps that are left."""
    s = table("red", "yellow")
    put(s, 0, "H3")
    match = play(match_from(s), "step H2")
    assert match.state.steps == 3
    play(match, "step G1")
    assert where(match, 0) == ("H3", "G1")
    assert match.state.steps == 2


@rule("SAT-4.06")
def test_a_crew_boards_only_its_own_ship() -> None:
    """Not another's, and no open water."""
    s = table("red", "yellow")
    put(s, 0, "H3", "H2")
    put(s, 1, "G3")
    match = match_from(s)
    assert_refused(match, "step G3", "SAT-4.06")
    assert_refused(match, "step I2", "SAT-4.06")
    play(match, "step H3")
    assert match.state.captains[0].aboard
    assert match.state.steps == 3
    play(match, "step I4")
    assert where(match, 0) == ("I4", "I4")


@rule("SAT-4.07")
def test_one_turn_may_hold_several_landings() -> None:
    """Ashore, aboard, ashore again."""
    s = table("red", "yellow")
    put(s, 0, "H3")
    match = play(match_from(s), "step H2", "step H3", "step I3", "step H3")
    assert where(match, 0) == ("H3", "H3")


@rule("SAT-4.08")
def test_nobody_blocks() -> None:
    """A ship passes a pirate, another ship and the galleon without a fight."""
    s = table("red", "yellow")
    put(s, 0, "J11")
    put(s, 1, "K11")
    s.galleon = sq("L11")
    s.pirates[3] = sq("A11")
    s.prey[3] = 1
    match = play(match_from(s), "step K11", "step L11", "step A11", "step B12")
    assert where(match, 0) == ("B12", "B12")
    assert match.to_move == (1,)


@rule("SAT-4.09")
def test_a_ship_drifts_with_the_wave_for_nothing() -> None:
    """Around the whirlpool at C1 to D2 without a step."""
    s = table("red", "yellow")
    put(s, 0, "C1")
    match = play(match_from(s), "step D1", "step D2", "step C2")
    assert match.state.steps == 4
    assert [BOARD.names[square] for square in match.state.drifted] == ["C1", "D1", "D2"]


@rule("SAT-4.10")
def test_entering_and_leaving_a_whirlpool_cost_a_step_each() -> None:
    """In 1, around for nothing, out 1; from whirlpool to whirlpool 1."""
    s = table("red", "yellow")
    put(s, 0, "D3")
    match = play(match_from(s), "step D2")
    assert match.state.steps == 3
    play(match, "step C2")
    assert match.state.steps == 3
    play(match, "step B3")  # the next whirlpool
    assert match.state.steps == 2
    play(match, "step A3", "step A4")
    assert match.state.steps == 2
    play(match, "step L4")
    assert match.state.steps == 1


@rule("SAT-4.11")
def test_a_step_across_or_against_the_wave_costs_one() -> None:
    """C1 points east; to D2 across, and from D1 back to C1 against."""
    s = table("red", "yellow")
    put(s, 0, "C1")
    match = play(match_from(s), "step D2")
    assert match.state.steps == 3
    s = table("red", "yellow")
    put(s, 0, "D1")
    match = play(match_from(s), "step C1")
    assert match.state.steps == 3


@rule("SAT-4.12")
def test_each_arrow_is_free_once_a_turn() -> None:
    """The second way round costs; a step along an unused arrow is always the free one."""
    s = table("red", "yellow")
    put(s, 0, "C1")
    match = play(match_from(s), "step D1", "step D2", "step C2", "step C1")
    assert match.state.steps == 4
    play(match, "step D1")
    assert match.state.steps == 3
    play(match, "step D2", "step C2", "step C1")
    assert match.to_move == (1,)  # all steps used, and every arrow too


@rule("SAT-4.13")
def test_drifting_is_optional_and_may_begin_a_turn() -> None:
    """A ship may end on a wave and drift in the next turn."""
    s = last_turn(table("red", "yellow", active=1))
    put(s, 0, "C1")
    match = play(match_from(s, 2), "end_move")
    assert match.to_move == (0,)
    play(match, "step D1")
    assert match.state.steps == 4
    play(match, "end_move")
    assert where(match, 0) == ("D1", "D1")


@rule("SAT-4.14")
def test_free_drift_is_possible_with_no_step_left() -> None:
    """After four steps into a whirlpool only the drift and the end are offered."""
    s = table("red", "yellow")
    put(s, 0, "D3")
    match = play(match_from(s), "step C3", "step D3", "step C3", "step D2")
    assert match.state.steps == 0
    assert texts(match) == ["step C2", "end_move"]
    assert_refused(match, "step D3", "SAT-4.01")
    play(match, "step C2", "step C1", "step D1")
    assert match.to_move == (0,)
    play(match, "step D2")
    assert match.to_move == (1,)


@rule("SAT-4.15")
def test_empty_ships_never_drift() -> None:
    """A ship left on a wave, a skull or a harbour stays there."""
    for square, beach in (("D2", "E2"), ("G5", "F5"), ("E3", "F4")):
        s = table("red", "yellow")
        put(s, 0, square)
        if BOARD.kind[sq(square)] == SKULL:
            s.pirates[2] = -1
        assert BOARD.kind[sq(square)] in (WAVE, SKULL, 1)
        match = play(match_from(s), f"step {beach}", "end_move")
        assert where(match, 0) == (square, beach)


@rule("SAT-4.16")
def test_pirates_do_not_profit_from_waves() -> None:
    """A pirate in a whirlpool makes two squares, no more."""
    s = last_turn(table("red", "yellow", active=1))
    put(s, 0, "A1")
    s.pirates[3] = sq("A4")
    s.prey[3] = 0
    match = play(match_from(s, 2), "end_move")
    assert BOARD.sailing(sq("A1"))[sq("A4")] - BOARD.sailing(sq("A1"))[match.state.pirates[3]] == 2


@rule("SAT-4.17")
def test_a_crew_without_a_way_to_its_ship_is_marooned() -> None:
    """On H1 with the ship at L1 it is; with the ship at I2 it is not, nor anybody aboard."""
    s = table("red", "yellow")
    put(s, 0, "L1", "H1")
    assert "raft" in texts(match_from(s))
    put(s, 0, "I2", "H1")
    match = match_from(s)
    assert "raft" not in texts(match)
    assert_refused(match, "raft", "SAT-4.17")
    put(s, 0, "L1", "A2")  # the landmass of the own city
    assert "raft" not in texts(match_from(s))


@rule("SAT-4.18")
def test_the_raft_goes_home_without_the_gold() -> None:
    """Tokens and pieces are kept, the turn is over; only before the first step."""
    s = table("red", "yellow")
    put(s, 0, "L1", "H1")
    hold(s, 0, gold=14, pieces=[2])
    numbers = carry(s, 0, "t1_white")
    match = match_from(s)
    walked = play(match_from(s), "step H2")
    assert_refused(walked, "raft", "SAT-4.18")
    play(match, "raft")
    captain = match.state.captains[0]
    assert where(match, 0) == ("L1", "L1")
    assert (captain.gold, captain.pieces) == (0, [0, 1, 0, 0])
    assert match.state.token_at[numbers[0]] == 10
    assert match.to_move == (1,)
    assert kind(match) == "move"
    assert match.state.paid_out == 0
