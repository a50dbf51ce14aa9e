"""The board's picture: valid, complete, readable, true to the position, and silent about what a seat may not see."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from karawela.draw.board import board_of, draw
from karawela.draw.cover import HEIGHT as COVER_HEIGHT
from karawela.draw.cover import WIDTH as COVER_WIDTH
from karawela.draw.picture import Picture
from karawela.draw.scene import Scene
from karawela.effects.tree import Effect
from karawela.engine import Match
from karawela.engine.ask import move_text, parse_move
from karawela.engine.state import view_of
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.board.artwork import CARDS, SIGNS, drawing_of
from karawela.games.maracaibo.board.cards import picture_defs
from karawela.games.maracaibo.board.effects import effect_tokens, scroll_parts
from karawela.games.maracaibo.board.places import plan_for
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import MODULES, PLACE, RESIDENCE, UPGRADE_CARD
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.state import Maracaibo
from karawela.games.maracaibo.words.telling import tell_card
from karawela.testing import Case
from karawela.testing.pictures import pictures_are_valid_and_accessible
from karawela.testing.secrecy import pictures_tell_nothing_secret
from tests.games.maracaibo.table import (
    BOX,
    WORDS,
    buried,
    card,
    cell_with,
    dealt,
    everything,
    explorer,
    fill,
    galleon,
    hold,
    lay,
    match_from,
    own,
    place_tile,
    play,
    quests_of,
    stand,
    to_act,
)
from tests.games.maracaibo.voyages import begun, finished, new_game, voyage
from tests.games.readable import assert_readable

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ada", "Bruno", "Celia", "Dominika")


def drawn(scene: Scene) -> ElementTree.Element:
    root = ElementTree.fromstring(draw(TITLE, scene))
    assert root.tag == f"{SVG}svg"
    return root


def find(root: ElementTree.Element, id_: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == id_)


def here(root: ElementTree.Element, id_: str) -> tuple[float, float]:
    """Where a piece is put."""
    place = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", find(root, id_).get("transform") or "")
    assert place is not None
    return float(place[1]), float(place[2])


def moves_in(root: ElementTree.Element) -> set[str]:
    return {move for element in root.iter() if (move := element.get("data-move"))}


def titles_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def words_in(element: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}text")]


def choice(root: ElementTree.Element, move: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("data-move") == move)


# ------------------------------------------------------------------ questions


def at_sailing() -> Match[Maracaibo]:
    return begun(4, "board")


def at_card() -> Match[Maracaibo]:
    s = dealt(2)
    lay(s, "c1r1", "tobacco")
    hold(s, 0, doubloons=9)
    return match_from(to_act(s, 0, "c1r1"))


def at_residence() -> Match[Maracaibo]:
    s = dealt(3)
    lay(s, "c1r1", "mint")
    hold(s, 0, doubloons=30)
    return match_from(to_act(s, 0, "c1r1"))


def at_effects() -> Match[Maracaibo]:
    s = dealt(2)
    hold(s, 0, gold=1)
    return play(match_from(to_act(s, 0, cell_with(s, "aruba"))), "skip")


def at_burying() -> Match[Maracaibo]:
    """With Poseidon, on whose spaces any kind may lie."""
    s = dealt(2)
    hold(s, 0, gold=3, pearl=1)
    buried(s, 0, "emerald_1")
    galleon(s, 0, "G")
    return play(at_place(s, "grenada"), "skip")


def at_place(s: Maracaibo, place: str) -> Match[Maracaibo]:
    return match_from(to_act(s, 0, cell_with(s, place)))


def at_dice() -> Match[Maracaibo]:
    s = to_act(dealt(2), 0, "gulf")
    own(s, 0, "goldsmith_scales")
    return play(match_from(s, 2, 6, 3), "skip", "gulf raid")


def at_strength() -> Match[Maracaibo]:
    return play(at_dice(), "raid_keep", "raid_die emerald")


def at_placing() -> Match[Maracaibo]:
    s = dealt(4)
    hold(s, 0, doubloons=9)
    place_tile(s, 0, "bm_2", "tobago")
    place_tile(s, 1, "bm_2", "aruba")
    return play(at_place(s, "trinidad"), "upgrade s6")


def at_selling() -> Match[Maracaibo]:
    s = dealt(2)
    explorer(s, 0, "f1")
    quests_of(s, 0, "q_gold", "q_ship")
    return play(at_place(s, "bonaire"), "skip", "explore_move f2")


def at_building() -> Match[Maracaibo]:
    s = to_act(dealt(2), 0, "gulf")
    hold(s, 0, doubloons=40)
    return play(match_from(s), "skip", "gulf build")


def at_retirement() -> Match[Maracaibo]:
    s = dealt(2, chosen={"retirement": True})
    hold(s, 0, doubloons=40)
    explorer(s, 0, "j3")
    return play(at_place(s, "bonaire"), "skip", "explore_move ret")


def at_rubies() -> Match[Maracaibo]:
    s = to_act(dealt(2, chosen={"rubies": True}), 0, "gulf")
    s.captains[0].rubies = 2
    return match_from(s)


def at_exchange() -> Match[Maracaibo]:
    return play(at_rubies(), "skip", "skip", "gulf none", "skip")


def at_payment() -> Match[Maracaibo]:
    s = dealt(4)
    cell = cell_with(s, "aruba")
    for seat in (1, 2, 3):
        stand(s, seat, cell)
    hold(s, 0, doubloons=2)
    return match_from(to_act(s, 0, cell))


def at_keeping() -> Match[Maracaibo]:
    return new_game(2, "two of them", adventure_hunters=True)


QUESTIONS: dict[str, Callable[[], Match[Maracaibo]]] = {
    "move": at_sailing,
    "card": at_card,
    "residence": at_residence,
    "effects": at_effects,
    "bury": at_burying,
    "reroll": at_dice,
    "raid_spend": at_strength,
    "bm_place": at_placing,
    "quest_sell": at_selling,
    "build": at_building,
    "retire": at_retirement,
    "ruby_sell": at_rubies,
    "ruby_exchange": at_exchange,
    "pay": at_payment,
    "keep_quest": at_keeping,
}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_answered_on_the_board(kind: str, language: str) -> None:
    """The asked seat's picture offers exactly the options, each with words; an onlooker's offers nothing."""
    match = QUESTIONS[kind]()
    ask = match.asks[0]
    assert ask.kind == kind
    root = drawn(match.scene(ask.seat, language, why_not=True))
    assert moves_in(root) == {move_text(move) for move in ask.options}
    for element in root.iter():
        if element.get("data-move"):
            move = parse_move(element.get("data-move") or "")
            words, names = WORDS[language], match.names
            said = {words.label(move, names), words.offer(move, match.view(ask.seat), names)}
            assert element.get("aria-label") in said
    assert not moves_in(drawn(match.scene(None, language)))


def test_every_kind_of_question_of_whole_games_has_its_place() -> None:
    """Modules and layouts mixed: whoever is asked finds every option in the picture."""
    seen = set()
    for seats, number, chosen in ((4, 3, everything(layout="two_straits")), (2, 8, everything(layout="long_voyage"))):
        for match in voyage(seats, number, **chosen):
            for ask in match.asks:
                if ask.kind not in seen or match.ply % 9 == 0:
                    seen.add(ask.kind)
                    root = drawn(match.scene(ask.seat, "pl", why_not=True))
                    assert moves_in(root) == {move_text(move) for move in ask.options}, ask.kind
    assert len(seen) > 20


def test_with_the_page_around_it_the_picture_shows_no_question() -> None:
    """What has a place on the table stays; the bar with the question and its plain answers are gone, and so are the
    captains' panels, which are the page's facts."""
    scene = at_card().scene(0, "en")
    whole, bare = drawn(scene), drawn(replace(scene, bare=True))
    question = WORDS["en"].question("card")
    assert question in words_in(whole)
    assert question not in words_in(bare)
    assert moves_in(whole) == {"card_buy", "card_coins"}
    assert moves_in(bare) == {"card_buy"}, "the card itself can be clicked"
    assert not [element for element in bare.iter() if (element.get("id") or "").startswith("layer-rival")]
    assert bare.find(f"{SVG}style") is None


@pytest.mark.parametrize(
    "case",
    [
        Case(TITLE, 1, {"b_cards": 3}),
        Case(TITLE, 3, {"layout": "broken_chain"}),
        Case(TITLE, 4, dict.fromkeys(MODULES, True)),
    ],
    ids=str,
)
def test_pictures_keep_the_contract(case: Case) -> None:
    """The kit's own look at pictures."""
    pictures_are_valid_and_accessible(case)
    pictures_tell_nothing_secret(case)


