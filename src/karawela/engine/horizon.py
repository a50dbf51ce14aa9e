"""Undo, and the horizon it stops at.

A seat may take back its own choices one by one down to the horizon: the last outcome of chance, reveal, or answer of
another seat. The engine finds the horizon itself, because chance and reveals pass through it and nothing else can
uncover anything; the end of the game opens everything. Every option can say beforehand what taking it would mean.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from karawela.engine.ask import Ask, Move, Together
from karawela.engine.driver import Checkpoint
from karawela.engine.errors import UndoError
from karawela.engine.log import CHANCE, FORCED
from karawela.engine.state import State
from karawela.engine.worlds import step_on

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


def foresee(match: Match[S], ask: Ask, move: Move) -> Horizon:
    """What taking the option would mean. Costs a clone."""
    if isinstance(match._step, Together):
        return Horizon.HANDOVER
    probe = match.clone()
    entry = (ask.seat, move, ask.kind, 0)
    while True:
        step_on(probe, entry)
        step = probe._step
        if isinstance(step, Together):
            return Horizon.HANDOVER
        if not isinstance(step, Ask):
            return Horizon.CLOSED
        if step.seat != ask.seat:
            return Horizon.HANDOVER
        if len(step.options) > 1 or step.even_if_forced:
            return Horizon.FREE
        entry = (step.seat, step.options[0], step.kind, FORCED)


def undo(match: Match[S], seat: int | None, consent: bool) -> int:
    """Takes back the last choice of the seat (None: of whoever chose last) and everything after it."""
    match.settle()
    entries = match.entries()
    index = len(entries) - 1
    while index >= 0:
        who, _, _, flags = entries[index]
        if who != CHANCE and not flags & FORCED and (seat is None or who == seat):
            break
        index -= 1
    if index < 0:
        raise UndoError("there is no choice to take back")
    chooser = entries[index][0]
    beyond = match.over or any(who != chooser for who, _, _, _ in entries[index + 1 :])
    if beyond and not consent:
        raise UndoError("since that choice something was uncovered or another seat has answered", beyond_horizon=True)
    gone = len(entries) - index
    ply = match.ply - gone
    checkpoint: Checkpoint | None = match._checkpoint
    while checkpoint is not None and checkpoint.ply > ply:
        checkpoint = checkpoint.parent
    if checkpoint is None:
        raise UndoError("this match does not reach back so far")
    match._resume(checkpoint, entries[index - (ply - checkpoint.ply) : index])
    match.marks = tuple((min(at, ply), mark) for at, mark in match.marks)
    if beyond:
        match.marks = (*match.marks, (ply, f"undo {chooser + 1} {gone}"))
    return gone
