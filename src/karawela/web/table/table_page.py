"""A table's page and what can be done on it: moves, undo, hints, joining, leaving, chat."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import msgspec
from anyio.to_thread import run_sync
from litestar import Response, get, post
from litestar.response import Template

from karawela.engine import move_text
from karawela.store import Account, ChatRow, SeatRow, Stale
from karawela.web.accounts.gate import clean_name, language_of
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.pages.page_context import Page, context, somebody
from karawela.web.problem_answers import introduce
from karawela.web.problems import BadRequest, NotAllowed, NotSignedIn, StaleBoard
from karawela.web.table.log_in_words import told
from karawela.web.table.page_model import page_model, viewer_seat
from karawela.web.table.table import Table, reason
from karawela.web.thinking.hints import advise
from karawela.words import words_for

CHAT_LENGTH = 400


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
    introduce(request, table)
    return harbour, account, table


@get("/table/{game_id:str}", include_in_schema=False)
async def table_page(request: Page, game_id: str, seat: int | None = None) -> Template:
    """The table: board, question, options, log, chat."""
    harbour = harbour_of(request)
    values = await context(request, "table")
    account: Account | None = values["account"]
    async with harbour.tables.settled(game_id) as table:
        model = page_model(table, account.id if account else None, values["language"], seat)
        shown = harbour.painter.shown(table, account.id if account else None, values["language"], seat)
    chats = await harbour.tables.chats(table)
    shown = harbour.painter.with_chat(shown, chats, values["language"])
    values |= {"model": model, "row": table.row, "parts": shown.html(), "shown": shown.name}
    return Template("table.html", context=values)


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
    words = table.words(language_of(request, account))
    return {"legal": False, "reason": words.refusal(refusal, table.names), "rule": refusal.rule}


@get("/table/{game_id:str}/refused", include_in_schema=False)
async def refused(request: Page, game_id: str, seat: int | None = None) -> list[dict[str, str]]:
    """What one might expect now and may not do, each with its reason."""
    harbour, account, _ = await player(request, game_id)
    async with harbour.tables.settled(game_id) as table:
        match, names = table.match, table.names
        viewer = harbour.own_seat(table, account, seat)
        reasons = match.refused(viewer) if match is not None and viewer in match.to_move else {}
    words = table.words(language_of(request, account))
    return [
        {
            "move": move_text(move),
            "label": words.label(move, names),
            "reason": words.refusal(why, names),
            "rule": why.rule,
        }
        for move, why in reasons.items()
    ]


@post("/table/{game_id:str}/hint", status_code=200, include_in_schema=False)
async def hint_at_table(request: Page, game_id: str, data: UndoIn) -> dict[str, Any]:
    """The captain's advice as a part of the page, and its first line to be read out."""
    harbour, account, table = await player(request, game_id, data.seq)
    words = table.words(language_of(request, account))
    hint = await advise(harbour, account, game_id, data.seq, data.seat, words)
    first = hint.ideas[0]
    said = words.say("web-hint-said", label=first.label, share=first.share, expected=first.expected)
    return {"seq": hint.seq, "said": said, "html": harbour.painter.part("hint", {"hint": hint, "t": words.say})}


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
        lines = told(table.match, seat, table.words(language))
    return [{"ply": line.ply, "seat": line.seat, "text": line.text, "events": list(line.events)} for line in lines]


ROUTES = [
    table_page, move, undo, undo_answer, why_not, refused, hint_at_table,
    join, leave, rematch, say, whole_log,
]  # fmt: skip
