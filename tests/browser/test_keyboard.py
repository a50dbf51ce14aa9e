"""Everything without a mouse, in Polish."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from karawela.engine import registry
from karawela.words import words_for
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor

TITLE = registry.title("santiago")
POLISH = words_for(TITLE, "pl")
ENGLISH = words_for(TITLE, "en")
KINDS = ["choose_demand", "move_car", "pablo_take", "alonso", "zorro_give", "place_pawn", "use_building", "load"]

FOCUS = """() => {
  const { activeElement } = document
  const box = activeElement.getBoundingClientRect()
  const style = getComputedStyle(activeElement)
  return {
    shown: activeElement.matches(":focus-visible"),
    outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
    inside: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
    move: activeElement.dataset.move ?? null,
    onBoard: activeElement.closest("svg.board") !== null,
  }
}"""


def test_a_whole_game_against_bots_by_keyboard_alone_in_polish(welcome: Welcome) -> None:
    """From the harbour to the scoring with Tab, arrows, Enter and numbers; the focus can always be seen, and what is
    said is Polish."""
    jan = welcome(language="pl")
    jan.go("/")
    tab_to(jan, "form[action='/quick/santiago'] button")
    with jan.page.expect_navigation():
        jan.page.keyboard.press("Enter")
    expect(jan.find("html")).to_have_attribute("lang", "pl")
    chosen = 0
    while (look := ask(jan)) is not None:
        reads_polish(jan, look["moves"])
        choose = (by_number, by_typed_number, by_arrows, by_tab_on_the_board)[chosen % 4 if chosen < 12 else 0]
        choose(jan, look["moves"])
        jan.sees(look["seq"] + 1)
        chosen += 1
        assert chosen < 400, "the game does not end"
    assert chosen > 20
    ending = jan.find("#ending")
    expect(ending).to_be_visible()
    expect(ending.locator("h2")).to_contain_text(re.compile("Wygrywa|Zwycięstwo"))
    expect(ending.locator("tbody tr").first).to_be_visible()
    assert POLISH.say("rank") in ending.inner_text()
    assert jan.js("() => document.getElementById('ending').contains(document.activeElement)")
    jan.page.keyboard.press("Escape")
    expect(ending).not_to_be_visible()
    tab_to(jan, ".bar [data-dialog=ending]")
    jan.page.keyboard.press("Enter")
    expect(ending).to_be_visible()


def test_letters_open_and_escape_closes(ada: Visitor) -> None:
    """Log, chat, rules, help, why not and the size of the board have keys; typing in a field does not trigger them."""
    ada.at(ada.program.open_table({"kind": "me"}, {"kind": "me", "name": "Bea"}, options={"first_player": "1"}), seat=1)
    ada.my_turn()
    keys = ada.page.keyboard
    for key in ("c", "r", "l"):
        panel = {"c": "chat", "r": "rules", "l": "log"}[key]
        if ada.find(f"[data-panel={panel}]").get_attribute("aria-expanded") == "false":
            keys.press(key)
        expect(ada.find(f"#panel-{panel}")).to_be_visible()
        if panel != "log":
            field = ada.find(f"#panel-{panel} input")
            expect(field).to_be_focused()
            keys.type("1 clur")
            expect(field).to_have_value("1 clur")
            ada.find("#pane").focus()
    keys.press("Escape")
    expect(ada.find("#drawer")).not_to_be_in_viewport()
    for key, dialog in (("w", "reasons"), ("?", "menu")):
        keys.press(key)
        expect(ada.find(f"#{dialog}")).to_be_visible()
        keys.press("1")
        keys.press("Escape")
        expect(ada.find(f"#{dialog}")).not_to_be_visible()
    width = ada.find("svg.board").bounding_box()
    keys.press("+")
    grown = ada.find("svg.board").bounding_box()
    assert width is not None and grown is not None and grown["width"] > 1.2 * width["width"]
    assert ada.seq == 1, "nothing of this was a move"


def tab_to(visitor: Visitor, selector: str) -> None:
    """Presses Tab until the thing has the focus, which can be seen there."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.js("(selector) => document.activeElement.matches(selector)", selector):
            sees_focus(visitor)
            return
    raise AssertionError(f"Tab does not reach {selector}")


