"""Reflexes: guns, bribes and purchases by exact odds and the stakes of the position, whatever the next dice bring."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from karawela.bots.players import RandomPlayer
from karawela.bots.sense import sense_of
from karawela.engine import Match, Seat
from karawela.games.ship_adventure.data.components import FACES
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.bot.reflexes import reflex, winning
from karawela.games.treasure_map.state import TreasureMap
from karawela.testing.table import play
from tests.games.treasure_map.table import carry, hold, last_turn, match_from, put, sq, table


def answer(match: Match[TreasureMap]) -> str:
    """What the asked seat does at once."""
    ask = match.ask_of(match.to_move[0])
    worth = sense_of(TITLE).instinct(match.state, ask.seat, ask.kind, ask.options)
    assert worth is not None
    assert len(worth) == len(ask.options)
    return " ".join(str(token) for token in ask.options[worth.index(max(worth))])


@pytest.mark.parametrize(
    ("dice", "bonus", "other", "other_bonus"), [(1, 0, 1, 0), (1, 2, 1, 6), (2, 3, 1, 3), (3, 6, 2, 9)]
)
def test_odds_are_those_of_the_dice(dice: int, bonus: int, other: int, other_bonus: int) -> None:
    """Every throw counted, ties thrown again."""
    ends = [
        sum(mine) + bonus - sum(theirs) - other_bonus
        for mine in product(FACES, repeat=dice)
        for theirs in product(FACES, repeat=other)
    ]
    won, lost = sum(end > 0 for end in ends), sum(end < 0 for end in ends)
    assert winning(dice, bonus, other, other_bonus) == pytest.approx(won / (won + lost))


def beside_a_rival(balls: int, their_balls: int, mine: int, theirs: int) -> Match[TreasureMap]:
    """Red stops next to yellow, both at sea, each with so many map pieces and cannonballs cards."""
    s = table("red", "yellow", level=2)
    put(s, 0, "F2")
    put(s, 1, "G3")
    hold(s, 0, pieces=range(1, mine + 1), cannonballs=balls)
    hold(s, 1, pieces=range(4, 4 - theirs, -1), cannonballs=their_balls)
    return play(match_from(s), "end_move")


def test_who_can_rob_without_dice_fires_one_card() -> None:
    """An unarmed rival with two pieces; a second card would be wasted."""
    assert answer(beside_a_rival(2, 0, 0, 2)) == "shoot 1"


def test_nobody_wastes_a_card_on_a_beggar() -> None:
    """A rival in a harbour's way with nothing to take is worth less than the shot, if it can't shoot either."""
    match = beside_a_rival(1, 0, 0, 0)
    worth = reflex(match.state, 0, "shoot", match.legal)
    assert worth is not None
    richer = beside_a_rival(1, 0, 0, 2)
    more = reflex(richer.state, 0, "shoot", richer.legal)
    assert more is not None
    assert worth[1] < more[1] - 30.0


def test_who_would_be_shot_anyway_fires() -> None:
    """The rival has a card and three pieces can be lost: to hold fire would be to lose without dice (SAT-5.14)."""
    assert answer(beside_a_rival(1, 1, 3, 0)) == "shoot 1"


def test_a_shot_is_answered() -> None:
    """Whoever does not answer loses all that it carries."""
    match = beside_a_rival(1, 2, 0, 2)
    assert answer(play(match, "shoot 1")) in ("answer 1", "answer 2")


def test_a_mover_who_holds_fire_is_robbed_with_one_card() -> None:
    """The other captain may open fire (SAT-5.15), and one card is enough."""
    match = beside_a_rival(1, 2, 3, 0)
    assert answer(play(match, "shoot 0")) == "answer 1"


def test_next_to_a_pirate_with_cannon_everybody_fires() -> None:
    """From level 2 on who holds fire loses (SAT-5.18)."""
    s = table("red", "yellow", level=2)
    put(s, 0, "F2")
    s.pirates[0] = sq("G3")
    hold(s, 0, pieces=[1, 2], cannonballs=1)
    assert answer(play(match_from(s), "end_move")) == "shoot 1"


def chased(square: str, pirate: str, *pieces: int) -> Match[TreasureMap]:
    """Red, with four coins and these pieces, has moved as the last of the round; a pirate is about to sail after it."""
    s = last_turn(table("red", "yellow"))
    put(s, 0, square)
    hold(s, 0, gold=4, pieces=pieces)
    s.pirates[0], s.prey[0] = sq(pirate), 0
    return play(match_from(s), "end_move")


@pytest.mark.parametrize("pieces", [(), (1, 2)])
def test_a_pirate_within_reach_is_bribed(pieces: tuple[int, ...]) -> None:
    """Two squares away; even without pieces the way back from home costs more than four coins."""
    assert answer(chased("F2", "H3", *pieces)) == "bribe pirate_1 yes"


def test_a_pirate_that_is_far_is_not_bribed_by_the_poor() -> None:
    """It can't catch its prey yet, and there is next to nothing to lose."""
    assert answer(chased("F2", "L8")) == "bribe pirate_1 no"


def test_in_a_harbour_nobody_pays() -> None:
    """There no pirate can do anything (SAT-5.02)."""
    home = table("red", "yellow")
    assert answer(chased(home.sea.names[home.home(0)], "H3", 1, 2)) == "bribe pirate_1 no"


def test_sabres_are_bought_first() -> None:
    """In another's city, where nothing can be stored."""
    s = table("red", "yellow")
    yellow = s.sea.cities[s.captains[1].colour][0]
    s.captains[0].ship, s.captains[0].crew = s.home(1), yellow
    hold(s, 0, gold=5)
    assert answer(play(match_from(s), "end_move")) == "buy sabres"


def test_a_token_becomes_the_last_piece_that_a_rival_lacks() -> None:
    """Of the pieces that both lack, the one of which there is no other."""
    s = table("red", "yellow", level=2)
    s.supply = [2, 2, 1, 2]
    carry(s, 0, "t2_purple")
    assert answer(play(match_from(s), "step K1", "end_move")) == "exchange t2_purple 3"


def test_at_home_nothing_is_stored_without_a_plan() -> None:
    """Too little gold for sabres or cannonballs: it is kept; what lies in the store is taken along."""
    s = table("red", "yellow")
    s.captains[0].crew = s.sea.cities[s.captains[0].colour][0]
    hold(s, 0, gold=2)
    assert answer(play(match_from(s), "end_move")) == "end_turn"
    s.captains[0].stored_pieces[2] = 1
    s.supply[2] -= 1
    assert answer(play(match_from(s), "end_move")) == "withdraw_all"


def test_who_sails_alone_has_no_reflexes() -> None:
    """One lost fight is the end: that wants thought."""
    s = table("red")
    assert reflex(s, 0, "act", [("buy", "sabres"), ("end_turn",)]) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_gets_an_answer_or_none(seats: int) -> None:
    """One worth for each option, and asking changes nothing."""
    match: Match[TreasureMap] = Match(TITLE, seats, f"reflexes {seats}", {"max_rounds": 20})
    player = RandomPlayer(Random(seats))
    asked = set()
    while not match.over:
        seat = match.to_move[0]
        ask = match.ask_of(seat)
        before = match.state.copy()
        worth = reflex(match.state, seat, ask.kind, ask.options)
        assert match.state == before
        if worth is not None:
            asked.add(ask.kind)
            assert len(worth) == len(ask.options)
        match.play(player.choose(Seat(match, seat)), seat)
    assert asked
