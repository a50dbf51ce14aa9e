"""Chapter 11.8: what the skeletons do, each with its own bonus action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.games.tiny_epic.data.choices import GOODS
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, wakes, you
from tests.games.tiny_epic.looks import aboard, pirate, prices_of, reason, where
from tests.games.tiny_epic.table import cell, crew, cubes, hands, hold, match_from, prices, stand, to_order, wake_at
from tests.support import rule


def with_crew(order: str, card: str, *names: str, k: int = 3) -> TinyEpic:
    """A cursed captain on that order with these cards and so many cubes; nothing lies on the card to search."""
    s = to_order(cursed_sea(), 0, order, card)
    s.tokens &= ~(1 << cell(card))
    s.pirates[0].cursed = True
    crew(s, 0, *names)
    cubes(s, 0, k)
    return s


# ---------------------------------------------------------------- after Plunder


@rule("AMD-11.85", "AMD-11.84")
def test_grave_loot_draws_a_crate_more_once() -> None:
    """For a cube, after a Plunder order; the card is used up, cubes or no cubes."""
    s = with_crew("plunder", "m08", "sk_grave_digger", "jolly_rodge")
    match = play(match_from(s, "rum", "coffee"), "order_plunder", "leave_cursed", "use_crew sk_grave_digger")
    assert aboard(match) == {"rum": 1, "coffee": 1}
    assert (you(match).cubes, kind(match)) == (2, "command")


@rule("AMD-11.85")
def test_without_a_plunder_there_is_no_crate_more() -> None:
    """Declined is not carried out."""
    s = with_crew("plunder", "m08", "sk_grave_digger", "silent_seamus")
    match = play(match_from(s), "order_decline")
    assert texts(match) == ["use_crew silent_seamus", "bonus_end"]
    assert_refused(match, "use_crew sk_grave_digger", "AMD-11.85")


@rule("AMD-11.85")
def test_its_crate_must_fit_like_any_other() -> None:
    """With three on board one of the four goes back."""
    s = with_crew("plunder", "m08", "sk_grave_digger")
    hold(s, 0, sugarcane=2)
    match = play(match_from(s, "rum", "coffee"), "order_plunder", "leave_cursed", "use_crew sk_grave_digger")
    assert texts(match) == ["discard_crate sugarcane", "discard_crate rum", "discard_crate coffee"]


# ---------------------------------------------------------------- on Search


@rule("AMD-11.86")
def test_deep_search_takes_a_token_of_an_adjacent_card() -> None:
    """Of either kind; the ship stays, hidden if it was, and no own Search is needed."""
    s = with_crew("search", "m06", "sk_drowned_diver")
    s.pirates[0].hidden = True
    s.tokens &= ~(1 << cell("m11"))
    wake_at(s, "m07")
    match = play(match_from(s, "wk_drowned_purse"), "use_crew sk_drowned_diver")
    assert texts(match) == ["deep_search m01", "deep_search m07 search", "deep_search m07 wake"]
    assert_refused(match, "deep_search m11", "AMD-11.86")
    assert_refused(match, "deep_search m08", "AMD-11.86")
    play(match, "deep_search m07 wake")
    assert (you(match).cubes, you(match).gold) == (3, 3)
    assert (where(match), you(match).hidden, wakes(match)) == ("m06", True, [])
    assert not told(match, "sails", "steals")


@rule("AMD-11.86")
def test_deep_search_comes_beside_the_own_search() -> None:
    """A token of the own card, then one next to it."""
    s = with_crew("search", "m06", "sk_drowned_diver")
    s.tokens |= 1 << cell("m06")
    match = play(match_from(s, "st_gold1", "st_gold2"), "order_search", "use_crew sk_drowned_diver", "deep_search m07")
    assert you(match).gold == 1 + 1 + 2


@rule("AMD-11.98")
def test_effects_without_a_target_are_not_offered() -> None:
    """No token next to the ship, no cubes to steal, nothing to borrow: the turn goes on unasked."""
    s = with_crew("search", "m06", "sk_drowned_diver")
    s.tokens = 0
    assert kind(match_from(s)) == "command"
    s = with_crew("attack", "m06", "sk_bony_thief")
    stand(s, 1, "m06", hidden=True)
    cubes(s, 1, 0)
    assert kind(match_from(s)) == "command"
    assert reason(s, "crew_bonus", "use_crew sk_bony_thief") == "AMD-11.98"


# ---------------------------------------------------------------- theft, wind and interest


@rule("AMD-11.87")
def test_bone_theft_takes_a_cube_from_everybody_on_the_card() -> None:
    """Hidden ones too; who has none gives none, who is elsewhere neither; the thief's own cubes are not spent."""
    s = to_order(cursed_sea(4), 0, "attack", "m06")
    s.pirates[0].cursed = True
    crew(s, 0, "sk_bony_thief")
    stand(s, 1, "m06", hidden=True)
    stand(s, 2, "m06")
    stand(s, 3, "m07")
    cubes(s, 2, 0)
    match = play(match_from(s), "order_decline", "use_crew sk_bony_thief")
    assert [pirate(match, who).cubes for who in range(4)] == [2, 0, 0, 1]


