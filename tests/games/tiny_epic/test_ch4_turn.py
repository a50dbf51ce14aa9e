"""Chapter 4.1: the five steps of a turn, and what of them is voluntary."""

from __future__ import annotations

import pytest

from karawela.testing.table import kind, play, texts, told
from tests.games.tiny_epic.looks import card_at, pirate, walk, where
from tests.games.tiny_epic.table import cell, crew, dealt, hold, match_from, stand, to_order, to_sail
from tests.support import rule


@rule("TEP-4.01")
def test_a_turn_has_five_steps_and_the_next_one_is_to_the_left() -> None:
    """Command, sail, order, bonus actions, ships; then the second of three players commands."""
    s = dealt(3)
    s.pirates[0].space = 5
    crew(s, 0, "silent_seamus")
    match = match_from(s, "rum", "coffee")
    seen = []
    while match.state.turns == 1:
        seen.append((match.to_move[0], kind(match)))
        wanted = {"command": match.state.pirates[0].space, "sail": match.state.sail_left}
        if seen[-1][1] == "command":
            play(match, "captain_stop" if wanted["command"] else "captain_pass")
        elif seen[-1][1] == "sail":
            play(match, "sail_to m07" if where(match) == "m03" else "sail_end")
        else:
            match.choose(0)
    assert seen == [
        (0, "command"),
        (0, "command"),
        (0, "sail"),
        (0, "sail"),
        (0, "order"),
        (0, "crew_bonus"),
        (0, "sail"),
        (2, "move_ship"),
        (2, "move_ship"),
        (2, "move_ship"),
    ]
    assert (match.state.active, match.to_move, kind(match)) == (1, (1,), "command")


@rule("TEP-4.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_the_table(seats: int) -> None:
    """In a random game the seats follow one another, whoever begins, and nobody is ever more than a turn ahead."""
    turns = [0] * seats
    last, number = -1, 0
    for match in walk(seats, seats, round_limit=6):
        s = match.state
        if s.turns == number:
            continue
        assert last < 0 or s.active == (last + 1) % seats
        last, number = s.active, s.turns
        turns[s.active] += 1
        assert max(turns) - min(turns) <= 1
    assert turns == [6] * seats


@rule("TEP-4.02")
@pytest.mark.parametrize(
    ("order", "card"),
    [
        ("plunder", "m01"),
        ("trade", "m10"),
        ("crew_up", "m10"),
        ("search", "m10"),
        ("attack", "m01"),
        ("hide_out", "m10"),
    ],
)
def test_every_order_may_be_declined(order: str, card: str) -> None:
    """Declining is the last answer, and then nothing has changed but the turn."""
    s = dealt(2)
    hold(s, 0, sugarcane=2)
    match = match_from(to_order(s, 0, order, card))
    assert len(match.legal) > 1
    assert texts(match)[-1] == "order_decline"
    before = pirate(match).copy()
    play(match, "order_decline")
    assert pirate(match) == before
    assert told(match, "declines") == [("declines", 0, order)]
    assert match.to_move == (1,)


@rule("TEP-4.02")
def test_every_bonus_action_may_be_declined() -> None:
    """The captain's burial and attack, and the cards of the crew."""
    s = to_order(dealt(2), 0, "search", "m06")
    s.pirates[0].gold = 12
    stand(s, 1, "m06")
    crew(s, 0, "lisa_legacy", "eliza_lucky")
    match = play(match_from(s), "order_decline")
    asked = []
    while match.to_move == (0,) and match.state.active == 0:
        asked.append(kind(match))
        match.choose(len(match.legal) - 1)
    assert asked == ["captain_bury", "captain_bonus", "crew_bonus"]
    assert (pirate(match).gold, pirate(match).buried, pirate(match).sure) == (12, [], 0)


@rule("TEP-4.03")
def test_a_ship_may_stay_or_stop_short_of_its_allowance() -> None:
    """With an allowance of 3: not at all, or one card."""
    for sailed, there in ((0, "m03"), (1, "m07")):
        match = match_from(to_sail(dealt(2), 0, "plunder", 3))
        play(match, *["sail_to m07"][:sailed])
        assert texts(match)[-1] == "sail_end"
        play(match, "sail_end")
        assert where(match) == there
        assert match.state.sail_left == 0


@rule("TEP-4.04")
@pytest.mark.parametrize("space", range(6))
def test_the_captain_moves_at_least_one_space(space: int) -> None:
    """When he is first asked he has left his space already, and no answer brings him back."""
    s = dealt(2)
    s.pirates[0].space = space
    match = match_from(s)
    assert pirate(match).space == (space + 1) % 6
    assert {text.split()[0] for text in texts(match)} <= {"captain_skip", "captain_pass", "captain_stop"}
    play(match, "captain_stop")
    assert pirate(match).space == (space + 1) % 6


@rule("TEP-4.05")
@pytest.mark.parametrize("crossed", [False, True])
def test_ships_sail_only_if_the_captain_crossed_the_line(crossed: bool) -> None:
    """Merchants and the Navy stay where they are in a turn without the line."""
    s = to_order(dealt(2), 0, "search", "m07", crossed=crossed)
    match = play(match_from(s), "order_decline")
    while kind(match) == "move_ship":
        match.choose(0)
    assert match.state.active == 1
    after = match.state
    assert (after.merchant_cells != s.merchant_cells) is crossed
    assert (card_at(after, after.navy) != "m13") is crossed


@rule("TEP-4.05")
def test_a_crossing_of_an_earlier_turn_does_not_count() -> None:
    """The first player crosses the line, the second does not: ships sail once."""
    s = to_order(dealt(2), 0, "search", "m07", crossed=True)
    match = play(match_from(s), "order_decline")
    while kind(match) == "move_ship":
        match.choose(0)
    there = list(match.state.merchant_cells)
    play(match, "captain_stop", "sail_end")
    assert not match.state.crossed
    assert match.state.active == 0
    assert match.state.merchant_cells == there != [cell("m01"), cell("m16")]
