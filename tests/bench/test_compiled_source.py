"""What mypyc gets to read: the same module on the same lines."""

from __future__ import annotations

import ast
import pickle
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_type_hints

import pytest
from tools.compiled_source import OPENED, prepared

from karawela.bots import Budget
from karawela.engine import Match, registry
from karawela.engine.ask import EVERYBODY
from karawela.engine.state import Part, State, view_of
from karawela.games.santiago.state import Santiago, Trader

ROOT = Path(__file__).resolve().parents[2] / "src/karawela"
MODULE = '''"""A chest."""

from __future__ import annotations

from dataclasses import dataclass, field

EMPTY = -1
LIDS: tuple[str, ...] = ("open", "shut")
Lid = str
count = 0
TWICE = 1
TWICE = 2


@dataclass(slots=True)
class Chest(Part):
    """Full of it."""

    gold: list[tuple[int, str]] = field(default_factory=list)
    boxes: list[Chest] = field(default_factory=list)
    lid: Hinge = field(default_factory=Hinge)


class Key:
    ring: int = 0

    def turn(self, s: State) -> None:
        s.tell(
            "open"
        )
'''


def test_only_what_would_be_lost_is_written_otherwise() -> None:
    """Constants that stay what they are become final; a dataclass is told its types, an open class says so.

    A part has its copier, and nothing is told to nobody."""
    before, after = MODULE.split("\n"), prepared(MODULE).split("\n")
    assert len(before) == len(after)
    changed = {line: new for line, (old, new) in enumerate(zip(before, after, strict=True), 1) if old != new}
    assert changed == {
        5: "from typing import TYPE_CHECKING, Final; from dataclasses import dataclass, field",
        6: "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
        7: "EMPTY: Final = -1",
        8: 'LIDS: Final[tuple[str, ...]] = ("open", "shut")',
        14: OPENED,
        18: "    def copy(self) -> Chest: new = Chest.__new__(Chest) if type(self) is Chest else super().copy(); "
        "new.gold = self.gold[:]; new.boxes = [each.copy() for each in self.boxes]; new.lid = self.lid.copy(); "
        "return new",
        22: "vars(Chest)['__annotations__'].update"
        "({'gold': 'list[tuple[int, str]]', 'boxes': 'list[Chest]', 'lid': 'Hinge'})",
        28: "        if s.journal is not None: s.tell(",
    }


@pytest.mark.parametrize("path", sorted(ROOT.glob("games/*/state.py")), ids=lambda path: str(path.parent.name))
def test_a_prepared_state_is_the_same_state(path: Path) -> None:
    """Every function and class stands on its line; only copiers are new."""
    source = path.read_text(encoding="utf-8")
    kinds = (ast.ClassDef, ast.FunctionDef)

    def places(text: str) -> list[tuple[str, int]]:
        return [(node.name, node.lineno) for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]

    assert [place for place in places(prepared(source)) if place[0] != "copy"] == places(source)


@pytest.mark.parametrize("title", registry.titles())
def test_a_prepared_state_is_copied_as_ever(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, and nothing that changes is shared."""
    game, rng = registry.title(title), Random(1)
    match = Match(game, seats=game.seats[-1], seed="copy")
    for _ in range(25):
        match.choose(rng.randrange(len(match.legal)))
    module = ModuleType("prepared")
    monkeypatch.setitem(sys.modules, "prepared", module)
    room = vars(module)
    room["mypyc_attr"] = lambda **_: lambda kind: kind
    exec(prepared((ROOT / "games" / title / "state.py").read_text(encoding="utf-8")), room)
    values = [getattr(match.state, item.name) for item in fields(match.state)]
    inner = [each for value in values for each in (value if isinstance(value, list) else [value])]
    parts: list[Any] = [match.state, *(each for each in inner if isinstance(each, Part))]
    assert len(parts) > 2
    for part in parts:
        old = room[type(part).__name__](**{item.name: getattr(part, item.name) for item in fields(part)})
        new = old.copy()
        assert new == old
        for item in fields(old):
            value = getattr(old, item.name)
            copied = getattr(new, item.name)
            if isinstance(value, (list, dict, set, Part)):
                assert copied is not value, item.name
            if isinstance(value, list) and value and isinstance(value[0], Part):
                assert all(one is not other for one, other in zip(copied, value, strict=True)), item.name


def test_a_state_knows_the_whole_type_of_its_fields() -> None:
    """Also compiled: by them it is copied, covered and stored."""
    hints = get_type_hints(Santiago)
    assert hints["traders"] == list[Trader]
    assert hints["stops"] == tuple[int, ...]
    assert hints["dice"] == list[int]


def test_a_state_in_plain_python_has_the_fields_it_inherits() -> None:
    """Also of a compiled class: what one sets, the other sees."""

    @dataclass(slots=True)
    class Festival(State):
        music: list[list[int]] = field(default_factory=list)

    state = Festival(music=[[1]], journal=[])
    state.tell("dance", 1)
    assert state.journal == [(EVERYBODY, ("dance", 1))]
    twin = state.copy()
    twin.music[0].append(2)
    twin.over = True
    assert (twin.over, state.over, state.music) == (True, False, [[1]])
    assert view_of(state, 0) == state


def test_a_frozen_dataclass_can_be_sent_to_another_process() -> None:
    """Also compiled."""
    budget = Budget(iterations=7, sight=1)
    assert pickle.loads(pickle.dumps(budget)) == budget
