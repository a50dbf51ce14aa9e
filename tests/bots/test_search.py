"""The tree search: what it reports, that it is reproducible, and what it is built of."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from karawela.bots import Budget, Search
from karawela.bots.habits import MANY, Habits, likelihoods, one_step_ahead
from karawela.bots.results import chances_of, margins_of, over_turns, results_of, won
from karawela.bots.sense import sense_of
from karawela.bots.tree import WIDE, WITHIN, Node, back_up
from karawela.engine import Match, Result, Seat, registry
from tests.bots.positions import TITLES, middle, with_sense


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_and_iterations_give_equal_reports(title: str) -> None:
    """Every option's visits and expected result, not only the best; where something is hidden, another seed looks at
    other worlds."""
    match = middle(title)
    seat = Seat(match, match.to_move[0])
    reports = [Search(Random(seed), Budget(48)).report(seat) for seed in (3, 3, 4)]
    assert reports[0].thoughts == reports[1].thoughts
    assert reports[0].thoughts != reports[2].thoughts or title == "conquest"


@pytest.mark.parametrize("title", TITLES)
def test_a_report_speaks_of_every_option(title: str) -> None:
    """Each once, the most visited first; the visits, of courses where there are some, are the iterations; expectations
    are chances."""
    match = middle(title)
    seat = Seat(match, match.to_move[0])
    report = Search(Random(1), Budget(40)).report(seat)
    assert sorted(thought.move for thought in report.thoughts) == sorted(seat.legal)
    visits = [thought.visits for thought in report.thoughts]
    assert visits == sorted(visits, reverse=True)
    assert sum(thought.visits for thought in report.courses or report.thoughts) == report.iterations
    assert 0 < report.iterations <= 40
    assert all(0.0 <= thought.expected <= 1.0 for thought in report.thoughts)
    assert report.best == report.thoughts[0].move


def test_searching_changes_nothing_at_the_table() -> None:
    """The match is where it was, with the same dice to come."""
    match = middle("treasure_map")
    twin = match.clone()
    Search(Random(1), Budget(30)).report(Seat(match, match.to_move[0]))
    assert match.state == twin.state
    match.choose(0)
    twin.choose(0)
    assert match.state == twin.state


def test_a_forced_answer_costs_nothing() -> None:
    """A question with one option (a window to react) is answered without a single iteration."""
    rng = Random(2)
    match: Match[Any] = Match(registry.title("treasure_map"), 2, "forced")
    while len(match.legal) > 1:
        match.choose(int(rng.random() * len(match.legal)))
    report = Search(Random(1), Budget(50)).report(Seat(match, match.to_move[0]))
    assert report.iterations == 0
    assert report.best == match.legal[0]


def test_an_obvious_choice_is_made_early() -> None:
    """When no other option can catch up any more, the rest of the budget is left."""
    match = middle("santiago")
    report = Search(Random(1), Budget(400)).report(Seat(match, match.to_move[0]))
    first, second = (thought.visits for thought in report.thoughts[:2])
    assert report.iterations == 400 or first - second > 400 - report.iterations or first > 20 * second


def test_many_options_are_tried_little_by_little_and_the_likely_ones_first() -> None:
    """A node of n visits has looked at no more than WIDE times the root of n; in the end everything is tried."""
    options = [("go", number) for number in range(100)]
    worth = [float(number % 7) for number in range(100)]
    node = Node()
    node.grow(options, worth, 1000.0)
    tried: list[float] = []
    for visit in range(1, 1500):
        picked = node.pick(options, 0.5)
        assert picked is not None
        index, child = picked
        if not child.visits:
            tried.append(worth[index])
        back_up(node, [(node, child, 0)], [0.5])
        assert len(tried) <= WIDE * visit**0.5 + 1
    assert tried[:8] == [6.0] * 8
    assert len(tried) == 100


def test_where_nothing_likely_is_possible_the_likeliest_of_the_rest_is_tried() -> None:
    """In another world than the one that the order comes from; never the node itself."""
    node = Node()
    node.grow([("go", number) for number in range(20)], [float(20 - number) for number in range(20)], 1000.0)
    picked = node.pick([("go", 12), ("go", 9), ("go", 15)], 0.5, 1.0)
    assert picked is not None
    index, child = picked
    assert index == 1 and child is node.children["go", 9]


def test_further_down_fewer_are_tried() -> None:
    """By the title's breadth and the root of the visits: only the likely ones as long as visits are few."""
    match = middle("maracaibo", 30)
    root = Search(Random(4), Budget(600)).report(Seat(match, match.to_move[0])).node
    breadth = sense_of(match.title).breadth
    assert breadth < WIDE
    narrow, left = 0, list(root.children.values())
    while left:
        node = left.pop()
        left += node.children.values()
        moves = [child for move, child in node.children.items() if move[0] != WITHIN]
        tried = sum(child.visits > 0 for child in moves)
        assert tried <= breadth * math.sqrt(node.visits + 1) + 1
        narrow += 1 < tried < len(moves)
    assert narrow > 3


def test_the_option_that_brings_more_is_visited_more() -> None:
    """Whoever moves takes what was best for that seat."""
    options = [("left",), ("right",)]
    node = Node()
    node.grow(options, [5.0, 1.0], 20.0)
    assert node.children["left",].hint > 0 > node.children["right",].hint
    for _ in range(300):
        picked = node.pick(options, 0.2)
        assert picked is not None
        back_up(node, [(node, picked[1], 1)], [0.0, 0.3 if picked[0] == 0 else 0.6])
    assert node.children["right",].visits > 5 * node.children["left",].visits


