"""Several seats asked at once whose answers are no secret, on the toy morra: nobody reads one before all are in, and
then everybody does."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match, UndoError, read_record, registry, replay
from karawela.engine.horizon import Horizon
from karawela.engine.stored import all_events, boundary, pack_entries, restore, unpack_entries
from karawela.testing.cases import Case, Check
from karawela.testing.checks import (
    clones_are_equal_and_independent,
    invariants_hold,
    options_are_sound,
    random_games_end_with_a_result,
    records_replay_and_verify,
    undo_then_redo_is_the_identity,
)
from karawela.testing.secrecy import the_log_keeps_secrets, worlds_look_the_same_to_the_seat, worlds_play_on
from tests.engine.morra import MORRA, Morra, morra

CHECKS: tuple[Check, ...] = (
    random_games_end_with_a_result,
    options_are_sound,
    invariants_hold,
    clones_are_equal_and_independent,
    undo_then_redo_is_the_identity,
    records_replay_and_verify,
    worlds_look_the_same_to_the_seat,
    worlds_play_on,
    the_log_keeps_secrets,
)
"""Those of the contract that need neither words nor pictures."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of the toy name it, and must find it."""
    monkeypatch.setitem(registry._loaded, MORRA.id, MORRA)


def shown(match: Match[Morra], seat: int | None) -> list[str]:
    """What the seat reads of the fingers shown so far."""
    return [line.text for line in match.log(seat) if line.kind == "show"]


@pytest.mark.parametrize("seats", MORRA.seats)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_contract_holds(check: Check, seats: int) -> None:
    """As for every title: the kit's checks of the engine."""
    check(Case(MORRA, seats))


def test_an_answer_is_read_by_all_once_all_are_in_and_by_nobody_else_before() -> None:
    match = morra(3)
    match.play("show 4", seat=2)
    match.play("show 1", seat=0)
    assert shown(match, 2) == ["show 4", ""]
    assert shown(match, 0) == ["", "show 1"]
    assert shown(match, 1) == shown(match, None) == ["", ""]
    assert not match.nothing_secret(3)
    assert match.view(1).shown == [0, 0, 0]
    match.play("show 2", seat=1)
    for reader in (0, 1, 2, None):
        assert shown(match, reader) == ["show 4", "show 1", "show 2"]
        assert match.view(reader).shown == [1, 2, 4]
    assert match.nothing_secret(3)


def test_whoever_answers_last_cannot_take_it_back_with_the_others_answers_in_sight() -> None:
    """Neither chance nor another's answer came after it, but it let everybody's answers be seen."""
    match = morra(3)
    assert set(match.horizons(0)) == {Horizon.HANDOVER}
    match.play("show 1", seat=0)
    match.play("show 2", seat=1)
    assert set(match.horizons(2)) == {Horizon.CLOSED}
    match.play("show 3", seat=2)
    for seat in range(3):
        choice = match.last_choice((seat,))
        assert choice is not None and not choice.within
        with pytest.raises(UndoError) as caught:
            match.undo(seat)
        assert caught.value.beyond_horizon
    assert match.undo(2, consent=True) == 1
    assert match.to_move == (2,)
    assert match.record.marks == [(5, "undo 3 1")]


def test_a_choice_after_that_is_ones_own_again() -> None:
    """The boast can be taken back until the others show fingers again; what lies before it cannot."""
    match = morra(2)
    match.play("show 1", seat=0)
    match.play("show 1", seat=1)
    assert match.to_move == (0,)
    match.play("boast", seat=0)
    match.undo(0)
    assert match.ask_of(0).kind == "boast"
    with pytest.raises(UndoError):
        match.undo(0)


def test_who_has_no_choice_answers_unasked_and_unread() -> None:
    """A tired hand shows nothing, and that is not read before all are in either."""
    match = morra(3)
    for seat, fingers in enumerate((1, 1, 1)):
        match.play(f"show {fingers}", seat)
    match.play("bow", seat=0)
    assert match.to_move == (1, 2)
    assert shown(match, 0)[3:] == ["show 0"]
    assert shown(match, 1)[3:] == [""]
    assert set(match.horizons(1)) == {Horizon.HANDOVER}
    match.play("show 5", seat=2)
    assert set(match.horizons(1)) == {Horizon.CLOSED}


def test_a_record_keeps_the_order_in_which_they_answered() -> None:
    """Replayed, the game stands where it stood, in the midst of a question to all too."""
    match = morra(3)
    for seat, fingers in ((1, 2), (0, 3), (2, 4)):
        match.play(f"show {fingers}", seat)
    match.choose(0)
    match.play(match.asks[-1].options[0], match.asks[-1].seat)
    again: Match[Morra] = replay(read_record(match.record.text(with_seed=True)))
    assert [(line.seat, line.text) for line in again.record.lines][3:6] == [(1, "show 2"), (0, "show 3"), (2, "show 4")]
    assert again.state == match.state
    assert again.to_move == match.to_move
    for reader in (0, 1, 2, None):
        assert again.log(reader) == match.log(reader)
    with pytest.raises(UndoError):
        again.clone().undo(match.to_move[0])


def test_a_store_keeps_who_was_last() -> None:
    """A game that was put away after the last answer lets nobody take it back who could not before."""
    match = morra(2)
    match.play("show 2", seat=1)
    match.play("show 3", seat=0)
    lines = unpack_entries(pack_entries(match.entries()))
    for start in (None, boundary(match)):
        back = restore(MORRA, 2, "toy", {}, match.names, (), lines, all_events(match), start)
        assert back.to_move == match.to_move
        with pytest.raises(UndoError) as caught:
            back.undo(0)
        assert caught.value.beyond_horizon


def test_worlds_keep_open_answers_and_deal_sealed_ones_anew() -> None:
    """To whoever has not answered yet the other's fingers are anybody's guess; once seen they are what they are."""
    match = morra(2)
    match.play("show 4", seat=0)
    guesses = {match.determinize(1, Random(number)).entries()[-1][1] for number in range(40)}
    assert guesses == {("show", fingers) for fingers in range(1, 6)}
    assert {match.determinize(0, Random(number)).entries()[-1][1] for number in range(9)} == {("show", 4)}
    match.play("show 1", seat=1)
    tokens = set()
    for number in range(20):
        world = match.determinize(1, Random(number))
        assert world.state.shown == [4, 1]
        tokens.add(world.state.hands[0].token)
    assert len(tokens) > 2
