"""What a table shows of Santiago: boards for wide and tall screens, open facts, the aim, large forms, how to play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from karawela.draw.board import board_of, draw
from karawela.draw.large_form import large_form
from karawela.draw.scene import Scene
from karawela.engine import Match
from karawela.engine.ask import move_text
from karawela.engine.state import view_of
from karawela.games.santiago import TITLE
from karawela.games.santiago.data import DATA
from karawela.games.santiago.data.components import (
    BUILDINGS,
    CAR,
    CUBANS,
    FLOWERS,
    GOODS,
    PLAYER_PAWN,
    PORT_STOP,
    SHIP,
    SHIP_TRACK,
    VALUE_MARKER,
)
from karawela.games.santiago.state import Santiago
from karawela.testing.pictures import forget_drawings
from karawela.words import words_for
from karawela.words.how_to_play import how_to_play
from tests.games.santiago.table import MARTINEZ, demand, hold, layout_t, match_from, own
from tests.games.santiago.test_board import SVG, find, parse, positions, sizes_of

LANGUAGES = ("en", "pl")
WIDE_PANES = ((1100, 560), (1140, 595), (1220, 740))
"""What a page leaves for the board at 1366x768 with a narrow bar, at 1366x768, and at 1440x900."""
PHONE = 390
COMPONENTS = [thing for kind in DATA.kinds() for thing in DATA.ids(kind)]


def compositions(match: Match[Santiago], seat: int | None, language: str = "en") -> Iterator[tuple[Scene, float, int]]:
    """The scene as pages draw it, with the scale at which the picture is shown and the least size of what is hit."""
    for tall in (False, True):
        scene = replace(match.scene(seat, language, why_not=True), bare=True, tall=tall)
        _, _, width, height = map(float, str(parse(draw(TITLE, scene)).get("viewBox")).split())
        if tall:
            yield scene, PHONE / width, 44
        else:
            yield scene, min(min(w / width, h / height) for w, h in WIDE_PANES), 24


def asked(match: Match[Santiago]) -> int:
    return match.to_move[0] if match.to_move else 0


# ------------------------------------------------------------------ two compositions


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_at_the_sizes_that_pages_give_it(language: str) -> None:
    """No text is smaller than eleven pixels, with the scale of the whole picture counted."""
    for match in positions(4, 21, every=9):
        for scene, scale, _ in compositions(match, asked(match), language):
            for size, words in sizes_of(parse(draw(TITLE, scene))):
                assert size * scale >= 11 - 1e-9, f"'{words}' is {size * scale:.1f} px, tall: {scene.tall}"


def test_what_can_be_hit_is_large_enough() -> None:
    for match in positions(3, 22, every=3):
        for scene, scale, least in compositions(match, asked(match)):
            for width, height, move in targets(parse(draw(TITLE, scene))):
                assert min(width, height) * scale >= least - 0.5, f"{move}: {width * scale:.0f} x {height * scale:.0f}"


def targets(root: ElementTree.Element) -> Iterator[tuple[float, float, str]]:
    """The glow, or the ground, of everything that can be clicked, with all scales around it."""

    def walk(element: ElementTree.Element, scale: float) -> Iterator[tuple[float, float, str]]:
        for found in re.findall(r"scale\(([\d.]+)", element.get("transform") or ""):
            scale *= float(found)
        if element.get("data-move"):
            shape = next(child for child in element if child.get("class") in ("halo", "chip"))
            wide, high = (shape.get("width"), shape.get("height")) if not shape.get("r") else ("", "")
            across = 2 * float(shape.get("r") or 0)
            yield float(wide or across) * scale, float(high or across) * scale, str(element.get("data-move"))
        for child in element:
            yield from walk(child, scale)

    yield from walk(root, 1.0)


def test_bare_boards_offer_only_what_is_an_option_and_hold_their_ids_once() -> None:
    for match in positions(4, 23, every=7):
        for scene, _, _ in compositions(match, asked(match)):
            root = parse(draw(TITLE, scene))
            shown = {element.get("data-move") for element in root.iter() if element.get("data-move")}
            assert shown <= {move_text(move) for move in scene.options}
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            for element in root.iter(f"{SVG}use"):
                assert (element.get("href") or "").removeprefix("#") in ids


@pytest.mark.parametrize("kind", ["move_car", "place_pawn", "pablo_take", "choose_demand"])
def test_what_is_chosen_on_the_board_is_chosen_on_both_boards(kind: str) -> None:
    """Stops, houses, goods and rolled dice; a drive of more than a lap is chosen in the bar."""
    seen = 0
    for match in positions(3, 24):
        if match.over or match.asks[0].kind != kind or seen > 5:
            continue
        seen += 1
        wanted = {
            move_text(move)
            for move in match.legal
            if move[0] == kind and not (kind == "move_car" and int(move[1]) > 10)
        }
        for scene, _, _ in compositions(match, asked(match)):
            root = parse(draw(TITLE, scene))
            assert wanted <= {str(element.get("data-move")) for element in root.iter()}
    assert seen


def test_what_can_be_chosen_says_on_the_board_what_it_comes_to() -> None:
    s = layout_t(car=MARTINEZ, marker=3)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, sugar=1, pesos=4)
    match = match_from(s)
    match.play("move_car 1")
    for scene, _, _ in compositions(match, 0):
        labels = [element.get("aria-label") for element in parse(draw(TITLE, scene)).iter() if element.get("data-move")]
        assert "Load 1 sugar – 3 points; the ship is full and leaves" in labels


def test_whatever_lies_on_a_board_leads_to_its_large_form() -> None:
    s = own_one(layout_t(3))
    for scene, _, _ in compositions(match_from(s), None):
        things = {element.get("data-thing") for element in parse(draw(TITLE, scene)).iter()} - {None}
        assert things >= {
            *BUILDINGS,
            *CUBANS,
            *GOODS,
            *FLOWERS,
            CAR,
            SHIP,
            VALUE_MARKER,
            SHIP_TRACK,
            PORT_STOP,
            PLAYER_PAWN,
        }
        assert things <= set(COMPONENTS)


def own_one(s: Santiago) -> Santiago:
    own(s, 1, "bank")
    return s


def test_players_are_left_to_the_page_and_pawns_that_wait_are_not() -> None:
    for scene, _, _ in compositions(match_from(layout_t(3)), 0):
        root = parse(draw(TITLE, scene))
        assert not [element for element in root.iter() if (element.get("id") or "").startswith("layer-seat")]
        assert all(find(root, f"pawn-{seat}") is not None for seat in range(3))


def test_hidden_holdings_never_reach_the_bare_boards() -> None:
    for match in positions(3, 25, every=20):
        if match.over:
            continue
        for scene, _, _ in compositions(match, None):
            other = match.state.copy()
            for trader in other.traders:
                trader.pesos, trader.vp, trader.goods = trader.pesos + 5, trader.vp + 3, [n + 1 for n in trader.goods]
            assert draw(TITLE, replace(scene, view=view_of(other, None))) == draw(TITLE, scene)


def test_tall_boards_drawn_warm_equal_those_drawn_cold() -> None:
    forget_drawings()
    scenes = [
        replace(match.scene(asked(match), language, why_not=True), bare=True, tall=True)
        for match in positions(3, 26, every=4)
        for language in LANGUAGES
    ]
    warm = [draw(TITLE, scene) for scene in scenes]
    forget_drawings()
    for scene, before in list(zip(scenes, warm, strict=True))[::5]:
        forget_drawings()
        assert draw(TITLE, scene) == before


# ------------------------------------------------------------------ facts and the aim


def test_facts_of_others_are_question_marks_until_the_end() -> None:
    words = words_for(TITLE, "en")
    for match in positions(3, 27, every=11):
        view = match.view(0)
        own_facts, others = words.facts(view, 0), words.facts(view, 1)
        assert [fact.amount for fact in own_facts if fact.main] == [str(match.state.traders[0].vp)]
        assert len([fact for fact in own_facts if fact.group == "goods"]) == len(GOODS)
        assert [fact.amount for fact in others].count("?") == (0 if match.over else 3)


def test_facts_tell_nothing_secret() -> None:
    for match in positions(3, 28, every=15):
        if match.over:
            continue
        other = match.state.copy()
        other.traders[1].pesos += 7
        other.traders[1].goods = [n + 2 for n in other.traders[1].goods]
        for language in LANGUAGES:
            words = words_for(TITLE, language)
            assert words.facts(view_of(other, 0), 1) == words.facts(match.view(0), 1)
            assert words.aim(view_of(other, 0)) == words.aim(match.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sign_and_leads_to_a_component(language: str) -> None:
    s = own_one(layout_t(3, car=MARTINEZ))
    hold(s, 0, sugar=1)
    hold(s, 1, sugar=2)
    match = match_from(s)
    match.play("move_car 1")
    match.play("pass")
    facts = [fact for seat in range(3) for fact in words_for(TITLE, language).facts(match.view(1), seat)]
    assert {"passed", "car", "token", "bank", "crate", "vp", "peso"} <= {fact.sign for fact in facts}
    for fact in facts:
        assert fact.words
        assert fact.amount
        ElementTree.fromstring(f"<g>{board_of(TITLE).sign(fact.sign)}</g>")
        assert not fact.thing or fact.thing in COMPONENTS


@pytest.mark.parametrize(
    ("language", "now"), [("en", "Ship 1 of 7 · a good pays 3 points"), ("pl", "Statek 1 z 7 · za znacznik 3 punkty")]
)
def test_the_aim_says_which_ship_is_in_port_and_what_it_pays(language: str, now: str) -> None:
    aim = words_for(TITLE, language).aim(match_from(layout_t(marker=3)).view(0))
    assert aim.now == now
    assert aim.goal


# ------------------------------------------------------------------ large forms and how to play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", COMPONENTS)
def test_every_component_has_a_large_form(thing: str, language: str) -> None:
    """A picture that refers to nothing, a name, sentences that begin and end as sentences do, a source and a rule."""
    form = large_form(words_for(TITLE, language), thing)
    assert form is not None
    assert form.name[0].isupper()
    assert form.source
    assert form.rule
    assert form.about
    for sentence in form.about:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
    for element in ElementTree.fromstring(form.picture).iter():
        assert element.tag != f"{SVG}use"
        assert not element.get("id")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_told_and_drawn(language: str) -> None:
    words = words_for(TITLE, language)
    how = how_to_play(words)
    assert len(how.turn) >= 4
    pictures = board_of(TITLE).illustrations
    assert set(pictures) == {"aim", "turn", "end"}
    for drawn in pictures.values():
        root = ElementTree.fromstring(drawn(words))
        assert not [element for element in root.iter() if element.get("id") or element.tag == f"{SVG}use"]
