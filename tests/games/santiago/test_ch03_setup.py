"""Chapter 3: the setup."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine.ask import Chance, Draw
from karawela.engine.errors import BadOption, NotYourTurn
from karawela.engine.match import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import BUILDINGS, CUBANS, DICE, FLOWERS, GOODS
from karawela.games.santiago.state import NOBODY, NOWHERE, OFF_SHIP, Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import first_ship, walk
from tests.support import rule


def new_game(seats: int = 2, seed: str = "new", **options: object) -> Match[Santiago]:
    """A match at its very first question."""
    return Match(TITLE, seats, seed, options, journal=True)


# ---------------------------------------------------------------- the deal


@rule("SDC-3.01")
def test_every_building_can_lie_below_every_flower() -> None:
    """Each deal uses every building once, three to a colour; over many deals each comes to each slot."""
    seen: set[tuple[int, int]] = set()
    for number in range(150):
        s = new_game(seed=f"deal {number}").state
        assert sorted(s.slots) == list(range(len(BUILDINGS)))
        assert [s.flower_of.count(flower) for flower in range(len(FLOWERS))] == [3, 3, 3, 3]
        assert all(s.flower_of[building] == slot // 3 for slot, building in enumerate(s.slots))
        seen |= set(enumerate(s.slots))
    assert len(seen) == 12 * 12


@rule("SDC-3.01", "SDC-3.02")
def test_chance_deals_one_tile_at_a_time_from_those_left() -> None:
    """Twelve buildings, nine Cubans, a first player and five dice, in this order, each tile out of the rest."""
    asked: list[tuple[str, int]] = []
    rng = Random(5)

    def source(step: Chance, number: int) -> int:
        asked.append((step.what, len(step.pool) if isinstance(step, Draw) else 0))
        return step.pool[rng.randrange(len(step.pool))]

    match = Match(TITLE, 3, "deal", source=source)
    assert asked == [
        *(("building", left) for left in range(12, 0, -1)),
        *(("cuban", left) for left in range(9, 0, -1)),
        ("first_player", 3),
        *((die, 0) for die in DICE),
    ]
    lines = [line.text for line in match.log()]
    assert lines[:12] == [f"building {BUILDINGS[building]}" for building in match.state.slots]
    assert lines[12:21] == [f"cuban {CUBANS[cuban]}" for cuban in match.state.stops[1:]]


@rule("SDC-3.02")
def test_every_cuban_can_stand_at_every_stop_but_the_port() -> None:
    """Each deal puts nine different Cubans, all active, to stops 1 to 9; over many deals each comes to each stop."""
    seen: set[tuple[int, int]] = set()
    for number in range(120):
        s = new_game(seed=f"deal {number}").state
        assert s.stops[0] == NOWHERE
        assert sorted(s.stops[1:]) == list(range(len(CUBANS)))
        assert not any(s.inactive)
        seen |= set(enumerate(s.stops[1:], 1))
    assert len(seen) == 9 * 9


# ---------------------------------------------------------------- the pieces


@rule("SDC-3.03")
def test_the_car_starts_in_the_port() -> None:
    """The first drive of one stop leads to the first Cuban after the port."""
    match = first_ship([1, 1, 1, 1, 1])
    assert match.state.car == 0
    play(match, "choose_demand die_rum", "move_car 1")
    assert match.state.car == 1


@rule("SDC-3.04")
def test_the_first_ship_is_number_one_of_seven_at_flag_two() -> None:
    """Token on 1, marker on 2, no ship gone; and exactly seven ships leave before the end."""
    match = new_game()
    assert (match.state.ship_token, match.state.departed, match.state.marker) == (1, 0, 2)
    tokens = set()
    for match in walk(6, 2):
        tokens.add(match.state.ship_token)
    assert tokens == {1, 2, 3, 4, 5, 6, 7}
    assert [event[1] for event in told(match, "departs")] == [1, 2, 3, 4, 5, 6, 7]


@rule("SDC-3.05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same_holdings(seats: int) -> None:
    """3 pesos, 2 points, 1 sugar, 1 tobacco, 1 fruit, a pawn and 3 unplaced ownership tokens."""
    match = new_game(seats)
    assert len(match.state.traders) == seats
    for trader in match.state.traders:
        assert (trader.pesos, trader.vp, trader.tokens_left) == (3, 2, 3)
        assert dict(zip(GOODS, trader.goods, strict=True)) == {
            "sugar": 1,
            "fruit": 1,
            "tobacco": 1,
            "rum": 0,
            "cigars": 0,
            "wood": 0,
        }
    assert match.state.owner == [NOBODY] * len(BUILDINGS)


@rule("SDC-3.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pawn_is_on_the_board_at_the_start(seats: int) -> None:
    """Every pawn waits outside, and so all three buildings of the first Cuban's colour are free."""
    match = Match(TITLE, seats, "pawns", {"layout": "t", "first_player": "1"})
    assert [trader.place for trader in match.state.traders] == [NOWHERE] * seats
    play(match, "choose_demand die_rum", "move_car 1")
    assert sorted(texts(match)) == ["place_pawn cafe", "place_pawn casino", "place_pawn customs"]


# ---------------------------------------------------------------- first player and first ship


