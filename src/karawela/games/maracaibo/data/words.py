"""The words of the effects: a small frozen class each, with the arguments of its row in `effects.toml`.

Enumerations are indices: kinds of treasure and of card, measures. Only the reader of the notation makes them.
"""

from __future__ import annotations

from dataclasses import dataclass

from karawela.effects.tree import Effect


@dataclass(frozen=True, slots=True)
class Dbl(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Vp(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Treasure(Effect):
    kind: int
    n: int


@dataclass(frozen=True, slots=True)
class Cube(Effect):
    kind: int
    n: int


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Bury(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Quest(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class QuestSell(Effect):
    price: int


@dataclass(frozen=True, slots=True)
class Raid(Effect):
    strength: int


@dataclass(frozen=True, slots=True)
class RaidFixed(Effect):
    strength: int


@dataclass(frozen=True, slots=True)
class RaidDie(Effect):
    kind: int
    strength: int


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    steps: int


@dataclass(frozen=True, slots=True)
class BmPlace(Effect):
    price: int


@dataclass(frozen=True, slots=True)
class BmActivate(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Galleon(Effect):
    price: int


@dataclass(frozen=True, slots=True)
class Build(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Take(Effect):
    kind: int
    extra: int


@dataclass(frozen=True, slots=True)
class TakeIncome(Effect):
    what: int


@dataclass(frozen=True, slots=True)
class VpPer(Effect):
    measure: int
    n: int
    most: int
    """0 for no maximum."""


@dataclass(frozen=True, slots=True)
class ExplorerSpace(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Retire(Effect):
    pass


@dataclass(frozen=True, slots=True)
class RaidBonus(Effect):
    strength: int


@dataclass(frozen=True, slots=True)
class DieBonus(Effect):
    kind: int
    n: int


@dataclass(frozen=True, slots=True)
class RaidAction(Effect):
    cost: int
    reward: Effect


@dataclass(frozen=True, slots=True)
class ExploreBonus(Effect):
    steps: int


@dataclass(frozen=True, slots=True)
class ExploreTrade(Effect):
    cost: int
    reward: Effect


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class MoveLimit(Effect):
    steps: int


@dataclass(frozen=True, slots=True)
class RaidReroll(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class QuestRefresh(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Poseidon(Effect):
    pass


@dataclass(frozen=True, slots=True)
class DblPer(Effect):
    measure: int
    n: int


@dataclass(frozen=True, slots=True)
class VpPer3(Effect):
    measure: int
    n: int
