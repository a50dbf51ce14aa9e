"""Efekty: how a list of effects is carried out, whatever card, slot or space it stands on (POM-11.07, 11.10 to 11.14).

Each word has a page of its own that says when it can be carried out and how; `word` enters it here.
"""

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from karawela.engine.ask import Ask, Move, Rules, Step
from karawela.games.maracaibo.data.effects import Effect, Effects, Side
from karawela.games.maracaibo.data.vocabulary import AUTO, MAY, PICK, TAKE_INCOME, VP_PER, VP_PER3
from karawela.games.maracaibo.rules.moves import DONE
from karawela.games.maracaibo.rules.purse import amount, give
from karawela.games.maracaibo.state import Maracaibo

Doing: TypeAlias = Generator[Step, Any, bool]
"""A part of the rules that says whether the effect was carried out; if not, it was declined."""
Do: TypeAlias = Callable[[Maracaibo, int, Effect, bool], Doing]
"""`(state, seat, effect, whether it may be declined)`."""
Can: TypeAlias = Callable[[Maracaibo, int, Effect], bool]


def always(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """What can be carried out at any time."""
    return True


def _plainly(s: Maracaibo, seat: int, effect: Effect, may_skip: bool) -> Doing:
    give(s, seat, effect)
    return True
    yield


def _pays(s: Maracaibo, seat: int, effect: Effect) -> bool:
    return amount(s, seat, effect) > 0


DO: list[Do] = [_plainly] * (VP_PER3 + 1)
CAN: list[Can] = [always] * (VP_PER3 + 1)
CAN[VP_PER] = CAN[TAKE_INCOME] = _pays


def word(op: int, can: Can = always) -> Callable[[Do], Do]:
    """Enters the page of a word: when it is performable (POM-11.14), and how it is carried out."""

    def enter(do: Do) -> Do:
        DO[op] = do
        CAN[op] = can
        return do

    return enter


def performable(s: Maracaibo, seat: int, side: Side) -> bool:
    """Whether it would change anything now and its cost can be paid (POM-11.14)."""
    if isinstance(side, Effect):
        return CAN[side.op](s, seat, side)
    return does_something(s, seat, side)


def does_something(s: Maracaibo, seat: int, effects: Effects) -> bool:
    """Whether anything in a list is performable."""
    if effects.at_once:
        return True
    for offer in effects.offers:
        for side in offer:
            if performable(s, seat, side):
                return True
    return any(_pays(s, seat, effect) for effect in effects.at_last)


def pays(s: Maracaibo, seat: int, effects: Effects) -> bool:
    """Whether something in a list comes without a question."""
    return bool(effects.at_once) or any(_pays(s, seat, effect) for effect in effects.at_last)


def resolve(s: Maracaibo, seat: int, effects: Effects, source: str, optional: bool) -> Rules:
    """The whole list of a source. From an optional one anything may be left out (POM-11.11)."""
    for effect in effects.at_once:  # POM-11.13
        s.stirred = True
        give(s, seat, effect)
    if effects.offers:
        before = (s.source, s.optional, s.pending, s.deciding)
        s.source, s.optional, s.pending = source, optional, ()
        yield from _offers(s, seat, effects, optional)
        s.source, s.optional, s.pending, s.deciding = before
    for effect in effects.at_last:  # what they count has grown (POM-5.10)
        if _pays(s, seat, effect):
            s.stirred = True
            give(s, seat, effect)


def _offers(s: Maracaibo, seat: int, effects: Effects, optional: bool) -> Rules:
    """In any order, one completely after the other; what is possible is looked at anew each time (POM-11.10)."""
    left = list(effects.offers)
    while left:
        options, sides, places, must = _choices(s, seat, left, optional)
        if not options:
            return
        if len(options) == 1:  # its own decision is the place to decline it (POM-11.12)
            side, at = sides[0], places[0]
            done = yield from perform(s, seat, side, optional or _way(side) == MAY)
            if not done:
                return
        else:
            s.pending = tuple(str(option[1]) for option in options)
            if not must:
                options.append(DONE)
            answer = yield Ask(seat, "effects", options, "POM-11.10")
            s.pending = ()
            if answer == DONE:
                return
            chosen = options.index(answer)
            side, at = sides[chosen], places[chosen]
            yield from perform(s, seat, side, False)
        del left[at]


def _choices(
    s: Maracaibo, seat: int, left: list[tuple[Side, ...]], optional: bool
) -> tuple[list[Move], list[Side], list[int], bool]:
    """What can be chosen now, each with its side and its offer, and whether something of it must be carried out.

    Equal effects are one entry; different ones of the same name are numbered."""
    options: list[Move] = []
    sides: list[Side] = []
    places: list[int] = []
    must = False
    for at, offer in enumerate(left):
        for side in offer:
            if not performable(s, seat, side):
                continue
            name = name_of(side)
            option: Move = ("do_now", name)
            if option in options:
                if side in sides:
                    continue
                option = ("do_now", name, 1 + sum(each[1] == name for each in options))
            options.append(option)
            sides.append(side)
            places.append(at)
            way = _way(side)
            must = must or way == AUTO or (way == PICK and not optional)
    return options, sides, places, must


def name_of(side: Side) -> str:
    """How a side is chosen: a list in brackets by the first thing in it."""
    if isinstance(side, Effect):
        return side.name
    first: Side = side.offers[0][0] if side.offers else (*side.at_once, *side.at_last)[0]
    return name_of(first)


def _way(side: Side) -> int:
    return side.way if isinstance(side, Effect) else MAY


def perform(s: Maracaibo, seat: int, side: Side, may_skip: bool) -> Doing:
    """One effect, or a list that stands on one side of a slash; whether it was carried out."""
    if not isinstance(side, Effect):
        yield from resolve(s, seat, side, s.source, s.optional)
        return True
    stirred, s.stirred = s.stirred, True
    s.deciding = (side.op, side.a, side.b)
    done = yield from DO[side.op](s, seat, side, may_skip)
    s.deciding = ()
    if not done:
        s.stirred = stirred
    return done
