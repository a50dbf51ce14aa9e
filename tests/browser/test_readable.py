"""Every title's board can be read as the page shows it: on a desktop, on a laptop, on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from karawela.engine import registry
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME, RANDOM_BOT

LEAST = 11
"""Pixels of the smallest text that must be read."""
SCREENS = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
TEXTS = """(least) => {
  const ornament = "[data-ornament], [aria-hidden=true], defs"
  const texts = [...document.querySelectorAll("svg.board text")]
  const seen = texts.filter((text) => !text.closest(ornament) && text.textContent.trim() && text.checkVisibility())
  const sizes = seen.map((text) => {
    const { a, b } = text.getScreenCTM()
    return [text.textContent.trim(), parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)]
  })
  const small = sizes.filter(([, size]) => size < least - 0.05)
    .map(([words, size]) => `${size.toFixed(1)} px: ${words}`)
  return { count: seen.length, small: [...new Set(small)].sort() }
}"""
MOVES = 10
"""So far into a game, at which all kinds of pieces lie about."""
MODULES = ("fog_places", "fog_upgrades", "skirmishes", "adventure_hunters", "rubies", "retirement")
LARGEST: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{title: (title, 2, {}) for title in registry.titles()},
    "conquest on nine boxes": ("conquest", 3, {"boxes": "9"}),
    "maracaibo with all modules": ("maracaibo", 3, dict.fromkeys(MODULES, True)),
    "maracaibo alone": ("maracaibo", 0, {}),
    "tiny_epic with the curse": ("tiny_epic", 3, {"amdiak": True}),
    "tiny_epic against the ghost pirate": ("tiny_epic", 0, {"amdiak": True, "solo": "ghost_pirate"}),
}
"""What is played: the title, how many others there are, options."""


def arrive(visitor: Visitor, what: str, screen: str) -> None:
    """Sits down at a table that has been played at."""
    width, height = SCREENS[screen]
    title, others, options = LARGEST[what]
    visitor.page.set_viewport_size({"width": width, "height": height})
    table = visitor.program.open_table(ME, *[RANDOM_BOT] * others, title=title, options=options)
    played = 0
    while played < MOVES:
        asked = visitor.program.options(table)
        if asked["options"]:
            visitor.program.move(table, asked["options"][0]["move"])
            played += 1
    visitor.at(table)
    visitor.my_turn()
    tall = 1 if screen == "phone" else 0
    visitor.page.wait_for_function("(tall) => document.getElementById('table').dataset.tall === `${tall}`", arg=tall)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("what", LARGEST)
def test_nothing_on_a_board_is_too_small_to_be_read(welcome: Welcome, what: str, screen: str) -> None:
    """At the size that the page itself chooses, no text is under 11 px but for ornament."""
    ada = welcome("Ada", phone=screen == "phone")
    arrive(ada, what, screen)
    texts: dict[str, Any] = ada.js(TEXTS, LEAST)
    assert texts["count"]
    assert not texts["small"], f"{len(texts['small'])} texts: " + "; ".join(texts["small"][:12])


@pytest.mark.parametrize("title", registry.titles())
def test_words_beside_the_board_can_be_read(welcome: Welcome, title: str) -> None:
    """Panels and bar: nothing under 12 px but the small numbers of keys; nothing in the column is cut off sideways."""
    ada = welcome("Ada", "pl")
    arrive(ada, title, "laptop")
    small = ada.js(
        """() => [...document.querySelectorAll(".players *, .bar *")]
          .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .filter((each) => each.checkVisibility() && !each.closest("kbd, .hidden-text, [aria-hidden=true]"))
          .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 12)
          .map((each) => each.outerHTML.slice(0, 90))"""
    )
    assert small == []
    assert (
        ada.js(
            "() => (({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.players'))"
        )
        <= 0
    )
