"""Who sits at a table that the command line lays, and with which data: by running it."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.engine import load_record
from tests.cli.test_cli import karawela, refused


def seated(tmp_path: Path, *words: str) -> tuple[str, ...]:
    """The names in the record of a game that was begun and left at once."""
    save = tmp_path / "game.kar"
    done = karawela("play", *words, "--save", save)
    assert done.returncode == 0, done.stderr
    return load_record(save).names


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("maracaibo", "--people", "Ada"), ("Ada",)),
        (("treasure_map", "--people", "Ada"), ("Ada",)),
        (("maracaibo", "--people", "Ada,Bo"), ("Ada", "Bo")),
        (("maracaibo", "--people", "Ada", "--bots", "random"), ("Ada", "random bot")),
        (("santiago", "--people", "Ada,Bo"), ("Ada", "Bo")),
    ],
    ids=str,
)
def test_people_who_are_enough_for_the_title_play_without_bots(
    tmp_path: Path, words: tuple[str, ...], names: tuple[str, ...]
) -> None:
    """One alone, two among themselves; --bots adds exactly those that it names."""
    assert seated(tmp_path, *words) == names


@pytest.mark.parametrize(
    ("words", "first"),
    [(("santiago", "--people", "Ada"), "Ada"), (("maracaibo",), "Skipper"), (("santiago",), "Skipper")],
)
def test_otherwise_bots_take_seats_up_to_the_third(tmp_path: Path, words: tuple[str, ...], first: str) -> None:
    """One is too few for Santiago; whoever names nobody has company in every title."""
    names = seated(tmp_path, *words)
    assert names[0] == first
    assert len(names) == 3 and all(" bot" in name for name in names[1:])


def test_the_folder_of_packs_is_given_to_any_command(tmp_path: Path) -> None:
    """Before or after its name: the game is played with the pack, and its record followed with it."""
    (tmp_path / "packs" / "dear").mkdir(parents=True)
    (tmp_path / "packs" / "dear" / "mine.toml").write_text('[[upgrade]]\nid = "rum"\ncost = 7\n', encoding="utf-8")
    packs, save = tmp_path / "packs", tmp_path / "game.kar"
    words = ("maracaibo", "--people", "Ada", "--option", "data_pack=dear", "--save", save)
    assert "there is no pack 'dear'" in refused("play", *words)
    assert karawela("play", *words, "--packs", packs, stdin="1\n").returncode == 0
    assert len(str(load_record(save).options["data_pack"])) == 16
    assert "--packs or KARAWELA_PACKS names a folder of packs" in refused("verify", save)
    assert karawela("verify", save, "--packs", packs).returncode == 0
    assert karawela("--packs", packs, "replay", save).returncode == 0


def test_every_command_tells_of_the_folder_of_packs() -> None:
    """In its help, and in that of the whole."""
    for words in (("--help",), ("sim", "--help"), ("serve", "--help")):
        assert "--packs" in karawela(*words).stdout


def test_a_folder_that_is_none_or_holds_no_packs_is_refused(tmp_path: Path) -> None:
    """The commonest mistake is to give the pack itself."""
    assert "there is no folder" in refused("titles", "--packs", tmp_path / "nowhere")
    (tmp_path / "mine.toml").write_text("", encoding="utf-8")
    assert "each pack is a folder of its own" in refused("titles", "--packs", tmp_path)
