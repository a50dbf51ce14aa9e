"""What was done in the open is remembered: worlds agree with it, wherever a bot thinks about them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.bots.parcel import pack_match, unpack_match
from karawela.engine import Match, Seat, registry
from karawela.engine.stored import boundary


def played(seats: int, answers: int, journal: bool = True) -> Match[Any]:
    """A random game of Santiago, that somebody has noted."""
    match: Match[Any] = Match(registry.title("santiago"), seats, f"remembered {answers}", journal=journal)
    rng = Random(answers)
    while not match.over and (answers > 0 or len(match.legal) < 2):
        match.choose(int(rng.random() * len(match.legal)))
        answers -= 1
    return match


def holdings(match: Match[Any]) -> list[tuple[object, ...]]:
    """What stands behind the screens."""
    return [(trader.goods, trader.pesos, trader.vp) for trader in match.state.traders]


def worlds_of(seat: Seat[Any]) -> list[list[tuple[object, ...]]]:
    return [holdings(seat.world(Random(number))) for number in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_was_there_knows_what_is_behind_the_screens(seats: int) -> None:
    """Santiago: all is taken and returned in the open, gifts to El Zorro included."""
    gifts = 0
    for answers in range(5, 125, 12):
        match = played(seats, answers)
        gifts += sum(event[0] == "gift" for _, event in match.events())
        for seat in range(seats):
            assert worlds_of(Seat(match, seat)) == [holdings(match)] * 3
    assert gifts


def test_who_came_later_has_to_guess() -> None:
    """Nobody has noted it, or only since then: holdings differ from world to world, and the goods still add up."""
    match = played(3, 60, journal=False)
    started: Match[Any] = Match(match.title, 3, "later", journal=True, state=boundary(match)[2])
    for each in (match, started):
        seat = each.to_move[0]
        worlds = [each.determinize(seat, Random(number)) for number in range(6)]
        assert len({str(holdings(world)) for world in worlds}) > 1
        for world in worlds:
            assert [sum(each) for each in zip(*[trader.goods for trader in world.state.traders], strict=True)] == [
                sum(each) for each in zip(*[trader.goods for trader in match.state.traders], strict=True)
            ]


def test_memory_does_not_look_behind_the_screen() -> None:
    """Were something else there than was seen to go there, a world would have what was seen."""
    match = played(2, 40)
    seat = match.to_move[0]
    seen = holdings(match)[1 - seat]
    match.settle()
    other = match._checkpoint.state.traders[1 - seat]  # type: ignore[attr-defined]
    other.vp, other.pesos = other.vp + 7, other.pesos + 3
    assert holdings(Seat(match, seat).world(Random(1)))[1 - seat] == seen


def test_it_is_remembered_in_other_processes() -> None:
    """A bot of a web table, one of several searching processes, and a copy at the terminal know as much."""
    match = played(3, 70)
    seat = match.to_move[0]
    here = Seat(match, seat)
    table = Seat(unpack_match(pack_match(match)), seat)
    fleet = Seat(unpack_match(pack_match(here.world(Random(5)), here.past())), seat)
    for there in (table, fleet, here.aside()):
        assert worlds_of(there) == [holdings(match)] * 3


def test_an_undone_choice_is_forgotten() -> None:
    """The next world is of the game as it stands."""
    match = played(2, 30)
    match.play(match.legal[0])
    while not match.at_boundary:
        match.choose(0)
    worlds_of(Seat(match, match.to_move[0]))
    match.undo(consent=True)
    assert worlds_of(Seat(match, match.to_move[0])) == [holdings(match)] * 3
