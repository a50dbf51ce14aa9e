"""The pages: harbour, new table, table, replay, rules, credits."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

from anyio.to_thread import run_sync
from babel.dates import format_timedelta
from litestar import Request, Response, get, post
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect, Template

import karawela
from karawela.bots import BOTS, LEVELS, USUAL
from karawela.engine import registry
from karawela.engine.ledger import load_ledger
from karawela.store import Account, SeatRow
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.identity import clean_name, language_of
from karawela.web.present import persons, present
from karawela.web.problems import BadRequest, Gone
from karawela.web.render import board_style
from karawela.words import words_for
from karawela.words.endings import headline

Page = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


async def context(request: Page, page: str, **more: Any) -> dict[str, Any]:
    """What every page's template gets: the language, its words, who is looking."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = language_of(request, account)
    words = words_for(None, language)
    titles = {title: registry.game(title) for title in registry.titles()}
    return {
        "account": account,
        "language": language,
        "page": page,
        "path": request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        "origin": str(request.base_url).rstrip("/"),
        "t": words.say,
        "ago": lambda moment: ago(moment, language),
        "titles": titles,
        "words_of": {title: words_for(game, language) for title, game in titles.items()},
        "version": karawela.__version__,
        "settings": account.settings if account is not None else {},
        **more,
    }


def ago(moment: float, language: str) -> str:
    """How long ago that was, in words."""
    return format_timedelta(timedelta(seconds=moment - time.time()), add_direction=True, locale=language)


async def somebody(request: Page) -> tuple[Account, list[Cookie]]:
    """The visitor, made a guest on the first deed."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    if account is not None:
        return account, []
    account, _ = await harbour.gate.guest(language=language_of(request, None))
    return account, [harbour.gate.cookie(account)]


@get("/", include_in_schema=False)
async def harbour_page(request: Page) -> Template:
    """The titles, open tables, my tables, finished games."""
    harbour = harbour_of(request)
    values = await context(request, "harbour")
    account = values["account"]
    values["open_tables"] = await run_sync(harbour.store.open_tables, 20)
    values["mine"] = await run_sync(harbour.store.tables_of, account.id, 30) if account else []
    values["finished"] = await run_sync(harbour.store.finished, 10)
    return Template("harbour.html", context=values)


@get("/new/{title:str}", include_in_schema=False)
async def new_page(request: Page, title: str) -> Template:
    """Seats, options, privacy, undo policy."""
    game = registry.game(title)
    return Template("new.html", context=await context(request, "new", game=game, bots=list(LEVELS), usual=USUAL))


@post("/new/{title:str}", include_in_schema=False)
async def new_table(request: Page, title: str, data: Form) -> Response[Any]:
    """Opens the table that the form describes."""
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    row = await harbour.open_table(
        account,
        title,
        seats_in(data, account, title, language_of(request, account)),
        {
            option.name: data[f"option-{option.name}"]
            for option in registry.game(title).options
            if data.get(f"option-{option.name}", "") != ""
        },
        public=data.get("public") == "yes",
        undo=data.get("undo", "horizon"),
    )
    return Redirect(f"/table/{row.id}", status_code=303, cookies=cookies)


@post("/quick/{title:str}", include_in_schema=False)
async def quick(request: Page, title: str) -> Response[Any]:
    """Play now against bots, in one click."""
    account, cookies = await somebody(request)
    game = registry.game(title)
    language = language_of(request, account)
    count = max(game.seats[0], min(3, game.seats[-1]))
    seats = [SeatRow(0, "person", account.name or words_for(None, language).say("captain"), account.id)]
    seats += [SeatRow(n, "bot", bot_name(USUAL, n, language), None, USUAL) for n in range(1, count)]
    row = await harbour_of(request).open_table(account, title, seats, {}, public=False, undo="free")
    return Redirect(f"/table/{row.id}", status_code=303, cookies=cookies)


def bot_name(bot: str, number: int, language: str) -> str:
    """A bot's name at a table: that of an old ship, and what it is."""
    words = words_for(None, language)
    return words.say(f"bot-name-{1 + (number - 1) % 6}")


def seats_in(data: dict[str, str], account: Account, title: str, language: str) -> list[SeatRow]:
    """The seats of a new table's form: `seat-0=me|open|bot:sailor|guest|none`, with names and colours."""
    seats: list[SeatRow] = []
    words = words_for(None, language)
    for number in range(registry.game(title).seats[-1]):
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
    free = iter([colour.id for colour in registry.game(title).seat_colours if colour.id not in chosen])
    for seat in seats:
        seat.colour = seat.colour or next(free, "")
    return seats