# ------------------------------------------------------------------ one document


@pytest.mark.parametrize("layout", ["standard", "broken_chain", "two_straits", "long_voyage"])
def test_the_picture_refers_to_nothing_outside_and_to_nothing_missing(layout: str) -> None:
    for number, match in enumerate(voyage(3, 5, layout=layout, rubies=True, fog_places=True)):
        if number % 30:
            continue
        svg = draw(TITLE, match.scene(0, "pl"))
        root = ElementTree.fromstring(svg)
        assert svg.count("http") == 1, "only the namespace"
        assert root.get("lang") == "pl"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        used = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SVG}use")}
        used |= set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert used <= set(ids)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("make", [at_sailing, at_placing, at_burying, at_rubies, lambda: begun(1, "alone", b_cards=6)])
def test_no_text_is_smaller_than_eleven_pixels(make: Callable[[], Match[Maracaibo]], language: str) -> None:
    """At the width of the viewBox, with every scale on the way counted, also where a drawing is used again."""
    match = make()
    assert_readable(drawn(match.scene(0, language)), more_than=150)


def test_names_are_escaped_and_cut() -> None:
    match = Match(TITLE, 2, "x", names=('<script>alert("x")</script>', "A very long name & a title " * 6))
    svg = draw(TITLE, match.scene(0))
    assert "<script" not in svg
    assert any(words.endswith("…") for words in words_in(ElementTree.fromstring(svg)))


