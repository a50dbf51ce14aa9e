"""Breaks: the server dies, or nobody looks. The page comes back by itself, and nothing that was confirmed is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import BOT, ME, OPEN
from tests.web.server import Nursery, Server

CUT_OFF = (
    "net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)"
)
"""What the console says, whatever a page does about it, when a server dies."""
REMEMBER_STREAMS = """
  window.streams = []
  window.EventSource = class extends EventSource {
    constructor(...address) { super(...address); window.streams.push(this) }
  }
"""
HIDE = """(hidden) => {
  for (const [name, value] of [["hidden", hidden], ["visibilityState", hidden ? "hidden" : "visible"]])
    Object.defineProperty(document, name, { configurable: true, get: () => value })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


@pytest.fixture
def mortal(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    with nursery.server(str(tmp_path / "harbour.sqlite")) as server:
        yield server


def test_after_sigkill_the_page_goes_on_and_nothing_confirmed_is_lost(mortal: Server, welcome: Welcome) -> None:
    """The server is killed as soon as it has confirmed a choice, three times over, and started again on the same
    database: without a reload both pages show that choice and play on from it."""
    ada, bob = welcome("Ada", at=mortal), welcome("Bob", at=mortal)
    for person in (ada, bob):
        person.forgive(CUT_OFF)
    table = ada.program.open_table(ME, OPEN, options={"layout": "t"})
    bob.program.join(table)
    for person in (ada, bob):
        person.at(table)
        person.mark()
    for _ in range(3):
        mover = ada if ada.look()["mine"] else bob
        other = bob if mover is ada else ada
        move, seq = mover.my_turn()[0], mover.seq
        told = other.public()["log"]
        with mover.page.expect_response(f"**/table/{table}/move") as answer:
            mover.option(move).click()
        assert answer.value.status == 200
        mortal.kill()
        for person in (ada, bob):
            expect(person.find("#lost")).to_be_visible()
        mortal.start()
        for person in (ada, bob):
            expect(person.find("#lost")).to_be_hidden()
            person.sees(seq + 1)
            assert person.is_marked(), "nobody had to reload"
        assert ada.program.head(table)["seq"] == seq + 1
        assert len(other.public()["log"]) > len(told), "what was answered is told to the others"
        assert ada.public() == bob.public()
    mover = ada if ada.look()["mine"] else bob
    mover.choose(mover.my_turn()[0])


def test_a_choice_that_did_not_arrive_can_be_made_again(mortal: Server, welcome: Welcome) -> None:
    """While the server is away the page says so, changes nothing, and takes the choice when it is back."""
    ada = welcome("Ada", at=mortal)
    ada.forgive(CUT_OFF)
    table = ada.program.open_table(ME, BOT, options={"first_player": "1", "layout": "t"})
    ada.at(table)
    ada.mark()
    move, seq, before = ada.my_turn()[0], ada.seq, ada.public()
    mortal.kill()
    expect(ada.find("#lost")).to_be_visible()
    ada.option(move).click()
    expect(ada.find("#toasts")).to_contain_text("That did not reach the server")
    assert ada.seq == seq
    assert ada.public() == before
    mortal.start()
    expect(ada.find("#lost")).to_be_hidden()
    assert ada.my_turn()[0] == move, "and the session is still known"
    ada.choose(move)
    assert ada.is_marked()


def test_a_hidden_tab_closes_its_stream_and_catches_up(ada: Visitor, bob: Visitor) -> None:
    """Nothing is sent to a tab that nobody sees; back in sight, it shows what has happened, without a reload."""
    table = ada.program.open_table(ME, OPEN, options={"layout": "t", "first_player": "1"})
    bob.program.join(table)
    bob.context.add_init_script(REMEMBER_STREAMS)
    bob.at(table)
    bob.mark()
    open_streams = "() => window.streams.filter((stream) => stream.readyState !== EventSource.CLOSED).length"
    assert bob.js(open_streams) == 1
    with bob.page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        bob.js(HIDE, True)  # the request for the stream ends
    assert bob.js(open_streams) == 0
    seq = bob.seq
    bob.program.play_one(table)
    ada.program.play_one(table)
    assert bob.seq == seq
    assert bob.js("() => window.streams.length") == 1, "nor does it try"
    with bob.page.expect_response(re.compile("/stream")):
        bob.js(HIDE, False)
    bob.sees(seq + 2)
    assert bob.js(open_streams) == 1
    assert bob.is_marked()


def test_what_is_morphed_is_what_is_loaded(ada: Visitor, bob: Visitor) -> None:
    """After a while of live changes the page shows to the last attribute what a fresh one does."""
    table = ada.program.open_table(ME, OPEN, options={"layout": "t"})
    bob.program.join(table)
    ada.at(table)
    bob.at(table)
    for _ in range(24):
        mover = ada if ada.look()["mine"] else bob
        mover.choose(mover.my_turn()[0])
        for person in (ada, bob):
            person.sees(mover.seq)
    for person in (ada, bob):
        person.page.mouse.move(2, 2)
        live = person.drawn(), person.public(), person.look(), person.find("#part-question").inner_text()
        person.at(table)
        fresh = person.drawn(), person.public(), person.look(), person.find("#part-question").inner_text()
        assert live[0].splitlines() == fresh[0].splitlines()
        assert live[1:] == fresh[1:]
