"""Chapter 11.7: Amdiak's urn, bought at a mausoleum, buried at a cursed burial place."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.data.choices import BURIED, CARRIED, IN_SUPPLY
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import bury_at, cursed_sea, ghost_at, merchants_in_corners, to_ships, you
from tests.games.tiny_epic.looks import Game, aboard, burials_of, card_at, pirate, prices_of, reason
from tests.games.tiny_epic.table import BOX, cell, crew, cubes, hold, match_from, stand, to_order
from tests.support import rule


def carrying(card: str, gold: int = 4, k: int = 1) -> TinyEpic:
    """The urn is on board, the captain on Search, and there is nothing to search."""
    s = to_order(cursed_sea(), 0, "search", card)
    s.tokens = 0
    s.pirates[0].urn, s.pirates[0].gold = CARRIED, gold
    cubes(s, 0, k)
    return s


def urn_lies(match: Game, who: int = 0) -> str:
    """Where a pirate's urn is buried."""
    return BOX.map_ids[pirate(match, who).urn_card]


# ---------------------------------------------------------------- buying


@rule("AMD-11.70", "AMD-11.72")
@pytest.mark.parametrize("card", ["cm1", "cm2"])
def test_two_cubes_buy_the_urn_at_a_mausoleum(card: str) -> None:
    """Uncursed, with the Trade order; nothing is sold, no price moves, the cubes go to the ghost ship."""
    s = to_order(cursed_sea(), 0, "trade", card)
    hold(s, 0, rum=2)
    cubes(s, 0, 3, ghost=3)
    before, pool = prices_of(s), s.pool
    match = match_from(s)
    assert texts(match) == ["order_trade_urn", "order_decline"]
    play(match, "order_trade_urn")
    assert (you(match).urn, you(match).cubes, you(match).gold) == (CARRIED, 1, 1)
    assert (match.state.ghost_cubes, match.state.pool) == (4, pool + 1)
    assert prices_of(match.state) == before
    assert aboard(match) == {"rum": 2}


@rule("AMD-11.70", "AMD-12.04")
def test_a_bonus_trade_buys_it_too() -> None:
    """Salty Pete trades on Plunder; cm2 has a settlement and a mausoleum."""
    s = to_order(cursed_sea(), 0, "plunder", "cm2")
    crew(s, 0, "salty_pete")
    cubes(s, 0, 2)
    match = play(match_from(s), "order_decline", "use_crew salty_pete")
    assert you(match).urn == CARRIED


@rule("AMD-11.70")
def test_one_cube_or_another_card_are_not_enough() -> None:
    """Not for one cube and any Gold; not at a market."""
    s = to_order(cursed_sea(), 0, "trade", "cm1")
    s.pirates[0].gold = 13
    assert reason(s, "order", "order_trade_urn") == "AMD-11.70"
    assert kind(match_from(s)) == "command"
    s = to_order(cursed_sea(), 0, "trade", "m02")
    hold(s, 0, sugarcane=1)
    cubes(s, 0, 3)
    assert_refused(match_from(s), "order_trade_urn", "AMD-11.70")


@rule("AMD-11.71")
@pytest.mark.parametrize("urn", [CARRIED, BURIED])
def test_there_is_one_urn_for_each_and_no_second(urn: int) -> None:
    """Once bought, both mausoleums are useless to this player, and not to others."""
    for card in ("cm1", "cm2"):
        s = to_order(cursed_sea(), 0, "trade", card)
        s.pirates[0].urn = urn
        s.pirates[0].urn_card = BOX.map_index["cm3"] if urn == BURIED else -1
        cubes(s, 0, 4)
        assert reason(s, "order", "order_trade_urn") == "AMD-11.71"
        assert kind(match_from(s.copy())) == "command"
        s = to_order(s, 1, "trade", card)
        cubes(s, 1, 2)
        assert texts(match_from(s)) == ["order_trade_urn", "order_decline"]


# ---------------------------------------------------------------- burying


@rule("AMD-11.73", "AMD-11.74")
@pytest.mark.parametrize(("ghost", "after"), [(0, 3), (3, 4), (4, 4)])
def test_burying_the_urn_costs_all_gold_and_all_cubes(ghost: int, after: int) -> None:
    """Cubes to the ghost ship up to four, the others to the pool."""
    s = carrying("cm3", gold=7, k=3)
    ghost_at(s, "m16", ghost)
    pool = s.pool
    match = match_from(s)
    assert texts(match) == ["bury_urn", "bonus_skip"]
    play(match, "bury_urn")
    assert (you(match).urn, urn_lies(match)) == (BURIED, "cm3")
    assert (you(match).gold, you(match).cubes) == (0, 0)
    assert (match.state.ghost_cubes, match.state.pool) == (after, pool + 3 - (after - ghost))


