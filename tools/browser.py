"""A Chromium for the browser tests: finds one, or installs it where that is possible. Prints its path.

In order: KARAWELA_CHROMIUM, a Chromium or Chrome on the PATH, Debian's package (as root), Playwright's own download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The path of a Chromium that is there."""
    given = os.environ.get("KARAWELA_CHROMIUM")
    if given:
        return given
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> str | None:
    """Debian's package, where we may install it."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "chromium"]):
        subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    return found()


def from_playwright() -> str | None:
    """Playwright's own build, where it can be fetched."""
    from playwright.sync_api import sync_playwright

    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr, check=False)
    with sync_playwright() as driver:
        path = driver.chromium.executable_path
    return path if os.path.exists(path) else None


def main() -> int:
    path = found() or from_debian() or from_playwright()
    if path is None:
        print(
            "no Chromium for the browser tests: install the package chromium, or set KARAWELA_CHROMIUM", file=sys.stderr
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
