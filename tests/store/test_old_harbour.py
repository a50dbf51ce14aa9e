"""A database that an older program wrote is opened, understood and played on.

`harbours/2.sqlite` (its tables are those of migration 2) was written by the program as it was before its rooms were
rebuilt, through its own store and live tables, never by hand: each title in the middle of a turn, a data pack, a wish
to take back that nobody has answered, an undo beyond the horizon by consent, a player who left for a bot, a branch of a
finished game, a table that waits for a guest, solo games lost and won. `harbours/2.json` is what the same program then
read from it, and how it played on. Neither file is ever written again: whatever differs is a stored thing that was
changed.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.engine import Match, move_text, read_record, replay, verify
from karawela.store import SeatRow, Store
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table

HARBOURS = Path(__file__).parent / "harbours"
FACTS: dict[str, dict[str, Any]] = json.loads((HARBOURS / "2.json").read_text(encoding="utf-8"))
BEGUN = [name for name, known in FACTS.items() if known["status"] != "open"]
RUNNING = [name for name, known in FACTS.items() if known["status"] == "running"]


def facts_of(table: Table) -> dict[str, Any]:
    """All that is held of a table: the record with its marks, the questions with every option, who may read what."""
    row, match = table.row, table.match
    heading = {"title": row.title, "status": row.status, "rows": table.length, "seats": people_at(row.seats)}
    if match is None:
        return heading
    viewers = range(match.seats)
    open_events = [(ply, *event) for ply, event in match.events(None)]
    return heading | {
        "wish": None if table.wish is None else table.wish.seat,
        "record": match.record.text(with_seed=True).splitlines(),
        "asks": [[ask.seat, ask.kind, [move_text(option) for option in ask.options]] for ask in match.asks],
        "unread": [[line.ply for line in match.log(viewer) if not line.text] for viewer in (None, *viewers)],
        "events": [list(event) for event in open_events],
        "whispers": [
            [[ply, *event] for ply, event in match.events(viewer) if (ply, *event) not in open_events]
            for viewer in viewers
        ],
        "result": None if match.result is None else [list(match.result.scores), list(match.result.ranks)],
    }


def known_of(name: str) -> dict[str, Any]:
    """What the old program read."""
    return {field: value for field, value in FACTS[name].items() if field != "end"}


def assert_as_it_was(now: dict[str, Any], then: dict[str, Any]) -> None:
    """Equal to the letter, but for what happened: all that was told is told still, in its order and with its arguments.
    A later program may tell more of it, as further events or as further arguments at the end of one."""
    told = ("events", "whispers")
    assert {key: value for key, value in now.items() if key not in told} == {
        key: value for key, value in then.items() if key not in told
    }
    assert_told_still(now.get("events", []), then.get("events", []))
    for mine, known in zip(now.get("whispers", []), then.get("whispers", []), strict=True):
        assert_told_still(mine, known)


def assert_told_still(now: list[list[Any]], then: list[list[Any]]) -> None:
    further = iter(now)
    for event in then:
        assert any(list(each[: len(event)]) == event for each in further), f"{event} is no longer told in its place"


def people_at(seats: list[SeatRow]) -> list[list[str | None]]:
    """Who sits where."""
    return [[seat.kind, seat.name, seat.account, seat.bot, seat.colour] for seat in seats]


async def play_on(tables: LiveTables, table: Table, name: str) -> dict[str, Any]:
    """Plays the game to its end, at random but always the same way, row by row into the store; and how it ended."""
    rng = Random(name)
    while True:
        match = begun(table)
        if match.over:
            break
        seat = match.to_move[0]
        await tables.play(table, seat, move_text(rng.choice(match.ask_of(seat).options)), table.length)
    result = match.result
    assert result is not None
    return {"plies": match.ply, "scores": list(result.scores), "ranks": list(result.ranks)}


def begun(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A copy of the old database, opened by today's store: its migrations have run."""
    monkeypatch.setenv("KARAWELA_PACKS", str(HARBOURS.parents[1] / "records" / "packs"))
    shutil.copy(HARBOURS / "2.sqlite", tmp_path / "harbour.sqlite")
    with Store.open(str(tmp_path / "harbour.sqlite")) as store:
        yield store


