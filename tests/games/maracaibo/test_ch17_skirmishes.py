"""Chapter 17: module Pirate Skirmishes."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.state import FILLER, Maracaibo
from tests.games.maracaibo.table import (
    Chosen,
    dealt,
    fill,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    own,
    play,
    stand,
    to_act,
    told,
)
from tests.support import rule

FIGHTS: Chosen = {"skirmishes": True}


def meeting(*doubloons: int, where: str = "c4r1", card: str = "tobago") -> Maracaibo:
    """The first captain has just come to a card where the others are; all have these doubloons."""
    s = dealt(len(doubloons), chosen=FIGHTS)
    lay(s, where, card)
    for seat, each in enumerate(doubloons):
        stand(s, seat, where)
        hold(s, seat, each)
    return to_act(s, 0, where)


def purses(s: Maracaibo) -> list[int]:
    return [captain.doubloons for captain in s.captains]


def points(s: Maracaibo) -> list[int]:
    return [captain.vp for captain in s.captains]


@rule("POM-17.01")
def test_whoever_ends_on_a_card_with_others_pays_and_fights() -> None:
    """The payment comes first, and the fight can win it back."""
    match = match_from(meeting(5, 5), 6, 2)
    assert [event[0] for event in told(match, "pays", "fight", "fight_won")] == [
        "pays",
        "fight",
        "fight",
        "fight_won",
        "pays",
    ]
    assert purses(match.state) == [5, 5]
    assert points(match.state) == [2, 0]
    alone = meeting(5, 5)
    stand(alone, 1, "c3r3")
    assert told(match_from(alone), "fight") == []


@rule("POM-17.01")
def test_without_the_module_nobody_fights() -> None:
    """They only pay."""
    s = meeting(5, 5)
    s.modules = 0
    match = match_from(s)
    assert told(match, "fight") == []
    assert purses(match.state) == [4, 6]


@rule("POM-17.01")
def test_a_filler_is_a_card_to_fight_on() -> None:
    """Ships meet there like anywhere else."""
    s = meeting(5, 5)
    s.cells[s.sea.index["c4r1"]] = FILLER
    assert [event[1] for event in told(match_from(s, 3, 3), "fight")] == [0, 1]


@rule("POM-17.02")
def test_everybody_there_rolls_one_die() -> None:
    """In seat order and without rerolls, also with the Lion; who is elsewhere does not roll."""
    s = meeting(5, 5, 5, 5)
    stand(s, 2, "c3r3")
    galleon(s, 0, "E")
    match = match_from(s, 1, 4, 5)
    assert told(match, "fight") == [("fight", 0, 1 + 2), ("fight", 1, 4), ("fight", 3, 5)]
    assert kind(match) == "upgrade"


@rule("POM-17.03")
def test_raid_bonuses_count_and_bonuses_of_dice_do_not() -> None:
    """Cards, slots and the galleon tile."""
    s = meeting(5, 5)
    own(s, 0, "gunner", "goldsmith_scales", "emerald_lens", "pearl_net")
    fill(s, 0, "s1")
    galleon(s, 0, "E")
    own(s, 1, "grappling_hooks")
    match = match_from(s, 1, 1)
    assert told(match, "fight") == [("fight", 0, 1 + 1 + 1 + 2), ("fight", 1, 1 + 2)]


@rule("POM-17.04")
def test_the_highest_wins_2_points_and_a_doubloon_from_each() -> None:
    """From each other who has one."""
    match = match_from(meeting(2, 0, 3), 2, 1, 6)
    # the first pays one to each of the others; then the third wins
    assert purses(match.state) == [0, 0, 3 + 1 + 1]
    assert points(match.state) == [0, 0, 2]
    broke = match_from(meeting(0, 0, 3), 6, 1, 2)
    assert purses(broke.state) == [1, 0, 2]
    assert points(broke.state) == [2, 0, 0]


@rule("POM-17.04")
def test_a_tie_for_the_highest_changes_nothing() -> None:
    """Whoever else is there."""
    match = match_from(meeting(5, 5, 5), 4, 4, 1)
    assert points(match.state) == [0, 0, 0]
    assert purses(match.state) == [3, 6, 6]
    assert told(match, "fight_won") == []
    lower = match_from(meeting(5, 5, 5), 2, 2, 3)
    assert points(lower.state) == [0, 0, 2]


@pytest.mark.parametrize("where", ["gulf", "maracaibo"])
@rule("POM-17.05")
def test_no_fights_beyond_the_cards(where: str) -> None:
    """In the Gulf and in Maracaibo ships only meet."""
    s = dealt(2, chosen=FIGHTS)
    stand(s, 1, where)
    match = match_from(to_act(s, 0, where))
    assert told(match, "fight", "pays") == []
    assert kind(match) == "upgrade"


@rule("POM-17.06")
def test_the_fight_comes_before_the_action_step() -> None:
    """Sugar costs 5: with 5 doubloons it can be bought after a victory, not after a defeat."""
    won = match_from(meeting(5, 5, card="sugar"), 6, 1)
    assert kind(won) == "card"
    assert won.state.captains[0].doubloons == 5
    lost = match_from(meeting(5, 5, card="sugar"), 1, 6)
    assert lost.state.captains[0].doubloons == 5 - 1 - 1 + 5  # it was left, unasked
    assert lost.to_move == (1,)


@pytest.mark.parametrize(
    ("number", "yours", "his", "expected"), [(1, 5, 3, [5, 0]), (3, 5, 3, [0, 5]), (2, 5, 3, [0, 0])]
)
@rule("POM-17.07")
def test_redbeard_adds_the_round(number: int, yours: int, his: int, expected: list[int]) -> None:
    """The winner has 5 points, in a tie nobody; no doubloon changes hands."""
    s = dealt(1, chosen=FIGHTS)
    s.round = number
    lay(s, "c2r1", "tobago")
    stand(s, SEAT, "c2r1")
    hold(s, 0, 4)
    match = match_from(to_act(s, 0, "c2r1"), yours, his)
    assert points(match.state) == expected
    assert purses(match.state) == [3, 0]  # what is paid for meeting him goes to the supply


@rule("POM-17.07")
def test_redbeard_fights_after_his_own_move_too() -> None:
    """Before what he came for; you get your doubloon for the meeting first."""
    s = dealt(1, chosen=FIGHTS)
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots = tuple(range(6)), list(range(6)), 9
    s.active = SEAT
    stand(s, SEAT, "c4r1")
    lay(s, "c5r1", "curacao")
    lay(s, "c1r1", "margarita")
    stand(s, 0, "c5r1")
    hold(s, 0, 0)
    match = match_from(s, "A4", 2, 6, "cocoa")
    assert match.state.captains[SEAT].ship == s.sea.index["c5r1"]
    assert points(match.state) == [0, 5]
    assert purses(match.state) == [1, 0]
    names = [event[0] for event in told(match, "meets", "fight", "redbeard_recruits")]
    assert names == ["meets", "fight", "fight", "redbeard_recruits"]


@rule("POM-17.07")
def test_your_raid_bonus_counts_against_redbeard() -> None:
    """Worked out for you as against anybody."""
    s = dealt(1, chosen=FIGHTS)
    fill(s, 0, "s1")
    lay(s, "c2r1", "tobago")
    stand(s, SEAT, "c2r1")
    match = play(match_from(to_act(s, 0, "c2r1"), 3, 2), "skip")
    assert points(match.state) == [5, 0]
