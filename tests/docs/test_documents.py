"""What the documents tell people to type is typed: commands, snippets, and what they name in sentences."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import karawela.games
from karawela.bots import BOTS
from karawela.components.packs import VARIABLE
from karawela.engine import registry
from tests.docs.reading import ROOT, commands_in, document, read

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
GOLDEN = ROOT / "tests" / "records" / "santiago-1-3p.kar"


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with a recorded game and room for a new title; what a document makes known is forgotten."""
    games = tmp_path / "src/karawela/games"
    games.mkdir(parents=True)
    (tmp_path / "tests/games").mkdir(parents=True)
    shutil.copy(GOLDEN, tmp_path / "game.kar")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(karawela.games, "__path__", [*karawela.games.__path__, str(games)])
    known: list[dict[str, Any]] = [BOTS, registry._packages, registry._loaded, sys.modules]
    before = [set(each) for each in known]
    yield tmp_path
    for each, names in zip(known, before, strict=True):
        for name in set(each) - names:
            if each is not sys.modules or str(tmp_path) in str(getattr(each[name], "__file__", "")):
                del each[name]


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_shows_works(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Block after block, in one folder and one namespace."""
    for example in document(path).examples():
        monkeypatch.setattr(sys, "stdin", StringIO())
        example.evaluate()


NAMED = re.compile(r"`(?:\.venv/bin/)?karawela (?!seal )([a-z][^`]*)`")
"""Commands in a sentence. What a seal is taken over begins in the same way."""


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_named_are_there_with_their_options(path: Path) -> None:
    """In sentences and tables; FILE, FOLDER, NAME and what is in brackets are the reader's to fill in."""
    for text in NAMED.findall(path.read_text(encoding="utf-8")):
        filled = re.sub(r"\bN\b", "1", text.replace("[ID or word]", "").replace("[", "").replace("]", ""))
        for words in commands_in(filled.replace("...", "x").replace("<title>", "santiago")):
            read(words if len(words) > 1 else [*words, "--help"])


def test_every_option_of_the_environment_that_is_named_is_known() -> None:
    """`KARAWELA_...` in the documents stands in the sources, too."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    for path in DOCUMENTS:
        for name in re.findall(r"\bKARAWELA_[A-Z_]+\b", path.read_text(encoding="utf-8")):
            assert name in sources, f"{path.name}: {name}"


def test_links_between_documents_lead_somewhere() -> None:
    """Files that are linked are there."""
    for path in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"
