"""What Tiny Epic Pirates shows before one chooses and while others act: goals, ways, storms, fights, the rival."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.test_story import paced
from tests.browser.test_tiny_epic import pick
from tests.browser.visitor import Visitor
from tests.web.api.test_orders import until_asked
from tests.web.people import ME, RANDOM_BOT

SISTER = {"kind": "me", "name": "Bea"}
TOLD = "() => [...document.querySelectorAll('svg.board title')].map((each) => each.textContent)"
ROUTES = "(kind) => [...document.querySelectorAll(`svg.board ${kind}[data-route]`)].map((each) => each.dataset.route)"
STORM = re.compile("storm")
LINE = re.compile("^Cross the ship line")


def until(visitor: Visitor, wanted: Callable[[dict[str, Any]], bool], **options: Any) -> str:
    """Plays for two seats until one of them is asked what is wanted, and sits down there; the table."""
    rng = random.Random(1)
    table = visitor.program.open_table(ME, SISTER, title="tiny_epic", options=options)
    for _ in range(1500):
        asked = visitor.program.options(table)
        if wanted(asked):
            visitor.at(table, seat=asked["seat"])
            visitor.my_turn()
            return table
        fights = [each["move"] for each in asked["options"] if each["move"].startswith("order_attack")]
        move = rng.choice(fights) if fights else pick(rng, [each["move"] for each in asked["options"]])
        visitor.program.move(table, move, asked["seq"]).raise_for_status()
    raise AssertionError("nobody is asked that")


def says(words: re.Pattern[str]) -> Callable[[dict[str, Any]], bool]:
    """Whether an option says so."""
    return lambda asked: any(words.search(option["label"]) for option in asked["options"])


# ------------------------------------------------------------------ before one chooses


def test_a_space_of_the_wheel_tells_what_it_costs_and_brings(ada: Visitor) -> None:
    """Order, deckhands, Gold from extort and that the ships will sail, for whoever points at it or gives it the focus;
    what the Navy would then do, and what a burial would leave, are told where they lie."""
    until(ada, says(LINE))
    goal = ada.find("svg.board .goal[data-thing=hide_out]")
    told = goal.get_attribute("aria-label") or ""
    goes_on = r"Go on to \w.*\. You leave \d deckhands? on the wheel \([\w, ]+\)\. You cross the ship line"
    assert re.match(goes_on, told), told
    assert re.search(r"(gain \d|without) Gold from extort; the ships sail at the end of your turn", told)
    ada.page.mouse.move(3, 3)
    goal.focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")
    expect(ada.find("#explain")).to_contain_text("You cross the ship line")
    titles = ada.js(TOLD)
    chase = r"it sails up to \d cards? towards .*(and gets there|but does not get there: it is \d cards away)\."
    assert any("Navy" in title and re.search(chase, title) for title in titles)
    burial = r"A burial there costs 1[23] Gold; you (would have \d+ left|are \d+ short)\."
    assert any(re.search(burial, title) for title in titles)


def test_a_storm_on_the_way_is_red_and_says_what_it_does(ada: Visitor) -> None:
    """A card within reach glows; between it and the ship the storm is marked, with a word."""
    until(ada, says(STORM), amdiak=True)
    through = [move for move in ada.look()["moves"] if move.startswith("sail_to")]
    for move in through:
        expect(ada.find(f'svg.board [data-move="{move}"] > .halo').first).to_be_visible()
    marked = ada.find("svg.board .over .still").filter(has_text="1 jostle")
    expect(marked.first).to_be_visible()
    assert ada.find("svg.board .over [data-move^=sail_to]").filter(has_text="storm on the way").count()
    ghost = [title for title in ada.js(TOLD) if title.startswith("The ghost ship")]
    assert any(re.search(r"it sails up to \d cards? towards", title) for title in ghost)


def test_wheel_and_way_are_gone_by_one_click_each_and_recorded_step_by_step(ada: Visitor) -> None:
    """The captain past an order, and the ship two cards far."""
    table = until(ada, lambda asked: asked["kind"] == "command", round_limit=1)
    routes = [route for route in ada.js(ROUTES, ".goal") if route.count("captain_skip") == 1]
    route = next(route for route in routes if route.endswith("captain_stop"))
    ada.find(f'svg.board [data-route="{route}"]').dispatch_event("click")
    ada.page.wait_for_selector("[data-my-turn] [data-move^=sail_to]", state="attached")
    ways = [way for way in ada.js(ROUTES, ".far") if way.count("sail_to") == 2]
    seq, way = ada.seq, ways[0]
    label = ada.find(f'svg.board [data-route="{way}"]').get_attribute("aria-label") or ""
    ada.find(f'svg.board [data-route="{way}"]').dispatch_event("click")
    ada.page.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=seq)
    ada.program.play_out(table)
    record = str(ada.program.get(f"/tables/{table}/record").text)
    steps = way.split(";")[: 1 if "storm" in label else 2]  # whom a storm jostles is asked who goes to repair
    for move in [*route.split(";"), *steps]:
        assert move in record, move


# ------------------------------------------------------------------ fights


def test_a_fight_is_summed_up_symbol_by_symbol(ada: Visitor) -> None:
    """Each die with its hits, cannons and what always hits, and what they make, against what; the question says it,
    too, and each option names the die and both faces."""
    until(ada, lambda asked: asked["kind"] == "dice" and len(asked["options"]) > 4)
    titles = ada.js(TOLD)
    found = [re.search(r"(\d+) in all \(dice (\d+), cannons (\d+), without a die (\d+)\)", title) for title in titles]
    total, dice, cannons, sure = next(map(int, hit.groups()) for hit in found if hit)
    assert total == dice + cannons + sure
    thrown = ada.find("svg.board [id^=die-] title").all_text_contents()
    hits = [int(hit[1]) for words in thrown if (hit := re.search(r"\d: (\d+) hits?", words))]
    assert len(hits) in (2, 3) and sum(hits) == dice
    expect(ada.find("#part-question")).to_contain_text(f"You have {total} hit")
    labels = ada.find(".bar [data-move^=sure_fire]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    for label in labels:
        assert re.match(r"Turn “\d” to “\d” \(die \d\): ", label), label


# ------------------------------------------------------------------ others act


def test_the_solo_pirate_is_told_step_by_step(welcome: Welcome) -> None:
    """His die, where his captain goes, whom he sails for and why, and what he does there, as often as one likes."""
    ada = paced(welcome("Ada"), "instant")
    table = ada.program.open_table(ME, title="tiny_epic")
    ada.at(table)
    stage = ada.find("#stage")
    rng = random.Random(4)
    for _ in range(60):
        moves = [option["move"] for option in ada.program.options(table)["options"]]
        ada.program.move(table, pick(rng, moves)).raise_for_status()
        ada.sees(ada.program.head(table)["seq"])
        if "solo pirate rolled" in (ada.find("#part-log").text_content() or ""):
            break
    ada.my_turn()
    expect(ada.find("#die-solo")).to_be_attached()
    ada.find("#pace").select_option("next")
    ada.find(".tools [data-act=recap]").click()
    expect(ada.find("#stage-count")).to_have_text(re.compile(r"^1 / \d+$"))
    told: list[str] = []
    of = int(ada.find("#stage-count").inner_text().split("/")[1])
    for step in range(1, of + 1):
        expect(ada.find("#stage-count")).to_have_text(f"{step} / {of}")
        told += stage.locator(".told > *").all_text_contents()
        if step < of:
            ada.find("[data-stage=next]").click()
    assert len(told) > 3, "die, captain, target, ship and deed one after another"
    rolled = r"rolled a \d, which means \w"
    for what in (rolled, r"captain stopped on|left a deckhand", r"as its target|was there already"):
        assert any(re.search(what, line) for line in told), (what, told)


def test_any_shortest_way_is_offered_and_answers(ada: Visitor) -> None:
    """At the first ship that could sail two ways; from then on the table answers."""
    table = ada.program.open_table(ME, RANDOM_BOT, title="tiny_epic")
    asked = until_asked(ada.program, table, "move_ship", random.Random(6))
    ada.at(table)
    ada.my_turn()
    ada.page.click(".orders-button")
    expect(ada.find("#orders")).to_contain_text("ail any of the shortest ways")
    ada.page.click('#orders [data-act="order"][data-order="shortest"][data-until="game"]')
    ada.page.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=asked["seq"])
    expect(ada.find(".orders-button.standing")).to_be_visible()
    assert ada.program.get(f"/tables/{table}/orders").json()["standing"][0]["order"] == "shortest"
    assert ada.program.options(table)["kind"] != "move_ship"
