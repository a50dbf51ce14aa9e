"""Tables and the people at them: opening, finding, talking, leaving, and once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import BOT, ME, OPEN

HOSTILE = '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>&amp; \' "'


@pytest.fixture
def table(ada: Visitor, bob: Visitor) -> str:
    """A running game of Ada's against Bob."""
    made = ada.program.open_table(ME, OPEN, options={"layout": "t"})
    bob.program.join(made)
    return made


def test_the_form_opens_a_table_with_every_kind_of_seat_and_option(ada: Visitor, bob: Visitor) -> None:
    """Me, another person at this device, a bot and an open seat, with names and colours; what was chosen is what the
    table says, and a public one is found in the harbour."""
    ada.go("/new/santiago")
    for number, (kind, name) in enumerate(
        (("me", "Captain Ada"), ("guest", "Bea"), ("bot:deckhand", "Ratty"), ("open", ""))
    ):
        ada.find(f"[name=seat-{number}]").select_option(kind)
        if name:
            ada.find(f"[name=name-{number}]").fill(name)
    ada.find("label:has([name=colour-0][value=green])").click()
    expect(ada.find("[name=colour-3][value=red]")).to_be_checked()  # whoever had green takes what was left
    ada.find("[name=public][value=yes]").check()
    ada.find("[name=undo][value=never]").check()
    ada.find("#title-options summary").click()
    ada.find("[name=option-first_player]").select_option("3")
    ada.find("[name=option-layout]").select_option("t")
    ada.find("[name=option-open_holdings]").select_option("yes")
    ada.find("[name=option-turn_limit]").fill("77")
    ada.follow("form#new button.main")
    expect(ada.find(".chairs li")).to_have_count(4)
    table = ada.page.url.rpartition("/")[2]
    head = ada.program.head(table)
    assert [(seat["kind"], seat["name"]) for seat in head["seats"]] == [
        ("person", "Captain Ada"),
        ("person", "Bea"),
        ("bot", "Ratty"),
        ("open", "free seat"),
    ]
    assert head["options"] == {"first_player": "3", "layout": "t", "open_holdings": True, "turn_limit": 77}
    assert (head["undo"], head["status"]) == ("never", "open")
    expect(ada.find(".chairs li").first).to_contain_text("green")
    bob.go("/")
    bob.follow(f"a[href='/table/{table}']")
    bob.follow("[data-act=join]")
    expect(bob.find("svg.board")).to_be_visible()
    expect(ada.find("svg.board")).to_be_visible()
    expect(ada.find(".curtain")).to_contain_text("Bea")  # the first player's neighbour rolls the first ship


def test_presets_and_a_free_seat_for_this_device(ada: Visitor) -> None:
    """One press fills the seats; in the waiting room the last one can be taken by somebody at the same device."""
    ada.go("/new/santiago")
    for preset, kinds in (
        ("bots", ["me", "bot:sailor", "bot:sailor", "none"]),
        ("device", ["me", "guest", "guest", "none"]),
        ("friends", ["me", "open", "open", "none"]),
    ):
        ada.find(f"[data-preset='{' '.join(kinds)}']").click()
        assert [ada.find(f"[name=seat-{number}]").input_value() for number in range(4)] == kinds, preset
    ada.find("[name=seat-2]").select_option("none")
    assert not ada.find("[name=hot-seat]").is_checked(), "off by default"
    ada.find("[name=hot-seat]").check()
    ada.follow("form#new button.main")
    ada.follow("[data-act=join]")
    expect(ada.find(".curtain")).to_be_visible()


def test_one_press_for_whoever_plays_alone(ada: Visitor) -> None:
    """Offered where a title can be played alone, and only there."""
    alone = "[data-preset='me none none none']"
    ada.go("/new/santiago")
    expect(ada.find(alone)).to_have_count(0)
    ada.go("/new/tiny_epic")
    ada.find(alone).click()
    assert [ada.find(f"[name=seat-{number}]").input_value() for number in range(4)] == ["me", "none", "none", "none"]
    ada.follow("form#new button.main")
    ada.my_turn()
    expect(ada.find("#part-players")).to_contain_text("Solo pirate")


def test_play_now_is_one_click(welcome: Welcome) -> None:
    """From the harbour to a question, by somebody whom nobody knows yet; the harbour then says whose turn it is."""
    nobody = welcome()
    nobody.go("/")
    nobody.follow("form[action='/quick/santiago'] button")
    nobody.my_turn()
    expect(nobody.page).to_have_title(re.compile("Your turn"))
    table = nobody.page.url.rpartition("/")[2]
    nobody.go("/")
    expect(nobody.find(f"a[href='/table/{table}']")).to_contain_text("Your turn")


