"""The captain's hints at the table, and the analysis after the game, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from karawela.engine import read_record, verify
from tests.browser.conftest import Welcome
from tests.browser.test_axe import everywhere
from tests.browser.visitor import Visitor
from tests.web.people import BOT, ME, RANDOM_BOT

SHORT = {"layout": "t", "turn_limit": "6"}


def at_a_loss(visitor: Visitor) -> str:
    """A practice table where the visitor has several options; the page shows it."""
    table = visitor.program.open_table(ME, BOT, options={"layout": "t"})
    while len(visitor.program.options(table)["options"]) < 3:
        if visitor.program.options(table)["options"]:
            visitor.program.play_one(table)
    visitor.at(table)
    visitor.my_turn()
    return table


def focused(visitor: Visitor) -> str:
    """What has the focus: its id, or the number of an idea."""
    return str(visitor.js("() => document.activeElement.dataset.idea ?? document.activeElement.id"))


def test_the_hint_by_keyboard_alone(ada: Visitor) -> None:
    """`h` opens it with the focus inside, the first line is read out, arrows walk, a number chooses, Escape leaves."""
    at_a_loss(ada)
    moves = ada.look()["moves"]
    ada.page.keyboard.press("h")
    expect(ada.find("#counsel")).to_be_visible()
    ada.find(".idea").first.wait_for()
    expect(ada.find("#counsel-said")).to_have_text(re.compile(r"^The captain would choose: .+ \d+% of the tries"))
    expect(ada.find("#counsel-thinking")).to_be_hidden()
    assert focused(ada) == "1"
    ada.page.keyboard.press("ArrowDown")
    assert focused(ada) == "2"
    ideas = ada.find(".idea").evaluate_all("(all) => all.map((each) => each.dataset.move)")
    assert 2 <= len(ideas) <= 5 and set(ideas) <= set(moves)
    ada.page.keyboard.press("Escape")
    expect(ada.find("#counsel")).to_be_hidden()
    before = ada.seq
    ada.page.keyboard.press("h")
    ada.find(".idea").first.wait_for()
    chosen = ada.find(".idea").first.get_attribute("data-move")
    ada.page.keyboard.press("1")
    expect(ada.find("#counsel")).to_be_hidden()
    ada.sees(before + 1)
    assert chosen in moves


def test_an_idea_that_is_pressed_is_chosen(ada: Visitor) -> None:
    """The button in the bar opens the dialog, and an idea in it is an option like any other."""
    table = at_a_loss(ada)
    before = ada.seq
    ada.find("[data-act=hint]").click()
    ada.find(".idea").first.wait_for()
    move = ada.find(".idea").nth(1).get_attribute("data-move")
    ada.find(".idea").nth(1).click()
    ada.sees(before + 1)
    expect(ada.find("#counsel")).to_be_hidden()
    ada.program.play_out(table)
    record = read_record(ada.page.request.get(f"/table/{table}/record").text())
    assert any(line.text == move for line in record.lines)


def test_a_hint_goes_when_the_table_moves_on(ada: Visitor) -> None:
    """Somebody with the same account chooses elsewhere: what is shown, or still thought of, is dropped in silence."""
    table = at_a_loss(ada)
    ada.find("[data-act=hint]").click()
    ada.find(".idea").first.wait_for()
    ada.program.play_one(table)
    expect(ada.find("#counsel")).to_be_hidden()
    ada.forgive("status of 409")
    while len(ada.program.options(table)["options"]) < 2:
        if ada.program.options(table)["options"]:
            ada.program.play_one(table)
    ada.sees(ada.program.options(table)["seq"])
    ada.find("[data-act=hint]").click()
    expect(ada.find("#counsel-thinking")).to_be_visible()
    ada.program.play_one(table)
    expect(ada.find("#counsel")).to_be_hidden()
    assert not ada.find(".toast").count()


def test_trouble_is_told_in_words(welcome: Welcome) -> None:
    """In Polish, too: a hint that the server refuses closes the dialog and says why."""
    ada = welcome("Ada", "pl")
    at_a_loss(ada)
    ada.forgive("status of 429")
    ada.page.route(
        "**/hint", lambda route: route.fulfill(status=429, json={"status": 429, "error": "Kapitan jest zajęty."})
    )
    ada.find("[data-act=hint]").click()
    expect(ada.find(".toast")).to_contain_text("Kapitan jest zajęty.")
    expect(ada.find("#counsel")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious_in_a_hint(welcome: Welcome, phone: bool) -> None:
    """And on a phone all of it fits the screen."""
    ada = welcome("Ada", phone=phone)
    at_a_loss(ada)
    ada.find("[data-act=hint]").click()
    ada.find(".idea").first.wait_for()
    box = ada.find("#counsel").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= (390 if phone else 1280)
    everywhere(ada, "hint", "#counsel")


def test_the_analysis_from_the_end_of_a_game_to_what_if(ada: Visitor) -> None:
    """The ended table leads to it, it works and shows how far it is, then it can be read; a decision leads to its step
    in the replay and to a table that begins there; that game's record verifies."""
    table = ada.program.open_table(ME, RANDOM_BOT, options=SHORT)
    ada.program.play_out(table)
    ada.at(table)
    ada.follow(f"#ending a[href='/table/{table}/analysis']")
    expect(ada.find("#working, .chart").first).to_be_visible()
    ada.find(".wide .chart").wait_for()
    expect(ada.find(".wide .chart")).to_have_attribute("aria-label", re.compile("Ada from .+% to .+%"))
    everywhere(ada, "analysis")
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.find(".wide .chart").hover()
    expect(ada.find("#reading")).to_have_text(re.compile(r"^Step \d+ · Ada \d+% · .+ \d+%$"))
    ada.find("summary").click()
    assert ada.find("#stood-table tbody tr").count() > 3
    step = ada.find(".players a").first.inner_text().split()[-1]
    ada.follow(".players a >> nth=0")
    expect(ada.find("#step-shown")).to_have_text(re.compile(rf"^{step} / \d+$"))
    ada.page.go_back()
    ada.find(".players form button").first.click()
    ada.page.wait_for_selector("#table[data-ready]")
    branch = ada.page.url.rpartition("/")[2].partition("?")[0]
    assert branch != table
    ada.my_turn()
    assert ada.program.head(branch)["status"] == "running"


