"""Chapter 12: the moment of the end, the final conversion, and who wins."""

from __future__ import annotations

import pytest

from karawela.engine.errors import GameIsOver
from karawela.engine.match import Match
from karawela.engine.result import Result
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago
from karawela.testing.table import play, told
from tests.games.santiago.deeds import SHIP, changes, enter, kinds
from tests.games.santiago.table import ALONSO, demand, goods, hold, layout_t, match_from, own, place, stand
from tests.support import rule


def seventh_ship(seats: int = 2, car: int = 0, marker: int = 2) -> Santiago:
    """Layout T with the last ship in port."""
    s = layout_t(seats, car=car, marker=marker)
    s.departed, s.ship_token = 6, 7
    return s


def score(s: Santiago) -> Result:
    """The result if the game ended with these holdings: seat 0 passes the port at flag 4, for one peso more."""
    s.car, s.marker, s.departed, s.ship_token = 9, 4, 6, 7
    s.traders[0].pesos += 1
    match = play(match_from(s), "move_car 2")
    assert match.result is not None
    return match.result


def line(result: Result, seat: int) -> dict[str, int]:
    """The explained score of a seat."""
    return dict(result.lines[seat])


@rule("SDC-12.01")
def test_the_game_ends_in_the_middle_of_a_drive() -> None:
    """The port is passed at flag 4: no rest of the drive, no Cuban, no pawn, no building, no point, no roll."""
    s = seventh_ship(car=9, marker=4)
    stand(s, 0, "bank")
    own(s, 1, "bank")
    match = match_from(s)
    change = changes(match, "move_car 3")
    assert match.over
    assert {what: by for what, by in change.items() if not what.startswith("die ")} == {
        "A pesos": -2,
        "marker": 1,
        "departed": 1,
    }
    assert place(match, 0) == "bank"
    assert kinds(match, 0) == ["move_car"]
    assert told(match)[-1] == ("departs", 7)


@rule("SDC-12.01")
def test_the_game_ends_in_the_middle_of_alonsos_help() -> None:
    """The own harbourmaster sends the seventh ship off through Alonso: the pawn does not move any more."""
    s = seventh_ship(car=ALONSO - 1, marker=4)
    stand(s, 0, "church")
    own(s, 0, "harbourmaster")
    match = play(match_from(s), "move_car 1", "alonso_use harbourmaster right")
    assert match.over
    assert place(match, 0) == "church"
    assert kinds(match, 0) == ["move_car", "alonso"]


@rule("SDC-12.01")
def test_the_game_ends_in_the_middle_of_a_loading_round() -> None:
    """The last good is loaded: the next player, who has not had a go, gets none, and nobody rolls."""
    s = seventh_ship(3, car=9)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    match = play(match_from(s), "move_car 1", "load sugar 1")
    assert match.over
    assert kinds(match, 1) == kinds(match, 2) == []
    assert not any(entry.seat is None for entry in match.log())


@rule("SDC-12.01")
def test_after_the_end_nobody_is_asked_and_everything_is_open() -> None:
    """No legal move is left, trying one says that the game is over, and everybody sees every screen's back."""
    s = seventh_ship(car=9, marker=4)
    match = play(match_from(s), "move_car 2")
    assert (match.to_move, list(match.legal)) == ((), [])
    with pytest.raises(GameIsOver):
        match.play("move_car 1")
    for seat in (0, 1, None):
        assert match.view(seat) == match.state


@rule("SDC-12.01")
def test_the_sixth_departure_does_not_end_the_game() -> None:
    """Only the seventh ship ends it: after the sixth the same player rolls for the seventh."""
    s = layout_t(car=9, marker=4)
    s.departed, s.ship_token = 5, 6
    match = play(match_from(s, SHIP), "move_car 2", "place_pawn casino", "skip")
    assert not match.over
    assert match.result is None
    assert (match.state.ship_token, match.ask_of().kind) == (7, "choose_demand")


@rule("SDC-12.02")
def test_the_load_that_ends_the_game_is_paid_first() -> None:
    """Two rum at flag 4 fill the seventh ship: 8 points count in the result."""
    s = seventh_ship(car=9, marker=4)
    hold(s, 0, vp=10, rum=2)
    hold(s, 1, vp=17)
    demand(s, sugar=0, fruit=0, tobacco=0, rum=2)
    match = play(match_from(s), "move_car 1", "load rum 2")
    assert match.result is not None
    assert match.result.scores == (18, 17)
    assert match.result.winners == (0,)


