"""Many options in a bar of one height: by steppers, in steps, on a sheet; endings are always in sight."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME

SISTER = {"kind": "me", "name": "Bea"}
FOCUSED = "() => document.activeElement.dataset.move ?? document.activeElement.dataset.first ?? null"

SAY = """async (path) => {
  const { send } = await import(document.querySelector("link[href$='send.js']").href)
  await send(path, { text: "Ahoy!" })
}"""


def asked_for(visitor: Visitor, title: str, verb: str, least: int) -> str:
    """At a table where one of the visitor's seats has so many options of a verb; the table's id."""
    for seed in range(8):
        rng = random.Random(seed)
        table = visitor.program.open_table(ME, SISTER, title=title)
        for _ in range(300):
            asked = visitor.program.options(table)
            listed = [option["move"] for option in asked["options"]]
            if not listed:
                break
            if sum(move.split()[0] == verb for move in listed) >= least:
                visitor.at(table, seat=asked["seat"])
                visitor.my_turn()
                return table
            visitor.program.move(table, rng.choice(listed), asked["seq"])
    raise AssertionError(f"nobody has {least} options of {verb}")


def sent_by(visitor: Visitor, table: str, *keys: str) -> str:
    """The move that is sent when the keys are pressed."""
    with visitor.page.expect_request(f"**/table/{table}/move") as sent:
        for key in keys:
            visitor.page.keyboard.press(key)
    return str(json.loads(sent.value.post_data or "")["move"])


def test_an_amount_is_set_by_buttons_by_typing_and_by_arrows(ada: Visitor) -> None:
    """One option is seen, with what it does in words; the thing on the board follows; Enter takes it."""
    table = asked_for(ada, "santiago", "move_car", 7)
    amounts, shown = ada.find(".bar .amounts"), ada.find(".bar .amounts .option:visible")
    expect(shown).to_have_attribute("data-move", "move_car 1")
    amounts.locator("[data-bar=more]").click()
    expect(shown).to_have_attribute("data-move", "move_car 2")
    expect(shown).to_contain_text("for 1 peso")
    expect(ada.find("svg.board .peek")).to_have_attribute("data-move", "move_car 2")
    field = amounts.locator("input")
    field.fill("5")
    expect(shown).to_have_attribute("data-move", "move_car 5")
    field.press("ArrowDown")
    expect(field).to_have_value("4")
    expect(field).to_have_attribute("aria-valuetext", shown.get_attribute("aria-label") or "?")
    field.fill("999")
    last = ada.find(".bar .amounts .option").last.get_attribute("data-move")
    expect(shown).to_have_attribute("data-move", last or "")
    field.fill("3")
    assert sent_by(ada, table, "Enter") == "move_car 3"


def test_a_stepper_by_keyboard_alone(ada: Visitor) -> None:
    """Its number leads into it, arrows step, Enter takes; what is set by half outlives a word of the others."""
    table = asked_for(ada, "santiago", "move_car", 7)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("ArrowUp")
    ada.js(SAY, f"/table/{table}/chat")
    expect(ada.find("#part-chat")).to_contain_text("Ahoy!")
    assert sent_by(ada, table, "ArrowUp", "Enter") == "move_car 3"


def test_a_pair_is_chosen_in_two_steps_and_the_board_shows_what_fits(ada: Visitor) -> None:
    """Never more than a dozen at once: the tile first, with its large form, then the place; one step leads back."""
    table = asked_for(ada, "maracaibo", "bm_place", 13)
    ways = ada.find(".bar .first:visible")
    assert 1 < ways.count() <= 12
    assert ada.find(".bar [data-move]:visible").count() <= 2, "only endings beside the first step"
    thing = ways.nth(1).get_attribute("data-thing")
    ways.nth(1).click()
    seen = ada.find(".bar .options [data-move]:visible")
    moves = seen.evaluate_all("(all) => all.map((each) => each.dataset.move)")
    assert moves and all(move.split()[1] == thing for move in moves)
    fits = "(all) => all.filter((each) => !each.classList.contains('unfit')).map((each) => each.dataset.move)"
    assert set(ada.find("svg.board [data-move]").evaluate_all(fits)) <= set(moves)
    ada.page.keyboard.press("Escape")
    expect(seen).to_have_count(0)
    assert ada.js(FOCUSED) == ada.find(".bar .first:visible").nth(1).get_attribute("data-first")
    assert ada.find("svg.board .unfit").count() == 0
    assert sent_by(ada, table, "2", "3") == moves[2]


def test_squares_are_chosen_on_the_chart_and_listed_for_the_keyboard(ada: Visitor) -> None:
    """One line stands for them in the bar, with no coordinates; the list is a key away."""
    table = asked_for(ada, "treasure_map", "step", 4)
    expect(ada.find(".bar .hint-line")).to_be_visible()
    assert ada.find(".bar [data-move^=step]:visible").count() == 0
    steps = [move for move in ada.my_turn() if move.startswith("step")]
    assert sent_by(ada, table, "1", "2") == steps[1]


def test_endings_are_in_sight_and_the_bar_keeps_its_height(ada: Visitor, welcome: Welcome) -> None:
    """On the desktop and on the phone: whatever is asked, the bar is as high as ever, and the way out is in it."""
    phone = welcome("Bob", phone=True)
    for visitor in (ada, phone):
        table = asked_for(visitor, "maracaibo", "bm_place", 13)
        ending = visitor.find(".bar .endings .option")
        expect(ending).to_be_visible()
        bar, box = visitor.find(".bar").bounding_box(), ending.bounding_box()
        assert bar is not None and box is not None
        assert box["y"] >= bar["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"] + 1
        visitor.find(".bar .first:visible").first.click()
        expect(ending).to_be_in_viewport()
        after = visitor.find(".bar").bounding_box()
        assert after == bar, table


def test_what_does_not_fit_opens_over_the_board(welcome: Welcome) -> None:
    """The button and the key open the sheet; every option is there with its whole label, and the board stays put."""
    ada = welcome("Ada", phone=True)
    asked_for(ada, "maracaibo", "move", 7)
    board = ada.find("#pane").bounding_box()
    more = ada.find(".bar .spread")
    expect(more).to_be_visible()
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert ada.find("#pane").bounding_box() == board
    for option in ada.find(".bar .options .option").all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    expect(ada.find(".bar .rest").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    ada.page.keyboard.press("o")
    expect(more).to_have_attribute("aria-expanded", "true")
    ada.choose(ada.my_turn()[0])
    expect(ada.find(".bar.raised")).to_have_count(0)


def test_an_option_names_the_thing_that_explains_it(ada: Visitor) -> None:
    """Buildings in the bar lead to their large form, which the server has."""
    asked_for(ada, "santiago", "place_pawn", 3)
    option = ada.find(".bar [data-move^=place_pawn]").first
    thing = option.get_attribute("data-thing")
    assert thing == (option.get_attribute("data-move") or "").split()[1]
    assert ada.page.request.get(f"/titles/santiago/things/{thing}").ok
