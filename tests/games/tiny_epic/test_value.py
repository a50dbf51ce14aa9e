"""The valuation: with it a greedy player buries treasures, and soon."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from karawela.bots import make_bot
from karawela.bots.sense import sense_of
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.bot.outlook import arrival, turns_to
from karawela.games.tiny_epic.bot.worth import kind_worth
from karawela.games.tiny_epic.data.choices import BURIED, CARRIED
from karawela.games.tiny_epic.rules.fighting.odds import above, beats, exactly, with_tokens
from karawela.games.tiny_epic.state import TinyEpic
from tests.games.tiny_epic.table import cell, crew, cubes, dealt, hands, hold, match_from, stand, to_order

FACES = range(6)


def value(s: TinyEpic, seat: int = 0) -> float:
    return sense_of(TITLE).value(s, seat)


def played(bots: list[str], seed: str, **options: object) -> Match[TinyEpic]:
    match = Match(TITLE, len(bots), seed, options)
    players = [make_bot(bot, Random(f"{seed} {seat}")) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)
    return match


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"amdiak": True}),
        (1, {}),
        (1, {"amdiak": True, "solo": "ghost_pirate"}),
    ],
)
def test_sailors_play_for_the_treasures(seats: int, options: dict[str, object]) -> None:
    """Their games end by burials and not by the limit of rounds, and as soon as the specification thinks sensible."""
    match = played(["sailor"] * seats, "value", **options)
    assert not match.state.truncated
    assert match.state.ended_by >= 0
    assert match.state.round <= 40


def test_a_sailor_beats_whoever_moves_at_random() -> None:
    """From both seats, and with the expansion."""
    for seed, bots in enumerate((["sailor", "random"], ["random", "sailor"])):
        result = played(bots, f"random {seed}", amdiak=bool(seed)).result
        assert result is not None
        assert result.winners == (bots.index("sailor"),)


def test_a_treasure_is_worth_more_than_its_price() -> None:
    """Gold is there to be buried, also the last of it, for which the game then ends."""
    for buried in range(3):
        s = dealt()
        s.pirates[0].buried = [cell(name) for name in ("m05", "m06")][:buried]
        s.pirates[0].gold = 12
        before = value(s)
        s.pirates[0].gold = 0
        s.pirates[0].buried.append(cell("m08"))
        assert value(s) > before + 5


def test_the_urn_is_a_step_to_victory() -> None:
    """Two cubes for it are well spent; to bury it is better than to carry it, as long as there is no Gold to lose."""
    s = dealt(amdiak=True)
    cubes(s, 0, 2)
    bought = value(s)
    cubes(s, 0, 0)
    s.pirates[0].urn = CARRIED
    carried = value(s)
    assert carried > bought
    s.pirates[0].gold = 0
    carried = value(s)
    s.pirates[0].urn = BURIED
    assert value(s) > carried


def test_crates_of_a_kind_are_worth_more_together() -> None:
    """A sale takes one kind; a dear one brings more."""
    assert kind_worth(2, 4) > 2 * kind_worth(1, 4)
    assert kind_worth(3, 5) > kind_worth(3, 2)
    assert kind_worth(0, 5) == 0


def test_three_crates_are_sold_when_they_are_dear() -> None:
    """For 15 Gold, of which 12 fit; at 2 Gold they had better wait."""
    s = to_order(dealt(), 0, "trade", "m05")
    hold(s, 0, gunpowder=3)
    match = match_from(s)
    player = make_bot("sailor", Random(1))
    assert player.choose(Seat(match, 0)) == ("order_trade", 3)


def test_a_victory_is_above_all() -> None:
    """And a defeat below everything that still goes on."""
    s = dealt()
    before = value(s)
    for who in range(2):
        over = s.copy()
        over.pirates[who].buried = [cell(name) for name in ("m05", "m06", "m08")]
        over.ended_by, over.over = who, True
        assert (value(over) > before + 100) == (who == 0)
        assert (value(over) < before - 100) == (who == 1)


def test_one_s_own_success_makes_nothing_worthless() -> None:
    """Gold that is gained is always a gain, whatever crew and legend there is."""
    s = dealt()
    crew(s, 0, "lisa_legacy", "jolly_rodge", "buck_cannon")
    worth = []
    for gold in range(13):
        s.pirates[0].gold = gold
        worth.append(value(s))
    assert worth == sorted(worth)


def test_nobody_crosses_the_line_into_the_arms_of_the_navy() -> None:
    """Two cards lie before the ship; one of them is the Navy's, and the captain has crossed the line."""
    s = to_order(dealt(), 0, "plunder", "m01", crossed=True)
    hold(s, 0, rum=1)
    far = s.copy()
    far.navy = cell("m16")
    s.navy = cell("m02")
    assert value(far) > value(s) + 1


# ------------------------------------------------------------------ odds and turns


DAMAGE = (1, 0, 2, 0, 1, 0)


def throws(dice: int) -> list[int]:
    return [sum(DAMAGE[face] for face in throw) for throw in product(FACES, repeat=dice)]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_odds_are_those_of_the_dice(dice: int) -> None:
    """Every throw counted."""
    totals = throws(dice)
    for least in range(-1, 7):
        assert above(DAMAGE, dice, least) == pytest.approx(sum(total > least for total in totals) / len(totals))
        assert exactly(DAMAGE, dice, least) == pytest.approx(totals.count(least) / len(totals))


def test_a_token_turns_the_worst_die() -> None:
    """Two dice, of which one can be turned to the best face afterwards."""
    rolled = [[DAMAGE[face] for face in throw] for throw in product(FACES, repeat=2)]
    for least in range(5):
        won = sum(max(each) + 2 > least for each in rolled) / len(rolled)
        assert with_tokens(DAMAGE, 2, least, 1) == pytest.approx(won)
        assert with_tokens(DAMAGE, 2, least, 0) == pytest.approx(above(DAMAGE, 2, least))


def test_a_fight_is_won_lost_or_even() -> None:
    """Against another pirate's dice, cannons included."""
    pairs = [(mine + 1, theirs + 2) for mine in throws(2) for theirs in throws(3)]
    more, less = beats(DAMAGE, 2, 1, DAMAGE, 3, 2)
    assert more == pytest.approx(sum(mine > theirs for mine, theirs in pairs) / len(pairs))
    assert less == pytest.approx(sum(mine < theirs for mine, theirs in pairs) / len(pairs))


def test_the_wheel_takes_turns_where_nobody_pays() -> None:
    """From Hide Out with nobody at hand space by space; with two deckhands two are passed; one picked up pays on."""
    assert turns_to(0, 0, 0)[1:] == (1, 2, 3, 4, 5)
    assert turns_to(0, 2, 0)[1:] == (1, 1, 1, 2, 3)
    assert turns_to(0, 1, 0b00100)[1:] == (1, 1, 1, 2, 3)


def test_a_ship_that_is_late_waits_for_the_captain_to_come_round() -> None:
    """He can dawdle on the way to an order, but not stay on it."""
    assert arrival(turns=1, latest=4, by_ship=3) == 3
    assert arrival(turns=1, latest=1, by_ship=2) > 3
    assert arrival(turns=3, latest=3, by_ship=1) == 3


def test_a_ship_in_the_way_of_a_burial_is_worth_more() -> None:
    """With 12 Gold and the captain before Search, near a burial place rather than in a far corner."""
    s = dealt()
    s.active = 1
    s.pirates[0].gold, s.pirates[0].space = 13, 3
    hands(s, 0, extort=1)
    stand(s, 0, "m06")
    near = value(s)
    stand(s, 0, "m04")
    assert near > value(s)
