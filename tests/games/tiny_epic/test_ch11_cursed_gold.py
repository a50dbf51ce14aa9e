"""Chapter 11.1: Cursed Gold, what it is worth, and where it goes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.testing.table import assert_refused, kind, play, texts
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, to_ships, you
from tests.games.tiny_epic.looks import Game, burials_of, walk
from tests.games.tiny_epic.table import BOX, cell, crew, cubes, hold, match_from, stand, to_order
from tests.support import rule


def burying(card: str, gold: int, k: int, ghost: int = 0) -> Game:
    """The captain on Search with nothing to search: what can be buried is asked first."""
    s = to_order(cursed_sea(), 0, "search", card)
    s.tokens = 0
    s.pirates[0].gold = gold
    cubes(s, 1, 0)
    cubes(s, 0, k, ghost)
    return match_from(s)


@rule("AMD-11.02")
def test_each_cube_adds_one_to_the_total() -> None:
    """8 Gold and 5 cubes are enough for a price of 13, 7 and 5 are not."""
    assert kind(burying("m15", 8, 5)) == "captain_bury"
    assert kind(burying("m15", 7, 5)) == "command"


@rule("AMD-11.03")
def test_the_doubloon_may_reach_the_end_and_cubes_remain_usable() -> None:
    """At 13 more Gold is lost, whatever the cubes; the three beyond the track still pay."""
    s = to_order(cursed_sea(), 0, "search", "m15")
    s.pirates[0].gold = 12
    cubes(s, 0, 3)
    match = play(match_from(s, "st_gold3"), "order_search")
    assert (you(match).gold, you(match).cubes) == (13, 3)
    play(match, "bury 3")
    assert (you(match).gold, you(match).cubes) == (3, 0)


@rule("AMD-11.04")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 13), st.integers(0, 12), st.sampled_from(["m05", "m15"]))
def test_any_number_of_cubes_that_fits_pays_for_a_burial(gold: int, k: int, card: str) -> None:
    """From what Gold leaves open up to all cubes, never more than the price."""
    cost = BOX.map[BOX.map_index[card]].burial
    match = burying(card, gold, k)
    expected = range(max(0, cost - gold), min(k, cost) + 1) if gold + k >= cost else ()
    assert texts(match, "bury") == [f"bury {n}" for n in expected]
    if gold + k >= cost:
        paid = expected[len(expected) // 2]
        play(match, f"bury {paid}")
        assert (you(match).gold, you(match).cubes) == (gold - cost + paid, k - paid)
        assert burials_of(match) == [card]


@rule("AMD-11.04")
def test_more_cubes_than_the_price_or_than_one_has_are_refused() -> None:
    """Twelve are enough for 12; with 11 Gold a cube is needed."""
    match = burying("m05", 11, 5)
    assert_refused(match, "bury 0", "AMD-11.04")
    assert_refused(match, "bury 6", "AMD-11.04")
    assert_refused(burying("m05", 13, 12), "bury 13", "AMD-11.04")


@rule("AMD-11.05")
def test_a_row_is_refreshed_for_gold_or_for_a_cube() -> None:
    """The cube counts as the Gold that it costs; either way once."""
    for pay, left in (("gold", (0, 1)), ("cursed", (1, 0))):
        match = play(match_from(to_order(cursed_sea(), 0, "crew_up", "m01"), *NEW), "order_crew_up")
        assert texts(match, "refresh_row") == ["refresh_row gold", "refresh_row cursed"]
        play(match, f"refresh_row {pay}")
        assert (you(match).gold, you(match).cubes) == left
        assert not texts(match, "refresh_row")


NEW = ("jolly_rodge", "pale_pim", "salty_pete")


@rule("AMD-11.05")
@pytest.mark.parametrize(("gold", "k", "offered"), [(1, 0, ["gold"]), (0, 1, ["cursed"]), (0, 0, [])])
def test_only_what_one_has_is_offered_for_the_row(gold: int, k: int, offered: list[str]) -> None:
    """Without a cube not the cube, without Gold not the Gold."""
    s = to_order(cursed_sea(), 0, "crew_up", "m01")
    s.pirates[0].gold = gold
    cubes(s, 0, k)
    match = play(match_from(s), "order_crew_up")
    assert texts(match, "refresh_row") == [f"refresh_row {pay}" for pay in offered]


@rule("AMD-11.06")
def test_gold_never_pays_what_costs_cubes() -> None:
    """With 13 Gold and no cube neither the urn nor a shift of prices is to be had."""
    s = to_order(cursed_sea(), 0, "trade", "m02")
    hold(s, 0, sugarcane=1)
    crew(s, 0, "sk_hollow_trader")
    s.pirates[0].gold, s.pirates[0].cursed = 13, True
    cubes(s, 0, 0)
    match = match_from(s)
    assert texts(match) == ["order_trade 1", "order_decline"]
    assert_refused(match, "market_shift rum 1", "AMD-11.06")


@rule("AMD-11.07")
@pytest.mark.parametrize(("ghost", "after"), [(0, (3, 7)), (3, (4, 6)), (4, (4, 7))])
def test_cubes_spent_go_to_the_ghost_ship_while_she_has_room(ghost: int, after: tuple[int, int]) -> None:
    """One after the other; from the fourth on they go to the pool."""
    match = burying("m05", 11, 3, ghost)
    pool = match.state.pool
    play(match, "bury 3")
    put_off = max(0, 3 - (4 - ghost))
    assert (match.state.ghost_cubes, match.state.pool) == (min(4, ghost + 3), pool + put_off)
    assert match.state.ghost_cubes == after[0]


@rule("AMD-11.08")
def test_from_an_empty_pool_nothing_comes() -> None:
    """A cursed captain plunders without a question when the pool is empty, though the ghost ship has cubes."""
    s = to_order(cursed_sea(), 0, "plunder", "m08")
    s.pirates[0].cursed = True
    cubes(s, 1, 4)
    cubes(s, 0, 4, ghost=4)
    assert s.pool == 0
    match = play(match_from(s, "rum"), "order_plunder")
    assert kind(match) == "command"
    assert (you(match).cubes, match.state.ghost_cubes) == (4, 4)


@rule("AMD-11.09")
@pytest.mark.parametrize(("gold", "left"), [(5, 3), (1, 0), (0, 0)])
def test_the_navy_takes_gold_but_no_cubes(gold: int, left: int) -> None:
    """Two of the doubloon or what there is; cubes don't make up for it."""
    s = cursed_sea()
    stand(s, 0, "m07")
    s.navy, s.merchant_cells, s.merchant_bound = cell("m07"), list(s.sea.corners), [1, 0]
    ghost_at(s, "m16")
    s.pirates[0].gold = gold
    cubes(s, 0, 3)
    match = play(to_ships(s, 0), "jostle rigging")
    assert (you(match).gold, you(match).cubes) == (left, 3)


@rule("AMD-11.07", "AMD-11.11", "AMD-11.40")
@pytest.mark.parametrize("number", range(3))
def test_no_cube_is_ever_lost(number: int) -> None:
    """Twelve in all, four at most on the ghost ship; Gold never passes 13, a curse never ends."""
    cursed = [False] * 3
    for match in walk(number, 3, amdiak=True, round_limit=20):
        s = match.state
        if s.turns:
            assert s.pool + s.ghost_cubes + sum(pirate.cubes for pirate in s.pirates) == 12
            assert 0 <= s.ghost_cubes <= 4
            assert sorted(s.market) == [0, 1, 2, 3]
            assert all(0 <= pirate.gold <= 13 for pirate in s.pirates)
            assert all(now.cursed or not before for now, before in zip(s.pirates, cursed, strict=True))
            cursed = [pirate.cursed for pirate in s.pirates]
