"""The engines we compare ourselves with, each in an environment of its own.

An environment is made once for each version of peer and Python, and used again afterwards. Nothing of a peer ever
enters the environment of Karawela.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

INSTALL_SECONDS = 900
"""How long one step of an installation may take before the peer counts as missing."""

_READY = "ready"


class PeerMissing(Exception):
    """A peer that cannot be measured here; the message is one line."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer on PyPI, the version we measure, and the script beside this file that measures it."""

    name: str
    package: str
    version: str
    script: str


CATANATRON = Peer("catanatron", "catanatron", "3.2.1", "peer_catanatron.py")
OPEN_SPIEL = Peer("open_spiel", "open_spiel", "2.0.2", "peer_openspiel.py")
PEERS = (CATANATRON, OPEN_SPIEL)


def command(peer: Peer, peers_dir: Path) -> list[str]:
    """The command that measures the peer, its environment made first where there is none yet.

    Costs nothing but a look at the disk once the environment stands; making it takes seconds to minutes. Raises
    `PeerMissing` if the peer cannot be installed; the next call tries again.
    """
    script = Path(__file__).with_name(peer.script)
    return [str(environment(peer, peers_dir)), "-E", "-s", "-B", str(script)]


def environment(peer: Peer, peers_dir: Path) -> Path:
    """The Python of the peer's environment. The marker is written last, so a half-made one is made anew."""
    major, minor = sys.version_info[:2]
    folder = peers_dir.absolute() / f"{peer.package}-{peer.version}-py{major}.{minor}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    marker = folder / _READY
    if not (marker.exists() and python.exists()):
        shutil.rmtree(folder, ignore_errors=True)
        install(f"{peer.package}=={peer.version}", folder, python)
        marker.touch()
    return python


def install(requirement: str, folder: Path, python: Path) -> None:
    """Makes the environment with `venv` and pip or, where Python came without them and uv is there, with uv."""
    try:
        run([sys.executable, "-m", "venv", str(folder)])
    except PeerMissing:
        uv = shutil.which("uv")
        if uv is None:
            raise
        shutil.rmtree(folder, ignore_errors=True)
        run([uv, "venv", "--python", sys.executable, str(folder)])
        run([uv, "pip", "install", "--python", str(python), requirement])
    else:
        run([str(python), "-m", "pip", "install", "--retries", "1", requirement])


def run(step: Sequence[str]) -> None:
    """One step of an installation, in silence."""
    try:
        done = subprocess.run(step, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise PeerMissing(f"installation took more than {INSTALL_SECONDS} s") from None
    except OSError as problem:
        raise PeerMissing(f"installation did not start: {problem.strerror}") from None
    if done.returncode:
        raise PeerMissing(reason(done.stderr or done.stdout))


def reason(output: str) -> str:
    """The one line of an output that says what went wrong: the last that names an error, else the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it failed without a word"])[-1]
