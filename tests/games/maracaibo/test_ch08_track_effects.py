"""Chapter 8: what the explorer's space gives, rivers, and explorations within others."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import EMPTY, Maracaibo
from tests.games.maracaibo.table import (
    assert_refused,
    cell_with,
    dealt,
    explorer,
    fill,
    hold,
    kind,
    lay,
    match_from,
    packed,
    play,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import at_bonaire, explorer_at, lies_in, navigator_on_h3, reach
from tests.support import rule

# ---------------------------------------------------------------- what the space gives


@rule("POM-8.07")
def test_only_the_space_where_the_explorer_stops_gives_something() -> None:
    """b3 after b1 and b2: a cube, no points and no gold; and it may be left out."""
    match = play(at_bonaire(dealt(2)), "explore_move b3")
    assert texts(match) == ["island gold", "island emerald", "island pearl", "skip"]
    captain = match.state.captains[0]
    assert (captain.vp, captain.stored) == (0, [0, 0, 0])
    play(match, "skip")
    assert (match.state.islands, match.to_move) == ([4, 4, 4], (1,))


@rule("POM-8.07")
def test_all_effects_of_the_space_may_be_used() -> None:
    """j2 has a burial and 3 points; the points come anyway."""
    s = dealt(2)
    explorer(s, 0, "j1")
    hold(s, 0, gold=1)
    match = play(at_bonaire(s), "explore_move j2")
    assert (match.state.captains[0].vp, kind(match)) == (3, "bury")
    play(match, "bury gold gold_4")
    assert match.state.captains[0].buried == [1, 0, 0]


@rule("POM-8.08")
def test_an_explorer_who_cannot_move_cannot_explore() -> None:
    """On the last space: Bonaire has nothing to offer, not even a trade, and the Gulf no exploration."""
    s = dealt(2)
    explorer(s, 0, "j3")
    fill(s, 0, "s10")
    hold(s, 0, 0)
    match = at_bonaire(s)
    assert (match.to_move, match.state.captains[0].doubloons) == ((1,), 0)
    match = play(match_from(to_act(s, 0, "gulf")), "skip")
    assert texts(match) == ["gulf raid", "gulf none"]
    assert_refused(match, "gulf explore", "POM-8.08")
    match = play(match_from(to_act(s, 0, cell_with(s, "barbados"))), "skip")
    assert texts(match) == ["raid_start", "skip"]


# ---------------------------------------------------------------- rivers


@rule("POM-8.09")
@pytest.mark.parametrize(
    ("start", "end", "rivers"),
    [
        ("a2", "a3", 0),
        ("a3", "c1", 1),
        ("b5", "c1", 1),
        ("d5", "f1", 2),
        ("e3", "f2", 2),
        ("g2", "i1", 3),
        ("h4", "i3", 3),
    ],
)
def test_a_river_is_crossed_on_the_way_past_it(start: str, end: str, rivers: int) -> None:
    """By every branch the same one; standing before it is not enough."""
    s = dealt(2)
    explorer(s, 0, start)
    before = s.captains[0].rivers
    match = play(at_bonaire(s), f"explore_move {end}")
    now = match.state.captains[0].rivers
    assert now.bit_count() == rivers
    assert len(told(match, "river")) == (now & ~before).bit_count() == (start != "a2")


@rule("POM-8.09")
def test_there_are_four_rivers() -> None:
    """Whoever has crossed all has 16 points for them at the end, and another's crossing is not one's own."""
    s = dealt(2)
    explorer(s, 0, "i4")
    match = play(at_bonaire(s), "explore_move j1")
    assert [captain.rivers.bit_count() for captain in match.state.captains] == [4, 0]
    assert [dict(lines_of(match.state, seat))["rivers"] for seat in (0, 1)] == [16, 0]


# ---------------------------------------------------------------- effects on effects


def with_scout(at: str) -> Match[Maracaibo]:
    """The Scout is acquired while the explorer is there."""
    s = dealt(2)
    explorer(s, 0, at)
    lay(s, "c3r3", "scout")
    hold(s, 0, 6)
    return play(match_from(to_act(s, 0, "c3r3"), "cocoa"), "card_buy")


@rule("POM-8.10")
def test_the_scout_uses_the_explorers_space_once_more() -> None:
    """4 doubloons of d1 without a move; the treasure of b2, which may be left; on the start there is nothing."""
    match = with_scout("d1")
    assert (match.state.captains[0].doubloons, explorer_at(match)) == (4, "d1")
    match = with_scout("b2")
    assert texts(match) == ["treasure_take", "skip"]
    play(match, "treasure_take")
    assert match.state.captains[0].stored == [1, 0, 0]
    match = with_scout("start")
    assert (match.state.captains[0].doubloons, match.to_move) == (0, (1,))


@rule("POM-8.11")
def test_what_an_exploration_leads_to_is_dealt_with_first() -> None:
    """The Navigator explores to e2, that is a raid, and it gives a treasure: only then his cell is filled."""
    s = dealt(2)
    explorer(s, 0, "c3")
    fill(s, 0, "s1")
    lay(s, "c3r3", "navigator")
    hold(s, 0, 7)
    match = play(match_from(to_act(s, 0, "c3r3"), "cocoa"), "card_buy", "explore_move e2", "raid_start")
    play(match, "raid_kind emerald")
    assert (kind(match), match.state.pools) == ("raid_spend", [5])
    assert lies_in(match, "c3r3") == EMPTY
    play(match, "raid_spend ra_treasure 1")
    assert match.state.captains[0].stored == [0, 1, 0]
    assert cell_with(match.state, "cocoa") == "c3r3"
    assert match.to_move == (1,)


@rule("POM-8.11")
def test_an_exploration_within_an_exploration_is_one_of_its_own() -> None:
    """The Navigator, taken on h3, goes on by 4 from there, whatever is left of the outer one; then the turn is over."""
    match = navigator_on_h3()
    assert reach(match) == ["h4", "i1", "i2", "i3"]
    play(match, "explore_move i1")
    assert (match.state.captains[0].vp, explorer_at(match), match.to_move) == (5, "i1", (1,))
    assert match.state.allowance == 0
    assert cell_with(match.state, "cocoa") == "c8r3"


@rule("POM-8.12")
def test_how_far_one_may_go_is_fixed_when_the_exploration_begins(tmp_path: Path) -> None:
    """With a trade that upgrades the ship, slot 2 comes too late to count for this exploration."""
    box = packed(tmp_path, '[[slot]]\nid = "s10"\neffect = "perm explore_trade:1:upgrade:1"\n')
    s = dealt(2)
    s.pack = box.rows.digest
    fill(s, 0, "s10")
    match = play(at_bonaire(s), "explore_trade s10", "upgrade s2")
    assert match.state.captains[0].explore_bonus == 1
    assert reach(match) == ["a1", "a2", "b1", "b2"]


@rule("POM-8.12")
def test_a_bonus_of_the_same_turn_counts_if_it_comes_before() -> None:
    """Slot 2 as the ship upgrade of Bonaire makes 4 spaces of 3."""
    s = dealt(2)
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "upgrade s2")
    assert reach(match) == ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1"]


@rule("POM-8.13")
def test_redbeards_explorer_is_in_your_way_like_any_other() -> None:
    """His space is skipped and does not count."""
    s = dealt(1)
    explorer(s, 1, "a1")
    match = at_bonaire(s)
    assert reach(match) == ["a2", "a3", "b1", "b2", "b3", "c1"]
    assert_refused(match, "explore_move a1", "POM-8.02")
