"""How a game ended: the scores, the order, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

Lines = tuple[tuple[tuple[str, int], ...], ...]
Side = tuple[int, ...]
Ending = Literal["winner", "team", "shared", "lost", "nobody"]
"""One has won; several who play together have; several have who do not; all who played were on one side and have lost;
nobody has won."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by number: first come the seats, then the title's company.

    Ranks begin at 1 and are shared by equals; `lines` explain each score, in order. Who is first need not have won:
    only `winners` say who has, and they may be none."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    lines: Lines = ()
    truncated: bool = False
    teams: tuple[Side, ...] = ()
    """Those who win and lose together. Whoever is in no team plays alone."""
    company: int = 0
    """So many of the last have no seat."""

    @classmethod
    def by_rank(
        cls,
        scores: Sequence[int],
        keys: Sequence[Any] | None = None,
        lines: Sequence[tuple[tuple[str, int], ...]] = (),
        truncated: bool = False,
        teams: tuple[Side, ...] = (),
        company: int = 0,
    ) -> Result:
        """Whoever has the greatest key has won, with the whole team. The keys are the scores if nothing breaks ties."""
        ranks = ranks_of(scores if keys is None else keys)
        first = first_of(ranks)
        winners = {*first, *(who for team in teams if not set(team).isdisjoint(first) for who in team)}
        return cls(tuple(scores), ranks, tuple(sorted(winners)), tuple(lines), truncated, teams, company)

    @property
    def seats(self) -> int:
        return len(self.scores) - self.company

    @property
    def sides(self) -> tuple[Side, ...]:
        """The teams, then those who play alone."""
        members = {who for team in self.teams for who in team}
        return (*self.teams, *((who,) for who in range(len(self.scores)) if who not in members))

    @property
    def nobody_won(self) -> bool:
        """Neither a seat nor the company."""
        return not self.winners

    @property
    def lost(self) -> bool:
        """Whether no seat has won; the company may have."""
        return all(who >= self.seats for who in self.winners)

    @property
    def ending(self) -> Ending:
        """Of which kind the ending is; each has words of its own."""
        if not self.winners:
            return "lost" if sum(side[0] < self.seats for side in self.sides) == 1 else "nobody"
        if len(self._victors) > 1:
            return "shared"
        return "winner" if len(self.winners) == 1 else "team"

    def won(self, who: int) -> bool:
        return who in self.winners

    def share(self, who: int) -> float:
        """The part of the victory: 1 for all of it, less where several sides share it, 0 for none."""
        return 1 / len(self._victors) if self.won(who) else 0.0

    @property
    def _victors(self) -> list[Side]:
        return [side for side in self.sides if self.won(side[0])]


def ranks_of(keys: Sequence[Any]) -> tuple[int, ...]:
    """Rank = 1 + the number of seats that are strictly better; a greater key is better."""
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)


def first_of(ranks: Sequence[int]) -> tuple[int, ...]:
    """Those whom nobody is before: the winners, where the order alone decides."""
    return tuple(who for who, rank in enumerate(ranks) if rank == 1)
