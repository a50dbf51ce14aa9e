"""What a session is called in its owner's list: the browser's family and the system, as the browser says them."""

from __future__ import annotations

PROGRAM = "program"
"""The label of a session that was begun through the API."""
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What stands in a `User-Agent`, and what that is; the first that fits, as browsers also say what they resemble."""


def device_of(user_agent: str) -> str:
    """Such as `Firefox, Linux`; empty if neither is known."""
    found = (next((name for mark, name in known if mark in user_agent), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, found))
