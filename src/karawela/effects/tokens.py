"""The signs and words of a text, one after the other, and what is said of one that is out of place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from karawela.engine.errors import DataError

_TOKEN: Final = re.compile(r"\s*(->|=>|[A-Za-z0-9_]+|[;/(){}\[\]:,|=@!?+-]|\S)")
_WORD: Final = re.compile(r"[A-Za-z0-9_]+\Z")
END: Final = ""


class BadEffect(DataError):
    """A text that is no effect: says what is wrong with it and what would be right."""


class Tokens:
    """A text to be read from left to right."""

    def __init__(self, text: str):
        self.text = text
        found = list(_TOKEN.finditer(text))
        self._tokens = [match[1] for match in found]
        self._spans = [match.span(1) for match in found]
        self._at = 0

    @property
    def next(self) -> str:
        """The token that comes next, END after the last."""
        return self.peek(0)

    def peek(self, ahead: int) -> str:
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else END

    def take(self) -> str:
        token = self.next
        self._at += 1
        return token

    def skip(self, token: str) -> bool:
        """Goes past the token if it comes next."""
        if self.next != token:
            return False
        self._at += 1
        return True

    def want(self, token: str, after: str) -> None:
        """Goes past the token, which must come next."""
        if not self.skip(token):
            closing = token in (")", "}", "]")
            what = "a bracket is not closed" if closing and not self.next else f"'{token}' is missing after {after}"
            raise self.wrong(what)

    def word(self, what: str) -> str:
        """A word that must come next."""
        if not _WORD.match(self.next):
            raise self.wrong(f"{what} is missing before '{self.next or 'the end'}'")
        return self.take()

    def number(self) -> int | None:
        """A whole number, with its sign if it has one, if it comes next."""
        sign = self.next if self.next in ("+", "-") else ""
        digits = self.peek(1) if sign else self.next
        if not digits.isdecimal():
            return None
        self._at += 2 if sign else 1
        return int(sign + digits)

    def glued(self) -> bool:
        """Whether the next token follows the last one without a blank."""
        return 0 < self._at < len(self._spans) and self._spans[self._at][0] == self._spans[self._at - 1][1]

    def back(self) -> str:
        """A value as it stands, to be quoted: all up to the next sign that ends one."""
        start = self._at
        while self.next and self.next not in ":;/(){}[],|=" and (self._at == start or self.glued()):
            self._at += 1
        first = self._spans[start][0] if start < len(self._spans) else len(self.text)
        last = self._spans[self._at - 1][1] if self._at > start else first
        return self.text[first:last]

    def end(self) -> None:
        """Nothing more may come."""
        if self.next:
            raise self.wrong(f"'{self.next}' is not expected there")

    def wrong(self, what: str) -> BadEffect:
        """The error to raise about this text."""
        return BadEffect(f"'{self.text}': {what}")


def hint(name: str, known: Iterable[str], otherwise: str = "there are") -> str:
    """What may have been meant."""
    listed = list(known)
    near = difflib.get_close_matches(name, listed, 1)
    return f"did you mean '{near[0]}'?" if near else f"{otherwise} {', '.join(listed)}"
