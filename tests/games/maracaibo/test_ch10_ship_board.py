"""Chapter 10, first part: ship upgrades and galleon tiles."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    cell_with,
    dealt,
    fill,
    galleon,
    hold,
    kind,
    match_from,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule

SLOTS = [slot.id for slot in BOX.slots]


def at_tobago(s: Maracaibo, *outcomes: int | str) -> Match[Maracaibo]:
    """The first captain may make a ship upgrade, and raid afterwards."""
    return match_from(to_act(s, 0, cell_with(s, "tobago")), *outcomes)


def market_of(s: Maracaibo, *tiles: str) -> None:
    """These galleon tiles are for sale, and no others."""
    s.galleons = [BOX.galleon_ids.index(tile) for tile in tiles]


@rule("POM-10.01")
def test_an_upgrade_puts_a_cube_on_an_empty_slot() -> None:
    """Of one's own board; a filled slot takes no second one."""
    s = dealt(2)
    fill(s, 0, "s1")
    match = at_tobago(s)
    assert_refused(match, "upgrade s1", "POM-10.01")
    play(match, "upgrade s2")
    captain = match.state.captains[0]
    assert (captain.slots, captain.upgrades) == (0b11, 2)
    assert match.state.captains[1].upgrades == 0
    assert told(match, "upgrade") == [("upgrade", 0, "s2")]


@pytest.mark.parametrize(("needs", "first"), [(2, 7), (6, 13), (11, 18)])
@rule("POM-10.02")
def test_a_lock_line_opens_with_the_cubes_already_on_the_board(needs: int, first: int) -> None:
    """One short of its number it is closed; the cube that is being placed does not count."""
    s = dealt(2)
    fill(s, 0, *SLOTS[: needs - 1])
    assert_refused(at_tobago(s), f"upgrade s{first}", "POM-10.02")
    fill(s, 0, SLOTS[needs - 1])
    assert f"upgrade s{first}" in texts(at_tobago(s))


@rule("POM-10.03")
def test_a_beige_slot_works_at_once_and_only_once() -> None:
    """Five doubloons, now and not in the next turn."""
    s = dealt(2)
    hold(s, 0, 0)
    match = play(at_tobago(s), "upgrade s4", "skip")
    assert match.state.captains[0].doubloons == 5
    assert_refused(at_tobago(match.state), "upgrade s4", "POM-10.01")
    assert at_tobago(match.state).state.captains[0].doubloons == 5


