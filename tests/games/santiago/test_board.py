"""The board's picture: valid, complete, readable, and silent about what a seat may not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest

from karawela.draw import palette
from karawela.draw.board import draw
from karawela.draw.scene import Scene
from karawela.draw.svg import SMALLEST, shorten, text_width, wrap
from karawela.engine import Match
from karawela.engine.ask import move_text
from karawela.engine.state import view_of
from karawela.engine.title import PLAYER_COLOURS
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import NOWHERE, Santiago
from karawela.testing.table import started
from tests.games.santiago.table import MARIA, MARTINEZ, demand, hold, inactive, layout_t, match_from, own, stand

SVG = "{http://www.w3.org/2000/svg}"
BUTTON = re.compile(r'<g class="choice" data-move="([^"]+)" role="button" tabindex="0" aria-label="([^"]*)"')
NAMES = ("Ada", "Bruno", "Celia", "Dominika")
KINDS = {
    "choose_demand",
    "move_car",
    "pablo_take",
    "alonso",
    "zorro_give",
    "place_pawn",
    "use_building",
    "load",
}


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Match[Santiago]]:
    """A random game, looked at before every so manyth choice."""
    rng = Random(seed)
    match = Match(TITLE, seats, f"board {seed}", names=NAMES[:seats])
    step = 0
    while not match.over:
        if step % every == 0:
            yield match
        match.choose(rng.randrange(len(match.legal)))
        step += 1
    yield match


def parse(svg: str) -> ElementTree.Element:
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    return root


def drawn(scene: Scene) -> ElementTree.Element:
    return parse(draw(TITLE, scene))


def find(root: ElementTree.Element, id_: str) -> ElementTree.Element | None:
    return next((element for element in root.iter() if element.get("id") == id_), None)


def texts_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def sizes_of(root: ElementTree.Element) -> list[tuple[float, str]]:
    """Every text with the size at which it is seen: its own times all scales around it, also where it is reused."""
    defined = {element.get("id"): element for element in root.iter() if element.get("id")}
    seen: list[tuple[float, str]] = []

    def walk(element: ElementTree.Element, scale: float) -> None:
        if element.tag in (f"{SVG}defs", f"{SVG}clipPath") or (element.tag == f"{SVG}svg" and element is not root):
            return  # icons have no text of their own
        for part in (element.get("transform") or "").split(")"):
            if "scale(" in part:
                scale *= abs(float(part.split("scale(")[1].split()[0]))
        if element.tag == f"{SVG}text":
            seen.append((float(element.get("font-size") or 0) * scale, element.text or ""))
        if element.tag == f"{SVG}use":
            walk(defined[(element.get("href") or "").removeprefix("#")], scale)
        for child in element:
            walk(child, scale)

    walk(root, 1.0)
    return seen


# ------------------------------------------------------------------ a whole picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_can_be_clicked_and_has_a_name(seats: int) -> None:
    """Whatever is asked: the picture for the asked seat offers exactly its options, each with words."""
    kinds = set()
    for step, match in enumerate(positions(seats, seats)):
        if match.over or (match.asks[0].kind in kinds and step % 5):
            continue
        kinds.add(match.asks[0].kind)
        for language in ("en", "pl"):
            svg = draw(TITLE, match.scene(match.to_move[0], language, why_not=True))
            buttons = BUTTON.findall(svg)
            assert {move for move, _ in buttons} == {move_text(move) for move in match.legal}
            assert svg.count("data-move=") == len(buttons)
            assert all(label for _, label in buttons)
            if step % 10 == 0:
                parse(svg)
    assert kinds == KINDS


def test_the_picture_is_one_document_that_refers_to_nothing_outside() -> None:
    for match in positions(4, 7, every=9):
        svg = draw(TITLE, match.scene(0, "pl"))
        root = parse(svg)
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert not tags & {"script", "foreignObject", "image", "a", "iframe"}
        for element in root.iter():
            assert (element.get("href") or "#").startswith("#")
            assert not [name for name in element.attrib if name.startswith("on")]
        assert svg.count("http") == 1, "only the namespace"
        assert root.get("aria-label")
        assert root.get("lang") == "pl"


def test_ids_stand_once_and_what_is_used_is_defined() -> None:
    for match in positions(3, 8, every=5):
        root = drawn(match.scene(match.to_move[0] if match.to_move else None, why_not=not match.over))
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        for element in root.iter(f"{SVG}use"):
            assert (element.get("href") or "").removeprefix("#") in ids


def test_the_same_scene_gives_the_same_picture() -> None:
    for match in positions(2, 9, every=15):
        assert draw(TITLE, match.scene(1)) == draw(TITLE, match.clone().scene(1))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_text_is_smaller_than_eleven_pixels(language: str) -> None:
    """At the width of the viewBox, with every scale on the way counted."""
    for match in positions(4, 10, every=12):
        seat = match.to_move[0] if match.to_move else 0
        for size, words in sizes_of(drawn(match.scene(seat, language))):
            assert size >= SMALLEST - 1e-9, f"'{words}' is {size:g} px"


def test_names_are_escaped() -> None:
    """A name is text, whatever is in it, and a long one is cut."""
    match = Match(
        TITLE, 2, "x", names=('<script>alert("x")</script>', "A very long name & a title that goes on and on" * 2)
    )
    svg = draw(TITLE, match.scene(0))
    assert "<script" not in svg
    assert any(words.endswith("…") for words in texts_of(parse(svg)))


# ------------------------------------------------------------------ secrets


def test_hidden_holdings_never_reach_the_picture() -> None:
    """Two states that differ only in what others hold give a seat, and an observer, equal pictures."""
    for match in positions(3, 11, every=15):
        if match.over:
            continue
        for seat in (0, 1, 2, None):
            scene = match.scene(seat, why_not=seat in match.to_move)
            other = match.state.copy()
            for index, trader in enumerate(other.traders):
                if index != seat:
                    trader.pesos += 5
                    trader.vp += 3
                    trader.goods = [amount + 1 for amount in trader.goods]
            assert draw(TITLE, replace(scene, view=view_of(other, seat))) == draw(TITLE, scene)


def test_a_world_dealt_again_looks_the_same() -> None:
    for match in positions(4, 12, every=25):
        if not match.over:
            seat = match.to_move[0]
            other = match.determinize(seat, Random(1))
            assert draw(TITLE, other.scene(seat, why_not=True)) == draw(TITLE, match.scene(seat, why_not=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_hold_is_a_question_mark(seats: int) -> None:
    """Goods, pesos and points of each opponent; an observer knows nobody's; at the end everything is open."""
    for match in positions(seats, 13, every=20):
        expected = 0 if match.over else 3
        assert texts_of(drawn(match.scene(0))).count("?") == expected * (seats - 1)
        assert texts_of(drawn(match.scene(None))).count("?") == expected * seats


