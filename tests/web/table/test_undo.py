"""Taking back: within the horizon, beyond it with the table's agreement, in practice games, and not at all."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from karawela.engine import read_record, replay
from karawela.store import Store
from tests.web.people import Person, Program, alternate, eventually
from tests.web.server import Nursery, Server


@pytest.fixture
def ada(servers: tuple[Server, Server]) -> Person:
    return Person(servers[0].address, "Ada")


@pytest.fixture
def bob(servers: tuple[Server, Server]) -> Person:
    return Person(servers[1].address, "Bob")


def seated(*people: Person, **more: str) -> str:
    """A running game of these people, in this order."""
    host, *others = people
    table = host.open_table("me", *["open"] * len(others), **more)
    for other in others:
        other.join(table)
    return table


def asked(people: tuple[Person, ...], table: str) -> tuple[Person, dict[str, Any]]:
    """Whoever is to move, with the options."""
    for person in people:
        options = person.program().options(table)
        if options["options"]:
            return person, options
    raise AssertionError("nobody is asked")


def choose(people: tuple[Person, ...], table: str, undo: str, most: int = 200) -> tuple[Person, dict[str, Any]]:
    """Plays at random until somebody can make a choice whose future is `undo` and makes it; says who, and the options
    before it."""
    rng = random.Random(5)
    for _ in range(most):
        mover, options = asked(people, table)
        kinds = [option["move"] for option in options["options"] if option["undo"] == undo]
        if kinds:
            mover.program().move(table, kinds[0], options["seq"]).raise_for_status()
            return mover, options
        mover.program().play_one(table, rng)
    raise AssertionError(f"no choice is {undo}")


def undo(person: Person, table: str, **more: Any) -> httpx.Response:
    return person.act(table, "undo", **more)


def told(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert status == 200 or " " in body["error"]
    return body


# ---------------------------------------------------------------------- within the horizon


def test_a_free_choice_is_taken_back_at_once(ada: Person, bob: Person) -> None:
    """The same question stands again, for everybody, and the row that takes back is a row of its own."""
    table = seated(ada, bob)
    mover, before = choose((ada, bob), table, "free")
    seq = mover.program().head(table)["seq"]
    assert told(undo(mover, table, seq=seq), 200) == {"undo": "done", "seq": seq + 1}
    now = mover.program().options(table)
    assert now["options"] == before["options"]
    for person in (ada, bob):
        assert person.program().head(table)["seq"] == seq + 1


def test_a_choice_handed_over_can_be_taken_back_until_the_other_answers(ada: Person, bob: Person) -> None:
    """Until the next seat has answered: done. After that: asked."""
    table = seated(ada, bob)
    mover, before = choose((ada, bob), table, "handover")
    assert told(undo(mover, table), 200)["undo"] == "done"
    move = before["options"][0]["move"]
    handed = [option["move"] for option in before["options"] if option["undo"] == "handover"]
    mover.program().move(table, handed[0] if handed else move).raise_for_status()
    other, _ = asked((ada, bob), table)
    assert other is not mover
    other.program().play_one(table)
    assert told(undo(mover, table), 200)["undo"] == "asked"


def test_an_old_click_takes_nothing_back(ada: Person, bob: Person) -> None:
    """409 where the board has moved on, for taking back and for asking to; a double click takes one choice back."""
    table = seated(ada, bob)
    mover, _ = choose((ada, bob), table, "free")
    seq = mover.program().head(table)["seq"]
    assert told(undo(mover, table, seq=seq - 1), 409)["seq"] == seq
    assert told(undo(mover, table, seq=seq), 200)["undo"] == "done"
    assert told(undo(mover, table, seq=seq), 409)["seq"] == seq + 1
    assert mover.program().head(table)["seq"] == seq + 1


def test_only_own_choices_are_taken_back(ada: Person, bob: Person) -> None:
    """403 for another's seat, for who has not chosen yet, and for who does not sit here; 401 for a stranger."""
    table = seated(ada, bob)
    mover, _ = asked((ada, bob), table)
    other = bob if mover is ada else ada
    mover.program().play_one(table)
    seat = mover.program().options(table)["seat"]
    told(undo(other, table), 403)
    told(undo(other, table, seat=seat), 403)
    told(undo(Person(ada.address, "Eve"), table), 403)
    told(undo(Person(ada.address), table), 401)