@rule("POM-10.04")
def test_a_red_slot_works_from_that_moment_on() -> None:
    """In the raid of the same turn, and in the next one."""
    s = dealt(2)
    match = play(at_tobago(s, 4, 1, 1), "upgrade s1", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [5]
    play(match, "raid_stop")
    later = play(at_tobago(match.state, 4, 1, 1), "skip", "raid_start", "raid_keep", "raid_die gold")
    assert later.state.pools == [5]


@rule("POM-10.05")
def test_a_slot_may_be_filled_for_nothing() -> None:
    """With nothing to bury, or a quest declined: the effect is lost."""
    s = dealt(2)
    match = play(at_tobago(s), "upgrade s5")
    assert kind(match) == "raid"
    assert match.state.captains[0].upgrades == 1
    fill(s, 0, "s1", "s2")
    hands = len(s.captains[0].quests)
    match = play(at_tobago(s), "upgrade s9", "skip")
    assert kind(match) == "raid"
    assert (match.state.captains[0].upgrades, len(match.state.captains[0].quests)) == (3, hands)
    assert "upgrade s9" not in texts(at_tobago(match.state))


@rule("POM-10.06")
def test_a_full_board_takes_no_more() -> None:
    """With 21 cubes nobody is asked."""
    s = dealt(2)
    fill(s, 0, *SLOTS[:20])
    assert texts(at_tobago(s)) == ["upgrade s21", "skip"]
    fill(s, 0, "s21")
    assert kind(at_tobago(s)) == "raid"


@rule("POM-10.07")
def test_cubes_stay_on_the_board() -> None:
    """Over the end of a round, with all that they do."""
    s = dealt(2)
    fill(s, 0, "s1", "s2", "s3", "s4")
    stand(s, 0, "gulf")
    match = play(match_from(s), "skip")
    captain = match.state.captains[0]
    assert match.state.round == 2
    assert (captain.slots, captain.upgrades) == (0b1111, 4)
    assert (captain.raid_bonus, captain.explore_bonus, captain.discount) == (1, 1, 1)


# ---------------------------------------------------------------- galleons


def at_slot_7(*tiles: str, doubloons: int = 10) -> Maracaibo:
    """Two cubes are on the board, so the galleon slot is open."""
    s = dealt(2)
    fill(s, 0, "s1", "s2")
    hold(s, 0, doubloons)
    market_of(s, *tiles)
    return s


@rule("POM-10.08")
def test_a_galleon_tile_costs_3_doubloons() -> None:
    """Any of the market; the bought one is at the bow to the end."""
    s = at_slot_7("B", "F", "L", "A")
    match = play(at_tobago(s), "upgrade s7")
    assert texts(match) == ["galleon B", "galleon F", "galleon L", "galleon A", "skip"]
    assert_refused(match, "galleon C", "POM-10.08")
    play(match, "galleon F")
    captain = match.state.captains[0]
    assert captain.doubloons == 7
    assert BOX.galleon_ids[captain.galleon] == "F"
    assert told(match, "galleon") == [("galleon", 0, "F")]


@rule("POM-10.09")
def test_a_second_tile_too_few_doubloons_and_an_empty_market() -> None:
    """The slot is filled and nothing is offered."""
    owner = at_slot_7("B", "F", "L")
    galleon(owner, 0, "B")
    for s in (owner, at_slot_7("B", "F", doubloons=2), at_slot_7()):
        match = play(at_tobago(s), "upgrade s7")
        assert kind(match) == "raid"
        assert match.state.captains[0].doubloons == s.captains[0].doubloons
        assert match.state.captains[0].galleon == s.captains[0].galleon
    assert kind(play(at_tobago(at_slot_7("B", doubloons=3)), "upgrade s7")) == "galleon"


@rule("POM-10.10")
def test_the_market_is_not_refilled_and_discounts_do_not_count() -> None:
    """Three doubloons also for whoever has a discount."""
    s = at_slot_7("B", "F", "L")
    fill(s, 0, "s3")
    match = play(at_tobago(s), "upgrade s7", "galleon L")
    assert [BOX.galleon_ids[tile] for tile in match.state.galleons] == ["B", "F"]
    assert match.state.captains[0].doubloons == 7
    poor = at_slot_7("B", doubloons=2)
    fill(poor, 0, "s3")
    assert kind(play(at_tobago(poor), "upgrade s7")) == "raid"


@rule("POM-10.11")
def test_the_hawk_strikes_at_once() -> None:
    """Three treasures of a kind that is picked, and it must be one."""
    s = at_slot_7("I")
    match = play(at_tobago(s), "upgrade s7", "galleon I")
    assert texts(match) == ["treasure_kind gold", "treasure_kind emerald", "treasure_kind pearl"]
    assert_refused(match, "skip", "POM-11.11")
    play(match, "treasure_kind pearl")
    captain = match.state.captains[0]
    assert (captain.stored, match.state.islands) == ([0, 0, 3], [4, 4, 1])
    assert captain.vp == 2  # the bonus space, once


@rule("POM-10.11")
def test_lasting_and_income_effects_of_a_tile_begin_at_once() -> None:
    """The Lion helps in the raid of this turn; the Sea Serpent is income from now on."""
    match = play(at_tobago(at_slot_7("E"), 1, 1, 1, 2, 2, 2, 3, 3, 3), "upgrade s7", "galleon E", "raid_start")
    play(match, "raid_reroll", "raid_reroll", "raid_die gold")
    assert match.state.pools == [3 + 1 + 2]
    match = play(at_tobago(at_slot_7("F")), "upgrade s7", "galleon F")
    captain = match.state.captains[0]
    assert (income_dbl(captain), captain.income_vp) == (2, 2)
    assert match.state.captains[1].galleon == NONE
