"""A player that thinks: the tree search at a table, with a memory that lasts as long as a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from karawela.bots.fleet import Fleet
from karawela.bots.lookahead import first_sight
from karawela.bots.players import any_of
from karawela.bots.search import Budget, Search
from karawela.bots.sense import sense_of
from karawela.bots.tree import Node
from karawela.engine.ask import Move, parse_move
from karawela.engine.errors import NoWorld
from karawela.engine.orders import Moment
from karawela.engine.seat import Seat

SCANT = 0.1
"""With fewer seconds than this a search would find out nothing."""


class Spent(NamedTuple):
    """How many seconds have gone into a turn, by the bot's own clock."""

    turn: Moment = Moment(-1, -1)
    seconds: float = 0.0


@dataclass(slots=True)
class Memory:
    """A search, what it knew of the question that was asked at line `ply`, in which turn that was, and on which course
    it has set out."""

    search: Search
    node: Node
    ply: int
    turn: tuple[int, int]
    course: Move = ()
    way: tuple[Move, ...] = ()

    def heard(self, seat: Seat[Any]) -> list[Move] | None:
        """The answers since; None when the turn has passed or chance has spoken, for then all was about something
        else."""
        if sense_of(seat.title).turn(seat.view) != self.turn:
            return None
        lines = seat.heard(self.ply)
        if any(line.seat is None or not line.text for line in lines):
            return None
        return [parse_move(line.text) for line in lines]

    def underway(self, seat: Seat[Any]) -> Move | None:
        """The next step of the course, as long as nobody has come between."""
        answers = self.heard(seat)
        if answers is None or tuple(answers) != self.way[: len(answers)] or len(answers) == len(self.way):
            return None
        step = self.way[len(answers)]
        return step if answers and step in seat.legal else None

    def recall(self, seat: Seat[Any]) -> Node | None:
        """What is known of the present question: where the answers since have led to."""
        answers = self.heard(seat)
        if answers is None:
            return None
        node = self.node
        if self.way and tuple(answers[: len(self.way)]) == self.way:
            node, answers = node.children[self.course], answers[len(self.way) :]
        for answer in answers:
            node = _after(node, answer)
        within = node.within(seat.seat, sense_of(seat.title).circumstances(seat.view, seat.seat, seat.kind, seat.legal))
        if within:
            node = node.children.get(within, node)
        known = node is not self.node and all(move in node.children for move in seat.legal)
        return node if known else None


def _after(node: Node, answer: Move) -> Node:
    """Where the answer leads to, under whatever circumstances; who was not asked has no node in the tree."""
    if answer in node.children:
        return node.children[answer]
    inner = [each.children[answer] for each in node.children.values() if answer in each.children]
    return max(inner, key=lambda each: each.visits, default=node)


class Thinker:
    """Searches at every question with a choice in it and takes the most visited option, or sets out on the most
    visited course and follows it. What it has spent on a turn, the later questions of that turn lack.

    With several workers every process begins afresh at each question; they end with the player."""

    def __init__(
        self,
        rng: Random,
        budget: Budget,
        name: str = "thinker",
        workers: int = 1,
        clock: Callable[[], float] = perf_counter,
    ):
        self.rng = rng
        self.budget = budget
        self.name = name
        self.clock = clock
        self.spent = Spent()
        self.memory: Memory | None = None
        self.fleet = Fleet(rng, workers) if workers > 1 else None

    @property
    def ahead(self) -> tuple[Move, ...]:
        """The steps that are meant to follow the choice that was last thought about, if that set out on a course."""
        return self.memory.way[1:] if self.memory is not None else ()

    def choose(self, seat: Seat[Any]) -> Move:
        options = seat.legal
        if len(options) == 1:
            return options[0]
        step = self.memory.underway(seat) if self.memory is not None else None
        if step is not None:
            return step
        if seat.kind in sense_of(seat.title).tastes:
            return any_of(seat, self.rng)
        try:
            return self._think(seat)
        except NoWorld:
            self.memory = None
            return any_of(seat, self.rng)

    def _think(self, seat: Seat[Any]) -> Move:
        began, turn = self.clock(), seat.title.rules.moment(seat.view)
        spent = self.spent.seconds if self.spent.turn == turn else 0.0
        budget = self.budget.after(spent)
        try:
            return self._search(seat, budget) if budget.seconds >= SCANT else self._glance(seat)
        finally:
            self.spent = Spent(turn, spent + self.clock() - began)

    def _glance(self, seat: Seat[Any]) -> Move:
        """What looks best at once, when the time for this turn is used up."""
        self.memory = None
        worth = first_sight(seat, self.rng, worlds=1, depth=0)
        return seat.legal[worth.index(max(worth))]

    def _search(self, seat: Seat[Any], budget: Budget) -> Move:
        memory = self.memory
        node = memory.recall(seat) if memory is not None and self.fleet is None else None
        if memory is None or node is None:
            search = Search(self.rng, budget, self.clock)
            memory = Memory(search, Node(), 0, sense_of(seat.title).turn(seat.view))
        self.memory = None
        memory.search.budget = budget
        report = memory.search.report(seat, node) if self.fleet is None else self.fleet.report(seat, budget)
        memory.node, memory.ply = report.node, seat.ply
        memory.course, memory.way = report.thoughts[0].course, report.thoughts[0].way
        self.memory = memory
        return report.best
