"""Several processes, interrupted ones, killed ones: the results are always the same."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from karawela.arena import Plan, Results, run
from karawela.arena.errors import LostWorkers
from karawela.arena.workers import play_here
from tests.arena.samples import outcome, quick, random_only

PATIENCE = 60.0


def start(plan: Plan, path: Path, jobs: int) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    words = ["arena", "run", plan.title, "--entrants", ",".join(plan.entrants), "--players", str(plan.players)]
    words += ["--games", str(plan.deals), "--seed", plan.seed, "--jobs", str(jobs), "--results", str(path)]
    return subprocess.Popen(
        [str(Path(sys.executable).with_name("karawela")), *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)


def games_in(path: Path) -> int:
    """How many games are there, while somebody else writes."""
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            return int(database.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


def children(process: subprocess.Popen[str]) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_two_workers_give_what_one_gives(tmp_path: Path) -> None:
    """Game by game, all but the time they took."""
    plan = quick(games=6, players=3)
    with run(plan, tmp_path / "one.sqlite") as one, run(plan, tmp_path / "two.sqlite", jobs=2) as two:
        assert list(map(outcome, one.games())) == list(map(outcome, two.games()))
        assert one.fingerprint() == two.fingerprint()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc to see the processes")
def test_a_killed_run_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """Killed at chance moments, on one and on two processes; every time the same command goes on, and in the end every
    game is there once and is what an uninterrupted run gives. No worker outlives its parent."""
    plan = random_only("santiago", 800)
    path = tmp_path / "killed.sqlite"
    chance = Random(8)
    before = 0
    for jobs in (1, 2, 1):
        process = start(plan, path, jobs)
        wait_for(lambda: games_in(path) > before)  # noqa: B023
        time.sleep(chance.random() * 0.3)
        assert process.poll() is None, "it was over before it could be killed"
        workers = children(process)
        process.kill()
        process.wait()
        wait_for(lambda: not any(map(alive, workers)))  # noqa: B023
        with Results(path) as results:
            there = results.finished()
            assert before < len(there) < plan.games
            assert len(list(results.games())) == len(there)
            before = len(there)
    last = start(plan, path, 1)
    said, complaints = last.communicate(timeout=PATIENCE)
    assert last.returncode == 0, complaints
    with Results(path) as killed, run(plan, tmp_path / "whole.sqlite") as whole:
        assert killed.finished() == set(range(plan.games))
        assert list(map(outcome, killed.games())) == list(map(outcome, whole.games()))
        assert whole.fingerprint() in said


def test_an_interrupt_ends_in_a_sentence(tmp_path: Path) -> None:
    """Ctrl-C reaches parent and workers; what was finished is kept, and the exit code says that it was interrupted."""
    plan = random_only("conquest", 5000)
    path = tmp_path / "r.sqlite"
    process = start(plan, path, 2)
    wait_for(lambda: games_in(path) > 0)
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, complaints
    assert "Traceback" not in said + complaints
    with Results(path) as results:
        assert f"Stopped. {len(results.finished())} of 5,000 games" in said


def test_a_worker_that_dies_is_a_sentence() -> None:
    """As when the memory runs out: the run ends and says that it can be gone on with."""
    plan = random_only("conquest", 2000)
    games = play_here(plan, plan.pairings(), 2)
    next(games)
    victim = next(pid for pid in _own_children() if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text())
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(LostWorkers, match="resumes"):
        for _ in games:
            pass


def _own_children() -> list[int]:
    every = []
    for thread in Path(f"/proc/{os.getpid()}/task").iterdir():
        every += [int(pid) for pid in (thread / "children").read_text().split()]
    return every
