"""The first two bots: one that picks anything legal, one that looks a move ahead."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from karawela.engine.ask import Move
from karawela.engine.errors import SetupError
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
        options = seat.legal
        return options[int(self.rng.random() * len(options))]


class Greedy:
    """Tries every option in a few worlds it can't tell from the true one and takes the best by the title's valuation.

    It looks at the position right after the move and, as long as the same seat is asked again in the same turn, follows
    its own best next step, so that a move is judged by the turn it begins.
    """

    name = "greedy"

    def __init__(self, rng: Random, worlds: int = 2, depth: int = 2, width: int = 24):
        self.rng = rng
        self.worlds = worlds
        self.depth = depth
        self.width = width

    def choose(self, seat: Seat[Any]) -> Move:
        options = seat.legal
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = seat.world(self.rng)
            for index, move in enumerate(options):
                totals[index] += self._worth(world, seat.seat, move, self.depth)
        best = max(totals)
        return self.rng.choice([move for move, total in zip(options, totals, strict=True) if total == best])

    def _worth(self, world: Any, seat: int, move: Move, depth: int) -> float:
        after = world.clone()
        turn = after.ply
        after.play(move, seat)
        asked = after.to_move
        if depth and asked == (seat,) and not after.at_boundary and after.ply == turn + 1:
            following = after.legal
            if len(following) > self.width:
                following = self.rng.sample(list(following), self.width)
            return max(self._worth(after, seat, step, depth - 1) for step in following)
        worth: float = world.game.value(after.state, seat)  # a world holds no true secrets
        return worth


BOTS: dict[str, Callable[[Random], Player]] = {"random": RandomPlayer, "greedy": Greedy}


def make_bot(name: str, rng: Random) -> Player:
    """The bot of that name, with a stream of chance of its own."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1, 0.4)
        guess = f"did you mean {near[0]}?" if near else f"bots: {', '.join(BOTS)}"
        raise SetupError(f"there is no bot '{name}'; {guess}")
    return BOTS[name](rng)
