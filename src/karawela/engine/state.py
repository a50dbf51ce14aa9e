"""State is plain data: dataclasses with slots, ints, strings and lists; who may see a field stands on the field.

    @dataclass(slots=True)
    class Trader(Part):
        place: int = NOWHERE                                   # public
        pesos: int = field(default=3, metadata=secret())       # the owner alone

    @dataclass(slots=True)
    class Santiago(State):
        traders: list[Trader] = field(default_factory=list, metadata=seats())

`copy()` is generated from the fields; `view_of(state, seat)` is derived from the declarations and never written by
hand. A view is an object of the same class in which whatever the seat may not see is `UNKNOWN`, so everything that
reads a state (drawing, valuation, features) reads a view just as well and can't betray anything.
"""

from __future__ import annotations

import contextlib
import dataclasses
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from karawela.engine.ask import EVERYBODY

UNKNOWN = -1
"""What a view shows in the place of a number that the seat may not see."""

_SECRET, _HIDDEN, _SEATS, _PARTS, _UNLESS, _MASK = "secret", "hidden", "seats", "parts", "unless", "mask"
_KNOWN = "known"
_PLAIN = (int, str, bool, float, list, tuple, dict, set)
"""What can't be a part itself; lists of parts are marked as such."""

T = TypeVar("T", bound="Part")
Event = tuple[str | int, ...]


def secret(mask: Any = UNKNOWN, unless: str = "") -> Mapping[str, Any]:
    """Only the owner sees it: the seat whose part it is in, or, in a list of the root, the seat of that index.

    `mask` stands in its place for the others (a list is masked element by element, keeping its length; an
    empty list as mask hides the length too). `unless` names a flag of the root state that opens it to all.
    """
    return {_SECRET: True, _MASK: mask, _UNLESS: unless}


def hidden(mask: Any = UNKNOWN) -> Mapping[str, Any]:
    """Nobody sees it before the game is over."""
    return {_HIDDEN: True, _MASK: mask}


def known_to(witnesses: str, mask: Any = UNKNOWN, free: Any = None) -> Mapping[str, Any]:
    """Only the seats that have seen it: a thing that passes from hand to hand is known to all who ever held it.

    `witnesses` names a public field of the same part with a bit for each seat that knows, `EVERYBODY` for all and
    observers too. Over a list it is a list of such numbers, one an element. A value equal to `free` is not covered:
    everybody may know that there is nothing to know yet.
    """
    return {_KNOWN: witnesses, _MASK: mask, _UNLESS: free}


def knows(witnesses: int, seat: int | None) -> bool:
    """Whether the seat (None: an observer) is among the witnesses."""
    return witnesses == EVERYBODY if seat is None else bool(witnesses >> seat & 1)


def seats() -> Mapping[str, Any]:
    """A list of parts, one a seat: the part at index i belongs to seat i."""
    return {_SEATS: True, _PARTS: True}


def parts() -> Mapping[str, Any]:
    """A list whose elements are parts or lists themselves and must be copied one by one."""
    return {_PARTS: True}


class Part:
    """A piece of state that is copied with it."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Slots for inherited fields are taken back: a compiled class names none, and they would hide its fields. The
        copier that a base may have, or get, is for the base alone."""
        super().__init_subclass__()
        if "copy" not in vars(cls):
            with contextlib.suppress(TypeError):  # a compiled class keeps its method
                cls.copy = Part.copy  # type: ignore[method-assign]
        for name in vars(cls).get("__slots__", ()):
            if any(name in vars(base) for base in cls.__mro__[1:]):
                delattr(cls, name)

    def copy(self: T) -> T:
        """An independent copy; only frozen component data is shared. The first call writes the copier."""
        copied: T = _copier(type(self))(self)
        return copied


@dataclass(slots=True)
class State(Part):
    """The root of a title's state. `journal` collects what happens, when somebody wants to be told."""

    over: bool = False
    journal: list[tuple[int, Event]] | None = field(default=None, compare=False, repr=False)

    def tell(self, *event: str | int) -> None:
        """Something that everybody sees has happened."""
        if self.journal is not None:
            self.journal.append((EVERYBODY, event))

    def tell_only(self, seat: int, *event: str | int) -> None:
        """Something that only this seat sees has happened."""
        if self.journal is not None:
            self.journal.append((seat, event))


def remade(part: T) -> T:
    """A copy by its fields alone, of an object that was read and not made: compiled, such a one has no methods yet."""
    copied: T = _copier(type(part))(part)
    return copied


_COPIERS: dict[type, Callable[[Any], Any]] = {}


