"""About this server: whose work it contains, and how it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from anyio.to_thread import run_sync
from litestar import get
from litestar.response import Template

import karawela
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.pages.page_context import Page, context


@get("/credits", include_in_schema=False)
async def credits_page(request: Page) -> Template:
    path = Path(karawela.__path__[0]) / "assets" / "CREDITS.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return Template("credits.html", context=await context(request, "credits", credits=text))


@get("/health", include_in_schema=False)
async def health(request: Page) -> dict[str, Any]:
    """How it is, what there is, and how many thoughts of bots this process has begun."""
    harbour: Harbour = harbour_of(request)
    counts = await run_sync(harbour.store.counts)
    return {"status": "ok", "database": harbour.store.backend, **counts, "thoughts": harbour.crew.thoughts}


ROUTES = [credits_page, health]
