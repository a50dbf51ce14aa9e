"""What a table's page does: moves, undo, joining, leaving, chat, and the stream that keeps it fresh."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from anyio.to_thread import run_sync
from litestar import Request, Response, get, post
from litestar.response import Stream

from karawela.engine import move_text, registry
from karawela.store import Account, ChatRow, SeatRow, Stale
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.identity import clean_name, language_of
from karawela.web.log import told
from karawela.web.pages import somebody
from karawela.web.present import viewer_seat
from karawela.web.problems import BadRequest, NotAllowed, NotSignedIn, StaleBoard
from karawela.web.render import Shown
from karawela.web.table import Table, reason
from karawela.words import words_for

Page = Request[Any, Any, Any]
CHAT_LENGTH = 400
UNBUFFERED = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
"""A stream is for now, and no proxy on the way shall collect it."""


class MoveIn(msgspec.Struct):
    """A choice: its text form, the number of rows the chooser has seen, and the seat it is for."""

    move: str
    seq: int | None = None
    seat: int | None = None


class UndoIn(msgspec.Struct):
    seq: int | None = None
    seat: int | None = None


class SeatIn(msgspec.Struct):
    seat: int | None = None
    name: str = ""
    colour: str = ""


class AnswerIn(msgspec.Struct):
    agree: bool
    seq: int | None = None


class ChatIn(msgspec.Struct):
    text: str


async def player(request: Page, game_id: str, seq: int | None = None) -> tuple[Harbour, Account, Table]:
    """The visitor and the table, for something only a player may do, who may have said how much of it is seen."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    if account is None:
        raise NotSignedIn("no-cookie")
    table = await harbour.tables.as_seen(game_id, seq)
    request.state.game = registry.game(table.row.title)
    request.state.names = table.names
    return harbour, account, table


@post("/table/{game_id:str}/move", status_code=200, include_in_schema=False)
async def move(request: Page, game_id: str, data: MoveIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id, data.seq)
    seat = harbour.own_seat(table, account, data.seat)
    await harbour.tables.play(table, seat, data.move[:200], data.seq)
    return {"seq": table.length}


