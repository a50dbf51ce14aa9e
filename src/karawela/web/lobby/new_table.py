"""A new table: the form for it, its seats, and a game against bots in one click."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, get, post
from litestar.response import Redirect, Template

from karawela.bots import BOTS, GENTLE, LEVELS, USUAL
from karawela.engine import registry
from karawela.store import Account, SeatRow
from karawela.web.accounts.gate import language_of
from karawela.web.accounts.names import check_seats, clean_name, may_use
from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Form, Page, context, somebody
from karawela.web.problems import BadRequest
from karawela.words import words_for


@get("/new/{title:str}", include_in_schema=False)
async def new_page(request: Page, title: str) -> Template:
    """Seats, options, privacy, undo policy."""
    game = registry.title(title)
    return Template("new.html", context=await context(request, "new", game=game, bots=list(LEVELS), usual=USUAL))


@post("/new/{title:str}", include_in_schema=False)
async def new_table(request: Page, title: str, data: Form) -> Response[Any]:
    """Opens the table that the form describes."""
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    seats = seats_in(data, account, title, language_of(request, account))
    await check_seats(harbour.store, account, seats)
    row = await harbour.open_table(
        account,
        title,
        seats,
        {
            option.name: data[f"option-{option.name}"]
            for option in registry.title(title).options
            if data.get(f"option-{option.name}", "") != ""
        },
        public=data.get("public") == "yes",
        undo=data.get("undo", "horizon"),
        hot_seat=data.get("hot-seat") == "yes",
        origin=harbour.origin_of(request),
    )
    return Redirect(f"/table/{row.id}", status_code=303, cookies=cookies)


@post("/quick/{title:str}", include_in_schema=False)
async def quick(request: Page, title: str) -> Response[Any]:
    """Play now against bots, in one click; a newcomer to the title against gentle ones."""
    account, cookies = await somebody(request)
    game = registry.title(title)
    language = language_of(request, account)
    count = max(game.seats[0], min(3, game.seats[-1]))
    harbour = harbour_of(request)
    own = account.name if account.name and await may_use(harbour.store, account, account.name) else ""
    seats = [SeatRow(0, "person", own or words_for(None, language).say("captain"), account.id)]
    bot = USUAL if await run_sync(harbour.store.finished, 1, title, account.id) else GENTLE
    seats += [SeatRow(n, "bot", bot_name(bot, n, language), None, bot) for n in range(1, count)]
    origin = harbour.origin_of(request)
    row = await harbour.open_table(account, title, seats, {}, public=False, undo="free", origin=origin)
    return Redirect(f"/table/{row.id}", status_code=303, cookies=cookies)


def bot_name(bot: str, number: int, language: str) -> str:
    """A bot's name at a table: that of an old ship, and what it is."""
    words = words_for(None, language)
    return words.say(f"bot-name-{1 + (number - 1) % 6}")


def seats_in(data: dict[str, str], account: Account, title: str, language: str) -> list[SeatRow]:
    """The seats of a new table's form: `seat-0=me|open|bot:sailor|guest|none`, with names and colours."""
    seats: list[SeatRow] = []
    words = words_for(None, language)
    for number in range(registry.title(title).seats[-1]):
        kind = data.get(f"seat-{number}", "none")
        name = data.get(f"name-{number}", "").strip()
        colour = data.get(f"colour-{number}", "")
        seat = len(seats)
        if kind == "none":
            continue
        if kind == "open":
            seats.append(SeatRow(seat, "open", words.say("open-seat"), None, "", colour))
        elif kind in ("me", "guest"):
            fallback = account.name or words.say("captain") if kind == "me" else words.say("player-n", n=seat + 1)
            seats.append(SeatRow(seat, "person", clean_name(name or fallback), account.id, "", colour))
        elif kind.startswith("bot:") and kind[4:] in BOTS:
            shown = clean_name(name) if name else bot_name(kind[4:], seat + 1, language)
            seats.append(SeatRow(seat, "bot", shown, None, kind[4:], colour))
        else:
            raise BadRequest("bad-seat", given=kind[:20])
    if data.get("order") == "random":
        SystemRandom().shuffle(seats)
        for number, seat_row in enumerate(seats):
            seat_row.seat = number
    return coloured(seats, title)


def coloured(seats: list[SeatRow], title: str) -> list[SeatRow]:
    """The same seats, each with a colour: the chosen ones stay, the free ones go round in their order."""
    chosen = {seat.colour for seat in seats}
    free = iter([colour.id for colour in registry.title(title).colours if colour.id not in chosen])
    for seat in seats:
        seat.colour = seat.colour or next(free, "")
    return seats


ROUTES = [new_page, new_table, quick]
