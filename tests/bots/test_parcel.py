"""A match sent to another process: it stands there as it stood here, and whoever thinks there can't know the dice."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from karawela.bots.parcel import pack_match, unpack_match
from karawela.engine import Match, Seat, as_data, registry
from karawela.engine.stored import all_events, earlier, pack_entries

CASES = [(title, version) for title in registry.titles() for version in registry.title(title).known_versions]


def in_mid_turn(title: str, version: int) -> Match[Any]:
    """A game by that version with colours of its own, in the midst of a turn."""
    game = registry.title(title)
    seats = game.seats[-1]
    colours = [colour.id for colour in game.colours][::-1][:seats]
    match: Match[Any] = Match(game, seats, "7f3a9c", {}, (), colours, journal=True, version=version)
    match.settle()
    rng = Random(title)
    while match.ply < 120 or match.at_boundary:
        ask = rng.choice(match.asks)
        match.play(rng.choice(ask.options), ask.seat)
    return match


def sent(match: Match[Any], *past: Any) -> Match[Any]:
    """As a pool of processes would send it."""
    return unpack_match(pickle.loads(pickle.dumps(pack_match(match, *past))))


@pytest.mark.parametrize(("title", "version"), CASES)
def test_it_stands_there_as_it_stood_here(title: str, version: int) -> None:
    """In every title and by every version it knows, in mid-turn, with colours that somebody chose."""
    match = in_mid_turn(title, version)
    there = sent(match)
    assert as_data(there.state) == as_data(match.state)
    assert there.ply == match.ply
    assert [(ask.seat, ask.kind, list(ask.options)) for ask in there.asks] == [
        (ask.seat, ask.kind, list(ask.options)) for ask in match.asks
    ]
    assert (there.version, there.options, there.colours) == (version, match.options, match.colours)
    assert there.given_colours == match.given_colours != match.title.read_colours((), match.seats)
    assert pack_entries(there.entries()) == pack_entries(match.entries())
    assert all_events(there) == all_events(match)
    for seat in (*range(match.seats), None):
        assert there.log(seat) == match.log(seat)


@pytest.mark.parametrize(("title", "version"), CASES)
def test_from_there_one_can_go_back_to_the_start(title: str, version: int) -> None:
    """A replay of what was sent is of the same game: set up by the same version, options and colours."""
    match = in_mid_turn(title, version)
    there = sent(match)
    for lines in (0, 60, match.ply - 1):
        one, other = earlier(there, lines), earlier(match, lines)
        assert as_data(one.state) == as_data(other.state)
        assert all_events(one) == all_events(other)


def test_the_seed_stays_at_home() -> None:
    """Nothing of a parcel tells the coming dice."""
    match = in_mid_turn("santiago", 1)
    assert match.seed.encode() not in pickle.dumps(pack_match(match))
    assert sent(match).seed != match.seed


@pytest.mark.parametrize("title", registry.titles())
def test_a_world_goes_with_what_its_seat_remembers(title: str) -> None:
    """To the seat it looks the same, stands at the same line, and gives the same worlds as at home."""
    match = in_mid_turn(title, registry.title(title).data_version)
    seat = match.to_move[0]
    there = sent(match.determinize(seat, Random(1)), Seat(match, seat).past())
    assert there.view(seat) == match.view(seat)
    assert there.ply == match.ply
    assert there.colours == match.colours
    assert there.determinize(seat, Random(2)).state == match.determinize(seat, Random(2)).state
