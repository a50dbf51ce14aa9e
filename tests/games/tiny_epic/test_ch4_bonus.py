"""Chapter 4.10: bonus actions of the captain and of the crew."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import aboard, burials_of, crew_of, pirate, reason, where
from tests.games.tiny_epic.table import BOX, cell, crew, dealt, hands, hold, match_from, row, stand, to_order, wheel
from tests.support import rule

NO_REROLL = [card for card in BOX.crew[: BOX.skeletons] if "reroll" not in BOX.rows.by_id[card.id].bonus]


@rule("TEP-4.120")
@pytest.mark.parametrize("card", [card.id for card in NO_REROLL])
@pytest.mark.parametrize("order", ["plunder", "trade", "crew_up", "search", "attack", "hide_out"])
def test_a_card_triggers_by_the_order_executed_or_not(card: str, order: str) -> None:
    """On a card where every bonus could do something: offered exactly on its own order, which was declined."""
    s = to_order(dealt(2), 0, order, "m10")
    stand(s, 1, "m10")
    hands(s, 0, rigging=1, repair=2)
    hold(s, 0, sugarcane=1)
    if BOX.rows.by_id[card].bonus == "plunder":
        stand(s, 0, "m07")
    crew(s, 0, card)
    match = match_from(s)
    if kind(match) == "order":
        play(match, "order_decline")
    if kind(match) == "captain_bonus":
        play(match, "bonus_skip")
    triggered = BOX.rows.by_id[card].trigger == order
    assert (f"use_crew {card}" in texts(match)) is triggered
    if not triggered:
        assert match.state.active == 1
        assert reason(s, "crew_bonus", f"use_crew {card}") == "TEP-4.120"


@rule("TEP-4.120")
def test_the_captain_triggers_on_search_alone() -> None:
    """Every captain card, and on either side the row begins with a burial."""
    assert {ORDERS[captain.trigger] for captain in BOX.captains} == {"search"}
    for order in ("plunder", "trade", "crew_up", "search", "attack", "hide_out"):
        s = to_order(dealt(2), 0, order, "m16")
        s.pirates[0].gold = 12
        match = match_from(s)
        if match.state.active == 0:
            play(match, "order_decline")
        assert (kind(match) == "captain_bury") is (order == "search")


@rule("TEP-4.121", "TEP-4.127")
@pytest.mark.parametrize(("side", "bonus"), [(0, "bonus_attack merchant_2"), (1, "bonus_plunder")])
def test_the_row_is_a_burial_and_then_an_attack_or_a_plunder(side: int, bonus: str) -> None:
    """By the side of the card; two questions, each of which may be skipped, and no way back."""
    s = to_order(dealt(2), 0, "search", "m15")
    s.merchant_cells[1] = cell("m15")
    s.pirates[0].side, s.pirates[0].gold = side, 13
    match = play(match_from(s), "order_decline")
    assert (kind(match), texts(match)) == ("captain_bury", ["bury", "bonus_skip"])
    assert_refused(match, bonus, "TEP-4.121")
    play(match, "bonus_skip")
    assert (kind(match), texts(match)) == ("captain_bonus", [bonus, "bonus_skip"])
    assert_refused(match, "bury", "TEP-4.127")
    play(match, "bonus_skip")
    assert (match.state.active, burials_of(match), pirate(match).gold) == (1, [], 13)


@rule("TEP-4.121")
def test_both_bonuses_of_the_row_can_be_taken() -> None:
    """Buried, and then plundered by the back of the card: two crates of the settlement."""
    s = to_order(dealt(2), 0, "search", "m15")
    s.pirates[0].side, s.pirates[0].gold = 1, 13
    match = play(match_from(s, "rum", "coffee"), "order_decline", "bury", "bonus_plunder")
    assert (burials_of(match), aboard(match)) == (["m15"], {"rum": 1, "coffee": 1})


@rule("TEP-4.127")
def test_gold_won_by_the_second_bonus_comes_too_late_for_the_first() -> None:
    """11 Gold and a ship to sink for 2: after the attack no burial is asked any more."""
    s = to_order(dealt(2), 0, "search", "m06")
    s.merchant_cells[0] = cell("m06")
    s.pirates[0].gold = 11
    crew(s, 0, "eliza_lucky")
    match = play(match_from(s, 1, 1, "mer_2c", "rum"), "order_decline", "bonus_attack merchant_1")
    if kind(match) == "choose_port":
        play(match, "choose_port 1")
    assert pirate(match).gold == 13
    assert kind(match) == "crew_bonus"
    assert_refused(match, "bury", "TEP-4.127")


@rule("TEP-4.122")
def test_crew_cards_come_after_the_captain_in_any_order_each_once() -> None:
    """Two cards of Search: the player begins with either; a used one is not offered again."""
    for first, second in (("lisa_legacy", "eliza_lucky"), ("eliza_lucky", "lisa_legacy")):
        s = to_order(dealt(2), 0, "search", "m06")
        s.pirates[0].gold = 12
        crew(s, 0, "lisa_legacy", "eliza_lucky")
        match = play(match_from(s), "order_decline")
        assert kind(match) == "captain_bury"
        play(match, "bonus_skip")
        assert sorted(texts(match)) == sorted(["use_crew lisa_legacy", "use_crew eliza_lucky", "bonus_end"])
        play(match, f"use_crew {first}")
        assert texts(match) == [f"use_crew {second}", "bonus_end"]
        assert_refused(match, f"use_crew {first}", "TEP-4.122")
        play(match, f"use_crew {second}")
        assert (pirate(match).gold, pirate(match).sure) == (13, 1)
        assert match.state.active == 1


@rule("TEP-4.122")
def test_a_card_is_finished_before_the_next_begins() -> None:
    """While Silent Seamus sails, Quigley must wait."""
    s = to_order(dealt(2), 0, "plunder", "m04")
    crew(s, 0, "silent_seamus", "quartermaster_quigley")
    match = play(match_from(s), "use_crew silent_seamus", "sail_to m08")
    assert kind(match) == "sail"
    assert_refused(match, "use_crew quartermaster_quigley", "TEP-4.123")
    play(match, "sail_end")
    assert texts(match) == ["use_crew quartermaster_quigley", "bonus_end"]


@rule("TEP-4.123")
def test_bonuses_have_the_conditions_of_the_orders() -> None:
    """Salty Pete sells only at a market for what is aboard; Betty attacks only whom she meets."""
    for card, there, possible in (("m10", "sugarcane", True), ("m10", "rum", False), ("m07", "rum", False)):
        s = to_order(dealt(2), 0, "plunder", card)
        hold(s, 0, **{there: 2})
        crew(s, 0, "salty_pete", "betty_blunderbuss", "silent_seamus")
        match = match_from(s)
        if kind(match) == "order":
            play(match, "order_decline")
        assert ("use_crew salty_pete" in texts(match)) is possible
        assert_refused(match, "use_crew betty_blunderbuss", "TEP-4.123")
        if possible:
            play(match, "use_crew salty_pete")
            assert texts(match) == ["trade 1", "trade 2"]
            play(match, "trade 2")
            assert pirate(match).gold == 5
        else:
            assert_refused(match, "use_crew salty_pete", "TEP-4.123")


@rule("TEP-4.123")
def test_bonuses_are_asked_only_after_the_order() -> None:
    """A plunder first, then the bonuses, which it may make possible; and a bonus may make another impossible."""
    s = to_order(dealt(2), 0, "plunder", "m02")
    crew(s, 0, "salty_pete", "silent_seamus")
    match = match_from(s, "sugarcane")
    assert_refused(match, "use_crew silent_seamus", "TEP-4.123")
    play(match, "order_plunder")
    assert texts(match) == ["use_crew silent_seamus", "use_crew salty_pete", "bonus_end"]
    play(match, "use_crew silent_seamus", "sail_to m03", "sail_end")
    assert match.state.active == 1  # no market for sugarcane: nothing is left
    assert aboard(match) == {"sugarcane": 1}


@rule("TEP-4.123")
def test_bonuses_trigger_nothing_more() -> None:
    """On Trade, Willow Watch searches; neither the captain's row nor cards of Search follow."""
    s = to_order(dealt(2), 0, "trade", "m06")
    s.pirates[0].gold = 12
    crew(s, 0, "willow_watch", "lisa_legacy", "sara_silver")
    match = play(match_from(s, "st_gold1"), "use_crew willow_watch")
    assert match.state.active == 1
    assert told(match, "finds", "uses") == [("uses", 0, "willow_watch"), ("finds", 0, "st_gold1")]
    assert burials_of(match) == []
    s = to_order(dealt(2), 0, "trade", "m10")
    stand(s, 1, "m10")
    crew(s, 0, "alice_omalice", "doc_blockley")
    hands(s, 0, rigging=1, repair=2)
    match = play(match_from(s, 6, 6, 5, 5), "use_crew alice_omalice")
    assert match.state.active == 1
    assert told(match, "uses") == [("uses", 0, "alice_omalice")]


