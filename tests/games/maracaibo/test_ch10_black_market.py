"""Chapter 10, second part: the black market."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    buried,
    card,
    cell_with,
    dealt,
    explorer,
    hold,
    kind,
    lay,
    match_from,
    own,
    place_tile,
    play,
    quests_of,
    texts,
    to_act,
    told,
)
from tests.support import rule

PLACES = [BOX.card_ids[place] for place in BOX.places_1]


def sides(s: Maracaibo, shown: str) -> None:
    """The tiles of everybody, from the first to the fifth."""
    s.sides = tuple("ab".index(side) for side in shown)


def placing(s: Maracaibo) -> Match[Maracaibo]:
    """The first captain has filled the slot that places a tile for 2 doubloons."""
    return play(match_from(to_act(s, 0, cell_with(s, "tobago"))), "upgrade s6")


def smuggling(s: Maracaibo) -> Match[Maracaibo]:
    """The first captain acquires the Smuggler, who uses a tile that is placed."""
    lay(s, "c3r4", "smuggler")
    hold(s, 0, 20)
    return play(match_from(to_act(s, 0, "c3r4"), "cocoa"), "card_buy")


@rule("POM-10.12")
def test_a_tile_is_placed_for_the_printed_cost() -> None:
    """Any own tile that is not placed, on any open place without one."""
    s = dealt(2)
    sides(s, "aaaaa")
    hold(s, 0, 2)
    place_tile(s, 0, "bm_2", "aruba")
    match = placing(s)
    free = [place for place in PLACES if place != "aruba"]
    offered = {f"bm_place {tile} {place}" for tile in ("bm_1", "bm_3", "bm_4", "bm_5") for place in free}
    assert set(texts(match)) == offered | {"skip"}
    assert_refused(match, "bm_place bm_2 tobago", "POM-10.12")
    play(match, "bm_place bm_4 trinidad")
    captain = match.state.captains[0]
    assert captain.doubloons == 0
    assert captain.tiles[3] == card("trinidad")
    assert match.state.market == {card("aruba"): 0, card("trinidad"): 0}


@rule("POM-10.12")
def test_a_place_of_level_2_takes_a_tile_too() -> None:
    """It is an open place like any other."""
    s = dealt(2)
    lay(s, "c3r4", "dominica")
    assert "bm_place bm_1 dominica" in texts(placing(s))


@rule("POM-10.13")
def test_a_place_has_one_tile_at_most() -> None:
    """Also if it is another's; the Gulf, Maracaibo and other cards have none."""
    s = dealt(2)
    place_tile(s, 1, "bm_3", "grenada")
    lay(s, "c3r4", "hacienda")
    match = placing(s)
    assert_refused(match, "bm_place bm_1 grenada", "POM-10.13")
    for other in ("gulf", "maracaibo"):
        assert_refused(match, f"bm_place bm_1 {other}", "POM-10.13")
    assert_refused(match, "bm_place bm_1 hacienda", "POM-10.12")


@rule("POM-10.14")
def test_tiles_stay_where_they_are_as_they_are() -> None:
    """Using one moves and turns nothing, and it cannot be placed again."""
    s = dealt(2)
    place_tile(s, 0, "bm_3", "tobago", "b")
    hold(s, 0, emerald=2)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert match.state.captains[0].vp == 2
    assert match.state.captains[0].tiles[2] == card("tobago")
    assert match.state.sides == s.sides
    play(match, "upgrade s6")
    assert not [text for text in texts(match) if text.startswith("bm_place bm_3")]


@rule("POM-10.15")
def test_a_tile_just_placed_must_be_used() -> None:
    """Points come, and the cube must go somewhere."""
    s = dealt(2)
    sides(s, "aaaaa")
    match = play(placing(s), "bm_place bm_5 trinidad")
    assert match.state.captains[0].vp == 2
    assert texts(match) == ["island gold", "island emerald", "island pearl"]
    assert_refused(match, "skip", "POM-11.11")
    play(match, "island pearl")
    assert match.state.islands == [4, 4, 5]


@rule("POM-10.15")
def test_only_the_bury_of_a_placed_tile_can_be_declined() -> None:
    """Burying is always a may."""
    s = dealt(2)
    sides(s, "aaaaa")
    hold(s, 0, gold=1)
    match = play(placing(s), "bm_place bm_1 trinidad")
    assert kind(match) == "bury"
    play(match, "skip")
    assert match.state.captains[0].buried == [0, 0, 0]
    assert match.state.captains[0].tiles[0] == card("trinidad")


@rule("POM-10.16")
def test_placing_needs_a_tile_a_place_and_the_doubloons() -> None:
    """Without one of them the slot does nothing."""
    poor, placed, crowded = dealt(2), dealt(2), dealt(2)
    hold(poor, 0, 1)
    for number, place in enumerate(PLACES[:5], 1):
        place_tile(placed, 0, f"bm_{number}", place)
        place_tile(crowded, 1, f"bm_{number}", place)
    for place in PLACES[5:]:
        crowded.market[card(place)] = 1
    for s in (poor, placed, crowded):
        match = placing(s)
        assert kind(match) == "raid"
        assert match.state.captains[0].doubloons == s.captains[0].doubloons


