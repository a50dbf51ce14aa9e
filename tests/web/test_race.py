"""Several clients at the same moment, on one server process and on two: one of them succeeds, the others are told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

import psycopg
import pytest

from karawela.store import Store
from tests.web.people import BOT, ME, OPEN, Person, Program, eventually, refused
from tests.web.server import Nursery, Server

RACERS = 6
T = TypeVar("T")


def at_once(deeds: Sequence[Callable[[], T]]) -> list[T]:
    """Does all of it at the same moment, each in a thread of its own."""
    line = threading.Barrier(len(deeds))
    done: dict[int, T] = {}

    def run(number: int, deed: Callable[[], T]) -> None:
        line.wait(60)
        done[number] = deed()

    threads = [threading.Thread(target=run, args=each) for each in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    return [done[number] for number in range(len(deeds))]


@contextmanager
def opened(server: Server) -> Iterator[Store]:
    with Store.open(server.database) as store:
        yield store


def test_of_several_moves_for_one_ply_one_is_played(servers: tuple[Server, Server]) -> None:
    """Round after round: one 200, all others 409 with where the table is, and one row, which is the winner's."""
    ada = Program(servers[0].address)
    table = ada.open_table(ME, {"kind": "me", "name": "Ada's sister"})
    racers = [Program(servers[number % 2].address, token=ada.token) for number in range(RACERS)]
    played = []
    for _ in range(25):
        asked = racers[0].options(table)
        options = [option["move"] for option in asked["options"]]
        moves = [options[number % len(options)] for number in range(RACERS)]
        answers = at_once(
            [partial(racer.move, table, move, asked["seq"]) for racer, move in zip(racers, moves, strict=True)]
        )
        won = [number for number, answer in enumerate(answers) if answer.status_code == 200]
        assert len(won) == 1, [answer.text for answer in answers]
        assert answers[won[0]].json()["seq"] == asked["seq"] + 1
        for number, answer in enumerate(answers):
            if number not in won:
                assert refused(answer, 409)["seq"] == asked["seq"] + 1
        played.append(moves[won[0]])
        assert [racer.head(table)["seq"] for racer in racers[:2]] == [asked["seq"] + 1] * 2
    with opened(servers[0]) as store:
        rows = store.plies(table)
    assert [row.ply for row in rows] == list(range(len(played) + 1))
    assert [row.move for row in rows[1:]] == played


def test_without_a_number_each_move_stands_on_the_last(servers: tuple[Server, Server]) -> None:
    """Clients that do not say what they have seen are still played one after the other, or refused; no row is lost
    and none is made up."""
    ada = Program(servers[0].address)
    table = ada.open_table(ME, {"kind": "me", "name": "Ada's sister"})
    racers = [Program(servers[number % 2].address, token=ada.token) for number in range(RACERS)]
    played = 0
    for _ in range(10):
        move = racers[0].options(table)["options"][0]["move"]
        answers = at_once([partial(racer.move, table, move) for racer in racers])
        assert {answer.status_code for answer in answers} <= {200, 409, 422}
        played += sum(answer.status_code == 200 for answer in answers)
    assert played >= 10
    with opened(servers[0]) as store:
        assert len(store.plies(table)) == played + 1
    assert ada.head(table)["seq"] == Program(servers[1].address).head(table)["seq"] == played + 1


def test_of_several_people_one_gets_the_last_seat(servers: tuple[Server, Server]) -> None:
    """The others are told that there is none, and the game begins once."""
    host = Program(servers[0].address)
    people = [Program(servers[number % 2].address, f"Person {number}") for number in range(RACERS)]
    for _ in range(5):
        table = host.open_table(ME, OPEN)
        answers = at_once([partial(each.post, f"/tables/{table}/join", {}) for each in people])
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * (RACERS - 1)
        [winner] = [each for each, answer in zip(people, answers, strict=True) if answer.status_code == 200]
        for server in servers:
            head = Program(server.address, token=winner.token).head(table)
            assert (head["status"], head["seq"]) == ("running", 1)
            assert [(seat["name"], seat["mine"]) for seat in head["seats"]] == [("Ada", False), (winner.name, True)]


def test_everybody_finds_the_same_rematch(servers: tuple[Server, Server]) -> None:
    """All who ask at once for a rematch are led to one table, and no other one is left behind."""
    ada, bob = (Person(server.address, name) for server, name in zip(servers, ("Ada", "Bob"), strict=True))
    table = ada.open_table("me", "open", **{"option-turn_limit": "5"})
    bob.join(table)
    programs = [ada.program(), bob.program()]
    while ada.program().head(table)["status"] != "finished":
        for program in programs:
            while program.options(table)["options"]:
                program.play_one(table)
    answers = at_once([partial(who.act, table, "rematch") for who in (ada, bob, ada, bob)])
    found = [answer.json()["table"] for answer in answers]
    assert len(set(found)) == 1
    head = programs[1].head(found[0])
    assert head["status"] == "running"
    assert [seat["name"] for seat in head["seats"]] == ["Bob", "Ada"], "whoever sat second is first now"
    with opened(servers[0]) as store:
        account = store.game(table).host  # type: ignore[union-attr]
        tables = {row.id for row in store.tables_of(account, 50)}
    assert tables == {table, found[0]}


def test_a_move_on_one_process_is_heard_on_the_other(servers: tuple[Server, Server]) -> None:
    """Live push goes through the database: whoever listens to the one process hears what is done on the other, both
    through the API and on the page, and both ways."""
    ada, bob = Person(servers[0].address, "Ada"), Person(servers[1].address, "Bob")
    table = ada.open_table("me", "open")
    bob.join(table)
    with ada.program().listening(table) as first, bob.listening(table) as second:
        assert first.next()["seq"] == second.next()["seq"] == 1
        for seq in range(2, 8):
            mover = next(who.program() for who in (ada, bob) if who.program().options(table)["options"])
            mover.play_one(table)
            assert first.until(lambda heard, seq=seq: heard["seq"] == seq)  # type: ignore[misc]
            assert second.until(lambda heard, seq=seq: heard["seq"] == seq)  # type: ignore[misc]


def test_live_push_outlives_a_lost_connection(nursery: Nursery, postgres_url: str) -> None:
    """When PostgreSQL has dropped all connections, the server opens new ones: what is played is stored and heard. (What
    is under way while one is being dropped may be answered with "try again"; so they are waited for.)"""
    with nursery.server(postgres_url) as server:
        ada = Program(server.address)
        table = ada.open_table(ME, {"kind": "me", "name": "Ada's sister"})
        with ada.listening(table) as ear:
            assert ear.next()["seq"] == 1
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            ada.play_one(table)
            assert ear.until(lambda heard: heard["seq"] == 2, 30)
            ada.play_one(table)
            assert ear.until(lambda heard: heard["seq"] == 3, 30)


@pytest.mark.parametrize("bots", [1, 2])
def test_bots_of_two_processes_share_the_work(postgres_servers: tuple[Server, Server], bots: int) -> None:
    """Both processes drive the bots; each ply is played once, and the game goes on to its end."""
    ada = Program(postgres_servers[bots % 2].address)
    table = ada.open_table(ME, *[BOT] * bots, options={"turn_limit": "12"})
    head = ada.play_out(table)
    assert head["status"] == "finished"
    other = Program(postgres_servers[(bots + 1) % 2].address)
    assert eventually(lambda: other.head(table)["status"] == "finished", "the end")
    with opened(postgres_servers[0]) as store:
        assert [row.ply for row in store.plies(table)] == list(range(head["seq"]))
