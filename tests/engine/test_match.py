"""The match: history, undo, journal, clones and refusals, on Santiago de Cuba."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.engine import IllegalMove, Match, NotYourTurn, Seat, UndoError, UnreadableMove, registry
from karawela.engine.ledger import load_ledger, rules_with_tests
from karawela.testing.table import play, texts
from tests.games.santiago.table import hold, layout_t, match_from, own


def started(seed: str = "match", moves: int = 0, journal: bool = False) -> Match[Any]:
    match: Match[Any] = Match(registry.title("santiago"), 3, seed, journal=journal)
    rng = Random(seed)
    for _ in range(moves):
        match.choose(rng.randrange(len(match.legal)))
    return match


def test_undo_goes_back_choice_by_choice_to_the_horizon() -> None:
    """Two choices of one seat are taken back one by one; the choice of another seat is the end of it."""
    s = layout_t(2, car=1)
    hold(s, 0, pesos=3, sugar=2)
    match = match_from(s)
    play(match, "move_car 1", "place_pawn distillery", "use_building distillery 1")
    assert match.to_move == (1,)
    match.undo(0)
    assert texts(match)[0] == "use_building distillery 1"
    match.undo(0)
    match.undo(0)
    assert texts(match)[0] == "move_car 1"
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert not caught.value.beyond_horizon


def test_undo_stops_at_another_seats_choice() -> None:
    """Once the next player has driven, the turn before is beyond the horizon, unless the table agrees."""
    s = layout_t(2, car=1)
    match = play(match_from(s), "move_car 1", "place_pawn church", "skip", "move_car 1")
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert caught.value.beyond_horizon
    assert match.undo(0, consent=True) >= 2
    assert match.to_move == (0,)
    assert match.marks


def test_a_clone_shares_the_history_but_not_the_future() -> None:
    """A clone in mid-game has the whole record and can be undone by itself."""
    match = started(moves=40)
    twin = match.clone()
    assert str(twin.record) == str(match.record)
    twin.undo(consent=True)
    assert twin.ply < match.ply
    assert match.clone().ply == match.ply


def test_settling_late_changes_nothing() -> None:
    """The first clone of a long game makes the checkpoints up; the match stands where it stood."""
    match, early = started(moves=60), started()
    early.settle()
    rng = Random("match")
    for _ in range(60):
        early.choose(rng.randrange(len(early.legal)))
    assert match.clone().state == early.clone().state == match.state
    assert match.legal == early.legal


def test_the_journal_follows_undo_and_resume() -> None:
    """Events of moves that were taken back are gone; those of moves made again are there once."""
    match = started("journal", 50, journal=True)
    events = match.events()
    ply = match.ply
    index = 0
    match.choose(index)
    after = match.events()
    match.undo(consent=True)
    assert match.ply == ply
    assert match.events() == events
    match.choose(index)
    assert match.events() == after


def test_a_match_without_a_journal_tells_nothing() -> None:
    """Nobody listens, nothing is kept."""
    assert started(moves=20).events() == []


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    """Playing out of turn names the seats that are waited for."""
    match = started()
    waiting = match.to_move[0]
    other = (waiting + 1) % 3
    with pytest.raises(NotYourTurn) as caught:
        match.play("move_car 1", seat=other)
    assert caught.value.asked == (waiting,)


def test_a_misspelt_move_gets_the_nearest_legal_ones() -> None:
    """`move_carr 2` is answered with `move_car 2`."""
    match = match_from(layout_t(2))
    with pytest.raises(IllegalMove) as caught:
        match.play("move_carr 2")
    assert "move_car 2" in caught.value.nearest
    with pytest.raises(UnreadableMove):
        match.play("xyzzy")


def test_a_seat_facade_gives_no_way_to_the_true_state() -> None:
    """A bot's facade has no attribute through which the match or the state could be reached by name."""
    match = started(moves=10)
    seat = Seat(match, 0)
    public = [name for name in dir(seat) if not name.startswith("_")]
    assert " ".join(public) == "aside asked heard kind legal past ply seat seats title view world"
    assert seat.view.traders[1].pesos == -1


def test_worlds_of_a_seat_have_other_dice() -> None:
    """Nobody can look into the coming rolls by way of a world."""
    match = started(moves=3)
    world = match.determinize(0, Random(1))
    assert world.stream.seed != match.stream.seed


def test_a_cafe_of_ones_own_offers_its_uses_through_the_lawyer() -> None:
    """Options with particulars read back from their text."""
    s = layout_t(2, car=6)
    own(s, 0, "cafe")
    hold(s, 0, pesos=0, rum=1, cigars=1)
    match = play(match_from(s))
    assert "alonso_use cafe cigars rum" in texts(match)


def test_every_rule_of_every_ledger_has_a_test() -> None:
    """The suite fails when a rule has no test, or a test cites a rule that no ledger has."""
    cited = rules_with_tests(Path(__file__).parent.parent)
    for title in registry.titles():
        ledger = load_ledger(registry.title(title).folder / "ledger.toml")
        assert sorted(set(ledger.rules) - set(cited)) == []
        ours = [rule for rule in cited if rule.partition("-")[0] in ledger.prefixes]
        assert sorted(set(ours) - set(ledger.rules)) == []
