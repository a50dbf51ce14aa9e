"""The analysis of a finished game: worked out once, in a worker process and in the background, then kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio.to_thread import run_sync

from karawela.bots import Budget
from karawela.bots.analysis import VERSION, Judgement, Task, analysis, decisions, judge_all
from karawela.bots.parcel import Parcel, pack_match, unpack_match
from karawela.engine import Match
from karawela.store import Store, StoreError
from karawela.web.problems import TooFast
from karawela.web.table.table import Table
from karawela.web.thinking.hints import Counsel
from karawela.web.thinking.waiting_line import Errand
from karawela.web.thinking.worker import WorkerDied, WorkFailed

log = logging.getLogger(__name__)
LONGEST, ALTOGETHER = 0.15, 16.0
"""Seconds for the first look at a decision, and at all of them."""
QUEUE = 30
"""So many games may wait for their analysis at once; their tasks are done by turns, by client and by account."""
OF_ONE = 2
"""And so many of one account."""
OF_CLIENT = 4
"""And so many of all accounts of one client."""
KEPT = 64
"""So many analyses are kept at hand; the store has all."""


def judge_in_worker(parcel: Parcel, task: Task, seed: str) -> list[Judgement]:
    """In a worker process: the judgements of a task."""
    return judge_all(unpack_match(parcel), task, seed)


@dataclass(slots=True)
class Job:
    """An analysis at work: on whose account, and the share that is done."""

    task: asyncio.Task[None]
    errand: Errand
    done: float = 0.0


class Analyst:
    """Analyses games; hints, and the games of others, come in between, since each task is short."""

    def __init__(self, store: Store, counsel: Counsel):
        self.store = store
        self.counsel = counsel
        self._jobs: dict[str, Job] = {}
        self._found: OrderedDict[str, list[Judgement]] = OrderedDict()

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

    def begin(self, table: Table, owner: str, client: str = "") -> Job:
        """Sets to work on somebody's account and from somebody's client, unless somebody has asked already. Raises
        `TooFast` if too many games wait."""
        job = self._jobs.get(table.id)
        if job is None:
            errand = Errand(owner, table.id, people=True, short=False, client=client)
            others = [each.errand for each in self._jobs.values()]
            own = sum(each.owner == owner for each in others)
            near = sum(each.source == errand.source for each in others)
            if len(others) >= QUEUE or own >= OF_ONE or near >= OF_CLIENT:
                raise TooFast("analysis-busy", after=60)
            assert table.match is not None
            task = asyncio.create_task(self._work(errand, table.length, table.match))
            job = self._jobs[table.id] = Job(task, errand)
            task.add_done_callback(lambda _: self._jobs.pop(table.id, None))
        return job

    def done(self, game_id: str) -> float | None:
        """The share of the work that is done; None if nobody is at it."""
        job = self._jobs.get(game_id)
        return None if job is None else job.done

    async def _work(self, errand: Errand, length: int, match: Match[Any]) -> None:
        game_id = errand.table
        entries = match.entries()
        parcel = pack_match(match)
        seconds = min(LONGEST, ALTOGETHER / max(1, len(decisions(entries))))
        work = analysis(entries, Budget(seconds=seconds))
        try:
            task = next(work)
            while True:
                self._jobs[game_id].done = task.done
                task = work.send(await self.counsel.run(errand, judge_in_worker, parcel, task, game_id))
        except StopIteration as finished:
            found: list[Judgement] = finished.value
            self._keep(f"{game_id} {length}", found)
            with contextlib.suppress(StoreError):
                await run_sync(self.store.keep_analysis, game_id, VERSION, msgspec.json.encode((length, found)))
        except (WorkerDied, WorkFailed, TimeoutError) as error:
            log.warning("the analysis of %s broke off: %r", game_id, error)

    async def close(self) -> None:
        for job in list(self._jobs.values()):
            job.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job.task
