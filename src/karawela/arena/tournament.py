"""Running a plan: the games that are not there yet are played, here or on a cluster, and kept as they end."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from karawela.arena.errors import ArenaError
from karawela.arena.plan import Pairing, Plan
from karawela.arena.play import Played
from karawela.arena.results import Results
from karawela.arena.workers import play_here

Progress = Callable[[int, int], None]
"""Told how many games there are, of how many; once at the start and after every game."""


def run(
    plan: Plan, path: Path, jobs: int = 1, cluster: str = "", progress: Progress = lambda done, games: None
) -> Results:
    """Plays what the file still lacks of the plan. Interrupted at any moment, it can be run again and goes on."""
    new = not path.exists()
    results = Results(path, plan)
    done = len(results.finished())
    progress(done, plan.games)
    try:
        with closing(games(plan, results.pending(), jobs, cluster)) as coming:
            for played in coming:
                results.add(played)
                done += 1
                progress(done, plan.games)
    except BaseException as error:
        results.close()
        if new and not done and isinstance(error, ArenaError):
            path.unlink(missing_ok=True)  # where nothing could begin, nothing is left behind
        raise
    return results


def games(plan: Plan, pairings: Iterable[Pairing], jobs: int = 1, cluster: str = "") -> Generator[Played, None, None]:
    """Plays the pairings on so many processes, or on a Ray cluster: `local`, `auto` or its address."""
    if cluster:
        from karawela.arena.ray_cluster import play_there

        return play_there(plan, pairings, cluster, jobs)
    return play_here(plan, pairings, jobs)