@rule("TEP-4.124")
def test_a_card_hired_this_turn_may_be_used() -> None:
    """If the order triggers it."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, "raina_rumor", "doc_blockley", "lisa_legacy")
    match = play(match_from(s, "pale_pim"), "order_crew_up", "hire raina_rumor")
    assert texts(match) == ["use_crew raina_rumor", "bonus_end"]
    play(match, "use_crew raina_rumor")
    assert pirate(match).gold == 3


@rule("TEP-4.124")
def test_a_card_dismissed_this_turn_may_not_be_used() -> None:
    """Raina Rumor would have been triggered, but has gone; who is hired by a bonus comes in time."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, "sydney_sweetwater", "doc_blockley", "lisa_legacy")
    crew(s, 0, "raina_rumor", "pale_pim", "salty_pete", "cutter_fang")
    match = play(match_from(s, "sara_silver"), "order_crew_up", "hire sydney_sweetwater", "dismiss raina_rumor")
    assert texts(match) == ["use_crew sydney_sweetwater", "bonus_end"]
    assert_refused(match, "use_crew raina_rumor", "TEP-4.124")
    s = to_order(dealt(2), 0, "trade", "m04")
    row(s, "willow_watch", "doc_blockley", "lisa_legacy")
    crew(s, 0, "cutter_fang")
    match = play(match_from(s, "pale_pim"), "use_crew cutter_fang", "hire willow_watch")
    assert texts(match) == ["use_crew willow_watch", "bonus_end"]
    assert crew_of(match) == ["cutter_fang", "willow_watch"]


