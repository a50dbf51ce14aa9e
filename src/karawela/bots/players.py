"""Bots that look at most at the turn in hand: anything legal, random with manners, and greedy."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from karawela.bots.habits import one_step_ahead
from karawela.bots.lookahead import DEPTH, first_sight
from karawela.bots.sense import sense_of
from karawela.engine.ask import Move
from karawela.engine.errors import NoWorld
from karawela.engine.seat import Seat


class Player(Protocol):
    """Whatever answers for a seat. `choose` is called only while the seat is asked and must return a legal move."""

    name: str

    def choose(self, seat: Seat[Any]) -> Move: ...


class RandomPlayer:
    """Picks any legal move, each with the same chance."""

    name = "random"

    def __init__(self, rng: Random):
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Move:
        return any_of(seat, self.rng)


class Deckhand:
    """Random with manners: looks one step ahead, never takes one of the worst third, and likes the best third more."""

    name = "deckhand"

    def __init__(self, rng: Random):
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Move:
        options = seat.legal
        if len(options) == 1:
            return options[0]
        try:
            world = seat.world(self.rng)
        except NoWorld:
            return any_of(seat, self.rng)
        worth = one_step_ahead(world, sense_of(seat.title).value, seat.seat, options)
        order = sorted(range(len(options)), key=lambda index: (-worth[index], self.rng.random()))
        liking = [(3, 2, 0)[rank * 3 // len(options)] for rank in range(len(options))]
        return options[self.rng.choices(order, liking)[0]]


class Greedy:
    """Tries every option in a few worlds it can't tell from the true one and takes the best by the title's valuation.

    A move is judged by what it begins: it follows its own best next steps, as far as nobody else comes between.
    """

    def __init__(self, rng: Random, worlds: int = 2, depth: int = DEPTH, name: str = "greedy"):
        self.rng = rng
        self.worlds = worlds
        self.depth = depth
        self.name = name

    def choose(self, seat: Seat[Any]) -> Move:
        options = seat.legal
        if len(options) == 1:
            return options[0]
        try:
            worth = first_sight(seat, self.rng, self.worlds, self.depth)
        except NoWorld:
            return any_of(seat, self.rng)
        best = max(worth)
        return self.rng.choice([move for move, each in zip(options, worth, strict=True) if each == best])


def any_of(seat: Seat[Any], rng: Random) -> Move:
    """Any legal move: for matters of taste, and where no world can be found."""
    options = seat.legal
    return options[int(rng.random() * len(options))]
