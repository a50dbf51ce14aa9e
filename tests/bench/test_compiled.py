"""The compiled build: what is compiled, what is said when it can't be, and that it is the one that was asked for."""

from __future__ import annotations

import importlib
import os
import tomllib
from pathlib import Path

import pytest

from karawela.bench.editions import READY, compiled_contenders
from karawela.engine import registry

tools = pytest.importorskip("tools.compiled_wheel", reason="the build hook needs hatchling")

ROOT = Path(__file__).resolve().parents[2]
HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]


@pytest.fixture
def modules() -> list[str]:
    found: list[str] = tools.listed(ROOT, HOOK["custom"]["modules"])
    return found


def test_the_list_names_rules_of_every_title_and_nothing_drawn(modules: list[str]) -> None:
    """Patterns reach every title's rules and state; boards, covers and terminals stay as they are."""
    names = {path.removeprefix("src/karawela/") for path in modules}
    assert {"engine/driver.py", "bots/search.py", "games/maracaibo/rules/raids.py"} <= names
    for title in registry.titles():
        assert f"games/{title}/state.py" in names
        assert any(name.startswith(f"games/{title}/rules/") for name in names)
        assert any(name.startswith(f"games/{title}/bot/") for name in names)
    interpreted = ("/board/", "/terminal/", "/words/", "__init__.py", "/rows.py", "/read_")
    assert not [name for name in names if any(part in name for part in interpreted)]


def test_a_pattern_that_names_nothing_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"lists engine/drivel\.py to be compiled, but"):
        tools.listed(ROOT, ["engine/{ask,drivel}.py"])


def test_without_a_c_compiler_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(SystemExit, match="needs a C compiler, and 'no-such-compiler' is not there"):
        tools.check_compiler()


def test_the_bench_asks_for_the_compiled_build_where_there_is_none(tmp_path: Path) -> None:
    assert [each.missing for each in compiled_contenders(["santiago"], tmp_path)] == ["make wheel-compiled first"]


def test_a_compiled_build_of_other_sources_is_not_measured(tmp_path: Path) -> None:
    """Beside every compiled module lies its source; if that is no longer ours, the comparison would mean nothing."""
    package = tmp_path / "lib/python3/site-packages/karawela/engine"
    package.mkdir(parents=True)
    python = tmp_path / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python.parent.mkdir()
    python.touch()
    (tmp_path / READY).touch()
    (package / "driver.cpython-311.so").touch()
    source = (Path(importlib.import_module("karawela.engine").__path__[0]) / "driver.py").read_text()
    (package / "driver.py").write_text(source)
    (contender,) = compiled_contenders(["santiago"], tmp_path)
    assert (contender.name, contender.missing, contender.compiled) == ("santiago, compiled", "", True)
    (package / "driver.py").write_text(source + "\n")
    (contender,) = compiled_contenders(["santiago"], tmp_path)
    assert contender.missing == "it is of other sources than these; make wheel-compiled first"


@pytest.mark.skipif("KARAWELA_COMPILED" not in os.environ, reason="only of the compiled build: make test-compiled")
def test_every_listed_module_is_compiled(modules: list[str]) -> None:
    """What the tests run against here is the compiled wheel, whole."""
    for path in modules:
        name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        assert not str(importlib.import_module(name).__file__).endswith(".py"), name
