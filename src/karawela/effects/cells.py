"""Effects in cells of a terminal: pieces that a line may be broken between, `†/»3 2◆/≈`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from karawela.effects.control_notation import range_text
from karawela.effects.templates import Filler, is_argument, value_of, without_missing
from karawela.effects.tree import (
    CONTROL,
    NONE,
    AnyOrder,
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
    Scrolls,
    Stage,
    Throw,
)
from karawela.effects.vocabulary import EFFECTS, NOW, Vocabulary, Word

Odd = Callable[[Any], str]
_NOWHERE: Final = re.compile(r"(?!)")
_SLASH: Final = re.compile(r"(?<=/)")
_EFFECT: Final = re.compile(r"\{\w+\}")


class Cells:
    """The cells of a title's effects. `odd` has a function for words whose row cannot say it."""

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary
        self.odd: dict[int, Odd] = {}
        self._filler = Filler(vocabulary, "cells")
        self._known: dict[Effect, str] = {}

    def sets(self, word: type[Effect]) -> Callable[[Odd], Odd]:
        """Enters the odd cells of a word."""

        def enter(odd: Odd) -> Odd:
            self.odd[self.vocabulary.of(word).op] = odd
            return odd

        return enter

    def value(self, kind: str, index: int) -> str:
        """A value of an enumeration, as its type has it."""
        return self._filler.value(kind, index)

    def effect(self, effect: Effect) -> str:
        """One effect; a blank in it is where a line may be broken. Remembered."""
        known = self._known.get(effect)
        if known is None:
            known = self._known[effect] = self._effect(effect)
        return known

    def pieces(self, effect: Effect) -> list[str]:
        """A list of effects in pieces; a slash stands between one and the other."""
        if isinstance(effect, AnyOrder):
            found = [self.effect(each) for each in effect.at_once]
            found += ["/".join(self._side(side) for side in offer) for offer in effect.offers]
            return [*found, *(piece for each in effect.at_last for piece in self.effect(each).split())]
        if isinstance(effect, InOrder):
            return [piece for part in effect.parts for piece in self.pieces(part)]
        return self.effect(effect).split()

    def scrolls(self, scrolls: Scrolls, lead: bool = True) -> list[str]:
        """All that is printed on a component, by when it works; what is at once has its sign only if `lead`."""
        now = self.pieces(scrolls.now)
        before = self.vocabulary.whens[NOW].cell if lead and NOW in self.vocabulary.whens else ""
        found = [before + now[0], *now[1:]] if now else []
        for when, row in self.vocabulary.whens.items():
            for effect in scrolls.of(when):
                first, *more = self.pieces(effect)
                found += [row.cell + first, *more]
        return found

    def _effect(self, effect: Effect) -> str:
        if effect.op in self.odd:
            return self.odd[effect.op](effect)
        if effect.op >= CONTROL:
            return self._word(self.vocabulary.word(effect), effect)
        return self._control(effect)

    def _word(self, word: Word, effect: Any) -> str:
        args = {argument.name: argument for argument in word.args}
        if not word.row.cell:
            return str(effect.text).replace(" ", "")
        template = without_missing(word, effect, word.row.cell)

        def inner(found: re.Match[str]) -> str:
            only = is_argument(found[0])
            if only is None or args[only[1]].kind != EFFECTS:
                return found[0]
            inside = value_of(effect, args[only[1]])
            return "".join(self.pieces(inside)) if isinstance(inside, AnyOrder) else self._inside(inside)

        return self._filler.filled(word, effect, _EFFECT.sub(inner, template))

    def _side(self, side: Effect) -> str:
        return f"({' '.join(self.pieces(side))})" if isinstance(side, (AnyOrder, InOrder)) else self.effect(side)

    # ------------------------------------------------------------------ control words

    def _control(self, effect: Effect) -> str:
        match effect:
            case AnyOrder() | InOrder():
                return " ".join(self.pieces(effect))
            case Choose():
                sides = [self._option(option) for option in effect.options] + (["–"] if effect.decline else [])
                return f"{self._by(effect.by)}{' /'.join(sides)}"
            case Throw():
                rows = [f"{range_text(row)}:{self._inside(row.do)}" for row in effect.rows]
                dice = f"{effect.dice if effect.dice > 1 else ''}⚄{'' if effect.reroll else '!'}"
                return f"{self._by(effect.by)}{dice} {' '.join(rows)}"
            case Pay():
                return f"{self.cost(effect.cost)}:{self._inside(effect.then)}{self._else(effect.otherwise)}"
            case If():
                then = self._inside(effect.then)
                return f"{self.conditions(effect.conditions)}?{then}{self._else(effect.otherwise)}"
            case Each():
                return f"∀{self.value(self.vocabulary.notation.over, effect.over)}:{self._inside(effect.do)}"
            case Maybe():
                return f"?{self._inside(effect.do)}"
            case Mission():
                return self._mission(effect)
        raise NotImplementedError(f"nothing sets '{effect.text}' in cells")

    def _inside(self, effect: Effect) -> str:
        pieces = self.pieces(effect)
        return pieces[0] if len(pieces) == 1 else f"({' '.join(pieces)})" if pieces else "–"

    def _else(self, otherwise: Effect) -> str:
        return f" ¬{self._inside(otherwise)}" if otherwise else ""

    def _by(self, by: int) -> str:
        return f"{self.value(self.vocabulary.notation.who, by)}:" if by != NONE else ""

    def _option(self, option: Option) -> str:
        wanted = f"{self.conditions(option.conditions)}?" if option.conditions else ""
        paid = f"{self.cost(option.cost)}:" if option.cost else ""
        return f"{wanted}{paid}{self._inside(option.do)}"

    def cost(self, cost: Cost) -> str:
        """What is handed in."""
        return "".join(f"−{n}{self.value(self.vocabulary.notation.cost, what)}" for what, n in cost)

    def conditions(self, conditions: Iterable[Condition]) -> str:
        """What must hold."""
        return "&".join(
            ("¬" if each.negated else "") + self._word(self.vocabulary.conditions[each.op], each) for each in conditions
        )

    def _mission(self, mission: Mission) -> str:
        head = f"{self._inside(mission.start)} " if mission.start else ""
        head += f"≤{mission.deadline} " if mission.deadline else ""
        return head + " ⇒ ".join(self._stage(stage) for stage in mission.stages)

    def _stage(self, stage: Stage) -> str:
        notation = self.vocabulary.notation
        where = self.value(notation.place, stage.at) if stage.at != NONE else self.value(notation.trigger, stage.on)
        many = f"×{stage.times}" if stage.times > 1 else ""
        return f"{where}{'?' if stage.may else ''}{many}{self.cost(stage.cost)}:{self._inside(stage.do)}"


def wrapped(parts: Sequence[str], width: int, most: int) -> list[str]:
    """Pieces in lines of so many cells. Where they need too many lines, they are broken after slashes too, and at last
    the blanks between them go."""
    lines: list[str] = []
    for breaks, blank in ((_NOWHERE, " "), (_SLASH, " "), (_SLASH, "")):
        lines = [""]
        for part in parts:
            gap = blank if lines[-1] else ""
            for piece in breaks.split(part):
                if len(lines[-1]) + len(gap) + len(piece) > width and lines[-1]:
                    lines.append(piece)
                else:
                    lines[-1] += gap + piece
                gap = ""
        if len(lines) <= most and max(map(len, lines)) <= width:
            break
    return lines
