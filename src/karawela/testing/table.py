"""A table for the tests of any title: a match from a state set up by hand, dice by script, and what is asked and told.

    match = play(match_from(TITLE, s, 3, "rum", seats=2), "move_car 1", "load rum 1")
    assert texts(match) == ["pass"]
    assert told(match, "goods") == [("goods", 0, "rum", -1)]

A title's own tests add how its states are set up, and nothing of this again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeVar

from karawela.engine import Match, move_text
from karawela.engine.ask import Chance
from karawela.engine.errors import IllegalMove
from karawela.engine.state import Event, State
from karawela.engine.title import Title

S = TypeVar("S", bound=State)


class Dice:
    """Chance by script: each outcome in turn, by the text that a record would show; then a failure."""

    def __init__(self, outcomes: Iterable[int | str]):
        self.outcomes = [str(outcome) for outcome in outcomes]
        self.asked: list[str] = []

    def __call__(self, step: Chance, number: int) -> int:
        self.asked.append(step.what)
        if not self.outcomes:
            raise AssertionError(f"chance was asked for {step.what}, and the script has no more outcomes")
        text = self.outcomes.pop(0)
        for thing in step.pool:
            if step.text(thing) == text:
                return thing
        raise AssertionError(f"{text} cannot come up for {step.what}")


def started(title: Title[S], seats: int, **options: object) -> S:
    """The state before the first step, with these options and the others at their defaults."""
    return title.rules.start(title.setup(seats, options))


def match_from(title: Title[S], state: S, *outcomes: int | str, seats: int) -> Match[S]:
    """A match that goes on from the state; chance gives `outcomes` and then fails the test."""
    return Match(title, seats, "test", state=state, source=Dice(outcomes), journal=True)


def play(match: Match[S], *moves: str) -> Match[S]:
    """Plays moves one after another, each by the seat that is asked first."""
    for move in moves:
        match.play(move)
    return match


def texts(match: Match[Any], verb: str = "") -> list[str]:
    """The legal moves in their text form, or those with this verb."""
    return [move_text(move) for move in match.legal if verb in ("", move[0])]


def kind(match: Match[Any]) -> str:
    """The kind of the pending question."""
    return match.ask_of().kind


def told(match: Match[Any], *names: str) -> list[Event]:
    """The public events of these names, in order; without names, all of them."""
    return [event for _, event in match.events(None) if not names or event[0] in names]


def log_texts(match: Match[Any]) -> list[str]:
    """Every line of the log, choices and chance alike, as an onlooker reads it."""
    return [line.text for line in match.log()]


def assert_refused(match: Match[Any], move: str, expected: str) -> None:
    """The move is illegal by exactly this rule, and trying it changes nothing."""
    before, ply = match.state.copy(), match.ply
    refusal = match.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert refusal.rule == expected, f"{move} is refused by {refusal.rule}"
    try:
        match.play(move)
    except IllegalMove as error:
        assert error.refusal is not None
        assert error.refusal.rule == expected
    else:
        raise AssertionError(f"{move} was refused, and then played")
    assert match.state == before
    assert match.ply == ply


def walk(title: Title[S], number: int, seats: int, **options: object) -> Iterator[Match[S]]:
    """A game with random choices: the match before the first choice and after every choice."""
    rng = Random(number)
    match = Match(title, seats, f"walk {number}", options, journal=True)
    yield match
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
        yield match
