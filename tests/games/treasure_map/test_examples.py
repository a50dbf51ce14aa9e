"""The worked examples of the specification, X1 to X15."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import CANNONBALLS, COLOUR_INDEX, R1, TOKEN_INDEX
from karawela.games.ship_adventure.rules.compass import first_seat, inner_colour
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.rules.round import sail_galleon
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.treasure_map.table import (
    BOARD,
    TEMPLES,
    carry,
    clear_temples,
    hold,
    last_turn,
    match_from,
    name,
    pirates,
    put,
    sq,
    table,
    where,
)
from tests.support import rule


@rule("SAT-3.02", "SAT-3.03")
def test_x1_compass() -> None:
    """Sector 1 is blue, yellow, green."""
    red, yellow, blue, green = (COLOUR_INDEX[c] for c in ("red", "yellow", "blue", "green"))
    assert first_seat(0, [red, yellow, blue, green]) == 2
    assert first_seat(0, [red, yellow, green]) == 1
    assert first_seat(0, [red, green]) == 1
    assert first_seat(0, [red, yellow]) == 1
    assert name(BOARD.harbours[inner_colour(0)][0]) == "E7"


@rule("SAT-3.04", "SAT-3.05", "SAT-3.09")
def test_x2_galleon() -> None:
    """Four rounds of sailing and dropping coins."""
    s = table("red", "yellow")
    ways: list[tuple[str, str, dict[str, int]]] = [
        ("L1", "L1", {}),
        ("F1", "B12", {"L1": 1, "A1": 1}),
        ("L1", "L1", {"L1": 1, "A1": 2, "B12": 1}),
        ("L1", "L1", {"L1": 1, "A1": 2, "B12": 1}),
    ]
    for goal, place, coins in ways:
        s.galleon_goal = sq(goal)
        sail_galleon(s)
        assert name(s.galleon) == place
        assert {name(square): n for square, n in s.coins.items()} == coins


@rule("SAT-7.01", "SAT-7.02")
def test_x3_and_x4_reading_tokens() -> None:
    """t1_white is A2, t1_grey G9."""
    places = places_of_tokens(R1)
    assert name(places[TOKEN_INDEX["t1_white"]]) == "A2"
    assert name(places[TOKEN_INDEX["t1_grey"]]) == "G9"


@rule("SAT-4.09", "SAT-4.10")
def test_x5_whirlpool() -> None:
    """D3 to L10 in four steps through the whirlpool."""
    s = table("red", "yellow")
    put(s, 0, "D3")
    match = play(match_from(s), "step D2", "step C2", "step C1")
    assert match.state.steps == 3
    back = match.clone()
    back.play("step D1")
    assert back.state.steps == 3
    against = match.clone()
    against.play("step C2")
    assert against.state.steps == 2
    play(match, "step B12", "step A11", "step L10")
    assert where(match, 0) == ("L10", "L10")
    assert match.to_move == (1,)
    assert BOARD.sailing(sq("D3"))[sq("L10")] > 4


@rule("SAT-4.05", "SAT-4.06")
def test_x6_landing_and_boarding() -> None:
    """F2, G3, H3, H2, H1; back by H2 and H3."""
    s = table("yellow", "red")
    put(s, 0, "F2")
    clear_temples(s, "A5")
    match = play(match_from(s, 3), "step G3", "step H3", "step H2", "step H1")
    assert where(match, 0) == ("H3", "H1")
    s = table("yellow", "red")
    put(s, 0, "H3", "H1")
    match = match_from(s)
    assert_refused(match, "step I1", "SAT-4.06")
    play(match, "step H2", "step H3", "step I4", "step J5")
    assert where(match, 0) == ("J5", "J5")


@rule("SAT-6.04", "SAT-6.05", "SAT-9.05", "SAT-9.06", "SAT-9.09", "SAT-4.17", "SAT-4.18")
def test_x7_and_x8_two_skulls_a_lost_ship_and_a_raft() -> None:
    """Two pirates come, the first destroys the ship, the second waits; the raft brings the crew home."""
    s = last_turn(table("red", "yellow", level=2))
    put(s, 0, "I2", "H2")
    token = s.token_at.index(TEMPLES["H1"])
    s.token_level[token] = 2
    match = play(match_from(s, "t2_grey", 7, 7, 2), "step H1", "end_move")
    assert match.state.captains[0].gold == 14
    assert told(match, "chase") == [("chase", "pirate_2", 0), ("chase", "pirate_3", 0)]
    play(match, "end_turn", "bribe pirate_2 no", "bribe pirate_3 no")
    assert pirates(match) == ["G8", "I2", "H3", "D12"]
    assert where(match, 0) == ("L1", "H1")
    assert match.to_move == (0,)
    assert "raft" in texts(match)
    play(match, "raft")
    assert where(match, 0) == ("L1", "L1")
    assert match.state.captains[0].gold == 0
    assert match.state.token_at[token] == 10
    assert match.state.prey == [-1, 0, 0, -1]


@rule("SAT-5.07", "SAT-5.08", "SAT-5.24")
def test_x9_melee_with_a_pirate() -> None:
    """7 to 7, then 6 to 9: the pirate's skull is 7 + 2."""
    s = last_turn(table("red", "yellow", active=1))
    put(s, 0, "I4")
    hold(s, 0, sabres=2, gold=3, pieces=[1])
    s.prey[1] = 0
    match = play(match_from(s, 3, 5, 2, 7, 2), "end_move")
    assert told(match, "melee") == [("melee", 0, "pirate_2", 6, 9)]
    assert pirates(match)[1] == "K4"
    assert match.state.prey[1] == -1
    assert (match.state.hoard_gold[1], match.state.hoard_pieces[4]) == (3, 1)
    assert where(match, 0) == ("L1", "L1")
    assert match.state.captains[0].cards[0] == 2


