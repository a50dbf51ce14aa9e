"""The plan of a tournament: who meets whom, in which seats, in which deals. It fixes every game before the first.

A *deal* is one seed of the game. Every group of entrants plays every deal in every rotation of its seats, under every
set of options: so luck and seats fall to all alike, and what remains is skill. Games are numbered deal by deal: a
tournament that was broken off is balanced up to its last deal, and a longer plan only adds games at the end.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import NamedTuple

import karawela
from karawela.arena.errors import BadPlan
from karawela.bots import make_bot
from karawela.bots.levels import budget_of
from karawela.engine import registry

Group = tuple[str, ...]
"""Bots by name, in the order of their seats."""


class Pairing(NamedTuple):
    """One game to be played: wholly determined by the plan and its number."""

    number: int
    deal: int
    variant: int
    """Which of the plan's sets of options."""
    bots: Group


@dataclass(frozen=True)
class Plan:
    """A tournament. Equal plans have equal games."""

    title: str
    entrants: tuple[str, ...]
    """An entrant named twice may meet itself."""
    players: int
    """At one table."""
    deals: int
    seed: str = "arena"
    variants: tuple[Mapping[str, str], ...] = field(default=({},))
    """Sets of options, each played in every deal."""
    rules: int = 1
    """The version of the title's rules and data."""
    program: str = karawela.__version__

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Everybody who meets, each combination of entrants once."""
        met: dict[Group, Group] = {}
        for group in combinations(self.entrants, self.players):
            met.setdefault(tuple(sorted(group)), group)
        return tuple(met.values())

    @cached_property
    def games_a_deal(self) -> int:
        """Under one set of options."""
        return sum(len(rotations(group)) for group in self.groups)

    @property
    def games(self) -> int:
        return self.deals * len(self.variants) * self.games_a_deal

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants, each once."""
        return tuple(dict.fromkeys(self.entrants))

    def seed_of(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def pairings(self) -> Iterator[Pairing]:
        """All games in the order of their numbers. Every other deal goes round the table the other way."""
        number = 0
        for deal in range(self.deals):
            for variant in range(len(self.variants)):
                for group in self.groups:
                    for bots in rotations(group[::-1] if deal % 2 else group):
                        yield Pairing(number, deal, variant, bots)
                        number += 1

    def for_games(self, games: int) -> Plan:
        """The same with as many deals as give every group at least so many games under each set of options."""
        most = max(len(rotations(group)) for group in self.groups)
        return replace(self, deals=-(-games // most))

    def check(self) -> None:
        """Raises a `KarawelaError` that says what would be right, if the plan cannot be played."""
        title = registry.title(self.title)
        title.check_seats(self.players)
        if len(self.entrants) < self.players:
            raise BadPlan("arena-few-entrants", players=self.players, entrants=len(self.entrants))
        if self.deals < 1:
            raise BadPlan("arena-no-games")
        for bot in self.names:
            make_bot(bot, Random(0))
        for options in self.variants:
            title.rules.start(title.setup(self.players, options))


def rotations(group: Group) -> tuple[Group, ...]:
    """The group in every rotation of its seats; equal ones once, since they would be the same game."""
    return tuple(dict.fromkeys(group[shift:] + group[:shift] for shift in range(len(group))))


def plan_of(
    title: str,
    entrants: tuple[str, ...],
    players: int,
    games: int,
    seed: str = "arena",
    variants: tuple[Mapping[str, str], ...] = ({},),
) -> Plan:
    """A checked plan by today's rules, of at least so many games for every group under each set of options."""
    rules = registry.title(title).data_version
    if games < 1:
        raise BadPlan("arena-no-games")
    plan = Plan(title, entrants, players, 1, seed, variants, rules)
    plan.check()
    return plan.for_games(games)


def timed(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the bots that think by the clock, so that their games can't be repeated exactly."""
    budgets = {bot: budget_of(bot) for bot in bots if "@" not in bot}
    return tuple(bot for bot, budget in budgets.items() if budget is not None and budget.seconds < math.inf)
