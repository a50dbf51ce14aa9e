"""Games on a Ray cluster. Its nodes need this same version of Karawela; the results are those of any other run."""

from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import Generator, Iterable
from itertools import islice
from logging import ERROR

from karawela.arena.errors import LostWorkers, NoExtra
from karawela.arena.plan import Pairing, Plan
from karawela.arena.play import Played, play

AHEAD = 2
"""So many games a processor are handed out."""
LOCAL = "local"


def play_there(plan: Plan, pairings: Iterable[Pairing], address: str, jobs: int) -> Generator[Played, None, None]:
    """Plays the games, and gives each as it ends. `local` is a cluster of `jobs` workers on this machine."""
    try:
        import ray
        from ray.exceptions import RayError
    except ImportError:
        raise NoExtra("cluster") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        with warnings.catch_warnings(action="ignore"):
            if address == LOCAL:
                # A token for this run alone, so that Ray need not keep one in the person's home.
                os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
                ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
            else:
                ray.init(address, log_to_driver=False, logging_level=ERROR)
    except (ConnectionError, RayError, RuntimeError, ValueError) as error:
        raise LostWorkers("arena-no-cluster", address=address, reason=_sentence(error)) from None
    try:
        task = ray.remote(play)
        shared = ray.put(plan)
        coming = iter(pairings)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        workers = max(1, int(resources.get("CPU", 1)))
        running = [task.remote(shared, pairing) for pairing in islice(coming, AHEAD * workers)]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
            running += [task.remote(shared, pairing) for pairing in islice(coming, len(done))]
    except (ConnectionError, RayError) as error:
        raise LostWorkers("arena-lost-cluster", address=address, reason=_sentence(error)) from None
    finally:
        ray.shutdown()


def _sentence(error: Exception) -> str:
    """The last line that says something: Ray's errors carry the whole story of a task."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else type(error).__name__
