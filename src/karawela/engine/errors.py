"""Every mistake that a caller can make has a name.

    KarawelaError
    ├── MoveError
    │   ├── IllegalMove        the rules forbid it (carries the rule's id)
    │   ├── UnreadableMove     the text is no move at all
    │   ├── NotYourTurn        another seat is asked
    │   └── GameIsOver         nobody is asked any more
    ├── UndoError              nothing of yours to take back, or beyond the horizon
    ├── SetupError
    │   ├── UnknownTitle
    │   ├── WrongSeatCount
    │   └── BadOption
    ├── RecordError            a damaged or unknown record (carries the line)
    │   └── UnknownVersion
    ├── DataError              a component file or ledger that does not hold together
    └── NoWorld                no deal of the unknown fits what a seat has seen

A message says what was wrong, where, and what would be right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from karawela.engine.ask import Refusal


class KarawelaError(Exception):
    """The root: whoever catches it has caught every mistake of a caller's and no bug of ours."""


class MoveError(KarawelaError):
    """A move that was not carried out. The match is as it was before."""


class IllegalMove(MoveError):
    """The rules forbid the move here. `refusal` says why; `nearest` lists legal moves like it."""

    def __init__(self, text: str, refusal: Refusal | None = None, nearest: tuple[str, ...] = ()):
        self.text = text
        self.refusal = refusal
        self.nearest = nearest
        because = f" (rule {refusal.rule})" if refusal is not None and refusal.rule else ""
        instead = f"; legal moves like it: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"'{text}' is not a legal move here{because}{instead}")


class UnreadableMove(MoveError):
    """Text that no move of the title looks like."""

    def __init__(self, text: str, nearest: tuple[str, ...] = ()):
        self.text = text
        self.nearest = nearest
        instead = f"; legal moves like it: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"'{text}' is not a move{instead}")


class NotYourTurn(MoveError):
    """The seat is not asked now."""

    def __init__(self, seat: int, asked: tuple[int, ...]):
        self.seat = seat
        self.asked = asked
        waiting = ", ".join(str(other + 1) for other in asked)
        super().__init__(f"seat {seat + 1} is not asked now; the game waits for seat {waiting}")


class GameIsOver(MoveError):
    """The game has ended: no move is legal any more."""

    def __init__(self) -> None:
        super().__init__("the game is over: no move is legal any more")


class UndoError(KarawelaError):
    """Nothing can be taken back. `beyond_horizon` tells whether the table's consent would help."""

    def __init__(self, message: str, beyond_horizon: bool = False):
        self.beyond_horizon = beyond_horizon
        super().__init__(message)


class SetupError(KarawelaError):
    """A match cannot be set up as asked."""


class UnknownTitle(SetupError):
    """No title has that id."""

    def __init__(self, title: str, known: tuple[str, ...], nearest: tuple[str, ...] = ()):
        self.title = title
        self.known = known
        self.nearest = nearest
        guess = f"did you mean {nearest[0]}?" if nearest else f"known titles: {', '.join(known)}"
        super().__init__(f"there is no title '{title}'; {guess}")


class WrongSeatCount(SetupError):
    """The title is not for so many players."""

    def __init__(self, title: str, seats: int, allowed: range):
        self.title = title
        self.seats = seats
        self.allowed = allowed
        few, many = allowed[0], allowed[-1]
        super().__init__(f"{title} is for {few} to {many} players, not for {seats}")


class BadOption(SetupError):
    """An option of the title that does not exist or has an impossible value."""


class RecordError(KarawelaError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 means the whole file."""

    def __init__(self, reason: str, line: int = 0):
        self.reason = reason
        self.line = line
        super().__init__(f"line {line}: {reason}" if line else reason)


class UnknownVersion(RecordError):
    """The record was written by a later format or later rules data than this program knows."""


class DataError(KarawelaError):
    """A component file or ledger that does not hold together."""


class NoWorld(KarawelaError):
    """No deal of the unknown was found that fits what the seat has seen."""
