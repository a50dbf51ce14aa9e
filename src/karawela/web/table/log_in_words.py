"""The log of a table in words, as each seat may read it."""

from __future__ import annotations

from typing import Any

from karawela.engine import Match
from karawela.web.table.table import Table
from karawela.words import Words
from karawela.words.log_lines import Passage, Told, passages, tell

RECENT = 40
"""How many lines of the log a page carries by itself, at least."""
LEAP = 20
"""So many old lines leave it at a time."""


def shared_log(table: Table, match: Match[Any], seat: int | None, words: Words) -> tuple[int, tuple[Told, ...]]:
    """The last lines of the log and the number of the first of them, made once for all seats unless some of it is a
    secret of one."""
    since = max(0, (match.ply - RECENT) // LEAP * LEAP)
    open_lines = table.pictures.get(("open", words.language))
    if open_lines is None:
        open_lines = table.pictures["open", words.language] = _open_log(table, match, words, since)
    if open_lines:
        return since, open_lines
    key = ("told", words.language, seat)
    lines: tuple[Told, ...] | None = table.pictures.get(key)
    if lines is None:
        lines = table.pictures[key] = tuple(tell(match, seat, words, since))
    return since, lines


def _open_log(table: Table, match: Match[Any], words: Words, since: int) -> tuple[Told, ...]:
    """The log if everybody may read all of it, otherwise nothing. What is known of it is not put into words again."""
    known: tuple[Told, ...] = table.told.get(words.language, ())
    if match.over or not known or known[0].ply != since:
        known = ()
    rest = known[-1].ply + 1 if known else since
    if not match.nothing_secret(rest):
        return ()
    lines = table.told[words.language] = (*known, *tell(match, None, words, rest))
    return lines


def log_before(match: Match[Any], seat: int | None, words: Words, before: int) -> list[Passage]:
    """The passages of all lines before that number, for who wants to read the log from the beginning."""
    return passages([line for line in tell(match, seat, words) if line.ply < before], words.log_form())