@rule("AMD-11.88", "AMD-11.84", "AMD-11.96")
def test_ghost_wind_sails_a_card_for_each_cube_at_its_beginning() -> None:
    """Two cubes, two cards: the one stolen on the way makes it no longer. It is one Sail action; no cube is spent."""
    s = with_crew("crew_up", "m08", "sk_phantom_helmsman", k=2)
    ghost_at(s, "m07", 3)
    match = play(match_from(s), "use_crew sk_phantom_helmsman", "sail_to m07")
    assert (kind(match), match.state.sail_left) == ("sail", 1)
    play(match, "sail_to m06")
    assert (you(match).cubes, where(match), kind(match)) == (3, "m06", "command")


@rule("AMD-11.89", "AMD-11.84")
@pytest.mark.parametrize(("gold", "k", "after"), [(1, 3, 4), (12, 3, 13), (0, 1, 1)])
def test_cursed_interest_is_a_gold_for_each_cube(gold: int, k: int, after: int) -> None:
    """Up to 13; the cubes stay."""
    s = with_crew("crew_up", "m08", "sk_cursed_purser", k=k)
    s.pirates[0].gold = gold
    match = play(match_from(s), "use_crew sk_cursed_purser")
    assert (you(match).gold, you(match).cubes) == (after, k)


@rule("AMD-11.96")
@pytest.mark.parametrize("name", ["sk_phantom_helmsman", "sk_cursed_purser"])
def test_without_a_cube_they_do_nothing(name: str) -> None:
    """Not offered beside another card that is."""
    s = with_crew("crew_up", "m08", name, "raina_rumor", k=0)
    match = match_from(s)
    assert texts(match) == ["use_crew raina_rumor", "bonus_end"]
    assert_refused(match, f"use_crew {name}", "AMD-11.96")


@rule("AMD-11.92")
@pytest.mark.parametrize(("gold", "n", "after"), [(1, 1, 3), (1, 3, 7), (10, 2, 13)])
def test_cursed_exchange_gives_two_gold_for_each_cube(gold: int, n: int, after: int) -> None:
    """Any number of cubes; what exceeds 13 is lost; the cubes go to the ghost ship, then to the pool."""
    s = with_crew("hide_out", "m07", "sk_bone_cook")
    s.pirates[0].gold = gold
    ghost_at(s, "m16", 2)
    pool = s.pool
    match = play(match_from(s), "use_crew sk_bone_cook")
    assert texts(match) == ["cursed_exchange 1", "cursed_exchange 2", "cursed_exchange 3"]
    assert_refused(match, "cursed_exchange 4", "AMD-11.92")
    play(match, f"cursed_exchange {n}")
    assert (you(match).gold, you(match).cubes) == (after, 3 - n)
    assert (match.state.ghost_cubes, match.state.pool) == (min(4, 2 + n), pool + max(0, n - 2))


# ---------------------------------------------------------------- shifting prices


