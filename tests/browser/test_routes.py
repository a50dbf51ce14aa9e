"""A click on the end of a shown way sails there, step by recorded step; a step that would end the turn warns first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.web.people import ME, RANDOM_BOT

FAR = """() => [...document.querySelectorAll("svg.board [data-route]")]
  .map((each) => each.dataset.route).filter((route) => route.split(";").length === 2)"""


def afloat(visitor: Visitor) -> list[str]:
    """Where one can sail in two steps, as soon as there is such a place."""
    visitor.at(visitor.program.open_table(ME, RANDOM_BOT, title="treasure_map"))
    for _ in range(40):
        moves = visitor.my_turn()
        if moves[0].startswith("step") and (far := visitor.js(FAR)):
            return list(far)
        visitor.choose(next((move for move in moves if move.startswith("end")), moves[0]))
    raise AssertionError("there is never a way of two steps")


def test_a_click_on_a_far_square_sails_there(ada: Visitor) -> None:
    """Its squares are marked before; every step is a choice of its own in the record."""
    route = afloat(ada)[0]
    seq = ada.seq
    end = ada.find(f'svg.board [data-route="{route}"]').first
    end.dispatch_event("pointerover")
    expect(ada.find("svg.board .on-route").first).to_be_attached()
    end.dispatch_event("click")
    ada.page.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=seq)
    expect(ada.find("#part-log")).to_contain_text(route.split(";")[0].split()[-1])
    assert not ada.find(".toast").count()


def test_what_ends_the_turn_is_chosen_twice(ada: Visitor) -> None:
    """The first click warns and sends nothing, the second sails."""
    afloat(ada)
    ada.js("() => document.querySelector('svg.board [data-move][tabindex]').classList.add('closing')")
    closing = ada.find("svg.board .closing[data-move]").first
    seq = ada.seq
    closing.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".toast")).to_be_visible()
    assert ada.seq == seq and not ada.find(".chosen").count()
    ada.page.keyboard.press("Enter")
    ada.sees(seq + 1)
