"""Redbeard: what he can do, where he goes, what he does, and how his reasoning is told."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.engine.state import Event
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD, RB_EXPLORE, RB_RAID, RB_TAKE_QUEST
from karawela.games.maracaibo.data.vocabulary import CREW, EQUIPMENT, SHIP
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.ways import best, destination, way_to
from karawela.games.maracaibo.rules.scoring import lines_of, result
from karawela.games.maracaibo.state import FOG_PLACE, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    card,
    cell_with,
    dealt,
    explorer,
    galleon,
    hold,
    lay,
    match_from,
    own,
    quests_of,
    stand,
    told,
    value_tile,
)
from tests.support import rule


def his_turn(where: str = "start_zone", chosen: Chosen | None = None) -> Maracaibo:
    """Redbeard is about to play, from there."""
    s = dealt(1, chosen=chosen or {})
    s.redbeard.six = tuple(range(6))
    s.redbeard.unseen = list(range(6))
    s.active = SEAT
    stand(s, SEAT, where)
    return s


def sea_without(s: Maracaibo, *but: str) -> None:
    """All places lie at the far end, except these: columns 1 to 4 have other cards."""
    near = [cell for cell in range(27) if s.sea.column[cell] <= 4]
    far = [cell for cell in range(27) if s.sea.column[cell] > 4 and s.cells[cell] not in BOX.places_1]
    for cell in near:
        if s.cells[cell] in BOX.places_1 and BOX.card_ids[s.cells[cell]] not in but:
            other = far.pop()
            s.cells[cell], s.cells[other] = s.cells[other], s.cells[cell]
    s.markers = {each: s.markers.get(each, 0) for each in s.cells if each in BOX.residences}


def redbeard_told(match: Match[Maracaibo]) -> list[Event]:
    return [event for _, event in match.events(None) if str(event[0]).startswith("redbeard")]


@rule("POM-14.12", "POM-14.20", "POM-14.31")
def test_he_does_the_first_main_action_that_is_possible() -> None:
    """A1 is raid, explore, card: without a place in range he takes a card, and says why not the others."""
    s = his_turn()
    sea_without(s)
    for column in (1, 2, 3):
        for at in range(27):
            if s.sea.column[at] == column and s.cells[at] in BOX.residences:
                swap = next(c for c in range(27) if s.sea.column[c] > 4 and s.cells[c] in BOX.upgrades_1)
                s.cells[at], s.cells[swap] = s.cells[swap], s.cells[at]
    lay(s, "c3r3", "cook")
    match = match_from(s, "A1", "cocoa")
    events = redbeard_told(match)
    assert events[:4] == [
        ("redbeard_card", "A1"),
        ("redbeard_cannot", "raid"),
        ("redbeard_cannot", "explore"),
        ("redbeard_can", "card", "crew", "cook"),
    ]
    assert len(match.state.captains[SEAT].cards) == 1
    assert BOX.cards[match.state.captains[SEAT].cards[0]].kind == CREW


@rule("POM-14.18")
def test_he_goes_to_the_gulf_when_it_is_in_range() -> None:
    """For a raid or an exploration; for cards and quests it is of no use."""
    s = his_turn("c8r2")
    assert s.sea.ids[destination(s, RB_RAID, ())] == "gulf"
    assert s.sea.ids[destination(s, RB_EXPLORE, ())] == "gulf"
    lay(s, "c2r1", "aruba")
    assert destination(s, RB_TAKE_QUEST, ()) == NONE


@rule("POM-14.34")
def test_among_destinations_the_nearest_to_maracaibo_counts_then_the_higher_row() -> None:
    """Column before row."""
    sea = his_turn().sea
    cells = [sea.index[name] for name in ("c1r1", "c3r4", "c3r3", "c2r1")]
    assert sea.ids[best(sea, cells)] == "c3r3"
    assert best(sea, []) == NONE


@rule("POM-14.31", "POM-14.33")
def test_kinds_of_cards_are_tried_in_order() -> None:
    """The first kind of which one is in range, wherever others lie."""
    s = his_turn()
    for where, name in (("c1r1", "ram"), ("c2r1", "cook"), ("c2r4", "rum")):
        lay(s, where, name)
    in_reach = {BOX.cards[s.cells[at]].kind for at in s.sea.reach[3][s.captains[SEAT].ship] if s.cells[at] >= 0}
    assert {CREW, EQUIPMENT, SHIP} <= in_reach
    for kinds in ((SHIP, CREW, EQUIPMENT), (CREW, SHIP, EQUIPMENT), (EQUIPMENT, SHIP, CREW)):
        there = destination(s, RB_CARD, kinds)
        assert BOX.cards[s.cells[there]].kind == kinds[0]


@pytest.mark.parametrize(
    ("position", "mine", "vp", "treasures", "left"),
    [(0, 0, 0, 1, 3), (1, 0, 2, 1, 3), (2, 0, 2, 1, 4), (2, 1, 2, 1, 3), (3, 0, 3, 2, 3), (3, 2, 3, 2, 2)],
)
@rule("POM-14.23", "POM-14.24", "POM-14.25")
def test_his_raids_grow_with_his_track(position: int, mine: int, vp: int, treasures: int, left: int) -> None:
    """Points and treasures by the position; a cube back if he has more of the kind than you, equal is not more."""
    s = his_turn("c8r2")
    s.redbeard.position = position
    s.redbeard.slots = 9
    hold(s, 0, emerald=mine)
    match = match_from(s, "A1", 2)
    foe = match.state.captains[SEAT]
    assert (foe.vp, foe.stored, match.state.islands[1]) == (vp, [0, treasures, 0], left)


@rule("POM-14.24")
def test_his_die_may_name_the_fullest_island() -> None:
    """4 to 6: most cubes, gold before emeralds before pearls."""
    s = his_turn("c8r2")
    s.redbeard.slots = 9
    s.islands = [3, 5, 5]
    assert match_from(s, "A1", 6).state.captains[SEAT].stored == [0, 1, 0]


@rule("POM-14.26", "POM-14.27", "POM-8.13")
def test_his_explorer_takes_the_longer_branch_and_skips_yours() -> None:
    """From the start by the lower branch; the Gulf's 4 spaces, yours not counted, and 3 points."""
    s = his_turn("c8r2")
    s.redbeard.slots = 9
    explorer(s, 0, "b3")
    match = match_from(s, "A2")
    foe = match.state.captains[SEAT]
    assert (BOX.track[foe.explorer].id, foe.vp) == ("b5", 3)
    assert told(match, "explores") == [("explores", SEAT, "b5")]


