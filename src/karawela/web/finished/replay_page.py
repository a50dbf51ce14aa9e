"""A finished game step by step, its record as a file, and the check of its dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, get
from litestar.response import Template

from karawela.draw.board import draw
from karawela.draw.picture import without_style
from karawela.engine import Match, read_record, registry, verify
from karawela.engine.stored import earlier
from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Page, context
from karawela.web.problems import Gone
from karawela.web.table.page_model import seats_shown
from karawela.web.table.table import Table
from karawela.words import words_of
from karawela.words.endings import headline
from karawela.words.log_lines import tell


async def finished(request: Page, game_id: str) -> tuple[Table, Match[Any]]:
    """The table, whose game must be over, and the match."""
    table = await harbour_of(request).tables.table(game_id)
    if table.row.status != "finished" or table.match is None:
        raise Gone(game_id)
    return table, table.match


@get("/table/{game_id:str}/replay", include_in_schema=False)
async def replay_page(request: Page, game_id: str, step: int | None = None, seat: int | None = None) -> Template:
    """A finished game, step by step, from any seat's view."""
    table, match = await finished(request, game_id)
    title = registry.title(table.row.title)
    values = await context(request, "replay")
    values |= await run_sync(lambda: replay_values(match, step, seat, values["language"]))
    values |= {"row": table.row, "game": title, "words": table.words(values["language"])}
    values["seats"] = seats_shown(table.row, match, [])
    return Template("replay.html", context=values)


def replay_values(final: Match[Any], step: int | None, seat: int | None, language: str) -> dict[str, Any]:
    """One position of a finished match: the board as the seat saw it then, and the line that led there."""

    entries = final.entries()
    at = len(entries) if step is None else max(0, min(step, len(entries)))
    viewer = seat if seat is not None and 0 <= seat < final.seats else None
    match = earlier(final, at)
    words = words_of(final, language)
    scene = replace(match.scene(viewer, language), options=())  # in the past there is nothing to choose
    return {
        "step": at,
        "steps": len(entries),
        "viewer": viewer,
        "board": without_style(draw(match.title, scene)),
        "verdict": headline(words, match.result, match.cast(language)) if match.result is not None else "",
        "line": tell(match, viewer, words, max(0, at - 1))[-1:] if at else [],
        "model": None,
    }


@get("/table/{game_id:str}/record", include_in_schema=False)
async def record_file(request: Page, game_id: str) -> Response[str]:
    """The record as a file; of a running game only what a stranger may know is not enough, so only when finished."""
    table, match = await finished(request, game_id)
    name = f"{table.row.title}-{game_id}.kar"
    return Response(
        str(match.record),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/table/{game_id:str}/verify", include_in_schema=False)
async def verify_page(request: Page, game_id: str) -> Template:
    """Derives the dice again from the published seed."""

    table, match = await finished(request, game_id)
    record = read_record(str(match.record))
    verdict = await run_sync(verify, record)
    values = await context(request, "verify", row=table.row, verdict=verdict, record=record)
    return Template("verify.html", context=values)


ROUTES = [replay_page, record_file, verify_page]
