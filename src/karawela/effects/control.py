"""The control words, carried out: in order, one of several, may, pay, roll, if, each, mission. Compiled.

They are the same in every title; what they ask of its state, and the verbs that they are answered with, the title
supplies once, as `Customs`, and its conditions one by one:

    CONTROL = ControlWords(RESOLVER, WORDS.of, len(WORDS.conditions), Customs(affords=..., pays=..., throws=...))

    @CONTROL.holds(Has)
    def has(s: Sea, seat: int, condition: Has) -> bool: ...
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, cast

from karawela.effects.resolver import Can, Do, Doing, Resolver, Resolving
from karawela.effects.tree import (
    CHOOSE,
    EACH,
    IF,
    IN_ORDER,
    MAYBE,
    MISSION,
    NONE,
    PAY,
    THROW,
    Choose,
    Condition,
    Cost,
    Each,
    Effect,
    If,
    InOrder,
    Maybe,
    Mission,
    Option,
    Pay,
    Stage,
    Throw,
)
from karawela.engine.ask import Ask, Move, Roll, Rules, Step

S = TypeVar("S", bound=Resolving)
C = TypeVar("C", bound=Condition)
Holds: TypeAlias = Callable[[Any, int, Any], bool]
Sum: TypeAlias = Generator[Step, Any, int]
"""A part of the rules that throws dice; the answer is their sum."""


def throw_plainly(s: Any, seat: int, throw: Throw) -> Sum:
    """So many dice, once."""
    total = 0
    for _ in range(throw.dice):
        face = yield Roll(6, "die")
        total += int(face)
    return total


def _themselves(s: Any, seat: int, who: int) -> int:
    return seat


def _nothing_affords(s: Any, seat: int, cost: Cost) -> bool:
    raise NotImplementedError("this title has no costs")


def _nothing_pays(s: Any, seat: int, cost: Cost) -> Rules:
    raise NotImplementedError("this title has no costs")
    yield


def _nothing_to_go_over(s: Any, seat: int, over: int) -> Iterator[int]:
    raise NotImplementedError("this title has nothing to go over")
    yield 0


def _no_missions(s: Any, seat: int, mission: Mission) -> Rules:
    raise NotImplementedError("this title has no missions")
    yield


@dataclass(frozen=True, slots=True)
class Customs:
    """What the control words ask of a title, and what they are answered with. What it does not use has its default.

    The state is of the title's own kind; compiled, a dataclass can't be generic."""

    who: Callable[[Any, int, int], int] = _themselves
    """`(state, seat, who)`: the seat that an index of the enumeration `who` means."""
    affords: Callable[[Any, int, Cost], bool] = _nothing_affords
    pays: Callable[[Any, int, Cost], Rules] = _nothing_pays
    """Hands in a cost that can be paid, asking which if there is a choice."""
    over: Callable[[Any, int, int], Iterator[int]] = _nothing_to_go_over
    """Binds one element after the other in the state, yields at each, and unbinds the last."""
    throws: Callable[[Any, int, Throw], Sum] = throw_plainly
    """Throws the dice, again where the title has ways to and the table allows it."""
    accepts: Callable[[Any, int, Mission], Rules] = _no_missions
    """Keeps a mission: its start has been done."""
    choose_kind: str = "choose"
    choose_verb: str = "choose"
    decline: Move = ("decline",)
    pay_kind: str = "pay"
    pay: Move = ("pay",)
    may_kind: str = "may"
    accept: Move = ("accept",)
    refuse: Move = ("skip",)
    rule: str = ""


class ControlWords(Generic[S]):
    """Enters the control words in a resolver."""

    def __init__(
        self, resolver: Resolver[S], number: Callable[[type[Any]], int], conditions: int, customs: Customs
    ) -> None:
        self.resolver = resolver
        self.number = number
        self.customs = customs
        self._holds: list[Holds] = [_unknown] * conditions
        self._enter(IN_ORDER, cast(Do, self.in_order), cast(Can, self.any_part))
        self._enter(CHOOSE, cast(Do, self.choose), cast(Can, self.has_option))
        self._enter(THROW, cast(Do, self.throw), None)
        self._enter(PAY, cast(Do, self.pay), cast(Can, self.may_pay))
        self._enter(IF, cast(Do, self.if_), cast(Can, self.branch_does))
        self._enter(EACH, cast(Do, self.each), None)
        self._enter(MAYBE, cast(Do, self.maybe), cast(Can, self.may_do))
        self._enter(MISSION, cast(Do, self.mission), None)

    def _enter(self, op: int, do: Do, can: Can | None) -> None:
        self.resolver.do[op] = do
        if can is not None:
            self.resolver.can[op] = can

    # ------------------------------------------------------------------ conditions

    def holds(self, condition: type[C]) -> Callable[[Callable[[S, int, C], bool]], Callable[[S, int, C], bool]]:
        """Enters what a condition looks at."""

        def enter(holds: Callable[[S, int, C], bool]) -> Callable[[S, int, C], bool]:
            self._holds[self.number(condition)] = cast(Holds, holds)
            return holds

        return enter

    def all_hold(self, s: S, seat: int, conditions: tuple[Condition, ...]) -> bool:
        """Whether every condition is as it must be."""
        return all(self._holds[each.op](s, seat, each) != each.negated for each in conditions)

    # ------------------------------------------------------------------ lists

    def in_order(self, s: S, seat: int, effect: InOrder, may_skip: bool) -> Doing:
        """One completely after the other; one that can't be carried out is passed over."""
        for part in effect.parts:
            if self.resolver.performable(s, seat, part):
                yield from self.resolver.perform(s, seat, part, False)
        return True

    def any_part(self, s: S, seat: int, effect: InOrder) -> bool:
        return any(self.resolver.performable(s, seat, part) for part in effect.parts)

    # ------------------------------------------------------------------ choices

    def open_options(self, s: S, seat: int, choose: Choose) -> list[Option]:
        """The options whose conditions hold and whose cost can be paid."""
        found = []
        for option in choose.options:
            paid = not option.cost or self.customs.affords(s, seat, option.cost)
            if paid and self.all_hold(s, seat, option.conditions):
                found.append(option)
        return found

    def has_option(self, s: S, seat: int, choose: Choose) -> bool:
        return bool(self.open_options(s, seat, choose))

    def choose(self, s: S, seat: int, choose: Choose, may_skip: bool) -> Doing:
        """Whoever has the choice takes one of the open options, or none if that is allowed."""
        customs = self.customs
        found = self.open_options(s, seat, choose)
        if not found:
            return False
        moves: list[Move] = [(customs.choose_verb, option.name) for option in found]
        if choose.decline or may_skip:
            moves.append(customs.decline)
        chooser = customs.who(s, seat, choose.by) if choose.by != NONE else seat
        s.pending = tuple([option.name for option in found])
        answer = yield Ask(chooser, customs.choose_kind, moves, customs.rule)
        s.pending = ()
        if answer == customs.decline:
            return False
        option = found[moves.index(answer)]
        if option.cost:
            yield from customs.pays(s, seat, option.cost)
        yield from self.resolver.perform(s, seat, option.do, False)
        return True

    def pay(self, s: S, seat: int, pay: Pay, may_skip: bool) -> Doing:
        """The whole cost or nothing of it; who can't is not asked."""
        customs = self.customs
        if customs.affords(s, seat, pay.cost):
            answer = yield Ask(seat, customs.pay_kind, (customs.pay, customs.refuse), customs.rule)
            if answer == customs.pay:
                yield from customs.pays(s, seat, pay.cost)
                yield from self.resolver.perform(s, seat, pay.then, False)
                return True
        if not pay.otherwise:
            return False
        yield from self.resolver.perform(s, seat, pay.otherwise, False)
        return True

    def may_pay(self, s: S, seat: int, pay: Pay) -> bool:
        if self.customs.affords(s, seat, pay.cost):
            return True
        return bool(pay.otherwise) and self.resolver.performable(s, seat, pay.otherwise)

    def maybe(self, s: S, seat: int, effect: Maybe, may_skip: bool) -> Doing:
        customs = self.customs
        answer = yield Ask(seat, customs.may_kind, (customs.accept, customs.refuse), customs.rule)
        if answer != customs.accept:
            return False
        yield from self.resolver.perform(s, seat, effect.do, False)
        return True

    def may_do(self, s: S, seat: int, effect: Maybe) -> bool:
        return self.resolver.performable(s, seat, effect.do)

    # ------------------------------------------------------------------ dice, conditions, loops

    def throw(self, s: S, seat: int, throw: Throw, may_skip: bool) -> Doing:
        """The sum decides on the row; what stands there is for whoever carries it out."""
        thrower = self.customs.who(s, seat, throw.by) if throw.by != NONE else seat
        total = yield from self.customs.throws(s, thrower, throw)
        for row in throw.rows:
            if row.least <= total <= row.most:
                yield from self.resolver.perform(s, seat, row.do, False)
        return True

    def _branch(self, s: S, seat: int, effect: If) -> Effect:
        return effect.then if self.all_hold(s, seat, effect.conditions) else effect.otherwise

    def if_(self, s: S, seat: int, effect: If, may_skip: bool) -> Doing:
        done = yield from self.resolver.perform(s, seat, self._branch(s, seat, effect), may_skip)
        return done

    def branch_does(self, s: S, seat: int, effect: If) -> bool:
        return self.resolver.performable(s, seat, self._branch(s, seat, effect))

    def each(self, s: S, seat: int, effect: Each, may_skip: bool) -> Doing:
        """Elements are those that were there when it began."""
        for _ in self.customs.over(s, seat, effect.over):
            if self.resolver.performable(s, seat, effect.do):
                yield from self.resolver.perform(s, seat, effect.do, False)
        return True

    # ------------------------------------------------------------------ missions

    def mission(self, s: S, seat: int, mission: Mission, may_skip: bool) -> Doing:
        """Its start is done at once, the title keeps the rest."""
        if mission.start:
            yield from self.resolver.perform(s, seat, mission.start, False)
        yield from self.customs.accepts(s, seat, mission)
        return True

    def can_take(self, s: S, seat: int, stage: Stage) -> bool:
        """Whether a step's cost can be handed in: whole or not at all."""
        return not stage.cost or self.customs.affords(s, seat, stage.cost)

    def take_stage(self, s: S, seat: int, stage: Stage) -> Doing:
        """A step whose time has come; what may be left is asked about. Whether it was taken."""
        if stage.may:
            answer = yield Ask(seat, self.customs.may_kind, (self.customs.accept, self.customs.refuse))
            if answer != self.customs.accept:
                return False
        if stage.cost:
            yield from self.customs.pays(s, seat, stage.cost)
        yield from self.resolver.perform(s, seat, stage.do, False)
        return True


def _unknown(s: Any, seat: int, condition: Condition) -> bool:
    raise NotImplementedError(f"nothing looks whether '{condition.text}'")