@rule("POM-14.28")
def test_he_takes_the_rightmost_quest_and_the_market_shifts() -> None:
    """Aruba for a quest: its cube, a ship upgrade (a quest as well), then the quest."""
    s = his_turn("c1r1")
    lay(s, "c2r1", "aruba")
    value_tile(s, "aruba", "gold")
    left, right = s.quest_market
    new = [BOX.quest_ids[quest] for quest in s.quest_unseen[:2]]
    match = match_from(s, "A3", *new)
    assert match.state.captains[SEAT].quests[-2:] == [right, left]
    assert [BOX.quest_ids[quest] for quest in match.state.quest_market] == new[::-1]
    assert match.state.islands == [5, 4, 4]
    assert match.state.redbeard.slots == 1


@rule("POM-14.29", "POM-14.30")
def test_he_recruits_from_the_deck() -> None:
    """Whatever is on top, a place too; nothing is taken from the sea."""
    s = his_turn("c1r1")
    lay(s, "c2r1", "curacao")
    s.redbeard.slots = 9
    before = s.cells[:]
    match = match_from(s, "A4", "saint_lucia")
    assert match.state.captains[SEAT].cards == [card("saint_lucia")]
    assert match.state.cells == before
    assert match.state.deck == 40


@rule("POM-14.35", "POM-14.37")
def test_his_galleon_is_rolled_unless_you_have_one() -> None:
    """3 and 4 are the second tile; with a tile of yours he takes none."""
    s = his_turn("gulf")
    s.redbeard.slots = 1
    second = s.galleons[1]
    match = match_from(s, 4)
    assert match.state.redbeard.galleon == second
    assert match.state.galleons[1] == NONE
    s = his_turn("gulf")
    s.redbeard.slots = 1
    galleon(s, 0, BOX.galleon_ids[s.galleons[0]])
    assert told(match_from(s), "redbeard_no_galleon") == [("redbeard_no_galleon",)]


@rule("POM-14.39")
def test_his_residences_are_numbered_by_column_and_row() -> None:
    """The die chooses among those that he has not; the first marker brings 2 points."""
    s = his_turn("gulf")
    s.redbeard.slots = 4
    first, second = list(s.markers)[:2]
    s.markers[first] |= 1 << SEAT
    s.captains[SEAT].residences |= 1 << BOX.residences.index(first)
    match = match_from(s, 2)
    assert match.state.markers[second] == 1 << SEAT
    assert match.state.captains[SEAT].vp == 6 + 2


@rule("POM-14.17")
def test_from_the_gulf_he_sails_to_maracaibo_without_a_card() -> None:
    """6 points and a ship upgrade; the round is over."""
    s = his_turn("gulf")
    s.redbeard.slots = 9
    match = match_from(s)
    assert match.state.captains[SEAT].vp == 6
    assert match.state.round == 2
    assert match.state.active == 0


