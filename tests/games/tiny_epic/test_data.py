"""The data are complete, hold together, and say where they are from."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise

import pytest

from karawela.components.mistakes import unbounded
from karawela.components.rows import Row
from karawela.components.sheets import read_rows
from karawela.effects.tree import words_in
from karawela.games.tiny_epic.data import choices as c
from karawela.games.tiny_epic.data import words as w
from karawela.games.tiny_epic.data.box import CrewCard
from karawela.games.tiny_epic.data.read_words import VOCABULARY, read_words
from karawela.games.tiny_epic.data.rows import SCHEMA
from tests.games.tiny_epic.table import BOX

ROWS = read_rows(SCHEMA)
NAMES = ROWS.names()
EVERY_ROW = [(table, row) for table in SCHEMA.tables for row in ROWS[table]]
NUMBERS = BOX.numbers
CREW, SKELETONS = BOX.crew[: BOX.skeletons], BOX.crew[BOX.skeletons :]
PLAIN = [card for card in BOX.map if not card.cursed]
CURSED = [card for card in BOX.map if card.cursed]


def crew(name: str) -> CrewCard:
    return BOX.crew[BOX.crew_index[name]]


def totals(cards: tuple[CrewCard, ...]) -> list[int]:
    """How often each face of the die stands on these cards."""
    return [sum(card.damage[face] for card in cards) for face in range(6)]


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize(("table", "row"), EVERY_ROW, ids=lambda each: getattr(each, "id", each))
def test_every_component_has_names_and_a_source(table: str, row: Row) -> None:
    """Both languages, a source out of R, P and D; the names are short enough for a card."""
    for language in ("en", "pl"):
        assert 1 <= len(NAMES[row.id][language].strip()) <= 40
    assert set(row.source.split("+")) <= {"R", "P", "D"}


def test_ids_are_unique_over_all_tables() -> None:
    """A move names a component by its id alone."""
    ids = [row.id for _, row in EVERY_ROW]
    assert len(ids) == len(set(ids))


DECLINED = ("good", "station", "ship", "feature", "thing", "map_card", "rival")


@pytest.mark.parametrize("name", [row.id for table, row in EVERY_ROW if table in DECLINED])
def test_polish_names_are_declined(name: str) -> None:
    """Whatever stands within sentences has a genitive, and an accusative where a feminine noun in -a has another."""
    forms = NAMES[name]
    if " " not in forms["pl"] and forms["pl"].endswith("a") and name != "cannons":
        assert forms.get("pl_acc", "") not in ("", forms["pl"])
    if name not in ("gold", "rum"):
        assert forms.get("pl_gen", "").strip()


def test_provenance_is_that_of_the_specification() -> None:
    """The expansion is from its rulebook, counts and names of the base game are public, the rest is ours."""
    for name in (*(card.id for card in CURSED), *(card.id for card in SKELETONS)):
        assert "R" in ROWS.by_id[name].source
    for table in ("crew", "merchant", "search_token", "captain"):
        assert {row.source for row in ROWS[table]} <= {"P", "P+D", "D"}
    for wake in ROWS["wake_token"]:
        assert "R" in wake.source


@pytest.mark.parametrize("table", [*SCHEMA.tables, *SCHEMA.single])
def test_every_number_of_a_row_has_bounds(table: str) -> None:
    """Those in notations have theirs in the rows of the effect words."""
    assert unbounded({**SCHEMA.tables, **SCHEMA.single}[table]) == []


def test_data_files_are_in_the_form_that_packs_have() -> None:
    """Every file of ours is a table of a data pack, with a heading that explains it."""
    for path in SCHEMA.folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert text.startswith("# ")
        if path.name not in SCHEMA.apart:
            assert set(tomllib.loads(text)) <= {*SCHEMA.tables, *SCHEMA.single}


# ---------------------------------------------------------------- what everybody has


def test_the_box_has_the_printed_numbers_of_pieces() -> None:
    """40 crates, 16 deckhands, 12 treasures, 12 sure-fire tokens, 12 cubes, and cards as counted."""
    assert NUMBERS.crates * len(c.GOODS) == 40
    assert 4 * (NUMBERS.deckhands + 1) == 16
    assert 4 * NUMBERS.treasures == 12 == 4 * NUMBERS.most_sure_fire == NUMBERS.cubes
    assert NUMBERS.prices == (2, 3, 4, 5)
    assert (len(PLAIN), len(CURSED)) == (16, 4)
    assert (len(CREW), len(SKELETONS)) == (24, 9)
    assert (len(BOX.captains), len(BOX.merchants)) == (4, 11)
    assert (len(BOX.search_faces), len(BOX.wake_faces)) == (20, 16)
    assert (len(BOX.helms), len(BOX.mats)) == (3, 3)


def test_levels_of_legend_are_as_in_the_specification() -> None:
    """Six, never worse than the one before; the third brings the fourth deckhand."""
    assert [(level.sail, level.dice) for level in BOX.levels] == [(1, 2), (1, 2), (2, 2), (2, 3), (2, 3), (3, 3)]
    assert ["; ".join(each.text for each in level.bonus) for level in BOX.levels] == [
        *("", "gold(2)", "deckhand"),
        *("sure_fire", "gold(3)", "sure_fire; gold(2)"),
    ]
    assert BOX.fourth == 2


def test_captains_are_triggered_by_search() -> None:
    """Three symbols and an attack on the front, two symbols and a plunder on the back."""
    symbols = {
        captain.id: tuple("".join(str(face) * n for face, n in enumerate(side.damage, 1)) for side in captain.sides)
        for captain in BOX.captains
    }
    assert symbols == {
        "magnus_bolt": ("123", "45"),
        "francisco_de_guerra": ("246", "13"),
        "carmen_rouge": ("135", "26"),
        "morgan_whitecloud": ("456", "12"),
    }
    assert [captain.colour for captain in BOX.captains] == ["blue", "red", "yellow", "green"]
    for captain in BOX.captains:
        assert captain.trigger == c.SEARCH
        assert [side.bonus for side in captain.sides] == [c.ATTACK, c.PLUNDER]


# ---------------------------------------------------------------- crew


def test_the_crew_has_the_totals_of_the_specification() -> None:
    """Faces 7, 7, 7, 7, 6, 6 and four hits; plunder 4, trade 4, search 4, crew up 5, attack 6, hide out 1."""
    assert totals(CREW) == [7, 7, 7, 7, 6, 6]
    assert sum(card.hits for card in CREW) == 4
    assert [sum(card.trigger == order for card in CREW) for order in range(6)] == [4, 4, 5, 4, 6, 1]
    for card in CREW:
        assert sum(card.damage) + 2 * card.hits == 2


def test_crew_cards_do_what_the_specification_says() -> None:
    """Quigley's row is public; bonuses by kind, as often as listed."""
    quigley = crew("quartermaster_quigley")
    assert (quigley.trigger, quigley.bonus.text) == (c.PLUNDER, "reassign")
    assert Counter(card.bonus.text for card in CREW) == {
        "sail(2)": 4,
        "gold(2)": 3,
        "attack": 3,
        "sure_fire": 2,
        "search": 2,
        "plunder": 2,
        "trade": 2,
        "reroll(1)": 2,
        "reroll(2)": 1,
        "mend(2)": 1,
        "crew_up": 1,
        "reassign": 1,
    }
    assert all(card.trigger == c.ATTACK for card in CREW if isinstance(card.bonus, w.Reroll))


