"""What a tournament has shown: by entrant, by seat, by pair, by set of options, by thing taken. Plain figures; reports
and ladders put them into words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from karawela.arena.plan import Plan
from karawela.arena.play import Played
from karawela.arena.report.intervals import Mean, Rate, Sample
from karawela.arena.results import Results

Figure = Literal["scores", "lengths", "margins"]
"""What is compared between sets of options: scores, choices a game, the winner's margin."""
Duels = dict[int, dict[tuple[str, str], float]]
"""By deal, how often the first was ranked above the second; equals count half for each."""


@dataclass(slots=True)
class Entrant:
    """One bot in all of its seats."""

    name: str
    won: Rate = field(default_factory=Rate)
    scores: Sample = field(default_factory=Sample)
    choices: int = 0
    seconds: float = 0.0

    @property
    def pace(self) -> float:
        """Seconds a choice."""
        return self.seconds / self.choices if self.choices else 0.0


@dataclass(slots=True)
class Thing:
    """A component that seats took, or were offered."""

    kind: str
    thing: str
    offered: int = 0
    taken: int = 0
    won: Rate = field(default_factory=Rate)
    """Of the seats that took it at least once in a game."""
    surplus: Sample = field(default_factory=Sample)
    """For each of those: its victory less the rate at which that entrant wins anyway."""

    @property
    def appetite(self) -> float | None:
        """How often it is taken when it is offered; None where offers are not known."""
        return self.taken / self.offered if self.offered >= self.taken and self.offered else None

    @property
    def lift(self) -> Mean:
        return self.surplus.mean()


@dataclass(slots=True)
class Variant:
    """A set of options, and what it changes against the first one in the same deals."""

    options: dict[str, str]
    games: int = 0
    scores: Sample = field(default_factory=Sample)
    lengths: Sample = field(default_factory=Sample)
    margins: Sample = field(default_factory=Sample)

    def sample(self, figure: Figure) -> Sample:
        sample: Sample = getattr(self, figure)
        return sample


@dataclass(slots=True)
class Findings:
    """All figures of one file of results. `seats` go round the table."""

    plan: Plan
    entrants: dict[str, Entrant]
    seats: list[Rate]
    seat_scores: list[Sample]
    variants: list[Variant]
    games: int = 0
    truncated: int = 0
    lengths: list[int] = field(default_factory=list)
    """Choices a game."""
    margins: list[int] = field(default_factory=list)
    """The best score less the second best."""
    pairs: dict[tuple[str, str], Rate] = field(default_factory=dict)
    duels: Duels = field(default_factory=dict)
    things: dict[tuple[str, str], Thing] = field(default_factory=dict)

    @property
    def even(self) -> float:
        """The share of victories that a seat has if all are equal."""
        return 1 / self.plan.players

    def things_of(self, kind: str) -> list[Thing]:
        """The things of a kind, those first that go with winning most."""
        mine = [thing for thing in self.things.values() if thing.kind == kind]
        return sorted(mine, key=lambda thing: (not thing.taken, -thing.lift.value, thing.thing))

    def change(self, number: int, figure: Figure) -> Mean:
        """How a variant differs from the first one, by deals that both have."""
        first, other = (self.variants[which].sample(figure).deals for which in (0, number))
        changes = Sample()
        for deal, (count, total) in other.items():
            if deal in first:
                changes.add(deal, total / count - first[deal][1] / first[deal][0])
        return changes.mean()


def findings_of(results: Results, usual: bool = False) -> Findings:
    """Reads the results twice: what somebody wins by a thing is measured against what they win anyway. With `usual`,
    games of other variants than the first tell about variants only."""
    plan = results.plan
    found = Findings(
        plan,
        {name: Entrant(name) for name in plan.names},
        [Rate() for _ in range(plan.players)],
        [Sample() for _ in range(plan.players)],
        [Variant(dict(options)) for options in plan.variants],
    )
    for played in results.games():
        _count_variant(found.variants[played.pairing.variant], played)
        if not (usual and played.pairing.variant):
            _count(found, played)
    for played in results.games():
        if not (usual and played.pairing.variant):
            _count_things(found, played)
    return found


def _count_variant(variant: Variant, played: Played) -> None:
    deal = played.pairing.deal
    variant.games += 1
    variant.lengths.add(deal, sum(played.choices))
    if len(played.scores) > 1:
        variant.margins.add(deal, _margin(played))
    for seat in range(len(played.pairing.bots)):
        variant.scores.add(deal, played.scores[seat])


def _margin(played: Played) -> int:
    best = sorted(played.scores, reverse=True)
    return best[0] - best[1]


def _count(found: Findings, played: Played) -> None:
    deal = played.pairing.deal
    found.games += 1
    found.truncated += played.truncated
    found.lengths.append(sum(played.choices))
    if len(played.scores) > 1:
        found.margins.append(_margin(played))
    for seat, bot in enumerate(played.pairing.bots):
        win, score = played.wins[seat], played.scores[seat]
        entrant = found.entrants[bot]
        entrant.won.add(deal, win)
        entrant.scores.add(deal, score)
        entrant.choices += played.choices[seat]
        entrant.seconds += played.seconds[seat]
        found.seats[seat].add(deal, win)
        found.seat_scores[seat].add(deal, score)
    for one, other, share in _meetings(played):
        duels = found.duels.setdefault(deal, {})
        for pair, part in (((one, other), share), ((other, one), 1 - share)):
            duels[pair] = duels.get(pair, 0.0) + part
            found.pairs.setdefault(pair, Rate()).add(deal, part)


def _meetings(played: Played) -> Iterator[tuple[str, str, float]]:
    """Every two different entrants at the table, and what the first got of the two."""
    bots, ranks = played.pairing.bots, played.ranks
    for one, other in combinations(range(len(bots)), 2):
        if bots[one] != bots[other]:
            share = 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])
            yield bots[one], bots[other], share


def _count_things(found: Findings, played: Played) -> None:
    for seat, kind, name, offered, taken in played.takings:
        thing = found.things.setdefault((kind, name), Thing(kind, name))
        thing.offered += offered
        thing.taken += taken
        if taken:
            win = played.wins[seat]
            thing.won.add(played.pairing.deal, win)
            thing.surplus.add(played.pairing.deal, win - found.entrants[played.pairing.bots[seat]].won.rate)
