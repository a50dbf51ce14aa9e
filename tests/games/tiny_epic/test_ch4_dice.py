"""Chapter 4.8: whom an attack may hit, the dice and what changes them, and what the hits are made of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import pirate, reason
from tests.games.tiny_epic.table import BOX, cell, crew, dealt, hands, match_from, merchant, stand, to_order
from tests.support import rule

STRONG = "mer_8a"


@rule("TEP-4.90")
def test_targets_are_merchants_and_pirates_on_the_same_card() -> None:
    """Both merchant ships and two pirates; not the Navy, not the hidden, not those on other cards."""
    s = to_order(dealt(4), 0, "attack", "m06")
    s.merchant_cells = [cell("m06")] * 2
    s.navy = cell("m06")
    stand(s, 1, "m06")
    stand(s, 2, "m06", hidden=True)
    stand(s, 3, "m06")
    match = match_from(s)
    assert texts(match) == [
        "order_attack merchant_1",
        "order_attack merchant_2",
        "order_attack red",
        "order_attack green",
        "order_decline",
    ]
    assert_refused(match, "order_attack navy", "TEP-4.90")
    assert_refused(match, "order_attack yellow", "TEP-4.83")
    stand(s, 3, "m07")
    s.merchant_cells[1] = cell("m02")
    match = match_from(s)
    assert_refused(match, "order_attack green", "TEP-4.90")
    assert_refused(match, "order_attack merchant_2", "TEP-4.90")
    assert_refused(match, "order_attack blue", "TEP-4.90")


@rule("TEP-4.90")
def test_without_a_target_there_is_no_attack() -> None:
    """The Navy alone is none."""
    s = to_order(dealt(2), 0, "attack", "m13")
    assert s.navy == cell("m13")
    assert match_from(s).state.active == 1
    assert reason(s, "order", "order_attack navy") == "TEP-4.90"
    assert reason(s, "order", "order_attack merchant_1") == "TEP-4.90"


@rule("TEP-4.91")
@pytest.mark.parametrize(("legend", "dice"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_level_says_how_many_dice(legend: int, dice: int) -> None:
    """2 or 3; the script has exactly as many."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    s.pirates[0].legend = legend
    hands(s, 0, rigging=1, extort=2)
    match = play(match_from(s, *[6] * dice), "order_attack merchant_1")
    assert told(match, "total") == [("total", 0, 0, 0, 0, 0)]


@rule("TEP-4.91", "TEP-4.93")
@given(
    faces=st.lists(st.integers(1, 6), min_size=2, max_size=3),
    cards=st.lists(st.sampled_from(BOX.crew_ids[: BOX.skeletons]), max_size=4, unique=True),
    cannons=st.integers(0, 3),
    side=st.integers(0, 1),
)
def test_hits_are_symbols_cannons_and_automatic_ones(
    faces: list[int], cards: list[str], cannons: int, side: int
) -> None:
    """Each die counts for each equal symbol on captain and crew; cannons and H add one each. By the printed rows."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    pirate_0 = s.pirates[0]
    pirate_0.side, pirate_0.legend = side, 0 if len(faces) == 2 else 3
    hands(s, 0, cannons=cannons, repair=3 - cannons)
    crew(s, 0, *(card for card in cards if "reroll" not in BOX.rows.by_id[card].bonus))
    rows = [BOX.rows.by_id[BOX.crew_ids[card]] for card in pirate_0.crew]
    captain = BOX.rows["captain"][pirate_0.captain]
    symbols = [*(captain.front, captain.back)[side], *(pip for each in rows for pip in each.symbols)]
    by_dice, hits = sum(symbols.count(face) for face in faces), sum(each.hits for each in rows)
    match = play(match_from(s, *faces, "rum"), "order_attack merchant_1")
    assert told(match, "total") == [("total", 0, by_dice + cannons + hits, by_dice, cannons, hits)]


@rule("TEP-4.91")
def test_the_cards_bear_the_symbols_of_the_specification() -> None:
    """1, 2, 3 and 4 seven times over the crew, 5 and 6 six times, four automatic hits; captains as printed."""
    rows = BOX.rows["crew"]
    pips = [pip for each in rows for pip in each.symbols]
    assert [pips.count(face) for face in range(1, 7)] == [7, 7, 7, 7, 6, 6]
    assert sum(each.hits for each in rows) == 4
    captains = {each.colour: (each.front, each.back) for each in BOX.rows["captain"]}
    assert captains == {
        "blue": ((1, 2, 3), (4, 5)),
        "red": ((2, 4, 6), (1, 3)),
        "yellow": ((1, 3, 5), (2, 6)),
        "green": ((4, 5, 6), (1, 2)),
    }


@rule("TEP-4.92")
def test_a_sure_fire_token_turns_a_die_to_any_face() -> None:
    """Any number of them, no die is added; the tokens are gone."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    s.pirates[0].sure = 3
    match = play(match_from(s, 6, 5), "order_attack merchant_1")
    assert kind(match) == "dice"
    assert texts(match) == [
        *(f"sure_fire 1 {face}" for face in (1, 2, 3, 4, 5)),
        *(f"sure_fire 2 {face}" for face in (1, 2, 3, 4, 6)),
        "dice_done",
    ]
    play(match, "sure_fire 1 1", "sure_fire 2 2")
    assert match.state.battle.dice == [1, 2]
    assert pirate(match).sure == 1
    play(match, "dice_done", "jostle cannons")
    assert told(match, "total") == [("total", 0, 3, 2, 1, 0)]


