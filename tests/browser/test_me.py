"""Who I am: a guest by default, with a link to other devices, and a name and password for those who like."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.everywhere import PAGES, address_of
from tests.browser.visitor import Visitor, holdings
from tests.web.people import ME, OPEN, Person

SECRET = "eight pieces of eight"


def test_a_guest_has_a_name_and_settings(welcome: Welcome) -> None:
    """They are kept for this browser, and every page follows them."""
    zosia = welcome()
    zosia.go("/me")
    assert not [cookie for cookie in zosia.context.cookies() if cookie.get("name") == "karawela"]
    form = zosia.find("form[action='/me/settings']")
    form.locator("[name=name]").fill("Zosia")
    for setting in ("symbols", "still", "sounds"):
        assert not form.locator(f"[name={setting}]").is_checked(), "off by default"
    form.locator("[name=symbols]").check()
    form.locator("[name=still]").check()
    zosia.follow("form[action='/me/settings'] button")
    expect(zosia.find("h1")).to_have_text("Zosia")
    zosia.follow("header nav a[href='/']")
    expect(zosia.find("header nav a[href='/me']")).to_have_text("Zosia")
    expect(zosia.find("html")).to_have_attribute("data-still", "")
    expect(zosia.find("html")).to_have_attribute("data-symbols", "")
    assert zosia.find("html").get_attribute("data-sounds") is None
    zosia.follow("form[action='/quick/santiago'] button")
    expect(zosia.find(".people .person.own .name")).to_have_text("Zosia")
    expect(zosia.find(".people .person.own .colour-name")).to_be_visible()
    zosia.go("/me")
    zosia.find("form[action='/me/settings'] [name=symbols]").uncheck()
    zosia.find("form[action='/me/settings'] [name=language]").select_option("pl")
    zosia.follow("form[action='/me/settings'] button")
    expect(zosia.find("html")).to_have_attribute("lang", "pl")
    assert zosia.find("html").get_attribute("data-symbols") is None


def test_signing_up_out_and_in(welcome: Welcome) -> None:
    """A guest becomes somebody with a password and keeps the seats; after signing out this browser is nobody's; any
    browser can sign in again, with the right password only."""
    ada = welcome("Ada")
    name = f"Ada {ada.program.token[-8:]}"
    table = ada.program.open_table(ME, OPEN)
    ada.go("/me")
    form = ada.find("form[action='/me/sign-up']")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill("short")
    form.locator("button").click()
    assert not form.locator("[name=password]").evaluate("(field) => field.validity.valid")
    form.locator("[name=password]").fill(SECRET)
    ada.follow("form[action='/me/sign-up'] button")
    expect(ada.find("h1")).to_have_text(name)
    expect(ada.find("form[action='/me/sign-up']")).to_have_count(0)
    ada.follow("form[action='/me/sign-out'] button")
    expect(ada.find("header nav a[href='/me']")).to_have_text("Me")
    expect(ada.find(f"a[href='/table/{table}']")).to_have_count(0)

    elsewhere = welcome()
    elsewhere.forgive("status of 403")
    elsewhere.go("/me")
    for password, right in (("not her password", False), (SECRET, True)):
        form = elsewhere.find("form[action='/me/sign-in']")
        form.locator("[name=name]").fill(name)
        form.locator("[name=password]").fill(password)
        elsewhere.follow("form[action='/me/sign-in'] button")
        if not right:
            expect(elsewhere.find(".problem")).to_contain_text("There is nobody with this name and password.")
            elsewhere.follow(".problem a.main")
    expect(elsewhere.find("h1")).to_have_text(name)
    elsewhere.go("/")
    expect(elsewhere.find(f"a[href='/table/{table}']")).to_be_visible()


def test_a_private_link_brings_the_seats_to_another_browser(welcome: Welcome) -> None:
    """It is made by a button and shown in full, once; whoever opens it is asked, and having said yes is the same person
    there: sees the secrets, can choose, and the first browser follows."""
    ada = welcome()
    ada.go("/")
    ada.follow("form[action='/quick/santiago'] button")
    ada.my_turn()
    table = ada.page.url.rpartition("/")[2]
    tab = ada.context.new_page()
    tab.goto("/me")
    tab.locator("form[action='/me/links'] button").click()
    link = tab.locator("#private").input_value()
    assert link.startswith(f"{ada.address}/me/link/")
    tab.goto("/me")
    expect(tab.locator("#private")).to_have_count(0)
    expect(tab.locator("#links li")).to_have_count(1)

    phone = welcome(phone=True)
    phone.page.goto(link)
    expect(phone.find("h1")).to_have_text("Go on as a guest without a name?")
    phone.follow("form[action^='/me/link/'] button")
    expect(phone.page).to_have_url(re.compile("/me$"))
    phone.go("/")
    phone.follow(f"a[href='/table/{table}']")
    moves = phone.my_turn()
    assert ada.my_turn() == moves
    assert holdings(phone.titles()) == holdings(ada.titles())
    seq = ada.seq
    phone.choose(moves[0])
    ada.sees(seq + 1)


def test_a_link_leaves_the_choice(welcome: Welcome) -> None:
    """Whoever is somebody already can stay so, and is told what would be lost."""
    ada, bo = welcome("Ada"), welcome("Bo")
    link = Person(ada.address, "Cy").new_link()
    bo.go(link)
    expect(bo.find("h1")).to_have_text("Go on as the guest Cy, or stay as you are?")
    expect(bo.find(".warning")).to_have_count(0)
    bo.program.open_table(ME, OPEN)
    bo.go(link)
    expect(bo.find(".warning")).to_contain_text("you cannot come back to those tables")
    bo.follow(".follow a.main")
    expect(bo.find("h1")).to_have_text("Bo")
    bo.go(link)
    bo.follow("form[action^='/me/link/'] button")
    expect(bo.find("h1")).to_have_text("Cy")


def test_an_ended_session_is_nobodys(welcome: Welcome) -> None:
    """A browser that is signed out from another one is a stranger at its next step."""
    ada, phone = welcome("Ada"), welcome(phone=True)
    ada.go("/me")
    ada.follow("form[action='/me/links'] button")
    link = ada.find("#private").input_value()
    phone.page.goto(link)
    phone.follow("form[action^='/me/link/'] button")
    expect(phone.find("#sessions li")).to_have_count(2)
    ada.go("/me")
    ada.follow("#sessions li:not(.this) button")
    expect(ada.find("#sessions li")).to_have_count(1)
    phone.go("/me")
    expect(phone.find("h1")).to_have_text("Guest")
    expect(phone.find("#sessions")).to_have_count(0)
    phone.forgive("status of 404")
    ada.follow("form[action='/me/end-others'] button")
    expect(ada.find("#links li")).to_have_count(0)
    phone.page.goto(link)
    expect(phone.find(".problem")).to_contain_text("There is no such private link.")


def test_another_name_and_another_password(welcome: Welcome) -> None:
    """Each asks for the present password; the new ones are good for signing in, the old password no longer is."""
    ada, elsewhere = welcome("Ada"), welcome()
    name = f"Ada {ada.program.token[-8:]}"
    ada.go("/me")
    for path, fields in (
        ("sign-up", {"name": name, "password": SECRET}),
        ("name", {"name": f"{name}!", "present": SECRET}),
        ("password", {"present": SECRET, "password": "another secret"}),
    ):
        for field, value in fields.items():
            ada.find(f"form[action='/me/{path}'] [name={field}]").fill(value)
        ada.follow(f"form[action='/me/{path}'] button")
        expect(ada.find("h1")).to_have_text(name if path == "sign-up" else f"{name}!")
    elsewhere.go("/me")
    elsewhere.find("form[action='/me/sign-in'] [name=name]").fill(f"{name}!")
    elsewhere.find("form[action='/me/sign-in'] [name=password]").fill("another secret")
    elsewhere.follow("form[action='/me/sign-in'] button")
    expect(elsewhere.find("h1")).to_have_text(f"{name}!")
    expect(elsewhere.find("#sessions li")).to_have_count(2)


def test_a_wrong_private_link_leads_nowhere(welcome: Welcome) -> None:
    """A page says so, and nobody is signed in."""
    eve = welcome()
    eve.forgive("status of 404")
    eve.go("/me/link/guessed")
    expect(eve.find(".problem")).to_be_visible()
    assert not [cookie for cookie in eve.context.cookies() if cookie.get("name") == "karawela"]


@pytest.mark.parametrize("page", [page for page in PAGES if page != "problem"])
def test_the_language_changes_anywhere_and_the_page_stays(ada: Visitor, page: str) -> None:
    """On every page the switch brings back the same page in the other language, with what its address says now."""
    ada.go(address_of(page, ada))
    if page == "replay":
        ada.find("#seat").select_option("1")
        ada.find("#step").fill("3")
        expect(ada.page).to_have_url(re.compile(r"step=3&seat=1$"))
    for language in ("pl", "en"):
        if page == "curtain" and ada.find(".curtain").count():
            ada.find(".curtain [data-act=lift]").click()
            expect(ada.find(".curtain")).to_have_count(0)
        if page == "table ended":
            ada.page.keyboard.press("Escape")
        if ada.find("[data-dialog=menu]").count():
            ada.find("[data-dialog=menu]").click()
        here = ada.page.url
        ada.follow("form.language button >> visible=true")
        expect(ada.find("html")).to_have_attribute("lang", language)
        assert ada.page.url == here
        expect(ada.find(".curtain")).to_have_count(0)


def test_the_language_changes_after_a_mistake(ada: Visitor) -> None:
    """From the page that says what went wrong one comes to the harbour."""
    ada.go(address_of("problem", ada))
    ada.follow("form.language button")
    expect(ada.find("html")).to_have_attribute("lang", "pl")
    expect(ada.page).to_have_url(f"{ada.address}/")


def test_the_first_language_is_the_browsers(welcome: Welcome) -> None:
    """Polish for a Polish browser, English for any other."""
    jan, ann = welcome(language="pl"), welcome(language="en")
    for visitor, language in ((jan, "pl"), (ann, "en")):
        visitor.go("/")
        expect(visitor.find("html")).to_have_attribute("lang", language)
