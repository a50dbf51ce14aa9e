"""The words of the effects: a small frozen class each, with the arguments of its row in `effects.toml`.

Only the reader of the notation makes them.
"""

from __future__ import annotations

from dataclasses import dataclass

from karawela.effects.tree import Effect


@dataclass(frozen=True, slots=True)
class Gold(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class SureFire(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Crates(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Cube(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Deckhand(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Jostle(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Castaway(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Plunder(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Trade(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CrewUp(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Search(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Sail(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Reassign(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Mend(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class GraveLoot(Effect):
    pass


@dataclass(frozen=True, slots=True)
class DeepSearch(Effect):
    pass


@dataclass(frozen=True, slots=True)
class BoneTheft(Effect):
    pass


@dataclass(frozen=True, slots=True)
class GhostWind(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CursedInterest(Effect):
    pass


@dataclass(frozen=True, slots=True)
class MarketShift(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CursedReroll(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CursedExchange(Effect):
    pass


@dataclass(frozen=True, slots=True)
class BorrowCrew(Effect):
    pass
