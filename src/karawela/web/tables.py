"""Live tables: a match in memory, its rows in the store, one lock each. Nothing is answered before it is durable."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from anyio.to_thread import run_sync

from karawela.engine import Match, move_text, registry
from karawela.engine.log import Entry
from karawela.engine.state import Event
from karawela.engine.stored import (
    all_events,
    boundary,
    pack_entries,
    pack_events,
    pack_state,
    restore,
    unpack_entries,
    unpack_events,
    unpack_state,
)
from karawela.store import GameRow, PlyRow, SeatRow, Snapshot, Stale, Store
from karawela.web.problems import Gone, NotAllowed, StaleBoard

CACHED = 500
"""How many tables are kept in memory."""


@dataclass(slots=True)
class UndoWish:
    """A seat asks the table to let it take back beyond the horizon, to the first `keep` lines."""

    seat: int
    keep: int
    agreed: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Table:
    """One table. `length` is the number of rows applied; `match` is None before the game has begun."""

    row: GameRow
    match: Match[Any] | None = None
    length: int = 0
    wish: UndoWish | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    pictures: dict[Any, Any] = field(default_factory=dict)
    """What has been rendered of the present position, by viewer and language."""

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, account: str | None) -> list[int]:
        """The seats that an account plays at this table."""
        return [s.seat for s in self.row.seats if account and s.kind == "person" and s.account == account]

    def persons(self) -> list[SeatRow]:
        return [seat for seat in self.row.seats if seat.kind == "person"]

    def practice(self) -> bool:
        """Whether everybody who plays is one account: undo needs nobody's consent then."""
        return len({seat.account for seat in self.persons()}) <= 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.seats)


class Tables:
    """All tables of this process. `changed` is called after every durable change, with the table's id."""

    def __init__(self, store: Store, changed: Callable[[str], None]):
        self.store = store
        self.changed = changed
        self._tables: OrderedDict[str, Table] = OrderedDict()

    # ------------------------------------------------------------------ finding

    async def table(self, game_id: str) -> Table:
        """The table of that id, as fresh as the store. Raises `Gone` if there is none."""
        table = self._tables.get(game_id)
        row = await run_sync(self.store.game, game_id)
        if row is None:
            self._tables.pop(game_id, None)
            raise Gone(game_id)
        if table is None:
            table = self._tables.setdefault(game_id, Table(row))
            if len(self._tables) > CACHED:
                self._tables.popitem(last=False)
        self._tables.move_to_end(game_id)
        if table.length != row.length or table.row.status != row.status or table.row.seats != row.seats:
            async with table.lock:
                await self._load(table, row)
        return table

    async def _load(self, table: Table, row: GameRow) -> None:
        """Brings the table to the store's present: by the new rows alone where they are moves, otherwise anew."""
        if row.length < table.length:
            return
        rows = await run_sync(self.store.plies, row.id, 0)
        snapshot = await run_sync(self.store.snapshot, row.id)
        table.row = row
        table.pictures.clear()
        if not rows:
            return
        entries, events, wish = lines_of(rows)
        game = registry.game(row.title)
        start = None
        if snapshot is not None and snapshot.lines <= len(entries):
            start = (snapshot.lines, snapshot.outcomes, unpack_state(game, snapshot.state))
        colours = [seat.colour for seat in row.seats if seat.colour]
        table.match = restore(
            game, len(row.seats), row.seed, row.options, table.names, colours, entries, events, start
        )
        table.match.version = row.version
        table.wish = wish
        table.length = len(rows)

    def forget(self, game_id: str) -> None:
        """Drops what is in memory; the next look loads it from the store."""
        self._tables.pop(game_id, None)

    # ------------------------------------------------------------------ changing

    async def begin(self, table: Table) -> None:
        """All seats are taken: deals and starts. Harmless if another process was quicker."""
        row = table.row
        game = registry.game(row.title)
        colours = [seat.colour for seat in row.seats if seat.colour]
        match: Match[Any] = Match(game, len(row.seats), row.seed, row.options, table.names, colours, journal=True)
        first = row_of(match, 0, "start", match.to_move[0] if match.to_move else 0, "", 0, 0)
        try:
            await run_sync(self.store.start_game, row.id, first, snapshot_of(match), list(match.to_move))
        except Stale:
            pass
        self.changed(row.id)

    async def play(self, table: Table, seat: int, move: str, seq: int | None) -> None:
        """A choice. Raises a `MoveError` or `StaleBoard`; then nothing has changed."""
        async with table.lock:
            match = self._running(table, seq)
            lines, told = match.ply, len(all_events(match))
            match.play(move, seat)
            text = move_text(match.entries()[lines][1])
            row = row_of(match, table.length, "move", seat, text, lines, told)
            await self._append(table, row)

    async def undo(self, table: Table, seat: int, seq: int | None, consent: bool) -> None:
        """Takes back the seat's last choice; `consent` goes beyond the horizon. Raises `UndoError`."""
        async with table.lock:
            match = self._running(table, seq, over=True)
            match.undo(seat, consent)
            await self._append(table, PlyRow(table.length, "undo", seat, "", keep=match.ply, at=time.time()))

    async def note(self, table: Table, row: PlyRow, replaced: SeatRow | None = None) -> None:
        """Appends a row that is no move: a wish, an answer to one, a bot in a leaver's place."""
        async with table.lock:
            row.ply = table.length
            row.at = time.time()
            await self._append(table, row, replaced)

    def _running(self, table: Table, seq: int | None, over: bool = False) -> Match[Any]:
        match = table.match
        if match is None:
            raise NotAllowed("not-started")
        if seq is not None and seq != table.length:
            raise StaleBoard(table.length)
        if match.over and not over:
            raise NotAllowed("game-over")
        return match

    async def _append(self, table: Table, row: PlyRow, replaced: SeatRow | None = None) -> None:
        match = table.match
        assert match is not None
        result = match.result
        try:
            await run_sync(
                lambda: self.store.append(
                    table.id,
                    row,
                    snapshot=snapshot_of(match),
                    to_move=list(match.to_move),
                    status="running" if result is None else "finished",
                    result=None if result is None else list(zip(result.scores, result.ranks, strict=True)),
                    seat=replaced,
                )
            )
        except BaseException as error:
            self.forget(table.id)  # what is in memory is ahead of the store
            if isinstance(error, Stale):
                self.changed(table.id)
                raise StaleBoard(table.length + 1) from None
            raise
        table.length += 1
        table.row.length = table.length
        table.row.to_move = list(match.to_move)
        if result is not None:
            table.row.status = "finished"
            table.row.result = list(zip(result.scores, result.ranks, strict=True))
        elif table.row.status == "finished":
            table.row.status, table.row.result = "running", None
        if replaced is not None:
            table.row.seats[replaced.seat] = replaced
        table.wish = wish_after(table.wish, row)
        table.pictures.clear()
        self.changed(table.id)


