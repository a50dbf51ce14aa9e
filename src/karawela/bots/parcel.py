"""A match on its way to another process: all that thinking needs, as plain data.

The seed stays at home, so whoever thinks elsewhere can't know the coming dice; the names of people do too. What arrives
stands at the same point of the same game: by the same version of the title, with the same colours at the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from karawela.engine import registry
from karawela.engine.ask import EVERYBODY
from karawela.engine.driver import Checkpoint
from karawela.engine.match import Match
from karawela.engine.state import Event
from karawela.engine.stored import (
    PackedEntry,
    PackedEvent,
    headed,
    pack_entries,
    pack_events,
    pack_state,
    unpack_entries,
    unpack_events,
    unpack_state,
)
from karawela.engine.title import OptionValue


class Parcel(NamedTuple):
    """A match as plain data: its heading, its last boundary, and the answers before and since."""

    title: str
    seats: int
    options: dict[str, OptionValue]
    colours: tuple[str, ...]
    version: int
    state: bytes
    ply: int
    outcomes: int
    before: list[PackedEntry]
    since: list[PackedEntry]
    told: list[PackedEvent]
    """What happened before the boundary; the rest is told again on the way from there."""


def pack_match(match: Match[Any], past: Sequence[Event] = ()) -> Parcel:
    """The match as it stands. `past` is what everybody shall have witnessed of a match that keeps no journal.
    Costs a walk over its history."""
    match.settle()
    checkpoint = match._checkpoint
    told = [(checkpoint.ply - 1, EVERYBODY, event) for event in past]
    if match._events is not None:
        told = match._events[: checkpoint.events]
    entries = match.entries()
    since = len(entries) - len(match._since)
    return Parcel(
        match.title.id,
        match.seats,
        dict(match.options),
        tuple(colour.id for colour in match.given_colours),
        match.version,
        pack_state(checkpoint.state),
        checkpoint.ply,
        checkpoint.outcomes,
        pack_entries(entries[:since]),
        pack_entries(entries[since:]),
        pack_events(told),
    )


def unpack_match(parcel: Parcel) -> Match[Any]:
    """The match of a parcel, with a journal and without its seed. Costs the answers since its last boundary."""
    title = registry.title(parcel.title)
    state = unpack_state(title, parcel.state)
    assert state is not None  # packed a moment ago by the same program
    match, _ = headed(title, parcel.seats, "", parcel.options, (), parcel.colours, parcel.version)
    told = unpack_events(parcel.told)
    match._events = told
    before = unpack_entries(parcel.before)
    checkpoint = Checkpoint(state, None, before, parcel.ply, parcel.outcomes, len(told))
    match._resume(checkpoint, unpack_entries(parcel.since))
    return match
