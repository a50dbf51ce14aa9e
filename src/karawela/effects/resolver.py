"""How effects are carried out: the walk over the tree, with the questions that it takes. Compiled.

A title makes one `Resolver` and enters its words, each with a page of its own:

    @does(Explore, can=has_a_way)
    def explore(s: Maracaibo, seat: int, effect: Explore, may_skip: bool) -> Doing: ...

    @gives(Dbl)                        # nobody is ever asked about it
    def doubloons(s: Maracaibo, seat: int, effect: Dbl) -> None: ...

The decorators return the function unchanged. A word costs a look into a list by its number; a list in any order costs
one question where there is something to choose, and what is possible is looked at anew after each effect.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from karawela.effects.tree import ANY_ORDER, AUTO, CONTROL, MAY, PICK, AnyOrder, Effect
from karawela.engine.ask import Ask, Move, Rules, Step


class Resolving(Protocol):
    """What a state remembers of the effects that are being carried out."""

    source: str
    """The id of the card, slot, tile or space whose effects they are."""
    optional: bool
    """Whether any of them may be left out."""
    pending: tuple[str, ...]
    """What can be chosen among now, by name."""
    deciding: str
    """The effect whose own decision is asked, as the notation has it."""
    stirred: bool
    """Whether an effect was carried out since somebody last cleared it."""


S = TypeVar("S", bound=Resolving)
E = TypeVar("E", bound=Effect)
T = TypeVar("T")
Doing: TypeAlias = Generator[Step, Any, bool]
"""A part of the rules that says whether the effect was carried out; if not, it was declined."""
Do: TypeAlias = Callable[[Any, int, Any, bool], Doing]
"""`(state, seat, effect, whether it may be declined)`."""
Give: TypeAlias = Callable[[Any, int, Any], None]
Can: TypeAlias = Callable[[Any, int, Any], bool]


def always(s: Any, seat: int, effect: Effect) -> bool:
    """What can be carried out at any time."""
    return True


def _no_page(s: Any, seat: int, effect: Effect, may_skip: bool) -> Doing:
    raise NotImplementedError(f"nothing carries out '{effect.text}'")
    yield


def _no_gift(s: Any, seat: int, effect: Effect) -> None:
    raise NotImplementedError(f"nothing gives '{effect.text}'")


class Pages(Generic[T]):
    """The pages of a title's words, by their numbers: when each can be carried out, and how. Enough for a title whose
    effects stand alone or one after the other. `number` tells the number of a word's class, `words` how many there are.
    """

    def __init__(self, number: Callable[[type[Any]], int], words: int) -> None:
        self.number = number
        self.do: list[Do] = [_no_page] * (CONTROL + words)
        self.give: list[Give] = [_no_gift] * (CONTROL + words)
        self.can: list[Can] = [always] * (CONTROL + words)

    # ------------------------------------------------------------------ entering words

    def does(
        self, word: type[E], can: Callable[[T, int, E], bool] = always
    ) -> Callable[[Callable[[T, int, E, bool], Doing]], Callable[[T, int, E, bool], Doing]]:
        """Enters the page of a word: when it is performable, and how it is carried out."""
        op = self.number(word)
        self.can[op] = cast(Can, can)

        def enter(do: Callable[[T, int, E, bool], Doing]) -> Callable[[T, int, E, bool], Doing]:
            self.do[op] = cast(Do, do)
            return do

        return enter

    def gives(
        self, word: type[E], can: Callable[[T, int, E], bool] | None = None
    ) -> Callable[[Callable[[T, int, E], None]], Callable[[T, int, E], None]]:
        """Enters what a word does when nobody is asked about it. A word that is sometimes asked has a page as well."""
        op = self.number(word)
        if can is not None:
            self.can[op] = cast(Can, can)

        def enter(give: Callable[[T, int, E], None]) -> Callable[[T, int, E], None]:
            self.give[op] = cast(Give, give)
            if self.do[op] is _no_page:
                self.do[op] = self.plainly
            return give

        return enter

    def plainly(self, s: T, seat: int, effect: Effect, may_skip: bool) -> Doing:
        """The page of a word that is only given."""
        self.give[effect.op](s, seat, effect)
        return True
        yield

    def performable(self, s: T, seat: int, effect: Effect) -> bool:
        """Whether it would change anything now and its cost can be paid."""
        return self.can[effect.op](s, seat, effect)

    def carry_out(self, s: T, seat: int, effects: Sequence[Effect]) -> Rules:
        """One after the other, as they stand, what of them can be carried out when its turn comes."""
        for effect in effects:
            if self.can[effect.op](s, seat, effect):
                yield from self.do[effect.op](s, seat, effect, False)


class Resolver(Pages[S]):
    """Carries out the effects of one title, lists in any order among them.

    `kind`, `verb` and `done` are the question about a list in any order, the first word of its answers, and the answer
    that leaves the rest."""

    def __init__(
        self, number: Callable[[type[Any]], int], words: int, kind: str, verb: str, done: Move, rule: str
    ) -> None:
        super().__init__(number, words)
        self.kind = kind
        self.verb = verb
        self.done = done
        self.rule = rule
        self.do[ANY_ORDER] = self.nested
        self.can[ANY_ORDER] = self.does_something

    # ------------------------------------------------------------------ what is possible

    def does_something(self, s: S, seat: int, effects: AnyOrder) -> bool:
        """Whether anything in a list is performable."""
        if effects.at_once:
            return True
        can = self.can
        for offer in effects.offers:
            for side in offer:
                if can[side.op](s, seat, side):
                    return True
        return self._counts(s, seat, effects.at_last)

    def pays(self, s: S, seat: int, effects: AnyOrder) -> bool:
        """Whether something in a list comes without a question."""
        return bool(effects.at_once) or self._counts(s, seat, effects.at_last)

    def _counts(self, s: S, seat: int, at_last: Sequence[Effect]) -> bool:
        return any(self.can[effect.op](s, seat, effect) for effect in at_last)

    # ------------------------------------------------------------------ carrying out

    def resolve(self, s: S, seat: int, effects: AnyOrder, source: str, optional: bool) -> Rules:
        """The whole list of a source. From an optional one anything may be left out."""
        for effect in effects.at_once:
            s.stirred = True
            self.give[effect.op](s, seat, effect)
        if effects.offers:
            before, left_out, pending, deciding = s.source, s.optional, s.pending, s.deciding
            s.source, s.optional, s.pending = source, optional, ()
            yield from self._offers(s, seat, effects, optional)
            s.source, s.optional, s.pending, s.deciding = before, left_out, pending, deciding
        for effect in effects.at_last:  # what they count has grown
            if self.can[effect.op](s, seat, effect):
                s.stirred = True
                self.give[effect.op](s, seat, effect)

    def _offers(self, s: S, seat: int, effects: AnyOrder, optional: bool) -> Rules:
        """In any order, one completely after the other; what is possible is looked at anew each time."""
        left = list(effects.offers)
        while left:
            options, sides, places, must = self._choices(s, seat, left, optional)
            if not options:
                return
            if len(options) == 1:  # its own decision is the place to decline it
                side, at = sides[0], places[0]
                done = yield from self.perform(s, seat, side, optional or side.way == MAY)
                if not done:
                    return
            else:
                s.pending = tuple([str(option[1]) for option in options])
                if not must:
                    options.append(self.done)
                answer = yield Ask(seat, self.kind, options, self.rule)
                s.pending = ()
                if answer == self.done:
                    return
                chosen = options.index(answer)
                side, at = sides[chosen], places[chosen]
                yield from self.perform(s, seat, side, False)
            del left[at]

    def _choices(
        self, s: S, seat: int, left: list[tuple[Effect, ...]], optional: bool
    ) -> tuple[list[Move], list[Effect], list[int], bool]:
        """What can be chosen now, each with its side and its offer, and whether something of it must be carried out.

        Equal effects are one entry; different ones of the same name are numbered."""
        options: list[Move] = []
        sides: list[Effect] = []
        places: list[int] = []
        must = False
        can, verb = self.can, self.verb
        for at, offer in enumerate(left):
            for side in offer:
                if not can[side.op](s, seat, side):
                    continue
                option: Move = (verb, side.name)
                if option in options:
                    if side in sides:
                        continue
                    option = (verb, side.name, 1 + sum([each[1] == side.name for each in options]))
                options.append(option)
                sides.append(side)
                places.append(at)
                must = must or side.way == AUTO or (side.way == PICK and not optional)
        return options, sides, places, must

    def perform(self, s: S, seat: int, effect: Effect, may_skip: bool) -> Doing:
        """One effect, or a list that stands on one side of a slash; whether it was carried out."""
        if effect.op < CONTROL:
            done = yield from self.do[effect.op](s, seat, effect, may_skip)
            return done
        stirred, s.stirred = s.stirred, True
        s.deciding = effect.text
        done = yield from self.do[effect.op](s, seat, effect, may_skip)
        s.deciding = ""
        if not done:
            s.stirred = stirred
        return done

    def nested(self, s: S, seat: int, effects: AnyOrder, may_skip: bool) -> Doing:
        """A list within a list belongs to the same source."""
        yield from self.resolve(s, seat, effects, s.source, s.optional)
        return True
