"""How much one client, one connection and all of them may take. Tests and whoever measures may give other numbers."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

FEWEST_OPEN = 8
FEWEST_STREAMS = 16
"""So many of each a client has in every server process, however many processes there are."""
FEWEST_STREAMS_OF_ACCOUNT = 6
"""In every server process, too; a browser opens no more connections to one server."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of what a client or an account has open hold for all processes of one server together, which share
    them evenly; everything else holds in each of them."""

    head_bytes: int = 32 * 1024
    """The request line and the headers of one request."""
    headers: int = 100
    head_seconds: float = 10
    """From the first byte of a request, or from the connection's beginning if nothing was sent, to its headers' end."""
    body_bytes: int = 64 * 1024
    body_seconds: float = 30
    """From the headers' end to the body's."""
    standstill_seconds: float = 60
    """How long a peer may read nothing of what waits for it."""
    linger_seconds: float = 2
    """How long a refused peer has for reading why."""
    pipelined: int = 16
    """Requests that wait for the answers to earlier ones on the same connection."""
    connections: int = 4000
    connections_a_client: int = 240
    open_requests: int = 40
    """By client, besides its streams."""
    streams: int = 100
    """By client."""
    streams_an_account: int = 16
    window_seconds: int = 60
    """Requests are counted by client in windows of that length, which begin at the same time in all processes."""

    def connections_of(self, workers: int) -> int:
        return _share(self.connections_a_client, workers)

    def open_of(self, workers: int) -> int:
        return max(FEWEST_OPEN, _share(self.open_requests, workers))

    def streams_of(self, workers: int) -> int:
        return max(FEWEST_STREAMS, _share(self.streams, workers))

    def streams_an_account_of(self, workers: int) -> int:
        return max(FEWEST_STREAMS_OF_ACCOUNT, _share(self.streams_an_account, workers))

    def as_text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_limits(text: str) -> Limits:
    """What is not named has its default."""
    return msgspec.json.decode(text, type=Limits)


def _share(number: int, workers: int) -> int:
    return -(-number // workers)
