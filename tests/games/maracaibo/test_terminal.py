"""Pirates of Maracaibo in a terminal: what a seat may see, in cells that every terminal agrees on, in every layout."""

from __future__ import annotations

import io
import re
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from karawela.bots import Player, RandomPlayer
from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.choices import LAYOUTS
from karawela.games.maracaibo.data.vocabulary import MEASURES
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.state import ACT, ACTIONS, FOG_CARD, Maracaibo
from karawela.games.maracaibo.terminal.sea import worths
from karawela.games.maracaibo.terminal.sight import numbered
from karawela.games.maracaibo.terminal.signs import (
    MEASURE_SIGNS,
    card_pieces,
    pieces,
    quest_signs,
    scroll_pieces,
    wrapped,
)
from karawela.terminal import play_plain
from karawela.terminal.board import terminal_picture
from karawela.words import words_for
from tests.games.maracaibo.table import (
    BOX,
    build,
    buried,
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
    quests_of,
    stand,
    take_quest,
    to_act,
    value_tile,
)
from tests.games.maracaibo.voyages import begun, new_game, voyage

NAMES = ("Ada", "Basia", "Cyd", "Dan")


def printed(match: Match[Any], seat: int | None, width: int = 76, language: str = "en") -> str:
    """The picture without colours."""
    out = io.StringIO()
    Console(file=out, width=width).print(terminal_picture(match.title, match.scene(seat, language)))
    return out.getvalue()


def box_at(shown: str, cell: str, columns: int = 9, width: int = 76) -> list[str]:
    """The lines of one card of the sea."""
    column, row = int(cell[1 : cell.index("r")]), int(cell[cell.index("r") + 1 :])
    lines, step = shown.splitlines(), (width - 2) // columns
    high = 3 if step >= 10 else 4
    top = 2 + high * (row - 1)
    left = 2 + step * (column - 1)
    return [line[left : left + step - 1].rstrip() for line in lines[top : top + high]]


def line_of(shown: str, start: str) -> str:
    return next(line for line in shown.splitlines() if line.strip().startswith(start))


def busy(seats: int = 3) -> Maracaibo:
    """A table in the middle of a game: the first captain has something of everything."""
    s = dealt(seats)
    lay(s, "c1r1", "tobago")
    lay(s, "c2r3", "aruba")
    value_tile(s, "aruba", "emerald")
    lay(s, "c4r2", "hacienda")
    own(s, 0, "tobacco", "klabautermann", "gun_deck")
    hold(s, 0, doubloons=17, vp=33, gold=2, pearl=1)
    buried(s, 0, "gold_2")
    fill(s, 0, "s1", "s4", "s8")
    galleon(s, 0, "G")
    place_tile(s, 0, "bm_5", "aruba")
    build(s, 0, "hacienda")
    build(s, 2, "hacienda")
    explorer(s, 0, "c1")
    explorer(s, 1, "b2")
    quests_of(s, 0, "q_gold", "q_rivers")
    quests_of(s, 1, "q_crew")
    stand(s, 0, "c2r3")
    stand(s, 1, "c2r3")
    return s


# ---------------------------------------------------------------- signs


def test_different_effects_have_different_signs() -> None:
    """Within cards, slots and tiles, within places and spaces, and among measures, no two things look alike."""
    assert len(set(MEASURE_SIGNS)) == len(MEASURE_SIGNS) == len(MEASURES)
    scrolls = [thing.scrolls for things in (BOX.cards, BOX.slots, BOX.galleons) for thing in things]
    told = [(" ".join(scroll_pieces(each)), (each.now, each.lasting)) for each in scrolls]
    listed = [each.actions for each in BOX.cards] + [step.effects for step in BOX.track]
    listed += [space.effects for space in (*BOX.bury, *BOX.rubies)]
    told += [(f"place {' '.join(pieces(effects))}", (effects, ())) for effects in (*listed, BOX.gulf, BOX.maracaibo)]
    said: dict[str, object] = {}
    for signs, meant in told:
        assert said.setdefault(signs, meant) == meant, signs
    assert len(said) > 90