@get("/table/{game_id:str}", include_in_schema=False)
async def table_page(request: Page, game_id: str, seat: int | None = None) -> Template:
    """The table: board, question, options, log, chat."""
    harbour = harbour_of(request)
    values = await context(request, "table")
    account: Account | None = values["account"]
    async with harbour.tables.settled(game_id) as table:
        model = present(table, account.id if account else None, values["language"], seat)
        shown = harbour.painter.shown(table, account.id if account else None, values["language"], seat)
    chats = await harbour.tables.chats(table)
    shown = harbour.painter.with_chat(shown, chats, values["language"])
    values |= {"model": model, "row": table.row, "parts": shown.html(), "shown": shown.name}
    return Template("table.html", context=values)


@get("/table/{game_id:str}/replay", include_in_schema=False)
async def replay_page(request: Page, game_id: str, step: int | None = None, seat: int | None = None) -> Template:
    """A finished game, step by step, from any seat's view."""
    harbour = harbour_of(request)
    table = await harbour.tables.table(game_id)
    if table.row.status != "finished" or table.match is None:
        raise Gone(game_id)
    game = registry.game(table.row.title)
    values = await context(request, "replay")
    values |= await run_sync(lambda: replay_values(table.match, step, seat, values["language"]))
    values |= {"row": table.row, "game": game, "words": words_for(game, values["language"])}
    values["seats"] = persons(table.row, table.match, [])
    return Template("replay.html", context=values)


def replay_values(final: Any, step: int | None, seat: int | None, language: str) -> dict[str, Any]:
    """One position of a finished match: the board as the seat saw it then, and the line that led there."""
    from karawela.engine.stored import earlier
    from karawela.web.log import told

    entries = final.entries()
    at = len(entries) if step is None else max(0, min(step, len(entries)))
    viewer = seat if seat is not None and 0 <= seat < final.seats else None
    match = earlier(final, at)
    words = words_for(final.game, language)
    scene = replace(match.scene(viewer, language, bare=True), options=())  # in the past there is nothing to choose
    return {
        "step": at,
        "steps": len(entries),
        "viewer": viewer,
        "board": match.game.draw(scene),
        "line": told(match, viewer, words, max(0, at - 1))[-1:] if at else [],
        "verdict": headline(words, match.result, match.cast(language)) if match.result is not None else "",
        "model": None,
    }


@get("/table/{game_id:str}/record", include_in_schema=False)
async def record_file(request: Page, game_id: str) -> Response[str]:
    """The record as a file; of a running game only what a stranger may know is not enough, so only when finished."""
    table = await harbour_of(request).tables.table(game_id)
    if table.row.status != "finished" or table.match is None:
        raise Gone(game_id)
    name = f"{table.row.title}-{game_id}.kar"
    return Response(
        str(table.match.record),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/table/{game_id:str}/verify", include_in_schema=False)
async def verify_page(request: Page, game_id: str) -> Template:
    """Derives the dice again from the published seed."""
    from karawela.engine import read_record, verify

    table = await harbour_of(request).tables.table(game_id)
    if table.row.status != "finished" or table.match is None:
        raise Gone(game_id)
    record = read_record(str(table.match.record))
    verdict = await run_sync(verify, record)
    values = await context(request, "verify", row=table.row, verdict=verdict, record=record)
    return Template("verify.html", context=values)


@get("/rules/{title:str}", include_in_schema=False)
async def rules_page(request: Page, title: str, q: str = "") -> Template:
    """The searchable ledger and the components with their provenance."""
    game = registry.game(title)
    ledger = load_ledger(game.folder / "ledger.toml")
    values = await context(request, "rules", game=game, ledger=ledger, q=q[:60])
    values["found"] = ledger.search(q[:60], values["language"]) if q else list(ledger.rules.values())
    values["words"] = words_for(game, values["language"])
    values["components"] = game.reference()
    return Template("rules.html", context=values)


@get("/titles/{title:str}/board.css", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_style(title: str) -> Response[str]:
    """The style of a title's board: pages may have no style of their own in the HTML."""
    return Response(await run_sync(board_style, registry.game(title).id), media_type="text/css")


@get("/titles/{title:str}/cover.svg", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_cover(request: Page, title: str) -> Response[str]:
    return Response(registry.game(title).cover(language_of(request, None)), media_type="image/svg+xml")


@get("/credits", include_in_schema=False)
async def credits_page(request: Page) -> Template:
    path = Path(karawela.__path__[0]) / "assets" / "CREDITS.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return Template("credits.html", context=await context(request, "credits", credits=text))


@get("/health", include_in_schema=False)
async def health(request: Page) -> dict[str, Any]:
    harbour: Harbour = harbour_of(request)
    return {"status": "ok", "database": harbour.store.backend, **await run_sync(harbour.store.counts)}


ROUTES = [
    harbour_page, new_page, new_table, quick, table_page, replay_page, record_file, verify_page,
    rules_page, title_style, title_cover, credits_page, health,
]  # fmt: skip
