"""Server processes on one PostgreSQL database share the thinking for bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import psycopg
import pytest

from karawela.store import Store
from tests.web.people import BOT, ME, Program, eventually, fetch
from tests.web.server import Nursery, Server


@pytest.fixture
def both(nursery: Nursery, postgres_url: str) -> Iterator[tuple[Server, Server]]:
    """Two processes of which nobody has asked anything yet."""
    with nursery.server(postgres_url) as first, nursery.server(postgres_url) as second:
        yield first, second


def thoughts(server: Server) -> int:
    """How many the process has begun."""
    return int(fetch(f"{server.address}/health").json()["thoughts"])


def claimed(url: str) -> int:
    """How many tables somebody thinks for."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
            "WHERE locktype = 'advisory' AND datname = current_database()"
        ).fetchone()
    assert found is not None
    return int(found[0])


def of_bots(servers: Sequence[Server], turns: str) -> list[str]:
    """Three tables of bots only on each server, whose bots think once for every move."""
    hosts = [Program(server.address, f"Host {number}") for number, server in enumerate(servers)]
    return [host.open_table(BOT, BOT, options={"turn_limit": turns}) for _ in range(3) for host in hosts]


def over(tables: Sequence[str], program: Program) -> bool:
    return all(program.head(table)["status"] == "finished" for table in tables)


def test_no_move_is_thought_out_twice(both: tuple[Server, Server], postgres_url: str) -> None:
    """Both processes have their part in it, and together they think as often as there are moves."""
    tables = of_bots(both, "12")
    program = Program(both[0].address)
    eventually(lambda: over(tables, program), "the end of all games")
    with Store.open(postgres_url) as store:
        played = sum(row.kind == "move" for table in tables for row in store.plies(table))
    begun = [thoughts(server) for server in both]
    assert sum(begun) == played > 50
    assert min(begun) > 0


def test_what_a_killed_process_was_thinking_about_goes_on(both: tuple[Server, Server]) -> None:
    """Its claims are gone with it; the other process plays all games to their end."""
    tables = of_bots(both, "40")
    program = Program(both[1].address)
    eventually(lambda: min(map(thoughts, both)) > 3, "thoughts of both")
    assert not over(tables, program)
    both[0].kill()
    eventually(lambda: over(tables, program), "the end of all games")


def test_a_person_is_answered_by_one_bot(both: tuple[Server, Server], postgres_url: str) -> None:
    """Whichever process the person plays at, and though both have seen that the bot is asked."""
    people = [Program(both[0].address, "Ada")]
    people.append(Program(both[1].address, token=people[0].token))
    table = people[0].open_table(ME, BOT, options={"turn_limit": "20"})
    for number in range(8):
        person = people[number % 2]
        eventually(lambda: person.options(table)["options"], "the bot's move")  # noqa: B023
        person.play_one(table)
    eventually(lambda: person.options(table)["options"], "the bot's move")
    with Store.open(postgres_url) as store:
        answers = [row.kind == "move" and row.seat == 1 for row in store.plies(table)]
    assert sum(map(thoughts, both)) == sum(answers) > 3
    eventually(lambda: claimed(postgres_url) == 0, "that nobody has the table any more")
