"""Information-set Monte Carlo tree search: one tree over what the seat can tell apart, through many worlds it can't.

Every iteration deals the unknown again (`Seat.world`), walks down the tree by the moves that are legal in that world,
adds one leaf, and plays on by habit (`habits`) as far as it looks, always the same number of turns: positions in the
middle of a turn, or after one turn more, can't be compared. There the title's valuation says how each seat stands; by
how much this world was better than others to begin with is taken off, since that is luck and not skill. Whoever moves
at a node picks what was best for *that* seat so far, weighed against what is likely and little tried. Questions to
several seats at once are answered one after another, none knowing the others' answers, since a world does not show
them. Where a title knows `courses`, a node's children are the places that many steps lead to, not the first steps.

    search = Search(rng, Budget(seconds=1.0))
    report = search.report(seat)      # every option with its visits and expected result
    report.best                       # the most visited one
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from karawela.bots.habits import Habits
from karawela.bots.lookahead import first_sight
from karawela.bots.report import Report, report_of
from karawela.bots.results import over_turns, results_of
from karawela.bots.sense import Sense, sense_of
from karawela.bots.tree import WIDE, Node, Path, back_up
from karawela.engine.ask import Ask, Move
from karawela.engine.match import Match
from karawela.engine.seat import Seat

CURIOSITY = 3.0
"""The weight of what is likely and little tried against experience, in standard deviations of a result."""
DEALS = 6
"""A world serves so many iterations, each with dice of its own."""
FIRST = 6
"""So many worlds are looked at before the first iteration, to know how seats stand in the average world."""
SMALLEST = 0.02
"""Results that lie less apart than this are taken to lie so far apart."""
LONGEST = 80
"""No iteration goes on for more choices than this, however long a turn may be; nor for so many times as many, if it
looks so many times as far."""
GLANCE = 0.02
"""If to look at all options once takes more of the time than this, there is none to follow them further."""
SLOWEST = 0.1
"""So much of the time the first iteration may take, or the search looks less far ahead. Later ones are faster."""
SHARE = 0.4
"""So much of what is left of a turn's time goes to one question at the most."""
RESERVE = 0.05
"""So much of a turn's time is kept for glances, when the rest is used up."""
OBVIOUS = 24
"""An option with this many times the visits of the next one is taken without further thought."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, or whichever comes first."""

    iterations: int = 1_000_000
    seconds: float = math.inf
    sight: int = 0
    """Whether there is time to look further ahead, 1, or much of it, 2; the title's `farsight` says how far."""
    glance: bool = False
    """Whether it is a glance: as many iterations as the title says (`glance`), if not fewer."""
    turn: float = math.inf
    """So many seconds for all questions of one turn together."""

    def after(self, spent: float) -> Budget:
        """What one question may take, when so many seconds of its turn are spent: never so much that nothing is left
        for the next ones. Searches may take a fifth more than they are given, and even so the turn's time suffices."""
        if self.turn == math.inf:
            return self
        seconds = min(self.seconds, SHARE * max(0.0, (1 - RESERVE) * self.turn - spent))
        return Budget(self.iterations, seconds, self.sight, self.glance, self.turn)

    def most(self, glance: int) -> int:
        """The number of iterations, at the most."""
        return min(self.iterations, glance) if self.glance else self.iterations


_NO_SENSE: Sense[Any] = Sense()


