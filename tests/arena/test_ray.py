"""The same tournament on a Ray cluster."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.arena import Results, run
from tests.arena.samples import command, outcome, quick


def test_two_ray_workers_give_what_one_process_gives(tmp_path: Path) -> None:
    """Game by game, all but the time they took."""
    pytest.importorskip("ray", reason="the extra 'cluster' is not installed")
    plan = quick(games=6)
    words = ("arena", "run", "santiago", "--entrants", "greedy,random", "--seed", "test", "--games", "6")
    path = tmp_path / "ray.sqlite"
    assert command(*words, "--cluster", "local", "--jobs", "2", "--results", path) == 0
    with Results(path) as there, run(plan, tmp_path / "here.sqlite") as here:
        assert there.plan == plan
        assert list(map(outcome, there.games())) == list(map(outcome, here.games()))
        assert there.fingerprint() == here.fingerprint()


def test_a_cluster_that_is_not_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, and the address."""
    pytest.importorskip("ray", reason="the extra 'cluster' is not installed")
    words = ("arena", "run", "santiago", "--games", "2", "--results", tmp_path / "r.sqlite")
    assert command(*words, "--cluster", "nowhere") == 2
    said = capsys.readouterr().err
    assert "no Ray cluster at nowhere" in said
    assert "Traceback" not in said
