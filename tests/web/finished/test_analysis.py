"""The analysis of a finished game, and tables that go on from one of its steps."""

from __future__ import annotations

import re
import time

import pytest

from karawela.bots.analysis import decisions
from karawela.engine import Record, read_record, registry, replay, verify
from karawela.store import Store, Unknown
from tests.store.samples import running
from tests.web.people import ME, RANDOM_BOT, Person, refused
from tests.web.server import Server

SHORT = {"turn_limit": "5", "layout": "t", "first_player": "1"}
DECKHANDS = {"bot": "deckhand"}
"""Opponents that answer at once."""


@pytest.fixture
def person(sqlite_server: Server) -> Person:
    return Person(sqlite_server.address, "Ada")


@pytest.fixture
def over(person: Person) -> str:
    """A short game of Ada's against a bot that has ended."""
    program = person.program()
    table = program.open_table(ME, RANDOM_BOT, options=SHORT)
    program.play_out(table)
    return table


def begin(person: Person, table: str) -> None:
    headers = {"x-csrftoken": person.csrf, "Accept": "application/json"}
    person.http.post(f"/table/{table}/analysis", headers=headers).raise_for_status()


def analysed(person: Person, table: str) -> list[float]:
    """Starts the analysis and waits for it; how far it said it was on the way."""
    begin(person, table)
    told: list[float] = []
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        answer = person.json(f"/table/{table}/analysis/progress").raise_for_status().json()
        if answer["ready"]:
            return told
        assert answer["done"] is not None, "nobody is at it any more"
        told.append(answer["done"])
        time.sleep(0.1)
    raise AssertionError("the analysis does not end")


def record_of(person: Person, table: str) -> Record:
    return read_record(person.page(f"/table/{table}/record").raise_for_status().text)


# ---------------------------------------------------------------------- the analysis


def test_the_analysis_is_worked_out_once_and_kept(servers: tuple[Server, Server]) -> None:
    """It says how far it is; when it is ready, every server process of the database shows it, to strangers too."""
    ada = Person(servers[0].address, "Ada")
    table = ada.program().open_table(ME, RANDOM_BOT, options={**SHORT, "turn_limit": "2"})
    ada.program().play_out(table)
    before = ada.page(f"/table/{table}/analysis").raise_for_status().text
    assert 'id="working"' in before and '<svg class="chart"' not in before
    told = analysed(ada, table)
    assert told and told == sorted(told) and all(0 <= done < 1 for done in told)
    for language, heading in (("en", "The costliest decisions"), ("pl", "Najkosztowniejsze decyzje")):
        stranger = Person(servers[1].address, "Eve", language)
        assert stranger.json(f"/table/{table}/analysis/progress").json() == {"ready": True, "done": None}
        page = stranger.page(f"/table/{table}/analysis").raise_for_status().text
        assert heading in page and 'id="working"' not in page
    begin(ada, table)
    assert ada.json(f"/table/{table}/analysis/progress").json()["ready"], "it is not worked out again"


