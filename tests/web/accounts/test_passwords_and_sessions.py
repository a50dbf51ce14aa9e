"""Passwords, private links, and who is still known after a restart and on other server processes."""

from __future__ import annotations

import re
import statistics
import time

import pytest

from tests.web.people import BOT, ME, Person, Program, eventually, refused
from tests.web.server import Nursery, Server


@pytest.fixture
def ada(sqlite_server: Server) -> Person:
    return Person(sqlite_server.address, "Ada")


@pytest.fixture
def table(ada: Person) -> str:
    return ada.open_table("me", "bot:random")


def test_a_wrong_name_is_like_a_wrong_password(ada: Person) -> None:
    """The same status, the same sentence, and about the same time, so nobody learns who has an account."""
    ada.form("/me/sign-up", name="Ada of Cuba", password="correct horse battery")
    stranger = Person(ada.address)
    took: dict[str, list[float]] = {"Ada of Cuba": [], "Nobody": []}
    said = set()
    for _ in range(3):
        for name, times in took.items():
            begun = time.perf_counter()
            answer = stranger.form("/me/sign-in", name=name, password="wrong")
            times.append(time.perf_counter() - begun)
            said.add((answer.status_code, answer.text))
    assert len(said) == 1
    assert said.pop()[0] == 403
    known, unknown = (statistics.median(times[1:]) for times in took.values())
    assert max(known, unknown) < 5 * min(known, unknown)
    right = stranger.form("/me/sign-in", name="ada of  cuba", password="correct horse battery")
    assert right.status_code == 303
    assert "Ada of Cuba" in stranger.page("/me").text


def test_a_name_with_a_password_is_unique(ada: Person) -> None:
    """422 with a sentence for a taken name in any case of letters, and for a password that is too short or long."""
    ada.form("/me/sign-up", name="Żaneta", password="correct horse battery")
    eve = Person(ada.address, "Eve")
    for name, password in (("żANETA", "correct horse battery"), ("Eve", "short"), ("Eve", "x" * 201), (" ", "x" * 20)):
        answer = eve.form("/me/sign-up", name=name, password=password)
        assert answer.status_code == 422, (name, answer.text)
    assert eve.form("/me/sign-up", name="Eve", password="x" * 8).status_code == 303


def test_a_private_link_brings_the_seats_back(ada: Person, table: str) -> None:
    """On another device the link makes the same person, and a wrong one nobody."""
    link = re.search(r"/me/link/([\w-]+)", ada.page("/me").text)
    assert link is not None
    phone = Person(ada.address)
    assert phone.page(f"/me/link/{link[1][:-1]}").status_code == 404
    assert phone.http.cookies.get("karawela") is None
    assert phone.page(f"/me/link/{link[1]}").status_code == 303
    assert phone.program().head(table)["seats"][0]["mine"] is True


def test_sessions_outlive_the_server(nursery: Nursery, fresh_database: str) -> None:
    """After a restart the cookie, the bearer, the CSRF token, the private link and the password are all still good."""
    with nursery.server(fresh_database) as server:
        ada = Person(server.address, "Ada")
        table = ada.open_table("me", "guest")
        ada.form("/me/sign-up", name="Ada", password="correct horse battery")
        program = ada.program()
        server.kill()
        server.start()
        assert "Ada" in ada.page("/me").text
        assert program.options(table)["options"]
        assert ada.act(table, "chat", text="still here").status_code == 200
        assert (
            Person(server.address).form("/me/sign-in", name="Ada", password="correct horse battery").status_code == 303
        )


def test_two_server_processes_know_the_same_people(postgres_servers: tuple[Server, Server]) -> None:
    """A cookie and a CSRF token of the one process are good on the other."""
    ada = Person(postgres_servers[0].address, "Ada")
    table = ada.open_table("me", "guest")
    other = Person(postgres_servers[1].address)
    other.http.cookies = ada.http.cookies
    assert other.act(table, "chat", text="from there").status_code == 200
    eventually(lambda: "from there" in ada.page(f"/table/{table}").text, "hearing it")


def test_a_bot_or_a_program_may_not_take_a_persons_cookie(ada: Person) -> None:
    """Signed tokens are for accounts that exist: one of another server is not valid here."""
    stranger = Program(ada.address, token="ImFkYSI.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    refused(stranger.post("/tables", {"title": "santiago", "seats": [ME, BOT]}), 401)
