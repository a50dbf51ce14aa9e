"""Options as buttons: many options of one kind become one heading and short buttons, so that forty of them stay tidy.

Enter the Bank · Enter the Café              few: each with its whole label
Load:  1 sugar · 2 sugar · 1 rum             more: what they share stands once
Drive: 1 2 3 4 5 6 7 8 9 10 11 12            many that differ by a number: the number alone
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FEW = 4
"""So many options of a kind keep their whole labels, unless these are long."""
LONG = 90
"""More letters than this on the buttons of a kind are too many to read at a glance."""
MANY = 8
"""More options than this are shown by their number alone, where a number tells them apart."""


class Choice(NamedTuple):
    """One option: its text form, its words, and what becomes of it once taken (free, handover, closed)."""

    text: str
    label: str
    horizon: str


class Button(NamedTuple):
    """An option as it is shown. `number` counts from 1 over the whole bar: the key that chooses it."""

    number: int
    text: str
    label: str
    short: str
    horizon: str


class Group(NamedTuple):
    """Options of one kind. `compact` says that they are numbers."""

    heading: str
    buttons: tuple[Button, ...]
    compact: bool = False


def grouped(choices: Sequence[Choice]) -> list[Group]:
    """The options by their verb, in the order in which the verbs first appear; every option exactly once."""
    groups: list[Group] = []
    number = 1
    for alike in _by_kind(choices):
        groups.append(_group(alike, number))
        number += len(alike)
    return groups


def _by_kind(choices: Sequence[Choice]) -> list[list[Choice]]:
    """By verb; a verb whose labels have nothing in common is divided by what it is done with."""
    kinds: list[list[Choice]] = []
    for alike in _divided(choices, 1):
        shared, _ = _shared([choice.label for choice in alike])
        kinds += [alike] if shared or len(alike) <= FEW else _divided(alike, 2)
    return kinds


def _divided(choices: Sequence[Choice], words: int) -> list[list[Choice]]:
    kinds: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(tuple(choice.text.split()[:words]), []).append(choice)
    return list(kinds.values())


def _group(alike: list[Choice], number: int) -> Group:
    labels = [choice.label for choice in alike]
    start, end = _shared(labels)
    few = len(alike) <= FEW and sum(map(len, labels)) <= LONG
    if len(alike) == 1 or few or not start:
        return Group("", _buttons(alike, labels, number))
    heading = " ".join(start).rstrip(":")
    numbers = _numbers(alike)
    if len(alike) > MANY and numbers:
        return Group(heading, _buttons(alike, numbers, number), compact=True)
    if end:
        heading = f"{heading} … {' '.join(end)}"
    shorts = [" ".join(label.split()[len(start) : len(label.split()) - len(end)]).lstrip("× ") for label in labels]
    return Group(heading, _buttons(alike, shorts, number))


def _buttons(alike: list[Choice], shorts: list[str], number: int) -> tuple[Button, ...]:
    return tuple(
        Button(number + place, choice.text, choice.label, short, choice.horizon)
        for place, (choice, short) in enumerate(zip(alike, shorts, strict=True))
    )


def _shared(labels: list[str]) -> tuple[list[str], list[str]]:
    """The words that all labels begin with, and those that all end with; each label keeps at least one of its own."""
    split = [label.split() for label in labels]
    room = min(len(words) for words in split) - 1
    start = _alike(split, room)
    end = _alike([words[::-1] for words in split], room - len(start))[::-1]
    return start, end


def _alike(split: list[list[str]], most: int) -> list[str]:
    shared: list[str] = []
    for words in zip(*split, strict=False):
        if len(shared) == most or len(set(words)) > 1:
            break
        shared.append(words[0])
    return shared


def _numbers(alike: list[Choice]) -> list[str]:
    """The last word of every option if it is a number and all else is equal; otherwise nothing."""
    rest = {choice.text.rpartition(" ")[0] for choice in alike}
    last = [choice.text.rpartition(" ")[2] for choice in alike]
    if len(rest) != 1 or not all(word.lstrip("-").isdigit() for word in last):
        return []
    signed = any(word.startswith("-") for word in last)
    return [f"−{word[1:]}" if word.startswith("-") else f"+{word}" if signed else word for word in last]
