"""Chapter 6: dice, strength, and what it buys."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.data.vocabulary import EMERALD, GOLD, PEARL, TREASURES
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    assert_refused,
    cell_with,
    dealt,
    fill,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    own,
    play,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import log_texts
from tests.support import rule

FIRST_11 = tuple(f"s{n}" for n in range(2, 13))
"""Cubes that open the last sector, with slot 20's raid of 6."""


def at_tobago(s: Maracaibo | None = None) -> Maracaibo:
    """The first captain has stopped on Tobago, where one raids."""
    s = s or dealt(2)
    return to_act(s, 0, cell_with(s, "tobago"))


def raiding(s: Maracaibo, *dice: int, take: str) -> Match[Maracaibo]:
    """The first roll is kept and one die of it taken; what the strength buys is still open."""
    return play(match_from(at_tobago(s), *dice), "skip", "raid_start", "raid_keep", f"raid_die {take}")


# ---------------------------------------------------------------- the dice


@rule("POM-6.01")
def test_a_raid_begins_with_a_roll_of_all_three_dice() -> None:
    """Yellow, green and white; before that nothing can be chosen."""
    match = play(match_from(at_tobago(), 2, 6, 3), "skip")
    assert_refused(match, "raid_die gold", "POM-6.04")
    play(match, "raid_start")
    assert log_texts(match)[-3:] == ["die_gold 2", "die_emerald 6", "die_pearl 3"]
    assert match.state.dice == (2, 6, 3)


@rule("POM-6.02")
def test_all_dice_may_be_rolled_again_once() -> None:
    """All of them together, and the new result counts, be it worse."""
    match = play(match_from(at_tobago(), 6, 6, 6, 1, 2, 3), "skip", "raid_start")
    assert texts(match) == ["raid_reroll", "raid_keep"]
    play(match, "raid_reroll")
    assert kind(match) == "raid_die"
    assert_refused(match, "raid_reroll", "POM-6.02")
    play(match, "raid_die gold")
    assert match.state.pools == [1]


@rule("POM-6.02")
def test_a_roll_may_be_kept() -> None:
    """Then chance is not asked again."""
    match = raiding(dealt(2), 2, 6, 3, take="emerald")
    assert match.state.pools == [6]
    assert sum(text.startswith("die_") for text in log_texts(match)) == 3


@rule("POM-6.03")
def test_with_the_lion_the_dice_may_be_rolled_once_more() -> None:
    """Twice again, not three times; the Lion's bonus of 2 counts too."""
    s = dealt(2)
    galleon(s, 0, "E")
    match = play(match_from(at_tobago(s), 1, 1, 1, 2, 2, 2, 3, 4, 5), "skip", "raid_start", "raid_reroll")
    assert texts(match) == ["raid_reroll", "raid_keep"]
    play(match, "raid_reroll")
    assert kind(match) == "raid_die"
    play(match, "raid_die pearl")
    assert match.state.pools == [5 + 2]


@rule("POM-6.04")
@pytest.mark.parametrize(("die", "strength"), [("gold", 5), ("emerald", 6), ("pearl", 4)])
def test_the_chosen_die_gives_strength_and_kind(die: str, strength: int) -> None:
    """Any of the three, also a lower one."""
    match = play(match_from(at_tobago(), 5, 6, 4), "skip", "raid_start", "raid_keep")
    assert texts(match) == ["raid_die gold", "raid_die emerald", "raid_die pearl"]
    play(match, f"raid_die {die}")
    assert (match.state.pools, match.state.pool_kinds) == ([strength], [TREASURES.index(die)])


@rule("POM-6.05")
@pytest.mark.parametrize(("die", "strength"), [("gold", 3 + 2 + 4), ("pearl", 3 + 4)])
def test_strength_is_the_die_its_bonus_and_all_raid_bonuses(die: str, strength: int) -> None:
    """Scales for the yellow die; Gunner, slot 1 and the Lion for every one."""
    s = dealt(2)
    own(s, 0, "goldsmith_scales", "gunner")
    fill(s, 0, "s1")
    galleon(s, 0, "E")
    assert raiding(s, 3, 3, 3, take=die).state.pools == [strength]


