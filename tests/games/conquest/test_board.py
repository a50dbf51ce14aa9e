"""The board's picture: valid, complete, readable, true to the rules, small to send, on one box and on nine."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter
from xml.etree import ElementTree

import pytest

from karawela.draw.board import board_of, draw
from karawela.draw.scene import Scene
from karawela.engine import Match
from karawela.engine.ask import move_text
from karawela.games.conquest import TITLE
from karawela.games.conquest.board.picks import PICK_STYLE
from karawela.games.conquest.rules.points import income
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import SQUARE, chart_of
from karawela.testing import Case
from karawela.testing.pictures import pictures_are_valid_and_accessible
from karawela.testing.secrecy import pictures_tell_nothing_secret
from karawela.testing.table import play
from tests.games.conquest.table import at, buying, empty, equip, match_from, own, r1, stand
from tests.games.readable import assert_readable

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ada", "Bruno", "Celia", "Dominika")
CHART = chart_of(12)


def drawn(scene: Scene) -> ElementTree.Element:
    root = ElementTree.fromstring(draw(TITLE, scene))
    assert root.tag == f"{SVG}svg"
    return root


def find(root: ElementTree.Element, id_: str) -> ElementTree.Element:
    found = next((element for element in root.iter() if element.get("id") == id_), None)
    assert found is not None, id_
    return found


def ids_of(root: ElementTree.Element) -> set[str]:
    return {id_ for element in root.iter() if (id_ := element.get("id"))}


def here(element: ElementTree.Element) -> tuple[float, float]:
    """Where a thing is put."""
    place = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform") or "")
    assert place is not None
    return float(place[1]), float(place[2])


def moves_in(root: ElementTree.Element) -> set[str]:
    return {move for element in root.iter() if (move := element.get("data-move"))}


def titles_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def words_in(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in (element.get("class") or "").split()]


def middle(s: Conquest, square: str) -> tuple[int, int]:
    return CHART.x(at(s, square)), CHART.y(at(s, square))


def far_into(boxes: str, seats: int = 2, rounds: int = 4, seed: int = 2) -> Match[Conquest]:
    """A game of eager players, at a movement of that round."""
    rng = Random(seed)
    match: Match[Conquest] = Match(TITLE, seats, f"sea {seed}", {"boxes": boxes}, names=NAMES[:seats])
    while match.state.round < rounds or match.asks[0].kind != "movement":
        eager = [index for index, move in enumerate(match.legal) if not str(move[0]).startswith("end")]
        match.choose(rng.choice(eager or range(len(match.legal))) if rng.random() < 0.9 else len(match.legal) - 1)
    return match


# ------------------------------------------------------------------ questions


def at_colours() -> Match[Conquest]:
    return play(Match(TITLE, 3, "colours", names=NAMES[:3]), "choose_colour blue")


def at_purchases() -> Match[Conquest]:
    s = buying(empty(3))
    equip(s, 0, gold=9, cannon=3)
    return match_from(s)


def at_movement() -> Match[Conquest]:
    s = empty(3)
    stand(s, 0, "G3", ships=2, crews=2)
    stand(s, 0, "H3", ships=2)
    stand(s, 0, "H2", crews=3)
    stand(s, 0, "C1", ships=3, crews=1)
    stand(s, 1, "F2", ships=1, crews=3)
    own(s, 0, "H1", "E10", "D12", "K4")
    return match_from(s)


def at_battles() -> Match[Conquest]:
    s = empty(4)
    stand(s, 0, "H3", ships=1, crews=2)
    stand(s, 0, "H2", crews=2)
    stand(s, 1, "H2", crews=2)
    stand(s, 1, "I2", ships=2, crews=1)
    equip(s, 0, cannonballs=5, sabres=2)
    own(s, 0, "H1")
    return play(match_from(s, 3, 3, 5, 7, 5, 2, 4, 1), "end_movement")


def at_reaction() -> Match[Conquest]:
    s = empty(2)
    stand(s, 0, "H3", ships=1)
    stand(s, 1, "I1", ships=2)
    equip(s, 0, cannonballs=3)
    equip(s, 1, cannonballs=4)
    own(s, 1, "H1")
    return play(match_from(s, 5, 2, 4), "move H3 1 0 I2", "end_movement", "end_battles")


def at_return_fire() -> Match[Conquest]:
    return play(at_reaction(), "react I1 I2 2")


QUESTIONS: dict[str, Callable[[], Match[Conquest]]] = {
    "choose_colour": at_colours,
    "purchases": at_purchases,
    "movement": at_movement,
    "battles": at_battles,
    "reaction": at_reaction,
    "return_fire": at_return_fire,
}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_answered_on_the_board(kind: str, language: str) -> None:
    """The asked seat's picture offers exactly the options, each with words; nobody else's offers anything."""
    match = QUESTIONS[kind]()
    assert match.asks[0].kind == kind
    (seat,) = match.to_move
    for bare in (False, True):
        root = drawn(replace(match.scene(seat, language, why_not=True), bare=bare))
        assert moves_in(root) == {move_text(move) for move in match.legal}
        assert all(element.get("aria-label") for element in root.iter() if element.get("data-move"))
    for other in (None, *(each for each in range(match.seats) if each != seat)):
        assert not moves_in(drawn(match.scene(other, language)))


@pytest.mark.parametrize(("seats", "boxes", "rounds"), [(2, "1", 4), (4, "1", 2), (2, "4", 1)])
def test_pictures_keep_the_contract(seats: int, boxes: str, rounds: int) -> None:
    """The kit's own look at pictures, on a short game."""
    case = Case(TITLE, seats, {"boxes": boxes, "max_rounds": rounds})
    pictures_are_valid_and_accessible(case)
    pictures_tell_nothing_secret(case)


