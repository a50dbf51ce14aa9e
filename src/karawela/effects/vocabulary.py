"""A title's words: the rows of its `effects.toml`, each joined to the class of the same name, and checked.

    WORDS = read_vocabulary(Path(__file__).parent / "effects.toml", words)

`words` is the module with the classes, `class BmPlace(Effect): price: int` for the row `[bm_place]`. Their fields are
the row's arguments, in order; a row without a class, a class without a row, a field of another type is a `DataError`.
Words are numbered in the order of the rows.
"""

from __future__ import annotations

import dataclasses
import itertools
import re
import tomllib
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from karawela.effects.rows import SECTIONS, ConditionRow, Lasts, NotationRow, SignRow, TypeRow, WhenRow, WordRow
from karawela.effects.tree import CONTROL, WAYS, Condition, Cost, Effect
from karawela.engine.errors import DataError

NUMBER, CHANGE, FLAG, ID, EFFECTS, COST = "number", "change", "flag", "id", "effects", "cost"
PLAIN: Final = {NUMBER: int, CHANGE: int, FLAG: bool, ID: str, EFFECTS: Effect, COST: Cost}
"""What is not an enumeration, and the type of its field."""
RESERVED: Final = ("choose", "roll", "pay", "if", "else", "each", "may", "mission", "nothing", "in_order", "any_order")
NOW: Final = "now"
_BOUNDS: Final = re.compile(r"(-?\d+)\.\.(-?\d+)\Z")


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of a word: what it may be, what it is when left out."""

    name: str
    kind: str
    """`number`, `change`, ... or an enumeration."""
    instead: tuple[str, ...] = ()
    """Words that may stand in the place of a number."""
    several: bool = False
    default: str | None = None
    bounds: tuple[int, int] | None = None

    @classmethod
    def read(cls, name: str, text: str) -> Argument:
        """From its declaration, `number | all=1`."""
        wanted, equals, default = text.partition("=")
        kind, *instead = (part.strip() for part in wanted.split("|"))
        several, kind = kind.endswith("*"), kind.rstrip("*")
        bounds = _BOUNDS.match(kind)
        limits = (int(bounds[1]), int(bounds[2])) if bounds else None
        return cls(name, CHANGE if bounds else kind, tuple(instead), several, default if equals else None, limits)

    @property
    def hint(self) -> Any:
        """The type of the field that holds it."""
        one = PLAIN.get(self.kind, int)
        return tuple[one, ...] if self.several else one  # type: ignore[valid-type]


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A word, or a condition: its row, its number, its arguments and its class."""

    id: str
    op: int
    row: WordRow
    args: tuple[Argument, ...]
    made: type[Any]


