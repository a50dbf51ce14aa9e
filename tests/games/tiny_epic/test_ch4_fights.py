"""Chapters 4.8 and 4.9: fights between pirates, sure-fire tokens, Jostles, legend and Gold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.games.tiny_epic.rules.purse import gain_gold, lose_gold
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import aboard, pirate, where
from tests.games.tiny_epic.table import BOX, crew, dealt, hands, hold, match_from, row, stand, to_order, to_sail
from tests.support import rule

# ---------------------------------------------------------------- pirate against pirate


@rule("TEP-4.99")
def test_the_attacker_finishes_his_dice_before_the_defender_rolls() -> None:
    """Rerolls are the attacker's alone; tokens are for both, each asked for his own dice."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    crew(s, 0, "buck_cannon")
    crew(s, 1, "jack_fuse_rogers")
    s.pirates[0].sure = s.pirates[1].sure = 1
    match = play(match_from(s, 6, 6, 4, 5, 5), "order_attack red")
    assert (match.to_move, match.state.battle.answer) == ((0,), [])
    play(match, "reroll 1", "sure_fire 1 1")
    assert match.to_move == (1,)
    assert (match.state.battle.dice, match.state.battle.answer) == ([1, 6], [5, 5])
    assert kind(match) == "dice"
    assert_refused(match, "reroll 1", "TEP-4.99")
    assert_refused(match, "sure_fire 1 5", "TEP-4.103")
    play(match, "sure_fire 1 2")
    assert told(match, "total") == [("total", 0, 3, 1, 1, 1), ("total", 1, 3, 1, 1, 1)]


@rule("TEP-4.99", "TEP-4.91")
def test_each_rolls_by_the_own_level() -> None:
    """Two dice against three."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[1].legend = 3
    match = play(match_from(s, 6, 6, 5, 5, 2), "order_attack red")
    assert told(match, "total") == [("total", 0, 1, 0, 1, 0), ("total", 1, 2, 1, 1, 0)]


@rule("TEP-4.100")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_the_higher_total_wins_whoever_attacked(attacker_wins: bool) -> None:
    """Legend for the one; a Jostle, of the loser's choice, and a token for the other. No crate and no Gold moves."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    hold(s, 0, rum=1)
    hold(s, 1, coffee=2)
    s.pirates[0].gold = s.pirates[1].gold = 5
    s.pirates[0].legend = s.pirates[1].legend = 3
    winner, loser = (0, 1) if attacker_wins else (1, 0)
    dice = [1, 1, 1, 5, 5, 5] if attacker_wins else [6, 6, 6, 2, 2, 2]
    match = play(match_from(s, *dice), "order_attack red")
    assert (kind(match), match.to_move) == ("jostle", (loser,))
    play(match, "jostle extort")
    assert told(match, "wins") == [("wins", winner, loser)]
    assert (pirate(match, winner).legend, pirate(match, loser).legend) == (4, 3)
    assert (pirate(match, winner).sure, pirate(match, loser).sure) == (0, 1)
    assert pirate(match, winner).stations == [1, 1, 1, 0]
    assert pirate(match, loser).stations == [1, 1, 0, 1]
    assert (pirate(match, winner).gold, pirate(match, loser).gold) == (8, 5)  # 3 Gold of the fourth level
    assert (aboard(match, 0), aboard(match, 1)) == ({"rum": 1}, {"coffee": 2})
    assert where(match, 0) == where(match, 1) == "m07"


