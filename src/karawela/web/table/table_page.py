"""A table's page and what can be done on it: moves, undo, hints, joining, leaving, chat."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.response import Template

from karawela.engine import move_text
from karawela.store import Account
from karawela.web.accounts.gate import language_of
from karawela.web.accounts.names import check_name, clean_name
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.pages.page_context import Page, context, somebody
from karawela.web.problem_answers import introduce
from karawela.web.problems import NotSignedIn
from karawela.web.table.many_steps import sail, steps_in
from karawela.web.table.page_model import page_model, viewer_seat
from karawela.web.table.table import Table, reason
from karawela.web.table.table_deeds import play_again, speak, take_back
from karawela.web.thinking.hints import advise
from karawela.words import words_for
from karawela.words.log_lines import tell


class MoveIn(msgspec.Struct):
    """A choice: its text form, the number of rows the chooser has seen, and the seat it is for."""

    move: str
    seq: int | None = None
    seat: int | None = None


class RouteIn(msgspec.Struct):
    """Choices to be made one after another, as far as nothing comes between; `seq` and `seat` as with a move."""

    moves: list[str]
    seq: int | None = None
    seat: int | None = None


class OrderIn(msgspec.Struct):
    """A standing order: `order` is its name, `until` turn, round or game."""

    order: str
    until: str = "game"
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
    """The table: board, question, options, log, chat. A screen that was tall at the last look gets a tall board at
    once; otherwise the page's script asks for one."""
    tall = request.cookies.get("tall") == "1"
    harbour = harbour_of(request)
    values = await context(request, "table")
    account: Account | None = values["account"]
    async with harbour.tables.settled(game_id) as table:
        model = page_model(table, account.id if account else None, values["language"], seat)
        shown = harbour.painter.shown(table, account.id if account else None, values["language"], seat, tall)
    chats = await harbour.tables.chats(table)
    shown = harbour.painter.with_chat(shown, chats, values["language"])
    values |= {"model": model, "row": table.row, "parts": shown.html(), "shown": shown.name, "tall": tall}
    return Template("table.html", context=values)


@post("/table/{game_id:str}/move", status_code=200, include_in_schema=False)
async def move(request: Page, game_id: str, data: MoveIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id, data.seq)
    seat = harbour.own_seat(table, account, data.seat)
    await harbour.tables.play(table, seat, data.move[:200], data.seq)
    return {"seq": table.length}


@post("/table/{game_id:str}/route", status_code=200, include_in_schema=False)
async def route(request: Page, game_id: str, data: RouteIn) -> dict[str, Any]:
    """Moves one after another; says how many were made, and why no more."""
    harbour, account, table = await player(request, game_id, data.seq)
    seat = harbour.own_seat(table, account, data.seat)
    came = await sail(harbour.tables, table, seat, steps_in(data.moves), data.seq)
    return {"seq": table.length, "steps": came.steps, "why": came.why}


@post("/table/{game_id:str}/order", status_code=200, include_in_schema=False)
async def order(request: Page, game_id: str, data: OrderIn) -> dict[str, Any]:
    """A standing order: the table answers for the seat until the turn, round or game ends."""
    harbour, account, table = await player(request, game_id)
    seat = harbour.own_seat(table, account, data.seat)
    table = await harbour.orders.give(game_id, seat, data.order[:40], data.until[:10])
    return {"seq": table.length}


@post("/table/{game_id:str}/order-off", status_code=200, include_in_schema=False)
async def order_off(request: Page, game_id: str, data: OrderIn) -> dict[str, Any]:
    """The seat is asked again."""
    harbour, account, table = await player(request, game_id)
    seat = harbour.own_seat(table, account, data.seat)
    table = await harbour.orders.take_back(game_id, seat, data.order[:40])
    return {"seq": table.length}


@post("/table/{game_id:str}/undo", status_code=200, include_in_schema=False)
async def undo(request: Page, game_id: str, data: UndoIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    return {"undo": await take_back(harbour, account, table, data.seat, data.seq), "seq": table.length}


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
    return {"legal": False, "reason": words.refusal(refusal, table.people(words.language)), "rule": refusal.rule}


@get("/table/{game_id:str}/refused", include_in_schema=False)
async def refused(request: Page, game_id: str, seat: int | None = None) -> list[dict[str, str]]:
    """What one might expect now and may not do, each with its reason."""
    harbour, account, _ = await player(request, game_id)
    async with harbour.tables.settled(game_id) as table:
        match = table.match
        viewer = harbour.own_seat(table, account, seat)
        reasons = match.refused(viewer) if match is not None and viewer in match.to_move else {}
    words = table.words(language_of(request, account))
    people = table.people(words.language)
    return [
        {
            "move": move_text(move),
            "label": words.label(move, people),
            "reason": words.refusal(why, people),
            "rule": why.rule,
        }
        for move, why in reasons.items()
    ]


@post("/table/{game_id:str}/hint", status_code=200, include_in_schema=False)
async def hint_at_table(request: Page, game_id: str, data: UndoIn) -> dict[str, Any]:
    """The captain's advice as a part of the page, and its first line to be read out."""
    harbour, account, table = await player(request, game_id, data.seq)
    words = table.words(language_of(request, account))
    hint = await advise(harbour, account, harbour.origin_of(request), game_id, data.seq, data.seat, words)
    first = hint.ideas[0]
    said = words.say("web-hint-said", label=first.label, share=first.share, expected=first.expected)
    said = f"{said} {hint.reason}"
    return {"seq": hint.seq, "said": said, "html": harbour.painter.part("hint", {"hint": hint, "t": words.say})}


@post("/table/{game_id:str}/join", status_code=200, include_in_schema=False)
async def join(request: Page, game_id: str, data: SeatIn) -> Response[Any]:
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    words = words_for(None, language_of(request, account))
    name = clean_name(data.name or account.name or words.say("guest"))
    if not account.name:
        await check_name(harbour.store, account, name)
        await harbour.gate.change(account, {}, name)
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
    return {"table": await play_again(harbour, account, table, harbour.origin_of(request))}


@post("/table/{game_id:str}/chat", status_code=200, include_in_schema=False)
async def say(request: Page, game_id: str, data: ChatIn) -> dict[str, Any]:
    harbour, account, table = await player(request, game_id)
    words = words_for(None, language_of(request, account))
    await speak(harbour, account, table, data.text, words.say("guest"))
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
        lines = tell(table.match, seat, table.words(language))
    return [{"ply": line.ply, "seat": line.seat, "text": line.text, "events": list(line.events)} for line in lines]


ROUTES = [
    table_page, move, route, order, order_off, undo, undo_answer, why_not, refused, hint_at_table,
    join, leave, rematch, say, whole_log,
]  # fmt: skip
