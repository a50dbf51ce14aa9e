"""Peers of the tests: a transport on which nothing travels, a clock that is set by hand, and bare sockets."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from typing import Any

from uvicorn import Config
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.server import ServerState

from karawela.web.doors.doorkeeper import Doorkeeper
from karawela.web.doors.limits import Limits
from karawela.web.doors.protocol import Doorway
from karawela.web.settings import Settings

PATIENCE = 60.0
FOREVER = 10**9
"""Seconds of a window of time that does not turn while a test runs."""
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
SLOW = b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"


def story(told: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(told)
    def test(*given: object, **named: object) -> None:
        async def run() -> None:
            await told(*given, **named)

        asyncio.run(run())

    return test


def posted(length: int, path: str = "/") -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode()


def statuses(sent: bytes) -> list[int]:
    return [int(part[:3]) for part in sent.split(b"HTTP/1.1 ")[1:]]


class Clock:
    """Goes when it is told to."""

    def __init__(self, now: float = 1_000_000.0):
        self.now = now

    def __call__(self) -> float:
        return self.now


class Line(asyncio.Transport):
    """What the server sends is kept, and what it does to the connection is seen."""

    def __init__(self, host: str):
        super().__init__()
        self.host = host
        self.sent = b""
        self.unread = 0
        self.ended = self.closed = self.aborted = self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.host, 5000), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class House:
    """A server process without sockets. Its application answers `/slow` when it is told to, all else at once, with the
    length of the body that it was sent."""

    def __init__(self, **limits: Any):
        self.clock = Clock()
        self.keeper = Doorkeeper(Settings(limits=Limits(**limits)), self.clock)
        self.state = ServerState()
        self.config = Config(self.answer, ws="none", interface="asgi3", log_config=None, timeout_keep_alive=75)
        self.config.load()
        self.largest = 0
        self.calls = 0
        self.go_on = asyncio.Event()

    async def answer(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert scope["type"] == "http"
        self.calls += 1
        if scope["path"] == "/slow":
            await self.go_on.wait()
        size, more = 0, scope["path"] != "/refuses"
        while more:
            event = await receive()
            if event["type"] != "http.request":
                return
            size += len(event["body"])
            self.largest = max(self.largest, size)
            more = event["more_body"]
        body = str(size).encode()
        length = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": length})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def visit(self, host: str = "192.0.2.1") -> tuple[Doorway, Line]:
        """A new connection: its two sides."""
        doorway = Doorway(self.config, self.state, {}, asyncio.get_running_loop(), self.keeper)
        line = Line(host)
        doorway.connection_made(line)
        return doorway, line

    def after(self, seconds: float) -> None:
        """What the doorkeeper does when so much time has passed."""
        self.clock.now += seconds
        self.keeper.go_round()


async def settle() -> None:
    """Lets whatever can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)


# ---------------------------------------------------------------------- real ones


def dial(port: int, sender: str = "127.0.0.1") -> socket.socket:
    """A connection to a server on loopback, from an address of loopback."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (sender, 0))


@contextmanager
def many(port: int, number: int, said: bytes = b"", sender: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many connections, on each of which the same was said."""
    with ExitStack() as opened:
        lines = []
        for _ in range(number):
            line = opened.enter_context(dial(port, sender))
            if said:
                line.sendall(said)
            lines.append(line)
        yield lines


def heard(line: socket.socket, data: bytes = b"") -> bytes:
    """Everything that the server says after this, until it closes."""
    parts = []
    try:
        if data:
            line.sendall(data)
        while part := line.recv(2**16):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def hung_up(line: socket.socket) -> bool:
    """Whether the server has ended this connection, without reading what it said before."""
    poll = select.poll()
    poll.register(line, select.POLLRDHUP)
    return bool(poll.poll(0))