def test_skeletons_have_every_face_three_times_and_nine_bonuses() -> None:
    """Each bonus once, with the order that its text names."""
    assert totals(SKELETONS) == [3] * 6
    assert [(card.trigger, card.bonus.text) for card in SKELETONS] == [
        (c.PLUNDER, "grave_loot"),
        (c.SEARCH, "deep_search"),
        (c.ATTACK, "bone_theft"),
        (c.CREW_UP, "ghost_wind"),
        (c.CREW_UP, "cursed_interest"),
        (c.TRADE, "market_shift"),
        (c.ATTACK, "cursed_reroll"),
        (c.HIDE_OUT, "cursed_exchange"),
        (c.SEARCH, "borrow_crew"),
    ]


# ---------------------------------------------------------------- merchants and tokens


def test_merchants_grow_and_the_greatest_stay() -> None:
    """Strengths 2, 4, 6, 8 with their Gold and the players to whom they give legend."""
    assert Counter(card.strength for card in BOX.merchants) == {2: 3, 4: 3, 6: 3, 8: 2}
    assert [card.gold for card in BOX.merchants] == [2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6]
    assert {(card.strength, card.legend) for card in BOX.merchants} == {(2, 0), (4, 2), (6, 3), (8, 4)}
    assert all(card.stays == (card.strength == 8) for card in BOX.merchants)


