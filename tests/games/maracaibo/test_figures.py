"""Numbers in labels and questions are those of the data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from karawela.draw.board import draw
from karawela.engine.ask import parse_move
from karawela.engine.errors import DataError
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import _BOXES, STANDARD
from karawela.words import Words
from tests.games.maracaibo.table import dealt, match_from, packed

DEARER = """
[numbers]
ignored_card = 1
ruby = 3

[[space]]
id = "gulf"
actions = "raid:5 / explore:6 / build"

[[slot]]
id = "s7"
effect = "galleon:4"

[[upgrade]]
id = "galleon_mount"
effects = "now galleon:4"

[[track]]
id = "f2"
effect = "quest_sell:1"
"""
LABELS = ("card_coins", "gulf raid", "gulf explore", "ruby_exchange 1", "ruby_exchange 2")
KINDS = ("quest_sell", "galleon", "ruby_exchange")


@pytest.fixture(autouse=True)
def boxes() -> Iterator[None]:
    """Only the standard box is open; afterwards all are that were before."""
    before = dict(_BOXES)
    _BOXES.clear()
    _BOXES[STANDARD] = before[STANDARD]
    yield
    _BOXES.clear()
    _BOXES.update(before)


def said(language: str) -> list[str]:
    words = Words(language, TITLE)
    return [words.label(parse_move(text)) for text in LABELS] + [words.question(kind) for kind in KINDS]


def test_labels_state_the_numbers_of_our_data() -> None:
    """And Polish counts them."""
    assert said("en") == [
        "Leave it for 5 doubloons",
        "Raid with 2 more strength",
        "Explore with 4",
        "Exchange 1 ruby for 2 points",
        "Exchange 2 rubies for 4 points",
        "Which quest do you put back for 8 doubloons?",
        "Which galleon tile do you take for 3 doubloons?",
        "How many rubies do you exchange for 2 points each?",
    ]
    assert said("pl")[0] == "Zostaw ją i weź 5 dublonów"


def test_with_another_box_alone_they_state_its_numbers(tmp_path: Path) -> None:
    """Where everything that is there says so."""
    box = packed(tmp_path / "pack", DEARER)
    _BOXES[STANDARD] = box
    assert said("en") == [
        "Leave it for 1 doubloon",
        "Raid with 5 more strength",
        "Explore with 6",
        "Exchange 1 ruby for 3 points",
        "Exchange 2 rubies for 6 points",
        "Which quest do you put back for 1 doubloon?",
        "Which galleon tile do you take for 4 doubloons?",
        "How many rubies do you exchange for 3 points each?",
    ]
    assert said("pl")[5:] == [
        "Które zadanie odkładasz za 1 dublon?",
        "Który kafel galionu bierzesz za 4 dublony?",
        "Ile rubinów wymieniasz, każdy na 3 punkty?",
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_where_packs_differ_a_label_leaves_its_number_out(tmp_path: Path, language: str) -> None:
    """It would be wrong in one of the games; how many rubies is the player's own number."""
    packed(tmp_path / "pack", DEARER)
    assert not any(sign.isdigit() for text in said(language) for sign in text.replace("1 rub", "").replace("2 rub", ""))


@pytest.mark.parametrize(
    ("language", "gulf", "port"),
    [
        ("en", "raid with 5 more strength or explore up to 6 spaces or build any residence", "Maracaibo: 6 points and"),
        ("pl", "rabunek z siłą większą o 5 albo eksploracja do 6 pól albo budowa", "Maracaibo: 6 punktów i"),
    ],
)
def test_the_board_tells_of_the_gulf_what_this_game_s_data_say(
    tmp_path: Path, language: str, gulf: str, port: str
) -> None:
    """A board has its own box, so nothing is left out."""
    box = packed(tmp_path / "pack", DEARER)
    picture = draw(TITLE, match_from(dealt(2, chosen={"data_pack": box.digest})).scene(0, language))
    assert gulf in picture
    assert port in picture


def test_poseidon_has_four_spaces_whatever_a_pack_says(tmp_path: Path) -> None:
    """The label says so, and the rules count on it."""
    with pytest.raises(DataError, match=r"there are 3 rows \[\[poseidon\]\]; there must be 4"):
        packed(tmp_path / "pack", '[drop]\nposeidon = ["g_4"]\n')
