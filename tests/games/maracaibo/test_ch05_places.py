"""Chapter 5: places and their four steps."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.data.vocabulary import GOLD, PEARL
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
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
    texts,
    to_act,
    told,
    value_tile,
)
from tests.games.maracaibo.voyages import voyage
from tests.support import rule

RAID = (6, 1, 1)


# ---------------------------------------------------------------- the four steps


@rule("POM-5.01")
def test_four_steps_follow_each_other() -> None:
    """On Trinidad: a cube for its tile, then the own black market tile, then the ship upgrade, then the raid."""
    s = dealt(2)
    value_tile(s, "trinidad", "pearl")
    place_tile(s, 0, "bm_5", "trinidad")
    match = match_from(to_act(s, 0, cell_with(s, "trinidad")), *RAID)
    asked = []
    for answer in ("island gold", "upgrade s1", "raid_start"):
        asked.append(kind(match))
        play(match, answer)
    assert asked == ["island", "upgrade", "raid"]
    happened = [event[0] for event in told(match, "cube", "bm_used", "upgrade")]
    assert happened == ["cube", "bm_used", "cube", "upgrade"]
    assert told(match, "cube") == [("cube", "pearl", 5), ("cube", "gold", 5)]


@rule("POM-5.02")
@pytest.mark.parametrize("kind_of_tile", ["gold", "emerald", "pearl"])
def test_a_value_tile_raises_its_island_whether_one_likes_it_or_not(kind_of_tile: str) -> None:
    """One cube onto the island that it shows, before the first question; others stay."""
    s = dealt(2)
    value_tile(s, "grenada", kind_of_tile)
    match = match_from(to_act(s, 0, cell_with(s, "grenada")))
    assert kind(match) == "upgrade"
    assert match.state.islands == [4 + (name == kind_of_tile) for name in ("gold", "emerald", "pearl")]


@rule("POM-5.02")
def test_without_a_value_tile_no_island_grows() -> None:
    """Tobago and Bonaire have none."""
    for place in ("tobago", "bonaire"):
        s = dealt(2)
        match = match_from(to_act(s, 0, cell_with(s, place)))
        assert match.state.islands == [4, 4, 4]


@rule("POM-5.03")
def test_an_island_takes_any_number_of_cubes() -> None:
    """The seventh lies on the top space and makes a treasure worth 5; more have room there and change nothing."""
    s = dealt(2)
    value_tile(s, "trinidad", "pearl")
    for before, value in ((6, 5), (7, 5), (30, 5), (1, 2), (2, 3)):
        s.islands[PEARL] = before
        match = match_from(to_act(s, 0, cell_with(s, "trinidad")))
        assert match.state.islands[PEARL] == before + 1
        assert BOX.value(before + 1) == value


@rule("POM-5.04")
def test_the_own_black_market_tile_may_be_used() -> None:
    """Its bury is offered first and can be declined, and then the ship upgrade comes."""
    s = dealt(2)
    place_tile(s, 0, "bm_1", "tobago")
    hold(s, 0, pearl=1)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert texts(match) == [
        "bury pearl pearl_1",
        "bury pearl pearl_2",
        "bury pearl pearl_3",
        "bury pearl pearl_4",
        "skip",
    ]
    play(match, "skip")
    assert (match.state.captains[0].buried, kind(match)) == ([0, 0, 0], "upgrade")


@rule("POM-5.04")
def test_a_tile_of_another_player_does_nothing() -> None:
    """Neither for the one who lands there nor for its owner."""
    s = dealt(2)
    place_tile(s, 1, "bm_5", "tobago")
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert kind(match) == "upgrade"
    assert [captain.vp for captain in match.state.captains] == [0, 0]
    assert told(match, "bm_used") == []


@rule("POM-5.05")
def test_one_ship_upgrade_may_be_made() -> None:
    """One, not two; or none."""
    s = dealt(2)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert texts(match) == [*(f"upgrade s{n}" for n in range(1, 7)), "skip"]
    play(match, "upgrade s1")
    assert match.state.captains[0].upgrades == 1
    assert kind(match) == "raid"
    assert_refused(match, "upgrade s2", "POM-5.05")
    match = play(match_from(s), "skip", "skip")
    assert (match.state.captains[0].upgrades, match.to_move) == (0, (1,))


@rule("POM-5.06")
@pytest.mark.parametrize(
    ("moves", "quests", "buried"),
    [
        (("do_now quest", "quest_take deck", "bury gold gold_4"), 2, 1),
        (("do_now bury", "bury gold gold_4", "quest_take deck"), 2, 1),
        (("do_now bury", "bury gold gold_4", "skip"), 1, 1),
        (("done",), 1, 0),
    ],
)
def test_the_actions_of_a_place_come_in_any_order_each_once(moves: tuple[str, ...], quests: int, buried: int) -> None:
    """Aruba has a quest and a burial: both ways round, one of them, or none; then the turn is over."""
    s = dealt(2)
    hold(s, 0, gold=2)
    chance = [BOX.quest_ids[s.quest_unseen[0]]] if quests == 2 else []
    match = play(match_from(to_act(s, 0, cell_with(s, "aruba")), *chance), "skip")
    assert texts(match) == ["do_now quest", "do_now bury", "done"]
    play(match, *moves)
    captain = match.state.captains[0]
    assert (len(captain.quests), sum(captain.buried), match.to_move) == (quests, buried, (1,))


@rule("POM-5.07")
@pytest.mark.parametrize("side", ["raid", "explore"])
def test_of_actions_with_a_slash_only_one_may_be_done(side: str) -> None:
    """On Barbados the other side is gone when one has been chosen."""
    s = dealt(2)
    match = play(match_from(to_act(s, 0, cell_with(s, "barbados")), *RAID), "skip")
    assert texts(match) == ["do_now raid", "do_now explore", "done"]
    play(
        match,
        f"do_now {side}",
        *(("raid_keep", "raid_die gold", "raid_stop") if side == "raid" else ("explore_move a1",)),
    )
    assert match.to_move == (1,)
    assert (match.state.captains[0].explorer > 0) == (side == "explore")


@rule("POM-5.07")
def test_a_slash_with_doubloons_is_one_or_the_other() -> None:
    """Curaçao: a crew card or 4 doubloons; with nothing that can be paid the doubloons come unasked."""
    s = dealt(2)
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip")
    assert texts(match) == ["do_now take_crew", "do_now dbl"]
    play(match, "do_now dbl")
    assert (match.state.captains[0].doubloons, match.to_move) == (24, (1,))
    hold(s, 0, 0)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip")
    assert (match.state.captains[0].doubloons, match.to_move) == (4, (1,))


@rule("POM-5.08")
def test_a_step_that_was_passed_is_gone_for_this_turn() -> None:
    """After the black market its bury, after the ship upgrade an upgrade, can't be had any more."""
    s = dealt(2)
    place_tile(s, 0, "bm_1", "tobago")
    hold(s, 0, gold=1)
    match = play(match_from(to_act(s, 0, cell_with(s, "tobago")), *RAID), "skip")
    assert_refused(match, "bury gold gold_1", "POM-7.06")
    play(match, "skip")
    assert_refused(match, "upgrade s1", "POM-5.05")
    play(match, "raid_start", "raid_keep", "raid_die gold")
    assert_refused(match, "upgrade s1", "POM-5.05")
    play(match, "raid_stop")
    assert match.to_move == (1,)
    assert (match.state.captains[0].upgrades, match.state.captains[0].buried) == (0, [0, 0, 0])


