"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Ranks begin at 1 and are shared by equals; `lines` explain each score, in order.

    First come the seats, then the title's company."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int], ...], ...] = ()
    truncated: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_of(keys: Sequence[Any]) -> tuple[int, ...]:
    """Rank = 1 + the number of seats that are strictly better; a greater key is better."""
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)
