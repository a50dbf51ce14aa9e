"""One search in several processes: each has its own tree over its own worlds; visits are added up at the root.

A process gets a world dealt for the seat, never the true match: to the seat it looks the same, so the worlds that are
dealt from it are the same too. Equal seeds, iterations and numbers of processes give equal answers.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any

from karawela.bots.report import Report, report_of
from karawela.bots.search import Budget, Search
from karawela.bots.tree import Node
from karawela.engine import registry
from karawela.engine.ask import Move, move_text, parse_move
from karawela.engine.match import Match
from karawela.engine.seat import Seat
from karawela.engine.state import Event
from karawela.engine.stored import (
    boundary,
    pack_entries,
    pack_state,
    restore,
    retold,
    unpack_entries,
    unpack_state,
)
from karawela.engine.title import OptionValue

Packed = tuple[str, int, dict[str, OptionValue], list[Any], int, bytes, list[Event]]
Found = tuple[dict[str, tuple[int, float]], int]
"""By option its visits and their sum of results; and how many iterations there were."""


class Fleet:
    """A pool of processes for searches. Starting it costs about a second; `close` ends it."""

    def __init__(self, rng: Random, budget: Budget, workers: int):
        self.rng = rng
        self.budget = budget
        self.workers = workers
        context = multiprocessing.get_context("spawn")
        deaf = (signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's affair
        self._pool = ProcessPoolExecutor(workers, context, signal.signal, deaf)
        for ready in [self._pool.submit(_wake) for _ in range(workers)]:
            ready.result()

    def report(self, seat: Seat[Any]) -> Report:
        """Like `Search.report`: every process thinks for the whole budget."""
        began = perf_counter()
        packed = pack(seat.world(self.rng), seat.past())
        seeds = [self.rng.getrandbits(64) for _ in range(self.workers)]
        waiting = [self._pool.submit(_search, packed, seat.seat, self.budget, seed) for seed in seeds]
        root, iterations = Node(), 0
        for each in waiting:
            found, count = each.result()
            iterations += count
            for text, (visits, total) in found.items():
                _add(root, parse_move(text), visits, total)
        return report_of(seat, root, iterations, perf_counter() - began)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _wake() -> None:
    """Brings up a process, with the titles loaded."""
    registry.titles()


def _search(packed: Packed, me: int, budget: Budget, seed: int) -> Found:
    report = Search(Random(seed), budget).report(Seat(unpack(packed), me))
    found = {move_text(move): (node.visits, node.total) for move, node in report.node.children.items()}
    return found, report.iterations


def _add(root: Node, move: Move, visits: int, total: float) -> None:
    node = root.children.setdefault(move, Node())
    node.visits += visits
    node.total += total
    root.visits += visits


def pack(world: Match[Any], past: list[Event]) -> Packed:
    """A world as plain data: where its last boundary was, the answers since, and what the seat witnessed before."""
    _, outcomes, state = boundary(world)
    options: Mapping[str, OptionValue] = world.options
    return world.game.id, world.seats, dict(options), pack_entries(world.entries()), outcomes, pack_state(state), past


def unpack(packed: Packed) -> Match[Any]:
    title, seats, options, entries, outcomes, blob, past = packed
    game = registry.game(title)
    state = unpack_state(game, blob)
    assert state is not None  # packed a moment ago by the same program
    world = restore(game, seats, "", options, (), (), unpack_entries(entries), (), (0, outcomes, state))
    return retold(world, past)
