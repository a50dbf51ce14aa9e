"""How quickly the web table answers: `make bench-web`.

Two measurements on loopback, the server always a process of its own:

- click to board: a real Chromium plays; from the click on an option to the morphed board, median and 95th percentile;
- load: many live tables, four seats each with an open stream, one move a second at each table; from the moment a move
  is sent until it is stored and answered, and until each of the four viewers has the new board. On SQLite, and on
  PostgreSQL if its address is given.

Also: what the first load of a table weighs on the wire.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

SEATS = 4
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def server(database: str, pace: float = 0.0) -> Iterator[str]:
    """A server of its own on a free port; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "KARAWELA_DATABASE": database,
        "KARAWELA_BOT_PACE": str(pace),
        "KARAWELA_RATE": "0",
    }
    command = [sys.executable, "-m", "uvicorn", "karawela.web.app:app_from_environment", "--factory"]
    process = subprocess.Popen([*command, "--port", str(port), "--log-level", "warning"], env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1).read()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(10)


# ---------------------------------------------------------------- load


class Viewer:
    """One seat's open stream: remembers when each row arrived."""

    def __init__(self, host: str, port: int, path: str, cookie: str):
        self.host, self.port, self.path, self.cookie = host, port, path, cookie
        self.arrived: dict[int, float] = {}
        self.bytes = 0

    async def follow(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=2**22)
        head = f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: karawela={self.cookie}\r\n\r\n"
        writer.write(head.encode())
        await writer.drain()
        try:
            while line := await reader.readline():
                self.bytes += len(line)
                if line.startswith(b"id: "):
                    self.arrived.setdefault(int(line[4:]), time.perf_counter())
        finally:
            writer.close()


async def call(host: str, port: int, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
    """One small HTTP call on a connection of its own."""
    reader, writer = await asyncio.open_connection(host, port, limit=2**22)
    data = json.dumps(body).encode() if body is not None else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
    await writer.drain()
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), json.loads(rest) if rest[:1] in (b"{", b"[") else None


class LiveTable:
    """Four people at a table, all watching; whoever is asked moves once a second."""

    def __init__(self, host: str, port: int, number: int):
        self.host, self.port = host, port
        self.rng = random.Random(number)
        self.stored: list[float] = []
        self.seen: list[float] = []
        self.viewers: list[Viewer] = []
        self.tokens: list[str] = []
        self.where = ""

    async def open(self) -> None:
        for seat in range(SEATS):
            _, made = await call(self.host, self.port, "POST", "/api/v1/accounts", body={"name": f"Player {seat}"})
            self.tokens.append(made["token"])
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        wish = {"title": "santiago", "seats": seats}
        _, table = await call(self.host, self.port, "POST", "/api/v1/tables", self.tokens[0], wish)
        self.where = f"/api/v1/tables/{table['id']}"
        for seat in range(1, SEATS):
            await call(self.host, self.port, "POST", f"{self.where}/join", self.tokens[seat], {"seat": seat})
        self.viewers = [Viewer(self.host, self.port, f"/table/{table['id']}/stream", token) for token in self.tokens]

    async def play(self, until: float, every: float) -> None:
        _, head = await call(self.host, self.port, "GET", self.where, self.tokens[0])
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < until and head["status"] == "running":
            began = time.perf_counter()
            seat = head["to_move"][0]
            _, asked = await call(self.host, self.port, "GET", f"{self.where}/options", self.tokens[seat])
            move = self.rng.choice(asked["options"])["move"]
            sent = time.perf_counter()
            wish = {"move": move, "seq": asked["seq"]}
            status, answer = await call(self.host, self.port, "POST", f"{self.where}/moves", self.tokens[seat], wish)
            if status == 200:
                self.stored.append(time.perf_counter() - sent)
                head = answer
                await asyncio.sleep(0.5)
                row = answer["seq"]
                self.seen += [v.arrived[row] - sent for v in self.viewers if row in v.arrived]
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


async def load(address: str, tables: int, seconds: float) -> dict[str, float]:
    host, port = address.removeprefix("http://").split(":")
    live = [LiveTable(host, int(port), number) for number in range(tables)]
    for table in live:
        await table.open()
    streams = [asyncio.create_task(viewer.follow()) for table in live for viewer in table.viewers]
    await asyncio.sleep(2.0 + tables / 40)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, 1.0) for table in live))
    for stream in streams:
        stream.cancel()
    stored = [value for table in live for value in table.stored]
    seen = [value for table in live for value in table.seen]
    moved = sum(viewer.bytes for table in live for viewer in table.viewers)
    return {
        "tables": tables,
        "moves/s": len(stored) / seconds,
        "stored median ms": 1000 * median(stored),
        "stored p95 ms": 1000 * quantiles(stored, n=20)[-1],
        "seen median ms": 1000 * median(seen),
        "seen p95 ms": 1000 * quantiles(seen, n=20)[-1],
        "boards seen": len(seen) / (SEATS * len(stored)),
        "KB a push": moved / 1024 / max(1, len(seen)),
    }


# ---------------------------------------------------------------- one browser


def click_to_board(address: str, clicks: int) -> dict[str, float]:
    """A game against bots in a real browser: from the click to the board that shows it."""
    from playwright.sync_api import sync_playwright

    executable = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    times: list[float] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        weight = 0

        def weigh(response: Any) -> None:
            nonlocal weight
            if "/stream" not in response.url:
                sizes = response.request.sizes()
                weight += sizes["responseBodySize"] + sizes["responseHeadersSize"]

        page.goto(address)
        page.click("form[action='/quick/santiago'] button")
        page.wait_for_selector("#part-board svg")
        table = page.url
        browser.contexts[0].clear_cookies(name="nothing")
        fresh = browser.new_page(viewport={"width": 1440, "height": 900})
        fresh.on("requestfinished", lambda request: weigh(request.response()))
        fresh.goto(table, wait_until="load")
        fresh.wait_for_timeout(800)
        fresh.close()
        for _ in range(clicks):
            page.wait_for_selector("#part-question [data-move]:not([disabled])", timeout=60_000)
            times.append(page.evaluate(CLICK))
            if page.query_selector("[data-status='finished']"):
                break
        browser.close()
    return {
        "clicks": len(times),
        "median ms": median(times),
        "p95 ms": quantiles(times, n=20)[-1],
        "first load KB": weight / 1024,
    }


CLICK = """() => new Promise(done => {
    const button = document.querySelector('#part-question [data-move]:not([disabled])')
    const board = document.querySelector('#part-board')
    const began = performance.now()
    const seen = new MutationObserver(() => { seen.disconnect(); done(performance.now() - began) })
    seen.observe(board, {subtree: true, childList: true, attributes: true, characterData: true})
    button.click()
    setTimeout(() => { seen.disconnect(); done(performance.now() - began) }, 5000)
})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--postgres", default="", help="postgresql://... of an empty database")
    chosen = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        with server(str(Path(folder) / "click.sqlite")) as address:
            show(console, "Click to board, one browser", click_to_board(address, chosen.clicks))
        databases = {"SQLite": str(Path(folder) / "load.sqlite")}
        if chosen.postgres:
            databases["PostgreSQL"] = chosen.postgres
        for name, database in databases.items():
            with server(database) as address:
                show(console, f"Load on {name}", asyncio.run(load(address, chosen.tables, chosen.seconds)))


def show(console: Console, title: str, figures: dict[str, float]) -> None:
    table = Table(title=title)
    for name in figures:
        table.add_column(name, justify="right")
    table.add_row(*(f"{value:,.1f}" for value in figures.values()))
    console.print(table)


if __name__ == "__main__":
    main()
