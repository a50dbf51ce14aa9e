"""How fast a search thinks, and how much of its time is its own: selecting, expanding and backing up.

The rest of the time goes to the title and the engine: rules, copies, deals of the unknown, valuation. The two are told
apart by looking, some hundred times a second of processor time, whose code is running. That costs the search nothing
between two looks, so nothing is measured but the search; it needs Python's frames, so a compiled build has no share.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from types import FrameType
from typing import Any

from karawela.bots import Budget, Search
from karawela.engine.match import Match
from karawela.engine.seat import Seat
from karawela.engine.title import Title

SEATS = 2
ITERATIONS = 100
POSITIONS = 6
"""So many, evenly spread over one random game, are thought about in turn."""
LOOK = 0.002
"""Seconds of processor time between two looks; a system with slower ticks looks at each of its ticks."""


class Looks:
    """Who was found at work: the search itself, or what it asks of title and engine."""

    def __init__(self) -> None:
        self.own = 0
        self.others = 0

    def look(self, _: int, frame: FrameType | None) -> None:
        """The innermost frame of ours decides; a library's work is its caller's."""
        while frame is not None:
            name = frame.f_globals.get("__name__", "")
            if name.startswith("karawela.bots."):
                self.own += 1
                return
            if name.startswith("karawela.") and not name.startswith("karawela.bench."):
                self.others += 1
                return
            frame = frame.f_back

    @property
    def share(self) -> float | None:
        """The search's own part of the time; None if nobody was seen."""
        seen = self.own + self.others
        return self.own / seen if seen else None


@contextmanager
def looking(looks: Looks) -> Iterator[None]:
    """Looks again and again meanwhile. In the main thread only; where the system has no such timer, never."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, looks.look)
    signal.setitimer(signal.ITIMER_PROF, LOOK, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def positions(title: Title[Any], seed: int) -> list[Seat[Any]]:
    """Seats that are asked, at equal distances in one random game of two: the same for the same seed."""
    seats = max(title.seats[0], min(SEATS, title.seats[-1]))
    rng = Random(seed)
    match = Match(title, seats=seats, seed=f"{rng.getrandbits(64):016x}")
    asked: list[Match[Any]] = []
    while not match.over:
        if len(match.legal) > 1:
            asked.append(match.clone())
        match.choose(int(rng.random() * len(match.legal)))
    stops = [asked[len(asked) * (2 * number + 1) // (2 * POSITIONS)] for number in range(POSITIONS)]
    return [Seat(stop, stop.to_move[0]) for stop in stops]


def think(title: Title[Any], seconds: float, seed: int) -> tuple[float, Looks]:
    """Iterations a second over all positions, and the looks. Goes through them as often as fits, once at least.

    Takes `seconds` of processor time, or as long as `POSITIONS * ITERATIONS` iterations take."""
    looks = Looks()
    iterations, spent = 0, 0.0
    seats = positions(title, seed)
    while spent < seconds:
        for number, seat in enumerate(seats):
            search = Search(Random(seed + number), Budget(iterations=ITERATIONS))
            with looking(looks):
                start = process_time()
                iterations += search.report(seat).iterations
                spent += process_time() - start
    return iterations / spent, looks
