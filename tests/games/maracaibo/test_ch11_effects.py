"""Chapter 11: effects and supplies."""

from __future__ import annotations

from karawela.engine import Match
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.rounds import pay_income
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    cell_with,
    dealt,
    explorer,
    fill,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    own,
    place_tile,
    play,
    stand,
    texts,
    to_act,
)
from tests.support import rule

SLOTS = [slot.id for slot in BOX.slots]


def on(s: Maracaibo, card: str, *outcomes: int | str) -> Match[Maracaibo]:
    """The first captain's ship has stopped on the card."""
    return match_from(to_act(s, 0, cell_with(s, card)), *outcomes)


def exploring(s: Maracaibo, start: str, there: str) -> Match[Maracaibo]:
    """The first captain explores from Bonaire, without a ship upgrade."""
    explorer(s, 0, start)
    return play(on(s, "bonaire"), "skip", f"explore_move {there}")


@rule("POM-11.01")
def test_supplies_never_end() -> None:
    """More doubloons than there are coins, more cubes than an island has spaces, more points than the track."""
    s = dealt(2)
    lay(s, "c2r1", "sugar")
    hold(s, 0, 300)
    s.islands = [40, 4, 4]
    match = play(match_from(to_act(s, 0, "c2r1")), "card_coins")
    assert match.state.captains[0].doubloons == 305
    match = play(exploring(s, "start", "a2"), "island gold")
    assert match.state.islands[0] == 41


@rule("POM-11.02")
def test_points_go_on_beyond_50() -> None:
    """48 and the 6 of Maracaibo are 54, at once."""
    s = dealt(2)
    hold(s, 0, vp=48)
    stand(s, 0, "gulf")
    match = match_from(s)
    assert kind(match) == "upgrade"
    assert match.state.captains[0].vp == 54
    assert dict(lines_of(match.state, 0))["vp"] == 54


@rule("POM-11.03")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """One doubloon short: no card, no residence, no tile."""
    s = dealt(2)
    lay(s, "c2r1", "tobacco")
    hold(s, 0, 7)
    assert match_from(to_act(s, 0, "c2r1")).state.captains[0].doubloons == 12  # 5 for leaving it, unasked
    lay(s, "c2r1", "hacienda")
    hold(s, 0, 15)
    match = match_from(to_act(s, 0, "c2r1"))
    assert (match.state.active, match.state.captains[0].doubloons) == (1, 15)
    hold(s, 0, 1)
    match = play(on(s, "tobago"), "upgrade s6")
    assert (kind(match), match.state.captains[0].doubloons) == ("raid", 1)


@rule("POM-11.04")
def test_doubloons_never_go_below_nothing() -> None:
    """With one doubloon and two others on the card, one is paid and the other is not; with none, nobody."""
    s = dealt(3)
    for seat in (1, 2):
        stand(s, seat, cell_with(s, "tobago"))
        hold(s, seat, 0)
    hold(s, 0, 1)
    match = play(on(s, "tobago"), "pay 3")
    assert [captain.doubloons for captain in match.state.captains] == [0, 0, 1]
    hold(s, 0, 0)
    assert [captain.doubloons for captain in on(s, "tobago").state.captains] == [0, 0, 0]


@rule("POM-11.05")
def test_cubes_go_onto_one_island() -> None:
    """One cube, or two of which both go onto the same."""
    match = play(exploring(dealt(2), "start", "b3"), "island emerald")
    assert match.state.islands == [4, 5, 4]
    match = play(exploring(dealt(2), "c3", "e1"), "island pearl")
    assert match.state.islands == [4, 4, 6]
    assert match.state.active == 1


@rule("POM-11.06")
def test_lasting_effects_of_all_sources_add_up() -> None:
    """Raid +1 of two cards and a slot, +2 of the Lion; exploration +1 of two cards and a slot."""
    s = dealt(2)
    own(s, 0, "gunner", "ram", "compass_1", "sails")
    fill(s, 0, "s1", "s2")
    galleon(s, 0, "E")
    match = play(on(s, "tobago", 1, 1, 1), "skip", "raid_start", "raid_keep", "raid_die pearl")
    assert match.state.pools == [1 + 1 + 1 + 1 + 2]
    match = play(on(s, "bonaire"), "skip")
    assert match.state.allowance == 3 + 3


@rule("POM-11.07")
def test_what_cannot_be_done_is_skipped_and_the_rest_works() -> None:
    """No black market tile to use, and still 2 points; nothing to bury on Aruba, and still a quest."""
    match = exploring(dealt(2), "i3", "i4")
    assert (match.state.captains[0].vp, match.state.active) == (2, 1)
    match = play(on(dealt(2), "aruba"), "skip")
    assert kind(match) == "quest"