# ------------------------------------------------------------------ one document


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_picture_refers_to_nothing_outside_and_to_nothing_missing(kind: str) -> None:
    match = QUESTIONS[kind]()
    svg = draw(TITLE, match.scene(match.to_move[0], "pl", why_not=True))
    root = ElementTree.fromstring(svg)
    assert svg.count("http") == 1, "only the namespace"
    assert root.get("lang") == "pl"
    used = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SVG}use")}
    assert used | set(re.findall(r"url\(#([\w-]+)\)", svg)) <= ids_of(root)


@pytest.mark.parametrize(("boxes", "width"), [("1", 12), ("4", 24), ("9", 36)])
def test_the_chart_can_be_panned_while_the_panels_stay(boxes: str, width: int) -> None:
    """It is a nested svg with a viewBox of its own, and says how long once round the sea is."""
    root = drawn(far_into(boxes, rounds=1).scene(0))
    chart = find(root, "chart")
    assert chart.tag == f"{SVG}svg"
    assert chart.get("data-pan") is not None
    assert chart.get("viewBox") == f"0 0 {chart_of(width).size} {chart_of(width).size}"
    assert chart.get("data-wrap") == str(width * SQUARE)
    inside = ids_of(chart)
    assert {"layer-fleet-0", "layer-points", "layer-picks-8"} <= inside
    assert not {"layer-turn", "layer-seat-0", "layer-dice"} & inside


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_text_is_smaller_than_eleven_pixels(language: str) -> None:
    """On one box at the width of the viewBox, with every scale on the way counted, also in drawings used again."""
    for make in QUESTIONS.values():
        match = make()
        assert_readable(drawn(match.scene(match.to_move[0], language)), more_than=40)


def test_names_are_escaped_and_cut() -> None:
    match = Match(TITLE, 2, "x", names=('<script>alert("x")</script>', "A very long name & a title " * 4))
    svg = draw(TITLE, match.scene(0))
    assert "<script" not in svg
    assert any(words.endswith("…") for words in words_in(ElementTree.fromstring(svg)))


def test_the_same_scene_gives_the_same_picture() -> None:
    for make in QUESTIONS.values():
        match = make()
        assert draw(TITLE, match.scene(0, "pl")) == draw(TITLE, match.clone().scene(0, "pl"))


# ------------------------------------------------------------------ who stands where


def test_a_group_is_its_ship_and_crew_with_their_numbers() -> None:
    match = at_movement()
    root = drawn(match.scene(0, "en"))
    group = find(root, "piece-0-G3")
    assert here(group) == middle(match.state, "G3")
    assert {use.get("href") for use in group.iter(f"{SVG}use")} == {"#ship-red", "#crew-red"}
    assert words_in(group) == ["2", "2"]
    assert titles_of(group) == ["Player 1: 2 ships and 2 crews"]
    assert words_in(find(root, "piece-0-K2")) == [], "one of a kind needs no number"
    polish = find(drawn(match.scene(0, "pl")), "piece-0-C1")
    assert titles_of(polish) == ["Player 1: 3 statki i 1 załoga"]


