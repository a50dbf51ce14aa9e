"""Chapter 4.2: the captain on the wheel, deckhands left behind and picked up, the ship line."""

from __future__ import annotations

import pytest

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import order_of, pirate, reason, walk
from tests.games.tiny_epic.table import captain_on, dealt, hands, match_from, wheel
from tests.support import rule


@rule("TEP-4.10")
def test_he_goes_clockwise_space_by_space() -> None:
    """On every space he stops or goes on, and he can stop on each of them."""
    for stops_on in range(1, 4):
        match = match_from(dealt(2))
        for space in range(1, stops_on):
            assert (kind(match), pirate(match).space) == ("command", space)
            play(match, f"captain_skip {('rigging', 'cannons')[space - 1]}")
        assert pirate(match).space == stops_on
        play(match, "captain_stop")
        assert pirate(match).space == stops_on
        assert kind(match) == "sail"
        assert_refused(match, "captain_stop", "TEP-4.10")


@rule("TEP-4.11")
def test_passing_an_order_costs_a_deckhand_of_any_station() -> None:
    """Repair pays as well; a station without anybody doesn't."""
    s = dealt(2)
    hands(s, 0, cannons=1, repair=2)
    match = match_from(s)
    assert texts(match) == ["captain_skip cannons", "captain_skip repair", "captain_stop"]
    assert_refused(match, "captain_skip rigging", "TEP-4.11")
    assert_refused(match, "captain_pass", "TEP-4.11")
    play(match, "captain_skip repair")
    assert (pirate(match).wheel, pirate(match).stations) == (1 << 1, [0, 1, 0, 1])
    play(match, "captain_skip cannons")
    assert (pirate(match).wheel, pirate(match).stations) == (1 << 1 | 1 << 2, [0, 0, 0, 1])
    assert told(match, "paid") == [("paid", 0, "repair", "plunder"), ("paid", 0, "cannons", "trade")]


@rule("TEP-4.12")
@pytest.mark.parametrize("idle", [0, 3])
def test_hide_out_is_passed_free_and_takes_no_deckhand(idle: int) -> None:
    """Also by somebody who has deckhands to spare; and by somebody who has none."""
    s = dealt(2)
    s.pirates[0].space = 5
    hands(s, 0, on_wheel=() if idle else (2, 3, 4), repair=idle)
    match = match_from(s)
    assert texts(match) == ["captain_pass", "captain_stop"]
    assert_refused(match, "captain_skip repair", "TEP-4.12")
    before = (pirate(match).wheel, list(pirate(match).stations))
    play(match, "captain_pass")
    assert pirate(match).space == 1
    assert (pirate(match).wheel, pirate(match).stations) == before


@rule("TEP-4.13")
def test_a_deckhand_on_the_space_entered_goes_to_work_at_once() -> None:
    """Before he stops or goes on, to rigging, cannons or extort, but not to repair."""
    for station, after in (("rigging", [2, 1, 0, 0]), ("cannons", [1, 2, 0, 0]), ("extort", [1, 1, 1, 0])):
        s = dealt(2)
        hands(s, 0, on_wheel=(1,), rigging=1, cannons=1)
        match = match_from(s)
        assert kind(match) == "assign_deckhand"
        assert texts(match) == ["assign_deckhand rigging", "assign_deckhand cannons", "assign_deckhand extort"]
        assert_refused(match, "assign_deckhand repair", "TEP-4.13")
        assert_refused(match, "captain_stop", "TEP-4.10")
        play(match, f"assign_deckhand {station}")
        assert kind(match) == "command"
        assert (pirate(match).wheel, pirate(match).stations) == (0, after)


@rule("TEP-4.14")
def test_an_occupied_space_is_paid_for_as_well_even_with_the_same_deckhand() -> None:
    """Nobody is at work, yet he goes past three deckhands, picking each up and leaving it there again."""
    s = dealt(2)
    hands(s, 0, on_wheel=(1, 2, 3))
    match = match_from(s)
    for space in (1, 2, 3):
        assert pirate(match).space == space
        play(match, "assign_deckhand extort")
        assert texts(match) == ["captain_skip extort", "captain_stop"]
        play(match, "captain_skip extort")
    assert (pirate(match).space, pirate(match).wheel) == (4, 0b1110)


@rule("TEP-4.14")
def test_another_deckhand_may_pay_for_the_one_picked_up() -> None:
    """It is at rigging from then on, and a cannoneer lies on the space."""
    s = dealt(2)
    hands(s, 0, on_wheel=(1,), cannons=1, repair=1)
    match = play(match_from(s), "assign_deckhand rigging", "captain_skip cannons")
    assert (pirate(match).wheel, pirate(match).stations) == (0b10, [1, 0, 0, 1])


@rule("TEP-4.15")
def test_without_a_deckhand_he_must_stop() -> None:
    """Nothing is asked: the order is that of the space entered."""
    s = dealt(2)
    hands(s, 0, on_wheel=(3, 4, 5))
    match = match_from(s)
    assert kind(match) == "sail"
    assert (pirate(match).space, order_of(match)) == (1, "plunder")
    assert reason(match.state, "command", "captain_skip rigging") == "TEP-4.15"
    assert_refused(match, "captain_skip rigging", "TEP-4.15")


