"""Live tables: a match in memory, its rows in the store, one lock each. Nothing is answered before it is durable."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from anyio.to_thread import run_sync

from karawela.engine import Match, move_text, registry
from karawela.engine.log import Entry
from karawela.engine.stored import (
    all_events,
    restore,
    unpack_state,
)
from karawela.store import ChatRow, GameRow, PlyRow, SeatRow, Snapshot, Stale, Store
from karawela.web.problems import Gone, NotAllowed, StaleBoard
from karawela.web.table.order_book import OrderBook, set_orders
from karawela.web.table.stored_rows import colours_of, lines_of, row_of, snapshot_of, wish_after
from karawela.web.table.table import Table, behind

CACHED = 500
"""How many tables are kept in memory."""


class LiveTables(OrderBook):
    """All tables of this process. `changed` is called after every durable change, with the table's id."""

    def __init__(self, store: Store, changed: Callable[[str, bool], None]):
        self.store = store
        self.changed = changed
        """Called after every durable change: the table's id, and whether what is in memory here is up to date."""
        self._alone = store.backend == "sqlite"
        """Nobody else writes, so what is in memory is never behind the store; otherwise it may be, for a moment."""
        self._spoils = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()

    # ------------------------------------------------------------------ finding

    async def table(self, game_id: str, heard: bool = False) -> Table:
        """The table of that id, as fresh as the store. Raises `Gone` if there is none. `heard` is for who comes because
        of an announcement and may be behind for a moment: another one will come, and the store is not asked."""
        known = self._tables.get(game_id)
        if known is not None and known.fresh and known.orders_known and (heard or self._alone):
            self._tables.move_to_end(game_id)
            return known
        spoils = self._spoils
        row = await run_sync(self.store.game, game_id) if game_id.isprintable() else None
        if row is None:
            self._tables.pop(game_id, None)
            raise Gone(game_id)
        table = self._tables.get(game_id)
        if table is None:
            table = self._tables[game_id] = Table(row)
            if len(self._tables) > CACHED:
                self._tables.popitem(last=False)
        self._tables.move_to_end(game_id)
        if behind(table, row):
            async with table.lock:
                if behind(table, row):
                    await self._load(table)
        if table.row.status == "open" and all(seat.kind != "open" for seat in table.row.seats):
            await self.begin(table)  # whoever took the last seat was cut off before this
            async with table.lock:
                await self._load(table)
        if not table.orders_known:
            orders = tuple(await run_sync(self.store.orders, game_id))
            table.orders_known = spoils == self._spoils
            set_orders(table, orders)
        table.fresh = spoils == self._spoils  # else something was announced while we were reading
        return table

    async def as_seen(self, game_id: str, seq: int | None) -> Table:
        """The table for somebody who has seen `seq` rows of it and acts on them: from memory if it has just as many.
        If the store had more, it would not take the next row."""
        known = self._tables.get(game_id)
        if seq is not None and known is not None and known.fresh and known.length == seq:
            return known
        return await self.table(game_id)

    def in_memory(self, game_id: str) -> Table | None:
        """The table as this process has it, if it has it."""
        return self._tables.get(game_id)

    def spoil(self, game_id: str) -> None:
        """The store may know more of the table than we have in memory; the next look reads it again."""
        self._spoils += 1
        table = self._tables.get(game_id)
        if table is not None:
            table.fresh = table.orders_known = False
            table.said = None

    def spoil_all(self) -> None:
        """Announcements may have been missed."""
        for game_id in self._tables:
            self.spoil(game_id)

    async def chats(self, table: Table) -> list[ChatRow]:
        """What has been said at the table."""
        if table.said is None or not table.fresh:
            table.said = await run_sync(self.store.chats, table.id)
        return table.said

    def at_hand(self, game_id: str) -> Table | None:
        """The table if it is in memory, fresh and nobody is changing it: it can be read until the next `await`."""
        table = self._tables.get(game_id)
        if table is None or not table.fresh or table.ahead or table.lock.locked():
            return None
        return table

    @asynccontextmanager
    async def settled(self, game_id: str, heard: bool = False) -> AsyncIterator[Table]:
        """The table while nobody changes it: all that is read of it is durable."""
        while True:
            table = await self.table(game_id, heard)
            async with table.lock:
                if not table.ahead:
                    yield table
                    return

    async def _load(self, table: Table, whole: bool = False) -> None:
        """Brings the table, whose lock is held, to the store's present; `whole` replays the game from its start."""
        row, snapshot, rows = await run_sync(self._read, table.id)
        if len(rows) < table.length:
            return
        table.row = row
        table.pictures.clear()
        table.told.clear()
        if not rows:
            return
        entries, events, marks, wish = lines_of(rows)
        title = registry.title(row.title)
        start = None
        if not whole and snapshot is not None and snapshot.lines <= len(entries):
            state = unpack_state(title, snapshot.state)
            start = None if state is None else (snapshot.lines, snapshot.outcomes, state)
        table.match = restore(
            *(title, len(row.seats), row.seed, row.options, table.names, colours_of(row)),
            *(entries, events, start, row.version),
        )
        table.match.marks = tuple(marks)
        table.wish = wish
        table.choices_from = max(number for number, row in enumerate(rows, 1) if row.kind != "move")
        table.whole = start is None or not start[0]
        table.ahead = False
        table.length = len(rows)

    def _read(self, game_id: str) -> tuple[GameRow, Snapshot | None, list[PlyRow]]:
        """All that is stored of a game, of one moment."""
        while True:
            row, snapshot, rows = self.store.game(game_id), self.store.snapshot(game_id), self.store.plies(game_id)
            if row is None:
                raise Gone(game_id)
            if row.length == len(rows):  # nobody has written between the first reading and the last
                return row, snapshot, rows

    def forget(self, game_id: str) -> None:
        """Drops what is in memory; the next look loads it from the store."""
        self._tables.pop(game_id, None)

    # ------------------------------------------------------------------ changing

    async def begin(self, table: Table) -> None:
        """All seats are taken: deals and starts. Harmless if another process was quicker."""
        row = table.row
        title = registry.title(row.title)
        match: Match[Any] = Match(
            *(title, len(row.seats), row.seed, row.options, table.names, colours_of(row)),
            journal=True,
            version=row.version,
        )
        first = row_of(match, 0, "start", match.to_move[0] if match.to_move else 0, "", 0, 0)
        with suppress(Stale):
            await run_sync(self.store.start_game, row.id, first, snapshot_of(match), list(match.to_move))
        self.spoil(row.id)
        self.changed(row.id, False)

    async def play(self, table: Table, seat: int, move: str, seq: int | None) -> None:
        """A choice. Raises a `MoveError` or `StaleBoard`; then nothing has changed."""
        async with table.lock:
            await self.play_settled(table, seat, move, seq)

    async def play_settled(self, table: Table, seat: int, move: str, seq: int | None) -> list[Entry]:
        """A choice at a table whose lock is held, and what it brought about in the record."""
        stands = seq is not None and table.asked_since <= seq <= table.length
        match = self._running(table, None if stands else seq)
        lines, told = match.ply, len(all_events(match))
        match.play(move, seat)
        entries = match.entries(lines)
        row = row_of(match, table.length, "move", seat, move_text(entries[0][1]), lines, told)
        await self._append(table, row)
        return list(entries)

    async def undo(self, table: Table, seat: int, seq: int | None, consent: bool) -> None:
        """Takes back the seat's last choice; `consent` goes beyond the horizon. Raises `UndoError`."""
        async with table.lock:
            match = await self._whole(table, seq)
            await self.end_answering(table, match, seat, consent)
            marks = len(match.marks)
            match.undo(seat, consent)
            mark = match.marks[-1][1] if len(match.marks) > marks else ""
            await self._append(table, PlyRow(table.length, "undo", seat, mark, keep=match.ply, at=time.time()))

    async def ask_undo(self, table: Table, seat: int, seq: int | None) -> None:
        """Notes the seat's wish to take back its last choice, beyond the horizon. Raises `UndoError`."""
        async with table.lock:
            probe = (await self._whole(table, seq)).clone()
            probe.undo(seat, consent=True)
            await self._append(table, PlyRow(table.length, "ask", seat, "", keep=probe.ply, at=time.time()))

    async def _whole(self, table: Table, seq: int | None) -> Match[Any]:
        """The match with its whole past, for taking back."""
        if not table.whole:
            await self._load(table, whole=True)
        return self._running(table, seq, over=True)

    async def note(self, table: Table, row: PlyRow, replaced: SeatRow | None = None, seq: int | None = None) -> None:
        """Appends a row that is no move: an answer to a wish, a bot in a leaver's place."""
        async with table.lock:
            self._running(table, seq, over=True)
            row.ply = table.length
            row.at = time.time()
            await self._append(table, row, replaced)

    def _running(self, table: Table, seq: int | None, over: bool = False) -> Match[Any]:
        match = table.match
        if match is None:
            raise NotAllowed("not-started")
        if table.ahead or (seq is not None and seq != table.length):
            raise StaleBoard(table.length + table.ahead)
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
                    winners=None if result is None else list(result.winners),
                    seat=replaced,
                )
            )
        except BaseException as error:
            table.ahead = True
            self.forget(table.id)
            if isinstance(error, Stale):
                self.changed(table.id, False)
                raise StaleBoard(table.length + 1) from None
            raise
        table.length += 1
        table.row.length = table.length
        table.row.to_move = list(match.to_move)
        if result is not None:
            table.row.status = "finished"
            table.row.result = list(zip(result.scores, result.ranks, strict=True))
            table.row.winners = list(result.winners)
        elif table.row.status == "finished":
            table.row.status, table.row.result, table.row.winners = "running", None, None
        if replaced is not None:
            table.row.seats[replaced.seat] = replaced
            match.names = table.names
        table.wish = wish_after(table.wish, row)
        table.pictures.clear()
        if row.kind != "move":
            table.choices_from = table.length
            table.told.clear()
        self.changed(table.id, True)
