"""The end of a game in words and in a table: who has won and why, the places, and every line of the score."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from karawela.engine import Match
from karawela.terminal.marks import AGED, GOLD, ROPE, seat_mark
from karawela.words import Words
from karawela.words.endings import because, ending, placing, scores_of, sources


def verdict(match: Match[Any], words: Words) -> str:
    """Who has won, or that nobody has, in one sentence."""
    result = match.result
    assert result is not None
    return ending(words, result, match.cast(words.language))


def reasons(match: Match[Any], words: Words, seat: int | None) -> str:
    """Why, the place of who is at the keyboard, and where most of that score came from."""
    result = match.result
    assert result is not None
    told = [because(words, result, match.cast(words.language), match.view(seat))]
    if seat is not None:
        told += [placing(words, result, seat), sources(words, scores_of(words, result), seat)]
    return " ".join(filter(None, told))


def score_table(match: Match[Any], words: Words) -> Table:
    """A column for each seat, the place, where there are several, above a row for each line of the score: what is worth
    points with the total, then what is only counted."""
    result = match.result
    assert result is not None
    table = Table(border_style=ROPE, header_style="bold", title_style=f"bold {GOLD}")
    table.add_column("")
    for seat, name in enumerate(match.cast(words.language)):
        mark = seat_mark(match.colours[seat], piece=True)
        table.add_column(Text.assemble(mark, " ", name), justify="right")
    if len(result.ranks) > 1:
        table.add_row(words.say("rank"), *(f"{rank}." for rank in result.ranks), style="bold", end_section=True)
    scores = scores_of(words, result)
    for label, points in scores.worth:
        table.add_row(label, *map(str, points))
    label, points = scores.total
    table.add_row(label, *map(str, points), style=f"bold {GOLD}", end_section=True)
    if scores.counted:
        table.add_row(words.say("ending-counted"), style=AGED)
    for label, points in scores.counted:
        table.add_row(label, *map(str, points), style=AGED)
    return table
