"""Bots at tables: whoever has set out on a course follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from karawela.bots import Spent
from karawela.engine import new_seed, registry, seal
from karawela.store import GameRow, SeatRow, Store
from karawela.web.table.live_tables import LiveTables
from karawela.web.thinking import crew as crew_module

TITLE = "treasure_map"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(str(tmp_path / "harbour.sqlite")) as opened:
        yield opened


@pytest.fixture
def tables(store: Store) -> LiveTables:
    seed = new_seed()
    seats = [SeatRow(number, "bot", name, bot="mate@40") for number, name in enumerate(("Flint", "Bones"))]
    store.create_game(GameRow("g", TITLE, registry.title(TITLE).data_version, {}, seed, seal(seed), "ada", seats=seats))
    return LiveTables(store, lambda *_: None)


async def test_a_bot_thinks_once_for_a_move_of_many_steps(
    store: Store, tables: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played are the courses that were thought out, one after another, each as far as it could be followed."""
    thoughts: list[list[str]] = []
    begun: list[int] = []
    think = crew_module.think

    def moves() -> list[str]:
        return [row.move for row in store.plies("g") if row.kind == "move"]

    def counted(bot: str, *where: Any) -> tuple[list[str], Spent]:
        begun.append(len(moves()))
        course, spent = think(bot, *where)
        thoughts.append(list(course))
        return course, spent

    monkeypatch.setattr(crew_module, "think", counted)
    crew = crew_module.Crew(tables, 1, 0.0)
    crew._pool = ThreadPoolExecutor(1)  # type: ignore[assignment]  # in this process, to see what is thought
    crew.look(await tables.table("g"))
    for _ in range(600):
        await asyncio.sleep(0.05)
        if len(store.plies("g")) > 40:
            break
    await crew.close()
    played = moves()
    assert len(played) > 30
    assert max(map(len, thoughts)) > 2
    assert len(thoughts) < 0.6 * len(played)
    for course, first, following in zip(thoughts, begun, begun[1:], strict=False):
        assert following > first
        assert played[first:following] == course[: following - first]
