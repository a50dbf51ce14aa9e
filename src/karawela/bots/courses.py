"""Moves of many steps, weighed as one.

Where a question is asked step by step, thousands of ways lead to a few dozen places, and a search that tells the ways
apart never learns anything about the places. A title may say which places there are.
"""

from __future__ import annotations

from typing import NamedTuple

from karawela.engine.ask import Move


class Courses(NamedTuple):
    """Where the seat's next answers can lead, the best at first sight first, all by the same index."""

    goals: tuple[Move, ...]
    """What tells them apart, also where the ways there begin elsewhere."""
    ways: tuple[tuple[Move, ...], ...]
    """The answers that lead there, at least one; the first is an option of the present question, the last only ends
    the move."""
    worth: list[float]
    """At first sight, in points of the valuation."""
