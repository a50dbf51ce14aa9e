"""Real servers on loopback for tests: each is a process of its own, stopped or killed by its own pid."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that a server may take to come up on a busy machine."""


def surroundings() -> dict[str, str]:
    """The environment of a child process: its bytecode is kept, outside the sources, however the tests are run."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("KARAWELA_")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "karawela-tests-bytecode"))
    return environment


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Nursery:
    """The process that forks servers (`tests.web.nursery`)."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.nursery"],
            cwd=ROOT,
            env=surroundings(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._hear() == "ready", "the nursery did not come up"

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def fork(self, port: int, log: Path, environment: dict[str, str]) -> int:
        """The pid of a new server."""
        assert self._process.stdin is not None
        order = {"port": port, "log": str(log), "environment": environment}
        self._process.stdin.write(f"{json.dumps(order)}\n")
        self._process.stdin.flush()
        return int(self._hear())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    @contextmanager
    def server(self, database: str, **settings: str) -> Iterator[Server]:
        """A running server, stopped at the end of the block. Settings go into the environment: `rate="60"`."""
        server = Server(self, database, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Server:
    """One server on one port; may be killed and started again, with the same database and address."""

    def __init__(self, nursery: Nursery, database: str, settings: dict[str, str]):
        self.nursery = nursery
        self.database = database
        self.port = free_port()
        self.log = nursery.folder / f"server-{self.port}.log"
        self.pid = 0
        self._environment = {"KARAWELA_DATABASE": database, "KARAWELA_RATE": "0", "KARAWELA_BOT_PACE": "0"}
        self._environment |= {f"KARAWELA_{name.upper()}": value for name, value in settings.items()}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the server answers."""
        self.pid = self.nursery.fork(self.port, self.log, self._environment)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.address}/health", timeout=PATIENCE, trust_env=False, verify=False).raise_for_status()
                return
            except httpx.TransportError:
                if not alive(self.pid) or time.monotonic() > deadline:
                    raise AssertionError(f"the server does not come up:\n{self.said()}") from None
                time.sleep(0.02)

    def stop(self) -> None:
        """In order, as by Ctrl-C; by force if that takes too long."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            if not gone(self.pid, 15):
                self.kill()
            self.pid = 0

    def kill(self) -> None:
        """At once, by SIGKILL, as a power cut would."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            assert gone(self.pid, 15)
            self.pid = 0

    def said(self) -> str:
        """What the server wrote to its log."""
        return self.log.read_text() if self.log.exists() else ""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int, patience: float) -> bool:
    """Whether the process ends within so many seconds."""
    deadline = time.monotonic() + patience
    while alive(pid):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True
