"""Many games between bots, on one or more processes, with the same results on any number of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from karawela.bots import Player, make_bot
from karawela.engine import Match, Seat, Stream, registry


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: by seat, which bot sat there, its score and rank; and how long the game was."""

    bots: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    truncated: bool


@dataclass(slots=True)
class Standing:
    """What one entrant has achieved. A shared victory counts as a part of one."""

    name: str
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    squares: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate (Wilson's)."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.959964, self.games, self.rate
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def mean_score(self) -> tuple[float, float]:
        """The mean score and half the width of its 95 % interval."""
        mean = self.score / self.games
        variance = max(0.0, self.squares / self.games - mean * mean)
        return mean, 1.959964 * math.sqrt(variance / self.games)


@dataclass(slots=True)
class Tally:
    """The results of a simulation, by entrant and by seat."""

    entrants: list[Standing]
    seats: list[Standing]
    games: int = 0
    moves: int = 0
    truncated: int = 0
    played: list[Played] = field(default_factory=list)

    def add(self, game: Played) -> None:
        share = 1 / game.ranks.count(1)
        for seat, entrant in enumerate(game.bots):
            for standing in (self.entrants[entrant], self.seats[seat]):
                standing.games += 1
                standing.wins += share if game.ranks[seat] == 1 else 0
                standing.score += game.scores[seat]
                standing.squares += game.scores[seat] ** 2
        self.games += 1
        self.moves += game.moves
        self.truncated += game.truncated


def simulate(
    title: str,
    bots: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: str = "sim",
    options: dict[str, str] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Tally:
    """Plays the games; the entrants change seats from game to game. Bad titles, bots or options raise at once."""
    game = registry.game(title)
    game.check_seats(len(bots))
    game.read_options(options or {})
    for bot in bots:
        make_bot(bot, Random(0))
    names = [f"{bot} {'abcdefgh'[i]}" if bots.count(bot) > 1 else bot for i, bot in enumerate(bots)]
    tally = Tally([Standing(name) for name in names], [Standing(f"seat {i + 1}") for i in range(len(bots))])
    one = partial(play_one, title, tuple(bots), seed, options or {})
    for played in _each(one, games, jobs):
        tally.add(played)
        tally.played.append(played)
        progress()
    return tally


def _each(one: Callable[[int], Played], games: int, jobs: int) -> Iterable[Played]:
    if jobs <= 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(games), chunksize=max(1, min(16, games // (4 * jobs) or 1)))


def play_one(title: str, bots: tuple[str, ...], seed: str, options: dict[str, str], number: int) -> Played:
    """One game, wholly determined by its arguments: the game and every bot draw from streams of their own."""
    seats = tuple((number + shift) % len(bots) for shift in range(len(bots)))
    name = f"{seed}/{number}"
    match: Match[Any] = Match(registry.game(title), len(bots), name, options)
    players: list[Player] = [
        make_bot(bots[entrant], Random(Stream(name, f"bot {seat}").word(0))) for seat, entrant in enumerate(seats)
    ]
    moves = 0
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)
        moves += 1
    result = match.result
    assert result is not None
    return Played(seats, result.scores, result.ranks, moves, result.truncated)
