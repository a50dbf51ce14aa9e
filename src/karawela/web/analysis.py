"""The analysis of a finished game: worked out once, in a worker process and in the background, then kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio.to_thread import run_sync
from litestar import Request, get, post
from litestar.response import Redirect, Response, Template

from karawela.bots import Budget
from karawela.bots.analysis import VERSION, Judgement, Task, analysis, decisions, judge_all
from karawela.bots.results import even
from karawela.engine import Match, registry
from karawela.engine.stored import PackedEntry, pack_entries, unpack_entries
from karawela.store import Store, StoreError
from karawela.web.analysed import chart_of, costly_of, table_of
from karawela.web.harbour import harbour_of
from karawela.web.hints import Counsel
from karawela.web.pages import context
from karawela.web.present import persons
from karawela.web.problems import Gone, TooFast
from karawela.web.table import Table
from karawela.words import words_for

log = logging.getLogger(__name__)
Page = Request[Any, Any, Any]
LONGEST, ALTOGETHER = 0.15, 16.0
"""Seconds for the first look at a decision, and at all of them."""
QUEUE = 6
"""So many games may wait for their analysis at once."""
KEPT = 64
"""So many analyses are kept at hand; the store has all."""


def judge_in_worker(
    title: str,
    seats: int,
    options: Mapping[str, object],
    packed: list[PackedEntry],
    task: Task,
    seed: str,
    version: int,
) -> list[Judgement]:
    """In a worker process: the judgements of a task."""
    return judge_all(registry.game(title), seats, options, unpack_entries(packed), task, seed, version)


@dataclass(slots=True)
class Job:
    """An analysis at work: the share that is done."""

    task: asyncio.Task[None]
    done: float = 0.0


class Analyst:
    """Analyses games one after another; hints come in between, since each task is short."""

    def __init__(self, store: Store, counsel: Counsel):
        self.store = store
        self.counsel = counsel
        self._jobs: dict[str, Job] = {}
        self._found: OrderedDict[str, list[Judgement]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def found(self, game_id: str, length: int) -> list[Judgement] | None:
        """What the analysis has found, if there is one; `length` is that of the game, which may have gone on."""
        key = f"{game_id} {length}"
        if key not in self._found:
            kept = await run_sync(self.store.analysis, game_id, VERSION)
            if kept is None:
                return None
            about, judged = msgspec.json.decode(kept, type=tuple[int, list[Judgement]])
            if about != length:
                return None
            self._keep(key, judged)
        self._found.move_to_end(key)
        return self._found[key]

    def _keep(self, key: str, judged: list[Judgement]) -> None:
        self._found[key] = judged
        if len(self._found) > KEPT:
            self._found.popitem(last=False)

    def begin(self, table: Table) -> Job:
        """Sets to work, unless somebody has asked already. Raises `TooFast` if too many games wait."""
        job = self._jobs.get(table.id)
        if job is None:
            if len(self._jobs) >= QUEUE:
                raise TooFast("analysis-busy")
            assert table.match is not None
            task = asyncio.create_task(self._work(table.id, table.length, table.match))
            job = self._jobs[table.id] = Job(task)
            task.add_done_callback(lambda _: self._jobs.pop(table.id, None))
        return job

    def done(self, game_id: str) -> float | None:
        """The share of the work that is done; None if nobody is at it."""
        job = self._jobs.get(game_id)
        return None if job is None else job.done

    async def _work(self, game_id: str, length: int, match: Match[Any]) -> None:
        entries = match.entries()
        packed = pack_entries(entries)
        seconds = min(LONGEST, ALTOGETHER / max(1, len(decisions(entries))))
        work = analysis(entries, Budget(seconds=seconds))
        try:
            async with self._turn:
                task = next(work)
                while True:
                    self._jobs[game_id].done = task.done
                    judged = await self.counsel.run(
                        judge_in_worker,
                        match.game.id,
                        match.seats,
                        match.options,
                        packed,
                        task,
                        game_id,
                        match.version,
                    )
                    task = work.send(judged)
        except StopIteration as finished:
            found: list[Judgement] = finished.value
            self._keep(f"{game_id} {length}", found)
            with contextlib.suppress(StoreError):
                await run_sync(self.store.keep_analysis, game_id, VERSION, msgspec.json.encode((length, found)))
        except BrokenProcessPool:
            log.warning("the analysis of %s broke off: its worker process has died", game_id)

    async def close(self) -> None:
        for job in list(self._jobs.values()):
            job.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job.task


async def finished(request: Page, game_id: str) -> Table:
    """The table, whose game must be over."""
    table = await harbour_of(request).tables.table(game_id)
    if table.row.status != "finished" or table.match is None:
        raise Gone(game_id)
    return table


@get("/table/{game_id:str}/analysis", include_in_schema=False)
async def analysis_page(request: Page, game_id: str) -> Template:
    """How everybody stood, and the decisions that cost most; before that is known, how far the work has come."""
    table = await finished(request, game_id)
    values = await context(request, "analysis")
    analyst, match, game = harbour_of(request).analyst, table.match, registry.game(table.row.title)
    assert match is not None
    judged = await analyst.found(game_id, table.length)
    values |= {"row": table.row, "words": words_for(game, values["language"]), "judged": judged}
    values |= {"done": analyst.done(game_id), "seats": persons(table.row, match, [])}
    if judged is not None:
        words = values["words"]
        values["charts"] = [chart_of(match, judged, size, words) for size in ((1060.0, 380.0), (420.0, 300.0))]
        values["stood"] = table_of(match, judged)
        values["even"] = round(100 * even(match.seats))
        values["costly"] = await run_sync(costly_of, match, judged, words)
    return Template("analysis.html", context=values)


@post("/table/{game_id:str}/analysis", include_in_schema=False)
async def begin_analysis(request: Page, game_id: str) -> Response[Any]:
    """Begins the analysis. A page without a script comes back to see how far it is."""
    table = await finished(request, game_id)
    analyst = harbour_of(request).analyst
    if await analyst.found(game_id, table.length) is None:
        analyst.begin(table)
    if "application/json" in request.headers.get("accept", ""):
        return Response({"begun": True}, status_code=200)
    return Redirect(f"/table/{game_id}/analysis", status_code=303)


@get("/table/{game_id:str}/analysis/progress", include_in_schema=False)
async def progress(request: Page, game_id: str) -> dict[str, Any]:
    """`{"ready": false, "done": 0.4}`; `done` is null when nobody is at it."""
    table = await finished(request, game_id)
    analyst = harbour_of(request).analyst
    return {"ready": await analyst.found(game_id, table.length) is not None, "done": analyst.done(game_id)}


ROUTES = [analysis_page, begin_analysis, progress]
