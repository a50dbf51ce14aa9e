"""What a player of the base game would plausibly try and may not: section 5 of the specification, move by move."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine.ledger import load_ledger
from karawela.games.tiny_epic import TITLE
from karawela.testing.table import assert_refused, kind, play, texts, walk
from tests.games.tiny_epic.looks import reason
from tests.games.tiny_epic.table import (
    BOX,
    captain_on,
    cell,
    crew,
    dealt,
    hands,
    hold,
    match_from,
    merchant,
    row,
    stand,
    to_order,
    to_sail,
)
from tests.support import rule

ANOTHER_ORDER = [
    ("plunder", "order_trade 1"),
    ("trade", "order_search"),
    ("crew_up", "order_plunder"),
    ("search", "order_attack red"),
    ("attack", "order_hide_out"),
    ("hide_out", "order_crew_up"),
]


@rule("TEP-4.04", "TEP-4.10")
def test_nobody_stays_or_goes_backwards() -> None:
    """When the captain is asked he has left his space; there is no move back, and none to stop twice."""
    match = match_from(dealt(2))
    assert match.state.pirates[0].space == 1
    assert texts(match) == ["captain_skip rigging", "captain_skip cannons", "captain_skip extort", "captain_stop"]
    play(match, "captain_stop")
    for move in ("captain_stop", "captain_skip rigging", "captain_pass"):
        assert_refused(match, move, "TEP-4.10")


@rule("TEP-4.11", "TEP-4.12", "TEP-4.13", "TEP-4.15", "TEP-4.16")
def test_the_wheel_has_its_price() -> None:
    """Skipping without a deckhand, leaving one on Hide Out, picking one up into repair, a seventh space."""
    s = dealt(2)
    hands(s, 0, on_wheel=(2, 3, 4))
    assert_refused(match_from(s), "captain_skip cannons", "TEP-4.15")
    s.pirates[0].space = 5
    assert_refused(match_from(s), "captain_skip cannons", "TEP-4.12")
    s.pirates[0].space = 1
    assert_refused(match_from(s), "assign_deckhand repair", "TEP-4.13")
    s = dealt(2)
    s.steps = 5
    match = match_from(s)
    assert match.state.steps == 6
    assert_refused(match, "captain_skip cannons", "TEP-4.16")
    assert reason(match.state, "command", "captain_pass") == "TEP-4.16"


@rule("TEP-4.20", "TEP-4.21", "TEP-4.23")
def test_ships_keep_to_the_cards() -> None:
    """Diagonally, too far, into a storm with everyone in repair, to a card that is not in this sea."""
    s = to_sail(dealt(2), 0, "plunder", 2)
    stand(s, 0, "m05")
    hands(s, 0, repair=3)
    match = match_from(s)
    assert_refused(match, "sail_to m10", "TEP-4.21")
    assert_refused(match, "sail_to m16", "TEP-4.20")
    assert_refused(match, "sail_to m09", "TEP-4.23")
    assert_refused(match, "sail_to cm1", "TEP-4.21")


@rule("TEP-4.30", "TEP-4.40", "TEP-4.50", "TEP-4.60", "TEP-4.80", "TEP-4.90")
@pytest.mark.parametrize(
    ("order", "move", "card", "expected"),
    [
        ("plunder", "order_plunder", "m10", "TEP-4.30"),
        ("trade", "order_trade 1", "m07", "TEP-4.40"),
        ("trade", "order_trade 1", "m03", "TEP-4.40"),
        ("crew_up", "order_crew_up", "m07", "TEP-4.50"),
        ("search", "order_search", "m08", "TEP-4.60"),
        ("hide_out", "order_hide_out", "m07", "TEP-4.80"),
        ("hide_out", "order_hide_out", "m06", "TEP-4.80"),
        ("attack", "order_attack navy", "m13", "TEP-4.90"),
        ("attack", "order_attack merchant_1", "m07", "TEP-4.90"),
        ("attack", "order_attack red", "m06", "TEP-4.83"),
        ("attack", "order_attack red", "m07", "TEP-4.90"),
    ],
)
def test_a_card_that_lacks_what_the_order_needs_is_named(order: str, move: str, card: str, expected: str) -> None:
    """While the ship may still sail on, and at the question itself, which is not put where declining is all."""
    s = to_sail(dealt(2), 0, order, 1)
    hold(s, 0, sugarcane=1)
    stand(s, 0, card)
    s.tokens &= ~(1 << cell("m08"))
    assert_refused(match_from(s), move, expected)
    assert reason(s, "order", move) == expected


@rule("TEP-4.60")
@pytest.mark.parametrize("kind", ["search", "wake"])
def test_without_the_expansion_a_token_has_no_kind(kind: str) -> None:
    """The reason is a rule of the base game."""
    s = to_sail(dealt(2), 0, "search", 1)
    stand(s, 0, "m08")
    assert reason(s, "order", f"order_search {kind}") == "TEP-4.60"


@rule("TEP-4.01", "TEP-4.19")
@pytest.mark.parametrize(("order", "move"), ANOTHER_ORDER)
def test_an_order_has_its_space_and_its_time(order: str, move: str) -> None:
    """Not the one of another space; and not before the sailing is over."""
    s = to_sail(dealt(2), 0, order, 1)
    stand(s, 0, "m10")
    assert_refused(match_from(s), move, "TEP-4.19")
    to_sail(s, 0, "search", 1)
    assert_refused(match_from(s), "order_search", "TEP-4.01")


@rule("TEP-4.40", "TEP-4.51", "TEP-4.52")
def test_no_more_is_sold_hired_or_paid_than_there_is() -> None:
    """Another kind, a crate too many; a refresh without Gold and a second one; a fifth without dismissing."""
    s = to_order(dealt(2), 0, "trade", "m10")
    hold(s, 0, sugarcane=1, rum=2)
    assert_refused(match_from(s), "order_trade 2", "TEP-4.40")
    s = to_order(dealt(2), 0, "crew_up", "m10")
    row(s, "alice_omalice", "doc_blockley", "lisa_legacy")
    crew(s, 0, "pale_pim", "salty_pete", "cutter_fang", "sara_silver")
    match = play(match_from(s, "eliza_lucky", "ursula_bane", "willow_watch"), "order_crew_up", "refresh_row")
    assert_refused(match, "refresh_row", "TEP-4.51")
    play(match, "hire eliza_lucky")
    assert_refused(match, "hire_none", "TEP-4.52")
    s.pirates[0].gold = 0
    assert_refused(play(match_from(s), "order_crew_up"), "refresh_row", "TEP-4.51")


@rule("TEP-4.83", "TEP-4.86", "TEP-4.90", "TEP-4.92", "TEP-4.99", "TEP-4.104")
def test_deckhands_targets_and_dice_have_their_limits() -> None:
    """A deckhand twice, a hidden ship, a reroll of the defender or of a bonus, a die without a token."""
    s = to_order(dealt(2), 0, "hide_out", "m03")
    match = play(match_from(s), "order_hide_out", "hide_assign rigging cannons", "hide_assign extort cannons")
    assert_refused(match, "hide_assign rigging extort", "TEP-4.86")
    s = to_order(dealt(3), 0, "attack", "m06")
    stand(s, 1, "m06", hidden=True)
    stand(s, 2, "m06")
    crew(s, 0, "buck_cannon")
    s.pirates[2].sure = 1
    match = match_from(s, 6, 6, 5, 5)
    assert_refused(match, "order_attack red", "TEP-4.83")
    assert_refused(match, "order_attack navy", "TEP-4.90")
    play(match, "order_attack yellow")
    assert_refused(match, "sure_fire 1 1", "TEP-4.92")
    play(match, "dice_done")
    assert_refused(match, "reroll 1", "TEP-4.99")
    assert_refused(match, "sure_fire 3 1", "TEP-4.92")
    assert_refused(match, "sure_fire 2 5", "TEP-4.103")
    s = to_order(dealt(2), 0, "search", "m01")
    merchant(s, 0, "mer_8a")
    s.pirates[0].sure = 1
    crew(s, 0, "buck_cannon")
    match = play(match_from(s, 6, 6), "order_decline", "bonus_attack merchant_1")
    assert_refused(match, "reroll 1", "TEP-4.104")


@rule("TEP-4.70", "TEP-4.71", "TEP-4.72", "TEP-4.127")
def test_a_burial_needs_place_gold_and_moment() -> None:
    """Too little Gold, one's own treasure there, not on Search, after the second bonus."""
    s = to_order(dealt(2), 0, "search", "m06")
    assert_refused(match_from(s), "bury", "TEP-4.72")
    s.pirates[0].gold, s.pirates[0].buried = 13, [BOX.map_index["m06"]]
    assert_refused(match_from(s), "bury", "TEP-4.71")
    stand(s, 0, "m07")
    assert_refused(match_from(s), "bury", "TEP-4.70")
    s = to_order(dealt(2), 0, "hide_out", "m16")
    s.pirates[0].gold = 13
    assert_refused(match_from(s), "bury", "TEP-4.70")
    to_order(s, 0, "search", "m16")
    assert_refused(play(match_from(s), "order_decline", "bonus_skip"), "bury", "TEP-4.127")


