"""Taking back: free down to the horizon, beyond it with the consent of the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitor import Visitor, until
from tests.web.people import BOT, ME, OPEN


@pytest.fixture
def table(ada: Visitor, bob: Visitor) -> str:
    """Ada against Bob, at a table where the horizon holds."""
    made = ada.program.open_table(ME, OPEN, options={"layout": "t"})
    bob.program.join(made)
    return made


def boards(*people: Visitor) -> list[tuple[str, dict[str, list[str]]]]:
    """What everybody sees, when all see the same moment."""
    latest = max(person.seq for person in people)
    for person in people:
        person.sees(latest)
    return [(person.drawn(), person.public()) for person in people]


def test_within_the_horizon_a_choice_is_taken_back_at_once(table: str, ada: Visitor, bob: Visitor) -> None:
    """The own last choice, while nothing has been uncovered: both boards are as before, and the option is there
    again."""
    mover, move = until(table, "free", ada, bob)
    ada.at(table)
    bob.at(table)
    before = boards(ada, bob)
    mover.choose(move)
    assert boards(ada, bob) != before
    button = mover.find(".bar [data-act=undo]")
    expect(button).to_have_text("Undo")
    seq = mover.seq
    button.click()
    mover.sees(seq + 1)
    assert boards(ada, bob) == before
    expect(mover.option(move)).to_be_visible()
    mover.choose(move)


def test_what_is_marked_as_closed_needs_the_consent_of_the_table(table: str, ada: Visitor, bob: Visitor) -> None:
    """The lock says it beforehand. Afterwards there is only the wish: refused, everything stays; agreed to in the
    other browser, everything is as before."""
    mover, move = until(table, "closed", ada, bob)
    other = bob if mover is ada else ada
    ada.at(table)
    bob.at(table)
    before = boards(ada, bob)
    lock = mover.option(move)
    expect(lock.locator(".closed svg")).to_be_visible()
    expect(lock).to_have_accessible_name(re.compile(r"Can't be taken back$"))
    mover.choose(move)
    after = boards(ada, bob)
    for answer in ("refuse", "agree"):
        button = mover.find(".bar [data-act=undo]")
        expect(button).to_have_text("Ask to undo")
        button.click()
        expect(mover.find("#toasts")).to_contain_text("The others have been asked.")
        expect(mover.find("#question")).to_contain_text("The others have been asked")
        wish = other.find(".wish")
        expect(wish).to_contain_text("would like to take back a choice")
        assert boards(ada, bob) == after, "nothing happens before the answer"
        wish.locator(f"[data-act={answer}]").click()
        expect(wish).to_have_count(0)
        expect(mover.find("#question em")).to_have_count(0)
        assert boards(ada, bob) == (after if answer == "refuse" else before)
    expect(mover.option(move)).to_be_visible()


def test_a_late_answer_to_a_wish_is_no_answer_to_the_next(table: str, ada: Visitor, bob: Visitor) -> None:
    """Between the press and its arrival the wish was refused and made again: the late answer changes nothing, and the
    page shows the wish that stands."""
    mover, move = until(table, "closed", ada, bob)
    other = bob if mover is ada else ada
    ada.at(table)
    bob.at(table)
    mover.choose(move)
    after = boards(ada, bob)
    mover.find(".bar [data-act=undo]").click()
    wish = other.find(".wish")
    expect(wish).to_be_visible()
    other.forgive("status of 409")

    def delay(route: Route) -> None:
        """Meanwhile the same person refuses elsewhere, and is asked once more."""
        act(other, table, "undo-answer", {"agree": False})
        act(mover, table, "undo", {})
        route.continue_()

    other.page.route("**/undo-answer", delay, times=1)
    with other.page.expect_response(re.compile("/undo-answer$")) as answer:
        wish.locator("[data-act=agree]").click()
    assert answer.value.status == 409
    assert boards(ada, bob) == after
    expect(wish).to_be_visible()
    wish.locator("[data-act=refuse]").click()
    expect(wish).to_have_count(0)


def act(visitor: Visitor, table: str, deed: str, body: dict[str, bool]) -> None:
    """Does something at the table as the page does, but beside it."""
    cookies = {str(each.get("name")): str(each.get("value")) for each in visitor.context.cookies()}
    headers = {"x-csrftoken": cookies["csrftoken"], "accept": "application/json"}
    answer = visitor.context.request.post(f"/table/{table}/{deed}", data=body, headers=headers)
    assert answer.ok, answer.text()


def test_an_option_that_hands_over_can_be_taken_back_until_the_answer(table: str, ada: Visitor, bob: Visitor) -> None:
    """The next player's choice closes it."""
    mover, move = until(table, "handover", ada, bob)
    other = bob if mover is ada else ada
    mover.at(table)
    expect(mover.option(move).locator(".closed")).to_have_count(0)
    mover.choose(move)
    expect(mover.find(".bar [data-act=undo]")).to_have_text("Undo")
    seq = mover.seq
    other.program.play_one(table)
    mover.sees(seq + 1)
    expect(mover.find(".bar [data-act=undo]")).to_have_text("Ask to undo")


def test_alone_among_bots_everything_can_be_taken_back(ada: Visitor) -> None:
    """Even after a bot has answered: it is said how far that goes, and one press more brings the own choice back."""
    table = ada.program.open_table(ME, BOT, options={"first_player": "1", "layout": "t"})
    ada.at(table)
    moves = ada.my_turn()
    ada.choose("move_car 1")
    while (moves := ada.my_turn())[0].split()[0] != "move_car":
        ada.choose(moves[-1])
    last = ada.find("#part-log li[data-ply]").count()
    button = ada.find(".bar [data-act=undo]")
    expect(button).to_have_text("Undo")
    ada.page.keyboard.press("u")
    expect(ada.find("#undo-far")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.find("#part-log li[data-ply]")).not_to_have_count(last)
    assert ada.my_turn()[0].split()[0] != "move_car"


def test_where_nothing_is_taken_back_there_is_no_button(ada: Visitor, bob: Visitor) -> None:
    """A table can be strict."""
    table = ada.program.open_table(ME, OPEN, options={"layout": "t"}, undo="never")
    bob.program.join(table)
    mover, move = until(table, "free", ada, bob)
    mover.at(table)
    mover.choose(move)
    expect(mover.find("[data-act=undo]")).to_have_count(0)


def test_an_end_is_not_taken_back(ada: Visitor) -> None:
    """Not in practice either: the scoring stays, and there is no button; "what if" plays on."""
    table = ada.program.open_table(ME, {"kind": "me", "name": "Bea"}, options={"layout": "t", "turn_limit": "1"})
    ada.at(table)
    while not ada.look()["over"]:
        if ada.find(".curtain").count():
            ada.find(".curtain [data-act=lift]").click()
            expect(ada.find(".curtain")).to_have_count(0)
        ada.choose(ada.my_turn()[0])
    ending = ada.find("#ending")
    expect(ending).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ending).not_to_be_visible()
    assert not ada.find("[data-act=undo]").count()
    expect(ending.locator("a[href*='replay?step=']")).to_have_count(1)
