"""`karawela new-title`: what it writes can be played at once and keeps the whole contract."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from karawela.cli import run
from karawela.draw.board import board_of
from karawela.draw.large_form import large_form
from karawela.engine import Match, registry
from karawela.engine.title import Title
from karawela.testing import ALL_CHECKS, TITLE_CHECKS, Case, Check, TitleCheck
from karawela.words import words_for
from karawela.words.how_to_play import how_to_play


def command(*words: str | Path) -> int:
    with pytest.raises(SystemExit) as ended:
        run([*map(str, words), "--lang", "en"])
    return int(str(ended.value.code))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Title[Any]]:
    """A title that the command has written, known to the registry for as long as the tests last."""
    folder = tmp_path_factory.mktemp("titles")
    assert command("new-title", "rum_regatta", "--name", "The Rum Regatta", "--folder", folder) == 0
    sys.path.insert(0, str(folder))
    registry.register("rum_regatta", "rum_regatta")
    yield importlib.import_module("rum_regatta").TITLE
    sys.path.remove(str(folder))
    registry._packages.pop("rum_regatta")
    registry._loaded.pop("rum_regatta", None)
    for module in [each for each in sys.modules if each.partition(".")[0] == "rum_regatta"]:
        del sys.modules[module]


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_a_new_title_keeps_the_contract(check: Check, written: Title[Any]) -> None:
    check(Case(written, 3))


@pytest.mark.parametrize("check", TITLE_CHECKS, ids=lambda check: check.__name__)
def test_a_new_title_keeps_its_rooms(check: TitleCheck, written: Title[Any]) -> None:
    check(written)


def test_a_new_title_is_listed_simulated_and_played(
    written: Title[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its own name, with its aim, its facts and how it is played."""
    monkeypatch.setenv("COLUMNS", "120")
    assert command("titles") == 0
    assert "The Rum Regatta" in capsys.readouterr().out
    assert command("sim", "rum_regatta", "--games", "2") == 0
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert command("play", "rum_regatta", "--save", tmp_path / "game.kar", "--plain") == 0
    for language in ("en", "pl"):
        words = words_for(written, language)
        view = Match(written, 2, "s").view(0)
        assert words.aim(view).goal and words.facts(view, 1)
        assert len(how_to_play(words).tips) == 3
        assert large_form(words, "salt") is not None
    board = board_of(written)
    assert board.cover().startswith("<svg")
    assert set(board.illustrations) == {"aim", "turn", "end"}


def test_in_a_clone_rooms_and_a_first_test_are_written_as_the_linter_likes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Among the titles, and the line that makes it known is said."""
    (tmp_path / "src/karawela/games").mkdir(parents=True)
    (tmp_path / "tests/games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert command("new-title", "aguardiente", "--prefix", "AGU") == 0
    assert 'register("aguardiente", "karawela.games.aguardiente")' in capsys.readouterr().out
    assert '@rule("AGU-1")' in (tmp_path / "tests/games/aguardiente/test_rules.py").read_text()
    ruff = Path(sys.executable).with_name("ruff")
    settings: tuple[str | Path, ...] = ("--config", Path(__file__).parents[2] / "pyproject.toml")
    settings += ("--config", 'lint.isort.known-first-party = ["karawela", "tests"]')
    for deed in (("check",), ("format", "--check")):
        done = subprocess.run([ruff, *deed, *settings, "."], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    assert command("new-title", "aguardiente", "--prefix", "AGU") == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("santiago",), "there is a title 'santiago' already"),
        (("Regatta",), "small letters"),
        (("class",), "small letters"),
        (("../regatta",), "small letters"),
        (("regatta", "--prefix", "SDC"), "the rules of santiago have the prefix SDC"),
        (("regatta", "--prefix", "r-1"), "two to five capitals"),
    ],
    ids=str,
)
def test_what_is_no_title_is_refused(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a sentence, and nothing is written."""
    assert command("new-title", *words, "--folder", tmp_path) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
