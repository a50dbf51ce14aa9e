"""What decides an answer besides its options: the same words are offered after every throw and on every card."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.tiny_epic.state import TinyEpic

_PURSE = 4
"""So much Gold more or less makes a difference."""
_INSIDE = ("jostle", "discard_crate", "navy_crate", "assign_deckhand", "move_ship", "choose_port", "hire", "dismiss")


def circumstances(view: TinyEpic, seat: int, kind: str, options: Sequence[Move]) -> tuple[int, ...]:
    """The dice; otherwise where the ship is and how full the purse."""
    pirate = view.pirates[seat]
    if kind == "dice":
        return (*view.battle.dice, *view.battle.answer, view.battle.rerolls)
    if kind in _INSIDE:
        return ()
    return (pirate.cell, (pirate.gold + pirate.cubes) // _PURSE)
