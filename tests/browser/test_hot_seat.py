"""Several people at one device: a curtain between them, and behind it nothing that is not theirs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor, holdings

COVERS = """() => {
  const curtain = document.querySelector(".curtain").getBoundingClientRect()
  const above = document.elementFromPoint(innerWidth / 2, innerHeight - 20)
  return curtain.width >= innerWidth && curtain.height >= innerHeight && above.closest(".curtain") !== null
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_people_share_a_device_with_a_curtain_between_them(welcome: Welcome, phone: bool) -> None:
    """Whenever the turn goes over, the curtain is drawn; while it is, the page holds no more than a stranger's, and
    when it is lifted, the secrets of that one seat."""
    device, stranger = welcome(phone=phone), welcome(phone=phone)
    table = sit_together(device)
    stranger.at(table)
    curtain = device.find(".curtain")
    lifted: list[str] = []
    while len(lifted) < 5:
        expect(curtain).to_be_visible()
        is_drawn(device, stranger)
        name = sits_down(device)
        assert lifted[-1:] != [name], "the curtain was for somebody else"
        lifted.append(name)
        own = holdings(device.titles())
        assert len(own["known"]) == 8 and len(own["hidden"]) == 3
        expect(device.find(".person.self .name")).to_have_text(name)
        assert not holdings(stranger.titles())["known"]
        while not curtain.count():
            device.choose(device.my_turn()[0])
    assert set(lifted) == {"Ada", "Bea"}


def test_an_address_does_not_lift_the_curtain(welcome: Welcome) -> None:
    """Loading the page again, or for a seat that is not asked, leaves the curtain drawn; to anybody else the address
    of a seat shows what everybody sees."""
    device = welcome()
    table = sit_together(device)
    asked = int(device.find(".curtain [data-act=lift]").get_attribute("data-seat") or "")
    for address in ("", f"?seat={1 - asked}", "?seat=7"):
        device.go(f"/table/{table}{address}")
        expect(device.find(".curtain")).to_be_visible()
        assert not holdings(device.titles())["known"]
    for stranger in (welcome(), welcome("Eve")):
        stranger.at(table, seat=asked)
        expect(stranger.find("svg.board")).to_be_visible()
        expect(stranger.find(".curtain")).to_have_count(0)
        assert not holdings(stranger.titles())["known"]
        assert not stranger.find("[data-move]").count()


def sit_together(device: Visitor) -> str:
    """Opens a table for two people at one device, through the form; its id."""
    device.go("/new/santiago")
    device.find("[name=seat-0]").select_option("me")
    device.find("[name=name-0]").fill("Ada")
    device.find("[name=seat-1]").select_option("guest")
    device.find("[name=name-1]").fill("Bea")
    device.find("[name=seat-2]").select_option("none")
    with device.page.expect_response(re.compile("/stream")):
        device.find("form#new button.main").click()
    return device.page.url.rpartition("/")[2].partition("?")[0]


def is_drawn(device: Visitor, stranger: Visitor) -> None:
    """Nothing can be seen but the curtain, and nothing read in the page that a stranger could not read."""
    assert device.js(COVERS)
    expect(device.find(".curtain [data-act=lift]")).to_be_focused()
    stranger.sees(device.seq)
    assert not holdings(device.titles())["known"]
    assert device.drawn() == stranger.drawn()
    assert device.public() == stranger.public()
    assert not re.search("data-(move|why)=", device.page.content())


def sits_down(device: Visitor) -> str:
    """Lifts the curtain; whose name was on it."""
    button = device.find(".curtain [data-act=lift]")
    name = button.inner_text().removeprefix("I am ").strip()
    button.click()
    expect(device.find(".curtain")).to_have_count(0)
    device.my_turn()
    return name