# ---------------------------------------------------------------------- with the table's agreement


def beyond(*people: Person, **more: str) -> tuple[str, Person, list[Person], dict[str, Any]]:
    """A table where somebody has answered since another's choice: the table, who made that choice, the others, and the
    options before it."""
    table = seated(*people, **more)
    mover, before = asked(people, table)
    mover.program().play_one(table)
    while (now := asked(people, table))[0] is mover:
        before = now[1]
        mover.program().play_one(table)
    now[0].program().play_one(table)
    return table, mover, [person for person in people if person is not mover], before


def length(person: Person, table: str) -> int:
    return int(person.program().head(table)["seq"])


def test_beyond_the_horizon_the_table_agrees(ada: Person, bob: Person) -> None:
    """The wish is shown to the other, who agrees; then the question stands again, and the record says so."""
    table, mover, [other], before = beyond(ada, bob, **{"option-turn_limit": "6"})
    seq = length(mover, table)
    with other.listening(table) as ear:
        ear.next()
        assert told(undo(mover, table, seq=seq), 200) == {"undo": "asked", "seq": seq + 1}
        ear.until(lambda heard: 'data-act="agree"' in heard["parts"].get("question", ""))
    assert 'data-act="agree"' not in mover.page(f"/table/{table}").text
    told(other.act(table, "undo-answer", agree=True), 200)
    assert mover.program().options(table)["options"] == before["options"]
    while mover.program().head(table)["status"] != "finished":
        alternate([ada.program(), bob.program()], table, 5)
    record = read_record(mover.program().get(f"/tables/{table}/record").text)
    assert len(record.marks) == 1
    assert replay(record).over


def test_the_table_refuses(ada: Person, bob: Person) -> None:
    """Nothing is taken back, the wish is gone, and may be made again."""
    table, mover, [other], _ = beyond(ada, bob)
    seq = length(mover, table)
    view = other.program().get(f"/tables/{table}/view").json()["view"]
    told(undo(mover, table), 200)
    told(undo(mover, table), 403)
    told(mover.act(table, "undo-answer", agree=True), 403)
    told(Person(ada.address, "Eve").act(table, "undo-answer", agree=True), 403)
    told(other.act(table, "undo-answer", agree=False), 200)
    assert other.program().get(f"/tables/{table}/view").json()["view"] == view
    assert other.program().head(table)["seq"] == seq + 2
    told(other.act(table, "undo-answer", agree=True), 403)
    assert told(undo(mover, table), 200)["undo"] == "asked"


def test_a_wish_is_void_when_somebody_plays_on(ada: Person, bob: Person) -> None:
    """Agreeing afterwards takes nothing back; an answer to an older board is 409."""
    table, mover, [other], _ = beyond(ada, bob)
    seq = length(mover, table)
    told(undo(mover, table), 200)
    told(other.act(table, "undo-answer", agree=True, seq=seq), 409)
    player, _ = asked((ada, bob), table)
    player.program().play_one(table)
    told(other.act(table, "undo-answer", agree=True), 403)
    assert other.program().head(table)["seq"] == seq + 2


def test_everybody_must_agree(ada: Person, bob: Person) -> None:
    """With three at the table the second agreement brings it about, not the first; a bot that takes a leaver's seat
    has no say."""
    eve = Person(ada.address, "Eve")
    for leaves in (False, True):
        table, mover, [first, second], before = beyond(ada, bob, eve)
        assert told(undo(mover, table), 200)["undo"] == "asked"
        told(first.act(table, "undo-answer", agree=True), 200)
        assert mover.program().options(table)["options"] != before["options"]
        if leaves:
            told(second.act(table, "leave"), 200)
        else:
            told(second.act(table, "undo-answer", agree=True), 200)
        assert mover.program().options(table)["options"] == before["options"]


