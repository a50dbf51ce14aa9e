"""Chapter 1: the deck of level II, tiles, islands, and what the players begin with."""

from __future__ import annotations

import pytest

from karawela.engine.ask import Chance
from karawela.engine.match import Match
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.sea import START
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    cell_with,
    dealt,
    hold,
    lay,
    match_from,
    place_tile,
    texts,
    to_act,
)
from tests.games.maracaibo.voyages import begun, keep_first_quests, log_texts, new_game, voyage
from tests.support import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("POM-1.09")
def test_any_of_the_41_cards_of_level_ii_can_be_the_next() -> None:
    """None is laid at the start, and the first to fill a cell is drawn from all of them."""
    pools: list[list[int]] = []

    def source(step: Chance, number: int) -> int:
        if step.what == "level_2":
            pools.append(list(step.pool))
        return step.pool[0]

    s = dealt(2)
    assert s.deck == 41 and not set(BOX.deck_2) & set(s.cells)
    lay(s, "c2r1", "sugar")
    hold(s, 0, 20)
    match = Match(TITLE, 2, "deck", state=to_act(s, 0, "c2r1"), source=source)
    match.play("card_buy")
    assert sorted(pools[0]) == sorted(BOX.deck_2)
    assert match.state.deck == 40


@rule("POM-1.10")
def test_six_value_tiles_lie_open_on_the_places_with_the_symbol() -> None:
    """Two of each kind, on six places of the eight; over many deals every kind comes to every place."""
    seen: set[tuple[int, int]] = set()
    for number in range(60):
        values = new_game(seed=f"tiles {number}").view(None).values
        assert {BOX.card_ids[place] for place in values} == {
            *("aruba", "barbados", "curacao", "grenada", "margarita", "trinidad")
        }
        assert sorted(values.values()) == [0, 0, 1, 1, 2, 2]
        seen |= set(values.items())
    assert len(seen) == 6 * 3


