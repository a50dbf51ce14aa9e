"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's own folder for Karawela's data."""
    return Path(platformdirs.user_data_dir("karawela", appauthor=False))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set; the defaults are for playing at home."""

    database: str = ""
    """A path, `sqlite:///...` or `postgresql://...`; empty: `harbour.sqlite` in the user's data folder."""
    bot_pace: float = 0.8
    """Seconds between two moves of bots, so that people can follow."""
    bot_workers: int = 1
    requests_a_minute: int = 600
    """Per client; 0 switches the limit off (behind a proxy that has its own, or for measuring)."""
    secure_cookies: bool = False
    """Set behind HTTPS."""

    @property
    def store_url(self) -> str:
        return self.database or str(data_folder() / "harbour.sqlite")


def from_environment() -> Settings:
    """The settings as `karawela serve` hands them to its server processes."""
    return Settings(
        database=os.environ.get("KARAWELA_DATABASE", ""),
        bot_pace=float(os.environ.get("KARAWELA_BOT_PACE", "0.8")),
        requests_a_minute=int(os.environ.get("KARAWELA_RATE", "600")),
        secure_cookies=bool(os.environ.get("KARAWELA_SECURE_COOKIES")),
    )
