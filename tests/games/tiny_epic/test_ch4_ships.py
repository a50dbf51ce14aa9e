"""Chapter 4.11: merchant ships between their ports, and the Navy behind the active player."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import Game, aboard, card_at, pirate
from tests.games.tiny_epic.table import BOX, cell, dealt, hands, hold, match_from, stand, to_order
from tests.support import rule


def ships_sail(match: Game) -> Game:
    """The order is declined, and every ship takes the first of its ways."""
    if kind(match) == "order":
        play(match, "order_decline")
    while not match.over and kind(match) == "move_ship":
        match.choose(0)
    return match


@rule("TEP-4.130")
def test_merchants_sail_before_the_navy() -> None:
    """The first, the second, then the Navy with its attack."""
    s = to_order(dealt(2), 0, "trade", "m14", crossed=True)
    s.merchant_cells = [cell("m14"), cell("m09")]
    match = match_from(s)
    assert [event[:2] for event in told(match, "ship_moves", "navy_attacks")] == [
        ("ship_moves", "merchant_1"),
        ("ship_moves", "merchant_2"),
        ("ship_moves", "navy"),
        ("navy_attacks", 0),
    ]


@rule("TEP-4.131")
def test_a_merchant_ship_sails_a_card_closer_to_its_port() -> None:
    """Each to its own, as long as it takes: on a straight way nothing is asked."""
    s = to_order(dealt(2), 0, "attack", "m07", crossed=True)
    s.merchant_cells = [cell("m14"), cell("m09")]
    match = ships_sail(match_from(s))
    assert [card_at(match.state, there) for there in match.state.merchant_cells] == ["m15", "m05"]
    assert match.state.merchant_bound == [1, 0]


@rule("TEP-4.131")
def test_at_its_port_it_turns_to_the_other() -> None:
    """And sails back from the next time on."""
    s = to_order(dealt(2), 0, "attack", "m07", crossed=True)
    s.merchant_cells = [cell("m15"), cell("m05")]
    match = ships_sail(match_from(s))
    assert match.state.merchant_cells == [cell("m16"), cell("m01")]
    assert match.state.merchant_bound == [0, 1]
    again = to_order(match.state.copy(), 0, "attack", "m07", crossed=True)
    match = ships_sail(match_from(again))
    distance = match.state.sea.distance
    assert [distance[there][port] for there, port in zip(match.state.merchant_cells, (0, 15), strict=True)] == [5, 5]


@rule("TEP-4.132")
@pytest.mark.parametrize("buried", [0, 1, 2])
def test_the_navy_is_faster_for_every_treasure_of_the_active_player(buried: int) -> None:
    """1 card and one more for each; those of the other player don't count."""
    s = to_order(dealt(2), 0, "hide_out", "m04", crossed=True)
    s.navy = cell("m13")
    places = [BOX.map_index[name] for name in ("m05", "m06", "m08")]
    s.pirates[0].buried = places[:buried]
    s.pirates[1].buried = places[:2]
    assert s.sea.distance[s.navy][cell("m04")] == 6
    match = ships_sail(match_from(s))
    assert match.state.sea.distance[match.state.navy][cell("m04")] == 6 - 1 - buried


@rule("TEP-4.132")
def test_the_navy_stops_on_the_players_card() -> None:
    """Although it could sail on."""
    s = to_order(dealt(2), 0, "hide_out", "m15", crossed=True)
    s.pirates[0].buried = [BOX.map_index[name] for name in ("m05", "m06")]
    match = ships_sail(match_from(s))
    assert card_at(match.state, match.state.navy) == "m15"


@rule("TEP-4.133")
@pytest.mark.parametrize(("seats", "active", "right"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 3, 2)])
def test_the_player_to_the_right_chooses_between_equal_ways(seats: int, active: int, right: int) -> None:
    """Card by card, for merchants and Navy alike; where there is one way nobody is asked."""
    s = to_order(dealt(seats), active, "search", "m08", crossed=True)
    s.merchant_cells = [cell("m11"), cell("m13")]
    s.navy = cell("m13")
    s.pirates[active].buried = [BOX.map_index["m05"]]
    match = play(match_from(s), "order_decline")
    assert (match.to_move, texts(match)) == ((right,), ["move_ship merchant_1 m12", "move_ship merchant_1 m15"])
    assert_refused(match, "move_ship merchant_1 m07", "TEP-4.133")
    play(match, "move_ship merchant_1 m15")
    assert (match.to_move, texts(match)) == ((right,), ["move_ship navy m09", "move_ship navy m14"])
    play(match, "move_ship navy m14")
    assert texts(match) == ["move_ship navy m10", "move_ship navy m15"]
    play(match, "move_ship navy m10")
    after = match.state
    assert [card_at(after, there) for there in (*after.merchant_cells, after.navy)] == ["m15", "m09", "m10"]


