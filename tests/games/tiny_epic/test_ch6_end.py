"""Chapter 6: what brings on the end, who has won, and the limit of rounds."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import kind, play, told
from tests.games.tiny_epic.looks import Game, burials_of, card_at, pirate, walk
from tests.games.tiny_epic.table import BOX, dealt, hold, match_from, to_order
from tests.support import rule


def bury_all(s: TinyEpic, who: int, n: int = 3) -> None:
    s.pirates[who].buried = [BOX.map_index[name] for name in ("m05", "m08", "m11")][:n]


def about_to_win(seats: int, who: int, crossed: bool = False) -> TinyEpic:
    """Two treasures are buried, the third can be."""
    s = to_order(dealt(seats), who, "search", "m06", crossed=crossed)
    bury_all(s, who, 2)
    s.pirates[who].gold = 12
    return s


def idle_turn(match: Game) -> None:
    """Somebody stops at once, stays, declines."""
    number = match.state.turns
    while not match.over and match.state.turns == number:
        match.choose(len(match.legal) - 1)


@rule("TEP-6.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_is_finished_after_the_third_treasure(seats: int) -> None:
    """Everybody else has one more turn, the first player none; whoever comes last ends it at once."""
    for who in range(seats):
        match = play(match_from(about_to_win(seats, who)), "order_decline", "bury")
        while not match.over and kind(match) == "captain_bonus":
            match.choose(len(match.legal) - 1)
        assert told(match, "end_near") == [("end_near", who)]
        for later in range(who + 1, seats):
            assert not match.over
            assert match.to_move == (later,)
            idle_turn(match)
        assert match.over
        assert match.result is not None
        assert match.result.winners == (who,)
        assert len(burials_of(match, who)) == 3


@rule("TEP-6.01")
def test_the_round_ends_before_the_first_player_whoever_that_is() -> None:
    """The second of three begins: after the first seat's turn nobody plays any more."""
    s = about_to_win(3, 2)
    s.first = 1
    match = play(match_from(s), "order_decline", "bury")
    assert match.to_move == (0,)
    idle_turn(match)
    assert match.over


@rule("TEP-6.01")
def test_two_treasures_end_nothing() -> None:
    """The second is buried, and the game goes on into the next round."""
    s = about_to_win(2, 1)
    bury_all(s, 1, 1)
    match = play(match_from(s), "order_decline", "bury")
    assert (match.over, match.state.round, match.to_move) == (False, 2, (0,))


@rule("TEP-6.02")
def test_several_with_three_treasures_compare_legend_then_gold_then_crates() -> None:
    """Each breaks the ties of those before; still equal players share the victory."""
    s = dealt(3)
    for who in range(3):
        bury_all(s, who)
        s.pirates[who].legend, s.pirates[who].gold = 2, 4
    hold(s, 1, rum=1)

    def winners() -> tuple[int, ...]:
        return TITLE.rules.result(s).winners

    assert winners() == (1,)
    hold(s, 2, coffee=1)
    assert winners() == (1, 2)
    s.pirates[0].gold = 5
    assert winners() == (0,)
    s.pirates[2].legend = 3
    assert winners() == (2,)
    s.pirates[2].buried.pop()
    assert winners() == (0,)
    assert TITLE.rules.result(s).ranks == (1, 2, 3)


@rule("TEP-6.02")
def test_in_the_last_round_a_second_player_may_overtake() -> None:
    """Both have three treasures, and the later one the higher legend."""
    s = about_to_win(2, 0)
    bury_all(s, 1, 2)
    s.pirates[1].gold, s.pirates[1].legend = 13, 4
    match = play(match_from(s), "order_decline", "bury")
    s = to_order(match.state.copy(), 1, "search", "m06")
    match = play(match_from(s), "order_decline", "bury", "bonus_skip")
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((1,), (3, 3))


@rule("TEP-6.03")
def test_who_ends_the_game_finishes_the_turn() -> None:
    """The captain's second bonus is asked, and ships sail if the line was crossed."""
    s = about_to_win(2, 1, crossed=True)
    s.merchant_cells[0] = s.pirates[1].cell
    match = play(match_from(s), "order_decline", "bury")
    assert kind(match) == "captain_bonus"
    play(match, "bonus_skip")
    while not match.over and kind(match) == "move_ship":
        match.choose(0)
    if not match.over:
        assert kind(match) == "jostle"
        match.choose(0)
    assert match.over
    assert card_at(match.state, match.state.navy) != "m13"
    assert all(now != before for now, before in zip(match.state.merchant_cells, s.merchant_cells, strict=True))


@rule("TEP-6.04")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_limit_of_rounds_ends_a_game_without_an_end(limit: int) -> None:
    """After so many complete rounds, all with equally many turns."""
    *_, match = walk(limit, 3, round_limit=limit)
    assert match.over
    assert (match.state.round, match.state.turns) == (limit, 3 * limit)
    assert match.result is not None
    assert match.result.truncated
    assert told(match, "round_limit") == [("round_limit", limit)]


@rule("TEP-6.04")
def test_at_the_limit_most_treasures_win() -> None:
    """Then legend, Gold, crates; the places behind follow the same order, and the score shows the treasures."""
    s = to_order(dealt(4, round_limit=7), 3, "search", "m07")
    s.round = 7
    bury_all(s, 0, 1)
    bury_all(s, 1, 2)
    bury_all(s, 2, 1)
    s.pirates[0].legend, s.pirates[2].legend, s.pirates[2].gold = 1, 1, 9
    s.pirates[3].legend, s.pirates[3].gold = 5, 13
    match = play(match_from(s), "order_decline")
    assert match.over
    assert match.result is not None
    assert match.result.scores == (1, 2, 1, 0)
    assert match.result.ranks == (3, 1, 2, 4)
    assert match.result.winners == (1,)


@rule("TEP-6.04")
def test_without_a_limit_the_game_goes_on() -> None:
    """0 is none; the usual one is 100 rounds."""
    assert dealt(2).round_limit == 100
    s = to_order(dealt(2, round_limit=0), 1, "search", "m07")
    s.round = 5000
    match = play(match_from(s), "order_decline")
    assert (match.over, match.state.round) == (False, 5001)
    s.round_limit = 5001
    match = play(match_from(s), "order_decline")
    assert (match.over, match.state.round) == (False, 5001)


@rule("TEP-6.04", "TEP-6.01")
def test_three_treasures_in_the_last_round_allowed_win_as_ever() -> None:
    """The result is then no truncated one."""
    s = about_to_win(2, 1)
    s.round = s.round_limit = 9
    match = play(match_from(s), "order_decline", "bury")
    assert match.over
    assert match.result is not None
    assert (match.result.truncated, match.result.winners) == (False, (1,))
    assert pirate(match, 1).gold == 0
