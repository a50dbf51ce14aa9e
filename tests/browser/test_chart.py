"""A chart on the board is moved and zoomed through its window: by mouse, wheel, fingers, buttons and keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import PHONE, Visitor
from tests.web.people import ME, RANDOM_BOT

SEEN = """() => {
  const chart = document.getElementById("chart")
  const [x, y, width, height] = chart.getAttribute("viewBox").split(" ").map(Number)
  const { a, e, f } = chart.parentNode.getScreenCTM()
  return { x, y, width, height, left: e, top: f, side: a * chart.width.baseVal.value }
}"""
PLACE = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
  return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }
}"""
WATCH = """() => {
  window.left = []
  const watch = new MutationObserver((changes) => window.left.push(...changes.map((change) => change.oldValue)))
  watch.observe(document.getElementById("chart"), { attributeFilter: ["viewBox"], attributeOldValue: true })
}"""
"""Keeps every part of the chart that is left for another one."""
TURNED = """async (address) => {
  const { depart } = await import(address)
  const board = document.getElementById("part-board")
  const needle = document.getElementById("needle")
  await new Promise(requestAnimationFrame)
  needle.setAttribute("transform", "rotate(300)")
  depart([board])
  needle.setAttribute("transform", "rotate(30)")
  await new Promise(requestAnimationFrame)
  return needle.getAnimations().map((each) => each.effect.getKeyframes().map(({ transform }) => transform))
}"""
SIZE = 720
OWN = "#go-here"
"""The own square while moving."""


def afloat(visitor: Visitor) -> None:
    """At a table of Treasure Map, and asked where to go; what just happened is read and closed."""
    visitor.at(visitor.program.open_table(ME, RANDOM_BOT, title="treasure_map"))
    while not visitor.my_turn()[0].startswith("step"):
        visitor.choose(visitor.my_turn()[0])
    if visitor.find("#stage").is_visible():
        visitor.find("[data-stage=close]").click()


def seen(visitor: Visitor) -> dict[str, float]:
    """Which part of the chart is shown, and where on the page."""
    return dict(visitor.js(SEEN))


def place(visitor: Visitor, selector: str) -> dict[str, float]:
    return dict(visitor.js(PLACE, selector))


def inside(visitor: Visitor, selector: str) -> bool:
    """Whether something is wholly within the chart's window."""
    box, window = place(visitor, selector), seen(visitor)
    across = window["left"] <= box["left"] and box["right"] <= window["left"] + window["side"]
    return across and window["top"] <= box["top"] and box["bottom"] <= window["top"] + window["side"]


def near(visitor: Visitor) -> dict[str, float]:
    """Zooms in on the own square, by keys; what is shown then."""
    visitor.find(f"{OWN} .choice").focus()
    for _ in range(2):
        visitor.page.keyboard.press("+")
    now = seen(visitor)
    assert now["width"] == pytest.approx(SIZE / 1.4**2, abs=0.1)
    return now


def drag(visitor: Visitor, x: float, y: float, across: float, along: float) -> None:
    mouse = visitor.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + across / 2, y + along / 2)
    mouse.move(x + across, y + along)
    mouse.up()


def is_the_sea(window: dict[str, float]) -> bool:
    """What is shown lies on the chart, nothing beyond it."""
    least, most = min(window["x"], window["y"]), max(window["x"] + window["width"], window["y"] + window["height"])
    return least >= 0 and most <= SIZE + 0.05


# ------------------------------------------------------------------ hands


def test_the_wheel_zooms_around_the_pointer(ada: Visitor) -> None:
    """What is under the pointer stays there, as long as the sea has more to show; further out than all of it nothing
    goes, further in than is of use neither."""
    afloat(ada)
    whole = seen(ada)
    assert (whole["x"], whole["y"], whole["width"]) == (0, 0, SIZE)
    x, y = whole["left"] + 0.6 * whole["side"], whole["top"] + 0.3 * whole["side"]
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, -300)
    ada.page.wait_for_function("() => document.getElementById('chart').viewBox.baseVal.width < 500")
    closer = seen(ada)
    assert closer["x"] + 0.6 * closer["width"] == pytest.approx(0.6 * SIZE, abs=1)
    assert closer["y"] + 0.3 * closer["height"] == pytest.approx(0.3 * SIZE, abs=1)
    assert closer["side"] == whole["side"], "the board itself keeps its size"
    for way, width in ((-3000, SIZE / 3), (5000, SIZE)):
        ada.page.mouse.wheel(0, way)
        script = "(width) => Math.abs(document.getElementById('chart').viewBox.baseVal.width - width) < 0.1"
        ada.page.wait_for_function(script, arg=width)
        assert is_the_sea(seen(ada))