def test_options_are_shown_to_nobody_but_the_asked() -> None:
    for match in positions(3, 14, every=6):
        if not match.over:
            other = (match.to_move[0] + 1) % 3
            assert not [e for e in drawn(match.scene(other)).iter() if e.get("data-move") or e.get("data-why")]


# ------------------------------------------------------------------ what lies on the board


def test_pieces_keep_their_id_and_are_placed_by_their_transform() -> None:
    """A piece that moves is the same group with another transform, so that the move can be animated."""
    before = match_from(own_something(layout_t(3)))
    after = match_from(own_something(layout_t(3, car=MARIA, marker=3)))
    one, other = drawn(before.scene(0)), drawn(after.scene(0))
    for id_ in ("car", "marker"):
        first, second = find(one, id_), find(other, id_)
        assert first is not None
        assert second is not None
        assert first.get("transform") != second.get("transform")
    for id_ in ("ship-token", "token-bank", "pawn-0", "pawn-1", "pawn-2", *(f"die-{good}" for good in GOODS[:5])):
        found = find(one, id_)
        assert found is not None, id_
        assert (found.get("transform") or "").startswith("translate(")


def own_something(s: Santiago) -> Santiago:
    own(s, 1, "bank")
    stand(s, 0, "church")
    return s


def test_before_the_deal_there_is_a_board() -> None:
    state = started(TITLE, 4)
    root = drawn(Scene(view=view_of(state, None), seat=None, names=NAMES))
    assert find(root, "car") is not None
    assert find(root, "house-bank") is None


def test_rolled_dice_lie_in_the_middle_and_no_ship_is_in_port() -> None:
    match = Match(TITLE, 3, "rolled", names=NAMES[:3])
    assert match.state.rolled
    root = drawn(match.scene(match.to_move[0], "en"))
    assert "no ship" in texts_of(root)
    assert find(root, "ship") is None
    assert all(find(root, f"die-{good}") is not None for good in GOODS[:5])
    assert "brak statku" in texts_of(drawn(match.scene(None, "pl")))


def test_at_the_end_the_points_stand_in_the_areas() -> None:
    *_, match = positions(4, 15)
    assert match.result is not None
    words = texts_of(drawn(match.scene(0)))
    for score in match.result.scores:
        assert str(score) in words
    assert any(match.names[seat] in line for seat in match.result.winners for line in words if "Victory" in line)


def test_who_passed_and_who_rolls_is_shown() -> None:
    s = layout_t(3, car=MARTINEZ)
    hold(s, 0, sugar=1)
    hold(s, 1, sugar=2)
    match = match_from(s)
    match.play("move_car 1")
    match.play("pass")
    assert "passed" in texts_of(drawn(match.scene(1)))
    s = layout_t(3, car=MARTINEZ, marker=4)
    match = match_from(s)
    match.play("move_car 2")
    assert match.state.ship_left
    assert "rolls for the next ship" in texts_of(drawn(match.scene(0)))


