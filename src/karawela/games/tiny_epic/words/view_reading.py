"""What offers and questions read in the view of whoever is asked."""

from __future__ import annotations

from karawela.games.tiny_epic.state import Pirate, TinyEpic
from karawela.words.grammar import Values


def active_pirate(view: TinyEpic) -> Pirate:
    """Whose turn it is: who is asked, but for dice and jostles."""
    return view.pirate_at_work()


def cell_named(view: TinyEpic, said: Values) -> int:
    """Where the map card lies that an option names."""
    return view.grid.index(view.box.map_index[str(said["card"])])


def card_here(view: TinyEpic) -> str:
    """The map card on which the active ship is."""
    return view.box.map_ids[view.grid[active_pirate(view).cell]]


def gold_that_fits(view: TinyEpic, n: int) -> int:
    """So much of some Gold as is not lost (TEP-4.115)."""
    return max(0, min(n, view.box.numbers.most_gold - active_pirate(view).gold))


def yes_or_no(holds: object) -> str:
    return "yes" if holds else "no"