def test_dragging_moves_the_sea_and_chooses_nothing(ada: Visitor) -> None:
    """Even where a drag begins and ends on what can be chosen; a plain click there does choose. The sea never leaves
    its window."""
    afloat(ada)
    before, seq = near(ada), ada.seq
    own = place(ada, OWN)
    side = before["side"] / before["width"] * 52
    drag(ada, own["x"], own["y"], -side, 0)
    after = seen(ada)
    assert after["x"] == pytest.approx(min(before["x"] + 52, SIZE - before["width"]), abs=0.1)
    assert after["y"] == pytest.approx(before["y"], abs=0.1)
    for across, along in ((900, 900), (-900, -900)):
        drag(ada, before["left"] + before["side"] / 2, before["top"] + before["side"] / 2, across, along)
        corner = 0 if across > 0 else SIZE - before["width"]
        assert (seen(ada)["x"], seen(ada)["y"]) == pytest.approx((corner, corner), abs=0.1)
    assert ada.seq == seq and not ada.find(".chosen").count()
    ada.page.keyboard.press("=")
    expect(ada.find("#chart")).to_have_attribute("viewBox", f"0 0 {SIZE} {SIZE}")
    own = place(ada, OWN)
    ada.page.mouse.click(own["x"], own["y"])
    ada.sees(seq + 1)
    expect(ada.find("#part-log")).to_contain_text("Ada: End the move here")


