"""A finished game, step by step, from any seat's view; its record, and the proof that the dice were fair."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from karawela.engine import read_record, verify
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor, holdings
from tests.web.people import BOT, ME


@pytest.fixture
def over(ada: Visitor) -> str:
    """A short game of Ada's against a bot that has ended."""
    table = ada.program.open_table(ME, BOT, options={"layout": "t", "turn_limit": "6"})
    ada.program.play_out(table)
    return table


def shown(visitor: Visitor) -> int:
    """The step that the page shows, once it shows it."""
    text = visitor.find("#step-shown").inner_text()
    return int(text.split("/")[0])


def goes_to(visitor: Visitor, step: int) -> None:
    expect(visitor.find("#step-shown")).to_have_text(re.compile(rf"^{step} / \d+$"))
    expect(visitor.page).to_have_url(re.compile(rf"[?&]step={step}(&|$)"))


def test_steps_by_slider_keys_and_buttons(ada: Visitor, over: str) -> None:
    """All of them go to the same step; the address and the board follow, and every step's page can be loaded."""
    ada.go(f"/table/{over}/replay")
    ada.mark()
    last = shown(ada)
    assert last > 8
    end = ada.drawn()
    ada.page.keyboard.press("Home")
    goes_to(ada, 0)
    expect(ada.find("#replay-line")).to_contain_text("Before the first move.")
    start = ada.drawn()
    assert start != end
    for step in (1, 2, 3):
        ada.page.keyboard.press("ArrowRight")
        goes_to(ada, step)
    third = ada.drawn()
    ada.page.keyboard.press("ArrowLeft")
    goes_to(ada, 2)
    ada.find("[data-go=next]").click()
    goes_to(ada, 3)
    assert ada.drawn() == third
    ada.find("#step").focus()
    ada.page.keyboard.press("ArrowRight")
    goes_to(ada, 4)
    ada.find("#step").fill("7")
    goes_to(ada, 7)
    seventh = ada.drawn()
    ada.find("[data-go=last]").click()
    goes_to(ada, last)
    assert ada.drawn() == end
    assert ada.is_marked(), "pages are turned in place"
    ada.go(f"/table/{over}/replay?step=7")
    assert ada.drawn() == seventh


def test_it_plays_by_itself_until_it_is_paused(ada: Visitor, over: str) -> None:
    """Play goes on step by step."""
    ada.go(f"/table/{over}/replay?step=0")
    play = ada.find("[data-go=play]")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    goes_to(ada, 1)
    goes_to(ada, 2)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_step_shows_the_same_to_anybody(ada: Visitor, over: str, welcome: Welcome) -> None:
    """The copied address leads a stranger to the same step, seen by the same seat."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.go(f"/table/{over}/replay?step=5")
    ada.find("#seat").select_option("0")
    expect(ada.page).to_have_url(re.compile("seat=0"))
    ada.find("[data-copy-here]").click()
    expect(ada.find("#toasts")).to_contain_text("Copied.")
    link = str(ada.js("() => navigator.clipboard.readText()"))
    assert link == ada.page.url
    stranger = welcome()
    stranger.page.goto(link)
    assert shown(stranger) == 5
    assert stranger.find("#seat").input_value() == "0"
    assert stranger.drawn() == ada.drawn()


def test_each_seat_sees_what_it_saw(ada: Visitor, over: str) -> None:
    """Before the end a seat knew its own screen only, and everybody none; at the end all screens are open."""
    ada.go(f"/table/{over}/replay?step=9")
    for seat in ("", "0", "1"):
        ada.find("#seat").select_option(seat)
        expect(ada.page).to_have_url(re.compile(f"seat={seat}$" if seat else "step=9$"))
        told = holdings(ada.titles())
        assert (len(told["known"]), len(told["hidden"])) == ((8, 3) if seat else (0, 6))
        assert not ada.find("svg.board [role=button]").count(), "nothing can be chosen in the past"
    ada.go(f"/table/{over}/replay")
    assert len(holdings(ada.titles())["known"]) == 16


def test_the_record_is_downloaded_and_verifies(ada: Visitor, over: str) -> None:
    """The file is the record of this game, and its dice follow from the published seed."""
    ada.go(f"/table/{over}/replay")
    with ada.page.expect_download() as download:
        ada.find("a[download]").click()
    assert download.value.suggested_filename == f"santiago-{over}.kar"
    record = read_record(download.value.path().read_text())
    verdict = verify(record)
    assert verdict.outcomes > 0
    ada.follow(f"a[href='/table/{over}/verify']")
    expect(ada.find("h1")).to_have_text("The dice were fair")
    expect(ada.find("main")).to_contain_text(f"all {verdict.outcomes} outcomes of chance")
    codes = ada.find("dl.facts code").all_inner_texts()
    assert codes == [record.seal, record.seed]
    assert ada.program.head(over)["seal"] == record.seal


def test_a_running_game_has_no_replay(ada: Visitor) -> None:
    """Its past would tell secrets; there is a page that says so."""
    ada.forgive("status of 404")
    table = ada.program.open_table(ME, {"kind": "me", "name": "Bea"})
    for page in ("replay", "verify", "record"):
        answer = ada.page.goto(f"/table/{table}/{page}")
        assert answer is not None and answer.status == 404
        expect(ada.find(".problem")).to_be_visible()
