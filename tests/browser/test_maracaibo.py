"""Pirates of Maracaibo in the browser: a whole game alone against Redbeard, and one of four captains with modules."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.test_axe import everywhere
from tests.browser.test_phone import SMALL_TARGETS, THUMB
from tests.browser.test_sea import BOARD, asked, pick
from tests.browser.visitor import PHONE, Visitor
from tests.web.people import ME, RANDOM_BOT

ALONE = ([ME], {"b_cards": "2"})
FOUR = ([ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT], {"skirmishes": "yes", "rubies": "yes"})


@pytest.mark.parametrize(("how", "language", "columns"), [(ALONE, "pl", 2), (FOUR, "en", 4)], ids=["alone", "four"])
def test_a_whole_game(
    welcome: Welcome, how: tuple[list[dict[str, str]], dict[str, str]], language: str, columns: int
) -> None:
    """To the scoring, by the bar and by the board; what the board offers, the bar offers too. Redbeard has a score of
    his own, and what he does is told."""
    ada = welcome("Ada", language)
    seats, options = how
    table = ada.program.open_table(*seats, title="maracaibo", options=options)
    ada.at(table)
    rng = random.Random(2)
    on_board = played = 0
    while (look := asked(ada)) is not None:
        board = ada.js(BOARD)
        assert not board["nameless"]
        assert set(board["moves"]) <= set(look["moves"]), "the board offers nothing else"
        move = pick(rng, look["moves"])
        if move in board["moves"] and rng.random() < 0.4:
            ada.find(f'svg.board [data-move="{move}"][tabindex]').first.focus()
            ada.page.keyboard.press("Enter")
            ada.sees(look["seq"] + 1)
            on_board += 1
        else:
            ada.choose(move)
        played += 1
        assert played < 500, "the game does not end"
    assert played > 20 and on_board > 5
    expect(ada.find("#ending")).to_be_visible()
    assert ada.find("#ending thead th").count() == columns
    assert ada.program.head(table)["status"] == "finished"
    if columns > len(seats):
        assert "Czerwonobrody" in ada.find("#ending thead").inner_text()


def test_on_a_phone(welcome: Welcome) -> None:
    """Nothing sticks out sideways, and everything that is to be pressed is large enough for a thumb."""
    ada = welcome("Ada", phone=True)
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="maracaibo"))
    ada.my_turn()
    assert ada.js("() => document.documentElement.scrollWidth") == PHONE[0]
    assert ada.js(SMALL_TARGETS, THUMB) == []


def test_a_card_says_what_it_does(ada: Visitor) -> None:
    """In words, to whoever hovers over it or has it read out."""
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="maracaibo"))
    titles = [title for title in ada.titles() if len(title.split()) > 5]
    assert len(titles) > 15


def test_axe_finds_nothing_serious(ada: Visitor) -> None:
    ada.at(ada.program.open_table(ME, RANDOM_BOT, title="maracaibo"))
    ada.my_turn()
    everywhere(ada, "Maracaibo")
