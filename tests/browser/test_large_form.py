"""Whatever is pointed at, has the focus, is tapped or pressed long explains itself in a panel of our own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME, RANDOM_BOT

PLACES = """([x, y]) => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const thing = box(document.elementFromPoint(x, y).closest("[data-thing]"))
  const panel = box(document.getElementById("explain"))
  return { thing, panel, width: innerWidth, height: innerHeight }
}"""
NAME = """(selector) => {
  const thing = document.querySelector(selector)
  return thing.ariaLabel ?? thing.querySelector("title")?.textContent ?? ""
}"""
STILL = """() => {
  const pane = document.getElementById("pane").getBoundingClientRect()
  const acts = "[data-move], [data-route], [data-why], [data-pick]"
  for (const thing of document.querySelectorAll("svg.board [data-thing]")) {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const at = [x + width / 2, y + height / 2]
    const hit = document.elementFromPoint(...at)
    if (!thing.closest(acts) && at[1] > pane.top && at[1] < pane.bottom && hit && thing.contains(hit)) return at
  }
  return null
}"""
"""Where something in sight does nothing but explain itself."""
TITLED = """(selector) => {
  const found = []
  for (let each = document.querySelector(selector); each && each.id !== "table"; each = each.parentElement)
    if (each.querySelector(":scope > title") || each.hasAttribute("title")) found.push(each.outerHTML.slice(0, 80))
  return found
}"""


def at_maracaibo(visitor: Visitor) -> None:
    visitor.at(visitor.program.open_table(ME, RANDOM_BOT, title="maracaibo"))
    visitor.my_turn()


def hover(visitor: Visitor) -> list[float]:
    """Points at a component in sight; where that is."""
    spot: list[float] = visitor.js(STILL)
    visitor.page.mouse.move(*spot)
    return spot


def test_pointing_at_a_component_shows_it_large_beside_it(ada: Visitor) -> None:
    """Picture, name and words stand beside the thing, never over it and within the window; they go with the pointer."""
    at_maracaibo(ada)
    spot = hover(ada)
    expect(ada.find("#explain .thing h3")).not_to_be_empty()
    expect(ada.find("#explain .thing p").first).not_to_be_empty()
    places = ada.js(PLACES, spot)
    thing, panel = places["thing"], places["panel"]
    apart = panel["left"] >= thing["right"] or panel["right"] <= thing["left"]
    assert apart or panel["top"] >= thing["bottom"] or panel["bottom"] <= thing["top"]
    assert panel["left"] >= 0 and panel["top"] >= 0
    assert panel["right"] <= places["width"] and panel["bottom"] <= places["height"]
    ada.page.mouse.move(3, 3)
    expect(ada.find("#explain")).to_be_hidden()


def test_the_browsers_own_tooltip_stays_away_and_names_stay(ada: Visitor) -> None:
    """While something is pointed at, nothing around the pointer has a title; its accessible name is what it was."""
    at_maracaibo(ada)
    before = ada.drawn()
    choice = "svg.board [data-move]"
    said = ada.js(NAME, choice)
    assert said and ada.js(TITLED, choice)
    ada.find(choice).first.hover(force=True)
    assert ada.js(TITLED, choice) == []
    assert ada.js(NAME, choice) == said
    ada.page.mouse.move(3, 3)
    assert ada.js(TITLED, choice)
    assert ada.drawn() == before


def test_a_component_is_fetched_once(ada: Visitor) -> None:
    """Who points at it again asks nobody."""
    at_maracaibo(ada)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/things/" in request.url else None)
    for _ in range(3):
        hover(ada)
        expect(ada.find("#explain .thing")).to_be_visible()
        ada.page.mouse.move(3, 3)
        expect(ada.find("#explain")).to_be_hidden()
    assert len(asked) == 1


def test_the_focus_shows_it_too(ada: Visitor) -> None:
    """By keys as by the mouse: an option of the bar that names a component shows that component."""
    at_maracaibo(ada)
    option = ada.find(
        ".bar [data-thing]:visible, svg.board [data-thing][tabindex], svg.board [tabindex] [data-thing]"
    ).first
    ada.page.keyboard.press("Tab")
    ada.js("(thing) => thing.closest('[tabindex], button').focus()", option.element_handle())
    expect(ada.find("#explain")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_tap_opens_a_sheet_and_says_it(welcome: Welcome, language: str) -> None:
    """On a phone: a tap on what can't be chosen; it is read out, chooses nothing, and closes again."""
    ada = welcome("Ada", language, phone=True)
    at_maracaibo(ada)
    seq = ada.seq
    still = ada.js(STILL)
    assert still, "something in sight does nothing but explain itself"
    ada.page.touchscreen.tap(*still)
    sheet = ada.find("#explain")
    expect(sheet.locator("h3")).not_to_be_empty()
    box = sheet.bounding_box()
    assert box is not None and box["x"] == 0 and box["y"] + box["height"] == pytest.approx(844, abs=1)
    expect(ada.find("#announcer")).to_contain_text(sheet.locator("h3").inner_text())
    sheet.locator("[data-unpin]").tap()
    expect(sheet).to_be_hidden()
    assert ada.seq == seq


def test_a_rule_of_the_large_form_opens_in_the_drawer(ada: Visitor) -> None:
    """A click on what does nothing else keeps the panel; its rule leads to the rules beside the board."""
    at_maracaibo(ada)
    still = ada.js(STILL)
    assert still, "something in sight does nothing but explain itself"
    ada.page.mouse.click(*still)
    link = ada.find("#explain .thing a")
    rule = link.inner_text()
    assert rule.startswith("POM-")
    link.click()
    expect(ada.find("#panel-rules")).to_be_visible()
    expect(ada.find(f'#found [id="{rule}"] dt')).to_have_text(rule)
    expect(ada.find("#explain")).to_be_hidden()


TOLD = """() => {
  const [panel, words] = ["explain", "explain-words"].map((id) => document.getElementById(id))
  const options = [...document.querySelectorAll(".bar .option")].map((option) => option.ariaLabel ?? "")
  return { words: panel.checkVisibility() ? words.textContent : "", options: [...options, ""] }
}"""
"""The words beside the pointer, and what all options say that are there now."""


def test_what_says_something_else_now_is_not_explained_as_before(ada: Visitor) -> None:
    """The pointer rests on an option while one question follows another: no words of an old one stay beside it."""
    at_maracaibo(ada)
    table, panel, explained = ada.page.url.rpartition("/")[2], ada.find("#explain"), 0
    for _ in range(24):
        ada.my_turn()
        ada.find(".bar .option:visible").first.hover()
        words = panel.text_content() if panel.is_visible() else None
        explained += words is not None
        ada.program.play_one(table)
        ada.sees(ada.program.head(table)["seq"])
        told = ada.js(TOLD)  # at one moment: the browser notices a little later what lies under a pointer that rests
        assert any(told["words"] in option for option in told["options"]), told
    assert explained, "nothing was explained at all"
