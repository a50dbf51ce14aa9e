"""Chapter 5: fights."""

from __future__ import annotations

import pytest

from karawela.games.ship_adventure.data.components import CANNONBALLS, FACES
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.state import CARRIED, HOARD, IN_GALLEON, TreasureMap
from karawela.testing.table import kind, play, texts, told
from karawela.words import words_for
from tests.games.treasure_map.table import carry, hold, match_from, pirates, put, sq, table, where
from tests.support import rule


def face_to_face(level: int = 1, seats: int = 2) -> TreasureMap:
    """Red aboard on J11, yellow aboard on L11, in the middle of the open sea."""
    colours = ("red", "yellow", "blue", "green")[:seats]
    s = table(*colours, level=level)
    put(s, 0, "J11")
    put(s, 1, "L11")
    return s


MEET = ("step K11", "step L11", "end_move")
PASS_BY = ("step K11", "end_move")


@rule("SAT-5.01")
def test_fights_arise_at_the_end_of_a_move_only() -> None:
    """Passing over and by costs nothing; standing still beside an armed ship does."""
    s = face_to_face()
    hold(s, 1, cannonballs=1)
    match = play(match_from(s), "step K11", "step L11", "step A11")
    assert kind(match) == "move"
    s = face_to_face()
    put(s, 0, "K11")
    hold(s, 1, cannonballs=1)
    match = play(match_from(s), "end_move")
    assert (kind(match), match.to_move) == ("answer", (1,))


@rule("SAT-5.02")
def test_cities_and_harbours_are_neutral() -> None:
    """Nobody there attacks or is attacked: by hand, by cannon, aboard, ashore, empty, pirate or galleon."""
    s = table("red", "yellow", level=2)
    put(s, 0, "A1")
    put(s, 1, "L1")
    hold(s, 0, cannonballs=2)
    hold(s, 1, cannonballs=2)
    match = play(match_from(s), "end_move")
    assert match.to_move == (1,)
    match = play(match_from(s), "step L1", "end_move")
    assert match.to_move == (1,)
    s.galleon = s.pirates[3] = sq("L1")
    s.prey[3] = 1
    match = play(match_from(s), "end_move")
    assert match.to_move == (1,)
    put(s, 1, "F1", "E2")
    put(s, 0, "K2", "K2")
    s.captains[0].ship = sq("L1")
    match = play(match_from(s), "step K1", "step K2", "end_move")
    assert kind(match) in ("act", "move")
    s = table("red", "yellow")
    put(s, 0, "F2")
    put(s, 1, "F1", "E2")
    hold(s, 0, cannonballs=1)
    match = play(match_from(s), "end_move")  # an empty ship in a harbour can't be sunk
    assert match.to_move == (1,)


@rule("SAT-5.03")
def test_a_melee_must_be_fought_with_whoever_is_on_the_square() -> None:
    """A crew aboard, a crew ashore, a pirate at home, the galleon."""
    s = face_to_face()
    match = play(match_from(s, 4, 2), *MEET)
    assert told(match, "melee") == [("melee", 0, "yellow", 4, 2)]
    s = table("red", "yellow")
    put(s, 0, "I2", "H2")
    put(s, 1, "G3", "G2")
    match = play(match_from(s, 4, 2), "step G2", "end_move")
    assert told(match, "melee") == [("melee", 0, "yellow", 4, 2)]
    s = table("red", "yellow")
    put(s, 0, "C12")
    s.galleon = sq("B12")
    match = play(match_from(s, 5, 2), "step D12", "end_move")
    assert told(match, "melee") == [("melee", 0, "pirate_4", 5, 4)]
    match = play(match_from(s, 5, 2), "step B12", "end_move")
    assert told(match, "melee") == [("melee", 0, "galleon", 5, 2)]


@rule("SAT-5.04")
def test_a_ranged_fight_is_with_an_opponent_next_to_the_last_square() -> None:
    """Adjacent, also at a corner; two squares away there is none."""
    s = face_to_face()
    hold(s, 0, cannonballs=1)
    assert kind(play(match_from(s), *PASS_BY)) == "shoot"
    assert kind(play(match_from(s), "step K10", "end_move")) == "shoot"
    assert play(match_from(s), "end_move").to_move == (1,)


