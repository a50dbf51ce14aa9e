"""How a text must read, whatever it says: rules that know a language and a title's glossary, and nothing else.

`words/wrong.toml` in a title's words room is its glossary of wrong words, each with the one that is meant:

    [en]
    galleon = "figurehead"
    [pl]
    galeon = "galion"
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from karawela.engine.title import Title

_LETTER: Final = "a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíúñÁÉÍÚÑ"
_LOWER: Final = "a-ząćęłńóśźżáéíúñ"
_BEGINS_SMALL: Final = re.compile(rf"\W*[{_LOWER}]")
_SMALL_AFTER_STOP: Final = re.compile(rf"(\S+)[.!?] +([{_LOWER}]\w*)")
_SHORT: Final = frozenset(("nr", "np", "ok", "tj", "no", "e.g", "i.e", "vs", "m.in"))
"""Abbreviations that end with a full stop and no sentence."""
_ONE_OF_MANY: Final = re.compile(r"(?:([A-Za-z]+) )?(?<![\d.,/:−+-])\b1 ((?:[a-z]+ )??)([a-z]+s)\b")
_NO_PLURALS: Final = frozenset(("is", "was", "has", "this", "its", "less", "plus", "always", "as", "does", "of", "for"))
_NUMBERED: Final = frozenset(
    ("ship", "slot", "level", "round", "piece", "space", "tile", "row", "column", "step", "raid")
)
"""Nouns behind which a number is a name: a ship 1 leaves."""
_RAW_ID: Final = re.compile(r"\b[a-z]+\d*_\w+")
_TWO_NUMBERS: Final = re.compile(r"\d \d")
_SEAT: Final = re.compile(r"\b([Ss]eats?|[Mm]iejsc\w+|[Kk]olor\w*:) \d|\b[Gg]racz\w* nr \d")
_SPACES: Final = re.compile(r"  | [,.;!?](?:\s|$)|(?<!\d) :(?:\s|$)|\(\s|\s\)")


def faults(text: str, language: str, sentence: bool = True, numbered: frozenset[str] = frozenset()) -> Iterator[str]:
    """What is wrong with a rendered text; a sentence, unlike a name or a number, begins with a capital. `numbered` are
    nouns of the title behind which a number is a name."""
    if sentence and _BEGINS_SMALL.match(text):
        yield "begins with a small letter"
    for word, after in _SMALL_AFTER_STOP.findall(text) if sentence else ():
        if word.lower().lstrip("(„“\"'") not in _SHORT and not (language == "pl" and word[-1:].isdigit()):
            yield f"goes on with a small letter after a full stop: '{after}'"
    if language == "en":
        for before, between, plural in _ONE_OF_MANY.findall(text):
            known = before.lower() in _NUMBERED | numbered or between.strip() in _NO_PLURALS or plural in _NO_PLURALS
            if not known and not plural.endswith(("ss", "us", "is")):
                yield f"counts one and says '{plural}'"
    for raw in _RAW_ID.findall(text):
        yield f"shows the id '{raw}'"
    if _TWO_NUMBERS.search(text):
        yield "has two numbers with only a space between"
    if _SEAT.search(text):
        yield "says a seat's number where a name belongs"
    if _SPACES.search(text):
        yield "has a space too many"


# ---------------------------------------------------------------------- the glossary


@cache
def glossary(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """The wrong words of a title by language, each with what is meant; empty where there is no such file."""
    path = folder / "words" / "wrong.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def wrong_words(title: Title[Any], text: str, language: str) -> Iterator[str]:
    """Words of the glossary that the text has."""
    for wrong, meant in glossary(title.folder).get(language, {}).items():
        if re.search(rf"(?<![{_LETTER}]){re.escape(wrong)}(?![{_LETTER}])", text, re.IGNORECASE):
            yield f"says '{wrong}', where '{meant}' is meant"


# ---------------------------------------------------------------------- forms of number


class _Counting(Visitor):
    """Looks at every choice by a number in a file of messages."""

    def __init__(self, language: str):
        self.language = language
        self.message = ""
        self.found: list[str] = []

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.message = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant) for variant in node.variants}
        if keys & {"1", "one", "few", "many"} and isinstance(node.selector, ast.VariableReference):
            counted = node.selector.id.name
            wanted = {"one", "few"} if self.language == "pl" else {"one"}
            lacking = wanted - keys - ({"one"} if "1" in keys else set())
            if lacking and any(_counts(variant.value, counted) for variant in node.variants if variant.default):
                self.found.append(f"'{self.message}' has no form [{'] ['.join(sorted(lacking))}] of '${counted}'")
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _counts(pattern: ast.Pattern, variable: str) -> bool:
    """Whether the pattern has the number with a word behind it, which must agree with it."""
    parts = pattern.elements
    return any(
        isinstance(part, ast.Placeable)
        and isinstance(part.expression, ast.VariableReference)
        and part.expression.id.name == variable
        and re.match(rf" [{_LETTER}]", getattr(after, "value", ""))
        for part, after in itertools.pairwise(parts)
    )


def forms_lacking(path: Path, language: str) -> list[str]:
    """Messages of a file that choose by a number and leave out a form that the language has."""
    counting = _Counting(language)
    counting.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return counting.found
