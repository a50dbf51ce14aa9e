"""Undo, and the horizon it stops at.

A seat may take back its own choices one by one down to the horizon: the last outcome of chance, reveal, or answer of
another seat. The engine finds the horizon itself, because chance, reveals and the answers to questions put together
pass through it and nothing else can uncover anything; the end of the game opens everything. Every option can say
beforehand what taking it would mean.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from karawela.engine.ask import Ask, GameOver, Move, Step, Together
from karawela.engine.driver import Checkpoint, stretches
from karawela.engine.errors import UndoError
from karawela.engine.log import CHANCE, FORCED, LAST
from karawela.engine.state import State

if TYPE_CHECKING:
    from karawela.engine.match import Match

S = TypeVar("S", bound=State)


class Horizon(Enum):
    """What becomes of an option once it is taken.

    The answer depends on nothing that the mover can't see: it does not look past the first question to
    another seat, because whether that seat has a choice at all may be its secret.
    """

    FREE = "free"
    """It can be taken back: the same seat is asked next and nothing is uncovered."""
    HANDOVER = "handover"
    """It can be taken back until another seat, asked next, has answered."""
    CLOSED = "closed"
    """It can't be taken back: chance decides, something is uncovered, or the game ends."""


def foresee(match: Match[S], ask: Ask, moves: Sequence[Move]) -> list[Horizon]:
    """What each of the moves would mean as an answer. One costs a copy of the last boundary's state and the rules from
    there to the question after it; options that come in parts are not listed on the way."""
    step = match._step
    if isinstance(step, Together) and len(step.asks) > 1:
        last = len(match._given) == len(step.asks) - 1
        return [Horizon.CLOSED if last else Horizon.HANDOVER] * len(moves)
    match.settle()
    before = _answers(match)
    return [_foreseen(match, before, ask.seat, move) for move in moves]


def _foreseen(match: Match[S], before: list[Any], seat: int, move: Move) -> Horizon:
    rules = _begun(match)
    step = _next(rules, None)
    for answer in before:
        step = _next(rules, answer)
    options: Sequence[Move] = (move,)
    try:
        while len(options) == 1:
            step = _next(rules, list(options) if isinstance(step, Together) else options[0])
            asks = _asks(step)
            if not asks:
                return Horizon.CLOSED
            if len(asks) > 1 or asks[0].seat != seat:
                return Horizon.HANDOVER
            if asks[0].even_if_forced:
                break
            options = asks[0].first_options()
    except GameOver:
        return Horizon.CLOSED
    return Horizon.FREE


def _answers(match: Match[S]) -> list[Any]:
    """What the rules were told since the last boundary, up to the pending question."""
    told: list[Any] = []
    if not match._since:
        return told
    rules = _begun(match)
    step = _next(rules, None)
    given: dict[int, Move] = {}
    for seat, answer, _, _ in match._since:
        if isinstance(step, Together):
            given[seat] = answer
            if len(given) < len(step.asks):
                continue
            answer, given = [given[ask.seat] for ask in step.asks], {}
        told.append(answer)
        step = _next(rules, answer)
    return told


def _begun(match: Match[S]) -> Generator[Step | None, Any, None]:
    """The rules from the last boundary on, over a copy of its state; nobody hears what they tell."""
    state: Any = match._checkpoint.state.copy()
    return stretches(match.rules.play, state)


def _next(rules: Generator[Step | None, Any, None], answer: Any) -> Step:
    """The next step after that answer, across boundaries."""
    step = rules.send(answer)
    while step is None:
        step = rules.send(None)
    return step


def _asks(step: Step) -> list[Ask]:
    """The questions of a step to seats; none of one to chance."""
    if isinstance(step, Ask):
        return [step]
    return list(step.asks) if isinstance(step, Together) else []


class LastChoice(NamedTuple):
    """Whose it was, how many answers back it lies, and whether it can be taken back without anybody's consent."""

    seat: int
    back: int
    within: bool


def last_choice(match: Match[S], seats: Collection[int] | None) -> LastChoice | None:
    """The last choice of one of these seats (None: of anybody). Costs the walk back to it."""
    within, others = not match.over, set[int]()
    for back, (who, _, _, flags) in enumerate(match.latest(), 1):
        within = within and not flags & LAST
        if who != CHANCE and not flags & FORCED and (seats is None or who in seats):
            return LastChoice(who, back, within and others <= {who})
        others.add(who)
    return None


def undo(match: Match[S], seat: int | None, consent: bool) -> int:
    """Takes back the last choice of the seat (None: of whoever chose last) and everything after it."""
    match.settle()
    choice = last_choice(match, None if seat is None else (seat,))
    if choice is None:
        raise UndoError("there is no choice to take back")
    if not choice.within and not consent:
        raise UndoError("since that choice something was uncovered or another seat has answered", beyond_horizon=True)
    ply = match.ply - choice.back
    checkpoint = boundary_before(match, ply)
    if checkpoint is None:
        raise UndoError("this match does not reach back so far")
    match._resume(checkpoint, match.entries(checkpoint.ply)[: ply - checkpoint.ply])
    match.marks = tuple((min(at, ply), mark) for at, mark in match.marks)
    if not choice.within:
        match.marks = (*match.marks, (ply, f"undo {choice.seat + 1} {choice.back}"))
    return choice.back


def boundary_before(match: Match[S], ply: int) -> Checkpoint | None:
    """The last boundary at or before that line; None if the match does not reach back so far."""
    checkpoint: Checkpoint | None = match._checkpoint
    while checkpoint is not None and checkpoint.ply > ply:
        checkpoint = checkpoint.parent
    return checkpoint
