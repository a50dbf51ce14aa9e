"""The board as a picture of signs: what a seat may see, in cells that every terminal agrees on."""

from __future__ import annotations

import io
import unicodedata
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from karawela.engine import Match
from karawela.games.santiago.data import DATA
from karawela.terminal.board import terminal_picture
from karawela.terminal.marks import CONTRAST, INK, PAPER, SEA, SIGNS, chip, contrast, readable, seat_mark
from tests.games.santiago.table import hold, inactive, layout_t, own, stand
from tests.terminal.tables import NAMES, new_match


def printed(match: Match[Any], seat: int | None, width: int = 100, language: str = "en") -> str:
    """The picture without colours."""
    out = Console(file=io.StringIO(), width=width)
    out.print(terminal_picture(match.title, match.scene(seat, language)))
    text: str = out.file.getvalue()  # type: ignore[attr-defined]
    return text


def busy(others_pesos: int = 4, others_sugar: int = 2) -> Match[Any]:
    """Three traders in the middle of a game, as the first of them sees it; the others' holdings are free."""
    state = layout_t(3, car=3)
    stand(state, 0, "bank")
    stand(state, 1, "cafe")
    own(state, 2, "church", "sawmill")
    inactive(state, "pablo")
    hold(state, 0, pesos=12, vp=34, wood=3, rum=1)
    hold(state, 1, pesos=others_pesos, vp=5, sugar=others_sugar)
    hold(state, 2, pesos=9, vp=6, sugar=4 - others_sugar)
    return Match(new_match().title, 3, "busy", names=NAMES[:3], state=state)


def test_the_board_shows_what_is_open() -> None:
    """Pawns, owners, the car, inactive Cubans, prices, dice, tracks and the own holdings."""
    shown = printed(busy(), 0)
    for text in (
        "‡A Bank",
        "★B Café",
        "⌂C",
        "◖▆█▆◗",
        "✕ inactive",
        "(1) free",
        "(2) 1$",
    ):
        assert text in shown
    for text in ("[1]", "[⚑2]", "□ 2", "set aside: ▬ cigars", "12 $  34 ◆", "▮1", "■3", "? $   ? ◆"):
        assert text in shown


def test_the_picture_does_not_betray_what_others_hold() -> None:
    """Two tables that differ only in what a seat may not see give that seat the same picture."""
    assert printed(busy(4, 2), 0) == printed(busy(1, 3), 0)
    assert printed(busy(4, 2), None) == printed(busy(1, 3), None)
    assert printed(busy(4, 2), 1) != printed(busy(1, 3), 1)


@pytest.mark.parametrize("width", [60, 76, 78, 80, 98, 118, 200])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_line_keeps_its_width(width: int, language: str) -> None:
    """From the narrowest screen to the widest the ring closes, and no line is longer than the room."""
    lines = printed(busy(), 0, width, language).splitlines()
    assert all(cell_len(line) <= width for line in lines)
    if width >= 76:
        ring = [line.rstrip() for line in lines if line[:1] in "╭│▴╰"]
        assert len({len(line) for line in ring}) == 1
        assert ring[0].endswith("╮")
        assert ring[-1].endswith("╯")


def test_every_sign_is_one_cell_wide_and_no_emoji() -> None:
    """No character of the picture is wide, combining or asks for emoji presentation."""
    signs = set(printed(busy(), 0) + printed(busy(), 0, language="pl") + "".join(SIGNS.values())) - {"\n"}
    for sign in signs:
        assert cell_len(sign) == 1, sign
        assert unicodedata.east_asian_width(sign) not in ("W", "F"), sign
        assert not unicodedata.combining(sign), sign
    assert not signs & set("☸⚓♣♠♥♦☀▶◀◼▪‼✔✖❤⭐\ufe0f")


def test_text_can_be_read_on_ink_and_on_water() -> None:
    """Every colour used as text has a contrast of at least 4.5 on both grounds, and pieces on their own colour."""
    colours = [row.colour for kind in ("good", "flower") for row in DATA.rows[kind]]
    colours += [colour.hex for colour in new_match().title.colours]
    for colour in colours:
        for ground in (INK, SEA):
            assert contrast(readable(colour), ground) >= CONTRAST
        front = chip(colour).color
        assert front is not None
        assert front.name in (INK, PAPER)
        assert contrast(front.name, colour) >= 3.5, colour


def test_seats_differ_by_sign_and_letter() -> None:
    """Without colours four seats are still four."""
    assert len({seat_mark(colour).plain for colour in new_match().title.colours}) == 4
