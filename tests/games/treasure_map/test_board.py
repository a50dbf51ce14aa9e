"""The board's picture: valid, complete, readable, true to the rules, and silent about what a seat may not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest

from karawela.draw.board import board_of, draw
from karawela.draw.scene import Scene
from karawela.engine import Match
from karawela.engine.ask import move_text
from karawela.engine.state import view_of
from karawela.engine.title import PLAYER_COLOURS
from karawela.games.ship_adventure.board.chart import SQUARE, chart_of
from karawela.games.ship_adventure.board.coast import fords
from karawela.games.ship_adventure.data.components import R1
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.board.reach import ways_from
from karawela.games.treasure_map.rules.moving import step, ways
from karawela.games.treasure_map.state import TreasureMap
from karawela.testing import Case
from karawela.testing.pictures import pictures_are_valid_and_accessible
from karawela.testing.secrecy import pictures_tell_nothing_secret
from karawela.testing.table import play
from tests.games.readable import assert_readable
from tests.games.treasure_map.table import BOARD, carry, hold, last_turn, match_from, put, sq, table

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ada", "Bruno", "Celia", "Dominika")
CHART = chart_of(12)


def positions(seats: int, seed: int, every: int = 1, rounds: int = 4) -> Iterator[Match[TreasureMap]]:
    """A random game, looked at before every so manyth choice."""
    rng = Random(seed)
    match = Match(TITLE, seats, f"board {seed}", {"max_rounds": rounds}, names=NAMES[:seats])
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        match.choose(rng.randrange(len(match.legal)))
        count += 1
    yield match


def drawn(scene: Scene) -> ElementTree.Element:
    root = ElementTree.fromstring(draw(TITLE, scene))
    assert root.tag == f"{SVG}svg"
    return root


def find(root: ElementTree.Element, id_: str) -> ElementTree.Element | None:
    return next((element for element in root.iter() if element.get("id") == id_), None)


def here(root: ElementTree.Element, id_: str) -> tuple[float, float]:
    """Where a piece is put."""
    found = find(root, id_)
    assert found is not None, id_
    place = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", found.get("transform") or "")
    assert place is not None
    return float(place[1]), float(place[2])


def moves_in(root: ElementTree.Element) -> set[str]:
    return {move for element in root.iter() if (move := element.get("data-move"))}


def titles_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def middle(square: str) -> tuple[int, int]:
    return CHART.x(sq(square)), CHART.y(sq(square))


# ------------------------------------------------------------------ questions


def at_colours() -> Match[TreasureMap]:
    match = Match(TITLE, 3, "colours", names=NAMES[:3])
    return play(match, "choose_colour blue")


def at_move() -> Match[TreasureMap]:
    s = table("red", "yellow", "blue", "green", level=2)
    put(s, 0, "L10")
    put(s, 1, "H3", "H2")
    carry(s, 0, "t1_purple", "t1_white")
    s.coins = {sq("K9"): 2}
    s.galleon, s.galleon_goal = sq("J12"), sq("E7")
    s.prey[3], s.hoard_gold[0] = 0, 12
    return match_from(s)


def at_fight() -> Match[TreasureMap]:
    s = table("red", "yellow", "blue")
    for seat in range(3):
        put(s, seat, "H10")
    s.pirates[0] = s.galleon = sq("H10")
    s.prey[0] = 1
    return play(match_from(s), "end_move")


def at_shoot() -> Match[TreasureMap]:
    s = table("red", "yellow")
    put(s, 0, "H10")
    put(s, 1, "I11")
    hold(s, 0, cannonballs=5)
    hold(s, 1, cannonballs=2)
    return play(match_from(s), "end_move")


def at_answer() -> Match[TreasureMap]:
    return play(at_shoot(), "shoot 1")


def at_sink() -> Match[TreasureMap]:
    s = table("red", "yellow")
    put(s, 0, "H3")
    put(s, 1, "I2", "H1")
    hold(s, 0, cannonballs=1)
    hold(s, 1, camouflage=1)
    return play(match_from(s), "end_move")


def at_bribe() -> Match[TreasureMap]:
    s = last_turn(table("red", "yellow"))
    put(s, 0, "H10")
    hold(s, 0, gold=9)
    s.prey[0], s.pirates[0] = 0, sq("L12")
    return play(match_from(s), "end_move")


def at_home() -> Match[TreasureMap]:
    s = table("green", "red", level=2)
    put(s, 0, "E3", "F4")
    hold(s, 0, gold=13, pieces=(1, 1, 2, 4), sabres=1)
    carry(s, 0, "t1_white", "t2_pink")
    carry(s, 0, "t1_grey", at=20)
    s.captains[0].stored_gold, s.captains[0].stored_pieces = 5, [0, 0, 2, 1]
    return play(match_from(s), "end_move")


def at_two_exchanges() -> Match[TreasureMap]:
    s = table("red", "yellow", "blue")
    put(s, 0, "G8", "G9")
    s.pirates[0] = -1
    carry(s, 0, "t1_grey", "t3_grey")
    return play(match_from(s), "end_move")


def at_raft() -> Match[TreasureMap]:
    s = table("red", "yellow")
    put(s, 0, "L1", "H1")
    return match_from(s)


QUESTIONS = {
    "choose_colour": at_colours,
    "move": at_move,
    "fight": at_fight,
    "shoot": at_shoot,
    "answer": at_answer,
    "sink": at_sink,
    "bribe": at_bribe,
    "act": at_home,
}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_answered_on_the_board(kind: str, language: str) -> None:
    """The asked seat's picture offers exactly the options, each with words; nobody else's offers anything."""
    match = QUESTIONS[kind]()
    assert match.asks[0].kind == kind
    (seat,) = match.to_move
    root = drawn(match.scene(seat, language, why_not=True))
    assert moves_in(root) == {move_text(move) for move in match.legal}
    for element in root.iter():
        if element.get("data-move"):
            assert element.get("aria-label")
    for other in (None, *(each for each in range(match.seats) if each != seat)):
        assert not moves_in(drawn(match.scene(other, language)))


@pytest.mark.parametrize("make", [at_two_exchanges, at_raft])
def test_rare_choices_are_there_too(make: object) -> None:
    assert callable(make)
    match = make()
    assert moves_in(drawn(match.scene(0, why_not=True))) == {move_text(move) for move in match.legal}


def test_with_the_page_around_it_the_picture_shows_no_question() -> None:
    """What has a place on the chart or beside it stays; the bar, the captains and words without a place are gone."""
    match = at_home()
    scene = match.scene(0, "en")
    whole, bare = drawn(scene), drawn(replace(scene, bare=True))
    assert any("What do you do here?" in (text.text or "") for text in whole.iter(f"{SVG}text"))
    assert not any("What do you do here?" in (text.text or "") for text in bare.iter(f"{SVG}text"))
    assert "deposit gold 3" in moves_in(whole) - moves_in(bare)
    assert {"buy cannon", "deposit_all", "withdraw_all", "end_turn"} <= moves_in(bare)
    assert find(whole, "layer-seat-0") is not None
    assert find(bare, "layer-seat-0") is None
    assert bare.find(f"{SVG}style") is None


@pytest.mark.parametrize("seats", [1, 4])
def test_pictures_keep_the_contract(seats: int) -> None:
    """The kit's own look at pictures, on a short game."""
    case = Case(TITLE, seats, {"max_rounds": 3})
    pictures_are_valid_and_accessible(case)
    pictures_tell_nothing_secret(case)


