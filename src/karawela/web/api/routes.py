"""The HTTP API, version 1: everything a program needs to play. Described by OpenAPI at `/api/openapi.json`.

A client shows its token as `Authorization: Bearer ...`; cookies are not looked at, so there is nothing to forge.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from anyio.to_thread import run_sync
from litestar import Response, Router, get, post
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from karawela.bots import BOTS, LEVELS
from karawela.engine import registry
from karawela.engine.errors import BadOption
from karawela.engine.title import Option as TitleOption
from karawela.store import Account, GameRow, SeatRow
from karawela.web.accounts.gate import bearer_of
from karawela.web.accounts.names import check_seats, clean_name
from karawela.web.api import orders, tokens
from karawela.web.api.bodies import (
    Chair,
    Head,
    HintIn,
    HintOut,
    JoinTable,
    Language,
    Move,
    Moved,
    NewTable,
    Offer,
    OptionOfTitle,
    Options,
    OptionValue,
    Score,
    SeatQuery,
    SeatTaken,
    Title,
    View,
    WhyNot,
    described,
)
from karawela.web.api.callers import Call, caller, looking
from karawela.web.doors.turnstile import count_stream
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.problems import BadRequest, NotAllowed
from karawela.web.table.page_model import offered, view_data
from karawela.web.table.table import Table, reason
from karawela.web.thinking.hints import advise
from karawela.words import words_for


def head_of(table: Table, account: str | None) -> Head:
    """What everybody may know of a table that is settled."""
    row, match = table.row, table.match
    return Head(
        id=row.id,
        title=row.title,
        status=row.status,
        seq=table.length,
        options=option_values(row),
        seal=row.seal,
        undo=row.undo,
        seats=[Chair(each.seat, each.kind, each.name, each.bot, each.account == account) for each in row.seats],
        to_move=list(match.to_move) if match is not None else [],
        kind=match.asks[0].kind if match is not None and match.asks else "",
        result=[Score(score, rank) for score, rank in row.result] if row.result else None,
        winners=row.winners,
    )


def option_values(row: GameRow) -> dict[str, OptionValue]:
    """The options that a table was opened with: switches as true or false, numbers as numbers. A value that its title
    no longer knows stays the text that is stored."""
    values: dict[str, OptionValue] = dict(row.options)
    for option in registry.title(row.title).options:
        if isinstance(option.default, int) and option.name in values:
            with suppress(BadOption):
                values[option.name] = option.read(values[option.name])
    return values


def own(table: Table, account: Account, seat: int | None) -> int | None:
    """The named seat if it is the caller's; without a name the asked one of its own, or none for a spectator."""
    mine = table.seats_of(account.id)
    if seat is not None and seat not in mine:
        raise NotAllowed("not-your-seat")
    if seat is not None or not mine:
        return seat
    return Harbour.own_seat(table, account, None)


def option_of(option: TitleOption) -> OptionOfTitle:
    """A switch is told by its default, a number by its bounds, everything else by what it can be."""
    if isinstance(option.default, bool):
        return OptionOfTitle(option.default, [])
    if isinstance(option.default, int):
        return OptionOfTitle(option.default, [], option.least, option.most)
    return OptionOfTitle(option.default, list(option.values()))


@get("/titles", summary="The titles, their player counts and options", **described(signed=False))
async def titles() -> list[Title]:
    games = [registry.title(title) for title in registry.titles()]
    return [
        Title(
            id=game.id,
            name={language: words_for(game, language).title_name() for language in ("en", "pl")},
            players=[game.seats[0], game.seats[-1]],
            options={option.name: option_of(option) for option in game.options},
            bots=list(LEVELS),
        )
        for game in games
    ]


@post("/tables", summary="Open a table; it begins when no seat is open", **described(403, 404, 413, 422))
async def new_table(request: Call, data: NewTable) -> Head:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    seats: list[SeatRow] = []
    for number, wish in enumerate(data.seats):
        if wish.kind == "bot":
            if wish.bot not in BOTS:
                raise BadRequest("bad-bot", given=wish.bot, bots=", ".join(LEVELS))
            name = clean_name(wish.name or f"{wish.bot} bot")
            seats.append(SeatRow(number, "bot", name, None, wish.bot, wish.colour))
        elif wish.kind == "open":
            seats.append(SeatRow(number, "open", "open", None, "", wish.colour))
        else:
            seats.append(SeatRow(number, "person", clean_name(wish.name or account.name), account.id, "", wish.colour))
    await check_seats(harbour.store, account, seats)
    origin = harbour.origin_of(request)
    row = await harbour.open_table(
        account, data.title, seats, data.options, data.public, data.undo, hot_seat=data.hot_seat, origin=origin
    )
    async with harbour.tables.settled(row.id) as table:
        return head_of(table, account.id)


@get("/tables", summary="Open tables that anybody may join", **described())
async def open_tables(request: Call) -> list[Head]:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    heads = []
    for row in await run_sync(harbour.store.open_tables, 50):
        async with harbour.tables.settled(row.id) as table:
            heads.append(head_of(table, account.id))
    return heads


