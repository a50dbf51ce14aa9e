"""Bitwy: melees and shots in the order that the active player likes (SAC-5.16, 6.02, 6.06)."""

from typing import Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.rules.cannon import shoot, shots_of
from karawela.games.conquest.rules.losses import take_point
from karawela.games.conquest.rules.melee import melee
from karawela.games.conquest.rules.reaction import begin_reaction
from karawela.games.conquest.rules.refusals import why_not_fight
from karawela.games.conquest.rules.turns import end_turn
from karawela.games.conquest.state import BATTLES, Conquest

_END: Final[Move] = ("end_battles",)


def begin_battles(s: Conquest) -> None:
    """Undefended points with units of the active player on them are taken first (SAC-6.02)."""
    s.phase = BATTLES
    defended = s.others(s.active)
    for square in s.captains[s.active].squares():
        if square not in defended:
            take_point(s, s.active, square)


def battle(s: Conquest) -> Rules:
    """One melee or one shot, or the battles are over; melees must be fought before that (SAC-5.01, 5.16)."""
    seat = s.active
    names = s.sea.names
    options: list[Move] = [("melee", names[square]) for square in open_melees(s)]
    may_end = not options
    options += shots_of(s, seat, "fire")
    if may_end:
        options.append(_END)
    answer = yield Ask(seat, "battles", options, "SAC-5.16", why_not_fight)
    index = s.sea.index
    if answer[0] == "melee":
        yield from melee(s, index[answer[1]])
    elif answer[0] == "fire":
        yield from shoot(s, seat, index[answer[1]], index[answer[2]], answer[3])
    else:
        begin_reaction(s)
        return
    if s.captains[seat].out:  # it stops at once, without reaction fire (SAC-5.21)
        end_turn(s)


def open_melees(s: Conquest) -> list[int]:
    """The squares with units of the active player and of another, in reading order (SAC-5.01)."""
    return sorted(s.others(s.active).intersection(s.captains[s.active].squares()))
