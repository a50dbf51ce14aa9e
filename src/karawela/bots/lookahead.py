"""Looking ahead over the rest of one's own turn: what a greedy player does, and where a search begins."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from karawela.bots.sense import sense_of
from karawela.engine.ask import Move
from karawela.engine.match import Match
from karawela.engine.seat import Seat

Value = Callable[[Any, int], float]
DEPTH = 2
"""So many own steps are followed beyond the first."""
WIDTH = 24
"""Of more options than this, so many are tried at each of them."""


def first_sight(seat: Seat[Any], rng: Random, worlds: int = 2, depth: int = DEPTH) -> list[float]:
    """What each option of the seat is worth, on average over a few worlds. May raise `NoWorld`."""
    options, value = seat.legal, sense_of(seat.title).value
    totals = [0.0] * len(options)
    for _ in range(worlds):
        world = seat.world(rng)
        for index, move in enumerate(options):
            totals[index] += worth_of(world, value, seat.seat, move, rng, depth)
    return [total / worlds for total in totals]


def worth_of(world: Match[Any], value: Value, seat: int, move: Move, rng: Random, depth: int) -> float:
    """The position after the move by the title's valuation.

    As long as the same seat is asked again before the next boundary, its best next step is followed, so that a move is
    judged by what it begins."""
    after = world.clone()
    ply = after.ply
    after.play(move, seat)
    if depth and after.to_move == (seat,) and not after.at_boundary and after.ply == ply + 1:
        following = after.legal
        if len(following) > WIDTH:
            following = rng.sample(list(following), WIDTH)
        return max(worth_of(after, value, seat, step, rng, depth - 1) for step in following)
    return value(after.state, seat)  # a world holds no true secrets