# ------------------------------------------------------------------ one document


def test_the_picture_refers_to_nothing_outside_and_to_nothing_missing() -> None:
    for match in positions(4, 1, every=23):
        svg = draw(TITLE, match.scene(0, "pl"))
        root = ElementTree.fromstring(svg)
        assert svg.count("http") == 1, "only the namespace"
        assert root.get("aria-label")
        assert root.get("lang") == "pl"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        used = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SVG}use")}
        used |= set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert used <= set(ids)


def test_the_chart_is_a_picture_of_its_own_that_can_be_moved() -> None:
    """What a page needs to pan: a nested svg with a viewBox, and how long once round the sea is."""
    chart = find(drawn(at_move().scene(0)), "chart")
    assert chart is not None
    assert chart.tag == f"{SVG}svg"
    assert chart.get("data-pan") is not None
    assert chart.get("viewBox") == f"0 0 {CHART.size} {CHART.size}"
    assert chart.get("data-wrap") == str(12 * SQUARE)
    inside = {element.get("id") for element in chart.iter()}
    assert {"piece-ship-0", "layer-near", "layer-pieces"} <= inside
    assert not {"layer-compass", "layer-seat-0"} & inside


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_text_is_smaller_than_eleven_pixels(language: str) -> None:
    """At the width of the viewBox, with every scale on the way counted, also where a drawing is used again."""
    for make in QUESTIONS.values():
        match = make()
        assert_readable(drawn(match.scene(match.to_move[0], language)), more_than=40)


