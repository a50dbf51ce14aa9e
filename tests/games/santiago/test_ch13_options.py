"""Chapter 13: what can be set before a game, and that nothing else can."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine.errors import BadOption, WrongSeatCount
from karawela.engine.horizon import Horizon
from karawela.engine.match import Match
from karawela.engine.state import UNKNOWN
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import BUILDINGS, CUBANS, SLOTS
from karawela.games.santiago.state import Santiago
from karawela.testing.table import Dice, play
from tests.games.santiago.deeds import SHIP, changes, enter
from tests.games.santiago.table import demand, hold, layout_t, own
from tests.support import rule

FIRST_ROLL = ["1"] * 5


def drawn(match: Match[Santiago]) -> list[str]:
    """What chance has decided so far, by kind."""
    return [line.kind for line in match.log() if line.seat is None]


@rule("SDC-13.01")
def test_there_is_no_solo_game_and_none_for_five() -> None:
    """The title is for 2, 3 or 4 seats, who fills them is no matter of the rules."""
    for seats in (2, 3, 4):
        assert len(Match(TITLE, seats, "seed").state.traders) == seats
    for seats in (0, 1, 5):
        with pytest.raises(WrongSeatCount):
            Match(TITLE, seats, "seed")


@rule("SDC-13.01")
def test_there_are_no_variants_to_choose() -> None:
    """Four options exist, none of them a solo, team, advanced or modular rule; any other is refused."""
    assert [option.name for option in TITLE.options] == ["first_player", "layout", "open_holdings", "turn_limit"]
    for name in ("solo", "teams", "advanced"):
        with pytest.raises(BadOption):
            Match(TITLE, 2, "seed", {name: "yes"})


@rule("SDC-13.02")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_first_player_may_be_given(seat: int) -> None:
    """The given seat begins without a draw, and the seat to its right rolls first."""
    match = Match(TITLE, 3, "seed", {"first_player": str(seat)})
    assert "first_player" not in drawn(match)
    assert match.state.first == match.state.active == seat - 1
    assert match.to_move == ((seat - 2) % 3,)


@rule("SDC-13.02")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_first_player_is_random_by_default(seat: int) -> None:
    """Without the option chance names the first player, after the deal and before the dice."""
    dice = Dice([seat, *FIRST_ROLL])
    match = Match(TITLE, 3, "seed", {"layout": "t"}, source=dice)
    assert match.options["first_player"] == "random"
    assert dice.asked[0] == "first_player"
    assert match.state.first == match.state.active == seat - 1


@rule("SDC-13.02")
def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    """With two players seat 3 does not exist."""
    with pytest.raises(BadOption):
        Match(TITLE, 2, "seed", {"first_player": "3"})
    with pytest.raises(BadOption):
        Match(TITLE, 4, "seed", {"first_player": "5"})


@rule("SDC-13.03")
def test_layout_t_is_dealt_as_given() -> None:
    """Stops and slots are those of Layout T, and chance has nothing to deal."""
    match = Match(TITLE, 2, "seed", {"layout": "t", "first_player": "1"})
    s = match.state
    assert " ".join(CUBANS[cuban] for cuban in s.stops[1:]) == (
        "maria jose conchita pedro miguel el_zorro alonso pablo martinez"
    )
    dealt = {SLOTS[slot]: BUILDINGS[building] for slot, building in enumerate(s.slots)}
    assert [dealt[slot] for slot in ("y1", "y2", "y3")] == ["church", "distillery", "newspaper"]
    assert [dealt[slot] for slot in ("b1", "b2", "b3")] == ["cigar_factory", "black_market", "bank"]
    assert [dealt[slot] for slot in ("r1", "r2", "r3")] == ["cafe", "customs", "casino"]
    assert [dealt[slot] for slot in ("w1", "w2", "w3")] == ["trade_office", "harbourmaster", "sawmill"]
    assert all(kind.startswith("die_") for kind in drawn(match))


@rule("SDC-13.03")
def test_the_layout_is_random_by_default() -> None:
    """Chance deals each of the 12 buildings and 9 Cubans once, in this order, and the deal differs between seeds."""
    matches = [Match(TITLE, 2, f"seed {number}") for number in range(6)]
    for match in matches:
        assert match.options["layout"] == "random"
        assert drawn(match)[:22] == ["building"] * 12 + ["cuban"] * 9 + ["first_player"]
        assert sorted(match.state.slots) == list(range(12))
        assert sorted(match.state.stops[1:]) == list(range(9))
    assert len({match.state.slots for match in matches}) > 1
    assert len({match.state.stops for match in matches}) > 1
    with pytest.raises(BadOption):
        Match(TITLE, 2, "seed", {"layout": "nowhere"})


@rule("SDC-13.04")
def test_open_holdings_show_everything_to_everybody() -> None:
    """With the option every view, an observer's too, is the state itself; without it others' holdings are hidden."""
    opened = Match(TITLE, 3, "seed", {"open_holdings": True})
    closed = Match(TITLE, 3, "seed")
    assert closed.options["open_holdings"] is False
    for seat in (0, 1, 2, None):
        assert opened.view(seat) == opened.state
        for other, trader in enumerate(closed.view(seat).traders):
            hidden = (trader.pesos, trader.vp, trader.goods) == (UNKNOWN, UNKNOWN, [UNKNOWN] * 6)
            assert hidden == (other != seat)


@rule("SDC-13.04")
def test_open_holdings_change_no_rule() -> None:
    """The same seed and the same choices give, step by step, the same options and in the end the same table."""
    opened = Match(TITLE, 3, "seed", {"open_holdings": True})
    closed = Match(TITLE, 3, "seed")
    rng = Random(7)
    while not closed.over:
        assert (opened.to_move, list(opened.legal)) == (closed.to_move, list(closed.legal))
        index = rng.randrange(len(closed.legal))
        opened.choose(index)
        closed.choose(index)
    assert opened.over
    assert opened.result == closed.result
    opened.state.open_holdings = False
    assert opened.state == closed.state


@rule("SDC-13.05")
def test_the_game_stops_when_the_limit_of_turns_is_complete() -> None:
    """Turn 600 of the default limit is played to its end, its owner's point included; then the game is truncated."""
    assert Match(TITLE, 2, "seed").options["turn_limit"] == 600
    s = layout_t()
    s.turn = 599
    own(s, 1, "bank")
    match = enter(s, "bank")
    assert match.state.turn == 600
    assert changes(match, "use_building bank") == {"A pesos": 2, "B vp": 1}
    assert match.over
    assert (match.state.truncated, match.state.departed) == (True, 0)
    assert match.result is not None
    assert match.result.truncated


