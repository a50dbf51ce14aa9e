"""Where on a sea the places are, found once for each sea."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karawela.games.tiny_epic.data.box import box_of
from karawela.games.tiny_epic.data.choices import NONE

Numbered = tuple[tuple[int, int], ...]
"""Cells, each with a number."""


class Places(NamedTuple):
    settlements: Numbered
    """With their crates."""
    markets: Numbered
    """With the kind that they buy."""
    taverns: tuple[int, ...]
    wrecks: tuple[int, ...]
    coves: tuple[int, ...]
    burials: Numbered
    """With their prices."""
    mausoleums: tuple[int, ...]
    cursed_burials: tuple[int, ...]


@lru_cache(maxsize=256)
def places_of(pack: str, grid: tuple[int, ...]) -> Places:
    """By what is printed on the cards."""
    cards = [box_of(pack).map[card] for card in grid]
    return Places(
        tuple([(cell, card.settlement) for cell, card in enumerate(cards) if card.settlement]),
        tuple([(cell, card.market) for cell, card in enumerate(cards) if card.market != NONE]),
        tuple([cell for cell, card in enumerate(cards) if card.tavern]),
        tuple([cell for cell, card in enumerate(cards) if card.wreck]),
        tuple([cell for cell, card in enumerate(cards) if card.cove]),
        tuple([(cell, card.burial) for cell, card in enumerate(cards) if card.burial]),
        tuple([cell for cell, card in enumerate(cards) if card.mausoleum]),
        tuple([cell for cell, card in enumerate(cards) if card.cursed_burial]),
    )
