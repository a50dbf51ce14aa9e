"""What a table shows besides the board, for both games of the box: facts, aims, large forms, compositions, routes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from karawela.components.catalogue import catalogue_of
from karawela.draw.board import board_of, draw
from karawela.draw.large_form import large_form
from karawela.engine import Match, registry
from karawela.engine.ask import parse_move
from karawela.engine.ledger import LANGUAGES
from karawela.games.ship_adventure.rules.odds import win_percent
from karawela.games.treasure_map.state import STORED
from karawela.words import words_for
from karawela.words.how_to_play import how_to_play
from tests.games.conquest import table as conquest
from tests.games.treasure_map.table import carry, hold, match_from, put, sq, table

SVG = "{http://www.w3.org/2000/svg}"
TITLES = [registry.title(name) for name in ("treasure_map", "conquest")]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)
PANES = {"1440x900": (1165, 690), "1366x768": (1100, 560)}
"""The room that a page leaves for a wide board."""
PHONE = 390
READABLE = 11.0


def played(title: Any, choices: int, seed: int = 5, **options: Any) -> Match[Any]:
    """A random game after so many choices."""
    match, rng = Match(title, 3, f"table {seed}", options, names=("Ada", "Bruno", "Celina")), Random(seed)
    for _ in range(choices):
        if not match.over:
            match.choose(rng.randrange(len(match.legal)))
    return match


def drawn(title: Any, match: Match[Any], seat: int | None, tall: bool, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw(title, match.scene(seat, language, why_not=True, bare=True, tall=tall)))


def box(element: ElementTree.Element) -> tuple[float, float]:
    """Width and height of a viewBox."""
    _, _, width, height = map(float, (element.get("viewBox") or "0 0 1 1").split())
    return width, height


def texts(element: ElementTree.Element, scale: float) -> Iterator[tuple[float, str]]:
    """Every text with its size on the screen, all scales and nested windows on the way counted."""
    if element.tag == f"{SVG}defs" or element.get("aria-hidden") == "true":
        return
    for part in re.findall(r"scale\((-?[\d.]+)", element.get("transform") or ""):
        scale *= abs(float(part))
    if element.tag == f"{SVG}svg" and element.get("width") and element.get("viewBox"):
        scale *= float(element.get("width") or 0) / box(element)[0]
    if element.tag == f"{SVG}text":
        yield float(element.get("font-size") or 0) * scale, element.text or ""
    for child in element:
        yield from texts(child, scale)


# ------------------------------------------------------------------ compositions


@each_language
@each_title
def test_every_word_can_be_read_at_every_size(title: Any, language: str) -> None:
    """On both wide panes and on a phone, from the scale of the viewBox; the smallest letters are counted, too."""
    for choices in (0, 1, 20, 60, 140):
        match = played(title, choices)
        seat = match.to_move[0] if match.to_move else None
        wide, tall = drawn(title, match, seat, False, language), drawn(title, match, seat, True, language)
        width, height = box(wide)
        scales = [(wide, min(across / width, down / height)) for across, down in PANES.values()]
        for root, scale in (*scales, (tall, PHONE / box(tall)[0])):
            sizes = list(texts(root, scale))
            assert len(sizes) > 20
            assert not [(round(size, 1), words) for size, words in sizes if size < READABLE]


def test_a_large_sea_says_from_which_size_on_it_can_be_read() -> None:
    """`data-readable` is in pixels a unit; at that size no number on the chart is too small."""
    title = TITLES[1]
    for boxes in ("4", "9"):
        match = played(title, 30, boxes=boxes)
        for tall in (False, True):
            chart = next(each for each in drawn(title, match, 0, tall).iter() if each.get("id") == "chart")
            readable = float(chart.get("data-readable") or 0)
            shown = float(chart.get("width") or 1) / box(chart)[0]
            sizes = [size / shown * readable for size, _ in texts(chart, 1.0)]
            assert sizes
            assert min(sizes) > READABLE - 0.05


@each_title
def test_the_page_shows_the_captains_and_the_picture_does_not(title: Any) -> None:
    """Wide and tall; the row of cards takes their place for what is bought."""
    match = played(title, 30)
    for tall in (False, True):
        root = drawn(title, match, 0, tall)
        ids = {element.get("id") for element in root.iter()}
        assert "layer-seat-0" not in ids
        assert "layer-shop" in ids
        width, height = box(root)
        assert (width < height) == tall
    whole = ElementTree.fromstring(draw(title, match.scene(0, "en", tall=True)))
    assert "layer-seat-0" in {element.get("id") for element in whole.iter()}


# ------------------------------------------------------------------ facts, aims, large forms


@each_language
@each_title
def test_facts_and_aims_are_told_and_have_signs(title: Any, language: str) -> None:
    """At every moment of a game, for every captain; a sign is a drawing, a thing has a large form."""
    words, sign = words_for(title, language), board_of(title).sign
    for choices in (0, 2, 40, 120):
        match = played(title, choices)
        view = match.view(0)
        aim = words.aim(view)
        assert aim.goal
        assert aim.now
        for seat in range(3):
            for fact in words.facts(view, seat):
                assert fact.words
                assert fact.amount
                assert sign(fact.sign), fact
                assert not fact.thing or large_form(words, fact.thing)


def test_a_token_s_back_is_told_to_whoever_carries_it() -> None:
    """The others read its level."""
    s = table("red", "yellow")
    carry(s, 0, "t1_white")
    match, words = match_from(s), words_for(TITLES[0], "en")
    mine = [fact.words for fact in words.facts(match.view(0), 0) if fact.group == "tokens"]
    theirs = [fact.words for fact in words.facts(match.view(1), 0) if fact.group == "tokens"]
    assert mine == ["The white token of level 1 is exchanged on"]
    assert theirs == ["Treasure token of level 1"]


def test_the_aim_of_conquest_says_how_many_areas_win() -> None:
    words = words_for(TITLES[1], "en")
    assert words.aim(played(TITLES[1], 5).view(0)).goal.startswith("Areas: 2 of 3 win.")
    assert words.aim(played(TITLES[1], 5, boxes="4").view(0)).goal.startswith("Areas: 5 of 9 win.")


@each_language
@each_title
def test_every_component_has_a_large_form(title: Any, language: str) -> None:
    """With a name, sentences, a source, a rule of this title and a picture that refers to nothing outside itself."""
    words = words_for(title, language)
    for rows in catalogue_of(title).rows.tables.values():
        for row in rows:
            form = large_form(words, row.id)
            assert form is not None
            assert form.name[0].isupper()
            assert form.about
            assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in form.about)
            assert form.source
            assert form.rule.startswith(title.prefix)
            assert ElementTree.fromstring(form.picture).tag == f"{SVG}svg"
            assert 'href="#' not in form.picture
            assert " id=" not in form.picture


@each_title
def test_what_stands_for_a_component_says_so(title: Any) -> None:
    """Every `data-thing` on a board is a component's id, and pieces, squares and cards have one."""
    rows, found = catalogue_of(title).rows, set()
    for tall in (False, True):
        for element in drawn(title, played(title, 40), 0, tall).iter():
            if thing := element.get("data-thing"):
                found.add(thing)
    assert found <= set(rows.by_id)
    assert {"ship", "cannon", "temple", "city", "wave"} <= found


