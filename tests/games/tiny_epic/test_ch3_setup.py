"""Section 3: how the base game is set up, and the options that are refused."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine import Match
from karawela.engine.errors import BadOption, WrongSeatCount
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import HIDE_OUT
from karawela.games.tiny_epic.rules.setup import place_navy
from karawela.games.tiny_epic.state import COMMAND
from karawela.testing.table import assert_refused, kind, told
from tests.games.tiny_epic.looks import Game, aboard, card_at, pirate
from tests.games.tiny_epic.table import BOX, dealt
from tests.support import rule

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 10_000)


def sit_down(seats: int, seed: object, **options: object) -> Game:
    return Match(TITLE, seats, f"setup {seed}", options, journal=True)


def set_up(seats: int, seed: object, **options: object) -> Game:
    """Up to the first captain, everybody taking the first of the sides and coves."""
    match = sit_down(seats, seed, **options)
    while match.state.phase < COMMAND:
        match.choose(0)
    return match


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_the_sea_is_sixteen_cards_with_a_token_each(seats: int, seed: int) -> None:
    """All cards of the base game once, in four rows of four; twenty faces are left for sixteen tokens (steps 1, 2)."""
    s = sit_down(seats, seed).state
    assert sorted(s.grid) == list(range(16))
    assert (s.sea.rows, s.sea.columns) == (4, 4)
    assert s.tokens == (1 << 16) - 1
    assert sorted(s.search_faces) == sorted(BOX.search_faces)
    assert len(s.search_faces) == 20


def test_the_layout_the_market_and_the_wheels_differ_from_game_to_game() -> None:
    """Over forty games every card comes into the corner, every kind gets every price, every order lies everywhere."""
    corners, cheapest, first, starts = set(), set(), set(), set()
    for seed in range(40):
        s = sit_down(3, seed).state
        corners.add(s.grid[0])
        cheapest.add(s.market[0])
        first.add(s.pirates[0].orders[1])
        starts.add(s.first)
    assert len(corners) > 10
    assert (cheapest, first, starts) == (set(range(4)), set(range(5)), {0, 1, 2})


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_merchants_begin_in_opposite_ports_bound_for_each_other(seats: int, seed: int) -> None:
    """North-west and south-east, under the two weakest cards, with a crate each (steps 3, 5)."""
    s = set_up(seats, seed).state
    assert s.merchant_cells == [0, 15]
    assert s.merchant_bound == [1, 0]
    assert [BOX.merchants[card].strength for card in s.merchant_cards] == [2, 2]
    assert sorted([*s.merchant_cards, *s.merchant_deck]) == list(range(11))
    assert all(crate in range(4) for crate in s.merchant_crates)


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_one_crate_of_each_kind_shows_the_prices_and_the_others_are_in_the_bag(seats: int, seed: int) -> None:
    """36, less one for each merchant ship and each player (steps 4, 5, 9)."""
    s = set_up(seats, seed).state
    assert sorted(s.market) == list(range(4))
    assert [s.price(good) for good in s.market] == [2, 3, 4, 5]
    assert len(s.bag) == 36 - 2 - seats
    on_ships = Counter(s.merchant_crates)
    for each in s.pirates:
        assert each.crates() == 1
        on_ships.update({good: n for good, n in enumerate(each.hold) if n})
    assert all(s.bag.count(good) + on_ships[good] == 9 for good in range(4))


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_three_crew_cards_lie_open(seats: int, seed: int) -> None:
    """And twenty-one are in the deck (step 6)."""
    s = sit_down(seats, seed).state
    assert len(s.crew_row) == len(set(s.crew_row)) == 3
    assert sorted([*s.crew_row, *s.crew_deck.unseen]) == list(range(24))
    assert (s.crew_deck.top, s.crew_deck.bottom, s.skeleton_row) == ([], [], [])


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_everybody_begins_alike(seats: int, seed: int) -> None:
    """1 Gold, sea dog, captain on Hide Out, a deckhand each on rigging, cannons, extort, the fourth aside (step 7)."""
    match = sit_down(seats, seed)
    assert len(match.state.pirates) == seats
    for each in match.state.pirates:
        assert (each.gold, each.legend, each.space, each.sure, each.wheel) == (1, 0, 0, 0, 0)
        assert (each.stations, each.aside, each.crew, each.buried) == ([1, 1, 1, 0], 1, [], [])
        assert each.orders[0] == HIDE_OUT
        assert sorted(each.orders[1:]) == [0, 1, 2, 3, 4]


@rule("TEP-4.121")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sides_are_chosen_in_turn_order_and_coves_in_reverse(seats: int) -> None:
    """The first player first, then last; then the first player's turn begins (steps 8, 9)."""
    for seed in range(6):
        match = sit_down(seats, seed)
        first = match.state.first
        asked = []
        while match.state.phase < COMMAND:
            asked.append((kind(match), match.to_move[0]))
            match.choose(len(match.legal) - 1)
        order = [(first + turn) % seats for turn in range(seats)]
        assert asked == [*(("choose_side", who) for who in order), *(("place_ship", who) for who in reversed(order))]
        assert (match.to_move, match.state.round, match.state.turns) == ((first,), 1, 1)
        assert [each.side for each in match.state.pirates] == [1] * seats


