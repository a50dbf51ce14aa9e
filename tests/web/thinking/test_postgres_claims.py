"""Claims of several processes on one database; each `PostgresClaims` is as good as a process."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import psycopg
import pytest

from karawela.web.thinking import postgres_claims
from karawela.web.thinking.claims import NoClaims
from karawela.web.thinking.postgres_claims import PostgresClaims, key_of

HOLDERS = "SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory'"
BREAK = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"


@pytest.fixture
async def both(postgres_url: str) -> AsyncIterator[tuple[PostgresClaims, PostgresClaims]]:
    ours, theirs = PostgresClaims(postgres_url), PostgresClaims(postgres_url)
    yield ours, theirs
    await ours.close()
    await theirs.close()


async def test_a_table_is_had_by_one(both: tuple[PostgresClaims, PostgresClaims]) -> None:
    """As often as that one asks; others have other tables, and this one when it is released."""
    ours, theirs = both
    assert [await ours.take("a"), await ours.take("a"), await theirs.take("a")] == [True, True, False]
    assert [await theirs.take("b"), await ours.take("b")] == [True, False]
    await theirs.release("a")
    assert not await theirs.take("a"), "whoever does not have it can't release it"
    await ours.release("a")
    assert [await theirs.take("a"), await ours.take("a")] == [True, False]


async def test_of_several_at_once_one_has_it(both: tuple[PostgresClaims, PostgresClaims]) -> None:
    for number in range(10):
        assert sorted(await asyncio.gather(*[each.take(f"{number}") for each in both])) == [False, True]


async def test_what_is_claimed_is_free_when_its_process_goes(both: tuple[PostgresClaims, PostgresClaims]) -> None:
    ours, theirs = both
    assert await ours.take("a")
    assert not await theirs.take("a")
    await ours.close()
    for _ in range(1000):  # the database hears of it a moment later
        if await theirs.take("a"):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is not free")


async def test_without_the_connection_every_table_can_be_had(
    both: tuple[PostgresClaims, PostgresClaims], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots go on; when the connection is there again, so are the claims, and what was held before is not."""
    ours, theirs = both
    assert await ours.take("a")
    assert not await theirs.take("a")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(BREAK.encode())
    assert await ours.take("b"), "no answer is no refusal"
    assert await theirs.take("a")
    assert await ours.take("a"), "not asked again so soon"
    await ours.release("a")
    ours._again_at = 0.0
    assert not await ours.take("a")
    assert await ours.take("c")
    assert not await theirs.take("c")


async def test_a_connection_that_falls_silent_is_given_up(
    both: tuple[PostgresClaims, PostgresClaims], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that a firewall has forgotten: here the process at its other end stands still. Bots go on."""
    ours, _ = both
    monkeypatch.setattr(postgres_claims, "SILENCE", 0.2)
    assert await ours.take("a")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        [[pid]] = connection.execute(HOLDERS.encode()).fetchall()
    os.kill(pid, signal.SIGSTOP)
    try:
        assert await asyncio.wait_for(ours.take("b"), 60)
        await asyncio.wait_for(ours.release("a"), 60)
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_where_no_database_answers_every_table_can_be_had() -> None:
    claims = PostgresClaims("postgresql://nobody@/nothing?host=/nowhere")
    assert [await claims.take("a"), await claims.take("b")] == [True, True]
    await claims.release("a")
    await claims.close()


async def test_a_process_alone_has_everything() -> None:
    claims = NoClaims()
    assert [await claims.take("a"), await claims.take("a")] == [True, True]
    await claims.release("a")
    await claims.close()


def test_tables_have_numbers_of_their_own() -> None:
    """Within what PostgreSQL takes."""
    keys = [key_of(f"{number}") for number in range(1000)]
    assert len(set(keys)) == 1000
    assert all(-(2**63) <= key < 2**63 for key in keys) and min(keys) < 0 < max(keys)