@rule("TEP-4.92")
def test_without_a_token_no_die_is_turned() -> None:
    """Nothing is asked at all, unless there is a reroll."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    crew(s, 0, "buck_cannon")
    match = play(match_from(s, 6, 6), "order_attack merchant_1")
    assert texts(match) == ["reroll 1", "reroll 2", "dice_done"]
    assert_refused(match, "sure_fire 1 2", "TEP-4.92")


@rule("TEP-4.94")
def test_each_reroll_card_counts_once_in_the_order() -> None:
    """Buck Cannon once and Sally Suresight twice make three, on any dice; then they are used up."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    crew(s, 0, "buck_cannon", "sally_suresight", "alice_omalice")
    match = play(match_from(s, 4, 4, 5, 5, 2), "order_attack merchant_1", "reroll 1", "reroll 1", "reroll 2")
    assert told(match, "total") == [("total", 0, 4, 2, 1, 1)]  # 5 and 2: captain and Alice O'Malice have a 2
    assert_refused(match, "reroll 1", "TEP-4.94")


@rule("TEP-4.94")
def test_reroll_cards_are_no_bonus_actions_of_their_own() -> None:
    """After the order, carried out or declined, they are not offered."""
    s = to_order(dealt(2), 0, "attack", "m01")
    crew(s, 0, "buck_cannon", "doc_blockley")
    hands(s, 0, rigging=2, repair=1)
    match = play(match_from(s), "order_decline")
    assert texts(match) == ["use_crew doc_blockley", "bonus_end"]
    assert_refused(match, "use_crew buck_cannon", "TEP-4.94")


@rule("TEP-4.94", "TEP-4.103")
def test_rerolls_and_sure_fire_tokens_are_used_in_any_order() -> None:
    """A reroll, a token, another reroll on the same die; never to the face that it shows."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    crew(s, 0, "sally_suresight")
    s.pirates[0].sure = 2
    match = play(match_from(s, 4, 4, 5, 6), "order_attack merchant_1", "reroll 1", "sure_fire 1 2")
    assert_refused(match, "sure_fire 1 2", "TEP-4.103")
    play(match, "reroll 1", "sure_fire 1 3")
    assert match.state.battle.dice == [3, 4]
    assert told(match, "total") == [("total", 0, 2, 1, 1, 0)]  # nothing is left to use: not asked again


@rule("TEP-4.103")
def test_the_roller_may_finish_at_once() -> None:
    """Tokens and rerolls are then kept, and lost for this attack."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, STRONG)
    crew(s, 0, "sally_suresight")
    s.pirates[0].sure = 1
    match = play(match_from(s, 1, 1), "order_attack merchant_1", "dice_done")
    assert told(match, "total") == [("total", 0, 5, 4, 1, 0)]
    assert_refused(match, "reroll 1", "TEP-4.94")
    play(match, "jostle rigging")
    assert pirate(match).sure == 2


@rule("TEP-4.94", "TEP-4.104")
def test_no_reroll_in_a_bonus_attack() -> None:
    """On Trade, Alice O'Malice attacks; Buck Cannon's reroll is for the order alone."""
    s = to_order(dealt(2), 0, "trade", "m01")
    merchant(s, 0, STRONG)
    crew(s, 0, "alice_omalice", "buck_cannon")
    s.pirates[0].sure = 1
    match = play(match_from(s, 6, 6), "use_crew alice_omalice")
    assert kind(match) == "dice"
    assert not any(text.startswith("reroll") for text in texts(match))
    assert_refused(match, "reroll 1", "TEP-4.104")
