"""The two games of the sea chart in the browser: whole games to the scoring, picks, a phone, axe."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.test_axe import everywhere
from tests.browser.test_phone import SMALL_TARGETS, THUMB
from tests.browser.visitor import PHONE, Visitor
from tests.web.people import ME, RANDOM_BOT

TITLES = ("treasure_map", "conquest")
PLACED = {
    "treasure_map": ("choose_colour", "step", "end_move", "fight", "sink", "buy", "deposit_all", "withdraw_all"),
    "conquest": ("choose_colour", "buy_card", "buy_unit", "move", "melee", "fire", "end_purchases", "end_movement"),
}
"""Verbs whose every option has a place on the board."""
LAST = ("end_", "pass")
BOARD = """() => {
  const things = [...document.querySelectorAll("svg.board [data-move]")]
  return {
    moves: [...new Set(things.map((thing) => thing.dataset.move))],
    nameless: things.filter((thing) => !thing.ariaLabel && !thing.querySelector("title")).map((thing) => thing.id),
    ply: Number([...document.querySelectorAll("#part-log li[data-ply]")].at(-1)?.dataset.last ?? -1),
  }
}"""
ALIVE = "() => document.getElementById('table')?.dataset.ready === 'yes'"


def asked(visitor: Visitor) -> dict[str, Any] | None:
    """Waits for the own turn; None when the game is over instead."""
    visitor.page.wait_for_selector("[data-my-turn] [data-move], #ending", state="attached")
    look = visitor.look()
    return None if look["over"] else look


def moving(visitor: Visitor, title: str) -> list[str]:
    """At a new table, on until something can be moved over the chart; the options then."""
    visitor.at(visitor.program.open_table(ME, RANDOM_BOT, title=title))
    while not (moves := visitor.my_turn())[0].startswith(("step", "move")):
        visitor.choose(moves[0])
    return moves


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize(("title", "language", "rounds"), [("treasure_map", "en", 8), ("conquest", "pl", 5)])
def test_a_whole_game_against_a_bot(welcome: Welcome, title: str, language: str, rounds: int) -> None:
    """From the harbour to the scoring. What can be chosen on the board can be chosen in the bar, and the other way
    round wherever the board has a place for it; both ways are taken. The log tells every choice."""
    ada = welcome("Ada", language)
    open_table(ada, title, {"max_rounds": str(rounds)})
    rng = random.Random(1)
    on_board = played = 0
    told = -2
    while (look := asked(ada)) is not None:
        expect(ada.find("svg.board")).to_be_visible()
        board = ada.js(BOARD)
        assert not board["nameless"]
        assert set(board["moves"]) <= set(look["moves"]), "the board offers nothing else"
        placed = {move for move in look["moves"] if move.split()[0] in PLACED[title]}
        assert placed <= set(board["moves"])
        assert board["ply"] > told, "the log grows"
        told = board["ply"]
        move = pick(rng, look["moves"])
        if move in board["moves"] and rng.random() < 0.5:
            ada.find(f'svg.board [data-move="{move}"][tabindex]').first.focus()
            ada.page.keyboard.press("Enter")
            if ada.js("() => document.activeElement.classList.contains('closing')"):
                ada.page.keyboard.press("Enter")
            ada.sees(look["seq"] + 1)
            on_board += 1
        else:
            ada.choose(move)
        played += 1
        assert played < 400, "the game does not end"
    assert played >= 2 * rounds and on_board
    ending = ada.find("#ending")
    expect(ending).to_be_visible()
    sheet = ending.locator("table").first.inner_text()
    assert "Ada" in sheet and ending.locator("tbody tr").count() >= 2
    table = ada.page.url.rpartition("/")[2]
    head = ada.program.head(table)
    assert head["status"] == "finished"
    looks_back(ada, table)


def looks_back(visitor: Visitor, table: str) -> None:
    """The replay has the same chart, and leaves it where it is when the page is turned."""
    visitor.go(f"/table/{table}/replay?step=3")
    visitor.find("#chart").focus()
    visitor.page.keyboard.press("+")
    shown = visitor.find("#chart").get_attribute("viewBox")
    assert shown and shown != "0 0 720 720"
    visitor.find("[data-go=next]").click()
    expect(visitor.find("#step-shown")).to_contain_text("4 /")
    visitor.page.wait_for_url("**/replay?step=4")
    expect(visitor.find("#chart")).to_have_attribute("viewBox", shown)


def open_table(visitor: Visitor, title: str, options: Mapping[str, str]) -> None:
    """One person and one bot, through the pages."""
    visitor.go("/")
    visitor.follow(f"a[href='/new/{title}']")
    for number, kind in enumerate(("me", "bot:deckhand", "none", "none")):
        visitor.find(f"[name=seat-{number}]").select_option(kind)
    visitor.find("#title-options summary").click()
    for name, value in options.items():
        visitor.find(f"[name=option-{name}]").fill(value)
    visitor.follow("form#new button.main")
    visitor.page.wait_for_function(ALIVE)


def pick(rng: random.Random, moves: list[str]) -> str:
    """Something at random, but what goes on rather than what ends a step of the turn."""
    going = [move for move in moves if not move.startswith(LAST)]
    return rng.choice(going if going and rng.random() < 0.7 else moves)


def test_a_larger_sea_is_seen_as_large_as_it_can_be_read(ada: Visitor) -> None:
    """Whatever was looked at before the tiles were laid; not the whole of it, but no number is too small."""
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="conquest", options={"boxes": "4"}))
    assert ada.my_turn()[0].startswith("choose_colour")
    ada.find("[data-zoom=in]").click()
    ada.choose(ada.my_turn()[0])
    ada.my_turn()
    expect(ada.find("#chart")).to_have_attribute("data-whole", "0 0 1408 1408")
    expect(ada.find("#chart")).not_to_have_attribute("viewBox", "0 0 1408 1408")
    smallest = ada.js(
        """() => Math.min(...[...document.querySelectorAll("#chart text")].map((text) => {
          const { a, b } = text.getScreenCTM()
          return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
        }))"""
    )
    assert smallest > 10.9


# ------------------------------------------------------------------ picks


def test_a_picked_group_lets_go_after_its_move(ada: Visitor) -> None:
    """A click opens a group, a click on a square moves it, and nothing is picked any more; dragging the chart leaves a
    group open, Escape closes it."""
    moving(ada, "conquest")
    group, move = ada.js(
        """() => {
          const choices = [...document.querySelectorAll(".pick > .reach > .choice[tabindex]")]
          const others = (place) => document.querySelector(`[data-pick="${place}"]`)
          const choice = choices.find((each) => !others(each.dataset.move.split(" ").at(-1)))
          return [choice.closest("[data-pick]").dataset.pick, choice.dataset.move]
        }"""
    )
    ada.find(f"#pick-{group} > .hit").click()
    choice = ada.find(f'#pick-{group} > .reach > [data-move="{move}"][tabindex]')
    expect(ada.find(f"#pick-{group} > .reach")).to_have_css("opacity", "1")
    pane = ada.find("#pane").bounding_box()
    assert pane is not None
    ada.page.mouse.move(pane["x"] + 60, pane["y"] + 90)
    ada.page.mouse.down()
    ada.page.mouse.move(pane["x"] + 90, pane["y"] + 110, steps=3)
    ada.page.mouse.up()
    assert ada.js("() => document.activeElement.dataset.pick") == group
    ada.page.keyboard.press("Escape")
    assert ada.js("() => document.activeElement.id") == "chart"
    ada.find(f"#pick-{group} > .hit").click()
    seq = ada.seq
    choice.locator(".halo").click()
    ada.sees(seq + 1)
    ada.page.wait_for_function("() => document.activeElement.id === 'chart'")


def test_a_group_is_picked_and_moved_by_keys(welcome: Welcome) -> None:
    """Tab goes from the chart to the first group and on to where it can go; Enter goes there."""
    jan = welcome("Jan", "pl")
    moves = moving(jan, "conquest")
    jan.find("#chart").focus()
    jan.page.keyboard.press("Tab")
    first = jan.js("() => document.activeElement.closest('[data-pick]')?.dataset.pick ?? null")
    assert any(move.split()[1] == first for move in moves if move.startswith("move"))
    jan.page.keyboard.press("Tab")
    move = jan.js("() => document.activeElement.dataset.move")
    assert move in moves and move.split()[1] == first
    expect(jan.find(f'#pick-{first} .reach:has([data-move="{move}"])').first).to_have_css("opacity", "1")
    seq = jan.seq
    jan.page.keyboard.press("Enter")
    jan.sees(seq + 1)
    assert jan.js("() => document.activeElement.closest('#chart') !== null"), "the focus is not lost"


# ------------------------------------------------------------------ everybody


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_shows_no_more_than_it_is_wide(welcome: Welcome, title: str) -> None:
    """Nothing scrolls sideways but the board, everything can be hit, the chart is in sight."""
    jan = welcome("Jan", "pl", phone=True)
    moving(jan, title)
    assert jan.js("() => document.documentElement.scrollWidth") == PHONE[0]
    assert jan.js("() => [innerWidth, visualViewport.scale]") == [PHONE[0], 1]
    assert jan.js(SMALL_TARGETS, THUMB) == []
    expect(jan.find("#chart")).to_be_in_viewport(ratio=0.4)
    for wish in ("in", "out", "fit"):
        expect(jan.find(f"[data-zoom={wish}]")).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_serious_at_sea(ada: Visitor, title: str) -> None:
    """With everything on the board that can be chosen while moving."""
    moving(ada, title)
    everywhere(ada, title)