def test_what_if_from_any_step_of_the_replay(ada: Visitor) -> None:
    """Where the slider stands, a table begins; its captains are bots that play to the end."""
    table = ada.program.open_table(ME, RANDOM_BOT, options=SHORT)
    ada.program.play_out(table)
    steps = len(read_record(ada.page.request.get(f"/table/{table}/record").text()).lines)
    ada.go(f"/table/{table}/replay?step=3")
    ada.find("#step").fill(str(steps - 4))
    expect(ada.find("#step-shown")).to_have_text(f"{steps - 4} / {steps}")
    ada.find(".what-if").click()
    ada.page.wait_for_selector("#table[data-ready]")
    branch = ada.page.url.rpartition("/")[2].partition("?")[0]
    ada.program.play_out(branch)
    record = read_record(ada.page.request.get(f"/table/{branch}/record").text())
    assert verify(record).finished
    [(at, mark)] = record.marks
    assert at >= steps - 4 and mark.startswith(f"from {table} ")


def test_the_end_of_a_game_has_no_what_if(welcome: Welcome) -> None:
    """There is a page that says so, in Polish."""
    ada = welcome("Ada", "pl")
    table = ada.program.open_table(ME, RANDOM_BOT, options=SHORT)
    ada.program.play_out(table)
    ada.forgive("status of 403")
    ada.go(f"/table/{table}/replay")
    ada.follow(".what-if")
    expect(ada.find(".problem")).to_contain_text("Po tym kroku nikt nie miał już nic do zdecydowania.")
