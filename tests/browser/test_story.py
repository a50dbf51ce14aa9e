"""What just happened: told over the board, at the reader's pace, again and step by step; and the log that shows it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import BOT, ME, OPEN, alternate

SHORT = {"layout": "t", "turn_limit": "6"}


def paced(visitor: Visitor, pace: str) -> Visitor:
    """Somebody who has chosen that pace before."""
    visitor.context.add_init_script(f"localStorage.getItem('pace') ?? localStorage.setItem('pace', '{pace}')")
    return visitor


def turn_over(visitor: Visitor) -> None:
    """Plays on the page until others have played and it is the visitor's turn again."""
    visitor.my_turn()
    for _ in range(60):
        before = newest(visitor)
        visitor.choose(visitor.my_turn()[0])
        visitor.my_turn()
        if visitor.js(OTHERS, before):
            return
    raise AssertionError("nobody else has played")


OTHERS = """(since) => [...document.querySelectorAll("#part-log li[data-ply]")].filter((line) =>
  Number(line.dataset.last) > since && line.dataset.seat !== "" && line.dataset.seat !== "0").length > 1"""


def newest(visitor: Visitor) -> int:
    return int(
        visitor.js("() => Math.max(...[...document.querySelectorAll('#part-log li')].map((each) => each.dataset.last))")
    )


def at_table(visitor: Visitor, title: str = "santiago", *others: dict[str, Any], **options: Any) -> str:
    table = visitor.program.open_table(ME, *others, title=title, options=options)
    visitor.at(table)
    return table


def test_what_the_others_did_is_told_again_step_by_step(ada: Visitor) -> None:
    """A summary waits at my turn; it is shown with the board of each step; back to now is what was there before."""
    paced(ada, "instant")
    at_table(ada, "santiago", BOT, BOT, **SHORT)
    turn_over(ada)
    stage = ada.find("#stage")
    expect(stage).to_contain_text(re.compile(r"Since your turn: \d+"))
    present = ada.drawn()
    ada.find("#pace").select_option("next")
    ada.find(".tools [data-act=recap]").click()
    expect(ada.find("#stage-count")).to_have_text(re.compile(r"^1 / \d+$"))
    expect(ada.find("#table.past")).to_have_count(1)
    of = int(ada.find("#stage-count").inner_text().split("/")[1])
    assert not ada.find("svg.board [data-move]").count(), "nothing can be chosen in the past"
    assert ada.look()["moves"], "but in the bar everything can"
    for step in range(2, of + 1):
        ada.find("[data-stage=next]").click()
        expect(ada.find("#stage-count")).to_have_text(f"{step} / {of}")
    ada.find("[data-stage=now]").click()
    expect(ada.find("#table.past")).to_have_count(0)
    expect(stage).to_be_hidden()
    assert ada.drawn() == present


def test_whoever_acts_does_not_wait(ada: Visitor) -> None:
    """While an old step is shown an option of the bar is taken at once, and the board is the present one."""
    paced(ada, "next")
    at_table(ada, "santiago", BOT, **SHORT)
    turn_over(ada)
    ada.find(".tools [data-act=recap]").click()
    expect(ada.find("#table.past")).to_have_count(1)
    ada.choose(ada.look()["moves"][0])
    expect(ada.find("#table.past")).to_have_count(0)


def test_a_click_on_a_board_of_the_past_is_one_on_the_present(ada: Visitor) -> None:
    """Where something can be chosen now, it is chosen."""
    paced(ada, "instant")
    at_table(ada, "santiago", BOT, **SHORT)
    turn_over(ada)
    ada.page.keyboard.press("l")
    while not ada.find("svg.board [data-move]").count():
        ada.choose(ada.my_turn()[0])
        ada.my_turn()
    ada.find("#part-log .told").last.click()
    expect(ada.find("#table.past")).to_have_count(1)
    ada.find("[data-stage=now]").click()
    box = ada.find("svg.board [data-move]").last.bounding_box()
    ada.find("#part-log .told").last.click()
    expect(ada.find("#table.past")).to_have_count(1)
    before = ada.seq
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.sees(before + 1)
    expect(ada.find("#table.past")).to_have_count(0)


def test_the_pace_is_remembered(ada: Visitor) -> None:
    """By this browser, for every table."""
    table = at_table(ada, "santiago", BOT, **SHORT)
    turn_over(ada)
    assert ada.find("#pace").input_value() == "instant", "who wants no motion has nothing played"
    ada.find("#pace").select_option("slow")
    ada.at(table)
    assert ada.find("#pace").input_value() == "slow"


