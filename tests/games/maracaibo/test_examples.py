"""The worked examples of the specification, section 9, one by one."""

from __future__ import annotations

from karawela.games.maracaibo.data.vocabulary import EMERALD, GOLD
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.residences import half_price
from karawela.games.maracaibo.rules.rounds import pay_income
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    build,
    card,
    cell_with,
    dealt,
    explorer,
    fill,
    hold,
    kind,
    lay,
    match_from,
    own,
    place_tile,
    play,
    quests_of,
    stand,
    texts,
    to_act,
    told,
    value_tile,
)
from tests.support import rule


@rule("POM-2.05", "POM-2.07", "POM-2.08", "POM-2.10")
def test_1_up_and_right() -> None:
    """Black goes up, then right, and pays blue who is there; ending in the same column is not allowed."""
    s = dealt(2)
    lay(s, "c5r2", "trinidad")
    stand(s, 0, "c4r3")
    stand(s, 1, "c5r2")
    hold(s, 0, 6)
    hold(s, 1, 4)
    match = match_from(s)
    assert_refused(match, "move c4r2", "POM-2.07")
    play(match, "move c5r2")
    black, blue = match.state.captains
    assert match.state.sea.ids[black.ship] == "c5r2"
    assert (black.doubloons, blue.doubloons) == (5, 5)


@rule("POM-3.02", "POM-3.04")
def test_2_tobacco_with_the_klabautermann() -> None:
    """8 less 3, and the cell is filled from level II."""
    s = dealt(2)
    own(s, 0, "klabautermann")
    lay(s, "c2r1", "tobacco")
    hold(s, 0, 7)
    match = play(match_from(to_act(s, 0, "c2r1"), "cocoa"), "card_buy")
    black = match.state.captains[0]
    assert black.doubloons == 2
    assert black.cards == [card("klabautermann"), card("tobacco")]
    assert income_dbl(black) == 4
    assert cell_with(match.state, "cocoa") == "c2r1"


@rule("POM-4.01", "POM-4.03")
def test_3_hacienda() -> None:
    """The second marker on it costs 16 and brings no points at once."""
    s = dealt(2)
    lay(s, "c2r1", "hacienda")
    build(s, 0, "hacienda")
    hold(s, 1, 18)
    match = play(match_from(to_act(s, 1, "c2r1")), "residence_build")
    yellow = match.state.captains[1]
    assert (yellow.doubloons, yellow.vp) == (2, 0)
    assert match.state.markers[card("hacienda")] == 0b11


@rule("POM-5.02")
def test_4_trinidad() -> None:
    """A cube goes on the pearl island before anything else is asked."""
    s = dealt(2)
    value_tile(s, "trinidad", "pearl")
    match = match_from(to_act(s, 0, cell_with(s, "trinidad")))
    assert match.state.islands == [4, 4, 5]
    assert kind(match) == "upgrade"


@rule("POM-5.04", "POM-5.06")
def test_5_black_market_on_tobago() -> None:
    """First the tile's bury, then the ship upgrade, then the raid of the card."""
    s = dealt(2)
    place_tile(s, 0, "bm_1", "tobago")
    hold(s, 0, gold=1)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert kind(match) == "bury"
    assert "skip" in texts(match)
    play(match, "bury gold gold_4")
    assert match.state.captains[0].buried == [1, 0, 0]
    assert kind(match) == "upgrade"
    play(match, "skip")
    assert kind(match) == "raid"


@rule("POM-6.02", "POM-6.04", "POM-6.07", "POM-7.04")
def test_6_laura_raids() -> None:
    """2, 6 and 3; she keeps them and takes the green die: an emerald on the bonus space, and a point."""
    s = dealt(2)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 2, 6, 3)
    play(match, "skip", "raid_start", "raid_keep", "raid_die emerald")
    assert match.state.pools == [6]
    play(match, "raid_spend ra_treasure 1")
    laura = match.state.captains[0]
    assert (laura.stored, match.state.islands[EMERALD], laura.vp) == ([0, 1, 0], 3, 2)
    play(match, "raid_spend ra_vp 1")
    assert laura.vp == 3
    assert match.state.active == 1


@rule("POM-8.01", "POM-8.02", "POM-8.07")
def test_7_bonaire() -> None:
    """Yellow's space does not count, so three steps of the lower path lead to the 3 doubloons."""
    s = dealt(2)
    explorer(s, 1, "b2")
    hold(s, 0, 10)
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip")
    assert texts(match) == [f"explore_move {space}" for space in ("a1", "a2", "a3", "b1", "b3", "b4")] + ["skip"]
    assert_refused(match, "explore_move b2", "POM-8.02")
    assert_refused(match, "explore_move b5", "POM-8.01")
    play(match, "explore_move b4")
    assert match.state.captains[0].doubloons == 13


