"""One server writes to a SQLite file; a second one is refused with a sentence, whoever reads beside it is not."""

from __future__ import annotations

import sqlite3
import subprocess
from pathlib import Path

import pytest

from karawela.store import InUse, Store, Unavailable
from karawela.store.one_writer import OneWriter
from tests.web.people import ME, OPEN, Program
from tests.web.server import PATIENCE, ROOT, Nursery, free_port, surroundings
from tests.web.test_serve import COMMAND


def second(database: Path | str) -> subprocess.CompletedProcess[str]:
    """`karawela serve` on the same file, as somebody starts it who has forgotten the first."""
    return subprocess.run(
        [COMMAND, "serve", "--no-browser", "--port", str(free_port()), "--database", str(database)],
        cwd=ROOT,
        env=surroundings(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_second_server_on_one_file_is_refused(nursery: Nursery, tmp_path: Path) -> None:
    """Under its name, as a URL and through a link: it says who serves the file and where, and the first goes on."""
    database = tmp_path / "harbour.sqlite"
    (tmp_path / "other.sqlite").symlink_to(database)
    with nursery.server(str(database), address="http://here.example/") as server:
        ada = Program(server.address, "Ada")
        table = ada.open_table(ME, OPEN)
        for name in (database, f"sqlite:///{database}", tmp_path / "other.sqlite"):
            refused = second(name)
            assert refused.returncode == 2, refused.stdout
            assert "Traceback" not in refused.stderr
            assert f"'{database}' is served already, by process {server.pid} at http://here.example/" in refused.stderr
            assert "--database" in refused.stderr
        assert ada.head(table)["status"] == "open"


def test_a_second_name_is_no_way_round_the_lock(nursery: Nursery, tmp_path: Path) -> None:
    """A hard link and a URI of SQLite's own are refused in words, with exit 2; so is a folder. Nothing is made."""
    database = tmp_path / "harbour.sqlite"
    with nursery.server(str(database)) as server:
        (tmp_path / "other.sqlite").hardlink_to(database)
        (tmp_path / "folder").mkdir()
        before = sorted(tmp_path.iterdir())
        for name, sentence in (
            (tmp_path / "other.sqlite", "has 2 names (hard links)"),
            (f"sqlite:///file:{database}?uri=true", "is a URI of SQLite's own"),
            (tmp_path / "folder", "is a folder"),
        ):
            refused = second(name)
            assert refused.returncode == 2, refused.stdout
            assert sentence in " ".join(refused.stderr.split())
            assert "Traceback" not in refused.stderr
        assert sorted(tmp_path.iterdir()) == before
        assert Program(server.address).open_table(ME, OPEN)


def test_the_next_server_is_let_in_however_the_last_one_ended(nursery: Nursery, tmp_path: Path) -> None:
    """In order or by SIGKILL, with bots at work: the lock ends with the process."""
    with nursery.server(str(tmp_path / "harbour.sqlite")) as server:
        for end in (server.stop, server.kill, server.kill):
            Program(server.address).open_table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "mate"})
            end()
            server.start()
        assert Program(server.address).open_table(ME, OPEN)


def test_backup_and_check_work_beside_a_server(nursery: Nursery, tmp_path: Path) -> None:
    """What SQLite's own tools do while the server writes, and what a program reads from the copy."""
    database = tmp_path / "harbour.sqlite"
    with nursery.server(str(database)) as server:
        ada = Program(server.address, "Ada")
        table = ada.open_table(ME, ME)
        with sqlite3.connect(database) as source, sqlite3.connect(tmp_path / "copy.sqlite") as copy:
            source.backup(copy)
            assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert source.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        ada.play_one(table)
        with Store.open(str(database)) as store:
            assert len(store.plies(table)) == 2
    with Store.open(str(tmp_path / "copy.sqlite")) as store:
        assert len(store.plies(table)) == 1


def test_the_lock_is_there_as_long_as_it_is_held(tmp_path: Path) -> None:
    """Within one process, too; it is let go by closing, and tells the next one nothing of the last."""
    url = str(tmp_path / "new folder" / "harbour.sqlite")
    first = OneWriter(url, "http://first.example/")
    with pytest.raises(InUse, match=r"first\.example"):
        OneWriter(url)
    first.close()
    second = OneWriter(url)
    with pytest.raises(InUse) as refusal:
        OneWriter(url)
    assert refusal.value.address == ""
    second.close()


def test_where_no_database_can_be_no_lock_is_made(tmp_path: Path) -> None:
    """For a folder, a file with two names and a URI of SQLite's own."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "one.sqlite").touch()
    (tmp_path / "two.sqlite").hardlink_to(tmp_path / "one.sqlite")
    before = sorted(tmp_path.iterdir())
    for url in (tmp_path / "folder", tmp_path / "two.sqlite", f"sqlite:///file:{tmp_path}/new.sqlite?uri=true"):
        with pytest.raises(Unavailable):
            OneWriter(str(url))
    assert sorted(tmp_path.iterdir()) == before


def test_postgresql_has_room_for_many_servers(postgres_url: str, tmp_path: Path) -> None:
    """There the rows themselves keep writers apart."""
    locks = [OneWriter(postgres_url), OneWriter(postgres_url)]
    assert list(tmp_path.iterdir()) == []
    for lock in locks:
        lock.close()
