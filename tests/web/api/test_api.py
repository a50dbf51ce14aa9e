"""The HTTP API on a real server, on SQLite and on two server processes over PostgreSQL."""

from __future__ import annotations

import runpy
import subprocess
import sys
import time
from email.message import Message
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from karawela.engine import read_record, registry, verify
from tests.web.people import BOT, LEDGER, ME, OPEN, Program, alternate, eventually, fetch, refused
from tests.web.server import ROOT, Nursery, Server, surroundings


def test_titles_are_told_to_everybody(server: Server) -> None:
    """The titles need no token and say what a new table needs to know."""
    answer = fetch(f"{server.address}/api/v1/titles").raise_for_status().json()
    assert [title["id"] for title in answer] == list(registry.titles())
    for title in answer:
        game = registry.title(title["id"])
        assert title["players"] == [game.seats[0], game.seats[-1]]
        assert set(title["options"]) == {option.name for option in game.options}
        assert set(title["name"]) == {"en", "pl"}
        assert title["bots"] == ["deckhand", "sailor", "mate", "captain", "admiral"]


def test_a_table_begins_when_its_last_seat_is_taken(ada: Program, bob: Program) -> None:
    """An open public table is listed, is joined through any server process, and then runs and is listed no more."""
    table = ada.open_table(ME, OPEN, public=True)
    head = ada.head(table)
    assert (head["status"], head["seq"], head["to_move"]) == ("open", 0, [])
    assert table in [each["id"] for each in bob.get("/tables").json()]
    assert bob.join(table) == 1
    head = ada.head(table)
    assert (head["status"], head["seq"]) == ("running", 1)
    assert [(seat["name"], seat["mine"]) for seat in head["seats"]] == [("Ada", True), ("Bob", False)]
    assert table not in [each["id"] for each in bob.get("/tables").json()]


@pytest.mark.parametrize(
    "written", [{"turn_limit": 5, "open_holdings": True}, {"turn_limit": "5", "open_holdings": "yes"}]
)
def test_numbers_and_switches_are_json(ada: Program, server: Server, written: dict[str, Any]) -> None:
    """Options are given as numbers and switches, or as words; numbers and switches are told as such."""
    table = ada.open_table(ME, OPEN, options=written)
    head = {"first_player": "random", "layout": "random", "open_holdings": True, "turn_limit": 5}
    assert ada.head(table)["options"] == head
    titles = fetch(f"{server.address}/api/v1/titles").raise_for_status().json()
    [santiago] = [title["options"] for title in titles if title["id"] == "santiago"]
    assert santiago["turn_limit"] == {"default": 600, "choices": [], "least": 0, "most": 100_000}
    assert santiago["open_holdings"] == {"default": False, "choices": []}


@pytest.mark.parametrize("value", [1.5, True, -1, 10**40, [5], None])
def test_an_option_that_is_no_such_number_is_refused(ada: Program, value: object) -> None:
    """400 or 422 with a sentence, and no table."""
    answer = ada.post("/tables", {"title": "santiago", "seats": [ME, BOT], "options": {"turn_limit": value}})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]


def test_a_private_table_is_not_listed_but_can_be_joined_by_its_id(ada: Program, bob: Program) -> None:
    """Who has the link has the table."""
    table = ada.open_table(ME, OPEN)
    assert table not in [each["id"] for each in bob.get("/tables").json()]
    assert bob.join(table, 1) == 1


def test_a_move_changes_the_table_for_everybody(
    ada: Program, bob: Program, table: str, asked: tuple[Program, Program]
) -> None:
    """Options are the asked seat's alone; a move is answered with the new length, which both then see."""
    mover, other = asked
    mine, theirs = mover.options(table), other.options(table)
    assert mine["options"]
    assert not theirs["options"]
    assert mine["rule"] in LEDGER.rules
    answer = mover.move(table, mine["options"][0]["move"], mine["seq"])
    assert answer.status_code == 200
    assert answer.json()["seq"] == mine["seq"] + 1
    assert ada.head(table)["seq"] == bob.head(table)["seq"] == mine["seq"] + 1