@pytest.mark.parametrize("phone", [False, True])
def test_an_automaton_is_told_move_by_move(welcome: Welcome, phone: bool) -> None:
    """Redbeard's card, what he considers and what he does, over the board where one looks, in the middle of my screen;
    the question is there meanwhile."""
    ada = paced(welcome("Ada", phone=phone, motion=True), "normal")
    table = at_table(ada, "maracaibo")
    stage = ada.find("#stage")
    for _ in range(40):
        ada.program.play_one(table)
        ada.sees(ada.program.head(table)["seq"])
        if "Redbeard drew card" in (ada.find("#part-log").text_content() or ""):
            break  # he has had his turn, and now it is told
    expect(stage).to_contain_text("Redbeard drew card")
    expect(stage.locator("i").nth(1)).to_be_visible()
    box, sea = stage.bounding_box(), ada.find(".sea").bounding_box()
    assert box is not None and sea is not None
    assert sea["x"] <= box["x"] and box["x"] + box["width"] <= sea["x"] + sea["width"]
    assert sea["y"] <= box["y"] and box["y"] + box["height"] <= sea["y"] + sea["height"] + 1
    assert ada.look()["moves"], "nobody has to wait for the end of it"


def test_dice_are_shown_when_they_fall_on_the_own_turn_too(ada: Visitor) -> None:
    """As dice, with what they bring."""
    paced(ada, "instant")
    table = at_table(ada, "treasure_map")
    for _ in range(60):
        ada.program.play_one(table)
        ada.sees(ada.program.head(table)["seq"])
        if ada.find("#stage .die").count():
            break
    expect(ada.find("#stage .die").first).to_have_text(re.compile(r"^\d+$"))


def test_the_log_is_short_and_shows_the_board_of_a_line(ada: Visitor) -> None:
    """The set-up is folded; a click on a line shows that step, and the way back; the whole log does the same."""
    paced(ada, "instant")
    table = ada.program.open_table(ME, BOT, options={"layout": "t"})
    while ada.program.head(table)["seq"] < 50:
        if ada.program.options(table)["options"]:
            ada.program.play_one(table)
    ada.at(table)
    ada.my_turn()
    present = ada.drawn()
    ada.page.keyboard.press("l")
    ada.find("[data-act=story]").click()
    setup = ada.find("#log-before li.setup")
    expect(setup.locator("summary")).to_have_text("The set-up")
    expect(setup.locator(".told").first).to_be_hidden()
    setup.locator("summary").click()
    expect(setup.locator(".told").first).to_be_visible()
    setup.locator(".told").nth(3).click()
    expect(ada.find("#table.past")).to_have_count(1)
    first = ada.drawn()
    assert first != present
    ada.find("#part-log .told").last.click()
    expect(ada.find("#stage")).to_contain_text(ada.find("#part-log .told > span").last.inner_text())
    ada.find("[data-stage=now]").click()
    assert ada.drawn() == present


def test_the_present_goes_on_behind_the_past(ada: Visitor, bob: Visitor) -> None:
    """Somebody plays while an old step is shown: back to now is their now."""
    paced(ada, "next")
    table = ada.program.open_table(ME, OPEN, options=SHORT)
    bob.program.join(table)
    ada.at(table)
    alternate([ada.program, bob.program], table, 4)
    ada.sees(ada.program.head(table)["seq"])
    ada.page.keyboard.press("l")
    ada.find("#part-log .told").nth(-1).click()
    expect(ada.find("#table.past")).to_have_count(1)
    alternate([ada.program, bob.program], table, 2)
    ada.sees(ada.program.head(table)["seq"])
    ada.find("[data-stage=now]").click()
    shown = ada.drawn()
    ada.page.reload()
    ada.page.wait_for_selector("#table[data-ready]")
    assert ada.drawn() == shown


@pytest.mark.parametrize(
    ("language", "place", "counted"), [("en", "You are", "worth no points"), ("pl", "miejsce z 2", "bez punktów")]
)
def test_the_end_says_who_why_and_where_i_am(welcome: Welcome, language: str, place: str, counted: str) -> None:
    """Who has won and by how much, the own place, the points apart from what is only counted; no undo, but what if."""
    ada = welcome("Ada", language)
    table = ada.program.open_table(ME, BOT, options=SHORT)
    ada.program.play_out(table)
    ada.at(table)
    ending = ada.find("#ending")
    expect(ending.locator(".because")).to_have_text(re.compile(r"\w.*\.$"))
    expect(ending.locator(".own")).to_contain_text(place)
    expect(ending.locator(".counted")).to_contain_text(counted)
    expect(ending.locator(".total")).to_have_count(1)
    assert not ada.find("[data-act=undo]").count()
    ada.follow("#ending a[href*='replay?step=']")
    ada.follow(".what-if")
    ada.my_turn()


def test_taking_back_far_is_asked_about_first(ada: Visitor) -> None:
    """Before it goes back beyond another's turn it says so; staying changes nothing."""
    at_table(ada, "santiago", BOT, **SHORT)
    turn_over(ada)
    before = ada.seq
    ada.find(".bar [data-act=undo]").click()
    dialog = ada.find("#undo-far")
    expect(dialog).to_contain_text("back to before")
    expect(dialog).to_contain_text("the record will say so")
    dialog.locator("button.quiet").click()
    expect(dialog).to_be_hidden()
    assert ada.seq == before
    ada.find(".bar [data-act=undo]").click()
    dialog.locator("button.main").click()
    ada.sees(before + 1)