def test_chat_is_text_whatever_is_written(ada: Visitor, bob: Visitor, table: str) -> None:
    """Markup stays letters, in both browsers, live and after loading again; the other one is told of unread words."""
    ada.at(table)
    bob.at(table)
    ada.find("[data-panel=chat]").click()
    ada.find("#saying").fill(HOSTILE)
    ada.find("#saying").press("Enter")
    expect(ada.find("#saying")).to_have_value("")
    expect(bob.find("[data-panel=chat] .count")).to_have_text("1")
    bob.find("[data-panel=chat]").click()
    expect(bob.find("[data-panel=chat] .count")).to_have_count(0)
    for person in (ada, bob):
        for _ in range(2):
            line = person.find("#part-chat li").last
            expect(line).to_have_text(f"Ada {HOSTILE}")
            assert not person.find("#part-chat img, #part-chat script").count()
            assert person.js("() => window.hacked") is None
            person.at(table)
            person.find("[data-panel=chat]").click()


def test_a_name_is_text_whatever_it_is(welcome: Welcome) -> None:
    """On the board, among the players, in the log and in the lists of the harbour."""
    name = "<i onclick=x>&\"'</i>"
    eve = welcome(name)
    table = eve.program.open_table(ME, {"kind": "me", "name": "</text><b>"}, options={"turn_limit": "2"}, public=True)
    eve.program.play_one(table)
    eve.at(table)
    assert name in eve.find(".people").inner_text()
    assert not eve.find(".people i, svg.board i, svg.board b, .people .name b").count()
    eve.program.play_out(table)
    eve.go("/")
    assert name in eve.find("main").inner_text()
    assert not eve.find("main i").count()


def test_whoever_leaves_is_replaced_by_a_bot(ada: Visitor, bob: Visitor, table: str) -> None:
    """For good: the other one plays on against it, and the leaver looks on without secrets."""
    for person in (ada, bob):
        person.at(table)
    leaver, stayer = (ada, bob) if ada.look()["mine"] else (bob, ada)
    seq = stayer.seq
    leaver.find("[data-dialog=menu]").click()
    leaver.find("[data-dialog=leave]").click()
    leaver.follow("[data-act=leave]")
    expect(leaver.find("#part-question")).to_contain_text("You are watching.")
    expect(leaver.find("[data-move]")).to_have_count(0)
    expect(stayer.find(".people .person:not(.own) .about")).to_contain_text("sailor")
    stayer.sees(seq + 2)  # the bot has moved
    stayer.choose(stayer.my_turn()[0])


def test_a_rematch_leads_both_to_the_same_table(ada: Visitor, bob: Visitor) -> None:
    """The first to ask opens it, the other one is led there; the seats have changed round."""
    table = ada.program.open_table(ME, OPEN, options={"layout": "t", "turn_limit": "1"})
    bob.program.join(table)
    for person in (ada, bob):
        person.at(table)
    while not (look := ada.look())["over"]:
        mover = ada if look["mine"] else bob
        mover.choose(mover.my_turn()[0])
        for person in (ada, bob):
            person.sees(mover.seq)
    for person in (ada, bob):
        expect(person.find("#ending")).to_be_visible()
    ada.follow("#ending [data-act=rematch]")
    assert not ada.page.url.endswith(table)
    expect(bob.find("#ending").get_by_role("link", name="To the rematch")).to_be_visible()
    bob.follow("#ending [data-act=rematch]")
    assert bob.page.url == ada.page.url
    for person in (ada, bob):
        expect(person.find("svg.board")).to_be_visible()
    assert [name.inner_text() for name in ada.find(".people .name").all()] == ["Bob", "Ada"]


def test_somebody_unknown_looks_on_and_is_told_how_to_join_in(ada: Visitor, bob: Visitor, welcome: Welcome) -> None:
    """A full table can be watched; chat is for those who have a name."""
    table = ada.program.open_table(ME, BOT)
    eve = welcome()
    eve.at(table)
    expect(eve.find("svg.board")).to_be_visible()
    expect(eve.find("[data-act=join]")).to_have_count(0)
    eve.find("[data-panel=chat]").click()
    expect(eve.find("#panel-chat")).to_contain_text("first give yourself a name")
