"""Tiny Epic Pirates in a terminal: the sea, the wheels, what is on offer, in cells that every terminal agrees on."""

from __future__ import annotations

import io
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from karawela.bots import Player, RandomPlayer
from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import EAST, GOODS, SOUTH
from karawela.games.tiny_epic.state import TinyEpic
from karawela.games.tiny_epic.terminal.signs import GOOD_SIGNS, ORDER_SIGNS, crew_signs, features, symbols
from karawela.terminal import play_plain
from karawela.terminal.board import terminal_picture
from karawela.testing.table import play
from karawela.words import words_for
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, ghostly, its_turn, rival_at
from tests.games.tiny_epic.packs import KINDS_OF_GAME
from tests.games.tiny_epic.table import (
    BOX,
    crew,
    cubes,
    dealt,
    hands,
    hold,
    load,
    match_from,
    merchant,
    stand,
    to_order,
    to_sail,
    wake_at,
)

NAMES = ("Ada", "Basia", "Cyd", "Dan")
EVERY_GAME = pytest.mark.parametrize(
    ("seats", "chosen"), KINDS_OF_GAME, ids=["base", "cursed", "alone", "cursed alone", "ghost"]
)


def printed(match: Match[Any], seat: int | None = 0, width: int = 76, language: str = "en") -> str:
    """The picture without colours."""
    out = io.StringIO()
    Console(file=out, width=width).print(terminal_picture(match.title, match.scene(seat, language)))
    return out.getvalue()


def card_at(match: Match[TinyEpic], card: str, width: int = 76, language: str = "en") -> list[str]:
    """The three lines of a card of the sea, without what is beside it."""
    lines = printed(match, 0, width, language).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("⚑1 "))
    columns = match.state.columns
    row, column = divmod(match.state.grid.index(BOX.map_index[card]), columns)
    step = width // columns
    return [line[step * column : step * (column + 1) - 1].rstrip() for line in lines[top + 4 * row :][:3]]


def line_of(shown: str, start: str) -> str:
    return next(line.rstrip() for line in shown.splitlines() if line.strip().startswith(start))


# ---------------------------------------------------------------- signs


def test_different_things_have_different_signs() -> None:
    """Goods, orders, and crew cards that do different things."""
    assert len(set(GOOD_SIGNS)) == len(GOODS) == 4
    assert len(set(ORDER_SIGNS)) == 6
    meant: dict[str, object] = {}
    for card in BOX.crew:
        does = (card.damage, card.hits, card.trigger, card.bonus)
        assert meant.setdefault(crew_signs(card), does) == does, card.id


def test_signs_say_what_is_printed() -> None:
    """Symbols, trigger and bonus of a crew card; what is on a map card."""
    shown = {card.id: crew_signs(card) for card in BOX.crew}
    assert shown["alice_omalice"] == "12 ⚖›⚔"
    assert shown["buck_cannon"] == "! ⚔›⚄1"
    assert shown["sydney_sweetwater"] == "25 ☺›»2"
    assert shown["sk_grave_digger"] == "14 ⌂›☠›▣"
    printed_on = {card.id: " ".join(features(card)) for card in BOX.map}
    assert printed_on["m10"] == "⚖♧ ☺ ∩"
    assert printed_on["cm1"] == "Π Ш"
    assert symbols((1, 0, 2, 0, 0, 0), 2) == "133!!"


# ---------------------------------------------------------------- the sea


def test_a_card_shows_name_features_tokens_and_ships() -> None:
    """A port, hidden and open ships, the price of a burial and whose treasure lies there."""
    s = dealt(2)
    stand(s, 0, "m01")
    s.pirates[0].buried = [BOX.map_index["m06"]]
    match = match_from(s)
    assert card_at(match, "m01") == ["⚑1 Port Mercy", "⌂2 ☺", "⌕           \\A/\\1/"]
    assert card_at(match, "m06") == ["Skull Cove", "∩ ✕12A", "⌕              (B)"]
    assert card_at(match, "m15", language="pl") == ["Wyspa Wisielca", "⌂2 ✕13", "⌕"]
    assert card_at(match, "m16", 100)[0] == "⚑2 Siren Shallows"


