"""Runs the application on uvicorn, for `karawela serve` and for whoever else needs a real server."""

from __future__ import annotations

import os
from ipaddress import ip_network

from karawela.web.doors.client import BELIEVED
from karawela.web.doors.doorkeeper import BACKLOG, allow_files
from karawela.web.settings import Settings


def run(host: str, port: int, settings: Settings) -> None:
    """Serves until it is told to stop. The server processes read the settings from the environment."""
    import uvicorn

    os.environ.update(settings.environment())
    allow_files()
    uvicorn.run(
        "karawela.web.app:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        http="karawela.web.doors.protocol:Doorway",
        ws="none",
        backlog=BACKLOG,
        log_level="warning",
        proxy_headers=True,
        forwarded_allow_ips=believed(settings),
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
    )


def believed(settings: Settings) -> list[str]:
    """The proxies as uvicorn is told of them. IPv4 is among them as IPv6, too: so a socket for both shows it."""
    names = [*BELIEVED, *settings.trusted_proxies]
    networks = (ip_network(name) for name in names)
    return [*names, *(f"::ffff:{net.network_address}/{96 + net.prefixlen}" for net in networks if net.version == 4)]
