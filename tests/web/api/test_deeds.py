"""The HTTP API besides moves, on a real server: what a person does by the page's buttons, a program does by calls."""

from __future__ import annotations

import pytest

from tests.web.people import BOT, ME, Program, alternate, eventually, refused


@pytest.fixture
def finished(ada: Program) -> str:
    """A short game of Ada's two seats that is over."""
    table = ada.open_table(ME, {"kind": "me", "name": "Ada's sister"}, options={"turn_limit": 4})
    ada.play_out(table)
    return table


def test_a_choice_is_taken_back(ada: Program) -> None:
    """At a table of one's own at once; what is stale or nobody's is refused."""
    table = ada.open_table(ME, BOT, undo="free")
    eventually(lambda: ada.options(table)["options"], "Ada's turn")
    before = ada.options(table)
    refused(ada.post(f"/tables/{table}/undo", {}), 403)
    ada.play_one(table)
    refused(ada.post(f"/tables/{table}/undo", {"seq": 1}), 409)
    assert ada.post(f"/tables/{table}/undo", {}).json()["undo"] == "done"
    assert ada.options(table)["options"] == before["options"]


def test_the_others_are_asked_beyond_the_horizon(ada: Program, bob: Program, table: str) -> None:
    """They agree, or they don't; without a wish there is nothing to answer."""
    refused(bob.post(f"/tables/{table}/undo-answer", {"agree": True}), 403)
    for agree in (False, True):
        alternate([ada, bob], table, 12, seed=3)
        asked = ada.post(f"/tables/{table}/undo", {}).json()
        if asked["undo"] == "asked":
            answer = bob.post(f"/tables/{table}/undo-answer", {"agree": agree, "seq": asked["seq"]})
            assert answer.json()["seq"] > asked["seq"]
            refused(bob.post(f"/tables/{table}/undo-answer", {"agree": agree}), 403)


def test_facts_are_those_that_the_seat_may_know(ada: Program, bob: Program, table: str) -> None:
    """The aim and everybody's open facts, in either language; behind another's screen is a question mark."""
    told = ada.get(f"/tables/{table}/facts", lang="pl").json()
    assert (told["seat"], [player["name"] for player in told["players"]]) == (0, ["Ada", "Bob"])
    assert told["aim"] and told["now"] and told["aim"] != ada.get(f"/tables/{table}/facts").json()["aim"]
    for program, hidden in ((ada, 1), (bob, 0)):
        players = program.get(f"/tables/{table}/facts").json()["players"]
        points = [next(fact["amount"] for fact in player["facts"] if fact["main"]) for player in players]
        assert points[hidden] == "?" and points[1 - hidden].isdigit()
    refused(ada.get(f"/tables/{table}/facts", seat=1), 403)


def test_what_is_said_is_heard(ada: Program, bob: Program, table: str) -> None:
    """In order, from a number on, with the speaker's seat; a spectator has none."""
    eve = Program(ada.address, "Eve")
    for who, text in ((ada, "Ahoy!"), (bob, "  Good \n wind. "), (eve, "May I look on?")):
        who.post(f"/tables/{table}/chat", {"text": text}).raise_for_status()
    said = bob.get(f"/tables/{table}/chat").json()
    assert [(each["number"], each["name"], each["seat"], each["text"]) for each in said] == [
        (1, "Ada", 0, "Ahoy!"),
        (2, "Bob", 1, "Good wind."),
        (3, "Eve", None, "May I look on?"),
    ]
    assert [each["number"] for each in bob.get(f"/tables/{table}/chat", since=2).json()] == [3]
    refused(ada.post(f"/tables/{table}/chat", {"text": "   "}), 422)


def test_a_seat_is_left_to_a_bot(ada: Program, bob: Program, table: str) -> None:
    """In a running game for good; nobody leaves another's seat."""
    refused(ada.post(f"/tables/{table}/leave", {"seat": 1}), 403)
    head = bob.post(f"/tables/{table}/leave", {}).json()
    assert [seat["kind"] for seat in head["seats"]] == ["person", "bot"]
    assert not any(seat["mine"] for seat in head["seats"])


def test_a_rematch_is_one_table_for_all(ada: Program, finished: str) -> None:
    """After the end, for who sat there."""
    first, second = (ada.post(f"/tables/{finished}/rematch").json() for _ in range(2))
    assert first["id"] == second["id"] != finished
    assert [seat["name"] for seat in first["seats"]] == ["Ada's sister", "Ada"]
    refused(ada.post(f"/tables/{first['id']}/rematch"), 403)
    refused(Program(ada.address, "Eve").post(f"/tables/{finished}/rematch"), 403)


def test_a_game_goes_on_from_a_step(ada: Program, finished: str) -> None:
    """At a new table with bots of the level that was asked for; one that is none is answered with those there are."""
    head = ada.post(f"/tables/{finished}/what-if", {"step": 3, "bot": "deckhand"}).json()
    assert head["status"] == "running"
    assert sorted(seat["kind"] for seat in head["seats"]) == ["bot", "person"]
    told = refused(ada.post(f"/tables/{finished}/what-if", {"step": 3, "bot": "parrot"}), 422)["error"]
    assert "deckhand, sailor, mate, captain, admiral" in told
    refused(ada.post(f"/tables/{finished}/what-if", {"step": 9999}), 403)
    refused(ada.post(f"/tables/{head['id']}/what-if", {"step": 3}), 403)


def test_an_analysis_is_begun_and_fetched(ada: Program, finished: str) -> None:
    """Only of a finished game; everybody's shares step by step, and the costly decisions in words."""
    assert ada.get(f"/tables/{finished}/analysis").json() == {
        "ready": False, "done": None, "even": 50, "stood": [], "costly": [],
    }  # fmt: skip
    begun = ada.post(f"/tables/{finished}/analysis").json()
    assert begun["ready"] or begun["done"] is not None
    eventually(lambda: ada.get(f"/tables/{finished}/analysis").json()["ready"], "the analysis")
    found = ada.get(f"/tables/{finished}/analysis", lang="pl").json()
    assert all(len(each["percent"]) == 2 for each in found["stood"])
    assert found["stood"][-1]["step"] > found["stood"][0]["step"]
    refused(ada.post(f"/tables/{ada.open_table(ME, BOT)}/analysis"), 403)


@pytest.mark.parametrize("bot", ["foo", "captain@50", "karawela.bots:RandomPlayer"])
def test_a_bot_that_is_none_is_answered_with_those_that_are(ada: Program, bot: str) -> None:
    """Nothing is imported for a stranger."""
    answer = ada.post("/tables", {"title": "santiago", "seats": [ME, {"kind": "bot", "bot": bot[:20]}]})
    assert "deckhand, sailor, mate, captain, admiral" in refused(answer, 422)["error"]
