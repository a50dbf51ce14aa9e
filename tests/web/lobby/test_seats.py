"""Who sits where: leaving, a rematch, several people at one device, colours."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from karawela.engine import Match, read_record, registry, verify
from karawela.store import GameRow, SeatRow, Store
from karawela.web.table.page_model import viewer_seat
from karawela.web.table.stored_rows import colours_of
from karawela.web.table.table import Table
from tests.web.people import TITLE, Person, Program, alternate, eventually, refused
from tests.web.server import Server


@pytest.fixture
def ada(servers: tuple[Server, Server]) -> Person:
    return Person(servers[0].address, "Ada")


@pytest.fixture
def bob(servers: tuple[Server, Server]) -> Person:
    return Person(servers[1].address, "Bob")


def game_of(ada: Person, bob: Person, **more: str) -> str:
    table = ada.open_table("me", "open", **more)
    bob.join(table)
    return table


def told(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    return body


# ---------------------------------------------------------------------- newcomers


def test_newcomers_play_against_deckhands(ada: Person) -> None:
    """Until they have finished a game of the title; another title does not count."""

    def opponents(title: str) -> set[str]:
        answer = ada.form(f"/quick/{title}")
        table = answer.headers["location"].rpartition("/")[2]
        return {chair["bot"] for chair in ada.program().head(table)["seats"] if chair["kind"] == "bot"}

    assert opponents(TITLE) == opponents("treasure_map") == {"deckhand"}
    table = ada.open_table("me", "me", **{"option-turn_limit": "4"})
    assert opponents(TITLE) == {"deckhand"}
    ada.program().play_out(table)
    assert opponents(TITLE) == {"sailor"}
    assert opponents("treasure_map") == {"deckhand"}


# ---------------------------------------------------------------------- leaving


def test_before_the_game_a_leaver_frees_the_seat(ada: Person, bob: Person) -> None:
    """Somebody else can take it then, and only the seat's owner can leave it."""
    table = ada.open_table("me", "open", "open")
    seat = bob.join(table)
    told(ada.act(table, "leave", seat=seat), 403)
    told(Person(ada.address, "Eve").act(table, "leave", seat=seat), 403)
    told(Person(ada.address).act(table, "leave", seat=seat), 401)
    told(bob.act(table, "leave", seat=seat), 200)
    assert [chair["kind"] for chair in ada.program().head(table)["seats"]] == ["person", "open", "open"]
    told(bob.act(table, "leave", seat=seat), 403)
    assert Person(ada.address, "Eve").join(table, seat) == seat


def test_during_the_game_a_bot_takes_over(ada: Person, bob: Person, server: Server) -> None:
    """The leaver may no longer play, the bot does, everybody sees it, and the game goes on to its end."""
    table = game_of(ada, bob, **{"option-turn_limit": "10"})
    alternate([ada.program(), bob.program()], table, 6)
    with ada.listening(table) as ear:
        ear.next()
        told(bob.act(table, "leave"), 200)
        ear.until(lambda heard: "players" in heard["parts"])
    chair = ada.program().head(table)["seats"][1]
    assert (chair["kind"], chair["bot"]) == ("bot", "sailor")
    assert "Bob" in chair["name"]
    told(bob.act(table, "move", move="pass"), 403)
    assert not bob.program().options(table)["options"]
    head = ada.program().play_out(table)
    assert head["status"] == "finished"
    with Store.open(server.database) as store:
        kinds = [row.kind for row in store.plies(table)]
    assert kinds.count("bot") == 1
    assert verify(read_record(ada.program().get(f"/tables/{table}/record").text)).finished


def test_when_all_have_left_the_bots_finish(ada: Person, bob: Person) -> None:
    """Nobody needs to look on for it, and the record of the game is whole."""
    table = game_of(ada, bob, **{"option-turn_limit": "6"})
    alternate([ada.program(), bob.program()], table, 3)
    for person in (ada, bob):
        told(person.act(table, "leave"), 200)
    eventually(lambda: ada.program().head(table)["status"] == "finished", "the end")
    record = read_record(ada.page(f"/table/{table}/record").text)
    assert verify(record).finished
    assert all(name.startswith(who) for name, who in zip(record.names, ("Ada", "Bob"), strict=True))


