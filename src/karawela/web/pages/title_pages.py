"""A title outside of its games: its rules, the style of its board, its cover."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import Template
from markupsafe import Markup

from karawela.draw.board import board_of, draw
from karawela.draw.large_form import large_form
from karawela.engine import Match, registry
from karawela.engine.ledger import load_ledger
from karawela.web.pages.page_context import Page, context
from karawela.words import words_for
from karawela.words.how_to_play import how_to_play
from karawela.words.sayings import sayings_of

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@get("/rules/{title:str}", include_in_schema=False)
async def rules_page(request: Page, title: str, q: str = "") -> Template:
    """How to play in short, then the searchable ledger and the components with their provenance."""
    game = registry.title(title)
    ledger = load_ledger(game.folder / "ledger.toml")
    values = await context(request, "rules", game=game, ledger=ledger, q=q[:60])
    values["found"] = ledger.search(q[:60], values["language"]) if q else list(ledger.rules.values())
    values["words"] = words = words_for(game, values["language"])
    values["how"] = how_to_play(words) if not q and words.has("how-aim") else None
    values["components"] = sayings_of(game).reference()
    return Template("rules.html", context=values)


@cache
def board_style(title: str) -> str:
    """The style sheet of a title's board, as its pictures carry it."""
    game = registry.title(title)
    match: Match[Any] = Match(game, game.seats[0], "style")
    found = _STYLE.search(draw(game, match.scene()))
    return found[1] if found else ""


@get("/titles/{title:str}/board.css", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_style(title: str) -> Response[str]:
    """The style of a title's board: pages may have no style of their own in the HTML."""
    return Response(await run_sync(board_style, registry.title(title).id), media_type="text/css")


@get("/titles/{title:str}/cover.svg", include_in_schema=False, cache_control=CacheControlHeader(max_age=3600))
async def title_cover(title: str) -> Response[str]:
    return Response(board_of(registry.title(title)).cover(), media_type="image/svg+xml")


@get("/titles/{title:str}/things/{thing:str}", include_in_schema=False)
async def thing_page(request: Page, title: str, thing: str, edition: str = "") -> Template:
    """A component large, as a part of a page: picture, name, what it does, where we know it from."""
    values = await context(request, "thing")
    words = words_for(registry.title(title), values["language"], edition)
    form = large_form(words, thing)
    if form is None:
        raise NotFoundException(thing)
    return Template("parts/thing.html", context=values | {"form": form, "words": words, "title": title})


@get("/titles/{title:str}/how", include_in_schema=False)
async def how_page(request: Page, title: str) -> Template:
    """How to play, on one illustrated page."""
    game = registry.title(title)
    values = await context(request, "how", game=game)
    words = words_for(game, values["language"])
    pictures = {name: Markup(drawn(words)) for name, drawn in board_of(game).illustrations.items()}
    return Template("how.html", context=values | {"words": words, "how": how_to_play(words), "pictures": pictures})


ROUTES = [rules_page, title_style, title_cover, thing_page, how_page]
