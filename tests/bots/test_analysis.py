"""A finished game looked at again: fair, repeatable, and it finds the blunders."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.bots import Budget, Search, make_bot
from karawela.bots.analysis import (
    AGAIN,
    HEARD,
    LONGER,
    Judgement,
    Task,
    analyse,
    analysis,
    costliest,
    decisions,
    heard,
    judge,
    judge_all,
)
from karawela.bots.lookahead import first_sight
from karawela.engine import Match, Seat, registry
from karawela.engine.log import CHANCE, FORCED
from karawela.engine.stored import earlier
from tests.bots.positions import TITLES, middle

QUICK = Budget(iterations=24)


def finished(title: str, *bots: str, **options: object) -> Match[Any]:
    """A game between these bots, to its end."""
    game = registry.title(title)
    match: Match[Any] = Match(game, len(bots), f"analysed {title}", {**game.short, **options})
    players = [make_bot(bot, Random(number)) for number, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)
    return match


@pytest.fixture(scope="module")
def over() -> Match[Any]:
    return finished("santiago", "sailor", "random", turn_limit=16)


@pytest.fixture(scope="module")
def judged(over: Match[Any]) -> list[Judgement]:
    return analyse(over, QUICK, "first")


def test_every_decision_with_a_choice_is_judged_once(over: Match[Any], judged: list[Judgement]) -> None:
    """Each judgement is about what was chosen there; nothing that chance or a forced step did is judged."""
    entries = over.entries()
    expected = [ply for ply in decisions(entries) if len(earlier(over, ply).ask_of(entries[ply][0]).options) > 1]
    assert [each.ply for each in judged] == expected
    assert len(judged) > 20
    for each in judged:
        seat, move, _, flags = entries[each.ply]
        assert seat == each.seat != CHANCE and not flags & FORCED
        assert " ".join(str(word) for word in move) == each.chosen
        assert 0 <= each.cost <= each.expected <= 1
        assert (each.cost == 0) or each.best != each.chosen
        assert len(each.stood) == over.seats and all(0 <= share <= 1 for share in each.stood)


def test_blunders_cost_more_than_good_choices(over: Match[Any], judged: list[Judgement]) -> None:
    """At the same questions, the choice that looks worst costs several times as much as the one that looks best."""
    good = bad = 0.0
    for each in judged[:16]:
        match = earlier(over, each.ply)
        seat = Seat(match, each.seat)
        worth = first_sight(seat, Random(3))
        best, worst = (seat.legal[worth.index(pick(worth))] for pick in (max, min))
        for move in (best, worst):
            found = judge(match, (each.seat, move, "", 0), QUICK, Random(4))
            assert found is not None
            good, bad = (good + found.cost, bad) if move == best else (good, bad + found.cost)
    assert bad > 3 * good


def test_equal_seeds_and_iterations_give_equal_judgements(over: Match[Any], judged: list[Judgement]) -> None:
    """Another seed gives other estimates, so equality means something."""
    plies = tuple(each.ply for each in judged[5:9])
    again = [judge_all(over, Task(plies, QUICK, 0.0), seed) for seed in ("a", "a", "b")]
    assert again[0] == again[1] != again[2]


@pytest.mark.parametrize("title", TITLES)
def test_what_the_mover_could_not_know_changes_no_judgement(title: str) -> None:
    """In another world that looks the same to whoever decides, every choice costs the same."""
    match = middle(title, 30)
    seat = match.to_move[0]
    ask = match.ask_of(seat)
    rng = Random(5)
    worlds = [match.determinize(seat, rng) for _ in range(3)]
    for move in (ask.options[0], ask.options[-1]):
        entry = (seat, move, ask.kind, 0)
        told = {about(judge(world, entry, QUICK, Random(1))) for world in (match, *worlds)}
        assert len(told) == 1


def about(judgement: Judgement | None) -> tuple[object, ...]:
    """A judgement without how all stood, which is told with all cards open."""
    assert judgement is not None
    return judgement.ply, judgement.seat, judgement.chosen, judgement.best, judgement.expected, judgement.cost


def test_the_costliest_are_looked_at_again_for_longer(over: Match[Any]) -> None:
    """Every decision comes once, then so many of each seat, alone and for longer; what is done is told on the way."""
    entries = over.entries()
    work = analysis(entries, QUICK)
    tasks: list[Task] = []
    found: list[Judgement] = []
    try:
        tasks.append(next(work))
        while True:
            tasks.append(work.send([made_up(ply, entries[ply][0]) for ply in tasks[-1].plies]))
    except StopIteration as end:
        found = end.value
    first = [each for each in tasks if each.budget == QUICK]
    again = tasks[len(first) :]
    assert [ply for each in first for ply in each.plies] == decisions(entries)
    assert {each.budget.iterations for each in again} == {QUICK.iterations * LONGER}
    assert [len(each.plies) for each in again] == [1] * AGAIN * 2
    for seat in (0, 1):
        latest = [ply for ply in decisions(entries) if entries[ply][0] == seat][-AGAIN:]
        assert sorted(ply for each in again for ply in each.plies if entries[ply][0] == seat) == latest
    done = [each.done for each in tasks]
    assert done[0] == 0 and done == sorted(done) and done[-1] < 1
    assert [each.ply for each in found] == decisions(entries)


def made_up(ply: int, seat: int) -> Judgement:
    """A judgement by which later decisions cost more."""
    return Judgement(ply, seat, "this", "that", 0.9, 0.02 + ply / 1000, 10, (0.5, 0.5))


def test_what_costs_nothing_worth_speaking_of_is_not_listed() -> None:
    """The costliest come first; of equal ones the earlier."""
    costs = [0.004, 0.3, 0.0, 0.1, 0.3]
    judged = [Judgement(ply, 0, "a", "b", 0.5, cost, 9, (0.5, 0.5)) for ply, cost in enumerate(costs)]
    assert [each.ply for each in costliest(judged, 0)] == [1, 4, 3]
    assert costliest(judged, 1) == []


def test_a_choice_that_the_search_would_hardly_try_is_heard() -> None:
    """The cost of the worst of many options rests on more tries of it than the search alone would have made."""
    match = middle("santiago", 12)
    seat = match.to_move[0]
    budget = Budget(iterations=96)
    costs = {move: judge(match, (seat, move, "", 0), budget, Random(2)) for move in match.legal}
    assert len(costs) > 3
    known = [each for each in costs.values() if each is not None]
    assert len(known) == len(costs)
    assert max(each.cost for each in known) > 0
    alone = Search(Random(2), budget).report(Seat(match, seat))
    ignored = [thought.move for thought in alone.thoughts if thought.visits < HEARD]
    assert len(ignored) >= 2
    for move in ignored:
        assert heard(Search(Random(2), budget), Seat(match, seat), move).of(move).visits >= HEARD
