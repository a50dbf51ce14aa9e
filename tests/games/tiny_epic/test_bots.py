"""What bots do at once, and that every level plays."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import LEVELS, make_bot
from karawela.bots.sense import sense_of
from karawela.engine import Match, Move, move_text
from karawela.engine.seat import Seat
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import play
from tests.games.tiny_epic.table import (
    BOX,
    crew,
    cubes,
    dealt,
    hands,
    hold,
    match_from,
    merchant,
    row,
    stand,
    to_order,
)

SETTINGS = [
    (2, {}),
    (3, {"amdiak": True}),
    (1, {"amdiak": True, "solo": "ordinary"}),
    (1, {"amdiak": True, "solo": "ghost_pirate"}),
]


def at_once(match: Match[TinyEpic]) -> str:
    """What the asked seat does without a thought."""
    ask = match.ask_of()
    worth = sense_of(TITLE).instinct(match.state, ask.seat, ask.kind, ask.options)
    assert worth is not None
    assert len(worth) == len(ask.options)
    return move_text(ask.options[worth.index(max(worth))])


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_there_is_a_reflex_for_nearly_every_question(seats: int, options: dict[str, object]) -> None:
    """A number for each option, and the position is as it was before."""
    match = Match(TITLE, seats, "reflexes", {**options, "round_limit": 40})
    random, without = Random(1), set()
    while not match.over:
        ask = match.ask_of()
        before = match.state.copy()
        worth = sense_of(TITLE).instinct(match.state, ask.seat, ask.kind, ask.options)
        assert match.state == before
        if worth is None:
            without.add(ask.kind)
        else:
            assert len(worth) == len(ask.options)
        match.choose(int(random.random() * len(ask.options)))
    assert without <= {"choose_side", "place_ship", "choose_port", "move_ship"}


@pytest.mark.parametrize("level", [*list(LEVELS)[:2], *(f"{level}@3" for level in list(LEVELS)[2:])])
def test_every_level_plays(level: str) -> None:
    """Legal moves, turn after turn."""
    options: dict[str, object] = {"amdiak": True, "round_limit": 1}
    match = Match(TITLE, 2, "levels", options)
    players = [make_bot(level, Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)


def test_who_can_bury_buries() -> None:
    """At once and after a thought."""
    s = to_order(dealt(), 0, "search", "m06")
    s.tokens = 0
    s.pirates[0].gold = 12
    match = match_from(s)
    assert match.ask_of().kind == "captain_bury"
    assert at_once(match) == "bury"
    assert make_bot("sailor", Random(1)).choose(Seat(match, 0)) == ("bury",)
    assert make_bot("mate@10", Random(1)).choose(Seat(match, 0)) == ("bury",)


def test_cubes_for_the_urn_are_not_buried() -> None:
    """With Gold enough the treasure is paid in Gold, until the urn is had."""
    s = to_order(dealt(amdiak=True), 0, "search", "m06")
    s.tokens = 0
    s.pirates[0].gold = 13
    cubes(s, 0, 2)
    assert at_once(match_from(s)) == "bury 0"


def test_the_best_of_the_row_is_hired() -> None:
    """Early in the game Gold at every Search is better than a card for mending."""
    s = to_order(dealt(), 0, "crew_up", "m09")
    row(s, "doc_blockley", "lisa_legacy", "cutter_fang")
    match = play(match_from(s), "order_crew_up")
    assert at_once(match) == "hire lisa_legacy"


def test_nobody_attacks_whom_he_cannot_beat() -> None:
    """No die deals enough damage for 8."""
    s = to_order(dealt(), 0, "attack", "m01")
    merchant(s, 0, "mer_8a", "m01")
    hands(s, 0, extort=3)
    assert at_once(match_from(s)) == "order_decline"
    merchant(s, 0, "mer_2a", "m01")
    crew(s, 0, "buck_cannon", "betty_blunderbuss", "black_eyed_brutus")
    assert at_once(match_from(s)) == "order_attack merchant_1"


def test_a_token_is_spent_where_it_wins() -> None:
    """2 hits against 2 are not enough; the face with most damage makes it more. Who has won keeps his tokens."""
    s = to_order(dealt(), 0, "attack", "m01")
    merchant(s, 0, "mer_2a", "m01")
    hands(s, 0, cannons=1, extort=2)
    s.pirates[0].sure = 1
    short = play(match_from(s.copy(), 1, 6), "order_attack merchant_1")
    assert at_once(short).startswith("sure_fire 2 ")
    won = play(match_from(s.copy(), 1, 2), "order_attack merchant_1")
    assert at_once(won) == "dice_done"


def test_the_deckhand_who_does_least_is_jostled() -> None:
    """A second one on the rigging rather than the only one on extort."""
    s = to_order(dealt(), 0, "search", "m01")
    hands(s, 0, rigging=2, extort=1)
    match = play(match_from(s, "st_reef"), "order_search")
    assert at_once(match) == "jostle rigging"


def test_the_cheapest_crate_goes_back() -> None:
    """Of three kinds and four crates the one that is worth least beside the others."""
    s = to_order(dealt(), 0, "plunder", "m02")
    hold(s, 0, gunpowder=2, coffee=1)
    match = play(match_from(s, "sugarcane"), "order_plunder")
    assert at_once(match) == "discard_crate sugarcane"


def test_circumstances_tell_throws_apart() -> None:
    """The same question after another throw is another question; where nothing matters besides, it is the same."""
    s = to_order(dealt(), 0, "attack", "m01")
    merchant(s, 0, "mer_2a", "m01")
    s.pirates[0].sure = 1
    known: set[tuple[int, ...]] = set()
    around = sense_of(TITLE).circumstances
    for face in (1, 2):
        match = play(match_from(s.copy(), face, 6), "order_attack merchant_1")
        ask = match.ask_of()
        known.add(around(match.state, 0, ask.kind, ask.options))
    assert len(known) == 2
    options: list[Move] = [("jostle", "rigging"), ("jostle", "cannons")]
    assert around(s, 0, "jostle", options) == ()
    there = around(s, 0, "order", options)
    stand(s, 0, "m02")
    assert around(s, 0, "order", options) != there
    assert len(BOX.crew) > 24
