"""The one stopwatch for every contender, ours and the peers'.

Standard library only: the peers' scripts load this file in environments that hold nothing of Karawela. The clock is
the processor time of the process, which other work on the machine disturbs far less than the time of day; on an
idle machine the two are the same. The garbage collector stays on, as it is in ordinary use.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import TypeAlias

Play: TypeAlias = Callable[[Random], tuple[int, int]]
"""Plays one random game to its end; gives its decisions and those of them with at least two options."""

Positions: TypeAlias = Callable[[Random], Iterator[tuple[str, Callable[[], object]]]]
"""Walks through one random game; gives at some positions the name of a `Sample` field and what makes a copy there."""

COPY_GAMES = 4
COPY_POSITIONS = 25
COPIES = 50


@dataclass(frozen=True, slots=True)
class Sample:
    """What one contender did in one round. Copies are in microseconds, the mean over positions in mid-game."""

    decisions: int
    choices: int
    games: int
    seconds: float
    copy_us: float | None = None
    copy_mid_turn_us: float | None = None
    version: str = ""
    iterations_a_second: float | None = None
    """Of the search; only for titles of ours."""
    search_share: float | None = None
    """What part of its time the search spends on itself; not known of a compiled one."""


def middle(decisions: int) -> range:
    """Numbers of about `COPY_POSITIONS` decisions, evenly spread over the middle half of a game of that length."""
    return range(decisions // 4, decisions * 3 // 4, max(1, decisions // 2 // COPY_POSITIONS))


def measure(play: Play, positions: Positions, seconds: float, seed: int, version: str = "") -> Sample:
    """One round: a game to warm up, whole games until `seconds` have passed, then copies at fixed positions.

    Takes `seconds` of processor time, one game more at most, and `2 * COPY_GAMES` games for the copies. The same
    seed gives the same games and the same positions; only how many games fit into the time differs.
    """
    rng = Random(seed)
    play(rng)
    gc.collect()
    gc.freeze()
    decisions = choices = games = 0
    start = process_time()
    stop = start + seconds
    while (now := process_time()) < stop or not games:
        played, chosen = play(rng)
        decisions += played
        choices += chosen
        games += 1
    copies = copy_costs(positions, Random(seed))
    return Sample(
        decisions,
        choices,
        games,
        now - start,
        copies.get("copy_us"),
        copies.get("copy_mid_turn_us"),
        version,
    )


def copy_costs(positions: Positions, rng: Random) -> dict[str, float]:
    """Mean cost of a copy in microseconds under each name that `positions` gives."""
    spent: dict[str, list[float]] = {}
    for _ in range(COPY_GAMES):
        for name, copy in positions(rng):
            start = process_time()
            for _ in range(COPIES):
                copy()
            spent.setdefault(name, []).append(process_time() - start)
    return {name: sum(times) / len(times) / COPIES * 1e6 for name, times in spent.items()}


def arguments() -> argparse.ArgumentParser:
    """What every contender's script takes."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for random play")
    parser.add_argument("--seed", type=int, default=1, help="which games to play")
    return parser


def show(sample: Sample) -> None:
    """Prints the sample as one line of JSON."""
    print(json.dumps(asdict(sample)), flush=True)
