"""The board as it stood at an earlier step of a game that may still go on, for who was looking on then.

What is drawn is made from the viewer's own view of that moment, so it shows nothing that the viewer could not see at
the time; and nothing can be chosen in it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from anyio.to_thread import run_sync
from litestar import get

from karawela.draw.board import board_of
from karawela.draw.picture import Picture
from karawela.engine import Match
from karawela.engine.stored import earlier
from karawela.web.accounts.gate import language_of
from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Page
from karawela.web.problems import NotAllowed
from karawela.web.table.log_in_words import log_before
from karawela.web.table.page_model import viewer_seat
from karawela.web.table.table import Table


def picture_at(match: Match[Any], step: int, seat: int | None, language: str, tall: bool) -> Picture:
    """The board after so many lines, as the seat saw it. Costs the answers since the boundary before, and a picture."""
    past = earlier(match, step)
    scene = past.scene(seat, language, bare=True, tall=tall)
    return board_of(past.title).picture(replace(scene, options=(), open_options=(), refused={}))


async def kept_picture(table: Table, step: int, seat: int | None, language: str, tall: bool) -> Picture:
    """The same, kept until the table changes. The table must be settled."""
    match = table.match
    assert match is not None
    key = ("at", step, seat, language, tall)
    known: Picture | None = table.pictures.get(key)
    if known is None:
        known = table.pictures[key] = await run_sync(picture_at, match, step, seat, language, tall)
    return known


@get("/table/{game_id:str}/at/{step:int}", include_in_schema=False)
async def at_step(
    request: Page, game_id: str, step: int, seat: int | None = None, tall: bool = False, shown: int | None = None
) -> dict[str, Any]:
    """The board after that many lines, as a stream would bring it: only the layers that differ from the step that is
    `shown`, where that is enough."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = language_of(request, account)
    async with harbour.tables.settled(game_id) as table:
        if table.match is None:
            raise NotAllowed("not-started")
        viewer, _ = viewer_seat(table, account.id if account else None, seat)
        steps = table.match.ply
        at = max(0, min(step, steps))
        now = await kept_picture(table, at, viewer, language, tall)
        known = shown is not None and 0 <= shown <= steps
        old = await kept_picture(table, shown or 0, viewer, language, tall) if known else None
    layers = now.changed_since(old) if old is not None else None
    news: dict[str, Any] = {"parts": {"board": str(now)}} if layers is None else {"layers": layers}
    return {"step": at, "steps": steps, **news}


@get("/table/{game_id:str}/story", include_in_schema=False)
async def story(request: Page, game_id: str, before: int | None = None, seat: int | None = None) -> dict[str, str]:
    """The log up to a line as a part of the page, for who wants to read it from the beginning."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = language_of(request, account)
    async with harbour.tables.settled(game_id) as table:
        if table.match is None:
            return {"html": ""}
        viewer, _ = viewer_seat(table, account.id if account else None, seat)
        words, match = table.words(language), table.match
        told = log_before(match, viewer, words, match.ply if before is None else before)
    return {"html": "".join([line for _, line in harbour.painter.log_lines(told, words)])}


ROUTES = [at_step, story]