def test_fingers_pinch_swipe_and_tap(welcome: Welcome) -> None:
    """Two zoom the chart, one moves it, a tap chooses; the page and the board around it stay as they are."""
    ada = welcome("Ada", phone=True)
    afloat(ada)
    fingers = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    seq, whole, board = ada.seq, seen(ada), place(ada, "svg.board")
    x, y = PHONE[0] / 2, whole["top"] + 0.4 * whole["side"]
    touch("touchStart", (x - 20, y), (x + 20, y))
    for reach in (30, 45, 60):
        touch("touchMove", (x - reach, y), (x + reach, y))
    touch("touchEnd")
    pinched = seen(ada)
    assert pinched["width"] == pytest.approx(SIZE / 3, rel=0.03)
    assert place(ada, "svg.board") == board and pinched["side"] == whole["side"]
    assert is_the_sea(pinched)
    touch("touchStart", (x, y))
    for way in (20, 40, 60):
        touch("touchMove", (x, y - way))
    touch("touchEnd")
    assert seen(ada)["y"] == pytest.approx(pinched["y"] + 60 * pinched["width"] / pinched["side"], abs=2)
    assert ada.seq == seq
    assert ada.js("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
    ada.find("[data-zoom=fit]").tap()
    assert seen(ada)["width"] == SIZE
    ada.find(f"{OWN} .choice").tap()  # where no button lies over it: the ship begins anywhere
    ada.sees(seq + 1)


def test_while_all_of_it_is_seen_a_finger_swipes_the_board(welcome: Welcome) -> None:
    """What lies below the chart is reached as on every board."""
    ada = welcome("Ada", phone=True)
    afloat(ada)
    fingers = ada.context.new_cdp_session(ada.page)
    ada.js("() => { document.getElementById('pane').scrollTop = 0 }")
    window = seen(ada)
    y = window["top"] + window["side"] / 2
    places = [{"x": 150, "y": y - 30 * step, "id": 0} for step in range(5)]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": places[:1]})
    for point in places[1:]:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_function("() => document.getElementById('pane').scrollTop > 50")
    assert seen(ada)["width"] == pytest.approx(SIZE, rel=0.02)


# ------------------------------------------------------------------ keys


def test_buttons_and_keys_zoom_and_move(welcome: Welcome) -> None:
    """The buttons have names; their keys work while they or the chart have the focus, and choose no option then."""
    jan = welcome("Jan", "pl")
    afloat(jan)
    seq, keys = jan.seq, jan.page.keyboard
    jan.page.get_by_role("button", name="Większa").click()
    assert seen(jan)["width"] == pytest.approx(SIZE / 1.4, abs=0.1)
    jan.find("#chart").focus()
    assert jan.js("() => document.activeElement.id") == "chart"
    before = seen(jan)
    for key, axis, way in (("ArrowLeft", "x", -1), ("ArrowRight", "x", 1), ("ArrowUp", "y", -1), ("ArrowDown", "y", 1)):
        keys.press(key)
        now = seen(jan)
        assert now[axis] - before[axis] == pytest.approx(way * before["width"] / 5, abs=0.1)
        before = now
    keys.press("-")
    assert seen(jan)["width"] == SIZE
    jan.page.get_by_role("button", name="Większa").focus()
    keys.press("+")
    keys.press("+")
    assert seen(jan)["width"] < SIZE / 1.9
    keys.press("0")
    assert seen(jan)["width"] == SIZE
    assert jan.seq == seq, "0 is no option's number here"


def test_what_gets_the_focus_comes_into_sight(ada: Visitor) -> None:
    """Tab and arrows reach choices beyond the window, and the window follows."""
    afloat(ada)
    near(ada)
    window = seen(ada)
    middle = window["left"] + window["side"] / 2, window["top"] + window["side"] / 2
    far = [900 if window[side] > (SIZE - window["width"]) / 2 else -900 for side in ("x", "y")]
    drag(ada, *middle, *far)
    assert not inside(ada, f"{OWN} .halo")
    choices = ada.find("#chart [data-move][tabindex]")
    choices.first.focus()
    for _ in range(choices.count()):
        ada.page.keyboard.press("ArrowRight")
        assert ada.js("() => document.activeElement.closest('#chart [data-move]') !== null")
        move = ada.js("() => document.activeElement.dataset.move")
        assert inside(ada, f'#chart [data-move="{move}"][tabindex] > .halo')
    assert is_the_sea(seen(ada))


# ------------------------------------------------------------------ time


def test_what_is_looked_at_stays_when_the_board_changes(ada: Visitor) -> None:
    """A step brings some layers of the board, a new connection all of it; not even for a moment is it elsewhere, or
    pieces would travel from there."""
    afloat(ada)
    window = near(ada)
    table = ada.page.url.rpartition("/")[2]
    options = [move for move in ada.look()["moves"] if move.startswith("step") and inside(ada, f"#go-{move[5:]}")]
    ada.choose(options[0])
    assert seen(ada) == window
    ada.mark()
    ada.js(WATCH)
    ada.forgive("ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED")
    ada.context.set_offline(True)
    ada.program.move(table, "end_move").raise_for_status()
    seq = int(ada.program.options(table)["seq"])
    ada.context.set_offline(False)
    ada.sees(seq)
    assert ada.is_marked()
    now = seen(ada)
    assert now["width"] == window["width"] and is_the_sea(now)
    assert f"0 0 {SIZE} {SIZE}" not in ada.js("() => window.left")


@pytest.mark.parametrize("motion", [True, False])
def test_a_button_glides_only_where_motion_is_wanted(welcome: Welcome, motion: bool) -> None:
    """Without motion the window is where it should be at once."""
    ada = welcome("Ada", motion=motion)
    afloat(ada)
    script = """() => {
      const chart = document.getElementById("chart")
      document.querySelector("[data-zoom=in]").click()
      return chart.viewBox.baseVal.width
    }"""
    at_once = ada.js(script)
    assert (at_once == SIZE) is motion
    ada.page.wait_for_function("() => Math.abs(document.getElementById('chart').viewBox.baseVal.width - 514.29) < 0.1")


def test_a_needle_turns_clockwise_to_where_it_points(ada: Visitor) -> None:
    """What only turns does not travel: from 300 to 30 degrees it goes on by 90."""
    afloat(ada)
    address = ada.js("() => document.querySelector('link[href$=\"js/motion.js\"]').href")
    ada.page.emulate_media(reduced_motion="no-preference")
    frames: list[list[Any]] = ada.js(TURNED, address)
    assert frames == [["rotate(-90deg)", "rotate(0deg)"]]


def test_a_board_without_a_chart_is_zoomed_as_a_whole(ada: Visitor) -> None:
    """The same buttons and keys."""
    ada.at(ada.program.open_table(ME, {"kind": "me", "name": "Bea"}, options={"first_player": "1"}), seat=1)
    ada.my_turn()
    before = place(ada, "svg.board")
    ada.find("[data-zoom=in]").click()
    after = place(ada, "svg.board")
    assert after["right"] - after["left"] > 1.3 * (before["right"] - before["left"])
    expect(ada.find(".key-pan").first).to_be_hidden()
