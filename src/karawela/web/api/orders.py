"""Over the API: standing orders, and several moves at once."""

from __future__ import annotations

from litestar import get, post

from karawela.web.api.bodies import (
    KnownOrder,
    Language,
    NewOrder,
    OrderOff,
    Orders,
    Route,
    Sailed,
    SeatQuery,
    StandingOrder,
    described,
)
from karawela.web.api.callers import Call, caller, looking
from karawela.web.harbour import Harbour
from karawela.web.table.many_steps import sail
from karawela.web.table.order_words import orders_offered, orders_shown
from karawela.web.table.table import Table
from karawela.words.orders import order_words


@post(
    "/tables/{game_id:str}/route",
    status_code=200,
    summary="Play moves one after another, until something is uncovered, another seat is asked or you something else",
    **described(403, 404, 409, 413, 422),
)
async def route(request: Call, game_id: str, data: Route) -> Sailed:
    harbour, account, table = await caller(request, game_id, data.seq)
    seat = harbour.own_seat(table, account, data.seat)
    came = await sail(harbour.tables, table, seat, data.moves, data.seq)
    return Sailed(table.length, list(table.row.to_move), table.row.status, came.steps, came.why)


def orders_of(table: Table, seat: int, language: str) -> Orders:
    words = table.words(language)
    helping = {each.name for each in orders_offered(table, seat, words)}
    known = table.match.rules.orders if table.match is not None else ()
    return Orders(
        table.length,
        seat,
        [StandingOrder(each.name, each.label, each.span) for each in orders_shown(table, seat, words)],
        [
            KnownOrder(each.name, order_words(words, each.name), list(each.spans), each.name in helping)
            for each in known
        ],
    )


@get(
    "/tables/{game_id:str}/orders",
    summary="Your standing orders, and those that you might give",
    **described(403, 404),
)
async def orders(request: Call, game_id: str, seat: SeatQuery = None, lang: Language = "en") -> Orders:
    async with looking(request, game_id) as (account, table):
        return orders_of(table, Harbour.own_seat(table, account, seat), lang)


@post(
    "/tables/{game_id:str}/orders",
    status_code=200,
    summary="Give a standing order: the table answers for you until the turn, round or game ends",
    **described(403, 404, 413, 422),
)
async def give_order(request: Call, game_id: str, data: NewOrder, lang: Language = "en") -> Orders:
    harbour, account, table = await caller(request, game_id)
    seat = harbour.own_seat(table, account, data.seat)
    return orders_of(await harbour.orders.give(game_id, seat, data.order, data.until), seat, lang)


@post(
    "/tables/{game_id:str}/orders/off",
    status_code=200,
    summary="Take a standing order back",
    **described(403, 404, 413, 422),
)
async def order_off(request: Call, game_id: str, data: OrderOff, lang: Language = "en") -> Orders:
    harbour, account, table = await caller(request, game_id)
    seat = harbour.own_seat(table, account, data.seat)
    return orders_of(await harbour.orders.take_back(game_id, seat, data.order), seat, lang)


ROUTES = [route, orders, give_order, order_off]
