"""Chapter 2: the round."""

from __future__ import annotations

from karawela.engine import Match
from karawela.games.conquest import TITLE
from karawela.games.conquest.state import Conquest
from karawela.testing.table import assert_refused, play, texts, told, walk
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    buying,
    captain_of,
    empty,
    equip,
    match_from,
    own,
    r1,
    stand,
    units,
)
from tests.support import rule


def pass_turn(match: Match[Conquest]) -> None:
    """The asked seat does nothing but what it must."""
    for end in ("end_purchases", "end_movement", "end_battles", "react_pass"):
        if end in texts(match):
            play(match, end)
            return
    raise AssertionError(f"nothing to end among {texts(match)}")


@rule("SAC-2.01")
def test_the_compass_names_the_first_player_then_it_goes_to_the_left() -> None:
    """Example X1, sector 1: blue, else yellow, else green begins; then everybody once, clockwise."""
    for colours, first in (
        ((RED, YELLOW, BLUE, GREEN), 2),
        ((RED, YELLOW, GREEN), 1),
        ((RED, GREEN), 1),
        ((RED, YELLOW), 1),
    ):
        seats = len(colours)
        match = match_from(r1(seats, colours), 1, 1)
        order = []
        for _ in range(seats):
            order.append(match.to_move[0])
            pass_turn(match)
        assert order == [(first + turn) % seats for turn in range(seats)]
        assert match.state.round == 2


@rule("SAC-2.02")
def test_a_turn_is_purchases_movement_battles_and_reaction_fire() -> None:
    """The questions come in this order, and a move of another step is refused."""
    s = buying(empty(2))
    equip(s, 0, gold=6, cannonballs=1)
    equip(s, 1, cannonballs=2)
    stand(s, 0, "I1", ships=1)
    stand(s, 1, "J3", ships=1)
    match = match_from(s)
    assert match.ask_of().kind == "purchases"
    assert_refused(match, "move I1 1 0 I2", "SAC-2.02")
    assert_refused(match, "fire I2 J3 1", "SAC-2.02")
    play(match, "end_purchases")
    assert match.ask_of().kind == "movement"
    play(match, "move I1 1 0 I2", "end_movement")
    assert (match.ask_of().kind, match.to_move) == ("battles", (0,))
    assert_refused(match, "react J3 I2 1", "SAC-5.17")
    play(match, "end_battles")
    assert (match.ask_of().kind, match.to_move) == ("reaction", (1,))
    play(match, "react_pass")
    assert (match.ask_of().kind, match.to_move) == ("movement", (1,))


@rule("SAC-2.03")
def test_income_comes_at_the_end_of_the_round_before_the_end_is_checked() -> None:
    """Nobody has income before the last turn is over; the last income is paid in a game that ends by it."""
    s = r1(2, max_rounds=1)
    match = match_from(s, 2)
    pass_turn(match)
    assert [captain.gold for captain in match.state.captains] == [0, 0]
    pass_turn(match)
    assert match.over
    assert [captain.gold for captain in match.state.captains] == [1, 1]
    assert [event[0] for event in told(match, "income", "ended")] == ["income", "income", "ended"]


@rule("SAC-2.04")
def test_the_opening_truce_closes_enemies_and_their_cities() -> None:
    """In round 1 no step and no drift may enter a square with another's unit or city; free points are open."""
    s = empty(2, opening_truce=True)
    s.round = 1
    stand(s, 0, "F2", ships=1, crews=1)
    stand(s, 0, "D1", ships=1)
    stand(s, 1, "E2")
    stand(s, 1, "F1", ships=1)
    stand(s, 1, "D2", ships=1)
    match = match_from(s)
    assert_refused(match, "move F2 0 1 E2", "SAC-2.04")
    assert_refused(match, "move F2 1 1 F1", "SAC-2.04")
    assert_refused(match, "move D1 1 0 D2", "SAC-2.04")
    s.steps_left = 0
    stand(s, 0, "K5", ships=1)
    match = match_from(s)
    assert texts(match) == ["move K5 1 0 K6", "end_movement"]
    assert_refused(match, "move D1 1 0 D2", "SAC-2.04")
    own(s, 1, "H1")
    s.steps_left = 6
    play(match_from(s), "move F2 0 1 G2", "move G2 0 1 H1")
    s.round = 2
    play(match_from(s), "move F2 1 1 F1")


@rule("SAC-2.04")
def test_without_the_option_or_later_there_is_no_truce() -> None:
    """By default the first round is like any other."""
    s = empty(2)
    s.round = 1
    stand(s, 0, "F2", ships=1)
    stand(s, 1, "F1", ships=1)
    match = play(match_from(s), "move F2 1 0 F1")
    assert units(match, 0)["F1"] == (1, 0)


@rule("SAC-2.04")
def test_with_the_truce_no_blood_is_shed_in_round_1() -> None:
    """In random games nobody loses a unit, shoots or is eliminated before round 2."""
    for number in range(8):
        for match in walk(TITLE, number, 2 + number % 3, opening_truce=True, max_rounds=3):
            if match.state.round > 1:
                break
            assert not told(match, "melee", "volley", "lost", "prize", "eliminated")
            assert not any(captain_of(match, seat).out for seat in range(match.seats))