def _copier(cls: type) -> Callable[[Any], Any]:
    """The copier of a class, written once: the plain function one would write by hand.

    From then on it stands in the place of `copy`, where the class lets itself be changed."""
    known = _COPIERS.get(cls)
    if known is not None:
        return known
    room: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    hints = typing.get_type_hints(cls)
    lines = ["def copy(old):", "    new = make(cls)"]
    for item in dataclasses.fields(cls):
        lines.append(f"    new.{item.name} = {_copy_expression(cls, item, hints[item.name], room)}")
    lines.append("    return new")
    exec("\n".join(lines), room)  # our own field names, nothing from outside
    copier: Callable[[Any], Any] = room["copy"]
    _COPIERS[cls] = copier
    with contextlib.suppress(TypeError):  # a compiled class keeps its method
        cls.copy = copier  # type: ignore[attr-defined]
    return copier


def _copy_expression(cls: type, item: dataclasses.Field[Any], hint: Any, room: dict[str, Any]) -> str:
    old = f"old.{item.name}"
    if item.name == "journal":
        return "None"
    kind = typing.get_origin(hint) or hint
    if kind is list:
        inner = typing.get_args(hint)
        nested = bool(inner) and (typing.get_origin(inner[0]) is list or _is_part(inner[0]))
        if item.metadata.get(_PARTS) or nested:
            element = inner[0] if inner else None
            if _is_part(element) and element is not None:
                room[f"copy_{element.__name__}"] = _copier(element)
                return f"[copy_{element.__name__}(x) for x in {old}]"
            return f"[x.copy() for x in {old}]"
        return f"{old}[:]"
    if kind in (dict, set):
        return f"{old}.copy()"
    if _is_part(kind):
        room[f"copy_{kind.__name__}"] = _copier(kind)
        return f"copy_{kind.__name__}({old})"
    if kind in (int, str, bool, float, tuple, frozenset) or getattr(kind, "__dataclass_params__", None):
        return old
    raise TypeError(f"{cls.__name__}.{item.name}: cannot copy a field of type {hint!r}")


def _is_part(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Part)


def _mask(value: Any, mask: Any) -> Any:
    if isinstance(value, list) and not isinstance(mask, list):
        return [mask] * len(value)
    return mask


def view_of(state: State, seat: int | None) -> Any:
    """What the seat may see (None: an observer), as an object of the state's own class. Costs a copy and a walk."""
    view = state.copy()
    if not state.over:
        _cover(view, view, seat, owner=None)
    return view


@cache
def _covered(kind: Any) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """The fields that may have something to hide: those with marks, and those that may be a part."""
    fields = [(item.name, item.metadata) for item in dataclasses.fields(kind)]
    hints = typing.get_type_hints(kind)
    plain = {name for name, hint in hints.items() if (typing.get_origin(hint) or hint) in _PLAIN}
    return tuple((name, marks) for name, marks in fields if marks or name not in plain)


def _cover(root: State, part: Part, seat: int | None, owner: int | None) -> None:
    kind: Any = type(part)
    for name, marks in _covered(kind):
        value = getattr(part, name)
        if marks.get(_SEATS):
            for index, child in enumerate(value):
                _cover(root, child, seat, index)
        elif marks.get(_HIDDEN):
            setattr(part, name, _mask(value, marks[_MASK]))
        elif marks.get(_SECRET):
            if marks[_UNLESS] and getattr(root, marks[_UNLESS]):
                continue
            if owner is not None:
                if owner != seat:
                    setattr(part, name, _mask(value, marks[_MASK]))
            else:
                covered = [each if i == seat else _mask(each, marks[_MASK]) for i, each in enumerate(value)]
                setattr(part, name, covered)
        elif marks.get(_KNOWN):
            setattr(part, name, _as_known(value, getattr(part, marks[_KNOWN]), marks, seat))
        elif isinstance(value, Part):
            _cover(root, value, seat, owner)
        elif marks.get(_PARTS):
            for child in value:
                if isinstance(child, Part):
                    _cover(root, child, seat, owner)


def _as_known(value: Any, witnesses: Any, marks: Mapping[str, Any], seat: int | None) -> Any:
    if isinstance(value, list):
        return [_as_known(each, who, marks, seat) for each, who in zip(value, witnesses, strict=True)]
    return value if value == marks[_UNLESS] or knows(witnesses, seat) else marks[_MASK]


def as_data(part: Part) -> dict[str, Any]:
    """A state or view as plain dicts, lists, ints and strings, for JSON."""
    plain: dict[str, Any] = {}
    for item in dataclasses.fields(part):  # type: ignore[arg-type]
        if item.name != "journal":
            plain[item.name] = _plain(getattr(part, item.name))
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, Part):
        return as_data(value)
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    return value
