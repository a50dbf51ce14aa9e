"""What many tests need."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from karawela.engine import Match, registry
from karawela.engine.ask import Chance


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of these rules of a ledger; `karawela ledger --coverage` counts them."""
    return pytest.mark.rule(*ids)


class Dice:
    """Chance by script: each outcome in turn, by the text that a record would show; then a failure."""

    def __init__(self, outcomes: Iterable[int | str]):
        self.outcomes = [str(outcome) for outcome in outcomes]
        self.asked: list[str] = []

    def __call__(self, step: Chance, number: int) -> int:
        self.asked.append(step.what)
        if not self.outcomes:
            raise AssertionError(f"chance was asked for {step.what}, and the script has no more outcomes")
        text = self.outcomes.pop(0)
        for thing in step.pool:
            if step.text(thing) == text:
                return thing
        raise AssertionError(f"{text} cannot come up for {step.what}")


def lost_alone(name: str = "Ada") -> Match[Any]:
    """A game of Treasure Map that somebody has played alone, at random, until the crew was destroyed."""
    match: Match[Any] = Match(registry.game("treasure_map"), 1, "lost alone", names=(name,), journal=True)
    rng = Random(2)
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
    assert match.state.lost
    return match
