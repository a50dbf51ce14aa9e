"""Parts that not everybody needs. What they want is read from the installed package, and installed by its own name: the
program itself lies in no index, so the command works for a clone as for a wheel."""

from __future__ import annotations

import shlex
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec


def install(extra: str) -> str:
    """The command that brings what an extra needs to the Python that runs."""
    pip = (sys.executable, "-m", "pip", "install")
    uv = ("uv", "pip", "install", "--python", sys.prefix)
    return shlex.join([*(pip if find_spec("pip") else uv), *needs(extra)])


def needs(extra: str) -> list[str]:
    """What the extra needs, as pip writes it; the extra's own name where the package is not installed."""
    try:
        wanted = requires("karawela") or []
    except PackageNotFoundError:
        wanted = []
    marks = (f"extra == '{extra}'", f'extra == "{extra}"')
    found = [each.partition(";")[0].strip() for each in wanted if each.endswith(marks)]
    return found or [f".[{extra}]"]
