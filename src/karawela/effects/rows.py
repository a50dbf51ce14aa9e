"""The rows of a title's `data/effects.toml`: one a word of its effects, and what words are made of.

    [explore]
    args = { steps = "number" }   # named and typed: the reader, the rules, the sentence and the picture use these names
    when = ["now"]
    way = "may"                   # auto, pick, may or last: how a list carries it out
    sign = "explore:{steps}"      # its picture: `templates` has the notation
    cell = "»{steps}"             # the same in cells of a terminal
    worth = 1.4                   # what a bot thinks of it at first sight
    rule = "POM-8.01"

An argument is `number`, `change` (may be negative), `1..6`, `flag`, `id`, `effects`, `cost`, or an enumeration of
`[_types]`; joined by ` | ` to words that may stand in its place (`number | all`), followed by `*` where several may
stand, and by `=` and what it is when left out (`number=1`). Tables whose name begins with `_` are no words:

    [_notation]                   # what `;` means: any_order or in_order; and the enumerations of the control words
    [_types.treasure]             # an enumeration: its values in order, signs and cells of those not named like a sign
    [_conditions.has]             # a condition, with args like a word
    [_when.perm]                  # a time other than now, how it is drawn, and its cell
    [_signs.coin]                 # a sign that is wider or narrower than others, or holds its number
"""

from __future__ import annotations

from typing import Any

import msgspec


class Lasts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect changes for good, or until a time: a field of its owner, or a rule that holds for a while."""

    to: str
    """The field; `{rule}` is the value of that argument."""
    adds: str = ""
    """The argument that is added; without one it is 1."""
    how: str = "sum"
    """sum, max, latest, flag, or `numbered`: a bit for the source, which the title numbers."""
    by: str = ""
    """The argument that says which place of a tuple it is."""
    until: str = ""
    """The argument that says when it ends; without one it is for good."""


class WordRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word. Sign, cell, worth and rule have no effect on play."""

    args: dict[str, str] = {}
    when: tuple[str, ...] = ("now",)
    way: str = "pick"
    unasked: dict[str, tuple[str, ...]] = {}
    """With these values of an argument there is nothing to ask: it is carried out like `auto`."""
    name: str = ""
    """How a player names it among others, `take_{kind}`; the word itself, if nothing is said."""
    written: str = ""
    """Another way to write it, `odd:retire`."""
    single: bool = False
    """It has a decision of its own, so it is written as many times as it holds."""
    lasts: dict[str, Lasts] = {}
    """By the time when it works."""
    said: dict[str, str] = {}
    """Arguments whose phrase is another message than `<type>-<value>`: `each-<value>`."""
    sign: str = ""
    cell: str = ""
    worth: float = 0.0
    """In points; of what lasts, for each that it adds, over a whole game."""
    worth_each: str = ""
    """The argument that it is multiplied with."""
    rule: str = ""


class TypeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enumeration. Rules know its values by their index."""

    values: tuple[str, ...]
    signs: dict[str, str] = {}
    cells: dict[str, str] = {}


class ConditionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    args: dict[str, str] = {}
    sign: str = ""
    cell: str = ""
    rule: str = ""


class WhenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How what works at a time is told apart: the ground of its scroll, light letters on it, a sign before it."""

    ground: str = "#fffaf0"
    light: bool = False
    lead: str = ""
    cell: str = ""


class SignRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign that is not like the others: its width (of 20), whether its label stands in it, what it is on the dark."""

    width: float = 20.0
    inside: str = ""
    """`dark` or `light` letters in the sign."""
    on_dark: str = ""


class NotationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the control words need of a title: which enumerations stand in them."""

    list: str = "in_order"
    control: bool = True
    """Whether there are control words at all, besides lists and their choices."""
    who: str = ""
    cost: str = ""
    over: str = ""
    place: str = ""
    trigger: str = ""


SECTIONS: dict[str, type[Any]] = {
    "_types": TypeRow,
    "_conditions": ConditionRow,
    "_when": WhenRow,
    "_signs": SignRow,
}
