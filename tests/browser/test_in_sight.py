"""On a phone nobody pans blindly: after every push each choice that has a place on the board is in sight, or an arrow
at the edge counts it and leads to it; what ends something is pinned in the bar."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from karawela.engine import registry
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME, RANDOM_BOT

SIGHT = """() => {
  const pane = document.getElementById("pane").getBoundingClientRect()
  const chart = document.querySelector("svg.board [data-pan]")
  const window = (thing) => {
    if (!chart || !chart.contains(thing)) return pane
    const { a, d, e, f } = chart.parentNode.getScreenCTM()
    const [x, y, width, height] = ["x", "y", "width", "height"].map((side) => chart[side].baseVal.value)
    return new DOMRect(a * x + e, d * y + f, a * width, d * height)
  }
  const boxOf = (thing) => (thing.querySelector(":scope > :is(.halo, .hit)") ?? thing).getBoundingClientRect()
  const inside = (x, y, box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
  const pinned = new Set([...document.querySelectorAll(".endings [data-move]")].map((ending) => ending.dataset.move))
  const choices = [...document.querySelectorAll("svg.board :is([data-move], [data-route])[tabindex]")]
    .filter((choice) => !pinned.has(choice.dataset.move))
  const things = [...new Set(choices.map((choice) => choice.closest("[data-pick]") ?? choice))]
  const out = things.filter((thing) => {
    const box = boxOf(thing)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return !inside(x, y, pane) || !inside(x, y, window(thing))
  })
  const counted = [...document.querySelectorAll(".arrow")].reduce((sum, arrow) => sum + Number(arrow.textContent), 0)
  const listed = new Set([...document.querySelectorAll(".bar [data-move]")].map((option) => option.dataset.move))
  const moves = [...new Set(choices.map((choice) => choice.dataset.move))].filter(Boolean)
  return { things: things.length, out: out.length, counted, unlisted: moves.filter((move) => !listed.has(move)) }
}"""
SETTLED = (
    "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(go))))"
)


# Just before each painting, when all else of the frame is done: what disagrees is what somebody would have seen.
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
WATCH = (
    "() => { const sight = "
    + SIGHT
    + """
  window.wrong = []
  window.frames = 0
  const ruler = document.body.appendChild(document.createElement("i"))
  ruler.style.cssText = "position: fixed; left: 0; top: 0; height: 1px; width: 1px; visibility: hidden"
  new ResizeObserver(() => {
    window.frames += 1
    const { things, out, counted } = sight()
    if (out !== counted) window.wrong.push({ things, out, counted })
  }).observe(ruler)
  const turn = () => {
    ruler.style.width = ruler.style.width === "1px" ? "2px" : "1px"
    requestAnimationFrame(turn)
  }
  turn()
}"""
)


def sight(visitor: Visitor) -> dict[str, Any]:
    """How many choices lie on the board, how many of them out of sight, and how many the arrows count."""
    visitor.js(SETTLED)
    return dict(visitor.js(SIGHT))


@pytest.mark.parametrize("title", registry.titles())
def test_after_every_push_each_choice_can_be_reached(welcome: Welcome, title: str) -> None:
    """The first thirty questions of a game on a phone: what is out of sight is counted by an arrow, and listed."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title=title))
    rng = random.Random(3)
    ada.js(WATCH)
    asked = placed = 0
    while asked < 30:
        moves = ada.my_turn()
        now = sight(ada)
        assert not now["unlisted"]
        placed += now["things"]
        move, seq = rng.choice(moves), ada.seq
        ada.program.move(ada.page.url.rpartition("/")[2], move, seq).raise_for_status()
        ada.sees(seq + 1)
        asked += 1
    assert placed > 30
    assert ada.js("() => window.wrong") == []


def test_no_frame_shows_the_arrows_of_another_board(welcome: Welcome) -> None:
    """A step of the log and back again: in each frame arrows count what the board of that frame has out of sight."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="conquest"))
    rng = random.Random(3)
    ada.js(WATCH)
    for _ in range(8):
        move, seq = rng.choice(ada.my_turn()), ada.seq
        ada.program.move(ada.page.url.rpartition("/")[2], move, seq).raise_for_status()
        ada.sees(seq + 1)
        ada.my_turn()
        ada.js("() => [...document.querySelectorAll('#part-log [data-act=at]')].at(-1).click()")
        ada.page.wait_for_selector("#table.past")
        ada.js(A_FRAME)
        ada.js("() => document.querySelector('[data-stage=now]').click()")
        ada.page.wait_for_selector("#table:not(.past)")
        ada.js(A_FRAME)
    assert ada.js("() => window.frames") >= 16, "a frame of each board at least"
    assert ada.js("() => window.wrong") == []


def test_an_arrow_leads_to_what_it_counts(welcome: Welcome) -> None:
    """Somebody who has swiped away finds back: a tap on the arrow brings a choice into sight."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="treasure_map"))
    while not ada.my_turn()[0].startswith("step"):
        ada.choose(ada.my_turn()[0])
    ada.js("() => { const pane = document.getElementById('pane'); pane.scrollTop = pane.scrollHeight }")
    expect(ada.find(".arrow.up")).to_be_visible()
    before = sight(ada)
    assert before["out"] == before["counted"] > 0
    box = ada.find(".arrow.up").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    ada.find(".arrow.up").tap()
    ada.page.wait_for_function("() => !document.querySelector('.arrow.up')")
    after = sight(ada)
    assert after["out"] == after["counted"] < before["out"]


def test_a_turned_phone_gets_another_board(welcome: Welcome) -> None:
    """Upright it is composed for a tall screen, across for a wide one; the next page knows it at once."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="maracaibo"))
    shape = (
        "() => { const { width, height } = document.querySelector('svg.board').viewBox.baseVal; return width / height }"
    )
    ada.page.wait_for_function("() => document.getElementById('table').dataset.tall === '1'")
    assert ada.js(shape) < 1
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.page.wait_for_function("() => document.getElementById('table').dataset.tall === '0'")
    assert ada.js(shape) > 1
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_function("() => document.getElementById('table').dataset.tall === '1'")
    answer = ada.page.request.get(ada.page.url).text()
    assert 'data-tall="1"' in answer


def test_the_own_purse_stands_over_the_question(welcome: Welcome) -> None:
    """One line of the own facts, right above the bar; the zoom buttons lie over nothing of the board."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="santiago"))
    ada.my_turn()
    purse, bar, pane = (ada.find(each).bounding_box() for each in (".purse", "#part-question", "#pane"))
    assert purse is not None and bar is not None and pane is not None
    assert purse["y"] + purse["height"] == pytest.approx(bar["y"], abs=1)
    assert purse["height"] < 50
    for wish in ("in", "out", "fit"):
        button = ada.find(f"[data-zoom={wish}]").bounding_box()
        assert button is not None and button["y"] + button["height"] <= pane["y"] + 1
