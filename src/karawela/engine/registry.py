"""Which titles there are. A new title is a folder and a line in `karawela.games`; nothing here names one."""

from __future__ import annotations

import difflib
import importlib
from typing import Any

from karawela.engine.errors import UnknownTitle
from karawela.engine.title import Title

_packages: dict[str, str] = {}
_loaded: dict[str, Title[Any]] = {}


def register(title: str, package: str) -> None:
    """Adds a title: its id, and the package with its `TITLE`, imported when first asked for."""
    _packages[title] = package
    _loaded.pop(title, None)


def titles() -> tuple[str, ...]:
    """The ids of all titles, in the order of their registration."""
    importlib.import_module("karawela.games")
    return tuple(_packages)


def title(name: str) -> Title[Any]:
    """The title of that id, or `UnknownTitle` with the nearest ones."""
    found = _loaded.get(name)
    if found is None:
        known = titles()
        if name not in _packages:
            raise UnknownTitle(name, known, tuple(difflib.get_close_matches(name, known, 1, 0.4)))
        found = _loaded[name] = importlib.import_module(_packages[name]).TITLE
    return found
