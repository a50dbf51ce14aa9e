"""Opening: where, how often, by how many at once, and what is said when it can't be done."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from karawela.store import Store, Unavailable
from karawela.store.database import locate
from karawela.store.schema import metadata
from tests import postgres
from tests.store.processes import children, open_store
from tests.store.samples import open_table, play, row, running


def test_a_path_is_enough(tmp_path: Path) -> None:
    """Its folders are made, and the file is found again by path and by URL."""
    path = tmp_path / "new folder" / "deep" / "harbour 100%.db"
    with Store.open(str(path)) as store:
        assert store.backend == "sqlite"
        store.create_game(open_table())
    with Store.open(f"sqlite:///{path}") as store:
        assert store.game("g") is not None


def test_a_file_is_durable_after_every_write(tmp_path: Path) -> None:
    """Write-ahead log, a sync at every commit, references checked: on every connection, not only on the first."""
    with Store.open(str(tmp_path / "harbour.db")) as store, store._reading() as one, store._reading() as two:
        for db in (one, two):
            found = [db.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]
            assert found == ["wal", 2, 1]
            assert db.scalar(text("PRAGMA busy_timeout")) >= 10_000


def test_a_url_of_postgresql_uses_its_driver(postgres_url: str) -> None:
    """Both spellings that are in use."""
    for url in (postgres_url, postgres_url.replace("postgresql:", "postgres:")):
        with Store.open(url) as store:
            assert store.backend == "postgresql"
            assert store._engine.driver == "psycopg"


def test_opening_twice(store: Store, store_url: str) -> None:
    """Two stores see each other's writes, and neither opening nor closing disturbs the other."""
    running(store)
    with Store.open(store_url) as other:
        play(other, 1)
        assert len(store.plies("g")) == 2
    play(store, 2)
    assert [each.ply for each in store.plies("g")] == [0, 1, 2]


def test_migrations_lead_from_nothing_to_the_schema(empty_url: str) -> None:
    """What the steps make is what `schema.py` says, to the last index."""
    with Store.open(empty_url) as store, store._writing() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
        found = inspect(db)
        made = {index["name"]: index for table in metadata.tables for index in found.get_indexes(table)}
        condition = made["accounts_name"]["dialect_options"][f"{store.backend}_where"]
        assert "_hash" in str(condition) and made["accounts_name"]["unique"]
        rules = [key["options"] for table in metadata.tables for key in found.get_foreign_keys(table)]
        assert rules == [{"ondelete": "CASCADE"}] * 7


def test_processes_that_open_an_empty_database_at_once(empty_url: str) -> None:
    """All of them get in, and all find the same secret."""
    with children(4, open_store, empty_url) as family:
        assert len({child.hear() for child in family}) == 1
    with Store.open(empty_url) as store:
        assert store.counts()["open"] == 0


def test_a_database_of_a_later_version_is_left_alone(empty_url: str) -> None:
    """An old program says so instead of writing into tables it does not know."""
    with Store.open(empty_url) as store, store._writing() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unavailable, match="later version"):
        Store.open(empty_url)


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:harbour.db",
        "sqlite:///file:harbour.db?uri=true",
        "sqlite:///harbour.db?uri=false",
        "file:harbour.db",
        "mysql://u:pw@h/d",
        "oops://",
        "://",
        "postgresql://u:pw@h:x/d",
    ],
)
def test_what_is_no_database_is_refused(url: str) -> None:
    """With what would be right, and without the password."""
    with pytest.raises(Unavailable, match="right are") as caught:
        Store.open(url)
    assert "pw" not in str(caught.value)


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    """And stays what it was."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 500)
    with pytest.raises(Unavailable, match=r"letter\.txt"):
        Store.open(str(path))
    assert path.read_text() == "Dear Ada, " * 500
    with pytest.raises(Unavailable, match="folder"):
        Store.open(str(path / "harbour.db"))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    """And nothing is laid into it or beside it."""
    with pytest.raises(Unavailable, match=r"is a folder; right is a file in it"):
        Store.open(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    """By each of them, before SQLite has made a second journal; with one name it is good again."""
    path, second = tmp_path / "harbour.db", tmp_path / "second.db"
    Store.open(str(path)).close()
    second.hardlink_to(path)
    before = sorted(tmp_path.iterdir())
    for name in (path, second):
        with pytest.raises(Unavailable, match=rf"'{name}' has 2 names \(hard links\)"):
            Store.open(str(name))
    assert sorted(tmp_path.iterdir()) == before
    path.unlink()
    Store.open(str(second)).close()


def test_a_server_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    """No traceback of the driver's, no secret in a log."""
    with pytest.raises(Unavailable, match="postgresql") as caught:
        Store.open(f"postgresql://ada:parrot@/harbour?host={tmp_path}")
    assert "parrot" not in str(caught.value)


def test_a_password_in_a_url_reaches_the_driver() -> None:
    """It is hidden only where people read it."""
    assert locate("postgresql://ada:parrot@h/d").password == "parrot"
    assert create_engine(locate("postgresql://ada@h/d")).url.drivername == "postgresql+psycopg"


def test_a_store_goes_on_after_its_server_has_crashed() -> None:
    """Rows written before are there, and nobody has to open anything anew."""
    with postgres.running() as server, Store.open(server.url(server.new_database())) as store:
        running(store, rows=19)
        server.crash()
        server.start()
        play(store, 19)
        server.crash()
        with pytest.raises(Unavailable):
            play(store, 20)
        server.start()
        play(store, 20)
        assert [each.move for each in store.plies("g", 1)] == [row(ply).move for ply in range(1, 21)]
