"""How quickly the web table answers: `make bench-web`.

Two measurements on loopback, the server always a process of its own:

- click to board: a real Chromium plays; from the click on an option to the morphed board, median and 95th percentile;
- load: many live tables, four seats each with an open stream, one move a second at each table; from the moment a move
  is sent until it is stored and answered, and until each of the four viewers has the new board. On SQLite, and on a
  PostgreSQL that is brought up for it, with the disk waited for as on a club's server.

Also: what the first load of a table weighs on the wire; and how much of the machine others had meanwhile, if it is a
virtual one and says so: a figure with much of that is one of the neighbours, not of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from tests import postgres

SEATS = 4
KEPT_ALIVE = 75
"""Seconds, as `karawela serve` has them."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def server(database: str, pace: float = 0.0) -> Iterator[str]:
    """A server of its own on a free port; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("karawela")), "serve", "--no-browser", "--port", str(port)]
    options = ["--database", database, "--bot-pace", str(pace), "--rate", "0"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
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


def taken_by_others() -> float:
    """Seconds of processor time that the host has given to others so far; 0 where nobody counts them."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return int(fields[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return 0.0


# ---------------------------------------------------------------- load


class Line:
    """A connection that stays open from call to call, as a browser's does."""

    def __init__(self, host: str, port: int):
        self.host, self.port = host, port
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        if self.ends is None:
            self.ends = await asyncio.open_connection(self.host, self.port, limit=2**22)
        reader, writer = self.ends
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        top = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(re.search(r"content-length: (\d+)", top)[1])  # type: ignore[index]
        rest = await reader.readexactly(length)
        return int(top.split()[1]), json.loads(rest) if rest[:1] in (b"{", b"[") else None


class Viewer:
    """One seat's open stream: remembers when each row arrived, and what it offers to choose from."""

    def __init__(self, line: Line, path: str, token: str):
        self.line, self.path, self.token = line, path, token
        self.arrived: dict[int, float] = {}
        self.seq = 0
        self.moves: list[str] = []
        self.bytes = self.pushes = 0

    async def follow(self) -> None:
        reader, writer = await asyncio.open_connection(self.line.host, self.line.port, limit=2**22)
        head = f"GET {self.path} HTTP/1.1\r\nHost: {self.line.host}\r\nCookie: karawela={self.token}\r\n\r\n"
        writer.write(head.encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.seq = int(line[4:])
                    self.arrived.setdefault(self.seq, time.perf_counter())
                elif line.startswith(b"data: "):
                    self.read(line[6:])
        finally:
            writer.close()

    def read(self, data: bytes) -> None:
        if self.pushes:  # the first brings everything
            self.bytes += len(data)
        self.pushes += 1
        question = json.loads(data).get("parts", {}).get("question")
        if question is not None:
            self.moves = [html.unescape(move) for move in re.findall(r'data-move="([^"]*)"', question)]


class LiveTable:
    """Four people at a table, all watching; whoever is asked moves once a second."""

    def __init__(self, host: str, port: int, number: int):
        self.rng = random.Random(number)
        self.lines = [Line(host, port) for _ in range(SEATS)]
        self.stored: list[float] = []
        self.seen: list[float] = []
        self.viewers: list[Viewer] = []
        self.refused = 0
        self.where = ""

    async def open(self) -> None:
        tokens = []
        for seat, line in enumerate(self.lines):
            _, made = await line.call("POST", "/api/v1/accounts", body={"name": f"Player {seat}"})
            tokens.append(made["token"])
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        _, table = await self.lines[0].call("POST", "/api/v1/tables", tokens[0], {"title": "santiago", "seats": seats})
        self.where = f"/api/v1/tables/{table['id']}"
        for seat in range(1, SEATS):
            await self.lines[seat].call("POST", f"{self.where}/join", tokens[seat], {"seat": seat})
        page = f"/table/{table['id']}/stream"
        self.viewers = [Viewer(line, page, token) for line, token in zip(self.lines, tokens, strict=True)]

    async def play(self, until: float, every: float) -> None:
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            asked = [viewer for viewer in self.viewers if viewer.moves]
            if asked:
                await self.move(asked[0])
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    async def move(self, viewer: Viewer) -> None:
        wish = {"move": self.rng.choice(viewer.moves), "seq": viewer.seq}
        sent = time.perf_counter()
        status, answer = await viewer.line.call("POST", f"{self.where}/moves", viewer.token, wish)
        if status != 200:
            self.refused += 1
            return
        self.stored.append(time.perf_counter() - sent)
        await asyncio.sleep(0.5)
        row = answer["seq"]
        self.seen += [each.arrived[row] - sent for each in self.viewers if row in each.arrived]


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
    viewers = [viewer for table in live for viewer in table.viewers]
    return {
        "tables": tables,
        "moves/s": len(stored) / seconds,
        "stored median ms": 1000 * median(stored),
        "stored p95 ms": 1000 * quantiles(stored, n=20)[-1],
        "seen median ms": 1000 * median(seen),
        "seen p95 ms": 1000 * quantiles(seen, n=20)[-1],
        "boards seen": len(seen) / (SEATS * len(stored)),
        "KB a push": sum(v.bytes for v in viewers) / 1024 / max(1, sum(v.pushes - 1 for v in viewers)),
        "refused": sum(table.refused for table in live),
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
    parser.add_argument("--postgres", default="", help="postgresql://... of an empty database, instead of an own one")
    chosen = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        with server(str(Path(folder) / "click.sqlite")) as address:
            show(console, "Click to board, one browser", lambda: click_to_board(address, chosen.clicks))
        measure(console, "SQLite", str(Path(folder) / "load.sqlite"), chosen)
        if chosen.postgres:
            measure(console, "PostgreSQL", chosen.postgres, chosen)
            return
        with postgres.running(fsync="on") as own:
            measure(console, "PostgreSQL", own.url(own.new_database()), chosen)


def measure(console: Console, name: str, database: str, chosen: argparse.Namespace) -> None:
    with server(database) as address:
        show(console, f"Load on {name}", lambda: asyncio.run(load(address, chosen.tables, chosen.seconds)))


def show(console: Console, title: str, measured: Callable[[], dict[str, float]]) -> None:
    before, began = taken_by_others(), time.perf_counter()
    figures = measured()
    whole = (time.perf_counter() - began) * (os.cpu_count() or 1)
    figures["others %"] = 100 * (taken_by_others() - before) / whole
    table = Table("figure", title=title)
    table.add_column("value", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.1f}")
    console.print(table)


if __name__ == "__main__":
    main()
