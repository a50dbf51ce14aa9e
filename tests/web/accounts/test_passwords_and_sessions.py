"""Passwords, sessions, and who is still known after a restart and on other server processes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.people import BOT, ME, PATIENCE, Person, Program, eventually, refused
from tests.web.server import Nursery, Server

SECRET = "correct horse battery"


@pytest.fixture
def ada(sqlite_server: Server) -> Person:
    return Person(sqlite_server.address, "Ada")


@pytest.fixture
def table(ada: Person) -> str:
    return ada.open_table("me", "bot:random")


def test_a_wrong_name_is_like_a_wrong_password(ada: Person) -> None:
    """The same status and the same sentence, so nobody learns who has an account; the name is found however it is
    written."""
    ada.form("/me/sign-up", name="Ada of Cuba", password="correct horse battery")
    stranger = Person(ada.address)
    stranger.http.headers["X-Forwarded-For"] = "192.0.2.11"
    said = set()
    for name in ("Ada of Cuba", "Nobody"):
        answer = stranger.form("/me/sign-in", name=name, password="wrong")
        said.add((answer.status_code, answer.text))
    assert len(said) == 1
    assert said.pop()[0] == 403
    right = stranger.form("/me/sign-in", name="ada of  cuba", password="correct horse battery")
    assert right.status_code == 303
    assert "Ada of Cuba" in stranger.page("/me").text


def test_a_name_with_a_password_is_unique(ada: Person) -> None:
    """422 with a sentence for a taken name in any case of letters, and for a password that is too short or long."""
    name, free = f"Żaneta {ada.csrf[:8]}", f"Eve {ada.csrf[:8]}"
    ada.form("/me/sign-up", name=name, password="correct horse battery")
    eve = Person(ada.address, "Eve")
    for wanted, password in ((name.swapcase(), SECRET), (free, "short"), (free, "x" * 201), (" ", "x" * 20)):
        answer = eve.form("/me/sign-up", name=wanted, password=password)
        assert answer.status_code == 422, (wanted, answer.text)
    assert eve.form("/me/sign-up", name=free, password="x" * 8).status_code == 303


def test_sessions_outlive_the_server(nursery: Nursery, fresh_database: str) -> None:
    """After a restart the cookie, the bearer, the CSRF token, the private link and the password are all still good."""
    with nursery.server(fresh_database) as server:
        ada = Person(server.address, "Ada")
        table = ada.open_table("me", "guest")
        ada.form("/me/sign-up", name="Ada", password="correct horse battery")
        program = ada.program()
        link = ada.new_link()
        server.kill()
        server.start()
        assert "Ada" in ada.page("/me").text
        assert program.options(table)["options"]
        assert ada.act(table, "chat", text="still here").status_code == 200
        assert Person(server.address).form(link).status_code == 303
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


def test_a_made_up_token_is_refused(ada: Person) -> None:
    """A token that nobody was given, such as one of another server, is not valid here."""
    stranger = Program(ada.address, token="ImFkYSI.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    refused(stranger.post("/tables", {"title": "santiago", "seats": [ME, BOT]}), 401)


# ---------------------------------------------------------------------- signing up, out and in


def test_signing_up_ends_what_others_hold(servers: tuple[Server, Server]) -> None:
    """Whoever made a guest's link, or came by it, no longer shares the account once it has a name and a password; the
    browser that signs up goes on with another token."""
    ada, eve = Person(servers[0].address, "Ada"), Person(servers[1].address)
    table = ada.open_table("me", "guest")
    link, old = ada.new_link(), ada.program()
    assert eve.form(link).status_code == 303
    hers = eve.program()
    assert hers.head(table)["seats"][0]["mine"]
    assert ada.form("/me/sign-up", name=name_for(ada), password=SECRET).status_code == 303
    assert ada.program().head(table)["seats"][0]["mine"]
    for program in (old, hers):
        eventually(lambda program=program: program.get(f"/tables/{table}").status_code == 401, "the end")  # type: ignore[misc]
    assert Person(servers[1].address).page(link).status_code == 404
    assert ada.json("/me").text.count('data-kind="session"') == 1


def test_nobody_signs_up_over_a_password(ada: Person) -> None:
    """An account with a password gets no other one without the present one."""
    name = name_for(ada)
    ada.form("/me/sign-up", name=name, password=SECRET)
    assert refused(ada.http.post("/me/sign-up", **sent(ada, name=name, password="another password")), 403)
    assert Person(ada.address).form("/me/sign-in", name=name, password=SECRET).status_code == 303


def test_signing_out_ends_the_token(servers: tuple[Server, Server]) -> None:
    """A copy of the cookie is good for nothing then, on no server process."""
    ada = Person(servers[0].address, "Ada")
    copies = [Program(server.address, token=ada.program().token) for server in servers]
    for copy in copies:
        assert copy.get("/tables").status_code == 200
    assert ada.form("/me/sign-out").status_code == 303
    for copy in copies:
        eventually(lambda copy=copy: copy.get("/tables").status_code == 401, "the end of the token")  # type: ignore[misc]


def test_signing_in_gives_a_new_token_and_ends_the_old(ada: Person) -> None:
    """What somebody may have put into this browser before is of no use to them afterwards."""
    name = name_for(ada)
    ada.form("/me/sign-up", name=name, password=SECRET)
    first = ada.program()
    assert ada.form("/me/sign-in", name=name, password=SECRET).status_code == 303
    assert ada.program().token != first.token
    refused(first.get("/tables"), 401)
    guest = Person(ada.address, "Bo")
    before = guest.program()
    assert guest.form("/me/sign-in", name=name, password=SECRET).status_code == 303
    refused(before.get("/tables"), 401)
    assert ada.program().get("/tables").status_code == 200


def test_whoever_looks_on_in_an_ended_session_is_sent_away(servers: tuple[Server, Server]) -> None:
    """The streams of a page and of a program end before anything more is told that the session would have seen; a
    stranger's goes on."""
    ada = Person(servers[0].address, "Ada")
    table = ada.open_table("me", "guest")
    phone, stranger = Person(servers[1].address), Person(servers[1].address)
    assert phone.form(ada.new_link()).status_code == 303
    with phone.listening(table) as page, phone.program().listening(table) as api, stranger.listening(table) as other:
        for ear in (page, api, other):
            ear.message()
        assert ada.form("/me/end-others").status_code == 303
        eventually(lambda: phone.page("/me").text.count("data-kind=") == 0, "the end of the session")
        assert ada.act(table, "chat", text="Now we are among ourselves").status_code == 200
        other.until(lambda heard: "among ourselves" in heard["parts"].get("chat", ""))
        for ear in (page, api):
            assert ear.closed.wait(PATIENCE)
            with pytest.raises(AssertionError, match="nothing was heard"):
                ear.message(0)


