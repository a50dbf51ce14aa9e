"""The log of a table in words, as each seat may read it."""

from __future__ import annotations

from typing import Any, NamedTuple

from karawela.engine import Match
from karawela.web.table.table import Table
from karawela.words import Words

RECENT = 40
"""How many lines of the log a page carries by itself, at least."""
LEAP = 20
"""So many old lines leave it at a time."""


class Told(NamedTuple):
    """A line of the log: who (None: chance), the sentence, and what it brought about."""

    ply: int
    seat: int | None
    text: str
    events: tuple[str, ...] = ()


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
        lines = table.pictures[key] = tuple(told(match, seat, words, since))
    return since, lines


def _open_log(table: Table, match: Match[Any], words: Words, since: int) -> tuple[Told, ...]:
    """The log if everybody may read all of it, otherwise nothing. What is known of it is not put into words again."""
    known: tuple[Told, ...] = table.told.get(words.language, ())
    if match.over or not known or known[0].ply != since:
        known = ()
    rest = known[-1].ply + 1 if known else since
    if not match.nothing_secret(rest):
        return ()
    lines = table.told[words.language] = (*known, *told(match, None, words, rest))
    return lines


def told(match: Match[Any], seat: int | None, words: Words, since: int = 0) -> list[Told]:
    """The log as the seat may read it, in words, from line `since` on."""
    events: dict[int, list[str]] = {}
    for ply, event in match.events(seat, since):
        sentence = words.event(event, match.names)
        if sentence:
            events.setdefault(ply, []).append(sentence)
    return [
        Told(
            line.ply,
            line.seat,
            words.log_text(line.text, line.seat, match.names),
            tuple(events.get(line.ply, ())),
        )
        for line in match.log(seat, since)
    ]