@each_language
@each_title
def test_how_to_play_is_told_and_illustrated(title: Any, language: str) -> None:
    words = words_for(title, language)
    how = how_to_play(words)
    assert len(how.turn) >= 5
    assert len(how.tips) == 3
    for illustration in board_of(title).illustrations.values():
        picture = illustration(words)
        assert ElementTree.fromstring(picture).get("aria-label")
        assert 'href="#' not in picture


# ------------------------------------------------------------------ routes


def routes_in(root: ElementTree.Element) -> list[list[str]]:
    return [route.split(";") for element in root.iter() if (route := element.get("data-route"))]


@each_title
def test_every_drawn_route_can_be_sailed(title: Any) -> None:
    """Step by step, each of them a legal answer to the same kind of question; one step alone is no route."""
    sailed = 0
    for seed in range(4):
        match, rng = played(title, 6 + 9 * seed, seed), Random(seed)
        for _ in range(60):
            if match.over or sailed > 60:
                break
            if match.asks[0].kind in ("move", "movement"):
                routes = routes_in(drawn(title, match, match.to_move[0], False))
                for route in rng.sample(routes, min(3, len(routes))):
                    assert len(route) > 1
                    twin = match.clone()
                    for text in route:
                        assert twin.asks[0].kind in ("move", "movement")
                        assert parse_move(text) in twin.legal, (route, text)
                        twin.play(text)
                    sailed += 1
            match.choose(rng.randrange(len(match.legal)))
    assert sailed > 20


