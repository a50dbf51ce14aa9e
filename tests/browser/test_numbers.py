"""Typed numbers: none is lost, and none answers a question for which it was not meant."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.web.people import ME

SISTER = {"kind": "me", "name": "Bea"}


@pytest.fixture
def claims(ada: Visitor) -> Visitor:
    """Ada at a table where one of her seats may claim one of twelve buildings, or decline."""
    table = ada.program.open_table(ME, SISTER, options={"first_player": "1", "layout": "t"})
    for _ in range(60):
        asked = ada.program.options(table)
        if asked["kind"] == "alonso" and len(asked["options"]) > 11:
            ada.at(table, seat=asked["seat"])
            ada.my_turn()
            return ada
        ada.program.play_one(table)
    raise AssertionError("nobody meets Alonso")


def others_answer(ada: Visitor) -> list[str]:
    """The same seat answers on another device; the page shows the next question, and its moves are given."""
    table, seq = ada.js("() => document.getElementById('table').dataset.id"), ada.seq
    ada.program.play_one(table)
    ada.sees(seq + 1)
    return ada.my_turn()


def test_a_number_typed_by_half_ends_with_its_question(claims: Visitor) -> None:
    """`1` waits for a second digit. Another question comes first: the `2` that is typed there is 2, and not 12."""
    keys = claims.page.keyboard
    keys.press("1")
    expect(claims.find("#hint")).to_contain_text("1…")
    moves, seq = others_answer(claims), claims.seq
    expect(claims.find("#hint")).to_be_empty()
    with claims.page.expect_request("**/move") as sent:
        keys.press("2")
    assert json.loads(sent.value.post_data or "")["move"] == moves[1]
    claims.sees(seq + 1)


def test_a_forgotten_number_answers_nothing(claims: Visitor) -> None:
    """Neither its own question, however long it waits, nor the next one."""
    seq = claims.seq
    claims.page.keyboard.press("1")
    claims.page.wait_for_timeout(1000)
    assert claims.seq == seq and claims.find(".table.sending").count() == 0
    others_answer(claims)
    seq = claims.seq
    claims.page.wait_for_timeout(1000)
    assert claims.seq == seq


def test_enter_takes_the_number_and_not_what_has_the_focus(claims: Visitor) -> None:
    """The focus is on another option, on the board or in the bar: the number wins, and just once."""
    first, other = claims.my_turn()[0], claims.find("svg.board [data-move]").last
    assert other.get_attribute("data-move") != first
    other.focus()
    claims.page.keyboard.press("1")
    with claims.page.expect_request("**/move") as sent:
        claims.page.keyboard.press("Enter")
    assert json.loads(sent.value.post_data or "")["move"] == first


@pytest.mark.parametrize("way", ["Escape", "another option", "an arrow"])
def test_a_number_ends_with_escape_and_with_any_other_wish(claims: Visitor, way: str) -> None:
    """Afterwards a digit begins a new number."""
    moves, keys = claims.my_turn(), claims.page.keyboard
    keys.press("1")
    if way == "Escape":
        keys.press("Escape")
    elif way == "an arrow":
        keys.press("ArrowRight")
    else:
        claims.find("#question").click()
    expect(claims.find("#hint")).to_be_empty()
    with claims.page.expect_request("**/move") as sent:
        keys.press("3")
    assert json.loads(sent.value.post_data or "")["move"] == moves[2]


def test_what_was_pressed_before_a_question_stood_does_not_answer_it(claims: Visitor) -> None:
    """The mouse goes down on an option, another question comes, the mouse goes up on the button that is there now."""
    box = claims.option(claims.my_turn()[0]).bounding_box()
    assert box is not None
    mouse = claims.page.mouse
    mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    mouse.down()
    others_answer(claims)
    seq = claims.seq
    mouse.up()
    claims.page.wait_for_timeout(500)
    assert claims.seq == seq and claims.find(".table.sending").count() == 0
    claims.choose(claims.my_turn()[0])
