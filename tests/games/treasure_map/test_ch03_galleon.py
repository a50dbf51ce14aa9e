"""Chapter 3: compass and galleon."""

from __future__ import annotations

from itertools import combinations

from karawela.engine import Match
from karawela.games.ship_adventure.data.components import SECTORS
from karawela.games.ship_adventure.rules.compass import first_seat
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.rules.round import sail_galleon
from karawela.games.treasure_map.state import TreasureMap
from karawela.testing.table import play, told
from tests.games.treasure_map.table import (
    BOARD,
    carry,
    hold,
    last_turn,
    match_from,
    name,
    put,
    setup_outcomes,
    sq,
    table,
    where,
)
from tests.support import Dice, rule


def sail(s: TreasureMap, goal: str) -> str:
    s.galleon_goal = sq(goal)
    sail_galleon(s)
    return name(s.galleon)


@rule("SAT-3.01")
def test_each_of_the_twelve_sectors_can_come() -> None:
    """The spin is one outcome of twelve; each round has one."""
    seen = set()
    match = Match(TITLE, 2, "spins")
    while not match.over:
        match.choose(len(match.legal) - 1)
    for line in match.log():
        if line.kind == "compass":
            seen.add(int(line.text.split()[1]))
    assert seen == set(range(1, 13))


