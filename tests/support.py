"""What many tests need."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, registry
from karawela.testing.table import Dice as Dice


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of these rules of a ledger; `karawela ledger --coverage` counts them."""
    return pytest.mark.rule(*ids)


def lost_alone(name: str = "Ada") -> Match[Any]:
    """A game of Treasure Map that somebody has played alone, at random, until the crew was destroyed."""
    match: Match[Any] = Match(registry.title("treasure_map"), 1, "lost alone", names=(name,), journal=True)
    rng = Random(2)
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
    assert match.state.lost
    return match