@rule("TEP-4.100")
def test_a_tie_brings_both_a_token() -> None:
    """Nobody advances, nobody is jostled."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    match = play(match_from(s, 6, 6, 5, 5), "order_attack red")
    assert told(match, "tie", "wins", "jostled", "legend") == [("tie", 0, 1)]
    assert [pirate(match, who).sure for who in (0, 1)] == [1, 1]


@rule("TEP-4.101")
@pytest.mark.parametrize(
    ("order", "move"), [("attack", "order_attack merchant_1"), ("trade", "use_crew alice_omalice")]
)
def test_attacking_ends_hiding(order: str, move: str) -> None:
    """By order or by a bonus, also against a merchant ship."""
    s = to_order(dealt(2), 0, order, "m16")
    s.merchant_cells[0] = s.pirates[0].cell
    s.merchant_cells[1] = 0
    s.pirates[0].hidden = True
    crew(s, 0, "alice_omalice")
    match = play(match_from(s, 3, 5), move)
    assert not pirate(match).hidden


@rule("TEP-4.102")
@pytest.mark.parametrize("have", [0, 2, 3])
def test_three_sure_fire_tokens_are_the_most(have: int) -> None:
    """A further one is lost."""
    s = to_order(dealt(2), 0, "search", "m07")
    s.pirates[0].sure = have
    match = play(match_from(s, "st_sure"), "order_search")
    assert pirate(match).sure == min(3, have + 1)


@rule("TEP-4.104")
def test_two_attacks_of_a_turn_may_hit_the_same_ship() -> None:
    """The captain's, then one borrowed from the row (with the expansion); each is a new roll with its own result."""
    s = to_order(dealt(2, amdiak=True), 0, "search", "m07")
    stand(s, 1, "m07")
    s.pirates[0].cursed = True
    crew(s, 0, "sk_pale_lookout")
    row(s, "alice_omalice", "doc_blockley", "lisa_legacy")
    match = play(match_from(s, 6, 6, 5, 5, 1, 1, 5, 5), "order_decline", "bonus_attack red")
    assert told(match, "tie", "wins") == [("tie", 0, 1)]
    play(match, "use_crew sk_pale_lookout", "borrow_crew alice_omalice", "dice_done", "dice_done")
    assert told(match, "attacks") == [("attacks", 0, "red")] * 2
    assert told(match, "tie", "wins") == [("tie", 0, 1), ("wins", 0, 1)]


@rule("TEP-4.104")
def test_a_bonus_attack_follows_the_rules_of_the_order() -> None:
    """Symbols, cannons, tokens, legend and Jostle alike."""
    s = to_order(dealt(2), 0, "crew_up", "m07")
    stand(s, 1, "m07")
    crew(s, 0, "ursula_bane")
    s.pirates[0].sure = 1
    match = play(match_from(s, 1, 6, 5, 5), "use_crew ursula_bane", "sure_fire 2 3", "jostle extort")
    assert told(match, "total", "wins", "legend") == [
        ("total", 0, 4, 3, 1, 0),
        ("total", 1, 1, 0, 1, 0),
        ("wins", 0, 1),
        ("legend", 0, "pirate"),
    ]
    assert pirate(match, 1).stations == [1, 1, 0, 1]


# ---------------------------------------------------------------- Jostle


@rule("TEP-4.110")
def test_a_jostled_deckhand_of_choice_goes_from_work_to_repair() -> None:
    """Only from stations where somebody is; not from the wheel as long as anybody works."""
    s = to_sail(dealt(2), 0, "plunder", 1)
    stand(s, 0, "m05")
    hands(s, 0, on_wheel=(3,), rigging=1, extort=1)
    match = play(match_from(s), "sail_to m09")
    assert texts(match) == ["jostle rigging", "jostle extort"]
    assert_refused(match, "jostle cannons", "TEP-4.110")
    assert_refused(match, "jostle wheel_3", "TEP-4.111")
    play(match, "jostle extort")
    assert (pirate(match).stations, pirate(match).wheel) == ([1, 0, 0, 1], 0b1000)


@rule("TEP-4.111")
def test_with_nobody_at_work_one_comes_from_the_wheel() -> None:
    """By choice, too."""
    s = to_sail(dealt(2), 0, "plunder", 1)
    stand(s, 0, "m05")
    hands(s, 0, on_wheel=(3, 5), repair=1)
    match = play(match_from(s), "sail_to m09")
    assert texts(match) == ["jostle wheel_3", "jostle wheel_5"]
    play(match, "jostle wheel_5")
    assert (pirate(match).stations, pirate(match).wheel) == ([0, 0, 0, 2], 0b1000)


