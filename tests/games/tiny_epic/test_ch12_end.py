"""Chapter 12: how a game with the expansion ends."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import CARRIED
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import kind, play, texts, told
from tests.games.tiny_epic.alone import bury_at, cursed_sea, you
from tests.games.tiny_epic.looks import Game
from tests.games.tiny_epic.table import BOX, crew, cubes, hold, match_from, to_order
from tests.support import rule


def before_the_last(who: int, last: str) -> TinyEpic:
    """All but one thing is buried: the urn is still on board, or a treasure is missing."""
    s = to_order(cursed_sea(), who, "search", "cm3" if last == "urn" else "m15")
    s.tokens = 0
    s.pirates[who].gold = 13
    bury_at(s, who, *("m05", "m06", "m08")[: 3 if last == "urn" else 2])
    if last == "urn":
        s.pirates[who].urn = CARRIED
    else:
        s.pirates[who].bury_urn(BOX.map_index["cm4"])
    return s


def play_on(match: Game, turns: int) -> Game:
    """Plays what ends a question, until so many more turns have begun or the game is over."""
    end = match.state.turns + turns
    while not match.over and match.state.turns < end:
        match.choose(len(match.legal) - 1)
    return match


@rule("AMD-12.01")
@pytest.mark.parametrize("last", ["urn", "treasure"])
def test_treasures_and_urn_bring_on_the_end_of_the_round(last: str) -> None:
    """Whichever came last; the second player still has a turn, the first none."""
    match = match_from(before_the_last(0, last))
    play(match, "bury_urn" if last == "urn" else "bury 0")
    assert told(match, "end_near") == [("end_near", 0)]
    assert (match.over, match.to_move) == (False, (1,))
    play_on(match, 1)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("AMD-12.01")
def test_by_the_last_player_of_the_round_it_ends_with_that_turn() -> None:
    """Everybody has had as many turns."""
    match = play(match_from(before_the_last(1, "urn")), "bury_urn")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (1,)


@rule("AMD-12.02")
def test_three_treasures_without_the_urn_end_nothing() -> None:
    """Bought but not buried is not enough: the game goes on, round after round."""
    s = before_the_last(0, "treasure")
    s.pirates[0].urn, s.pirates[0].urn_card = CARRIED, -1
    match = play(match_from(s, *["rum"] * 9), "bury 0")
    assert len(you(match).buried) == 3
    assert not told(match, "end_near")
    play_on(match, 2)
    assert not match.over
    assert match.state.round == 2


@rule("AMD-12.03")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((1, 3, 2, 0), (1, 4, 0, 3), (0,)),
        ((1, 2, 2, 0), (1, 4, 0, 1), (1,)),
        ((2, 0, 0, 0), (1, 13, 5, 3), (0,)),
        ((1, 2, 2, 1), (1, 4, 0, 1), (0, 1)),
    ],
)
def test_ties_count_cubes_as_gold(
    mine: tuple[int, int, int, int], theirs: tuple[int, int, int, int], winners: tuple[int, ...]
) -> None:
    """Legend, then Gold with Cursed Gold, then crates; else the victory is shared."""
    s = cursed_sea()
    for who, (legend, gold, k, crates) in enumerate((mine, theirs)):
        bury_at(s, who, "m05", "m06", "m08")
        s.pirates[who].bury_urn(BOX.map_index["cm3"])
        s.pirates[who].legend, s.pirates[who].gold = legend, gold
        cubes(s, who, k)
        hold(s, who, rum=crates)
    s.ended_by = 0
    assert TITLE.rules.result(s).winners == winners


@rule("AMD-12.04")
def test_where_the_urn_is_bought_and_buried() -> None:
    """Buying stands beside the sale in the Order step and in a bonus trade; burying in the captain's first question."""
    s = to_order(cursed_sea(), 0, "trade", "cm1")
    cubes(s, 0, 3)
    crew(s, 0, "sk_hollow_trader")
    match = match_from(s)
    assert "order_trade_urn" in texts(match)
    play(match, "market_shift rum 1")
    assert (kind(match), you(match).cubes) == ("order", 2)
    assert texts(match) == ["order_trade_urn", "order_decline"]
    s = before_the_last(0, "urn")
    s.pirates[1].cell = s.pirates[0].cell
    s.pirates[1].hidden = False
    match = match_from(s)
    assert (kind(match), texts(match)) == ("captain_bury", ["bury_urn", "bonus_skip"])
    play(match, "bonus_skip")
    assert (kind(match), texts(match)) == ("captain_bonus", ["bonus_attack red", "bonus_skip"])