@rule("SAT-5.05")
def test_the_own_empty_ship_triggers_nothing() -> None:
    """Only the crew's square counts."""
    s = table("red", "yellow")
    put(s, 0, "H3", "H2")
    put(s, 1, "H3")
    match = play(match_from(s), "step H1", "step H2", "end_move")
    assert not told(match, "melee")
    assert match.state.captains[0].crew == sq("H2")


@rule("SAT-5.06")
def test_melees_first_then_ranged_in_the_movers_order_each_once() -> None:
    """With several opponents the mover chooses; everything stops when the mover loses."""
    s = face_to_face(seats=4)
    put(s, 2, "L11")
    put(s, 3, "L10")
    hold(s, 0, cannonballs=2)
    match = play(match_from(s, 5, 1, 5, 2), *MEET)
    assert texts(match) == ["fight yellow", "fight blue"]
    play(match, "fight blue")
    assert [event[2] for event in told(match, "melee")] == ["blue", "yellow"]
    assert kind(match) == "shoot"
    play(match, "shoot 0")  # green is met, once
    assert match.to_move == (1,)
    s.captains[0].cards[CANNONBALLS] = 0
    match = play(match_from(s, 1, 5), *MEET, "fight yellow")
    assert len(told(match, "melee")) == 1
    assert match.to_move == (1,)


@rule("SAT-5.07")
def test_a_melee_is_a_die_and_its_bonuses() -> None:
    """2 a sabres card, the level for pirates, nothing for the galleon; cannon and balls do not count."""
    s = face_to_face()
    hold(s, 0, sabres=2, cannon=3, cannonballs=5)
    hold(s, 1, sabres=1)
    match = play(match_from(s, 1, 4), *MEET)
    assert told(match, "melee") == [("melee", 0, "yellow", 5, 6)]
    for level, bonus in ((1, 2), (2, 4), (3, 6)):
        s = table("red", "yellow", "blue", level=level)
        put(s, 0, "C12")
        match = play(match_from(s, 7, 1 if level < 3 else 2), "step D12", "end_move")
        assert told(match, "melee")[0][4] == bonus + (1 if level < 3 else 2)


@rule("SAT-5.08")
def test_the_higher_result_wins_and_ties_are_rolled_again() -> None:
    """Two ties, then a decision."""
    match = play(match_from(face_to_face(), 3, 3, 5, 5, 2, 4), *MEET)
    assert told(match, "melee") == [("melee", 0, "yellow", 2, 4)]
    assert where(match, 0) == ("L1", "L1")


@rule("SAT-5.09")
def test_the_skull_counts_seven_and_calls_no_pirate() -> None:
    """In a fight it is only a number."""
    assert FACES == (1, 2, 3, 4, 5, 7)
    match = play(match_from(face_to_face(), 7, 5), *MEET)
    assert told(match, "melee") == [("melee", 0, "yellow", 7, 5)]
    assert match.state.prey == [-1] * 4


@rule("SAT-5.10")
def test_camouflage_is_no_use_in_melee() -> None:
    """The crew is found and fought."""
    s = table("red", "yellow")
    put(s, 0, "I2", "H2")
    put(s, 1, "G3", "G2")
    hold(s, 1, camouflage=1)
    match = play(match_from(s, 4, 2), "step G2", "end_move")
    assert where(match, 1) == ("F1", "F1")


@rule("SAT-5.11")
def test_a_shooter_is_aboard_with_cannon_and_chooses_its_cards() -> None:
    """1 to all of them, spent whatever happens; ashore, or without balls or cannon, nobody shoots."""
    s = face_to_face()
    hold(s, 0, cannonballs=3)
    hold(s, 1, cannonballs=1)
    match = play(match_from(s, 1, 1, 7), *PASS_BY)
    assert texts(match) == ["shoot 0", "shoot 1", "shoot 2", "shoot 3"]
    play(match, "shoot 2", "answer 1")
    assert match.state.captains[0].cards[CANNONBALLS] == 1
    assert match.state.captains[1].cards[CANNONBALLS] == 0
    s = face_to_face()
    hold(s, 0, cannonballs=1, cannon=0)
    assert play(match_from(s), *PASS_BY).to_move == (1,)
    s = table("red", "yellow")
    put(s, 0, "H3", "H2")
    put(s, 1, "G3")
    hold(s, 0, cannonballs=2)
    assert play(match_from(s), "end_move").to_move == (1,)


