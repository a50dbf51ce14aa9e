"""`make play` on a machine that lacks something: it looks first and says in one sentence what to install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.look_first import lacking

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


def make_play(clone: Path, python: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs it in a fresh clone's place, with that Python."""
    (clone / "src/karawela").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, clone)
    shutil.copytree(ROOT / "tools", clone / "tools")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "play", f"PYTHON={python}"]
    return subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("missing", ["ensurepip", "venv"])
def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path, missing: str) -> None:
    """As on Debian without python3-venv: one sentence that names the package, and nothing half set up."""
    apart = tmp_path / "apart"
    apart.mkdir()
    (apart / f"{missing}.py").write_text("raise ModuleNotFoundError(__name__)\n")
    python = tmp_path / "python3"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{apart}" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    clone = tmp_path / "clone"
    done = make_play(clone, python)
    assert done.returncode == 2
    sentence, *rest = done.stderr.splitlines()
    assert "`apt install python3-venv`" in sentence
    assert [line.split(":")[0] for line in rest] == ["make"]
    assert done.stdout == ""
    assert not (clone / "build").exists()


def test_no_python_at_all_is_said_too(tmp_path: Path) -> None:
    done = make_play(tmp_path / "clone", tmp_path / "python3")
    assert done.returncode == 2
    assert done.stderr.startswith(f"Karawela needs Python 3.11 or later, and there is no {tmp_path / 'python3'}")


def test_this_python_lacks_nothing() -> None:
    """What runs the tests was set up by it."""
    assert lacking() == ""
