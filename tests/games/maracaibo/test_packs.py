"""The packs folder and the option `data_pack`: a game is played with a player's own data, and its record says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from karawela.engine import Match, as_data, read_record, replay
from karawela.engine.errors import BadOption, RecordError
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data import packs
from karawela.games.maracaibo.data.box import _BOXES, STANDARD

CHEAP = (
    '[[upgrade]]\nid = "rum"\ncost = 1\n\n[[place]]\nid = "tobago"\nactions = "treasure:gold:1 / treasure:pearl:1"\n'
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A packs folder with one pack, `cheap`; afterwards no pack is open that was not before."""
    monkeypatch.setenv(packs.VARIABLE, str(tmp_path))
    monkeypatch.setattr(packs, "_opened", {})
    before = set(_BOXES)
    (tmp_path / "cheap").mkdir()
    (tmp_path / "cheap" / "mine.toml").write_text(CHEAP, encoding="utf-8")
    yield tmp_path
    for digest in set(_BOXES) - before:
        del _BOXES[digest]


def test_a_pack_is_named_by_its_folder_and_kept_by_its_digest(folder: Path) -> None:
    """The option's value is the digest, which reads itself; the state and the record have it."""
    match = Match(TITLE, 2, "packs", {"data_pack": "cheap"})
    digest = match.options["data_pack"]
    assert isinstance(digest, str) and len(digest) == 16
    assert TITLE.read_options({"data_pack": digest})["data_pack"] == digest
    assert match.state.box.cards[match.state.box.card_index["rum"]].cost == 1
    assert match.state.box.digest == digest
    assert f"option data_pack {digest}" in str(match.record)


def test_without_a_pack_the_header_says_standard() -> None:
    """Which is our own data."""
    match = Match(TITLE, 2, "packs")
    assert match.state.pack == STANDARD
    assert "option data_pack standard" in str(match.record)


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
    digest = str(match.options["data_pack"])
    del _BOXES[digest]
    packs._opened.clear()
    assert as_data(replay(record).state) == as_data(match.state)  # found again in the folder
    del _BOXES[digest]
    packs._opened.clear()
    (folder / "cheap" / "mine.toml").unlink()
    (folder / "cheap").rmdir()
    with pytest.raises(RecordError, match=f"there is no pack '{digest}'"):
        replay(record)


def test_a_broken_pack_says_what_is_wrong(folder: Path) -> None:
    """With the file, the row and the field."""
    (folder / "cheap" / "mine.toml").write_text('[[upgrade]]\nid = "rum"\ncost = "one"\n', encoding="utf-8")
    with pytest.raises(BadOption, match=r"option data_pack: cheap: mine.toml: upgrade rum: field 'cost'"):
        Match(TITLE, 2, "packs", {"data_pack": "cheap"})


@pytest.mark.parametrize("name", ["..", "../cheap", "/etc", "rich", ""])
def test_nothing_outside_the_folder_is_a_pack(folder: Path, name: str) -> None:
    """And the answer lists those that are."""
    with pytest.raises(BadOption, match="there are standard, cheap"):
        TITLE.read_options({"data_pack": name})


def test_without_a_folder_there_are_no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer says how to have some."""
    monkeypatch.delenv(packs.VARIABLE, raising=False)
    with pytest.raises(BadOption, match="there are standard; --packs or KARAWELA_PACKS names a folder of packs"):
        TITLE.read_options({"data_pack": "cheap"})
