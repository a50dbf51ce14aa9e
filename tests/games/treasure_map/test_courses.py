"""Courses: whole moves that a search weighs as one."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import Budget, Search
from karawela.bots.sense import sense_of
from karawela.engine import Match, Move, Seat
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.bot.helm import field_of
from karawela.games.treasure_map.rules.routes import Route, routes
from karawela.games.treasure_map.state import TreasureMap
from tests.games.treasure_map.table import BOARD, match_from, put, sq, table
from tests.games.treasure_map.test_helm import ends_by_the_rules, is_asked_to_move, moves


def routes_of(s: TreasureMap, seat: int) -> tuple[Route, ...]:
    captain = s.captains[seat]
    coins = tuple(sorted(s.coins.items()))
    return routes(s.sea, captain.ship, captain.crew, s.steps, tuple(s.drifted), coins)


def sailed(match: Match[TreasureMap], way: tuple[Move, ...]) -> Match[TreasureMap]:
    """Before the move ends, if it does not end by itself: all but the last answer given. Each must be legal."""
    twin = match.clone()
    seat = twin.to_move[0]
    for move in way[:-1]:
        assert move in twin.legal
        twin.play(move, seat)
    return twin


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_there_is_a_route_to_every_square_that_the_rules_allow(seed: str) -> None:
    """One for each square where the crew can end, and none to another."""
    for match in moves(seed, 4):
        seat = match.to_move[0]
        found = [route.crew for route in routes_of(match.state, seat)]
        assert len(found) == len(set(found))
        assert set(found) == {crew for _, crew in ends_by_the_rules(match)}


@pytest.mark.parametrize("seed", ["four", "five"])
def test_a_course_leads_where_it_says(seed: str) -> None:
    """Step by step as the rules allow it; its gold lies on the way; the best at first sight comes first."""
    followed = 0
    for match in moves(seed, 6):
        s, seat = match.state, match.to_move[0]
        courses = sense_of(TITLE).courses(s, seat, "move")
        if courses is None:
            continue
        assert courses.worth == sorted(courses.worth, reverse=True)
        known = {route.crew: route for route in routes_of(s, seat)}
        field = field_of(s, seat, s.captains[seat], s.sea)
        for goal, way, worth in zip(courses.goals, courses.ways, courses.worth, strict=True):
            route = known[int(goal[1])]
            assert way[-1] == ("end_move",) and len(way) == len(route.squares) + 1
            twin = sailed(match, way)
            if len(way) > 1 and not is_asked_to_move(twin, seat):
                continue
            after = twin.state.captains[seat]
            assert (after.ship, after.crew) == (route.ship, route.crew)
            assert after.gold - s.captains[seat].gold == route.gold
            assert worth == pytest.approx(field.at(route.ship, route.crew) + 0.22 * route.gold)
            followed += 1
    assert followed > 20


def test_of_two_ways_the_one_with_coins_is_taken() -> None:
    """From J5 two squares on, by the square where gold lies; but not by a detour that leaves the goal out of reach."""
    s = table("red", "yellow")
    put(s, 0, "J5")
    put(s, 1, "D3")
    before = {route.crew: route for route in routes_of(s, 0)}
    goal = next(route for route in before.values() if len(route.squares) == 2 and route.ship == route.crew)
    others = [
        there
        for there in BOARD.sea_around[sq("J5")]
        if goal.crew in BOARD.sea_around[there] and there != goal.squares[0]
    ]
    s.coins = {others[0]: 3}
    by_coins = goal._replace(squares=(others[0], goal.crew), gold=3)
    assert {route.crew: route for route in routes_of(s, 0)}[goal.crew] == by_coins


def test_there_are_no_courses_besides_moving() -> None:
    """Other questions are whole by themselves; whoever is marooned has to think about the raft."""
    s = table("red", "yellow")
    put(s, 0, "J5")
    put(s, 1, "D3")
    assert sense_of(TITLE).courses(s, 0, "act") is None
    assert sense_of(TITLE).courses(s, 0, "move") is not None
    put(s, 0, "J5", crew="I7")
    assert sense_of(TITLE).courses(s, 0, "move") is None


def test_steps_that_lead_to_the_same_square_are_thought_equal() -> None:
    """Every option is told by the best course that it can still begin, also where the listed way begins elsewhere."""
    s = table("red", "yellow")
    put(s, 0, "J5")
    put(s, 1, "D3")
    match = match_from(s)
    report = Search(Random(1), Budget(80)).report(Seat(match, 0))
    assert report.thoughts[0].way[0] == report.best
    assert sum(node.visits for node in report.node.children.values()) == report.iterations
    first = report.thoughts[0]
    assert first.course == max(report.node.children, key=lambda goal: report.node.children[goal].visits)
    for thought in report.thoughts:
        if thought.visits:
            node = report.node.children[thought.course]
            assert thought.visits == node.visits
            assert thought.expected == pytest.approx(node.mean)
    assert report.courses[0] == first
    assert len({thought.course for thought in report.courses}) == len(report.courses)
    assert sum(thought.visits for thought in report.courses) == report.iterations
    equals = [thought for thought in report.thoughts if thought.course == first.course]
    twin = match.clone()
    for other in equals[1:]:
        twin = match.clone()
        twin.play(other.move, 0)
        later = sense_of(TITLE).courses(twin.state, 0, "move")
        assert later is not None and first.course in later.goals
    assert {thought.move for thought in report.thoughts} == set(match.legal)
