"""The valuation: a greedy player goes for treasure, then map pieces, then El Dorado."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.bots.sense import sense_of
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.state import TreasureMap
from karawela.testing.table import play, texts
from tests.games.treasure_map.table import carry, clear_temples, hold, last_turn, match_from, put, sq, table


def greedy_move(match: Match[TreasureMap]) -> str:
    """What a greedy player answers."""
    seat = match.to_move[0]
    return " ".join(str(token) for token in Greedy(Random(1), worlds=1).choose(Seat(match, seat)))


def test_nearer_is_better() -> None:
    """On the way to the only temple with a token, every step counts."""
    values = []
    for square in ("D3", "F2", "G3"):
        s = table("red", "yellow")
        clear_temples(s, "H1")
        put(s, 0, square)
        values.append(sense_of(TITLE).value(s, 0))
    assert values == sorted(values)


def test_a_crew_next_to_a_temple_takes_the_treasure() -> None:
    """H2 to H1."""
    s = table("red", "yellow")
    put(s, 0, "I2", "H2")
    match = match_from(s)
    assert greedy_move(match) == "step H1"


def test_a_missing_piece_is_got_for_a_token() -> None:
    """Of the numbers offered it takes the one it lacks."""
    s = table("red", "yellow", level=2)
    hold(s, 0, pieces=[1, 2, 4])
    carry(s, 0, "t2_purple")
    match = play(match_from(s, "dorado_2"), "step K1", "end_move")
    assert greedy_move(match) == "exchange t2_purple 3"


def test_the_last_step_is_to_el_dorado() -> None:
    """With all four pieces nothing else matters."""
    s = table("red", "yellow")
    s.dorado, s.dorado_seen = 1, 1
    put(s, 0, "H3")
    hold(s, 0, pieces=[1, 2, 3, 4])
    match = match_from(s)
    while not match.over:
        assert match.to_move == (0,)
        play(match, greedy_move(match))
    assert match.state.winner == 0


def test_camouflage_is_bought_from_level_2_on() -> None:
    """Four gold in a city."""
    s = table("red", "yellow", level=2)
    hold(s, 0, gold=4)
    match = play(match_from(s), "step K2", "end_move")
    assert greedy_move(match) == "buy camouflage"


def test_a_besieged_rich_crew_pays() -> None:
    """A bribe rather than a siege."""
    s = last_turn(table("red", "yellow", active=1, level=2))
    hold(s, 0, gold=9, pieces=[1, 2, 3])
    s.pirates[1], s.prey[1] = sq("A1"), 0
    match = play(match_from(s, 2), "end_move")
    assert texts(match) == ["bribe pirate_2 yes", "bribe pirate_2 no"]
    assert greedy_move(match) == "bribe pirate_2 yes"


def test_a_marooned_crew_takes_the_raft() -> None:
    """Instead of walking to and fro."""
    s = table("red", "yellow")
    clear_temples(s, "A5")
    put(s, 0, "L1", "H4")
    match = match_from(s)
    assert greedy_move(match) == "raft"


@pytest.mark.parametrize(("number", "sails"), [(5, False), (70, True)])
def test_who_is_besieged_stays_at_first_and_sails_in_the_end(number: int, sails: bool) -> None:
    """Alone with the whole map and three pirates before the harbour: late in the game waiting is worth nothing."""
    values = {}
    for ship, crew in (("L1", "K2"), ("J3", "J3")):
        s = table("red", level=2)
        hold(s, 0, pieces=[1, 2, 3, 4])
        put(s, 0, ship, crew)
        s.dorado, s.dorado_seen, s.round = 1, 1, number
        s.pirates[:3], s.prey[:3] = [sq("A12")] * 3, [0] * 3
        values[ship] = sense_of(TITLE).value(s, 0)
    assert (values["J3"] > values["L1"]) is sails


@pytest.mark.parametrize("seed", [1])
def test_greedy_players_finish_at_el_dorado(seed: int) -> None:
    """A game of two ends with a winner well before the round limit."""
    match: Match[TreasureMap] = Match(TITLE, 2, f"greedy {seed}")
    bots = [Greedy(Random(seed * 10 + seat), worlds=1, depth=1) for seat in range(2)]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(Seat(match, seat)), seat)
    assert match.state.winner >= 0
    assert match.state.round < 60