@rule("SDC-12.02")
def test_the_trade_office_that_ends_the_game_is_paid_first() -> None:
    """The last rum through the trade office: its 2 points count in the result."""
    s = seventh_ship(marker=4)
    hold(s, 0, vp=10, rum=1)
    demand(s, sugar=0, fruit=0, tobacco=0, rum=1)
    match = play(enter(s, "trade_office"), "use_building trade_office rum")
    assert match.result is not None
    assert match.result.scores[0] == 12


@rule("SDC-12.03")
@pytest.mark.parametrize(
    ("held", "converted", "left"), [(0, 0, 0), (2, 0, 2), (3, 1, 0), (5, 1, 2), (6, 2, 0), (8, 2, 2)]
)
def test_every_three_goods_become_a_point(held: int, converted: int, left: int) -> None:
    """The conversion is made for everybody without a question, and the result explains it."""
    s = layout_t()
    hold(s, 0, vp=7, pesos=4, cigars=held)
    hold(s, 1, vp=1, pesos=0, wood=held)
    result = score(s)
    assert result.scores == (7 + converted, 1 + converted)
    assert line(result, 0) == {
        **dict.fromkeys(GOODS, 0),
        "cigars": held,
        "vp": 7,
        "goods": held,
        "converted": converted,
        "goods_left": left,
        "pesos": 4,
        "total": 7 + converted,
    }


@rule("SDC-12.04")
def test_pesos_are_worth_no_points() -> None:
    """A hundred pesos do not beat a single point."""
    s = layout_t()
    hold(s, 0, vp=5, pesos=100)
    hold(s, 1, vp=6, pesos=0)
    result = score(s)
    assert result.scores == (5, 6)
    assert result.winners == (1,)


@rule("SDC-12.05")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_tokens_pawns_and_the_marker_are_worth_nothing(marker: int) -> None:
    """Three owned buildings and a pawn in one of them change no score, whatever the flag."""
    s = seventh_ship(marker=marker)
    hold(s, 0, vp=5)
    hold(s, 1, vp=5)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    own(s, 1, "bank", "church", "cafe")
    stand(s, 1, "bank")
    match = play(enter(s, "customs"), "use_building customs die_sugar")
    assert match.result is not None
    assert match.result.scores == (5, 5)


@rule("SDC-12.06")
def test_the_most_points_win() -> None:
    """Final points decide, converted goods included: neither more chips nor more goods left or pesos help."""
    s = layout_t(3)
    hold(s, 0, vp=10, pesos=9, sugar=2)
    hold(s, 1, vp=9, pesos=0, rum=6)
    hold(s, 2, vp=8, pesos=9, fruit=5)
    result = score(s)
    assert result.scores == (10, 11, 9)
    assert result.ranks == (2, 1, 3)


@rule("SDC-12.07")
def test_a_tie_goes_to_the_goods_left_after_the_conversion() -> None:
    """5 goods leave 2, 6 goods leave none: with equal points the 2 win, in spite of fewer goods and pesos."""
    s = layout_t()
    hold(s, 0, vp=10, pesos=0, sugar=5)
    hold(s, 1, vp=9, pesos=9, wood=6)
    result = score(s)
    assert result.scores == (11, 11)
    assert (line(result, 0)["goods_left"], line(result, 1)["goods_left"]) == (2, 0)
    assert result.ranks == (1, 2)


@rule("SDC-12.08")
def test_a_tie_in_points_and_goods_goes_to_the_pesos() -> None:
    """Equal points, one good left each: the richer player wins."""
    s = layout_t()
    hold(s, 0, vp=10, pesos=3, sugar=4)
    hold(s, 1, vp=11, pesos=4, wood=1)
    result = score(s)
    assert result.scores == (11, 11)
    assert result.ranks == (2, 1)


@rule("SDC-12.09")
def test_a_complete_tie_is_a_shared_victory() -> None:
    """Equal in points, goods left and pesos: both are first, the third player is third."""
    s = layout_t(3)
    hold(s, 0, vp=10, pesos=3, sugar=4)
    hold(s, 1, vp=1, pesos=3)
    hold(s, 2, vp=11, pesos=3, wood=1)
    result = score(s)
    assert result.winners == (0, 2)
    assert result.ranks == (1, 3, 1)