@post("/table/{game_id:str}/undo", status_code=200, include_in_schema=False)
async def undo(request: Page, game_id: str, data: UndoIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    if data.seq is not None and data.seq != table.length:
        raise StaleBoard(table.length)
    choice = table.match.last_choice(table.seats_of(account.id)) if table.match is not None else None
    if choice is None:
        raise NotAllowed("undo-nothing")
    seat = harbour.own_seat(table, account, data.seat if data.seat is not None else choice.seat)
    return {"undo": await harbour.undo(table, account, seat, data.seq), "seq": table.length}


@post("/table/{game_id:str}/undo-answer", status_code=200, include_in_schema=False)
async def undo_answer(request: Page, game_id: str, data: AnswerIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    await harbour.answer_undo(table, account, data.agree, data.seq)
    return {"seq": table.length}


@post("/table/{game_id:str}/why", status_code=200, include_in_schema=False)
async def why_not(request: Page, game_id: str, data: MoveIn) -> dict[str, Any]:
    """Why a move is not possible, in words, with the rule."""
    harbour, account, _ = await player(request, game_id)
    async with harbour.tables.settled(game_id) as table:
        refusal = reason(table, harbour.own_seat(table, account, data.seat), data.move[:200])
    if refusal is None:
        return {"legal": True}
    words = words_for(registry.game(table.row.title), language_of(request, account))
    return {"legal": False, "reason": words.refusal(refusal, table.names), "rule": refusal.rule}


@get("/table/{game_id:str}/refused", include_in_schema=False)
async def refused(request: Page, game_id: str, seat: int | None = None) -> list[dict[str, str]]:
    """What one might expect now and may not do, each with its reason."""
    harbour, account, _ = await player(request, game_id)
    async with harbour.tables.settled(game_id) as table:
        match, names = table.match, table.names
        viewer = harbour.own_seat(table, account, seat)
        reasons = match.refused(viewer) if match is not None and viewer in match.to_move else {}
    words = words_for(registry.game(table.row.title), language_of(request, account))
    return [
        {"move": move_text(move), "label": words.label(move), "reason": words.refusal(why, names), "rule": why.rule}
        for move, why in reasons.items()
    ]


@post("/table/{game_id:str}/join", status_code=200, include_in_schema=False)
async def join(request: Page, game_id: str, data: SeatIn) -> Response[Any]:
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    words = words_for(None, language_of(request, account))
    name = clean_name(data.name or account.name or words.say("guest"))
    if not account.name:
        account.name = name
        await harbour.gate.save(account)
    seat = await harbour.join(game_id, account, name, data.seat, data.colour)
    return Response({"seat": seat}, cookies=cookies)


@post("/table/{game_id:str}/leave", status_code=200, include_in_schema=False)
async def leave(request: Page, game_id: str, data: SeatIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    await harbour.leave(game_id, account, harbour.own_seat(table, account, data.seat))
    return {"left": True}


@post("/table/{game_id:str}/rematch", status_code=200, include_in_schema=False)
async def rematch(request: Page, game_id: str) -> dict[str, Any]:
    """The same people at a new table; the first to ask opens it, the others are led there."""
    harbour, account, table = await player(request, game_id)
    if table.row.status != "finished" or not table.seats_of(account.id):
        raise NotAllowed("no-rematch")
    if table.row.rematch is not None:
        return {"table": table.row.rematch}
    old = table.row.seats
    seats = [SeatRow(n, s.kind, s.name, s.account, s.bot, s.colour) for n, s in enumerate((*old[1:], *old[:1]))]
    options = {key: value for key, value in table.row.options.items() if key != "first_player"}
    row = await harbour.open_table(account, table.row.title, seats, options, False, table.row.undo, begin=False)
    standing = await run_sync(harbour.store.set_rematch, game_id, row.id)
    if standing != row.id:  # somebody else was quicker
        with suppress(Stale):
            await run_sync(harbour.store.delete_open, row.id)
    await harbour.tables.table(standing)
    harbour.announce(game_id)
    return {"table": standing}


@post("/table/{game_id:str}/chat", status_code=200, include_in_schema=False)
async def say(request: Page, game_id: str, data: ChatIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    text = " ".join(data.text.split())
    if not 0 < len(text) <= CHAT_LENGTH:
        raise BadRequest("chat-length", most=CHAT_LENGTH)
    own = table.seats_of(account.id)
    words = words_for(None, language_of(request, account))
    name = table.names[own[0]] if own else (account.name or words.say("guest"))
    chat = ChatRow(0, name, text, own[0] if own else None, account.id, time.time())
    await run_sync(harbour.store.add_chat, game_id, chat)
    harbour.announce(game_id)
    return {"said": True}


@get("/table/{game_id:str}/log", include_in_schema=False)
async def whole_log(request: Page, game_id: str) -> list[dict[str, Any]]:
    """The log from the beginning, for who wants to read it."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = language_of(request, account)
    async with harbour.tables.settled(game_id) as table:
        if table.match is None:
            return []
        seat, _ = viewer_seat(table, account.id if account else None, None)
        lines = told(table.match, seat, words_for(table.match.game, language))
    return [{"ply": line.ply, "seat": line.seat, "text": line.text, "events": list(line.events)} for line in lines]


@get("/table/{game_id:str}/stream", include_in_schema=False)
async def stream(request: Page, game_id: str, seat: int | None = None, shown: str = "") -> Stream:
    """Everything that changes, as it changes, for this viewer. The first message brings a viewer up to date; whoever
    names the state already shown, and rightly, gets only what comes after it."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    await harbour.tables.table(game_id)
    language = language_of(request, account)
    events = follow(harbour, game_id, account.id if account else None, language, seat, shown)
    return Stream(events, media_type="text/event-stream", headers=UNBUFFERED)


async def follow(
    harbour: Harbour, game_id: str, account: str | None, language: str, seat: int | None, shown: str = ""
) -> AsyncIterator[bytes]:
    """Sends each part of the page when it differs from what this viewer was sent last; of the board only the layers
    that differ, if nothing else does."""
    sent: Shown | None = None
    yield b": welcome\n\n"
    async with harbour.lookout.watch(game_id) as bell:
        bell.ring()
        while True:
            if not await bell.wait():
                yield b": still here\n\n"
                continue
            if harbour.lookout.closing:
                return
            table = harbour.tables.at_hand(game_id)
            if table is not None:
                now, seq = harbour.painter.shown(table, account, language, seat), table.length
            else:
                async with harbour.tables.settled(game_id, heard=True) as table:
                    now, seq = harbour.painter.shown(table, account, language, seat), table.length
            now = harbour.painter.with_chat(now, await harbour.tables.chats(table), language)
            news = {} if sent is None and now.name == shown else now.since(sent)
            sent = now
            if news:
                data = msgspec.json.encode({"seq": seq, "shown": now.name, **news})  # one line, as JSON is
                yield b"id: %d\nevent: table\ndata: %b\n\n" % (seq, data)


ROUTES = [move, undo, undo_answer, why_not, refused, join, leave, rematch, say, whole_log, stream]