def test_routes_lead_farther_than_a_step() -> None:
    """From L10 with four steps many squares are reached, none of them those that one step reaches."""
    s = table("red", "yellow")
    put(s, 0, "L10")
    match = match_from(s)
    routes = {route[-1].split()[1]: route for route in routes_in(drawn(TITLES[0], match, 0, False))}
    assert all(len(route) >= 2 for route in routes.values())
    assert not {move[1] for move in match.legal if move[0] == "step"} & routes.keys()
    assert len(routes) > 20


def test_the_step_that_ends_the_movement_warns() -> None:
    """In its label and by its class; with more than one step left nothing does."""
    s = conquest.empty(2)
    match = conquest.match_from(s)
    for left, warned in ((6, False), (1, True)):
        s.steps_left = left
        match = conquest.match_from(s)
        root = drawn(TITLES[1], match, 0, False)
        closing = [each for each in root.iter() if "closing" in (each.get("class") or "").split()]
        assert bool([each for each in closing if each.get("data-move")]) == warned
        assert all("last step" in (each.get("aria-label") or "") for each in closing if each.get("data-move"))
    words = words_for(TITLES[1], "en")
    assert any("your last step" in words.offer(move, match.view(0), match.names) for move in match.legal)


def test_no_pick_stays_open() -> None:
    """After its move a group is let go: nothing on the board is open by itself."""
    root = drawn(TITLES[1], conquest.match_from(conquest.empty(2)), 0, False)
    picks = [each for each in root.iter() if "pick" in (each.get("class") or "").split()]
    assert picks
    assert not [each for each in picks if "only" in (each.get("class") or "")]


# ------------------------------------------------------------------ options


def test_a_bribe_is_explained() -> None:
    """Who comes, whether it catches, how the fight would go, what would be lost, what it costs."""
    s = table("red", "yellow")
    put(s, 0, "L10")
    hold(s, 0, gold=7, pieces=(1,))
    s.pirates[1], s.prey[1], s.chasing = sq("K9"), 0, 1
    asked = words_for(TITLES[0], "en").question("bribe", s)
    assert asked.startswith("Pirate 2 catches your ship now: ")
    assert "it takes 7 gold and 1 map piece" in asked
    assert asked.endswith("Pay 4 gold to send it home?")
    offer = words_for(TITLES[0], "en").offer
    assert offer(("bribe", "pirate_2", "yes"), s, ("Ada", "Bruno")) == "Pay 4 gold to pirate 2"
    assert words_for(TITLES[0], "pl").offer(("bribe", "pirate_2", "yes"), s) == "Zapłać 4 złote monety piratowi 2"


def test_a_step_is_offered_by_what_lies_there() -> None:
    """No square is named by its letter and number; all of them can be told apart."""
    s = table("red", "yellow")
    put(s, 0, "L10")
    match, words = match_from(s), words_for(TITLES[0], "en")
    said = [words.offer(move, match.view(0), match.names) for move in match.legal]
    assert len(set(said)) == len(said)
    assert not [each for each in said if re.search(r"\b[A-L]\d", each)]
    scene = replace(match.scene(0, "en"), bare=True)
    assert scene.kind == "move"


def test_odds_are_exact() -> None:
    """Six faces, a skull counts 7; ties are thrown again."""
    assert win_percent(1, 0, 1, 0) == 50
    assert win_percent(1, 5, 1, 0) == 97
    assert win_percent(1, 6, 1, 0) == 100
    assert win_percent(1, 0, 1, 9) == 0


def test_the_cross_of_a_stored_token_is_faint() -> None:
    """It can't be exchanged before it is fetched, and says so."""
    s = table("red", "yellow")
    carry(s, 0, "t1_white")
    carry(s, 0, "t1_pink", at=STORED)
    root = drawn(TITLES[0], match_from(s), 0, False)
    crosses = [
        (each.get("opacity"), title.text)
        for each in root.iter(f"{SVG}g")
        if (title := each.find(f"{SVG}title")) is not None and "exchanged here" in (title.text or "")
    ]
    assert sorted((faint is not None, "fetched" in (words or "")) for faint, words in crosses) == [
        (False, False),
        (True, True),
    ]
