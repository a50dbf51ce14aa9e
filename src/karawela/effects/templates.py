"""Effects as rows of signs, from the rows of their words: what is to be drawn, before it is drawn.

The `sign` of a word is a row of tokens between blanks, `vp:{n} :/ {measure} [:≤{most}]`: a sign with a label after a
colon, or a label alone. `{n}` is an argument, `{n|plus}` one of the forms below; an argument that is an effect stands
for its whole row, one of an enumeration for its value's sign. What is in square brackets is left out where a number in
it is 0 or a value is missing. The `cell` of a word is the same in letters, without tokens.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from karawela.effects.tree import INSTEAD, Effect
from karawela.effects.vocabulary import COST, EFFECTS, FLAG, Argument, Vocabulary, Word


class Token(NamedTuple):
    """A sign with a label in it or beside it; without a sign, words between signs."""

    sign: str
    label: str = ""


SLASH: Final = Token("", "/")
ARROW: Final = Token("to")
_FORMS: Final[dict[str, Callable[[int], str]]] = {
    "plus": lambda n: f"+{n}" if n else "",
    "times": lambda n: f"×{n}" if n > 1 else "",
    "many": lambda n: str(n) if n > 1 else "",
    "signed": lambda n: f"+{n}" if n > 0 else f"−{-n}" if n else "0",
}
_ARGUMENT: Final = re.compile(r"\{(\w+)(?:\|(\w+))?\}")
_OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")
Inner = Callable[[Effect], Any]


def without_missing(word: Word, effect: Any, template: str) -> str:
    """The template without the brackets, and without what stands in those that have nothing to say."""
    missing = {argument.name for argument in word.args if _is_missing(argument, value_of(effect, argument))}

    def kept(found: re.Match[str]) -> str:
        return "" if {name for name, _ in _ARGUMENT.findall(found[1])} & missing else found[1]

    return _OPTIONAL.sub(kept, template)


def _is_missing(argument: Argument, value: Any) -> bool:
    if argument.kind in (EFFECTS, COST) or argument.several or isinstance(value, (str, bool)):
        return not value
    number = argument.kind in ("number", "change")
    return bool(value == 0 if number else value < 0)


def value_of(effect: Any, argument: Argument) -> Any:
    """The value of an argument; a field that would be a Python word has a line after it."""
    name = argument.name
    return getattr(effect, name) if hasattr(effect, name) else getattr(effect, f"{name}_")


class Filler:
    """Puts the arguments of a word into its templates; `values` says in which column of the types to look."""

    def __init__(self, vocabulary: Vocabulary, values: str):
        self.vocabulary = vocabulary
        self._column = values

    def filled(self, word: Word, effect: Any, template: str) -> str:
        """Every argument in the template, in letters; one that is an effect is not."""
        args = {argument.name: argument for argument in word.args}

        def text(found: re.Match[str]) -> str:
            return self.letters(args[found[1]], value_of(effect, args[found[1]]), found[2] or "")

        return _ARGUMENT.sub(text, template)

    def letters(self, argument: Argument, value: Any, form: str = "") -> str:
        """A value in letters: a number in its form, or what its type says."""
        if argument.several:
            return "/".join(self._one(argument, each, form) for each in value)
        return self._one(argument, value, form)

    def _one(self, argument: Argument, value: Any, form: str) -> str:
        if argument.kind in self.vocabulary.types:
            return self.value(argument.kind, value)
        if argument.kind == COST:
            return "+".join(f"{n}{self.value(self.vocabulary.notation.cost, what)}" for what, n in value)
        if argument.kind == FLAG:
            return argument.name if value else ""
        if argument.instead and value <= INSTEAD:
            return str(argument.instead[INSTEAD - value])
        return _FORMS[form](value) if form else str(value).replace("-", "−")

    def value(self, kind: str, index: int) -> str:
        """What stands for a value of an enumeration."""
        if index < 0:
            return ""
        row = self.vocabulary.types[kind]
        told: dict[str, str] = getattr(row, self._column)
        return told.get(row.values[index], row.values[index])


def is_argument(part: str) -> re.Match[str] | None:
    """Whether a token is nothing but one argument."""
    return _ARGUMENT.fullmatch(part)


def token_of(part: str) -> Token:
    """`raid:+2` is a sign with a label."""
    sign, _, label = part.partition(":")
    return Token(sign, label)