def test_names_are_escaped_and_cut() -> None:
    match = Match(TITLE, 2, "x", names=('<script>alert("x")</script>', "A very long name & a title " * 4))
    svg = draw(TITLE, match.scene(0))
    assert "<script" not in svg
    assert any((text.text or "").endswith("…") for text in ElementTree.fromstring(svg).iter(f"{SVG}text"))


def test_the_same_scene_gives_the_same_picture() -> None:
    for match in positions(2, 2, every=17):
        assert draw(TITLE, match.scene(1)) == draw(TITLE, match.clone().scene(1))


# ------------------------------------------------------------------ secrets


def test_the_place_of_a_token_is_lit_for_its_owner_only() -> None:
    """The cross on the chart and the numbers in the panel; others see the front, an observer too."""
    match = at_move()
    mine, theirs = drawn(match.scene(0, "en")), drawn(match.scene(1, "en"))
    told = [title for title in titles_of(mine) if "is exchanged here" in title]
    assert len(told) == 2
    assert any("to be exchanged on L3" in title for title in titles_of(mine))
    for root in (theirs, drawn(match.scene(None, "en"))):
        assert not [title for title in titles_of(root) if "exchanged" in title]
        assert titles_of(root).count("A treasure token of level 1") == 2


def test_hidden_backs_never_reach_the_picture() -> None:
    """Two states that differ in backs and El Dorado give whoever has not seen them equal pictures."""
    match = at_move()
    match.state.dorado, match.state.dorado_seen = 0, 1
    other = match.state.copy()
    other.token_back[-1], other.token_back[-2], other.dorado = 7, 5, 2
    for seat in (1, 2, 3, None):
        scene = match.scene(seat)
        assert draw(TITLE, replace(scene, view=view_of(other, seat))) == draw(TITLE, scene)
    scene = match.scene(0)
    assert draw(TITLE, replace(scene, view=view_of(other, 0))) != draw(TITLE, scene)


def test_el_dorado_shines_for_whoever_has_seen_it() -> None:
    s = table("red", "yellow")
    s.dorado, s.dorado_seen = 1, 1
    match = match_from(s)
    assert here(drawn(match.scene(0)), "el-dorado") == middle("I3")
    assert find(drawn(match.scene(1)), "el-dorado") is None


# ------------------------------------------------------------------ pieces


def test_a_piece_keeps_its_id_and_is_put_by_its_transform() -> None:
    match = at_move()
    before = drawn(match.scene(0))
    match.play("step K9")
    after = drawn(match.scene(0))
    assert here(before, "piece-ship-0") == middle("L10")
    assert here(after, "piece-ship-0") == middle("K9")
    assert here(before, "piece-galleon") == here(after, "piece-galleon") == middle("J12")
    for id_ in ("piece-ship-1", "piece-crew-1", "piece-pirate-1", "piece-pirate-4"):
        found = find(after, id_)
        assert found is not None
        assert "piece" in (found.get("class") or "").split()


def test_a_crew_aboard_is_the_flag_of_its_ship() -> None:
    root = drawn(at_move().scene(0))
    assert find(root, "piece-crew-0") is None
    hrefs = {element.get("href") for element in root.iter(f"{SVG}use")}
    assert {"#ship-red", "#empty-yellow", "#crew-yellow"} <= hrefs
    assert not {"#empty-red", "#crew-red"} & hrefs


