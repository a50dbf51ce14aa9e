"""Chapter 8: cities, equipment and the store."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT, MOST
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap
from karawela.testing.table import assert_refused, kind, play, texts
from tests.games.treasure_map.table import carry, hold, match_from, put, table
from tests.support import rule


def at_home(gold: int = 0, pieces: tuple[int, ...] = (), tokens: tuple[str, ...] = ()) -> TreasureMap:
    """Red one step from its own city, K2."""
    s = table("red", "yellow")
    hold(s, 0, gold=gold, pieces=pieces)
    carry(s, 0, *tokens)
    return s


def enter(s: TreasureMap) -> Match[TreasureMap]:
    return play(match_from(s), "step K2", "end_move")


@rule("SAT-8.01")
def test_cards_are_bought_in_any_city_with_carried_gold() -> None:
    """Another's city will do; the price is paid to the bank; too little gold is refused."""
    assert (EQUIPMENT, COST) == (("sabres", "cannon", "cannonballs", "camouflage"), (5, 4, 3, 4))
    s = table("red", "yellow")
    put(s, 0, "F1")
    hold(s, 0, gold=12)
    s.captains[0].stored_gold = 50
    match = play(match_from(s), "step E2", "end_move")
    assert texts(match) == [*(f"buy {card}" for card in EQUIPMENT), "end_turn"]
    play(match, "buy sabres", "buy camouflage")
    assert match.state.captains[0].gold == 3
    assert match.state.paid_out == 3
    assert_refused(match, "buy sabres", "SAT-8.01")
    play(match, "buy cannonballs")
    assert match.to_move == (1,)


@rule("SAT-8.02")
@pytest.mark.parametrize("card", range(4))
def test_no_card_beyond_its_maximum(card: int) -> None:
    """3 sabres, 3 cannon, 5 cannonballs, 1 camouflage."""
    assert MOST == (3, 3, 5, 1)
    s = at_home(gold=99)
    s.captains[0].cards[card] = MOST[card]
    match = enter(s)
    assert f"buy {EQUIPMENT[card]}" not in texts(match)
    assert_refused(match, f"buy {EQUIPMENT[card]}", "SAT-8.02")


@rule("SAT-8.03")
def test_goods_are_stored_and_taken_back_in_the_own_city() -> None:
    """Any part of gold, pieces, tokens; in another's city nothing."""
    s = at_home(gold=2, pieces=(1, 3), tokens=("t1_white",))
    match = enter(s)
    token = match.state.token_at.index(CARRIED) + 1
    assert texts(match) == [
        "deposit gold 1",
        "deposit gold 2",
        "deposit piece 1",
        "deposit piece 3",
        f"deposit token {token}",
        "deposit_all",
        "end_turn",
    ]
    play(match, "deposit gold 1", "deposit piece 3", f"deposit token {token}")
    captain = match.state.captains[0]
    assert (captain.gold, captain.stored_gold) == (1, 1)
    assert (captain.pieces, captain.stored_pieces) == ([1, 0, 0, 0], [0, 0, 1, 0])
    assert match.state.token_at[token - 1] == STORED
    s = at_home()
    s.captains[0].stored_gold, s.captains[0].stored_pieces = 7, [0, 1, 0, 0]
    match = play(enter(s), "withdraw gold 5", "withdraw piece 2")
    assert match.state.captains[0].gold == 5
    assert match.state.captains[0].pieces == [0, 1, 0, 0]
    s = table("red", "yellow")
    put(s, 0, "F1")
    hold(s, 0, gold=9)
    match = play(match_from(s), "step E2", "end_move")
    assert_refused(match, "deposit gold 1", "SAT-8.03")


@rule("SAT-8.04")
def test_stored_goods_are_safe_and_of_no_use() -> None:
    """They are not looted, not spent, not exchanged."""
    s = at_home()
    s.captains[0].stored_gold = 30
    match = enter(s)
    assert not [text for text in texts(match) if text.startswith("buy")]
    s = table("red", "yellow")
    put(s, 0, "J11")
    put(s, 1, "J12")
    s.captains[1].stored_gold = 8
    match = play(match_from(s, 7, 1), "step J12", "end_move")
    assert match.state.captains[1].stored_gold == 8
    assert match.state.captains[0].gold == 0


@rule("SAT-8.05")
def test_aboard_in_the_harbour_is_not_in_the_city() -> None:
    """No question at all."""
    s = at_home(gold=20)
    match = play(match_from(s), "end_move")
    assert match.to_move == (1,)


@rule("SAT-8.06")
def test_equipment_works_from_the_purchase_on_and_is_never_lost() -> None:
    """It is neither carried nor stored: a beaten crew keeps it."""
    s = at_home(gold=5)
    match = play(enter(s), "buy sabres")
    assert match.state.captains[0].cards == [1, 1, 0, 0]
    s = table("red", "yellow")
    put(s, 0, "J11")
    put(s, 1, "J12")
    hold(s, 0, sabres=2, camouflage=1, cannonballs=1)
    match = play(match_from(s, 1, 7), "step J12", "end_move")
    assert match.state.captains[0].cards == [2, 1, 1, 1]


@rule("SAT-8.07")
def test_cards_cannot_be_sold() -> None:
    """No such option."""
    s = at_home(gold=9)
    hold(s, 0, sabres=3)
    assert_refused(enter(s), "sell sabres", "SAT-8.07")


@rule("SAT-8.08")
def test_everything_moves_one_way_in_a_turn() -> None:
    """Gold once; a piece or token that was stored stays; all at once follows the same limits."""
    s = at_home(gold=9, pieces=(1, 1), tokens=("t1_white",))
    s.captains[0].stored_pieces = [1, 0, 0, 0]
    match = play(enter(s), "deposit gold 2")
    assert_refused(match, "deposit gold 1", "SAT-8.08")
    assert_refused(match, "withdraw gold 1", "SAT-8.08")
    play(match, "deposit piece 1")
    assert "deposit piece 1" in texts(match)  # a second copy, the same way
    assert_refused(match, "withdraw piece 1", "SAT-8.08")
    play(match, "deposit_all")
    assert match.state.captains[0].stored_pieces == [3, 0, 0, 0]
    assert match.state.captains[0].gold == 7
    assert not [text for text in texts(match) if text.startswith(("deposit", "withdraw"))]
    assert_refused(match, "withdraw_all", "SAT-8.08")


@rule("SAT-8.08")
def test_taking_everything_back_is_one_move() -> None:
    """`withdraw_all` brings the whole store."""
    s = at_home(gold=1)
    s.captains[0].stored_gold, s.captains[0].stored_pieces = 3, [0, 2, 0, 0]
    token = carry(s, 0, "t1_white", at=STORED)[0]
    match = play(enter(s), "withdraw_all")
    captain = match.state.captains[0]
    assert (captain.gold, captain.pieces) == (4, [0, 2, 0, 0])
    assert match.state.token_at[token] == CARRIED
    assert kind(match) == "act"
