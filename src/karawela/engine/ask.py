"""What rules yield: questions to seats, and questions to chance.

A move is a small tuple of strings and ints, `("load", "sugar", 2)`. Its text form, `load sugar 2`, is what
records, the web, the command line and the API speak; it is stable for ever, because saved games depend on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Move: TypeAlias = tuple[str | int, ...]

EVERYBODY = -1
"""The audience of what is public."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible: the rule that forbids it and, where it helps, the particulars.

    `detail` names a message of the title (`refusal-<detail>`), `args` fills it in. Without a detail
    the rule's own sentence in the ledger is the explanation.
    """

    rule: str
    detail: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)


WhyNot: TypeAlias = Callable[[Any, int, Move], "Refusal | None"]
"""`(view of the asked seat, seat, move) -> Refusal`, called only when somebody asks."""


class Ask:
    """A question to one seat. Creating one costs well under a microsecond and formats nothing.

    `options` are the legal moves, never empty, without duplicates. A question with one option is not
    asked but carried out, unless `even_if_forced` (a window to react must not betray what a seat holds).
    `secret` keeps the answer from the other seats. `accepts` may admit moves beyond the listed ones.

    Where options are many, rules may give them as `parts` that a generator finds one after another: they are listed
    before anybody sees the question, and whoever only walks past it looks no further than whether there is a choice.
    """

    __slots__ = ("accepts", "even_if_forced", "kind", "options", "parts", "rule", "seat", "secret", "why_not")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Move] = (),
        rule: str = "",
        why_not: WhyNot | None = None,
        even_if_forced: bool = False,
        secret: bool = False,
        accepts: Callable[[Move], bool] | None = None,
        parts: Iterator[Sequence[Move]] | None = None,
    ):
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.why_not = why_not
        self.even_if_forced = even_if_forced
        self.secret = secret
        self.accepts = accepts
        self.parts = parts

    def admits(self, move: Move) -> bool:
        """Whether it is a legal answer, listed or not."""
        return move in self.options or (self.accepts is not None and self.accepts(move))

    def list_options(self) -> None:
        """Lists the options that are still in parts. The state must stand as it stood when the question came up."""
        if self.parts is not None:
            options: list[Move] = []
            for part in self.parts:
                options += part
            self.options, self.parts = options, None

    def first_options(self) -> Sequence[Move]:
        """All options of a question that has no choice in it, some of any other. Afterwards it is of no use."""
        if self.parts is None:
            return self.options
        known: list[Move] = []
        for part in self.parts:
            known += part
            if len(known) > 1:
                break
        return known

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"


class Together:
    """Questions to several seats at once; the rules go on with the list of answers, in the order of `asks`.

    Nobody sees an answer before all have been given.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]):
        self.asks = asks
        for ask in asks:
            ask.list_options()


class Roll:
    """One throw of a die: `faces` are equally likely, the answer is the face shown."""

    __slots__ = ("faces", "what")

    def __init__(self, faces: int | Sequence[int], what: str = "die"):
        self.faces: Sequence[int] = range(1, faces + 1) if isinstance(faces, int) else faces
        self.what = what

    @property
    def pool(self) -> Sequence[int]:
        return self.faces

    @property
    def audience(self) -> int:
        return EVERYBODY

    def text(self, outcome: int) -> str:
        return str(outcome)


class Draw:
    """One thing out of a pool whose order nobody knows; the answer is the thing. The rules remove it.

    `names` turns the thing into its id for the record. `audience` is the seat that sees it (default: all).
    """

    __slots__ = ("audience", "names", "pool", "what")

    def __init__(self, pool: Sequence[int], what: str = "card", names: Sequence[str] = (), audience: int = EVERYBODY):
        self.pool = pool
        self.what = what
        self.names = names
        self.audience = audience

    def text(self, outcome: int) -> str:
        return self.names[outcome] if self.names else str(outcome)


class Reveal(Draw):
    """Something that one seat knew comes to light for all: a draw from a pool of one. Undo stops here."""

    def __init__(self, thing: int, what: str = "reveal", names: Sequence[str] = ()):
        super().__init__((thing,), what, names)


Chance: TypeAlias = Roll | Draw
Step: TypeAlias = Ask | Together | Chance
Rules: TypeAlias = Generator[Step, Any, None]
"""A game's rules, or a part of them: yields steps, receives their answers."""


class GameOver(Exception):
    """Raised by rules at the very moment the game ends; nothing after it happens."""


def move_text(move: Move) -> str:
    """The text form: tokens separated by one blank."""
    return " ".join([str(token) for token in move])


_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)\Z")


def parse_move(text: str) -> Move:
    """The move of a text form, in any spacing. The inverse of `move_text` for every move."""
    return tuple(int(token) if _INTEGER.match(token) else token for token in text.split())
