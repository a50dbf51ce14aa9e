"""Chapter 15: module Fog of War: Places."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.redbeard_parts import RB_RAID
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.ways import destination, way_to
from karawela.games.maracaibo.state import FOG_PLACE, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    assert_refused,
    card,
    dealt,
    hold,
    kind,
    lay,
    match_from,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule

FOG: Chosen = {"fog_places": True}


def foggy(*where: str, seats: int = 2) -> Maracaibo:
    """Places lie face down in these cells; the others of the eight lie in the last columns."""
    s = dealt(seats, chosen=FOG)
    sea = s.sea
    wanted = [sea.index[name] for name in where]
    far = [cell for cell in reversed(range(CELLS)) if cell not in wanted][: 8 - len(wanted)]
    rest = [lies for lies in s.cells if lies != FOG_PLACE]
    s.cells = [FOG_PLACE if cell in (*wanted, *far) else rest.pop() for cell in range(CELLS)]
    s.coins = dict.fromkeys(sorted((*wanted, *far)), 1)
    s.markers = {each: 0 for each in s.cells if each in BOX.residences}
    return s


@rule("POM-15.01")
def test_places_are_dealt_face_down_with_a_doubloon_each() -> None:
    """All eight of them and nothing else; the treasure-value tiles wait."""
    match = Match(TITLE, 2, "fog", FOG)
    s = match.state
    face_down = [cell for cell, lies in enumerate(s.cells) if lies == FOG_PLACE]
    assert len(face_down) == len(s.unseen_places) == 8
    assert s.coins == dict.fromkeys(face_down, 1)
    assert all(lies >= 0 for lies in s.cells if lies != FOG_PLACE)
    assert s.values == {}
    assert len(s.unseen_values) == 6


@rule("POM-15.02")
def test_whoever_stops_there_takes_the_doubloons_and_turns_the_place_up() -> None:
    """For the rest of the game."""
    s = foggy("c2r1")
    stand(s, 0, "c1r1")
    hold(s, 0, 2)
    s.coins[s.sea.index["c2r1"]] = 3
    match = play(match_from(s, "tobago"), "move c2r1")
    assert match.state.captains[0].doubloons == 5
    assert match.state.cells[s.sea.index["c2r1"]] == card("tobago")
    assert s.sea.index["c2r1"] not in match.state.coins
    names = [event[0] for _, event in match.events(None)]
    assert names.index("fog_coins") < names.index("revealed")
    play(match, "skip", "skip")
    assert match.state.cells[s.sea.index["c2r1"]] == card("tobago")


@rule("POM-15.03")
def test_a_place_with_the_symbol_gets_a_value_tile() -> None:
    """A random one of those that wait; a place without the symbol gets none."""
    s = foggy("c2r1")
    match = match_from(to_act(s, 0, "c2r1"), "trinidad", "tv_pearl_2")
    assert match.state.values == {card("trinidad"): 2}
    assert len(match.state.unseen_values) == 5
    match = match_from(to_act(s, 0, "c2r1"), "bonaire")
    assert match.state.values == {}


@rule("POM-15.04")
def test_then_the_place_is_used_with_its_new_tile() -> None:
    """The cube first, then the ship upgrade, then the raid of Trinidad."""
    match = match_from(to_act(foggy("c2r1"), 0, "c2r1"), "trinidad", "tv_emerald_1")
    assert match.state.islands == [4, 5, 4]
    assert kind(match) == "upgrade"
    assert kind(play(match, "skip")) == "raid"


@rule("POM-15.05")
def test_passing_reveals_nothing() -> None:
    """Both ways to the destination lead over places in the fog."""
    s = foggy("c2r1", "c1r2")
    lay(s, "c2r2", "sugar")
    stand(s, 0, "c1r1")
    match = play(match_from(s), "move c2r2")
    assert s.sea.ids[match.state.captains[0].ship] == "c2r2"
    assert match.state.coins == s.coins
    assert match.state.cells == s.cells


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("POM-15.06")
def test_each_round_adds_a_doubloon_in_the_fog(number: int) -> None:
    """To every place that is still face down."""
    s = foggy("c2r1", "c3r3")
    s.round, s.active = number, 1
    s.coins[s.sea.index["c2r1"]] = 2
    stand(s, 1, "gulf")
    match = play(match_from(s), "skip")
    assert match.state.coins == {cell: coins + 1 for cell, coins in s.coins.items()}
    shown = match_from(to_act(foggy("c2r1"), 0, "c2r1"), "tobago")
    assert len(shown.state.coins) == 7


@rule("POM-15.07")
def test_no_black_market_in_the_fog() -> None:
    """A tile can go onto the one place that is open."""
    s = foggy("c2r1")
    match = play(match_from(to_act(s, 0, "c2r1"), "tobago"), "upgrade s6")
    assert texts(match) == [*(f"bm_place bm_{n} tobago" for n in range(1, 6)), "skip"]
    assert_refused(match, "bm_place bm_1 aruba", "POM-15.07")


@rule("POM-15.07")
def test_groups_of_places_are_not_broken_in_the_fog() -> None:
    """Without the module there is never a group of four, with it there is one now and then."""

    def has_group(chosen: Chosen, seed: int) -> bool:
        s = Match(TITLE, 2, f"groups {seed}", chosen).state
        places = {cell for cell, lies in enumerate(s.cells) if lies == FOG_PLACE or lies in BOX.places_1}
        while places:
            edge, group = [places.pop()], 0
            while edge:
                near = places.intersection(s.sea.steps[edge.pop()])
                group, places = group + 1, places - near
                edge += near
            if group >= 4:
                return True
        return False

    assert not any(has_group({}, seed) for seed in range(20))
    assert any(has_group(FOG, seed) for seed in range(20))


def his_turn(s: Maracaibo, where: str) -> Maracaibo:
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots = tuple(range(6)), list(range(6)), 9
    s.active = SEAT
    stand(s, SEAT, where)
    return s


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 5)])
@rule("POM-15.08")
def test_redbeard_turns_up_what_he_passes(number: int, points: int) -> None:
    """1, 3 or 5 points by the round for each; its doubloons are gone, and a tile is laid."""
    s = his_turn(foggy("c2r1", "c1r2", seats=1), "c1r1")
    s.round = number
    lay(s, "c2r2", "cook")
    before = s.captains[0].doubloons
    match = match_from(s, "A5", "aruba", "tv_gold_1", "cocoa")
    assert match.state.captains[SEAT].cards == [card("cook")]
    assert match.state.captains[SEAT].vp == points
    assert match.state.cells[s.sea.index["c2r1"]] == card("aruba")
    assert match.state.values == {card("aruba"): 0}
    assert (match.state.captains[0].doubloons, match.state.captains[SEAT].doubloons) == (before, 0)
    assert len(match.state.coins) == 7
    assert told(match, "revealed") == [("revealed", "aruba")]


@rule("POM-15.09")
def test_redbeard_goes_where_the_fog_is_and_never_for_it() -> None:
    """More face-down places before fewer steps; but no place in the fog is a destination."""
    s = his_turn(foggy("c1r2", "c2r2", seats=1), "c1r1")
    sea = s.sea
    assert [sea.ids[at] for at in way_to(s, sea.index["c2r1"])] == ["c1r2", "c2r2", "c2r1"]
    assert destination(s, RB_RAID, ()) == NONE
    open_sea = his_turn(foggy(seats=1), "c1r1")
    assert [sea.ids[at] for at in way_to(open_sea, sea.index["c2r1"])] == ["c2r1"]
    assert [sea.ids[at] for at in way_to(open_sea, sea.index["c2r2"])] == ["c2r1", "c2r2"]


@pytest.mark.parametrize("seats", [1, 3])
@rule("POM-15.10")
def test_no_ship_ever_rests_in_the_fog(seats: int) -> None:
    """Whole games: whenever somebody is asked, every ship is on something open."""
    for seed in range(3):
        match, rng = Match(TITLE, seats, f"rest {seed}", FOG), Random(seed)
        while not match.over:
            s = match.state
            resting = [s.cells[captain.ship] for captain in s.captains if captain.ship < CELLS]
            assert FOG_PLACE not in resting
            ask = rng.choice(match.asks)
            match.play(rng.choice(list(ask.options)), ask.seat)


@rule("POM-15.11")
def test_places_of_level_2_come_open() -> None:
    """Without a doubloon, and with no value tile."""
    s = foggy("c2r1")
    lay(s, "c2r2", "sugar")
    hold(s, 0, 5)
    match = play(match_from(to_act(s, 0, "c2r2"), "dominica"), "card_buy")
    assert match.state.cells[s.sea.index["c2r2"]] == card("dominica")
    assert match.state.coins == s.coins
    assert match.state.values == {}
