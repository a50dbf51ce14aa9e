"""Which titles there are. A new title is a folder and a line in `karawela.games`; nothing here names one."""

from __future__ import annotations

import difflib
import importlib
from typing import Any

from karawela.engine.errors import UnknownTitle
from karawela.engine.game import Game

_lines: dict[str, str] = {}
_loaded: dict[str, Game[Any]] = {}


def register(title: str, where: str) -> None:
    """Adds a title: its id and `module:name` of its `Game` object, imported when first asked for."""
    _lines[title] = where
    _loaded.pop(title, None)


def titles() -> tuple[str, ...]:
    """The ids of all titles, in the order of their registration."""
    importlib.import_module("karawela.games")
    return tuple(_lines)


def game(title: str) -> Game[Any]:
    """The title of that id, or `UnknownTitle` with the nearest ones."""
    found = _loaded.get(title)
    if found is None:
        known = titles()
        if title not in _lines:
            raise UnknownTitle(title, known, tuple(difflib.get_close_matches(title, known, 1, 0.4)))
        module, _, name = _lines[title].partition(":")
        found = _loaded[title] = getattr(importlib.import_module(module), name)
    return found
