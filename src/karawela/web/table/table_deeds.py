"""What people and programs do at a table besides moves, each in one place: take back, talk, play again."""

from __future__ import annotations

import time
from contextlib import suppress

from anyio.to_thread import run_sync

from karawela.store import Account, ChatRow, SeatRow, Stale
from karawela.web.harbour import Harbour
from karawela.web.problems import BadRequest, NotAllowed, StaleBoard
from karawela.web.table.table import Table

CHAT_LENGTH = 400


async def take_back(harbour: Harbour, account: Account, table: Table, seat: int | None, seq: int | None) -> str:
    """The last choice of the seat, or of whichever of the account's seats chose last: `done`, or the others are
    `asked`."""
    if seq is not None and seq != table.length:
        raise StaleBoard(table.length)
    choice = table.match.last_choice(table.seats_of(account.id)) if table.match is not None else None
    if choice is None:
        raise NotAllowed("undo-nothing")
    return await harbour.undo(
        table, account, harbour.own_seat(table, account, seat if seat is not None else choice.seat), seq
    )


async def speak(harbour: Harbour, account: Account, table: Table, text: str, guest: str) -> ChatRow:
    """Says something at the table: under the name of a seat, of the account, or as a `guest`."""
    text = " ".join(text.split())
    if not 0 < len(text) <= CHAT_LENGTH:
        raise BadRequest("chat-length", most=CHAT_LENGTH)
    own = table.seats_of(account.id)
    name = table.names[own[0]] if own else (account.name or guest)
    chat = ChatRow(0, name, text, own[0] if own else None, account.id, time.time())
    said = await run_sync(harbour.store.add_chat, table.id, chat)
    harbour.announce(table.id)
    return said


async def play_again(harbour: Harbour, account: Account, table: Table) -> str:
    """The same people at a new table; the first to ask opens it, the others are led there. Says its id."""
    if table.row.status != "finished" or not table.seats_of(account.id):
        raise NotAllowed("no-rematch")
    if table.row.rematch is not None:
        return table.row.rematch
    old = table.row.seats
    seats = [SeatRow(n, s.kind, s.name, s.account, s.bot, s.colour) for n, s in enumerate((*old[1:], *old[:1]))]
    options = {key: value for key, value in table.row.options.items() if key != "first_player"}
    row = await harbour.open_table(account, table.row.title, seats, options, False, table.row.undo, begin=False)
    standing = await run_sync(harbour.store.set_rematch, table.id, row.id)
    if standing != row.id:  # somebody else was quicker
        with suppress(Stale):
            await run_sync(harbour.store.delete_open, row.id)
    await harbour.tables.table(standing)
    harbour.announce(table.id)
    return standing
