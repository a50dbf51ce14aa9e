"""What a thinker remembers between its own questions, and what several processes find together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.bots import Budget, Thinker, make_bot
from karawela.bots.parcel import pack_match, unpack_match
from karawela.engine import Match, Seat, registry
from tests.bots.positions import TITLES, middle
from tests.games.treasure_map import table


def at_sea() -> Match[Any]:
    """Treasure Map, four steps to go: several questions of one turn, and no chance between them."""
    s = table.table("red", "yellow")
    table.put(s, 0, "J5")
    table.put(s, 1, "D3")
    return Match(registry.title("treasure_map"), 2, "memory", state=s)


def test_within_a_turn_the_tree_goes_on_from_the_answer() -> None:
    """After a step the thinker knows already what it has learnt about the next one."""
    match = middle("santiago", 14)
    seat = Seat(match, match.to_move[0])
    thinker = Thinker(Random(1), Budget(60))
    match.play(thinker.choose(seat), seat.seat)
    assert thinker.memory is not None
    known = thinker.memory.recall(seat)
    assert known is not None
    assert known.visits >= 10
    assert set(match.legal) <= set(known.children)
    before = thinker.memory.search
    thinker.choose(seat)
    assert thinker.memory.search is before
    assert thinker.memory.node is known
    assert known.visits > 40


def test_a_course_is_followed_to_its_end() -> None:
    """Whoever has set out does not think again at every step, and ends where the search meant to."""
    match = at_sea()
    seat = Seat(match, 0)
    thinker = Thinker(Random(1), Budget(60))
    match.play(thinker.choose(seat), 0)
    assert thinker.memory is not None
    way, drawn = thinker.memory.way, thinker.rng.getstate()
    assert len(way) > 2 and way[-1] == ("end_move",)
    for step in way[1:]:
        if len(match.legal) > 1:
            assert thinker.choose(seat) == step
        if step in match.legal:
            match.play(step, 0)
    assert thinker.rng.getstate() == drawn, "nothing was thought about"
    assert match.state.captains[0].crew == match.state.sea.index[str(way[-2][1])]


def test_whoever_is_led_elsewhere_thinks_again() -> None:
    """The course is given up when another step was taken in its place."""
    match = at_sea()
    seat = Seat(match, 0)
    thinker = Thinker(Random(1), Budget(60))
    first = thinker.choose(seat)
    match.play(next(move for move in match.legal if move[0] == "step" and move != first), 0)
    assert thinker.memory is not None
    assert thinker.memory.underway(seat) is None
    drawn = thinker.rng.getstate()
    assert thinker.choose(seat) in match.legal
    assert thinker.rng.getstate() != drawn


def test_after_a_course_the_tree_goes_on_from_its_goal() -> None:
    """What comes after the move was thought about with it, if chance has not spoken."""
    s = table.table("red", "yellow")
    table.hold(s, 0, gold=9)
    city = s.sea.cities[s.captains[1].colour][0]
    table.put(s, 0, s.sea.names[s.sea.sea_around[city][0]], crew=s.sea.names[city])
    table.put(s, 1, "D3")
    match: Match[Any] = Match(registry.title("treasure_map"), 2, "memory", state=s)
    seat = Seat(match, 0)
    thinker = Thinker(Random(1), Budget(200))
    thinker.choose(seat)
    memory = thinker.memory
    assert memory is not None
    here = ("course", s.captains[0].crew)
    memory.course, memory.way = here, (("end_move",),)
    match.play("end_move", 0)
    assert match.ask_of(0).kind == "act"
    assert memory.recall(seat) is memory.node.children[here]


def test_another_turn_is_thought_about_afresh() -> None:
    """The tree was about a turn that has passed."""
    match = at_sea()
    thinker = Thinker(Random(1), Budget(40))
    thinker.choose(Seat(match, 0))
    assert thinker.memory is not None
    match.play("end_move", 0)
    while match.to_move != (0,):
        match.choose(len(match.legal) - 1)
    assert thinker.memory.recall(Seat(match, 0)) is None


def test_what_was_taken_back_is_forgotten() -> None:
    """After an undo the same question is asked again, and nothing is taken for its answer."""
    match = at_sea()
    thinker = Thinker(Random(1), Budget(40))
    move = thinker.choose(Seat(match, 0))
    match.play(move, 0)
    match.undo(0)
    assert thinker.memory is not None
    assert thinker.memory.recall(Seat(match, 0)) is None
    assert thinker.choose(Seat(match, 0)) in match.legal


@pytest.mark.parametrize("title", TITLES)
def test_a_world_can_be_sent_to_another_process(title: str) -> None:
    """To the seat it looks the same afterwards, and so do the worlds dealt from it."""
    match = middle(title, 30, 3, "fleet")
    seat = match.to_move[0]
    world = match.determinize(seat, Random(1))
    sent = unpack_match(pack_match(world, Seat(match, seat).past()))
    assert sent.view(seat) == match.view(seat)
    assert list(sent.ask_of(seat).options) == list(match.ask_of(seat).options)
    assert sent.determinize(seat, Random(2)).state == match.determinize(seat, Random(2)).state


def test_processes_add_up_their_visits_and_answer_alike() -> None:
    """Equal seeds, iterations and processes: equal answers; all iterations count."""
    match = middle("santiago", 30)
    seat = Seat(match, match.to_move[0])
    told = []
    for _ in range(2):
        bot = make_bot("captain@30*2", Random(9))
        assert isinstance(bot, Thinker)
        assert bot.fleet is not None
        report = bot.fleet.report(seat, bot.budget)
        bot.fleet.close()
        told.append(report.thoughts)
        assert report.iterations == 60
        assert sum(thought.visits for thought in report.thoughts) == report.iterations
    assert told[0] == told[1]
