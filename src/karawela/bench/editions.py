"""The compiled build beside the pure one: where it is, whether it is of these sources, and its contenders."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import karawela
from karawela.bench.rounds import Contender

READY = "ready"
"""`make wheel-compiled` leaves this file behind when the build stands."""
MAKE_IT = "make wheel-compiled first"


def compiled_name(title: str) -> str:
    """What the compiled edition of a title is called among the contenders."""
    return f"{title}, compiled"


def compiled_contenders(titles: Sequence[str], folder: Path) -> list[Contender]:
    """The titles again, run by the Python of the compiled build; one that is missing if there is no such build."""
    python = folder.absolute() / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (python.exists() and (folder / READY).exists()):
        return [Contender("compiled", missing=MAKE_IT)]
    if stale(folder):
        return [Contender("compiled", missing=f"it is of other sources than these; {MAKE_IT}")]
    start = [str(python), "-E", "-s", "-P", "-m", "karawela.bench.ours", "--title"]
    return [Contender(compiled_name(title), [*start, title], ours=True, compiled=True) for title in titles]


def stale(folder: Path) -> bool:
    """Whether a module that was compiled has changed since. Beside each lies the source that it was made from."""
    sources = Path(karawela.__path__[0])
    for package in folder.glob("**/site-packages/karawela"):
        for module in package.rglob("*"):
            if module.suffix in (".so", ".pyd"):
                was = module.with_name(module.name.partition(".")[0] + ".py")
                now = sources / was.relative_to(package)
                if not now.exists() or now.read_bytes() != was.read_bytes():
                    return True
    return False