class Vocabulary:
    """All words of a title. Reading is done once; everybody who says, draws or weighs an effect asks here."""

    def __init__(
        self,
        words: Mapping[str, WordRow],
        sections: Mapping[str, Mapping[str, Any]],
        notation: NotationRow,
        classes: Mapping[str, type[Any]],
    ):
        self.types: Mapping[str, TypeRow] = sections["_types"]
        self.whens: Mapping[str, WhenRow] = sections["_when"]
        self.signs: Mapping[str, SignRow] = sections["_signs"]
        self.notation = notation
        conditions: Mapping[str, ConditionRow] = sections["_conditions"]
        rows = {name: WordRow(args=row.args, sign=row.sign, cell=row.cell) for name, row in conditions.items()}
        self.words = tuple(self._word(CONTROL, *each, classes, Effect) for each in enumerate(words.items()))
        self.conditions = tuple(self._word(0, *each, classes, Condition) for each in enumerate(rows.items()))
        used = {word.made for word in (*self.words, *self.conditions)}
        for name, made in classes.items():
            if made not in used:
                raise DataError(f"effects.toml: there is no row [{name}] for the class {made.__name__}")

    def _word(
        self, first: int, number: int, row: tuple[str, WordRow], classes: Mapping[str, type[Any]], base: type[Any]
    ) -> Word:
        name, entry = row
        if name in RESERVED:
            raise DataError(f"effects.toml: [{name}] is a control word, and no word of a title can be called so")
        made = classes.get(name)
        if made is None or not issubclass(made, base):
            raise DataError(f"effects.toml: [{name}] has no class {_class_name(name)}({base.__name__}) in words.py")
        args = tuple(Argument.read(key, text) for key, text in entry.args.items())
        word = Word(name, first + number, entry, args, made)
        self._check(word, base)
        return word

    def _check(self, word: Word, base: type[Any]) -> None:
        """Fields are the arguments, and what the row names is there."""
        for argument in word.args:
            if argument.kind not in PLAIN and argument.kind not in self.types:
                raise DataError(f"effects.toml: [{word.id}]: there is no type '{argument.kind}'")
        inherited = {item.name for item in dataclasses.fields(base)}
        hints = typing.get_type_hints(word.made)
        fields = {
            item.name.rstrip("_"): hints[item.name]
            for item in dataclasses.fields(word.made)
            if item.name not in inherited
        }
        wanted = {argument.name: argument.hint for argument in word.args}
        if list(fields.items()) != list(wanted.items()):
            raise DataError(
                f"effects.toml: [{word.id}] has the arguments {_listed(wanted)}, but the class {word.made.__name__} "
                f"has {_listed(fields)}"
            )
        row = word.row
        if row.way not in WAYS:
            raise DataError(f"effects.toml: [{word.id}]: way is one of {', '.join(WAYS)}, not '{row.way}'")
        each = [row.worth_each] if row.worth_each else []
        named = [
            *row.unasked,
            *row.said,
            *each,
            *(each for lasts in row.lasts.values() for each in _arguments_of(lasts)),
        ]
        for name in named:
            if name not in wanted:
                raise DataError(f"effects.toml: [{word.id}] has no argument '{name}'")

    @cached_property
    def at(self) -> dict[tuple[str, str], Word]:
        """Words by when they work and how they are written."""
        return {(when, word.row.written or word.id): word for word in self.words for when in word.row.when}

    @cached_property
    def _by_class(self) -> dict[type[Any], Word]:
        return {word.made: word for word in (*self.words, *self.conditions)}

    def of(self, made: type[Any]) -> Word:
        """The word of a class."""
        return self._by_class[made]

    def word(self, effect: Effect) -> Word:
        """The word of an effect that is no control word."""
        return self.words[effect.op - CONTROL]

    def values(self, kind: str) -> tuple[str, ...]:
        """The values of an enumeration, in order."""
        return self.types[kind].values

    def names(self) -> tuple[str, ...]:
        """Every name by which a player can choose among effects that work now."""
        found: list[str] = []
        for word in self.words:
            if NOW in word.row.when:
                named = [argument for argument in word.args if f"{{{argument.name}}}" in word.row.name]
                values = itertools.product(*(self.values(argument.kind) for argument in named))
                keys = [argument.name for argument in named]
                found += [word.row.name.format(**dict(zip(keys, each, strict=True))) or word.id for each in values]
        return tuple(found)

    def lasting_fields(self) -> tuple[str, ...]:
        """The fields that lasting effects add to for good, each once, in the order of the words."""
        found = [each.to for word in self.words for each in word.row.lasts.values() if not each.until]
        return tuple(dict.fromkeys(found))


def _arguments_of(lasts: Lasts) -> list[str]:
    return [name for name in (lasts.adds, lasts.by, lasts.until, *re.findall(r"\{(\w+)\}", lasts.to)) if name]


def _listed(fields: Mapping[str, Any]) -> str:
    listed = [f"{name} ({getattr(hint, '__name__', hint)})" for name, hint in fields.items()]
    return ", ".join(listed) or "none"


def _class_name(word: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in word.split("_"))


def _word_name(made: type[Any]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", made.__name__).lower()


def _classes(module: ModuleType) -> dict[str, type[Any]]:
    found = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return {_word_name(each): each for each in found if issubclass(each, (Effect, Condition))}


def read_vocabulary(path: Path, module: ModuleType) -> Vocabulary:
    """The words of an `effects.toml`, with the classes of a module. Costs some milliseconds."""
    try:
        declared = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as mistake:
        raise DataError(f"{path.name}: this is not TOML: {mistake}") from None
    notation = _typed(path, "_notation", declared.pop("_notation", {}), NotationRow)
    sections: dict[str, dict[str, Any]] = {}
    for section, kind in SECTIONS.items():
        entries: Iterable[tuple[str, Any]] = declared.pop(section, {}).items()
        sections[section] = {name: _typed(path, f"{section}.{name}", entry, kind) for name, entry in entries}
    words = {name: _typed(path, name, entry, WordRow) for name, entry in declared.items()}
    return Vocabulary(words, sections, notation, _classes(module))


def _typed(path: Path, name: str, entry: Any, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as mistake:
        raise DataError(f"{path.name}: [{name}]: {mistake}") from None
