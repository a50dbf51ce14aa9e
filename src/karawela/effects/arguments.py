"""The arguments of words: read by what the row declares, written as the notation has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from karawela.effects.tokens import Tokens, hint
from karawela.effects.tree import INSTEAD, NONE, Cost, Effect
from karawela.effects.vocabulary import CHANGE, COST, EFFECTS, FLAG, ID, NUMBER, Argument, Vocabulary, Word

FEW = 6
"""So many values of an enumeration are listed where one is wanted."""


def described(argument: Argument, vocabulary: Vocabulary) -> str:
    """What should stand there, in words."""
    if argument.bounds:
        text = f"a number from {argument.bounds[0]} to {argument.bounds[1]}"
    elif argument.kind in vocabulary.types:
        values = vocabulary.values(argument.kind)
        listed = " or ".join([", ".join(values[:-1]), values[-1]] if len(values) > 1 else values)
        text = listed if len(values) <= FEW else f"{'an' if argument.kind[0] in 'aeio' else 'a'} {argument.kind}"
    else:
        text = {
            NUMBER: "a number",
            CHANGE: "a number",
            FLAG: "true or false",
            ID: "an id",
            EFFECTS: "an effect, or several in brackets",
            COST: "a cost",
        }[argument.kind]
    text = " or ".join([text, *argument.instead])
    text = f"{text}, or several of them joined by /" if argument.several else text
    return f"{text}, which may be left out" if argument.default is not None else text


def usage(word: Word, vocabulary: Vocabulary) -> str:
    """What a word needs, in words."""
    wanted = [described(argument, vocabulary) for argument in word.args]
    return f"'{word.id}' needs {', then '.join(wanted) or 'no arguments'}"


class Arguments:
    """Reads single values for the reader of a text."""

    def __init__(self, vocabulary: Vocabulary, tokens: Tokens, effects: Callable[[], Effect]):
        self.vocabulary = vocabulary
        self.tokens = tokens
        self.effects = effects

    def value(self, argument: Argument) -> Any:
        """What comes next, as the argument wants it."""
        if argument.kind == EFFECTS:
            return self.effects()
        if argument.kind == COST:
            return self.cost()
        if not argument.several:
            return self.one(argument)
        found = [self.one(argument)]
        while self.tokens.skip("/"):
            found.append(self.one(argument))
        return tuple(found)

    def one(self, argument: Argument) -> Any:
        tokens = self.tokens
        if argument.kind in (NUMBER, CHANGE):
            signed = tokens.next in ("+", "-")
            if tokens.next in argument.instead:
                return INSTEAD - argument.instead.index(tokens.take())
            if not (signed and argument.kind == NUMBER):
                number = tokens.number()
                least, most = argument.bounds or (number, number)
                if number is not None and least is not None and most is not None and least <= number <= most:
                    return number
                if number is not None:
                    raise tokens.wrong(f"'{number}' should be {described(argument, self.vocabulary)}")
            raise tokens.wrong(f"'{tokens.back()}' should be {described(argument, self.vocabulary)}")
        if argument.kind == ID:
            return tokens.word("an id")
        value = tokens.next
        if argument.kind == FLAG:
            if value not in ("true", "false"):
                raise tokens.wrong(f"'{tokens.back()}' should be true or false")
            return tokens.take() == "true"
        return self.enumerated(argument.kind, described(argument, self.vocabulary))

    def enumerated(self, kind: str, wanted: str = "") -> int:
        """The index of a value of an enumeration."""
        values, value = self.vocabulary.values(kind), self.tokens.next
        if value not in values:
            said = self.tokens.back()
            few = wanted or f"a {kind}"
            raise self.tokens.wrong(f"'{said}' should be {few}; {hint(said, values)}")
        return values.index(self.tokens.take())

    def cost(self) -> Cost:
        """`silver 2 + crew 1`."""
        found: list[tuple[int, int]] = []
        while True:
            what = self.enumerated(self.vocabulary.notation.cost, "something that can be handed in")
            number = self.tokens.number()
            if number is None or number < 1:
                raise self.tokens.wrong("a cost says how many: 'silver 3'")
            found.append((what, number))
            if not self.tokens.skip("+"):
                return tuple(found)

    def default(self, argument: Argument) -> Any:
        """What an argument is that was left out."""
        assert argument.default is not None
        if argument.default == "" and argument.kind in self.vocabulary.types:
            return () if argument.several else NONE
        return Arguments(self.vocabulary, Tokens(argument.default), self.effects).value(argument)


# ------------------------------------------------------------------ writing


def written(word: Word, values: Sequence[Any], vocabulary: Vocabulary) -> str:
    """A word with its arguments in the title's own way of writing: `raid:2`, or `gain(silver, 3)`."""
    given = list(zip(word.args, values, strict=True))
    left_out = Arguments(vocabulary, Tokens(""), _no_effects)
    while given and given[-1][0].default is not None and given[-1][1] == left_out.default(given[-1][0]):
        del given[-1]
    name = word.row.written or word.id
    if vocabulary.notation.list == "any_order":
        parts = [value_text(argument, value, vocabulary) for argument, value in given]
        parts = [
            f"({part})" if argument.kind == EFFECTS else part for part, (argument, _) in zip(parts, given, strict=True)
        ]
        return ":".join([name, *parts])
    alone = sum(argument.kind == EFFECTS for argument, _ in given) == 1
    block = given.pop() if alone and given[-1][0].kind == EFFECTS else None
    inside: list[str] = []
    named = False
    for argument, value in given:
        if argument.default is not None and value == left_out.default(argument):
            named = True
            continue
        text = value_text(argument, value, vocabulary)
        text = f"{{{text}}}" if argument.kind == EFFECTS else text
        inside.append(f"{argument.name}={text}" if named or argument.kind == EFFECTS else text)
    text = f"{name}({', '.join(inside)})" if inside or (block is None and word.args) else name
    if block is None:
        return text
    return f"{text}{{{block[1].text}}}"


def _no_effects() -> Effect:
    raise AssertionError("an effect is never left out")


def value_text(argument: Argument, value: Any, vocabulary: Vocabulary) -> str:
    """A value as the notation has it."""
    if argument.several:
        return "/".join(_one_text(argument, each, vocabulary) for each in value)
    return _one_text(argument, value, vocabulary)


def _one_text(argument: Argument, value: Any, vocabulary: Vocabulary) -> str:
    if argument.kind == EFFECTS:
        return str(value.text)
    if argument.kind == COST:
        return cost_text(value, vocabulary)
    if argument.kind == FLAG:
        return "true" if value else "false"
    if argument.kind in vocabulary.types:
        return str(vocabulary.values(argument.kind)[value])
    if argument.instead and value <= INSTEAD:
        return str(argument.instead[INSTEAD - value])
    return str(value)


def cost_text(cost: Cost, vocabulary: Vocabulary) -> str:
    names = vocabulary.values(vocabulary.notation.cost)
    return " + ".join(f"{names[what]} {n}" for what, n in cost)
