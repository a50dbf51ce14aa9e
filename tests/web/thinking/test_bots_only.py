"""Tables of bots only: so many an account, told in words to whoever wants more."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from karawela.store import Store
from karawela.web.thinking.waiting_line import BOTS_ONLY
from tests.web.people import BOT, ME, OPEN, TITLE, Person, Program, refused
from tests.web.server import Nursery, Server

ADMIRAL = {"kind": "bot", "bot": "admiral"}
BODY = {"title": TITLE, "seats": [ADMIRAL, ADMIRAL]}


@pytest.fixture
def busy(nursery: Nursery, fresh_database: str) -> Iterator[tuple[Server, Server]]:
    """Servers whose bots may think for long, since they end with the test; two on PostgreSQL."""
    with nursery.server(fresh_database) as first:
        if "postgresql" not in fresh_database:
            yield first, first
            return
        with nursery.server(fresh_database) as second:
            yield first, second


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You can have at most 3 tables at a time where only bots play."),
        ("pl", "Możesz mieć naraz najwyżej 3 stoły"),
    ],
)
def test_whoever_wants_more_is_told_how_many_and_what_to_do(
    busy: tuple[Server, Server], language: str, words: str
) -> None:
    """By the API and on the page; other tables are opened as ever, and others' accounts have their own."""
    person = Person(busy[0].address, "Ada", language)
    program = Program(busy[0].address, token=person.program().token, language=language)
    for _ in range(BOTS_ONLY):
        program.open_table(ADMIRAL, BOT)
    for answer in (program.post("/tables", BODY), _form(person)):
        assert refused(answer, 403)["error"].startswith(words)
    program.open_table(ME, BOT)
    program.open_table(OPEN, BOT)
    Program(busy[0].address).open_table(BOT, BOT)


def _form(person: Person) -> httpx.Response:
    """The form of the page, sent by a script that wants to know in JSON."""
    headers = {"x-csrftoken": person.csrf, "Accept": "application/json"}
    return person.http.post(f"/new/{TITLE}", data={"seat-0": "bot:admiral", "seat-1": "bot:admiral"}, headers=headers)


def test_who_opens_many_at_once_gets_no_more(busy: tuple[Server, Server]) -> None:
    """On both server processes together."""
    ada = Program(busy[0].address)
    hands = [Program(busy[number % 2].address, token=ada.token) for number in range(8)]
    with ThreadPoolExecutor(len(hands)) as pool:
        answers = list(pool.map(lambda hand: hand.post("/tables", BODY), hands))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [201] * BOTS_ONLY + [403] * (len(hands) - BOTS_ONLY)


def test_a_table_knows_from_which_client_it_comes(busy: tuple[Server, Server]) -> None:
    """The same for all guests of a client, on both server processes, on pages and in the API; and it is no address."""
    found: dict[str, set[str]] = {}
    for address in ("198.51.100.5", "198.51.100.6"):
        origins = found.setdefault(address, set())
        for server in busy:
            person, program = Person(server.address), Program(server.address)
            person.http.headers["X-Forwarded-For"] = program.http.headers["X-Forwarded-For"] = address
            page = person.form(f"/quick/{TITLE}").headers["location"]
            with Store.open(server.database) as store:
                for table in (program.open_table(ME, BOT), page.rpartition("/")[2]):
                    row = store.game(table)
                    assert row is not None and address not in row.origin
                    origins.add(row.origin)
    assert [len(origins) for origins in found.values()] == [1, 1]
    assert len(set.union(*found.values())) == 2
