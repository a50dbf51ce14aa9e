"""A process that does one thing after another for the server, and can be ended in the middle of it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


class WorkerDied(Exception):
    """The process that was at it has died, or was ended."""


class WorkFailed(RuntimeError):
    """What was to be done raised something; it is told as text. The process goes on."""


class Worker:
    """One process, started at once; `begin` is done there first."""

    def __init__(self, begin: Callable[[], None]):
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_at_work, args=(theirs, begin), daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1)
        self.pid: int = self._process.pid or 0
        self._ended = False

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def do(self, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """What `work` gives in the process. Raises `WorkFailed` or `WorkerDied`, and never anything that `work` does.
        Whoever does not wait for the end must `end` the worker."""
        assert not more, "a worker is given what it needs in order"
        done, found = await asyncio.get_running_loop().run_in_executor(self._thread, self._hand_over, work, given)
        if not done:
            raise WorkFailed(found)
        return cast("T", found)

    def _hand_over(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            self._pipe.send((work, given))
            answer: tuple[bool, Any] = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied(f"process {self.pid}") from error
        return answer

    def end(self) -> None:
        """At once, whatever it is doing; who waits for it gets `WorkerDied`. Harmless a second time."""
        if not self._ended:
            self._ended = True
            self._process.kill()
            threading.Thread(target=self._bury, daemon=True).start()

    def _bury(self) -> None:
        self._process.join()
        self._thread.shutdown()
        self._pipe.close()


def _at_work(pipe: Connection, begin: Callable[[], None]) -> None:
    """In the process: does what comes through the pipe until nothing can come any more."""
    _end_with_server()
    begin()
    while True:
        try:
            work, given = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, work(*given)
        except Exception:
            answer = False, traceback.format_exc()
        pipe.send(answer)


def _end_with_server() -> None:
    """In the process: it ends when the server does, even if that was killed and could not say so; Ctrl-C, which a
    terminal sends to all its processes, is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def mourn() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=mourn, daemon=True).start()
