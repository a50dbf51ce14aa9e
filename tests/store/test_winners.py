"""Who has won is kept; databases from before that know it as soon as they are opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, insert

from karawela.store import Store
from karawela.store.database import locate
from karawela.store.migrate import config
from karawela.store.rows import game_values
from karawela.store.schema import games
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.page_model import page_model
from tests.store.samples import open_table, play, running

OLD = Path(__file__).with_name("before_winners.sql")
"""A harbour of the last program that kept scores and ranks alone: two solo games of Treasure Map, one lost and one won,
a solo game of Maracaibo that Redbeard has won, a game of two at Santiago, and a running one."""


@pytest.fixture
def old_harbour(tmp_path: Path) -> str:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    db.close()
    return str(path)


def test_winners_come_back_as_they_were_kept(store: Store) -> None:
    """Of a finished game some, one or none; of a game that goes on, nothing is said."""
    for game_id, winners in (("one", [1]), ("two", [0, 1]), ("none", [])):
        running(store, game_id)
        play(store, 1, game_id, status="finished", result=[(3, 1), (3, 1)], winners=winners)
    running(store, "goes on")
    kept = {game_id: store.game(game_id) for game_id in ("one", "two", "none", "goes on")}
    assert [row.winners if row else "gone" for row in kept.values()] == [[1], [0, 1], [], None]
    assert {row.id: row.winners for row in store.finished(9)} == {"one": [1], "two": [0, 1], "none": []}


def test_a_new_row_holds_its_winners(store: Store) -> None:
    """Also where a game is put into the store as a whole."""
    store.create_game(open_table(status="finished", result=[(0, 1)], winners=[]))
    row = store.game("g")
    assert row is not None and row.winners == []


def test_an_old_harbour_learns_who_has_won(old_harbour: str) -> None:
    """Rank 1 was the victory, except for whoever died alone; scores and ranks stay as they are."""
    with Store.open(old_harbour) as store:
        rows = {game_id: store.game(game_id) for game_id in ("lost", "won", "redbeard", "two", "running")}
    found = {game_id: (row.result, row.winners) for game_id, row in rows.items() if row is not None}
    assert found == {
        "lost": ([(0, 1)], []),
        "won": ([(5, 1)], [0]),
        "redbeard": ([(31, 2), (191, 1)], [1]),
        "two": ([(42, 1), (20, 2)], [0]),
        "running": (None, None),
    }


async def test_games_of_an_old_harbour_end_as_the_rules_say(old_harbour: str) -> None:
    """What was derived is what the moves come to, and the page says it."""
    with Store.open(old_harbour) as store:
        tables = LiveTables(store, lambda game_id, fresh: None)
        for game_id, sentence in (("lost", "Ada has lost"), ("won", "Ada wins"), ("redbeard", "Redbeard wins")):
            table = await tables.table(game_id)
            assert table.match is not None and table.match.result is not None
            assert list(table.match.result.winners) == table.row.winners
            model = page_model(table, "ada", "en")
            assert model.verdict == sentence
            assert model.victory == bool(table.row.winners)


def test_the_step_is_the_same_on_every_database(empty_url: str) -> None:
    """From the tables of before, filled by hand, on SQLite and PostgreSQL alike."""
    rows: dict[str, tuple[str, Any]] = {
        "dead": ("treasure_map", [[4, 1]]),
        "dorado": ("treasure_map", [[5, 1]]),
        "race": ("treasure_map", [[2, 2], [3, 1]]),
        "tie": ("conquest", [[9, 1], [9, 1], [2, 3]]),
        "solo": ("maracaibo", [[90, 1], [80, 2]]),
        "open": ("santiago", None),
    }
    engine, settings = create_engine(locate(empty_url)), config()
    with engine.begin() as db:
        settings.attributes["connection"] = db
        command.upgrade(settings, "0002")
        for game_id, (title, result) in rows.items():
            values = game_values(open_table(game_id, title=title, result=result))
            del values["winners"], values["hot_seat"], values["origin"]
            db.execute(insert(games).values(values))
    engine.dispose()
    with Store.open(empty_url) as store:
        found = {game_id: row.winners if (row := store.game(game_id)) else "gone" for game_id in rows}
    assert found == {"dead": [], "dorado": [0], "race": [1], "tie": [0, 1], "solo": [0], "open": None}
