"""Who I am: a guest by default, with a link to other devices, and a name and password for those who like."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.web.people import ME, OPEN

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
    form.locator("button").click()
    expect(zosia.find("h1")).to_have_text("Zosia")
    zosia.find("header nav a[href='/']").click()
    expect(zosia.find("header nav a[href='/me']")).to_have_text("Zosia")
    expect(zosia.find("html")).to_have_attribute("data-still", "")
    expect(zosia.find("html")).to_have_attribute("data-symbols", "")
    assert zosia.find("html").get_attribute("data-sounds") is None
    zosia.find("form[action='/quick/santiago'] button").click()
    expect(zosia.find(".people .person.own .name")).to_have_text("Zosia")
    expect(zosia.find(".people .person.own .colour-name")).to_be_visible()
    zosia.go("/me")
    zosia.find("form[action='/me/settings'] [name=symbols]").uncheck()
    zosia.find("form[action='/me/settings'] [name=language]").select_option("pl")
    zosia.find("form[action='/me/settings'] button").click()
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
    form.locator("button").click()
    expect(ada.find("h1")).to_have_text(name)
    expect(ada.find("form[action='/me/sign-up']")).to_have_count(0)
    ada.find("form[action='/me/sign-out'] button").click()
    expect(ada.find("header nav a[href='/me']")).to_have_text("Me")
    expect(ada.find(f"a[href='/table/{table}']")).to_have_count(0)

    elsewhere = welcome()
    elsewhere.forgive("status of 403")
    elsewhere.go("/me")
    for password, right in (("not her password", False), (SECRET, True)):
        form = elsewhere.find("form[action='/me/sign-in']")
        form.locator("[name=name]").fill(name)
        form.locator("[name=password]").fill(password)
        form.locator("button").click()
        if not right:
            expect(elsewhere.find(".problem")).to_contain_text("There is nobody with this name and password.")
            elsewhere.find(".problem a.main").click()
    expect(elsewhere.find("h1")).to_have_text(name)
    elsewhere.go("/")
    expect(elsewhere.find(f"a[href='/table/{table}']")).to_be_visible()


def test_the_private_link_brings_the_seats_to_another_browser(welcome: Welcome) -> None:
    """Whoever opens it is the same person there: sees the secrets, can choose, and the first browser follows."""
    ada = welcome()
    ada.go("/")
    ada.find("form[action='/quick/santiago'] button").click()
    ada.my_turn()
    table = ada.page.url.rpartition("/")[2]
    tab = ada.context.new_page()
    tab.goto("/me")
    tab.locator("details summary").click()
    link = tab.locator("#private").input_value()
    assert link.startswith(f"{ada.address}/me/link/")

    phone = welcome(phone=True)
    phone.page.goto(link)
    expect(phone.page).to_have_url(re.compile("/me$"))
    phone.go("/")
    phone.find(f"a[href='/table/{table}']").click()
    moves = phone.my_turn()
    assert ada.my_turn() == moves
    assert phone.titles() == ada.titles()
    seq = ada.seq
    phone.choose(moves[0])
    ada.sees(seq + 1)


def test_a_wrong_private_link_leads_nowhere(welcome: Welcome) -> None:
    """A page says so, and nobody is signed in."""
    eve = welcome()
    eve.forgive("status of 404")
    eve.go("/me/link/guessed")
    expect(eve.find(".problem")).to_be_visible()
    assert not [cookie for cookie in eve.context.cookies() if cookie.get("name") == "karawela"]


def test_the_language_changes_anywhere_and_the_page_stays(ada: Visitor) -> None:
    """On every page the switch brings back the same page in the other language, with what its address says."""
    table = ada.program.open_table(ME, {"kind": "me", "name": "Bea"}, options={"turn_limit": "4"})
    over = ada.program.open_table(ME, {"kind": "me", "name": "Bea"}, options={"turn_limit": "2"})
    ada.program.play_out(over)
    for path in (
        "/",
        "/new/santiago",
        "/rules/santiago?q=Alonso",
        "/me",
        "/credits",
        f"/table/{over}/replay?step=3&seat=1",
        f"/table/{over}/verify",
        f"/table/{table}?seat=1",
    ):
        ada.go(path)
        for language in ("pl", "en"):
            if path.startswith(f"/table/{table}"):
                lift = ada.find(".curtain [data-act=lift]")
                if lift.count():
                    lift.click()
                ada.find("[data-dialog=menu]").click()
            ada.find("form.language button").first.click()
            expect(ada.find("html")).to_have_attribute("lang", language)
            expect(ada.page).to_have_url(f"{ada.address}{path}")


def test_the_first_language_is_the_browsers(welcome: Welcome) -> None:
    """Polish for a Polish browser, English for any other."""
    jan, ann = welcome(language="pl"), welcome(language="en")
    for visitor, language in ((jan, "pl"), (ann, "en")):
        visitor.go("/")
        expect(visitor.find("html")).to_have_attribute("lang", language)
