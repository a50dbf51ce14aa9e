"""What the HTTP API says to bad requests: a status, a sentence in the caller's language, for illegal moves the rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.people import BOT, LEDGER, ME, OPEN, TITLE, Program, fetch, refused
from tests.web.server import Server


@pytest.fixture
def servers(sqlite_server: Server) -> tuple[Server, Server]:
    """One database is enough here: nothing that is refused gets so far."""
    return sqlite_server, sqlite_server


def test_without_a_token_nothing_is_told(server: Server, table: str) -> None:
    """401 with a sentence in the language that is asked for, for no token, a forged one and another scheme."""
    sentences = set()
    for language in ("en", "pl"):
        for header in ("", "Bearer nonsense", f"Bearer {'x' * 500}", "Basic YWRhOmFkYQ==", "Bearer", "Bearer é"):
            headers = {"Authorization": header.encode("latin-1").decode("latin-1"), "Accept-Language": language}
            raw = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
            for path in (f"/tables/{table}", f"/tables/{table}/view", "/tables", f"/tables/{table}/stream"):
                answer = fetch(f"{server.address}/api/v1{path}", headers=raw)
                sentences.add(refused(answer, 401)["error"])
    assert len(sentences) == 2


def test_a_token_does_not_pass_for_another_account(ada: Program, table: str) -> None:
    """A token whose id is exchanged is not valid."""
    forged = Program(ada.address, "Eve", token=f"A{ada.token[1:]}")
    refused(forged.get(f"/tables/{table}"), 401)


def test_posts_to_no_table(ada: Program) -> None:
    """404 for every deed at a table that is not there."""
    for deed, body in (("join", {}), ("moves", {"move": "pass"}), ("why-not", {"move": "pass"})):
        refused(ada.post(f"/tables/none/{deed}", body), 404)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"move": 5}',
        b'{"move": ""}',
        b'{"moves": "pass"}',
        b'{"move": "pass", "seq": -1}',
        b'{"move": "pass", "seat": 77}',
        b'{"move": "\xff"}',
        b'{"move": "\\ud800"}',
        json.dumps({"move": "x" * 201}).encode(),
        b"[" * 5000,
    ],
    ids=lambda body: body[:24].decode("latin-1"),
)
def test_a_body_that_cannot_be_read(ada: Program, table: str, body: bytes) -> None:
    """400 with a sentence in the caller's language; nothing changes."""
    before = ada.head(table)
    sentences = []
    for language in ("en", "pl"):
        headers = {"Content-Type": "application/json", "Accept-Language": language}
        answer = ada.http.post(f"/tables/{table}/moves", content=body, headers=headers)
        sentences.append(refused(answer, 400)["error"])
    assert sentences[0] != sentences[1]
    assert ada.head(table) == before


def test_a_form_is_no_json(ada: Program, table: str) -> None:
    """Another content type is refused as unreadable, not by a failure."""
    for content_type in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data", "image/png"):
        answer = ada.http.post(f"/tables/{table}/moves", content=b"move=pass", headers={"Content-Type": content_type})
        refused(answer, 400)


def test_queries_that_cannot_be_read(ada: Program, table: str) -> None:
    """400, with the field that is wrong."""
    for what, query in (("view", {"seat": "x"}), ("view", {"seat": -1}), ("options", {"lang": "de"})):
        body = refused(ada.get(f"/tables/{table}/{what}", **query), 400)
        assert body["fields"][0]["field"] in query


def test_a_body_that_is_too_large(ada: Program, table: str) -> None:
    """413, both when its length is announced and when it comes in pieces."""
    large = json.dumps({"move": "pass", "rest": "x" * 70_000}).encode()
    headers = {"Content-Type": "application/json"}
    refused(ada.http.post(f"/tables/{table}/moves", content=large, headers=headers), 413)
    pieces = (large[start : start + 1000] for start in range(0, len(large), 1000))
    refused(ada.http.post(f"/tables/{table}/moves", content=pieces, headers=headers), 413)
    assert ada.head(table)["seq"] == 1


def test_an_illegal_move_is_refused_with_its_rule(ada: Program, table: str, asked: tuple[Program, Program]) -> None:
    """422 with the rule's id and sentence in the caller's language; nothing changes."""
    mover, _ = asked
    before = ada.head(table)
    sentences = []
    for language in ("en", "pl"):
        answer = mover.http.post(
            f"/tables/{table}/moves", json={"move": "move_car 1"}, headers={"Accept-Language": language}
        )
        body = refused(answer, 422)
        assert body["rule"] in LEDGER.rules
        assert LEDGER.rules[body["rule"]].words[language] in body["error"]
        sentences.append(body["error"])
        named = mover.http.post(f"/tables/{table}/moves", json={"move": "move_car 1"}, params={"lang": language})
        assert named.json()["error"] == body["error"], "a language in the address is heard, too"
    assert sentences[0] != sentences[1]
    assert ada.head(table) == before