@pytest.fixture
def tables(harbour: Store) -> LiveTables:
    return LiveTables(harbour, lambda *_: None)


def test_every_sort_of_game_is_there() -> None:
    """All four titles in the middle of a turn, and whatever else a database may hold."""
    titles = {FACTS[name]["title"] for name in RUNNING}
    assert titles == {"conquest", "maracaibo", "santiago", "treasure_map"}
    marks = [line for name in BEGUN for line in FACTS[name]["record"] if line.startswith("! ")]
    assert {line.split()[1] for line in marks} == {"undo", "from"}
    assert any(known["status"] == "open" for known in FACTS.values())
    assert any(known.get("wish") is not None for known in FACTS.values())
    assert any("option data_pack 8bea2dd3970e1c8a" in FACTS[name]["record"] for name in RUNNING)
    alone = [FACTS[name] for name in BEGUN if FACTS[name]["result"] and "seats 1" in FACTS[name]["record"]]
    assert {known["title"] for known in alone} == {"treasure_map"}


@pytest.mark.parametrize("name", FACTS)
async def test_an_old_table_is_what_it_was(tables: LiveTables, name: str) -> None:
    """Its moves, marks, questions, options and results, and what each seat may read of it, to the letter."""
    assert_as_it_was(facts_of(await tables.table(name)), known_of(name))


@pytest.mark.parametrize("name", BEGUN)
async def test_an_old_game_is_the_same_without_its_snapshot(harbour: Store, tables: LiveTables, name: str) -> None:
    """Replayed from its first row it stands where the snapshot leads, to the letter, and so does its record."""
    kept = begun(await tables.table(name))
    harbour.drop_snapshot(name)
    replayed = await LiveTables(harbour, lambda *_: None).table(name)
    assert_as_it_was(facts_of(replayed), known_of(name))
    assert begun(replayed).state == kept.state
    assert replay(read_record(kept.record.text(with_seed=True))).state == kept.state


@pytest.mark.parametrize("name", RUNNING)
async def test_an_old_game_is_played_on_to_its_end(harbour: Store, tables: LiveTables, name: str) -> None:
    """It ends as it did then; what is stored of it is finished, loads again and follows from the sealed seed."""
    table = await tables.table(name)
    assert await play_on(tables, table, name) == FACTS[name]["end"]
    stored = harbour.game(name)
    assert stored is not None and stored.status == "finished"
    again = begun(await LiveTables(harbour, lambda *_: None).table(name))
    assert str(again.record) == str(begun(table).record)
    assert verify(again.record).finished


async def test_an_old_game_takes_back_what_it_held_when_it_was_loaded(harbour: Store, tables: LiveTables) -> None:
    """A choice from before the loading is taken back, and the row that says so is understood by the next loading."""
    table = await tables.table("maracaibo-pack")
    before = begun(table).ply
    await tables.undo(table, begun(table).to_move[0], table.length, consent=True)
    assert begun(table).ply < before
    again = begun(await LiveTables(harbour, lambda *_: None).table("maracaibo-pack"))
    assert again.state == begun(table).state
    assert again.record == begun(table).record


def test_people_and_their_talk_and_lists_are_kept(harbour: Store) -> None:
    """An account with its settings, what was said at a table, and how many tables of each sort there are."""
    ada = harbour.account("ada")
    assert ada is not None and (ada.name, ada.settings) == ("Ada Łódź", {"language": "pl", "sound": False})
    assert [chat.text for chat in harbour.chats("santiago")] == ["Ahoj!", "Czyja kolej? 🙂"]
    counts = harbour.counts()
    for status in ("open", "running", "finished"):
        assert counts[status] == sum(known["status"] == status for known in FACTS.values())