def test_options_speak_both_languages(table: str, asked: tuple[Program, Program]) -> None:
    """The same moves with other words, and each says whether it can be taken back."""
    mover, _ = asked
    english, polish = (mover.get(f"/tables/{table}/options", lang=language).json() for language in ("en", "pl"))
    assert [option["move"] for option in english["options"]] == [option["move"] for option in polish["options"]]
    assert [option["label"] for option in english["options"]] != [option["label"] for option in polish["options"]]
    assert {option["undo"] for option in english["options"]} <= {"free", "handover", "closed"}


def test_a_view_shows_the_own_hand_and_no_other(ada: Program, bob: Program, table: str) -> None:
    """What stands behind a screen is -1 for everybody else, also for a spectator."""
    for program, seat in ((ada, 0), (bob, 1)):
        view = program.get(f"/tables/{table}/view").json()
        assert view["seat"] == seat
        traders = view["view"]["traders"]
        assert traders[seat]["pesos"] >= 0
        assert traders[1 - seat]["pesos"] == traders[1 - seat]["vp"] == -1
        assert set(traders[1 - seat]["goods"]) == {-1}
    stranger = Program(ada.address, "Eve")
    view = stranger.get(f"/tables/{table}/view").json()
    assert view["seat"] is None
    assert all(trader["pesos"] == -1 for trader in view["view"]["traders"])


def test_why_not_names_the_rule(table: str, asked: tuple[Program, Program]) -> None:
    """A plausible move is refused with a rule of the ledger and its sentence, in both languages; a legal one is not;
    what is no move at all is said to be none."""
    mover, other = asked
    kind = mover.head(table)["kind"]
    assert kind == "choose_demand"
    reasons = []
    for language in ("en", "pl"):
        answer = mover.post(f"/tables/{table}/why-not", {"move": "move_car 1"}, lang=language).json()
        assert answer["legal"] is False
        assert answer["rule"] in LEDGER.rules
        assert LEDGER.rules[answer["rule"]].words[language] in answer["reason"]
        reasons.append(answer["reason"])
    assert reasons[0] != reasons[1]
    legal = mover.options(table)["options"][0]["move"]
    assert mover.post(f"/tables/{table}/why-not", {"move": legal}).json() == {"legal": True}
    for nonsense in ("xyzzy", "   "):
        refused(mover.post(f"/tables/{table}/why-not", {"move": nonsense}), 422)
    assert other.post(f"/tables/{table}/why-not", {"move": legal}).json()["legal"] is False


def test_a_stream_tells_every_change(ada: Program, bob: Program, table: str) -> None:
    """The first message brings up to date, each move brings another one, and none of them holds a secret."""
    with ada.listening(table) as ear:
        assert ear.next()["seq"] == 1
        for seq in range(2, 6):
            alternate([ada, bob], table, 1, seed=seq)
            heard = ear.until(lambda head, seq=seq: head["seq"] == seq)  # type: ignore[misc]
            assert heard == ada.head(table) | {"seats": heard["seats"]}
            assert set(heard) == {
                "id", "title", "status", "seq", "options", "seal", "undo", "seats", "to_move", "kind", "result",
                "winners",
            }  # fmt: skip


