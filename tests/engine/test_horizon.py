"""What every option says about taking it back: exactly one of free, handover and closed, whatever comes after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from karawela.engine import Ask, Draw, GameOver, Match, Move, Result, Reveal, Roll, Rules, State, Together, UndoError
from karawela.engine.horizon import Horizon
from karawela.engine.title import Rulebook, Setup, Title

TWO: Sequence[Move] = (("left",), ("right",))
ONE: Sequence[Move] = (("on",),)
FREE, HANDOVER, CLOSED = Horizon.FREE, Horizon.HANDOVER, Horizon.CLOSED

WAYS = {
    "own": FREE,
    "own_window": FREE,
    "own_in_parts": FREE,
    "own_forced": FREE,
    "own_forced_twice": FREE,
    "boundary": FREE,
    "boundary_forced": FREE,
    "together_alone": FREE,
    "together_alone_forced": FREE,
    "other": HANDOVER,
    "other_window": HANDOVER,
    "other_forced": HANDOVER,
    "other_forced_end": HANDOVER,
    "other_after_forced": HANDOVER,
    "boundary_other": HANDOVER,
    "together": HANDOVER,
    "together_others": HANDOVER,
    "together_forced": HANDOVER,
    "roll": CLOSED,
    "draw": CLOSED,
    "draw_for_me": CLOSED,
    "draw_for_another": CLOSED,
    "reveal": CLOSED,
    "roll_after_forced": CLOSED,
    "roll_after_forced_part": CLOSED,
    "boundary_roll": CLOSED,
    "together_alone_roll": CLOSED,
    "end": CLOSED,
    "end_after_forced": CLOSED,
    "boundary_end": CLOSED,
}
"""What can come after a choice, and what the choice is then."""
UNASKED = ("other_forced", "other_forced_end", "together_forced")
"""Where another seat has no choice and answers at once: the mover can't know that beforehand."""


@dataclass(slots=True)
class Crossroads(State):
    """Seat 0 chooses what comes next; before that, if `late`, other things have happened since the boundary."""

    late: bool = False
    then: str = ""


def parts_of(*parts: Sequence[Move]) -> Iterator[Sequence[Move]]:
    yield from parts


def play(s: Crossroads) -> Rules:
    if s.then:
        yield from after_boundary(s, s.then)
    if s.late:
        yield Ask(1, "before", TWO)
        yield Roll(6)
        yield Together([Ask(seat, "before", TWO if seat else ONE) for seat in range(3)])
        yield Ask(0, "before", ONE)
    answer = yield Ask(0, "way", [(way,) for way in WAYS])
    way = str(answer[0])
    if way.startswith("boundary"):
        s.then = way
    else:
        yield from onward(way)


def after_boundary(s: Crossroads, then: str) -> Rules:
    if then == "boundary_end":
        raise GameOver
    s.then = ""
    if then == "boundary_forced":
        yield Ask(0, "then", ONE)
    elif then == "boundary_other":
        yield Ask(1, "then", TWO)
    elif then == "boundary_roll":
        yield Roll(6)
    if then == "boundary" or s.late:
        yield Ask(0, "then", TWO)


def onward(way: str) -> Rules:
    if way.startswith("own_forced") or way.endswith(("after_forced", "end_after_forced")):
        yield Ask(0, "then", ONE)
    if way == "own_forced_twice":
        yield Ask(0, "then", ONE)
    if way == "roll_after_forced_part":
        yield Ask(0, "then", parts=parts_of((), ONE, ()))
    if way == "own_window":
        yield Ask(0, "then", ONE, even_if_forced=True)
    if way == "own_in_parts":
        yield Ask(0, "then", parts=parts_of((), ONE, TWO))
    if way.startswith("together_alone"):
        yield Together([Ask(0, "then", TWO if way == "together_alone" else ONE)])
    if way.startswith("together") and "alone" not in way:
        asked = (1, 2) if way == "together_others" else (0, 1, 2)
        yield Together([Ask(seat, "then", ONE if way == "together_forced" else TWO) for seat in asked])
    if way.startswith("other"):
        yield Ask(1, "then", ONE if "_forced_end" in way or way == "other_forced" else TWO, "", None, "window" in way)
    if way.startswith("draw"):
        yield Draw((1, 2), audience={"draw": -1, "draw_for_me": 0, "draw_for_another": 1}[way])
    if way == "reveal":
        yield Reveal(1)
    if way.startswith("roll") or way in ("own_window", "together_alone_roll"):
        yield Roll(6)
    if way.endswith("_end") or way.startswith("end"):
        raise GameOver
    yield Ask(0, "then", TWO)


