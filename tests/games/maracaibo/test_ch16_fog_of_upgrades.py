"""Chapter 16: module Fog of War: Upgrades."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import NONE, UPGRADE_CARD
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.ways import destination, way_to
from karawela.games.maracaibo.state import (
    FILLER,
    FOG_CARD,
    FOG_PLACE,
    FOG_UPGRADE,
    TOP_IS_DOWN,
    Maracaibo,
)
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    assert_refused,
    card,
    dealt,
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

FOG: Chosen = {"fog_upgrades": True}


def swap(s: Maracaibo, where: str, lies: int) -> None:
    """What is wanted comes from the last cell that has it."""
    cell = s.sea.index[where]
    if s.cells[cell] != lies:
        other = max(each for each in range(CELLS) if s.cells[each] == lies)
        s.cells[cell], s.cells[other] = s.cells[other], s.cells[cell]


def foggy(seats: int = 2, chosen: Chosen = FOG, **near: int) -> Maracaibo:
    """Places and residences lie in the first columns, except where something else is said."""
    s = dealt(seats, chosen=chosen)
    s.cells.sort(reverse=True)
    for where, lies in near.items():
        swap(s, where, lies)
    s.coins = {cell: 1 for cell, lies in enumerate(s.cells) if lies == FOG_PLACE}
    s.markers = {each: 0 for each in s.cells if each in BOX.residences}
    return s


def lies(match: Match[Maracaibo], where: str) -> int:
    return match.state.cells[match.state.sea.index[where]]


def show(s: Maracaibo, where: str, name: str) -> None:
    """A level-I upgrade card that was face down there has been turned up."""
    swap(s, where, FOG_UPGRADE)
    s.cells[s.sea.index[where]] = card(name)
    s.unseen_upgrades.remove(card(name))


@pytest.mark.parametrize("seed", range(4))
@rule("POM-16.01")
def test_upgrade_cards_are_dealt_face_down_and_half_the_deck_face_up(seed: int) -> None:
    """15 of them, places and residences open; 20 cards of level II face up among 41."""
    s = Match(TITLE, 2, f"fog {seed}", FOG).state
    assert s.cells.count(FOG_UPGRADE) == 15
    assert all(BOX.cards[each].sort != UPGRADE_CARD for each in s.cells if each != FOG_UPGRADE)
    assert len(s.unseen_upgrades) == 22
    assert s.deck == 41
    assert s.ups + (s.top >= 0) == 20


@rule("POM-16.02")
def test_a_card_of_the_deck_lies_as_it_lay() -> None:
    """Face down it comes face down, face up it comes face up, and everybody saw it on top."""
    s = foggy(c2r1=FOG_UPGRADE)
    show(s, "c2r1", "sugar")
    hold(s, 0, 5)
    s.top = TOP_IS_DOWN
    match = play(match_from(to_act(s, 0, "c2r1"), "up", "cocoa"), "card_buy")
    assert lies(match, "c2r1") == FOG_CARD
    assert match.view(1).top == card("cocoa")
    assert match.state.deck == 40
    shown = match.state
    stand(shown, 0, "c6r3")
    show(shown, "c2r2", "rum")
    hold(shown, 1, 6)
    match = play(match_from(to_act(shown, 1, "c2r2"), "down"), "card_buy")
    assert lies(match, "c2r2") == card("cocoa")
    assert match.state.top == TOP_IS_DOWN
    assert match.state.deck == 39


@rule("POM-16.03")
def test_a_ship_turns_up_what_it_moves_onto() -> None:
    """Also in passing; the card stays open."""
    s = foggy(c1r2=FOG_UPGRADE, c2r2=FOG_UPGRADE)
    stand(s, 0, "c1r1")
    match = play(match_from(s, "sugar", "cook"), "step c1r2")
    assert lies(match, "c1r2") == card("sugar")
    play(match, "step c2r2")
    assert (lies(match, "c1r2"), lies(match, "c2r2")) == (card("sugar"), card("cook"))
    assert told(match, "revealed") == [("revealed", "sugar"), ("revealed", "cook")]


@rule("POM-16.04")
def test_after_each_step_the_player_decides_anew() -> None:
    """To stop where it is nearer to Maracaibo, or to go on with the steps that are left."""
    s = foggy(c1r2=FOG_UPGRADE, c2r2=FOG_UPGRADE)
    stand(s, 0, "c1r1")
    match = match_from(s, "sugar", "cook")
    assert kind(match) == "step"
    assert_refused(match, "stop", "POM-2.07")
    play(match, "step c1r2")
    assert "stop" not in texts(match)
    play(match, "step c2r2")
    assert "stop" in texts(match) and "step c2r3" in texts(match)
    assert match.state.steps_left == 1
    hold(match.state, 0, 9)
    play(match, "stop")
    assert kind(match) == "card"
    assert s.sea.ids[match.state.captains[0].ship] == "c2r2"


@rule("POM-16.04")
def test_the_harpy_has_four_steps() -> None:
    """Three of them within the first columns, and the fourth around the island."""
    s = foggy()
    galleon(s, 0, "C")
    stand(s, 0, "c1r1")
    match = play(match_from(s), "step c2r1", "step c2r2", "step c2r3")
    assert match.state.steps_left == 1
    play(match, "step c3r3")
    assert s.sea.ids[match.state.captains[0].ship] == "c3r3"
    assert match.state.steps_left == 0


@rule("POM-16.05")
def test_a_step_must_leave_a_legal_stop_in_reach() -> None:
    """In front of the emerald island the last step would lead nowhere."""
    s = foggy()
    stand(s, 0, "c4r1")
    match = play(match_from(s, "sugar"), "step c4r2")
    assert texts(match) == ["step c4r1", "step c5r2"]
    assert_refused(match, "step c4r3", "POM-16.05")
    assert_refused(match, "step c5r1", "POM-2.05")
    behind = foggy()
    stand(behind, 0, "c2r1")
    unasked = match_from(behind)  # the only way that is left leads around the gold island
    assert behind.sea.ids[unasked.state.captains[0].ship] == "c3r3"


@rule("POM-16.06")
def test_face_down_cards_cannot_be_taken() -> None:
    """Of all crew cards only those that were turned up."""
    s = foggy()
    show(s, "c8r2", "cook")
    show(s, "c8r3", "gunner")
    hold(s, 0, 60)
    curacao = s.sea.ids[s.cells.index(card("curacao"))]
    match = play(match_from(to_act(s, 0, curacao)), "skip", "do_now take_crew")
    assert texts(match) == ["take cook", "take gunner"]
    assert_refused(match, "take bard", "POM-5.11")


@rule("POM-16.06")
def test_a_face_down_place_of_level_2_is_turned_up_and_a_filler_never() -> None:
    """The place at once, like an upgrade card; the filler only pays 5 doubloons."""
    s = foggy(c2r1=FOG_UPGRADE, c2r2=FOG_UPGRADE)
    for where, mark in (("c2r1", FOG_CARD), ("c2r2", FILLER)):
        s.cells[s.sea.index[where]] = mark
    stand(s, 0, "c1r1")
    hold(s, 0, 0)
    match = play(match_from(s, "dominica"), "step c2r1")
    assert lies(match, "c2r1") == card("dominica")
    play(match, "step c2r2", "stop")
    assert lies(match, "c2r2") == FILLER
    assert match.state.captains[0].doubloons == 5


def his_turn(s: Maracaibo, where: str) -> Maracaibo:
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots = tuple(range(6)), list(range(6)), 9
    s.active = SEAT
    stand(s, SEAT, where)
    return s


@rule("POM-16.07")
def test_redbeard_turns_up_what_he_passes() -> None:
    """He takes the way with most face-down cards; no card in the fog is a destination."""
    s = his_turn(foggy(1, c1r2=FOG_UPGRADE, c2r2=FOG_UPGRADE), "c1r1")
    sea = s.sea
    assert destination(s, RB_CARD, (0, 1, 2)) == NONE
    show(s, "c2r1", "cook")
    assert [sea.ids[at] for at in way_to(s, sea.index["c2r1"])] == ["c1r2", "c2r2", "c2r1"]
    s.top = TOP_IS_DOWN
    match = match_from(s, "A5", "rum", "bard", "down")
    assert match.state.captains[SEAT].cards == [card("cook")]
    assert (lies(match, "c1r2"), lies(match, "c2r2"), lies(match, "c2r1")) == (card("rum"), card("bard"), FOG_CARD)
    assert match.state.captains[SEAT].vp == 0


@rule("POM-16.08")
def test_with_both_fogs_a_doubloon_tells_a_place() -> None:
    """Places keep to their own fog: passing over one turns up nothing."""
    s = foggy(2, {**FOG, "fog_places": True}, c2r1=FOG_PLACE, c2r2=FOG_UPGRADE, c2r3=FOG_PLACE)
    s.coins = {cell: 1 for cell, lies in enumerate(s.cells) if lies == FOG_PLACE}
    assert len(s.coins) == 8 and len([each for each in s.cells if each >= 0]) == 4
    stand(s, 0, "c1r1")
    hold(s, 0, 0)
    match = play(match_from(s, "sugar", "tobago"), "step c2r1")
    assert lies(match, "c2r1") == FOG_PLACE
    play(match, "step c2r2")
    assert lies(match, "c2r2") == card("sugar")
    play(match, "step c2r3")
    assert lies(match, "c2r3") == card("tobago")
    assert match.state.captains[0].doubloons == 1
    assert s.sea.index["c2r1"] in match.state.coins


@rule("POM-16.09")
def test_of_the_deck_only_its_top_is_known() -> None:
    """How it lies, the card if it is open, and how many there are; the view of everybody is the same."""
    s = foggy()
    s.top, s.ups = card("cocoa"), 19
    s.unseen_deck.remove(card("cocoa"))
    for viewer in (0, 1, None):
        view = match_from(s).view(viewer)
        assert (view.top, view.deck, view.ups) == (card("cocoa"), 41, 19)
        assert len(view.unseen_deck) == 40


@pytest.mark.parametrize("name", ["spices", "martinique", "trade_flag"])
@rule("POM-16.09")
def test_a_face_down_card_can_be_any_that_nobody_has_seen(name: str) -> None:
    """Of level II from the deck, of level I in a cell of the beginning."""
    s = foggy(c2r1=FOG_UPGRADE, c2r2=FOG_UPGRADE)
    s.cells[s.sea.index["c2r1"]] = FOG_CARD
    stand(s, 0, "c1r1")
    match = play(match_from(s, name, "bard"), "step c2r1", "step c2r2")
    assert (lies(match, "c2r1"), lies(match, "c2r2")) == (card(name), card("bard"))
    with pytest.raises(AssertionError, match="cannot come up"):
        play(match_from(s, "bard"), "step c2r1")


@rule("POM-16.10")
def test_a_card_that_comes_face_down_under_ships_stays_so() -> None:
    """Until a ship moves onto it."""
    s = foggy(c2r1=FOG_UPGRADE)
    show(s, "c2r1", "sugar")
    stand(s, 1, "c1r1")
    hold(s, 0, 5)
    s.top = TOP_IS_DOWN
    match = play(match_from(to_act(s, 0, "c2r1"), "down", "spices"), "card_buy")
    assert lies(match, "c2r1") == FOG_CARD
    assert s.sea.ids[match.state.captains[0].ship] == "c2r1"
    assert match.to_move == (1,)
    play(match, "step c2r1")
    assert lies(match, "c2r1") == card("spices")


@pytest.mark.parametrize(("up", "outcomes"), [(True, ["down"]), (False, ["cocoa", "down"])])
@rule("POM-16.11")
def test_redbeard_recruits_the_top_card_however_it_lies(up: bool, outcomes: list[str]) -> None:
    """Open or face down."""
    s = his_turn(foggy(1), "c1r1")
    swap(s, "c2r1", card("curacao"))
    swap(s, "c1r3", card("margarita"))
    s.top = TOP_IS_DOWN
    if up:
        s.top, s.ups = card("cocoa"), 19
        s.unseen_deck.remove(card("cocoa"))
    match = match_from(s, "A4", *outcomes)
    assert match.state.captains[SEAT].cards == [card("cocoa")]
    assert match.state.deck == 40
    assert len([each for each in match.state.cells if each == FOG_UPGRADE]) == 15
