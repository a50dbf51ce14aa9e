"""Data packs that would spoil a game are refused, in words that say where and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.components.sheets import read_rows
from karawela.engine.errors import DataError
from karawela.games.tiny_epic.data.box import standard_box
from karawela.games.tiny_epic.data.rows import SCHEMA
from tests.games.tiny_epic.packs import packed


def plain_cards(field: str, value: object, count: int = 16) -> str:
    """That field of the first cards of the sea."""
    return "".join(f'[[map_card]]\nid = "m{n:02}"\n{field} = {value}\n' for n in range(1, count + 1))


def cursed_cards(field: str) -> str:
    """No cursed card has it."""
    return "".join(f'[[map_card]]\nid = "cm{n}"\n{field} = false\n' for n in range(1, 5))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # rows and fields
        ('[[crw]]\nid = "pale_pim"\n', "mine.toml: there is no table 'crw'; did you mean 'crew'?"),
        ('[[crew]]\nid = "pale_pim"\nsymbol = [1]\n', "crew pale_pim: there is no field 'symbol'; did you mean"),
        ('[[crew]]\nid = "pale_pim"\nsymbols = [7]\n', "crew pale_pim: field 'symbols': it should be 0 to 6 in a list"),
        ('[[crew]]\nid = "pim"\nen = "Pim"\npl = "Pim"\n', "mine.toml: crew pim: field 'symbols' is missing"),
        ('[drop]\ncrew = ["pale_pin"]\n', "mine.toml: [drop]: there is no crew 'pale_pin'; did you mean 'pale_pim'?"),
        # crew
        ('[[crew]]\nid = "pale_pim"\ntrigger = "sleep"\n', "crew pale_pim: field 'trigger': 'sleep' should be one of"),
        ('[[crew]]\nid = "pale_pim"\nbonus = ""\n', "field 'bonus': it should be one bonus action"),
        ('[[crew]]\nid = "pale_pim"\nbonus = "gold:1; gold:2"\n', "field 'bonus': it should be one bonus action"),
        (
            '[[crew]]\nid = "pale_pim"\nbonus = "sail:9"\n',
            "crew pale_pim: field 'bonus': 'sail:9': '9' should be a number",
        ),
        ('[[crew]]\nid = "pale_pim"\nbonus = "deckhand"\n', "field 'bonus': 'deckhand' should be one of gold"),
        ('[[crew]]\nid = "pale_pim"\nbonus = "borrow_crew"\n', "field 'bonus': 'borrow_crew' should be one of gold"),
        (
            '[drop]\ncrew = ["pale_pim", "salty_pete", "cutter_fang"]\n',
            "there are 21 rows [[crew]]; there must be 22 to 60",
        ),
        # captains, levels, mats
        ('[[captain]]\nid = "magnus_bolt"\ncolour = "red"\n', "every captain must have a colour of his own"),
        ('[[captain]]\nid = "magnus_bolt"\ncolour = "pink"\n', "field 'colour': 'pink' should be one of blue, red"),
        ('[[captain]]\nid = "magnus_bolt"\nback_bonus = "trade"\n', "'trade' should be one of attack, plunder"),
        ('[drop]\ncaptain = ["magnus_bolt"]\n', "there are 3 rows [[captain]]; there must be 4"),
        (
            '[[legend]]\nid = "sea_dog"\nbonus = "gold:1"\n',
            "legend sea_dog: field 'bonus': the first level should have",
        ),
        ('[[legend]]\nid = "pirate"\nbonus = "deckhand"\n', "2 rows [[legend]] have 'deckhand' as bonus; exactly one"),
        ('[[legend]]\nid = "corsair"\nbonus = ""\n', "0 rows [[legend]] have 'deckhand' as bonus; exactly one"),
        ('[[legend]]\nid = "corsair"\ndice = 7\n', "mine.toml: legend corsair: field 'dice': 7 should be from 1 to 6"),
        (
            '[[solo_legend]]\nid = "solo_legend_terror"\nbonuses = ["deckhand"]\n',
            "solo_legend solo_legend_terror: field 'bonuses': it should have 5, one a level",
        ),
        (
            '[[solo_legend]]\nid = "solo_legend_terror"\nbonuses = ["deckhand", "", "", "", ""]\n',
            "field 'bonuses': 'deckhand' should stand once, for level 2 after the first, as in [[legend]]",
        ),
        ('[drop]\nsolo_helm = ["solo_helm_scourge"]\n', "the rows [[solo_helm]] must be solo_helm_rover, solo_helm_s"),
        ('[drop]\nsolo_legend = ["solo_legend_amdiak"]\n', "the rows [[solo_legend]] must be solo_legend_brigand"),
        ('[[solo_helm]]\nid = "solo_helm_rover"\nghostly = true\n', "solo_helm_rover: field 'ghostly': it should be f"),
        (
            '[[solo_helm]]\nid = "solo_helm_rover"\ntargets = ["player"]\n',
            "field 'targets': ['player'] should be 6 in a list",
        ),
        (
            f'[[solo_helm]]\nid = "solo_helm_rover"\ntargets = {["navy"] * 6}\n',
            "field 'targets': 'navy' should be one of merchant_1",
        ),
        # what the rules know by name
        ('[drop]\ngood = ["rum"]\n', "the rows [[good]] must be sugarcane, rum, coffee, gunpowder, in this order"),
        ('[drop]\nship = ["navy"]\n', "the rows [[ship]] must be merchant_1, merchant_2, navy, ghost"),
        ('[drop]\nfeature = ["port"]\n', "the rows [[feature]] must be settlement"),
        ('[drop]\nthing = ["die"]\n', "the rows [[thing]] must be gold"),
        ('[drop]\nrival = ["ghost_pirate"]\n', "the rows [[rival]] must be solo_pirate, ghost_pirate, in this order"),
        # the sea
        ('[drop]\nmap_card = ["m01"]\n', "there are 15 map cards and 4 cursed ones; there must be 16 and 4"),
        ('[[map_card]]\nid = "m01"\ncursed = true\n', "there are 15 map cards and 5 cursed ones; there must be 16"),
        (
            plain_cards("cove", "false", 9),
            "3 map cards have a cove; there must be more than 4: one a seat, and one more",
        ),
        (plain_cards("burial", 0, 11), "2 map cards have a burial place that can be paid with 13 Gold;"),
        ("[numbers]\nmost_gold = 11\nsolo_burial = 10\n", "0 map cards have a burial place that can be paid with 11"),
        (plain_cards("settlement", 0) + cursed_cards("cove"), "there must be a settlement and a market among the map"),
        (plain_cards("market", '""'), "there must be a settlement and a market among the map cards"),
        (cursed_cards("mausoleum"), "no map card has a mausoleum; at least one must have one"),
        (cursed_cards("cursed_burial"), "no map card has a cursed burial place; at least one must have one"),
        ('[[map_card]]\nid = "m01"\nmausoleum = true\n', "m01: field 'mausoleum': only a cursed map card has it"),
        (
            '[[map_card]]\nid = "m01"\nburial = 14\n',
            "mine.toml: map_card m01: field 'burial': 14 should be from 0 to 13",
        ),
        ('[[map_card]]\nid = "m01"\nstorm = "WN"\n', "map_card m01: field 'storm': 'WN' should be a text like"),
        (
            '[[map_card]]\nid = "m02"\nmarket = "gold"\n',
            "map_card m02: field 'market': 'gold' should be one of sugarcane",
        ),
        # tokens and merchants
        (
            '[[search_token]]\nid = "st_gold1"\nn = 3\n',
            "there are 19 search tokens; there must be at least 20, one a map",
        ),
        (
            '[[search_token]]\nid = "st_gold1"\neffect = "cube"\n',
            "field 'effect': 'cube' should be one of gold, sure_fire",
        ),
        ('[[wake_token]]\nid = "wk_cursed_gold"\neffect = "deckhand"\n', "'deckhand' should be one of gold, sure_fire"),
        (
            "".join(f'[[wake_token]]\nid = "{row.id}"\nn = 0\n' for row in standard_box().rows["wake_token"]),
            "there must be at least one wake token",
        ),
        ('[drop]\nmerchant = ["mer_2a"]\n', "there are 10 rows [[merchant]]; there must be 11"),
        ('[[merchant]]\nid = "mer_2a"\nstays = true\n', "at least two merchant cards, all of the greatest strength"),
        ('[[merchant]]\nid = "mer_8a"\nstays = false\n', "at least two merchant cards, all of the greatest strength"),
        (
            '[[merchant]]\nid = "mer_2a"\nstrength = 8\n',
            "all merchant cards of the greatest strength must have 'stays'",
        ),
        # numbers
        ("[numbers]\nprices = [2, 3, 4]\n", "numbers: field 'prices': [2, 3, 4] should be 4 in a list, each from 0 to"),
        ("[numbers]\nprices = [5, 4, 3, 2]\n", "numbers: field 'prices': each should be higher than the one before"),
        ("[numbers]\nhold = 0\n", "mine.toml: numbers: field 'hold': 0 should be from 1 to 4"),
        ("[numbers]\nrows = 5\n", "mine.toml: numbers: field 'rows': 5 should be from 4 to 4"),
        ("[numbers]\ntreasures = 4\n", "mine.toml: numbers: field 'treasures': 4 should be from 1 to 3"),
        ("[numbers]\ncubes = 7\n", "mine.toml: numbers: field 'cubes': 7 should be from 8 to 24"),
        ("[numbers]\nghost_hold = 1\n", "numbers: field 'ghost_cubes': it should be at most 1"),
        ("[numbers]\nsolo_burial = 13\nmost_gold = 12\n", "numbers: field 'solo_burial': it should be at most 12"),
        ("[numbers]\ngold = 9\nmost_gold = 5\nsolo_burial = 5\n", "numbers: field 'gold': it should be at most 5"),
    ],
)
def test_what_would_spoil_the_game_is_refused(tmp_path: Path, text: str, said: str) -> None:
    """In words: file, row and field, and what would be right."""
    with pytest.raises(DataError) as mistake:
        packed(tmp_path, text)
    assert said in str(mistake.value)


def test_a_pack_is_a_folder_with_data(tmp_path: Path) -> None:
    """Neither a missing folder nor an empty one is a pack."""
    with pytest.raises(DataError, match="a data pack is a folder, and there is none"):
        read_rows(SCHEMA, tmp_path / "nowhere")
    with pytest.raises(DataError, match=r"there is no \.toml file in it"):
        read_rows(SCHEMA, tmp_path)
