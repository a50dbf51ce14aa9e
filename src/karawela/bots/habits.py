"""Habits: what a player who looks one step ahead would do, remembered by the question.

To look one step ahead costs a copy of the world and a valuation for every option. The same question, with the same
options, comes again in thousands of worlds of one search and nearly always has the same answer: so it is worked out
once, refreshed now and then, and otherwise recalled. Where the answer depends on more than the options, the title says
by its `circumstances` what makes it another question. Where options are many the question hardly ever comes again, but
its options do: there each move is remembered by itself. Where the title has an instinct that is quick and sees further,
that comes first. Habits order the children of every node in the tree and play the turns beyond it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from karawela.bots.lookahead import Value
from karawela.bots.sense import Sense
from karawela.engine.ask import Ask, Move
from karawela.engine.match import Match

MANY = 12
"""With more options than this each move has its own habit."""
_REFRESHED = 6
"""A habit is looked into again after so many uses, then after so many times as many, and so on."""
_LATEST = 400
"""After so many uses it stays."""
_SHARP = 0.6
"""How much of the spread of the options' worth makes one e times as likely as another."""
_OPEN = 0.4
"""So much of the likelihood is shared evenly: one step is not the whole story."""


class Habit:
    """One question and its options, or one move and nothing else: how good, on average over the looks."""

    __slots__ = ("best", "due", "looks", "uses", "worth")

    def __init__(self, options: int):
        self.worth = [0.0] * options
        """By how much each is better than the middle of them, or than standing still."""
        self.best = 0
        self.looks = 0
        self.uses = 0
        self.due = 0

    @property
    def stale(self) -> bool:
        return self.uses == self.due

    def look(self, worth: Sequence[float], middle: float) -> None:
        """One more look; the next one is due after some uses more."""
        self.looks += 1
        mine = self.worth
        for index, each in enumerate(worth):
            mine[index] += (each - middle - mine[index]) / self.looks
        self.best = mine.index(max(mine))
        self.due = -1 if self.uses >= _LATEST else max(self.uses, 1) * _REFRESHED


Key: TypeAlias = tuple[Any, ...]


class Habits:
    """The habits of all seats in one search."""

    def __init__(self, sense: Sense[Any]) -> None:
        self._sense = sense
        self._questions: dict[Key, Habit] = {}
        self._moves: dict[Key, Habit] = {}

    def __len__(self) -> int:
        return len(self._questions) + len(self._moves)

    def choice(self, world: Match[Any], ask: Ask) -> int:
        """The index of the option that is taken by habit."""
        known = self._sense.instinct(world.state, ask.seat, ask.kind, ask.options)
        if known is not None:
            return known.index(max(known))
        if len(ask.options) <= MANY:
            return self._question(world, ask).best
        habits = self._each(world, ask)
        while True:
            best = max(range(len(habits)), key=lambda index: habits[index].worth[0])
            habit = habits[best]
            stale = habit.stale
            habit.uses += 1
            if not stale:
                return best
            middle = self._sense.value(world.state, ask.seat)
            habit.look(one_step_ahead(world, self._sense.value, ask.seat, (ask.options[best],)), middle)

    def worth(self, world: Match[Any], ask: Ask) -> list[float]:
        """What each option is worth by habit, compared with the others."""
        known = self._sense.instinct(world.state, ask.seat, ask.kind, ask.options)
        if known is not None:
            return known
        if len(ask.options) <= MANY:
            return self._question(world, ask).worth
        return [habit.worth[0] for habit in self._each(world, ask)]

    def _question(self, world: Match[Any], ask: Ask) -> Habit:
        around = self._sense.circumstances(world.state, ask.seat, ask.kind, ask.options)
        key = (ask.seat, ask.kind, around, *ask.options)
        habit = self._questions.get(key)
        if habit is None:
            habit = self._questions[key] = Habit(len(ask.options))
        if habit.stale:
            worth = one_step_ahead(world, self._sense.value, ask.seat, ask.options)
            habit.look(worth, sum(worth) / len(worth))
        habit.uses += 1
        return habit

    def _each(self, world: Match[Any], ask: Ask) -> list[Habit]:
        """The habit of every option; those that are new are looked into."""
        moves, seat = self._moves, ask.seat
        habits = [moves.get((seat, move)) for move in ask.options]
        new = [move for move, habit in zip(ask.options, habits, strict=True) if habit is None]
        if new:
            middle = self._sense.value(world.state, seat)
            for move, worth in zip(new, one_step_ahead(world, self._sense.value, seat, new), strict=True):
                habit = moves[seat, move] = Habit(1)
                habit.uses = 1
                habit.look((worth,), middle)
        return [moves[seat, move] for move in ask.options]


def one_step_ahead(world: Match[Any], value: Value, seat: int, options: Iterable[Move]) -> list[float]:
    """For the asked seat, the worth of the position after each option."""
    worth = []
    for move in options:
        after = world.clone()
        after.play(move, seat)
        worth.append(value(after.state, seat))
    return worth


def likelihoods(worth: Sequence[float]) -> list[float]:
    """The better the likelier, measured by how far the options lie apart."""
    count = len(worth)
    middle = sum(worth) / count
    spread = math.sqrt(sum([(each - middle) ** 2 for each in worth]) / count) * _SHARP + 1e-9
    top = max(worth)
    weights = [math.exp((each - top) / spread) for each in worth]
    whole = sum(weights)
    return [_OPEN / count + (1.0 - _OPEN) * weight / whole for weight in weights]