def test_over_the_edge_a_ship_is_seen_in_the_margin_and_comes_in_on_the_other_side() -> None:
    """On an edge square it is drawn again once round the sea away; the same piece goes on over there."""
    match = at_move()
    root = drawn(match.scene(0))
    ghosts = [element for element in root.iter(f"{SVG}use") if element.get("href") == "#piece-ship-0"]
    assert [(ghost.get("x"), ghost.get("y")) for ghost in ghosts] == [(str(-12 * SQUARE), "0")]
    match.play("step A11")
    assert here(drawn(match.scene(0)), "piece-ship-0") == middle("A11")


def test_a_way_over_the_edge_is_drawn_in_two_parts() -> None:
    """It leaves into the margin and comes in from the opposite one."""
    straight = CHART.way([sq("C3"), sq("D4"), sq("E4")])
    assert straight.count("M") == 1
    round_the_world = CHART.way([sq("L10"), sq("A11")])
    x, y = middle("A11")
    assert round_the_world.endswith(f"M{x - SQUARE} {y - SQUARE}L{x} {y}")
    assert CHART.ghosts(sq("A1")) == [(0, 624), (624, 0), (624, 624)]
    assert CHART.ghosts(sq("F6")) == []


def test_pieces_that_share_a_square_stay_in_it_and_apart() -> None:
    root = drawn(at_fight().scene(0))
    ids = ["piece-galleon", "piece-pirate-1", *(f"piece-ship-{seat}" for seat in range(3))]
    places = [here(root, id_) for id_ in ids]
    x, y = middle("H10")
    for index, (px, py) in enumerate(places):
        assert abs(px - x) < SQUARE / 2
        assert abs(py - y) < SQUARE / 2
        assert all(abs(px - qx) + abs(py - qy) >= 12 for qx, qy in places[:index])


def test_prey_coins_and_hoards_are_told() -> None:
    match = at_move()
    told = titles_of(drawn(replace(match.scene(0, "en"), names=NAMES)))
    assert "Pirate 4 is chasing Ada." in told
    assert "2 coins on the water" in told
    assert "Hoard of pirate 1: 12 gold" in told


def test_seats_wear_the_scenes_colours() -> None:
    """Whatever colours the seats have, ships and panels follow them."""
    scene = replace(at_move().scene(None), colours=PLAYER_COLOURS[::-1])
    root = drawn(scene)
    ship = find(root, "piece-ship-0")
    assert ship is not None
    assert [use.get("href") for use in ship.iter(f"{SVG}use")] == ["#ship-green"]


# ------------------------------------------------------------------ dice


def tray_of(match: Match[TreasureMap], seat: int | None = 0, language: str = "en") -> ElementTree.Element:
    tray = find(drawn(replace(match.scene(seat, language), names=NAMES[: match.seats])), "layer-dice")
    assert tray is not None
    return tray


