"""Games on the processes of this machine.

Workers are spawned, not forked: a progress bar runs in a thread of its own, and forks of threads are asking for
trouble. A worker plays one game at a time; it ends when its parent is gone, however that went. Nothing that they share
has a lock: a worker that is killed while it holds one would keep everybody else waiting for ever.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from types import FrameType

from karawela.arena.errors import LostWorkers
from karawela.arena.plan import Pairing, Plan
from karawela.arena.play import Played, play

AHEAD = 3
"""So many games a worker are handed out: it never waits for the next, and little is lost when the run ends."""
PULSE = 0.2
"""So many seconds pass at most until an interrupt is heeded."""

_plan: Plan
_stop: c_bool


def play_here(plan: Plan, pairings: Iterable[Pairing], jobs: int) -> Generator[Played, None, None]:
    """Plays the games, and gives each as it ends: in order on one process, in any order on more."""
    if jobs == 1:
        yield from (play(plan, pairing) for pairing in pairings)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue(c_bool, False)
    pool = ProcessPoolExecutor(jobs, context, _begin, (plan, stop))
    try:
        with noted_interrupts() as interrupted:
            coming = iter(pairings)
            running: set[Future[Played]] = {pool.submit(_play, pairing) for pairing in islice(coming, AHEAD * jobs)}
            while running:
                done, running = wait(running, PULSE, FIRST_COMPLETED)
                if interrupted():
                    raise KeyboardInterrupt
                for future in done:
                    yield future.result()
                running |= {pool.submit(_play, pairing) for pairing in islice(coming, len(done))}
    except BrokenProcessPool:
        raise LostWorkers("arena-lost-workers") from None
    finally:
        stop.value = True
        pool.shutdown(cancel_futures=True)


@contextmanager
def noted_interrupts() -> Iterator[Callable[[], bool]]:
    """Ctrl-C is noted meanwhile and raised by nobody: in the midst of a pool's affairs it would leave a lock taken, or
    be lost in a callback. Elsewhere than in the main thread it never comes."""
    came = False

    def note(_signal: int, _frame: FrameType | None) -> None:
        nonlocal came
        came = True

    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: came
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(plan: Plan, stop: c_bool) -> None:
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
    return play(_plan, pairing, wanted=lambda: not _stop.value)
