"""Worlds that a seat can't tell from the true one, for search under hidden information.

The deal starts from the seat's *view* of the last boundary, what it remembers from before and the events it has
witnessed since, so nothing of the true state can get into it. A deal in which a witnessed answer would have been
impossible is dealt again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from karawela.engine.ask import EVERYBODY, Ask, GameOver, Together
from karawela.engine.chance import Stream
from karawela.engine.driver import Checkpoint
from karawela.engine.errors import NoWorld
from karawela.engine.log import CHANCE, SECRET, Entry
from karawela.engine.state import Event, State, view_of

if TYPE_CHECKING:
    from karawela.engine.match import Match

S = TypeVar("S", bound=State)

DEALS = 64
"""How many deals of the unknown are tried before giving up."""


def determinize(match: Match[S], seat: int, rng: Random) -> Match[S]:
    """A world for the seat. Costs a view, a deal and a replay since the boundary; `NoWorld` if no deal fits."""
    match.settle()
    boundary = match._checkpoint
    known = remembered(match, boundary, seat)
    events = witnessed(match, boundary, seat)
    sealed = len(match._since) - (len(match._given) if isinstance(match._step, Together) else 0)
    for _ in range(DEALS):
        view = known.copy()
        match.rules.deal_unknown(view, seat, events, rng)
        world = match._bare()
        world.seed = f"{rng.getrandbits(64):016x}"  # the true one would betray the coming dice
        world.stream = Stream(world.seed, "world")
        world._source = None
        if _fits(world, Checkpoint(view, None, (), boundary.ply, boundary.outcomes), match._since, sealed, seat, rng):
            return world
    raise NoWorld(f"no world found for seat {seat + 1} of {match.title.id} in {DEALS} deals")


def remembered(match: Match[S], boundary: Checkpoint, seat: int) -> S:
    """The seat's view of the boundary, with what it remembers. Kept until the next boundary or another seat asks."""
    kept = match._recalled
    if kept is not None and kept[0] is boundary and kept[1] == seat:
        known: S = kept[2]
        return known
    known = view_of(boundary.state, seat)
    if match._events is not None:
        match.rules.remember(known, seat, past(match, seat))
    match._recalled = boundary, seat, known
    return known


def past(match: Match[S], seat: int) -> list[Event]:
    """What the seat has witnessed up to the last boundary."""
    told = (match._events or [])[: match._checkpoint.events]
    return [event for _, audience, event in told if audience in (EVERYBODY, seat)]


def witnessed(match: Match[S], boundary: Checkpoint, seat: int) -> list[Event]:
    """The events since the boundary that the seat has seen. Replays those answers, if nobody has noted them."""
    if not match._since:
        return []
    if match._events is not None:
        events = match._events[boundary.events :]
    else:
        twin = match._bare()
        twin._events = events = []
        twin._resume(boundary, match._since)
    return [event for _, audience, event in events if audience in (EVERYBODY, seat)]


def _fits(world: Match[S], boundary: Checkpoint, since: Sequence[Entry], sealed: int, seat: int, rng: Random) -> bool:
    """Stands at the boundary and gives the answers again; each must be possible at its place.

    Those that the seat has not seen are given anew, whatever they were: what has been seen of their consequences then
    sorts out the worlds in which they were others."""
    world._resume(boundary, ())
    for place, given in enumerate(since):
        entry: Entry | None = given
        if not _seen(given, seat, place >= sealed):
            entry = _instead(world, given, rng)
        elif not _possible(world, given):
            return False
        if entry is None:
            return False
        step_on(world, entry)
    return True


def _seen(entry: Entry, seat: int, sealed: bool) -> bool:
    """Whether the seat knows the answer. Those to an open question to several seats are sealed until all are in."""
    who, _, kind, flags = entry
    if who == CHANCE:
        return kind.audience in (EVERYBODY, seat)
    return who == seat or not (sealed or flags & SECRET)


def _possible(world: Match[S], entry: Entry) -> bool:
    step = world._step
    seat, answer = entry[0], entry[1]
    if isinstance(step, (Ask, Together)):
        return any(ask.seat == seat and ask.admits(answer) for ask in world.asks)
    return step is not None and seat == CHANCE and answer in step.pool


def _instead(world: Match[S], entry: Entry, rng: Random) -> Entry | None:
    """Any answer in the place of one that the seat has not seen; None if there was no such question in this world."""
    who, _, kind, flags = entry
    step = world._step
    if who == CHANCE:
        if step is None or isinstance(step, (Ask, Together)) or not step.pool:
            return None
        return CHANCE, rng.choice(step.pool), step, flags
    for ask in world.asks:
        if ask.seat == who and ask.kind == kind:
            return who, rng.choice(ask.options), kind, flags
    return None


def step_on(match: Match[S], entry: Entry) -> None:
    """One given answer further and no more: the next step is left pending, whatever it is.

    At the end of a boundary's rules the next ones begin."""
    match._since.append(entry)
    seat, answer = entry[0], entry[1]
    step = match._step
    if seat == CHANCE:
        match._outcomes += 1
    elif isinstance(step, Together):
        match._given[seat] = answer
        if len(match._given) < len(step.asks):
            return
        answer = match._collected(step)
    try:
        match._step = match._next_step(answer)
    except GameOver:
        match.state.over = True
        match._step = None
