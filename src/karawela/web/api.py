"""The HTTP API, version 1: everything a program needs to play. Described by OpenAPI at `/api/openapi.json`.

A client shows its token as `Authorization: Bearer ...`; cookies are not looked at, so there is nothing to forge.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from anyio.to_thread import run_sync
from litestar import Request, Response, Router, get, post
from litestar.params import Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from karawela.bots import BOTS
from karawela.engine import move_text, registry
from karawela.engine.record import option_text
from karawela.store import Account, SeatRow
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.identity import clean_name
from karawela.web.present import view_data
from karawela.web.problems import BadRequest, NotAllowed
from karawela.web.tables import Table
from karawela.words import words_for

Call = Request[Any, Any, Any]
Language = Annotated[str, Parameter(query="lang", description="en or pl", pattern="^(en|pl)$")]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=9, description="One of your own seats, from 0.")]


class NewAccount(msgspec.Struct):
    """A guest's name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Token(msgspec.Struct):
    token: str
    name: str


class SeatWish(msgspec.Struct):
    """One seat of a new table: yours, open to others, or a bot's."""

    kind: Annotated[str, msgspec.Meta(pattern="^(me|open|bot)$")]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"
    colour: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewTable(msgspec.Struct):
    title: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    public: bool = False
    undo: Annotated[str, msgspec.Meta(pattern="^(free|horizon|never)$")] = "horizon"


class JoinTable(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Move(msgspec.Struct):
    """`seq` is the number of rows you have seen; a stale one is answered with 409 and nothing happens."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


async def caller(request: Call, game_id: str) -> tuple[Harbour, Account, Table]:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    table = await harbour.tables.table(game_id)
    request.state.game = registry.game(table.row.title)
    request.state.names = table.names
    return harbour, account, table


def head_of(table: Table, account: str | None) -> dict[str, Any]:
    """What everybody may know of a table."""
    row, match = table.row, table.match
    return {
        "id": row.id,
        "title": row.title,
        "status": row.status,
        "seq": table.length,
        "options": row.options,
        "seal": row.seal,
        "undo": row.undo,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "mine": s.account == account} for s in row.seats
        ],
        "to_move": list(match.to_move) if match is not None else [],
        "kind": match.asks[0].kind if match is not None and match.asks else "",
        "result": [{"score": score, "rank": rank} for score, rank in row.result] if row.result else None,
    }


def own(table: Table, account: Account, seat: int | None) -> int | None:
    """The named seat if it is the caller's; without a name the asked one of its own, or none for a spectator."""
    mine = table.seats_of(account.id)
    if seat is not None and seat not in mine:
        raise NotAllowed("not-your-seat")
    if seat is not None or not mine:
        return seat
    return Harbour.own_seat(table, account, None)


@get("/titles", summary="The titles, their player counts and options")
async def titles() -> list[dict[str, Any]]:
    found = []
    for title in registry.titles():
        game = registry.game(title)
        found.append(
            {
                "id": title,
                "name": {language: words_for(game, language).title() for language in ("en", "pl")},
                "players": [game.seats[0], game.seats[-1]],
                "options": {
                    option.name: {"default": option_text(option.default), "choices": list(option.choices)}
                    for option in game.options
                },
                "bots": list(BOTS),
            }
        )
    return found


@post("/accounts", summary="A new guest; keep the token")
async def new_account(request: Call, data: NewAccount) -> Token:
    gate = harbour_of(request).gate
    account, _ = await gate.guest(data.name)
    return Token(gate.token(account), account.name)


@post("/tables", summary="Open a table; it begins when no seat is open")
async def new_table(request: Call, data: NewTable) -> dict[str, Any]:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    seats: list[SeatRow] = []
    for number, wish in enumerate(data.seats):
        if wish.kind == "bot":
            if wish.bot not in BOTS:
                raise BadRequest("bad-seat", given=wish.bot)
            seats.append(SeatRow(number, "bot", wish.name or f"{wish.bot} bot", None, wish.bot, wish.colour))
        elif wish.kind == "open":
            seats.append(SeatRow(number, "open", "open", None, "", wish.colour))
        else:
            seats.append(SeatRow(number, "person", clean_name(wish.name or account.name), account.id, "", wish.colour))
    row = await harbour.open_table(account, data.title, seats, data.options, data.public, data.undo)
    return head_of(await harbour.tables.table(row.id), account.id)


@get("/tables", summary="Open tables that anybody may join")
async def open_tables(request: Call) -> list[dict[str, Any]]:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    rows = await run_sync(harbour.store.open_tables, 50)
    return [head_of(await harbour.tables.table(row.id), account.id) for row in rows]


@get("/tables/{game_id:str}", summary="A table's heading: seats, whose turn, result")
async def table_head(request: Call, game_id: str) -> dict[str, Any]:
    _, account, table = await caller(request, game_id)
    return head_of(table, account.id)


@post("/tables/{game_id:str}/join", status_code=200, summary="Take an open seat")
async def join(request: Call, game_id: str, data: JoinTable) -> dict[str, int]:
    harbour, account, _ = await caller(request, game_id)
    return {"seat": await harbour.join(game_id, account, clean_name(data.name or account.name), data.seat)}


@get("/tables/{game_id:str}/view", summary="The state as your seat may see it; -1 stands for what it may not")
async def view(request: Call, game_id: str, seat: SeatQuery = None) -> dict[str, Any]:
    _, account, table = await caller(request, game_id)
    async with table.lock:
        viewer = own(table, account, seat)
        return {"seq": table.length, "seat": viewer, "view": view_data(table, viewer)}


@get("/tables/{game_id:str}/options", summary="Your options, with words and with whether they can be taken back")
async def options(request: Call, game_id: str, seat: SeatQuery = None, lang: Language = "en") -> dict[str, Any]:
    _, account, table = await caller(request, game_id)
    async with table.lock:
        viewer, match = own(table, account, seat), table.match
        asks = [ask for ask in match.asks if ask.seat == viewer] if match is not None else []
        if match is None or not asks:
            return {"seq": table.length, "seat": viewer, "kind": "", "options": []}
        words = words_for(match.game, lang)
        listed = [
            {"move": move_text(move), "label": words.label(move), "undo": match.horizon(move, asks[0].seat).value}
            for move in asks[0].options
        ]
        return {"seq": table.length, "seat": viewer, "kind": asks[0].kind, "rule": asks[0].rule, "options": listed}


@post("/tables/{game_id:str}/why-not", status_code=200, summary="Why a move is not possible, with the rule's id")
async def why_not(request: Call, game_id: str, data: Move, lang: Language = "en") -> dict[str, Any]:
    harbour, account, table = await caller(request, game_id)
    if table.match is None:
        raise NotAllowed("not-started")
    async with table.lock:
        refusal = table.match.why_not(data.move, harbour.own_seat(table, account, data.seat))
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "rule": refusal.rule, "reason": words_for(table.match.game, lang).refusal(refusal, table.names)}


