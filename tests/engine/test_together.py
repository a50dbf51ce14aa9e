"""Several seats asked at once, secrets, reveals and windows to react, on the toy auction."""

from random import Random

import pytest

from karawela.engine import UNKNOWN, GameIsOver, IllegalMove, NotYourTurn, UndoError
from karawela.engine.horizon import Horizon
from tests.engine.toys import auction


def test_all_seats_are_asked_at_once_and_in_any_order() -> None:
    """Until the last seat has answered the others may answer in any order, each once."""
    match = auction(3)
    assert list(match.to_move) == [0, 1, 2]
    match.play("bid 2", seat=1)
    assert list(match.to_move) == [0, 2]
    with pytest.raises(NotYourTurn):
        match.play("bid 3", seat=1)
    match.play("bid 5", seat=2)
    match.play("bid 1", seat=0)
    assert match.state.bidders[2].purse == 5
    assert match.state.bids == [1, 2, 5]


def test_a_sealed_bid_is_unseen_until_all_have_bid() -> None:
    """While answers are missing, nobody else reads an answer in log or view; a secret one not even afterwards."""
    match = auction(2)
    match.play("bid 7", seat=0)
    assert match.log(0)[-1].text == "bid 7"
    assert match.log(1)[-1].text == ""
    assert match.log(None)[-1].text == ""
    assert match.view(1).bids == [UNKNOWN, 0]
    match.play("bid 4", seat=1)
    bids = [line for line in match.log(1) if line.kind == "bid"]
    assert [line.text for line in bids] == ["", "bid 4"]


def test_a_clone_keeps_the_answers_already_given() -> None:
    """A clone between two answers waits for the same seats and goes on alike."""
    match = auction(2)
    match.play("bid 7", seat=0)
    twin = match.clone()
    assert twin.to_move == (1,)
    for each in (match, twin):
        each.play("bid 9", seat=1)
    assert twin.state == match.state


def test_a_given_answer_can_be_taken_back_before_the_others_answer() -> None:
    """Undo removes one sealed answer; after the reveal it is beyond the horizon."""
    match = auction(2)
    match.play("bid 7", seat=0)
    assert match.horizon(("bid", 3), 1) is Horizon.CLOSED
    match.undo(0)
    assert match.to_move == (0, 1)
    match.play("bid 7", seat=0)
    match.play("bid 3", seat=1)
    with pytest.raises(UndoError) as caught:
        match.undo(1)
    assert caught.value.beyond_horizon


def test_undo_of_one_of_several_open_answers_keeps_the_other() -> None:
    """Seat 1 may not take back past the answer that seat 2 gave after it."""
    match = auction(3)
    match.play("bid 1", seat=0)
    match.play("bid 2", seat=1)
    with pytest.raises(UndoError):
        match.undo(0)
    match.undo(1)
    assert match.to_move == (1, 2)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Others see how many cards a hand has, not which; nobody sees what is hidden."""
    match = auction(2)
    mine = match.state.bidders[0].hand
    assert match.view(0).bidders[0].hand == mine
    assert match.view(1).bidders[0].hand == [UNKNOWN]
    assert match.view(0).trap == UNKNOWN
    assert [line.text == "" for line in match.log(1)[:2]] == [True, False]


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    """`tell_only` reaches one seat; observers and others get nothing."""
    match = auction(2)
    assert [event[0] for _, event in match.events(0)] == ["dealt"]
    assert match.events(None) == []


def test_a_window_to_react_opens_even_without_a_choice() -> None:
    """The loser is asked whether or not it holds the card, so that being asked tells nothing."""
    for seed in ("a", "b", "c", "d"):
        match = auction(2, seed)
        match.play("bid 5", seat=0)
        match.play("bid 1", seat=1)
        assert match.to_move == (1,)
        assert ("pass",) in match.legal


def test_a_reveal_stands_in_the_log_of_everybody() -> None:
    """What comes to light is a line of its own, for observers too."""
    match = auction(2)
    match.play("bid 5", seat=0)
    match.play("bid 1", seat=1)
    assert any(line.kind == "best" and line.text == "best 5" for line in match.log(None))


def test_worlds_differ_only_in_what_the_seat_cannot_see() -> None:
    """Over many deals the opponent's card varies, the own one never, and answers given are kept."""
    match = auction(2)
    match.play("bid 7", seat=0)
    match.play("bid 3", seat=1)
    seen = set()
    for number in range(30):
        world = match.determinize(0, Random(number))
        assert world.view(0).bidders == match.view(0).bidders
        assert world.state.bidders[0].hand == match.state.bidders[0].hand
        seen.add(world.state.bidders[1].hand[0])
    assert len(seen) > 3


def test_an_illegal_answer_changes_nothing() -> None:
    """A refused bid leaves the match as it was and names the rule."""
    match = auction(2)
    before = match.record.lines
    with pytest.raises(IllegalMove) as caught:
        match.play("bid 11", seat=0)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "AUC-1"
    assert "bid 1" in caught.value.nearest
    assert match.record.lines == before
    assert match.to_move == (0, 1)


def test_after_the_end_nobody_is_asked() -> None:
    """The game ends by `GameOver`; then every question is refused and everything is open."""
    match = auction(2)
    rng = Random(4)
    while not match.over:
        ask = match.asks[0]
        match.play(rng.choice(ask.options), ask.seat)
    assert match.result is not None
    with pytest.raises(GameIsOver):
        match.play("pass")
    assert match.view(None).bidders == match.state.bidders
    assert all(line.text for line in match.log(None))
