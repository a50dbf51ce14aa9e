"""The ledger: every rule of a title with its id, in both languages; asks, refusals and tests cite the ids."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from karawela.engine.errors import DataError

LANGUAGES = ("en", "pl")
SOURCES = {"R", "P", "D"}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `section` is the rulebook's; `source` says where it is from: R(ulebook), P(ublic fact), D(ecision).

    `of` names the components that it explains to a newcomer, by their ids or by their kinds."""

    id: str
    chapter: int
    section: str
    source: str
    words: Mapping[str, str]
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of a title, in the order of their ids. Every id begins with one of the prefixes."""

    prefixes: tuple[str, ...]
    """The title's own, then those of its expansions."""
    chapters: Mapping[int, Mapping[str, str]]
    rules: Mapping[str, Rule]
    explained: Mapping[str, str]
    """By what rules name in `of`, a component or a kind: the id of the first rule that does."""

    def rule_of(self, thing: str, kind: str) -> str:
        """The id of the rule that explains a component: by its id, otherwise by its kind; "" if none does."""
        return self.explained.get(thing) or self.explained.get(kind, "")

    def search(self, word: str, language: str) -> list[Rule]:
        """The rules whose id or sentence contains the word."""
        needle = word.casefold()
        return [r for r in self.rules.values() if needle in r.words[language].casefold() or needle in r.id.casefold()]


@cache
def load_ledger(path: Path) -> Ledger:
    """Reads and checks a title's `ledger.toml`; a `DataError` says which rule is wrong and how."""
    with path.open("rb") as file:
        raw = tomllib.load(file)
    prefixes: tuple[str, ...] = (raw["prefix"], *raw.get("also", ()))
    chapters = {entry["number"]: {lang: entry[lang] for lang in LANGUAGES} for entry in raw["chapter"]}
    prefix_of: dict[int, str] = {}
    rules: dict[str, Rule] = {}
    for entry in raw["rule"]:
        name = entry.get("id", "?")
        where = f"{path.name}: rule {name}"
        prefix, dash, number = name.partition("-")
        if not dash or prefix not in prefixes or name in rules:
            beginnings = " or ".join([f"{each}-" for each in prefixes])
            raise DataError(f"{where}: the id must begin with {beginnings} and stand once")
        for lang in LANGUAGES:
            if not entry.get(lang, "").strip():
                raise DataError(f"{where}: no sentence in '{lang}'")
        if not set(entry["source"].split("+")) <= SOURCES:
            raise DataError(f"{where}: source '{entry['source']}' is none of R, P, D")
        chapter = int(number.split(".")[0])
        if chapter not in chapters:
            raise DataError(f"{where}: chapter {chapter} is not listed")
        if prefix_of.setdefault(chapter, prefix) != prefix:
            raise DataError(f"{where}: chapter {chapter} has rules that begin with {prefix_of[chapter]}- already")
        words = {lang: entry[lang].strip() for lang in LANGUAGES}
        of = entry.get("of", [])
        if not isinstance(of, list) or not all(isinstance(each, str) for each in of):
            raise DataError(f"{where}: 'of' should be a list of ids or kinds of components in quotes, not {of!r}")
        rules[name] = Rule(name, chapter, entry.get("section", ""), entry["source"], words, tuple(of))
    explained: dict[str, str] = {}
    for rule in rules.values():
        for each in rule.of:
            explained.setdefault(each, rule.id)
    return Ledger(prefixes, chapters, rules, explained)


def rules_with_tests(tests: Path) -> dict[str, list[str]]:
    """Which tests cite which rule: every `@rule("SDC-5.04", ...)` on a test function below the folder.

    Reads the sources without running them."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for rule in _cited(node.decorator_list):
                    cited.setdefault(rule, []).append(f"{path.relative_to(tests).as_posix()}::{node.name}")
    return cited


def _cited(decorators: Iterable[ast.expr]) -> Iterable[str]:
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