@rule("SAT-5.13", "SAT-5.18", "SAT-5.25")
def test_x10_ranged_automatic_and_rolled() -> None:
    """Blue on G6 next to pirate_3 at home."""
    s = table("blue", "red")
    put(s, 0, "G6")
    hold(s, 0, cannonballs=2)
    s.hoard_gold[2] = 4
    match = play(match_from(s), "end_move", "shoot 1")
    assert pirates(match)[2] == "-"
    assert match.state.captains[0].gold == 4
    assert match.state.captains[0].cards[CANNONBALLS] == 1
    s = table("blue", "red", level=2)
    put(s, 0, "G6")
    hold(s, 0, cannonballs=2)
    match = play(match_from(s, 4, 2, 5), "end_move", "shoot 2")
    assert told(match, "broadside") == [("broadside", 0, "pirate_3", 9, 8)]
    assert match.state.captains[0].cards[CANNONBALLS] == 0
    match = play(match_from(s), "end_move", "shoot 0")
    assert where(match, 0) == ("E7", "E7")


@rule("SAT-5.16", "SAT-5.17", "SAT-5.19")
def test_x11_crew_ashore_under_fire() -> None:
    """Green on I3, red on J2; with camouflage only the empty ship is in danger."""
    s = table("red", "green")
    put(s, 0, "J2")
    put(s, 1, "I2", "I3")
    hold(s, 0, cannonballs=1)
    hold(s, 1, gold=4)
    match = play(match_from(s), "end_move", "shoot 1")
    assert match.state.captains[0].gold == 4
    assert where(match, 1) == ("E3", "E3")
    hold(s, 1, camouflage=1)
    match = play(match_from(s), "end_move")
    assert texts(match) == ["sink green cannon", "sink_pass"]
    play(match, "sink green cannon")
    assert where(match, 1) == ("E3", "I3")


@rule("SAT-5.02")
def test_x12_neutral_harbour() -> None:
    """Next to L1 and on it: no fight."""
    for moves in (("end_move",), ("step L1", "end_move")):
        s = table("blue", "red")
        put(s, 0, "A1")
        hold(s, 0, cannonballs=2)
        assert play(match_from(s), *moves).to_move == (1,)


@rule("SAT-9.03")
def test_x13_bribe() -> None:
    """9 gold, two pirates, 1 gold left."""
    s = last_turn(table("yellow", "red", active=1))
    put(s, 0, "J10")
    hold(s, 0, gold=9)
    s.prey = [0, -1, -1, 0]
    s.pirates[0], s.pirates[3] = sq("H12"), sq("F12")
    match = play(match_from(s, 2), "end_move", "bribe pirate_1 yes", "bribe pirate_4 yes")
    assert pirates(match) == ["G8", "K4", "G5", "D12"]
    assert match.state.hoard_gold == [4, 0, 0, 4]
    assert match.state.captains[0].gold == 1


@rule("SAT-10.01", "SAT-10.02", "SAT-10.03", "SAT-10.04")
def test_x14_level_change() -> None:
    """Red empties H1, blue J8, and level 2 begins."""
    s = table("red", "yellow", "blue")
    clear_temples(s, "H1", "J8")
    put(s, 0, "I2", "H2")
    put(s, 2, "K7", "J7")
    s.pirates[0] = -1
    match = match_from(s, "t1_white", 3, "t1_grey", 2, 1)
    play(match, "step H1", "end_move", "end_turn", "end_move", "step J8", "end_move", "end_turn")
    assert match.state.level == 2
    assert sorted(at for at in match.state.token_at if at < 5) == sorted(TEMPLES[t] for t in ("H1", "A5", "E5", "E10"))
    assert match.state.supply == [2, 2, 2, 2]
    assert pirates(match)[0] == "G8"


@rule("SAT-11.01", "SAT-11.02")
def test_x15_el_dorado() -> None:
    """Red exchanges on L3, sees I3, and stands there two turns later."""
    s = last_turn(table("red", "yellow"))
    put(s, 0, "L2")
    hold(s, 0, pieces=[1, 2, 3], gold=0)
    carry(s, 0, "t1_purple")
    match = play(match_from(s, "dorado_2", 2, 2), "step L3", "end_move", "exchange t1_purple 4")
    assert match.view(0).dorado == 1
    assert kind(match) == "move"
    assert match.to_move == (0,)
    play(match, "step L2", "step K3", "step J3", "step J2", "end_move", "step I3", "end_move")
    assert match.over
    assert match.state.winner == 0