@rule("TEP-4.01")
def test_burials_and_bonuses_wait_for_the_own_turn() -> None:
    """Who steers a ship in another's turn stands on an order of his own, but it is not his turn."""
    s = to_order(dealt(2), 0, "plunder", "m07", crossed=True)
    captain_on(s, 1, "search")
    stand(s, 1, "m06")
    s.pirates[1].gold = 13
    crew(s, 1, "lisa_legacy")
    match = play(match_from(s), "order_decline")
    assert (match.to_move, kind(match)) == ((1,), "move_ship")
    assert_refused(match, "bury", "TEP-4.01")
    assert_refused(match, "use_crew lisa_legacy", "TEP-4.01")


@rule("TEP-4.120", "TEP-4.122", "TEP-4.123", "TEP-4.124")
def test_bonuses_are_used_when_triggered_once_and_from_aboard() -> None:
    """Not triggered, twice, in the middle of another, of a card that has been dismissed."""
    s = to_order(dealt(2), 0, "crew_up", "m10")
    row(s, "raina_rumor", "doc_blockley", "lisa_legacy")
    crew(s, 0, "sydney_sweetwater", "tina_trickshot", "jolly_rodge", "black_eyed_brutus")
    match = play(match_from(s, "sara_silver"), "order_crew_up", "hire raina_rumor", "dismiss tina_trickshot")
    assert texts(match) == ["use_crew sydney_sweetwater", "use_crew raina_rumor", "bonus_end"]
    assert_refused(match, "use_crew jolly_rodge", "TEP-4.120")
    assert_refused(match, "use_crew black_eyed_brutus", "TEP-4.123")
    assert_refused(match, "use_crew tina_trickshot", "TEP-4.124")
    play(match, "use_crew raina_rumor")
    assert_refused(match, "use_crew raina_rumor", "TEP-4.122")
    play(match, "use_crew sydney_sweetwater")
    assert_refused(match, "use_crew raina_rumor", "TEP-4.122")
    assert_refused(match, "trade 1", "TEP-4.123")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_plausible_move_that_is_not_legal_is_refused_by_a_rule(seats: int) -> None:
    """At every question of a random game, by one of the base game; and no legal move is refused."""
    rng = Random(seats)
    ledger = load_ledger(TITLE.folder / "ledger.toml").rules
    for match in walk(TITLE, seats, seats, round_limit=15):
        if match.over:
            break
        ask = rng.choice(match.asks)
        for move in TITLE.rules.tries(match.view(ask.seat), ask.seat, ask.kind):
            refusal = match.why_not(move, ask.seat)
            assert (refusal is None) == (move in ask.options), (ask.kind, move)
            assert refusal is None or refusal.rule in ledger
            assert refusal is None or refusal.rule.startswith("TEP-")


def test_a_burial_that_was_never_offered_is_refused_for_its_own_reason() -> None:
    """At the captain's second question: too little Gold, or a treasure there already, and not that it is too late."""
    for gold, buried, expected in ((3, [], "TEP-4.72"), (13, [cell("m05")], "TEP-4.71")):
        s = to_order(dealt(2), 0, "search", "m05")
        s.tokens &= ~(1 << cell("m05"))
        s.pirates[0].gold, s.pirates[0].buried = gold, buried
        stand(s, 1, "m05")
        match = match_from(s)
        assert kind(match) == "captain_bonus"
        assert_refused(match, "bury", expected)


def test_a_reassignment_takes_nobody_from_repair_or_into_it() -> None:
    """The rule is its own, not that of Hide Out."""
    for move in ("reassign repair cannons", "reassign rigging repair"):
        assert reason(dealt(2), "reassign", move) == "TEP-4.126"


def test_across_a_corner_is_no_way_whatever_the_allowance() -> None:
    """With one card left, too."""
    s = to_sail(dealt(2), 0, "plunder", 1)
    stand(s, 0, "m06")
    assert_refused(match_from(s), "sail_to m01", "TEP-4.21")