# ---------------------------------------------------------------------- another name, another password


def test_another_password_ends_everything_else(servers: tuple[Server, Server]) -> None:
    """It needs the present one; then all other sessions and all links end, and this browser goes on with another."""
    ada, phone = Person(servers[0].address, "Ada"), Person(servers[1].address)
    name = name_for(ada)
    ada.form("/me/sign-up", name=name, password=SECRET)
    assert phone.form("/me/sign-in", name=name, password=SECRET).status_code == 303
    link, old, other = ada.new_link(), ada.program(), phone.program()
    assert other.get("/tables").status_code == 200
    for present, new, status in (("wrong", "another password", 403), (SECRET, "short", 422), ("", "x" * 20, 403)):
        refused(ada.http.post("/me/password", **sent(ada, present=present, password=new)), status)
    assert other.get("/tables").status_code == 200
    assert ada.form("/me/password", present=SECRET, password="another password").status_code == 303
    for program in (old, other):
        eventually(lambda program=program: program.get("/tables").status_code == 401, "the end")  # type: ignore[misc]
    assert ada.program().get("/tables").status_code == 200
    assert ada.page(link).status_code == 404
    for password, status in ((SECRET, 403), ("another password", 303)):
        assert Person(servers[1].address).form("/me/sign-in", name=name, password=password).status_code == status


