"""Who uses a server in tests: a program through the API, a person through the pages, and what each hears live."""

from __future__ import annotations

import json
import logging
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from typing import Any

import httpx

from karawela.engine import registry
from karawela.engine.ledger import load_ledger

TITLE = "santiago"
LEDGER = load_ledger(registry.title(TITLE).folder / "ledger.toml")
PATIENCE = 60.0
logging.getLogger("httpx").setLevel(logging.WARNING)  # a line for each of thousands of requests helps nobody
ME: dict[str, str] = {"kind": "me"}
OPEN: dict[str, str] = {"kind": "open"}
BOT: dict[str, str] = {"kind": "bot", "bot": "greedy"}
RANDOM_BOT: dict[str, str] = {"kind": "bot", "bot": "random"}


def client(address: str = "", headers: Mapping[str, str] | None = None) -> httpx.Client:
    """A client for loopback: no proxy of the surroundings, and no certificates, which take long to load."""
    return httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)


_somebody = client()


def fetch(address: str, **more: Any) -> httpx.Response:
    """A GET by somebody of whom nothing is known."""
    _somebody.cookies.clear()
    return _somebody.get(address, **more)


def refused(answer: httpx.Response, status: int) -> dict[str, Any]:
    """An answer that is a refusal as it must be: its status, in JSON, with a sentence."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    body: dict[str, Any] = answer.json()
    assert body["status"] == status
    assert body["error"].endswith((".", "…", "?", ")")), body["error"]
    assert " " in body["error"], "a sentence, not a word"
    return body


class Program:
    """A client of the API with an account of its own."""

    def __init__(self, address: str, name: str = "Ada", token: str = "", language: str = "en"):
        self.name = name
        self.address = address
        self.http = client(f"{address}/api/v1", {"Accept-Language": language})
        self.token = token or str(self.http.post("/accounts", json={"name": name}).raise_for_status().json()["token"])
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.http.post(path, json=body, params=query)

    def open_table(self, *seats: Mapping[str, str], **more: Any) -> str:
        """The id of a new table."""
        body = {"title": TITLE, "seats": list(seats), **more}
        return str(self.post("/tables", body).raise_for_status().json()["id"])

    def join(self, table: str, seat: int | None = None) -> int:
        return int(self.post(f"/tables/{table}/join", {"seat": seat}).raise_for_status().json()["seat"])

    def head(self, table: str) -> dict[str, Any]:
        return dict(self.get(f"/tables/{table}").raise_for_status().json())

    def options(self, table: str, **query: Any) -> dict[str, Any]:
        return dict(self.get(f"/tables/{table}/options", **query).raise_for_status().json())

    def move(self, table: str, move: str, seq: int | None = None, seat: int | None = None) -> httpx.Response:
        return self.post(f"/tables/{table}/moves", {"move": move, "seq": seq, "seat": seat})

    def play_one(self, table: str, rng: random.Random | None = None) -> str:
        """Answers the question that is put to this program, and says how."""
        asked = self.options(table)
        listed = [str(option["move"]) for option in asked["options"]]
        assert listed, f"{self.name} is not asked"
        move = listed[0] if rng is None else rng.choice(listed)
        self.move(table, move, asked["seq"]).raise_for_status()
        return move

    def play_out(self, table: str, seed: int = 0, most: int = 3000) -> dict[str, Any]:
        """Plays at random for all own seats, waiting for bots, until the game is over; the heading then."""
        rng = random.Random(seed)
        for _ in range(most):
            asked = self.options(table)
            if asked["options"]:
                self.move(table, rng.choice(asked["options"])["move"], asked["seq"]).raise_for_status()
                continue
            head = self.head(table)
            if head["status"] == "finished":
                return head
            time.sleep(0.01)
        raise AssertionError("the game does not end")

    @contextmanager
    def listening(self, table: str) -> Iterator[Ear]:
        with hear(self.http, f"/tables/{table}/stream") as ear:
            yield ear


class Person:
    """A visitor of the pages: cookies, and the CSRF token that the pages' script sends along."""

    def __init__(self, address: str, name: str = "", language: str = "en"):
        self.name = name
        self.address = address
        self.http = client(address, {"Accept-Language": language, "Accept": "text/html"})
        self._program: Program | None = None
        self.http.get("/health")
        if name:
            answer = self.form("/me/settings", name=name, language=language)
            assert answer.status_code == 303, answer.text

    @property
    def csrf(self) -> str:
        return self.http.cookies.get("csrftoken") or ""

    def page(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def json(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query, headers={"Accept": "application/json"})

    def form(self, path: str, **fields: str) -> httpx.Response:
        """Sends a form, as a button on a page does."""
        return self.http.post(path, data=fields, headers={"x-csrftoken": self.csrf})

    def act(self, table: str, deed: str, **body: Any) -> httpx.Response:
        """Does something at a table, as the page's script does."""
        headers = {"x-csrftoken": self.csrf, "Accept": "application/json"}
        return self.http.post(f"/table/{table}/{deed}", json=body, headers=headers)

    def open_table(self, *seats: str, **more: str) -> str:
        """The id of a table with these seats: `me`, `open`, `bot:greedy`, `guest`."""
        fields = {f"seat-{number}": kind for number, kind in enumerate(seats)} | more
        answer = self.form(f"/new/{TITLE}", **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def join(self, table: str, seat: int | None = None) -> int:
        return int(self.act(table, "join", seat=seat).raise_for_status().json()["seat"])

    def new_link(self) -> str:
        """The address of a new private link, without the server's."""
        answer = self.form("/me/links")
        assert answer.status_code == 200, answer.text
        found = re.search(r'value="[^"]*(/me/link/[\w-]+)"', answer.text)
        assert found is not None
        return found[1]

    def program(self) -> Program:
        """The same account as a client of the API: the cookie and the bearer are the same token."""
        token = self.http.cookies["karawela"]
        if self._program is None or self._program.token != token:
            self._program = Program(self.address, self.name, token)
        return self._program

    @contextmanager
    def listening(self, table: str, seat: int | None = None) -> Iterator[Ear]:
        query = "" if seat is None else f"?seat={seat}"
        with hear(self.http, f"/table/{table}/stream{query}") as ear:
            yield ear


class Ear:
    """What comes down a stream of server-sent events, message by message."""

    def __init__(self) -> None:
        self._heard: Queue[dict[str, str]] = Queue()
        self.closed = threading.Event()

    def put(self, message: dict[str, str]) -> None:
        self._heard.put(message)

    def message(self, patience: float = PATIENCE) -> dict[str, str]:
        """The next message: its fields `event`, `data`, `id`."""
        try:
            return self._heard.get(timeout=patience)
        except Empty:
            raise AssertionError(f"nothing was heard for {patience} seconds") from None

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message's data."""
        return dict(json.loads(self.message(patience)["data"]))

    def until(self, condition: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
        """The first data for which the condition holds."""
        deadline = time.monotonic() + patience
        while True:
            heard = self.next(max(0.01, deadline - time.monotonic()))
            if condition(heard):
                return heard

    def silent(self, seconds: float) -> bool:
        """Whether nothing comes for so long."""
        try:
            self._heard.get(timeout=seconds)
        except Empty:
            return True
        return False


@contextmanager
def hear(client: httpx.Client, path: str) -> Iterator[Ear]:
    """Listens in a thread of its own, over a connection of its own, as long as the block lasts."""
    ear = Ear()
    stop = threading.Event()
    with client.stream("GET", path, headers={"Accept": "text/event-stream"}) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")

        def listen() -> None:
            message: dict[str, str] = {}
            try:
                for line in response.iter_lines():
                    if stop.is_set():
                        return
                    if not line:
                        if "data" in message and "event" in message:
                            ear.put(message)
                        message = {}
                        continue
                    field, _, value = line.partition(":")
                    message[field] = message[field] + "\n" + value[1:] if field in message else value[1:]
            except (httpx.HTTPError, httpx.StreamError, OSError):
                pass  # the server went away, or we did
            finally:
                ear.closed.set()

        line: socket.socket = response.extensions["network_stream"].get_extra_info("socket")
        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        try:
            yield ear
        finally:
            stop.set()
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)  # wakes the thread, and lets the server know
            thread.join(5)


def eventually(condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Looks again and again until the condition gives something true."""
    deadline = time.monotonic() + patience
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} does not happen within {patience} seconds")
        time.sleep(0.02)


def alternate(programs: Sequence[Program], table: str, moves: int, seed: int = 0) -> None:
    """Plays so many moves, each by the program whose turn it is."""
    rng = random.Random(seed)
    for _ in range(moves):
        asked = programs[0].head(table)["to_move"]
        if not asked:
            return
        mover = next(program for program in programs if program.options(table)["options"])
        mover.play_one(table, rng)
