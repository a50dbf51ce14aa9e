"""How a title's log is told: what opens a chapter, what says again what was chosen, which steps make one way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LogForm:
    """Names of events and verbs of the grammar; what is not named is told line by line."""

    chapters: frozenset[str] = frozenset({"round"})
    """Events that open a chapter of the log. What lies before the first one is the set-up."""
    retold: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Events, each with the verbs whose sentences it makes needless. An event that names all that a choice named is
    such a one by itself."""
    ways: frozenset[str] = frozenset()
    """Verbs that are steps: several in a row are told as one way, by where it leads."""
    quiet: frozenset[str] = frozenset()
    """Verbs that only end something or decline it: worth a line of the log, but not of a summary."""
