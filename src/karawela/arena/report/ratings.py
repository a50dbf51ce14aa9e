"""Ratings by the Bradley-Terry model (by `choix`), with intervals by a Bayesian bootstrap over deals.

Every two entrants of a game are compared by their ranks; the model finds the strengths that make what happened most
likely, whatever the order of the games. Two entrants that are 400 apart meet as 10 to 1. To keep strengths finite where
somebody never loses, every pair is given a victory each more; a sample weighs these like deals, by chance, so that who
has never lost gets a wide interval instead of none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from karawela.arena.errors import NoExtra
from karawela.arena.report.findings import Duels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Weights: TypeAlias = NDArray[np.float64]

SCALE = 400 / math.log(10)
AVERAGE = 1500
"""The rating that all entrants have on average."""
SAMPLES = 400


class Rating(NamedTuple):
    """An entrant's rating and its 95 % interval."""

    name: str
    value: float
    low: float
    high: float


def ratings_of(names: Sequence[str], duels: Duels, samples: int = SAMPLES, seed: int = 1) -> list[Rating]:
    """The ratings, best first; none where nobody met anybody else. Equal results and seeds give equal ratings."""
    try:
        import choix
        import numpy as np
    except ImportError:
        raise NoExtra("arena") from None
    if len(names) < 2 or not duels:
        return []
    place = {name: index for index, name in enumerate(names)}
    meetings = np.zeros((len(duels), len(names), len(names)))
    for deal, pairs in enumerate(duels[number] for number in sorted(duels)):
        for (winner, loser), wins in pairs.items():
            meetings[deal, place[winner], place[loser]] += wins
    others = 1 - np.eye(len(names))

    def strengths(weights: Weights, prior: Weights) -> Weights:
        fitted: Weights = choix.ilsr_pairwise_dense(np.tensordot(weights, meetings, 1) + prior * others, tol=1e-6)
        centred: Weights = SCALE * (fitted - fitted.mean()) + AVERAGE
        return centred

    best = strengths(np.ones(len(meetings)), np.ones_like(others))
    chance = np.random.default_rng(seed).exponential
    drawn = [strengths(chance(size=len(meetings)), chance(size=others.shape)) for _ in range(samples)]
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    found = [Rating(name, float(best[i]), float(low[i]), float(high[i])) for i, name in enumerate(names)]
    return sorted(found, key=lambda rating: -rating.value)
