"""Grupy miejsc: places that lie together in fours or more are torn apart (POM-1.07, R.05)."""

from karawela.engine.ask import Draw, Rules
from karawela.games.maracaibo.data.box import PLACE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import CELLS, Sea
from karawela.games.maracaibo.state import FOG_UPGRADE, Maracaibo

_TOO_MANY = 4
_MOST_SWAPS = 50


def break_groups(s: Maracaibo) -> Rules:
    """Swaps a place out of the first such group with an upgrade card, until there is none."""
    sea, cards = s.sea, s.box.cards
    for _ in range(_MOST_SWAPS):
        places = {cell for cell, card in enumerate(s.cells) if card >= 0 and cards[card].sort == PLACE}
        group = _first_group(sea, places)
        if not group:
            return
        moved = max(sorted(group), key=lambda cell: len(places.intersection(sea.steps[cell])))
        upgrades = [
            cell
            for cell, card in enumerate(s.cells)
            if card == FOG_UPGRADE or (card >= 0 and cards[card].sort == UPGRADE_CARD)
        ]
        better = [cell for cell in upgrades if len(_group_of(sea, places - {moved} | {cell}, cell)) < _TOO_MANY]
        cell = yield Draw(better or upgrades, "swap", sea.ids)
        s.cells[moved], s.cells[cell] = s.cells[cell], s.cells[moved]


def _first_group(sea: Sea, places: set[int]) -> set[int]:
    """Cells are numbered by column, then by row, and so are groups by their first cell."""
    for cell in range(CELLS):
        if cell in places:
            group = _group_of(sea, places, cell)
            if len(group) >= _TOO_MANY:
                return group
    return set()


def _group_of(sea: Sea, places: set[int], cell: int) -> set[int]:
    """All places joined to the one in the cell, side by side."""
    group, edge = {cell}, [cell]
    while edge:
        for there in sea.steps[edge.pop()]:
            if there in places and there not in group:
                group.add(there)
                edge.append(there)
    return group
