"""Effects in sentences, in any language: each word by its message, the control words by those of the house.

The message of a word is `effect-<word>`, with its arguments by their names. An argument of an enumeration is its id,
for selectors and for `NAME`; beside it stands `<argument>_said`, the phrase `<type>-<value>` if there is such a message
(which has the word's other arguments too: `goods-silver = { $n } silver`). Conditions are `condition-<condition>`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from karawela.effects.control_notation import range_text
from karawela.effects.templates import value_of
from karawela.effects.tree import (
    CONTROL,
    INSTEAD,
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
from karawela.effects.vocabulary import COST, EFFECTS, FLAG, NOW, Argument, Vocabulary, Word

if TYPE_CHECKING:
    from karawela.words import Words

Value = str | int
Odd = Callable[["Words", Any], str]
NO: str = "none"
"""In the place of a part that a control word does not have."""


class Sentences:
    """Says the effects of one title."""

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary
        self.odd: dict[int, Odd] = {}

    def says(self, word: type[Effect]) -> Callable[[Odd], Odd]:
        """Enters the odd sentence of a word: a function that says an effect in the words of a language."""

        def enter(odd: Odd) -> Odd:
            self.odd[self.vocabulary.of(word).op] = odd
            return odd

        return enter

    def effects(self, words: Words, effect: Effect) -> str:
        """A whole list, its parts between semicolons; `effect-none` for an empty one."""
        return "; ".join(self._parts(words, effect)) or words.say("effect-none")

    def scrolls(self, words: Words, scrolls: Scrolls) -> str:
        """All that is printed on a component, with when it works: `when-<time>`."""
        told = [words.say(f"when-{NOW}", what=self.effects(words, scrolls.now))] if scrolls.now else []
        for when in self.vocabulary.whens:
            effects = [self.effect(words, effect) for effect in scrolls.of(when)]
            if effects:
                told.append(words.say(f"when-{when}", what="; ".join(effects)))
        return " ".join(told)

    def effect(self, words: Words, effect: Effect) -> str:
        """One effect, in a few words that can stand within a sentence."""
        if effect.op in self.odd:
            return self.odd[effect.op](words, effect)
        if effect.op >= CONTROL:
            word = self.vocabulary.word(effect)
            return words.say(f"effect-{word.id}", **self._values(words, word, effect))
        if isinstance(effect, (AnyOrder, InOrder)):
            return joined(words, "and", self._parts(words, effect)) or words.say("effect-none")
        return self._control(words, effect)

    def _parts(self, words: Words, effect: Effect) -> list[str]:
        """The parts of a list; equal ones are counted."""
        if isinstance(effect, AnyOrder):
            told = [self.effect(words, each) for each in effect.at_once]
            told += [joined(words, "or", [self.effect(words, side) for side in offer]) for offer in effect.offers]
            told += [self.effect(words, each) for each in effect.at_last]
        elif isinstance(effect, InOrder):
            told = [self.effect(words, part) for part in effect.parts]
        else:
            return [self.effect(words, effect)]
        counted = {text: told.count(text) for text in told}
        return [words.say("effect-times", n=n, what=text) if n > 1 else text for text, n in counted.items()]

    # ------------------------------------------------------------------ arguments

    def _values(self, words: Words, word: Word, effect: Any) -> dict[str, Value]:
        values = {argument.name: self._value(words, argument, value_of(effect, argument)) for argument in word.args}
        for argument in word.args:
            if argument.kind in self.vocabulary.types:
                prefix = word.row.said.get(argument.name, argument.kind)
                given = value_of(effect, argument)
                said = [self._phrase(words, prefix, argument.kind, each, values) for each in _listed(argument, given)]
                values[f"{argument.name}_said"] = ", ".join(said)
        return values

    def _value(self, words: Words, argument: Argument, value: Any) -> Value:
        if argument.kind == EFFECTS:
            return self.effect(words, value)
        if argument.kind == COST:
            return self.cost(words, value)
        if argument.kind == FLAG:
            return "true" if value else "false"
        if argument.kind in self.vocabulary.types:
            names = self.vocabulary.values(argument.kind)
            return "/".join(names[each] for each in _listed(argument, value) if each >= 0) or NO
        if argument.several:
            return ", ".join(str(each) for each in value)
        if argument.instead and value <= INSTEAD:
            return str(argument.instead[INSTEAD - value])
        given: Value = value
        return given

    def _phrase(self, words: Words, prefix: str, kind: str, value: int, values: dict[str, Value]) -> str:
        if value < 0:
            return NO
        name = self.vocabulary.values(kind)[value]
        message = f"{prefix}-{name}"
        return words.say(message, **values) if words.has(message) else name

    def value(self, words: Words, kind: str, value: int, **values: Value) -> str:
        """The phrase for a value of an enumeration."""
        return self._phrase(words, kind, kind, value, values)

    def cost(self, words: Words, cost: Cost) -> str:
        """What is handed in: `cost-<what>` for each, or the phrase of its type where there is no such message."""
        kind = self.vocabulary.notation.cost
        told = []
        for what, n in cost:
            message = f"cost-{self.vocabulary.values(kind)[what]}"
            told.append(words.say(message, n=n) if words.has(message) else self.value(words, kind, what, n=n))
        return joined(words, "and", told)

    def conditions(self, words: Words, conditions: Sequence[Condition]) -> str:
        """What must hold."""
        told = []
        for each in conditions:
            word = self.vocabulary.conditions[each.op]
            text = words.say(f"condition-{word.id}", **self._values(words, word, each))
            told.append(words.say("effect-not", what=text) if each.negated else text)
        return joined(words, "and", told)

    # ------------------------------------------------------------------ control words

    def _control(self, words: Words, effect: Effect) -> str:
        notation = self.vocabulary.notation
        match effect:
            case Choose():
                options = "; ".join(self._option(words, option) for option in effect.options)
                return words.say(
                    "effect-choose", by=self._by(words, effect.by), decline=_flag(effect.decline), what=options
                )
            case Throw():
                rows = [
                    words.say("effect-roll-row", range=range_text(row), what=self.effect(words, row.do))
                    for row in effect.rows
                ]
                by, reroll = self._by(words, effect.by), _flag(effect.reroll)
                return words.say("effect-roll", by=by, dice=effect.dice, reroll=reroll, rows="; ".join(rows))
            case Pay():
                cost, then = self.cost(words, effect.cost), self.effect(words, effect.then)
                return words.say("effect-pay", cost=cost, then=then, otherwise=self._else(words, effect.otherwise))
            case If():
                condition, then = self.conditions(words, effect.conditions), self.effect(words, effect.then)
                otherwise = self._else(words, effect.otherwise)
                return words.say("effect-if", condition=condition, then=then, otherwise=otherwise)
            case Each():
                over = self.value(words, notation.over, effect.over)
                return words.say("effect-each", over=over, what=self.effect(words, effect.do))
            case Maybe():
                return words.say("effect-may", what=self.effect(words, effect.do))
            case Mission():
                return self._mission(words, effect)
        raise NotImplementedError(f"nothing says '{effect.text}'")

    def _else(self, words: Words, otherwise: Effect) -> str:
        return self.effect(words, otherwise) if otherwise else NO

    def _by(self, words: Words, by: int) -> str:
        return self.value(words, self.vocabulary.notation.who, by) if by != NONE else NO

    def _option(self, words: Words, option: Option) -> str:
        condition = self.conditions(words, option.conditions) if option.conditions else NO
        cost = self.cost(words, option.cost) if option.cost else NO
        return words.say("effect-option", condition=condition, cost=cost, what=self.effect(words, option.do))

    def _mission(self, words: Words, mission: Mission) -> str:
        target = self.value(words, self.vocabulary.notation.place, mission.target)
        start = self.effect(words, mission.start) if mission.start else NO
        told = self._stage(words, mission.stages[0])
        for stage in mission.stages[1:]:
            told = words.say("effect-then", one=told, two=self._stage(words, stage))
        return words.say("effect-mission", start=start, target=target, deadline=mission.deadline, steps=told)

    def _stage(self, words: Words, stage: Stage) -> str:
        notation = self.vocabulary.notation
        trigger = stage.at == NONE
        where = self.value(words, *((notation.trigger, stage.on) if trigger else (notation.place, stage.at)))
        cost = self.cost(words, stage.cost) if stage.cost else NO
        what = self.effect(words, stage.do)
        return words.say(
            f"effect-step-{'on' if trigger else 'at'}",
            where=where,
            may=_flag(stage.may),
            times=stage.times,
            cost=cost,
            what=what,
        )


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _listed(argument: Argument, value: Any) -> Sequence[int]:
    found: Sequence[int] = value if argument.several else (value,)
    return found


def joined(words: Words, link: str, parts: Sequence[str]) -> str:
    """Parts linked two by two: `effect-and`, `effect-or`."""
    text = parts[0] if parts else ""
    for other in parts[1:]:
        text = words.say(f"effect-{link}", one=text, two=other)
    return text
