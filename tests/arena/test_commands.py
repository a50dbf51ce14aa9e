"""`karawela arena`, by running it: what it says, and that mistakes get a sentence, exit code 2 and no traceback."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from karawela.arena import Results
from karawela.engine import registry
from karawela.words import words_for
from tests.arena.samples import command, random_only, results_of


def test_a_tournament_from_run_to_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run, run again, report, export; each says what it wrote."""
    monkeypatch.chdir(tmp_path)
    words = ("arena", "run", "santiago", "--entrants", "random,random", "--games", "4", "--lang", "en")
    assert command(*words, "--variant", "open_holdings=yes,layout=t") == 0
    said = capsys.readouterr().out
    with Results(Path("results.sqlite")) as results:
        assert f"8 games are in results.sqlite, fingerprint {results.fingerprint()}" in said
        assert results.plan.variants == ({}, {"open_holdings": "yes", "layout": "t"})
    assert command(*words, "--variant", "open_holdings=yes,layout=t") == 0
    assert capsys.readouterr().out == said
    assert command("arena", "report", "--lang", "pl") == 0
    assert command("arena", "export", "r.parquet", "--lang", "en") == 0
    assert "Zapisano: report.html" in (said := capsys.readouterr().out)
    assert "Written: r.parquet" in said
    assert '<html lang="pl"' in Path("report.html").read_text(encoding="utf-8")


def test_bots_by_the_clock_are_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Said before the games, not after; a number of iterations needs no warning."""
    (tmp_path / "file").write_text("")
    words = ("arena", "ladder", "santiago", "--crew", "", "--folder", tmp_path / "file", "--lang", "en", "--levels")
    assert command(*words, "sailor,captain") == 2
    assert "Playing by the clock: captain" in capsys.readouterr().out
    assert command(*words, "mate@2,captain@2") == 2
    assert "clock" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("run", "atlantis"), "There is no title “atlantis”"),
        (("run", "santiago", "--entrants", "random,capitan"), "did you mean captain"),
        (("run", "santiago", "--entrants", "random,captain@many"), "captain@800 for 800 iterations"),
        (("run", "santiago", "--entrants", "random"), "at least 2 entrants, not 1"),
        (("run", "santiago", "--players", "5"), "2 to 4 players, not for 5"),
        (("run", "santiago", "--games", "0"), "from 1 up"),
        (("run", "santiago", "--jobs", "0"), "from 1 up"),
        (("run", "santiago", "--games", "few"), "--games"),
        (("run", "santiago", "--option", "moon=full"), "no option 'moon'"),
        (("run", "santiago", "--variant", "open_holdings"), "name=value"),
        (("report", "--results", "nowhere.sqlite"), "nowhere.sqlite: there are no results"),
        (("export", "x.parquet", "--results", "nowhere.sqlite"), "there are no results"),
        (("ladder", "atlantis"), "There is no title “atlantis”"),
        (("ladder", "santiago", "--levels", "deckhand,boatswain"), "there is no bot 'boatswain'"),
        (("ladder", "santiago", "--levels", "deckhand"), "two or more levels"),
        (("ladder", "santiago", "--crew", "deckhand"), "a crew of two"),
        (("ladder", "maracaibo", "--only", "write"), "build/arena/ladder/maracaibo: there are no results of maracaibo"),
        (("balance", "santiago", "--only", "write"), "nothing is written"),
        (("balance", "santiago", "--bot", "parrot"), "there is no bot 'parrot'"),
        (("joust",), "run, report, export, ladder, balance"),
    ],
    ids=lambda value: "-".join(value[:4]) if isinstance(value, tuple) else None,
)
def test_bad_input_gets_a_sentence(
    words: tuple[str, ...],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What was wrong and what would be right; nothing is written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert command("arena", *words) == 2
    said = capsys.readouterr().err
    assert said.startswith("karawela: ")
    assert sentence in said
    assert not list(tmp_path.iterdir())


def test_damaged_and_foreign_results_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the language of the command line."""
    path = tmp_path / "r.sqlite"
    results_of(random_only(games=2), path).close()
    words = ("arena", "run", "santiago", "--entrants", "random,random", "--results", path)
    assert command(*words, "--seed", "other", "--lang", "pl") == 2
    assert "zawiera inny turniej: ziarno to test, a nie other" in capsys.readouterr().err
    path.write_bytes(b"not a database" * 100)
    assert command(*words, "--lang", "pl") == 2
    assert "albo jest uszkodzony" in capsys.readouterr().err
    assert command("arena", "report", "--results", path, "--lang", "en") == 2
    assert "damaged" in capsys.readouterr().err


def test_a_folder_that_is_a_file_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The results cannot be put there."""
    (tmp_path / "file").write_text("")
    words = ("arena", "run", "santiago", "--entrants", "random,random", "--games", "1", "--lang", "en")
    assert command(*words, "--results", tmp_path / "file" / "r.sqlite") == 2
    assert "file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("matplotlib", ("report",), "arena"),
        ("choix", ("report",), "arena"),
        ("pyarrow", ("export", "r.parquet"), "arena"),
        ("ray", ("run", "santiago", "--entrants", "random,random", "--seed", "new", "--cluster", "local"), "cluster"),
    ],
)
def test_a_part_that_is_not_installed_is_named(
    missing: str,
    words: tuple[str, ...],
    extra: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The sentence has the command that installs what it needs, by names that an index knows; nothing is left."""
    monkeypatch.chdir(tmp_path)
    if missing != "ray":
        results_of(random_only(games=2), Path("results.sqlite")).close()
    there = list(tmp_path.iterdir())
    whole = builtins.__import__

    def without(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if name.partition(".")[0] == missing:
            raise ImportError(name)
        return whole(name, globals, locals, fromlist, level)

    for module in [name for name in sys.modules if name.partition(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    assert command("arena", *words, "--lang", "en") == 2
    said = capsys.readouterr().err
    assert f"the extra {extra}" in said
    assert " install " in said and missing in said.partition(" install ")[2]
    assert list(tmp_path.iterdir()) == there


def test_every_message_of_the_arena_is_in_both_languages() -> None:
    """The same ids, and every kind that a title counts has a heading."""
    folder = Path(__file__).parents[2] / "src" / "karawela" / "words"
    ids = [
        [
            line.split(" =")[0]
            for line in (folder / f"arena-{language}.ftl").read_text("utf-8").splitlines()
            if " =" in line
        ]
        for language in ("en", "pl")
    ]
    assert ids[0] == ids[1]
    for title in registry.titles():
        for language in ("en", "pl"):
            words = words_for(registry.title(title), language)
            assert all(words.has(f"taken-{taking.kind}") for taking in registry.title(title).takings)