@rule("POM-14.13", "POM-14.32")
def test_a_b_card_begins_with_its_additional_action() -> None:
    """B5 explores 2 before the ship moves."""
    s = his_turn("c1r1")
    s.redbeard.six, s.redbeard.unseen = (*range(5), 10), [*range(5), 10]
    s.b_cards, s.redbeard.slots = 1, 9
    lay(s, "c2r1", "curacao")
    match = match_from(s, "B5", "cocoa")
    names = [event[0] for _, event in match.events(None)]
    assert names.index("explores") < names.index("sails")
    assert match.state.captains[SEAT].explorer == BOX.track_index["b2"]


@rule("POM-14.10")
def test_whoever_he_meets_gets_a_doubloon() -> None:
    """From the supply: he has none."""
    s = his_turn("c1r1")
    s.redbeard.slots = 9
    lay(s, "c2r3", "curacao")
    stand(s, 0, "c2r3")
    hold(s, 0, 3)
    match = match_from(s, "A4", "cocoa")
    assert match.state.captains[0].doubloons == 4
    assert match.state.captains[SEAT].doubloons == 0


@rule("POM-15.08", "POM-15.09")
def test_he_lifts_the_fog_on_his_way() -> None:
    """He takes the way with most face-down places, even to and fro; of two such ways the one that is higher."""
    s = his_turn("c1r1", {"fog_places": True})
    sea = s.sea
    for cell in range(27):  # all places far away but one
        if s.cells[cell] == FOG_PLACE and sea.column[cell] < 5:
            other = next(c for c in range(26, 0, -1) if sea.column[c] > 4 and s.cells[c] != FOG_PLACE)
            s.cells[cell], s.cells[other] = s.cells[other], s.cells[cell]
    low = sea.index["c1r2"]
    other = next(c for c in range(26, 0, -1) if s.cells[c] == FOG_PLACE)
    s.cells[low], s.cells[other] = s.cells[other], s.cells[low]
    s.coins = {cell: 1 for cell, lies in enumerate(s.cells) if lies == FOG_PLACE}
    way = [sea.ids[at] for at in way_to(s, sea.index["c2r2"])]
    assert way == ["c1r2", "c2r2"]
    lay(s, "c2r1", "sugar")
    assert [sea.ids[at] for at in way_to(s, sea.index["c2r1"])] == ["c1r2", "c1r1", "c2r1"]


@rule("POM-14.41", "POM-14.42", "POM-14.45")
def test_his_score_has_values_of_its_own_and_a_tie_is_lost() -> None:
    """6 a card, 15 a residence, 5 a quest, 10 for six of them; treasures and rivers as everybody's."""
    s = dealt(1)
    foe = s.captains[SEAT]
    own(s, SEAT, "cook", "rum")
    quests_of(s, SEAT, "q_gold", "q_emerald", "q_pearl", "q_crew", "q_ship", "q_rivers")
    foe.stored = [2, 0, 0]
    residence = next(iter(s.markers))
    s.markers[residence] = 1 << SEAT
    foe.residences = 1 << BOX.residences.index(residence)
    explorer(s, SEAT, "c1")
    lines = dict(lines_of(s, SEAT))
    assert lines == {
        "vp": 0,
        "rivers": 4,
        "doubloons": 0,
        "cards": 12,
        "card_effects": 0,
        "residences": 15,
        "treasures": 6,
        "buried": 0,
        "quests": 30,
        "many_quests": 10,
        "total": 77,
    }
    yours = dict(lines_of(s, 0))["total"]
    s.captains[0].vp += 77 - yours
    assert result(s).ranks == (2, 1)
    s.captains[0].vp += 1
    assert result(s).ranks == (1, 2)


def test_he_is_one_of_the_cast() -> None:
    """With a name in each language, a colour and a score, but no seat."""
    match = Match(TITLE, 1, "cast", names=("Ada",))
    assert match.cast("en") == ("Ada", "Redbeard")
    assert match.cast("pl") == ("Ada", "Czerwonobrody")
    assert [colour.id for colour in match.colours] == ["black", "blue"]
    assert match.scene(0, "pl").names == ("Ada", "Czerwonobrody")
    assert match.names == ("Ada",)


def test_a_place_lies_where_it_lay() -> None:
    """The helper of this file leaves every card in play."""
    s = his_turn()
    sea_without(s, "aruba")
    assert sorted(BOX.places_1) == sorted(each for each in s.cells if each in BOX.places_1)
    assert cell_with(s, "aruba")
