"""A solo game that was lost, as pages and programs are told of it."""

from __future__ import annotations

import re

import pytest

from tests.web.people import ME, Person
from tests.web.server import Server


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server.address, "Ada")


@pytest.fixture
def lost(person: Person) -> str:
    """A table of Treasure Map at which Ada has died alone: who plays at random finds no El Dorado."""
    table = person.program().open_table(ME, title="treasure_map", public=True)
    person.program().play_out(table)
    return table


def test_the_api_says_that_nobody_has_won(person: Person, lost: str) -> None:
    """Score and rank are what they always were; `winners` are none, and unknown as long as the game goes on."""
    head = person.program().head(lost)
    assert head["winners"] == [] and [score["rank"] for score in head["result"]] == [1]
    running = person.program().open_table(ME, title="treasure_map")
    assert person.program().head(running)["winners"] is None


@pytest.mark.parametrize(
    ("language", "sentence", "word"), [("en", "Ada has lost", "lost"), ("pl", "Przegrywa Ada", "przegrana")]
)
def test_every_page_says_lost(person: Person, lost: str, language: str, sentence: str, word: str) -> None:
    """The table, to who played and to strangers; the replay's last board; the list of finished games."""
    assert person.form("/me/settings", name="Ada", language=language).status_code < 400
    for visitor in (person, Person(person.address, "Eve", language)):
        page = visitor.page(f"/table/{lost}").raise_for_status().text
        assert re.search(rf'<p id="question">{sentence}</p>', page)
        assert re.search(rf'<h2 id="ending-title">.*{sentence}</h2>', page)
        assert 'class="winner"' not in page and '<tr class="rank">' not in page
        assert sentence in visitor.page(f"/table/{lost}/replay").raise_for_status().text
    harbour = person.page("/").raise_for_status().text
    listed = re.search(rf'<li>\s*<a href="/table/{lost}">.*?</li>', harbour, re.DOTALL)
    assert listed is not None and f"<span>{word}</span>" in listed[0] and "winner" not in listed[0]
