"""Reads the notation of effects, which `effects` describes, and says what is wrong with a text that breaks it."""

from __future__ import annotations

import difflib
import re
from typing import Final

from karawela.engine.errors import DataError
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.effects import NOTHING, Effect, Effects, Lasting, Scrolls, Side
from karawela.games.maracaibo.data.vocabulary import ANY, AUTO, CUBE, LAST, NOW, TAKE, WORDS, Word


class BadEffect(DataError):
    """A text that is no effect: says what is wrong with it and what would be right."""


_TOKEN: Final = re.compile(r"\s*([;/()])|\s*([^;/()\s]+)")


def read_effects(text: str) -> Effects:
    """One-time effects: what a place, a space, a beige slot or a bonus does."""
    return _Reader(text).effects() if text.strip() else NOTHING


def read_scrolls(text: str) -> Scrolls:
    """Effects that say when they work: `perm raid_bonus:1; income vp:1`. Without a word for it, they are one-time."""
    now: list[str] = []
    lasting: list[Lasting] = []
    for part in _split(text):
        when, _, rest = part.partition(" ")
        if when not in (v.NOW, v.PERM, v.INCOME, v.END):
            now.append(part)
        elif when == NOW:
            now.append(rest)
        else:
            lasting.append(_read_lasting(when, rest.strip(), part))
    return Scrolls(read_effects("; ".join(now)), tuple(lasting))


def _split(text: str) -> list[str]:
    """The parts between semicolons that stand outside brackets."""
    parts, depth, part = [], 0, ""
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == ";" and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += sign
    parts.append(part.strip())
    if "" in parts and text.strip():
        raise BadEffect(f"'{text}': nothing stands between two semicolons, or after the last one")
    return parts if text.strip() else []


def _read_lasting(when: str, text: str, whole: str) -> Lasting:
    name, _, rest = text.partition(":")
    word = _word(when, name, whole)
    given = rest.split(":", len(word.args) - 1) if rest else []
    reward = NOTHING
    if word.args[-1] == v.REWARD:
        if len(given) != 2:
            raise BadEffect(f"'{whole}': {_usage(word)}")
        reward = read_effects(given.pop().strip())
        if not reward:
            raise BadEffect(f"'{whole}': {_usage(word)}")
    a, b, c = _arguments(word, given, whole)
    return Lasting(when, word.op, a, b, c, reward, whole)


def _word(when: str, name: str, text: str) -> Word:
    word = WORDS.get((when, name))
    if word is None:
        known = [known for time, known in WORDS if time == when]
        near = difflib.get_close_matches(name, known, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"the words are {', '.join(known)}"
        raise BadEffect(f"'{text}': there is no word '{name}' for '{when}'; {hint}")
    return word


def _usage(word: Word) -> str:
    return f"'{word.name}' needs {', then '.join(word.args) or 'no arguments'}"


def _arguments(word: Word, given: list[str], text: str) -> tuple[int, int, int]:
    wanted = [argument for argument in word.args if argument != v.REWARD]
    least = sum(argument != v.MOST for argument in wanted)
    if not least <= len(given) <= len(wanted):
        raise BadEffect(f"'{text}': {_usage(word)}")
    numbers = [0, 0, 0]
    for index, (argument, value) in enumerate(zip(wanted, given, strict=False)):
        names = v.choices(argument)
        if names and value not in names:
            near = difflib.get_close_matches(value, names, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(names)}"
            raise BadEffect(f"'{text}': '{value}' should be {argument}; {hint}")
        if not names and not value.isdecimal():
            raise BadEffect(f"'{text}': '{value}' should be {argument}")
        numbers[index] = names.index(value) if names else int(value)
    return numbers[0], numbers[1], numbers[2]


_SINGLE: Final = (v.UPGRADE, v.BURY, v.QUEST)
"""Each of these has a decision of its own, so each stands by itself."""


class _Reader:
    """Reads `effects := group (";" group)*`, `group := item ("/" item)*`, `item := word | "(" effects ")"`."""

    def __init__(self, text: str):
        self.text = text
        self.tokens = [sign or word for sign, word in _TOKEN.findall(text)]
        self.at = 0

    def effects(self) -> Effects:
        found = self._list()
        if self.at < len(self.tokens):
            raise BadEffect(f"'{self.text}': '{self.tokens[self.at]}' is not expected there")
        return found

    def _next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _list(self) -> Effects:
        groups = [self._group()]
        while self._next() == ";":
            self.at += 1
            groups.append(self._group())
        return _sorted(groups)

    def _group(self) -> tuple[Side, ...]:
        sides = [self._item()]
        while self._next() == "/":
            self.at += 1
            sides.append(self._item())
        return tuple(sides)

    def _item(self) -> Side:
        token = self._next()
        self.at += 1
        if token == "(":
            inside = self._list()
            if self._next() != ")":
                raise BadEffect(f"'{self.text}': a bracket is not closed")
            self.at += 1
            return inside
        if token in ("", ";", "/", ")"):
            raise BadEffect(f"'{self.text}': an effect is missing before '{token or 'the end'}'")
        return self._effect(token)

    def _effect(self, token: str) -> Effect:
        name, *given = token.split(":")
        word = _word(NOW, name, self.text)
        a, b, c = _arguments(word, given, token)
        if word.op in _SINGLE and a != 1:
            raise BadEffect(f"'{token}': write '{name}:1' as many times as it holds")
        way = AUTO if word.op == CUBE and a != ANY else word.way
        if word.op == TAKE:
            name = f"take_{v.KINDS[a]}"
        elif word.op == v.ODD:
            name = v.ODD_NOW[a]
        return Effect(word.op, a, b, c, way, name, token)


def _sorted(groups: list[tuple[Side, ...]]) -> Effects:
    at_once: list[Effect] = []
    offers: list[tuple[Side, ...]] = []
    at_last: list[Effect] = []
    for group in groups:
        alone = group[0]
        if len(group) > 1:
            offers.append(group)
        elif isinstance(alone, Effects):
            at_once += alone.at_once
            offers += alone.offers
            at_last += alone.at_last
        elif alone.way == AUTO:
            at_once.append(alone)
        elif alone.way == LAST:
            at_last.append(alone)
        else:
            offers.append(group)
    return Effects(tuple(at_once), tuple(offers), tuple(at_last), "; ".join(_text(group) for group in groups))


def _text(group: tuple[Side, ...]) -> str:
    return " / ".join(f"({side.text})" if isinstance(side, Effects) else side.text for side in group)