class Search:
    """The tree search of one seat. Draws from its own chance only: equal seeds and iterations give equal answers."""

    def __init__(self, rng: Random, budget: Budget, clock: Callable[[], float] = perf_counter):
        self.rng = rng
        self.budget = budget
        self.clock = clock
        self.sense: Sense[Any] = _NO_SENSE
        """The sense of the title that is thought about, bound with the first question."""
        self.habits = Habits(_NO_SENSE)
        self._spread = Spread()
        self._origin: float | None = None
        self.glimpses: list[list[float]] = []
        """How seats stood on the way of the last iteration."""

    def report(self, seat: Seat[Any], root: Node | None = None, hear: Move | None = None) -> Report:
        """Thinks about the question put to the seat, going on from what an earlier search knew of it, if given, and
        makes sure that the child of the root to `hear` is among those that are tried."""
        began = self.clock()
        me, options, sense = seat.seat, seat.legal, self._bind(seat)
        root = root or Node()
        near = max(sense.foresight, seat.seats)
        turns = max(sense.foresight * sense.farsight[self.budget.sight], near)
        if seat.seats == 1 and self._origin is None:
            self._origin = sense.value(seat.view, me)
        origin = self._origin or 0.0
        worlds = Worlds(seat, sense, self.rng, origin)
        deadline = began + self.budget.seconds
        courses = sense.courses(seat.view, me, seat.kind) if len(options) > 1 else None
        if courses is not None:
            root.grow(courses.goals, courses.worth, sense.lead)
        elif len(options) > 1:
            worth, glance = self._first_sight(seat)
            root.grow(options, worth, sense.lead)
            deadline -= glance  # what is begun before it takes about as long
        if hear is not None:
            root.children[hear].likely, root.children[hear].rank = 1.0, 0
        iterations, most = 0, self.budget.most(sense.glance)
        while iterations < most and len(options) > 1:
            if iterations and (self.clock() >= deadline or self._settled(root, began, deadline, iterations, most)):
                break
            world, luck = worlds.one(iterations)
            until = deadline if iterations or turns == 1 else self.clock() + SLOWEST * self.budget.seconds
            path = self._iterate(root, world, turns, near if sense.gradual else turns, me, until)
            if path is None:
                turns //= 2
                if iterations or not turns:
                    break
                continue
            ends = over_turns(self.glimpses, results_of(world, sense, origin), turns - near + 1 if sense.gradual else 1)
            results = [end - lucky for end, lucky in zip(ends, luck, strict=True)]
            back_up(root, path, results)
            self._spread.add(results[me])
            iterations += 1
        return report_of(seat, root, iterations, self.clock() - began)

    def _bind(self, seat: Seat[Any]) -> Sense[Any]:
        if self.sense is _NO_SENSE:
            self.sense = sense_of(seat.title)
            self.habits = Habits(self.sense)
        return self.sense

    def _first_sight(self, seat: Seat[Any]) -> tuple[list[float], float]:
        """What a greedy player sees in the options, and how long a glance took. If that was long, it must do."""
        if self.budget.seconds == math.inf:
            return first_sight(seat, self.rng), 0.0
        began = self.clock()
        worth = first_sight(seat, self.rng, worlds=1, depth=0)
        glance = self.clock() - began
        if glance < GLANCE * self.budget.seconds:
            worth = first_sight(seat, self.rng)
        return worth, glance

    def _iterate(self, root: Node, world: Match[Any], turns: int, near: int, me: int, until: float) -> Path | None:
        """Down the tree, one leaf more, on by habit as far as it looks, with a glimpse after each turn from the
        `near` one on; the way through the tree. None if time runs out."""
        sense, habits, curiosity = self.sense, self.habits, CURIOSITY * self._spread.deviation
        path: Path = []
        glimpses = self.glimpses = []
        longest = LONGEST * sense.farsight[self.budget.sight]
        nearer = turns - near
        node: Node | None = root
        turn = sense.turn(world.state)
        asked: int | None = me  # of several who are asked at once, the searching seat comes first
        clock = self.clock if until < math.inf else None
        way: tuple[Move, ...] = ()
        whose = me
        for _ in range(longest):
            if clock is not None and clock() >= until:
                return None
            ask = world.ask_of(asked)
            asked = None
            options = ask.options
            if way and ask.seat == whose and way[0] in options:
                move, way = way[0], way[1:]
            else:
                if node is not None and node is not root:
                    node = self._within(node, world, ask, path)
                if node is None:
                    move = options[habits.choice(world, ask)]
                else:
                    courses = sense.courses(world.state, ask.seat, ask.kind)
                    branches = options if courses is None else courses.goals
                    wide = WIDE if node is root else sense.breadth
                    picked = node.pick(branches, curiosity, wide)
                    if picked is None:
                        node.grow(branches, habits.worth(world, ask) if courses is None else courses.worth, sense.lead)
                        picked = node.pick(branches, curiosity, wide)
                        assert picked is not None
                    index, child = picked
                    whose = ask.seat
                    way = () if courses is None else courses.ways[index]
                    move, way = (way[0], way[1:]) if way else (options[index], ())
                    path.append((node, child, whose))
                    node = child if child.visits else None
            world.play(move, ask.seat)
            if world.over:
                break
            now = sense.turn(world.state)
            if now != turn:
                turn = now
                turns -= 1
                if not turns:
                    break
                if turns <= nearer:
                    glimpses.append(results_of(world, sense, self._origin or 0.0))
        return path

    def _within(self, node: Node, world: Match[Any], ask: Ask, path: Path) -> Node | None:
        """The node for the present circumstances and the seat that is asked; None if they are new."""
        within = node.within(ask.seat, self.sense.circumstances(world.state, ask.seat, ask.kind, ask.options))
        if not within:
            return node
        inner = node.children.setdefault(within, Node())
        path.append((node, inner, ask.seat))
        return inner if inner.visits else None

    def _settled(self, root: Node, began: float, deadline: float, iterations: int, most: int) -> bool:
        """Whether no other option can still catch up, or it is obvious anyway."""
        if iterations % 32:
            return False
        first, second = 0, 0
        for child in root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        left = most - iterations
        if deadline < math.inf:
            spent = self.clock() - began
            left = min(left, int(iterations * (deadline - began - spent) / max(spent, 1e-9)))
        return first - second > left or (iterations >= 192 and first > OBVIOUS * second)


class Worlds:
    """Worlds for one search, and how lucky each is for each seat, compared with the others so far."""

    def __init__(self, seat: Seat[Any], sense: Sense[Any], rng: Random, origin: float):
        self._seat = seat
        self._sense = sense
        self._rng = rng
        self._origin = origin
        self._waiting: list[tuple[Match[Any], list[float]]] = []
        self._totals = [0.0] * seat.seats
        self._dealt = 0
        self._world: Match[Any] | None = None
        self._luck: list[float] = []

    def one(self, iteration: int) -> tuple[Match[Any], list[float]]:
        """A world to play through, with dice of its own, and its luck."""
        if self._world is None or iteration % DEALS == 0:
            if not self._dealt:
                self._waiting = [self._deal() for _ in range(FIRST)]
            self._world, start = self._waiting.pop() if self._waiting else self._deal()
            self._luck = [one - total / self._dealt for one, total in zip(start, self._totals, strict=True)]
        twin = self._world.clone()
        twin.dice_from(self._rng)
        return twin, self._luck

    def _deal(self) -> tuple[Match[Any], list[float]]:
        world = self._seat.world(self._rng)
        start = results_of(world, self._sense, self._origin)
        self._totals = [total + one for total, one in zip(self._totals, start, strict=True)]
        self._dealt += 1
        return world, start


class Spread:
    """How far results lie apart: differences that matter are measured by that."""

    __slots__ = ("_count", "_mean", "_squares", "deviation")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        self.deviation = 0.1

    def add(self, result: float) -> None:
        self._count += 1
        off = result - self._mean
        self._mean += off / self._count
        self._squares += off * (result - self._mean)
        if self._count > 8:
            self.deviation = max(SMALLEST, math.sqrt(self._squares / self._count))
