"""Chapter 4.7: hiding in a cove, and moving deckhands there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import card_at, pirate, reason
from tests.games.tiny_epic.table import captain_on, crew, dealt, hands, match_from, stand, to_order, to_sail
from tests.support import rule

COVES = {"m03", "m06", "m09", "m10", "m14", "m16"}


@rule("TEP-4.80")
@pytest.mark.parametrize("card", [f"m{number:02}" for number in range(1, 17)])
def test_hiding_needs_a_cove(card: str) -> None:
    """Six cards have one."""
    s = to_order(dealt(2), 0, "hide_out", card)
    stand(s, 1, "m07")
    match = match_from(s)
    if card in COVES:
        assert texts(match) == ["order_hide_out", "order_decline"]
        play(match, "order_hide_out", "done")
        assert pirate(match).hidden
    else:
        assert match.state.active == 1
        assert reason(s, "order", "order_hide_out") == "TEP-4.80"


@rule("TEP-4.80")
def test_a_cove_shelters_one_ship() -> None:
    """Another pirate is hidden there already."""
    s = to_order(dealt(2), 0, "hide_out", "m06")
    stand(s, 1, "m06", hidden=True)
    match = match_from(s)
    assert match.state.active == 1
    assert not pirate(match).hidden
    assert reason(s, "order", "order_hide_out") == "TEP-4.80"


@rule("TEP-4.81")
def test_deckhands_come_from_anywhere_to_work() -> None:
    """From the wheel, from repair and from other stations, to rigging, cannons or extort, but not to repair."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    hands(s, 0, on_wheel=(4,), rigging=1, repair=1)
    match = play(match_from(s), "order_hide_out")
    assert texts(match) == [
        "hide_assign rigging cannons",
        "hide_assign rigging extort",
        "hide_assign repair rigging",
        "hide_assign repair cannons",
        "hide_assign repair extort",
        "hide_assign wheel_4 rigging",
        "hide_assign wheel_4 cannons",
        "hide_assign wheel_4 extort",
        "done",
    ]
    assert_refused(match, "hide_assign rigging repair", "TEP-4.81")
    play(match, "hide_assign wheel_4 rigging", "hide_assign repair cannons", "hide_assign rigging cannons")
    assert (pirate(match).wheel, pirate(match).stations) == (0, [1, 2, 0, 0])


@rule("TEP-4.82")
def test_everyone_moved_onto_extort_pays_at_once() -> None:
    """Also after the Gold of the line, also when another has just left; who stays there pays nothing again."""
    s = dealt(2)
    s.pirates[0].space = 5
    stand(s, 0, "m03")
    hands(s, 0, rigging=1, cannons=1, extort=1)
    match = play(match_from(s), "captain_stop", "sail_end", "order_hide_out")
    assert pirate(match).gold == 2  # of the line
    play(match, "hide_assign rigging extort")
    assert pirate(match).gold == 3
    play(match, "hide_assign extort rigging")
    assert pirate(match).gold == 3
    play(match, "hide_assign cannons extort")
    assert pirate(match).gold == 4
    assert pirate(match).stations == [1, 0, 2, 0]


