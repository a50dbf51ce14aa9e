"""The end of a game in words and in a table: every line of the score, the places, the winner."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from karawela.engine import Match
from karawela.terminal.marks import GOLD, ROPE, seat_mark
from karawela.words import Words
from karawela.words.endings import ending


def verdict(match: Match[Any], words: Words) -> str:
    """Who has won, or that nobody has, in one sentence."""
    result = match.result
    assert result is not None
    return ending(words, result, match.cast(words.language))


def score_table(match: Match[Any], words: Words) -> Table:
    """A column for each seat, the place, where there are several, above a row for each line of the score."""
    result = match.result
    assert result is not None
    table = Table(border_style=ROPE, header_style="bold", title_style=f"bold {GOLD}")
    table.add_column("")
    for seat, name in enumerate(match.cast(words.language)):
        mark = seat_mark(match.colours[seat], piece=True)
        table.add_column(Text.assemble(mark, " ", name), justify="right")
    if len(result.ranks) > 1:
        table.add_row(words.say("rank"), *(f"{rank}." for rank in result.ranks), style="bold", end_section=True)
    keys = [key for key, _ in result.lines[0]] if result.lines else []
    for index, key in enumerate(keys):
        last = index == len(keys) - 1
        style = f"bold {GOLD}" if last else ""
        table.add_row(words.say(f"score-{key}"), *(str(lines[index][1]) for lines in result.lines), style=style)
    return table
