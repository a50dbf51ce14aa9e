"""Many games between bots, on one or more processes, with the same results on any number of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from karawela.arena.plan import plan_of
from karawela.arena.play import Played
from karawela.arena.report.intervals import Rate, Sample
from karawela.arena.workers import play_here


@dataclass(slots=True)
class Standing:
    """What one bot, or whoever sat in one seat, has achieved."""

    name: str
    won: Rate = field(default_factory=Rate)
    scores: Sample = field(default_factory=Sample)


@dataclass(slots=True)
class Tally:
    """The results of a simulation, by bot and by seat."""

    bots: dict[str, Standing]
    seats: list[Standing]
    games: int = 0
    choices: int = 0
    truncated: int = 0
    lost: int = 0
    """Games that no seat has won."""

    def add(self, played: Played) -> None:
        for seat, bot in enumerate(played.pairing.bots):
            for standing in (self.bots[bot], self.seats[seat]):
                standing.won.add(played.pairing.deal, played.wins[seat])
                standing.scores.add(played.pairing.deal, played.scores[seat])
        self.games += 1
        self.choices += sum(played.choices)
        self.truncated += played.truncated
        self.lost += played.lost


def simulate(
    title: str,
    bots: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: str = "sim",
    options: dict[str, str] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Tally:
    """Plays the games: the bots play every deal in every rotation of their seats. Bad input raises at once."""
    plan = plan_of(title, tuple(bots), len(bots), games, seed, (options or {},))
    every = []
    for played in play_here(plan, islice(plan.pairings(), games), jobs):
        every.append(played)
        progress()
    tally = Tally({bot: Standing(bot) for bot in bots}, [Standing(str(seat + 1)) for seat in range(len(bots))])
    for played in sorted(every, key=lambda one: one.pairing.number):
        tally.add(played)
    return tally
