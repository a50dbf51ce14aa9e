"""Who a client is to the limits: an address, or the network that one customer of a provider has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar import Request

BELIEVED = ("127.0.0.1", "::1")
"""Proxies on this machine are always believed who a client is."""
HOME = 64
"""Whoever has IPv6 has at least a network of that prefix, and can choose among its addresses."""
LONGEST = 64
"""Of a name that is no address, as a proxy may give one."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def client_of(asked: Request[Any, Any, Any] | Mapping[str, Any]) -> str:
    """By which name the limits know who sends this request (or ASGI scope): the address of the socket's other end, or
    the one that a trusted proxy names. Empty when it is not known."""
    scope = asked.scope if isinstance(asked, Request) else asked
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def household(host: str) -> str:
    """IPv4 as it is, also where it is written as IPv6; IPv6 cut to its network."""
    address = _read(host)
    if address is None:
        return host[:LONGEST]
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((address.packed, HOME), strict=False))


class Proxies:
    """The proxies that are believed who a client is."""

    def __init__(self, believed: Iterable[str]):
        self._networks: tuple[Network, ...] = tuple(ip_network(name) for name in believed)

    def __contains__(self, host: str) -> bool:
        address = _read(host)
        return address is not None and any(address in network for network in self._networks)


def _read(host: str) -> Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
