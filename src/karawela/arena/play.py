"""One game between bots. Whoever plays games in the arena plays them by `play`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from karawela.arena.plan import Pairing, Plan
from karawela.arena.takings import Counter, Take
from karawela.bots import Player, make_bot
from karawela.engine import Match, Seat, Stream, registry


class Stopped(Exception):
    """The game was broken off because nobody wants it any more."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, by seat. Scores, ranks and wins go on with the title's company, if it has any."""

    pairing: Pairing
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for a victory, a part of it where it is shared, 0 for none; whoever is first need not have won."""
    choices: tuple[int, ...]
    """How often each seat was asked."""
    seconds: tuple[float, ...]
    """How long each seat thought: the only thing here that depends on the machine."""
    truncated: bool
    takings: tuple[Take, ...]

    @property
    def lost(self) -> bool:
        """Whether no seat has won; the company may have."""
        return not any(self.wins[: len(self.pairing.bots)])


def play(plan: Plan, pairing: Pairing, wanted: Callable[[], bool] = lambda: True) -> Played:
    """Plays it: the game and every bot draw from streams of their own. `wanted` is asked before every choice."""
    seed = plan.seed_of(pairing.deal)
    title = registry.title(plan.title)
    match: Match[Any] = Match(title, plan.players, seed, plan.variants[pairing.variant], journal=True)
    players: list[Player] = [
        make_bot(bot, Random(Stream(seed, f"bot {seat}").word(0))) for seat, bot in enumerate(pairing.bots)
    ]
    counter = Counter(title)
    choices, seconds = [0] * plan.players, [0.0] * plan.players
    while not match.over:
        if not wanted():
            raise Stopped
        seat = match.to_move[0]
        counter.offer(seat, match.ask_of(seat).options)
        began = perf_counter()
        move = players[seat].choose(Seat(match, seat))
        seconds[seat] += perf_counter() - began
        choices[seat] += 1
        match.play(move, seat)
    result = match.result
    assert result is not None
    return Played(
        pairing,
        result.scores,
        result.ranks,
        tuple(result.share(who) for who in range(len(result.scores))),
        tuple(choices),
        tuple(seconds),
        result.truncated,
        counter.takes(match),
    )
