"""Sentences of a grammar: a verb, an event or an outcome with its arguments, each argument once in every way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from karawela.words.grammar import Argument, Form, Grammar

Token = str | int
_RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)\Z")
_PREFIXED: Final = re.compile(r"([a-z_]+)\{(\w+)\}\Z")
_NUMBERS: Final = (2, 1, 5)
"""Of whatever has a plural, one, few and many."""


def sentences_of(grammar: Grammar, form: Form) -> Iterator[tuple[Token, ...]]:
    """The form with plain arguments, and then with every argument in all its ways, the others staying plain.

    So many as there are things to name, not as there are ways to put them together."""
    name = () if "{" in form.name else (form.name,)
    choices = [list(ways(grammar, argument)) for argument in form.args]
    yield from ((*name, *tokens) for tokens in _each_once(grammar, form, choices))


def _each_once(
    grammar: Grammar, form: Form, choices: Sequence[Sequence[tuple[Token, ...]]]
) -> Iterator[tuple[Token, ...]]:
    for filling in _varied(choices):
        tokens = tuple(token for tokens in filling for token in tokens)
        if not form.rest:
            yield tokens
            continue
        name, _, field = form.rest.partition(".")
        thing = filling[[argument.name for argument in form.args].index(name)][0]
        declared: dict[str, str] = getattr(grammar.components.row(str(thing)), field, {})
        further = [list(ways(grammar, Argument.read(key, text))) for key, text in declared.items()]
        for more in _varied(further):
            yield (*tokens, *(token for each in more for token in each))


def _varied(choices: Sequence[Sequence[tuple[Token, ...]]]) -> Iterator[tuple[tuple[Token, ...], ...]]:
    """The first of every choice, then each other one with the first of the rest."""
    plain = tuple(choice[0] for choice in choices)
    yield plain
    for place, choice in enumerate(choices):
        for other in choice[1:]:
            yield (*plain[:place], other, *plain[place + 1 :])


def ways(grammar: Grammar, argument: Argument) -> Iterator[tuple[Token, ...]]:
    """What may stand for an argument: one token, none where it may be left out, several where there may be many."""
    tokens = [token for wanted in argument.wanted for token in _tokens(grammar, wanted)]
    yield from ((token,) for token in tokens)
    if argument.optional or argument.many:
        yield ()
    if argument.many:
        yield tuple(tokens[:3])


def _tokens(grammar: Grammar, wanted: str) -> list[Token]:
    bounds, prefixed = _RANGE.match(wanted), _PREFIXED.match(wanted)
    if bounds:
        return [*range(int(bounds[1]), int(bounds[2]) + 1)]
    if prefixed:
        return [f"{prefixed[1]}{token}" for token in _tokens(grammar, prefixed[2])]
    if wanted == "change":
        return [*_NUMBERS, *(-number for number in _NUMBERS)]
    if wanted == "number":
        return [*_NUMBERS]
    if wanted in ("seat", "player"):
        return [1, 2]
    return list(grammar.components.ids(wanted)) if wanted in grammar.components.kinds() else [wanted.strip("'")]
