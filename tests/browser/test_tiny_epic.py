"""Tiny Epic Pirates in the browser: whole games with The Curse of Amdiak and alone, sizes, large forms, axe."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.test_axe import everywhere
from tests.browser.test_in_sight import SETTLED
from tests.browser.test_large_form import STILL, hover
from tests.browser.test_phone import SMALL_TARGETS, THUMB
from tests.browser.test_sea import BOARD, asked
from tests.browser.visitor import PHONE, Visitor
from tests.web.people import ME, RANDOM_BOT

ENDINGS = ("order_decline", "bonus_", "hire_none", "refresh_row", "done")
SMALL_CHOICES = """(least) => [...document.querySelectorAll("svg.board :is([data-move], [data-route])[tabindex]")]
  .map((choice) => [choice, choice.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([choice, box]) => `${choice.ariaLabel}: ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`)"""
THINGS = (
    "() => [...new Set([...document.querySelectorAll('svg.board [data-thing]')].map((each) => each.dataset.thing))]"
)
MOUSE = 24
"""Pixels that a mouse needs to hit something."""


def seated(visitor: Visitor, others: int = 1, **options: Any) -> str:
    """At a new table, and asked; its id."""
    table = visitor.program.open_table(ME, *[RANDOM_BOT] * others, title="tiny_epic", options=options)
    visitor.at(table)
    visitor.my_turn()
    return table


def pick(rng: random.Random, moves: list[str]) -> str:
    """Something at random, but mostly what does something."""
    going = [move for move in moves if not move.startswith(ENDINGS)]
    return rng.choice(going if going and rng.random() < 0.8 else moves)


def plays_out(visitor: Visitor, rng: random.Random) -> tuple[int, int]:
    """By board and bar to the end; how many choices there were, and how many of them were made on the board."""
    played = on_board = 0
    while (look := asked(visitor)) is not None:
        board = visitor.js(BOARD)
        assert not board["nameless"]
        assert set(board["moves"]) <= set(look["moves"]), "the board offers nothing else"
        move = pick(rng, look["moves"])
        if move in board["moves"] and rng.random() < 0.6:
            visitor.find(f'svg.board [data-move="{move}"][tabindex]').first.focus()
            visitor.page.keyboard.press("Enter")
            visitor.sees(look["seq"] + 1)
            on_board += 1
        else:
            visitor.choose(move)
        played += 1
        assert played < 200, "the game does not end"
    return played, on_board


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    ("language", "others", "options"),
    [
        ("pl", 1, {"amdiak": True, "round_limit": 3}),
        ("en", 0, {"round_limit": 3}),
        ("pl", 0, {"amdiak": True, "solo": "ghost_pirate", "round_limit": 3}),
    ],
    ids=["curse", "alone", "ghost"],
)
def test_a_whole_game(welcome: Welcome, language: str, others: int, options: dict[str, Any]) -> None:
    """To the end, by the bar and by the board, and nothing to complain of. Alone, the other column is the rival's, who
    has won if nobody has buried everything in time."""
    ada = welcome("Ada", language)
    table = seated(ada, others, **options)
    played, on_board = plays_out(ada, random.Random(3))
    assert played > 8 and on_board > 0
    ending = ada.find("#ending")
    expect(ending).to_be_visible()
    expect(ending.locator("thead").first.locator("th")).to_have_count(2)
    assert ada.program.head(table)["status"] == "finished"
    expect(ending.locator(".because")).to_contain_text("3")
    if others == 0:
        rival = {"base": "Solo pirate", "ghost_pirate": "Widmowy pirat"}[options.get("solo", "base")]
        expect(ending.locator("thead").first).to_contain_text(rival)
        expect(ending.locator("h2").first).to_contain_text(rival)


# ------------------------------------------------------------------ sizes

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "curse": (3, {"amdiak": True}),
    "ghost": (0, {"amdiak": True, "solo": "ghost_pirate"}),
}


def test_whatever_can_be_chosen_on_the_board_can_be_hit(welcome: Welcome) -> None:
    """Every choice of the first questions: by a mouse on a laptop, by a thumb on a phone, where nothing sticks out
    sideways."""
    ada, rng = welcome("Ada", phone=True), random.Random(5)
    table = seated(ada, 0, amdiak=True)
    jan = welcome("Jan")
    jan.context.add_cookies([{"name": "karawela", "value": ada.program.token, "url": ada.address}])
    jan.at(table)
    jan.page.set_viewport_size({"width": 1366, "height": 768})
    for _ in range(8):
        moves = ada.my_turn()
        jan.sees(ada.seq)
        ada.js(SETTLED)
        assert ada.js(SMALL_CHOICES, THUMB) == []
        assert jan.js(SMALL_CHOICES, MOUSE) == []
        seq = ada.seq
        ada.program.move(table, pick(rng, moves), seq).raise_for_status()
        ada.sees(seq + 1)
    assert ada.js("() => document.documentElement.scrollWidth") == PHONE[0]
    assert ada.js(SMALL_TARGETS, THUMB) == []


# ------------------------------------------------------------------ large forms


@pytest.mark.parametrize("what", TABLES)
def test_everything_on_the_board_has_a_large_form(welcome: Welcome, what: str) -> None:
    """The server has one for every thing; pointing at one shows it with its name and what it does."""
    ada = welcome("Ada", "pl")
    others, options = TABLES[what]
    seated(ada, others, **options)
    things = ada.js(THINGS)
    assert len(things) > 40
    for thing in things:
        assert ada.page.request.get(f"/titles/tiny_epic/things/{thing}").ok, thing
    hover(ada)
    expect(ada.find("#explain .thing h3")).not_to_be_empty()
    expect(ada.find("#explain .thing p").first).not_to_be_empty()


def test_a_tap_on_a_card_opens_its_large_form(welcome: Welcome) -> None:
    """On a phone, from below; closing it, nothing has been chosen."""
    ada = welcome("Ada", phone=True)
    seated(ada, amdiak=True)
    seq, still = ada.seq, ada.js(STILL)
    assert still, "something in sight does nothing but explain itself"
    ada.page.touchscreen.tap(*still)
    expect(ada.find("#explain h3")).not_to_be_empty()
    ada.find("#explain [data-unpin]").tap()
    expect(ada.find("#explain")).to_be_hidden()
    assert ada.seq == seq


def test_axe_finds_nothing_serious(ada: Visitor) -> None:
    """With everything that the expansion puts on the table, and three others."""
    others, options = TABLES["curse"]
    seated(ada, others, **options)
    everywhere(ada, "Tiny Epic Pirates")