@rule("POM-5.09")
def test_places_are_never_acquired_and_never_replaced() -> None:
    """In whole games each keeps its cell, also one of level II from when it is laid."""
    places = {index for index, each in enumerate(BOX.cards) if each.sort == 0}
    later: set[int] = set()
    for number in range(4):
        cells: dict[int, int] = {}
        for match in voyage(3, number):
            if match.state.round:
                now = {lies: cell for cell, lies in enumerate(match.state.cells) if lies in places}
                assert now | cells == now
                later |= set(now) - set(BOX.places_1)
                cells = now
    assert later
    s = dealt(2)
    hold(s, 0, 40)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip", "do_now take_crew")
    assert_refused(match, "take aruba", "POM-5.11")


# ---------------------------------------------------------------- places of level II


@rule("POM-5.10")
def test_dominica_counts_the_treasure_that_is_buried_there() -> None:
    """The points come after the burial, and no island has grown; also when the burial is declined."""
    for move, vp in (("bury gold gold_4", 2), ("skip", 1)):
        s = dealt(2)
        lay(s, "c3r3", "dominica")
        hold(s, 0, gold=1)
        s.captains[0].buried[GOLD], s.captains[0].bury_spaces = 1, 1
        match = play(match_from(to_act(s, 0, "c3r3")), "skip", move)
        assert match.state.captains[0].vp == vp
        assert match.state.islands == [4, 4, 4]
        assert card("dominica") not in match.state.values


@rule("POM-5.10")
def test_guadeloupe_counts_the_river_that_is_crossed_there() -> None:
    """Raid or exploration first, whichever is chosen, then 2 points a river."""
    s = dealt(2)
    lay(s, "c3r3", "guadeloupe")
    explorer(s, 0, "a3")
    match = play(match_from(to_act(s, 0, "c3r3")), "skip")
    assert texts(match) == ["do_now raid", "do_now explore", "done"]
    play(match, "do_now explore", "explore_move c2")
    assert match.state.captains[0].vp == 3 + 2
    match = play(match_from(to_act(s, 0, "c3r3")), "skip", "done")
    assert (match.state.captains[0].vp, match.to_move) == (0, (1,))


@rule("POM-5.10")
@pytest.mark.parametrize(("place", "vp"), [("saint_lucia", 2), ("martinique", 1)])
def test_points_for_cards_come_even_if_the_action_is_declined(place: str, vp: int) -> None:
    """Saint Lucia counts crew, Martinique equipment."""
    s = dealt(2)
    lay(s, "c3r3", place)
    own(s, 0, "cook", "bard", "sugar")
    match = play(match_from(to_act(s, 0, "c3r3")), "skip", "skip")
    assert (match.state.captains[0].vp, match.to_move) == (vp, (1,))
