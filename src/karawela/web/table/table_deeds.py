"""What people and programs do at a table besides moves, each in one place: take back, talk, play again."""

from __future__ import annotations

import time
from contextlib import suppress

from anyio.to_thread import run_sync

from karawela.store import Account, ChatRow, SeatRow, Stale
from karawela.web.accounts.names import may_use, name_at_table
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
    own_name = account.name if not own and await may_use(harbour.store, account, account.name) else ""
    name = table.names[own[0]] if own else own_name or guest
    chat = ChatRow(0, name, text, own[0] if own else None, account.id, time.time())
    said = await run_sync(harbour.store.add_chat, table.id, chat)
    harbour.announce(table.id)
    return said


async def play_again(harbour: Harbour, account: Account, table: Table, origin: str) -> str:
    """The same people at a new table; the first to ask opens it, the others are led there. Says its id. Who was
    called like somebody who has a password by now gets another name."""
    if table.row.status != "finished" or not table.seats_of(account.id):
        raise NotAllowed("no-rematch")
    if table.row.rematch is not None:
        return table.row.rematch
    old = table.row.seats
    seats = [SeatRow(n, s.kind, s.name, s.account, s.bot, s.colour) for n, s in enumerate((*old[1:], *old[:1]))]
    await _name_anew(harbour, seats)
    options = {key: value for key, value in table.row.options.items() if key != "first_player"}
    hot_seat, undo = table.row.hot_seat, table.row.undo
    row = await harbour.open_table(
        account, table.row.title, seats, options, False, undo, begin=False, hot_seat=hot_seat, origin=origin
    )
    standing = await run_sync(harbour.store.set_rematch, table.id, row.id)
    if standing != row.id:  # somebody else was quicker
        with suppress(Stale):
            await run_sync(harbour.store.delete_open, row.id)
    await harbour.tables.table(standing)
    harbour.announce(table.id)
    return standing


async def _name_anew(harbour: Harbour, seats: list[SeatRow]) -> None:
    """Lets every person among them keep the name, or gives another to whose it is no longer."""
    for seat in seats:
        account = await run_sync(harbour.store.account, seat.account) if seat.account is not None else None
        if seat.kind == "person" and account is not None:
            others = {other.name for other in seats if other is not seat}
            seat.name = await name_at_table(harbour.store, account, seat, others)
