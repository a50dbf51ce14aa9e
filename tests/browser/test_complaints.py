"""The watch over every page is awake: what it must notice, it notices."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor

DEEDS = {
    "console": "() => console.error('something is wrong')",
    "uncaught": "() => { setTimeout(() => { throw new Error('not caught') }) }",
    "Content Security Policy": "() => { document.body.setAttribute('onclick', 'window.hacked = 1') }",
    "violates": """() => {
      const script = document.createElement("script")
      script.textContent = "window.hacked = 1"
      document.body.append(script)
    }""",
    "another host": "() => { new Image().src = 'http://127.0.0.1:9/spy.png' }",
}


@pytest.mark.parametrize("sign", DEEDS)
def test_a_breach_is_noticed(ada: Visitor, sign: str) -> None:
    """Errors, exceptions, code or requests that the content security policy forbids."""
    ada.go("/credits")
    assert not ada.complaints
    ada.js(DEEDS[sign])
    for _ in range(100):
        if ada.complaints:
            break
        ada.page.wait_for_timeout(20)
    assert ada.complaints and (sign in ada.complaints[0] or sign == "another host")
    assert ada.js("() => window.hacked") is None
    ada.complaints.clear()
    ada.forgive("")
