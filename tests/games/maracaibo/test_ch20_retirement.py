"""Chapter 20: module Retirement."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
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
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule

RETIREMENT: Chosen = {"retirement": True}
CELLS = {"hacienda": "c9r2", "mint": "c9r3", "treasury": "c8r4", "grotto": "c8r3"}
"""Residences of 16, 14, 15 and 15 doubloons, and where they lie."""


def near_the_end(space: str = "j2", doubloons: int = 20, seats: int = 2) -> Maracaibo:
    """The first captain's explorer is there; the residences of the game are known."""
    s = dealt(seats, chosen=RETIREMENT)
    others = [BOX.card_ids[each] for each in s.markers]
    for residence, where in CELLS.items():
        if residence not in others:
            out = next(each for each in s.markers if BOX.card_ids[each] not in CELLS)
            s.cells[s.cells.index(out)] = card(residence)
            s.unseen_residences.remove(card(residence))
            s.unseen_residences.append(out)
            del s.markers[out]
            s.markers[card(residence)] = 0
        lay(s, where, residence)
    explorer(s, 0, space)
    hold(s, 0, doubloons)
    return s


def exploring(s: Maracaibo) -> Match[Maracaibo]:
    """The first captain explores 3 spaces from Bonaire, or may not."""
    return play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip")


@rule("POM-20.01")
def test_the_discount_tile_follows_the_last_space() -> None:
    """With a marker of each player on it; without the module there is no such space."""
    last = BOX.track[BOX.last]
    assert last.id == "j3"
    assert [BOX.track[at].id for at in last.next_retirement] == ["ret"]
    for seats in (2, 4):
        s = Match(TITLE, seats, "old", RETIREMENT).state
        assert all(captain.may_retire for captain in s.captains)
    assert not any(captain.may_retire for captain in dealt(2).captains)
    assert "explore_move ret" in texts(exploring(near_the_end()))
    plain = dealt(2)
    explorer(plain, 0, "j2")
    hold(plain, 0, 60)
    assert_refused(exploring(plain), "explore_move ret", "POM-20.01")


@rule("POM-20.02")
def test_whoever_enters_it_builds_for_half_and_begins_anew() -> None:
    """It must be a residence; then the explorer is back at the start."""
    match = play(exploring(near_the_end()), "explore_move ret")
    assert kind(match) == "retire"
    assert set(texts(match)) == {"retire hacienda", "retire mint", "retire treasury", "retire grotto"}
    assert_refused(match, "skip", "POM-11.11")
    play(match, "retire mint")
    captain = match.state.captains[0]
    assert captain.doubloons == 20 - 7
    assert match.state.markers[card("mint")] == 0b01
    assert BOX.track[captain.explorer].id == "start"
    assert told(match, "retires") == [("retires", 0)]


@pytest.mark.parametrize(
    ("residence", "discount", "cost"), [("treasury", 0, 8), ("hacienda", 1, 8), ("hacienda", 3, 7)]
)
@rule("POM-20.03")
def test_discounts_come_off_before_it_is_halved(residence: str, discount: int, cost: int) -> None:
    """15 are 8; 16 less 1 are 8; 16 less 3 are 7."""
    s = near_the_end()
    if discount == 1:
        fill(s, 0, "s3")
    elif discount:
        own(s, 0, "klabautermann")
    match = play(exploring(s), "explore_move ret", f"retire {residence}")
    assert match.state.captains[0].doubloons == 20 - cost


@rule("POM-20.04")
def test_the_first_marker_brings_2_points_and_an_own_one_forbids() -> None:
    """As in ordinary building."""
    s = near_the_end()
    build(s, 0, "mint")
    build(s, 1, "grotto")
    match = play(exploring(s), "explore_move ret")
    assert_refused(match, "retire mint", "POM-20.04")
    assert play(match, "retire treasury").state.captains[0].vp == 2
    other = play(exploring(s), "explore_move ret", "retire grotto")
    assert other.state.captains[0].vp == 0
    assert other.state.markers[card("grotto")] == 0b11


@rule("POM-20.05")
def test_each_player_retires_once() -> None:
    """Without the marker on the tile the last space is the end again; the other still has his."""
    match = play(exploring(near_the_end()), "explore_move ret", "retire mint")
    s = match.state
    assert [captain.may_retire for captain in s.captains] == [False, True]
    explorer(s, 0, "j2")
    again = exploring(s)
    assert texts(again) == ["explore_move j3", "skip"]
    assert_refused(again, "explore_move ret", "POM-20.05")
    explorer(s, 0, "j3")
    assert exploring(s).state.active == 1


