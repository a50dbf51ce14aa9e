"""Drawings that were made before: most of a board looks the same from move to move and from seat to seat."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar

Drawing = TypeVar("Drawing")
KEPT = 4096
"""How many drawings are kept; the least used go first."""

_drawn: OrderedDict[Hashable, Any] = OrderedDict()
_lock = Lock()


def remembered(key: Hashable, draw: Callable[[], Drawing]) -> Drawing:
    """The drawing of that key, made only if it is not remembered. The key names everything that `draw` reads."""
    with _lock:
        found: Drawing | None = _drawn.get(key)
        if found is not None:
            _drawn.move_to_end(key)
            return found
    made = draw()
    with _lock:
        _drawn[key] = made
        if len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return made


def forget() -> None:
    """Forgets every drawing, as if nothing had been drawn before."""
    with _lock:
        _drawn.clear()
