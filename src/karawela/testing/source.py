"""One thing, one place: the id of a row or of an effect word stands in Python only in the data room, and in the
decorator of the function that bears its name.

    @WORDS.adds("use-casino")
    def casino(said: Values) -> Values: ...

Whatever else names it in a string is a second list of ids, and fails: what is known of a thing is a field of its row,
or found by its id (a drawing, a message), or a constant of the data room. Words that also mean something else, such as
a verb that is called like a component, stand in the folder's `homonyms.toml`, each with its reason, and only as long as
they are needed:

    ship = "the layer of the picture on which the ship lies"
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from karawela.components.catalogue import catalogue_of
from karawela.engine import registry
from karawela.engine.title import Title

EFFECTS = Path("data", "effects.toml")
HOMONYMS = "homonyms.toml"
_PART = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_SHORTEST = 3
"""Shorter ids, such as a letter, are no words: nobody could tell what is meant."""


class Naming(NamedTuple):
    """A place in the source where a string names a thing."""

    path: Path
    line: int
    thing: str
    text: str


def ids_stand_in_their_room(title: Title[Any]) -> None:
    """No string of the title's Python names a row or an effect word outside its room."""
    found = [wrong for folder in folders_of(title) for wrong in complaints(folder, ids_of(title))]
    assert not found, "\n".join([f"{title.id}: {len(found)} places", *found])


def ids_of(title: Title[Any]) -> frozenset[str]:
    """The ids of all rows of the title, and of the words of its effects."""
    rows = catalogue_of(title).rows
    found = {thing for table in rows.tables for thing in rows.ids(table)}
    for folder in folders_of(title):
        if (path := folder / EFFECTS).is_file():
            found |= {word for word in tomllib.loads(path.read_text(encoding="utf-8")) if not word.startswith("_")}
    return frozenset(thing for thing in found if len(thing) >= _SHORTEST)


def folders_of(title: Title[Any]) -> list[Path]:
    """The title's folder, and those beside it that are no title and that it uses."""
    games = title.folder.parent
    others = {path.name for path in games.iterdir() if path.is_dir()} - set(registry.titles()) - {title.folder.name}
    package = re.escape(title.package.rpartition(".")[0])
    used = {
        name
        for path in title.folder.rglob("*.py")
        for name in re.findall(rf"^(?:from|import) {package}\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    return [title.folder, *(games / name for name in sorted(others & used))]


def complaints(folder: Path, ids: frozenset[str]) -> Iterator[str]:
    """What is wrong in a folder, in words: things that are named outside their room, and exceptions that are none."""
    path = folder / HOMONYMS
    excepted: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    found = list(namings(folder, ids))
    for naming in found:
        if naming.thing not in excepted:
            yield f"{naming.path.relative_to(folder.parent)}:{naming.line}: '{naming.text}' names {naming.thing}"
    named = {naming.thing for naming in found}
    for word, reason in excepted.items():
        if word not in named:
            yield f"{folder.name}/{HOMONYMS}: '{word}' is excepted, and nothing names it"
        if not reason.strip():
            yield f"{folder.name}/{HOMONYMS}: '{word}' is excepted without a reason"


def namings(folder: Path, ids: frozenset[str]) -> Iterator[Naming]:
    """Where the Python of a folder names things outside its data room. Reads every file once."""
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] != "data":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for line, text, own in _strings(tree, frozenset()):
                for thing in sorted(named_in(text, ids) - own):
                    yield Naming(path, line, thing, text)


def named_in(text: str, ids: frozenset[str]) -> frozenset[str]:
    """The ids that a text names: the whole of it, or a part between signs, as in `use-casino` or `cards/rum.svg`."""
    return ids.intersection(_PART.findall(text) if " " not in text else (text,))


def _strings(node: ast.AST, own: frozenset[str]) -> Iterator[tuple[int, str, frozenset[str]]]:
    """The strings of the source, without docstrings: line, text, and the functions whose decorators they are in."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.lineno, node.value, own
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        for decorator in node.decorator_list:
            yield from _strings(decorator, own | {node.name})
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and field != "decorator_list" and not _is_docstring(child):
                yield from _strings(child, own)


def _is_docstring(node: ast.AST) -> bool:
    """A string that stands alone: of a module, a class, a function, or of a constant or field before it."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