def test_names_are_the_same_wherever_one_looks(ada: Person, bob: Person) -> None:
    """After somebody has left, both server processes and the log call the seat by its new name."""
    table = game_of(ada, bob, **{"option-turn_limit": "4"})
    alternate([ada.program(), bob.program()], table, 4)
    told(bob.act(table, "leave"), 200)
    name = ada.program().head(table)["seats"][1]["name"]
    ada.program().play_out(table)
    logs = [eventually(lambda who=who: who.json(f"/table/{table}/log").json(), "a log") for who in (ada, bob)]  # type: ignore[misc]
    assert logs[0] == logs[1]
    theirs = [line["text"] for line in logs[0] if line["seat"] == 1]
    assert theirs
    assert all(text.startswith(name) for text in theirs)


def test_after_the_end_nobody_leaves(ada: Person) -> None:
    """The seats of a finished game stay as they were."""
    table = ada.open_table("me", "guest", **{"option-turn_limit": "2"})
    before = ada.program().play_out(table)
    ada.act(table, "leave", seat=0)
    assert ada.program().head(table) == before


# ---------------------------------------------------------------------- a rematch


def finished(ada: Person, bob: Person, **more: str) -> str:
    table = game_of(ada, bob, **{"option-turn_limit": "2"}, **more)
    while ada.program().head(table)["status"] != "finished":
        alternate([ada.program(), bob.program()], table, 5)
    return table


def test_a_rematch_leads_everybody_to_one_table(ada: Person, bob: Person) -> None:
    """Whoever asks second gets the same table; who only looks at the old one is shown the way, live and later."""
    table = finished(ada, bob, undo="never")
    with bob.listening(table) as ear:
        ear.next()
        new = told(ada.act(table, "rematch"), 200)["table"]
        ear.until(lambda heard: f"/table/{new}" in heard["parts"].get("ending", ""))
    assert new != table
    assert told(bob.act(table, "rematch"), 200)["table"] == new
    assert f"/table/{new}" in eventually(lambda: bob.page(f"/table/{table}").text, "the page")
    head = bob.program().head(new)
    assert (head["status"], head["undo"]) == ("running", "never")
    assert head["options"]["turn_limit"] == 2
    assert [seat["name"] for seat in head["seats"]] == ["Bob", "Ada"]
    assert bob.program().head(table)["seal"] != head["seal"]


def test_a_rematch_is_for_those_who_played_to_the_end(ada: Person, bob: Person) -> None:
    """403 while the game runs and for who was not in it; 401 for a stranger."""
    told(ada.act(game_of(ada, bob), "rematch"), 403)
    table = finished(ada, bob)
    told(Person(ada.address, "Eve").act(table, "rematch"), 403)
    told(Person(ada.address).act(table, "rematch"), 401)
    assert bob.program().head(table)["status"] == "finished"


# ---------------------------------------------------------------------- several people at one device


def test_between_two_people_at_one_device_falls_a_curtain(ada: Person) -> None:
    """Without saying who holds the device, or for the wrong one, there is only a curtain and what everybody sees; for
    the seat that is asked, its options."""
    table = ada.open_table("me", "guest")
    eve = Person(ada.address, "Eve")
    for _ in range(6):
        seat = ada.program().head(table)["to_move"][0]
        parts = {}
        for wanted in (None, seat, 1 - seat):
            with ada.listening(table, wanted) as ear:
                parts[wanted] = ear.next()["parts"]
        with eve.listening(table) as ear:
            public = ear.next()["parts"]
        for wanted in (None, 1 - seat):
            assert "curtain" in parts[wanted]["question"]
            assert "data-move" not in parts[wanted]["question"]
            assert parts[wanted]["board"] == public["board"]
            assert parts[wanted]["log"] == public["log"]
            page = ada.page(f"/table/{table}", **({} if wanted is None else {"seat": wanted})).text
            assert "data-move" not in page
        assert "curtain" not in parts[seat]["question"]
        assert "data-move" in parts[seat]["question"]
        assert parts[seat]["board"] != public["board"]
        ada.program().play_one(table)