@rule("SDC-12.10")
def test_the_price_of_the_last_drive_counts() -> None:
    """5 pesos against 4, all else equal; the last drive costs 2 of them, and so the other wins."""
    s = seventh_ship(car=9, marker=4)
    hold(s, 0, vp=10, pesos=5)
    hold(s, 1, vp=10, pesos=4)
    match = play(match_from(s), "move_car 3")
    assert match.result is not None
    assert line(match.result, 0)["pesos"] == 3
    assert match.result.ranks == (2, 1)


@rule("SDC-12.11")
def test_at_the_end_of_a_drive_the_car_is_at_the_port_and_the_marker_on_the_chequered_flag() -> None:
    """The car stays on the port stop, the token on space 7, the marker on the flag that sent the ship off."""
    match = play(match_from(seventh_ship(car=9, marker=4)), "move_car 4")
    assert match.over
    assert (match.state.car, match.state.ship_token, match.state.marker) == (0, 7, 5)


@rule("SDC-12.11")
def test_a_full_seventh_ship_leaves_the_marker_where_it_is() -> None:
    """The last load at flag 3: the marker stays on 3, the token on 7."""
    s = seventh_ship(car=9, marker=3)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    match = play(match_from(s), "move_car 1", "load sugar 1")
    assert match.over
    assert (match.state.car, match.state.ship_token, match.state.marker) == (0, 7, 3)


@rule("SDC-12.12")
@pytest.mark.parametrize(
    ("holdings", "ranks"),
    [
        (((9, 0, 0), (8, 1, 0), (8, 0, 5), (8, 0, 4)), (1, 2, 3, 4)),
        (((9, 0, 0), (8, 1, 3), (8, 1, 3), (2, 0, 0)), (1, 2, 2, 4)),
        (((5, 1, 1), (5, 1, 1), (5, 1, 1), (5, 1, 2)), (2, 2, 2, 1)),
        (((5, 1, 1), (5, 1, 1), (5, 1, 1), (5, 1, 1)), (1, 1, 1, 1)),
    ],
)
def test_lower_places_follow_the_same_three_steps(
    holdings: tuple[tuple[int, int, int], ...], ranks: tuple[int, ...]
) -> None:
    """Rank = 1 + the number of players who are strictly better in points, goods left, pesos; equals share it."""
    s = layout_t(4)
    for seat, (vp, sugar, pesos) in enumerate(holdings):
        hold(s, seat, vp=vp, sugar=sugar, pesos=pesos)
    assert score(s).ranks == ranks


@rule("SDC-12.13")
def test_the_three_goods_need_not_be_of_one_kind() -> None:
    """One of each of the six kinds is worth 2; 2 sugar, 2 rum and 1 wood are worth 1, with 2 left."""
    s = layout_t()
    hold(s, 0, vp=0, sugar=1, fruit=1, tobacco=1, rum=1, cigars=1, wood=1)
    hold(s, 1, vp=0, sugar=2, rum=2, wood=1)
    result = score(s)
    assert result.scores == (2, 1)
    assert (line(result, 0)["goods_left"], line(result, 1)["goods_left"]) == (0, 2)


@rule("SDC-12.13")
def test_the_conversion_leaves_the_holdings_to_be_seen() -> None:
    """The points of the state are those before the conversion, the goods all those held: no more is converted."""
    s = seventh_ship(car=9, marker=4)
    hold(s, 0, vp=4, rum=2, wood=2)
    match = play(match_from(s), "move_car 2")
    assert match.result is not None
    assert match.state.traders[0].vp == 4
    assert goods(match, 0) == {"rum": 2, "wood": 2}
    assert match.result.scores[0] == 5


@rule("SDC-12.06")
def test_the_record_of_a_finished_game_holds_scores_and_ranks() -> None:
    """The record gives each seat's final points and rank."""
    match: Match[Santiago] = play(match_from(seventh_ship(3, car=9, marker=4)), "move_car 2")
    assert match.record.finished
    assert match.record.result == [(3, 3), (3, 1), (3, 1)]