@rule("TEP-4.82")
def test_doing_nothing_brings_nothing() -> None:
    """Two deckhands on extort stay there."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    hands(s, 0, extort=2, repair=1)
    match = play(match_from(s), "order_hide_out", "done")
    assert pirate(match).gold == 1


@rule("TEP-4.83")
def test_a_hidden_ship_is_safe_from_players() -> None:
    """Only the other ship on the card can be attacked."""
    s = to_order(dealt(3), 0, "attack", "m06")
    stand(s, 1, "m06", hidden=True)
    stand(s, 2, "m06")
    match = match_from(s)
    assert texts(match) == ["order_attack yellow", "order_decline"]
    assert_refused(match, "order_attack red", "TEP-4.83")


@rule("TEP-4.83")
def test_the_navy_sails_to_a_hidden_ship_and_does_nothing() -> None:
    """It comes onto the card, where nobody is jostled and no crate is lost."""
    s = to_order(dealt(2), 0, "hide_out", "m09", crossed=True)
    match = play(match_from(s), "order_hide_out", "done")
    while kind(match) == "move_ship":
        match.choose(0)
    assert card_at(match.state, match.state.navy) == "m09"
    assert told(match, "navy_attacks", "jostled") == []
    assert (pirate(match).gold, pirate(match).stations) == (1, [1, 1, 1, 0])


@rule("TEP-4.84")
def test_hiding_lasts_through_turns_until_the_ship_leaves() -> None:
    """A turn without sailing, with another order, keeps it."""
    s = to_sail(dealt(2), 0, "trade", 1)
    match = play(match_from(s), "sail_end")
    assert match.state.active == 1
    assert pirate(match).hidden
    play(match, "captain_stop", "sail_end", "captain_stop")
    assert (match.state.active, pirate(match).hidden) == (0, True)
    play(match, "sail_to m04")
    assert not pirate(match).hidden


@rule("TEP-4.84", "TEP-4.101")
def test_an_attack_out_of_the_cove_ends_hiding() -> None:
    """Even a lost one."""
    s = to_order(dealt(2), 0, "attack", "m03")
    s.pirates[0].hidden = True
    stand(s, 1, "m03")
    match = play(match_from(s, 4, 4, 2, 2), "order_attack red", "jostle cannons")
    assert told(match, "wins") == [("wins", 1, 0)]
    assert not pirate(match).hidden


@rule("TEP-4.85")
@pytest.mark.parametrize(("card", "asked"), [("m04", False), ("m03", True)])
def test_without_hiding_deckhands_stay_but_bonus_actions_come(card: str, asked: bool) -> None:
    """No cove, or declined: Jolly Rodge, whom Hide Out triggers, brings his Gold."""
    s = to_order(dealt(2), 0, "hide_out", card)
    crew(s, 0, "jolly_rodge")
    match = match_from(s)
    if asked:
        play(match, "order_decline")
    assert texts(match) == ["use_crew jolly_rodge", "bonus_end"]
    assert_refused(match, "hide_assign rigging extort", "TEP-4.81")
    play(match, "use_crew jolly_rodge")
    assert pirate(match).gold == 3
    assert not pirate(match).hidden


@rule("TEP-4.86")
def test_each_deckhand_moves_at_most_once() -> None:
    """A station where only moved ones are is no source; another who has not moved makes it one again."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    hands(s, 0, rigging=1, cannons=1, repair=1)
    match = play(match_from(s), "order_hide_out", "hide_assign rigging extort")
    assert not any(text.startswith("hide_assign extort") for text in texts(match))
    assert_refused(match, "hide_assign extort rigging", "TEP-4.86")
    play(match, "hide_assign repair cannons")
    assert "hide_assign cannons rigging" in texts(match)
    play(match, "hide_assign cannons rigging")
    assert match.state.active == 1  # all three have moved: nothing more is asked
    assert pirate(match).stations == [1, 1, 1, 0]


@rule("TEP-4.86")
def test_a_move_leads_to_another_station() -> None:
    """Nobody is moved to where he stands."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    match = play(match_from(s), "order_hide_out")
    assert_refused(match, "hide_assign rigging rigging", "TEP-4.86")
    assert_refused(match, "hide_assign wheel_3 rigging", "TEP-4.86")
    play(match, "done")
    assert pirate(match).stations == [1, 1, 1, 0]


@rule("TEP-4.82", "TEP-4.86")
@given(st.lists(st.integers(0, 3), min_size=4, max_size=4), st.data())
def test_a_hide_out_is_finite_and_pays_for_each_arrival_on_extort(places: list[int], data: st.DataObject) -> None:
    """However deckhands are moved: at most four moves, nobody is lost, and 1 Gold for each move to extort."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    rigging, cannons, extort, repair = (places.count(index) for index in range(4))
    hands(s, 0, rigging=rigging, cannons=cannons, extort=extort, repair=repair)
    match = play(match_from(s), "order_hide_out")
    moves = arrivals = 0
    while kind(match) == "hide_assign":
        move = data.draw(st.sampled_from(texts(match)[:-1]))
        play(match, move)
        moves += 1
        arrivals += move.endswith(" extort")
    assert moves <= 4
    assert sum(pirate(match).stations) == 4
    assert pirate(match).gold == 1 + arrivals


@rule("TEP-4.87")
def test_a_hidden_ship_may_hide_again_where_it_is() -> None:
    """As at the start, when all are hidden; deckhands move again."""
    s = dealt(2)
    captain_on(s, 0, "hide_out")
    to_sail(s, 0, "hide_out", 1)
    assert s.pirates[0].hidden
    match = play(match_from(s), "sail_end", "order_hide_out")
    assert kind(match) == "hide_assign"
    play(match, "hide_assign rigging extort", "done")
    assert (pirate(match).hidden, pirate(match).gold) == (True, 2)


@rule("TEP-4.88")
def test_a_ship_in_the_open_leaves_the_cove_free() -> None:
    """Another lies on the card, not hidden: the cove can be taken, and is then taken for the other."""
    s = to_order(dealt(2), 0, "hide_out", "m06")
    stand(s, 1, "m06")
    match = play(match_from(s), "order_hide_out", "done")
    assert [pirate(match, who).hidden for who in (0, 1)] == [True, False]
    after = to_order(match.state.copy(), 1, "hide_out", "m06")
    assert reason(after, "order", "order_hide_out", seat=1) == "TEP-4.80"
