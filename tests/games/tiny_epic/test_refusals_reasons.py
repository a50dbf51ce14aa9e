"""The reason that is given is the one that holds: moves that could be refused by several rules."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import BACK, FRONT
from karawela.testing.table import assert_refused, play
from tests.games.tiny_epic.looks import reason
from tests.games.tiny_epic.table import (
    BOX,
    crew,
    cubes,
    dealt,
    match_from,
    stand,
    to_order,
    to_sail,
)
from tests.support import rule


@rule("TEP-4.121", "TEP-4.90")
@pytest.mark.parametrize("card", ["m05", "m16"])
def test_a_side_has_its_own_second_bonus(card: str) -> None:
    """The back plunders and does not attack, the front attacks and does not plunder, whoever and whatever is there."""
    s = to_order(dealt(2), 0, "search", "m05")
    stand(s, 1, card)
    s.pirates[0].side = BACK
    assert reason(s, "captain_bonus", "bonus_attack red") == "TEP-4.121"
    s.pirates[0].side = FRONT
    assert reason(s, "captain_bonus", "bonus_plunder") == "TEP-4.121"
    if card == "m16":
        assert reason(s, "captain_bonus", "bonus_attack red") == "TEP-4.90"


@rule("AMD-11.62")
def test_what_may_be_said_too_is_not_among_the_refused() -> None:
    """With one token on the card its kind may be named, and no list of refusals says otherwise."""
    s = to_order(dealt(2, amdiak=True), 0, "search", "m01")
    match = match_from(s, "st_gold1")
    assert match.why_not("order_search search") is None
    assert ("order_search", "search") not in match.refused()
    assert match.refused()["order_search", "wake"].rule == "AMD-11.62"
    play(match, "order_search search")


@rule("AMD-11.05", "TEP-4.56")
def test_with_the_expansion_a_refresh_says_what_pays() -> None:
    """And the deck is not called empty."""
    s = dealt(2, amdiak=True)
    assert reason(s, "hire", "refresh_row") == "AMD-11.05"
    tries = set(TITLE.rules.tries(s, 0, "hire"))
    assert ("refresh_row", "gold") in tries and ("refresh_row",) not in tries


@rule("TEP-4.123", "AMD-11.98")
def test_a_skeleton_asked_too_early_has_to_wait_like_anybody() -> None:
    """Not that it would do nothing."""
    s = to_sail(dealt(2, amdiak=True), 0, "trade", 2)
    stand(s, 0, "m10")
    crew(s, 0, "sk_hollow_trader")
    cubes(s, 0, 1)
    assert_refused(match_from(s), "use_crew sk_hollow_trader", "TEP-4.123")


@rule("TEP-4.70")
def test_there_are_three_treasures() -> None:
    """A fourth is no question of its price."""
    s = to_order(dealt(2, amdiak=True), 0, "search", "m05")
    s.pirates[0].gold = 13
    s.pirates[0].buried = [BOX.map_index[card] for card in ("m06", "m08", "m11")]
    for move in ("bury 0", "bury 1"):
        refusal = TITLE.rules.why_not(s, 0, "captain_bury", ("bury", int(move[-1])))
        assert refusal is not None and (refusal.rule, refusal.detail) == ("TEP-4.70", "no_treasure")


@rule("TEP-4.120", "TEP-4.124")
def test_who_was_never_aboard_was_not_dismissed() -> None:
    """Only a card that lies at the bottom of its deck was."""
    match = match_from(dealt(2))
    for card in ("alice_omalice", "sk_bone_cook"):
        assert_refused(match, f"use_crew {card}", "TEP-4.120")


@rule("TEP-4.92")
def test_a_die_has_six_faces() -> None:
    """A seventh is not one that it shows already."""
    s = dealt(2)
    s.pirates[0].sure = 1
    s.battle.dice = [3]
    assert reason(s, "dice", "sure_fire 1 7") == "TEP-4.92"


@pytest.mark.parametrize(("move", "expected"), [("done", "TEP-4.81"), ("bonus_skip", "TEP-4.121")])
def test_what_ends_another_question_is_refused_here(move: str, expected: str) -> None:
    """By the rule of that question, as sail_end and hire_none are."""
    assert_refused(match_from(dealt(2)), move, expected)


@rule("AMD-11.90")
def test_prices_are_shifted_by_a_card_alone() -> None:
    """Without it the cubes are not the reason, and no list of refusals speaks of it."""
    s = to_order(dealt(2, amdiak=True), 0, "trade", "m10")
    s.pirates[0].hold = [1, 0, 0, 0]
    match = match_from(s)
    refusal = match.why_not("market_shift sugarcane 1")
    assert refusal is not None and (refusal.rule, refusal.detail) == ("AMD-11.90", "")
    assert not [move for move in match.refused() if move[0] == "market_shift"]


@pytest.mark.parametrize(
    "move",
    [
        "market_shift rum 1",
        "order_trade_urn",
        "order_search wake",
        "crew_up skeleton",
        "refresh_row gold",
        "take_cursed",
        "bury_urn",
        "deep_search m05",
        "cursed_exchange 1",
        "borrow_crew raina_rumor",
    ],
)
@pytest.mark.parametrize("order", ["trade", "search"])
def test_the_base_game_knows_no_rule_of_the_expansion(order: str, move: str) -> None:
    """Its moves are refused by rules of the base game."""
    match = match_from(to_order(dealt(2), 0, order, "m10"))
    refusal = match.why_not(move)
    assert refusal is not None and refusal.rule.startswith("TEP-")
