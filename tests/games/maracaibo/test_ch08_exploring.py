"""Chapter 8: the explorer's way along the track."""

from __future__ import annotations

import pytest

from tests.games.maracaibo.table import (
    assert_refused,
    cell_with,
    dealt,
    explorer,
    fill,
    galleon,
    hold,
    match_from,
    own,
    play,
    texts,
    to_act,
)
from tests.games.maracaibo.voyages import at_bonaire, begun, explorer_at, navigator_on_h3, reach
from tests.support import rule

# ---------------------------------------------------------------- the way


@rule("POM-8.01")
@pytest.mark.parametrize(
    ("bonuses", "ends"),
    [
        ((), ["c1", "c2", "a3"]),
        (("sails",), ["a3", "c1", "c2", "c3"]),
        (("compass_2",), ["a3", "c1", "c2", "c3", "d1", "e1"]),
    ],
)
def test_an_explorer_moves_by_the_value_and_all_bonuses(bonuses: tuple[str, ...], ends: list[str]) -> None:
    """Bonaire's 3, with 1 of Sails or 2 of Compass 2, from a2 on; along the arrows, never back."""
    s = dealt(2)
    own(s, 0, *bonuses)
    explorer(s, 0, "a2")
    match = at_bonaire(s)
    assert sorted(reach(match)) == sorted(ends)
    for back in ("a1", "a2", "start", "b1"):
        assert_refused(match, f"explore_move {back}", "POM-8.01")


@rule("POM-8.01")
def test_an_exploration_may_be_declined_but_not_of_no_space() -> None:
    """Before it has begun; chosen among others it must end with a move."""
    match = play(at_bonaire(dealt(2)), "skip")
    assert (explorer_at(match), match.to_move) == ("start", (1,))
    s = dealt(2)
    match = play(match_from(to_act(s, 0, cell_with(s, "barbados"))), "skip", "do_now explore")
    assert "skip" not in texts(match)
    assert_refused(match, "explore_move start", "POM-8.01")


@rule("POM-8.02")
def test_spaces_with_other_explorers_are_skipped() -> None:
    """Two of them in a row on the lower path don't count, so that b5 is the third; nobody can stop there."""
    s = dealt(3)
    explorer(s, 1, "b2")
    explorer(s, 2, "b3")
    match = at_bonaire(s)
    assert reach(match) == ["a1", "a2", "a3", "b1", "b4", "b5"]
    for taken in ("b2", "b3"):
        assert_refused(match, f"explore_move {taken}", "POM-8.02")
    play(match, "explore_move b5")
    assert explorer_at(match) == "b5"


@rule("POM-8.03")
def test_the_first_and_the_last_space_hold_any_number_of_explorers() -> None:
    """The last one can be entered though two are there, and nothing lies behind it."""
    s = dealt(3)
    explorer(s, 1, "j3")
    explorer(s, 2, "j3")
    explorer(s, 0, "j1")
    match = at_bonaire(s)
    assert reach(match) == ["j2", "j3"]
    play(match, "explore_move j3")
    assert [explorer_at(match, seat) for seat in range(3)] == ["j3"] * 3
    assert match.state.captains[0].vp == 10
    assert [captain.explorer for captain in begun(4).state.captains] == [0] * 4


@rule("POM-8.04")
def test_at_a_fork_one_chooses_the_branch() -> None:
    """From the start, from c3, and from c2 past an explorer who stands on the fork c3 itself."""
    s = dealt(2)
    assert reach(at_bonaire(s)) == ["a1", "a2", "a3", "b1", "b2", "b3"]
    explorer(s, 0, "c3")
    assert reach(at_bonaire(s)) == ["d1", "d2", "d3", "e1", "e2", "e3"]
    explorer(s, 0, "c2")
    explorer(s, 1, "c3")
    assert reach(at_bonaire(s)) == ["d1", "d2", "d3", "e1", "e2", "e3"]


@rule("POM-8.04")
def test_branches_of_unequal_length_meet_again() -> None:
    """The shorter one counts: from c3 the lower one, with f3 six spaces away, from f3 the upper one, with i3 five."""
    s = dealt(2)
    explorer(s, 0, "f3")
    fill(s, 0, "s2", "s14")
    assert reach(at_bonaire(s)) == ["g1", "g2", "h1", "h2", "h3", "h4", "i1", "i2", "i3"]
    own(s, 0, "sails")
    s.captains[0].rivers = 0
    explorer(s, 0, "c3")
    assert reach(at_bonaire(s)) == ["d1", "d2", "d3", "d4", "d5", "e1", "e2", "e3", "f1", "f2", "f3"]


# ---------------------------------------------------------------- trades


@rule("POM-8.05")
def test_each_trade_may_be_used_once_before_the_move() -> None:
    """Slot 10 and the Cartographer: a space fewer for 3 doubloons, another one for 2 points."""
    s = dealt(2)
    own(s, 0, "cartographer")
    fill(s, 0, "s10")
    hold(s, 0, 0)
    match = at_bonaire(s)
    assert {"explore_trade s10", "explore_trade cartographer"} <= set(texts(match))
    play(match, "explore_trade s10")
    assert match.state.captains[0].doubloons == 3
    assert reach(match) == ["a1", "a2", "b1", "b2"]
    assert_refused(match, "explore_trade s10", "POM-8.05")
    play(match, "explore_trade cartographer")
    assert match.state.captains[0].vp == 2
    assert texts(match) == ["explore_move a1", "explore_move b1"]
    play(match, "explore_move a1")
    assert match.to_move == (1,)


@rule("POM-8.05")
def test_a_trade_is_there_again_in_the_next_exploration() -> None:
    """The Nautilus gives gold twice in one turn: on the way to h3, and on that of the Navigator taken there."""
    s = dealt(2)
    assert_refused(at_bonaire(s), "explore_trade J", "POM-8.05")
    match = play(navigator_on_h3(), "explore_trade J")
    assert match.state.captains[0].stored == [2, 0, 0]
    assert_refused(match, "explore_trade J", "POM-8.05")


@rule("POM-8.06")
def test_a_trade_must_leave_a_space_to_move() -> None:
    """With three trades and 3 spaces only two can be used, and then one must move."""
    s = dealt(2)
    own(s, 0, "cartographer")
    fill(s, 0, "s10")
    galleon(s, 0, "J")
    match = play(at_bonaire(s), "explore_trade J", "explore_trade s10")
    assert texts(match) == ["explore_move a1", "explore_move b1"]
    assert_refused(match, "explore_trade cartographer", "POM-8.06")
    assert_refused(match, "skip", "POM-8.06")
