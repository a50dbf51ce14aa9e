"""Every page before axe: nothing serious, on a large screen and a small one, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.everywhere import PAGES, address_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GRAVE = ("serious", "critical")


def findings(visitor: Visitor, within: str) -> list[str]:
    """What axe finds grave, with the places."""
    result: dict[str, Any] = Axe().run(visitor.page, within).response
    return [
        f"{finding['id']} ({finding['impact']}): {finding['help']}\n    "
        + "\n    ".join(f"{node['target']} {node['html'][:160]}" for node in finding["nodes"][:5])
        for finding in result["violations"]
        if finding["impact"] in GRAVE
    ]


def everywhere(visitor: Visitor, what: str, within: str = "html") -> None:
    """Looks at the page as it is, or at something on it, in all four surroundings."""
    found = []
    for width, height in (DESKTOP, PHONE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            found += [f"{what}, {width} px, {scheme}: {finding}" for finding in findings(visitor, within)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_serious(ada: Visitor, page: str) -> None:
    """Names, roles, contrast, landmarks, focus: as far as a program can tell."""
    ada.go(address_of(page, ada))
    everywhere(ada, page)


@pytest.mark.parametrize("opened", ["chat", "rules", "menu", "reasons"])
def test_axe_finds_nothing_serious_in_what_opens_over_a_table(ada: Visitor, opened: str) -> None:
    """Panels and dialogs, too."""
    ada.at(address_of("table in play", ada).rpartition("/")[2].partition("?")[0], seat=0)
    ada.page.keyboard.press({"chat": "c", "rules": "r", "menu": "?", "reasons": "w"}[opened])
    shown = f"#panel-{opened}" if opened in ("chat", "rules") else f"#{opened}"
    ada.find(shown).wait_for(state="visible")
    if opened == "rules":
        ada.find("#found .chapter").first.wait_for()
    everywhere(ada, opened, shown)
