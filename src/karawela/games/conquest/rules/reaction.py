"""Bitwy: the others may fire on whoever has come next to them (SAC-5.17, 5.20)."""

from typing import Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.refusals import why_not_react
from karawela.games.conquest.rules.cannon import shoot, shots_of
from karawela.games.conquest.rules.turns import end_turn
from karawela.games.conquest.state import REACTION, Conquest

_PASS: Final[Move] = ("react_pass",)


def begin_reaction(s: Conquest) -> None:
    """Each opponent in turn, from the active player's left."""
    s.phase = REACTION
    s.reacting = s.active
    next_to_react(s)


def next_to_react(s: Conquest) -> None:
    """The next seat with its sources loaded afresh; after the last one the turn is over."""
    s.fired.clear()
    s.reacting = (s.reacting + 1) % len(s.captains)
    if s.reacting == s.active:
        end_turn(s)


def react(s: Conquest) -> Rules:
    """One shot at a square with a unit that has moved, or a pass; nobody is asked without a shot (SAC-5.17)."""
    seat = s.reacting
    options = shots_of(s, seat, "react", targets_of(s))
    if not options:
        next_to_react(s)
        return
    options.append(_PASS)
    answer = yield Ask(seat, "reaction", options, "SAC-5.17", why_not_react)
    if answer[0] == "react":
        index = s.board.index
        yield from shoot(s, seat, index[answer[1]], index[answer[2]], answer[3])
    else:
        next_to_react(s)


def targets_of(s: Conquest) -> dict[int, int]:
    """Squares that a unit had moved to, as long as any unit of the active player is there (SAC-5.20)."""
    return {square: count for square, count in s.moved.items() if s.captains[s.active].is_on(square)}
