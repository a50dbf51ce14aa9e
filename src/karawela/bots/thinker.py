"""A player that thinks: the tree search at a table, with a memory that lasts as long as a turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from karawela.bots.fleet import Fleet
from karawela.bots.players import any_of
from karawela.bots.search import Budget, Search
from karawela.bots.tree import Node
from karawela.engine.ask import Move, parse_move
from karawela.engine.errors import NoWorld
from karawela.engine.seat import Seat


@dataclass(slots=True)
class Memory:
    """A search, what it knew of the question that was asked at line `ply`, and in which turn that was."""

    search: Search
    node: Node
    ply: int
    turn: tuple[int, int]

    def recall(self, seat: Seat[Any]) -> Node | None:
        """What is known of the present question: where the answers since have led to.

        None when the turn has passed or chance has spoken, for then it was about something else."""
        if seat.game.turn(seat.view) != self.turn:
            return None
        node = self.node
        for line in seat.heard(self.ply):
            if line.seat is None or not line.text:
                return None
            node = node.children.get(parse_move(line.text), node)  # who was not asked has no node in the tree
        known = node is not self.node and all(move in node.children for move in seat.legal)
        return node if known else None


class Thinker:
    """Searches at every question with a choice in it and takes the most visited option.

    With several workers every process begins afresh at each question; they end with the player."""

    def __init__(self, rng: Random, budget: Budget, name: str = "thinker", workers: int = 1):
        self.rng = rng
        self.budget = budget
        self.name = name
        self.memory: Memory | None = None
        self.fleet = Fleet(rng, budget, workers) if workers > 1 else None

    def choose(self, seat: Seat[Any]) -> Move:
        options = seat.legal
        if len(options) == 1:
            return options[0]
        try:
            return self.fleet.report(seat).best if self.fleet is not None else self._think(seat)
        except NoWorld:
            return any_of(seat, self.rng)

    def _think(self, seat: Seat[Any]) -> Move:
        memory = self.memory
        node = memory.recall(seat) if memory is not None else None
        if memory is None or node is None:
            memory = Memory(Search(self.rng, self.budget), Node(), 0, seat.game.turn(seat.view))
        self.memory = None
        report = memory.search.report(seat, node)
        memory.node, memory.ply = report.node, seat.ply
        self.memory = memory
        return report.best
