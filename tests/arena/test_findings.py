"""Findings count what the games were."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.arena import Pairing, Played, Results, plan_of
from karawela.arena.plan import Plan
from karawela.arena.report.findings import Findings, findings_of
from karawela.arena.takings import Take

PLAN = plan_of("santiago", ("greedy", "random"), 2, 4, "f", ({}, {"open_holdings": "yes"}))


def made(number: int, scores: tuple[int, int], *taken: tuple[int, str]) -> Played:
    """A game of the plan that ended so."""
    pairing = list(PLAN.pairings())[number]
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    wins = tuple((rank == 1) / ranks.count(1) for rank in ranks)
    takings = tuple(Take(seat, "enter", thing, 2, 1) for seat, thing in sorted(taken))
    return Played(pairing, scores, ranks, wins, (10, 20), (0.1, 0.2), False, takings)


def found_in(tmp_path: Path, *games: Played, plan: Plan = PLAN, usual: bool = False) -> Findings:
    with Results(tmp_path / "f.sqlite", plan) as results:
        for played in games:
            results.add(played)
        return findings_of(results, usual)


def test_wins_pairs_and_seats_are_counted_by_who_sat_where(tmp_path: Path) -> None:
    """Greedy sits first in game 0 and second in game 1; a tie is half a victory for both."""
    found = found_in(tmp_path, made(0, (30, 20)), made(1, (10, 40)), made(4, (25, 25)))
    greedy, random = found.entrants["greedy"], found.entrants["random"]
    assert [pairing.bots[0] for pairing in PLAN.pairings()][:5] == ["greedy", "random", "greedy", "random", "random"]
    assert len(greedy.won) == 3
    assert greedy.won.rate == pytest.approx(2.5 / 3)
    assert random.won.rate == pytest.approx(0.5 / 3)
    assert [seat.rate for seat in found.seats] == pytest.approx([0.5, 0.5])
    assert found.pairs["greedy", "random"].rate == pytest.approx(2.5 / 3)
    assert found.duels == {
        0: {("greedy", "random"): 2.0, ("random", "greedy"): 0.0},
        1: {("greedy", "random"): 0.5, ("random", "greedy"): 0.5},
    }
    assert sorted(greedy.scores.values) == [25, 30, 40]
    assert found.margins == [10, 30, 0]
    assert greedy.pace == pytest.approx((0.1 + 0.2 + 0.2) / (10 + 20 + 20))


def test_options_are_compared_in_the_same_deals(tmp_path: Path) -> None:
    """Game 2 is deal 0 under the second set; a deal that only one set has is left out."""
    games = (made(0, (30, 20)), made(2, (35, 25)), made(4, (90, 90)))
    found = found_in(tmp_path, *games)
    assert found.change(1, "scores").value == pytest.approx(5.0)
    assert found.change(1, "margins").value == pytest.approx(0.0)
    assert found.variants[1].games == 1


def test_usual_findings_leave_other_options_out(tmp_path: Path) -> None:
    """But they still tell what the options change."""
    found = found_in(tmp_path, made(0, (30, 20)), made(2, (35, 25)), usual=True)
    assert found.games == 1
    assert found.change(1, "scores").value == pytest.approx(5.0)


def test_a_thing_is_measured_against_what_its_takers_win_anyway(tmp_path: Path) -> None:
    """Greedy wins three of four games, random one. Whoever took the bank won half of the time: that is less than one
    expects of greedy and more than one expects of random."""
    games = (
        made(0, (30, 20), (0, "bank"), (1, "bank")),
        made(1, (20, 30), (1, "church")),
        made(4, (10, 20), (1, "church")),
        made(5, (10, 20)),
    )
    found = found_in(tmp_path, *games)
    assert found.entrants["greedy"].won.rate == 0.75
    bank, church = found.things["enter", "bank"], found.things["enter", "church"]
    assert (bank.taken, bank.offered, bank.appetite) == (2, 4, 0.5)
    assert bank.won.rate == 0.5
    assert bank.lift.value == pytest.approx(((1 - 0.75) + (0 - 0.25)) / 2)
    assert church.lift.value == pytest.approx(1 - 0.75)
    assert [thing.thing for thing in found.things_of("enter")] == ["church", "bank"]


def test_company_takes_part_in_ranks_but_not_in_rows(tmp_path: Path) -> None:
    """Beaten by Redbeard is not won."""
    plan = plan_of("maracaibo", ("random",), 1, 1, "f")
    lost = Played(Pairing(0, 0, 0, ("random",)), (50, 90), (2, 1), (0.0, 1.0), (10,), (0.1,), False, ())
    found = found_in(tmp_path, lost, plan=plan)
    assert found.entrants["random"].won.rate == 0.0
    assert found.margins == [40]
    assert not found.pairs
