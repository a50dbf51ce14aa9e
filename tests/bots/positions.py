"""Positions to think about, and what the tests of several files need."""

from __future__ import annotations

from random import Random
from typing import Any

from karawela.engine import Match, registry

TITLES = ("santiago", "treasure_map", "conquest", "maracaibo")


def middle(title: str, answers: int = 24, seats: int = 2, seed: str = "middle", **options: object) -> Match[Any]:
    """A game after so many random answers, and on to a question with a choice in it."""
    for attempt in range(20):
        match: Match[Any] = Match(registry.game(title), seats, f"{seed} {attempt}", options)
        rng, left = Random(f"{seed} {attempt}"), answers
        while not match.over and (left > 0 or len(match.legal) < 2):
            match.choose(int(rng.random() * len(match.legal)))
            left -= 1
        if not match.over:
            return match
    raise AssertionError(f"{title}, {seed}: every game was over too soon")
