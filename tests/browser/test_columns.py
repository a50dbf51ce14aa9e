"""The board has the room: a bar of one height, columns that fold and stay so, and nothing that shifts after a push."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from karawela.engine import registry
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME, RANDOM_BOT

WIDE = {"width": 1440, "height": 900}
HIGHEST = 120
"""Pixels that the bar may take on a desktop."""
LARGEST_SHIFT = 0.1
"""What browsers call good: options in the bar change, nothing else does."""
PLACES = """() => ["#part-question", "#pane", ".table-head", "#part-players"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
  return [x, y, width, height]
})"""
WATCH = """() => {
  window.shifts = []
  const watch = new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
  watch.observe({ type: "layout-shift", buffered: true })
}"""


def sit(visitor: Visitor, title: str, width: int = WIDE["width"], height: int = WIDE["height"]) -> str:
    visitor.page.set_viewport_size({"width": width, "height": height})
    table = visitor.program.open_table(ME, RANDOM_BOT, title=title)
    visitor.at(table)
    visitor.my_turn()
    return table


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("title", registry.titles())
def test_nothing_moves_whatever_is_asked(welcome: Welcome, title: str, phone: bool) -> None:
    """Twelve questions later bar, board, heading and players are where they were, as high as they were."""
    ada = welcome("Ada", "pl", phone=phone)
    table = sit(ada, title, **({"width": 390, "height": 844} if phone else WIDE))
    before, rng = ada.js(PLACES), random.Random(2)
    ada.js(WATCH)
    for _ in range(12):
        if not ada.is_asked():
            break  # one game of Conquest in a hundred and fifty is over so soon
        moves, seq = ada.look()["moves"], ada.seq
        answer = ada.program.move(table, rng.choice(moves), seq).raise_for_status()
        ada.sees(answer.json()["seq"])  # who chooses together with others may see their choices first
        assert ada.js(PLACES) == before
    assert phone or before[0][3] <= HIGHEST
    assert max(ada.js("() => window.shifts"), default=0) < LARGEST_SHIFT


def test_a_stranger_sees_the_board_and_not_the_log(ada: Visitor) -> None:
    """Under 1500 px the log is folded at first; who opens it finds it open the next time, and the other way round."""
    table = sit(ada, "santiago")
    expect(ada.find("#drawer")).to_be_hidden()
    wide = ada.find("#pane").bounding_box()
    assert wide is not None and wide["width"] > 1200 and wide["height"] > 720
    ada.page.keyboard.press("l")
    expect(ada.find("#panel-log")).to_be_visible()
    ada.at(table)
    expect(ada.find("#panel-log")).to_be_visible()
    ada.page.keyboard.press("l")
    expect(ada.find("#drawer")).to_be_hidden()
    ada.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(ada.find("#drawer")).to_be_hidden()


def test_a_large_screen_has_the_log_beside_the_board(ada: Visitor) -> None:
    sit(ada, "santiago", width=1920, height=1080)
    expect(ada.find("#panel-log")).to_be_visible()
    expect(ada.find("[data-panel=log]")).to_have_attribute("aria-expanded", "true")


def test_the_players_column_folds_and_stays_so(ada: Visitor) -> None:
    """By its button or by p; signs remain, and the board gets the room."""
    table = sit(ada, "santiago")
    name = ada.find(".person .name").first
    expect(name).to_be_visible()
    ada.find("[data-fold=people]").click()
    expect(name).to_be_hidden()
    expect(ada.find(".person .badge").first).to_be_visible()
    ada.at(table)
    expect(name).to_be_hidden()
    ada.page.keyboard.press("p")
    expect(name).to_be_visible()


def test_the_players_panels_tell_what_is_open(ada: Visitor) -> None:
    """Everybody's facts and the aim stand beside the board, each fact with words for who does not see its sign."""
    sit(ada, "santiago")
    expect(ada.find(".aim")).to_be_visible()
    expect(ada.find(".person")).to_have_count(2)
    for person in ada.find(".person").all():
        assert person.locator(".fact").count() >= 3
    for fact in ada.find(".person .fact").all():
        assert len((fact.text_content() or "").split()) >= 2


def test_the_help_tells_of_keys_wheel_and_fingers(welcome: Welcome) -> None:
    """With a mouse of keys and wheel, on a touch screen of fingers."""
    ada = welcome("Ada")
    sit(ada, "treasure_map")
    ada.page.keyboard.press("?")
    expect(ada.find("#menu")).to_contain_text("Wheel")
    expect(ada.find(".key-pinch")).to_be_hidden()
    jan = welcome("Jan", "pl", phone=True)
    jan.at(jan.program.open_table(ME, RANDOM_BOT, title="treasure_map"))
    jan.find("[data-dialog=menu]").tap()
    expect(jan.find(".key-pinch")).to_be_visible()
    expect(jan.find(".key-wheel")).to_be_hidden()


@pytest.mark.parametrize("title", registry.titles())
def test_a_table_is_light(welcome: Welcome, title: str) -> None:
    """The first look at a table brings less than 300 KB over the wire."""
    ada = welcome("Ada")
    client = ada.context.new_cdp_session(ada.page)
    client.send("Network.enable")
    sizes: list[float] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    sit(ada, title)
    ada.page.wait_for_timeout(300)
    assert 0 < sum(sizes) < 300_000, f"{sum(sizes) / 1000:.0f} KB"