@rule("POM-10.17")
def test_the_ship_need_not_be_there() -> None:
    """From Tobago a tile goes onto the place that lies farthest away."""
    s = dealt(2)
    sides(s, "aaaab")
    lay(s, "c1r1", "tobago")
    lay(s, "c9r3", "margarita")
    hold(s, 0, gold=3)
    match = play(placing(s), "bm_place bm_5 margarita")
    assert cell_with(match.state, "margarita") == "c9r3"
    assert match.state.market[card("margarita")] == 0
    assert match.state.captains[0].vp == 3


@rule("POM-10.18")
def test_an_own_tile_is_used_wherever_it_lies() -> None:
    """Of those that are placed one is chosen, or none."""
    s = dealt(2)
    sides(s, "abaab")
    hold(s, 0, gold=2)
    own(s, 0, "cook", "bard", "gunner")
    place_tile(s, 0, "bm_5", "trinidad", "b")
    place_tile(s, 0, "bm_2", "aruba", "b")
    place_tile(s, 1, "bm_4", "tobago")
    match = smuggling(s)
    assert texts(match) == ["bm_activate bm_2", "bm_activate bm_5", "skip"]
    assert_refused(match, "bm_activate bm_4", "POM-10.18")
    play(match, "bm_activate bm_2")
    assert match.state.captains[0].vp == 4  # the Smuggler is crew too
    assert told(match, "bm_used") == [("bm_used", 0, "bm_2")]


@rule("POM-10.18")
def test_without_a_placed_tile_there_is_nothing_to_use() -> None:
    """Another's tile does not help."""
    s = dealt(2)
    place_tile(s, 1, "bm_4", "tobago")
    match = smuggling(s)
    assert match.state.active == 1
    assert told(match, "bm_used") == []


@pytest.mark.parametrize(("tile", "side"), [("bm_1", "a"), ("bm_2", "a"), ("bm_4", "a"), ("bm_5", "b")])
def test_a_tile_that_brings_nothing_is_not_told_of(tile: str, side: str) -> None:
    """Nothing to bury, nothing buried, no river, no gold."""
    s = dealt(2)
    place_tile(s, 0, tile, "tobago", side)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert kind(match) == "upgrade"
    assert told(match, "bm_used") == []


@pytest.mark.parametrize(
    ("answer", "happened"), [("bury gold gold_2", ["bm_used", "buries", "dbl"]), ("skip", [])], ids=["used", "left"]
)
def test_a_tile_is_told_of_before_what_it_brings_and_only_if_it_is_used(answer: str, happened: list[str]) -> None:
    """A buried treasure and its bonus come after the tile; who leaves it has not used it."""
    s = dealt(2)
    place_tile(s, 0, "bm_1", "tobago")
    hold(s, 0, gold=1)
    match = play(match_from(to_act(s, 0, cell_with(s, "tobago"))), answer)
    assert kind(match) == "upgrade"
    assert [event[0] for event in told(match, "bm_used", "buries", "dbl")] == happened


@pytest.mark.parametrize(
    ("tile", "side"), [("bm_2", "a"), ("bm_3", "a"), ("bm_4", "a"), ("bm_1", "b"), ("bm_2", "b"), ("bm_3", "b")]
)
@rule("POM-10.19")
def test_a_scoring_tile_pays_6_points_at_most(tile: str, side: str) -> None:
    """With more than six buried treasures, quests, cards and treasures, and all four rivers."""
    s = dealt(2)
    buried(s, 0, *(f"{gem}_{n}" for gem in ("gold", "emerald", "pearl") for n in (1, 2, 3)))
    hold(s, 0, emerald=5)
    quests_of(s, 0, *BOX.quest_ids[:8])
    explorer(s, 0, "j1")
    own(s, 0, "cook", "bard", "gunner", "carpenter", "informant", "quartermaster", "cartographer")
    own(s, 0, "sugar", "rum", "spade", "tobacco", "sea_charts", "compass_1", "pearl_net")
    place_tile(s, 0, tile, "tobago", side)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert match.state.captains[0].vp == 6


@pytest.mark.parametrize(("tile", "side", "vp"), [("bm_4", "a", 4), ("bm_4", "b", 3), ("bm_5", "b", 2)])
@rule("POM-10.19")
def test_below_the_limit_everything_counts(tile: str, side: str, vp: int) -> None:
    """Two points a river, one a pearl and one a gold, buried or not."""
    s = dealt(2)
    explorer(s, 0, "f1")
    hold(s, 0, pearl=2, gold=1)
    buried(s, 0, "pearl_4", "gold_4")
    place_tile(s, 0, tile, "tobago", side)
    assert match_from(to_act(s, 0, cell_with(s, "tobago"))).state.captains[0].vp == vp
