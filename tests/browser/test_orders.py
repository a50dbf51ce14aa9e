"""Standing orders in a real browser: offered where they help, given with a click, obeyed, shown, taken back."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.web.api.test_orders import until_asked
from tests.web.people import ME, RANDOM_BOT


def test_an_order_is_given_obeyed_shown_and_taken_back(ada: Visitor) -> None:
    """Where something is to be loaded, "pass" is offered; the table passes, and from then on says so to its owner."""
    table = ada.program.open_table(ME, RANDOM_BOT)
    asked = until_asked(ada.program, table, "load", random.Random(3))
    ada.at(table)
    ada.my_turn()
    ada.page.click(".orders-button")
    expect(ada.find("#orders")).to_contain_text("Pass when loading")
    ada.page.click('#orders [data-act="order"][data-order="pass"][data-until="game"]')
    expect(ada.find(".orders-button.standing")).to_be_visible()
    ada.page.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=asked["seq"])
    assert ada.program.options(table)["kind"] != "load"
    if not ada.find("#orders").is_visible():
        ada.page.click(".orders-button")
    expect(ada.find("#orders")).to_contain_text("I answer for you: pass when loading, until the end of the game.")
    ada.page.click('#orders [data-act="orderOff"]')
    expect(ada.find(".orders-button.standing")).to_have_count(0)
    assert ada.program.get(f"/tables/{table}/orders").json()["standing"] == []
