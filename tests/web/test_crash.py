"""The server is killed with SIGKILL at random moments of 200 games: nothing that was acknowledged is lost, and every
game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from karawela.store import Store
from tests.web.people import BOT, ME, RANDOM_BOT, TITLE, Program, eventually
from tests.web.server import PATIENCE, Nursery, Server, alive, gone

GAMES = 20
"""New games in each life of the server."""
SEATS = ([ME, ME], [ME, RANDOM_BOT], [ME, ME, ME], [ME, BOT, ME])


@dataclass
class Captain:
    """One account that plays games as fast as it can, and remembers what the server has acknowledged."""

    token: str
    rng: random.Random
    acknowledged: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))
    """Of each game: the row's number and the move."""
    opened: list[str] = field(default_factory=list)

    def client(self, address: str) -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {self.token}"}
        return httpx.AsyncClient(
            base_url=f"{address}/api/v1", headers=headers, timeout=PATIENCE, trust_env=False, verify=False
        )

    @property
    def thanks(self) -> int:
        """How much has been acknowledged."""
        return len(self.opened) + sum(map(len, self.acknowledged.values()))

    async def sail(self, address: str, games: int) -> None:
        """Opens tables and plays at all that it ever opened, until the server is gone."""
        async with self.client(address) as api:
            try:
                for number in range(games):
                    seats = SEATS[(len(self.opened) + number) % len(SEATS)]
                    table = await api.post("/tables", json={"title": TITLE, "seats": seats})
                    self.opened.append(table.raise_for_status().json()["id"])
                while True:
                    await self.play(api, self.rng.choice(self.opened[-2 * games :]))
            except httpx.TransportError:
                return  # killed

    async def play(self, api: httpx.AsyncClient, table: str) -> None:
        asked = (await api.get(f"/tables/{table}/options")).raise_for_status().json()
        if not asked["options"]:
            await asyncio.sleep(0.01)
            return
        move = self.rng.choice(asked["options"])["move"]
        answer = await api.post(f"/tables/{table}/moves", json={"move": move, "seq": asked["seq"]})
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged[table][answer.json()["seq"] - 1] = move


async def one_life(server: Server, captains: list[Captain], games: int, moves: int, moment: float) -> None:
    """Everybody opens games and plays. When all are open and so many moves are acknowledged, or with `moves` below 0
    so many tables before all are open, the server is killed, a moment later."""
    already = sum(captain.thanks for captain in captains)
    voyages = [asyncio.create_task(captain.sail(server.address, games)) for captain in captains]
    async with asyncio.timeout(PATIENCE):
        while sum(captain.thanks for captain in captains) - already < games * len(captains) + moves:
            await asyncio.sleep(0)
    await asyncio.sleep(moment)
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.gather(*voyages)
    await asyncio.to_thread(server.kill)


def check(store: Store, captains: list[Captain]) -> int:
    """Looks for everything that was ever acknowledged; rows are numbered without gaps. Says how much there was."""
    found = 0
    for captain in captains:
        for table in captain.opened:
            rows = store.plies(table)
            assert rows, "an open table was acknowledged as running"
            assert [row.ply for row in rows] == list(range(len(rows)))
            moves = {row.ply: row.move for row in rows if row.kind == "move"}
            for ply, move in captain.acknowledged[table].items():
                assert moves.get(ply) == move, f"row {ply} of {table} was acknowledged as {move}"
                found += 1
    return found


@pytest.mark.parametrize("lives", [10])
def test_nothing_acknowledged_is_lost(nursery: Nursery, tmp_path: Path, lives: int) -> None:
    """Ten lives of a server with twenty new games each, on SQLite: after each death all acknowledged choices are in
    the store; all games are loaded and played on in the next life."""
    voyage(nursery, str(tmp_path / "harbour.sqlite"), lives, GAMES)


