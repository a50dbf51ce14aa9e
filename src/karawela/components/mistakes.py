"""What is wrong with a row of data, in words: which field, what it should be, what was found there."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import inspect

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 400
_WANTED: Final = {
    "int": "a whole number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "float": "a number with a point",
}
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Unicode's categories of signs that have no shape of their own."""


def hint(name: str, known: Iterable[str]) -> str:
    """What may have been meant, or all that there is."""
    listed = list(known)
    near = difflib.get_close_matches(name, listed, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are {', '.join(listed)}"


def quoted(value: Any) -> str:
    """A value as it could be written in the data, or its beginning."""
    text = repr(value) if not isinstance(value, str) else f"'{value}'" if value.isprintable() else ascii(value)
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def in_words(message: str, kind: type[Any], entry: Mapping[str, Any]) -> str:
    """What the reader of rows found wrong with one of that kind, in our words."""
    fields = _types(kind)
    if found := re.fullmatch(r"Object missing required field `(\w+)`", message):
        return f"field '{found[1]}' is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", message):
        return f"there is no field {quoted(found[1])}; {hint(found[1], fields)}"
    found = re.fullmatch(r"(.+) - at `\$\.(\w+)(.*)`", message)
    if found is None:
        return message
    said, name, inside = found.groups()
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", said):
        wanted, got = (_WANTED.get(each, each) for each in found.groups())
        return f"field '{name}'{': each in it' if inside else ''} should be {wanted}, not {got}"
    if inside:
        return f"field '{name}': it should be {_described(fields[name])}"
    return f"field '{name}': {quoted(entry[name])} should be {_described(fields[name])}"


def unbounded(kind: type[Any]) -> list[str]:
    """The fields of a row in which a number could be anything: by them a pack could make a game unplayable."""
    return [
        name
        for name, each in _types(kind).items()
        if any(number.ge is None or number.le is None for number in _numbers(each))
    ]


def wrong_texts(entry: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with the texts of a row: no name, a name that no card has room for, signs that nobody sees."""
    for key in ("en", "pl") if "id" in entry else ():
        if not str(entry.get(key, "")).strip():
            yield f"field '{key}': a name is missing"
    for key, value in entry.items():
        most = LONGEST_NAME if key[:2] in ("en", "pl") and not key.endswith("_about") else LONGEST_TEXT
        for text in _texts(value):
            if len(text) > most:
                yield f"field '{key}': {quoted(text)} has more than {most} letters"
            if any(unicodedata.category(sign) in _UNSEEN for sign in text):
                yield f"field '{key}': {quoted(text)} has a sign that cannot be seen, such as a line break"


def _types(kind: type[Any]) -> dict[str, inspect.Type]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def _described(type_: inspect.Type) -> str:
    """What a field of that type should be, with its bounds."""
    if isinstance(type_, inspect.IntType):
        return f"from {type_.ge} to {type_.le}"
    if isinstance(type_, inspect.VarTupleType):
        least, most = type_.min_length, type_.max_length
        count = f"{most} in a list" if least == most else f"{least or 0} to {most or 'any number'} in a list"
        inner = type_.item_type
        return f"{count}, each {_described(inner)}" if isinstance(inner, inspect.IntType) else count
    if isinstance(type_, inspect.DictType):
        return f"a table, each {_described(type_.value_type)}"
    return f"a text like {type_.pattern}" if isinstance(type_, inspect.StrType) else "something else"


def _numbers(type_: inspect.Type) -> Iterator[inspect.IntType]:
    """The whole numbers in a type."""
    if isinstance(type_, inspect.IntType):
        yield type_
    for inner in ("item_type", "value_type"):
        if hasattr(type_, inner):
            yield from _numbers(getattr(type_, inner))


def _texts(value: Any) -> Iterator[str]:
    """The texts in a value as TOML gives it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield key
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