@rule("SAT-5.12")
def test_a_ranged_result_is_the_dice_and_three_a_cannon() -> None:
    """Sabres do not count."""
    s = face_to_face()
    hold(s, 0, cannonballs=2, cannon=2, sabres=3)
    hold(s, 1, cannonballs=1)
    match = play(match_from(s, 1, 2, 7), *PASS_BY, "shoot 2", "answer 1")
    assert told(match, "broadside") == [("broadside", 0, "yellow", 9, 10)]


@rule("SAT-5.13")
def test_pirates_shoot_from_level_2_and_the_galleon_never() -> None:
    """One die + 3 or + 6, without cards."""
    for level, bonus in ((2, 3), (3, 6)):
        s = table("red", "yellow", "blue", level=level)
        put(s, 0, "C12")
        hold(s, 0, cannonballs=1)
        match = play(match_from(s, 5, 7), "end_move", "shoot 1")
        assert told(match, "broadside") == [("broadside", 0, "pirate_4", 8, 7 + bonus)]
    s = table("red", "yellow")
    put(s, 0, "C12")
    assert play(match_from(s), "end_move").to_move == (1,)  # level 1
    s = table("red", "yellow", level=2)
    put(s, 0, "J12")
    s.galleon = sq("J11")
    assert play(match_from(s), "end_move").to_move == (1,)


@rule("SAT-5.14")
def test_the_mover_announces_then_the_other_who_knows_it() -> None:
    """None: no fight; one: wins without dice; both: dice, ties again with the same number of dice."""
    s = face_to_face()
    hold(s, 0, cannonballs=2)
    hold(s, 1, cannonballs=2)
    match = play(match_from(s), *PASS_BY, "shoot 1")
    assert (kind(match), match.to_move) == ("answer", (1,))
    assert match.view(1).shots == 1
    play(match, "answer 0")
    assert where(match, 1) == ("F1", "F1")
    match = play(match_from(s), *PASS_BY, "shoot 0", "answer 0")
    assert (where(match, 0)[0], where(match, 1)[0]) == ("K11", "L11")
    match = play(match_from(s, 4, 1, 3, 5, 1, 2), *PASS_BY, "shoot 1", "answer 2")
    assert told(match, "broadside") == [("broadside", 0, "yellow", 8, 6)]


@pytest.mark.parametrize("language", ["en", "pl"])
@rule("SAT-5.14")
def test_a_shot_without_an_answer_is_told_the_same_whether_there_could_be_one(language: str) -> None:
    """Nobody is said to be unable to answer who chose not to, and the log tells nothing of the cards."""
    words = words_for(TITLE, language)
    sentences = []
    for cannonballs, answer in ((2, ["answer 0"]), (0, [])):
        s = face_to_face()
        hold(s, 0, cannonballs=2)
        hold(s, 1, cannonballs=cannonballs)
        match = play(match_from(s), *PASS_BY, "shoot 1", *answer)
        [shot] = told(match, "shot")
        sentences.append(words.event(shot, match.names))
    assert sentences[0] == sentences[1]
    without = "without an answer" if language == "en" else "nie odpowiada"
    assert without in sentences[0]


@rule("SAT-5.15")
def test_the_other_may_open_fire_when_the_mover_does_not() -> None:
    """It wins without dice."""
    s = face_to_face()
    hold(s, 0, gold=5)
    hold(s, 1, cannonballs=1)
    match = play(match_from(s), *PASS_BY, "answer 1")
    assert where(match, 0) == ("L1", "L1")
    assert match.state.captains[1].gold == 5


@rule("SAT-5.16")
def test_a_crew_ashore_cannot_shoot_back() -> None:
    """Whoever shoots at it wins, although it has cannonballs."""
    s = table("red", "yellow")
    put(s, 0, "G3")
    put(s, 1, "I2", "H2")
    hold(s, 0, cannonballs=1)
    hold(s, 1, cannonballs=3)
    match = play(match_from(s), "end_move", "shoot 1")
    assert where(match, 1) == ("F1", "F1")


