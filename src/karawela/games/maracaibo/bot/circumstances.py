"""What decides an answer besides its options: the same words are offered at every card and after every roll."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.state import Maracaibo

_PURSE = 3
"""So many doubloons more or less make a difference."""


def circumstances(view: Maracaibo, seat: int, kind: str, options: Sequence[Move]) -> tuple[int, ...]:
    """The dice, the card under the ship, the quests that lie open, where the ship is."""
    if kind in ("raid_die", "reroll"):
        return view.dice
    captain = view.captains[seat]
    ship = captain.ship
    if kind == "card":
        return (view.cells[ship], captain.doubloons // _PURSE)
    if kind in ("residence", "treasure", "effects", "supply"):
        return (view.cells[ship] if ship < CELLS else -ship,)
    if kind == "quest":
        return tuple(view.quest_market)
    if kind == "move":
        index, cells = view.sea.index, view.cells
        there = [index[str(move[1])] for move in options]
        return tuple([cells[space] if space < CELLS else -space for space in there])
    return ()
