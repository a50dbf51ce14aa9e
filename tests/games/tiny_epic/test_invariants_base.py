"""What always holds in the base game: section 16 of the specification, over random games and against spoilt tables."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine import Match, as_data, read_record, replay
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import COMMAND, ORDER, SHIPS, TinyEpic
from karawela.testing.table import kind
from tests.games.tiny_epic.looks import Game
from tests.games.tiny_epic.table import BOX, dealt
from tests.support import rule

TABLES = st.tuples(st.integers(2, 4), st.integers(0, 100_000))
"""Seats and seed."""
ENDINGS = ("order_decline", "bonus_skip", "bonus_end", "hire_none", "refresh_row")


def sit_down(seats: int, seed: int, rounds: int = 60) -> Game:
    return Match(TITLE, seats, f"walk {seed}", {"round_limit": rounds}, journal=True)


def lively(match: Game, rng: Random) -> None:
    """A random choice that seldom declines, so that treasures are buried."""
    busy = [move for move in match.legal if move[0] not in ENDINGS]
    match.play(rng.choice(busy if busy and rng.random() < 0.9 else list(match.legal)))


def broken(s: TinyEpic) -> list[str]:
    return TITLE.rules.invariants(s)


# ---------------------------------------------------------------- in games


@rule("TEP-4.31", "TEP-4.52", "TEP-4.71", "TEP-4.102", "TEP-4.115")
@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_the_titles_own_invariants_hold(table: tuple[int, int]) -> None:
    """After every choice; each question has two answers or more, all different, for one seat (1 to 10, 14)."""
    match, rng = sit_down(*table), Random(table[1])
    while not match.over:
        assert broken(match.state) == []
        assert len(match.to_move) == 1
        assert len(set(match.legal)) == len(match.legal) > 1
        lively(match, rng)
    assert broken(match.state) == []


def count_up(s: TinyEpic) -> None:
    """The sums of the specification, counted here and not by the title, between two turns (1, 2, 3, 7, 8, 10)."""
    for good in range(4):
        held = sum(each.hold[good] for each in s.pirates) + s.merchant_crates.count(good)
        assert s.bag.count(good) + s.market.count(good) + held == 10
    assert sorted(s.market) == [0, 1, 2, 3]
    for each in s.pirates:
        assert sum(each.stations) + each.wheel.bit_count() + each.aside == 4
        assert each.aside == (each.legend < 2)
        assert not each.wheel & 1
        assert each.crates() <= 3
        assert 0 <= each.gold <= 13
        assert 0 <= each.sure <= 3
        assert len(each.crew) <= 4
    crew = [*s.crew_deck.unseen, *s.crew_deck.bottom, *s.crew_row, *(card for each in s.pirates for card in each.crew)]
    assert sorted(crew) == list(range(24))
    assert len(s.crew_row) == 3
    assert len(s.crew_deck) >= 5
    assert sorted([*s.merchant_deck, *s.merchant_cards, *s.merchants_sunk]) == list(range(11))
    assert all(BOX.merchants[card].strength < 8 for card in s.merchants_sunk)
    hidden = [each.cell for each in s.pirates if each.hidden]
    assert len(hidden) == len(set(hidden))
    assert all(BOX.map[s.grid[there]].cove for there in hidden)
    assert len(s.search_faces) - s.tokens.bit_count() == 4


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_everything_is_somewhere_at_the_start_of_every_turn(table: tuple[int, int]) -> None:
    """Crates, deckhands, crew, merchant cards and tokens add up; no deckhand lies under its captain."""
    match, rng = sit_down(*table), Random(table[1])
    while not match.over:
        s = match.state
        if s.phase == COMMAND and s.steps == 1 and kind(match) == "command":
            count_up(s)
            assert not any(each.wheel >> each.space & 1 for each in s.pirates)
        lively(match, rng)


@rule("TEP-4.113")
@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_some_things_never_go_back(table: tuple[int, int]) -> None:
    """Legend, treasures, sunk merchants, tokens taken, turns; sides and colours stay (5, 6, 11)."""
    match, rng = sit_down(*table), Random(table[1])
    while not match.over:
        before = match.state.copy()
        lively(match, rng)
        after = match.state
        for old, new in zip(before.pirates, after.pirates, strict=True):
            assert old.legend <= new.legend
            assert new.buried[: len(old.buried)] == old.buried
            assert all(BOX.map[card].burial for card in new.buried)
            assert (new.captain, new.cursed, new.orders) == (old.captain, False, old.orders)
            assert old.side in (-1, new.side)
        assert after.grid == before.grid
        assert after.tokens | before.tokens == before.tokens
        assert after.merchants_sunk[: len(before.merchants_sunk)] == before.merchants_sunk
        assert before.turns <= after.turns <= before.turns + 1 or before.round == 0


@rule("TEP-4.01", "TEP-6.01", "TEP-6.02", "TEP-6.04")
@settings(max_examples=10, deadline=None)
@given(TABLES)
def test_games_end_with_a_round_and_replay(table: tuple[int, int]) -> None:
    """All have had equally many turns; treasures or the limit end it; the record leads to the same state (12, 13)."""
    match, rng = sit_down(*table), Random(table[1])
    while not match.over:
        lively(match, rng)
    s, result = match.state, match.result
    assert result is not None
    assert s.turns == s.round * table[0]
    done = [who for who, each in enumerate(s.pirates) if len(each.buried) == 3]
    assert result.truncated is not bool(done)
    assert set(result.winners) <= set(done or range(table[0]))
    assert result.scores == tuple(len(each.buried) for each in s.pirates)
    again = replay(read_record(str(match.record)))
    assert as_data(again.state) == as_data(match.state)


@settings(max_examples=10, deadline=None)
@given(TABLES)
def test_nobody_sees_more_than_the_others(table: tuple[int, int]) -> None:
    """Every view is the table itself, and what lies face down has no order in it (12)."""
    match, rng = sit_down(*table, rounds=10), Random(table[1])
    while not match.over:
        s = match.state
        assert all(as_data(match.view(seat)) == as_data(s) for seat in range(table[0]))
        assert s.search_faces == sorted(s.search_faces)
        lively(match, rng)


# ---------------------------------------------------------------- against spoilt tables


def _crate_from_nowhere(s: TinyEpic) -> None:
    s.pirates[0].hold[2] += 2


def _full_ship(s: TinyEpic) -> None:
    s.pirates[0].hold = [4, 0, 0, 0]
    del s.bag[:4]


def _market_twice(s: TinyEpic) -> None:
    s.market = [0, 1, 2, 2]
    s.bag.remove(2)
    s.bag.append(3)


def _lost_deckhand(s: TinyEpic) -> None:
    s.pirates[1].stations[0] = 0


def _early_fourth(s: TinyEpic) -> None:
    s.pirates[0].aside, s.pirates[0].stations[0] = 0, 2


def _on_hide_out(s: TinyEpic) -> None:
    s.pirates[0].wheel, s.pirates[0].stations[0] = 1, 0


def _under_the_captain(s: TinyEpic) -> None:
    s.pirates[1].wheel, s.pirates[1].stations[0], s.pirates[1].space = 0b10, 0, 1


def _too_rich(s: TinyEpic) -> None:
    s.pirates[0].gold = 14


def _in_debt(s: TinyEpic) -> None:
    s.pirates[0].gold = -1


def _too_many_tokens(s: TinyEpic) -> None:
    s.pirates[0].sure = 4


def _beyond_dread(s: TinyEpic) -> None:
    s.pirates[0].legend, s.pirates[0].aside, s.pirates[0].stations[0] = 6, 0, 2


def _buried_twice(s: TinyEpic) -> None:
    s.pirates[0].buried = [BOX.map_index["m05"]] * 2


def _buried_nowhere(s: TinyEpic) -> None:
    s.pirates[0].buried = [BOX.map_index["m01"]]


def _four_treasures(s: TinyEpic) -> None:
    s.pirates[0].buried = [BOX.map_index[name] for name in ("m05", "m06", "m08", "m11")]


def _crew_twice(s: TinyEpic) -> None:
    s.pirates[0].crew = [s.crew_row[0]]


def _five_crew(s: TinyEpic) -> None:
    s.pirates[0].crew = s.crew_deck.unseen[:5]
    del s.crew_deck.unseen[:5]


def _merchant_lost(s: TinyEpic) -> None:
    s.merchant_deck.pop()


def _strongest_gone(s: TinyEpic) -> None:
    s.merchants_sunk = [s.merchant_deck.pop()]


def _two_in_a_cove(s: TinyEpic) -> None:
    s.pirates[1].cell = s.pirates[0].cell


def _hidden_in_the_open(s: TinyEpic) -> None:
    s.pirates[0].cell = 6


def _token_without_a_face(s: TinyEpic) -> None:
    del s.search_faces[:5]


def _token_in_no_box(s: TinyEpic) -> None:
    del s.search_faces[:3]


def _fourth_too_late(s: TinyEpic) -> None:
    s.pirates[1].legend = 3


def _under_the_captain_at_sea(s: TinyEpic) -> None:
    s.phase = ORDER
    pirate = s.pirates[s.active]
    pirate.wheel, pirate.stations[0], pirate.space = 0b100, 0, 2


def _full_ship_of_another(s: TinyEpic) -> None:
    s.phase = SHIPS
    s.pirates[1 - s.active].hold = [4, 0, 0, 0]
    del s.bag[:4]


def _cursed_in_the_base_game(s: TinyEpic) -> None:
    s.pirates[0].cursed = True


SPOILS: list[Callable[[TinyEpic], None]] = [
    _crate_from_nowhere,
    _full_ship,
    _market_twice,
    _lost_deckhand,
    _early_fourth,
    _on_hide_out,
    _under_the_captain,
    _too_rich,
    _in_debt,
    _too_many_tokens,
    _beyond_dread,
    _buried_twice,
    _buried_nowhere,
    _four_treasures,
    _crew_twice,
    _five_crew,
    _merchant_lost,
    _strongest_gone,
    _two_in_a_cove,
    _hidden_in_the_open,
    _token_without_a_face,
    _token_in_no_box,
    _fourth_too_late,
    _under_the_captain_at_sea,
    _full_ship_of_another,
    _cursed_in_the_base_game,
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_table_is_whole(seats: int) -> None:
    """Nothing is broken before anybody has moved, but for the crates that the tests leave in the box."""
    assert broken(dealt(seats)) == []


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__.strip("_"))
def test_what_is_wrong_is_seen(spoil: Callable[[TinyEpic], None]) -> None:
    """One thing at a time."""
    s = dealt(2)
    spoil(s)
    assert broken(s)
