"""Seats that nobody chooses a name for anew: practice tables that go on from a step, and rematches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.people import ME, OPEN, Person, eventually
from tests.web.server import Server

SECRET = "eight pieces of eight"
SHORT = {"turn_limit": "2", "layout": "t", "first_player": "1"}


def register(person: Person, name: str) -> None:
    assert person.form("/me/sign-up", name=name, password=SECRET).status_code == 303


def played(person: Person, *names: str) -> str:
    """A finished game at one device, with these names."""
    seats = [{**ME, "name": name} for name in names]
    table = person.program().open_table(*seats, options=SHORT, hot_seat=True)
    person.program().play_out(table)
    return table


def what_if(person: Person, table: str) -> dict[str, Any]:
    """The person's seat at a table that begins where that game began."""
    answer = person.form(f"/table/{table}/what-if", step="0", bot="deckhand")
    assert answer.status_code == 303, answer.text
    head = person.program().head(answer.headers["location"].rpartition("/")[2])
    [mine] = [chair for chair in head["seats"] if chair["mine"]]
    return {**mine, "table": head["id"]}


def rematch(person: Person, table: str) -> list[str]:
    """The names at the table where all meet again, in the order of the old one."""
    new = person.act(table, "rematch").raise_for_status().json()["table"]
    names = [chair["name"] for chair in person.program().head(new)["seats"]]
    return [names[-1], *names[:-1]]


def test_nobody_goes_on_from_a_step_as_somebody_else(servers: tuple[Server, Server]) -> None:
    """A guest sits and talks there under the guest's own name, who gave none as a captain in the guest's language, and
    so does a guest whose own name somebody has registered; the holder is called as before. Through the API, too."""
    holder, guest = Person(servers[0].address), Person(servers[1].address, "Bo")
    name = f"Łucja {holder.csrf[:8]}"
    register(holder, name)
    table = played(holder, name, name)
    seat = what_if(guest, table)
    assert seat["name"] == "Bo"
    guest.act(seat["table"], "chat", text="It is me!").raise_for_status()
    assert [said["name"] for said in guest.program().get(f"/tables/{seat['table']}/chat").json()] == ["Bo"]
    assert what_if(holder, table)["name"] == name
    assert what_if(Person(servers[1].address), table)["name"] == "Skipper"
    assert what_if(Person(servers[1].address, language="pl"), table)["name"] == "Szyper"
    namesake = Person(servers[1].address, f"Zoë {name[-8:]}")
    register(Person(servers[0].address), namesake.name)
    assert what_if(namesake, table)["name"] == "Skipper"
    head = guest.program().post(f"/tables/{table}/what-if", {"step": 0, "bot": "deckhand"}).json()
    assert [chair["name"] for chair in head["seats"] if chair["mine"]] == ["Bo"]


def test_a_name_that_is_nobodys_stays_with_the_seat(servers: tuple[Server, Server]) -> None:
    """Whoever goes on from a step sits there as whose seat it was."""
    ada, guest = Person(servers[0].address, "Ada"), Person(servers[1].address, "Bo")
    table = played(ada, "Bea", "Bea")
    assert what_if(guest, table)["name"] == "Bea"


@pytest.mark.parametrize("renamed", [False, True])
def test_nobody_plays_again_as_somebody_else(servers: tuple[Server, Server], renamed: bool) -> None:
    """A guest whose name was registered meanwhile plays again under the name the guest has by now, else as who gave
    none; whoever asks for the rematch, and everybody else is called as before."""
    guest, other = Person(servers[0].address), Person(servers[1].address, "Bo")
    guest.name = f"Zoë {guest.csrf[:8]}"
    guest.form("/me/settings", name=guest.name)
    table = guest.program().open_table(ME, OPEN, options=SHORT)
    other.join(table)
    people = [guest.program(), other.program()]

    def over() -> bool:
        for program in people:
            if program.options(table)["options"]:
                program.play_one(table)
        return bool(people[0].head(table)["status"] == "finished")

    eventually(over, "the end")
    register(Person(servers[1].address), guest.name.upper())
    if renamed:
        assert guest.form("/me/settings", name="Zofia").status_code == 303
    assert rematch(other, table) == ["Zofia" if renamed else "Skipper", "Bo"]


def test_people_at_one_device_do_not_become_namesakes(servers: tuple[Server, Server]) -> None:
    """Who loses a name there is not called like somebody else at the table."""
    ada = Person(servers[0].address, "Ada")
    names = [f"{name} {ada.csrf[:8]}" for name in ("Bea", "Cy")]
    table = played(ada, "Ada", *names)
    for name in names:
        register(Person(servers[1].address), name)
    found = rematch(ada, table)
    assert found[0] == "Ada"
    assert len(set(found)) == 3 and not set(found) & set(names)
    assert "Skipper" in found
