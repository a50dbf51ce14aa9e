"""The log: one entry an answer, kept raw; made readable only when somebody reads."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from karawela.engine.ask import EVERYBODY, move_text

Entry: TypeAlias = tuple[int, Any, Any, int]
"""`(seat, move, kind of question, flags)`; for chance `(CHANCE, outcome, Roll or Draw, 0)`."""

CHANCE = -1
FORCED = 1
"""The answer was the only possible one and nobody was asked."""
SECRET = 2
"""Only the seat itself may read the answer before the game is over."""
LAST = 4
"""The answer was the last to a question to several seats: with it those of the others came to light."""


class LogLine(NamedTuple):
    """One line of the log. `seat` is None for chance; `text` is empty where the reader may not see it."""

    ply: int
    seat: int | None
    kind: str
    text: str


def chance_text(entry: Entry) -> str:
    """`die_rum 3`: what was rolled or drawn, and what came."""
    step = entry[2]
    return f"{step.what} {step.text(entry[1])}"


def log_line(ply: int, entry: Entry, reader: int | None, open_to_all: bool, withheld: bool = False) -> LogLine:
    """An entry as `reader` may read it."""
    seat, answer, kind, flags = entry
    if seat == CHANCE:
        seen = open_to_all or kind.audience in (EVERYBODY, reader)
        return LogLine(ply, None, kind.what, chance_text(entry) if seen else "")
    seen = open_to_all or reader == seat or not (withheld or flags & SECRET)
    return LogLine(ply, seat, kind, move_text(answer) if seen else "")
