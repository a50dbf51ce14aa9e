"""Other processes with a store open. They are forked from one that has everything imported, so each costs little."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import Any

import psycopg

from karawela.store import Stale, Store
from tests.store.samples import play, says, snapshot

PATIENCE = 60
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.store.processes"])


class Child:
    """A process at work, and the pipe to it."""

    def __init__(self, work: Callable[..., None], *arguments: Any):
        self.pipe, theirs = _context.Pipe()
        self.process: ForkServerProcess = _context.Process(target=work, args=(theirs, *arguments), daemon=True)
        self.process.start()
        theirs.close()

    def hear(self) -> Any:
        """The next thing it says."""
        if not self.pipe.poll(PATIENCE):
            raise TimeoutError("the other process says nothing")
        return self.pipe.recv()

    def last_words(self) -> list[Any]:
        """What it has said until it died."""
        said = []
        try:
            while True:
                said.append(self.hear())
        except EOFError:
            return said

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)


@contextmanager
def children(number: int, work: Callable[..., None], *arguments: Any) -> Iterator[list[Child]]:
    """So many processes, all of them ready before any begins."""
    family = [Child(work, *arguments) for _ in range(number)]
    try:
        for child in family:
            assert child.hear() == "ready"
        for child in family:
            child.pipe.send("go")
        yield family
    finally:
        for child in family:
            child.kill()


def wait_for_go(pipe: Connection) -> None:
    pipe.send("ready")
    pipe.recv()


def open_store(pipe: Connection, url: str) -> None:
    """Opens the store and says what its secret is."""
    wait_for_go(pipe)
    with Store.open(url) as store:
        pipe.send(store.secret("session"))


def race_for_plies(pipe: Connection, url: str, rows: int) -> None:
    """Tries to append each row, and says of which it was the writer."""
    with Store.open(url) as store:
        wait_for_go(pipe)
        won = []
        for ply in range(1, rows):
            try:
                play(store, ply, kept=snapshot(ply), to_move=(ply % 2,))
                won.append(ply)
            except Stale:
                pass
        pipe.send(won)


def append_for_ever(pipe: Connection, url: str) -> None:
    """Appends rows and says the number of each when the store has taken it."""
    with Store.open(url) as store:
        wait_for_go(pipe)
        game = store.game("g")
        assert game is not None
        ply = game.length
        while True:
            play(store, ply, kept=snapshot(ply), to_move=(ply % 2,))
            pipe.send(ply)
            ply += 1


def chatter(pipe: Connection, url: str, count: int) -> None:
    """Says so many things at the table, and which numbers they got."""
    with Store.open(url) as store:
        wait_for_go(pipe)
        pipe.send([store.add_chat("g", says(f"{number}")).number for number in range(count)])


def wait_until_alone(url: str) -> None:
    """Waits until PostgreSQL has noticed that whoever was connected is dead."""
    if url.startswith("postgresql"):
        with psycopg.connect(url, autocommit=True) as connection:
            others = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            deadline = time.monotonic() + PATIENCE
            while connection.execute(others).fetchone() != (0,):
                assert time.monotonic() < deadline
                time.sleep(0.01)