@rule("TEP-4.125")
@pytest.mark.parametrize(
    ("order", "card", "at"),
    [
        ("plunder", "quartermaster_quigley", "m10"),
        ("crew_up", "sydney_sweetwater", "m10"),
        ("trade", "willow_watch", "m10"),
        ("crew_up", "black_eyed_brutus", "m07"),
        ("trade", "cutter_fang", "m10"),
    ],
)
def test_bonus_actions_cost_nothing(order: str, card: str, at: str) -> None:
    """They can be used without any Gold."""
    s = to_order(dealt(2), 0, order, at)
    s.pirates[0].gold = 0
    hold(s, 0, sugarcane=1)
    crew(s, 0, card)
    match = match_from(s, "st_sure") if card == "willow_watch" else match_from(s, "rum", "rum")
    if kind(match) == "order":
        play(match, "order_decline")
    play(match, f"use_crew {card}")
    assert pirate(match).gold == 0
    assert told(match, "uses") == [("uses", 0, card)]


@rule("TEP-4.126")
def test_reassigning_moves_each_deckhand_once_among_the_stations_of_work() -> None:
    """Neither from repair nor from the wheel, nor to repair; who comes to extort pays nothing."""
    s = to_order(dealt(2), 0, "plunder", "m04")
    hands(s, 0, on_wheel=(4,), rigging=1, cannons=1, repair=1)
    crew(s, 0, "quartermaster_quigley")
    match = play(match_from(s), "use_crew quartermaster_quigley")
    assert texts(match) == [
        "reassign rigging cannons",
        "reassign rigging extort",
        "reassign cannons rigging",
        "reassign cannons extort",
        "done",
    ]
    play(match, "reassign rigging extort")
    assert_refused(match, "reassign extort rigging", "TEP-4.126")
    assert_refused(match, "reassign repair rigging", "TEP-4.126")
    assert_refused(match, "reassign wheel_4 rigging", "TEP-4.126")
    play(match, "reassign cannons extort")
    assert match.state.active == 1
    assert (pirate(match).stations, pirate(match).wheel, pirate(match).gold) == ([0, 0, 2, 1], 1 << 4, 1)


@rule("TEP-4.126")
def test_mending_brings_up_to_two_back_to_work() -> None:
    """Of three in repair; onto extort without pay; fewer if one likes."""
    s = to_order(dealt(2), 0, "attack", "m04")
    hands(s, 0, repair=3)
    crew(s, 0, "doc_blockley")
    match = play(match_from(s), "use_crew doc_blockley")
    assert texts(match) == ["mend rigging", "mend cannons", "mend extort", "done"]
    assert_refused(match, "mend repair", "TEP-4.126")
    play(match, "mend extort", "mend extort")
    assert match.state.active == 1
    assert (pirate(match).stations, pirate(match).gold) == ([0, 0, 2, 1], 1)
    match = play(match_from(s), "use_crew doc_blockley", "mend cannons", "done")
    assert pirate(match).stations == [0, 1, 0, 2]


@rule("TEP-4.126")
def test_only_the_line_and_a_hide_out_pay_extort() -> None:
    """A deckhand picked up onto extort brings nothing at that moment."""
    s = dealt(2)
    wheel(s, 0, "trade", "plunder", "crew_up", "search", "attack")
    hands(s, 0, on_wheel=(1,), rigging=1, cannons=1)
    match = play(match_from(s), "assign_deckhand extort")
    assert (pirate(match).stations[2], pirate(match).gold) == (1, 1)


@rule("TEP-4.123", "TEP-4.20")
@pytest.mark.parametrize("hands_on_rigging", [0, 3])
def test_a_bonus_sail_is_as_long_as_its_number(hands_on_rigging: int) -> None:
    """Two cards, whatever the level and the rigging; storms and coves count as ever."""
    s = to_order(dealt(2), 0, "plunder", "m05")
    s.pirates[0].legend = 5
    hands(s, 0, rigging=hands_on_rigging, repair=4 - hands_on_rigging)
    crew(s, 0, "silent_seamus")
    match = play(match_from(s), "use_crew silent_seamus")
    assert match.state.sail_left == 2
    if hands_on_rigging:
        play(match, "sail_to m09")
        assert pirate(match).stations == [2, 0, 0, 2]
    else:
        assert_refused(match, "sail_to m09", "TEP-4.23")
        play(match, "sail_to m06")
    assert match.state.sail_left == 1
    play(match, "sail_to m10")
    assert (where(match), match.state.active) == ("m10", 1)
