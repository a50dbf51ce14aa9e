"""The tree of a search: one node for each sequence of moves that the searching seat can tell apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from karawela.bots.habits import likelihoods
from karawela.bots.results import SLOPE
from karawela.engine.ask import Move

WIDE = 4.0
"""At the root so many options are tried at first; with n visits this many times the square root of n, the likely ones
first. Further down it is the title's `breadth`: what a rival answers on average is told wrongly by answers that he
would never give."""

TRUST = 8.0
"""What an option looked like at first sight counts like so many visits: dice drown small differences for long."""

WITHIN = "~"
"""The first word of children that stand for circumstances and not for moves."""


class Node:
    """What has been learnt about a move at its place, and about the moves after it."""

    __slots__ = ("asked", "children", "gained", "hint", "likely", "rank", "seen", "total", "visits")

    def __init__(self) -> None:
        self.likely = 1.0
        self.hint = 0.0
        """By how much it looked better than its sisters at first sight, as a result."""
        self.rank = 0
        """Its place among its sisters by likelihood."""
        self.visits = 0
        self.seen = 0
        """How often the move could have been chosen."""
        self.total = 0.0
        """The sum of results for the seat that moves here."""
        self.gained = 0.0
        """The sum of results for the seat that is asked after it."""
        self.asked = -1
        """The seat that was asked after it when it was first seen."""
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def within(self, seat: int, around: tuple[int, ...]) -> Move:
        """The child that stands for the circumstances, or for another seat than the first, where chance decides who is
        asked; empty if it is the node itself."""
        if self.asked < 0:
            self.asked = seat
        if self.asked != seat:
            return (WITHIN, "seat", seat, *around)
        return (WITHIN, *around) if around else ()

    def grow(self, options: Sequence[Move], worth: Sequence[float], lead: float) -> None:
        """What the options are worth at first sight; those that were not possible in the worlds before are added."""
        children = self.children
        likely = likelihoods(worth)
        middle = sum(worth) / len(worth)
        order = sorted(range(len(options)), key=likely.__getitem__, reverse=True)
        for rank, index in enumerate(order):
            child = children.get(options[index])
            if child is None:
                child = children[options[index]] = Node()
            child.likely, child.rank = likely[index], rank
            child.hint = SLOPE * math.tanh((worth[index] - middle) / lead)

    def pick(self, options: Sequence[Move], curiosity: float, wide: float = WIDE) -> tuple[int, Node] | None:
        """The option to try: good so far, or likely and little tried. None if one of them is not known here."""
        children = self.children
        visits = self.visits
        wide *= math.sqrt(visits + 1)
        unknown = self.gained / visits if visits else 0.0
        best, best_index, best_worth = self, -1, -math.inf
        for index, move in enumerate(options):
            child = children.get(move)
            if child is None:
                return None
            child.seen += 1
            if child.rank >= wide:
                if best_worth == -math.inf and (best_index < 0 or child.rank < best.rank):
                    best, best_index = child, index  # what is likelier may not be possible in this world
                continue
            tried = child.visits
            worth = (child.total + TRUST * min(1.0, max(0.0, unknown + child.hint))) / (tried + TRUST)
            worth += curiosity * child.likely * math.sqrt(child.seen) / (1 + tried)
            if worth > best_worth:
                best, best_index, best_worth = child, index, worth
        return best_index, best


Path: TypeAlias = list[tuple[Node, Node, int]]
"""From node to node, and which seat moved."""


def back_up(root: Node, path: Path, results: Sequence[float]) -> None:
    """Tells every node on the way what it came to for whoever moved there."""
    for parent, child, seat in path:
        result = results[seat]
        parent.gained += result
        child.visits += 1
        child.total += result
    root.visits += 1
