"""A server on a database that an older program wrote: `tests/store/test_old_harbour.py` says what is in it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from tests.store.test_old_harbour import BEGUN, FACTS, HARBOURS
from tests.web.people import Person, Program
from tests.web.server import Nursery, Server

FINISHED = [name for name in BEGUN if FACTS[name]["status"] == "finished"]


@pytest.fixture(scope="module")
def old_server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a copy of the database, with the data packs that its games need."""
    copy = tmp_path_factory.mktemp("old") / "harbour.sqlite"
    shutil.copy(HARBOURS / "2.sqlite", copy)
    with nursery.server(str(copy), packs=str(HARBOURS.parents[1] / "records" / "packs")) as server:
        yield server


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_old_table_has_its_page(old_server: Server, language: str) -> None:
    """The board, the log and all else can be drawn and said of it, and a finished one can be replayed and fetched."""
    guest = Person(old_server.address, "Eve", language)
    for name in FACTS:
        page = guest.page(f"/table/{name}")
        assert page.status_code == 200, name
        assert "<svg" in page.text or FACTS[name]["status"] == "open"
    for name in FINISHED:
        steps = int(FACTS[name]["record"][-1].split()[1])
        for step in (1, steps // 2, steps):
            assert guest.page(f"/table/{name}/replay", step=step).status_code == 200
        assert guest.page(f"/table/{name}/record").text.splitlines() == FACTS[name]["record"]


def test_a_program_reads_old_tables(old_server: Server) -> None:
    """Who is asked, and the scores and ranks that were stored when a game ended."""
    program = Program(old_server.address)
    for name in BEGUN:
        head = program.head(name)
        assert (head["title"], head["status"], head["seq"]) == tuple(
            FACTS[name][field] for field in ("title", "status", "rows")
        )
        assert head["to_move"] == [seat for seat, _, _ in FACTS[name]["asks"]]
        if name in FINISHED:
            scores, ranks = FACTS[name]["result"]
            assert [(each["score"], each["rank"]) for each in head["result"]] == list(zip(scores, ranks, strict=True))