@rule("TEP-4.16")
def test_six_spaces_are_the_most_and_end_where_he_began() -> None:
    """With four deckhands from space 3 around to space 3, whose order it is again."""
    s = dealt(2)
    s.pirates[0].space = 3
    hands(s, 0, rigging=2, cannons=1, extort=1)
    match = play(match_from(s), "captain_skip rigging", "captain_skip rigging", "captain_pass")
    play(match, "captain_skip cannons", "captain_skip extort")
    assert kind(match) == "sail"
    assert (pirate(match).space, match.state.steps, pirate(match).wheel) == (3, 6, 0b110110)
    assert order_of(match) == "crew_up"


@rule("TEP-4.16")
def test_after_six_spaces_he_stops_even_with_deckhands_to_spare() -> None:
    """On an order as on Hide Out nothing is asked; on the fifth space he may still go on."""
    for space, there in ((2, 3), (5, 0)):
        s = dealt(2)
        s.pirates[0].space, s.steps = space, 5
        match = match_from(s)
        assert (pirate(match).space, match.state.steps, kind(match)) == (there, 6, "sail")
        assert_refused(match, "captain_skip rigging", "TEP-4.16")
        assert_refused(match, "captain_pass", "TEP-4.16")
        s.steps = 4
        assert kind(match_from(s)) == "command"


@rule("TEP-4.17")
def test_the_line_is_crossed_from_five_to_hide_out() -> None:
    """Stopping there crosses it as well as going on; reaching 5 does not."""
    s = dealt(2)
    s.pirates[0].space = 4
    match = match_from(s)
    assert (pirate(match).space, match.state.crossed) == (5, False)
    play(match, "captain_skip rigging")
    assert (pirate(match).space, match.state.crossed) == (0, True)
    assert told(match, "line") == [("line", 0)]
    other = match_from(s)
    play(other, "captain_skip rigging", "captain_stop")
    assert other.state.crossed
    play(match, "captain_pass", "captain_stop")
    assert match.state.crossed


@rule("TEP-4.18")
@pytest.mark.parametrize("extort", [0, 1, 3])
def test_each_deckhand_on_extort_pays_one_gold_at_the_line(extort: int) -> None:
    """At the moment of crossing, once."""
    s = dealt(2)
    s.pirates[0].space = 5
    hands(s, 0, extort=extort, repair=3 - extort)
    match = match_from(s)
    assert pirate(match).gold == 1 + extort
    play(match, "captain_pass", "captain_stop")
    assert pirate(match).gold == 1 + extort


@rule("TEP-4.18")
def test_what_happens_before_the_line_counts_and_what_comes_behind_it_does_not() -> None:
    """Of three ways past space 5: picked up onto extort 2 Gold, paid from extort 0; behind the line nothing is paid."""
    for station, pays, gold in (("extort", "rigging", 3), ("cannons", "rigging", 2), ("cannons", "extort", 1)):
        s = dealt(2)
        s.pirates[0].space = 4
        hands(s, 0, on_wheel=(1, 5), rigging=1, extort=1)
        match = play(match_from(s), f"assign_deckhand {station}", f"captain_skip {pays}")
        assert pirate(match).gold == gold
        play(match, "captain_pass", "assign_deckhand extort")
        assert pirate(match).gold == gold


@rule("TEP-4.19")
@pytest.mark.parametrize("order", ["plunder", "trade", "crew_up", "search", "attack", "hide_out"])
def test_the_order_is_that_of_the_space_on_which_he_stops(order: str) -> None:
    """Whatever is on the other spaces of his wheel."""
    s = dealt(2)
    wheel(s, 0, "attack", "search", "crew_up", "trade", "plunder")
    captain_on(s, 0, order)
    s.pirates[0].space = (s.pirates[0].space - 1) % 6
    match = play(match_from(s), "captain_stop")
    assert order_of(match) == order
    assert told(match, "captain") == [("captain", 0, order)]
    other = "order_plunder" if order != "plunder" else "order_hide_out"
    assert_refused(match, other, "TEP-4.19")


@rule("TEP-4.10", "TEP-4.12", "TEP-4.16")
@pytest.mark.parametrize("number", range(3))
def test_in_any_game_the_wheel_is_gone_around_forwards(number: int) -> None:
    """After every choice of random players: forward by at most six spaces a turn, and nobody lies on Hide Out."""
    was: tuple[int, int, int] | None = None
    for match in walk(number, 3):
        s = match.state
        if s.round and not match.over:
            assert s.steps <= 6
            assert not any(each.wheel & 1 for each in s.pirates)
            if was is not None and was[0] == s.turns:
                assert (s.pirates[s.active].space - was[1]) % 6 == (s.steps - was[2]) % 6
            was = (s.turns, s.pirates[s.active].space, s.steps)
