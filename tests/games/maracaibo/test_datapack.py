"""A player's data pack: what it may change, what it is told when it is wrong, and the digest that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.components.packs import STANDARD
from karawela.components.sheets import read_rows
from karawela.engine.errors import BadOption, DataError
from karawela.games.maracaibo.data import DATA
from karawela.games.maracaibo.data.box import box_of, standard_box
from karawela.games.maracaibo.data.rows import SCHEMA
from tests.games.maracaibo.table import packed, started

DEARER_RUM = '[[upgrade]]\nid = "rum"\ncost = 7\n'
SAFFRON = """
[drop]
upgrade = ["bard"]

[[upgrade]]
id = "saffron"
en = "Saffron"
pl = "Szafran"
level = 1
kind = "equipment"
cost = 6
vp = 2
effects = "income dbl:2; now explore:2"
"""
RIVERS = (
    '[[layout]]\nid = "custom"\nen = "Mine"\npl = "Mój"\nrows = ["##G###P#.", "##G###P##", "####E####", ".###E###."]\n'
)


def test_a_field_takes_the_place_of_ours_and_the_rest_stays(tmp_path: Path) -> None:
    """Only the given fields change; everything else of the card, and every other card, is as it was."""
    box, ours = packed(tmp_path, DEARER_RUM), standard_box()
    rum = box.card_index["rum"]
    assert (box.cards[rum].cost, ours.cards[rum].cost) == (7, 6)
    assert box.cards[rum].scrolls == ours.cards[rum].scrolls
    assert [card for card in box.cards if card != ours.cards[card.index]] == [box.cards[rum]]


def test_a_new_card_takes_the_place_of_a_dropped_one(tmp_path: Path) -> None:
    """It is numbered, named and read like any other; what a player types in counts as printed."""
    box = packed(tmp_path, SAFFRON)
    saffron = box.cards[box.card_index["saffron"]]
    assert saffron.lift.of("income_dbl") == 2 and saffron.lightning
    assert saffron.index in box.upgrades_1
    assert DATA.names(box.rows.digest)["saffron"]["pl"] == DATA.names()["saffron"]["pl"] == "Szafran"
    assert DATA.row("saffron", box.rows.digest).source == "R"
    assert "bard" not in box.card_index


def test_a_pack_can_bring_a_layout_of_its_own(tmp_path: Path) -> None:
    """The option `layout` names it `custom`; without such a pack there is none."""
    box = packed(tmp_path, RIVERS)
    s = started(2, layout="custom", data_pack=box.rows.digest)
    assert s.sea is box.seas["custom"]
    with pytest.raises(BadOption, match="there is no layout 'custom'"):
        started(2, layout="custom")


def test_a_state_finds_its_box_by_the_digest(tmp_path: Path) -> None:
    """A copy of a state plays with the same box, and an unknown digest says which ones are open."""
    box = packed(tmp_path, DEARER_RUM)
    s = started(2, data_pack=box.rows.digest)
    assert s.copy().box is box
    assert box_of(STANDARD) is not box
    with pytest.raises(DataError, match=rf"data pack 0123456789abcdef, .* open: .*{box.rows.digest}.*{STANDARD}"):
        box_of("0123456789abcdef")


def test_the_digest_names_what_is_played_and_nothing_else(tmp_path: Path) -> None:
    """Files, comments and the order of fields don't matter; a cost does."""
    first = packed(tmp_path / "a", DEARER_RUM)
    again = packed(tmp_path / "b", '# mine\n[[upgrade]]\ncost = 7\nid = "rum"\nsource = "R"\n')
    other = packed(tmp_path / "c", DEARER_RUM.replace("7", "8"))
    assert first.rows.digest == again.rows.digest != other.rows.digest
    assert len(first.rows.digest) == 16 and int(first.rows.digest, 16) >= 0


