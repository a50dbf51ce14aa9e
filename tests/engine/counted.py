"""A toy game that counts what is done to it: how often it is set up, and how often its rules begin at a boundary."""

from __future__ import annotations

from dataclasses import dataclass

from karawela.engine import Ask, GameOver, Match, Result, Roll, Rules, State
from karawela.engine.title import Rulebook, Setup, Title


class Counts:
    def __init__(self) -> None:
        self.setups = 0
        self.turns = 0

    def reset(self) -> None:
        self.setups = self.turns = 0


@dataclass(slots=True)
class Walk(State):
    """So many turns of a throw, a choice and a forced step each; `banner` is the first seat's colour."""

    turns: int = 0
    banner: str = ""
    steps: int = 0


def counted(turns: int) -> tuple[Title[Walk], Counts]:
    """A walk of so many turns, and what it counts."""
    counts = Counts()

    def start(setup: Setup) -> Walk:
        counts.setups += 1
        return Walk(banner=setup.colours[0])

    def play(s: Walk) -> Rules:
        counts.turns += 1
        s.steps += yield Roll(6)
        answer = yield Ask(0, "step", [("step", 1), ("step", 2)])
        s.steps += int(answer[1])
        yield Ask(0, "rest", [("rest",)])
        s.tell("stepped", s.steps)
        s.turns += 1
        if s.turns == turns:
            raise GameOver

    rules: Rulebook[Walk] = Rulebook(start=start, play=play, result=lambda s: Result.by_rank((s.steps,)))
    return Title(id="walk", prefix="WLK", seats=range(1, 2), rooms={"rules": rules}), counts


def walked(title: Title[Walk], choices: int, colours: tuple[str, ...] = ()) -> Match[Walk]:
    """After so many choices."""
    match = Match(title, 1, "walk", colours=colours, journal=True)
    for number in range(choices):
        match.choose(number % 2)
    return match
