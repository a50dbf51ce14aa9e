"""The page of an analysis: how everybody stood and what cost most, or how far the work has come."""

from __future__ import annotations

from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, get, post
from litestar.response import Redirect, Template

from karawela.bots.results import even
from karawela.web.finished.analysis_values import costly_of, graph_of, rows_of
from karawela.web.finished.replay_page import finished
from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Page, context
from karawela.web.table.page_model import seats_shown

STRANGERS = ""
"""On whose account those without one have games analysed: all together on this one."""


@get("/table/{game_id:str}/analysis", include_in_schema=False)
async def analysis_page(request: Page, game_id: str) -> Template:
    """How everybody stood, and the decisions that cost most; before that is known, how far the work has come."""
    table, match = await finished(request, game_id)
    values = await context(request, "analysis")
    analyst = harbour_of(request).analyst
    judged = await analyst.found(game_id, table.length)
    values |= {"row": table.row, "words": table.words(values["language"]), "judged": judged}
    values |= {"done": analyst.done(game_id), "seats": seats_shown(table.row, match, [])}
    if judged is not None:
        words = values["words"]
        values["graphs"] = [graph_of(match, judged, size, words) for size in ((1060.0, 380.0), (420.0, 300.0))]
        values["stood"] = rows_of(match, judged)
        values["even"] = round(100 * even(match.seats))
        values["costly"] = await run_sync(costly_of, match, judged, words)
    return Template("analysis.html", context=values)


@post("/table/{game_id:str}/analysis", include_in_schema=False)
async def begin_analysis(request: Page, game_id: str) -> Response[Any]:
    """Begins the analysis. A page without a script comes back to see how far it is."""
    table, _ = await finished(request, game_id)
    harbour = harbour_of(request)
    if await harbour.analyst.found(game_id, table.length) is None:
        account = await harbour.gate.visitor(request)
        owner = account.id if account is not None else STRANGERS
        harbour.analyst.begin(table, owner, harbour.origin_of(request))
    if "application/json" in request.headers.get("accept", ""):
        return Response({"begun": True}, status_code=200)
    return Redirect(f"/table/{game_id}/analysis", status_code=303)


@get("/table/{game_id:str}/analysis/progress", include_in_schema=False)
async def progress(request: Page, game_id: str) -> dict[str, Any]:
    """`{"ready": false, "done": 0.4}`; `done` is null when nobody is at it."""
    table, _ = await finished(request, game_id)
    analyst = harbour_of(request).analyst
    return {"ready": await analyst.found(game_id, table.length) is not None, "done": analyst.done(game_id)}


ROUTES = [analysis_page, begin_analysis, progress]
