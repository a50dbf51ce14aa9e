"""The data are complete, hold together, and say where they are from."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import pytest

from karawela.components.rows import Row
from karawela.components.sheets import read_rows
from karawela.effects.tree import words_in
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import MODULES, PLACE, RESIDENCE, UPGRADE_CARD, Card
from karawela.games.maracaibo.data.read_words import VOCABULARY, read_effects
from karawela.games.maracaibo.data.redbeard_parts import MOST_CUBES, RB_CARD
from karawela.games.maracaibo.data.rows import SCHEMA, TABLES
from karawela.games.maracaibo.data.vocabulary import CREW, EQUIPMENT, SHIP
from karawela.games.maracaibo.data.words import VpPer
from tests.games.maracaibo.table import BOX

ROWS = read_rows(SCHEMA)
NAMES = ROWS.names()
EVERY_ROW = [(table, row) for table in TABLES for row in ROWS[table]]


def card(name: str) -> Card:
    return BOX.cards[BOX.card_index[name]]


@pytest.mark.parametrize(("table", "row"), EVERY_ROW, ids=lambda each: getattr(each, "id", each))
def test_every_component_has_names_and_a_source(table: str, row: Row) -> None:
    """Both languages, a source out of R, P and D; the names are short enough for a card."""
    texts = NAMES[row.id]
    for language in ("en", "pl"):
        assert 1 <= len(texts[language].strip()) <= 40
    assert set(row.source.split("+")) <= {"R", "P", "D"}


DECLINED = ("place", "residence", "upgrade", "galleon", "treasure", "kind", "river", "market_tile", "back")


@pytest.mark.parametrize("name", [row.id for table, row in EVERY_ROW if table in DECLINED])
def test_polish_names_are_declined(name: str) -> None:
    """A genitive for each, and an accusative that differs for every feminine noun in -a."""
    forms = NAMES[name]
    assert forms["pl_gen"].strip()
    first = forms["pl"].split()[0]
    if first.endswith("a") and name != "digging_tools":
        assert forms.get("pl_acc", "") not in ("", forms["pl"])


def test_there_is_no_english_in_the_polish_names() -> None:
    """Only names that are the same in both languages are."""
    same = {name for name, forms in NAMES.items() if forms["en"] == forms["pl"]}
    islands = {"aruba", "barbados", "bonaire", "curacao", "grenada", "margarita", "tobago", "saint_lucia"}
    assert same <= islands | {"rum", "bard", "minstrel", "maracaibo", "H", "J"}


def test_ids_are_unique_over_all_tables() -> None:
    """A move names a component by its id alone."""
    ids = [row.id for _, row in EVERY_ROW]
    assert len(ids) == len(set(ids))


# ---------------------------------------------------------------- cards


def test_the_decks_have_the_printed_numbers_of_cards() -> None:
    """42 cards of level I: 8 places, 12 residences, 22 upgrade cards; 41 of level II."""
    assert (len(BOX.places_1), len(BOX.residences), len(BOX.upgrades_1)) == (8, 12, 22)
    assert len(BOX.deck_2) == 41
    assert len(BOX.cards) == 83
    assert [each.index for each in BOX.cards] == list(range(83))
    assert 8 + BOX.numbers.residences + BOX.numbers.upgrades == 27


def test_upgrade_cards_have_the_kinds_of_the_specification() -> None:
    """9 equipment, 9 crew, 4 ship in level I; 14, 14, 9 in level II; 6 and 22 lightnings."""
    for level, kinds, lightnings in ((1, [9, 9, 4], 6), (2, [14, 14, 9], 22)):
        cards = [each for each in BOX.cards if each.sort == UPGRADE_CARD and each.level == level]
        assert [sum(each.kind == kind for each in cards) for kind in (EQUIPMENT, CREW, SHIP)] == kinds
        assert sum(each.lightning for each in cards) == lightnings


def test_printed_cards_are_as_printed() -> None:
    """Tobacco costs 8, the Klabautermann takes off 3, Bonaire explores 3, the Hacienda costs 16."""
    assert card("tobacco").cost == 8
    assert card("klabautermann").lift.of("discount") == 3
    assert card("bonaire").explores == 3
    assert card("hacienda").cost == 16
    assert card("hacienda").score == read_effects("vp_per:income_dbl:2:24").at_last[0]


def test_every_upgrade_card_does_something() -> None:
    """At once, for good, as income or at the end."""
    for each in BOX.cards:
        if each.sort == UPGRADE_CARD:
            assert each.scrolls.now or each.scrolls.lasting, each.id
        elif each.sort == PLACE:
            assert each.actions, each.id


def test_places_offer_what_redbeard_looks_for() -> None:
    """Quests on Aruba alone, acquiring on two places; level II has neither, and no treasure-value symbol."""
    places = [each for each in BOX.cards if each.sort == PLACE]
    assert [each.id for each in places if each.quests] == ["aruba"]
    assert [each.id for each in places if each.recruits] == ["curacao", "margarita"]
    assert {each.id for each in places if each.ruby} == {"bonaire", "tobago"}
    assert sum(each.value_tile for each in places) == 6
    for each in places:
        if each.level == 2:
            assert not (each.value_tile or each.quests or each.recruits)
            assert len(each.actions.at_last) == 1


def test_every_residence_has_a_measure_of_its_own_and_a_maximum() -> None:
    """24 points at most, 25 for the Shipyard, which counts by fives."""
    residences = [each for each in BOX.cards if each.sort == RESIDENCE]
    scores = {each.id: each.score for each in residences if each.score is not None}
    assert len({score.measure for score in scores.values()}) == 12
    assert {name: score.most for name, score in scores.items() if score.most != 24} == {"shipyard": 25}


def test_the_sums_of_a_card_follow_from_its_effects() -> None:
    """What a card adds for good is read from its notation."""
    masts = card("extra_masts").lift
    assert [masts.of(name) for name in ("explore_bonus", "raid_bonus", "income_vp", "income_dbl")] == [1, 1, 1, 0]
    assert card("goldsmith_scales").lift.of("die_bonus", v.GOLD) == 2
    tiles = {tile.id: tile for tile in BOX.galleons}
    assert tiles["C"].lift.of("steps") == 4
    assert tiles["D"].lift.of("income_per_quest") == 1 and tiles["D"].lift.of("quest_refresh")
    assert (tiles["E"].lift.of("raid_bonus"), tiles["E"].lift.of("rerolls")) == (2, 1)
    assert tiles["G"].lift.of("has_poseidon")


# ---------------------------------------------------------------- boards


def test_raid_actions_have_the_id_of_their_source() -> None:
    """Three that everybody has, and those of slots, a card and galleon tiles, each once."""
    assert [(action.id, action.cost) for action in BOX.raid_actions] == [
        *(("ra_vp", 1), ("ra_dbl", 2), ("ra_treasure", 5)),
        *(("s8", 2), ("s13", 3), ("s18", 4), ("gun_deck", 2), ("A", 2), ("H", 3), ("K", 2)),
    ]
    assert BOX.standard_raid == 0b111
    assert [trade.id for trade in BOX.trades] == ["s10", "cartographer", "J"]


def test_the_ship_board_has_four_sectors_behind_their_lines() -> None:
    """6, 6, 5 and 4 slots; the lines say 2, 6 and 11; red slots are those that last."""
    assert [sum(slot.sector == sector for slot in BOX.slots) for sector in (1, 2, 3, 4)] == [6, 6, 5, 4]
    assert {slot.sector: slot.needs for slot in BOX.slots} == {1: 0, 2: 2, 3: 6, 4: 11}
    assert [slot.id for slot in BOX.slots if slot.red] == ["s1", "s2", "s3", "s8", "s10", "s13", "s14", "s18"]
    for slot in BOX.slots:
        assert slot.red != bool(slot.scrolls.now)


def test_the_hideout_has_four_bury_spaces_a_kind() -> None:
    """And a bonus in the storage of each kind; the last bury space has none."""
    assert [len(spaces) for spaces in BOX.bury_of] == [4, 4, 4]
    assert [bool(BOX.bury[spaces[-1]].effects) for spaces in BOX.bury_of] == [False] * 3
    assert [space.kind for space in BOX.storage] == [0, 1, 2]
    assert len(BOX.poseidon) == 4


def test_every_way_along_the_track_crosses_all_rivers() -> None:
    """From 21 to 27 spaces lie between the start and the end, and all four rivers."""
    lengths = {0: {0}}
    for number, step in enumerate(BOX.track):
        for there in step.next:
            lengths.setdefault(there, set()).update(n + 1 for n in lengths[number])
    assert (min(lengths[BOX.last]), max(lengths[BOX.last])) == (21, 27)
    assert BOX.track[BOX.last].id == "j3"
    assert BOX.track[BOX.last].crossed == 0b1111
    assert BOX.track[0].crossed == 0


def test_redbeard_takes_the_longer_branches() -> None:
    """The lower one at the start, then the upper, then the lower."""
    forks = [step for step in BOX.track if len(step.next) > 1]
    assert [(fork.id, BOX.track[fork.longer].id) for fork in forks] == [("start", "b1"), ("c3", "d1"), ("f3", "h1")]


def test_track_spaces_don_t_overlap_on_the_board() -> None:
    """Circles of radius 20 have room, and lie on the board."""
    points = [(step.x, step.y) for step in BOX.track]
    for number, (x, y) in enumerate(points):
        assert 20 <= x <= 460 and 20 <= y <= 560
        assert all((x - a) ** 2 + (y - b) ** 2 >= 40**2 for a, b in points[:number])


def test_a_treasure_is_worth_more_the_more_cubes_lie_on_its_island() -> None:
    """2 up to two cubes, 3 up to four, 4 up to six, 5 beyond."""
    assert [BOX.value(cubes) for cubes in range(9)] == [2, 2, 2, 3, 3, 4, 4, 5, 5]
    assert all(low <= high for low, high in pairwise(BOX.numbers.values))


# ---------------------------------------------------------------- quests, tiles, Redbeard


def test_hard_conditions_are_harder_and_worth_more() -> None:
    """The same measures, each at least as high, one of them higher."""
    assert len(BOX.quests) == 25
    for quest in BOX.quests:
        easy, hard = dict(quest.easy), dict(quest.hard)
        assert easy.keys() == hard.keys(), quest.id
        assert all(hard[measure] >= least for measure, least in easy.items()) and easy != hard
        assert quest.hard_vp > quest.easy_vp


def test_the_black_market_has_ten_different_sides() -> None:
    """Five tiles, ten effects, and none pays more than 6 points at once for what it counts."""
    sides = [side for tile in BOX.market for side in tile]
    assert len({side.text for side in sides}) == 10
    assert {effect.most for side in sides for effect in side.at_last if isinstance(effect, VpPer)} == {6}


def test_redbeard_has_six_cards_of_each_letter_and_a_die() -> None:
    """A cards try three actions, B cards two after an additional one; each tries to take a card."""
    assert [one.id for one in BOX.redbeard_a] == [f"A{n}" for n in range(1, 7)]
    assert [len(one.main) for one in BOX.redbeard_a] == [3] * 6
    assert [len(one.main) for one in BOX.redbeard_b] == [2] * 6
    assert all(one.extra for one in BOX.redbeard_b) and not any(one.extra for one in BOX.redbeard_a)
    assert BOX.redbeard_die == (v.GOLD, v.EMERALD, v.PEARL, MOST_CUBES, MOST_CUBES, MOST_CUBES)
    for one in (*BOX.redbeard_a, *BOX.redbeard_b):
        assert any(action == RB_CARD and sorted(kinds) == [0, 1, 2] for action, kinds in one.main)


def test_redbeard_grows_along_his_track_and_his_slots() -> None:
    """Four positions, nine slots: three quests, three steps of progress, two residences, a galleon."""
    raids = [(step.raid_vp, step.treasures, step.cube_if_more) for step in BOX.redbeard_track]
    assert raids == [(0, 1, False), (2, 1, False), (2, 1, True), (3, 2, True)]
    assert [(step.explore_bonus, step.explore_vp) for step in BOX.redbeard_track] == [(0, 3), (1, 3), (2, 4), (2, 6)]
    assert sorted(BOX.redbeard_slots) == [0, 0, 0, 1, 2, 2, 2, 3, 3]


def test_modules_stand_in_the_order_of_their_bits() -> None:
    """Six modules, and six spaces of the ruby market."""
    assert BOX.modules == MODULES
    assert len(BOX.rubies) == 6


# ---------------------------------------------------------------- the vocabulary


def test_every_word_of_the_vocabulary_is_used() -> None:
    """A word that no component has is a word too many."""
    used: set[tuple[str, str]] = set()
    plain = [space.effects for space in (*BOX.bury, *BOX.storage, *BOX.poseidon, *BOX.rubies)]
    plain += [step.effects for step in BOX.track]
    plain += [side for tile in BOX.market for side in tile]
    plain += [each.actions for each in BOX.cards] + [BOX.gulf, BOX.maracaibo]
    plain += [source.reward for source in (*BOX.raid_actions, *BOX.trades)]
    scrolls = [card.scrolls for card in BOX.cards]
    scrolls += [slot.scrolls for slot in BOX.slots] + [tile.scrolls for tile in BOX.galleons]
    plain += [each.now for each in scrolls]
    for effects in plain:
        used |= {("now", VOCABULARY.word(each).id) for each in words_in(effects)}
    used |= {(each.when, VOCABULARY.word(each.effect).id) for one in scrolls for each in one.lasting}
    assert {(when, word.id) for (when, _), word in VOCABULARY.at.items()} == used


def test_data_files_are_in_the_form_that_packs_have() -> None:
    """Every file of ours is a table of a data pack, with a heading that explains it."""
    for path in SCHEMA.folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert text.startswith("# ")
        if path.name in SCHEMA.apart:
            continue
        assert set(tomllib.loads(text)) <= {*TABLES, "ship", "redbeard", "numbers"}