@rule("SAT-5.17")
def test_a_camouflaged_crew_ashore_cannot_be_shot_at() -> None:
    """Not by players, not by pirates; aboard camouflage does nothing."""
    s = table("red", "yellow", level=2)
    put(s, 0, "G3")
    put(s, 1, "I1", "H2")
    hold(s, 0, cannonballs=1)
    hold(s, 1, camouflage=1)
    assert play(match_from(s), "end_move").to_move == (1,)
    s = table("red", "yellow", level=2)
    put(s, 0, "G6", "F5")  # next to pirate_3 on G5
    hold(s, 0, camouflage=1)
    match = play(match_from(s), "end_move")
    assert where(match, 0) == ("G6", "F5")
    s = face_to_face()
    hold(s, 0, camouflage=1)
    hold(s, 1, cannonballs=1)
    assert kind(play(match_from(s), *PASS_BY)) == "answer"


@rule("SAT-5.18")
def test_stopping_next_to_a_pirate_from_level_2_without_a_shot_is_lost() -> None:
    """Aboard or ashore; at level 1 nothing happens, and a shot wins."""
    s = table("red", "yellow", level=2)
    put(s, 0, "C12")
    hold(s, 0, gold=3)
    match = play(match_from(s), "end_move")
    assert where(match, 0) == ("L1", "L1")
    assert match.state.hoard_gold[3] == 3
    put(s, 0, "G6", "F5")
    assert where(play(match_from(s), "end_move"), 0) == ("L1", "L1")
    put(s, 0, "C12")
    hold(s, 0, cannonballs=1)
    assert where(play(match_from(s), "end_move", "shoot 0"), 0) == ("L1", "L1")
    s = table("red", "yellow")
    put(s, 0, "C12")
    hold(s, 0, cannonballs=1)
    match = play(match_from(s), "end_move", "shoot 1")
    assert pirates(match)[3] == "-"
    match = play(match_from(s), "end_move", "shoot 0")
    assert where(match, 0) == ("C12", "C12")


@rule("SAT-5.19")
def test_an_empty_ship_may_be_destroyed_by_hand_or_with_a_card() -> None:
    """It waits at home, its crew stays; passing is allowed; a crew ashore can't do it."""
    s = table("red", "yellow")
    put(s, 0, "I1")
    put(s, 1, "I2", "H2")
    hold(s, 1, camouflage=1)
    match = play(match_from(s), "step I2", "end_move")
    assert texts(match) == ["sink yellow hand", "sink_pass"]
    assert where(play(match_from(s), "step I2", "end_move", "sink_pass"), 1) == ("I2", "H2")
    play(match, "sink yellow hand")
    assert where(match, 1) == ("F1", "H2")
    assert match.to_move == (1,)
    hold(s, 0, cannonballs=1)
    match = play(match_from(s), "end_move")
    assert texts(match) == ["sink yellow cannon", "sink_pass"]
    play(match, "sink yellow cannon")
    assert where(match, 1) == ("F1", "H2")
    assert match.state.captains[0].cards[CANNONBALLS] == 0
    put(s, 0, "J2", "I3")
    assert play(match_from(s), "end_move").to_move == (1,)


@rule("SAT-5.20")
def test_empty_ships_never_fight() -> None:
    """Stopping on one or next to one is no fight."""
    s = table("red", "yellow")
    put(s, 0, "J1")
    put(s, 1, "I2", "G1")
    hold(s, 1, cannonballs=3)
    assert play(match_from(s), "end_move").to_move == (1,)
    match = play(match_from(s), "step I2", "end_move", "sink_pass")
    assert not told(match, "melee", "shot", "shot_at")


@rule("SAT-5.21")
def test_the_winner_takes_all_that_was_carried() -> None:
    """Gold, tokens, pieces; not the store, not the cards."""
    s = face_to_face()
    hold(s, 1, gold=7, pieces=[3], sabres=1, cannonballs=2)
    s.captains[1].stored_gold, s.captains[1].stored_pieces = 4, [1, 0, 0, 0]
    numbers = carry(s, 1, "t1_white")
    match = play(match_from(s, 7, 1, "t1_white"), *MEET)
    red, yellow = match.state.captains
    assert (red.gold, red.pieces) == (7, [0, 0, 1, 0])
    assert match.state.token_at[numbers[0]] == CARRIED
    assert match.state.token_seen[numbers[0]] == 0b11
    assert (yellow.gold, yellow.pieces) == (0, [0, 0, 0, 0])
    assert (yellow.stored_gold, yellow.stored_pieces) == (4, [1, 0, 0, 0])
    assert yellow.cards == [1, 1, 2, 0]


