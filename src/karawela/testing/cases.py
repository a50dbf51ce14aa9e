"""What the contract is tried on: every title, every number of players, every value of every option; in the settings
that a title names, where its options mean something only together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from karawela.engine import Match, registry
from karawela.engine.errors import BadOption, WrongSeatCount
from karawela.engine.record import option_text
from karawela.engine.title import Option, OptionValue, Setting, Title


@dataclass(frozen=True, slots=True)
class Case:
    """One way to set up a title, with the name of the setting that it is from."""

    title: Title[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    setting: str = ""

    def __str__(self) -> str:
        chosen = [f"{name}={option_text(value)}" for name, value in self.options.items()]
        return "-".join([self.title.id, f"{self.seats}p", *([self.setting] if self.setting else chosen)])

    def match(self, seed: int | str = 0, journal: bool = False) -> Match[Any]:
        return Match(self.title, self.seats, f"contract {seed}", dict(self.options), journal=journal)

    @property
    def short(self) -> Case:
        """The same in a short game, where the title knows one; what the case itself sets stays."""
        return Case(self.title, self.seats, {**self.title.short, **self.options}, self.setting)

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
    """The cases of these titles, or of all that there are."""
    return [case for title in titles or registry.titles() for case in cases_of(registry.title(title))]


def cases_of(title: Title[Any]) -> list[Case]:
    """Every player count as usual. Then the settings that the title names; where it names none, at each count every
    other value of every option alone, and if these would be many, each value at one count, in turn."""
    usual = [Case(title, seats) for seats in title.seats]
    if title.settings:
        return [*usual, *(case for setting in title.settings for case in in_setting(title, setting))]
    changed = [
        [case for seats in title.seats if possible(case := Case(title, seats, {option.name: value}))]
        for option in title.options
        for value in values_of(option)
        if value != option.default
    ]
    if len(usual) + sum(map(len, changed)) > MANY:
        changed = [[alike[number % len(alike)]] for number, alike in enumerate(changed) if alike]
    return [*usual, *(case for alike in changed for case in alike)]


def in_setting(title: Title[Any], setting: Setting) -> list[Case]:
    """A setting with its number of players, or with each that the title accepts; none if it can't be played."""
    counts = (setting.seats,) if setting.seats else title.seats
    named = (Case(title, seats, setting.options, setting.name) for seats in counts)
    return [case for case in named if possible(case)]


def possible(case: Case) -> bool:
    """Some values fit only some player counts, or other values; the title refuses the others."""
    try:
        case.match()
    except (BadOption, WrongSeatCount):
        return False
    return True


def every_value_is_tried(title: Title[Any]) -> None:
    """No value of an option that can be played is left out by the cases: both of a switch, all of a choice, of a number
    the usual one and another. What needs another option beside it needs a setting."""
    names = [setting.name for setting in title.settings]
    gaps = [f"two settings are called '{name}'" for name in dict.fromkeys(names) if names.count(name) > 1]
    gaps += [f"nobody can play the setting '{each.name}'" for each in title.settings if not in_setting(title, each)]
    tried = [title.read_options(case.options) for case in cases_of(title)]
    for option in title.options:
        met = {options[option.name] for options in tried}
        if type(option.default) is int:
            gaps += [f"{option.name} is only tried as {option.default}"] if len(met) < 2 else []
        else:
            left = [value for value in values_of(option) if value not in met and _can_be(title, option, value)]
            gaps += [f"{option.name}={option_text(value)} is tried in no setting" for value in left]
    assert not gaps, f"{title.id}: " + "; ".join(gaps)


def _can_be(title: Title[Any], option: Option, value: OptionValue) -> bool:
    """Whether the title accepts the value alone, beside one value of another option, or in a setting."""
    beside = [{}, *({other.name: each} for other in title.options for each in values_of(other))]
    beside += [dict(setting.options) for setting in title.settings]
    return any(
        possible(Case(title, seats, {**others, option.name: value})) for others in beside for seats in title.seats
    )
