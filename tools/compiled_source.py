"""Modules as mypyc needs to read them: the same lines, with what it would lose written so that it keeps it.

- A field's type in a dataclass: of `list[Trader]` a compiled class remembers `list`, but copies, views and stored
  states go by the whole. So it is told again.
- A frozen dataclass: compiled, it can't be sent to another process unless it says how to make it again.
- What states, matches and effects are made of is left open to such titles; a state is created empty by `__new__`, as in
  Python.
- How a state is copied: the copier that the first call writes would run as plain Python. So it is written here.
- What happens while nobody listens: telling it costs a look at the journal, before anything is put together.
- A constant of a module: named `Final`, it is a number in the code or one load, not a look into a dictionary.

All of it stands on lines that are there already, so what a traceback says is true of the source.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

Change: TypeAlias = tuple[int, int, int, str]
"""Line (from 0), first and last column in it (in bytes), and what stands there instead."""

OPEN = ("Part", "State", "Driver", "Retracer", "Effect", "Condition")
"""These classes, and those derived from them, can be derived from in plain Python."""
TELLS = ("tell", "tell_only")
SHARED = ("int", "str", "bool", "float", "tuple", "frozenset")
"""Types that never change, so that a copy may hold the same thing."""
IMPORTS = "from typing import TYPE_CHECKING, Final; "
OPENING = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)"
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+\Z")


def prepared(source: str) -> str:
    """The module's text for mypyc."""
    tree = ast.parse(source)
    lines = [line.encode() for line in source.split("\n")]
    first = next((node.lineno - 1 for node in tree.body if not _is_opening(node)), 0)
    changes = [(first, 0, 0, IMPORTS), *finals(tree, source), *dataclasses(tree), *opened(tree)]
    changes += [*copiers(tree), *tellings(tree)]
    if OPENED in [text for _, _, _, text in changes]:
        changes.append((lines.index(b"", first), 0, 0, OPENING))
    for line, start, end, text in sorted(changes, reverse=True):
        assert start < end or line == first or not lines[line], f"line {line + 1} is not free for {text}"
        lines[line] = lines[line][:start] + text.encode() + lines[line][end:]
    return "\n".join([line.decode() for line in lines])


def _is_opening(node: ast.stmt) -> bool:
    """Whether it must come first: the docstring, or an import from the future."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "__future__"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def dataclasses(tree: ast.Module) -> Iterator[Change]:
    """Below each dataclass the whole types of its fields and, if it is frozen, how to make it again."""
    for node in tree.body:
        marks = [ast.unparse(each) for each in getattr(node, "decorator_list", ())]
        if isinstance(node, ast.ClassDef) and any(mark.startswith("dataclass") for mark in marks):
            fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
            kinds = {ast.unparse(item.target): ast.unparse(item.annotation) for item in fields}
            text = f"vars({node.name})['__annotations__'].update({kinds})"
            if any("frozen=True" in mark for mark in marks):
                values = f"tuple([getattr(self, name) for name in {node.name}.__dataclass_fields__])"
                text += f"; setattr({node.name}, '__reduce__', lambda self: ({node.name}, {values}))"
            yield node.end_lineno or 0, 0, 0, text


def copiers(tree: ast.Module) -> Iterator[Change]:
    """Below the docstring of a state or a part of one, its `copy`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] in (["Part"], ["State"]):
            if node.name in OPEN:
                continue
            fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
            copies = [f"new.{ast.unparse(item.target)} = {_copy_of(item)}" for item in fields]
            if ast.unparse(node.bases[0]) == "State":
                copies = ["new.over = self.over", "new.journal = None", *copies]
            made = f"new = {node.name}.__new__({node.name}) if type(self) is {node.name} else super().copy()"
            text = f"    def copy(self) -> {node.name}: {'; '.join([made, *copies, 'return new'])}"
            yield node.body[0].end_lineno or 0, 0, 0, text


def _copy_of(field: ast.AnnAssign) -> str:
    """What `engine.state` would write; of a type that is not known here it says `copy`, which mypyc checks."""
    value = f"self.{ast.unparse(field.target)}"
    kind, _, inner = ast.unparse(field.annotation).partition("[")
    if kind == "list":
        return f"{value}[:]" if inner.partition("[")[0].rstrip("]") in SHARED else f"[each.copy() for each in {value}]"
    return value if kind in SHARED else f"{value}.copy()"


def tellings(tree: ast.Module) -> Iterator[Change]:
    """Before each `s.tell(...)`, whether the state has a journal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            told = node.value.func
            if isinstance(told, ast.Attribute) and told.attr in TELLS and isinstance(told.value, ast.Name):
                yield _instead(told.value, f"if {told.value.id}.journal is not None: {told.value.id}")


def opened(tree: ast.Module) -> Iterator[Change]:
    """Above a class that is open, the mark that says so."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            family = [node.name, *(ast.unparse(base).partition("[")[0] for base in node.bases)]
            if any(name in OPEN for name in family):
                line = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                yield line - 2, 0, 0, OPENED


def finals(tree: ast.Module, source: str) -> Iterator[Change]:
    """Constants: named in capitals, assigned once, and that at the top."""
    stores = Counter(
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    )
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0]
            if _CONSTANT.match(name.id) and stores[name.id] == 1:
                yield _instead(name, f"{name.id}: Final")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            kind = ast.get_source_segment(source, node.annotation) or ""
            if _CONSTANT.match(node.target.id) and "Final" not in kind and "TypeAlias" not in kind:
                yield _instead(node.annotation, f"Final[{kind}]")


def _instead(node: ast.expr, text: str) -> Change:
    assert node.lineno == node.end_lineno and node.end_col_offset is not None, f"line {node.lineno} goes on"
    return node.lineno - 1, node.col_offset, node.end_col_offset, text