@rule("TEP-4.112")
def test_with_all_in_repair_nothing_happens() -> None:
    """A lost fight: the token comes all the same."""
    s = to_order(dealt(2), 0, "attack", "m01")
    hands(s, 0, repair=3)
    match = play(match_from(s, 6, 6), "order_attack merchant_1")
    assert told(match, "steady", "jostled") == [("steady", 0)]
    assert (pirate(match).stations, pirate(match).sure) == ([0, 0, 0, 3], 1)


# ---------------------------------------------------------------- legend and Gold


@rule("TEP-4.113")
@pytest.mark.parametrize(("level", "gold", "sure"), [(1, 2, 0), (2, 0, 0), (3, 0, 1), (4, 3, 0), (5, 2, 1)])
def test_each_level_brings_its_bonus_once_at_once(level: int, gold: int, sure: int) -> None:
    """2 Gold, the fourth deckhand, a token, 3 Gold, a token and 2 Gold."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[0].legend = level - 1
    dice = [1, 1] if level < 4 else [1, 1, 1]
    match = play(match_from(s, *dice, 5, 5), "order_attack red")
    if level == 2:
        assert kind(match) == "assign_deckhand"
        play(match, "assign_deckhand cannons")
    play(match, "jostle extort")
    won = pirate(match)
    assert (won.legend, won.gold, won.sure) == (level, 1 + gold, sure)
    assert told(match, "legend") == [("legend", 0, BOX.levels[level].id)]


@rule("TEP-4.113")
def test_at_the_top_nothing_more_is_gained() -> None:
    """A dread pirate wins again: no Gold, no token."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[0].legend = 5
    match = play(match_from(s, 1, 1, 1, 5, 5), "order_attack red", "jostle extort")
    assert (pirate(match).legend, pirate(match).gold, pirate(match).sure) == (5, 1, 0)
    assert told(match, "legend") == []


@rule("TEP-4.114")
@pytest.mark.parametrize("station", ["rigging", "cannons", "extort"])
def test_the_fourth_deckhand_goes_where_its_owner_likes(station: str) -> None:
    """Also out of turn, to a defender who wins; not to repair, and on extort it pays nothing."""
    s = to_order(dealt(2), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[1].legend = 1
    match = play(match_from(s, 6, 6, 2, 2), "order_attack red")
    assert (kind(match), match.to_move) == ("assign_deckhand", (1,))
    assert_refused(match, "assign_deckhand repair", "TEP-4.114")
    play(match, f"assign_deckhand {station}")
    won = pirate(match, 1)
    assert won.stations == [1 + (station == name) for name in ("rigging", "cannons", "extort")] + [0]
    assert (won.aside, won.gold, won.legend) == (0, 1, 2)


@rule("TEP-4.115")
@given(st.integers(0, 13), st.lists(st.integers(-9, 9), max_size=12))
def test_gold_stays_between_0_and_13(gold: int, changes: list[int]) -> None:
    """Whatever comes and goes; what was told adds up to what is there."""
    s = dealt(2)
    s.pirates[0].gold = expected = gold
    for change in changes:
        (gain_gold if change > 0 else lose_gold)(s, 0, abs(change))
        expected = max(0, min(13, expected + change))
        assert s.pirates[0].gold == expected


@rule("TEP-4.115")
def test_gold_beyond_13_is_lost() -> None:
    """12 and 3 are 13; and who has 0 cannot pay for another row."""
    s = to_order(dealt(2), 0, "search", "m07")
    s.pirates[0].gold = 12
    match = play(match_from(s, "st_gold3"), "order_search")
    assert pirate(match).gold == 13
    assert told(match, "gold") == [("gold", 0, 1)]
    s = to_order(dealt(2), 0, "crew_up", "m04")
    s.pirates[0].gold = 0
    assert_refused(play(match_from(s), "order_crew_up"), "refresh_row", "TEP-4.51")
