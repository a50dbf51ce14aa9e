"""The worked examples of the specification, section 15, that belong to the base game and its market."""

from __future__ import annotations

import pytest

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import order_of, pirate, prices_of
from tests.games.tiny_epic.table import crew, cubes, dealt, hands, hold, match_from, merchant, prices, to_order, wheel
from tests.support import rule


@rule("TEP-4.41", "TEP-4.42", "TEP-4.43")
def test_e3_three_crates_of_sugarcane_at_four() -> None:
    """12 Gold, of which 2 are lost with 3 in the purse; sugarcane falls to 2, gunpowder and rum rise."""
    s = to_order(dealt(2), 0, "trade", "m10")
    hold(s, 0, sugarcane=3)
    prices(s, "gunpowder", "rum", "sugarcane", "coffee")
    s.pirates[0].gold = 3
    match = play(match_from(s), "order_trade 3")
    assert pirate(match).gold == 13
    assert told(match, "sells", "gold") == [("sells", 0, "sugarcane", 3, 12), ("gold", 0, 10)]
    assert prices_of(match.state) == {"sugarcane": 2, "gunpowder": 3, "rum": 4, "coffee": 5}


@rule("TEP-4.91")
@pytest.mark.parametrize(("dice", "hits"), [((6, 5), 2), ((6, 6), 4)])
def test_e4_two_equal_symbols(dice: tuple[int, int], hits: int) -> None:
    """Two sixes on the cards: one die of six deals 2, two deal 4."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, "mer_8a")
    crew(s, 0, "lisa_legacy", "pale_pim")  # 4 and 6, 3 and 6; the captain has no 6 and no 5
    hands(s, 0, rigging=1, extort=2)
    match = play(match_from(s, *dice), "order_attack merchant_1")
    assert told(match, "total") == [("total", 0, hits, hits, 0, 0)]


@rule("TEP-4.10", "TEP-4.11", "TEP-4.12", "TEP-4.17", "TEP-4.18", "TEP-4.19", "TEP-4.05")
@pytest.mark.parametrize("goes_on", [False, True])
def test_e5_from_three_over_the_line(goes_on: bool) -> None:
    """4 from cannons, 5 from rigging, 1 Gold at the line; at 1 he stops, or skips from extort. Ships will sail."""
    s = dealt(2)
    wheel(s, 0, "search", "trade", "plunder", "attack", "crew_up")
    s.pirates[0].space = 3
    match = match_from(s)
    assert pirate(match).space == 4
    play(match, "captain_skip cannons")
    assert pirate(match).space == 5
    play(match, "captain_skip rigging")
    assert (pirate(match).space, pirate(match).gold) == (0, 2)
    play(match, "captain_pass")
    assert texts(match) == ["captain_skip extort", "captain_stop"]
    if goes_on:
        play(match, "captain_skip extort")
        assert (pirate(match).space, order_of(match)) == (2, "trade")  # nobody is left: he has stopped
    else:
        play(match, "captain_stop")
        assert (pirate(match).space, order_of(match)) == (1, "search")
    assert kind(match) == "sail"
    assert pirate(match).gold == 2
    assert match.state.crossed


@rule("TEP-4.13", "TEP-4.14", "TEP-4.18")
@pytest.mark.parametrize(("pays", "gold", "left"), [("rigging", 3, [0, 0, 2, 0]), ("extort", 2, [1, 0, 1, 0])])
def test_e6_a_deckhand_lies_on_five(pays: str, gold: int, left: list[int]) -> None:
    """Taken onto extort, it pays at the line, unless extort pays for the space."""
    s = dealt(2)
    s.pirates[0].space = 3
    hands(s, 0, on_wheel=(5,), rigging=1, cannons=1, extort=1)
    assert (s.pirates[0].legend, s.pirates[0].aside) == (2, 0)
    match = play(match_from(s), "captain_skip cannons")
    assert kind(match) == "assign_deckhand"
    play(match, "assign_deckhand extort", f"captain_skip {pays}")
    assert (pirate(match).space, pirate(match).gold, pirate(match).stations) == (0, gold, left)


@rule("AMD-11.90")
def test_e7_market_shift() -> None:
    """Rum up by 2 passes coffee and sugarcane; above sugarcane there is one slot only."""
    s = to_order(dealt(2, amdiak=True), 0, "trade", "m10")
    s.pirates[0].cursed = True
    crew(s, 0, "sk_hollow_trader")
    hold(s, 0, sugarcane=1)
    prices(s, "rum", "coffee", "sugarcane", "gunpowder")
    cubes(s, 0, 1)
    match = match_from(s)
    assert_refused(match, "market_shift sugarcane 2", "AMD-11.90")
    assert "market_shift sugarcane 1" in texts(match)
    play(match, "market_shift rum 2")
    assert prices_of(match.state) == {"coffee": 2, "sugarcane": 3, "rum": 4, "gunpowder": 5}
    assert pirate(match).cubes == 0


@rule("TEP-4.81", "TEP-4.82", "TEP-4.86")
def test_e12_hide_out_moves() -> None:
    """From repair and from the wheel onto extort: 2 Gold, and none of them moves twice."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    hands(s, 0, on_wheel=(4,), rigging=1, repair=1)
    match = play(match_from(s), "order_hide_out", "hide_assign repair extort")
    assert not any(text.startswith("hide_assign extort") for text in texts(match))
    assert_refused(match, "hide_assign extort cannons", "TEP-4.86")
    play(match, "hide_assign wheel_4 extort", "done")
    assert (pirate(match).stations, pirate(match).wheel, pirate(match).gold) == ([1, 0, 2, 0], 0, 3)


@rule("TEP-4.82", "TEP-4.86")
def test_e14_changing_places() -> None:
    """One leaves extort and another comes: 1 Gold; who has left can't return."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    s.pirates[0].gold = 5
    match = play(match_from(s), "order_hide_out", "hide_assign extort rigging")
    assert texts(match) == [
        "hide_assign rigging cannons",
        "hide_assign rigging extort",
        "hide_assign cannons rigging",
        "hide_assign cannons extort",
        "done",
    ]
    play(match, "hide_assign cannons extort")
    assert texts(match) == ["hide_assign rigging cannons", "hide_assign rigging extort", "done"]
    play(match, "done")
    assert (pirate(match).stations, pirate(match).gold) == ([2, 0, 1, 0], 6)
