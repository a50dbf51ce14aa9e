"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from karawela.web.doors.limits import Limits, read_limits

FEWEST_THINKERS = 2
"""One for short thoughts, so that nobody who plays against quick bots waits for the slow ones of others."""


def data_folder() -> Path:
    """The user's own folder for Karawela's data."""
    return Path(platformdirs.user_data_dir("karawela", appauthor=False))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set; the defaults are for playing at home."""

    database: str = ""
    """A path, `sqlite:///...` or `postgresql://...`; empty: `harbour.sqlite` in the user's data folder."""
    workers: int = 1
    """Server processes that one command runs; they share what is limited by client, and the bots' workers."""
    bot_pace: float = 0.8
    """Seconds between two moves of bots, so that people can follow."""
    bot_workers: int = 0
    """Processes in which bots think, of all server processes together; 0: by the cores of this machine, and at least
    two for each server process."""
    requests_a_minute: int = 600
    """Per client; 0 switches the limit off (behind a proxy that has its own, or for measuring)."""
    secure_cookies: bool = False
    """Set behind HTTPS."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed who a client is, besides those on this machine."""
    limits: Limits = field(default_factory=Limits)
    """What one client may take; no option of the command, as the defaults are for everybody, but `KARAWELA_LIMITS`."""
    address: str = ""
    """Where the server is found, for whoever tries to start another on the same file."""

    @property
    def store_url(self) -> str:
        return self.database or str(data_folder() / "harbour.sqlite")

    @property
    def thinkers(self) -> int:
        """In how many processes the bots of one server process think."""
        if not self.bot_workers:
            return max(FEWEST_THINKERS, -(-(os.cpu_count() or 1) // self.workers))
        return max(1, self.bot_workers // self.workers)

    def environment(self) -> dict[str, str]:
        """How these settings are handed to server processes."""
        return {
            "KARAWELA_DATABASE": self.database,
            "KARAWELA_WORKERS": str(self.workers),
            "KARAWELA_BOT_PACE": str(self.bot_pace),
            "KARAWELA_BOT_WORKERS": str(self.bot_workers),
            "KARAWELA_RATE": str(self.requests_a_minute),
            "KARAWELA_SECURE_COOKIES": "1" if self.secure_cookies else "",
            "KARAWELA_TRUSTED_PROXIES": ",".join(self.trusted_proxies),
            "KARAWELA_LIMITS": self.limits.as_text(),
            "KARAWELA_ADDRESS": self.address,
        }


def from_environment() -> Settings:
    """The settings as `karawela serve` hands them to its server processes."""
    given = Settings().environment() | os.environ
    return Settings(
        database=given["KARAWELA_DATABASE"],
        workers=int(given["KARAWELA_WORKERS"]),
        bot_pace=float(given["KARAWELA_BOT_PACE"]),
        bot_workers=int(given["KARAWELA_BOT_WORKERS"]),
        requests_a_minute=int(given["KARAWELA_RATE"]),
        secure_cookies=bool(given["KARAWELA_SECURE_COOKIES"]),
        trusted_proxies=tuple(filter(None, given["KARAWELA_TRUSTED_PROXIES"].split(","))),
        limits=read_limits(given["KARAWELA_LIMITS"]),
        address=given["KARAWELA_ADDRESS"],
    )
