"""What the contract is tried on: every title, every number of players, every value of every option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from karawela.engine import Match, registry
from karawela.engine.errors import BadOption
from karawela.engine.record import option_text
from karawela.engine.title import Option, OptionValue, Title


@dataclass(frozen=True, slots=True)
class Case:
    """One way to set up a title."""

    title: Title[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = [f"{name}={option_text(value)}" for name, value in self.options.items()]
        return "-".join([self.title.id, f"{self.seats}p", *chosen])

    def match(self, seed: int | str = 0, journal: bool = False) -> Match[Any]:
        return Match(self.title, self.seats, f"contract {seed}", dict(self.options), journal=journal)

    @property
    def short(self) -> Case:
        """The same in a short game, where the title knows one; what the case itself sets stays."""
        return Case(self.title, self.seats, {**self.title.short, **self.options})

    def played(self, seed: int, journal: bool = False, whole: bool = False) -> Iterator[tuple[Match[Any], Random]]:
        """A random game, a short one unless `whole`; the match is given before every choice, and when it is over."""
        rng = Random(seed)
        match = (self if whole else self.short).match(seed, journal)
        for _ in range(100_000):
            yield match, rng
            if match.over:
                return
            ask = rng.choice(match.asks)
            match.play(rng.choice(ask.options), ask.seat)
        raise AssertionError(f"{self}, seed {seed}: the game does not end")


Check = Callable[[Case], None]
TitleCheck = Callable[[Title[Any]], None]


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """The values to try: both of a switch, all of a choice, the default and the least other one of a number."""
    if isinstance(option.default, bool):
        return (True, False)
    if isinstance(option.default, int):
        return (option.default, option.least + (option.least == option.default))
    return option.choices


MANY = 30
"""A title with more ways to set it up is not tried in all of them."""


def cases(*titles: str) -> list[Case]:
    """Every player count with the defaults, and at each count every other value of every option alone; where these
    would be many, each value at one count, in turn."""
    found: list[Case] = []
    for title in titles or registry.titles():
        game = registry.title(title)
        plain = [Case(game, seats) for seats in game.seats]
        changed = [
            [case for seats in game.seats if possible(case := Case(game, seats, {option.name: value}))]
            for option in game.options
            for value in values_of(option)
            if value != option.default
        ]
        if len(plain) + sum(map(len, changed)) > MANY:
            changed = [[alike[number % len(alike)]] for number, alike in enumerate(changed) if alike]
        found += [*plain, *(case for alike in changed for case in alike)]
    return found


def possible(case: Case) -> bool:
    """Some values fit only some player counts; the title refuses the others."""
    try:
        case.match()
    except BadOption:
        return False
    return True