def test_groups_of_two_captains_share_a_square_and_stay_apart() -> None:
    match = at_battles()
    root = drawn(match.scene(0))
    one, other = here(find(root, "piece-0-H2")), here(find(root, "piece-1-H2"))
    x, y = middle(match.state, "H2")
    assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 16
    assert all(abs(px - x) < SQUARE / 2 and abs(py - y) < SQUARE / 2 for px, py in (one, other))


def test_what_is_at_the_edge_is_seen_again_in_the_margin() -> None:
    match = at_movement()
    root = drawn(match.scene(0))
    ghosts = [use for use in root.iter(f"{SVG}use") if use.get("href") == "#piece-0-C1"]
    assert [(use.get("x"), use.get("y")) for use in ghosts] == [("0", str(12 * SQUARE))]


def test_captains_wear_the_colour_that_they_play() -> None:
    """Cities, compass and units agree, whatever colour the seat has at the table."""
    s = r1(2, colours=(3, 2))
    root = drawn(replace(match_from(s, 1).scene(None), view=s))
    harbour = s.sea.names[s.sea.harbours[3][0]]
    assert [use.get("href") for use in find(root, f"piece-0-{harbour}").iter(f"{SVG}use")] == ["#ship-green"]


# ------------------------------------------------------------------ points


def test_a_ring_says_whose_a_point_is_and_changes_with_its_owner() -> None:
    match = at_movement()
    s = match.state

    def rings() -> dict[tuple[float, float], str]:
        layer = find(drawn(match.scene(0)), "layer-points")
        return {here(use): use.get("href") or "" for use in layer.iter(f"{SVG}use")}

    assert rings()[middle(s, "H1")] == "#ring-red"
    assert middle(s, "E5") not in rings()
    own(s, 2, "H1")
    assert rings()[middle(s, "H1")] == "#ring-blue"


def test_every_token_point_shows_its_area_and_no_city_does() -> None:
    match = at_movement()
    s = match.state
    uses = [use for use in drawn(match.scene(0)).iter(f"{SVG}use") if (use.get("href") or "").startswith("#area-")]
    on_chart = [(use.get("href"), here(use)) for use in uses if here(use)[0] > 0]
    for number, points in enumerate(s.areas, 1):
        for point in points:
            place = (CHART.x(point) + 16, CHART.y(point) + 16)
            assert (f"#area-{number}", place) in on_chart
    assert sum(place[0] > CHART.margin for _, place in on_chart) == 9


def test_hovering_over_a_point_tells_kind_area_and_owner() -> None:
    told = titles_of(drawn(at_movement().scene(0, "en")))
    assert "H1: temple, orange area. Controlled by Player 1." in told
    assert "E5: temple, turquoise area" in told
    polish = titles_of(drawn(at_movement().scene(0, "pl")))
    assert "H1: świątynia, obszar pomarańczowy. Kontroluje: Player 1." in polish


# ------------------------------------------------------------------ picks


def test_a_click_on_a_square_moves_as_many_as_can_go_there() -> None:
    """Of two ships and two crews all sail, but only crews can land, and only one more ship fits where two are."""
    root = drawn(at_movement().scene(0, "en"))
    pick = find(root, "pick-G3")
    reach = next(child for child in pick if child.get("class") == "reach")
    main = {choice.get("data-move") for choice in of_class(reach, "choice")}
    assert {"move G3 2 2 F3", "move G3 0 2 G2"} <= main
    assert [move for move in main if move and move.endswith(" H3")] == ["move G3 1 1 H3"]
    assert len(main) == len({(move or "").split()[-1] for move in main}), "one a square"


def test_every_part_of_a_group_can_be_picked() -> None:
    """Each chip of the palette holds the moves of exactly that part, and says what it is."""
    match = at_movement()
    pick = find(drawn(match.scene(0, "en")), "pick-G3")
    parts = of_class(pick, "part")
    told = {part.get("aria-label"): moves_in(part) for part in parts}
    wanted: dict[tuple[int, int], set[str]] = {}
    for move in match.legal:
        if move[:2] == ("move", "G3"):
            wanted.setdefault((int(move[2]), int(move[3])), set()).add(move_text(move))
    assert {"Only 2 ships and 2 crews", "Only 1 ship", "Only 2 crews"} <= set(told)
    assert sorted(map(sorted, told.values())) == sorted(map(sorted, wanted.values()))
    assert all(part.get("tabindex") == "0" for part in parts)


def test_a_group_without_parts_has_no_palette() -> None:
    root = drawn(at_movement().scene(0))
    assert not of_class(find(root, "pick-K2"), "palette")
    assert of_class(find(root, "pick-G3"), "palette")


