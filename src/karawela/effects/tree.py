"""What cards, slots and spaces do, as frozen objects: words with named arguments, and the control words around them.

    raid:0 / explore:3; vp_per:rivers:2                 AnyOrder: both, one of two, and what counts at last
    choose[rum?{has(barrel,1)}: lose(barrel,1) | decline]   Choose
    roll{1-2: lose(sailor,1), 3-6: gain(silver,2)}      Throw
    pay(silver 3){card_to(box)} else {delay(2)}         Pay

`notation` reads them once, at load; rules walk over them with small ints. A title's words are classes of its own,
`class Explore(Effect): steps: int`; enumerations are indices, costs are pairs, and nothing here knows a title.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

# How an effect of a list is carried out.
AUTO: Final = 0
"""First of all and without asking, where nothing else could be chosen in its place."""
PICK: Final = 1
"""Once it is due it is carried out; it can be declined only in an optional source."""
MAY: Final = 2
"""Can be declined wherever it stands."""
LAST: Final = 3
"""After everything else and without asking, because what it counts can only grow."""
WAYS: Final = ("auto", "pick", "may", "last")

# The control words, by their numbers; the words of a title follow.
ANY_ORDER: Final = 0
IN_ORDER: Final = 1
CHOOSE: Final = 2
THROW: Final = 3
PAY: Final = 4
IF: Final = 5
EACH: Final = 6
MAYBE: Final = 7
MISSION: Final = 8
CONTROL: Final = 9
"""How many they are, and so the number of a title's first word."""

NONE: Final = -1
"""In the place of an enumeration's value that is left out."""
INSTEAD: Final = -1_000_000
"""In the place of a number: the first word that may stand there, `all`; the second is one less, and so on."""
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""What is handed in, and how many of each."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing to carry out: its word's number, how it is carried out, and how a player names it among others."""

    op: int
    way: int
    name: str
    text: str = field(compare=False)
    """As the notation has it; reading it gives an equal effect."""

    def __bool__(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that holds or does not; `negated` if it must not. A title's conditions are classes like its words."""

    op: int
    negated: bool
    text: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect):
    """A list that a player carries out in any order, sorted by what is asked and what is not."""

    at_once: tuple[Effect, ...]
    """First and unasked."""
    offers: tuple[tuple[Effect, ...], ...]
    """In any order; of the sides of an offer only one."""
    at_last: tuple[Effect, ...]
    """At the end and unasked."""

    def __bool__(self) -> bool:
        return bool(self.at_once or self.offers or self.at_last)


@dataclass(frozen=True, slots=True)
class InOrder(Effect):
    """One after the other, as they stand."""

    parts: tuple[Effect, ...]

    def __bool__(self) -> bool:
        return bool(self.parts)


@dataclass(frozen=True, slots=True)
class Option:
    """A way that can be chosen: where its conditions hold and its cost can be paid. Choosing it agrees to the cost."""

    name: str
    conditions: tuple[Condition, ...]
    cost: Cost
    do: Effect


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """One of several ways, or none if that is allowed. `by` says who chooses; NONE: whoever carries it out."""

    by: int
    options: tuple[Option, ...]
    decline: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table of dice: the sums from `least` to `most`."""

    least: int
    most: int
    do: Effect


@dataclass(frozen=True, slots=True)
class Throw(Effect):
    """So many dice, and the row of their sum. `reroll`: the title's ways to throw again may be used."""

    by: int
    dice: int
    reroll: bool
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """The player may hand in the whole cost; who cannot or will not comes to `otherwise`."""

    cost: Cost
    then: Effect
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class If(Effect):
    """All conditions must hold."""

    conditions: tuple[Condition, ...]
    then: Effect
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class Each(Effect):
    """For every element of what is gone over, in its order."""

    over: int
    do: Effect


@dataclass(frozen=True, slots=True)
class Maybe(Effect):
    """The player may."""

    do: Effect


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of a mission: at a place or on a trigger, so many times, handing in something, to do something."""

    at: int
    on: int
    may: bool
    times: int
    cost: Cost
    do: Effect


@dataclass(frozen=True, slots=True)
class Mission(Effect):
    """Steps to be taken one after the other; a target and a deadline, if it has them."""

    start: Effect
    stages: tuple[Stage, ...]
    target: int
    deadline: int
    """Rounds, or 0 for any time."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect of another time than now: from now on, as income, at the end."""

    when: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Scrolls:
    """All that is printed on one component: what it does at once, and what lasts, in the order of the text."""

    now: AnyOrder
    lasting: tuple[Lasting, ...]

    def of(self, when: str) -> tuple[Effect, ...]:
        """What works at that time."""
        return tuple([each.effect for each in self.lasting if each.when == when])


NOTHING: Final = AnyOrder(ANY_ORDER, MAY, "", "", (), (), ())
NO_SCROLLS: Final = Scrolls(NOTHING, ())


def parts_of(effect: Effect) -> list[Effect]:
    """The effects directly within a control word; none in a word of a title."""
    if isinstance(effect, AnyOrder):
        return [*effect.at_once, *(side for offer in effect.offers for side in offer), *effect.at_last]
    if isinstance(effect, InOrder):
        return list(effect.parts)
    if isinstance(effect, Choose):
        return [option.do for option in effect.options]
    if isinstance(effect, Throw):
        return [row.do for row in effect.rows]
    if isinstance(effect, (Pay, If)):
        return [effect.then, effect.otherwise]
    if isinstance(effect, (Each, Maybe)):
        return [effect.do]
    if isinstance(effect, Mission):
        return [effect.start, *(stage.do for stage in effect.stages)]
    return []


def words_in(effect: Effect) -> list[Effect]:
    """Every word of a title in it, wherever it stands among control words; not those in the arguments of words."""
    if effect.op >= CONTROL:
        return [effect]
    return [word for part in parts_of(effect) for word in words_in(part)]