def test_a_stream_draws_the_curtain_by_itself(ada: Person) -> None:
    """When the turn goes to the other person at the device, the stream of the first brings a curtain."""
    table = ada.open_table("me", "guest")
    seat = ada.program().head(table)["to_move"][0]
    with ada.listening(table, seat) as ear:
        assert "curtain" not in ear.next()["parts"]["question"]
        while ada.program().head(table)["to_move"] == [seat]:
            ada.program().play_one(table)
        ear.until(lambda heard: "curtain" in heard["parts"].get("question", ""))


def table_of(*accounts: str | None) -> Table:
    """A running game whose seats belong to these accounts."""
    seats = [SeatRow(number, "person" if who else "bot", f"{number}", who) for number, who in enumerate(accounts)]
    match: Match[Any] = Match(registry.title(TITLE), len(seats), "seed")
    return Table(GameRow("g", TITLE, 1, {}, "seed", "seal", "ada", status="running", seats=seats), match, 1)


def test_whose_view_is_shown() -> None:
    """One's own seat, whatever is asked for; a stranger's view is everybody's; of several own seats only the asked one
    when it is asked for, otherwise a curtain."""
    single = table_of("ada", "bob", None)
    for wanted in (None, 0, 1, 2, 99, -1):
        assert viewer_seat(single, "ada", wanted) == (0, None)
        assert viewer_seat(single, "bob", wanted) == (1, None)
        assert viewer_seat(single, "eve", wanted) == (None, None)
        assert viewer_seat(single, None, wanted) == (None, None)
    shared = table_of("ada", "ada", "ada", "bob")
    match = shared.match
    assert match is not None
    seen: set[int] = set()
    while not match.over and len(seen) < 4:
        [asked] = match.to_move
        seen.add(asked)
        for wanted in (None, 0, 1, 2, 3, 99):
            expected: tuple[int | None, int | None]
            if asked == 3:
                expected = (wanted if wanted in (0, 1, 2) else None, None)
            else:
                expected = (asked, None) if wanted == asked else (None, asked)
            assert viewer_seat(shared, "ada", wanted) == expected
        match.choose(0)
    assert len(seen) == 4


# ---------------------------------------------------------------------- sitting down


def test_a_chosen_colour_is_the_seats_own(ada: Person, server: Server) -> None:
    """Whoever chooses a colour gets it, wherever the seat is, and the others get the rest."""
    table = ada.open_table("me", "guest", "bot:random", **{"colour-1": "blue", "colour-2": "red"})
    known = [colour.id for colour in registry.title(TITLE).colours]
    with Store.open(server.database) as store:
        row = store.game(table)
    assert row is not None
    colours = colours_of(row)
    assert colours[1:] == ["blue", "red"]
    assert len(set(colours)) == 3 and set(colours) <= set(known)
    record = ada.program().play_out(ada.open_table("me", "guest", **{"colour-1": "blue", "option-turn_limit": "1"}))
    text = ada.page(f"/table/{record['id']}/record").text
    assert read_record(text).colours[1] == "blue"


def test_a_colour_that_cannot_be_harms_nobody(ada: Person, bob: Person) -> None:
    """422 for an unknown or taken colour; the table is as it was and can be joined without one."""
    table = ada.open_table("me", "open", **{"colour-0": "red"})
    for colour in ("plaid", "red", "x" * 1000):
        told(bob.act(table, "join", colour=colour), 422)
    assert ada.page(f"/table/{table}").status_code == 200
    assert told(bob.act(table, "join", colour="blue"), 200) == {"seat": 1}
    assert ada.page(f"/table/{table}").status_code == 200


