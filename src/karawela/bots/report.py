"""What a search has found: every option with its visits and expected result."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from karawela.bots.courses import Courses
from karawela.bots.sense import sense_of
from karawela.bots.tree import Node
from karawela.engine.ask import Move
from karawela.engine.match import Match
from karawela.engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Thought:
    """One option as the search sees it: how often it was tried, and the expected result, 0 (lost) to 1 (won)."""

    move: Move
    visits: int
    expected: float
    course: Move = ()
    """The child of the root that it stands for: the move itself, or the best of the courses that it can begin."""
    way: tuple[Move, ...] = ()
    """The steps of that course, if they begin with the move."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a search has found, the most visited option first."""

    thoughts: tuple[Thought, ...]
    iterations: int
    seconds: float
    node: Node
    courses: tuple[Thought, ...] = ()
    """Where there are courses, each of them by its first step; several may begin with the same one."""

    @property
    def best(self) -> Move:
        return self.thoughts[0].move

    def of(self, move: Move) -> Thought:
        return next(thought for thought in self.thoughts if thought.move == move)


def report_of(seat: Seat[Any], root: Node, iterations: int, seconds: float) -> Report:
    """What the tree says about the seat's options."""
    options, known = seat.legal, root.children
    courses = sense_of(seat.title).courses(seat.view, seat.seat, seat.kind) if len(options) > 1 else None
    if courses is None:
        thoughts = [_thought(move, known.get(move), move) for move in options]
        hints = {move: node.hint for move, node in known.items()}
        thoughts.sort(key=lambda each: (-each.visits, -each.expected, -hints.get(each.move, 0.0)))
        return Report(tuple(thoughts), iterations, seconds, root)
    ways = dict(zip(courses.goals, courses.ways, strict=True))
    best = ways[max(courses.goals, key=lambda goal: (known[goal].visits, known[goal].total, known[goal].hint))][0]
    world = seat.world(Random(0))
    thoughts = []
    for move in options:
        goals = [goal for goal in begun_by(world, seat.seat, move, courses) if goal in known]
        course = max(goals, key=lambda goal: (known[goal].visits, known[goal].total), default=())
        way = ways.get(course, ())
        thoughts.append(_thought(move, known.get(course), course, way if way[:1] == (move,) else ()))
    thoughts.sort(key=lambda each: (each.move != best, -each.visits, not each.way, -each.expected))
    whole = [_thought(way[0], known[goal], goal, way) for goal, way in ways.items()]
    whole.sort(key=lambda each: (-each.visits, -each.expected))
    return Report(tuple(thoughts), iterations, seconds, root, tuple(whole))


def begun_by(world: Match[Any], seat: int, move: Move, courses: Courses) -> list[Move]:
    """The goals that can still be reached after the move: also by other ways than the one that is listed."""
    goals = [goal for goal, way in zip(courses.goals, courses.ways, strict=True) if way[0] == move]
    after = world.clone()
    after.play(move, seat)
    if seat not in after.to_move:
        return goals
    later = sense_of(after.title).courses(after.state, seat, after.ask_of(seat).kind)
    return goals if later is None else [*goals, *later.goals]


def _thought(move: Move, node: Node | None, course: Move, way: tuple[Move, ...] = ()) -> Thought:
    if node is None or not node.visits:
        return Thought(move, 0, 0.0, course, way)
    return Thought(move, node.visits, min(1.0, max(0.0, node.mean)), course, way)