def test_nothing_acknowledged_is_lost_on_postgresql(nursery: Nursery, postgres_url: str) -> None:
    """The same with PostgreSQL, for three lives."""
    voyage(nursery, postgres_url, 3, 8)


def voyage(nursery: Nursery, database: str, lives: int, games: int) -> None:
    rng = random.Random(11)
    server = Server(nursery, database, {})
    server.start()
    captains = [
        Captain(Program(server.address, f"Captain {number}").token, random.Random(number)) for number in range(4)
    ]
    found = 0
    with Store.open(database) as store:
        for life in range(lives):
            if life:
                server.start()
            moves = -7 if life == 1 else rng.randrange(15, 60)
            asyncio.run(one_life(server, captains, games // len(captains), moves, rng.uniform(0, 0.05)))
            found += check(store, captains)
        tables = {table for captain in captains for table in captain.opened}
        assert len(tables) >= lives * games - 7
        server.start()
        try:
            every_game_goes_on(server, store, captains)
        finally:
            server.stop()
    assert "Traceback" not in server.said(), server.said()[-3000:]
    assert found > lives * games, "too little was played to mean anything"


def every_game_goes_on(server: Server, store: Store, captains: list[Captain]) -> None:
    """Each game is loaded, and its next question answered by its captain or by the bot whose turn it is; those too
    whose opening was cut off before it was acknowledged."""
    for captain in captains:
        program = Program(server.address, token=captain.token)
        first = store.game(captain.opened[0])
        assert first is not None
        tables = [row.id for row in store.tables_of(first.host, 1000)]
        assert set(captain.opened) <= set(tables)
        for table in tables:
            head = program.head(table)
            assert head["status"] in ("running", "finished")
            if head["status"] == "finished":
                continue
            eventually(lambda: program.options(table)["options"], f"a question at {table}")  # noqa: B023
            before = program.options(table)["seq"]
            program.play_one(table)
            assert program.head(table)["seq"] > before
    assert store.counts()["open"] == 0


def test_bots_go_on_after_a_restart(nursery: Nursery, fresh_database: str) -> None:
    """Nobody looks on and nobody is asked: the server that comes back drives the bots to the end."""
    with nursery.server(fresh_database) as server:
        ada = Program(server.address)
        tables = [ada.open_table(RANDOM_BOT, RANDOM_BOT, options={"turn_limit": "40"}) for _ in range(2)]
        eventually(lambda: all(ada.head(table)["seq"] > 5 for table in tables), "the bots' first moves")
        server.kill()
        with Store.open(fresh_database) as store:
            stopped = {table: len(store.plies(table)) for table in tables}
            assert sum(store.game(table).status == "running" for table in tables)  # type: ignore[union-attr]
        server.start()
        for table in tables:
            head = eventually(lambda: (h := ada.head(table))["status"] == "finished" and h, "the end")  # noqa: B023
            assert head["seq"] >= stopped[table]


def test_a_killed_server_leaves_no_bots_behind(nursery: Nursery, tmp_path: Path) -> None:
    """The worker processes in which bots think end with their server, however it ends; one that dies is replaced."""
    with nursery.server(str(tmp_path / "harbour.sqlite")) as server:
        ada = Program(server.address)
        table = ada.open_table(ME, BOT)
        eventually(lambda: ada.options(table)["options"], "the bot's first move")
        ada.play_one(table)
        workers = eventually(lambda: workers_of(server.pid), "a worker process")
        os.kill(workers[0], signal.SIGKILL)
        for _ in range(6):
            eventually(lambda: ada.options(table)["options"], "the bot's move by another worker")
            ada.play_one(table)
        eventually(lambda: ada.options(table)["options"], "the bot's move by another worker")
        workers = workers_of(server.pid)
        assert workers
        server.kill()
        assert all(gone(pid, 20) for pid in workers)


def workers_of(pid: int) -> list[int]:
    """The processes in which bots of a server think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == pid and b"spawn_main" in command and alive(int(folder.name)):
            found.append(int(folder.name))
    return found