def test_the_page_tells_in_a_picture_in_a_table_and_in_words(person: Person, over: str) -> None:
    """The chart ends where the game ended; at most three decisions a player, each with its step and a way to replay it
    and to play on from it."""
    analysed(person, over)
    page = person.page(f"/table/{over}/analysis").text
    charts = re.findall(r'<svg class="chart"[^>]*aria-label="([^"]*)"[^>]*>', page)
    assert len(charts) == 2
    head = person.program().head(over)
    winners = head["winners"]
    rows = re.findall(r'<tr data-step="(\d+)">(.*?)</tr>', page, re.DOTALL)
    steps = [int(step) for step, _ in rows]
    assert steps == sorted(set(steps)) and steps[-1] == len(record_of(person, over).lines)
    last = [int(share) for share in re.findall(r"<td>(\d+)%</td>", rows[-1][1])]
    assert last == [100 // len(winners) if seat in winners else 0 for seat in range(2)]
    listed = re.findall(r'name="step" value="(\d+)"', page)
    assert 1 <= len(listed) <= 6
    for step in listed:
        assert f"/table/{over}/replay?step={step}&amp;seat=" in page
    points = [int(each) for each in re.findall(r"<b>−(\d+)</b>", page)]
    assert len(points) == len(listed) and min(points) >= 1


def test_a_form_without_a_script_comes_back_to_the_page(person: Person, over: str) -> None:
    answer = person.form(f"/table/{over}/analysis")
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/table/{over}/analysis"
    assert person.json(f"/table/{over}/analysis/progress").json() != {"ready": False, "done": None}


def test_a_game_that_is_not_over_has_no_analysis(person: Person) -> None:
    """It would tell secrets; so would a table that goes on from one of its steps."""
    table = person.program().open_table(ME, {"kind": "me", "name": "Bea"})
    for path in ("analysis", "analysis/progress"):
        refused(person.json(f"/table/{table}/{path}"), 404)
    for path in ("analysis", "what-if"):
        assert person.form(f"/table/{table}/{path}", step="0").status_code == 404


def test_the_store_keeps_one_analysis_a_game(store: Store) -> None:
    """By its version; a later one takes its place; none without its game."""
    running(store)
    store.keep_analysis("g", 1, b"first")
    assert store.analysis("g", 1) == b"first"
    assert store.analysis("g", 2) is None
    store.keep_analysis("g", 2, b"second")
    assert (store.analysis("g", 1), store.analysis("g", 2)) == (None, b"second")
    with pytest.raises(Unknown):
        store.keep_analysis("nowhere", 1, b"")


# ---------------------------------------------------------------------- what if


def what_if(person: Person, table: str, step: int, **more: str) -> str:
    """The id of a table that begins at that step."""
    answer = person.form(f"/table/{table}/what-if", step=str(step), **more)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


def chances(record: Record, upto: int) -> int:
    return sum(line.seat is None for line in record.lines[:upto])


@pytest.mark.parametrize("share", [0.0, 0.4, 0.8])
def test_a_table_goes_on_from_a_step(person: Person, over: str, share: float) -> None:
    """It stands where the old game stood before the next decision, which is now the visitor's; the others are bots. Its
    record is the old one up to there, says so, and verifies; the dice to come are its own."""
    old = record_of(person, over)
    step = int(share * len(old.lines))
    eve = Person(person.address, "Eve")
    table = what_if(eve, over, step, **DECKHANDS)
    head = eve.program().head(table)
    mine = [chair["seat"] for chair in head["seats"] if chair["mine"]]
    assert head["status"] == "running" and head["to_move"] == mine
    assert [chair["kind"] for chair in head["seats"] if not chair["mine"]] == ["bot"]
    assert [chair["name"] for chair in head["seats"]] == list(old.names)
    eve.program().play_out(table)
    new = record_of(eve, table)
    [(at, mark)] = new.marks
    assert mark == f"from {over} {at}" and at >= step
    assert [(line.seat, line.text) for line in new.lines[:at]] == [(line.seat, line.text) for line in old.lines[:at]]
    assert at == next(ply for ply in decisions(replay(old).entries()) if ply >= step)
    assert new.seed is not None and old.seed is not None
    assert new.seed.startswith(f"{old.seed} until {chances(old, at)} then ")
    verdict = verify(new)
    assert verdict.finished and verdict.moves + verdict.outcomes == len(new.lines)


def test_the_dice_to_come_are_new_and_nobody_knows_them(person: Person, over: str) -> None:
    """Two tables from one step have different seals; while they run, no page shows the new seed."""
    tables = [what_if(person, over, 8, **DECKHANDS) for _ in range(2)]
    heads = [person.program().head(table) for table in tables]
    assert heads[0]["seal"] != heads[1]["seal"]
    for path in ("record", "replay", "verify"):
        assert person.page(f"/table/{tables[0]}/{path}").status_code == 404
    assert " until " not in person.page(f"/table/{tables[0]}").text


def test_taking_back_beyond_the_step_still_verifies(person: Person, over: str) -> None:
    """Behind it the old dice count again: the record stays one that anybody can derive."""
    old = record_of(person, over)
    entries = replay(old).entries()
    asked = [entries[ply][0] for ply in decisions(entries)]
    seat = max(asked, key=asked.count)
    last = max(ply for ply in decisions(entries) if entries[ply][0] == seat)
    table = what_if(person, over, last, **DECKHANDS)
    program = person.program()
    assert program.head(table)["to_move"] == [seat]
    for _ in range(asked.count(seat) - 1):
        person.act(table, "undo", seat=seat).raise_for_status()
    refused(person.act(table, "undo", seat=seat), 403)  # that was the first choice
    program.play_out(table, seed=3)
    record = record_of(person, table)
    assert verify(record).finished
    assert len([mark for _, mark in record.marks if mark.startswith("from ")]) == 1


def test_a_branch_of_a_branch(server: Server) -> None:
    """A what-if table can be asked what if again; the page that verifies the dice says yes to it."""
    person = Person(server.address, "Ada")
    short = {name: str(value) for name, value in registry.title("conquest").short.items()}
    table = person.program().open_table(ME, RANDOM_BOT, title="conquest", options=short)  # there are dice every turn
    person.program().play_out(table)
    for seed in (1, 2):
        length = len(record_of(person, table).lines)
        table = what_if(person, table, length * seed // 3, **DECKHANDS)
        person.program().play_out(table, seed=seed)
    record = record_of(person, table)
    assert record.seed is not None and record.seed.count(" until ") == 2
    assert verify(record).finished
    assert "The dice were fair" in person.page(f"/table/{table}/verify").text


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"step": "x"}, 422),
        ({}, 422),
        ({"step": "-1"}, 422),
        ({"step": "5", "bot": "hal"}, 422),
        ({"step": "99999"}, 403),
    ],
)
def test_steps_that_are_none_are_refused_in_words(
    person: Person, over: str, fields: dict[str, str], status: int
) -> None:
    headers = {"x-csrftoken": person.csrf, "Accept": "application/json"}
    refused(person.http.post(f"/table/{over}/what-if", data=fields, headers=headers), status)


def test_what_if_tables_are_for_practice(person: Person, over: str) -> None:
    """By the same options; listed among one's own only; everything can be taken back, and the captain gives hints."""
    table = what_if(person, over, 10, **DECKHANDS)
    head = person.program().head(table)
    assert head["undo"] == "free"
    assert head["options"]["turn_limit"] == int(SHORT["turn_limit"])
    assert table in person.page("/").text
    assert table not in Person(person.address, "Eve").page("/").text
    if len(person.program().options(table)["options"]) > 1:
        assert person.act(table, "hint").status_code == 200