def test_habits_are_the_best_single_steps() -> None:
    """The habitual answer is the one with the greatest worth one step ahead, and the likeliest."""
    match = middle("santiago")
    world = match.determinize(match.to_move[0], Random(1))
    ask = world.ask_of()
    sense = sense_of(match.title)
    habits = Habits(sense)
    worth = one_step_ahead(world, sense.value, ask.seat, ask.options)
    assert len(ask.options) <= MANY
    choice = habits.choice(world, ask)
    assert worth[choice] == max(worth)
    known = habits.worth(world, ask)
    assert known[choice] == max(known)
    assert sum(known) == pytest.approx(0.0)
    assert len(habits) == 1


def test_where_options_are_many_each_move_has_its_own_habit() -> None:
    """The next question shares most of its moves with this one, and only the new ones are looked into."""
    match = middle("conquest")
    while len(match.legal) <= MANY + 4:
        match.choose(0)
    world = match.determinize(match.to_move[0], Random(1))
    sense = sense_of(match.title)
    ask, habits = world.ask_of(), Habits(sense)
    choice = habits.choice(world, ask)
    worth = one_step_ahead(world, sense.value, ask.seat, ask.options)
    assert worth[choice] >= sorted(worth)[len(worth) // 2]
    assert len(habits) == len(ask.options)
    habits.worth(world, ask)
    assert len(habits) == len(ask.options)


def test_likelihoods_leave_everything_a_chance() -> None:
    """Even the worst option keeps a part of an even share."""
    likely = likelihoods([0.0, 1.0, 50.0])
    assert likely == sorted(likely)
    assert min(likely) > 0.05
    assert sum(likely) == pytest.approx(1.0)
    assert likelihoods([2.0, 2.0]) == [0.5, 0.5]


def test_margins_and_victories() -> None:
    """A lead is measured by the best of the others; a shared victory is a part of one."""
    assert margins_of([10, 4, 7]) == [3, -6, -3]
    assert margins_of([5, 5]) == [0, 0]
    first, second = won(Result.by_rank((30, 20)), 20.0)
    assert first > 0.95
    assert second < 0.05
    assert won(Result.by_rank((30, 30)), 20.0) == pytest.approx([0.5, 0.5])
    assert won(Result.by_rank((60, 20)), 20.0)[0] > first


def test_among_three_a_victory_is_shared_by_likelihood() -> None:
    """The leader is likeliest, and what one loses the others gain: most of it the one who was ahead of them."""
    even = chances_of([7.0, 7.0, 7.0, 7.0], 8.0)
    assert even == pytest.approx([0.25] * 4)
    before = chances_of([30.0, 20.0, 10.0], 10.0)
    assert before[0] / before[1] == pytest.approx(math.e)
    robbed_leader, robbed_last = chances_of([20.0, 20.0, 10.0], 10.0), chances_of([30.0, 20.0, 0.0], 10.0)
    assert robbed_leader[1] > robbed_last[1] > before[1]


def test_among_three_results_add_up() -> None:
    """Before the end nobody has won, and nobody has lost."""
    match = middle("treasure_map", 8, seats=4)
    stood = results_of(match, sense_of(match.title))
    assert sum(stood) == pytest.approx(4 * 0.02 + 0.96)
    worth = [sense_of(match.title).value(match.state, seat) for seat in range(4)]
    assert sorted(range(4), key=stood.__getitem__) == sorted(range(4), key=worth.__getitem__)
    assert min(stood) >= 0.02


def test_one_who_plays_alone_is_measured_from_where_the_search_began() -> None:
    """Better than there is more than a half."""
    match = middle("treasure_map", 8, seats=1)
    sense = sense_of(match.title)
    worth = sense.value(match.state, 0)
    assert results_of(match, sense, worth) == [0.5]
    assert results_of(match, sense, worth - 50.0)[0] > 0.5 > results_of(match, sense, worth + 50.0)[0]


def test_a_long_look_weighs_every_turn_from_the_near_horizon_on() -> None:
    """Alike; a game that has ended stands for all turns that would have followed."""
    assert over_turns([], [0.3, 0.7], 1) == [0.3, 0.7]
    assert over_turns([[0.2, 0.8], [0.4, 0.6]], [0.9, 0.1], 3) == pytest.approx([0.5, 0.5])
    assert over_turns([[0.2, 0.8]], [1.0, 0.0], 4) == pytest.approx([0.8, 0.2])
    assert over_turns([], [1.0, 0.0], 5) == [1.0, 0.0]


@pytest.mark.parametrize(
    ("title", "sight", "glimpses"), [("treasure_map", 2, 4), ("treasure_map", 1, 0), ("santiago", 2, 0)]
)
def test_only_a_search_with_much_time_takes_glimpses(title: str, sight: int, glimpses: int) -> None:
    """In Treasure Map an admiral looks six turns ahead, and judges after the second and each one that follows; in
    Santiago only the last turn counts."""
    match = middle(title)
    search = Search(Random(1), Budget(4, sight=sight))
    search.report(Seat(match, match.to_move[0]))
    assert len(search.glimpses) == glimpses
    assert all(sum(each) == pytest.approx(1.0) for each in search.glimpses)


def test_what_stood_on_the_way_counts() -> None:
    """With glimpses the same iterations come to other expectations than by the last turn alone."""
    match = middle("treasure_map")
    assert sense_of(match.title).gradual
    reports = [
        Search(Random(1), Budget(24, sight=2)).report(Seat(each, each.to_move[0]))
        for each in (match, with_sense(match, gradual=False))
    ]
    spread = [max(one.expected for one in report.thoughts if one.visits) for report in reports]
    assert spread[0] != spread[1]
