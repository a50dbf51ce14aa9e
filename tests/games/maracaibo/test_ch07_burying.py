"""Chapter 7: burying treasures, in the hideout and with Poseidon."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.data.vocabulary import EMERALD, GOLD, MEASURE_INDEX, PEARL, TREASURES
from karawela.games.maracaibo.rules.lasting import count
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    build,
    buried,
    cell_with,
    dealt,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    own,
    place_tile,
    play,
    quests_of,
    texts,
    to_act,
    told,
)
from tests.support import rule

KINDS = pytest.mark.parametrize("treasure", [GOLD, EMERALD, PEARL])


def at_grenada(s: Maracaibo) -> Match[Maracaibo]:
    """The first captain has stopped on Grenada and comes to its two burials."""
    return play(match_from(to_act(s, 0, cell_with(s, "grenada"))), "skip")


def on_tile(s: Maracaibo) -> Match[Maracaibo]:
    """One burial of the own black market tile on Tobago, which has no value tile."""
    place_tile(s, 0, "bm_1", "tobago")
    return match_from(to_act(s, 0, cell_with(s, "tobago")))


@rule("POM-7.06")
def test_burying_moves_a_treasure_below_the_line_to_a_space_of_its_kind() -> None:
    """Gold on a space for gold; not on one for pearls."""
    s = dealt(2)
    hold(s, 0, gold=2)
    match = on_tile(s)
    assert texts(match) == [*(f"bury gold gold_{n}" for n in range(1, 5)), "skip"]
    assert_refused(match, "bury gold pearl_1", "POM-7.06")
    play(match, "bury gold gold_4")
    captain = match.state.captains[0]
    assert (captain.stored, captain.buried) == ([1, 0, 0], [1, 0, 0])
    assert told(match, "buries") == [("buries", 0, "gold")]


@rule("POM-7.07")
@pytest.mark.parametrize(
    ("space", "islands", "doubloons", "vp"),
    [
        ("gold_1", [5, 4, 4], 0, 0),
        ("gold_2", [4, 4, 4], 4, 0),
        ("gold_3", [4, 4, 4], 0, 3),
        ("gold_4", [4, 4, 4], 0, 0),
        ("emerald_1", [4, 5, 4], 0, 0),
        ("emerald_3", [4, 4, 4], 0, 3),
        ("pearl_1", [4, 4, 5], 0, 0),
        ("pearl_4", [4, 4, 4], 0, 0),
    ],
)
def test_a_bury_space_gives_its_bonus_at_once(space: str, islands: list[int], doubloons: int, vp: int) -> None:
    """Cubes, doubloons, points, or nothing on the fourth."""
    s = dealt(2)
    treasure = space.split("_")[0]
    hold(s, 0, 0, **{treasure: 1})
    match = play(on_tile(s), f"bury {treasure} {space}")
    captain = match.state.captains[0]
    assert (match.state.islands, captain.doubloons, captain.vp) == (islands, doubloons, vp)
    assert kind(match) == "upgrade"


@rule("POM-7.07")
@pytest.mark.parametrize(("space", "question"), [("emerald_2", "quest"), ("pearl_2", "upgrade")])
def test_a_bonus_can_be_a_quest_or_a_ship_upgrade(space: str, question: str) -> None:
    """Asked at once, before the turn goes on; then comes the ship upgrade of the place."""
    s = dealt(2)
    treasure = space.split("_")[0]
    hold(s, 0, **{treasure: 1})
    match = play(on_tile(s), f"bury {treasure} {space}")
    assert (kind(match), match.state.source) == (question, space)
    play(match, "skip")
    assert (kind(match), match.state.source) == ("upgrade", "")


@rule("POM-7.08")
@pytest.mark.parametrize("order", [(4, 2), (3, 1), (1, 4)])
def test_bury_spaces_may_be_filled_in_any_order(order: tuple[int, int]) -> None:
    """The two burials of Grenada."""
    s = dealt(2)
    hold(s, 0, gold=2)
    match = play(at_grenada(s), *(f"bury gold gold_{n}" for n in order))
    filled = {BOX.bury[n].id for n in range(12) if match.state.captains[0].bury_spaces >> n & 1}
    assert filled == {f"gold_{n}" for n in order}


@rule("POM-7.09")
def test_without_a_treasure_or_a_free_space_a_kind_cannot_be_buried() -> None:
    """Pearls are not there, all spaces for gold are full, one for emeralds is taken."""
    s = dealt(2)
    hold(s, 0, gold=2, emerald=1)
    buried(s, 0, "gold_1", "gold_2", "gold_3", "gold_4", "emerald_2")
    match = on_tile(s)
    assert texts(match) == ["bury emerald emerald_1", "bury emerald emerald_3", "bury emerald emerald_4", "skip"]
    for move in ("bury pearl pearl_1", "bury gold gold_1", "bury emerald emerald_2"):
        assert_refused(match, move, "POM-7.09")


@rule("POM-7.09")
def test_where_nothing_can_be_buried_nothing_is_asked() -> None:
    """Grenada with an empty storage, and with gold that has no space left."""
    s = dealt(2)
    assert at_grenada(s).to_move == (1,)
    hold(s, 0, gold=1)
    buried(s, 0, "gold_1", "gold_2", "gold_3", "gold_4")
    assert at_grenada(s).to_move == (1,)


@rule("POM-7.10")
def test_several_burials_of_a_turn_may_be_of_different_kinds() -> None:
    """Gold and then a pearl on Grenada; both kinds are offered each time."""
    s = dealt(2)
    hold(s, 0, gold=2, pearl=1)
    match = play(at_grenada(s), "bury gold gold_4")
    assert {"bury gold gold_1", "bury pearl pearl_4"} <= set(texts(match))
    play(match, "bury pearl pearl_4")
    assert match.state.captains[0].buried == [1, 0, 1]
    assert match.to_move == (1,)


@rule("POM-7.11")
def test_a_buried_treasure_still_counts_as_one_of_its_kind() -> None:
    """For its value, a residence, a quest and a grey scroll alike, as before; burying adds its own 2 points."""
    s = dealt(2)
    lay(s, "c2r1", "mint")
    build(s, 0, "mint")
    own(s, 0, "gold_ledger")
    quests_of(s, 0, "q_gold")
    hold(s, 0, gold=3)
    before = dict(lines_of(s, 0))
    hold(s, 0, gold=2)
    buried(s, 0, "gold_4")
    after = dict(lines_of(s, 0))
    assert (before["residences"], before["card_effects"], before["quests"], before["treasures"]) == (12, 7, 3, 9)
    assert {name for name in after if after[name] != before[name]} == {"buried", "total"}
    assert after["buried"] == 2


@rule("POM-7.12")
def test_the_cube_on_the_bonus_space_is_buried_first() -> None:
    """Of two emeralds one is buried: the space is free again, and the next emerald brings 2 points there."""
    s = dealt(2)
    hold(s, 0, emerald=2)
    place_tile(s, 0, "bm_1", "tobago")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 5, 5, 5)
    play(match, "bury emerald emerald_4", "skip", "raid_start", "raid_keep", "raid_die emerald")
    play(match, "raid_spend ra_treasure 1")
    captain = match.state.captains[0]
    assert (captain.stored[EMERALD], captain.buried[EMERALD], captain.vp) == (2, 1, 2)


# ---------------------------------------------------------------- Poseidon


@rule("POM-7.13")
@KINDS
def test_with_poseidon_any_kind_may_be_buried_on_the_tile(treasure: int) -> None:
    """Its spaces are offered beside those of the kind; the treasure counts as buried, and gives the bonus."""
    s = dealt(2)
    galleon(s, 0, "G")
    hold(s, 0, 0, **{TREASURES[treasure]: 1})
    name = TREASURES[treasure]
    match = on_tile(s)
    assert texts(match)[4:] == [*(f"bury {name} g_{n}" for n in range(1, 5)), "skip"]
    play(match, f"bury {name} g_1")
    captain = match.state.captains[0]
    assert captain.buried == [int(each == treasure) for each in range(3)]
    assert (captain.doubloons, captain.bury_spaces) == (5, 0)
    assert dict(lines_of(match.state, 0))["buried"] == 2
    assert count(captain, MEASURE_INDEX[f"buried_{name}"]) == 1


@rule("POM-7.13")
def test_each_space_of_poseidon_holds_one_treasure() -> None:
    """With the hideout full of gold the tile takes more; a space that is taken is refused, and so is all without it."""
    s = dealt(2)
    galleon(s, 0, "G")
    hold(s, 0, gold=3)
    buried(s, 0, "gold_1", "gold_2", "gold_3", "gold_4")
    match = play(at_grenada(s), "bury gold g_2")
    assert match.state.captains[0].vp == 4
    assert texts(match) == ["bury gold g_1", "bury gold g_3", "bury gold g_4", "skip"]
    assert_refused(match, "bury gold g_2", "POM-7.13")
    other = dealt(2)
    hold(other, 0, gold=1)
    assert_refused(on_tile(other), "bury gold g_1", "POM-7.13")


@rule("POM-7.13")
def test_poseidon_gives_a_ship_upgrade_or_a_treasure_of_choice() -> None:
    """The third space upgrades, the fourth brings a treasure into storage, which must be taken."""
    s = dealt(2)
    galleon(s, 0, "G")
    hold(s, 0, gold=2)
    match = play(at_grenada(s), "bury gold g_3", "upgrade s1", "bury gold g_4")
    assert match.state.captains[0].upgrades == 1
    assert texts(match) == ["treasure_kind gold", "treasure_kind emerald", "treasure_kind pearl"]
    play(match, "treasure_kind emerald")
    assert (match.state.captains[0].stored, match.state.captains[0].buried) == ([0, 1, 0], [2, 0, 0])
