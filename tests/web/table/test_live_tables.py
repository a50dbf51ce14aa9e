"""Live tables in memory when the store fails: nothing that is not durable is shown, answered or built upon."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from karawela.engine import new_seed, registry, seal
from karawela.store import GameRow, SeatRow, Store, Unavailable
from karawela.web.app import create_app
from karawela.web.problems import StaleBoard
from karawela.web.settings import Settings
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table
from tests.web.people import TITLE


class Failing(Store):
    """A store whose disk fails as often as it is told to."""

    failures = 0

    def append(self, *arguments: Any, **named: Any) -> None:
        if self.failures:
            self.failures -= 1
            raise Unavailable("/secret/place/harbour.sqlite: disk I/O error")
        super().append(*arguments, **named)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Failing]:
    with Failing.open(str(tmp_path / "harbour.sqlite")) as opened:
        yield opened


@pytest.fixture
def tables(store: Failing) -> LiveTables:
    seed = new_seed()
    seats = [SeatRow(number, "person", name, name) for number, name in enumerate(("ada", "bob"))]
    store.create_game(GameRow("g", TITLE, registry.title(TITLE).data_version, {}, seed, seal(seed), "ada", seats=seats))
    return LiveTables(store, lambda *_: None)


def question(table: Table) -> tuple[int, str]:
    """Who is asked, and an answer."""
    match = table.match
    assert match is not None
    return match.to_move[0], " ".join(str(word) for word in match.legal[0])


async def test_a_move_that_could_not_be_stored_did_not_happen(store: Failing, tables: LiveTables) -> None:
    """It is refused, the next look shows the table without it, and the same move can be made then."""
    table = await tables.table("g")
    seat, move = question(table)
    store.failures = 1
    with pytest.raises(Unavailable):
        await tables.play(table, seat, move, 1)
    async with tables.settled("g") as fresh:
        assert fresh is not table
        assert fresh.length == 1
        assert question(fresh) == (seat, move)
    await tables.play(fresh, seat, move, 1)
    assert [row.move for row in store.plies("g")] == ["", move]


async def test_nobody_builds_on_a_move_that_could_not_be_stored(store: Failing, tables: LiveTables) -> None:
    """Whoever waited behind it is told that the board is stale; the rows that are stored replay to the end."""
    table = await tables.table("g")
    seat, move = question(table)
    store.failures = 1
    first = asyncio.create_task(tables.play(table, seat, move, 1))
    await asyncio.sleep(0)
    others = [asyncio.create_task(tables.play(table, each, move, None)) for each in (0, 1)]
    done = await asyncio.gather(first, *others, return_exceptions=True)
    assert isinstance(done[0], Unavailable)
    assert all(isinstance(error, StaleBoard) for error in done[1:])
    fresh = await tables.table("g")
    for _ in range(30):
        seat, move = question(fresh)
        await tables.play(fresh, seat, move, fresh.length)
    again = await LiveTables(store, lambda *_: None).table("g")
    assert again.match is not None and fresh.match is not None
    assert again.match.state == fresh.match.state


async def test_what_is_read_is_durable(store: Failing, tables: LiveTables) -> None:
    """While a move is on its way to the disk, whoever looks waits for it instead of seeing it early."""
    table = await tables.table("g")
    seat, move = question(table)
    playing = asyncio.create_task(tables.play(table, seat, move, 1))
    await asyncio.sleep(0)
    async with tables.settled("g") as seen:
        game = store.game("g")
        assert game is not None
        assert seen.length == game.length == 2
    await playing


def test_a_failing_store_is_not_described_to_everybody(tmp_path: Path) -> None:
    """503 with a sentence that names no file or host; what it was stands in the server's log."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app = create_app(Settings(database=str(tmp_path / "harbour.sqlite"), requests_a_minute=0))
    with TestClient(app) as client:
        token = client.post("/api/v1/accounts", json={"name": "Ada"}).json()["token"]

        def fail(*_: Any) -> None:
            raise Unavailable("/secret/place/harbour.sqlite: disk I/O error")

        app.state.harbour.store.account_by_token = fail
        for language in ("en", "pl"):
            headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
            answer = client.get("/api/v1/tables", headers=headers)
            assert answer.status_code == 503
            assert "secret" not in answer.text
            assert " " in answer.json()["error"]
        page = client.get("/", headers={"Accept": "text/html", "Cookie": f"karawela={token}"})
        assert page.status_code == 503
        assert "secret" not in page.text