def faces(table: str) -> dict[str, tuple[int, str]]:
    return {row.id: (row.n, row.effect) for row in ROWS[table]}


def test_tokens_have_the_faces_of_the_specification() -> None:
    """Twenty search tokens; sixteen wake tokens, most with a second icon."""
    assert faces("search_token") == {
        "st_gold1": (4, "gold:1"),
        "st_gold2": (4, "gold:2"),
        "st_gold3": (2, "gold:3"),
        "st_booty1": (4, "crates:1"),
        "st_booty2": (2, "crates:2"),
        "st_sure": (2, "sure_fire"),
        "st_castaway": (1, "castaway"),
        "st_reef": (1, "jostle"),
    }
    assert faces("wake_token") == {
        "wk_cursed_gold": (3, "cube"),
        "wk_cursed_hoard": (3, "cube; cube"),
        "wk_drowned_purse": (3, "cube; gold:2"),
        "wk_ghost_cargo": (2, "cube; crates:1"),
        "wk_undead_sirens": (5, "jostle"),
    }


# ---------------------------------------------------------------- solo mats


def test_solo_helm_mats_are_as_in_the_specification() -> None:
    """Symbols, targets by the face, bonuses and the Gold for an idle order."""
    helms = [(helm.damage, helm.hits, helm.crates, helm.gold, helm.idle) for helm in BOX.helms.values()]
    assert helms == [
        ((0, 1, 0, 1, 0, 1), 1, 0, 0, 4),
        ((1, 1, 0, 0, 1, 1), 1, 1, 3, 5),
        ((1, 0, 1, 1, 0, 1), 1, 0, 0, 1),
    ]
    assert [helm.targets for helm in BOX.helms.values()] == [
        (0, 1, c.TO_PLAYER, c.TO_NEAREST, c.TO_PLAYER, c.TO_NEAREST),
        (0, c.TO_PLAYER, 1, c.TO_PLAYER, c.TO_NEAREST, c.TO_PLAYER),
        (c.TO_PLAYER, 0, c.TO_PLAYER, 1, c.TO_PLAYER, c.TO_NEAREST),
    ]


def test_solo_legend_mats_are_as_in_the_specification() -> None:
    """Bonuses by level; four spaces, each at least as strong as the one before."""
    bonuses = [[", ".join(each.text for each in level) for level in mat.bonuses] for mat in BOX.mats.values()]
    assert bonuses == [
        ["", "gold(1)", "deckhand", "gold(1)", "gold(2)", "gold(2)"],
        ["", "gold(2)", "deckhand", "gold(2)", "gold(3)", "gold(3)"],
        ["", "gold(2)", "deckhand", "gold(2)", "gold(2)", "gold(3)"],
    ]
    rows = [[(space.sail, space.dice, space.hits) for space in mat.row] for mat in BOX.mats.values()]
    assert rows == [
        [(2, 2, 0), (2, 2, 1), (2, 3, 1), (3, 3, 2)],
        [(3, 2, 1), (3, 3, 1), (3, 3, 2), (4, 3, 3)],
        [(2, 2, 1), (2, 3, 1), (3, 3, 1), (3, 3, 2)],
    ]
    for row in rows:
        assert all(a <= b for one, other in pairwise(row) for a, b in zip(one, other, strict=True))


# ---------------------------------------------------------------- the vocabulary


def test_every_word_of_the_vocabulary_is_used() -> None:
    """A word that no component has is a word too many."""
    texts = [row.bonus for table in ("crew", "skeleton", "legend") for row in ROWS[table]]
    texts += [row.effect for table in ("search_token", "wake_token") for row in ROWS[table]]
    texts += [text for row in ROWS["solo_legend"] for text in row.bonuses]
    used = {VOCABULARY.word(each).id for text in texts for word in read_words(text) for each in words_in(word)}
    assert used == {word.id for word in VOCABULARY.words}
