"""A phone of 390 by 844: nothing sticks out, the choices are at the thumb, and everything can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.everywhere import PAGES, address_of
from tests.browser.visitor import PHONE, Visitor

THUMB = 44
PIXEL = 1
"""Scrolled things may lie between two pixels."""
SMALL_TARGETS = """(least) => {
  const links = "a.button, a.tool, a.home, nav a, .bar a"
  const targets = [...document.querySelectorAll(`button, select, summary, input, ${links}`)]
  return targets.filter((target) => target.type !== "hidden" && target.checkVisibility({ visibilityProperty: true }))
    .map((target) => target.matches("[type=radio], [type=checkbox]") ? target.closest("label") : target)
    .map((target) => [target, target.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([target, box]) => `${target.outerHTML.slice(0, 120)}: ${box.width} by ${box.height}`)
}"""
UNCOVERED = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""Nothing lies over it. To tap for trial counts as a tap, and the next one, if it comes at once, as its second."""
BOARD = """() => {
  const pane = document.getElementById("pane")
  const board = document.querySelector("svg.board").getBoundingClientRect()
  return { width: board.width, left: pane.scrollLeft, top: pane.scrollTop, seen: pane.clientWidth }
}"""


@pytest.fixture
def ada(welcome: Welcome) -> Visitor:
    return welcome("Ada", phone=True)


def at_table(ada: Visitor) -> None:
    ada.at(address_of("table in play", ada).rpartition("/")[2].partition("?")[0], seat=0)
    ada.my_turn()


@pytest.mark.parametrize("page", PAGES)
def test_no_page_is_wider_than_the_phone(ada: Visitor, page: str) -> None:
    """Nothing scrolls sideways, and what is to be pressed is large enough for a thumb."""
    ada.go(address_of(page, ada))
    assert ada.js("() => document.documentElement.scrollWidth") == PHONE[0]
    assert ada.js("() => [innerWidth, visualViewport.scale]") == [PHONE[0], 1]
    assert ada.js(SMALL_TARGETS, THUMB) == []


def test_choices_are_at_the_thumb(ada: Visitor) -> None:
    """The bar is at the lower edge; every option it shows can be brought into sight there, and a tap takes it."""
    at_table(ada)
    bar = ada.find("#part-question").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == pytest.approx(PHONE[1], abs=PIXEL)
    assert bar["y"] > PHONE[1] / 2
    for option in ada.find(".bar [data-move]:visible").all():
        option.scroll_into_view_if_needed()
        box = option.bounding_box()
        assert box is not None and box["height"] >= THUMB and box["width"] >= THUMB
        assert bar["y"] <= box["y"] and box["y"] + box["height"] <= PHONE[1] + PIXEL
        assert option.evaluate(UNCOVERED)
    seq = ada.seq
    ada.find(".bar [data-move]:visible").first.tap()
    ada.sees(seq + 1)


def test_the_board_is_zoomed_and_swiped(ada: Visitor) -> None:
    """By the button, by two fingers and by one; the page itself stays as it is."""
    at_table(ada)
    fingers = ada.context.new_cdp_session(ada.page)
    whole = ada.js(BOARD)
    assert whole["width"] == pytest.approx(whole["seen"], abs=PIXEL), "a board for tall screens is as wide as this one"

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    box = ada.find("#pane").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("touchStart", (x - 30, y), (x + 30, y))
    for reach in (45, 60, 90):
        touch("touchMove", (x - reach, y), (x + reach, y))
    touch("touchEnd")
    pinched = ada.js(BOARD)
    assert pinched["width"] == pytest.approx(3 * whole["width"], rel=0.05)
    touch("touchStart", (x + 100, y))
    for way in range(80, -80, -20):
        touch("touchMove", (x + way, y))
    touch("touchEnd")
    ada.page.wait_for_function("(left) => document.getElementById('pane').scrollLeft > left + 50", arg=pinched["left"])
    assert ada.js("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_panels_open_over_the_board_and_close(ada: Visitor) -> None:
    """Log, chat, rules and menu fit the screen and leave it again."""
    at_table(ada)
    for panel in ("log", "chat", "rules"):
        ada.find(f"[data-panel={panel}]").tap()
        shown = ada.find(f"#panel-{panel}")
        expect(shown).to_be_in_viewport()
        assert ada.js("() => document.documentElement.scrollWidth") == PHONE[0]
        assert ada.js(SMALL_TARGETS, THUMB) == []
        shown.locator("[data-close]").tap()
        expect(shown).not_to_be_in_viewport()
    ada.find("[data-dialog=menu]").tap()
    menu = ada.find("#menu").bounding_box()
    assert menu is not None and menu["x"] >= 0 and menu["x"] + menu["width"] <= PHONE[0]
    assert ada.js(SMALL_TARGETS, THUMB) == []
    ada.find("#menu [data-close]").tap()


def test_a_whole_turn_is_played_by_taps(ada: Visitor) -> None:
    """Options that have a thing on the board can be tapped there as well."""
    at_table(ada)
    thing = ada.find("svg.board [data-move]").first
    seq = ada.seq
    thing.scroll_into_view_if_needed()
    thing.tap()
    ada.sees(seq + 1)
