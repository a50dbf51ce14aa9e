"""Rates and means with 95 % intervals that know that games of one deal are not independent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half the width of its interval; infinite where nothing is known about the spread."""

    value: float
    half: float


@dataclass(slots=True)
class Sample:
    """Values, each from a game of some deal."""

    values: list[float] = field(default_factory=list)
    deals: dict[int, tuple[int, float]] = field(default_factory=dict)
    """How many there are of each deal, and their sum."""

    def add(self, deal: int, value: float) -> None:
        number, total = self.deals.get(deal, (0, 0.0))
        self.deals[deal] = (number + 1, total + value)
        self.values.append(value)

    def __len__(self) -> int:
        return len(self.values)

    def variance(self, mean: float) -> float:
        """The variance of the mean, with deals as what is drawn by chance; infinite for one deal alone."""
        number = len(self.deals)
        if number < 2:
            return math.inf
        spread = math.fsum((total - mean * count) ** 2 for count, total in self.deals.values())
        return spread * number / (number - 1) / len(self.values) ** 2

    def mean(self) -> Mean:
        if not self.values:
            return Mean(0.0, math.inf)
        mean = math.fsum(self.values) / len(self.values)
        return Mean(mean, student(len(self.deals) - 1) * math.sqrt(self.variance(mean)))

    def quantile(self, share: float) -> float:
        """The value below which that share of the values lies, in between two of them where need be."""
        return quantile(sorted(self.values), share)


class Rate(Sample):
    """Victories: 1, 0, or a part of one where it is shared."""

    @property
    def rate(self) -> float:
        return math.fsum(self.values) / len(self.values) if self.values else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's interval for as many independent games as tell as much as these: never more than were played."""
        if not self.values:
            return 0.0, 1.0
        rate, games = self.rate, float(len(self.values))
        variance = self.variance(rate)
        if 0 < variance < math.inf:
            games = min(games, rate * (1 - rate) / variance)
        return wilson(rate, games)


def student(freedom: int) -> float:
    """What takes the place of `Z` where the spread itself is known from few deals only; good from 3 up."""
    if freedom < 1:
        return math.inf
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The interval of a rate seen in so many independent games."""
    square = Z * Z / games
    centre = (rate + square / 2) / (1 + square)
    half = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(values: Sequence[float], share: float) -> float:
    """The same of values that are sorted already."""
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)
