"""The classes of the words in `words.toml`."""

from __future__ import annotations

from dataclasses import dataclass

from karawela.effects.tree import Condition, Effect


@dataclass(frozen=True)
class Gain(Effect):
    what: int
    n: int
    ship: int
    who: int


@dataclass(frozen=True)
class Lose(Effect):
    what: int
    n: int
    ship: int
    random: bool
    last: bool


@dataclass(frozen=True)
class Transfer(Effect):
    what: int
    n: int
    from_: int
    to: int
    random: bool


@dataclass(frozen=True)
class Draw(Effect):
    n: int
    keep: int
    who: int


@dataclass(frozen=True)
class Peek(Effect):
    pile: int
    n: int
    may: int


@dataclass(frozen=True)
class CardTo(Effect):
    zone: int


@dataclass(frozen=True)
class Valuable(Effect):
    silver: int
    at: int


@dataclass(frozen=True)
class Tale(Effect):
    n: int


@dataclass(frozen=True)
class Place(Effect):
    token: int
    at: int
    n: int


@dataclass(frozen=True)
class Remove(Effect):
    token: int
    at: int
    n: int


@dataclass(frozen=True)
class Spawn(Effect):
    unit: int
    at: int
    fallback: int
    then: int


@dataclass(frozen=True)
class NpcMove(Effect):
    unit: int
    n: int
    dir: int


@dataclass(frozen=True)
class Damage(Effect):
    target: int
    n: int


@dataclass(frozen=True)
class Build(Effect):
    what: int
    at: int
    discount: int


@dataclass(frozen=True)
class Destroy(Effect):
    what: int
    at: int
    n: int


@dataclass(frozen=True)
class WindTo(Effect):
    mode: int
    n: int


@dataclass(frozen=True)
class Delay(Effect):
    hourglass: int
    ship: int
    blocks: tuple[int, ...]


@dataclass(frozen=True)
class Block(Effect):
    what: int
    at: int
    hourglass: int


@dataclass(frozen=True)
class Speed(Effect):
    n: int
    ship: int
    until: int


@dataclass(frozen=True)
class MoveShip(Effect):
    n: int
    dir: int
    ship: int


@dataclass(frozen=True)
class Permit(Effect):
    what: int
    ship: int
    until: int


@dataclass(frozen=True)
class Protect(Effect):
    from_: int
    n: int
    ship: int


@dataclass(frozen=True)
class Cancel(Effect):
    what: int
    n: int


@dataclass(frozen=True)
class FirstStrike(Effect):
    pass


@dataclass(frozen=True)
class Dice(Effect):
    n: int


@dataclass(frozen=True)
class Reroll(Effect):
    whose: int
    n: int
    which: int


@dataclass(frozen=True)
class ModifyDie(Effect):
    n: int
    by: int
    to: int


@dataclass(frozen=True)
class Convert(Effect):
    from_: tuple[int, ...]
    to: int


@dataclass(frozen=True)
class AfterSalvo(Effect):
    do: Effect


@dataclass(frozen=True)
class Disable(Effect):
    what: int
    whose: int


@dataclass(frozen=True)
class Reach(Effect):
    n: int


@dataclass(frozen=True)
class Attack(Effect):
    dice: int
    win: Effect


@dataclass(frozen=True)
class Duel(Effect):
    theirs: int
    win: Effect


@dataclass(frozen=True)
class Attempt(Effect):
    do: Effect


@dataclass(frozen=True)
class Game(Effect):
    kind: int
    entry: int
    bank: int


@dataclass(frozen=True)
class Negotiate(Effect):
    agree: Effect
    refuse: Effect


@dataclass(frozen=True)
class Modify(Effect):
    rule: int
    value: int
    until: int
    who: int


@dataclass(frozen=True)
class Wind(Condition):
    least: int
    most: int


@dataclass(frozen=True)
class Has(Condition):
    what: int
    n: int


@dataclass(frozen=True)
class Officer(Condition):
    officer: int


@dataclass(frozen=True)
class PlayedWith(Condition):
    card: str


@dataclass(frozen=True)
class Sixes(Condition):
    n: int


@dataclass(frozen=True)
class FortAtFire(Condition):
    pass


@dataclass(frozen=True)
class NoHourglass(Condition):
    pass


@dataclass(frozen=True)
class SkullRock(Condition):
    pass
