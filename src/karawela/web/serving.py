"""Runs the application on uvicorn, for `karawela serve` and for whoever else needs a real server."""

from __future__ import annotations

import os

from karawela.web.settings import Settings

BELIEVED = ("127.0.0.1", "::1")
"""Proxies on this machine are always believed who a client is."""


def run(host: str, port: int, settings: Settings) -> None:
    """Serves until it is told to stop. The server processes read the settings from the environment."""
    import uvicorn

    os.environ.update(settings.environment())
    uvicorn.run(
        "karawela.web.app:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        log_level="warning",
        proxy_headers=True,
        forwarded_allow_ips=[*BELIEVED, *settings.trusted_proxies],
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
    )