def test_another_name_needs_the_present_password(ada: Person) -> None:
    """And it must be free; nothing ends by it."""
    name, taken = name_for(ada), name_for(Person(ada.address))
    Person(ada.address).form("/me/sign-up", name=taken, password=SECRET)
    ada.form("/me/sign-up", name=name, password=SECRET)
    link, program = ada.new_link(), ada.program()
    for present, new, status in (("wrong", "Zoë", 403), (SECRET, taken.upper(), 422), (SECRET, " ", 422)):
        refused(ada.http.post("/me/name", **sent(ada, present=present, name=new)), status)
    ada.form("/me/settings", name="Somebody else")
    assert f"<h1>{name}</h1>" in ada.page("/me").text
    assert ada.form("/me/name", present=SECRET, name=f"{name}!").status_code == 303
    assert f"<h1>{name}!</h1>" in ada.page("/me").text
    assert program.get("/tables").status_code == 200
    assert ada.page(link).status_code == 200
    assert Person(ada.address).form("/me/sign-in", name=f"{name}!", password=SECRET).status_code == 303


def test_guests_and_strangers_have_no_password_to_change(ada: Person) -> None:
    for path in ("/me/name", "/me/password"):
        refused(ada.http.post(path, **sent(ada, present="", password="x" * 20, name="Zoë")), 403)
        stranger = Person(ada.address)
        refused(stranger.http.post(path, **sent(stranger, present="", password="x" * 20, name="Zoë")), 401)


# ---------------------------------------------------------------------- the list of sessions


def test_sessions_are_listed_and_ended_one_by_one(servers: tuple[Server, Server]) -> None:
    """Each with what sort of browser it is; the one that ends is no longer anybody's, and the others go on."""
    ada = Person(servers[0].address, "Ada")
    link = ada.new_link()
    phones = []
    for agent in ("Mozilla/5.0 (iPhone) Version/17 Safari/604", "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0"):
        phone = Person(servers[1].address)
        phone.http.headers["User-Agent"] = agent
        assert phone.form(link).status_code == 303
        phones.append(phone)
    page = ada.page("/me").text
    assert "<strong>Safari, iPhone</strong>" in page and "<strong>Firefox, Linux</strong>" in page
    assert page.count('class="this"') == 1
    line = re.search(r'Safari, iPhone.*?name="token" value="(\w+)"', page, re.DOTALL)
    assert line is not None
    for nobodys in ("", "\0", "x" * 1000):
        assert ada.form("/me/end", token=nobodys).status_code == 303
    assert Person(ada.address, "Eve").form("/me/end", token=line[1]).status_code == 303
    assert phones[0].program().get("/tables").status_code == 200, "somebody else cannot end it"
    assert ada.form("/me/end", token=line[1]).status_code == 303
    eventually(lambda: phones[0].program().get("/tables").status_code == 401, "the end of the session")
    assert phones[1].program().get("/tables").status_code == 200
    assert "Safari, iPhone" not in ada.page("/me").text
    assert ada.form("/me/end-others").status_code == 303
    eventually(lambda: phones[1].program().get("/tables").status_code == 401, "the end of the others")
    assert Person(ada.address).page(link).status_code == 404
    assert ada.program().get("/tables").status_code == 200
    assert ada.page("/me").text.count("data-kind=") == 1


def test_a_program_is_listed_as_one(ada: Person) -> None:
    """Its token is a session like a browser's."""
    program = Program(ada.address, "Robot")
    ada.http.cookies.set("karawela", program.token)
    assert "<strong>a program</strong>" in ada.page("/me").text


def test_a_program_ends_its_token(ada: Person) -> None:
    """That one alone: others of the account go on."""
    program = ada.program()
    other = Program(ada.address, "Robot")
    assert other.http.delete("/token").status_code == 204
    assert refused(other.get("/tables"), 401) and refused(other.http.delete("/token"), 401)
    assert program.get("/tables").status_code == 200


def sent(person: Person, **fields: str) -> dict[str, Any]:
    """A form of which the answer is wanted in JSON."""
    return {"data": fields, "headers": {"x-csrftoken": person.csrf, "Accept": "application/json"}}


def name_for(person: Person) -> str:
    """A name that nobody has."""
    return f"Ada {person.csrf[:10]}"
