"""Several choices in a row, as a click on the end of a shown way means them: each recorded and durable for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from karawela.engine import MoveError
from karawela.engine.log import CHANCE
from karawela.web.problems import BadRequest, StaleBoard
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table

MOST_STEPS = 60

DONE = "done"
UNCOVERED = "uncovered"
"""Chance has spoken, or something has come to light."""
ANOTHER = "another"
"""Another seat has answered or is asked."""
CHANGED = "changed"
"""The seat is asked something else now."""
NOT_OFFERED = "not-offered"
OVER = "over"
STALE = "stale"
"""Somebody else has changed the table meanwhile."""


class Came(NamedTuple):
    """How many steps were made, and why no more."""

    steps: int
    why: str


def steps_in(moves: Sequence[str]) -> list[str]:
    """The moves of a route that can be read at all."""
    if not 0 < len(moves) <= MOST_STEPS:
        raise BadRequest("bad-route", most=MOST_STEPS)
    return [move[:200] for move in moves]


async def sail(tables: LiveTables, table: Table, seat: int, moves: Sequence[str], seq: int | None) -> Came:
    """Plays the moves one after another, as long as the seat is asked the same kind of question again and nothing was
    uncovered. A first one that is refused raises what a move raises; after it nothing raises but a failing store."""
    for steps, move in enumerate(moves):
        try:
            async with table.lock:
                match = table.match
                kind = match.ask_of(seat).kind if match is not None and seat in match.to_move else ""
                entries = await tables.play_settled(table, seat, move, seq)
        except (MoveError, StaleBoard) as error:
            if not steps:
                raise
            return Came(steps, STALE if isinstance(error, StaleBoard) else NOT_OFFERED)
        seq = table.length
        assert match is not None
        if match.over:
            return Came(steps + 1, OVER)
        if steps + 1 == len(moves):
            break
        if any(who == CHANCE for who, *_ in entries):
            return Came(steps + 1, UNCOVERED)
        if match.to_move != (seat,) or any(who != seat for who, *_ in entries):
            return Came(steps + 1, ANOTHER)
        if match.ask_of(seat).kind != kind:
            return Came(steps + 1, CHANGED)
    return Came(len(moves), DONE)