def test_a_full_table_begins_even_if_the_server_died_before(sqlite_server: Server) -> None:
    """The last seat was taken and then the server was killed: whoever looks next finds the game begun."""
    ada = Person(sqlite_server.address, "Ada")
    account = ada.program().open_table({"kind": "me"}, {"kind": "open"})
    with Store.open(sqlite_server.database) as store:
        host = store.game(account)
        assert host is not None
        seats = [SeatRow(0, "person", "Ada", host.host), SeatRow(1, "bot", "Bot", None, "random")]
        row = GameRow("cut-off", TITLE, 1, host.options, "5eed", host.seal, host.host, created=time.time(), seats=seats)
        store.create_game(row)
    head = ada.program().head("cut-off")
    assert head["status"] == "running"
    assert head["seq"] >= 1
    eventually(lambda: ada.program().options("cut-off")["options"], "the bot's move or mine")


def test_nothing_is_taken_back_once_the_seed_is_out(ada: Person, bob: Person) -> None:
    """Even where everything may be taken back: whoever reads the seed knows the dice."""
    table = finished(ada, bob, undo="free")
    told(ada.act(table, "undo"), 403)
    assert 'data-act="undo"' not in ada.page(f"/table/{table}").text


# ---------------------------------------------------------------------- one account, one seat


def test_one_account_has_one_seat(ada: Person, bob: Person) -> None:
    """403 with a sentence for a second one, by page and API, for the host and for who joined; the table stays."""
    table = ada.open_table("me", "open", "open", "open")
    assert bob.join(table) == 1
    for person in (ada, bob):
        assert "already sit" in refused(person.act(table, "join", seat=2), 403)["error"]
        refused(person.program().post(f"/tables/{table}/join", {"seat": 2}), 403)
        assert 'data-act="join"' not in person.page(f"/table/{table}").text
    kinds = [chair["kind"] for chair in ada.program().head(table)["seats"]]
    assert kinds == ["person", "person", "open", "open"]
    told(bob.act(table, "leave", seat=1), 200)
    assert bob.join(table, 3) == 3, "whoever has left may sit down again"


@pytest.mark.parametrize("by", ["page", "api"])
def test_where_the_host_allows_it_one_takes_several(ada: Person, bob: Person, server: Server, by: str) -> None:
    """People who share a device; a rematch keeps them and the leave to do so."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    options = {"turn_limit": 2}
    table = (
        ada.open_table("me", "open", "open", **{"hot-seat": "yes", "option-turn_limit": "2"})
        if by == "page"
        else ada.program().open_table(*seats, options=options, hot_seat=True)
    )
    assert bob.join(table) == 1
    assert 'data-act="join"' in bob.page(f"/table/{table}").text
    assert bob.join(table) == 2
    while ada.program().head(table)["status"] != "finished":
        alternate([ada.program(), bob.program()], table, 5)
    new = told(ada.act(table, "rematch"), 200)["table"]
    assert sum(chair["mine"] for chair in bob.program().head(new)["seats"]) == 2
    with Store.open(server.database) as store:
        rows = store.games([table, new])
    assert [row.hot_seat for row in rows] == [True, True]


@pytest.mark.parametrize("by", ["page", "api"])
def test_a_host_who_takes_several_seats_allows_it(ada: Person, bob: Person, server: Server, by: str) -> None:
    """The table is one for people who share a device, and says so to whoever joins."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bea"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.open_table("me", "guest", "open", "open") if by == "page" else ada.program().open_table(*seats)
    with Store.open(server.database) as store:
        row = store.game(table)
    assert row is not None and row.hot_seat
    assert bob.join(table) == 2
    assert 'data-act="join"' in bob.page(f"/table/{table}").text


def test_of_seats_asked_for_at_once_an_account_gets_one(ada: Person, servers: tuple[Server, Server]) -> None:
    """One account asks both server processes for different seats at the same moment: exactly one is taken."""
    eve = Person(servers[0].address, "Eve")
    programs = [Program(server.address, "Eve", eve.program().token) for server in servers]
    for _ in range(4):
        table = ada.open_table("me", "open", "open", "open")
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(program.post, f"/tables/{table}/join", {"seat": seat})
                     for seat, program in enumerate(programs, start=1)]  # fmt: skip
        assert sorted(each.result().status_code for each in asked) == [200, 403]
        assert sum(chair["mine"] for chair in programs[0].head(table)["seats"]) == 1
