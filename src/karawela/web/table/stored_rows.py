"""Between a match and its rows in the store: what a choice adds to them, and what they tell when a game is loaded."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from karawela.engine import Match, registry
from karawela.engine.log import Entry
from karawela.engine.state import Event
from karawela.engine.stored import (
    all_events,
    boundary,
    pack_entries,
    pack_events,
    pack_state,
    unpack_entries,
    unpack_events,
)
from karawela.store import GameRow, PlyRow, Snapshot


@dataclass(slots=True)
class UndoWish:
    """A seat asks the table to let it take back beyond the horizon, to the first `keep` lines."""

    seat: int
    keep: int
    at: float
    agreed: set[int] = field(default_factory=set)


def row_of(match: Match[Any], ply: int, kind: Any, seat: int, move: str, lines: int, told: int) -> PlyRow:
    """The row of a choice: what the record and the journal have gained since `lines` and `told`."""
    return PlyRow(
        ply,
        kind,
        seat,
        move,
        json.dumps(pack_entries(match.entries(lines)), separators=(",", ":")),
        json.dumps(pack_events(all_events(match)[told:]), separators=(",", ":"), ensure_ascii=False),
        at=time.time(),
    )


def snapshot_of(match: Match[Any]) -> Snapshot:
    lines, outcomes, state = boundary(match)
    return Snapshot(lines, outcomes, pack_state(state))


def colours_of(row: GameRow) -> list[str]:
    """The colour of every seat: the chosen one if no seat before it has it, otherwise the first free one."""
    known = [colour.id for colour in registry.title(row.title).colours]
    given: dict[int, str] = {}
    for seat in row.seats:
        if seat.colour in known and seat.colour not in given.values():
            given[seat.seat] = seat.colour
    free = iter([colour for colour in known if colour not in given.values()])
    return [given.get(seat.seat) or next(free) for seat in row.seats]


EventsTold = list[tuple[int, int, Event]]
Marks = list[tuple[int, str]]


def lines_of(rows: list[PlyRow]) -> tuple[list[Entry], EventsTold, Marks, UndoWish | None]:
    """The lines, events and marks that stand after these rows, and the wish that is still open.

    An undo that went beyond the horizon has its mark for the record as its move; so has the start of a game that goes
    on from a step of another one."""
    entries: list[Entry] = []
    events: EventsTold = []
    marks: Marks = []
    wish: UndoWish | None = None
    for row in rows:
        if row.kind == "undo":
            del entries[row.keep :]
            events = [event for event in events if event[0] < row.keep]
            marks = [(min(at, row.keep), mark) for at, mark in marks]
            marks += [(row.keep, row.move)] if row.move else []
        elif row.kind in ("start", "move"):
            entries += unpack_entries(json.loads(row.lines))
            events += unpack_events(json.loads(row.events))
            marks += [(len(entries), row.move)] if row.kind == "start" and row.move else []
        wish = wish_after(wish, row)
    return entries, events, marks, wish


def wish_after(wish: UndoWish | None, row: PlyRow) -> UndoWish | None:
    """What becomes of an open wish when a row is added."""
    if row.kind == "ask":
        return UndoWish(row.seat, row.keep, row.at, {row.seat})
    if row.kind == "agree" and wish is not None:
        wish.agreed.add(row.seat)
        return wish
    return wish if row.kind == "bot" and wish is not None and wish.seat != row.seat else None
