"""What it costs to stand somewhere again: a replay walks every line once, and going on from a boundary sets nothing up.

Work is counted, never timed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from karawela.engine import Match, read_record, registry, replay, verify
from karawela.engine.stored import all_events, boundary, earlier, pack_state, restore, unpack_state
from tests.engine.counted import Walk, counted, walked


def work(deed: Callable[[], object]) -> int:
    """How many instructions of Python it takes, and how many things are handed over in lists."""
    done = 0

    def look(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal done
        frame.f_trace_opcodes = True
        done += event == "opcode"
        done += len(given) if event == "return" and isinstance(given, list) else 0
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        deed()
    finally:
        sys.settrace(before)
    return done


@pytest.mark.parametrize("deed", [replay, verify], ids=["replay", "verify"])
def test_a_record_twice_as_long_is_twice_the_work(
    deed: Callable[[Any], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line is looked at once: nothing is done again for all that went before it."""
    costs = []
    for turns in (40, 80, 160):
        title, counts = counted(turns)
        monkeypatch.setitem(registry._loaded, title.id, title)
        record = read_record(str(walked(title, turns).record))
        assert record.finished
        counts.reset()
        costs.append(work(lambda record=record: deed(record)))  # type: ignore[misc]
        assert (counts.setups, counts.turns) == (1, turns)
    assert costs[2] - costs[1] < 2.1 * (costs[1] - costs[0])


def test_going_on_from_a_boundary_sets_nothing_up() -> None:
    """Neither the start nor a turn of the past is played: the rules begin at the boundary, once to get there and once
    more where something was told before the first line."""
    title, counts = counted(90)
    match = walked(title, 60)
    lines, outcomes, state = boundary(match)
    kept = unpack_state(title, pack_state(state))
    assert kept is not None
    counts.reset()
    kept = unpack_state(title, pack_state(state))
    assert kept is not None
    back = restore(title, 1, "walk", {}, (), (), match.entries(), all_events(match), (lines, outcomes, kept))
    assert counts.setups == 0
    assert counts.turns <= 2
    assert back.state == match.state
    assert back.legal == match.legal
    assert all_events(back) == all_events(match)
    back.choose(0)
    match.choose(0)
    assert str(back.record) == str(match.record)


def test_without_a_boundary_the_game_is_set_up_once_and_by_its_colours() -> None:
    """A whole replay begins every turn once."""
    title, counts = counted(90)
    match = walked(title, 60, ("green",))
    counts.reset()
    back = restore(title, 1, "walk", {}, (), ("green",), match.entries())
    assert (counts.setups, counts.turns) == (1, 61)
    assert back.state == match.state
    assert back.state.banner == "green"


def standing(match: Match[Walk]) -> object:
    return match.state, match.legal, match.entries(), all_events(match), match.given_colours, match.version


def test_an_earlier_moment_is_a_step_away_where_the_boundaries_are_kept() -> None:
    """It costs the turn in which it lies, and stands exactly where a whole replay does."""
    title, counts = counted(90)
    match = walked(title, 60, ("blue",))
    replayed = [standing(earlier(match, lines)) for lines in range(0, match.ply, 7)]
    match.settle()
    for place, lines in enumerate(range(0, match.ply, 7)):
        counts.reset()
        moment = earlier(match, lines)
        assert counts.setups == 0
        assert counts.turns <= 2
        assert standing(moment) == replayed[place]
    assert standing(match) == standing(earlier(match, match.ply))


def test_the_last_lines_of_a_long_game_cost_no_walk_over_it() -> None:
    """A store asks for them after every move."""
    costs = []
    for turns in (50, 400):
        match = walked(counted(500)[0], turns)
        match.settle()
        costs.append(work(lambda match=match: match.entries(match.ply - 2)))  # type: ignore[misc]
        assert match.entries(match.ply - 2) == match.entries()[-2:]
        assert match.entries(7) == match.entries()[7:]
        assert match.entries(match.ply) == []
    assert costs[0] == costs[1]