@rule("SDC-3.07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_can_be_the_first(seats: int) -> None:
    """A seat can be named, and chance, when it chooses, picks every seat sooner or later and no other."""
    for first in range(seats):
        match = play(new_game(seats, first_player=str(first + 1)), "choose_demand die_rum")
        assert match.to_move == (first,)
        assert match.asks[0].kind == "move_car"
    drawn = {new_game(seats, f"first {number}").state.first for number in range(40)}
    assert drawn == set(range(seats))
    if seats < 4:
        with pytest.raises(BadOption):
            new_game(seats, first_player=str(seats + 1))


@rule("SDC-3.08")
@pytest.mark.parametrize(
    ("seats", "first", "roller"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 1, 0)]
)
def test_the_right_hand_neighbour_of_the_first_player_chooses_the_first_demand(
    seats: int, first: int, roller: int
) -> None:
    """The last in turn order chooses among the five dice, nobody else may, then the first player drives."""
    match = new_game(seats, first_player=str(first + 1))
    assert match.to_move == (roller,)
    assert texts(match) == [f"choose_demand {die}" for die in DICE]
    with pytest.raises(NotYourTurn):
        match.play("choose_demand die_rum", seat=first)
    match.play("choose_demand die_rum", seat=roller)
    assert match.to_move == (first,)


@rule("SDC-3.09")
@pytest.mark.parametrize("aside", range(5))
def test_dice_are_placed_as_they_were_rolled(aside: int) -> None:
    """Whichever die is set aside, the other four stand on the ship with their rolled values."""
    rolled = [1, 4, 0, 3, 2]
    match = play(first_ship(rolled), f"choose_demand {DICE[aside]}")
    assert match.state.dice == [OFF_SHIP if good == aside else value for good, value in enumerate(rolled)]
    assert (match.state.set_aside, match.state.set_aside_value) == (aside, rolled[aside])


@rule("SDC-3.09")
def test_a_die_cannot_be_turned_when_the_demand_is_chosen() -> None:
    """A choice that names a value for a die is refused."""
    match = first_ship([1, 4, 0, 3, 2])
    assert_refused(match, "choose_demand die_rum 3", "SDC-3.09")
    assert_refused(match, "choose_demand die_rum die_sugar 2", "SDC-3.09")


@rule("SDC-3.10")
def test_a_first_ship_that_wants_nothing_leaves_at_once() -> None:
    """Five zeros in the setup: ship 1 is gone unasked, the token stands on 2, the same player has rolled again."""
    match = first_ship([0, 0, 0, 0, 0, 1, 2, 1, 2, 1], seats=3)
    assert match.to_move == (2,)
    assert match.state.rolled == (1, 2, 1, 2, 1)
    assert (match.state.ship_token, match.state.departed, match.state.marker) == (2, 1, 2)
    play(match, "choose_demand die_rum")
    assert match.to_move == (0,)
    assert match.state.dice == [1, 2, 1, OFF_SHIP, 1]


@rule("SDC-3.10")
def test_setting_the_only_demand_aside_sends_the_first_ship_off() -> None:
    """Four zeros put on the first ship: it leaves, and the same player chooses again, as often as that happens."""
    match = first_ship([0, 0, 3, 0, 0, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1], seats=4)
    assert match.to_move == (3,)
    play(match, "choose_demand die_tobacco")
    assert (match.state.ship_token, match.state.ship_in_port) == (2, False)
    assert match.to_move == (3,)
    play(match, "choose_demand die_sugar")
    assert (match.state.ship_token, match.state.departed, match.state.marker) == (3, 2, 2)
    assert match.to_move == (3,)
    play(match, "choose_demand die_rum")
    assert match.state.ship_in_port
    assert match.to_move == (0,)


# ---------------------------------------------------------------- colours and numbers of players


@rule("SDC-3.11")
def test_every_player_has_a_colour_of_their_own() -> None:
    """There are four different colours, one for each seat that can be taken."""
    colours = [colour.id for colour in TITLE.colours]
    assert colours == ["red", "yellow", "blue", "green"]
    assert len(colours) >= max(TITLE.seats)


@rule("SDC-3.11")
def test_a_player_may_choose_the_colour() -> None:
    """Chosen colours go to their seats, the rest gets the free ones, and no colour is given twice."""
    match = Match(TITLE, 3, "colours", colours=("green", "red"))
    assert [colour.id for colour in match.colours] == ["green", "red", "yellow"]
    for wrong in (("red", "red"), ("purple",)):
        with pytest.raises(BadOption):
            Match(TITLE, 3, "colours", colours=wrong)


@rule("SDC-3.11")
def test_the_colour_has_no_effect_on_play() -> None:
    """The same choices and dice with everybody one colour further give the same game, one seat further."""
    seats = 3
    games = [new_game(seats, "colours", layout="t", first_player=first) for first in ("1", "2")]
    rng = Random(11)
    while not games[0].over:
        index = rng.randrange(len(games[0].legal))
        assert games[0].legal == games[1].legal
        for match in games:
            match.choose(index)
        one, other = games[0].state, games[1].state
        assert one.traders == other.traders[1:] + other.traders[:1]
        assert [(o + 1) % seats if o != NOBODY else NOBODY for o in one.owner] == other.owner
        assert (one.active + 1) % seats == other.active
        assert (one.car, one.marker, one.dice, one.supply) == (other.car, other.marker, other.dice, other.supply)
    first, second = games[0].result, games[1].result
    assert first is not None
    assert second is not None
    assert first.ranks == second.ranks[1:] + second.ranks[:1]


@rule("SDC-3.12")
def test_the_setup_is_the_same_for_every_number_of_players() -> None:
    """The same seed sets up the same table for 2, 3 and 4, except for what the players took from the supply."""
    tables = [new_game(seats, "same", first_player="1").state for seats in (2, 3, 4)]
    for seats, s in zip((2, 3, 4), tables, strict=True):
        assert (s.stops, s.slots, s.rolled) == (tables[0].stops, tables[0].slots, tables[0].rolled)
        assert (s.car, s.ship_token, s.marker, s.inactive) == (0, 1, 2, [False] * 9)
        assert all(trader == tables[0].traders[0] for trader in s.traders)
        assert s.supply == [8 - seats] * 3 + [8] * 3
