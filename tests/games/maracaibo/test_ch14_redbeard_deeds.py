"""Chapter 14, second part: what Redbeard does where he goes."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD, RB_RECRUIT, RB_TAKE_QUEST
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.ways import destination
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import FILLER, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    card,
    cell_with,
    dealt,
    explorer,
    galleon,
    lay,
    match_from,
    stand,
    told,
    value_tile,
)
from tests.support import rule

A1, A2, A3, A4, A5, A6 = ("A1", "A2", "A3", "A4", "A5", "A6")
"""His cards without an additional action."""


def his_turn(where: str, slots: int = 9, b_cards: tuple[int, ...] = ()) -> Maracaibo:
    """Redbeard is about to play; so many slots of his ship board are filled."""
    s = dealt(1)
    six = [*range(6 - len(b_cards)), *b_cards]
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots, s.b_cards = tuple(six), six[:], slots, len(b_cards)
    s.active = SEAT
    stand(s, SEAT, where)
    return s


def in_reach(place: str, slots: int = 9, b_cards: tuple[int, ...] = ()) -> Maracaibo:
    """From c1r1 he can reach the place, and two residences."""
    s = his_turn("c1r1", slots, b_cards)
    first, second = (BOX.card_ids[residence] for residence in list(s.markers)[:2])
    lay(s, "c2r2", first)
    lay(s, "c2r3", second)
    lay(s, "c2r1", place)
    return s


@rule("POM-14.18", "POM-14.19")
def test_the_gulf_gives_him_his_action_and_an_upgrade() -> None:
    """No strength, no residence, no points for being there."""
    s = his_turn("c8r2", slots=2)
    match = match_from(s, A1, 3)
    foe = match.state.captains[SEAT]
    assert s.sea.ids[foe.ship] == "gulf"
    assert (foe.vp, foe.stored, foe.residences) == (2, [0, 0, 1], 0)  # the upgrade moved his track to 2
    assert match.state.redbeard.slots == 3


@rule("POM-14.20")
def test_he_raids_on_either_side_of_a_slash() -> None:
    """Barbados has a raid; Grenada has none."""
    match = match_from(in_reach("barbados"), A1, 1)
    assert match.state.captains[SEAT].stored == [1, 0, 0]
    assert ("redbeard_can", "raid", "barbados") in told(match, "redbeard_can")
    match = match_from(in_reach("grenada"), A1, A2, A3, A4, A5, A6, A1, A2, A3, A4, A5, A6)
    assert ("redbeard_cannot", "raid") in told(match, "redbeard_cannot")


@rule("POM-14.21", "POM-14.22")
def test_a_value_tile_then_an_upgrade_then_the_raid() -> None:
    """In this order: the cube can make the island the fullest, the upgrade lifts the raid."""
    s = in_reach("trinidad", slots=2)
    value_tile(s, "trinidad", "pearl")
    match = match_from(s, A1, 5)
    foe = match.state.captains[SEAT]
    assert match.state.islands == [4, 4, 4]  # one cube came and one went
    assert (foe.stored, foe.vp) == ([0, 0, 1], 2)
    names = [event[0] for event in told(match, "cube", "redbeard_slot", "treasure")]
    assert names == ["cube", "redbeard_slot", "treasure"]


@rule("POM-14.23")
def test_his_treasures_bring_no_bonus_and_are_never_buried() -> None:
    """From an empty island he takes them out of the supply, and nobody is asked."""
    s = in_reach("tobago")
    s.islands = [4, 0, 4]
    match = match_from(s, A1, 2)
    assert told(match, "treasure", "treasure_supply") == [("treasure_supply", SEAT, "emerald")]
    foe = match.state.captains[SEAT]
    assert (foe.stored, foe.buried, foe.vp, foe.bonus) == ([0, 1, 0], [0, 0, 0], 0, 0)
    assert match.state.islands == [4, 0, 4]


@pytest.mark.parametrize(("position", "space", "vp"), [(0, "b3", 3), (1, "b4", 3), (2, "b5", 4), (3, "b5", 6)])
@rule("POM-14.26")
def test_on_a_place_his_explorer_goes_3_spaces_and_more_by_his_track(position: int, space: str, vp: int) -> None:
    """No more, one more, two more, two more; 3, 3, 4 and 6 points."""
    s = in_reach("bonaire")
    s.redbeard.position = position
    match = match_from(s, A2)
    foe = match.state.captains[SEAT]
    assert (BOX.track[foe.explorer].id, foe.vp) == (space, vp)


@pytest.mark.parametrize(("start", "end"), [("c3", "d3"), ("f3", "h3"), ("j2", "j3"), ("j3", "j3")])
@rule("POM-14.27")
def test_he_takes_the_longer_branch_and_stops_at_the_end(start: str, end: str) -> None:
    """The effect of the space is not his; points come even if the explorer cannot move."""
    s = in_reach("bonaire")
    explorer(s, SEAT, start)
    match = match_from(s, A2)
    foe = match.state.captains[SEAT]
    assert (BOX.track[foe.explorer].id, foe.vp) == (end, 3)
    assert (foe.stored, foe.cards) == ([0, 0, 0], [])


@rule("POM-14.28")
def test_only_aruba_has_quests_and_an_empty_market_gives_none() -> None:
    """The cube and the upgrade come all the same."""
    for place in BOX.places_1:
        there = destination(in_reach(BOX.card_ids[place]), RB_TAKE_QUEST, ())
        assert (there != NONE) == (BOX.card_ids[place] == "aruba")
    s = in_reach("aruba", slots=2)
    value_tile(s, "aruba", "gold")
    s.captains[0].quests += s.quest_market + s.quest_unseen
    s.captains[0].quests_seen += [1] * len(s.quest_market + s.quest_unseen)
    s.quest_market, s.quest_unseen = [], []
    match = match_from(s, A3)
    assert len(match.state.captains[SEAT].quests) == 1
    assert (match.state.islands, match.state.redbeard.slots) == ([5, 4, 4], 3)


@rule("POM-14.29", "POM-14.34")
def test_of_two_recruiting_places_the_better_one_counts() -> None:
    """Of one column the higher; nothing is taken from the sea."""
    s = in_reach("margarita")
    lay(s, "c2r2", "curacao")
    assert s.sea.ids[destination(s, RB_RECRUIT, ())] == "c2r1"
    assert destination(in_reach("aruba"), RB_RECRUIT, ()) == NONE


@rule("POM-14.30")
def test_an_empty_deck_gives_no_recruit() -> None:
    """He goes there for nothing; a place that he recruits is worth 6 points like any card."""
    s = in_reach("curacao")
    s.captains[0].cards += s.unseen_deck
    s.unseen_deck, s.deck = [], 0
    match = match_from(s, A4)
    assert match.state.captains[SEAT].cards == []
    assert match.state.captains[SEAT].ship == s.sea.index["c2r1"]
    match = match_from(in_reach("curacao"), A4, "dominica")
    assert dict(lines_of(match.state, SEAT))["cards"] == 6


@rule("POM-14.31")
def test_he_takes_a_card_for_nothing_and_the_cell_is_filled() -> None:
    """No cube, no ship upgrade; a filler is no card."""
    s = in_reach("cook", slots=0)
    match = match_from(s, A5, "cocoa")
    foe = match.state.captains[SEAT]
    assert (foe.cards, match.state.redbeard.slots) == ([card("cook")], 0)
    assert (match.state.islands, cell_with(match.state, "cocoa")) == ([4, 4, 4], "c2r1")
    s.cells[s.sea.index["c2r1"]] = FILLER
    assert destination(s, RB_CARD, (0, 1, 2)) == NONE


@rule("POM-14.31")
def test_a_later_kind_counts_only_without_the_earlier() -> None:
    """A5 wants crew, then ship, then equipment, wherever they lie."""
    s = in_reach("sugar")
    lay(s, "c2r2", "ram")
    assert match_from(s, A5, "cocoa").state.captains[SEAT].cards == [card("ram")]
    lay(s, "c2r3", "bard")
    assert match_from(s, A5, "cocoa").state.captains[SEAT].cards == [card("bard")]


@rule("POM-14.32")
def test_additional_actions_are_done_where_he_is() -> None:
    """A ship upgrade, a raid, an exploration of 2."""
    s = in_reach("cook", slots=2, b_cards=(6,))
    match = match_from(s, "B1", "cocoa")
    assert (match.state.redbeard.slots, match.state.redbeard.position) == (3, 1)
    s = in_reach("cook", b_cards=(8,))
    match = match_from(s, "B3", 2, "cocoa")
    assert match.state.captains[SEAT].stored == [0, 1, 0]
    s = in_reach("cook", b_cards=(11,))
    s.redbeard.position = 1
    match = match_from(s, "B6", "cocoa")
    foe = match.state.captains[SEAT]
    assert (BOX.track[foe.explorer].id, foe.vp) == ("b3", 3)


@rule("POM-14.33")
def test_his_cards_do_nothing() -> None:
    """No income, no bonus, no lightning, no points in their corner, no scoring of a place."""
    match = match_from(in_reach("cook"), A5, "cocoa")
    foe = match.state.captains[SEAT]
    assert (foe.income_dbl, foe.income_vp, foe.kinds) == (0, 0, [0, 0, 0])
    assert dict(lines_of(match.state, SEAT))["cards"] == 6
    s = in_reach("sugar")
    lay(s, "c2r1", "saint_lucia")
    s.captains[SEAT].kinds = [0, 3, 0]
    assert match_from(s, A1, 2).state.captains[SEAT].vp == 0


@rule("POM-14.35", "POM-14.36")
def test_his_slots_are_filled_in_their_order() -> None:
    """Quest, galleon, track; quest, residence, track; quest, track, residence. A full board takes no more."""
    assert list(BOX.redbeard_slots) == [0, 1, 2, 0, 3, 2, 0, 2, 3]
    for slots, position, after in ((2, 0, 1), (5, 1, 2), (7, 2, 3), (7, 3, 3), (9, 2, 2)):
        s = his_turn("gulf", slots=slots)
        s.redbeard.position = position
        match = match_from(s)
        assert match.state.redbeard.position == after
        assert match.state.redbeard.slots == min(9, slots + 1)


@pytest.mark.parametrize(("face", "tile"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
@rule("POM-14.37")
def test_the_die_takes_a_galleon_out_of_the_market(face: int, tile: int) -> None:
    """1 and 2 the first, 3 and 4 the second, 5 and 6 the third; it gives him nothing."""
    s = his_turn("gulf", slots=1)
    for number, name in enumerate(("E", "F", "L")):
        s.galleons[number] = BOX.galleon_ids.index(name)
    match = match_from(s, face)
    foe = match.state.captains[SEAT]
    assert match.state.galleons[tile] == NONE
    assert match.state.galleons.count(NONE) == 1
    assert (foe.raid_bonus, foe.income_dbl, foe.discount) == (0, 0, 0)


@rule("POM-14.37")
def test_with_a_galleon_of_yours_he_takes_none() -> None:
    """The slot is filled for nothing."""
    s = his_turn("gulf", slots=1)
    galleon(s, 0, BOX.galleon_ids[s.galleons[2]])
    match = match_from(s)
    assert match.state.galleons == s.galleons
    assert (match.state.redbeard.galleon, match.state.redbeard.slots) == (NONE, 2)


@rule("POM-14.38")
def test_his_quest_slot_takes_the_rightmost_quest_without_moving() -> None:
    """The other shifts right, a new one comes on the left."""
    s = his_turn("gulf", slots=0)
    left, right = s.quest_market
    new = s.quest_unseen[0]
    match = match_from(s, BOX.quest_ids[new])
    assert match.state.captains[SEAT].quests[-1] == right
    assert match.state.quest_market == [new, left]


@rule("POM-14.39")
def test_his_residences_by_the_die() -> None:
    """The first marker brings 2 points, a second one none; with all four nothing happens."""
    s = his_turn("gulf", slots=4)
    residences = [each for each in s.cells if each in BOX.residences]  # by column, then row
    match = match_from(s, 3)
    assert match.state.markers[residences[2]] == 1 << SEAT
    assert match.state.captains[SEAT].vp == 6 + 2
    s.markers[residences[2]] = 0b01
    s.captains[0].residences = 1 << BOX.residences.index(residences[2])
    assert match_from(s, 3).state.captains[SEAT].vp == 6
    for residence in residences:
        s.markers[residence] |= 1 << SEAT
        s.captains[SEAT].residences |= 1 << BOX.residences.index(residence)
    match = match_from(s)
    assert (match.state.captains[SEAT].vp, match.state.redbeard.slots) == (6, 5)
    with pytest.raises(AssertionError, match="cannot come up"):
        match_from(his_turn("gulf", slots=4), 5)
