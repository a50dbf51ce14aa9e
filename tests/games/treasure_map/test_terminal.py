"""Treasure Map in a terminal: what a seat may see, in cells that every terminal agrees on, from the deal to the end."""

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
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.state import TreasureMap
from karawela.terminal import play_plain
from karawela.terminal.board import terminal_picture
from karawela.words import words_for
from tests.games.treasure_map.table import carry, clear_temples, hold, match_from, put, sq, table

NAMES = ("Ada", "Basia", "Cyd", "Dan")


def printed(match: Match[Any], seat: int | None, width: int = 76, language: str = "en") -> str:
    """The picture without colours."""
    out = io.StringIO()
    Console(file=out, width=width).print(terminal_picture(match.title, match.scene(seat, language)))
    return out.getvalue()


def busy(other_back: str = "t1_grey") -> TreasureMap:
    """Three captains on R1 in the middle of a game; the second one carries a token that only it has seen."""
    s = table("red", "yellow", "blue")
    put(s, 0, "D3")
    put(s, 1, "D10", "E10")
    put(s, 2, "L7")
    hold(s, 0, gold=12, pieces=(1, 3), sabres=2)
    clear_temples(s, "H1")
    carry(s, 0, "t1_orange")
    carry(s, 1, other_back)
    s.coins[sq("J10")] = 4
    s.galleon, s.galleon_goal = sq("I10"), sq("L1")
    s.pirates[1], s.prey[1] = sq("J5"), 0
    s.pirates[3] = -1
    s.hoard_gold[3] = 7
    return s


def row(picture: str, number: int) -> str:
    return next(line for line in picture.splitlines() if line.startswith(f"{number:>2} "))


def test_the_chart_shows_every_piece_on_its_square() -> None:
    """Ships with and without crew, crews, pirates, the galleon, coins, treasure, hoards, by row of the chart."""
    shown = printed(match_from(busy()), None)
    assert "▲•" in row(shown, 1)
    assert "\\A/" in row(shown, 3)
    assert "Ω3P3" in row(shown, 5)
    assert "P2" in row(shown, 5)
    assert "\\C/" in row(shown, 7)
    for sign in ("\\b/", "▲★B", "\\G/", "•4"):
        assert sign in row(shown, 10)
    assert "Ω4▣" in row(shown, 12)
    assert all(arrow in row(shown, 1) + row(shown, 2) for arrow in "→↓↑←")


def test_the_notes_tell_round_compass_galleon_and_pirates() -> None:
    """What is beside the chart follows the state."""
    shown = printed(match_from(busy()), 0)
    for text in (
        "Round 2 of 80",
        "Level 1",
        "Steps left: 4",
        "\\G/ I10 → L1 •5",
        "P2 J5  → ‡A",
        "P4 destroyed  ▣7 D12",
    ):
        assert text in shown
    assert "◇ 1 ⊕C ★B green" in shown
    assert "Supply 1×0 2×1 3×0 4×1" in shown


def test_a_reachable_square_has_the_number_of_its_option() -> None:
    """The number on a square is the number that the table gives to stepping there."""
    match = match_from(busy())
    numbers = {str(move[1]): number for number, move in enumerate(match.legal, 1) if move[0] == "step"}
    lines = printed(match, 0).splitlines()
    sea = match.state.sea
    assert len(numbers) == 8
    for name, number in numbers.items():
        square = sea.index[name]
        line = next(line for line in lines if line.startswith(f"{sea.row[square] + 1:>2} "))
        left = 3 + 4 * sea.column[square]
        assert line[left : left + 4].endswith(str(number)), name
    others = row(printed(match, 1), sea.row[sea.index["D3"]] + 1)
    assert not any(digit in others[3:51] for digit in "12345678")


def test_an_opponent_has_the_number_of_the_fight() -> None:
    """Several opponents on one's square: the square says that there are several ways."""
    s = busy()
    s.pirates[0] = s.pirates[1] = sq("D3")
    s.prey[1] = -1
    match = match_from(s)
    match.play("end_move")
    assert [move[0] for move in match.legal] == ["fight", "fight"]
    assert "›" in row(printed(match, 0), 3)


def test_the_owner_reads_the_token_and_sees_its_place() -> None:
    """The area and the square stand at the own token, and a cross on the chart; others see a question mark."""
    match = match_from(busy())
    assert "◈1 orange → D5" in printed(match, 0)
    assert "✕" in row(printed(match, 0), 5)
    assert "✕" not in row(printed(match, 1), 5)
    assert "◈1 ?" in printed(match, 1)


def test_the_picture_does_not_betray_a_token() -> None:
    """Two tables that differ only in a back that a seat has not seen give that seat the same picture."""
    one, other = match_from(busy("t1_grey")), match_from(busy("t1_pink"))
    for seat in (0, 2, None):
        assert printed(one, seat) == printed(other, seat)
    assert printed(one, 1) != printed(other, 1)


@pytest.mark.parametrize("width", [60, 76, 88, 100, 118, 200])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_line_keeps_its_width_and_every_sign_its_cell(width: int, language: str) -> None:
    """No line is longer than the room, and no sign is wide, combining or an emoji."""
    shown = printed(match_from(busy()), 0, width, language)
    assert all(cell_len(line) <= width for line in shown.splitlines())
    for sign in set(shown) - {"\n"}:
        assert cell_len(sign) == 1, sign
        assert unicodedata.east_asian_width(sign) not in ("W", "F"), sign
        assert not unicodedata.combining(sign), sign
    assert not set(shown) & set("☸⚓♣♠♥♦☀▶◀◼▪‼✔✖❤⭐☠⚔☺♟\ufe0f")
    if width >= 76:
        assert len({line.rstrip()[:2] for line in shown.splitlines() if line[:2].strip().isdecimal()}) == 12


def test_before_the_deal_the_free_colours_are_shown() -> None:
    """The first question comes before there is a board."""
    match: Match[Any] = Match(TITLE, 2, "colours", names=NAMES[:2])
    match.play("choose_colour blue")
    shown = printed(match, 1, language="pl")
    assert "żółty" in shown
    assert "niebieski" not in shown


def test_the_legend_names_every_card() -> None:
    """Help at the terminal explains the signs, in both languages."""
    for language in ("en", "pl"):
        legend = words_for(TITLE, language).say("terminal-legend")
        for card in ROWS["equipment"]:
            assert getattr(card, language).lower() in legend


@pytest.mark.parametrize(("people", "bots", "language"), [(1, 0, "pl"), (2, 0, "en"), (1, 2, "pl"), (1, 3, "en")])
def test_a_whole_game_is_played_at_the_plain_table(tmp_path: Path, people: int, bots: int, language: str) -> None:
    """People who always type a number, with and without bots, come to the final score."""
    seats = people + bots
    match: Match[Any] = Match(TITLE, seats, f"plain {seats}", {"max_rounds": 12}, NAMES[:seats], journal=True)
    players: list[Player | None] = [None] * people + [RandomPlayer(Random(seat)) for seat in range(bots)]
    rng = Random(5)
    lines = io.StringIO("".join(f"{rng.randrange(1, 5)}\n" for _ in range(3000)))
    out = io.StringIO()
    play_plain(match, players, language, tmp_path / "game.kar", lines, Console(file=out, width=80))
    assert match.over
    told = out.getvalue()
    assert told.count("▲") > 20
    assert words_for(TITLE, language).say("score-tokens") in told
