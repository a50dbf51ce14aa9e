"""What one client may have open at once, and how often it may ask: before anything of the application is at work."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from karawela.web import problem_answers
from karawela.web.doors.client import client_of
from karawela.web.doors.rations import Answer, Rations
from karawela.web.settings import Settings

STREAM = re.compile(r"/(?:table|api/v1/tables)/[^/]+/stream/?")
HOST = re.compile(rb"(?:\[[0-9a-fA-F:.]+\]|[^\s:/?#@\\\[\]]*)(?::([0-9]{0,5}))?")
"""A name or an address, and perhaps a port."""
MOST_PORT = 65535
READING = ("GET", "HEAD")
HERE = "karawela.doors"
"""Where in its scope a request finds the `Visit` that it is."""
OPEN_AGAIN = 2
STREAM_AGAIN = 20
"""Seconds after which it is worth another try."""


class TooMany(TooManyRequestsException):
    """As many as there may be at once are open. `sentence` names the message that says of what."""

    def __init__(self, sentence: str, seconds: int):
        self.sentence = sentence
        super().__init__(headers={"Retry-After": str(seconds)})


class Visit:
    """One request on its way: what is counted for it is given back when it ends."""

    def __init__(self, counts: Counter[str], most_by_account: int):
        self._counts = counts
        self._most_by_account = most_by_account
        self._until = ExitStack()

    def count(self, what: str, most: int, refused: TooMany) -> None:
        self._until.enter_context(_counted(self._counts, what, most, refused))

    def count_stream_of(self, account: str) -> None:
        refused = TooMany("429-streams-account", STREAM_AGAIN)
        self.count(f"account {account}", self._most_by_account, refused)

    def end(self) -> None:
        self._until.close()


def count_stream(request: Request[Any, Any, Any], account: str) -> None:
    """Counts this stream as one of the account's for as long as it is open. Raises `TooMany`."""
    visit = request.scope.get(HERE)
    if isinstance(visit, Visit):
        visit.count_stream_of(account)


class Turnstile:
    """Lets requests through to the application. What is refused is answered in the reader's language. Reading a file
    that `directories` have when the server starts, below the address `static`, does not count as a request."""

    def __init__(
        self,
        inside: ASGIApp,
        settings: Settings,
        rations: Rations | None = None,
        static: str = "",
        directories: Iterable[Path] = (),
    ):
        self._inside = inside
        self._rations = rations
        """None where requests are not limited by client, and what is open is not either."""
        self._largest = settings.limits.body_bytes
        self._most_open = settings.limits.open_of(settings.workers)
        self._most_streams = settings.limits.streams_of(settings.workers)
        self._most_by_account = settings.limits.streams_an_account_of(settings.workers)
        self._static = static
        self._files = frozenset(_addresses(static, directories))
        self._counts: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._inside(scope, receive, send)
        visit = Visit(self._counts, self._most_by_account)
        scope[HERE] = visit  # type: ignore[literal-required]
        try:
            try:
                _check_host(scope)
                self._check_size(scope)
                self._check_open(scope, visit)
                send = await self._check_often(scope, send)
                self._check_file(scope)
            except HTTPException as error:
                return await _answer(error, scope, receive, send)
            return await self._inside(scope, receive, send)
        finally:
            visit.end()

    def _check_file(self, scope: Scope) -> None:
        """What is no file is not looked for, as an address may be none that a file can have."""
        if self._static and scope["path"].startswith(f"{self._static}/") and scope["path"] not in self._files:
            raise NotFoundException

    def _check_size(self, scope: Scope) -> None:
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit() and int(value) > self._largest:
                raise HTTPException(status_code=413)

    def _check_open(self, scope: Scope, visit: Visit) -> None:
        if self._rations is None:
            return
        client = client_of(scope)
        if STREAM.fullmatch(scope["path"]):
            visit.count(f"streams {client}", self._most_streams, TooMany("429-streams", STREAM_AGAIN))
        else:
            visit.count(f"open {client}", self._most_open, TooMany("429-open", OPEN_AGAIN))

    async def _check_often(self, scope: Scope, send: Send) -> Send:
        """A way to answer that tells how many more requests there may be."""
        if self._rations is None or (scope.get("method") in READING and scope["path"] in self._files):
            return send
        answer = await self._rations.take(client_of(scope))
        headers = _headers(self._rations, answer)
        if not answer.admitted:
            raise TooManyRequestsException(headers=headers)

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message).update(headers)
            await send(message)

        return tell


def _check_host(scope: Scope) -> None:
    """Links of ours are written with it. One that is none is forgotten, so that the answer can be written."""
    for name, value in scope["headers"]:
        if name == b"host":
            host = HOST.fullmatch(value)
            if host is None or int(host[1] or 0) > MOST_PORT:
                scope["headers"] = [each for each in scope["headers"] if each[0] != b"host"]
                raise HTTPException(status_code=400)


def _addresses(static: str, directories: Iterable[Path]) -> Iterator[str]:
    for directory in directories:
        for path in directory.rglob("*"):
            if path.is_file():
                yield f"{static}/{path.relative_to(directory).as_posix()}"


@contextmanager
def _counted(counts: Counter[str], what: str, most: int, refused: TooMany) -> Iterator[None]:
    if counts[what] >= most:
        raise refused
    counts[what] += 1
    try:
        yield
    finally:
        counts[what] -= 1
        if not counts[what]:
            del counts[what]


def _headers(rations: Rations, answer: Answer) -> dict[str, str]:
    return {
        "RateLimit-Policy": f"{rations.rate}; w={rations.window}",
        "RateLimit-Limit": str(rations.rate),
        "RateLimit-Remaining": str(answer.remaining),
        "RateLimit-Reset": str(answer.seconds),
    }


async def _answer(error: HTTPException, scope: Scope, receive: Receive, send: Send) -> None:
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    response = problem_answers.on_http(request, error)
    await response.to_asgi_response(app=None, request=request)(scope, receive, send)
