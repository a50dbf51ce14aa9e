"""One game: determined by its plan, counted by one rule for all titles."""

from __future__ import annotations

from random import Random

import pytest

from karawela.arena import Pairing, plan_of, play
from karawela.arena.play import Stopped
from karawela.bots import make_bot
from karawela.engine import Match, Seat, Stream, registry
from tests.arena.samples import outcome, quick, random_only

TITLES = registry.titles()


def test_a_game_depends_on_its_plan_alone() -> None:
    """Twice the same, and another deal is another game."""
    plan = quick()
    first, other = Pairing(0, 0, 0, ("greedy", "random")), Pairing(0, 1, 0, ("greedy", "random"))
    assert outcome(play(plan, first)) == outcome(play(plan, first))
    assert play(plan, first).scores != play(plan, other).scores


def test_rotations_of_a_deal_have_the_same_dice() -> None:
    """The start of a game, before anybody chooses, is the same for all who play the deal."""
    plan = quick()
    one, other = (pairing for pairing in plan.pairings() if pairing.deal == 0)
    assert one.bots == other.bots[::-1]
    title = registry.title("santiago")
    starts = [Match(title, 2, plan.seed_of(pairing.deal)).state for pairing in (one, other)]
    assert starts[0] == starts[1]


@pytest.mark.parametrize("title", TITLES)
def test_what_is_counted_was_taken(title: str) -> None:
    """Replayed by hand: every counted thing is a component, every heading has words, offers are no fewer than takes
    wherever moves take."""
    game = registry.title(title)
    plan = random_only(title, 3)
    kinds = {taking.kind: taking for taking in game.takings}
    names = game.names()
    seen: set[str] = set()
    for pairing in plan.pairings():
        for take in play(plan, pairing).takings:
            assert take.thing in names
            assert 0 <= take.seat < plan.players
            seen.add(take.kind)
            if kinds[take.kind].moves or kinds[take.kind].passed:
                assert take.taken <= take.offered
    assert seen
    assert seen <= set(kinds)


def test_moves_are_counted_as_the_record_has_them() -> None:
    """Santiago: the buildings entered are those of the moves, seat by seat."""
    plan = random_only("santiago", 1)
    (pairing,) = plan.pairings()
    played = play(plan, pairing)
    seed = plan.seed_of(0)
    match = Match(registry.title("santiago"), 2, seed)
    bots = [make_bot("random", Random(Stream(seed, f"bot {seat}").word(0))) for seat in range(2)]
    entered: dict[tuple[int, str], int] = {}
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(Seat(match, seat)), seat)
    for line in match.record.lines:
        if line.seat is not None and line.text.startswith("place_pawn "):
            key = (line.seat, line.text.split()[1])
            entered[key] = entered.get(key, 0) + 1
    counted = {(take.seat, take.thing): take.taken for take in played.takings if take.kind == "enter" and take.taken}
    assert counted == entered
    assert match.result is not None
    assert played.scores == match.result.scores


def test_a_bought_card_is_counted_though_its_move_does_not_name_it() -> None:
    """Maracaibo: `card_buy` names nothing; the event does, and passing a card by is an offer."""
    plan = random_only("maracaibo", 6)
    cards = [take for one in plan.pairings() for take in play(plan, one).takings if take.kind == "card"]
    assert any(take.taken for take in cards)
    assert any(take.offered > take.taken for take in cards)


def test_company_has_a_score_but_no_takings() -> None:
    """Redbeard is ranked beside the only captain."""
    plan = plan_of("maracaibo", ("random",), 1, 1, "test")
    played = play(plan, next(plan.pairings()))
    assert len(played.scores) == len(played.ranks) == 2
    assert len(played.choices) == 1
    assert {take.seat for take in played.takings} <= {0}


def test_an_unwanted_game_is_broken_off() -> None:
    """Between two choices, whenever nobody wants it any more."""
    plan = quick()
    left = iter([True] * 5)
    with pytest.raises(Stopped):
        play(plan, next(plan.pairings()), wanted=lambda: next(left, False))
