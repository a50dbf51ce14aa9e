"""What the system does for a connection, where it can: it keeps little for a peer that reads nothing."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

SEND_BUFFER = 256 * 1024
"""Bytes that wait for one peer outside the server's memory."""
AT_ONCE = struct.pack("ii", 1, 0)


def keep_little(transport: asyncio.Transport, standstill: float) -> None:
    """And gives up a peer that has gone without a word, or takes nothing for so many seconds."""
    _set(transport, socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        _set(transport, socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(standstill * 1000))


def leave_nothing(transport: asyncio.Transport) -> None:
    """What has not been sent when the connection ends is dropped, and the peer is told."""
    _set(transport, socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)


def _set(transport: asyncio.Transport, level: int, name: int, value: int | bytes) -> None:
    line: socket.socket | None = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(level, name, value)