def row_of(match: Match[Any], ply: int, kind: Any, seat: int, move: str, lines: int, told: int) -> PlyRow:
    """The row of a choice: what the record and the journal have gained since `lines` and `told`."""
    return PlyRow(
        ply,
        kind,
        seat,
        move,
        json.dumps(pack_entries(match.entries()[lines:]), separators=(",", ":")),
        json.dumps(pack_events(all_events(match)[told:]), separators=(",", ":"), ensure_ascii=False),
        at=time.time(),
    )


def snapshot_of(match: Match[Any]) -> Snapshot:
    lines, outcomes, state = boundary(match)
    return Snapshot(lines, outcomes, pack_state(state))


def lines_of(rows: list[PlyRow]) -> tuple[list[Entry], list[tuple[int, int, Event]], UndoWish | None]:
    """The lines and events that stand after these rows, and the wish that is still open."""
    entries: list[Entry] = []
    events: list[tuple[int, int, Event]] = []
    wish: UndoWish | None = None
    for row in rows:
        if row.kind == "undo":
            del entries[row.keep :]
            events = [event for event in events if event[0] < row.keep]
        elif row.kind in ("start", "move"):
            entries += unpack_entries(json.loads(row.lines))
            events += unpack_events(json.loads(row.events))
        wish = wish_after(wish, row)
    return entries, events, wish


def wish_after(wish: UndoWish | None, row: PlyRow) -> UndoWish | None:
    """What becomes of an open wish when a row is added."""
    if row.kind == "ask":
        return UndoWish(row.seat, row.keep, {row.seat})
    if row.kind == "agree" and wish is not None:
        wish.agreed.add(row.seat)
        return wish
    return wish if row.kind == "bot" else None