@rule("AMD-11.90")
@settings(max_examples=60, deadline=None)
@given(st.permutations(GOODS), st.integers(0, 3))
def test_a_kind_rises_and_what_it_passes_falls_by_one(kinds: list[str], which: int) -> None:
    """One or two slots, never above 5; other prices stay; it costs one cube."""
    s = with_crew("trade", "m02", "sk_hollow_trader")
    prices(s, *kinds)
    before, good = prices_of(s), kinds[which]
    match = match_from(s)
    offered = [text for text in texts(match, "market_shift") if good in text]
    assert offered == [f"market_shift {good} {n}" for n in (1, 2) if before[good] + n <= 5]
    if before[good] == 5:
        assert_refused(match, f"market_shift {good} 1", "AMD-11.90")
    for move in offered:
        match = play(match_from(s.copy()), move)
        after, n = prices_of(match.state), int(move[-1])
        assert after[good] == before[good] + n
        for other in GOODS:
            passed = before[good] < before[other] <= before[good] + n
            assert other == good or after[other] == before[other] - passed
        assert you(match).cubes == 2


@rule("AMD-11.90", "AMD-12.04", "AMD-11.84")
def test_prices_may_be_shifted_before_the_trade_once() -> None:
    """Back at the same question, with the card used up: not a second time, neither before nor after the sale."""
    s = with_crew("trade", "m02", "sk_hollow_trader", "chopper_donovan")
    stand(s, 0, "m13")
    hold(s, 0, gunpowder=1, coffee=1)
    prices(s, "gunpowder", "rum", "coffee", "sugarcane")
    match = play(match_from(s, "rum"), "market_shift gunpowder 2")
    assert kind(match) == "order"
    assert texts(match) == ["order_trade 1", "order_decline"]
    assert_refused(match, "market_shift rum 1", "AMD-11.84")
    play(match, "order_trade 1")
    assert you(match).gold == 1 + 4
    assert texts(match) == ["use_crew chopper_donovan", "bonus_end"]
    assert_refused(match, "use_crew sk_hollow_trader", "TEP-4.122")
    assert_refused(match, "market_shift rum 1", "AMD-11.84")


@rule("AMD-11.90")
def test_prices_may_be_shifted_after_the_trade() -> None:
    """As a bonus like any other; then it asks which kind."""
    s = with_crew("trade", "m02", "sk_hollow_trader")
    hold(s, 0, sugarcane=1)
    match = play(match_from(s), "order_trade 1", "use_crew sk_hollow_trader")
    assert "market_shift rum 1" in texts(match)
    assert_refused(match, "market_shift coffee 9", "AMD-11.90")
    play(match, "market_shift rum 1")
    assert (prices_of(match.state)["rum"], you(match).cubes, kind(match)) == (4, 2, "command")


# ---------------------------------------------------------------- dice


@rule("AMD-11.91", "AMD-11.84")
def test_cursed_reroll_changes_as_many_dice_as_there_are_cubes() -> None:
    """During the Attack order, any own die, the same one twice if one likes; the defender's dice are left alone."""
    s = with_crew("attack", "m07", "sk_hexed_gunner", k=2)
    stand(s, 1, "m07")
    match = play(match_from(s, 5, 5, 4, 1, 2, 6), "order_attack red")
    assert texts(match) == ["reroll 1", "reroll 2", "dice_done"]
    play(match, "reroll 1")
    assert match.state.battle.dice == [4, 5]
    play(match, "reroll 1")
    assert [event[1:] for event in told(match, "total")] == [(0, 3, 2, 1, 0), (1, 3, 2, 1, 0)]
    assert you(match).cubes == 2


@rule("AMD-11.91", "AMD-11.96")
def test_without_cubes_and_in_bonus_attacks_nothing_is_rerolled() -> None:
    """No question after the throw."""
    s = with_crew("attack", "m07", "sk_hexed_gunner", k=0)
    stand(s, 1, "m07")
    match = play(match_from(s, 5, 5, 2, 6), "order_attack red")
    assert kind(match) != "dice"
    s = with_crew("trade", "m07", "sk_hexed_gunner", "alice_omalice", k=2)
    stand(s, 1, "m07")
    match = play(match_from(s, 5, 5, 2, 6), "use_crew alice_omalice")
    assert kind(match) != "dice"
    assert told(match, "total")


@rule("AMD-11.91")
def test_a_skeleton_counts_its_dice_symbols_like_any_crew() -> None:
    """Hexed Gunner shows 1 and 6; the captain's front has 1, 2, 3."""
    s = with_crew("attack", "m07", "sk_hexed_gunner", k=0)
    stand(s, 1, "m07")
    hands(s, 0, rigging=3)
    match = play(match_from(s, 1, 6, 1, 1), "order_attack red")
    assert told(match, "total")[0] == ("total", 0, 3, 3, 0, 0)
