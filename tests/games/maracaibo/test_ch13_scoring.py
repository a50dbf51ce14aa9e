"""Chapter 13: the final score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.scoring import lines_of, result
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    build,
    buried,
    dealt,
    explorer,
    fill,
    galleon,
    hold,
    lay,
    match_from,
    own,
    play,
    quests_of,
    stand,
)
from tests.support import rule


def sheet(s: Maracaibo, seat: int = 0) -> dict[str, int]:
    return dict(lines_of(s, seat))


def bare() -> Maracaibo:
    """A table where the first captain has nothing that scores."""
    s = dealt(2)
    quests_of(s, 0)
    hold(s, 0, 0)
    return s


@rule("POM-13.01")
def test_the_sheet_follows_the_rulebook_after_the_last_income() -> None:
    """In this order; the income of round 3 is in the points and the doubloons that are scored."""
    s = bare()
    s.round, s.active = 3, 1
    own(s, 0, "tobacco", "bard")
    hold(s, 0, 1, vp=10)
    stand(s, 1, "gulf")
    match = play(match_from(s), "skip")
    assert match.result is not None
    lines = match.result.lines[0]
    assert " ".join(name for name, _ in lines) == (
        "vp rivers doubloons cards card_effects residences treasures buried quests many_quests total"
    )
    found = dict(lines)
    assert (found["vp"], found["doubloons"], found["cards"]) == (12, 1, 5)
    assert found["total"] == 18 == match.result.scores[0]


@pytest.mark.parametrize(("space", "points"), [("start", 0), ("b5", 0), ("c1", 4), ("f1", 8), ("i1", 12), ("j1", 16)])
@rule("POM-13.02")
def test_a_river_is_worth_4_points(space: str, points: int) -> None:
    """By how many were crossed."""
    s = bare()
    explorer(s, 0, space)
    assert sheet(s)["rivers"] == points
    assert sheet(s)["total"] == points


@pytest.mark.parametrize(("doubloons", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (62, 12)])
@rule("POM-13.03")
def test_five_doubloons_are_a_point(doubloons: int, points: int) -> None:
    """Only full fives."""
    s = bare()
    hold(s, 0, doubloons)
    assert sheet(s)["doubloons"] == points


@rule("POM-13.04")
def test_the_points_in_the_corners_count() -> None:
    """Cook 2, Ram 5, Spices 4; not those of a residence or of others."""
    s = bare()
    own(s, 0, "cook", "ram", "spices")
    own(s, 1, "reinforced_hull")
    assert sheet(s)["cards"] == 11
    assert sheet(s)["card_effects"] == 0


@pytest.mark.parametrize("gem", TREASURES)
@rule("POM-13.05", "POM-13.15")
def test_grey_scrolls_count_full_sets_of_three_treasures(gem: str) -> None:
    """7 points for three of a kind, stored or buried; two or five of them are no two sets."""
    cards = {"gold": "gold_ledger", "emerald": "emerald_casket", "pearl": "pearl_necklace"}
    s = bare()
    own(s, 0, cards[gem])
    for stored, points in ((1, 0), (2, 7), (4, 7), (5, 14)):
        hold(s, 0, **{gem: stored})
        s.captains[0].buried = [int(each == gem) for each in TREASURES]
        assert sheet(s)["card_effects"] == points


@rule("POM-13.05")
def test_grey_scrolls_count_buried_treasures_and_quests() -> None:
    """The Gravedigger 2 for each; the Chronicler 8 for each full three quests that score."""
    s = bare()
    own(s, 0, "gravedigger")
    buried(s, 0, "gold_1", "gold_2", "pearl_4")
    assert (sheet(s)["card_effects"], sheet(s)["buried"]) == (6, 6)
    s = bare()
    own(s, 0, "chronicler", "cook", "bard", "rum", "sugar", "ram")
    quests_of(s, 0, "q_crew", "q_equip_crew", "q_each_3", "q_gold")
    assert sheet(s)["quests"] == 9
    assert sheet(s)["card_effects"] == 8
    quests_of(s, 0, "q_crew", "q_equip_crew", "q_gold")
    assert sheet(s)["card_effects"] == 0


Change = Callable[[Maracaibo], None]


def incomes(s: Maracaibo) -> None:
    own(s, 0, "tobacco", "sugar", "bard", "cook", "silver_chalice")


def ships(s: Maracaibo) -> None:
    own(s, 0, "sails", "ram", "cargo_hold")


def rivers(s: Maracaibo) -> None:
    explorer(s, 0, "i1")


def many_treasures(s: Maracaibo) -> None:
    hold(s, 0, gold=2, emerald=4, pearl=1)
    buried(s, 0, "gold_1", "pearl_1")


@pytest.mark.parametrize(
    ("residence", "change", "points"),
    [
        ("hacienda", incomes, 2 * 9),
        ("governors_palace", incomes, 3 * 6),
        ("shipyard", ships, 5 * 3),
        ("warehouse", incomes, 4 * 3),
        ("tavern", incomes, 4 * 2),
        ("mission", rivers, 6 * 3),
        ("grotto", many_treasures, 3 * 2),
        ("mint", many_treasures, 4 * 3),
        ("emerald_villa", many_treasures, 4 * 4),
        ("pearl_manor", many_treasures, 4 * 2),
        ("treasury", many_treasures, 8 * 2),
    ],
)
@rule("POM-13.06")
def test_a_residence_scores_by_its_condition(residence: str, change: Change, points: int) -> None:
    """For whoever has a marker there, and for nobody else."""
    s = bare()
    lay(s, "c9r3", residence)
    change(s)
    assert sheet(s)["residences"] == 0
    build(s, 0, residence)
    assert sheet(s)["residences"] == points
    assert sheet(s, 1)["residences"] == 0


@pytest.mark.parametrize("residence", [BOX.card_ids[card] for card in BOX.residences])
@rule("POM-13.06")
def test_a_residence_has_a_maximum(residence: str) -> None:
    """24 points, 25 in the Shipyard."""
    s = bare()
    lay(s, "c9r3", residence)
    build(s, 0, residence)
    captain = s.captains[0]
    captain.income_dbl, captain.income_vp, captain.kinds = 30, 30, [30, 30, 30]
    captain.stored, captain.buried, captain.rivers = [20, 20, 20], [10, 10, 10], 0b1111
    captain.quests = list(range(25))
    assert sheet(s)["residences"] == (25 if residence == "shipyard" else 24)


@pytest.mark.parametrize(
    ("cubes", "value"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5), (30, 5)]
)
@rule("POM-13.07")
def test_a_treasure_is_worth_what_its_island_says(cubes: int, value: int) -> None:
    """Buried or not; each kind by its own island."""
    s = bare()
    s.islands = [0, cubes, 7]
    hold(s, 0, emerald=2)
    buried(s, 0, "emerald_3")
    assert sheet(s)["treasures"] == 3 * value
    hold(s, 0, gold=1, pearl=1)
    assert sheet(s)["treasures"] == 3 * value + 2 + 5


@rule("POM-13.08")
def test_a_buried_treasure_is_worth_2_more() -> None:
    """On the hideout board and on Poseidon; one in storage is not."""
    s = bare()
    hold(s, 0, gold=3)
    assert sheet(s)["buried"] == 0
    buried(s, 0, "gold_1", "pearl_2")
    assert sheet(s)["buried"] == 4
    galleon(s, 0, "G")
    s.captains[0].poseidon = (1, -1, -1, -1)
    s.captains[0].buried[1] += 1
    assert sheet(s)["buried"] == 6


@pytest.mark.parametrize(("pearls", "points"), [(1, 0), (2, 3), (3, 3), (4, 8), (9, 8)])
@rule("POM-13.09")
def test_a_quest_scores_one_of_its_conditions(pearls: int, points: int) -> None:
    """The hard one if it is met, else the easy one, never both."""
    s = bare()
    quests_of(s, 0, "q_pearl")
    hold(s, 0, pearl=pearls)
    assert sheet(s)["quests"] == points


@rule("POM-13.10")
def test_everything_counts_for_everything() -> None:
    """Four emeralds for two quests, a residence, a grey scroll and their own value."""
    s = bare()
    lay(s, "c9r3", "emerald_villa")
    build(s, 0, "emerald_villa")
    own(s, 0, "emerald_casket")
    quests_of(s, 0, "q_emerald", "q_bury_emerald")
    hold(s, 0, emerald=1)
    buried(s, 0, "emerald_1", "emerald_2", "emerald_3")
    found = sheet(s)
    assert (found["quests"], found["residences"], found["card_effects"]) == (8 + 8, 16, 7)
    assert (found["treasures"], found["buried"]) == (12, 6)


@rule("POM-13.11", "POM-13.12")
def test_six_quests_that_score_bring_10_points() -> None:
    """Five do not, nor does a sixth that scores nothing; the Guild counts the same ones."""
    s = bare()
    lay(s, "c9r3", "adventurers_guild")
    build(s, 0, "adventurers_guild")
    hold(s, 0, gold=2, emerald=2, pearl=2)
    fill(s, 0, *(f"s{n}" for n in range(1, 10)))
    six = ("q_gold", "q_emerald", "q_pearl", "q_upgrades", "q_residences", "q_rivers")
    quests_of(s, 0, *six)
    assert (sheet(s)["many_quests"], sheet(s)["residences"]) == (0, 4 * 5)
    explorer(s, 0, "f1")
    assert (sheet(s)["many_quests"], sheet(s)["residences"]) == (10, 24)
    quests_of(s, 0, *six[:5])
    assert sheet(s)["many_quests"] == 0


@rule("POM-13.13")
def test_a_tie_goes_to_the_buried_treasures_and_then_is_shared() -> None:
    """Points first, then how many treasures are buried, of whatever kind."""
    s = dealt(3)
    for seat in range(3):
        quests_of(s, seat)
        hold(s, seat, 0, vp=20)
    assert result(s).ranks == (1, 1, 1)
    hold(s, 2, vp=19)
    assert result(s).ranks == (1, 1, 3)
    s.islands = [4, 4, 4]
    buried(s, 1, "gold_1")  # 3 points for it, 2 for burying
    hold(s, 1, vp=15)
    assert result(s).scores == (20, 20, 19)
    assert result(s).ranks == (2, 1, 3)


@rule("POM-13.14")
def test_scoring_changes_no_measure() -> None:
    """Points of the score make no quest true, and looking at it changes nothing."""
    s = bare()
    quests_of(s, 0, "q_income_vp", "q_gold")
    own(s, 0, "bard")
    hold(s, 0, gold=4, vp=30)
    before = s.copy()
    first = sheet(s)
    assert first["quests"] == 3 + 8  # an income of 2, whatever else is scored
    assert sheet(s) == first
    assert s == before


@rule("POM-13.15")
def test_the_treasury_counts_full_sets_only() -> None:
    """The fewest of the three kinds."""
    s = bare()
    lay(s, "c9r3", "treasury")
    build(s, 0, "treasury")
    hold(s, 0, gold=5, emerald=3)
    assert sheet(s)["residences"] == 0
    hold(s, 0, pearl=2)
    assert sheet(s)["residences"] == 16
