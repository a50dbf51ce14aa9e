"""Information-set Monte Carlo tree search: one tree over what the seat can tell apart, through many worlds it can't.

Every iteration deals the unknown again (`Seat.world`), walks down the tree by the moves that are legal in that world,
adds one leaf, plays a little further by the title's playout policy, and asks the title's valuation how each seat stands
there. Whoever moves at a node picks what was best for *that* seat so far, weighed against how often it could have been
tried (UCB with availability counts). Questions to several seats at once are answered one after another, none knowing
the others' answers, since a world does not show them.

    search = Search(rng, Budget(seconds=1.0))
    report = search.report(seat)      # every option with its visits and expected result
    report.best                       # the most visited one
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from karawela.engine.ask import Move
from karawela.engine.match import Match
from karawela.engine.seat import Seat

EXPLORE = 0.15
"""The weight of curiosity against experience."""
WIDE = 3.0
WIDENING = 0.5
"""A node of n visits has at most `WIDE * n ** WIDENING` children: of many options the likely ones come first."""
CLOCK = 8
"""So many iterations pass between two looks at the clock."""
DEALS = 4
"""A world serves so many iterations, each with dice of its own."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, or whichever comes first."""

    iterations: int = 1_000_000
    seconds: float = math.inf
    depth: int = 0
    """How many choices a playout goes beyond the tree before the valuation speaks."""


class Node:
    """What has been learnt about a move at its place in the tree."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        """How often the move could have been chosen."""
        self.total = 0.0
        """The sum of results for the seat that moves here."""
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """One option as the search sees it: how often it was tried, and the expected result, 0 (lost) to 1 (won)."""

    move: Move
    visits: int
    expected: float


@dataclass(frozen=True, slots=True)
class Report:
    """What a search has found, the most visited option first."""

    thoughts: tuple[Thought, ...]
    iterations: int
    seconds: float
    node: Node

    @property
    def best(self) -> Move:
        return self.thoughts[0].move


class Search:
    """The tree search of one seat. Draws from its own chance only: equal seeds and iterations give equal answers."""

    def __init__(self, rng: Random, budget: Budget):
        self.rng = rng
        self.budget = budget
        self._scale = 0.0

    def report(self, seat: Seat[Any], root: Node | None = None) -> Report:
        """Thinks about the question put to the seat, going on from what an earlier search knew of it, if given."""
        began = perf_counter()
        options = seat.legal
        root = root or Node()
        first = seat.world(self.rng)
        self._scale = _first_scale(first)
        order = self._promising(first, seat.seat, options)
        iterations = 0
        world = first
        deadline = began + self.budget.seconds
        while iterations < self.budget.iterations:
            if iterations % CLOCK == 0 and iterations and perf_counter() >= deadline:
                break
            if iterations % DEALS == 0 and iterations:
                world = seat.world(self.rng)
            twin = world.clone()
            twin.dice_from(self.rng)
            self._iterate(root, twin, order)
            iterations += 1
        thoughts = [
            Thought(move, node.visits, node.mean) for move in options if (node := root.children.get(move)) is not None
        ]
        thoughts += [Thought(move, 0, 0.0) for move in options if move not in root.children]
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.expected))
        return Report(tuple(thoughts), iterations, perf_counter() - began, root)

    # ------------------------------------------------------------------ one iteration

    def _iterate(self, root: Node, world: Match[Any], order: Sequence[Move]) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        while not world.over:
            ask = world.ask_of()
            options = ask.options
            index, child, fresh = self._pick(node, options, order if node is root else ())
            world.choose(index)
            path.append((child, ask.seat))
            node = child
            if fresh:
                self._play_out(world)
                break
        results = self._results(world)
        root.visits += 1
        for reached, seat in path:
            reached.visits += 1
            reached.total += results[seat]

    def _pick(self, node: Node, options: Sequence[Move], order: Sequence[Move]) -> tuple[int, Node, bool]:
        """The index of the move to try, its node, and whether that is new."""
        children = node.children
        best, best_worth, best_index = None, -1.0, -1
        untried = 0
        for index, move in enumerate(options):
            child = children.get(move)
            if child is None:
                untried += 1
                continue
            child.seen += 1
            if not child.visits:
                worth = 2.0
            else:
                worth = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.seen + 1) / child.visits)
            if worth > best_worth:
                best, best_worth, best_index = child, worth, index
        known = len(options) - untried
        if best is None or (untried and known < WIDE * (node.visits + 1) ** WIDENING):
            return self._expand(node, options, order)
        return best_index, best, False

    def _expand(self, node: Node, options: Sequence[Move], order: Sequence[Move]) -> tuple[int, Node, bool]:
        children = node.children
        move = next((each for each in order if each not in children and each in options), None)
        if move is None:
            untried = [index for index, each in enumerate(options) if each not in children]
            index = untried[int(self.rng.random() * len(untried))]
            move = options[index]
        else:
            index = options.index(move)
        child = children[move] = Node()
        child.seen = 1
        return index, child, True

    def _play_out(self, world: Match[Any]) -> None:
        """A few choices more, by the title's policy."""
        policy, random = world.game.playout, self.rng
        for _ in range(self.budget.depth):
            if world.over:
                return
            world.choose(policy(world.state, world.ask_of(), random))

    # ------------------------------------------------------------------ results

    def _results(self, world: Match[Any]) -> list[float]:
        """How each seat stands, 0 to 1: the outcome, or before the end the margin by the title's valuation."""
        outcome = world.result
        if outcome is not None:
            return won(outcome.ranks, outcome.scores)
        state, value = world.state, world.game.value
        worth = [value(state, seat) for seat in range(world.seats)]
        margins = margins_of(worth)
        spread = max(map(abs, margins))
        self._scale += (spread - self._scale) * 0.01
        scale = 1.0 / (2.0 * self._scale + 1e-9)
        return [0.5 + 0.48 * math.tanh(margin * scale) for margin in margins]

    def _promising(self, world: Match[Any], seat: int, options: Sequence[Move]) -> list[Move]:
        """The options, best first by the valuation right after them."""
        worth = []
        for index, _ in enumerate(options):
            after = world.clone()
            after.choose(index)
            result = after.result
            good = world.game.value(after.state, seat) if result is None else (1e9 if seat in result.winners else -1e9)
            worth.append(good)
        return [options[index] for index in sorted(range(len(options)), key=lambda index: -worth[index])]


def won(ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Results of a finished game: a victory, shared by those who share it; the score decides among the rest."""
    if len(ranks) == 1:
        return [float(ranks[0] == 1)]
    winners = ranks.count(1)
    margins = margins_of(scores)
    return [
        (1.0 / winners if rank == 1 else 0.0) * 0.96 + 0.04 * (0.5 + 0.5 * math.tanh(margin / 20.0))
        for rank, margin in zip(ranks, margins, strict=True)
    ]


def margins_of(worth: Sequence[float]) -> list[float]:
    """How far each is before the best of the others, or behind."""
    if len(worth) == 1:
        return [worth[0]]
    first, second = sorted(worth, reverse=True)[:2]
    return [value - (second if value == first else first) for value in worth]


def _first_scale(world: Match[Any]) -> float:
    """A first idea of how large margins are."""
    worth = [world.game.value(world.state, seat) for seat in range(world.seats)]
    return max(5.0, 0.5 * max(map(abs, margins_of(worth))))