@rule("TEP-4.80", "TEP-4.87")
def test_ships_are_hidden_in_coves_that_are_free() -> None:
    """A taken cove is not offered, a card without one neither."""
    match = sit_down(4, "coves")
    for _ in range(4):
        match.choose(0)
    taken: list[str] = []
    coves = {"m03", "m06", "m09", "m10", "m14", "m16"}
    while match.state.phase < COMMAND:
        assert kind(match) == "place_ship"
        assert {str(move[1]) for move in match.legal} == coves - set(taken)
        assert_refused(match, "place_ship m07", "TEP-4.80")
        if taken:
            assert_refused(match, f"place_ship {taken[0]}", "TEP-4.80")
        who = match.to_move[0]
        taken.append(str(match.legal[-1][1]))
        match.choose(len(match.legal) - 1)
        assert (card_at(match.state, pirate(match, who).cell), pirate(match, who).hidden) == (taken[-1], True)
    assert all(sum(aboard(match, who).values()) == 1 for who in range(4))


@settings(max_examples=40, deadline=None)
@given(SEATS, SEEDS)
def test_the_navy_waits_in_the_farther_corner_without_a_port(seats: int, seed: int) -> None:
    """The greater sum of distances to all ships; north-east if both are equal (step 10)."""
    s = set_up(seats, seed).state

    def far(corner: tuple[int, int]) -> int:
        return sum(abs(each.cell // 4 - corner[0]) + abs(each.cell % 4 - corner[1]) for each in s.pirates)

    north_east, south_west = far((0, 3)), far((3, 0))
    assert divmod(s.navy, 4) == ((3, 0) if south_west > north_east else (0, 3))


def test_a_tie_puts_the_navy_in_the_north_east_even_onto_a_pirate() -> None:
    """Two ships in the opposite corners."""
    s = dealt(2)
    s.pirates[0].cell, s.pirates[1].cell = 3, 12
    place_navy(s)
    assert s.navy == 3


def test_a_colour_brings_its_captain() -> None:
    """In the order of the seats blue, red, yellow, green, or as chosen."""
    assert [s.colour for s in BOX.captains] == ["blue", "red", "yellow", "green"]
    match = Match(TITLE, 3, "colours", colours=("green", "blue", "yellow"))
    assert [match.state.colour_of(who) for who in range(3)] == ["green", "blue", "yellow"]
    names = [BOX.captains[each.captain].id for each in match.state.pirates]
    assert names == ["morgan_whitecloud", "magnus_bolt", "carmen_rouge"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_may_be_named(seats: int) -> None:
    """As an option of the table; random otherwise."""
    for first in range(1, seats + 1):
        assert sit_down(seats, 1, first_player=str(first)).state.first == first - 1
    assert len({sit_down(seats, seed).state.first for seed in range(30)}) == seats


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"first_player": "3"}, "option first_player is random or a seat from 1 to 2, not '3'"),
        (1, {"first_player": "2"}, "option first_player is random or a seat from 1 to 1, not '2'"),
        (2, {"first_player": "0"}, "option first_player is one of random, 1, 2, 3, 4, not '0'"),
        (3, {"solo": "ghost_pirate"}, "option solo 'ghost_pirate' is for a game alone; among players, leave it 'base'"),
        (
            2,
            {"solo_helm": "scourge"},
            "option solo_helm 'scourge' is for a game alone; among players, leave it 'standard'",
        ),
        (
            4,
            {"solo_legend": "terror"},
            "option solo_legend 'terror' is for a game alone; among players, leave it 'standard'",
        ),
        (1, {"solo": "ghost_pirate"}, "option solo: 'ghost_pirate' belongs to the expansion; it needs amdiak=yes"),
        (1, {"solo": "ordinary"}, "option solo: 'ordinary' belongs to the expansion; it needs amdiak=yes"),
        (1, {"solo_helm": "ghost_pirate"}, "option solo_helm: 'ghost_pirate' belongs to the ghost pirate"),
        (1, {"solo_legend": "amdiak", "amdiak": True}, "option solo_legend: 'amdiak' belongs to the ghost pirate"),
        (2, {"round_limit": -1}, "option round_limit is a number from 0 to 100000, not -1"),
        (2, {"round_limit": "many"}, "option round_limit is a whole number, not 'many'"),
        (2, {"amdiak": "perhaps"}, "option amdiak is yes or no, not 'perhaps'"),
        (2, {"solo": "navy"}, "option solo is one of base, ordinary, ghost_pirate, not 'navy'"),
        (2, {"kraken": True}, "tiny_epic has no option 'kraken'"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_a_sentence(
    seats: int, options: dict[str, object], sentence: str
) -> None:
    """It names the option and says what would be right."""
    with pytest.raises(BadOption) as refused:
        Match(TITLE, seats, "options", options)
    assert sentence in str(refused.value)


def test_what_is_usual_may_be_said_at_every_table() -> None:
    """Every default of the specification spelt out, also of the options that matter to a game alone."""
    usual = {
        "amdiak": False,
        "solo_helm": "rover",
        "solo_legend": "brigand",
        "first_player": "random",
        "round_limit": 100,
    }
    assert sit_down(3, 7, **usual, solo="base").state == sit_down(3, 7).state
    assert sit_down(3, 7, **usual | {"amdiak": True}, solo="ordinary").state == sit_down(3, 7, amdiak=True).state


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """Nobody, and five, are refused."""
    with pytest.raises(WrongSeatCount):
        Match(TITLE, seats, "seats")


def test_the_base_game_has_nothing_of_the_expansion() -> None:
    """No cubes, no ghost ship, no wake tokens, no skeletons, in the state and in all that is told."""
    match = set_up(4, "base")
    s = match.state
    assert (s.pool, s.ghost_cubes, s.ghost, s.fillings, s.lid) == (0, 0, -1, [], 0)
    assert len(s.skeleton_deck) == 0
    assert not any(each.cubes or each.cursed for each in s.pirates)
    assert told(match, "ghost_placed", "cubes", "cursed", "wake_token") == []
