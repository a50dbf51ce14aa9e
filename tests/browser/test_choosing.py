"""One truth: what can be chosen is the same in the bar and on the board; what can't be chosen says why."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import LEDGER, ME

SISTER = {"kind": "me", "name": "Bea"}


@pytest.fixture
def table(ada: Visitor) -> str:
    """Ada and her sister at one device; Ada is asked for the car."""
    made = ada.program.open_table(ME, SISTER, options={"first_player": "1", "layout": "t"})
    while not any(str(option["move"]).startswith("move_car") for option in ada.program.options(made)["options"]):
        ada.program.play_one(made)
    return made


def test_a_click_on_the_board_plays_the_move_of_the_button(ada: Visitor, table: str) -> None:
    """Every clickable thing is an option of the bar, by the same text form; clicking it sends just that."""
    ada.at(table, seat=0)
    kinds = set()
    for _ in range(30):
        moves = ada.my_turn()
        things = ada.find("svg.board [data-move]")
        shown = things.evaluate_all("(things) => things.map((thing) => thing.dataset.move)")
        assert set(shown) <= set(moves)
        if shown:
            move, seq = shown[-1], ada.seq
            kinds.add(move.split()[0])
            label = ada.option(move).get_attribute("aria-label") or ""
            thing = things.last
            assert label.startswith(thing.get_attribute("aria-label") or "?")
            with ada.page.expect_request(f"**/table/{table}/move") as sent:
                thing.click()
            assert json.loads(sent.value.post_data or "")["move"] == move
            ada.sees(seq + 1)
        else:
            ada.choose(moves[0])
        if ada.find(".curtain").count():
            ada.find(".curtain [data-act=lift]").click()
            expect(ada.find(".curtain")).to_have_count(0)
        if len(kinds) > 2:
            return
    raise AssertionError(f"only {kinds} could be clicked on the board")


def test_an_option_shows_its_thing_on_the_board(ada: Visitor, table: str) -> None:
    """The thing of the option under the pointer or in focus is marked on the board, and no other."""
    ada.at(table, seat=0)
    marked = ada.find("svg.board .peek")
    ada.option("move_car 2").hover()
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-move", "move_car 2")
    ada.option("move_car 3").focus()
    expect(marked).to_have_attribute("data-move", "move_car 3")


def test_a_refused_thing_answers_why_not_with_its_rule(ada: Visitor, table: str) -> None:
    """A click on a stop that is too far explains it in words; from there one click leads to the rule."""
    ada.at(table, seat=0)
    seq = ada.seq
    refused = ada.find("svg.board [data-why]").first
    move = refused.get_attribute("data-why") or ""
    assert move not in ada.my_turn()
    told = ada.program.post(f"/tables/{table}/why-not", {"move": move, "seat": 0}).raise_for_status().json()
    refused.click(force=True)
    toast = ada.find("#toasts .toast")
    expect(toast).to_contain_text(told["reason"])
    assert told["rule"] in LEDGER.rules
    toast.get_by_role("button", name=told["rule"]).click()
    expect(ada.find("#panel-rules")).to_be_visible()
    found = ada.find(f'#found [id="{told["rule"]}"]')
    expect(found).to_contain_text(LEDGER.rules[told["rule"]].words["en"])
    assert ada.seq == seq, "asking changes nothing"


def test_why_not_lists_what_one_might_expect(ada: Visitor, table: str) -> None:
    """The button tells of every plausible move that is refused, each with its reason."""
    ada.at(table, seat=0)
    ada.find(".bar [data-act=why]").click()
    expect(ada.find("#reasons")).to_be_visible()
    reasons = ada.find("#reason-list dd")
    expect(ada.find("#reason-list dt").first).to_contain_text("Drive 5 stops")
    assert reasons.count() == ada.find("#reason-list dt").count() > 3
    assert all(text.endswith((".", ")")) for text in reasons.all_inner_texts())


def test_the_rules_panel_finds_words_ids_and_components(ada: Visitor, table: str) -> None:
    """The ledger and the components can be searched without leaving the table."""
    ada.at(table, seat=0)
    ada.find("[data-panel=rules]").click()
    expect(ada.find("#found .chapter").first).to_be_visible()
    whole = ada.find("#found dt").count()
    for word in ("SDC-4.05", "Alonso"):
        ada.find("#sought").fill(word)
        ada.find("#sought").press("Enter")
        expect(ada.find("#found dt")).not_to_have_count(whole)
        expect(ada.find("#found")).to_contain_text(word)
        assert 0 < ada.find("#found dt").count() < whole / 3
    expect(ada.find("#found .components")).to_contain_text("Alonso")
    ada.find("#sought").fill("nothing of this kind")
    ada.find("#sought").press("Enter")
    expect(ada.find("#found")).to_contain_text("Nothing has “nothing of this kind” in it.")
    assert ada.page.url.endswith(f"/table/{table}?seat=0")


def test_a_double_click_is_one_choice(ada: Visitor, table: str) -> None:
    """What follows a choice too quickly is not taken for the next one."""
    ada.at(table, seat=0)
    seq = ada.seq
    ada.option("move_car 1").dblclick()
    ada.sees(seq + 1)
    expect(ada.find("#table")).not_to_have_class("sending")
    assert ada.program.head(table)["seq"] == seq + 1


def test_what_has_happened_is_read_out(ada: Visitor, table: str) -> None:
    """A live region says the new lines of the log and the next question."""
    ada.at(table, seat=0)
    announcer = ada.find("#announcer[aria-live=polite]")
    ada.choose("move_car 1")
    expect(announcer).to_contain_text("Ada drove 1 stop")
    if ada.look()["mine"]:
        expect(announcer).to_contain_text(ada.find("#question").inner_text())


def test_pieces_travel_where_motion_is_wanted(welcome: Welcome) -> None:
    """The car is animated from where it was; for those who want no motion it is just there."""
    moving = {}
    for motion in (True, False):
        ada = welcome("Ada", motion=motion)
        table = ada.program.open_table(ME, SISTER, options={"first_player": "1", "layout": "t"})
        ada.program.play_one(table)
        ada.at(table, seat=0)
        ada.js(
            """() => {
              window.travelled = 0
              const animate = Element.prototype.animate
              Element.prototype.animate = function (...how) { window.travelled += 1; return animate.apply(this, how) }
            }"""
        )
        ada.choose("move_car 2")
        moving[motion] = ada.js("() => window.travelled")
    assert moving[True] > 0
    assert moving[False] == 0