@rule("SAT-3.02")
def test_the_innermost_ring_that_is_played_names_the_first_player() -> None:
    """Fair for any two, three and four colours; with four the inner ring decides."""
    for count in (2, 3, 4):
        for colours in combinations(range(4), count):
            firsts = [first_seat(sector, colours) for sector in range(12)]
            assert [firsts.count(seat) for seat in range(count)] == [12 // count] * count
    assert [first_seat(sector, (0, 1, 2, 3)) for sector in range(12)] == [rings[0] for rings in SECTORS]


@rule("SAT-3.03")
def test_the_destination_is_the_harbour_of_the_inner_ring() -> None:
    """Also when nobody plays that colour."""
    s = last_turn(table("red", "green", active=1))
    match = play(match_from(s, 1), "end_move")
    assert name(match.state.galleon_goal) == "E7"


@rule("SAT-3.04")
def test_in_round_1_the_galleon_is_put_on_its_destination() -> None:
    """It does not move and drops nothing."""
    match: Match[TreasureMap] = Match(TITLE, 2, "test", source=Dice([*setup_outcomes(), "2"]))
    play(match, "choose_colour red", "choose_colour yellow")
    assert match.state.round == 1
    assert name(match.state.galleon) == "L1"
    assert match.state.coins == {}


@rule("SAT-3.05")
def test_it_moves_two_squares_before_the_players() -> None:
    """From round 2 on, right after the compass."""
    s = last_turn(table("red", "green", active=1))
    s.galleon = sq("L12")
    match = play(match_from(s, 1), "end_move")
    assert match.state.round == 3
    assert BOARD.distance(match.state.galleon, sq("L12")) == 2
    assert match.state.steps == 4


@rule("SAT-3.06")
def test_it_sails_the_sea_without_drift() -> None:
    """Over a whole game it is always at sea, and two squares a round at most."""
    match = Match(TITLE, 2, "sea")
    before, round_before = -1, 0
    while not match.over:
        s = match.state
        if s.galleon >= 0:
            assert not s.sea.land[s.galleon]
            if s.round == round_before + 1 and before >= 0:
                assert s.sea.distance(before, s.galleon) <= 2
            before, round_before = s.galleon, s.round
        match.choose(len(match.legal) - 1)


@rule("SAT-3.07")
def test_ties_of_the_shortest_way_go_by_the_order_of_directions() -> None:
    """Each step is to the first nearer neighbour in the order N, NE, E, SE, S, SW, W, NW; pieces do not block."""
    steps = BOARD.sailing(sq("F1"))
    assert steps[sq("L1")] == 6
    there = BOARD.next_sea_step(sq("L1"), sq("F1"))
    nearer = [square for square in BOARD.neighbours[sq("L1")] if steps[square] == 5]
    assert there == nearer[0] == sq("A1")
    assert BOARD.next_sea_step(sq("F1"), sq("F1")) == sq("F1")


@rule("SAT-3.08")
def test_it_stops_at_its_destination() -> None:
    """One step away it makes one step; there already, none."""
    s = table("red", "green")
    s.galleon = sq("A1")
    assert sail(s, "L1") == "L1"
    assert s.coins == {sq("A1"): 1}
    assert sail(s, "L1") == "L1"
    assert s.coins == {sq("A1"): 1}


@rule("SAT-3.09")
def test_it_leaves_a_coin_on_every_square_it_leaves() -> None:
    """Two for two squares; they add up, also in a harbour."""
    s = table("red", "green")
    s.galleon = sq("L1")
    assert sail(s, "F1") == "B12"
    assert {name(square): n for square, n in s.coins.items()} == {"L1": 1, "A1": 1}
    assert sail(s, "L1") == "L1"
    assert {name(square): n for square, n in s.coins.items()} == {"L1": 1, "A1": 2, "B12": 1}


@rule("SAT-3.10")
def test_a_crewed_ship_takes_coins_in_passing_and_at_the_start() -> None:
    """All of them at once; an empty ship and a crew ashore take none; stepping aboard does."""
    s = table("red", "yellow")
    s.coins = {sq("L1"): 1, sq("A1"): 2, sq("B12"): 3}
    s.paid_out = 6
    match = play(match_from(s), "step A1", "step L12")
    assert match.state.captains[0].gold == 2
    assert match.state.coins == {sq("L1"): 1, sq("B12"): 3}
    s = table("red", "yellow")
    put(s, 0, "I2", "H1")
    s.coins = {sq("I2"): 4}
    match = play(match_from(s), "step H2")
    assert match.state.captains[0].gold == 0
    play(match, "step I2")
    assert match.state.captains[0].gold == 4
    s = table("red", "yellow")
    s.coins = {sq("F1"): 5}
    match = play(match_from(s), "end_move")
    assert match.state.captains[1].gold == 5  # its turn starts there


@rule("SAT-3.11")
def test_the_galleons_own_movement_starts_no_fight() -> None:
    """It passes through and stops on a player's square without dice."""
    s = last_turn(table("red", "green", active=1))
    put(s, 0, "A1")
    s.galleon = sq("L12")
    match = play(match_from(s, 2), "end_move")
    assert not told(match, "melee")
    assert where(match, 0) == ("A1", "A1")


@rule("SAT-3.12")
def test_a_destroyed_galleon_pays_by_the_level_and_what_it_holds() -> None:
    """5, 10, 15 gold and the loot in its hold."""
    for level, gold in ((1, 5), (2, 10), (3, 15)):
        s = table("red", "yellow", "blue", level=level)
        put(s, 0, "J11")
        s.galleon = sq("J12")
        s.galleon_gold, s.galleon_pieces = 2, [0, 1, 0, 0]
        match = play(match_from(s, 5, 3), "step J12", "end_move")
        assert match.state.captains[0].gold == gold + 2
        assert match.state.captains[0].pieces == [0, 1, 0, 0]
        assert match.state.galleon == -1


@rule("SAT-3.13")
def test_it_reappears_in_the_next_round_and_does_not_move() -> None:
    """On the destination of that round's compass."""
    s = last_turn(table("red", "yellow", active=1))
    match = play(match_from(s, 1), "end_move")
    assert name(match.state.galleon) == "E7"
    assert match.state.coins == {}


def test_the_galleon_keeps_what_it_loots() -> None:
    """A crew that it beats leaves everything aboard it."""
    s = table("red", "yellow")
    put(s, 0, "J11")
    hold(s, 0, gold=3)
    numbers = carry(s, 0, "t1_white")
    s.galleon = sq("J12")
    match = play(match_from(s, 1, 2), "step J12", "end_move")
    assert match.state.galleon_gold == 3
    assert match.state.token_at[numbers[0]] == 40