def test_signs_say_what_is_printed() -> None:
    """A choice has a slash, what is at once a lightning, income an arrow, what is at the end a sum."""
    shown = {each.id: " ".join(card_pieces(each)) for each in BOX.cards}
    assert shown["tobacco"] == "▣8$ 2◆ ↻4$"
    assert shown["curacao"] == "☻+3$/4$"
    assert shown["guadeloupe"] == "†/»3 2◆/≈"
    assert shown["hacienda"] == "⌂16$ 2◆/↻$ ≤24"
    assert shown["gun_deck"] == "◣8$ 3◆ †2:3◆ ↻1◆"
    assert shown["first_mate"] == "☻9$ 3◆ ϟ■ ¶"
    assert shown["gold_ledger"] == "▣6$ 3◆ Σ7◆/3▬"
    assert [" ".join(pieces(step.effects)) for step in BOX.track if step.id in ("b2", "f2", "i4")] == [
        "▬",
        "-¶:8$",
        "2◆ %!",
    ]
    assert [signs for signs, _, _ in quest_signs(BOX.quests[BOX.quest_index["q_each_3"]])] == ["1☻ 1▣ 1◣", "2☻ 2▣ 2◣"]


@pytest.mark.parametrize(("width", "lines"), [(6, 3), (7, 3), (9, 2), (10, 2)])
def test_every_card_fits_its_cell(width: int, lines: int) -> None:
    """At every size of a card nothing of what it does is cut off."""
    for each in BOX.cards:
        shown = wrapped(card_pieces(each), width, lines)
        assert len(shown) <= lines, each.id
        assert max(map(len, shown)) <= width, each.id
        assert "".join(shown).replace(" ", "") == "".join(card_pieces(each)), each.id


def test_the_worth_of_treasures_is_read_from_the_numbers() -> None:
    """The four ranges of the rulebook, from the top."""
    assert list(worths(BOX.numbers.values)) == [(7, None, 5), (5, 6, 4), (3, 4, 3), (0, 2, 2)]


# ---------------------------------------------------------------- the sea


def test_a_card_shows_its_name_signs_and_ships() -> None:
    """A place with its treasure-value tile and whose black market tile lies there; a residence with its markers."""
    shown = printed(match_from(busy()), 0)
    assert box_at(shown, "c2r3") == ["Aruba", "▴▼ %A ¶", "↓", " \\A/\\B/"]
    assert box_at(shown, "c4r2") == ["Haci…›3", "⌂16$ AC", "2◆/↻$", "≤24"]
    wide = printed(match_from(busy()), 0, 100)
    assert box_at(wide, "c2r3", width=100) == ["Aruba", "▴▼ %A ¶ ↓", "   \\A/\\B/"]


def test_an_island_shows_its_cubes_and_points_at_their_worth() -> None:
    """It lies over two rows, and the pointer moves with the cubes."""
    s = busy()
    s.islands = [7, 0, 4]
    shown = printed(match_from(s), None)
    assert box_at(shown, "c3r1")[:3] == ["Gold", "▬ × 7", "›7+  5◆"]
    assert "›" not in "".join(box_at(shown, "c3r2"))
    assert "›0-2 2◆" in box_at(shown, "c5r4")
    assert "›3-4 3◆" in box_at(shown, "c7r2")


def test_ships_outside_the_cards_stand_at_their_ports() -> None:
    """Start, Gulf and Maracaibo have their line."""
    s = busy()
    s.active = 2
    stand(s, 0, "gulf")
    stand(s, 1, "maracaibo")
    assert "Start \\C/   ○ Gulf ■ †+2/»4/⌂ \\A/   ○ Maracaibo 6◆ ■ \\B/" in printed(match_from(s), 2)


def test_every_reachable_card_has_the_number_of_its_option() -> None:
    """The number on a card is the number that the table gives to sailing there; others see none."""
    match = match_from(busy())
    numbers = {str(move[1]): number for number, move in enumerate(match.legal, 1)}
    shown, other = printed(match, 0), printed(match, 1)
    assert len(numbers) >= 5
    for cell in match.state.sea.ids[:27]:
        if cell in numbers:
            assert box_at(shown, cell)[0].endswith(f"›{numbers[cell]}")
        else:
            assert "›" not in box_at(shown, cell)[0]
        assert "›" not in box_at(other, cell)[0]