def test_a_choice_changes_a_few_small_layers() -> None:
    """A page replaces layers; the sea, the track and the boards under them are never sent again."""
    old: Picture | None = None
    sizes = []
    for match in voyage(4, 11):
        if not match.state.round:
            continue
        new: Picture = board_of(TITLE).picture(match.scene(0, "en", why_not=True, bare=True))
        if old is not None:
            changed = new.changed_since(old)
            assert changed is not None
            sizes.append(sum(map(len, changed.values())))
        old = new
    assert old is not None
    sizes.sort()
    assert sizes[len(sizes) // 2] < 12_000
    assert sizes[-1] < len(str(old)) / 5


# ------------------------------------------------------------------ pictures and words


def test_every_card_tile_and_sign_has_a_drawing_of_its_own() -> None:
    """No two cards of the box share a picture, and every sign that an effect uses is drawn."""
    root = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{picture_defs()}</svg>')
    pictures = {element.get("id"): ElementTree.tostring(element) for element in root if element.get("id")}
    ids = [f"pic-{name}" for name in (*BOX.card_ids, *BOX.galleon_ids)]
    assert set(ids) <= set(pictures)
    bodies = [pictures[each].split(b">", 1)[1] for each in ids]
    assert len(set(bodies)) == len(bodies)


def test_every_drawing_of_a_card_belongs_to_a_card() -> None:
    """No file is left behind by a card that has gone, or lies among those of another kind."""
    known = {kind: {card.id for card in BOX.cards if card.kind == n} for n, kind in enumerate(v.KINDS)}
    known |= {
        kind: {card.id for card in BOX.cards if card.sort == sort}
        for kind, sort in (("place", PLACE), ("residence", RESIDENCE))
    }
    known["galleon"] = set(BOX.galleon_ids)
    files = {kind: set(drawings.names()) for kind, drawings in CARDS.items()}
    assert files == {kind: {*names, kind} for kind, names in known.items()}


@pytest.mark.parametrize("kind", CARDS)
def test_a_card_that_only_a_pack_knows_has_the_drawing_of_its_kind(kind: str) -> None:
    root = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{picture_defs()}</svg>')
    assert drawing_of(kind, "card_of_a_pack") == f"pic-{kind}"
    assert len(find(root, f"pic-{kind}"))


def test_every_effect_of_the_box_can_be_drawn() -> None:
    lists: list[Effect] = [each.actions for each in BOX.cards]
    lists += [step.effects for step in BOX.track] + [space.effects for space in (*BOX.bury, *BOX.storage, *BOX.rubies)]
    lists += [side for both in BOX.market for side in both] + [BOX.gulf, BOX.maracaibo]
    tokens = [token for effects in lists for token in effect_tokens(effects)]
    for scrolls in (*(each.scrolls for each in BOX.cards), *(slot.scrolls for slot in BOX.slots)):
        tokens += [token for _, part in scroll_parts(scrolls) for token in part]
    tokens += [token for tile in BOX.galleons for each in tile.scrolls.lasting for token in effect_tokens(each.effect)]
    assert {token.sign for token in tokens if token.sign} <= set(SIGNS.names())
    assert len({token.sign for token in tokens}) > 25


@pytest.mark.parametrize("language", ["en", "pl"])
def test_pointing_at_a_card_tells_what_it_does(language: str) -> None:
    """Every open card of the sea explains itself in words, also when it can be sailed to."""
    match = at_sailing()
    words, state = WORDS[language], match.state
    for seat in (None, match.to_move[0]):
        titles = titles_of(drawn(match.scene(seat, language)))
        for index in state.cells:
            about = f"{words.name(BOX.cards[index].id)}. {tell_card(words, BOX.cards[index])}"
            assert about in titles
    root = drawn(match.scene(match.to_move[0], language))
    move = next(move for move in match.legal if move[0] == "move")
    index = state.cells[state.sea.index[str(move[1])]]
    told = choice(root, move_text(move)).find(f"{SVG}title")
    assert told is not None
    assert tell_card(words, BOX.cards[index]) in (told.text or "")


# ------------------------------------------------------------------ reach


def test_a_reachable_card_says_its_price_after_discounts_and_what_leaving_it_gives() -> None:
    s = dealt(2)
    lay(s, "c1r1", "tobacco")
    own(s, 0, "klabautermann")
    hold(s, 0, doubloons=5)
    root = drawn(match_from(s).scene(0, "en"))
    cost = price(s.captains[0], BOX.cards[card("tobacco")])
    assert words_in(choice(root, "move c1r1")) == [f"−{cost}", "/", "+5"]
    hold(s, 0, doubloons=cost - 1)
    assert words_in(choice(drawn(match_from(s).scene(0, "en")), "move c1r1")) == ["+5"]


def test_ships_that_must_be_paid_are_counted_in() -> None:
    s = dealt(3)
    cell = "c1r2"
    lay(s, cell, "tobago")
    stand(s, 1, cell)
    stand(s, 2, cell)
    assert words_in(choice(drawn(match_from(s).scene(0, "en")), f"move {cell}")) == ["−2"]


def test_what_cannot_be_chosen_can_be_asked_about() -> None:
    """A card that is too far is no choice; the page can ask why."""
    root = drawn(at_sailing().scene(at_sailing().to_move[0], "en", why_not=True))
    refused = {element.get("data-why") for element in root.iter() if element.get("data-why")}
    assert "move c9r2" in refused
    assert "move c9r2" not in moves_in(root)


# ------------------------------------------------------------------ pieces


def test_a_ship_keeps_its_id_and_is_put_by_its_transform() -> None:
    match = begun(3, "ships", layout="long_voyage")
    seat = match.to_move[0]
    before = drawn(match.scene(None))
    move = match.legal[0]
    match.play(move)
    after = drawn(match.scene(None))
    sea = match.state.sea
    there = plan_for(sea.columns, False).ship_place(sea, sea.index[str(move[1])], 0, 1)
    assert here(after, f"ship-{seat}") == pytest.approx(there, abs=0.01)
    assert here(before, f"ship-{seat}") != here(after, f"ship-{seat}")
    for other in range(3):
        assert "piece" in (find(after, f"ship-{other}").get("class") or "").split()


def test_ships_that_share_a_card_lie_apart() -> None:
    s = dealt(4)
    for seat in range(4):
        stand(s, seat, "c4r2")
    root = drawn(match_from(s).scene(None))
    places = [here(root, f"ship-{seat}") for seat in range(4)]
    for index, (x, y) in enumerate(places):
        assert all(abs(x - other) + abs(y - down) >= 30 for other, down in places[:index])


def test_explorers_stand_on_their_spaces() -> None:
    s = dealt(3)
    explorer(s, 1, "d3")
    root = drawn(match_from(s).scene(None))
    step = BOX.track[BOX.track_index["d3"]]
    x, y = plan_for(s.sea.columns, False).space_place(step.x, step.y)
    assert here(root, "explorer-1") == pytest.approx((x, y - 6), abs=0.01)
    assert here(root, "explorer-0") != here(root, "explorer-2"), "two at the start stand side by side"


def test_every_captain_has_colour_symbol_and_letter() -> None:
    root = drawn(at_sailing().scene(None))
    for seat, colour in enumerate(TITLE.colours):
        for drawing in ("a-ship", "an-explorer", "badge"):
            assert colour.letter in words_in(find(root, f"{drawing}-{seat}"))
        assert any(element.tag == f"{SVG}svg" for element in find(root, f"a-ship-{seat}").iter())


# ------------------------------------------------------------------ the captains' areas


def test_the_viewers_area_shows_what_the_captain_owns() -> None:
    s = dealt(2)
    own(s, 0, "tobacco", "cook", "sails")
    fill(s, 0, "s1", "s8")
    hold(s, 0, doubloons=17, vp=42, gold=4)
    buried(s, 0, "pearl_2")
    root = drawn(match_from(s).scene(0, "en"))
    assert {"17", "42"} <= set(words_in(find(root, "layer-purse")))
    hrefs = [use.get("href") for use in find(root, "layer-cards").iter(f"{SVG}use")]
    assert hrefs == ["#pic-tobacco", "#pic-cook", "#pic-sails"]
    assert [use.get("href") for use in find(root, "layer-slots").iter(f"{SVG}use")].count("#slot-cube") == 2
    assert "#sign-pearl" in [use.get("href") for use in find(root, "layer-hoard").iter(f"{SVG}use")]
    assert "3" in words_in(find(root, "layer-hoard")), "three of four gold lie beside the bonus space"
    deeds = find(root, "layer-deeds")
    assert len([title for title in titles_of(deeds) if title]) == 4, "three standard raid actions and the slot's own"


def test_the_others_areas_are_there_too_in_the_order_of_play() -> None:
    """The viewer's area is large; the next to play is the first strip."""
    match = at_sailing()
    scene = replace(match.scene(2, "en"), names=NAMES)
    root = drawn(scene)
    assert "Celia" in words_in(find(root, "layer-purse"))
    for place, name in enumerate(("Dominika", "Ada", "Bruno")):
        assert name in words_in(find(root, f"layer-rival-{place}-purse"))


def test_redbeard_has_a_strip_with_his_cards() -> None:
    """Six cards, those drawn since the shuffle marked; his name in the reader's language."""
    match = begun(1, "alone", b_cards=2)
    root = drawn(match.scene(0, "pl"))
    assert "Czerwonobrody" in words_in(find(root, "layer-rival-0-purse"))
    told = titles_of(find(root, "layer-rival-0-hoard"))
    assert len(told) == 6
    waiting = [title for title in told if title.endswith(WORDS["pl"].say("board-redbeard-waits"))]
    assert len(waiting) == len(match.state.redbeard.unseen)
    assert here(root, "ship-1")


def test_at_the_end_the_picture_tells_scores_and_the_winner() -> None:
    match = finished(3, 2)
    assert match.result is not None
    scene = replace(match.scene(0, "en"), names=NAMES[:3])
    root = drawn(scene)
    assert str(match.result.scores[0]) in words_in(find(root, "layer-purse"))
    winner = ", ".join(NAMES[seat] for seat in match.result.winners)
    assert WORDS["en"].say("board-victory", names=winner) in words_in(root)


# ------------------------------------------------------------------ secrets


def test_a_quest_in_hand_is_told_to_its_owner_only() -> None:
    s = dealt(2)
    quests_of(s, 0, "q_gold")
    match = match_from(s)
    name = WORDS["en"].name("q_gold")
    assert name in words_in(find(drawn(match.scene(0, "en")), "layer-hand"))
    for seat in (1, None):
        root = drawn(match.scene(seat, "en"))
        assert not [title for title in titles_of(root) if title.startswith(f"{name}.")]


def test_hidden_quests_never_reach_the_picture() -> None:
    """Two states that differ only in hidden quests give whoever has not seen them equal pictures."""
    match = at_sailing()
    other = match.state.copy()
    hand, deck = other.captains[0].quests, other.quest_unseen
    hand[0], deck[0] = deck[0], hand[0]
    for seat in (1, 2, 3, None):
        scene = match.scene(seat)
        assert draw(TITLE, replace(scene, view=view_of(other, seat))) == draw(TITLE, scene)
    scene = match.scene(0)
    assert draw(TITLE, replace(scene, view=view_of(other, 0))) != draw(TITLE, scene)


def test_what_lies_in_the_fog_is_a_back_with_its_coins() -> None:
    match = begun(2, "fog", fog_places=True, fog_upgrades=True)
    root = drawn(match.scene(0, "en"))
    titles = titles_of(root)
    assert titles.count("A face-down place") >= 8
    upgrades = [
        BOX.cards[index].id for index in match.state.cells if index >= 0 and BOX.cards[index].sort == UPGRADE_CARD
    ]
    assert not upgrades
    cell = next(cell for cell, index in enumerate(match.state.cells) if cell in match.state.coins)
    assert "1" in words_in(find(root, f"layer-cell-{cell}"))


def test_the_same_scene_gives_the_same_picture() -> None:
    for number, match in enumerate(voyage(2, 4)):
        if number % 25 == 0:
            assert draw(TITLE, match.scene(1)) == draw(TITLE, match.clone().scene(1))


# ------------------------------------------------------------------ cover


def test_the_cover_is_a_picture_of_its_own() -> None:
    svg = board_of(TITLE).cover()
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == f"0 0 {COVER_WIDTH} {COVER_HEIGHT}"
    assert root.get("aria-label")
    assert svg.count("http") == 1
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= ids
