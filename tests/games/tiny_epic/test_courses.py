"""Courses: wheel and ship, which a search weighs as one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from karawela.bots import Budget, Search
from karawela.bots.sense import sense_of
from karawela.engine import Match, Seat
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.bot.charts import reached
from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.games.tiny_epic.state import NOWHERE, SAIL, TinyEpic
from tests.games.tiny_epic.table import dealt, hands, match_from, stand, to_sail


def questions(kind: str, seed: str, most: int, **options: object) -> Iterator[Match[TinyEpic]]:
    """Positions of a random game in which that is asked of whoever's turn it is."""
    match = Match(TITLE, 2, seed, options)
    random, found = Random(seed), 0
    while not match.over and found < most:
        ask = match.ask_of()
        if ask.kind == kind and ask.seat == match.state.active and random.random() < 0.1:
            found += 1
            yield match.clone()
        match.choose(int(random.random() * len(match.legal)))


@pytest.mark.parametrize(("kind", "amdiak"), [("command", False), ("sail", False), ("command", True), ("sail", True)])
def test_a_course_leads_where_it_says(kind: str, amdiak: bool) -> None:
    """Answer by answer as the rules allow; at its end the captain stands on the order, the ship lies at the card."""
    followed = 0
    for match in questions(kind, f"courses {kind}", 40, amdiak=amdiak):
        seat = match.to_move[0]
        courses = sense_of(TITLE).courses(match.state, seat, kind)
        if courses is None:
            assert match.state.phase > SAIL
            continue
        assert courses.worth == sorted(courses.worth, reverse=True)
        assert len(set(courses.goals)) == len(courses.goals)
        for goal, way in zip(courses.goals, courses.ways, strict=True):
            twin, left = match.clone(), list(way)
            assert way[0] in twin.legal
            while left and left[0] in twin.legal:
                twin.play(left.pop(0), seat)
                if not twin.over and twin.ask_of().kind == "jostle":
                    twin.choose(0)
            assert not left
            s = twin.state
            if s.active != seat or s.phase <= SAIL:
                continue  # there was nothing left to ask in this turn
            assert goal == ("course", ORDERS[s.order()], s.box.map_ids[s.grid[s.pirates[seat].cell]])
            followed += 1
    assert followed > 40


def test_every_order_that_can_be_reached_has_a_course() -> None:
    """From space 0 with two deckhands at hand: three orders, and no fourth."""
    s = dealt()
    hands(s, 0, rigging=1, extort=1)
    match = match_from(s)
    courses = sense_of(TITLE).courses(match.state, 0, "command")
    assert courses is not None
    assert {goal[1] for goal in courses.goals} == {"plunder", "trade", "crew_up"}


def test_there_are_no_courses_besides() -> None:
    """Other questions are whole by themselves."""
    match = match_from(dealt())
    assert sense_of(TITLE).courses(match.state, 0, "order") is None
    assert sense_of(TITLE).courses(match.state, 1, "command") is None


# ------------------------------------------------------------------ ways


def by_the_rules(s: TinyEpic, cards: int) -> set[str]:
    """Where the first seat's ship can be after so many cards, tried step by step."""
    start = match_from(to_sail(s, 0, "plunder", cards))
    found, edge = set(), [start]
    while edge:
        match = edge.pop()
        found.add(match.state.box.map_ids[match.state.grid[match.state.pirates[0].cell]])
        for move in match.legal:
            if move[0] == "sail_to" and match.state.phase == SAIL:
                twin = match.clone()
                twin.play(move)
                while not twin.over and twin.ask_of().kind == "jostle":
                    twin.choose(0)
                if twin.ask_of().kind == "sail":
                    edge.append(twin)
                else:
                    found.add(twin.state.box.map_ids[twin.state.grid[twin.state.pirates[0].cell]])
    return found


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_ship_gets_where_the_rules_let_her(cards: int) -> None:
    """Every card within reach, and no other."""
    s = dealt()
    stand(s, 0, "m06")
    ids = s.box.map_ids
    ways = reached(s.columns, s.storms, s.pirates[0].cell, cards, NOWHERE, True)
    assert {ids[s.grid[way.cell]] for way in ways} == by_the_rules(s, cards)


def test_storms_are_sailed_round() -> None:
    """A way of three cards without a storm is better than one card into it; with one card there is no other way."""
    s = dealt()
    here = s.pirates[0].cell
    there = next(iter(s.sea.edge[here]))
    storms = [0] * len(s.storms)
    storms[here] = s.sea.edge[here][there]
    storms[there] = s.sea.edge[there][here]
    near = {way.cell: way for way in reached(s.columns, tuple(storms), here, 1, NOWHERE, True)}
    far = {way.cell: way for way in reached(s.columns, tuple(storms), here, 3, NOWHERE, True)}
    assert near[there].storms == 1
    assert far[there].storms == 0
    assert len(far[there].way) == 3
    assert there not in {way.cell for way in reached(s.columns, tuple(storms), here, 1, NOWHERE, False)}


def test_a_cube_of_the_ghost_ship_lies_on_the_way() -> None:
    """With cards to spare the ship passes by her; one that starts on her card comes back for it."""
    s = dealt(amdiak=True)
    ways = {way.cell: way for way in reached(s.columns, (0,) * 20, 0, 2, 1, True)}
    assert ways[6].steals and ways[6].way == (1, 6)
    assert not ways[5].steals or ways[5].way == (1, 0)
    assert reached(s.columns, (0,) * 20, 1, 2, 1, True)[1].steals


def test_a_search_weighs_courses() -> None:
    """Every iteration goes to one of them, and the best begins with a legal answer."""
    match = match_from(dealt())
    match = Match(TITLE, 2, "search", state=match.state)
    report = Search(Random(1), Budget(40)).report(Seat(match, 0))
    assert report.best in match.legal
    assert sum(node.visits for node in report.node.children.values()) == report.iterations