def sees_focus(visitor: Visitor) -> dict[str, Any]:
    """What has the focus; it is in sight and has a ring around it."""
    focus = dict(visitor.js(FOCUS))
    assert focus["shown"] and focus["outline"] >= 2 and focus["inside"], focus
    return focus


def ask(visitor: Visitor) -> dict[str, Any] | None:
    """Waits for the own turn; None when the game is over instead."""
    visitor.page.wait_for_selector("[data-my-turn] [data-move], #ending", state="attached")
    look = visitor.look()
    return None if look["over"] else look


def reads_polish(visitor: Visitor, moves: list[str]) -> None:
    """The question and every option are what the Polish words say, and not what the English ones do."""
    question = visitor.find("#question").inner_text().strip()
    assert question in {POLISH.question(kind) for kind in KINDS} - {ENGLISH.question(kind) for kind in KINDS}
    labels = visitor.js("() => [...document.querySelectorAll('.bar [data-move]')].map((each) => each.ariaLabel)")
    table = visitor.page.url.partition("?")[0].rpartition("/")[2]
    polish, english = (
        {option["move"]: option["label"] for option in visitor.program.options(table, lang=language)["options"]}
        for language in ("pl", "en")
    )
    for move, label in zip(moves, labels, strict=True):
        assert label.removesuffix(f". {POLISH.say('web-closed')}") == polish[move] != english[move]


def numbers(visitor: Visitor) -> int:
    """How many things can be chosen by their number now."""
    return len(
        visitor.js("() => [...document.querySelectorAll('.bar [data-number]')].filter((each) => each.offsetParent)")
    )


def by_number(visitor: Visitor, moves: list[str]) -> None:
    """1 is the first option, stepper or step; of eleven or more, Enter says that no further digit comes."""
    for _ in range(4):
        many, seq = numbers(visitor) > 10, visitor.seq
        visitor.page.keyboard.press("1")
        if many:
            visitor.page.keyboard.press("Enter")
        if visitor.js("() => document.activeElement.matches('.amounts input')"):
            visitor.page.keyboard.press("Enter")
        if visitor.seq != seq or not visitor.find(".bar .inside.now").count():
            return


def by_typed_number(visitor: Visitor, moves: list[str]) -> None:
    """The last option by its number, digit after digit."""
    count = numbers(visitor)
    visitor.page.keyboard.type(str(count if count != 10 else 0))
    if visitor.js("() => document.activeElement.matches('.amounts input')"):
        visitor.page.keyboard.press("ArrowUp")
        visitor.page.keyboard.press("Enter")
    elif visitor.find(".bar .inside.now").count():
        by_number(visitor, moves)


def by_arrows(visitor: Visitor, moves: list[str]) -> None:
    """Arrows go from option to option in the bar."""
    visitor.js("() => document.activeElement.blur()")
    visitor.page.keyboard.press("ArrowRight")
    first = sees_focus(visitor)["move"]
    visitor.page.keyboard.press("ArrowRight")
    assert first is None or sees_focus(visitor)["move"] != first
    visitor.page.keyboard.press("ArrowLeft")
    assert sees_focus(visitor)["move"] == first
    visitor.page.keyboard.press("Enter")
    if visitor.find(".bar .inside.now").count():
        by_number(visitor, moves)


def by_tab_on_the_board(visitor: Visitor, moves: list[str]) -> None:
    """What can be chosen on the board takes the focus, too; where nothing can, the bar does."""
    if not visitor.find("svg.board [data-move]").count():
        by_number(visitor, moves)
        return
    visitor.js("() => document.activeElement.blur()")
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.js("() => document.activeElement.closest('svg.board [data-move]') !== null"):
            break
    focus = visitor.js(FOCUS)
    assert focus["onBoard"] and focus["shown"] and focus["inside"]
    visitor.page.keyboard.press("Enter")
