"""Chapter 7: gaining treasures."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.data.vocabulary import EMERALD, GOLD, MEASURE_INDEX, PEARL, TREASURES
from karawela.games.maracaibo.rules.lasting import count
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    buried,
    cell_with,
    dealt,
    fill,
    hold,
    match_from,
    place_tile,
    play,
    texts,
    to_act,
)
from tests.support import rule

KINDS = pytest.mark.parametrize("treasure", [GOLD, EMERALD, PEARL])


def gain(s: Maracaibo, treasure: int) -> Match[Maracaibo]:
    """The first captain wins a treasure of the kind by a raid of exactly 5."""
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 5, 5, 5)
    play(match, "skip", "raid_start", "raid_keep", f"raid_die {TREASURES[treasure]}")
    return play(match, "raid_spend ra_treasure 1")


@rule("POM-7.01")
@KINDS
def test_a_treasure_is_the_top_cube_of_its_island(treasure: int) -> None:
    """One cube fewer there, none elsewhere."""
    match = gain(dealt(2), treasure)
    assert match.state.islands == [4 - (each == treasure) for each in range(3)]
    assert match.state.captains[0].stored == [int(each == treasure) for each in range(3)]


@rule("POM-7.02")
def test_taking_a_cube_can_lower_the_value_for_everybody() -> None:
    """From 5 cubes to 4: the emeralds of the others are worth 3 instead of 4."""
    s = dealt(2)
    hold(s, 1, emerald=3)
    s.islands[EMERALD] = 5
    assert dict(lines_of(s, 1))["treasures"] == 12
    assert dict(lines_of(gain(s, EMERALD).state, 1))["treasures"] == 9


@rule("POM-7.03")
def test_the_storage_has_room_for_any_number() -> None:
    """The eleventh gold is stored like the first."""
    s = dealt(2)
    hold(s, 0, gold=10)
    captain = gain(s, GOLD).state.captains[0]
    assert (captain.stored, captain.buried) == ([11, 0, 0], [0, 0, 0])


@rule("POM-7.04")
@pytest.mark.parametrize(("treasure", "doubloons", "vp"), [(GOLD, 3, 0), (EMERALD, 0, 2), (PEARL, 0, 2)])
def test_a_free_bonus_space_gives_its_bonus(treasure: int, doubloons: int, vp: int) -> None:
    """3 doubloons for gold, 2 points for the others; each kind has its own space."""
    s = dealt(2)
    hold(s, 0, 0)
    for other in range(3):
        if other != treasure:
            hold(s, 0, **{TREASURES[other]: 1})
    captain = gain(s, treasure).state.captains[0]
    assert (captain.doubloons, captain.vp) == (doubloons, vp)


@rule("POM-7.04")
@KINDS
def test_a_bonus_space_that_is_taken_gives_nothing(treasure: int) -> None:
    """The second treasure of the kind lies beside it."""
    s = dealt(2)
    hold(s, 0, 0, **{TREASURES[treasure]: 1})
    captain = gain(s, treasure).state.captains[0]
    assert (captain.doubloons, captain.vp, captain.stored[treasure]) == (0, 0, 2)


@rule("POM-7.05")
def test_one_cube_is_one_treasure_above_or_below_the_line() -> None:
    """Two stored and one buried emerald are three, for the island's value and for what counts emeralds."""
    s = dealt(2)
    hold(s, 0, emerald=2)
    buried(s, 0, "emerald_4")
    assert count(s.captains[0], MEASURE_INDEX["emerald"]) == 3
    assert dict(lines_of(s, 0))["treasures"] == 3 * 3
    place_tile(s, 0, "bm_3", "tobago", "b")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert match.state.captains[0].vp == 3


@rule("POM-7.14")
def test_the_hawk_brings_three_treasures_of_one_kind() -> None:
    """At once and one after the other: the first onto the bonus space."""
    s = dealt(2)
    s.galleons = [BOX.galleon_ids.index(tile) for tile in "ABCI"]
    fill(s, 0, "s1", "s2")
    hold(s, 0, 10)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    play(match, "upgrade s7", "galleon I")
    assert texts(match) == ["treasure_kind gold", "treasure_kind emerald", "treasure_kind pearl"]
    play(match, "treasure_kind pearl")
    captain = match.state.captains[0]
    assert (captain.stored, match.state.islands[PEARL]) == ([0, 0, 3], 1)
    assert (captain.vp, captain.doubloons) == (2, 7)
