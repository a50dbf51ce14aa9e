"""The packs folder and the option `data_pack`: a game is played with a player's own data, and its record says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from karawela.components.packs import STANDARD, VARIABLE
from karawela.engine import Match, as_data, read_record, replay
from karawela.engine.errors import BadOption, RecordError
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import SHELF
from karawela.words import words_for

CHEAP = (
    '[[upgrade]]\nid = "rum"\ncost = 1\nen = "Old Rum"\n\n'
    '[[place]]\nid = "tobago"\nactions = "treasure:gold:1 / treasure:pearl:1"\n'
)
RENAMED = '[[upgrade]]\nid = "rum"\nen = "Grog"\npl = "Grog"\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A packs folder with one pack, `cheap`; afterwards no pack is open that was not before."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    before = dict(SHELF.boxes)
    forget()
    write(tmp_path / "cheap", CHEAP)
    yield tmp_path
    SHELF.boxes.clear()
    SHELF.boxes.update(before)


def forget() -> None:
    """As at a new start of the program."""
    for edition in set(SHELF.boxes) - {STANDARD}:
        del SHELF.boxes[edition]
    SHELF._read.clear()
    SHELF._searched = None


def write(pack: Path, text: str) -> None:
    pack.mkdir(parents=True, exist_ok=True)
    (pack / "mine.toml").write_text(text, encoding="utf-8")


def test_a_pack_is_named_by_its_folder_and_kept_by_its_digest(folder: Path) -> None:
    """The option's value is the digest, which reads itself; the state and the record have it."""
    match = Match(TITLE, 2, "packs", {"data_pack": "cheap"})
    digest = match.options["data_pack"]
    assert isinstance(digest, str) and len(digest) == 16
    assert TITLE.read_options({"data_pack": digest})["data_pack"] == digest
    assert match.state.box.cards[match.state.box.card_index["rum"]].cost == 1
    assert match.state.box.rows.digest == digest == match.edition
    assert f"option data_pack {digest}" in str(match.record)


def test_without_a_pack_the_header_says_standard() -> None:
    """Which is our own data."""
    match = Match(TITLE, 2, "packs")
    assert match.state.pack == STANDARD
    assert "option data_pack standard" in str(match.record)


def test_a_title_has_a_folder_of_its_own_among_packs(folder: Path) -> None:
    """A pack lies in it, or beside it; other titles' folders are nothing to this one."""
    write(folder / "maracaibo" / "dear", CHEAP.replace("cost = 1", "cost = 9"))
    write(folder / "misty_waters" / "fog", "[[card]]\n")
    assert [path.name for path in SHELF.folders()] == ["cheap", "dear"]
    match = Match(TITLE, 2, "packs", {"data_pack": "dear"})
    assert match.state.box.cards[match.state.box.card_index["rum"]].cost == 9


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_with_a_pack_replays_only_with_it(folder: Path, seats: int) -> None:
    """The record leads to the same state; where the pack is gone, it says which one is missing."""
    match = Match(TITLE, seats, "packs", {"data_pack": "cheap"})
    rng = Random(5)
    while not match.over:
        assert TITLE.rules.invariants(match.state) == []
        match.choose(rng.randrange(len(match.legal)))
    record = read_record(str(match.record))
    assert as_data(replay(record).state) == as_data(match.state)
    forget()
    assert as_data(replay(record).state) == as_data(match.state)  # found again in the folder
    forget()
    (folder / "cheap" / "mine.toml").unlink()
    (folder / "cheap").rmdir()
    with pytest.raises(RecordError, match=f"there is no pack '{match.options['data_pack']}'"):
        replay(record)


# ---------------------------------------------------------------- names


def test_names_of_a_pack_stay_in_the_games_that_use_it(folder: Path) -> None:
    """The plain words of the title, and those of a game with our own data, keep ours."""
    edition = Match(TITLE, 2, "packs", {"data_pack": "cheap"}).edition
    assert words_for(TITLE, "en", edition).name("rum") == "Old Rum"
    assert words_for(TITLE, "en", STANDARD).name("rum") == words_for(TITLE, "en").name("rum") == "Rum"


def test_a_pack_that_only_renames_is_kept_by_its_name(folder: Path) -> None:
    """It plays as our own data do, so that its games can be followed anywhere: with our names, where it is not."""
    write(folder / "grog", RENAMED)
    match = Match(TITLE, 2, "packs", {"data_pack": "grog"})
    assert match.edition == "standard:grog"
    assert words_for(TITLE, "pl", match.edition).name("rum") == "Grog"
    assert words_for(TITLE, "pl", STANDARD).name("rum") == "Rum"
    record = read_record(str(match.record))
    forget()
    (folder / "grog" / "mine.toml").unlink()
    again = replay(record)
    assert again.edition == "standard:grog"
    assert again.state.box is SHELF.standard()


# ---------------------------------------------------------------- what is wrong


def test_a_broken_pack_says_what_is_wrong(folder: Path) -> None:
    """With the file, the row and the field; mended, it is read anew."""
    write(folder / "cheap", '[[upgrade]]\nid = "rum"\ncost = "one"\n')
    for _ in range(2):
        with pytest.raises(BadOption, match=r"option data_pack: cheap: mine.toml: upgrade rum: field 'cost'"):
            Match(TITLE, 2, "packs", {"data_pack": "cheap"})
    write(folder / "cheap", CHEAP)
    assert Match(TITLE, 2, "packs", {"data_pack": "cheap"}).state.pack != STANDARD


@pytest.mark.parametrize("name", ["..", "../cheap", "/etc", "rich", "", "standard:../cheap"])
def test_nothing_outside_the_folder_is_a_pack(folder: Path, name: str) -> None:
    """And the answer lists those that are."""
    with pytest.raises(BadOption, match="there are standard, cheap"):
        TITLE.read_options({"data_pack": name})


def test_without_a_folder_there_are_no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer says how to have some."""
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(BadOption, match="there are standard; --packs or KARAWELA_PACKS names a folder of packs"):
        TITLE.read_options({"data_pack": "cheap"})
