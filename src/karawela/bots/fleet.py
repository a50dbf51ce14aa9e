"""One search in several processes: each has its own tree over its own worlds; visits are added up at the root.

A process gets a world dealt for the seat, never the true match: to the seat it looks the same, so the worlds that are
dealt from it are the same too. Equal seeds, iterations and numbers of processes give equal answers.
"""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any

from karawela.bots.parcel import Parcel, pack_match, unpack_match
from karawela.bots.report import Report, report_of
from karawela.bots.search import Budget, Search
from karawela.bots.tree import Node
from karawela.engine import registry
from karawela.engine.ask import Move, move_text, parse_move
from karawela.engine.seat import Seat

Found = tuple[dict[str, tuple[int, float]], int]
"""By option its visits and their sum of results; and how many iterations there were."""


class Fleet:
    """A pool of processes for searches. Starting it costs about a second; `close` ends it."""

    def __init__(self, rng: Random, workers: int):
        self.rng = rng
        self.workers = workers
        context = multiprocessing.get_context("spawn")
        deaf = (signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's affair
        self._pool = ProcessPoolExecutor(workers, context, signal.signal, deaf)
        for ready in [self._pool.submit(_wake) for _ in range(workers)]:
            ready.result()

    def report(self, seat: Seat[Any], budget: Budget) -> Report:
        """Like `Search.report`: every process thinks for the whole budget."""
        began = perf_counter()
        parcel = pack_match(seat.world(self.rng), seat.past())
        seeds = [self.rng.getrandbits(64) for _ in range(self.workers)]
        waiting = [self._pool.submit(_search, parcel, seat.seat, budget, seed) for seed in seeds]
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


def _search(parcel: Parcel, me: int, budget: Budget, seed: int) -> Found:
    report = Search(Random(seed), budget).report(Seat(unpack_match(parcel), me))
    found = {move_text(move): (node.visits, node.total) for move, node in report.node.children.items()}
    return found, report.iterations


def _add(root: Node, move: Move, visits: int, total: float) -> None:
    node = root.children.setdefault(move, Node())
    node.visits += visits
    node.total += total
    root.visits += visits