@pytest.mark.parametrize(("doubloons", "offered"), [(6, False), (7, True)])
@rule("POM-20.06")
def test_the_tile_is_entered_only_by_who_can_pay(doubloons: int, offered: bool) -> None:
    """The Mint for 7 is the cheapest."""
    match = exploring(near_the_end(doubloons=doubloons))
    assert ("explore_move ret" in texts(match)) == offered
    if not offered:
        assert_refused(match, "explore_move ret", "POM-20.06")
    on_last = exploring(near_the_end("j3", doubloons))
    assert (on_last.state.active == 0) == offered


@rule("POM-20.06")
def test_with_markers_on_all_residences_nobody_retires() -> None:
    """However rich."""
    s = near_the_end(doubloons=60)
    for residence in CELLS:
        build(s, 0, residence)
    assert "explore_move ret" not in texts(exploring(s))


@rule("POM-20.06")
def test_the_tile_may_also_be_too_far() -> None:
    """Whoever could pay for it is told so."""
    match = exploring(near_the_end("i4"))
    assert "explore_move ret" not in texts(match)
    assert_refused(match, "explore_move ret", "POM-8.01")


@rule("POM-20.07")
def test_entering_it_ends_the_exploration() -> None:
    """Steps that are left are lost, and nothing else is gained."""
    match = exploring(near_the_end("j3"))
    assert texts(match) == ["explore_move ret", "skip"]
    play(match, "explore_move ret", "retire grotto")
    captain = match.state.captains[0]
    assert (captain.vp, captain.doubloons, captain.explorer) == (2, 20 - 8, 0)
    assert match.state.active == 1
    assert match.state.allowance == 0


@rule("POM-20.08")
def test_rivers_stay_crossed() -> None:
    """16 points for four; crossing them again adds nothing."""
    match = play(exploring(near_the_end()), "explore_move ret", "retire mint")
    captain = match.state.captains[0]
    assert captain.rivers == 0b1111
    assert dict(lines_of(match.state, 0))["rivers"] == 16
    s = match.state
    captain.explorer = BOX.track_index["a3"]
    again = play(exploring(s), "explore_move c1")
    assert again.state.captains[0].rivers == 0b1111
    assert told(again, "river") == []


@rule("POM-20.09")
def test_redbeard_never_retires() -> None:
    """His explorer stops at the last space; you may retire."""
    s = near_the_end(seats=1)
    assert [captain.may_retire for captain in s.captains] == [True, False]
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots = tuple(range(6)), list(range(6)), 9
    s.active = SEAT
    stand(s, SEAT, "c8r2")
    explorer(s, SEAT, "j1")
    match = match_from(s, "A2")
    foe = match.state.captains[SEAT]
    assert (BOX.track[foe.explorer].id, foe.vp, foe.residences) == ("j3", 3, 0)


@rule("POM-20.10")
def test_the_tile_has_no_other_use() -> None:
    """It is one space with one effect, and one of six modules; nothing of the other game can be chosen."""
    assert BOX.track[-1].id == "ret"
    assert BOX.track[-1].effects.text == "odd:retire"
    other = {option.name for option in TITLE.options} - set(MODULES)
    assert other == {"layout", "first_player", "break_place_groups", "b_cards", "data_pack"}


@rule("POM-20.11")
def test_a_trade_may_pay_for_the_tile() -> None:
    """The way to it opens with its 3 doubloons; whether one can explore at all is asked before."""
    s = near_the_end(doubloons=5)
    fill(s, 0, "s1", "s2", "s10")
    match = exploring(s)
    assert "explore_move ret" not in texts(match)
    play(match, "explore_trade s10")
    assert match.state.captains[0].doubloons == 8
    assert "explore_move ret" in texts(match)
    s = near_the_end("j3", 5)
    fill(s, 0, "s1", "s2", "s10")
    assert exploring(s).state.active == 1


@rule("POM-20.12")
def test_nobody_is_ever_left_on_the_tile() -> None:
    """So it stops no other explorer: both go there one after the other."""
    match = play(exploring(near_the_end()), "explore_move ret", "retire mint")
    s = match.state
    explorer(s, 1, "j2")
    hold(s, 1, 20)
    second = play(match_from(to_act(s, 1, cell_with(s, "bonaire"))), "skip", "explore_move ret", "retire mint")
    assert second.state.markers[card("mint")] == 0b11
    assert [captain.explorer for captain in second.state.captains] == [0, 0]
