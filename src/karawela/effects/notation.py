"""Reads effects from a text, written in either of two ways, into the tree.

    quest:1; raid:0 / explore:3                     words with arguments after colons; `;` joins, `/` is one of two
    perm raid_action:2:(vp:2; dbl:2)                a component says when: now, or a time that the title declares
    gain(silver, 3, who=owner); delay(2)            words with arguments in brackets, positional or named
    duel(3){gain(silver, 5); card_to(box)}          an argument that is an effect, in braces

    choose@owner[rum?{has(barrel,1)}: lose(barrel,1) | pay_up: pay(silver 2){nothing} | decline]
    roll(2)!@owner{2-7: nothing, 8-12: gain(silver,2)}   two dice; `!`: none is thrown again
    pay(silver 2 + crew 1){..} else {..}            if(has(crew,3) and not wind(1,4)){..} else {..}
    each(players){..}     may{..}     nothing       in_order(..; ..)     any_order(..; ..)
    mission(start: gain(passenger,1); target: rolled_island; deadline: 3;
            @own_base x2 -passenger 1 -> gain(silver,4) => on defeat_pirate (may) -> gain(xp,1))

What `;` means where nothing else is said, in any order or in order, the title declares. A `BadEffect` quotes the text
and says what would be right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from karawela.effects.arguments import Arguments, usage, written
from karawela.effects.control_notation import ControlReader
from karawela.effects.lists import any_order, in_order
from karawela.effects.tokens import BadEffect, Tokens, hint
from karawela.effects.tree import NO_SCROLLS, NOTHING, WAYS, AnyOrder, Condition, Effect, Lasting, Scrolls
from karawela.effects.vocabulary import EFFECTS, NOW, RESERVED, Vocabulary, Word

__all__ = ["BadEffect", "Notation"]

DEEPEST = 20
"""So deep brackets may stand inside each other."""


class Notation:
    """Reads the texts of one title."""

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary
        self.one = lru_cache(maxsize=1024)(self._one)

    def read(self, text: str) -> Effect:
        """The effects of a text; an empty one does nothing."""
        if not text.strip():
            return NOTHING
        reader = _Reader(self.vocabulary, _tokens(text))
        found = reader.effects()
        reader.tokens.end()
        return found

    def read_list(self, text: str) -> AnyOrder:
        """The same where a list in any order is wanted."""
        found = self.read(text)
        return found if isinstance(found, AnyOrder) else any_order([(found,)])

    def _one(self, text: str) -> Effect:
        """A single effect, by its text; remembered."""
        reader = _Reader(self.vocabulary, Tokens(text))
        found = reader.item()
        reader.tokens.end()
        return found

    def read_scrolls(self, text: str) -> Scrolls:
        """Effects that say when they work: `perm raid_bonus:1; income vp:1`. Without a word for it, they are now."""
        if not text.strip():
            return NO_SCROLLS
        return _Reader(self.vocabulary, _tokens(text)).scrolls()


def _tokens(text: str) -> Tokens:
    tokens, depth = Tokens(text), 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if depth > DEEPEST:
            raise tokens.wrong("brackets stand too deep inside each other")
    return tokens


class _Reader(ControlReader):
    """Reads `list := group (";" group)*`, `group := item ("/" item)*`, `item := word | control | "(" list ")"`."""

    def __init__(self, vocabulary: Vocabulary, tokens: Tokens):
        self.vocabulary = vocabulary
        self.tokens = tokens
        self.arguments = Arguments(vocabulary, tokens, self.argument)

    # ------------------------------------------------------------------ lists

    def scrolls(self) -> Scrolls:
        now: list[tuple[Effect, ...]] = []
        lasting: list[Lasting] = []
        while True:
            when = NOW
            if self.tokens.next in (*self.vocabulary.whens, NOW) and self.tokens.peek(1) != ":":
                when = self.tokens.take()
            if when == NOW:
                now.append(self.group())
            else:
                lasting.append(Lasting(when, self.word(when)))
            if not self._goes_on():
                break
        self.tokens.end()
        return Scrolls(any_order(now), tuple(lasting))

    def effects(self) -> Effect:
        return self.list_of(self.vocabulary.notation.list)

    def list_of(self, order: str) -> Effect:
        groups = [self.group()]
        while self._goes_on():
            groups.append(self.group())
        if order == "any_order":
            return any_order(groups)
        return in_order([self.side(group) for group in groups])

    def _goes_on(self) -> bool:
        """Whether another part of the list follows."""
        if self.ends_list() or not self.tokens.skip(";"):
            return False
        if self.tokens.next in (";", ""):
            raise self.tokens.wrong("nothing stands between two semicolons, or after the last one")
        return True

    def ends_list(self) -> bool:
        """Whether the semicolon that comes next ends a part of a mission."""
        return self.tokens.next == ";" and (
            self.tokens.peek(1) in ("@", "on") or (self.tokens.peek(1) in self.heads and self.tokens.peek(2) == ":")
        )

    def group(self) -> tuple[Effect, ...]:
        sides = [self.item()]
        while self.tokens.skip("/"):
            sides.append(self.item())
        return tuple(sides)

    def item(self) -> Effect:
        tokens = self.tokens
        if tokens.skip("("):
            inside = self.effects()
            tokens.want(")", "the list")
            return inside
        if tokens.next in RESERVED and self.vocabulary.notation.control:
            return self.control(tokens.take())
        if not tokens.next.isidentifier():
            raise tokens.wrong(f"an effect is missing before '{tokens.next or 'the end'}'")
        return self.word(NOW)

    def argument(self) -> Effect:
        """An effect after a colon: one, or several in brackets."""
        found = self.item()
        listed = self.vocabulary.notation.list == "any_order" and not isinstance(found, AnyOrder)
        return any_order([(found,)]) if listed else found

    # ------------------------------------------------------------------ words

    def word(self, when: str) -> Effect:
        word = self._known(when)
        values = self._values(word)
        row = word.row
        text = written(word, values, self.vocabulary)
        if row.single and values[0] != 1:
            raise self.tokens.wrong(f"write '{word.id}:1' as many times as it holds")
        way = WAYS.index(row.way)
        texts: dict[str, Any] = {}
        for argument, value in zip(word.args, values, strict=True):
            if argument.kind in self.vocabulary.types and not argument.several and value >= 0:
                texts[argument.name] = self.vocabulary.values(argument.kind)[value]
        if any(texts.get(name) in values for name, values in row.unasked.items()):
            way = 0
        made: Effect = word.made(word.op, way, row.name.format(**texts) or word.id, text, *values)
        return made

    def _known(self, when: str) -> Word:
        tokens = self.tokens
        name = tokens.word("a word")
        others = [known.partition(":") for time, known in self.vocabulary.at if time == when and ":" in known]
        further = [rest for first, _, rest in others if first == name]
        if further and tokens.skip(":"):
            rest = tokens.word("a name")
            if rest not in further:
                raise tokens.wrong(f"'{rest}' should be the rest of '{name}'; {hint(rest, further)}")
            name = f"{name}:{rest}"
        word = self.vocabulary.at.get((when, name))
        if word is None:
            known = [known for time, known in self.vocabulary.at if time == when]
            raise tokens.wrong(f"there is no word '{name}' for '{when}'; {hint(name, known, 'the words are')}")
        return word

    def condition(self) -> Condition:
        """`has(barrel, 1)`, or `not has(barrel, 1)`."""
        negated = self.tokens.skip("not")
        name = self.tokens.word("a condition")
        known = {word.id: word for word in self.vocabulary.conditions}
        if name not in known:
            raise self.tokens.wrong(f"there is no condition '{name}'; {hint(name, known)}")
        word = known[name]
        values = self._values(word)
        text = ("not " if negated else "") + written(word, values, self.vocabulary)
        made: Condition = word.made(word.op, negated, text, *values)
        return made

    def _values(self, word: Word) -> list[Any]:
        """The arguments, written in one of the two ways; what is left out has its default."""
        tokens, given = self.tokens, dict[str, Any]()
        if tokens.next == "(" and tokens.glued():
            self._in_brackets(word, given)
        else:
            for argument in word.args:
                if not tokens.skip(":"):
                    break
                if argument.kind == EFFECTS and tokens.next in ("", ";", ")", "/"):
                    raise tokens.wrong(usage(word, self.vocabulary))
                given[argument.name] = self.arguments.value(argument)
            if tokens.next == ":" and word.args and len(given) == len(word.args):
                raise tokens.wrong(usage(word, self.vocabulary))
        last = word.args[-1] if word.args else None
        if last is not None and last.kind == EFFECTS and last.name not in given and tokens.skip("{"):
            given[last.name] = self.block(word.id)
        for argument in word.args:
            if argument.name not in given and argument.default is None:
                raise tokens.wrong(usage(word, self.vocabulary))
        return [
            given[each.name] if each.name in given else self.arguments.default(each)  # in the order of the row
            for each in word.args
        ]

    def _in_brackets(self, word: Word, given: dict[str, Any]) -> None:
        tokens = self.tokens
        tokens.want("(", f"'{word.id}'")
        while tokens.next != ")":
            named = tokens.peek(1) == "="
            free = [argument for argument in word.args if argument.name not in given]
            if named:
                free = [argument for argument in free if argument.name == tokens.next]
                if not free:
                    names = [argument.name for argument in word.args]
                    raise tokens.wrong(f"'{word.id}' has no argument '{tokens.next}' left; {hint(tokens.next, names)}")
                tokens.take()
                tokens.take()
            if not free:
                raise tokens.wrong(usage(word, self.vocabulary))
            if free[0].kind == EFFECTS:
                tokens.want("{", f"'{free[0].name}='")
                given[free[0].name] = self.block(word.id)
            else:
                given[free[0].name] = self.arguments.value(free[0])
            if not tokens.skip(","):
                break
        tokens.want(")", f"the arguments of '{word.id}'")

    def block(self, of: str) -> Effect:
        """The effects up to a closing brace; the opening one has been read."""
        found = self.effects()
        self.tokens.want("}", f"what '{of}' does")
        return found