@rule("POM-6.05")
def test_the_gulf_adds_two_to_the_strength() -> None:
    """3 on the die, 2 of the Gulf, 1 of slot 1."""
    s = dealt(2)
    fill(s, 0, "s1")
    match = match_from(to_act(s, 0, "gulf"), 3, 1, 1)
    play(match, "skip", "gulf raid", "raid_keep", "raid_die gold")
    assert match.state.pools == [3 + 2 + 1]


@rule("POM-6.13")
@pytest.mark.parametrize("named", ["gold", "emerald", "pearl"])
def test_a_raid_without_dice_has_its_printed_strength(named: str) -> None:
    """5 of the Boarding Leader and 1 of slot 1, no bonus of a die, and a kind of choice; chance is not asked."""
    s = dealt(2)
    own(s, 0, "goldsmith_scales", "emerald_lens", "pearl_net")
    fill(s, 0, "s1")
    lay(s, "c3r3", "boarding_leader")
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, "c3r3")), "card_buy", "raid_start")
    assert texts(match) == ["raid_kind gold", "raid_kind emerald", "raid_kind pearl"]
    play(match, f"raid_kind {named}")
    assert (match.state.pools, match.state.pool_kinds) == ([5 + 1], [TREASURES.index(named)])


@rule("POM-6.14")
def test_a_raid_with_one_die_rolls_only_that_one() -> None:
    """The Emerald Cutter's green die and 3, with one reroll; Emerald Lens and slot 1 count, the other dice don't."""
    s = dealt(2)
    own(s, 0, "emerald_lens")
    fill(s, 0, "s1")
    lay(s, "c3r3", "emerald_cutter")
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, "c3r3"), 1, 4), "card_buy", "raid_start", "raid_reroll")
    assert [text for text in log_texts(match) if text.startswith("die_")] == ["die_emerald 1", "die_emerald 4"]
    assert (match.state.pools, match.state.pool_kinds) == ([4 + 3 + 2 + 1], [EMERALD])
    assert kind(match) == "raid_spend"


@rule("POM-6.15")
def test_a_raid_may_be_declined_before_the_dice_are_rolled() -> None:
    """Then nothing happens; once they lie there, one may still spend nothing."""
    match = play(match_from(at_tobago()), "skip")
    assert texts(match) == ["raid_start", "skip"]
    play(match, "skip")
    assert (match.to_move, told(match, "raid")) == ((1,), [])
    match = play(match_from(at_tobago(), 5, 5, 5), "skip", "raid_start")
    assert_refused(match, "skip", "POM-11.12")
    play(match, "raid_keep", "raid_die gold", "raid_stop")
    assert (match.to_move, match.state.captains[0].vp, match.state.captains[0].stored) == ((1,), 0, [0, 0, 0])


# ---------------------------------------------------------------- what strength buys


@rule("POM-6.06")
@pytest.mark.parametrize("die", [GOLD, EMERALD, PEARL])
def test_a_treasure_won_is_of_the_kind_of_the_die(die: int) -> None:
    """By the standard action and by slot 13 alike."""
    s = dealt(2)
    fill(s, 0, *FIRST_11[:6], "s13")
    s.captains[0].raid_bonus = 2
    match = raiding(s, 6, 6, 6, take=TREASURES[die])
    play(match, "raid_spend ra_treasure 1", "raid_spend s13 1")
    assert match.state.captains[0].stored == [2 * (kind_ == die) for kind_ in range(3)]
    assert match.state.islands == [4 - 2 * (kind_ == die) for kind_ in range(3)]


@rule("POM-6.07")
def test_strength_buys_points_doubloons_and_treasures() -> None:
    """1 for a point, 2 for 3 doubloons, 5 for a treasure; what is left pays for no more."""
    s = dealt(2)
    hold(s, 0, 0)
    s.captains[0].raid_bonus = 2
    match = raiding(s, 6, 1, 1, take="gold")
    assert texts(match) == ["raid_spend ra_vp 1", "raid_spend ra_dbl 1", "raid_spend ra_treasure 1", "raid_stop"]
    play(match, "raid_spend ra_dbl 1")
    captain = match.state.captains[0]
    assert (captain.doubloons, match.state.pools) == (3, [6])
    play(match, "raid_spend ra_vp 1")
    assert (captain.vp, match.state.pools) == (1, [5])
    play(match, "raid_spend ra_treasure 1")
    assert (captain.stored, captain.doubloons, match.to_move) == ([1, 0, 0], 3 + 3, (1,))


