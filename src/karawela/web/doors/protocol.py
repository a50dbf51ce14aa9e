"""HTTP on one connection, within limits: of sizes, of times, and of what waits for its turn."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from karawela.web.doors import socket_options
from karawela.web.doors.doorkeeper import Doorkeeper, keeper_of
from karawela.web.doors.refusal import refusal

SLICE = 4096
"""Bytes that are read at a time, so that a limit is noticed soon after it is passed."""
WRAPPING = 8
"""A body in chunks may be so many times as long on the way as it is itself."""


class Stage(Enum):
    """How far the peer is with what it sends."""

    SILENT = auto()
    """Nothing was sent yet."""
    HEAD = auto()
    BODY = auto()
    SENT = auto()
    """The request is there and waits for its answer."""
    RESTING = auto()
    """Everything is answered."""
    LAST = auto()
    """What was asked before is still answered, and nothing more is read."""
    LEAVING = auto()
    """The last answer is written; the peer has a moment to read it."""


UNSENT = (Stage.SILENT, Stage.HEAD, Stage.BODY, Stage.LEAVING)


class Beyond(Exception):
    """A limit was passed."""

    def __init__(self, status: int):
        self.status = status
        super().__init__(status)


class Doorway(HttpToolsProtocol):
    """Uvicorn's protocol with a limit on everything that a peer can make long, late or many."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        keeper: Doorkeeper | None = None,
    ):
        super().__init__(config, server_state, app_state, _loop)
        self.keeper = keeper if keeper is not None else keeper_of(server_state)
        self.limits = self.keeper.limits
        self._stage = Stage.SILENT
        self._since = 0.0
        self._raw = self._fields = self._field_bytes = self._body = 0
        self._too_large = False
        self._running: RequestResponseCycle | None = None
        """What is answered now, or was last."""
        self._waiting = 0
        """Bytes that the peer had not fetched when it was last looked at."""
        self._moved = 0.0
        """When it last fetched some, or had fetched all."""

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._moved = self.keeper.clock()
        socket_options.keep_little(transport, self.limits.standstill_seconds)
        status = self.keeper.admit(self, self.client[0] if self.client else "")
        if status:
            self._stage = Stage.LEAVING
            transport.write(refusal(status))
            transport.close()
            return
        self._enter(Stage.SILENT)
        self.keeper.keep_going_round(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self)
        self._tell_the_application()
        super().connection_lost(exc)

    def give_way(self) -> None:
        """Ends the connection at once. The system keeps nothing of it either, and the peer is told."""
        self._tell_the_application()
        socket_options.leave_nothing(self.transport)
        self.transport.abort()

    def _tell_the_application(self) -> None:
        """That nobody waits any more for what was asked."""
        for cycle in (self._running, *(cycle for cycle, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def check(self, now: float) -> None:
        if self._stands_still(now):
            self.give_way()
        elif self.flow.read_paused:  # it may be that the peer has sent it all
            self._since = now
        elif now - self._since >= self._patience():
            self._lose_patience()

    def _patience(self) -> float:
        match self._stage:
            case Stage.SILENT | Stage.HEAD:
                return self.limits.head_seconds
            case Stage.BODY:
                return self.limits.body_seconds
            case Stage.RESTING:
                return self.timeout_keep_alive
            case Stage.LEAVING:
                return self.limits.linger_seconds
        return float("inf")

    def _lose_patience(self) -> None:
        if self._stage in (Stage.HEAD, Stage.BODY):
            self._refuse(408)
        elif self._stage is Stage.LEAVING:
            self.transport.abort()
        else:
            self.transport.close()

    def _stands_still(self, now: float) -> bool:
        waiting = self.transport.get_write_buffer_size()
        if waiting == 0 or waiting < self._waiting:
            self._moved = now
        self._waiting = waiting
        return now - self._moved >= self.limits.standstill_seconds

    def _enter(self, stage: Stage) -> None:
        self._stage = stage
        self._since = self.keeper.clock()
        if stage not in UNSENT:
            self.keeper.half_open.pop(self, None)
        elif self not in self.keeper.half_open:
            self.keeper.half_open[self] = None
        self.keeper.resting.pop(self, None)
        if stage is Stage.RESTING:
            self.keeper.resting[self] = None

    # ------------------------------------------------------------ what is read

    def data_received(self, data: bytes) -> None:
        if self._stage in (Stage.LAST, Stage.LEAVING):
            return None
        self._unset_keepalive_if_required()
        if self._stage in (Stage.SILENT, Stage.RESTING):
            self._enter(Stage.HEAD)
            self._raw = 0
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            try:
                self.parser.feed_data(part)
                self._raw += len(part)
                self._check_raw()
            except Beyond as beyond:
                return self._refuse(beyond.status)
            except httptools.HttpParserUpgrade:  # to nothing that we have; it is answered as it is, and is the last
                return self._end_with_what_was_asked()
            except httptools.HttpParserError as error:
                return self._refuse(error.__context__.status if isinstance(error.__context__, Beyond) else 400)
            if self._stage in (Stage.LAST, Stage.LEAVING) or self.transport.is_closing():
                return None
        return None

    def _check_raw(self) -> None:
        """What the parser keeps to itself until it is complete is counted as well."""
        if self._stage is Stage.HEAD and self._raw > self.limits.head_bytes:
            raise Beyond(431)
        if self._stage is Stage.BODY and not self._too_large and self._raw > self.limits.body_bytes * WRAPPING:
            raise Beyond(413)

    def _count_field(self, size: int) -> None:
        self._field_bytes += size
        if self._field_bytes > self.limits.head_bytes or self._fields > self.limits.headers:
            raise Beyond(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._raw = self._fields = self._field_bytes = self._body = 0
        self._too_large = False
        if self._stage is not Stage.HEAD:
            self._enter(Stage.HEAD)

    def on_url(self, url: bytes) -> None:
        self._count_field(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += 1
        self._count_field(len(name) + len(value))
        if self._stage is Stage.HEAD:  # and not after the body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            raise Beyond(429)
        if self.parser.should_upgrade() and _has_body(self.headers):  # which the parser would not read as one
            raise Beyond(400)
        super().on_headers_complete()
        self._enter(Stage.BODY)
        self._raw = 0
        if _declared(self.headers) > self.limits.body_bytes:  # the application refuses it; nothing is read meanwhile
            self._too_large = True
            self.cycle.keep_alive = True  # it is this connection's last, but closed gently
            self.flow.pause_reading()

    def on_body(self, body: bytes) -> None:
        if self._too_large:
            return
        self._body += len(body)
        if self._body > self.limits.body_bytes:
            raise Beyond(413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._enter(Stage.SENT)
        if self.cycle.response_complete:
            self._answered()

    # ------------------------------------------------------------ what is answered

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._answered()

    def _answered(self) -> None:
        if not self.cycle.response_complete:  # there is another
            return
        if self._too_large or self._stage is Stage.LAST:
            self._leave()
        elif self._stage is Stage.SENT:
            self._enter(Stage.RESTING)

    def _refuse(self, status: int) -> None:
        """Answers what is being sent, if nothing else is to be answered, and reads no more."""
        if self.cycle is not None and not self.cycle.response_complete:
            if self._stage is not Stage.BODY or self.pipeline:
                return self._end_with_what_was_asked()
            if self.cycle.response_started:
                return self.give_way()
            self._tell_the_application()
        elif self._stage is Stage.BODY:  # it was answered before it was sent
            return self._leave()
        self.transport.write(refusal(status, self.headers or ()))
        return self._leave()

    def _end_with_what_was_asked(self) -> None:
        if self._stage is Stage.BODY:
            self.pipeline.popleft()
            self.cycle = self.pipeline[0][0] if self.pipeline else self._running or self.cycle
        self._enter(Stage.LAST)
        self.flow.pause_reading()

    def _leave(self) -> None:
        """Closes so that the peer can read the answer: as long as there is something unread of what it sends, closing
        at once would take the answer from it."""
        self._unset_keepalive_if_required()
        self._enter(Stage.LEAVING)
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()


def _has_body(headers: list[tuple[bytes, bytes]]) -> bool:
    return _declared(headers) > 0 or any(name == b"transfer-encoding" for name, _ in headers)


def _declared(headers: list[tuple[bytes, bytes]]) -> int:
    return max((int(value) for name, value in headers if name == b"content-length"), default=0)
