"""What a session is called in its owner's list."""

from __future__ import annotations

import pytest

from karawela.web.accounts.devices import device_of

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)"
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0", "Firefox, Linux"),
        (f"{WINDOWS} Safari/537.36", "Chrome, Windows"),
        (f"{WINDOWS} Safari/537.36 Edg/125.0.0.0", "Edge, Windows"),
        (f"{WINDOWS} Safari/537.36 OPR/110.0.0.0", "Opera, Windows"),
        (f"{MAC}605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15", "Safari, macOS"),
        (f"{PHONE} Version/17.5 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        (f"{PHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1", "Chrome, iPhone"),
        (f"{PHONE} FxiOS/126.0 Mobile/15E148 Safari/605.1.15", "Firefox, iPhone"),
        (f"{ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36", "Samsung Internet, Android"),
        (f"{ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Something else (Linux)", "Linux"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_browser_is_known_by_its_family_and_system(agent: str, device: str) -> None:
    """Though every one says that it is like another."""
    assert device_of(agent) == device
