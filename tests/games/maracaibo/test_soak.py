"""Whole random games over player counts, layouts, modules and Redbeard: what must hold after every choice, and what
only a history can show (section 10 of the specification)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine import Match, as_data, read_record, replay
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES, RETIREMENT
from karawela.games.maracaibo.data.choices import LAYOUTS
from karawela.games.maracaibo.data.sea import MARACAIBO, START
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import KEEP_QUESTS, MOVE, Maracaibo
from tests.games.maracaibo.table import Chosen

TABLES = st.tuples(
    st.integers(1, 4),
    st.integers(0, 100_000),
    st.sampled_from(LAYOUTS[:-1]),
    st.sets(st.sampled_from(MODULES)),
    st.integers(0, 6),
)
"""Seats, seed, layout, modules, B cards."""


def sit_down(seats: int, seed: int, layout: str, modules: set[str], b_cards: int) -> Match[Maracaibo]:
    chosen: Chosen = {"layout": layout, **dict.fromkeys(sorted(modules), True)}
    if seats == 1:
        chosen["b_cards"] = b_cards
    return Match(TITLE, seats, f"soak {seed}", chosen)


def lively(match: Match[Maracaibo], rng: Random) -> None:
    """A random choice that seldom declines, so that things happen."""
    ask = rng.choice(match.asks)
    busy = [move for move in ask.options if move[0] not in ("skip", "done", "raid_stop", "card_coins")]
    match.play(rng.choice(busy if busy and rng.random() < 0.8 else list(ask.options)), ask.seat)


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_the_titles_own_invariants_hold(table: tuple[int, int, str, set[str], int]) -> None:
    """After every choice, and at the end, where all have had the same number of turns (1 to 17, 20, 21)."""
    match = sit_down(*table)
    rng = Random(table[1])
    while not match.over:
        assert TITLE.rules.invariants(match.state) == []
        assert len(set(match.legal)) == len(match.legal) > 1
        lively(match, rng)
    assert TITLE.rules.invariants(match.state) == []


def watch(before: Maracaibo, after: Maracaibo) -> None:
    """What never goes back: explorers, rivers, cubes, markers, tiles, places; and ships within a round (5, 10, 15)."""
    box = after.box
    for old, new in zip(before.captains, after.captains, strict=True):
        assert new.rivers & old.rivers == old.rivers
        assert new.slots & old.slots == old.slots
        assert new.residences & old.residences == old.residences
        assert new.cards[: len(old.cards)] == old.cards
        assert new.bury_spaces & old.bury_spaces == old.bury_spaces
        assert new.turns >= old.turns
        if not after.modules & RETIREMENT:
            assert new.explorer >= old.explorer
        if after.round == before.round and after.phase == before.phase == MOVE and not after.steps_left:
            assert after.sea.column[new.ship] >= after.sea.column[old.ship]
    for place in box.places_1:
        if place in before.cells:
            assert after.cell_of(place) == before.cell_of(place)
            assert place not in before.values or after.values[place] == before.values[place]
    assert after.ruby_market & before.ruby_market == before.ruby_market
    assert len(after.galleons) <= len(before.galleons)


@settings(max_examples=25, deadline=None)
@given(TABLES)
def test_nothing_goes_back(table: tuple[int, int, str, set[str], int]) -> None:
    """From choice to choice."""
    match = sit_down(*table)
    rng = Random(table[1])
    while not match.over:
        before = match.state.copy()
        lively(match, rng)
        if before.phase > KEEP_QUESTS:
            watch(before, match.state)


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_every_movement_ends_nearer_to_maracaibo(table: tuple[int, int, str, set[str], int]) -> None:
    """At the start of each turn the ship is at home, in the first of a round, or past where it was before (5)."""
    match = sit_down(*table)
    rng = Random(table[1])
    columns: dict[int, tuple[int, int]] = {}
    while not match.over:
        s = match.state
        if s.phase == MOVE and not s.steps_left and s.round:
            captain = s.captains[s.active]
            column = s.sea.column[captain.ship]
            last_round, last_column = columns.get(s.active, (0, -1))
            assert column > last_column if s.round == last_round else captain.ship == START
            columns[s.active] = (s.round, column)
            assert captain.ship != MARACAIBO
        lively(match, rng)


@settings(max_examples=10, deadline=None)
@given(TABLES)
def test_the_total_is_the_sum_and_the_record_replays(table: tuple[int, int, str, set[str], int]) -> None:
    """Score sheets add up (18), and the record leads to the same state (19)."""
    match = sit_down(*table)
    rng = Random(table[1])
    while not match.over:
        lively(match, rng)
    result = match.result
    assert result is not None
    for seat, score in enumerate(result.scores):
        lines = lines_of(match.state, seat)
        assert sum(points for name, points in lines if name != "total") == lines[-1][1] == score
    again = replay(read_record(str(match.record)))
    assert as_data(again.state) == as_data(match.state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rounds_are_paid_three_times_and_turns_are_equal(seats: int) -> None:
    """Three times income for each player, none for Redbeard (16)."""
    match = Match(TITLE, seats, "income", journal=True)
    rng = Random(7)
    while not match.over:
        lively(match, rng)
    told = [event[1] for _, event in match.events(None) if event[0] == "income"]
    assert [told.count(seat) for seat in range(len(match.state.captains))] == [3] * seats + [0] * (seats == 1)
    assert len({captain.turns for captain in match.state.captains}) == 1