@rule("POM-1.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_island_starts_with_four_cubes(seats: int) -> None:
    """So a treasure is worth 3 points at first, and 4 after one cube more."""
    s = begun(seats).state
    assert s.islands == [4, 4, 4]
    assert [s.box.value(cubes) for cubes in (4, 5)] == [3, 4]


@rule("POM-1.12")
@SEATS
def test_everybody_has_the_same_boards_and_pieces_of_one_colour(seats: int) -> None:
    """Empty boards, five black market tiles that lie nowhere, the three raid actions; colours differ."""
    match = begun(seats)
    assert len({colour.id for colour in match.colours}) == len(match.state.captains) == seats
    for captain in match.state.captains:
        assert (captain.slots, captain.bury_spaces, captain.stored, captain.buried) == (0, 0, [0, 0, 0], [0, 0, 0])
        assert captain.tiles == (NONE,) * 5
        actions = [source.id for n, source in enumerate(BOX.raid_actions) if captain.raid_actions >> n & 1]
        assert actions == ["ra_vp", "ra_dbl", "ra_treasure"]
        assert (captain.cards, captain.galleon, captain.residences) == ([], NONE, 0)


@rule("POM-1.13")
@SEATS
def test_ships_wait_left_of_the_first_column_and_explorers_on_the_start(seats: int) -> None:
    """All of them; the first ship sets out into column 1."""
    match = begun(seats)
    assert [captain.ship for captain in match.state.captains] == [START] * seats
    assert [BOX.track[captain.explorer].id for captain in match.state.captains] == ["start"] * seats
    assert texts(match)[:3] == ["move c1r1", "move c1r2", "move c1r3"]


@rule("POM-1.14")
@SEATS
def test_chance_turns_the_black_market_tiles_once_for_everybody(seats: int) -> None:
    """Five times one of two sides, whatever the number of players; over many deals each tile shows each side."""
    assert len([text for text in log_texts(new_game(seats)) if text.startswith("side ")]) == 5
    sides = {side for number in range(30) for side in enumerate(new_game(seats, f"sides {number}").state.sides)}
    assert len(sides) == 10


@rule("POM-1.14")
@pytest.mark.parametrize(("side", "vp"), [("a", 2), ("b", 3)])
def test_a_tile_does_the_same_for_everybody(side: str, vp: int) -> None:
    """The third tile counts quests on one side and emeralds on the other, for both players alike."""
    for seat in (0, 1):
        s = dealt(2)
        for captain in s.captains:
            captain.quests += [s.quest_unseen.pop()]
            captain.quests_seen += [0]
            captain.stored = [0, 3, 0]
        place_tile(s, seat, "bm_3", "tobago", side)
        match = match_from(to_act(s, seat, cell_with(s, "tobago")))
        assert match.state.captains[seat].vp == vp


# ---------------------------------------------------------------- quests


@rule("POM-1.15")
@SEATS
def test_everybody_keeps_one_of_two_quests(seats: int) -> None:
    """All are asked at once, each about own cards only; the other card is shuffled back."""
    match = new_game(seats)
    assert match.to_move == tuple(range(seats))
    offers = [list(captain.offered) for captain in match.state.captains]
    assert len({quest for offer in offers for quest in offer}) == 2 * seats
    for seat, offer in enumerate(offers):
        asked = {option[1] for option in match.ask_of(seat).options}
        assert asked == {BOX.quest_ids[quest] for quest in offer}
    keep_first_quests(match)
    kept = [captain.quests for captain in match.state.captains]
    assert all(len(mine) == 1 and mine[0] in offer for mine, offer in zip(kept, offers, strict=True))
    back = {quest for offer in offers for quest in offer} - {mine[0] for mine in kept}
    assert back <= {*match.state.quest_unseen, *match.state.quest_market}


@rule("POM-1.15")
def test_what_is_offered_and_kept_nobody_else_sees() -> None:
    """Neither the two cards nor the one that stays; and one can't keep a card of another's offer."""
    match = new_game(2)
    mine = match.state.captains[0].offered
    assert match.view(0).captains[0].offered == mine
    assert match.view(1).captains[0].offered == match.view(None).captains[0].offered == [UNKNOWN, UNKNOWN]
    assert_refused(match, f"keep_quest {BOX.quest_ids[match.state.captains[1].offered[0]]}", "POM-1.15")
    keep_first_quests(match)
    assert match.view(1).captains[0].quests == [UNKNOWN]


@rule("POM-1.15", "POM-1.16")
def test_a_quest_that_was_put_back_can_come_into_the_market() -> None:
    """It is in the deck again when the market is laid."""
    again = 0
    for number in range(40):
        match = new_game(4, f"back {number}")
        offered = {quest for captain in match.state.captains for quest in captain.offered}
        again += bool(offered & set(keep_first_quests(match).state.quest_market))
    assert 5 < again < 40


@rule("POM-1.16")
@SEATS
def test_two_quests_are_turned_up_when_all_have_chosen(seats: int) -> None:
    """Not before; everybody sees them."""
    match = new_game(seats)
    for seat in range(seats):
        assert match.state.quest_market == []
        match.play(match.ask_of(seat).options[1], seat)
    assert len(set(match.view(None).quest_market)) == 2
    assert min(match.view(None).quest_market) >= 0


# ---------------------------------------------------------------- galleons, first player, end marker


@rule("POM-1.17")
@SEATS
def test_two_galleon_tiles_more_than_players_are_laid_out(seats: int) -> None:
    """All different, drawn from all twelve; the others never come into the game."""
    used: set[int] = set()
    for number in range(40):
        market = new_game(seats, f"galleons {number}").state.galleons
        assert len(market) == len(set(market)) == seats + 2
        used |= set(market)
    assert used == set(range(12))
    first: set[int] = set()
    for match in voyage(seats, 3):
        first = first or set(match.state.galleons)
    assert first == {*match.state.galleons, *(each.galleon for each in match.state.captains)} - {NONE}


@rule("POM-1.18")
@SEATS
def test_chance_picks_who_begins_and_doubloons_go_by_turn_order(seats: int) -> None:
    """10 for the first, one more for each that follows; everybody begins in some game."""
    began = set()
    for number in range(40):
        match = begun(seats, f"first {number}")
        s = match.state
        assert match.to_move == (s.first,)
        assert [s.captains[(s.first + place) % seats].doubloons for place in range(seats)] == [10, 11, 12, 13][:seats]
        began.add(s.first)
    assert began == set(range(seats))


@rule("POM-1.19")
@SEATS
def test_the_last_player_has_the_end_marker_all_game(seats: int) -> None:
    """The right-hand neighbour of whoever begins, from the first turn to the end."""
    for number in range(3):
        owners = {
            (match.state.end_marker - match.state.first) % seats for match in voyage(seats, number) if match.state.round
        }
        assert owners == {seats - 1}
