"""Chapter 9: pirates."""

from __future__ import annotations

from karawela.games.treasure_map.rules.pirates import goals_of
from karawela.games.treasure_map.state import HOARD, TreasureMap
from karawela.testing.table import assert_refused, kind, play, told
from tests.games.treasure_map.table import (
    BOARD,
    carry,
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


def chased(ship: str, crew: str | None = None, pirate: int = 3, at: str | None = None, level: int = 1) -> TreasureMap:
    """Yellow ends the round; red is chased."""
    s = last_turn(table("red", "yellow", "blue", level=level, active=1))
    put(s, 0, ship, crew)
    s.prey[pirate] = 0
    if at:
        s.pirates[pirate] = sq(at)
    return s


@rule("SAT-9.01")
def test_a_chasing_pirate_moves_two_squares_an_idle_one_none() -> None:
    """From D12 towards J12."""
    match = play(match_from(chased("J12"), 2), "end_move")
    assert BOARD.distance(match.state.pirates[3], sq("D12")) == 2
    assert pirates(match)[:3] == ["G8", "K4", "G5"]


@rule("SAT-9.02")
def test_pirates_sail_the_sea_and_the_torus() -> None:
    """From D12 to the north edge and over it."""
    match = play(match_from(chased("F2"), 2), "end_move")
    assert pirates(match)[3] == "F1" or BOARD.sailing(sq("F2"))[match.state.pirates[3]] == 1
    assert all(not BOARD.land[square] for square in match.state.pirates)


@rule("SAT-9.03")
def test_a_bribe_of_4_sends_the_pirate_home() -> None:
    """One offer a pirate and round; the coins join its hoard; with less than 4 gold nobody is asked."""
    s = chased("J12", at="F12")
    hold(s, 0, gold=5)
    match = play(match_from(s, 2), "end_move")
    assert (kind(match), match.to_move) == ("bribe", (0,))
    assert_refused(match, "bribe pirate_2 yes", "SAT-9.03")
    play(match, "bribe pirate_4 yes")
    assert pirates(match)[3] == "D12"
    assert match.state.prey[3] == -1
    assert match.state.hoard_gold[3] == 4
    assert match.state.captains[0].gold == 1
    s = chased("J12")
    hold(s, 0, gold=3)
    assert kind(play(match_from(s, 2), "end_move")) == "move"
    hold(s, 0, gold=1)
    match = play(match_from(s, 2), "end_move", "bribe pirate_4 no")
    assert match.state.prey[3] == 0
    assert match.state.captains[0].gold == 4


@rule("SAT-9.04")
def test_the_goal_is_the_ship_of_a_crew_aboard() -> None:
    """Wherever it is."""
    assert goals_of(chased("J12"), 0) == (sq("J12"),)
    assert goals_of(chased("L1"), 0) == (sq("L1"),)


@rule("SAT-9.05")
def test_the_goal_is_the_empty_ship_of_a_crew_ashore() -> None:
    """Unless it lies in a neutral harbour."""
    assert goals_of(chased("I2", "H1"), 0) == (sq("I2"),)


@rule("SAT-9.06")
def test_with_the_ship_in_a_harbour_the_goal_is_the_nearest_sea() -> None:
    """The squares of the main sea with the smallest distance to the crew; a pirate there stays."""
    assert sorted(map(name, goals_of(chased("L1", "H1"), 0))) == ["G12", "H12", "I1", "I12", "I2"]
    s = chased("L1", "H1", at="I1")
    assert pirates(play(match_from(s, 2), "end_move"))[3] == "I1"


@rule("SAT-9.07")
def test_it_takes_the_shortest_way_and_stops_at_the_goal() -> None:
    """One step away, one step."""
    s = chased("L1", "H1", at="J11")
    match = play(match_from(s, 2), "end_move")
    assert pirates(match)[3] == "I12"


@rule("SAT-9.08")
def test_a_pirate_that_catches_its_prey_fights_at_once() -> None:
    """A melee with the level's bonus."""
    match = play(match_from(chased("F12"), 5, 2, 2), "end_move")
    assert told(match, "melee") == [("melee", 0, "pirate_4", 5, 4)]
    assert pirates(match)[3] == "-"


@rule("SAT-9.08")
def test_in_a_harbour_nobody_is_caught() -> None:
    """The pirate comes in and nothing happens."""
    s = chased("L1", at="A1")
    match = play(match_from(s, 2), "end_move")
    assert pirates(match)[3] == "L1"
    assert not told(match, "melee")


@rule("SAT-9.09")
def test_an_empty_ship_that_is_caught_is_destroyed() -> None:
    """It waits at home; the pirate stays there and keeps its target."""
    s = chased("I2", "H1", pirate=1)
    match = play(match_from(s, 2), "end_move")
    assert where(match, 0) == ("L1", "H1")
    assert pirates(match)[1] == "I2"
    assert match.state.prey[1] == 0


@rule("SAT-9.10")
def test_a_pirates_move_triggers_nothing_else() -> None:
    """It passes and stops next to others without a shot, also at level 3."""
    s = chased("L11", level=3)
    put(s, 2, "F12")
    match = play(match_from(s, 2), "end_move")
    assert not told(match, "melee", "shot_at", "broadside")
    assert where(match, 2) == ("F12", "F12")


@rule("SAT-9.11")
def test_the_hoard_lies_on_the_skull_and_is_not_taken_to_sea() -> None:
    """A pirate beaten at sea leaves it there."""
    s = chased("F12")
    s.hoard_gold[3] = 6
    match = play(match_from(s, 5, 2, 2), "end_move")
    assert match.state.hoard_gold[3] == 6
    assert match.state.captains[0].gold == 0


@rule("SAT-9.12")
def test_a_hoard_without_its_pirate_is_taken_by_whoever_stops_there() -> None:
    """Aboard, at the end of a move; passing takes nothing; a pirate at home guards it."""
    s = table("red", "yellow")
    put(s, 0, "C12")
    s.pirates[3] = -1
    s.hoard_gold[3], s.hoard_pieces[12:16] = 6, [0, 1, 0, 0]
    token = carry(s, 1, "t1_white", at=HOARD + 3)[0]
    assert play(match_from(s), "step D12", "step E11", "end_move").state.hoard_gold[3] == 6
    match = play(match_from(s, "t1_white"), "step D12", "end_move")
    captain = match.state.captains[0]
    assert (captain.gold, captain.pieces) == (6, [0, 1, 0, 0])
    assert match.state.token_at[token] == 10
    assert match.state.token_seen[token] == 0b11
    assert match.to_move == (1,)


@rule("SAT-9.13")
def test_a_chase_outlasts_the_level_and_being_sent_home() -> None:
    """It ends by a fight with that pirate or a bribe only."""
    s = chased("J12")
    s.token_at = [12] * 4
    s.token_seen = [4] * 4
    s.emptied_last = 1
    put(s, 1, "J11")
    match = play(match_from(s, 5, 1, 2), "step J12", "end_move")
    assert where(match, 0) == ("L1", "L1")
    assert match.state.level == 2
    assert match.state.prey[3] == 0


@rule("SAT-9.14")
def test_after_a_won_fight_the_pirate_is_home_and_idle() -> None:
    """With the loot."""
    s = chased("F12")
    hold(s, 0, gold=3)
    match = play(match_from(s, 1, 2, 2), "end_move")
    assert pirates(match)[3] == "D12"
    assert match.state.prey[3] == -1
    assert match.state.hoard_gold[3] == 3
    assert where(match, 0) == ("L1", "L1")