# ---------------------------------------------------------------------- policies


def test_at_some_tables_nothing_is_taken_back(ada: Person, bob: Person) -> None:
    """403, within the horizon and beyond it, and no button for it."""
    table, mover, [other], _ = beyond(ada, bob, undo="never")
    for person in (mover, other):
        told(undo(person, table), 403)
        assert 'data-act="undo"' not in person.page(f"/table/{table}").text


def test_where_it_is_free_nobody_is_asked(ada: Person, bob: Person) -> None:
    """Beyond the horizon, among people, by the table's policy."""
    table, mover, _, before = beyond(ada, bob, undo="free")
    assert told(undo(mover, table), 200)["undo"] == "done"
    assert mover.program().options(table)["options"] == before["options"]


def test_alone_among_bots_everything_can_be_taken_back(ada: Person) -> None:
    """Down to the first choice, whatever chance and bots have done since; then there is nothing left."""
    table = ada.open_table("me", "bot:random", "bot:random")
    program = ada.program()
    rng = random.Random(3)
    firsts = []
    for _ in range(12):
        options = eventually(lambda: (o := program.options(table))["options"] and o, "a question")
        firsts.append(options["options"])
        program.move(table, rng.choice(options["options"])["move"], options["seq"]).raise_for_status()
    eventually(lambda: program.options(table)["options"], "a question")
    for options in reversed(firsts):
        assert told(undo(ada, table), 200)["undo"] == "done"
        assert program.options(table)["options"] == options
    told(undo(ada, table), 403)


def test_after_the_end(ada: Person, bob: Person) -> None:
    """A game that is over stays so, for who plays alone too: its seed is out, and "what if" plays on."""
    alone = ada.open_table("me", "guest", **{"option-turn_limit": "2"})
    ada.program().play_out(alone)
    told(undo(ada, alone), 403)
    assert ada.program().head(alone)["status"] == "finished"
    assert 'data-act="undo"' not in ada.page(f"/table/{alone}").text
    table = seated(ada, bob, **{"option-turn_limit": "2"})
    while ada.program().head(table)["status"] != "finished":
        alternate([ada.program(), bob.program()], table, 5)
    for person in (ada, bob):
        told(undo(person, table), 403)
    assert bob.program().head(table)["status"] == "finished"


# ---------------------------------------------------------------------- and restarts


def test_taking_back_reaches_as_far_after_a_restart(nursery: Nursery, fresh_database: str) -> None:
    """A game that was loaded from its last snapshot can still be taken back turn by turn, and its record keeps the
    marks of what was taken back before and after."""
    with nursery.server(fresh_database) as server:
        ada = Person(server.address, "Ada")
        table = ada.open_table("me", "guest", **{"option-turn_limit": "8"})
        program = ada.program()
        rng = random.Random(1)
        before = []
        for _ in range(14):
            before.append(program.options(table)["options"])
            program.play_one(table, rng)
        for _ in range(4):
            undo(ada, table).raise_for_status()
            assert program.options(table)["options"] == before.pop()
        server.kill()
        server.start()
        while before:
            undo(ada, table).raise_for_status()
            assert program.options(table)["options"] == before.pop()
        program.play_out(table)
        text = program.get(f"/tables/{table}/record").text
        server.kill()
        server.start()
        assert program.get(f"/tables/{table}/record").text == text
    marks = read_record(text).marks
    with Store.open(fresh_database) as store:
        rows = [row for row in store.plies(table) if row.kind == "undo"]
    assert len(rows) == 14
    assert [mark for _, mark in marks] == [row.move for row in rows if row.move]
    assert replay(read_record(text)).over


def test_a_program_and_a_page_are_the_same_person(ada: Person, bob: Person) -> None:
    """What was played through the API can be taken back on the page."""
    table = seated(ada, bob)
    mover, before = choose((ada, bob), table, "free")
    program = Program(mover.address, token=mover.program().token)
    assert told(undo(mover, table), 200)["undo"] == "done"
    assert program.options(table)["options"] == before["options"]