def test_a_pack_may_have_many_files(tmp_path: Path) -> None:
    """They are laid over ours in the order of their names."""
    (tmp_path / "1.toml").write_text("[numbers]\nriver = 5\n", encoding="utf-8")
    (tmp_path / "2.toml").write_text("[numbers]\nriver = 6\nburied = 3\n", encoding="utf-8")
    numbers = read_rows(SCHEMA, tmp_path).single["numbers"]
    assert (numbers.river, numbers.buried, numbers.rounds) == (6, 3, 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[upgrade]\n", "mine.toml: this is not TOML"),
        ("[[upgrade]]\ncost = 7\n", "mine.toml: [[upgrade]]: 'id' should be letters, digits and _"),
        ('[[upgrad]]\nid = "rum"\n', "mine.toml: there is no table 'upgrad'; did you mean 'upgrade'?"),
        ('[upgrade]\nid = "rum"\n', "mine.toml: 'upgrade' has many rows: write [[upgrade]], not [upgrade]"),
        ('[[upgrade]]\nid = "rum"\ncost = "7"\n', "upgrade rum: field 'cost' should be a whole number, not a text"),
        ('[[upgrade]]\nid = "rum"\ncots = 7\n', "upgrade rum: there is no field 'cots'; did you mean 'cost'?"),
        ('[[upgrade]]\nid = "rum"\ncost = -1\n', "mine.toml: upgrade rum: field 'cost': -1 should be from 0 to 99"),
        ('[[upgrade]]\nid = "rum"\nkind = "food"\n', "upgrade rum: field 'kind': 'food' should be one of equipment"),
        (
            '[[upgrade]]\nid = "rum"\neffects = "now dbls:2"\n',
            "upgrade rum: field 'effects': 'now dbls:2': there is no word",
        ),
        ('[[upgrade]]\nid = "rum"\neffects = "now treasure:die:1"\n', "'treasure:die' has a meaning only in a raid"),
        ('[[upgrade]]\nid = "rum"\nsource = "X"\n', "upgrade rum: field 'source': 'X' should be R, P or D"),
        ('[[upgrade]]\nid = "rum"\npl = " "\n', "upgrade rum: field 'pl': a name is missing"),
        ('[[upgrade]]\nid = "gin"\nen = "Gin"\npl = "Dżin"\n', "mine.toml: upgrade gin: field 'level' is missing"),
        (
            SAFFRON.replace('["bard"]', '["brad"]'),
            "mine.toml: [drop]: there is no upgrade 'brad'; did you mean 'bard'?",
        ),
        (SAFFRON.replace('upgrade = ["bard"]', ""), "there are 23 rows [[upgrade]] of level 1; there must be 22"),
        ('[drop]\nquest = ["q_gold"]\n', "there are 24 rows [[quest]]; there must be 25"),
        (
            '[[quest]]\nid = "q_gold"\neasy = { silver = 2 }\n',
            "quest q_gold: field 'easy': 'silver' should be one of gold",
        ),
        ('[[quest]]\nid = "q_gold"\neasy_vp = 9\n', "the hard condition must be worth more than the easy one"),
        ('[[residence]]\nid = "mint"\nscore = "vp:4"\n', "field 'score': it should be vp_per:measure:points:maximum"),
        ('[[slot]]\nid = "s1"\nsector = 5\n', "slot s1: field 'sector': 5 should be from 1 to 4"),
        ('[[slot]]\nid = "s1"\neffect = "income vp:1"\n', "slot s1: field 'effect': a slot never gives income"),
        ('[[track]]\nid = "a1"\nnext = ["a9"]\n', "track a1: field 'next': there is no space 'a9'"),
        (
            '[[track]]\nid = "a1"\neffect = "odd:explorer_space"\n',
            "track a1: field 'effect': the explorer's space can't be used by itself",
        ),
        ('[[track]]\nid = "a3"\ncrosses = ""\n', "another way to 'c1' crosses other rivers"),
        ('[[place]]\nid = "tobago"\nvalue_tile = true\n', "7 places have a treasure-value symbol; there are 6 tiles"),
        (
            '[[redbeard_card]]\nid = "A1"\nmain = ["plunder"]\n',
            "redbeard_card A1: field 'main': 'plunder' should be raid",
        ),
        ('[[redbeard_card]]\nid = "A1"\nextra = "raid"\n', "Redbeard has 5 cards without and 7 with 'extra'"),
        ('[redbeard]\ndie = ["gold"]\n', "mine.toml: redbeard: field 'die': it should have six faces"),
        ("[numbers]\nsteps = 5\n", "mine.toml: numbers: field 'steps': 5 should be from 1 to 4"),
        ("[numbers]\nfog = [1]\n", "field 'fog': it should have 3 numbers, one a round"),
        ("[numbers]\ndoubloons = [10]\n", "field 'doubloons': [10] should be 4 in a list, each from 0 to 99"),
        ('[[galleon]]\nid = "C"\neffects = "perm move_limit:9"\n', "'9' should be a number from 1 to 4"),
        (
            '[[upgrade]]\nid = "rum"\neffects = "perm raid_action:1:vp:1; perm raid_action:2:vp:3"\n',
            "one component can have only one raid action",
        ),
        ("[numbers]\nupgrades = 16\n", "places, residences and upgrade cards must be 27 together"),
        (
            RIVERS.replace("##G###P#.", "##G###P##"),
            "field 'rows': it has 28 cells for cards ('#'); there must be 27",
        ),
        (RIVERS.replace("####E####", "####.####"), "layout custom: field 'rows': the island 'E' must be two cells"),
        (RIVERS.replace(".###E###.", ".###E###"), "layout custom: field 'rows': rows must be equally long"),
        (RIVERS.replace("##G###P#.", "##G###P#~"), "layout custom: field 'rows': '~' is no sign of a layout"),
    ],
)
def test_a_mistake_in_a_pack_says_where_and_what_would_be_right(tmp_path: Path, text: str, said: str) -> None:
    """File, row and field, and what the field should be."""
    with pytest.raises(DataError) as mistake:
        packed(tmp_path, text)
    assert said in str(mistake.value)


def test_a_pack_is_a_folder_with_data(tmp_path: Path) -> None:
    """Neither a missing folder nor an empty one is a pack."""
    with pytest.raises(DataError, match="a data pack is a folder, and there is none"):
        read_rows(SCHEMA, tmp_path / "nowhere")
    with pytest.raises(DataError, match=r"there is no \.toml file in it"):
        read_rows(SCHEMA, tmp_path)


def test_a_row_stands_once_in_a_file(tmp_path: Path) -> None:
    """Twice would be a slip of whoever typed it."""
    with pytest.raises(DataError, match="upgrade rum stands twice"):
        packed(tmp_path, DEARER_RUM + DEARER_RUM)
