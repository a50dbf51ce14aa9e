"""Chapter 12: one and two players."""

from __future__ import annotations

from karawela.engine import Match
from karawela.games.ship_adventure.data.components import R1
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.rules.setup import lay_out
from karawela.games.treasure_map.state import TreasureMap
from karawela.testing.table import kind, play, texts
from tests.games.treasure_map.table import (
    clear_temples,
    hold,
    last_turn,
    match_from,
    name,
    pirates,
    put,
    setup_outcomes,
    sq,
    table,
    where,
)
from tests.support import Dice, rule


def alone(colour: str = "red", *outcomes: str) -> Match[TreasureMap]:
    match: Match[TreasureMap] = Match(TITLE, 1, "solo", source=Dice([*setup_outcomes(), "1", *outcomes]), journal=True)
    return play(match, f"choose_colour {colour}")


@rule("SAT-12.01")
def test_alone_all_five_temples_get_level_2_tokens() -> None:
    """The central one too."""
    s = alone().state
    assert sorted(s.token_at) == [0, 1, 2, 3, 4]
    assert s.token_level == [2] * 5


@rule("SAT-12.02")
def test_alone_the_level_is_2_for_the_whole_game() -> None:
    """No change when the temples are empty."""
    s = last_turn(table("red"))
    clear_temples(s)
    assert s.level == 2
    match = play(match_from(s, 2), "end_move")
    assert match.state.level == 2
    assert match.state.token_at == []


@rule("SAT-12.03")
def test_alone_the_nearest_pirate_chases_from_the_start() -> None:
    """From L1 that is pirate_2 on K4, from E7 pirate_1 or 3, by the lower number."""
    assert alone().state.prey == [-1, 0, -1, -1]
    s = TITLE.rules.start(TITLE.setup(1, {}))
    s.captains[0].colour, s.tiles = 2, R1
    lay_out(s)
    assert [s.sea.distance(square, sq("E7")) for square in s.pirates] == [2, 6, 2, 5]
    assert s.prey == [0, -1, -1, -1]


@rule("SAT-12.04")
def test_alone_an_emptied_temple_calls_a_pirate_and_skulls_do_not() -> None:
    """Skulls count 7 only."""
    for dice, gold in (((1, 1), 2), ((7, 7), 14)):
        s = table("red")
        put(s, 0, "I2", "H2")
        hold(s, 0, camouflage=1)
        match = play(match_from(s, "t2_grey", *dice, 2), "step H1", "end_move")
        assert match.state.prey == [-1, 0, -1, -1]
        assert match.state.captains[0].gold == gold


@rule("SAT-12.05")
def test_alone_a_destroyed_crew_is_a_defeat_a_lost_ship_is_not() -> None:
    """By whomever; the result says so."""
    s = table("red")
    put(s, 0, "C12")
    match = play(match_from(s), "end_move")
    assert match.over
    assert match.state.lost
    assert match.result is not None
    assert match.result.scores == (0,)
    s = last_turn(table("red"))
    put(s, 0, "I2", "H1")
    clear_temples(s)
    s.prey[1] = 0
    match = play(match_from(s, 2), "end_move")
    assert not match.over
    assert where(match, 0) == ("L1", "H1")


@rule("SAT-12.06")
def test_alone_a_beaten_pirate_is_home_and_can_be_called_again() -> None:
    """Idle on its skull square."""
    s = table("red")
    put(s, 0, "J11")
    s.pirates[3], s.prey[3] = sq("J12"), 0
    match = play(match_from(s, 7, 1, 2), "step J12", "end_move")
    assert pirates(match)[3] == "D12"
    assert match.state.prey[3] == -1


@rule("SAT-12.07")
def test_alone_the_supply_has_one_of_each_number() -> None:
    """And five tokens for four pieces."""
    s = alone().state
    assert s.supply == [1, 1, 1, 1]
    assert len(s.token_at) == 5


@rule("SAT-12.08")
def test_alone_the_compass_is_for_the_galleon_and_any_colour_may_be_chosen() -> None:
    """Also when no ring has the player's colour; bribes, raft, shop and store as usual."""
    assert len(texts(Match(TITLE, 1, "colours"))) == 4
    match = alone("red")  # sector 1: blue, yellow, green
    assert match.to_move == (0,)
    assert name(match.state.galleon) == "E7"
    s = last_turn(table("red"))
    s.prey[1] = 0
    hold(s, 0, gold=20)
    match = play(match_from(s, 2), "step K2", "end_move")
    assert {"buy sabres", "deposit gold 4"} <= set(texts(match))
    play(match, "end_turn")
    assert kind(match) == "bribe"
    s = table("red")
    put(s, 0, "L1", "H4")
    assert "raft" in texts(match_from(s))


@rule("SAT-12.09")
def test_two_players_have_two_levels() -> None:
    """The maximum is 2."""
    assert table("red", "yellow").top_level == 2


@rule("SAT-12.10")
def test_three_and_four_players_have_three_levels() -> None:
    """The maximum is 3."""
    assert table("red", "yellow", "blue").top_level == 3
    assert table("red", "yellow", "blue", "green").top_level == 3