def test_storms_stand_on_the_edges_between_cards() -> None:
    """Beside a card and below it; none on the rim."""
    s = dealt(2)
    lines = printed(match_from(s)).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("⚑1 "))
    sea = lines[top : top + 15]
    below = [[line[19 * column : 19 * (column + 1)].strip() for column in range(4)] for line in sea[3::4]]
    assert below == [["↯↯↯↯↯" if s.storms[4 * row + at] & SOUTH else "~" for at in range(4)] for row in range(3)]
    beside = [[line[19 * at + 18] for at in range(3)] for line in sea[0::4]]
    assert beside == [["↯" if s.storms[4 * row + at] & EAST else " " for at in range(3)] for row in range(4)]
    assert sum(line.count("↯↯↯↯↯") for line in sea) + sum(row.count("↯") for row in beside) == 5


def test_the_sea_of_the_expansion_has_tokens_and_the_ghost_ship() -> None:
    """A wake token beside a search token, the ghost ship, the Navy, urns where they are buried."""
    s = cursed_sea()
    ghost_at(s, "m02", 2)
    wake_at(s, "m02")
    s.pirates[1].bury_urn(BOX.map_index["cm3"])
    match = match_from(s)
    assert card_at(match, "m02") == ["Sugar Key", "⌂1 ⚖♧", "⌕ ≋        \\G/"]
    assert card_at(match, "cm3", 100)[1] == "Ш ✠ ⚱B"
    assert "\\G/ ☠2/4 │ pool ☠8 │ ≋ lid 15, discarded 0" in printed(match)
    assert "\\W/ ☠2/4 │ pula ☠8 │ ≋ wieczko 15, odrzucone 0" in printed(match, language="pl")


def test_every_reachable_card_has_the_number_of_its_option() -> None:
    """The number on a card is the number that the table gives to sailing there; others see none."""
    s = to_sail(dealt(2), 0, "search", 2)
    stand(s, 0, "m07")
    match = match_from(s)
    numbers = {str(move[1]): number for number, move in enumerate(match.legal, 1) if move[0] == "sail_to"}
    assert len(numbers) == 4
    for card in BOX.map_ids[:16]:
        first = card_at(match, card)[0]
        assert ("›" in first) == (card in numbers)
        if card in numbers:
            assert first.endswith(f"›{numbers[card]}")
    sea = [line for line in printed(match, 1).splitlines() if any(sign in line for sign in ("⚑1", "⚑2", "Sugar Key"))]
    assert sea and "›" not in "".join(sea[:1])


# ---------------------------------------------------------------- mats and what is on offer


def test_the_own_wheel_has_names_deckhands_and_the_ship_line() -> None:
    """Where the captain stands, deckhands on spaces and stations, the fourth that waits."""
    s = dealt(2)
    hands(s, 0, on_wheel=(2,), rigging=1, repair=1)
    hold(s, 0, rum=2, coffee=1)
    crew(s, 0, "pale_pim")
    match = match_from(s)
    shown = printed(match)
    assert "▸ ⊕A Player 1" in shown and "$1" in shown
    assert "∩ Hide Out  ⊕A⌂ Plunder  ⚖ Trade☻  ☺ Crew Up  ⌕ Search  ⚔ Attack ║" in shown
    assert "1›» rigging 1  ! cannons 0  $ extort 0  2›⚒ repair 1  (☻)" in shown
    assert "Pale Pim 36 ⚔›⌕" in shown
    assert "takielunek 1" in printed(match, language="pl")


def test_market_merchants_and_rows_are_on_offer() -> None:
    """Prices from the cheapest on; merchants with strength, Gold, legend, crate and port; the crew row and its deck."""
    s = dealt(2)
    merchant(s, 0, "mer_4b")
    load(s, 0, "rum")
    shown = printed(match_from(s))
    assert "⚖ $2 ♧ sugarcane │ $3 ◎ rum │ $4 ● coffee │ $5 ✹ gunpowder │ bag 35" in shown
    assert "\\1/ Merchant 4b !>4 +$3 ★ ◎ →⚑2" in shown
    assert "☺ Alice O'Malice 12 ⚖›⚔" in shown and "deck 21" in shown
    assert "Grave Digger" not in shown
    assert "Ш Grave Digger 14 ⌂›☠›▣" in printed(match_from(cursed_sea()))


