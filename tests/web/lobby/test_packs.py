"""Data packs in the browser: the form of a new table offers those that are there, and the game is played with one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.people import Person, fetch
from tests.web.server import Nursery, Server


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with one pack that is sound and one that is not."""
    for name, text in (("dear-rum", '[[upgrade]]\nid = "rum"\ncost = 7\n'), ("torn", "[[upgrade]]\nid =\n")):
        (tmp_path / "packs" / name).mkdir(parents=True)
        (tmp_path / "packs" / name / "mine.toml").write_text(text, encoding="utf-8")
    return tmp_path / "packs"


@pytest.fixture
def with_packs(nursery: Nursery, tmp_path: Path, packs: Path) -> Iterator[Server]:
    """A server that knows the folder."""
    with nursery.server(str(tmp_path / "harbour.sqlite"), packs=str(packs)) as server:
        yield server


def offered(page: str) -> list[str]:
    """What the form of a new table offers as data packs."""
    (select,) = re.findall(r'<select name="option-data_pack">(.*?)</select>', page, re.DOTALL)
    return re.findall(r'value="([^"]*)"', select)


def test_the_form_offers_the_packs_that_are_there(with_packs: Server) -> None:
    """By their names, ours first and chosen; so does the API."""
    page = fetch(f"{with_packs.address}/new/maracaibo").text
    assert offered(page) == ["standard", "dear-rum", "torn"]
    assert 'value="standard" selected' in page
    titles = fetch(f"{with_packs.address}/api/v1/titles").json()
    [maracaibo] = [title for title in titles if title["id"] == "maracaibo"]
    assert maracaibo["options"]["data_pack"]["choices"] == offered(page)


def test_a_game_is_played_with_the_chosen_pack(with_packs: Server) -> None:
    """One that is torn is refused with its file and what is wrong in it."""
    ada = Person(with_packs.address, "Ada")
    seats = {"seat-0": "me", "seat-1": "bot:deckhand"}
    opened = ada.form("/new/maracaibo", **seats, **{"option-data_pack": "dear-rum"})
    assert opened.status_code == 303
    table = opened.headers["location"].rsplit("/", 1)[-1]
    assert len(ada.program().head(table)["options"]["data_pack"]) == 16
    torn = ada.form("/new/maracaibo", **seats, **{"option-data_pack": "torn"})
    assert torn.status_code == 422
    assert "mine.toml" in torn.text