@rule("POM-11.08")
def test_income_is_what_cards_and_the_galleon_tile_say() -> None:
    """Values are summed, not scrolls; ship slots give none."""
    s = dealt(2)
    own(s, 0, "tobacco", "cook")
    galleon(s, 0, "F")
    fill(s, 0, *SLOTS)
    captain = s.captains[0]
    assert (income_dbl(captain), captain.income_vp) == (4 + 2 + 2, 1 + 2)
    whale = dealt(2)
    galleon(whale, 0, "D")
    assert income_dbl(whale.captains[0]) == len(whale.captains[0].quests) == 1


@rule("POM-11.09")
def test_taking_ones_income_changes_nothing_about_the_next() -> None:
    """The Treasurer pays 7 with the sugar, his own scroll included, and 7 again at the end of the round."""
    s = dealt(2)
    own(s, 0, "tobacco")
    lay(s, "c2r1", "treasurer")
    hold(s, 0, 8)
    match = play(match_from(to_act(s, 0, "c2r1"), "cocoa"), "card_buy")
    captain = match.state.captains[0]
    assert captain.doubloons == 4 + 3
    pay_income(match.state)
    assert captain.doubloons == 14
    s = dealt(2)
    lay(s, "c2r1", "minstrel")
    hold(s, 0, 8)
    match = play(match_from(to_act(s, 0, "c2r1"), "cocoa"), "card_buy")
    assert match.state.captains[0].vp == 2


@rule("POM-11.10")
def test_one_effect_is_over_before_the_next_begins() -> None:
    """On Aruba the bury comes first, with the ship upgrade that it brings, and then the quest."""
    s = dealt(2)
    hold(s, 0, pearl=1)
    match = play(on(s, "aruba"), "skip")
    assert texts(match) == ["do_now quest", "do_now bury", "done"]
    play(match, "do_now bury", "bury pearl pearl_2")
    assert kind(match) == "upgrade"
    play(match, "upgrade s4")
    assert kind(match) == "quest"


@rule("POM-11.11")
def test_in_an_optional_source_everything_can_be_left() -> None:
    """A treasure of the track, a cube of the track, a bury of an own tile."""
    match = play(exploring(dealt(2), "start", "b2"), "skip")
    assert (match.state.captains[0].stored, match.state.active) == ([0, 0, 0], 1)
    match = play(exploring(dealt(2), "start", "a2"), "skip")
    assert (match.state.islands, match.state.active) == ([4, 4, 4], 1)
    s = dealt(2)
    place_tile(s, 0, "bm_5", "tobago")
    assert texts(on(s, "tobago"))[-1] == "skip"


@rule("POM-11.11")
def test_a_compulsory_source_is_carried_out() -> None:
    """The cubes of a slot just filled, a trade's treasure, the one of Poseidon; only a may can be declined."""
    s = dealt(2)
    fill(s, 0, *SLOTS[:6])
    match = play(on(s, "tobago"), "upgrade s17")
    assert_refused(match, "skip", "POM-11.11")
    assert texts(match) == ["island gold", "island emerald", "island pearl"]
    s = dealt(2)
    galleon(s, 0, "J")
    match = play(on(s, "bonaire"), "skip", "explore_trade J")
    assert match.state.captains[0].stored == [1, 0, 0]
    s = dealt(2)
    galleon(s, 0, "G")
    hold(s, 0, gold=1)
    match = play(on(s, "grenada"), "skip", "bury gold g_4")
    assert texts(match) == ["treasure_kind gold", "treasure_kind emerald", "treasure_kind pearl"]
    s = dealt(2)
    galleon(s, 0, "G")
    hold(s, 0, gold=1)
    assert texts(play(on(s, "grenada"), "skip", "bury gold g_3"))[-1] == "skip"


@rule("POM-11.12")
def test_an_offer_is_declined_at_one_point_only() -> None:
    """What was chosen from the list has no skip; what is asked alone has one; `done` asks no more."""
    s = dealt(2)
    hold(s, 0, gold=1)
    match = play(on(s, "aruba"), "skip", "do_now bury")
    assert_refused(match, "skip", "POM-11.12")
    match = play(on(s, "aruba"), "skip", "done")
    assert match.state.active == 1
    match = play(on(dealt(2), "barbados", 1, 2, 3), "skip", "do_now raid")
    assert kind(match) == "reroll"
    match = play(on(dealt(2), "barbados"), "skip", "do_now explore")
    assert "skip" not in texts(match)


@rule("POM-11.13")
def test_doubloons_and_points_are_always_taken() -> None:
    """The explorer's space pays unasked, also beside something that may be declined."""
    s = dealt(2)
    hold(s, 0, 1)
    match = exploring(s, "start", "a1")
    assert (match.state.captains[0].doubloons, match.state.active) == (3, 1)
    hold(s, 0, gold=1)
    match = exploring(s, "j1", "j2")
    assert match.state.captains[0].vp == 3
    assert kind(match) == "bury"
