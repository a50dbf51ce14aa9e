"""What refusals read: names of things in the view."""

from collections.abc import Callable

from karawela.engine.ask import Move, Refusal
from karawela.games.tiny_epic.state import NOWHERE, TinyEpic

Why = Callable[[TinyEpic, int, Move], Refusal | None]


def here(view: TinyEpic, seat: int) -> str:
    """The card on which the seat's ship is."""
    return view.box.map_ids[view.grid[view.pirates[seat].cell]]


def cell_named(view: TinyEpic, card: str) -> int:
    """Where a card lies; NOWHERE if it is not in this sea."""
    index = view.box.map_index.get(card)
    return view.grid.index(index) if index in view.grid else NOWHERE


def crew_named(view: TinyEpic, card: str) -> int:
    """A crew card by its id; NOWHERE if there is none of that name."""
    return view.box.crew_index.get(card, NOWHERE)


def second_bonus(view: TinyEpic, seat: int) -> int:
    """The order that the second bonus action of the captain's side is."""
    pirate = view.pirates[seat]
    return view.box.captains[pirate.captain].sides[pirate.side].bonus