@rule("POM-7.06", "POM-7.07", "POM-7.12")
def test_8_julia_buries() -> None:
    """The emerald leaves the bonus space and covers the cube for its island."""
    s = dealt(2)
    hold(s, 0, emerald=1)
    s.islands[EMERALD] = 3
    match = match_from(to_act(s, 0, cell_with(s, "grenada")))
    grown = s.islands[EMERALD] + (s.values[card("grenada")] == EMERALD)
    play(match, "skip", "bury emerald emerald_1")
    julia = match.state.captains[0]
    assert match.state.islands[EMERALD] == grown + 1
    assert (julia.stored, julia.buried, julia.bonus) == ([0, 0, 0], [0, 1, 0], 0)


@rule("POM-10.02")
def test_9_the_first_lock_line() -> None:
    """With one cube only the first sector is open, with two the second too."""
    s = dealt(2)
    fill(s, 0, "s1")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert texts(match) == [*(f"upgrade s{n}" for n in range(2, 7)), "skip"]
    assert_refused(match, "upgrade s7", "POM-10.02")
    fill(s, 0, "s4")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert texts(match) == [*(f"upgrade s{n}" for n in (2, 3, 5, 6, *range(7, 13))), "skip"]


@rule("POM-12.06", "POM-11.08")
def test_10_income() -> None:
    """Sugar, cook and gunner bring 5 doubloons and 2 points."""
    s = dealt(2)
    own(s, 0, "sugar", "cook", "gunner")
    hold(s, 0, 0)
    pay_income(s)
    assert (s.captains[0].doubloons, s.captains[0].vp) == (5, 2)


def sheet(s: Maracaibo, seat: int) -> dict[str, int]:
    return dict(lines_of(s, seat))


@rule("POM-13.09", "POM-13.10")
def test_11_quests_share_cards() -> None:
    """Five crew cards serve both quests."""
    s = dealt(2)
    own(s, 0, "cook", "bard", "gunner", "carpenter", "informant", "sugar", "rum", "tobacco", "spade")
    quests_of(s, 0, "q_crew", "q_equip_crew")
    assert sheet(s, 0)["quests"] == 7 + 8


@rule("POM-6.05", "POM-6.13", "POM-3.07")
def test_12_the_bonus_of_the_yellow_die() -> None:
    """It counts for a die that was rolled, not for a raid without dice."""
    s = dealt(2)
    own(s, 0, "goldsmith_scales")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 5, 1, 1)
    play(match, "skip", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [7]
    s = dealt(2)
    own(s, 0, "goldsmith_scales")
    lay(s, "c3r4", "powder_kegs")
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, "c3r4")), "card_buy", "raid_start", "raid_kind gold")
    assert (match.state.pools, match.state.pool_kinds) == ([8], [GOLD])


@rule("POM-10.19")
def test_13_four_rivers_on_the_black_market() -> None:
    """Six points, not eight."""
    s = dealt(2)
    explorer(s, 0, "j1")
    place_tile(s, 0, "bm_4", "tobago")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert match.state.captains[0].vp == 6
    assert told(match, "bm_used") == [("bm_used", 0, "bm_4")]


@rule("POM-5.07")
def test_14_a_slash() -> None:
    """On Barbados one raids or explores, not both."""
    s = dealt(2)
    match = play(match_from(to_act(s, 0, cell_with(s, "barbados")), 1, 1, 1), "skip")
    assert texts(match) == ["do_now raid", "do_now explore", "done"]
    play(match, "do_now raid", "raid_keep", "raid_die pearl", "raid_stop")
    assert match.state.active == 1


@rule("POM-17.07")
def test_15_a_skirmish_against_redbeard() -> None:
    """In round 2 his 4 is a 6; your 4 with a bonus of 1 is a 5."""
    s = dealt(1, chosen={"skirmishes": True})
    fill(s, 0, "s1")
    s.round = 2
    lay(s, "c2r1", "tobago")
    stand(s, 1, "c2r1")
    match = match_from(to_act(s, 0, "c2r1"), 4, 4)
    assert told(match, "fight") == [("fight", 0, 5), ("fight", 1, 6)]
    assert [captain.vp for captain in match.state.captains] == [0, 5]


@rule("POM-20.03")
def test_16_discounts_and_half_the_price() -> None:
    """16 less 3 is 13, half of it 7."""
    s = dealt(2, chosen={"retirement": True})
    lay(s, "c2r1", "hacienda")
    own(s, 0, "klabautermann")
    assert price(s.captains[0], BOX.cards[card("hacienda")]) == 13
    assert half_price(s, 0, card("hacienda")) == 7
