"""Chapter 10: levels."""

from __future__ import annotations

import pytest

from karawela.games.treasure_map.data.levels import GALLEON_GOLD, PIRATE_CANNON, PIRATE_MELEE
from karawela.games.treasure_map.state import UNDRAWN, TreasureMap
from karawela.testing.table import play
from tests.games.treasure_map.table import (
    ALL_TEMPLES,
    TEMPLES,
    clear_temples,
    hold,
    last_turn,
    match_from,
    pirates,
    put,
    sq,
    table,
)
from tests.support import rule


def emptied(*colours: str, level: int = 1, last: str = "J8") -> TreasureMap:
    """The last turn of a round in which the last temple was emptied."""
    s = last_turn(table(*colours, level=level, active=len(colours) - 1))
    clear_temples(s)
    s.emptied_last = TEMPLES[last]
    return s


@rule("SAT-10.01")
@pytest.mark.parametrize(("seats", "level", "after"), [(2, 1, 2), (2, 2, 2), (3, 2, 3), (3, 3, 3), (4, 3, 3)])
def test_the_level_rises_when_no_temple_has_a_token(seats: int, level: int, after: int) -> None:
    """By one, up to the maximum; with a token left nothing happens."""
    colours = ("red", "yellow", "blue", "green")[:seats]
    match = play(match_from(emptied(*colours, level=level), 2), "end_move")
    assert match.state.level == after
    s = last_turn(table(*colours, level=level, active=seats - 1))
    clear_temples(s, "H1")
    assert play(match_from(s, 2), "end_move").state.level == level


@rule("SAT-10.02")
def test_every_temple_but_the_one_emptied_last_gets_a_token_of_the_new_level() -> None:
    """Four tokens, their backs unknown to all."""
    match = play(match_from(emptied("red", "yellow", "blue"), 2), "end_move")
    refilled = [temple for temple in ALL_TEMPLES if TEMPLES[temple] in match.state.token_at]
    assert refilled == ["E5", "H1", "E10", "A5"]
    assert match.state.token_level == [2] * 4
    assert match.state.token_back == [UNDRAWN] * 4


@rule("SAT-10.03")
def test_one_more_piece_of_each_number_comes() -> None:
    """Added to what is left."""
    s = emptied("red", "yellow", "blue")
    s.supply = [0, 1, 0, 1]
    assert play(match_from(s, 2), "end_move").state.supply == [1, 2, 1, 2]


@rule("SAT-10.04")
def test_destroyed_pirates_return_idle() -> None:
    """To their skulls; those at sea stay there."""
    s = emptied("red", "yellow", "blue")
    s.pirates[0] = s.pirates[1] = -1
    put(s, 0, "J12")
    s.prey[3] = 0
    match = play(match_from(s, 2), "end_move")
    assert pirates(match)[:3] == ["G8", "K4", "G5"]
    assert match.state.prey == [-1, -1, -1, 0]
    assert pirates(match)[3] != "D12"


@rule("SAT-10.05")
def test_the_level_table() -> None:
    """Melee +2, +4, +6; cannon none, +3, +6; the galleon 5, 10, 15."""
    assert PIRATE_MELEE[1:] == (2, 4, 6)
    assert PIRATE_CANNON[2:] == (3, 6)
    assert GALLEON_GOLD[1:] == (5, 10, 15)


@rule("SAT-10.06")
def test_at_the_maximum_no_further_tokens_come() -> None:
    """The game goes on."""
    match = play(match_from(emptied("red", "yellow", level=2), 2), "end_move")
    assert match.state.token_at == []
    assert not match.over
    assert match.state.supply == [2] * 4


@rule("SAT-10.07")
def test_nothing_else_is_reset() -> None:
    """Positions, chases, hoards, coins, equipment stay."""
    s = emptied("red", "yellow", "blue")
    put(s, 0, "I2", "H2")
    hold(s, 0, gold=3, sabres=2)
    s.coins = {sq("A11"): 2}
    s.hoard_gold[1] = 4
    before = s.captains[0].copy()
    match = play(match_from(s, 2), "end_move")
    assert match.state.captains[0] == before
    assert match.state.coins == {sq("A11"): 2}
    assert match.state.hoard_gold == [0, 4, 0, 0]


@rule("SAT-10.08")
def test_a_crew_on_a_refilled_temple_takes_the_token_by_ending_a_later_move() -> None:
    """Staying counts as a move."""
    s = emptied("red", "yellow", "blue")
    put(s, 0, "I2", "H1")
    match = play(match_from(s, 2, "t2_grey", 1, 1), "end_move")
    assert TEMPLES["H1"] in match.state.token_at
    assert match.to_move == (0,)
    play(match, "end_move")
    assert TEMPLES["H1"] not in match.state.token_at
    assert match.state.captains[0].gold == 2
