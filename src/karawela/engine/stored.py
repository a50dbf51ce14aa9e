"""A match as a store keeps it: lines and events as plain data, and a state at the last boundary to go on from.

Loading costs the answers since that boundary, not the whole game; the history is only listed, not replayed.
"""

from __future__ import annotations

import dataclasses
import hashlib
import typing
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from karawela.engine.ask import move_text, parse_move
from karawela.engine.driver import Checkpoint
from karawela.engine.horizon import boundary_before
from karawela.engine.log import CHANCE, Entry
from karawela.engine.match import Match
from karawela.engine.state import Event, Part, State, remade
from karawela.engine.title import Setup, Title

PackedEntry = list[Any]
PackedEvent = list[Any]


class Outcome:
    """What chance once gave, in the place of the step that asked for it."""

    __slots__ = ("audience", "what", "words")

    def __init__(self, what: str, words: str, audience: int):
        self.what = what
        self.words = words
        self.audience = audience

    def text(self, outcome: int) -> str:
        return self.words


def pack_entries(entries: Sequence[Entry]) -> list[PackedEntry]:
    """Entries as lists of strings and ints."""
    return [
        [CHANCE, entry[1], entry[2].what, entry[2].text(entry[1]), entry[2].audience]
        if entry[0] == CHANCE
        else [entry[0], move_text(entry[1]), entry[2], entry[3]]
        for entry in entries
    ]


def unpack_entries(packed: Sequence[PackedEntry]) -> list[Entry]:
    """The inverse of `pack_entries`, as far as log, record and replay can tell."""
    return [
        (CHANCE, row[1], Outcome(row[2], row[3], row[4]), 0)
        if row[0] == CHANCE
        else (row[0], parse_move(row[1]), row[2], row[3])
        for row in packed
    ]


def pack_events(events: Sequence[tuple[int, int, Event]]) -> list[PackedEvent]:
    return [[ply, audience, *event] for ply, audience, event in events]


def unpack_events(packed: Sequence[PackedEvent]) -> list[tuple[int, int, Event]]:
    return [(row[0], row[1], tuple(row[2:])) for row in packed]


def pack_state(state: State) -> bytes:
    """A state as JSON, after the mark of what states of this class look like."""
    kind: Any = type(state)
    return _shape(kind) + msgspec.json.encode(state)


def unpack_state(title: Title[Any], blob: bytes) -> State | None:
    """The state, or None if it was kept by a program whose states looked otherwise: the game must be replayed then."""
    kind = _kind(title)
    if blob[:_MARK] != _shape(kind):
        return None
    state: State = msgspec.json.decode(blob[_MARK:], type=kind)
    return remade(state)  # msgspec passes over `__new__`, without which a compiled state is not whole


_MARK = 8


@cache
def _kind(title: Title[Any]) -> Any:
    """The class of the title's states."""
    return type(title.rules.start(title.setup(title.seats[0], {})))


@cache
def _shape(kind: Any) -> bytes:
    """Eight bytes that change with the names and types of the fields, those of parts included."""
    told: list[str] = []
    waiting, known = [kind], {kind}
    while waiting:
        part = waiting.pop(0)
        hints = typing.get_type_hints(part)
        for item in dataclasses.fields(part):
            hint = hints[item.name]
            told.append(f"{part.__name__}.{item.name}: {hint}")
            for each in (hint, *typing.get_args(hint)):
                if isinstance(each, type) and issubclass(each, Part) and each not in known:
                    known.add(each)
                    waiting.append(each)
    return hashlib.blake2b("\n".join(told).encode(), digest_size=_MARK).digest()


def all_events(match: Match[Any]) -> list[tuple[int, int, Event]]:
    """Every event with its audience, for the store alone."""
    return list(match._events or ())


def boundary(match: Match[Any]) -> tuple[int, int, State]:
    """The last boundary: how many lines the record had there, how many outcomes, and the state."""
    match.settle()
    checkpoint = match._checkpoint
    return checkpoint.ply, checkpoint.outcomes, checkpoint.state


def restore(
    title: Title[Any],
    seats: int,
    seed: str,
    options: Mapping[str, object],
    names: Sequence[str],
    colours: Sequence[str],
    entries: Sequence[Entry],
    events: Sequence[tuple[int, int, Event]] = (),
    start: tuple[int, int, State] | None = None,
    version: int | None = None,
) -> Match[Any]:
    """The match with these lines behind it. `start` is a boundary to go on from: then nothing is set up, and the rules
    run from there alone. Without it the lines are replayed."""
    match, setup = headed(title, seats, seed, options, names, colours, version)
    if start is None:
        match._resume(Checkpoint(match.rules.start(setup), None, (), 0, 0), list(entries))
        return match
    lines = start[0]
    told = [event for event in events if event[0] < lines]
    _go_on(match, start, entries, told)
    twice = sum(event[0] < lines for event in all_events(match)[len(told) :])
    if twice:  # told after the boundary but before the next line
        _go_on(match, start, entries, told[:-twice])
    return match


def headed(
    title: Title[Any],
    seats: int,
    seed: str,
    options: Mapping[str, object],
    names: Sequence[str],
    colours: Sequence[str],
    version: int | None,
) -> tuple[Match[Any], Setup]:
    """A match with a journal in which nothing has begun, to be resumed somewhere and to keep checkpoints from there."""
    match: Match[Any] = Match.__new__(Match)
    setup = match._head(title, seats, seed, options, names, colours, True, None, version)
    match._keep = True
    return match, setup


def _go_on(
    match: Match[Any],
    start: tuple[int, int, State],
    entries: Sequence[Entry],
    told: Sequence[tuple[int, int, Event]],
) -> None:
    lines, outcomes, state = start
    match._events = list(told)
    match._resume(Checkpoint(state, None, list(entries[:lines]), lines, outcomes, len(told)), list(entries[lines:]))


def earlier(match: Match[Any], lines: int) -> Match[Any]:
    """The match as it stood after its first so many lines, with all that is known of it still. Costs the answers since
    the boundary before them, or a replay if the match keeps no journal or does not reach back so far."""
    checkpoint = boundary_before(match, lines)
    if checkpoint is not None and match._keep and match._events is not None:
        twin = match._bare()
        twin.marks = ()
        twin._keep = True
        twin._events = match._events[: checkpoint.events]
        twin._resume(checkpoint, match.entries(checkpoint.ply)[: lines - checkpoint.ply])
        return twin
    colours = [colour.id for colour in match.given_colours]
    lines_before = match.entries()[:lines]
    return restore(
        match.title, match.seats, match.seed, match.options, match.names, colours, lines_before, version=match.version
    )
