"""Chapter 6: several raids in one turn, and what happens in between."""

from __future__ import annotations

from karawela.engine import Match
from karawela.games.maracaibo.data.vocabulary import GOLD, PEARL
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    assert_refused,
    cell_with,
    dealt,
    fill,
    galleon,
    hold,
    kind,
    match_from,
    play,
    texts,
    to_act,
)
from tests.support import rule

ELEVEN = tuple(f"s{n}" for n in (2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14))
"""They open the last sector, with slot 20's raid of 6, and are no help in a raid."""


def on(place: str, *dice: int, s: Maracaibo | None = None) -> Match[Maracaibo]:
    """The first captain has stopped on the place, with eleven cubes on the ship board."""
    s = s or dealt(2)
    if not s.captains[0].slots:
        fill(s, 0, *ELEVEN)
    return match_from(to_act(s, 0, cell_with(s, place)), *dice)


def raid_of_slot_20(match: Match[Maracaibo], named: str) -> Match[Maracaibo]:
    """The ship upgrade of the place is a raid of strength 6."""
    return play(match, "upgrade s20", "raid_start", f"raid_kind {named}")


def with_skull() -> Maracaibo:
    """A pearl in storage, the Skull, and eleven cubes: its burial on pearl 2 upgrades the ship within a raid."""
    s = dealt(2)
    galleon(s, 0, "K")
    hold(s, 0, pearl=1)
    fill(s, 0, *ELEVEN)
    return s


@rule("POM-6.11")
def test_strengths_of_several_raids_are_kept_apart() -> None:
    """6 for gold and 4 for pearls are not 10, and a treasure has the kind of the raid that pays for it."""
    match = play(raid_of_slot_20(on("tobago", 1, 1, 4), "gold"), "raid_stop")
    play(match, "raid_start", "raid_keep", "raid_die pearl")
    assert (match.state.pools, match.state.pool_kinds) == ([6, 4], [GOLD, PEARL])
    assert {"raid_spend ra_vp 1", "raid_spend ra_vp 2", "raid_spend ra_treasure 1"} <= set(texts(match))
    assert_refused(match, "raid_spend ra_treasure 2", "POM-6.07")
    play(match, "raid_spend ra_treasure 1")
    assert (match.state.captains[0].stored, match.state.pools) == ([1, 0, 0], [1, 4])


@rule("POM-6.12")
def test_strength_is_offered_once_more_if_something_has_happened() -> None:
    """The raid of slot 20 is broken off, the explorer moves, and before the turn ends the 6 can be spent."""
    match = play(raid_of_slot_20(on("bonaire"), "gold"), "raid_stop", "explore_move a1")
    assert (match.to_move, kind(match)) == ((0,), "raid_spend")
    play(match, "raid_spend ra_vp 1", "raid_stop")
    assert (match.state.captains[0].vp, match.to_move) == (1, (1,))


@rule("POM-6.12")
def test_strength_is_not_offered_twice_if_nothing_has_happened() -> None:
    """After the raid on Tobago nothing more comes; nor if the exploration that could follow is declined."""
    s = dealt(2)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 6, 1, 1)
    play(match, "skip", "raid_start", "raid_keep", "raid_die gold", "raid_stop")
    assert match.to_move == (1,)
    match = play(raid_of_slot_20(on("bonaire"), "gold"), "raid_stop", "skip")
    assert match.to_move == (1,)


@rule("POM-6.12")
def test_strength_that_buys_nothing_more_is_not_offered() -> None:
    """Of 6 for the point and the doubloons 3 are left, too few for a treasure: the turn ends by itself."""
    match = raid_of_slot_20(on("bonaire"), "gold")
    play(match, "raid_spend ra_vp 1", "raid_spend ra_dbl 1", "explore_move a2", "island gold")
    assert match.to_move == (1,)


@rule("POM-6.16")
def test_what_a_raid_action_gives_is_dealt_with_before_the_next() -> None:
    """The burial of the Skull leads to a ship upgrade and that to a quest; only then strength is asked for again."""
    s = with_skull()
    s.captains[0].slots &= ~(1 << 8)
    s.captains[0].upgrades -= 1
    match = play(on("tobago", 6, 1, 1, s=s), "skip", "raid_start", "raid_keep", "raid_die gold", "raid_spend K 1")
    asked = [kind(match)]
    for move in ("bury pearl pearl_2", "upgrade s9", "skip"):
        play(match, move)
        asked.append(kind(match))
    assert asked == ["bury", "upgrade", "quest", "raid_spend"]
    assert match.state.pools == [6 - 2]


@rule("POM-6.17")
def test_a_raid_action_unlocked_in_the_turn_can_use_strength_that_is_left() -> None:
    """Slot 8 is filled by the bonus of a burial within the raid, and its action is there at once."""
    match = play(on("tobago", 6, 1, 1, s=with_skull()), "skip", "raid_start", "raid_keep", "raid_die gold")
    assert "raid_spend s8 1" not in texts(match)
    play(match, "raid_spend K 1", "bury pearl pearl_2", "upgrade s8")
    assert "raid_spend s8 1" in texts(match)
    play(match, "raid_spend s8 1")
    assert (match.state.captains[0].vp, match.state.pools) == (3, [2])


@rule("POM-6.18")
def test_bonuses_that_come_later_do_not_raise_the_strength() -> None:
    """Slot 1 is filled after the die was chosen: it counts from the next raid on."""
    match = play(on("tobago", 6, 1, 1, s=with_skull()), "skip", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [6]
    play(match, "raid_spend K 1", "bury pearl pearl_2", "upgrade s1")
    assert (match.state.pools, match.state.captains[0].raid_bonus) == ([4], 1)


@rule("POM-6.18")
def test_bonuses_that_come_before_the_raid_count() -> None:
    """Slot 1 as the ship upgrade of Tobago itself."""
    match = play(on("tobago", 6, 1, 1), "upgrade s1", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [7]


@rule("POM-6.20")
def test_a_raid_within_a_raid_has_its_own_strength_and_the_outer_one_goes_on() -> None:
    """The Skull's burial leads to slot 20: 6 beside the 4 that are left. After its end both can be spent."""
    match = play(on("tobago", 6, 1, 1, s=with_skull()), "skip", "raid_start", "raid_keep", "raid_die gold")
    play(match, "raid_spend K 1", "bury pearl pearl_2", "upgrade s20", "raid_start", "raid_kind pearl")
    assert (match.state.pools, match.state.pool_kinds) == ([4, 6], [GOLD, PEARL])
    play(match, "raid_spend ra_treasure 2", "raid_stop")
    assert (match.state.captains[0].stored, kind(match)) == ([0, 0, 1], "raid_spend")
    before = match.state.captains[0].doubloons
    play(match, "raid_spend ra_dbl 1")
    assert (match.state.pools, match.state.captains[0].doubloons) == ([2, 1], before + 3)
    play(match, "raid_spend ra_vp 2")
    assert match.to_move == (1,)  # with 2 nothing is left to buy
