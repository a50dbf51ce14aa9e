"""Bitwy: the others may fire on whoever has come next to them (SAC-5.17, 5.20)."""

from typing import Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.rules.cannon import shoot, shots_of
from karawela.games.conquest.rules.refusals import why_not_react
from karawela.games.conquest.rules.turns import end_turn
from karawela.games.conquest.state import REACTION, Conquest
from karawela.games.ship_adventure.data.components import CANNONBALLS

_PASS: Final[Move] = ("react_pass",)


def begin_reaction(s: Conquest) -> None:
    """Each opponent in turn, from the active player's left."""
    s.phase = REACTION
    s.reacting = s.active
    next_to_react(s)


def next_to_react(s: Conquest) -> None:
    """The next seat that has a shot, its sources loaded afresh; after the last one the turn is over."""
    while True:
        s.fired.clear()
        s.reacting = (s.reacting + 1) % len(s.captains)
        if s.reacting == s.active:
            end_turn(s)
            return
        if reactions_of(s):
            return


def react(s: Conquest) -> Rules:
    """One shot, or a pass; who has no shot, or no further one, is not asked (SAC-5.17)."""
    seat = s.reacting
    answer = yield Ask(seat, "reaction", [*reactions_of(s), _PASS], "SAC-5.17", why_not_react)
    if answer[0] == "react":
        index = s.sea.index
        yield from shoot(s, seat, index[answer[1]], index[answer[2]], answer[3])
        if reactions_of(s):
            return
    next_to_react(s)


def reactions_of(s: Conquest) -> list[Move]:
    """Shots at squares that a unit had moved to, while any unit of the active player is there (SAC-5.20)."""
    if not s.captains[s.reacting].cards[CANNONBALLS]:
        return []
    return shots_of(s, s.reacting, "react", {square for square in s.moved if s.captains[s.active].is_on(square)})
