"""Endgames of each title in which the move that looks best loses: only the tree can find the one that wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import pytest

from karawela.bench.ours import compiled
from karawela.bots import Budget, Search, make_bot
from karawela.bots.lookahead import first_sight
from karawela.bots.results import results_of
from karawela.bots.sense import Sense
from karawela.bots.tree import Node, Path, back_up
from karawela.engine import Match, Seat, move_text, registry
from tests.bots.positions import (
    TITLES,
    TRAPS,
    Proof,
    after,
    rum_for_a_ship_that_leaves,
    the_last_shot,
    thought_out,
    with_sense,
)
from tests.games.treasure_map import table as treasure_map

ITERATIONS = 300
can_be_spoilt = pytest.mark.skipif(compiled(), reason="compiled code can't be changed from outside")
Results: TypeAlias = Callable[..., list[float]]


def upside_down(world: Match[Any], sense: Sense[Any], origin: float = 0.0) -> list[float]:
    """Whoever has won has lost."""
    return [1.0 - result for result in results_of(world, sense, origin)]


def all_the_same(world: Match[Any], sense: Sense[Any], origin: float = 0.0) -> list[float]:
    """Nobody ever wins or loses."""
    return [0.5] * world.seats


def play_out(match: Match[Any]) -> tuple[int, ...]:
    """Who wins when the search goes on for both."""
    while match.result is None:
        match.play(thought_out(match, ITERATIONS), match.to_move[0])
    return match.result.winners


@pytest.mark.parametrize("title", TITLES)
def test_a_trap_is_possible(title: str) -> None:
    match = TRAPS[title].lay()
    assert match.title.rules.invariants(match.state) == []


@pytest.mark.parametrize("title", TITLES)
def test_whoever_takes_another_move_has_lost(title: str) -> None:
    """All lines of this turn and the next: some moves can't lose, and after any other the rival is sure to win.

    Treasure Map goes on after that, without a map for the rival; in the others the game is over."""
    trap = TRAPS[title]
    match = trap.lay()
    (me,) = match.to_move
    mine, rivals = Proof(me, undecided=title == "treasure_map"), Proof(1 - me)
    for move in match.legal:
        assert mine.after(match, move) == (move_text(move) in trap.wins), move
        assert rivals.after(match, move) == (move_text(move) not in trap.wins), move


@pytest.mark.parametrize("title", TITLES)
def test_the_first_sight_is_taken_in(title: str) -> None:
    """A greedy player never finds the way out, whatever its luck; it is not even as good as the bait to its eyes."""
    trap = TRAPS[title]
    match = trap.lay()
    seat = Seat(match, match.to_move[0])
    for seed in range(8):
        assert move_text(make_bot("sailor", Random(seed)).choose(seat)) not in trap.wins
        sight = dict(zip(map(move_text, seat.legal), first_sight(seat, Random(seed)), strict=True))
        assert sight[trap.bait] == max(sight.values())
        assert max(sight[move] for move in trap.wins) < sight[trap.bait]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("title", TITLES)
def test_the_search_is_not(title: str, seed: int) -> None:
    trap = TRAPS[title]
    assert thought_out(trap.lay(), ITERATIONS, seed) in trap.wins


@pytest.mark.parametrize("title", TITLES)
def test_the_way_out_wins_and_the_bait_loses(title: str) -> None:
    """Played to the end by the search for both sides; so it also goes on rightly after the first move."""
    trap = TRAPS[title]
    match = trap.lay()
    (me,) = match.to_move
    assert play_out(after(match, thought_out(match, ITERATIONS))) == (me,)
    assert play_out(after(match, trap.bait)) == (1 - me,)


@can_be_spoilt
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("spoilt", [upside_down, all_the_same])
@pytest.mark.parametrize("title", TITLES)
def test_with_spoilt_results_the_search_is_lost(
    title: str, spoilt: Results, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes back up the tree decides, and not what a move looks like: or this file would prove nothing.

    Step by step, that is: whoever looks at whole moves sees Treasure Map's last shot at once."""
    trap = TRAPS[title]
    monkeypatch.setattr("karawela.bots.search.results_of", spoilt)
    plain: Sense[Any] = Sense()
    step_by_step = with_sense(trap.lay(), courses=plain.courses)
    assert thought_out(step_by_step, ITERATIONS, seed) not in trap.wins


def hoped(match: Match[Any]) -> float:
    """What the search expects of its best move."""
    seat = Seat(match, match.to_move[0])
    return Search(Random(1), Budget(ITERATIONS)).report(seat).thoughts[0].expected


@can_be_spoilt
def test_the_rival_is_expected_to_do_what_is_best_for_him(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what he does by habit, which would lose. Were he to play for the searching seat, all would look well."""
    match = rum_for_a_ship_that_leaves()
    assert thought_out(match, ITERATIONS) == "place_pawn church"
    assert Proof(0).after(match, "place_pawn church")
    assert Proof(1).after(match, "place_pawn distillery")
    lost = after(match, "place_pawn distillery")
    reply = make_bot("sailor", Random(1)).choose(Seat(after(lost, "use_building distillery 2"), 1))
    assert move_text(reply) == "move_car 1"
    assert Proof(0).after(after(lost, "use_building distillery 2"), reply)
    assert hoped(lost) < 0.25

    def back_up_for_one(root: Node, path: Path, results: Sequence[float]) -> None:
        back_up(root, path, [results[0]] * len(results))

    monkeypatch.setattr("karawela.bots.search.back_up", back_up_for_one)
    assert hoped(lost) > 0.75


def test_a_rival_on_el_dorado_is_shot_at() -> None:
    """Yellow lands there next to red's cannon: whoever does not fire now has lost, and that is worse than anything."""
    s = the_last_shot().state.copy()
    treasure_map.put(s, 0, "H8")
    match: Match[Any] = Match(registry.title("treasure_map"), 2, "last", state=s)
    for move in ("end_move", "step G10", "step H9", "step I8", "step I7"):
        match.play(move)
    assert thought_out(match, ITERATIONS) == "answer 1"
    assert move_text(make_bot("sailor", Random(1)).choose(Seat(match, 0))) == "answer 1"
