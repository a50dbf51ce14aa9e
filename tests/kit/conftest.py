"""The ferry with something spoilt in it: a copy of its folder, imported as a title of its own."""

from __future__ import annotations

import importlib
import itertools
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from karawela.engine.title import Title
from karawela.testing import ferry
from tests.kit.spoiling import Spoil

_numbers = itertools.count(1)


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """The ferry with texts in its files replaced by others: `(path, old, new)`; an empty old text is the file's end."""
    made: list[str] = []

    def copy(*changes: tuple[str, str, str]) -> Title[Any]:
        name = f"ferry_{next(_numbers)}"
        made.append(name)
        folder = tmp_path / name
        shutil.copytree(Path(ferry.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path, old, new in changes:
            file = folder / path
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            assert old in text, f"{old} is not in {path}"
            file.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")
        for source in folder.rglob("*.py"):
            text = source.read_text(encoding="utf-8").replace("karawela.testing.ferry", name)
            source.write_text(text.replace('id="ferry"', f'id="{name}"'), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        title: Title[Any] = importlib.import_module(name).TITLE
        return title

    yield copy
    for module in [each for each in sys.modules if each.partition(".")[0] in made]:
        del sys.modules[module]
