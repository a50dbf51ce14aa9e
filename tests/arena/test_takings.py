"""The one rule by which things taken are counted, on a stall that has every case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from karawela.arena.takings import Counter, Take
from karawela.components.catalogue import Catalogue
from karawela.components.sheets import Rows
from karawela.engine import Ask, GameOver, Match, Result, Rules, State
from karawela.engine.title import Rulebook, Taking, Title


@dataclass(slots=True)
class Stall(State):
    """Nothing to remember."""


def buying(s: Stall) -> Rules:
    for _ in range(2):
        yield Ask(0, "buy", [("buy", "orange", 1), ("buy", "orange", 2), ("buy", "lemon", "orange"), ("pass",)])
    yield Ask(0, "buy", [("buy", "lemon", 1)])
    s.tell("finds", 0, "bead")
    s.tell("leaves", 0, "bead")
    s.tell("leaves", 0, "ring")
    s.tell("given", 0, "shell")
    s.tell("finds", 1, "ring")
    raise GameOver


THINGS = ("orange", "lemon", "bead", "ring", "shell", "parrot")
STALL: Title[Stall] = Title(
    id="stall",
    prefix="ST",
    seats=range(1, 2),
    takings=(
        Taking("fruit", moves=("buy",)),
        Taking("trinket", events=("finds",), passed=("leaves",)),
        Taking("gift", events=("given",)),
    ),
    rooms={
        "rules": Rulebook(
            start=lambda setup: Stall(),
            play=buying,
            result=lambda s: Result.by_rank((1, 0)),
            company=lambda setup: ("parrot",),
        ),
        "data": Catalogue(Rows({}, {}, {}, ""), {thing: {"en": thing, "pl": thing} for thing in THINGS}),
    },
)
"""One buyer, and a parrot that plays along without a seat."""


def counted(*moves: str) -> set[Take]:
    """A game in which the buyer answers so."""
    match: Match[Any] = Match(STALL, 1, "seed", journal=True)
    counter = Counter(STALL)
    for move in moves:
        counter.offer(0, match.ask_of().options)
        match.play(move)
    assert match.over
    return set(counter.takes(match))


def test_a_thing_is_offered_once_a_question_and_taken_by_the_move_that_names_it() -> None:
    """Two options of an orange are one offer; a move that names two things takes both; a forced move is an offer."""
    fruit = {take for take in counted("buy orange 2", "buy lemon orange") if take.kind == "fruit"}
    assert fruit == {Take(0, "fruit", "orange", 2, 2), Take(0, "fruit", "lemon", 3, 2)}


def test_passing_takes_nothing() -> None:
    """The forced lemon is all there is."""
    fruit = {take for take in counted("pass", "pass") if take.kind == "fruit"}
    assert fruit == {Take(0, "fruit", "orange", 2, 0), Take(0, "fruit", "lemon", 3, 1)}


def test_events_tell_of_taking_and_of_passing_by_but_not_for_the_company() -> None:
    """Where nobody tells of passing by, offers are not known."""
    told = {take for take in counted("pass", "pass") if take.kind != "fruit"}
    assert told == {
        Take(0, "trinket", "bead", 2, 1),
        Take(0, "trinket", "ring", 1, 0),
        Take(0, "gift", "shell", 0, 1),
    }