@get("/tables/{game_id:str}", summary="A table's heading: seats, whose turn, result", **described(404))
async def table_head(request: Call, game_id: str) -> Head:
    async with looking(request, game_id) as (account, table):
        return head_of(table, account.id)


@post(
    "/tables/{game_id:str}/join",
    status_code=200,
    summary="Take an open seat",
    **described(403, 404, 409, 413, 422),
)
async def join(request: Call, game_id: str, data: JoinTable) -> SeatTaken:
    harbour, account, _ = await caller(request, game_id)
    return SeatTaken(await harbour.join(game_id, account, clean_name(data.name or account.name), data.seat))


@get(
    "/tables/{game_id:str}/view",
    summary="The state as your seat may see it; -1 stands for what it may not",
    **described(403, 404),
)
async def view(request: Call, game_id: str, seat: SeatQuery = None) -> View:
    async with looking(request, game_id) as (account, table):
        viewer = own(table, account, seat)
        return View(table.length, viewer, view_data(table, viewer))


@get(
    "/tables/{game_id:str}/options",
    summary="Your options, with words and with whether they can be taken back",
    **described(403, 404),
)
async def options(request: Call, game_id: str, seat: SeatQuery = None, lang: Language = "en") -> Options:
    async with looking(request, game_id) as (account, table):
        viewer, match = own(table, account, seat), table.match
        asks = [ask for ask in match.asks if ask.seat == viewer] if match is not None else []
        if match is None or not asks:
            return Options(table.length, viewer)
        listed = [Offer(*choice[:3]) for choice in offered(match, asks[0], table.words(lang))]
        return Options(table.length, viewer, asks[0].kind, asks[0].rule, listed)


@post(
    "/tables/{game_id:str}/why-not",
    status_code=200,
    summary="Why a move is not possible, with the rule's id",
    **described(403, 404, 409, 413, 422),
)
async def why_not(request: Call, game_id: str, data: Move, lang: Language = "en") -> WhyNot:
    async with looking(request, game_id) as (account, table):
        refusal = reason(table, Harbour.own_seat(table, account, data.seat), data.move)
    if refusal is None:
        return WhyNot(True)
    words = table.words(lang)
    return WhyNot(False, refusal.rule, words.refusal(refusal, table.people(lang)))


@post(
    "/tables/{game_id:str}/hint",
    status_code=200,
    summary="What the captain would do in your place; only where you play against bots",
    **described(403, 404, 409, 413, 422, 503),
)
async def hint_for_program(request: Call, game_id: str, data: HintIn, lang: Language = "en") -> HintOut:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    table = await harbour.tables.as_seen(game_id, data.seq)
    words = table.words(lang)
    return await advise(harbour, account, harbour.origin_of(request), game_id, data.seq, data.seat, words)


@post(
    "/tables/{game_id:str}/moves",
    status_code=200,
    summary="Play a move; answered when it is durable",
    **described(403, 404, 409, 413, 422),
)
async def move(request: Call, game_id: str, data: Move) -> Moved:
    harbour, account, table = await caller(request, game_id, data.seq)
    await harbour.tables.play(table, harbour.own_seat(table, account, data.seat), data.move, data.seq)
    return Moved(table.length, list(table.row.to_move), table.row.status)


@get(
    "/tables/{game_id:str}/record",
    summary="The record: complete once the game is over",
    media_type="text/plain",
    **described(403, 404),
)
async def record(request: Call, game_id: str) -> Response[str]:
    async with looking(request, game_id) as (_, table):
        if table.match is None or table.row.status != "finished":
            raise NotAllowed("not-finished")
        return Response(str(table.match.record), media_type="text/plain")


@get(
    "/tables/{game_id:str}/stream",
    summary="Server-sent events: the heading, whenever the table changes",
    media_type="text/event-stream",
    **described(404),
)
async def stream(request: Call, game_id: str) -> ServerSentEvent:
    harbour, account, _ = await caller(request, game_id)
    count_stream(request, account.id)
    token = bearer_of(request)

    async def changes() -> AsyncIterator[ServerSentEventMessage]:
        async with harbour.lookout.watch(game_id) as bell:
            bell.ring()
            while not harbour.lookout.closing:
                rung = await bell.wait()
                if not await harbour.gate.holds(token, account.id):
                    return
                if rung:
                    async with harbour.tables.settled(game_id, heard=True) as table:
                        head = head_of(table, account.id)
                    text = msgspec.json.encode(head).decode()
                    yield ServerSentEventMessage(event="table", data=text, id=str(head.seq))
                else:
                    yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(changes())


router = Router(
    path="/api/v1",
    route_handlers=[
        titles,
        *tokens.ROUTES,
        new_table,
        open_tables,
        table_head,
        join,
        view,
        options,
        why_not,
        hint_for_program,
        move,
        *orders.ROUTES,
        record,
        stream,
    ],
)
