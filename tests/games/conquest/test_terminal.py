"""Caribbean Conquest in a terminal: boards of three sizes in cells that every terminal agrees on, and whole games."""

from __future__ import annotations

import io
import unicodedata
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from karawela.bots import Player, RandomPlayer
from karawela.engine import Match
from karawela.games.conquest import TITLE
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.terminal import play_plain
from karawela.terminal.board import terminal_picture
from karawela.testing.table import walk
from karawela.words import words_for
from tests.games.conquest.table import BLUE, RED, YELLOW, empty, equip, match_from, own, stand

NAMES = ("Ada", "Basia", "Cyd", "Dan")


def printed(match: Match[Any], seat: int | None, width: int = 76, language: str = "en") -> str:
    """The picture without colours."""
    out = io.StringIO()
    Console(file=out, width=width).print(terminal_picture(match.title, match.scene(seat, language)))
    return out.getvalue()


def busy() -> Conquest:
    """Three fleets on R1; red is about to move."""
    s = empty(3)
    stand(s, RED, "J3", ships=2, crews=1)
    stand(s, RED, "I11", ships=1)
    stand(s, YELLOW, "H6", crews=3)
    stand(s, BLUE, "D12", ships=1)
    own(s, BLUE, "D12", "E10")
    own(s, YELLOW, "A5")
    equip(s, RED, gold=9, sabres=2, cannonballs=3)
    return s


def row(picture: str, number: int) -> str:
    return next(line for line in picture.splitlines() if line.startswith(f"{number:>2} "))


def test_the_chart_shows_units_points_and_owners() -> None:
    """Ships and crews by number, the area of a point, and who holds it."""
    shown = printed(match_from(busy()), BLUE)
    assert "A2/1" in row(shown, 3)
    assert "B3" in row(shown, 6)
    assert "A1/0" in row(shown, 11)
    areas = busy().areas
    number = next(area for area, points in enumerate(areas, 1) if busy().sea.index["A5"] in points)
    assert f"▲{number}B" in row(shown, 5)
    assert "Ωc1" in row(shown, 12)


def test_squares_that_options_lead_to_are_marked_for_the_asked_seat_only() -> None:
    """One option shows its number, several a pointer; who is not asked sees none."""
    match = match_from(busy())
    lone = {str(move[4]): number for number, move in enumerate(match.legal, 1) if move[:2] == ("move", "I11")}
    shown, sea = printed(match, RED), match.state.sea
    for name, number in lone.items():
        square = sea.index[name]
        line = row(shown, sea.row[square] + 1)
        left = 3 + 4 * sea.column[square]
        assert line[left : left + 4].endswith(str(number)), name
    assert "›" in row(shown, 2)
    assert "›" not in printed(match, YELLOW)


def test_notes_and_fleets_tell_what_is_open() -> None:
    """Steps, areas with their holders, gold and income, units, cards."""
    shown = printed(match_from(busy()), RED)
    assert "Steps left: 6" in shown
    assert "To win: 2 of 3 areas" in shown
    assert "•9 +1" in shown
    assert "\\_/3 ☻2" in shown
    assert "†2 ◎1 ●3 ♧0" in shown
    assert "·" in shown.split("purple")[1].splitlines()[0]


def test_an_eliminated_player_says_so() -> None:
    """Who is out has nothing but a remark."""
    s = busy()
    s.captains[YELLOW].out = True
    assert "poza grą" in printed(match_from(s), RED, language="pl")


@pytest.mark.parametrize(("boxes", "wide"), [("1", 12), ("4", 24), ("9", 36)])
@pytest.mark.parametrize("width", [76, 100, 118])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_board_fits_into_76_cells(boxes: str, wide: int, width: int, language: str) -> None:
    """All rows are there, no line is longer than the room, and no sign is wide, combining or an emoji."""
    match = list(islice(walk(TITLE, 3, 4, boxes=boxes), 120))[-1]
    shown = printed(match, match.to_move[0], width, language)
    rows = [line for line in shown.splitlines() if line[:2].strip().isdecimal() and line[2] == " "]
    assert len(rows) >= wide
    assert all(cell_len(line) <= width for line in shown.splitlines())
    for sign in set(shown) - {"\n"}:
        assert cell_len(sign) == 1, sign
        assert unicodedata.east_asian_width(sign) not in ("W", "F"), sign
        assert not unicodedata.combining(sign), sign
    assert not set(shown) & set("☸⚓♣♠♥♦☀▶◀◼▪‼✔✖❤⭐☠⚔☺♟\ufe0f")


def test_two_cells_a_square_still_tell_whose_units_stand_there() -> None:
    """On the large boards a square shows the letter, small for ships alone, and the number of units."""
    match = list(islice(walk(TITLE, 3, 2, boxes="9"), 40))[-1]
    s = match.state
    shown = printed(match, None)
    for seat, letter in enumerate(colour.letter for colour in match.colours):
        for square in s.captains[seat].squares():
            line = row(shown, s.sea.row[square] + 1)
            left = 3 + 2 * s.sea.column[square]
            assert letter in line[left : left + 2].upper(), s.sea.names[square]


def test_the_legend_names_every_card() -> None:
    """Help at the terminal explains the signs, in both languages."""
    for language in ("en", "pl"):
        legend = words_for(TITLE, language).say("terminal-legend")
        for card in ROWS["equipment"]:
            assert getattr(card, language).lower() in legend


@pytest.mark.parametrize(("people", "bots", "language"), [(2, 0, "pl"), (1, 2, "en"), (3, 1, "pl")])
def test_a_whole_game_is_played_at_the_plain_table(tmp_path: Path, people: int, bots: int, language: str) -> None:
    """People who always type a number, with and without bots, come to the final score."""
    seats = people + bots
    match: Match[Any] = Match(TITLE, seats, f"plain {seats}", {"max_rounds": 4}, NAMES[:seats], journal=True)
    players: list[Player | None] = [None] * people + [RandomPlayer(Random(seat)) for seat in range(bots)]
    rng = Random(5)
    lines = io.StringIO("".join(f"{rng.randrange(1, 4)}\n" for _ in range(3000)))
    out = io.StringIO()
    play_plain(match, players, language, tmp_path / "game.kar", lines, Console(file=out, width=80))
    assert match.over
    told = out.getvalue()
    assert told.count("Ω") > 20
    assert words_for(TITLE, language).say("score-areas") in told
