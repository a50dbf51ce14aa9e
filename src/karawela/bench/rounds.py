"""Rounds: every contender in turn, again and again, so that a slow minute of the machine meets them all.

Each measurement is a process of its own that prints one line of JSON, for ours as for the peers'.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import karawela
from karawela.bench.meter import Sample
from karawela.bench.peers import reason

PATIENCE = 120.0
"""Seconds a measurement may take beyond ten times what it was given."""


@dataclass(slots=True)
class Contender:
    """One engine and game in the comparison, and what was measured of it. `missing` says why there is nothing."""

    name: str
    command: Sequence[str] = ()
    ours: bool = False
    compiled: bool = False
    missing: str = ""
    samples: list[Sample] = field(default_factory=list)

    def figures(self, name: str) -> list[float]:
        """One figure in every round: a field of `Sample` or, of a count, its rate per second (`choices/s`)."""
        count, _, per_second = name.partition("/")
        values = [(getattr(sample, count), sample.seconds) for sample in self.samples]
        return [value / seconds if per_second else value for value, seconds in values if value is not None]

    def median(self, name: str) -> float | None:
        """The median over the rounds; None where nothing was measured."""
        values = self.figures(name)
        return median(values) if values else None

    def spread(self, name: str) -> float | None:
        """Greatest minus smallest of the rounds, as a part of the median."""
        values = self.figures(name)
        return (max(values) - min(values)) / median(values) if values else None


def our_contender(title: str) -> Contender:
    """One of our titles, run by the Python that runs this."""
    return Contender(title, [sys.executable, "-m", "karawela.bench.ours", "--title", title], ours=True)


def run_rounds(contenders: Sequence[Contender], rounds: int, seconds: float, told: Callable[[str], None]) -> None:
    """Measures all contenders, alternating, and adds to each its samples.

    Takes about `rounds * len(contenders) * (2 * seconds + 1)` seconds. A contender that fails is marked as missing
    with the reason, and the others go on. `told` hears what is being measured.
    """
    for number in range(1, rounds + 1):
        for contender in contenders:
            if not contender.missing:
                told(f"round {number} of {rounds}: {contender.name}")
                measure_once(contender, seconds, number)


def measure_once(contender: Contender, seconds: float, seed: int) -> None:
    """One measurement in a process of its own."""
    command = [*contender.command, "--seconds", str(seconds), "--seed", str(seed)]
    source = str(Path(karawela.__path__[0]).parent)
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    limit = PATIENCE + 10 * seconds
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
            env={**os.environ, "PYTHONPATH": path},
        )
    except subprocess.TimeoutExpired:
        contender.missing = f"no figures after {limit:.0f} s"
        return
    if done.returncode:
        contender.missing = reason(done.stderr)
        return
    contender.samples.append(Sample(**json.loads(done.stdout.splitlines()[-1])))
