"""The invariants of the specification's section 10, after every choice of whole games."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine import Match, as_data
from karawela.engine.record import read_record
from karawela.engine.replay import replay
from karawela.engine.state import UNKNOWN, knows
from karawela.games.ship_adventure.data.components import CITY
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.state import ACT, MOVE, TreasureMap

TABLES = st.tuples(st.integers(1, 4), st.integers(0, 10_000), st.integers(2, 25), st.booleans())
"""Seats, seed, rounds, printed backs."""


def sit_down(seats: int, seed: int, rounds: int, printed: bool) -> Match[TreasureMap]:
    options = {"max_rounds": rounds, "printed_backs": printed}
    return Match(TITLE, seats, f"invariants {seed}", options)


def restless(match: Match[TreasureMap], rng: Random) -> None:
    """A random choice that prefers to go on to new squares, so that things happen."""
    options = match.legal
    lively = [index for index, move in enumerate(options) if move[0] not in ("end_move", "end_turn", "deposit")]
    match.choose(rng.choice(lively) if lively and rng.random() < 0.8 else rng.randrange(len(options)))


@settings(max_examples=25, deadline=None)
@given(TABLES)
def test_the_titles_own_invariants_hold(given_table: tuple[int, int, int, bool]) -> None:
    """After every choice (1 to 7 and 9 of the specification)."""
    match = sit_down(*given_table)
    rng = Random(given_table[1])
    level = 0
    while not match.over:
        assert TITLE.rules.invariants(match.state) == []
        assert match.state.level >= level
        level = match.state.level
        restless(match, rng)
    assert TITLE.rules.invariants(match.state) == []


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_no_two_crews_share_a_dangerous_square_between_turns(given_table: tuple[int, int, int, bool]) -> None:
    """At the start of each move (8), and no pirate has caught its prey without a fight at the start of a round."""
    match = sit_down(*given_table)
    rng = Random(given_table[1])
    while not match.over:
        s = match.state
        if s.phase == MOVE and not s.moved and s.tiles:
            crews = [captain.crew for captain in s.captains if not s.sea.neutral[captain.crew]]
            assert len(crews) == len(set(crews))
            if s.turns == 0:
                for pirate, prey in enumerate(s.prey):
                    if prey >= 0 and s.captains[prey].aboard and not s.sea.neutral[s.captains[prey].ship]:
                        assert s.pirates[pirate] != s.captains[prey].ship
        restless(match, rng)


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_a_view_shows_no_back_that_was_never_held(given_table: tuple[int, int, int, bool]) -> None:
    """No back, no El Dorado, for anybody who is not a witness (10)."""
    match = sit_down(*given_table)
    rng = Random(given_table[1])
    while not match.over:
        s = match.state
        for seat in (*range(len(s.captains)), None):
            view = match.view(seat)
            for token, back in enumerate(view.token_back):
                assert back < 0 or knows(s.token_seen[token], seat)
                assert (back == UNKNOWN) == (s.token_back[token] >= 0 and not knows(s.token_seen[token], seat))
            assert view.dorado < 0 or knows(s.dorado_seen, seat)
        restless(match, rng)


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_stores_and_cards_change_only_as_they_may(given_table: tuple[int, int, int, bool]) -> None:
    """A store only in the own city in the own turn (11); cards never fewer, but cannonballs (5)."""
    match = sit_down(*given_table)
    rng = Random(given_table[1])
    while not match.over:
        before = match.state.copy()
        restless(match, rng)
        for seat, (old, new) in enumerate(zip(before.captains, match.state.captains, strict=True)):
            if (old.stored_gold, old.stored_pieces) != (new.stored_gold, new.stored_pieces):
                assert (before.phase, before.active) == (ACT, seat) or (before.phase, before.active) == (MOVE, seat)
                sea = match.state.sea
                assert sea.kind[new.crew] == CITY
                assert sea.colour[new.crew] == new.colour
            for card in (0, 1, 3):
                assert new.cards[card] >= old.cards[card]


@settings(max_examples=8, deadline=None)
@given(TABLES)
def test_a_game_ends_for_a_reason_and_replays(given_table: tuple[int, int, int, bool]) -> None:
    """A winner, a lost solo crew or the round limit (12); the record leads to the same state (13)."""
    match = sit_down(*given_table)
    rng = Random(given_table[1])
    while not match.over:
        assert match.state.winner < 0
        assert not match.state.lost
        restless(match, rng)
    s = match.state
    assert s.winner >= 0 or s.lost or s.round == s.max_rounds
    again = replay(read_record(str(match.record)))
    assert as_data(again.state) == as_data(s)