def test_what_lies_face_down_has_no_name() -> None:
    """Fog shows the back, and the coins on a place; two tables that differ only in it look the same."""
    match = begun(2, "fog", fog_places=True, fog_upgrades=True)
    s = match.state
    s.cells[3] = FOG_CARD
    shown = printed(match, 0, 100)
    for cell, lies in enumerate(s.cells):
        lines = " ".join(box_at(shown, s.sea.ids[cell], width=100))
        assert ("░" in lines) == (lies < 0), s.sea.ids[cell]
        assert ("1$" in lines and "░" in lines) == (cell in s.coins)


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout != "custom"])
@pytest.mark.parametrize("width", [76, 100])
def test_every_layout_shows_all_its_cards(layout: str, width: int) -> None:
    """Every card stands at its column and row, beginning with its name."""
    match = begun(2, "layouts", layout=layout)
    shown, sea = printed(match, None, width), match.state.sea
    for cell, lies in enumerate(match.state.cells):
        name = words_for(TITLE, "en").name(BOX.card_ids[lies])
        first = box_at(shown, sea.ids[cell], sea.columns, width)[0]
        assert name.startswith(first.rstrip("…").rstrip())
        assert first


# ---------------------------------------------------------------- track and markets


def test_the_track_shows_every_space_once_and_every_explorer() -> None:
    """All spaces with what they give; explorers stand behind their space; the last one comes with Retirement."""
    shown = printed(match_from(busy()), 0)
    for step in BOX.track[1:-1]:
        gives = "+".join(pieces(step.effects))
        assert shown.count(f"{step.id} {gives}") == 1, step.id
    assert "c1 ↓‡A" in shown
    assert "b2 ▬⊕B" in shown
    assert "⚑★C" in shown
    assert [line.count("≈1─") for line in shown.splitlines() if "≈1─" in line] == [1, 1]
    assert "ret ⌂½" not in shown
    assert "ret ⌂½" in printed(match_from(dealt(2, chosen={"retirement": True})), 0)


def test_the_track_is_whole_however_many_stand_at_its_end() -> None:
    """Explorers and numbers need room; what does not fit in a line comes in the next one."""
    s = to_act(dealt(4), 0, "gulf")
    for seat, space in enumerate(("i1", "i2", "i3", "j2")):
        explorer(s, seat, space)
    fill(s, 0, *(slot.id for slot in BOX.slots))
    match = match_from(s)
    match.play("gulf explore")
    shown = printed(match, 0)
    numbers = {str(move[1]): number for number, move in enumerate(match.legal, 1) if move[0] == "explore_move"}
    assert list(numbers) == ["i4", "j1", "j3"]
    for text in ("i1 5◆‡A", "i2 ¶⊕B", "i3 ⌂★C", "1›i4 2◆+%!", "2›j1 6$", "j2 3◆+↓❧D", "3›j3 10◆"):
        assert text in shown


def test_an_explorer_sees_the_numbers_of_its_way() -> None:
    """Numbers stand before the spaces, and before the trades among the skills."""
    s = to_act(busy(), 0, "c1r1")
    lay(s, "c1r1", "bonaire")
    fill(s, 0, "s10")
    match = match_from(s)
    while match.ask_of().kind != "explore":
        match.play(match.legal[-1] if match.ask_of().kind == "upgrade" else match.legal[0])
    shown = printed(match, 0)
    for number, move in enumerate(match.legal, 1):
        if move[0] == "explore_move":
            assert f"{number}›{move[1]} " in shown
        elif move[0] == "explore_trade":
            assert f"{number}›»-1:3$" in shown


def test_the_dice_and_the_strength_left_are_shown_in_a_raid() -> None:
    """The dice have numbers while one is chosen; then the strength stands there."""
    s = to_act(busy(), 0, "c1r1")
    s.phase, s.step = ACT, ACTIONS
    match = match_from(s, 2, 5, 6)
    match.play("raid_start")
    assert "[▬ 2]  [▼ 5]  [○ 6]" in printed(match, 0)
    match.play("raid_keep")
    assert "1›[▬ 2]  2›[▼ 5]  3›[○ 6]" in printed(match, 0)
    match.play("raid_die emerald")
    assert "Strength 6 ▼" in printed(match, 0)
    match.play("raid_spend ra_treasure 1")
    assert "Strength 1 ▼" in printed(match, 1)
    assert "†5:⚄✕" in line_of(printed(match, 0), "Skills")


def test_options_that_name_the_same_thing_share_dots() -> None:
    """Burying names the space, placing a tile its place, a quest market its place in the row."""
    moves = [
        ("bury", "gold", "gold_1"),
        ("bm_place", "bm_1", "aruba"),
        ("bm_place", "bm_2", "aruba"),
        ("quest_take", 2),
    ]
    shown = numbered([*moves, ("quest_take", "deck"), ("skip",)])
    assert shown == {"gold_1": "1", "bm_1": "2", "bm_2": "3", "aruba": "…", "quest 2": "4", "quest deck": "5"}