@rule("POM-6.07")
def test_what_is_too_dear_or_locked_is_refused() -> None:
    """4 buy no treasure, and slot 8 has no action before it is filled."""
    match = raiding(dealt(2), 4, 1, 1, take="gold")
    assert texts(match) == ["raid_spend ra_vp 1", "raid_spend ra_dbl 1", "raid_stop"]
    assert_refused(match, "raid_spend ra_treasure 1", "POM-6.07")
    assert_refused(match, "raid_spend s8 1", "POM-6.07")
    assert_refused(match, "raid_spend ra_vp 2", "POM-6.07")


@rule("POM-6.07", "POM-6.19")
@pytest.mark.parametrize(
    ("source", "cost", "gained"),
    [("s8", 2, (3, 0)), ("gun_deck", 2, (3, 0)), ("A", 2, (2, 2)), ("H", 3, (0, 6))],
)
def test_unlocked_raid_actions_are_offered_by_their_source(source: str, cost: int, gained: tuple[int, int]) -> None:
    """A slot, a card, a galleon tile: each pays its own reward."""
    s = dealt(2)
    hold(s, 0, 0)
    if source == "s8":
        fill(s, 0, source)
    elif source == "gun_deck":
        own(s, 0, source)
    else:
        galleon(s, 0, source)
    match = play(raiding(s, 6, 1, 1, take="gold"), f"raid_spend {source} 1")
    assert match.state.pools == [6 - cost]
    assert (match.state.captains[0].vp, match.state.captains[0].doubloons) == gained


@rule("POM-6.08")
def test_each_raid_action_is_used_once_in_a_turn() -> None:
    """Not twice in one raid, and not again in a second one of the same turn; in the next turn it is new."""
    s = dealt(2)
    fill(s, 0, *FIRST_11)
    match = match_from(at_tobago(s), 6, 6, 6)
    play(match, "upgrade s20", "raid_start", "raid_kind gold", "raid_spend ra_treasure 1")
    assert_refused(match, "raid_spend ra_treasure 1", "POM-6.08")
    play(match, "raid_stop", "raid_start", "raid_keep", "raid_die pearl")
    assert_refused(match, "raid_spend ra_treasure 2", "POM-6.08")
    assert "raid_spend ra_vp 2" in texts(match)
    play(match, "raid_stop")
    assert (match.to_move, match.state.raid_used) == ((1,), 0)


@rule("POM-6.09")
def test_the_same_raid_action_from_two_sources_is_two_actions() -> None:
    """Slot 8 and the Gun Deck both give 3 points for 2, each once."""
    s = dealt(2)
    fill(s, 0, "s8")
    own(s, 0, "gun_deck")
    match = play(raiding(s, 4, 1, 1, take="gold"), "raid_spend s8 1", "raid_spend gun_deck 1")
    assert match.state.captains[0].vp == 6
    assert match.to_move == (1,)


@rule("POM-6.10")
def test_strength_that_is_left_is_lost_at_the_end_of_the_turn() -> None:
    """In the next turn there is nothing to spend, and the next raid begins anew."""
    s = dealt(2)
    lay(s, "c4r1", "trinidad")
    lay(s, "c3r3", "tobago")
    lay(s, "c1r1", "spade")
    match = match_from(to_act(s, 0, "c3r3"), 6, 1, 1, 2, 1, 1)
    play(match, "skip", "raid_start", "raid_keep", "raid_die gold", "raid_spend ra_vp 1", "raid_stop")
    assert match.state.pools == []
    play(match, "move c1r1", "card_coins", "move c4r1", "skip", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [2]


@rule("POM-6.19")
def test_a_raid_action_that_would_do_nothing_cannot_be_chosen() -> None:
    """The Skull buries: with nothing in storage it is no use, with a pearl it is."""
    s = dealt(2)
    galleon(s, 0, "K")
    match = raiding(s, 6, 1, 1, take="gold")
    assert "raid_spend K 1" not in texts(match)
    assert_refused(match, "raid_spend K 1", "POM-6.19")
    hold(s, 0, pearl=1)
    assert "raid_spend K 1" in texts(raiding(s, 6, 1, 1, take="gold"))