def words_in(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_before_the_first_throw_the_tray_says_so() -> None:
    assert words_in(tray_of(at_move())) == ["No dice have been thrown yet"]
    assert words_in(tray_of(at_move(), language="pl")) == ["Kości jeszcze nie rzucano"]


def test_a_melee_lies_in_the_tray_with_every_bonus() -> None:
    """Two sabres cards against a pirate of level 2: of a tie and what followed it, the throw that decided."""
    s = table("red", "yellow", level=2)
    put(s, 0, "H10")
    s.pirates[1] = sq("H10")
    hold(s, 0, sabres=2)
    match = play(match_from(s, 3, 3, 5, 7), "end_move")
    assert match.state.thrown == ((0, sq("H10"), 0, 5), (4, 5), (4, 7))
    tray = tray_of(match)
    assert titles_of(tray) == ["Melee on H10: Ada 9 : 11 Pirate 2"]
    assert words_in(tray) == ["H10", "Ada", "+4 = 9", "2", "Pirate 2", "+4 = 11"]
    bright = [text.text for text in tray.iter(f"{SVG}text") if text.get("font-weight") == "800"]
    assert "+4 = 11" in bright
    assert "+4 = 9" not in bright


def test_every_die_of_a_broadside_is_seen_by_everybody() -> None:
    """4 + 2 + 3 = 9 against 5 + 3 = 8, for both captains and whoever looks on."""
    s = table("red", "yellow", "blue")
    put(s, 0, "H10")
    put(s, 1, "I11")
    hold(s, 0, cannonballs=2)
    hold(s, 1, cannonballs=1)
    match = play(match_from(s, 4, 2, 5), "end_move", "shoot 2", "answer 1")
    assert match.state.thrown == ((1, sq("H10"), 0, 1), (3, 4, 2), (3, 5))
    trays = [ElementTree.tostring(tray_of(match, seat, "pl")) for seat in (0, 1, 2, None)]
    assert len(set(trays)) == 1
    tray = tray_of(match, language="pl")
    assert titles_of(tray) == ["Walka dystansowa na polu H10: Ada 9 : 8 Bruno"]
    assert [words for words in words_in(tray) if "=" in words] == ["+3 = 9", "+3 = 8"]


def test_a_pirate_that_catches_its_prey_throws_too() -> None:
    """A melee of level 1 in the pirate phase; the last outcome is the compass of the next round."""
    s = last_turn(table("red", "yellow"))
    put(s, 0, "G12")
    s.prey[0], s.pirates[0] = 0, sq("F12")
    s.pirates[1:] = [-1] * 3
    match = play(match_from(s, 5, 1, 2), "end_move")
    assert match.state.thrown == ((0, sq("G12"), 0, 4), (0, 5), (2, 1))
    assert titles_of(tray_of(match)) == ["Melee on G12: Ada 5 : 3 Pirate 1"]


def test_what_a_treasure_brings_is_thrown_for_a_coin() -> None:
    """The dice are open, what is on the token's back is not: everybody has the same tray."""
    s = table("red", "yellow", level=2)
    put(s, 0, "I2", "H2")
    match = play(match_from(s, "t2_grey", 4, 3), "step H1", "end_move")
    assert match.state.thrown == ((2, sq("H1"), 0, -1), (0, 4, 3))
    assert len({ElementTree.tostring(tray_of(match, seat)) for seat in (0, 1, None)}) == 1
    assert titles_of(tray_of(match)) == ["Treasure on H1: Ada gets 7 gold"]
    assert titles_of(tray_of(match, language="pl")) == ["Skarb na polu H1: Ada bierze 7 złotych monet"]
    assert words_in(tray_of(match)) == ["H1", "Ada", "=", "7"]


def test_a_shot_without_answer_throws_no_dice() -> None:
    """The tray still has the dice from before."""
    match = play(at_shoot(), "shoot 1")
    match.state.thrown = before = ((0, sq("H9"), 1, 8), (2, 3), (0, 4))
    match.play("answer 0")
    assert match.state.thrown == before
    assert words_in(tray_of(match, None))[-1] == "= 4"


# ------------------------------------------------------------------ reach


def by_the_rules(s: TreasureMap) -> dict[int, int]:
    """The steps that are used at least to be on each square, by trying all that the rules allow."""
    least: dict[int, int] = {}
    seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
    states = [s]
    while states:
        now = states.pop()
        captain = now.captains[now.active]
        key = (captain.crew, captain.ship, now.steps, tuple(sorted(now.drifted)))
        if key in seen:
            continue
        seen.add(key)
        used = s.steps - now.steps
        least[captain.crew] = min(used, least.get(captain.crew, used))
        for move in ways(now, now.active, now.sea):
            if move[0] == "step":
                after = now.copy()
                step(after, after.active, after.sea, after.sea.index[str(move[1])])
                states.append(after)
    return least


@pytest.mark.parametrize(
    ("ship", "crew", "steps"),
    [("D3", "D3", 3), ("D2", "D2", 2), ("F2", "F2", 3), ("H3", "H1", 3), ("L10", "L10", 3), ("E3", "F4", 4)],
)
def test_the_reach_is_what_the_rules_allow(ship: str, crew: str, steps: int) -> None:
    """At sea, in a whirlpool, on land, back to the ship, over the edge: the same squares for the same steps."""
    s = table("red", "yellow")
    put(s, 0, ship, crew)
    s.steps = steps
    found = ways_from(s.tiles, sq(ship), sq(crew), steps, ())
    assert {square: cost for square, (cost, _) in found.items()} == by_the_rules(s)
    for square, (_, way) in found.items():
        assert way[0] == sq(crew)
        assert way[-1] == square
        assert all(there in BOARD.neighbours[one] for one, there in pairwise(way))


def test_farther_squares_explain_and_are_no_choices() -> None:
    """Each has its steps in words, and with the squares around it makes a way that only hovering or focus shows."""
    match = at_move()
    root = drawn(match.scene(0, "en"))
    far = find(root, "layer-far")
    assert far is not None
    assert not moves_in(far)
    assert "J8: 2 steps" in titles_of(far)
    reach = ways_from(R1, sq("L10"), sq("L10"), 4, ())
    assert len(titles_of(far)) == len(reach) - 9, "all but the own square and its neighbours"
    style = root.findtext(f"{SVG}style") or ""
    assert ".far g:hover,.chart .far g:focus-within{--way:visible}" in style
    assert "visibility:var(--way)" in style


def steps_to(root: ElementTree.Element, title: str) -> list[tuple[str, int, int]]:
    """What is shown with a far square: drawings and how far from the crew, from the last step back to the first."""
    above = {child: parent for parent in root.iter() for child in parent}
    here = next(above[element] for element in root.iter(f"{SVG}title") if element.text == title)
    shown = []
    while here.get("class") != "far":
        shown += [
            (use.get("href") or "", int(use.get("x") or 0), int(use.get("y") or 0)) for use in here.findall(f"{SVG}use")
        ]
        here = above[here]
    return shown


def test_a_way_is_made_of_the_steps_of_the_squares_before() -> None:
    """From L10 to J8 diagonally, the first step through a neighbour that is a choice itself."""
    root = drawn(at_move().scene(0, "en"))
    assert steps_to(root, "J8: 2 steps") == [("#f0", -2, -2), ("#w0", -1, -1)]
    for number, (dx, dy) in {0: (-1, -1), 1: (0, -1), 5: (1, 0), 8: (1, 1)}.items():
        step = find(root, f"w{number}")
        assert step is not None
        assert step.get("d") == f"M{-dx} {-dy}L0 0"


def test_a_far_way_over_the_edge_goes_out_and_comes_in() -> None:
    """From L10 to B10: the step to A11 is seen in the margin and again from the opposite one."""
    root = drawn(at_move().scene(0, "en"))
    last, *before = steps_to(root, "B10: 2 steps")
    assert last == ("#f2", -10, 0)
    assert before == [("#w8", -11, 1), ("#w8", 1, 1)]


def test_a_neighbour_says_how_many_steps_are_left() -> None:
    s = table("red", "yellow")
    put(s, 0, "C2")
    s.steps = 2
    root = drawn(match_from(s).scene(0, "en"))
    labels = {}
    for name in ("C1", "B1", "D3"):
        found = find(root, f"go-{name}")
        assert found is not None
        labels[name] = ([text.text for text in found.iter(f"{SVG}text")], found.get("class"))
    assert labels == {"C1": (["2"], "go drift"), "B1": (["1"], "go"), "D3": (["1"], "go")}


def test_the_red_skull_warns_of_nothing_but_certain_loss() -> None:
    """Stopping where it is shown loses without dice; stopping on any other square does not."""
    s = table("red", "yellow", level=2)
    put(s, 0, "H9")
    s.pirates[0] = sq("H8")
    match = match_from(s)
    root = drawn(match.scene(0, "en"))
    warned = set()
    for move in match.legal:
        if move[0] != "step":
            continue
        found = find(root, f"go-{move[1]}")
        assert found is not None
        if any("cannon will destroy you" in title for title in titles_of(found)):
            warned.add(str(move[1]))
    assert warned
    for name in [str(move[1]) for move in match.legal if move[0] == "step"]:
        if name == "H8":
            continue  # the pirate's own square is a melee, with dice
        trial = match_from(s.copy())
        play(trial, f"step {name}", "end_move")
        assert (trial.state.captains[0].crew == sq("L1")) == (name in warned), name


def test_what_one_may_not_enter_can_be_asked_about() -> None:
    s = table("red", "yellow")
    put(s, 0, "H3", "H2")
    match = match_from(s)
    scene = match.scene(0, why_not=True)
    asked = {element.get("data-why") for element in drawn(scene).iter() if element.get("data-why")}
    assert "step I1" in asked
    assert asked <= {move_text(move) for move in scene.refused}


def test_over_the_edge_the_margin_can_be_clicked_as_well() -> None:
    """A10 is to be clicked on the west edge and, next to the ship, beyond the east one; by keys only once."""
    root = drawn(at_move().scene(0))
    x, y = middle("A10")
    found = [
        (group.get("transform"), choice.get("tabindex"), choice.get("aria-hidden"))
        for group in root.iter(f"{SVG}g")
        for choice in group
        if choice.get("data-move") == "step A10"
    ]
    assert found == [(f"translate({x} {y})", "0", None), (f"translate({x + 12 * SQUARE} {y})", None, "true")]


# ------------------------------------------------------------------ pushes


def test_a_step_changes_few_and_small_layers() -> None:
    match = at_move()
    old = board_of(TITLE).picture(replace(match.scene(0, why_not=True), bare=True))
    match.play("step K10")
    new = board_of(TITLE).picture(replace(match.scene(0, why_not=True), bare=True))
    changed = new.changed_since(old)
    assert changed is not None
    assert set(changed) == {"layer-near", "layer-far", "layer-pieces"}
    assert sum(map(len, changed.values())) < 18_000
    assert len(str(new)) > 100_000, "most of the picture is never sent again"


def test_answers_stay_on_the_chart_wherever_the_piece_is() -> None:
    """Beside a pirate in the corner the row of answers moves inwards."""
    row = find(drawn(at_bribe().scene(0)), "layer-answers")
    assert row is not None
    (talk,) = row
    x, y = (float(part) for part in re.findall(r"[-\d.]+", talk.get("transform") or ""))
    box = talk.find(f"{SVG}rect")
    assert box is not None
    assert x + float(box.get("x") or 0) + float(box.get("width") or 0) <= CHART.size
    assert 0 < y < CHART.size


def test_answers_do_not_hide_the_ship_that_they_are_about() -> None:
    """The empty ship lies north of the mover, so the row goes to the south of it."""
    root = drawn(at_sink().scene(0))
    talk = find(root, "layer-answers")
    assert talk is not None
    (row,) = talk
    _, y = (float(part) for part in re.findall(r"[-\d.]+", row.get("transform") or ""))
    assert middle("I2")[1] < middle("H3")[1] < y


# ------------------------------------------------------------------ the sea, the cover


def test_land_that_meets_at_a_corner_has_a_ford() -> None:
    """On R1 between A10 and B11, K2 and L3; nowhere else than between two land squares."""
    found = {(x, y): falling for x, y, falling in fords(R1)}
    assert found[1, 10] is True
    assert found[11, 2] is True
    for (x, y), falling in found.items():
        west, east = (x - 1) % 12, x % 12
        north, south = (y - 1) % 12 * 12, y % 12 * 12
        pair = (north + west, south + east) if falling else (north + east, south + west)
        assert all(BOARD.land[square] for square in pair)


def test_before_the_deal_there_is_a_sea_and_four_ships() -> None:
    root = drawn(at_colours().scene(1, "en", why_not=True))
    hrefs = [element.get("href") for element in root.iter(f"{SVG}use")]
    assert {"#ship-red", "#ship-yellow", "#ship-green", "#empty-blue"} <= set(hrefs)
    asked = {element.get("data-why") for element in root.iter() if element.get("data-why")}
    assert asked == {"choose_colour blue"}


def test_the_end_names_who_has_won() -> None:
    *_, match = positions(4, 3, every=1000, rounds=2)
    assert match.result is not None
    winners = ", ".join(match.names[seat] for seat in match.result.winners)
    assert f"Victory: {winners}" in [text.text for text in drawn(match.scene(0)).iter(f"{SVG}text")]


def test_the_cover_is_a_picture_of_its_own() -> None:
    svg = board_of(TITLE).cover()
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 480 300"
    assert root.get("aria-label")
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= ids
    assert all(id_.startswith("cover-sat-") for id_ in ids if id_), "several covers stand on one page"
