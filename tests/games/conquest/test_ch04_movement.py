"""Chapter 4: movement."""

from __future__ import annotations

from itertools import pairwise

import pytest

from karawela.games.conquest import TITLE
from karawela.testing.table import assert_refused, play, texts, walk
from tests.games.conquest.table import empty, match_from, own, owned, stand, units
from tests.support import rule


@rule("SAC-4.01")
def test_six_steps_for_all_units_together() -> None:
    """Example X16: one group six squares; six groups one each; one four and another two. Then only waves are free."""
    s = empty(2)
    stand(s, 0, "I9", ships=4)
    stand(s, 0, "C3", ships=1)
    way = ("I9", "J9", "K9", "L9", "K10", "J10", "I10")
    one_group = [f"move {here} 4 0 {there}" for here, there in pairwise(way)]
    match = play(match_from(s), *one_group)
    assert units(match, 0) == {"K2": (0, 1), "I10": (4, 0), "C3": (1, 0)}
    assert match.to_move == (1,)
    split = [f"move I9 1 0 {there}" for there in ("H9", "J9", "I10")]
    match = play(match_from(s), *split, "move C3 1 0 D3", "move D3 1 0 D4")
    assert match.state.steps_left == 1
    play(match, "move K2 0 1 L3")
    assert match.to_move == (1,)


@rule("SAC-4.01")
def test_the_size_of_a_group_does_not_matter() -> None:
    """A step of four units costs as much as a step of one; with none left a step is refused."""
    s = empty(2)
    stand(s, 0, "I9", ships=2, crews=2)
    stand(s, 0, "D2", ships=1)
    match = play(match_from(s), "move I9 2 2 J9")
    assert match.state.steps_left == 5
    play(match, "move J9 1 0 K9")
    assert match.state.steps_left == 4
    s.steps_left = 0
    assert_refused(match_from(s), "move I9 1 0 J9", "SAC-4.01")


@rule("SAC-4.02", "SAC-4.04")
def test_at_most_four_own_units_stand_on_a_square() -> None:
    """Not even in passing, ships and crews together; enemies do not count."""
    s = empty(2)
    stand(s, 0, "I9", ships=2)
    stand(s, 0, "J9", ships=1, crews=2)
    stand(s, 1, "K9", ships=4)
    match = match_from(s)
    assert_refused(match, "move I9 2 0 J9", "SAC-4.04")
    play(match, "move I9 1 0 J9")
    assert_refused(match, "move I9 1 0 J9", "SAC-4.04")
    play(match, "move J9 2 2 K9")
    assert units(match, 0)["K9"] == (2, 2)


@rule("SAC-4.02", "SAC-4.04")
def test_no_group_ever_grows_beyond_four() -> None:
    """In random games, after every step."""
    for number in range(3):
        for match in walk(TITLE, number, 2, max_rounds=10):
            for seat in range(2):
                assert all(ships + crews <= 4 for ships, crews in units(match, seat).values())


@rule("SAC-4.03")
def test_any_part_of_a_square_moves_and_groups_merge() -> None:
    """Every split of 2 ships and 1 crew is offered; units that met move on together; the same one moves again."""
    s = empty(2)
    stand(s, 0, "I9", ships=2, crews=1)
    stand(s, 0, "K9", ships=1)
    match = match_from(s)
    offered = [
        text.split()[2:4] for text in texts(match, "move") if text.startswith("move I9") and text.endswith(" J9")
    ]
    assert sorted(offered) == [["1", "0"], ["1", "1"], ["2", "1"]]
    assert_refused(match, "move I9 3 0 J9", "SAC-4.03")
    assert_refused(match, "move I9 1 2 J9", "SAC-4.03")
    play(match, "move I9 1 0 J9", "move K9 1 0 J9", "move J9 2 0 J10")
    assert units(match, 0) == {"K2": (0, 1), "I9": (1, 1), "J10": (2, 0)}


@rule("SAC-4.05")
def test_ships_keep_to_the_sea_and_crews_to_the_land() -> None:
    """In all eight directions, across the edges too."""
    s = empty(2)
    stand(s, 0, "L1", ships=1)
    match = match_from(s)
    ship = [text.split()[4] for text in texts(match) if text.startswith("move L1")]
    assert sorted(ship) == ["A1", "K12", "L12", "L2"]
    crew = [text.split()[4] for text in texts(match) if text.startswith("move K2")]
    assert sorted(crew) == ["K1", "L1", "L3"]
    assert_refused(match, "move L1 1 0 K1", "SAC-4.05")
    assert_refused(match, "move L1 1 0 A2", "SAC-4.05")
    assert_refused(match, "move L1 1 0 B1", "SAC-4.05")
    play(match, "move L1 1 0 L12", "move K2 0 1 L3", "move L3 0 1 A2")
    assert units(match, 0) == {"L12": (1, 0), "A2": (0, 1)}