def test_picks_open_by_focus_alone() -> None:
    """No script: the style hides what is closed from eyes and pointer, and focus opens it."""
    assert ".chart .reach,.chart .palette{opacity:0;pointer-events:none}" in PICK_STYLE
    assert ".chart .part:focus-within>.reach{opacity:1;pointer-events:auto}" in PICK_STYLE
    root = drawn(at_movement().scene(0))
    assert PICK_STYLE in (root.findtext(f"{SVG}style") or "")
    for pick in of_class(root, "pick"):
        assert pick.get("tabindex") == "0"
        assert pick.get("data-pick") == (pick.get("id") or "").removeprefix("pick-")
        assert pick.get("aria-label")


def test_where_groups_merge_the_other_one_lets_clicks_through() -> None:
    """The choice that leads onto an own group names the slot that this group is in, and neighbours differ in slots."""
    root = drawn(at_movement().scene(0))
    onto = {
        choice.get("data-move"): [name for name in (choice.get("class") or "").split() if name.startswith("onto-")]
        for choice in of_class(find(root, "pick-G3"), "choice")
    }
    slot = next(name for name in (find(root, "pick-H3").get("class") or "").split() if name.startswith("slot-"))
    assert onto["move G3 1 1 H3"] == [slot.replace("slot", "onto")]
    assert onto["move G3 2 2 F3"] == []
    assert slot not in (find(root, "pick-G3").get("class") or "").split()


def test_a_target_beyond_the_edge_can_be_clicked_here_and_there() -> None:
    """Next to the group in the margin, and where it lies on the board; by keys only once."""
    match = at_movement()
    pick = find(drawn(match.scene(0)), "pick-C1")
    reach = next(child for child in pick if child.get("class") == "reach")
    found = [
        (here(choice), choice.get("tabindex"), choice.get("aria-hidden"))
        for choice in of_class(reach, "choice")
        if choice.get("data-move") == "move C1 3 1 C12"
    ]
    assert found == [((0, -SQUARE), "0", None), ((0, 11 * SQUARE), None, "true")]


def test_targets_warn_of_a_melee_and_tell_a_free_drift() -> None:
    root = drawn(at_movement().scene(0, "en"))
    titles = {choice.get("data-move"): told for choice in of_class(root, "choice") if (told := titles_of(choice))}
    assert titles["move G3 2 2 F2"] == ["2 ships with 2 crews G3 → F2. There will be a melee."]
    assert titles["move C1 3 1 D1"] == ["3 ships with a crew C1 → D1. A free drift."]
    assert titles["move G3 2 2 F3"] == ["2 ships with 2 crews G3 → F3"]


def test_what_one_may_not_enter_can_be_asked_about() -> None:
    match = at_movement()
    scene = match.scene(0, why_not=True)
    asked = {element.get("data-why") for element in drawn(scene).iter() if element.get("data-why")}
    assert "move C1 3 1 B2" not in asked, "a crew can land there"
    assert "move H2 0 3 G1" not in asked
    assert "move H3 2 0 I3" in asked
    assert asked <= {move_text(move) for move in scene.refused}


def test_a_source_offers_every_number_of_cannonballs() -> None:
    root = drawn(at_battles().scene(0))
    assert moves_in(find(root, "pick-H3")) == {f"fire H3 I2 {n}" for n in range(1, 6)}
    assert moves_in(find(root, "layer-deeds")) == {"melee H2"}
    assert "end_battles" not in moves_in(root)
    why = {element.get("data-why") for element in drawn(at_battles().scene(0, why_not=True)).iter()}
    assert "end_battles" in why


# ------------------------------------------------------------------ beside the chart


def test_purchases_are_made_at_home_and_in_the_panel() -> None:
    match = at_purchases()
    root = drawn(match.scene(0, "en"))
    s = match.state
    deeds = find(root, "layer-deeds")
    places = {move: here(child) for child in deeds for move in moves_in(child)}
    assert places == {"buy_unit ship K2": middle(s, "L1"), "buy_unit crew K2": middle(s, "K2")}
    assert moves_in(find(root, "layer-seat-0")) == {"buy_card sabres", "buy_card cannonballs", "buy_card camouflage"}
    why = {element.get("data-why") for element in drawn(match.scene(0, why_not=True)).iter()}
    assert "buy_card cannon" in why, "three are the maximum"


