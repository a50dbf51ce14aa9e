"""Effects as tokens: words by their rows, control words by the house. Drawn by `draws`."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from karawela.effects.control_notation import range_text
from karawela.effects.templates import ARROW, SLASH, Filler, Token, is_argument, token_of, value_of, without_missing
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
    Pay,
    Scrolls,
    Stage,
    Throw,
)
from karawela.effects.vocabulary import EFFECTS, NOW, Vocabulary, Word

Tokens = list[Token]
Odd = Callable[[Any], Tokens]
_ELSE: Final = Token("", "¬")
_NEXT: Final = Token("", "⇒")
_ASK: Final = Token("", "?")


class Signs:
    """The rows of signs of a title's effects. `odd` has a function for words whose row cannot say it."""

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary
        self.odd: dict[int, Odd] = {}
        self._filler = Filler(vocabulary, "signs")

    def signs(self, word: type[Effect]) -> Callable[[Odd], Odd]:
        """Enters the odd picture of a word."""

        def enter(odd: Odd) -> Odd:
            self.odd[self.vocabulary.of(word).op] = odd
            return odd

        return enter

    def value(self, kind: str, index: int) -> Tokens:
        """A value of an enumeration, as its type has it."""
        return [token_of(part) for part in self._filler.value(kind, index).split()]

    @cached_property
    def leads(self) -> dict[str, str]:
        """The sign that stands for each name by which a player chooses an effect among others: the first of its row.

        A value that the name leaves open is `any` where its type has that, and nothing otherwise."""
        found: dict[str, str] = {}
        known = self.vocabulary.types
        for word in self.vocabulary.words:
            if word.row.way == "last":  # comes unasked
                continue
            types = {each.name: known[each.kind] for each in word.args if each.kind in known}
            first = word.row.sign.split()[0].partition(":")[0]
            fixed = [name for name in types if f"{{{name}}}" in word.row.name]
            for values in itertools.product(*(types[name].values for name in fixed)):
                given = dict(zip(fixed, values, strict=True))
                open_ = {name: "any" if "any" in row.values else "" for name, row in types.items()}
                told = {name: types[name].signs.get(value, value) for name, value in {**open_, **given}.items()}
                found[word.row.name.format(**given) or word.id] = first.format_map(told).rstrip("-")
        return found

    def effect(self, effect: Effect) -> Tokens:
        """Any effect."""
        if effect.op in self.odd:
            return self.odd[effect.op](effect)
        if effect.op >= CONTROL:
            return self._word(self.vocabulary.word(effect), effect)
        return self._control(effect)

    def scrolls(self, scrolls: Scrolls) -> list[tuple[str, tuple[Token, ...]]]:
        """What is printed on a component, one entry a scroll, with when it works."""
        parts = [(NOW, tuple(self.effect(scrolls.now)))] if scrolls.now else []
        return parts + [(each.when, tuple(self.effect(each.effect))) for each in scrolls.lasting]

    def _word(self, word: Word, effect: Any) -> Tokens:
        tokens: Tokens = []
        args = {argument.name: argument for argument in word.args}
        for part in without_missing(word, effect, word.row.sign or f":{word.id}").split():
            only = is_argument(part)
            if only is not None and args[only[1]].kind == EFFECTS:
                tokens += self.effect(value_of(effect, args[only[1]]))
            else:
                filled = self._filler.filled(word, effect, part)
                tokens += [token_of(each) for each in filled.split()] if only is not None else [token_of(filled)]
        return [token for token in tokens if token.sign or token.label]

    # ------------------------------------------------------------------ control words

    def _control(self, effect: Effect) -> Tokens:
        match effect:
            case AnyOrder():
                return self._any_order(effect)
            case InOrder():
                return self._counted([self.effect(part) for part in effect.parts])
            case Choose():
                return self._choose(effect)
            case Throw():
                return self._throw(effect)
            case Pay():
                return [*self.cost(effect.cost), ARROW, *self._in_brackets(effect.then), *self._else(effect.otherwise)]
            case If():
                then = self._in_brackets(effect.then)
                return [*self.conditions(effect.conditions), ARROW, *then, *self._else(effect.otherwise)]
            case Each():
                over = self.value(self.vocabulary.notation.over, effect.over)
                return [Token("", "∀"), *over, ARROW, *self._in_brackets(effect.do)]
            case Maybe():
                return [_ASK, *self._in_brackets(effect.do)]
            case Mission():
                return self._mission(effect)
        raise NotImplementedError(f"nothing draws '{effect.text}'")

    def _any_order(self, effects: AnyOrder) -> Tokens:
        groups = [self.effect(effect) for effect in effects.at_once]
        groups += [joined(SLASH, [self.effect(side) for side in offer]) for offer in effects.offers]
        return self._counted(groups + [self.effect(effect) for effect in effects.at_last])

    def _counted(self, groups: Sequence[Tokens]) -> Tokens:
        """One after the other; equal ones are counted."""
        told: Tokens = []
        for at, tokens in enumerate(groups):
            many = list(groups).count(tokens)
            if list(groups).index(tokens) == at:
                told += [Token("", f"{many}×"), *tokens] if many > 1 else tokens
        return told

    def _in_brackets(self, effect: Effect) -> Tokens:
        tokens = self.effect(effect) or [Token("", "–")]
        lists = isinstance(effect, InOrder) and len(effect.parts) > 1
        return [Token("", "("), *tokens, Token("", ")")] if lists or isinstance(effect, (Choose, If, Pay)) else tokens

    def _else(self, otherwise: Effect) -> Tokens:
        return [_ELSE, *self._in_brackets(otherwise)] if otherwise else []

    def _choose(self, choose: Choose) -> Tokens:
        sides = []
        for option in choose.options:
            wanted = [*self.conditions(option.conditions), Token("", ":")] if option.conditions else []
            paid = [*self.cost(option.cost), ARROW] if option.cost else []
            sides.append([*wanted, *paid, *self._in_brackets(option.do)])
        return [*self._by(choose.by), *joined(SLASH, sides), *([SLASH, Token("", "–")] if choose.decline else [])]

    def _by(self, by: int) -> Tokens:
        return [*self.value(self.vocabulary.notation.who, by), Token("", ":")] if by != NONE else []

    def _throw(self, throw: Throw) -> Tokens:
        dice = Token("die", f"×{throw.dice}" if throw.dice > 1 else "")
        rows = [[Token("", f"{range_text(row)}:"), *self._in_brackets(row.do)] for row in throw.rows]
        return [*self._by(throw.by), dice, *([] if throw.reroll else [Token("", "!")]), *joined(None, rows)]

    def cost(self, cost: Cost) -> Tokens:
        """What is handed in."""
        kind = self.vocabulary.notation.cost
        return [token for what, n in cost for token in (Token("", f"−{n}"), *self.value(kind, what))]

    def conditions(self, conditions: Iterable[Condition]) -> Tokens:
        """What must hold."""
        parts = []
        for condition in conditions:
            tokens = self._word(self.vocabulary.conditions[condition.op], condition)
            parts.append([Token("", "¬"), *tokens] if condition.negated else tokens)
        return [*joined(Token("", "&"), parts), _ASK]

    def _mission(self, mission: Mission) -> Tokens:
        start = [*self.effect(mission.start), _NEXT] if mission.start else []
        target = self.value(self.vocabulary.notation.place, mission.target)
        thrown = [Token("die"), ARROW, *target, _NEXT] if target else []
        ends = [Token("", f"≤{mission.deadline}"), _NEXT] if mission.deadline else []
        return [*start, *thrown, *ends, *joined(_NEXT, [self._stage(stage) for stage in mission.stages])]

    def _stage(self, stage: Stage) -> Tokens:
        notation = self.vocabulary.notation
        where = self.value(notation.place, stage.at) if stage.at != NONE else self.value(notation.trigger, stage.on)
        many = [Token("", f"×{stage.times}")] if stage.times > 1 else []
        may = [_ASK] if stage.may else []
        paid = self.cost(stage.cost)
        return [*where, *may, *many, *paid, ARROW, *self._in_brackets(stage.do)]


def joined(by: Token | None, parts: Sequence[Tokens]) -> Tokens:
    """Parts with something between them."""
    tokens: Tokens = []
    for part in parts:
        tokens += [by, *part] if tokens and by is not None else part
    return tokens
