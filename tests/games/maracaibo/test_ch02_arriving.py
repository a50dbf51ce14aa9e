"""Chapter 2: turns, the ships that are paid, and where one acts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.maracaibo.table import (
    assert_refused,
    cell_with,
    dealt,
    fill,
    hold,
    kind,
    lay,
    match_from,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import finished
from tests.support import rule


@rule("POM-2.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_go_clockwise_without_a_break(seats: int) -> None:
    """In whole games every ship sails after that of the right-hand neighbour, also when a round ends in between."""
    for number in range(3):
        match = finished(seats, number)
        sailed = [int(event[1]) for event in told(match, "sails")]
        assert all((one + 1) % seats == other for one, other in pairwise(sailed))
        assert [event[1] for event in told(match, "round")] == [1, 2, 3]


@rule("POM-2.02")
def test_a_turn_is_a_move_and_then_an_action_that_may_be_declined() -> None:
    """First the ship; then everything can be passed; then it is the next player's turn, who moves too."""
    s = dealt(2)
    lay(s, "c2r1", "tobago")
    match = match_from(s)
    assert (match.to_move, kind(match)) == ((0,), "move")
    assert_refused(match, "upgrade s1", "POM-5.05")
    play(match, "move c2r1")
    assert match.to_move == (0,)
    assert_refused(match, "move c2r2", "POM-2.02")
    play(match, "skip", "skip")
    assert (match.to_move, kind(match)) == ((1,), "move")


# ---------------------------------------------------------------- paying other ships


@rule("POM-2.10")
def test_each_ship_on_the_card_is_paid_a_doubloon() -> None:
    """The two that are there, not the third; the sum stays the same."""
    s = dealt(4)
    lay(s, "c5r2", "tobago")
    for seat, ship in enumerate(("c4r3", "c5r2", "c6r1", "c5r2")):
        stand(s, seat, ship)
        hold(s, seat, 5)
    match = play(match_from(s), "move c5r2")
    assert [captain.doubloons for captain in match.state.captains] == [3, 6, 5, 6]
    assert told(match, "pays") == [("pays", 0, 1), ("pays", 0, 3)]


@rule("POM-2.11")
def test_with_too_few_doubloons_one_chooses_whom_to_pay() -> None:
    """Two doubloons for three ships: any two of them, neither more nor fewer."""
    s = dealt(4)
    lay(s, "c5r2", "tobago")
    for seat, ship in enumerate(("c4r3", "c5r2", "c5r2", "c5r2")):
        stand(s, seat, ship)
        hold(s, seat, 2)
    match = play(match_from(s), "move c5r2")
    assert texts(match) == ["pay 2 3", "pay 2 4", "pay 3 4"]
    assert_refused(match, "pay 2", "POM-2.11")
    assert_refused(match, "skip", "POM-2.11")
    play(match, "pay 2 4")
    assert [captain.doubloons for captain in match.state.captains] == [0, 3, 2, 3]
    assert kind(match) == "upgrade"


@rule("POM-2.11")
def test_without_a_doubloon_nobody_is_paid_and_nothing_else_happens() -> None:
    """No question, and the action step goes on as always."""
    s = dealt(3)
    lay(s, "c5r2", "tobago")
    for seat, ship in enumerate(("c4r3", "c5r2", "c5r2")):
        stand(s, seat, ship)
        hold(s, seat, 0, vp=7)
    match = play(match_from(s), "move c5r2")
    assert [(captain.doubloons, captain.vp) for captain in match.state.captains] == [(0, 7)] * 3
    assert kind(match) == "upgrade"


@rule("POM-2.12")
@pytest.mark.parametrize("space", ["gulf", "maracaibo"])
def test_in_the_gulf_and_in_maracaibo_nobody_pays(space: str) -> None:
    """However many ships are there."""
    s = dealt(3)
    for seat in (1, 2):
        stand(s, seat, space)
    for seat in range(3):
        hold(s, seat, 5)
    match = match_from(to_act(s, 0, space))
    assert [captain.doubloons for captain in match.state.captains] == [5, 5, 5]
    assert told(match, "pays") == []


@rule("POM-2.12")
def test_passing_a_ship_costs_nothing() -> None:
    """The only way from c2r1 leads past the ship on c2r2."""
    s = dealt(2)
    lay(s, "c3r3", "tobago")
    stand(s, 0, "c2r1")
    stand(s, 1, "c2r2")
    hold(s, 0, 5)
    assert match_from(s).state.captains[0].doubloons == 5


@rule("POM-2.17")
def test_the_others_are_paid_before_one_acts() -> None:
    """Of 5 doubloons one goes to the ship on Sugar, which costs 5: it can't be acquired any more."""
    s = dealt(2)
    lay(s, "c5r2", "sugar")
    stand(s, 0, "c4r3")
    stand(s, 1, "c5r2")
    hold(s, 0, 5)
    match = play(match_from(s), "move c5r2")
    assert match.state.captains[0].doubloons == 5 - 1 + 5
    assert cell_with(match.state, "sugar") == "c5r2"


# ---------------------------------------------------------------- the space of the action


@rule("POM-2.19")
@pytest.mark.parametrize(
    ("card", "question"),
    [("sugar", "card"), ("hacienda", "residence"), ("tobago", "upgrade"), ("gulf", "gulf"), ("maracaibo", "end")],
)
def test_one_acts_where_the_ship_has_stopped(card: str, question: str) -> None:
    """Upgrade card, residence, place, Gulf and Maracaibo: each has its own question, with a full ship board or not."""
    s = dealt(2)
    space = card
    if card not in ("gulf", "maracaibo"):
        lay(s, "c2r1", card)
        space = "c2r1"
    else:
        fill(s, 0, *(f"s{n}" for n in range(1, 22)))
    hold(s, 0, 20)
    match = match_from(to_act(s, 0, space))
    if question == "end":
        assert (match.to_move, match.state.captains[0].vp) == ((1,), 6)
    else:
        assert (match.to_move, kind(match)) == ((0,), question)