@rule("SDC-13.05")
def test_the_turn_before_the_last_does_not_stop_the_game() -> None:
    """After turn 599 of 600 the next player drives."""
    s = layout_t()
    s.turn = 598
    match = play(enter(s, "bank"), "skip")
    assert not match.over
    assert match.to_move == (1,)


@rule("SDC-13.05")
def test_the_roll_after_the_last_turn_still_takes_place() -> None:
    """A ship leaves in the last turn: the next demand is rolled and chosen before the game stops."""
    s = layout_t()
    s.turn, s.turn_limit = 4, 5
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    match = play(enter(s, "customs", SHIP), "use_building customs die_sugar")
    assert not match.over
    assert match.ask_of().kind == "choose_demand"
    match.play("choose_demand die_rum")
    assert match.over
    assert match.state.truncated
    assert match.state.ship_in_port


@rule("SDC-13.05")
def test_a_truncated_game_is_scored_like_any_other() -> None:
    """Three goods are a point, ties go to goods left, then pesos."""
    s = layout_t(3)
    s.turn, s.turn_limit = 4, 5
    hold(s, 0, vp=8, pesos=0, rum=4)
    hold(s, 1, vp=9, pesos=2, wood=1)
    hold(s, 2, vp=9, pesos=1, sugar=1)
    match = play(enter(s, "bank"), "skip")
    assert match.result is not None
    assert match.result.scores == (9, 9, 9)
    assert match.result.ranks == (3, 1, 2)


@rule("SDC-13.05")
def test_a_limit_of_zero_is_no_limit() -> None:
    """Thousands of turns are then no reason to stop."""
    s = layout_t()
    s.turn, s.turn_limit = 5000, 0
    match = play(enter(s, "bank"), "skip")
    assert not match.over
    assert (match.to_move, match.state.turn) == ((1,), 5002)


@rule("SDC-13.05")
def test_a_game_that_ends_in_its_last_turn_is_not_truncated() -> None:
    """The seventh ship leaves in the very turn of the limit: that is the end by the rules."""
    s = layout_t(marker=4)
    s.departed, s.ship_token, s.turn, s.turn_limit = 6, 7, 4, 5
    match = play(enter(s, "harbourmaster"), "use_building harbourmaster right")
    assert match.result is not None
    assert not match.result.truncated
    assert not match.state.truncated


@rule("SDC-13.05")
def test_the_limit_holds_for_a_game_from_its_start() -> None:
    """With a limit of 3 exactly three turns are played, one drive each."""
    match = Match(TITLE, 2, "seed", {"turn_limit": 3, "first_player": "1"})
    rng = Random(1)
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
    drivers = [line.seat for line in match.log() if line.kind == "move_car"]
    assert drivers == [0, 1, 0]


@rule("SDC-13.05")
def test_the_move_that_reaches_the_limit_can_be_foreseen() -> None:
    """Asked beforehand, the last move of the last turn says that it cannot be taken back: the game ends with it."""
    s = layout_t()
    s.turn, s.turn_limit = 4, 5
    match = enter(s, "bank")
    assert match.horizon(("skip",)) is Horizon.CLOSED
    assert not match.over
