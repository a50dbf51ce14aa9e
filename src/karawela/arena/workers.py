"""Games on the processes of this machine.

Workers are spawned, not forked: a progress bar runs in a thread of its own, and forks of threads are asking for
trouble. A worker plays one game at a time; it ends when its parent is gone, however that went.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.synchronize import Event

from karawela.arena.errors import LostWorkers
from karawela.arena.plan import Pairing, Plan
from karawela.arena.play import Played, play

AHEAD = 3
"""So many games a worker are handed out: it never waits for the next, and little is lost when the run ends."""

_plan: Plan
_stop: Event


def play_here(plan: Plan, pairings: Iterable[Pairing], jobs: int) -> Generator[Played, None, None]:
    """Plays the games, and gives each as it ends: in order on one process, in any order on more."""
    if jobs == 1:
        yield from (play(plan, pairing) for pairing in pairings)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (plan, stop))
    try:
        coming = iter(pairings)
        running: set[Future[Played]] = {pool.submit(_play, pairing) for pairing in islice(coming, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {pool.submit(_play, pairing) for pairing in islice(coming, len(done))}
    except BrokenProcessPool:
        raise LostWorkers("arena-lost-workers") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _begin(plan: Plan, stop: Event) -> None:
    global _plan, _stop
    _plan, _stop = plan, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's affair
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(pairing: Pairing) -> Played:
    return play(_plan, pairing, wanted=lambda: not _stop.is_set())