# ---------------------------------------------------------------- captains


def test_ones_own_boards_are_shown_in_full() -> None:
    """Purse, slots with locks, skills, hideout, tiles, tableau and quests with what is met."""
    shown = printed(match_from(busy()), 0, 118)
    assert "‡A" in line_of(shown, "▸ ‡A")
    assert "33◆ 17$ ↻4$1◆  ▬2▼0○1↓1 ¶2▣1☻1◣1 ⌂1■3≈1" in shown
    assert "Ship: ■†+1  ·»+1  ·-1$  ■5$  ·↓  ·%2$  │2│ ·♆3$  ■†2:3◆" in shown
    assert "Skills: †+1 -3$  †1:1◆  †2:3$  †5:⚄  †2:3◆  †2:3◆" in shown
    assert "Hideout: ▬2 ↓ ▴▬ [▬] 3◆ –  ▼0 (2◆) ↓ ▴▼ ¶ 3◆ –  ○1 ↓ ▴○ ■ 3◆ –  ♆ ↓ 5$ 4◆ ■ ◈" in shown
    assert "% 2◆▴◈→Aruba" in shown
    assert "Cards: ▣ Tobacco ↻4$  ☻ Klabautermann -3$  ◣ Gun Deck †2:3◆ ↻1◆  ⌂ Hacienda  ♆ Poseidon ↓+4" in shown
    assert "Quests: Gold 2▬→3◆✓ 4▬→8◆  Rivers 2≈→3◆ 4≈→8◆" in shown


def test_of_the_others_only_seen_quests_have_a_name() -> None:
    """A quest from the market was seen by all; one from the deal only by its owner."""
    s = busy()
    taken = words_for(TITLE, "en").name(BOX.quest_ids[s.quest_market[0]])
    take_quest(s, 1, 0)
    match = match_from(s)
    assert f"¶ {taken} +1" in printed(match, 0, 118)
    assert "Crew 3☻→3◆" not in printed(match, 0, 118)
    assert "Crew 3☻→3◆" in printed(match, 1, 118)


def test_the_picture_does_not_betray_a_quest() -> None:
    """Two tables that differ only in a quest that a seat has not seen give that seat the same picture."""
    one, other = busy(), busy()
    quests_of(other, 1, "q_ship")
    other.quest_market, other.captains[2].quests = list(one.quest_market), list(one.captains[2].quests)
    first, second = match_from(one), match_from(other)
    for seat in (0, 2, None):
        assert printed(first, seat) == printed(second, seat)
    assert printed(first, 1) != printed(second, 1)


def test_the_quests_on_offer_are_shown_to_their_owner() -> None:
    """In the setup both quests are there with the numbers of keeping them."""
    match = new_game(3, "offers")
    for seat in range(3):
        shown = line_of(printed(match, seat, 118), "Quests")
        for number, move in enumerate(match.ask_of(seat).options, 1):
            assert f"{number}›{words_for(TITLE, 'en').name(str(move[1]))} " in shown


# ---------------------------------------------------------------- Redbeard


def test_redbeards_cards_tell_where_each_would_take_him() -> None:
    """The first possible action from the top; those before it are crossed. What is over for this shuffle is named."""
    s = dealt(1)
    cards = cards_of("standard")
    s.redbeard.six, s.redbeard.unseen = (0, 1, 2, 3, 4, 5), [0, 2]
    for cell in ("c1r1", "c1r2", "c1r3", "c2r1", "c2r2", "c2r3", "c3r3", "c2r4", "c3r4"):
        if s.cells[s.sea.index[cell]] in BOX.places_1:
            spare = next(at for at, lies in enumerate(s.cells) if lies in BOX.upgrades_1 and s.sea.column[at] > 4)
            here = s.sea.index[cell]
            s.cells[here], s.cells[spare] = s.cells[spare], s.cells[here]
    lay(s, "c2r2", "tobago")
    lay(s, "c1r1", "sails")
    match = match_from(s)
    shown = line_of(printed(match, 0, 118), "To come")
    assert [cards[index].id for index in (0, 2)] == ["A1", "A3"]
    assert "A1 †→Tobago │ A3 ¶✕ ◣→" in shown
    assert "Played: A2 A4 A5 A6" in shown


