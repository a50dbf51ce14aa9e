"""Standing orders and routes over the API and the pages, on real servers and both databases."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.web.people import ME, OPEN, RANDOM_BOT, Person, Program
from tests.web.server import Server


def until_asked(program: Program, table: str, kind: str, rng: random.Random, other: Program | None = None) -> Any:
    """Plays at random until the program is asked such a question, which is returned unanswered."""
    for _ in range(2000):
        asked = program.options(table)
        if asked["options"] and asked["kind"] == kind:
            return asked
        if asked["options"]:
            program.move(table, rng.choice(asked["options"])["move"], asked["seq"]).raise_for_status()
        elif other is not None and other.options(table)["options"]:
            other.play_one(table, rng)
        else:
            time.sleep(0.01)
        assert program.head(table)["status"] == "running"
    raise AssertionError(f"nobody is asked {kind}")


def test_an_order_is_given_answers_and_is_taken_back(ada: Program, bob: Program) -> None:
    """What everybody may read is the answer alone; Bob, at the other server where there are two, hears nothing else."""
    table = ada.open_table(ME, OPEN)
    bob.join(table)
    asked = until_asked(ada, table, "load", random.Random(5), bob)
    listed = ada.get(f"/tables/{table}/orders").json()
    assert listed["standing"] == []
    assert [(each["order"], each["helps"]) for each in listed["known"]] == [("pass", True), ("give", False)]
    assert bob.get(f"/tables/{table}/orders").json()["standing"] == []
    given = ada.post(f"/tables/{table}/orders", {"order": "pass", "until": "game"}).raise_for_status().json()
    assert [(each["order"], each["until"]) for each in given["standing"]] == [("pass", "game")]
    assert bob.get(f"/tables/{table}/orders").json()["standing"] == []
    for _ in range(500):
        if ada.options(table)["seq"] > asked["seq"]:
            break
        time.sleep(0.01)
    assert ada.options(table)["seq"] > asked["seq"]
    assert ada.options(table)["kind"] != "load"
    off = ada.post(f"/tables/{table}/orders/off", {"order": "pass"}).raise_for_status().json()
    assert off["standing"] == []
    assert ada.get(f"/tables/{table}/orders", lang="pl").json()["known"][0]["label"] == "Pasuj przy załadunku"


def test_an_order_lasts_for_the_whole_game(ada: Program) -> None:
    """Alone among bots, to the end: the seat is never asked again what the order answers, and the record is an ordinary
    one."""
    table = ada.open_table(ME, RANDOM_BOT, options={"turn_limit": 60})
    for name in ("pass", "give"):
        ada.post(f"/tables/{table}/orders", {"order": name}).raise_for_status()
    rng, stuck = random.Random(2), 0
    for _ in range(3000):
        asked = ada.options(table)
        if asked["kind"] in ("load", "zorro_give"):
            stuck += 1
            assert stuck < 300
            time.sleep(0.01)
        elif asked["options"]:
            ada.move(table, rng.choice(asked["options"])["move"], asked["seq"])
        elif ada.head(table)["status"] == "finished":
            break
        else:
            time.sleep(0.01)
    record = ada.get(f"/tables/{table}/record").raise_for_status().text
    assert "order" not in record
    assert "pass" in record


def test_orders_that_cannot_be_given(ada: Program, bob: Program, table: str) -> None:
    """Unknown ones, too long ones, for other people's seats: refused, and nothing is kept."""
    assert ada.post(f"/tables/{table}/orders", {"order": "dance"}).status_code == 422
    assert ada.post(f"/tables/{table}/orders", {"order": "give", "until": "turn"}).status_code == 422
    assert ada.post(f"/tables/{table}/orders", {"order": "pass", "seat": 1}).status_code == 403
    assert Program(ada.address, "Eve").post(f"/tables/{table}/orders", {"order": "pass"}).status_code == 403
    assert Program(ada.address, "Eve").get(f"/tables/{table}/orders").status_code == 403
    assert ada.get(f"/tables/{table}/orders").json()["standing"] == []


def steps_of(asked: dict[str, Any]) -> list[str]:
    return [option["move"] for option in asked["options"] if option["move"].startswith("step")]


def test_a_route_stops_where_it_can_be_sailed_no_further(ada: Program) -> None:
    """Random ways through a whole game: what is answered is what was stored, and no step follows what was uncovered."""
    table = ada.open_table(ME, ME, title="treasure_map", options={"max_rounds": 6})
    rng, whys = random.Random(4), set()
    for _ in range(400):
        asked = ada.options(table)
        if not asked["options"]:
            break
        if asked["kind"] != "move" or not steps_of(asked):
            ada.move(table, rng.choice(asked["options"])["move"], asked["seq"]).raise_for_status()
            continue
        steps = steps_of(asked)
        moves = [rng.choice(steps) for _ in range(4)]
        came = ada.post(f"/tables/{table}/route", {"moves": moves, "seq": asked["seq"]}).raise_for_status().json()
        assert 1 <= came["steps"] <= 4
        assert came["seq"] == asked["seq"] + came["steps"]
        assert (came["why"] == "done") == (came["steps"] == 4) or came["status"] == "finished"
        whys.add(came["why"])
    assert "not-offered" in whys
    assert whys & {"changed", "another", "uncovered"}


def test_a_route_whose_first_step_is_refused_is_refused(ada: Program, table: str, bob: Program) -> None:
    """As the move would be, with the rule; a stale one is told so. Nothing is played."""
    mine = ada if ada.head(table)["to_move"] == [0] else bob
    seq = mine.head(table)["seq"]
    refused = mine.post(f"/tables/{table}/route", {"moves": ["move_car 99", "move_car 1"], "seq": seq})
    assert refused.status_code == 422 and refused.json()["rule"]
    assert mine.post(f"/tables/{table}/route", {"moves": ["move_car 1"], "seq": seq - 1}).status_code == 409
    assert mine.post(f"/tables/{table}/route", {"moves": [], "seq": seq}).status_code in (400, 422)
    assert mine.head(table)["seq"] == seq


def test_the_page_gives_orders_and_sails_routes(server: Server) -> None:
    """The same deeds through the routes of the page, with its own token against forgery."""
    person = Person(server.address, "Ada")
    table = person.open_table("me", "me")
    program = person.program()
    asked = until_asked(program, table, "load", random.Random(8))
    given = person.act(table, "order", order="pass", until="turn", seat=asked["seat"])
    assert given.status_code == 200, given.text
    assert person.act(table, "order", order="dance", until="turn").status_code == 422
    assert person.act(table, "order-off", order="pass", seat=asked["seat"]).status_code == 200
    now = program.options(table)
    came = person.act(table, "route", moves=[now["options"][0]["move"]], seq=now["seq"], seat=now["seat"]).json()
    assert (came["steps"], came["why"]) in ((1, "done"), (1, "over"))
    assert person.act(table, "route", moves=["x"] * 61, seq=came["seq"]).status_code == 422
