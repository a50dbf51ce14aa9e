"""How a server is run: what the command hands to its server processes, and how they share the bots' workers."""

from __future__ import annotations

import os

import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from karawela.web.doors.limits import Limits
from karawela.web.serving import believed
from karawela.web.settings import Settings, from_environment


def test_every_setting_reaches_the_server_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen is read from the environment again; what nobody chose has its default."""
    chosen = Settings(
        database="postgresql://here/club",
        workers=3,
        bot_pace=0.25,
        bot_workers=7,
        requests_a_minute=90,
        secure_cookies=True,
        trusted_proxies=("10.0.0.2", "fd00::/8"),
        address="http://club.example/",
        limits=Limits(streams=12),
    )
    assert {name for name in Settings.__slots__ if getattr(chosen, name) == getattr(Settings(), name)} == set()
    for settings in (chosen, Settings()):
        for name, value in settings.environment().items():
            monkeypatch.setenv(name, value)
        assert from_environment() == settings
    for name in Settings().environment():
        monkeypatch.delenv(name)
    assert from_environment() == Settings()


@pytest.mark.parametrize(
    ("cores", "workers", "chosen", "each"),
    [(8, 1, 0, 8), (8, 2, 0, 4), (8, 3, 0, 3), (2, 2, 0, 2), (1, 1, 0, 2), (8, 4, 2, 1), (2, 2, 5, 2), (2, 1, 1, 1)],
)
def test_bots_think_by_cores_unless_somebody_chose(
    monkeypatch: pytest.MonkeyPatch, cores: int, workers: int, chosen: int, each: int
) -> None:
    """A core each over all server processes, with two for each of them, so that one is left for what is short; never
    more than were chosen, but one for each of them."""
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert Settings(workers=workers, bot_workers=chosen).thinkers == each


def test_trusted_proxies_are_known_by_either_writing_of_ipv4() -> None:
    """On a socket of IPv6 the server meets IPv4 as `::ffff:a.b.c.d`; nobody else is believed for that."""
    known = _TrustedHosts(believed(Settings(trusted_proxies=("10.0.0.2", "192.0.2.128/25", "fd00::/8"))))
    for host in ("127.0.0.1", "10.0.0.2", "192.0.2.128", "192.0.2.255"):
        assert host in known, host
        assert f"::ffff:{host}" in known, host
    for host in ("127.0.0.2", "10.0.0.3", "192.0.2.127", "192.0.3.128"):
        assert host not in known, host
        assert f"::ffff:{host}" not in known, host
    for host in ("::1", "fd00::7"):
        assert host in known, host
    for host in ("::2", "fe00::7", "::ffff:0:0", "::10.0.0.2"):
        assert host not in known, host
