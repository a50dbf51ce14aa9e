"""A title outside of its games: its rules, the style of its board, its cover."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Template

from karawela.draw.board import board_of, draw
from karawela.engine import Match, registry
from karawela.engine.ledger import load_ledger
from karawela.web.pages.page_context import Page, context
from karawela.words import words_for
from karawela.words.sayings import sayings_of

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@get("/rules/{title:str}", include_in_schema=False)
async def rules_page(request: Page, title: str, q: str = "") -> Template:
    """The searchable ledger and the components with their provenance."""
    game = registry.game(title)
    ledger = load_ledger(game.folder / "ledger.toml")
    values = await context(request, "rules", game=game, ledger=ledger, q=q[:60])
    values["found"] = ledger.search(q[:60], values["language"]) if q else list(ledger.rules.values())
    values["words"] = words_for(game, values["language"])
    values["components"] = sayings_of(game).reference()
    return Template("rules.html", context=values)


@cache
def board_style(title: str) -> str:
    """The style sheet of a title's board, as its pictures carry it."""
    game = registry.game(title)
    match: Match[Any] = Match(game, game.seats[0], "style")
    found = _STYLE.search(draw(game, match.scene()))
    return found[1] if found else ""


@get("/titles/{title:str}/board.css", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_style(title: str) -> Response[str]:
    """The style of a title's board: pages may have no style of their own in the HTML."""
    return Response(await run_sync(board_style, registry.game(title).id), media_type="text/css")


@get("/titles/{title:str}/cover.svg", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_cover(title: str) -> Response[str]:
    return Response(board_of(registry.game(title)).cover(), media_type="image/svg+xml")


ROUTES = [rules_page, title_style, title_cover]