def test_a_whole_game_by_the_example_bot(nursery: Nursery, tmp_path: Path) -> None:
    """The example plays to the end with Python's own library, on a server with the usual limit."""
    with nursery.server(str(tmp_path / "harbour.sqlite"), rate="600") as server:
        run = subprocess.run(
            [sys.executable, "-S", ROOT / "examples" / "api_bot.py", server.address],
            env=surroundings(),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert run.returncode == 0, run.stderr
    ranks = run.stdout.splitlines()[-2:]
    assert {line.split()[0] for line in ranks} >= {"1."}
    assert any("Example:" in line for line in ranks)


def test_the_example_bot_has_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a server asks it to come back later, it does, after as long as it was told."""
    naps: list[float] = []
    example = runpy.run_path(str(ROOT / "examples" / "api_bot.py"))
    late = Message()
    late["Retry-After"] = "7"
    answers: list[Any] = [HTTPError("", 429, "", late, None), BytesIO(b'{"seq": 1}')]

    def answer(*_: object, **__: object) -> Any:
        given = answers.pop(0)
        if isinstance(given, HTTPError):
            raise given
        return given

    monkeypatch.setitem(example["Api"]._open.__globals__, "urlopen", answer)
    monkeypatch.setattr(time, "sleep", naps.append)
    assert example["Api"]("http://nowhere").call("/tables/x") == {"seq": 1}
    assert naps == [7.0]


def test_a_record_is_given_after_the_end_and_verifies(ada: Program, bob: Program) -> None:
    """Before: 403. After: the text replays, its dice follow from the seed, and the seal was the one shown before."""
    table = ada.open_table(ME, {"kind": "me", "name": "Ada's sister"}, options={"turn_limit": "20"})
    seal = ada.head(table)["seal"]
    refused(ada.get(f"/tables/{table}/record"), 403)
    head = ada.play_out(table)
    assert head["result"] is not None
    assert {score["rank"] for score in head["result"]} >= {1}
    for program in (ada, bob):
        answer = program.get(f"/tables/{table}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        record = read_record(answer.text)
        assert record.seal == seal
        assert record.names == ("Ada", "Ada's sister")
        assert verify(record).finished
    refused(ada.move(table, "pass"), 403)
    refused(ada.post(f"/tables/{table}/why-not", {"move": "pass"}), 409)


def test_bots_play_on_by_themselves(ada: Program) -> None:
    """After a person's move the bots answer until that person is asked again."""
    table = ada.open_table(ME, BOT, BOT)
    eventually(lambda: ada.options(table)["options"], "the bots' first moves")
    before = ada.options(table)["seq"]
    ada.play_one(table)
    later = eventually(lambda: (o := ada.options(table))["options"] and o["seq"] > before and o, "the bots' answer")
    assert later["seq"] > before


@pytest.mark.parametrize("what", ["", "/view", "/options", "/record", "/stream"])
@pytest.mark.parametrize("table_id", ["none", "%00", "a%2Fb", "é", "x" * 300])
def test_there_is_no_such_table(ada: Program, what: str, table_id: str) -> None:
    """404 with a sentence, whatever the id looks like."""
    refused(ada.get(f"/tables/{table_id}{what}"), 404)


def test_a_double_move_is_played_once(ada: Program, bob: Program, table: str, asked: tuple[Program, Program]) -> None:
    """The second of two equal POSTs is answered with 409 and with where the table is; nothing more happens."""
    mover, _ = asked
    mine = mover.options(table)
    legal = mine["options"][0]["move"]
    assert mover.move(table, legal, mine["seq"]).status_code == 200
    after = ada.head(table)
    sentences = set()
    for language in ("en", "pl"):
        again = mover.http.post(
            f"/tables/{table}/moves",
            json={"move": legal, "seq": mine["seq"]},
            headers={"Accept-Language": language},
        )
        body = refused(again, 409)
        assert body["seq"] == after["seq"]
        sentences.add(body["error"])
    assert len(sentences) == 2
    assert ada.head(table) == after
    assert bob.head(table)["seq"] == after["seq"]


def test_a_board_from_the_future_is_stale_too(table: str, asked: tuple[Program, Program]) -> None:
    """A number of rows that the table does not have yet is 409."""
    mover, _ = asked
    legal = mover.options(table)["options"][0]["move"]
    refused(mover.move(table, legal, 99), 409)
    assert mover.head(table)["seq"] == 1