def test_redbeards_last_card_tells_what_he_tried_and_did() -> None:
    """In vain, done, and not needed any more, through a whole game as the log tells it."""
    marks = {"redbeard_cannot": "✕", "redbeard_can": "✓"}
    seen = 0
    for match in voyage(1, 4, b_cards=3):
        turn = [event for _, event in match.events(None) if str(event[0]).startswith("redbeard_c")]
        if match.over or match.state.redbeard.card < 0 or not turn:
            continue
        card = max(place for place, event in enumerate(turn) if event[0] == "redbeard_card")
        expected = "".join(marks[str(event[0])] for event in turn[card + 1 :])
        line = line_of(printed(match, 0, 118), f"His last card: {turn[card][1]} ")
        assert "".join(sign for sign in line if sign in "✕✓") == expected
        seen += 1
    assert seen > 20


def test_redbeard_has_his_strength_slots_and_things() -> None:
    """His position of the track, filled slots, and what he owns."""
    s = dealt(1)
    s.redbeard.position, s.redbeard.slots = 2, 3
    s.captains[1].vp, s.captains[1].stored = 41, [1, 0, 2]
    shown = printed(match_from(s), 0)
    assert "↑3 † 2◆ 1⚄ ▴?  »+2 4◆   ■¶ ■♆ ■↑ ·¶ ·⌂ ·↑ ·¶ ·↑ ·⌂" in shown
    assert "41◆  ▬1 ▼0 ○2  ¶1" in line_of(shown, "⊕B Redbeard")
    assert "Czerwonobrody" in printed(match_from(s), 0, language="pl")


# ---------------------------------------------------------------- every cell


@pytest.mark.parametrize("width", [60, 76, 88, 100, 118, 200])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_line_keeps_its_width_and_every_sign_its_cell(width: int, language: str) -> None:
    """No line is longer than the room, and no sign is wide, combining or an emoji."""
    shown = printed(match_from(busy()), 0, width, language) + printed(match_from(dealt(1)), 0, width, language)
    assert all(cell_len(line) <= width for line in shown.splitlines())
    for sign in set(shown) - {"\n"}:
        assert cell_len(sign) == 1, sign
        assert unicodedata.east_asian_width(sign) not in ("W", "F"), sign
        assert not unicodedata.combining(sign), sign
    assert not set(shown) & set("☸⚓♣♠♥♦☀▶◀◼▪‼✔✖❤⭐☠⚔☺♟\ufe0f")


def test_nothing_that_can_be_chosen_is_out_of_sight() -> None:
    """Through whole games with everything in them: each option that names a thing has its number in the picture."""
    for seats, number in ((1, 1), (3, 2)):
        for step, match in enumerate(voyage(seats, number, **everything(b_cards=3 if seats == 1 else 0))):
            if step % 7 or match.over:
                continue
            ask = match.asks[0]
            shown = printed(match, ask.seat, 80, "pl")
            for thing, tag in numbered(ask.options).items():
                assert f"›{tag}" in shown or f"{tag}›" in shown, (ask.kind, thing)


def test_the_legend_explains_every_sign_in_the_picture() -> None:
    """All signs that stand for something, in both languages, in the picture and in the help."""
    for language in ("en", "pl"):
        legend = words_for(TITLE, language).say("terminal-legend")
        for sign in "$◆▬▼○◈⚄▣☻◣⌂†»≈■↓¶▴%♆ϟ↻Σ≤✦░":
            assert sign in legend
        shown = printed(match_from(busy()), 0, 76, language)
        for item in re.split(r"\n| {3,}", legend):
            assert item.replace("  ", " ") in shown


@pytest.mark.parametrize(("people", "bots", "language"), [(1, 0, "pl"), (1, 1, "en")])
def test_a_whole_game_is_played_at_the_plain_table(tmp_path: Path, people: int, bots: int, language: str) -> None:
    """People who always type a number, alone and with bots, come to the final score."""
    seats = people + bots
    match: Match[Any] = Match(TITLE, seats, f"plain {seats}", {}, NAMES[:seats], journal=True)
    players: list[Player | None] = [None] * people + [RandomPlayer(Random(seat)) for seat in range(bots)]
    rng = Random(5)
    lines = io.StringIO("".join(f"{rng.randrange(1, 4)}\n" for _ in range(3000)))
    out = io.StringIO()
    play_plain(match, players, language, tmp_path / "game.kar", lines, Console(file=out, width=80))
    assert match.over
    told = out.getvalue()
    assert told.count("⚑") > 20
    assert words_for(TITLE, language).say("score-rivers") in told