@rule("SAT-5.22")
def test_the_loser_is_back_home_ship_and_crew_together() -> None:
    """Also when the ship lay elsewhere; its next turn is a normal one."""
    s = table("red", "yellow")
    put(s, 0, "I2", "H2")
    put(s, 1, "G3", "G2")
    match = play(match_from(s, 4, 2), "step G2", "end_move")
    assert where(match, 1) == ("F1", "F1")
    assert match.to_move == (1,)
    assert match.state.steps == 4


@rule("SAT-5.23")
def test_the_galleon_keeps_loot_for_its_destroyer() -> None:
    """What it wins goes aboard it."""
    s = table("red", "yellow")
    put(s, 0, "J11")
    put(s, 1, "I12")
    hold(s, 0, gold=6, pieces=[1])
    numbers = carry(s, 0, "t1_white")
    s.galleon = sq("J12")
    match = play(match_from(s, 1, 5, 5, 1, "t1_white", 2), "step J12", "end_move")
    assert match.state.galleon_gold == 6
    assert match.state.token_at[numbers[0]] == IN_GALLEON
    play(match, "step J12", "end_move")
    assert match.state.captains[1].gold == 6 + 5
    assert match.state.captains[1].pieces == [1, 0, 0, 0]


@rule("SAT-5.24")
def test_a_winning_pirate_goes_home_and_keeps_a_hoard() -> None:
    """The loot lies on its skull square."""
    s = table("red", "yellow")
    put(s, 0, "J11")
    hold(s, 0, gold=6, pieces=[2])
    numbers = carry(s, 0, "t1_white")
    s.pirates[0], s.prey[0] = sq("J12"), 0
    match = play(match_from(s, 1, 5), "step J12", "end_move")
    assert pirates(match)[0] == "G8"
    assert match.state.prey[0] == -1
    assert match.state.hoard_gold == [6, 0, 0, 0]
    assert match.state.hoard_pieces[:4] == [0, 1, 0, 0]
    assert match.state.token_at[numbers[0]] == HOARD


@rule("SAT-5.25")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_beaten_pirate_is_off_the_board(at_home: bool) -> None:
    """Its hoard goes to the winner only if it stood on its own skull square."""
    s = table("red", "yellow")
    put(s, 0, "C12")
    s.hoard_gold[3] = 5
    if not at_home:
        s.pirates[3], s.prey[3] = sq("B12"), 1
    match = play(match_from(s, 7, 1), "step D12" if at_home else "step B12", "end_move")
    assert pirates(match)[3] == "-"
    assert match.state.prey[3] == -1
    assert match.state.captains[0].gold == (5 if at_home else 0)
    assert match.state.hoard_gold[3] == (0 if at_home else 5)


@rule("SAT-5.26")
def test_the_winner_stays_on_its_square() -> None:
    """Nobody advances after a ranged fight."""
    s = face_to_face()
    hold(s, 0, cannonballs=1)
    assert where(play(match_from(s), *PASS_BY, "shoot 1"), 0) == ("K11", "K11")


@rule("SAT-5.27")
def test_an_encounter_is_open_only_while_somebody_can_shoot() -> None:
    """Cards spent in the same turn no longer count: after the last ball the second opponent is skipped."""
    s = face_to_face(seats=3)
    put(s, 2, "L12")
    hold(s, 0, cannonballs=1)
    match = play(match_from(s), *PASS_BY, "fight yellow", "shoot 1")
    assert match.to_move == (1,)
    assert where(match, 2) == ("L12", "L12")
    s.captains[0].cards[CANNONBALLS] = 0
    assert play(match_from(s), *PASS_BY).to_move == (1,)


@rule("SAT-5.28")
def test_a_pirate_is_treated_alike_whoever_its_prey_is() -> None:
    """It wins against another than its prey: home and idle; it loses: destroyed; its target is gone."""
    for dice, place in (((1, 5), "D12"), ((7, 1), "-")):
        s = table("red", "yellow")
        put(s, 0, "J11")
        s.pirates[3], s.prey[3] = sq("J12"), 1
        match = play(match_from(s, *dice), "step J12", "end_move")
        assert pirates(match)[3] == place
        assert match.state.prey[3] == -1