def test_a_fight_shows_dice_and_hits() -> None:
    """While dice can be changed, with the hits of each; against a merchant its strength, then a pirate's answer."""
    s = to_order(dealt(2), 0, "attack", "m01")
    s.pirates[0].sure = 1
    match = play(match_from(s, 2, 6), "order_attack merchant_1")
    assert line_of(printed(match), "⚔ ⊕A") == "⚔ ⊕A [2]! [6] +1! = 2!  :  \\1/ !>2"
    s = to_order(dealt(2), 0, "attack", "m01")
    stand(s, 1, "m01")
    s.pirates[1].sure = 1
    match = play(match_from(s, 2, 6, 1, 4), "order_attack red")
    line = line_of(printed(match, 1), "⚔ ")
    assert "[2] [6] = 2!" in line and "[1] [4]! +1! = 2!" in line


def test_other_pirates_have_a_line_of_their_own() -> None:
    """Four players: treasures, Gold, cubes, level, hold; whose turn it is."""
    s = dealt(4, amdiak=True)
    cubes(s, 2, 3)
    hold(s, 3, rum=1, gunpowder=1)
    s.pirates[3].buried = [BOX.map_index["m06"]]
    shown = printed(match_from(s))
    assert "☠3" in line_of(shown, "★C Player 3")
    assert "✕1/3" in line_of(shown, "❧D Player 4") and "◎✹" in line_of(shown, "❧D Player 4")
    assert "246 ⌕›✕⚔" in shown  # the second captain's symbols and row


def test_the_solo_pirate_shows_its_mats_and_its_last_die() -> None:
    """Orders and targets by the face, the row of treasures; of the ghost pirate the ghost ship."""
    shown = printed(match_from(dealt(1)), width=100)
    assert "Rover 246! –›$4" in shown and "1⌂→\\1/" in shown
    assert "Brigand" in shown and "[»2⚄2]" in shown
    s = ghostly()
    rival_at(s, "m07")
    ghost = printed(match_from(s), width=100, language="pl")
    assert "Widmowy pirat 1346! –›$1" in ghost and "Amdiak" in ghost
    assert "\\W/" in " ".join(card_at(match_from(s), "m07", 100, "pl"))
    match = its_turn(dealt(1), 3, "coffee", "coffee", "coffee", order="plunder")
    while match.ask_of().seat != 0:
        match.choose(0)
    assert "⚄ 3" in printed(match, width=100)


# ---------------------------------------------------------------- every picture


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_pictures_of_whole_games_fit_every_width(language: str, seats: int, chosen: dict[str, OptionValue]) -> None:
    """No line is too long, no sign is of two cells or combines, nothing is left of a placeholder."""
    rng, match = Random(3), Match(TITLE, seats, "widths", {**chosen, "round_limit": 6})
    while not match.over:
        if rng.random() < 0.08:
            for width in (76, 100, 118):
                shown = printed(match, rng.choice([None, *range(seats)]), width, language)
                for line in shown.splitlines():
                    assert cell_len(line) <= width
                assert "{" not in shown and "None" not in shown
                wide = {sign for sign in shown if cell_len(sign) != 1 and sign != "\n"}
                assert not wide, wide
                assert not {sign for sign in shown if unicodedata.combining(sign)}
        match.choose(rng.randrange(len(match.legal)))
    assert printed(match, None, 76, language)


@EVERY_GAME
def test_the_legend_explains_the_signs_of_the_picture(seats: int, chosen: dict[str, OptionValue]) -> None:
    """What stands above the line is explained below it; without the curse nothing of it is."""
    match = Match(TITLE, seats, "legend", chosen)
    board, legend = printed(match).split("─" * 76)
    letters = [sign for sign in "⌂⚖☺⌕∩⚔✕↯⚑★⌖▣☻║»Π Ш✠≋☠⚱".replace(" ", "") if sign in board]
    assert len(letters) > 10
    assert not [sign for sign in letters if sign not in legend]
    assert ("☠" in legend) == bool(chosen.get("amdiak"))


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_is_played_in_a_plain_terminal(
    tmp_path: Path, language: str, seats: int, chosen: dict[str, OptionValue]
) -> None:
    """A person types numbers, bots play the other seats; at the end the score is told."""
    match = Match(TITLE, seats, "plain", {**chosen, "round_limit": 3}, names=NAMES[:seats])
    players: list[Player | None] = [None, *(RandomPlayer(Random(seat)) for seat in range(1, seats))]
    rng, out = Random(5), io.StringIO()
    lines = io.StringIO("".join(f"{rng.randrange(1, 3)}\n" for _ in range(1500)))
    play_plain(match, players, language, tmp_path / "game.kar", lines, Console(file=out, width=80))
    assert match.over
    told = out.getvalue()
    assert told.count("⚑") > 20
    assert words_for(TITLE, language).say("score-treasures") in told