def test_what_is_no_move_is_refused_with_moves_like_it(table: str, asked: tuple[Program, Program]) -> None:
    """422 with the nearest legal moves."""
    mover, _ = asked
    legal = mover.options(table)["options"][0]["move"]
    body = refused(mover.move(table, f"{legal}x"), 422)
    assert legal in body["nearest"]
    assert legal in body["error"]
    refused(mover.move(table, "\N{SNOWMAN} <script>"), 422)


def test_out_of_turn(ada: Program, table: str, asked: tuple[Program, Program]) -> None:
    """409, naming who is asked; nothing changes."""
    mover, other = asked
    legal = mover.options(table)["options"][0]["move"]
    assert mover.name in refused(other.move(table, legal), 409)["error"]
    assert ada.head(table)["seq"] == 1


def test_a_seat_is_used_by_its_owner_alone(ada: Program, table: str, asked: tuple[Program, Program]) -> None:
    """403 for the other's seat, for a seat that is not there, and for a spectator with or without naming a seat."""
    mover, other = asked
    theirs = mover.head(table)["to_move"][0]
    legal = mover.options(table)["options"][0]["move"]
    eve = Program(ada.address, "Eve")
    for thief, seat in ((other, theirs), (eve, theirs), (eve, None), (mover, 5)):
        refused(thief.move(table, legal, 1, seat), 403)
        refused(thief.post(f"/tables/{table}/why-not", {"move": legal, "seat": seat}), 403)
        if seat is not None:
            refused(thief.get(f"/tables/{table}/view", seat=seat), 403)
            refused(thief.get(f"/tables/{table}/options", seat=seat), 403)
    assert eve.options(table)["options"] == []
    assert ada.head(table)["seq"] == 1


def test_a_game_that_has_not_begun(ada: Program) -> None:
    """403 for a move, an empty view and no options, before the last seat is taken."""
    table = ada.open_table(ME, OPEN)
    refused(ada.move(table, "pass"), 403)
    refused(ada.post(f"/tables/{table}/why-not", {"move": "pass"}), 403)
    refused(ada.get(f"/tables/{table}/record"), 403)
    assert ada.get(f"/tables/{table}/view").json()["view"] == {}
    assert ada.options(table)["options"] == []


def test_a_seat_that_is_not_free(ada: Program, bob: Program, table: str) -> None:
    """403 for a taken seat, a seat that is not there, and a full table."""
    open_table = ada.open_table(ME, OPEN, OPEN)
    for seat in (0, 7):
        refused(bob.post(f"/tables/{open_table}/join", {"seat": seat}), 403)
    assert bob.join(open_table, 2) == 2
    refused(ada.post(f"/tables/{open_table}/join", {"seat": 2}), 403)
    refused(ada.post(f"/tables/{table}/join", {}), 403)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"title": "chess"}, 404),
        ({"title": ""}, 404),
        ({"seats": [ME]}, 422),
        ({"seats": [ME] * 7}, 422),
        ({"seats": []}, 400),
        ({"seats": [ME] * 9}, 400),
        ({"seats": [ME, {"kind": "ghost"}]}, 400),
        ({"seats": [ME, {"kind": "bot", "bot": "oracle"}]}, 422),
        ({"seats": [ME, {"kind": "me", "colour": "plaid"}]}, 422),
        ({"seats": [{"kind": "me", "colour": "red"}, {"kind": "me", "colour": "red"}]}, 422),
        ({"options": {"no_such": "yes"}}, 422),
        ({"options": {"turn_limit": "many"}}, 422),
        ({"options": {"turn_limit": 5.5}}, 400),
        ({"undo": "always"}, 400),
        ({"public": "yes"}, 400),
    ],
    ids=str,
)
def test_tables_that_cannot_be(ada: Program, change: dict[str, Any], status: int) -> None:
    """An unknown title, wrong seats, options and policies, each with a sentence."""
    refused(ada.post("/tables", {"title": TITLE, "seats": [ME, BOT]} | change), status)


def test_names_that_cannot_be(ada: Program) -> None:
    """An empty name is refused; a wild one is made a single printable line."""
    refused(ada.post("/accounts", {"name": ""}), 400)
    refused(ada.post("/accounts", {"name": " \t\n"}), 422)
    refused(ada.post("/accounts", {"name": "x" * 61}), 400)
    wild = ada.post("/accounts", {"name": "  Ada\n\x00 \u202eLovelace  "}).json()["name"]
    assert wild.split() == ["Ada", "Lovelace"]
    assert wild.isprintable()


def test_addresses_and_methods_that_are_not_there(ada: Program, table: str) -> None:
    """404 and 405 are answered in JSON with a sentence, too."""
    refused(ada.get("/nothing"), 404)
    refused(ada.http.get(f"/tables/{table}/moves"), 405)
    refused(ada.http.delete(f"/tables/{table}"), 405)