@post("/tables/{game_id:str}/moves", status_code=200, summary="Play a move; answered when it is durable")
async def move(request: Call, game_id: str, data: Move) -> dict[str, int]:
    harbour, account, table = await caller(request, game_id)
    await harbour.tables.play(table, harbour.own_seat(table, account, data.seat), data.move, data.seq)
    return {"seq": table.length}


@get("/tables/{game_id:str}/record", summary="The record: complete once the game is over", media_type="text/plain")
async def record(request: Call, game_id: str) -> Response[str]:
    _, _, table = await caller(request, game_id)
    if table.match is None or table.row.status != "finished":
        raise NotAllowed("not-finished")
    return Response(str(table.match.record), media_type="text/plain")


@get("/tables/{game_id:str}/stream", summary="Server-sent events: the heading, whenever the table changes")
async def stream(request: Call, game_id: str) -> ServerSentEvent:
    harbour, account, _ = await caller(request, game_id)

    async def changes() -> AsyncIterator[ServerSentEventMessage]:
        async with harbour.lookout.watch(game_id) as bell:
            bell.ring()
            while True:
                if await bell.wait():
                    table = await harbour.tables.table(game_id)
                    yield ServerSentEventMessage(
                        event="table", data=json.dumps(head_of(table, account.id)), id=str(table.length)
                    )
                else:
                    yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(changes())


router = Router(
    path="/api/v1",
    route_handlers=[
        titles,
        new_account,
        new_table,
        open_tables,
        table_head,
        join,
        view,
        options,
        why_not,
        move,
        record,
        stream,
    ],
)
