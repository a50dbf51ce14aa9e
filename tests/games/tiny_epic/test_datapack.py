"""A player's data pack: what it may change, what it is told when it is wrong, and games that are played with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from karawela.components.packs import STANDARD, VARIABLE
from karawela.engine import Match, as_data, read_record, replay
from karawela.engine.errors import BadOption, DataError, RecordError
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data import DATA
from karawela.games.tiny_epic.data.box import SHELF, box_of, standard_box
from karawela.words import words_for
from tests.games.tiny_epic.packs import packed, played

STRONGER_ALICE = '[[crew]]\nid = "alice_omalice"\nsymbols = [1, 2, 6]\n'
PARROT = """
[drop]
crew = ["pale_pim"]

[[crew]]
id = "polly"
en = "Polly"
pl = "Papuga Polly"
pl_acc = "Papugę Polly"
symbols = []
hits = 2
trigger = "search"
bonus = "gold:3"
"""
CORRECTED = (
    STRONGER_ALICE
    + PARROT
    + """
[numbers]
prices = [1, 3, 4, 6]
gold = 3

[[captain]]
id = "magnus_bolt"
front = [6, 6]
trigger = "plunder"

[[map_card]]
id = "m01"
cove = true
burial = 11
storm = "NW"

[[merchant]]
id = "mer_4a"
strength = 5
gold = 4

[[search_token]]
id = "st_gold1"
n = 5

[[search_token]]
id = "st_gold2"
n = 3
effect = "gold:2; sure_fire"

[[solo_helm]]
id = "solo_helm_rover"
symbols = [1, 3, 5]

[[legend]]
id = "pirate"
en = "Buccaneer's mate"
bonus = "gold:3"
"""
)
"""Names, symbols, prices, features, tokens: what somebody types in from the printed cards."""


# ---------------------------------------------------------------- what a pack may change


def test_a_field_takes_the_place_of_ours_and_the_rest_stays(tmp_path: Path) -> None:
    """Only the given fields change; everything else of the card, and every other card, is as it was."""
    box, ours = packed(tmp_path, STRONGER_ALICE), standard_box()
    alice = box.crew_index["alice_omalice"]
    assert (box.crew[alice].damage, ours.crew[alice].damage) == ((1, 1, 0, 0, 0, 1), (1, 1, 0, 0, 0, 0))
    assert box.crew[alice].bonus == ours.crew[alice].bonus
    assert [card for card in box.crew if card != ours.crew[card.index]] == [box.crew[alice]]


def test_a_new_card_takes_the_place_of_a_dropped_one(tmp_path: Path) -> None:
    """It is numbered, named and read like any other; what a player types in counts as printed."""
    box = packed(tmp_path, PARROT)
    polly = box.crew[box.crew_index["polly"]]
    assert (polly.hits, polly.skeleton, box.skeletons) == (2, False, 24)
    assert DATA.names(box.rows.digest)["polly"]["pl"] == "Papuga Polly"
    assert DATA.row("polly", box.rows.digest).source == "R"
    assert "pale_pim" not in box.crew_index


def test_the_digest_names_what_is_played_and_nothing_else(tmp_path: Path) -> None:
    """Files, comments, names and the order of fields don't matter; a symbol does."""
    first = packed(tmp_path / "a", STRONGER_ALICE)
    again = packed(tmp_path / "b", '# mine\n[[crew]]\nsymbols = [1, 2, 6]\nen = "Alice"\nid = "alice_omalice"\n')
    other = packed(tmp_path / "c", STRONGER_ALICE.replace("6", "5"))
    assert first.rows.digest == again.rows.digest != other.rows.digest
    assert len(first.rows.digest) == 16 and int(first.rows.digest, 16) >= 0


def test_a_state_finds_its_box_by_the_digest(tmp_path: Path) -> None:
    """A copy of a state plays with the same box, and an unknown digest says which ones are open."""
    box = packed(tmp_path, STRONGER_ALICE)
    match = Match(TITLE, 2, "digest", {"data_pack": box.rows.digest})
    assert match.state.copy().box is box
    with pytest.raises(DataError, match=rf"data pack 0123456789abcdef, .* open: .*{box.rows.digest}.*{STANDARD}"):
        box_of("0123456789abcdef")


# ---------------------------------------------------------------- games with a pack


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The title's folder of packs with one in it, `mine`; afterwards no pack is open that was not before."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    before = dict(SHELF.boxes)
    forget()
    packs = tmp_path / "tiny_epic"
    (packs / "mine").mkdir(parents=True)
    (packs / "mine" / "cards.toml").write_text(CORRECTED, encoding="utf-8")
    yield packs
    SHELF.boxes.clear()
    SHELF.boxes.update(before)


def forget() -> None:
    """As at a new start of the program."""
    for edition in set(SHELF.boxes) - {STANDARD}:
        del SHELF.boxes[edition]
    SHELF._read.clear()
    SHELF._searched = None


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(3, {}), (2, {"amdiak": True}), (1, {}), (1, {"amdiak": True, "solo": "ghost_pirate"})],
    ids=["base", "cursed", "alone", "ghost"],
)
def test_corrected_cards_are_played_and_the_record_keeps_their_digest(
    folder: Path, seats: int, chosen: dict[str, OptionValue]
) -> None:
    """A whole game is said and drawn; its record leads to the same state, and without the pack says what is missing."""
    match = played("mine", seats, 4, chosen, looks=0.02)
    digest = str(match.options["data_pack"])
    assert match.edition == digest == match.state.box.rows.digest != STANDARD
    assert match.state.box.numbers.prices == (1, 3, 4, 6)
    assert f"option data_pack {digest}" in str(match.record)
    record = read_record(str(match.record))
    assert as_data(replay(record).state) == as_data(match.state)
    forget()
    assert as_data(replay(record).state) == as_data(match.state)  # found again in the folder
    forget()
    (folder / "mine" / "cards.toml").unlink()
    (folder / "mine").rmdir()
    with pytest.raises(RecordError, match=f"there is no pack '{digest}'"):
        replay(record)


def test_names_of_a_pack_stay_in_the_games_that_use_it(folder: Path) -> None:
    """The plain words of the title, and those of a game with our own data, keep ours."""
    edition = Match(TITLE, 2, "names", {"data_pack": "mine"}).edition
    assert words_for(TITLE, "en", edition).name("pirate") == "Buccaneer's mate"
    assert words_for(TITLE, "en", STANDARD).name("pirate") == words_for(TITLE, "en").name("pirate") != ""
    assert words_for(TITLE, "en", STANDARD).name("pirate") != "Buccaneer's mate"


def test_packs_lie_in_a_folder_of_the_title(folder: Path) -> None:
    """One that lies loose among the packs, or in another title's folder, is none of this title's."""
    for other in (folder.parent / "loose", folder.parent / "maracaibo" / "theirs"):
        other.mkdir(parents=True)
        (other / "cards.toml").write_text(CORRECTED, encoding="utf-8")
    assert SHELF.names() == (STANDARD, "mine")


def test_a_broken_pack_says_what_is_wrong(folder: Path) -> None:
    """With the pack, the file, the row and the field."""
    (folder / "mine" / "cards.toml").write_text('[[crew]]\nid = "pale_pim"\nhits = "two"\n', encoding="utf-8")
    with pytest.raises(BadOption, match=r"option data_pack: mine: cards.toml: crew pale_pim: field 'hits'"):
        Match(TITLE, 2, "broken", {"data_pack": "mine"})
