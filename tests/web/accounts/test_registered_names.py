"""A name that somebody has with a password is theirs alone, wherever a person is called by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.people import BOT, ME, OPEN, TITLE, Person, refused
from tests.web.server import Server

SECRET = "eight pieces of eight"


@pytest.fixture
def holder(servers: tuple[Server, Server]) -> Person:
    """Somebody with a password."""
    person = Person(servers[0].address)
    person.name = f"Łucja {person.csrf[:8]}"
    assert person.form("/me/sign-up", name=person.name, password=SECRET).status_code == 303
    return person


@pytest.fixture
def guest(servers: tuple[Server, Server]) -> Person:
    """A guest, who comes in through the other server process where there are two."""
    return Person(servers[1].address, "Bo")


def wanted(holder: Person) -> str:
    """The name as somebody else might write it."""
    return f" {holder.name.upper()} "


def form(person: Person, path: str, **fields: str) -> Any:
    return person.http.post(path, data=fields, headers={"x-csrftoken": person.csrf, "Accept": "application/json"})


def test_no_guest_is_called_so(holder: Person, guest: Person) -> None:
    """422 with a sentence, in settings and through the API; the guest keeps the name it had."""
    name = wanted(holder)
    body = refused(form(guest, "/me/settings", name=name), 422)
    assert "belongs to somebody with a password" in body["error"]
    refused(guest.program().http.post("/accounts", json={"name": name}), 422)
    refused(form(Person(guest.address), "/me/settings", name=name), 422)
    assert "<h1>Bo</h1>" in guest.page("/me").text
    assert form(guest, "/me/settings", name="Bogna").status_code == 303


def test_no_seat_of_somebody_else_is_called_so(holder: Person, guest: Person) -> None:
    """Neither at a new table nor at one that is joined, by a page or through the API; whatever was refused has changed
    nothing."""
    name = wanted(holder)
    table = holder.open_table("me", "open", "open")
    for kinds in (("me", "open"), ("open", "guest")):
        fields = {f"seat-{number}": kind for number, kind in enumerate(kinds)}
        fields |= {f"name-{number}": name for number, kind in enumerate(kinds) if kind != "open"}
        refused(form(guest, f"/new/{TITLE}", **fields), 422)
    refused(guest.act(table, "join", name=name), 422)
    refused(Person(guest.address).act(table, "join", name=name), 422)
    program = guest.program()
    refused(program.post(f"/tables/{table}/join", {"name": name}), 422)
    refused(program.post("/tables", {"title": TITLE, "seats": [{**ME, "name": name}, OPEN]}), 422)
    assert [chair["kind"] for chair in holder.program().head(table)["seats"]] == ["person", "open", "open"]
    assert guest.act(table, "join", name="Bo").status_code == 200


@pytest.mark.parametrize(
    "spelt",
    ["\u0410da {}", "\u0391da {}", "\ua4eeda {}", "Ada\ufffc {}", "Ada\u2d7f {}", "A\u1cd0da {}", "Ad\u0332a {}"],
    ids=["cyrillic", "greek", "lisu", "placeholder", "joiner", "tone", "underlined"],
)
def test_nobody_is_called_what_looks_the_same(servers: tuple[Server, Server], guest: Person, spelt: str) -> None:
    """Neither a guest nor somebody who signs up; the holder may, and names in other letters that look like nobody's are
    as good as any."""
    holder = Person(servers[0].address)
    number = str(int(holder.csrf[:12], 16))
    assert holder.form("/me/sign-up", name=f"Ada {number}", password=SECRET).status_code == 303
    refused(form(guest, "/me/settings", name=spelt.format(number)), 422)
    refused(form(guest, "/me/sign-up", name=spelt.format(number), password=SECRET), 422)
    assert form(holder, "/me/name", name=spelt.format(number), present=SECRET).status_code == 303
    assert form(guest, "/me/settings", name=f"Аня {number}").status_code == 303


def test_its_holder_and_bots_are(holder: Person, guest: Person) -> None:
    """The holder everywhere; bots are called as anybody likes."""
    name = holder.name
    table = holder.open_table("me", "open", **{"name-0": name})
    assert holder.program().head(table)["seats"][0]["name"] == name
    assert holder.act(holder_joins := guest.open_table("me", "open"), "join", name=name).status_code == 200
    assert holder.program().head(holder_joins)["seats"][1]["name"] == name
    seats = [ME, {**BOT, "name": name}]
    answer = guest.program().post("/tables", {"title": TITLE, "seats": seats})
    assert answer.json()["seats"][1]["name"] == name


def test_who_had_the_name_before_plays_on_without_it(servers: tuple[Server, Server]) -> None:
    """A guest whose name is registered by somebody else goes on: a quick game with the word for a captain, chat as a
    guest; a seat with a name needs another name; tables stay as they are."""
    guest, other = Person(servers[0].address), Person(servers[1].address)
    name = f"Zoë {guest.csrf[:8]}"
    guest.form("/me/settings", name=name)
    old = guest.open_table("me", "guest")
    watched = other.open_table("me", "guest")
    assert other.form("/me/sign-up", name=name.upper(), password=SECRET).status_code == 303

    assert guest.program().head(old)["seats"][0]["name"] == name
    table = guest.form(f"/quick/{TITLE}").headers["location"].rpartition("/")[2]
    assert guest.program().head(table)["seats"][0]["name"] == "Skipper"
    refused(form(guest, f"/new/{TITLE}", **{"seat-0": "me", "seat-1": "open"}), 422)
    assert guest.act(watched, "chat", text="Ahoy from me!").status_code == 200
    page = other.page(f"/table/{watched}").text
    assert "Ahoy from me!" in page
    assert name not in page
    assert form(guest, "/me/settings", language="pl", all="yes", name=name).status_code == 303


@pytest.mark.parametrize("word", ["Skipper", "GUEST", "Player 2", "Szyper", "Gość", "Gracz 3"])
def test_nobody_owns_what_the_nameless_are_called(holder: Person, guest: Person, word: str) -> None:
    """Else one name would keep everybody who gave none from any table."""
    refused(form(guest, "/me/sign-up", name=word, password=SECRET), 422)
    refused(form(holder, "/me/name", name=word, present=SECRET), 422)
    assert form(guest, f"/new/{TITLE}", **{"seat-0": "me", "name-0": word, "seat-1": "guest"}).status_code == 303