@rule("AMD-11.75")
def test_the_urn_is_buried_with_nothing_in_the_purse() -> None:
    """No Gold, no cube, no curse: it is allowed."""
    match = play(match_from(carrying("cm4", gold=0, k=0)), "bury_urn")
    assert (you(match).urn, you(match).cursed, urn_lies(match)) == (BURIED, False, "cm4")


@rule("AMD-11.73", "AMD-11.74")
def test_it_may_be_kept_for_another_time() -> None:
    """Skipping leaves urn, Gold and cubes alone; off Search, or without the urn, there is no burial."""
    match = play(match_from(carrying("cm3")), "bonus_skip")
    assert (you(match).urn, you(match).gold, you(match).cubes) == (CARRIED, 4, 1)
    s = to_order(carrying("cm4"), 0, "hide_out", "cm4")
    assert reason(s, "order", "bury_urn") == "TEP-4.70"
    s = carrying("cm3")
    s.pirates[0].urn = IN_SUPPLY
    assert reason(s, "captain_bury", "bury_urn") == "AMD-11.73"
    assert kind(match_from(s)) == "command"


@rule("AMD-11.76")
def test_treasures_and_urns_have_places_of_their_own() -> None:
    """No treasure at a cursed place, no urn at an ordinary one; one burial a turn."""
    match = match_from(carrying("cm3", gold=13))
    assert_refused(match, "bury 0", "AMD-11.76")
    play(match, "bury_urn")
    assert (burials_of(match), kind(match)) == ([], "command")
    match = match_from(carrying("m05", gold=13))
    assert texts(match) == ["bury 0", "bury 1", "bonus_skip"]
    assert_refused(match, "bury_urn", "AMD-11.76")
    play(match, "bury 0")
    assert (burials_of(match), you(match).urn) == (["m05"], CARRIED)


@rule("AMD-11.77")
def test_urns_may_share_a_place_and_come_in_any_order() -> None:
    """Before, between or after treasures; where another's urn lies."""
    for treasures in (0, 1, 3):
        s = carrying("cm3")
        bury_at(s, 0, *("m05", "m06", "m08")[:treasures])
        bury_at(s, 1, "m05")
        s.pirates[1].bury_urn(BOX.map_index["cm3"])
        match = play(match_from(s), "bury_urn")
        assert urn_lies(match, 0) == urn_lies(match, 1) == "cm3"
        assert len(you(match).buried) == treasures


@rule("AMD-11.78")
@pytest.mark.parametrize(("treasures", "end"), [(0, "m04"), (1, "m03"), (2, "m02")])
def test_the_urn_makes_the_navy_no_faster(treasures: int, end: str) -> None:
    """One card, and one for each treasure."""
    s = cursed_sea()
    stand(s, 0, "m01", hidden=False)
    s.navy = cell("m05")
    ghost_at(s, "m16")
    merchants_in_corners(s)
    bury_at(s, 0, *("m05", "m06")[:treasures])
    s.pirates[0].bury_urn(BOX.map_index["cm3"])
    match = to_ships(s, 0)
    assert card_at(match.state, match.state.navy) == end


@rule("AMD-11.79")
def test_the_urn_is_neither_stolen_nor_lost() -> None:
    """Beaten by a cursed attacker, and haunted afterwards, its owner still carries it."""
    s = to_order(cursed_sea(), 1, "attack", "m07")
    stand(s, 0, "m07")
    s.pirates[0].urn, s.pirates[1].cursed = CARRIED, True
    match = play(match_from(s, 2, 4, 5, 5), "order_attack blue", "jostle rigging")
    assert (you(match).urn, pirate(match, 1).urn) == (CARRIED, IN_SUPPLY)
    s = cursed_sea()
    stand(s, 0, "m07")
    ghost_at(s, "m07")
    merchants_in_corners(s)
    s.navy, s.pirates[0].urn = cell("m07"), CARRIED
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    assert told(match, "haunted")
    assert you(match).urn == CARRIED
