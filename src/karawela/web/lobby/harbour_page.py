"""The first page: the titles, open tables, my tables, finished games."""

from __future__ import annotations

from anyio.to_thread import run_sync
from litestar import get
from litestar.response import Template

from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Page, context


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


ROUTES = [harbour_page]
