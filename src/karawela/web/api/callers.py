"""Who calls the API, and about which table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request

from karawela.store import Account
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.problem_answers import introduce
from karawela.web.table.table import Table

Call = Request[Any, Any, Any]


async def caller(request: Call, game_id: str, seq: int | None = None) -> tuple[Harbour, Account, Table]:
    """Who calls, and the table as it is just now, or at least as far as the caller has seen it."""
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    table = await harbour.tables.as_seen(game_id, seq)
    introduce(request, table)
    return harbour, account, table


@asynccontextmanager
async def looking(request: Call, game_id: str) -> AsyncIterator[tuple[Account, Table]]:
    """The caller and the table while nobody changes it."""
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    async with harbour.tables.settled(game_id) as table:
        introduce(request, table)
        yield account, table
