"""Chapters 4.4 and 4.5: plundering settlements, and selling at markets."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.games.tiny_epic.data.choices import GOODS
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import aboard, pirate, prices_of, reason
from tests.games.tiny_epic.table import dealt, hold, match_from, prices, stand, to_order
from tests.support import rule

YIELDS = {"m01": 2, "m02": 1, "m07": 2, "m08": 1, "m12": 1, "m13": 1, "m14": 1, "m15": 2}
"""The settlements of the base game."""
BUYERS = {
    "m02": "sugarcane",
    "m10": "sugarcane",
    "m03": "rum",
    "m11": "rum",
    "m04": "coffee",
    "m12": "coffee",
    "m05": "gunpowder",
    "m13": "gunpowder",
}
"""The markets."""
ALL_CARDS = [f"m{number:02}" for number in range(1, 17)]


# ---------------------------------------------------------------- plunder


@rule("TEP-4.30")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_settlement_yields_as_many_crates_as_its_number(card: str) -> None:
    """Out of the bag; where there is none, there is nothing to plunder."""
    s = to_order(dealt(2), 0, "plunder", card)
    number = YIELDS.get(card, 0)
    match = match_from(s, *["rum", "coffee"][:number])
    if not number:
        assert match.state.active == 1  # declining was all that was left
        assert reason(s, "order", "order_plunder") == "TEP-4.30"
        return
    bag = len(s.bag)
    assert texts(match) == ["order_plunder", "order_decline"]
    play(match, "order_plunder")
    assert aboard(match) == ({"rum": 1} if number == 1 else {"rum": 1, "coffee": 1})
    assert len(match.state.bag) == bag - number


@rule("TEP-4.31")
def test_of_too_many_crates_the_player_chooses_which_go_back() -> None:
    """Three fit. Of two old and two new kinds each may go, and goes into the bag."""
    s = to_order(dealt(2), 0, "plunder", "m07")
    hold(s, 0, sugarcane=2)
    match = play(match_from(s, "gunpowder", "rum"), "order_plunder")
    assert kind(match) == "discard_crate"
    assert texts(match) == ["discard_crate sugarcane", "discard_crate rum", "discard_crate gunpowder"]
    assert_refused(match, "discard_crate coffee", "TEP-4.31")
    assert_refused(match, "order_decline", "TEP-4.19")
    bag = match.state.bag.count(0)
    play(match, "discard_crate sugarcane")
    assert aboard(match) == {"sugarcane": 1, "rum": 1, "gunpowder": 1}
    assert match.state.bag.count(0) == bag + 1
    assert match.state.active == 1


@rule("TEP-4.31")
def test_with_a_full_hold_as_many_go_back_as_came() -> None:
    """One after another; where all are of one kind nothing is asked."""
    s = to_order(dealt(2), 0, "plunder", "m07")
    hold(s, 0, rum=3)
    match = play(match_from(s, "coffee", "coffee"), "order_plunder", "discard_crate rum", "discard_crate coffee")
    assert aboard(match) == {"rum": 2, "coffee": 1}
    match = play(match_from(s, "rum", "rum"), "order_plunder")
    assert aboard(match) == {"rum": 3}
    assert told(match, "returns") == [("returns", 0, "rum")] * 2


@rule("TEP-4.32")
def test_a_settlement_is_never_exhausted() -> None:
    """Two players after each other, and the first again."""
    s = to_order(dealt(2), 0, "plunder", "m07")
    stand(s, 1, "m07")
    match = match_from(s, "rum", "rum", "coffee", "coffee", "sugarcane", "sugarcane")
    for who in (0, 1):
        assert match.state.active == who
        if who:
            play(match, "captain_stop", "sail_end")
        play(match, "order_plunder")
        assert sum(aboard(match, who).values()) == 2
    s = to_order(match.state.copy(), 0, "plunder", "m07")
    match = match_from(s, "sugarcane", "sugarcane")
    play(match, "order_plunder", "discard_crate rum")
    assert aboard(match) == {"rum": 1, "sugarcane": 2}


@rule("TEP-4.33")
@pytest.mark.parametrize("left", [[], ["rum"]])
def test_an_almost_empty_bag_gives_what_it_has(left: list[str]) -> None:
    """One crate instead of two, or none; the order is legal all the same."""
    s = to_order(dealt(2), 0, "plunder", "m07")
    s.bag = [GOODS.index(good) for good in left]
    match = play(match_from(s, *left), "order_plunder")
    assert sum(aboard(match).values()) == len(left)
    assert match.state.bag == []
    assert match.state.active == 1


# ---------------------------------------------------------------- trade


@rule("TEP-4.40")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_market_buys_its_kind_alone(card: str) -> None:
    """With a crate of three kinds aboard one can be sold there, if it is the right one; elsewhere none."""
    for missing in GOODS:
        s = to_order(dealt(2), 0, "trade", card)
        hold(s, 0, **{good: 1 for good in GOODS if good != missing})
        match = match_from(s)
        if BUYERS.get(card, missing) == missing:
            assert match.state.active == 1
            assert aboard(match).get(missing, 0) == 0
            assert reason(s, "order", "order_trade 1") == "TEP-4.40"
        else:
            assert texts(match) == ["order_trade 1", "order_decline"]
            play(match, "order_trade 1")
            assert aboard(match) == {good: 1 for good in GOODS if good not in (missing, BUYERS[card])}


@rule("TEP-4.40")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_to_three_crates_may_be_sold(n: int) -> None:
    """As many as one has; more are refused."""
    s = to_order(dealt(2), 0, "trade", "m10")
    hold(s, 0, sugarcane=n)
    match = match_from(s)
    assert texts(match, "order_trade") == [f"order_trade {k}" for k in range(1, n + 1)]
    assert_refused(match, f"order_trade {n + 1}", "TEP-4.40")


@rule("TEP-4.41")
@given(st.integers(1, 3), st.permutations(GOODS), st.integers(0, 13))
def test_gold_is_the_number_times_the_price_up_to_thirteen(n: int, market: list[str], gold: int) -> None:
    """2, 3, 4 or 5 for each crate, by the price before the sale; what is too much is lost."""
    s = to_order(dealt(2), 0, "trade", "m10")
    hold(s, 0, sugarcane=n)
    prices(s, *market)
    s.pirates[0].gold = gold
    price = 2 + market.index("sugarcane")
    match = play(match_from(s), f"order_trade {n}")
    assert pirate(match).gold == min(13, gold + n * price)
    assert told(match, "sells") == [("sells", 0, "sugarcane", n, n * price)]


@rule("TEP-4.42", "TEP-4.43")
@pytest.mark.parametrize("sold", GOODS)
@pytest.mark.parametrize("n", [1, 3])
def test_the_kind_sold_becomes_the_cheapest_and_the_cheaper_ones_rise(sold: str, n: int) -> None:
    """Over all markets: once, however many were sold; the dearer kinds stay. The crates go into the bag."""
    card = next(card for card, good in BUYERS.items() if good == sold)
    for market in permutations(GOODS):
        s = to_order(dealt(2), 0, "trade", card)
        hold(s, 0, **{sold: n})
        prices(s, *market)
        before, bag = prices_of(s), s.bag.count(GOODS.index(sold))
        match = play(match_from(s), f"order_trade {n}")
        after = prices_of(match.state)
        assert after[sold] == 2
        for good in GOODS:
            if good != sold:
                assert after[good] == before[good] + (before[good] < before[sold])
        assert match.state.bag.count(GOODS.index(sold)) == bag + n
        assert aboard(match) == {}


@rule("TEP-4.42")
def test_nothing_moves_where_it_was_the_cheapest_already() -> None:
    """No price is told."""
    s = to_order(dealt(2), 0, "trade", "m10")
    hold(s, 0, sugarcane=2)
    match = play(match_from(s), "order_trade 2")
    assert told(match, "price") == []
    assert prices_of(match.state) == {"sugarcane": 2, "rum": 3, "coffee": 4, "gunpowder": 5}