CROSSROADS: Title[Crossroads] = Title(
    id="crossroads",
    prefix="XRD",
    seats=range(3, 4),
    rooms={
        "rules": Rulebook(start=lambda setup: Crossroads(), play=play, result=lambda s: Result.by_rank((0, 0, 0))),
    },
)


def crossroads(late: bool) -> Match[Crossroads]:
    """At the question of the ways; if `late`, in mid-turn, after chance, another seat and several at once."""
    match: Match[Crossroads] = Match(CROSSROADS, 3, "x", state=Crossroads(late=late))
    if late:
        match.play("left", seat=1)
        match.play("right", seat=2)
        match.play("left", seat=1)
        assert not match.clone().at_boundary
    assert match.ask_of().kind == "way"
    return match


def free_to_undo(match: Match[Crossroads], seat: int) -> bool:
    try:
        match.clone().undo(seat)
    except UndoError as error:
        assert error.beyond_horizon
        return False
    return True


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_an_option_says_exactly_what_becomes_of_it(way: str, late: bool) -> None:
    """At a boundary and in the midst of a turn, asked alone and with all others."""
    match = crossroads(late)
    before = match.state.copy()
    assert match.horizon((way,)) is WAYS[way]
    assert dict(zip(match.legal, match.horizons(), strict=True))[way,] is WAYS[way]
    assert match.state == before


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_what_it_says_comes_true(way: str, late: bool) -> None:
    """Free can be taken back; closed cannot; a handover can, until somebody else has answered, asked or not."""
    match = crossroads(late)
    match.play((way,))
    assert free_to_undo(match, 0) is (WAYS[way] is not CLOSED and way not in UNASKED)
    if WAYS[way] is HANDOVER and way not in UNASKED:
        other = max(match.to_move)
        match.play(match.ask_of(other).options[0], other)
        assert not free_to_undo(match, 0)


def test_whether_another_seat_has_a_choice_is_not_told() -> None:
    """Its only option may be a secret of its own: what is said is the same with one and with two."""
    match = crossroads(False)
    assert match.horizon(("other",)) is match.horizon(("other_forced",)) is match.horizon(("other_forced_end",))
    assert match.horizon(("together",)) is match.horizon(("together_forced",))


def test_marks_are_kept_until_the_next_answer() -> None:
    """Whoever asks again gets the same list; after an answer, and after it was taken back, another."""
    match = crossroads(False)
    marks = match.horizons()
    assert match.horizons() is marks
    match.play("own")
    assert match.horizons() == [FREE] * 2
    match.undo(0)
    assert match.horizons() is not marks
    assert match.horizons() == marks


class Counts:
    """How often rules have begun at a boundary, and how many parts of options were found."""

    def __init__(self) -> None:
        self.begun = 0
        self.found = 0


def wide_title(counts: Counts, width: int) -> Title[State]:
    """The same question over and over, its options in many parts; every answer is a turn of its own."""

    def many() -> Iterator[Sequence[Move]]:
        for number in range(width):
            counts.found += 1
            yield (("go", number),)

    def turn(s: State) -> Rules:
        counts.begun += 1
        yield Ask(0, "go", parts=many())

    def start(setup: Setup) -> State:
        return State()

    rules = Rulebook(start=start, play=turn, result=lambda s: Result.by_rank((0,)))
    return Title(id="wide", prefix="WID", seats=range(1, 2), rooms={"rules": rules})


@pytest.mark.parametrize("width", [10, 40])
def test_a_whole_question_costs_one_short_walk_an_option(width: int) -> None:
    """An option costs its own turn and the beginning of the next, and two options of that at most: the rest, and those
    of the question itself, are never listed again."""
    counts = Counts()
    match: Match[State] = Match(wide_title(counts, width), 1, "w")
    match.choose(3)
    match.settle()
    assert len(match.legal) == width
    counts.begun = counts.found = 0
    assert match.horizons() == [FREE] * width
    assert counts.begun == 2 * width
    assert counts.found == 2 * width