def test_a_pawn_stands_in_its_house_or_in_its_area() -> None:
    s = layout_t(2)
    assert s.traders[0].place == NOWHERE
    outside = find(drawn(match_from(s).scene(0)), "pawn-0")
    stand(s, 0, "church")
    inside = find(drawn(match_from(s).scene(0)), "pawn-0")
    assert outside is not None
    assert inside is not None
    assert outside.get("transform") != inside.get("transform")


# ------------------------------------------------------------------ what can't be done


def test_refused_things_say_which_move_they_would_be() -> None:
    """Stars too far away, houses of another flower: marked, never clickable, and only moves that were refused."""
    s = layout_t(2)
    hold(s, 0, pesos=2, sugar=1)
    match = match_from(s)
    scene = match.scene(0, why_not=True)
    root = drawn(scene)
    why = {element.get("data-why") for element in root.iter() if element.get("data-why")}
    assert why == {f"move_car {distance}" for distance in range(4, 11)}
    match.play("move_car 1")
    scene = match.scene(0, why_not=True)
    refused = {move_text(move) for move in scene.refused}
    why = {element.get("data-why") for element in drawn(scene).iter() if element.get("data-why")}
    assert why
    assert why <= refused
    for element in drawn(scene).iter():
        if element.get("data-why"):
            assert (element.get("aria-disabled"), element.get("class")) == ("true", "refused")
            assert element.get("aria-label")


# ------------------------------------------------------------------ crowds


def crowded(*buildings: str, pesos: int = 26, vp: int = 34) -> Match[Santiago]:
    """At Alonso, with much of everything and three buildings."""
    s = layout_t(4, car=MARIA)
    hold(s, 0, pesos=pesos, vp=vp, sugar=2, fruit=2, tobacco=2, rum=2, cigars=2, wood=3)
    own(s, 0, *buildings)
    inactive(s, "pedro")
    match = match_from(s)
    match.play("move_car 6")
    return match


@pytest.mark.parametrize(
    "buildings",
    [
        ("casino", "black_market", "distillery"),
        ("customs", "trade_office", "newspaper"),
        ("cafe", "cigar_factory", "harbourmaster"),
        ("bank", "church", "sawmill"),
    ],
)
def test_three_buildings_to_use_at_once(buildings: tuple[str, ...]) -> None:
    match = crowded(*buildings)
    root = drawn(match.scene(0, "pl", why_not=True))
    shown = {element.get("data-move") for element in root.iter() if element.get("data-move")}
    assert shown == {move_text(move) for move in match.legal}


def test_what_does_not_fit_the_plaza_makes_the_picture_grow() -> None:
    """Two hundred choices in a casino: all of them, below the bar, in a taller picture."""
    match = crowded("casino", "black_market", "distillery", vp=190)
    root = drawn(match.scene(0))
    usual = drawn(match.scene(1))
    shown = {element.get("data-move") for element in root.iter() if element.get("data-move")}
    assert shown == {move_text(move) for move in match.legal}
    assert _height(root) > _height(usual)


def _height(root: ElementTree.Element) -> float:
    return float((root.get("viewBox") or "0 0 0 0").split()[3])


def test_a_full_load_shows_every_number() -> None:
    s = layout_t(2, car=MARTINEZ)
    demand(s, fruit=4, sugar=3, rum=3, cigars=3)
    hold(s, 0, pesos=2, vp=9, sugar=3, fruit=4, rum=3, cigars=3, wood=6)
    match = match_from(s)
    match.play("move_car 1")
    root = drawn(match.scene(0, "en", why_not=True))
    shown = {element.get("data-move") for element in root.iter() if element.get("data-move")}
    assert shown == {move_text(move) for move in match.legal}
    assert "load_wood fruit 4" in shown


# ------------------------------------------------------------------ readable


def test_colours_that_carry_text_can_be_read() -> None:
    """Ink on every paper the board has, chalk on the dark things: at least 4.5 to 1."""
    papers = (palette.PAPER, palette.AGED, palette.CHALK, palette.GOLD, palette.SAND, "#d8d2c6", "#bfe0ea", "#fff8e6")
    for ground in papers:
        assert palette.contrast(palette.INK, ground) >= palette.READABLE, ground
    for ground in ("#3a2b1e", "#2f6f7d", "#5a554d", "#7d2a20"):
        assert palette.contrast(palette.PAPER, ground) >= palette.READABLE, ground
    for colour in PLAYER_COLOURS:
        assert palette.contrast(palette.INK, palette.lighter(colour.hex, 0.62)) >= palette.READABLE


def test_text_is_broken_and_cut_to_a_width() -> None:
    assert wrap("Newspaper publisher", 13, 90, True) == ("Newspaper", "publisher")
    cut = shorten("Wilhelmina Konstancja", 17, 100, True)
    assert cut.endswith("…")
    assert text_width(cut, 17, True) <= 100
