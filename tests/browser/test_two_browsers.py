"""Two people, two browsers, one table: live from the invitation to the scoring."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from karawela.engine import read_record, verify
from karawela.games.santiago.data.components import STOPS
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor, holdings

LOOK_EVERY = 12
WATCHED = 48
"""So many moves somebody looks on."""
TURNS = 32
"""A game without a limit is played in `test_keyboard`."""


def test_two_browsers_play_each_other_live_to_the_end(welcome: Welcome) -> None:
    """Both are guests, one of them by the invitation. Each chooses in their own browser, the other's follows without
    a reload; boards and logs agree all the way; whoever only looks on sees no secret and no option."""
    ada, bob, eve = welcome(), welcome(), welcome()
    table, invitation = invite(ada)
    bob.go(invitation)
    bob.find("#join-name").fill("Bob")
    ada.mark()
    bob.follow("[data-act=join]")
    bob.mark()
    eve.at(table)
    for player in (ada, bob):
        expect(player.find("svg.board")).to_be_visible()
    brisk = Brisk()
    played = 0
    while not (look := ada.look())["over"]:
        if played % LOOK_EVERY == LOOK_EVERY - 1:
            agree(ada, bob)
            if played < WATCHED:
                is_outside(eve, ada)
        mover, other = (ada, bob) if look["mine"] else (bob, ada)
        mover.choose(brisk.pick(look["moves"] if look["mine"] else bob.my_turn()))
        other.sees(mover.seq)
        played += 1
        if played == WATCHED:
            eve.go("/")
        assert played < 700, "the game does not end"
    assert played > 2 * TURNS
    for player in (ada, bob):
        expect(player.find("#ending")).to_be_visible()
        assert player.is_marked(), "nobody had to reload"
    eve.at(table)
    sheets = [viewer.find("#ending table").first.inner_text() for viewer in (ada, bob, eve)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert "Ada" in sheets[0] and "Bob" in sheets[0]
    record = read_record(bob.page.request.get(f"/table/{table}/record").text())
    assert verify(record).moves >= played


def invite(host: Visitor) -> tuple[str, str]:
    """Opens a table for two through the pages; its id, and the link that the waiting room shows."""
    host.go("/")
    host.follow("a[href='/new/santiago']")
    host.find("[name=name-0]").fill("Ada")
    for number, kind in enumerate(("me", "open", "none", "none")):
        host.find(f"[name=seat-{number}]").select_option(kind)
    host.find("#title-options summary").click()
    host.find("[name=option-layout]").select_option("t")
    host.find("[name=option-turn_limit]").fill(str(TURNS))
    host.follow("form#new button.main")
    invitation = host.find("#invitation").input_value()
    assert invitation == host.page.url
    return host.page.url.rpartition("/")[2], invitation


class Brisk:
    """Chooses so that the game is soon over: to the port whenever the pesos suffice, and all the goods on board."""

    def __init__(self) -> None:
        self.car = 0

    def pick(self, moves: list[str]) -> str:
        move = moves[0]
        if move.startswith("move_car"):
            to_port = f"move_car {STOPS - self.car}"
            move = to_port if to_port in moves else move
            self.car = (self.car + int(move.split()[1])) % STOPS
        elif move.startswith("load"):
            move = max((each for each in moves if each != "pass"), key=lambda each: int(each.split()[-1]))
        return move


def agree(ada: Visitor, bob: Visitor) -> None:
    """Both pages show the same table, each only its own screen from behind."""
    seen = ada.public()
    assert seen["pieces"] and len(seen["log"]) >= LOOK_EVERY
    assert bob.public() == seen
    for player in (ada, bob):
        told = holdings(player.titles())
        assert len(told["known"]) == 8 and len(told["hidden"]) == 3


def is_outside(eve: Visitor, ada: Visitor) -> None:
    """Whoever looks on sees the same table, no secrets and nothing to choose."""
    eve.sees(ada.seq)
    assert eve.public() == ada.public()
    told = holdings(eve.titles())
    assert not told["known"] and len(told["hidden"]) == 6
    assert not re.search("data-(move|why|act=.(undo|why))", eve.page.content())
    assert eve.page.request.get(f"{eve.page.url}/refused").status == 401