@rule("TEP-4.133", "TEP-4.131", "TEP-4.132")
@given(st.integers(0, 15), st.integers(0, 15), st.integers(0, 2), st.data())
def test_every_way_is_a_shortest_one(navy: int, player: int, buried: int, data: st.DataObject) -> None:
    """Whoever chooses, the Navy comes exactly as much closer as it sails."""
    s = to_order(dealt(2), 0, "trade", "m01", crossed=True)
    s.pirates[0].cell, s.navy = player, navy
    s.pirates[0].buried = [BOX.map_index[name] for name in ("m05", "m06")][:buried]
    hands(s, 0, repair=3)
    s.pirates[0].gold = 0
    match = match_from(s)
    distance = s.sea.distance
    before = [distance[there][port] for there, port in zip(s.merchant_cells, (15, 0), strict=True)]
    while match.state.active == 0:
        match.choose(data.draw(st.integers(0, len(match.legal) - 1)))
    after = match.state
    assert distance[after.navy][player] == max(0, distance[navy][player] - 1 - buried)
    assert [distance[there][port] for there, port in zip(after.merchant_cells, (15, 0), strict=True)] == [
        steps - 1 for steps in before
    ]


@rule("TEP-4.134")
def test_ships_sail_through_storms_and_past_everybody() -> None:
    """Through the storm below m05 and that above m13; a pirate and a ship on the way don't matter."""
    s = to_order(dealt(2), 0, "hide_out", "m05", crossed=True)
    s.merchant_cells = [cell("m15"), cell("m09")]
    stand(s, 1, "m09")
    s.pirates[0].buried = [BOX.map_index["m06"]]
    match = ships_sail(match_from(s))
    after = match.state
    assert [card_at(after, there) for there in (*after.merchant_cells, after.navy)] == ["m16", "m05", "m05"]
    assert told(match, "storm") == []
    assert pirate(match, 1).stations == [1, 1, 1, 0]


@rule("TEP-4.135", "TEP-4.137")
def test_the_navy_jostles_and_then_takes_a_crate_of_choice() -> None:
    """First the deckhand, then the crate, which goes into the bag; Gold is not touched."""
    s = to_order(dealt(2), 0, "hide_out", "m13", crossed=True)
    hold(s, 0, rum=1, coffee=2)
    s.pirates[0].gold = 5
    match = match_from(s)
    while kind(match) == "move_ship":
        match.choose(0)
    assert (kind(match), match.to_move) == ("jostle", (0,))
    play(match, "jostle rigging")
    assert (kind(match), match.to_move) == ("navy_crate", (0,))
    assert texts(match) == ["navy_crate rum", "navy_crate coffee"]
    assert_refused(match, "navy_crate sugarcane", "TEP-4.135")
    bag = match.state.bag.count(2)
    play(match, "navy_crate coffee")
    assert (aboard(match), pirate(match).gold) == ({"rum": 1, "coffee": 1}, 5)
    assert match.state.bag.count(2) == bag + 1
    assert pirate(match).stations == [0, 1, 1, 1]


@rule("TEP-4.135")
@pytest.mark.parametrize(("gold", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_without_a_crate_it_takes_two_gold_or_what_there_is(gold: int, left: int) -> None:
    """Reaching the ship, or beginning on its card."""
    for navy in ("m13", "m14"):
        s = to_order(dealt(2), 0, "attack", "m14", crossed=True)
        s.navy = cell(navy)
        s.pirates[0].gold = gold
        match = ships_sail(match_from(s))
        assert kind(match) == "jostle"
        play(match, "jostle extort")
        assert pirate(match).gold == left
        assert match.state.active == 1


@rule("TEP-4.136")
def test_the_navy_attacks_nobody_but_the_active_player_and_once() -> None:
    """Another on its way and one on the same card have nothing to fear."""
    s = to_order(dealt(3), 0, "attack", "m15", crossed=True)
    stand(s, 1, "m14")
    stand(s, 2, "m15")
    s.navy = cell("m13")
    s.pirates[0].buried = [BOX.map_index[name] for name in ("m05", "m06")]
    for who in (1, 2):
        hold(s, who, rum=1)
    match = ships_sail(match_from(s))
    assert kind(match) == "jostle"
    play(match, "jostle extort")
    assert told(match, "navy_attacks", "jostled") == [("navy_attacks", 0), ("jostled", 0, "extort")]
    assert aboard(match, 1) == aboard(match, 2) == {"rum": 1}
    assert [pirate(match, who).stations for who in (1, 2)] == [[1, 1, 1, 0]] * 2


@rule("TEP-4.136")
def test_a_turn_without_the_line_is_safe_on_the_navys_card() -> None:
    """It stands there, and does nothing."""
    s = to_order(dealt(2), 0, "attack", "m13")
    match = match_from(s)
    assert match.state.active == 1
    assert told(match, "navy_attacks") == []


@rule("TEP-4.137")
def test_the_loss_comes_even_if_nobody_can_be_jostled() -> None:
    """All in repair: the only crate goes all the same."""
    s = to_order(dealt(2), 0, "hide_out", "m13", crossed=True)
    hands(s, 0, repair=3)
    hold(s, 0, gunpowder=1)
    match = ships_sail(match_from(s))
    assert told(match, "navy_attacks", "steady", "returns") == [
        ("navy_attacks", 0),
        ("steady", 0),
        ("returns", 0, "gunpowder"),
    ]
    assert aboard(match) == {}