@rule("SAC-4.06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_boat_is_like_land_for_crews(owner: int) -> None:
    """Whoever owns it: crews enter it, cross it and stop on it; open sea is closed to them."""
    s = empty(2)
    stand(s, 0, "F8", crews=1)
    stand(s, owner, "F7", ships=1)
    stand(s, owner, "G6", ships=1)
    match = match_from(s)
    assert_refused(match, "move F8 0 1 G7", "SAC-4.06")
    play(match, "move F8 0 1 F7", "move F7 0 1 G6", "move G6 0 1 H6")
    assert units(match, 0)["H6"] == (0, 1)
    match = play(match_from(s), "move F8 0 1 F7")
    assert units(match, 0)["F7"] == (int(owner == 0), 1)


@rule("SAC-4.07")
def test_crews_sail_with_an_own_ship() -> None:
    """They move over open sea as one group, and only with an own ship."""
    s = empty(2)
    stand(s, 0, "I9", ships=1, crews=3)
    match = play(match_from(s), "move I9 1 3 I10")
    assert units(match, 0)["I10"] == (1, 3)
    assert match.state.steps_left == 5
    stand(s, 0, "I9", crews=3)
    stand(s, 1, "I9", ships=1)
    assert_refused(match_from(s), "move I9 1 3 I10", "SAC-4.03")


@rule("SAC-4.08")
def test_no_crew_is_left_in_the_water() -> None:
    """The last ship takes all crews along; a second ship, own or enemy, may hold them."""
    s = empty(2)
    stand(s, 0, "I9", ships=1, crews=2)
    match = match_from(s)
    assert_refused(match, "move I9 1 1 I10", "SAC-4.08")
    assert_refused(match, "move I9 1 0 I10", "SAC-4.08")
    stand(s, 1, "I9", ships=1)
    play(match_from(s), "move I9 1 1 I10")
    stand(s, 1, "I9")
    stand(s, 0, "I9", ships=2, crews=2)
    play(match_from(s), "move I9 1 0 I10")


@rule("SAC-4.08")
def test_a_crew_that_ends_on_an_enemy_ship_attacks_it() -> None:
    """The end of movement is always possible, and a melee follows there."""
    s = empty(2)
    stand(s, 0, "F8", crews=1)
    stand(s, 1, "F7", ships=1)
    match = play(match_from(s, 1, 5), "move F8 0 1 F7")
    assert "end_movement" in texts(match)
    play(match, "end_movement")
    assert "F7" not in units(match, 0)


@rule("SAC-4.09")
def test_ships_drift_free_along_an_unused_arrow() -> None:
    """Entering costs a step, the drift nothing; a second use costs 1; each arrow once for all groups together."""
    s = empty(2)
    stand(s, 0, "D3", ships=1, crews=1)
    stand(s, 0, "B12", ships=1)
    match = play(match_from(s), "move D3 1 1 D2")
    assert match.state.steps_left == 5
    play(match, "move D2 1 1 C2", "move C2 1 1 C1", "move C1 1 1 D1")
    assert match.state.steps_left == 5
    play(match, "move B12 1 0 C1")
    assert match.state.steps_left == 4
    play(match, "move C1 1 0 D1")
    assert match.state.steps_left == 3


@rule("SAC-4.09")
def test_drift_is_possible_without_steps_but_not_for_crews_alone() -> None:
    """With no steps left only unused arrows are offered, to groups with a ship; against the arrow it costs 1."""
    s = empty(2)
    s.steps_left = 0
    stand(s, 0, "C1", ships=2, crews=1)
    stand(s, 1, "D1", ships=1)
    match = match_from(s)
    assert texts(match, "move") == ["move C1 1 0 D1", "move C1 1 1 D1", "move C1 2 1 D1"]
    assert_refused(match, "move C1 0 1 D1", "SAC-4.01")
    assert_refused(match, "move C1 1 0 C2", "SAC-4.01")
    play(match, "move C1 1 0 D1")
    assert texts(match, "move") == ["move D1 1 0 D2"]
    assert_refused(match, "move C1 1 1 D1", "SAC-4.09")
    s.steps_left = 1
    match = play(match_from(s), "move C1 0 1 D1")
    assert match.state.steps_left == 0


@rule("SAC-4.10")
def test_enemies_do_not_block() -> None:
    """A group passes through a square full of enemies without a fight."""
    s = empty(2)
    stand(s, 0, "I9", ships=1)
    stand(s, 1, "J9", ships=2, crews=2)
    match = play(match_from(s), "move I9 1 0 J9", "move J9 1 0 K9", "end_movement")
    assert units(match, 0)["K9"] == (1, 0)
    assert units(match, 1)["J9"] == (2, 2)


@rule("SAC-4.11")
def test_all_movement_comes_before_all_battles() -> None:
    """Nothing is taken or fought while moving, and nothing moves once battles have begun."""
    s = empty(2)
    stand(s, 0, "H2", crews=1)
    stand(s, 0, "H6", crews=1)
    stand(s, 1, "H7", crews=1)
    stand(s, 0, "I12", ships=1)
    match = play(match_from(s), "move H2 0 1 H1", "move H6 0 1 H7")
    assert owned(match, 0) == {"K2"}
    assert_refused(match, "melee H7", "SAC-4.11")
    stand(s, 1, "I3", crews=1)
    stand(s, 0, "I3", crews=1)
    match = play(match_from(s), "move H2 0 1 H1", "move H6 0 1 H7", "end_movement")
    assert owned(match, 0) == {"K2", "H1"}
    assert_refused(match, "move I12 1 0 I11", "SAC-4.11")


@rule("SAC-4.12")
def test_steps_may_be_left_and_are_not_saved() -> None:
    """Ending at once is allowed, and the next turn has six again."""
    s = empty(2)
    own(s, 0, "H1")
    match = play(match_from(s, 1), "end_movement")
    assert match.state.steps_left == 6
    play(match, "end_movement")
    assert match.state.round == 3
    assert match.state.steps_left == 6