def test_a_panel_foretells_income_and_counts_areas() -> None:
    match = at_movement()
    s = match.state
    panel = find(drawn(match.scene(0, "en")), "layer-seat-0")
    assert income(s, 0) == 8
    assert "+8" in words_in(panel)
    told = titles_of(panel)
    assert "Income at the end of the round: 8 gold" in told
    assert "The orange area: 3 of 3 points. The whole area: each of its points counts double." in told
    assert "The purple area: 1 of 3 points." in told
    assert "Ships: 7. With 6 no more can be bought." in told


def test_the_turn_shows_its_phase_and_the_steps_left() -> None:
    match = at_movement()
    play(match, "move H3 2 0 I4", "move I4 2 0 J4")
    turn = find(drawn(match.scene(0, "en")), "layer-turn")
    assert "4 steps are left." in titles_of(turn)
    assert moves_in(turn) == {"end_movement"}
    bold = [text.text for text in turn.iter(f"{SVG}text") if text.get("font-weight") == "750"]
    assert bold == ["Movement"]


def test_the_last_fight_is_reckoned_throw_by_throw() -> None:
    """Red has two sabres cards and two crews, yellow two crews: 8 to 4, and against the last one 10 to 7."""
    match = play(at_battles(), "melee H2")
    assert match.state.fight[:3] == ((0, at(match.state, "H2"), 0, 1), (5, 3), (1, 3))
    tray = find(drawn(match.scene(0, "en")), "layer-dice")
    assert "Melee on H2: Player 1 against Player 2" in titles_of(tray)
    sums = [words for words in words_in(tray) if "=" in words]
    assert sums == ["+5 = 8", "+5 = 10", "+1 = 4", "= 7"], "a row for each side"


def test_of_a_long_fight_the_last_throws_are_shown() -> None:
    """Three ties go before; there is room for four throws and none for names."""
    s = empty(2)
    stand(s, 0, "H2", crews=2)
    stand(s, 1, "H2", crews=2)
    match = play(match_from(s, 1, 1, 2, 2, 3, 3, 5, 4, 5, 1), "end_movement")
    assert len(match.state.fight) == 11
    tray = find(drawn(match.scene(0, "en")), "layer-dice")
    assert words_in(tray) == ["H2", "+1 = 3", "+1 = 4", "+1 = 6", "+1 = 6", "+1 = 3", "+1 = 4", "+1 = 5", "= 1"]


def test_an_answered_shot_is_reckoned_too() -> None:
    match = at_return_fire()
    play(match, "return_fire 1")
    assert match.state.fight == ((1, at(match.state, "I2"), 1, 0), (4, 5, 2), (3, 4))
    tray = find(drawn(match.scene(0, "en")), "layer-dice")
    assert [words for words in words_in(tray) if "=" in words] == ["+4 = 11", "+3 = 7"]


# ------------------------------------------------------------------ size and speed


def test_a_step_changes_few_and_small_layers() -> None:
    """Nothing is sent again of the sea, the points and the other captains."""
    match = at_movement()
    old = board_of(TITLE).picture(replace(match.scene(0, why_not=True), bare=True))
    match.play("move K2 0 1 K1")
    new = board_of(TITLE).picture(replace(match.scene(0, why_not=True), bare=True))
    changed = new.changed_since(old)
    assert changed is not None
    assert set(changed) == {"layer-fleet-0", "layer-picks-2", "layer-turn"}
    assert sum(map(len, changed.values())) < 18_000


def test_a_sea_of_nine_boxes_is_drawn_small_and_fast() -> None:
    """The whole picture stays under 350 KB; drawn again it takes less than 15 ms."""
    match = far_into("9", rounds=3)
    scene = replace(match.scene(match.to_move[0], "pl", why_not=True), bare=True)
    assert len(str(board_of(TITLE).picture(scene)).encode()) < 350_000
    times = []
    for _ in range(5):
        start = perf_counter()
        draw(TITLE, scene)
        times.append(perf_counter() - start)
    assert min(times) < 0.015
    assert moves_in(drawn(scene)) == {move_text(move) for move in match.legal}


def test_the_cover_is_a_picture_of_its_own() -> None:
    root = ElementTree.fromstring(board_of(TITLE).cover())
    assert (root.get("width"), root.get("height")) == ("480", "300")
    assert root.get("aria-label") == "Ship Adventure: Caribbean Conquest"
    used = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SVG}use")}
    assert used
    assert used <= ids_of(root)
    assert all(id_.startswith("cover-sac-") for id_ in ids_of(root)), "covers stand beside others on one page"
