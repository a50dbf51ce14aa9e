"""Chapter 2: the round and the turn."""

from __future__ import annotations

from karawela.testing.table import kind, play, texts, told
from tests.games.treasure_map.table import (
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


@rule("SAT-2.01")
def test_compass_galleon_players_pirates_level() -> None:
    """A round's events come in this order."""
    s = last_turn(table("red", "yellow", active=1))
    clear_temples(s)
    s.emptied_last = 1
    s.galleon = sq("E7")
    put(s, 0, "I12")
    s.prey[3] = 0
    match = play(match_from(s, 2), "end_move")
    assert [event[0] for event in told(match, "pirate_sails", "level", "round", "galleon_sails")][:4] == [
        "pirate_sails",
        "level",
        "round",
        "galleon_sails",
    ]
    assert match.to_move == (0,)
    assert kind(match) == "move"


@rule("SAT-2.02")
def test_the_player_to_the_left_follows_until_all_have_played() -> None:
    """From the first player on, in the order of seats, cyclic."""
    s = table("red", "yellow", "blue", active=1)
    match = match_from(s, 2)
    order = []
    for _ in range(3):
        order.append(match.to_move[0])
        play(match, "end_move")
    assert order == [1, 2, 0]
    assert match.state.round == 3


@rule("SAT-2.03")
def test_actions_come_on_the_last_square_of_the_move() -> None:
    """Passing through a city gives no action; stopping there does."""
    s = table("red", "yellow")
    hold(s, 0, gold=9)
    match = play(match_from(s), "step K2", "step K1")
    assert kind(match) == "move"
    play(match, "step K2", "end_move")
    assert kind(match) == "act"
    assert "buy sabres" in texts(match)


@rule("SAT-2.04")
def test_fights_come_before_takings_before_actions() -> None:
    """On a temple with an enemy crew: melee, then the treasure, then the exchange."""
    s = table("red", "yellow")
    put(s, 0, "I2", "H2")
    put(s, 1, "G3", "H1")
    carry(s, 0, "t3_pink")  # its place is H1
    match = play(match_from(s, 5, 1, "t1_white", 3), "step H1", "end_move")
    assert [event[0] for event in told(match, "melee", "treasure")] == ["melee", "treasure"]
    assert kind(match) == "act"
    assert "exchange t3_pink 2" in texts(match)


@rule("SAT-2.05")
def test_every_action_that_applies_may_be_done_in_one_turn() -> None:
    """Buying twice and storing, one after the other."""
    s = table("red", "yellow")
    hold(s, 0, gold=15)
    match = play(match_from(s), "step K2", "end_move", "buy sabres", "buy cannonballs", "deposit gold 2")
    assert kind(match) == "act"
    play(match, "end_turn")
    assert match.state.captains[0].cards == [1, 1, 1, 0]
    assert (match.state.captains[0].gold, match.state.captains[0].stored_gold) == (5, 2)


@rule("SAT-2.06")
def test_a_mover_who_loses_has_finished_the_turn() -> None:
    """After a lost melee the next player moves."""
    s = table("red", "yellow")
    put(s, 0, "G3", "H2")
    put(s, 1, "I2", "H1")
    match = play(match_from(s, 1, 5), "step H1", "end_move")
    assert match.to_move == (1,)
    assert where(match, 0) == ("L1", "L1")
    assert not told(match, "treasure")


@rule("SAT-2.07")
def test_chasing_pirates_move_after_all_players_by_number() -> None:
    """pirate_1 before pirate_4; idle ones stay."""
    s = last_turn(table("red", "yellow", active=1))
    put(s, 0, "K12")
    s.prey[0] = s.prey[3] = 0
    match = play(match_from(s, 2), "end_move")
    assert [event[1] for event in told(match, "pirate_sails")] == ["pirate_1", "pirate_4"]
    assert pirates(match)[1:3] == ["K4", "G5"]


@rule("SAT-2.08")
def test_the_level_changes_at_the_very_end_of_the_round() -> None:
    """A temple emptied in the middle of the round changes nothing before its end."""
    s = table("red", "yellow")
    clear_temples(s, "H1")
    put(s, 0, "I2", "H2")
    match = play(match_from(s, "t1_white", 3, 2), "step H1", "end_move", "end_turn")
    assert match.state.level == 1
    play(match, "end_move")
    assert match.state.level == 2
    assert name(match.state.sea.temples[match.state.emptied_last][0]) == "H1"
