"""An answer below the application, for a request that never reaches it."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

import msgspec

from karawela.engine.ledger import LANGUAGES
from karawela.words import words_for

SECONDS_TO_WAIT = 10
BUSY = (429, 503)


def refusal(status: int, headers: Iterable[tuple[bytes, bytes]] = ()) -> bytes:
    """The whole answer: a sentence in the language that the request's headers ask for, as far as they are known."""
    sentence = words_for(None, _language(headers)).say(f"problem-http-{status}")
    body = msgspec.json.encode({"status": status, "error": sentence})
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        "connection: close",
    ]
    if status in BUSY:
        lines.append(f"retry-after: {SECONDS_TO_WAIT}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def _language(headers: Iterable[tuple[bytes, bytes]]) -> str:
    accepted = b",".join(value for name, value in headers if name == b"accept-language").decode("latin-1")
    wanted = (part.split(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")
