"""Who may have a connection to this server process, and who goes when there are too many."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

from karawela.web.doors.client import BELIEVED, Proxies, household
from karawela.web.doors.limits import Limits
from karawela.web.settings import Settings, from_environment

ROUND = 1.0
"""Seconds between two rounds, on which connections that take too long are found."""
BACKLOG = 256
"""Connections that the system may accept before the server looks at them."""
OTHER_FILES = 128
"""Open files that a server process has besides connections: databases, pipes to the bots' workers, its own."""
FILES = 8192
"""As many open files as a server process asks the system for."""
FEW = 100
"""Connections: where there can't be as many, whoever runs the server is told."""
TOO_MANY_OF_ONE = 429
TOO_MANY = 503
log = logging.getLogger(__name__)


class Connection(Protocol):
    """What the doorkeeper knows of a connection."""

    def check(self, now: float) -> None:
        """Ends the connection, or what it is at, if that has taken too long."""

    def give_way(self) -> None:
        """Ends the connection at once."""


class Doorkeeper:
    """Counts connections, all and by client. When there are as many as there may be, the oldest that has not sent a
    whole request gives way to a new one, and if there is none, the one that has rested longest between two requests;
    whoever waits for an answer or follows a stream never does. Each call costs the same however many there are, but
    for the round."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic):
        self.limits = settings.limits
        self.clock = clock
        self.present: dict[Connection, str] = {}
        """All, with the client as whose they are counted, if they are."""
        self.half_open: dict[Connection, None] = {}
        """Those that have not sent a whole request, or were refused, the oldest first."""
        self.resting: dict[Connection, None] = {}
        """Those between two requests, the longest first."""
        self._most = _possible(settings.limits)
        self._most_of_one = self.limits.connections_of(settings.workers) if settings.requests_a_minute else None
        self._proxies = Proxies((*BELIEVED, *settings.trusted_proxies))
        self._by_client: Counter[str] = Counter()
        self._rounds: asyncio.TimerHandle | None = None

    def admit(self, connection: Connection, host: str) -> int:
        """0, or the status with which the connection is refused. Trusted proxies bring many clients; they are not
        counted as one."""
        client = household(host)
        if self._most_of_one is None or host in self._proxies:
            client = ""
        if client and self._by_client[client] >= (self._most_of_one or 0):
            return TOO_MANY_OF_ONE
        if len(self.present) >= self._most and not self._make_room():
            return TOO_MANY
        self.present[connection] = client
        if client:
            self._by_client[client] += 1
        return 0

    def leave(self, connection: Connection) -> None:
        """Forgets a connection; it may have been forgotten before."""
        self.half_open.pop(connection, None)
        self.resting.pop(connection, None)
        client = self.present.pop(connection, "")
        if client:
            self._by_client[client] -= 1
            if not self._by_client[client]:
                del self._by_client[client]

    def _make_room(self) -> bool:
        leaves = next(iter(self.half_open), None) or next(iter(self.resting), None)
        if leaves is None:
            return False
        self.leave(leaves)
        leaves.give_way()
        return True

    def go_round(self) -> None:
        """Looks at every connection."""
        now = self.clock()
        for connection in list(self.present):
            connection.check(now)

    def keep_going_round(self, loop: asyncio.AbstractEventLoop) -> None:
        """As long as anybody is there."""
        if self._rounds is None:
            self._rounds = loop.call_later(ROUND, self._next_round, loop)

    def _next_round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._rounds = None
        self.go_round()
        if self.present:
            self.keep_going_round(loop)


def _possible(limits: Limits) -> int:
    """The connections that the system's limit of open files leaves room for, and at least one. Few are warned of."""
    with suppress(ImportError):
        import resource

        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files != resource.RLIM_INFINITY:
            room = max(1, files - BACKLOG - OTHER_FILES)
            if room < min(FEW, limits.connections):
                right = limits.connections + BACKLOG + OTHER_FILES
                log.warning(
                    "%d open files leave room for %d connections; the system should allow a server process %d"
                    " (ulimit -n, or LimitNOFILE of systemd)",
                    *(files, room, right),
                )
            return min(limits.connections, room)
    return limits.connections


def allow_files() -> None:
    """Lets this process, and those it starts, open enough files, as far as the system permits it."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


_keepers: WeakKeyDictionary[ServerState, Doorkeeper] = WeakKeyDictionary()


def keeper_of(server: ServerState) -> Doorkeeper:
    """The one doorkeeper of a server, in the process of which the settings are in the environment."""
    if server not in _keepers:
        _keepers[server] = Doorkeeper(from_environment())
    return _keepers[server]
