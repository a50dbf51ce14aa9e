"""What cards, slots and spaces do, in signs of one cell: `†` a raid, `»3` an exploration, `↻2$` income.

A list of effects becomes pieces that a line may be broken between. The legend says what the signs mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from karawela.effects.cells import Cells, wrapped
from karawela.games.maracaibo.data.box import Card, Quest, Source
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.data.vocabulary import KINDS, MEASURES, TREASURES

__all__ = ["wrapped"]

_CELLS = Cells(VOCABULARY)
pieces = _CELLS.pieces
scroll_pieces = _CELLS.scrolls

DOUBLOON, POINT, OF_DIE = "$", "◆", "⚄"
TREASURE_SIGNS: Final = tuple(_CELLS.value("treasure", kind) for kind in range(len(TREASURES)))
"""Gold is a bar, an emerald a cut stone, a pearl is round."""
KIND_SIGNS: Final = tuple(_CELLS.value("kind", kind) for kind in range(len(KINDS)))
"""Equipment is a chest, crew a face, ship a sail."""
MEASURE_SIGNS: Final = tuple(_CELLS.value("measure", measure) for measure in range(len(MEASURES)))
HOUSE, MARKET, FIGUREHEAD, SCROLL, CUBE, SPADE, RAID, EXPLORE = "⌂", "%", "♆", "¶", "■", "↓", "†", "»"
ISLAND, RIVER, INCOME, RUBY = "▴", "≈", "↻", "✦"


def card_pieces(card: Card) -> list[str]:
    """Cost, points and effects of a card of the sea."""
    if card.kind >= 0:
        return [f"{KIND_SIGNS[card.kind]}{card.cost}{DOUBLOON}", f"{card.vp}{POINT}", *scroll_pieces(card.scrolls)]
    if card.score is not None:
        return [f"{HOUSE}{card.cost}{DOUBLOON}", *pieces(card.score)]
    return pieces(card.actions)


def source_sign(source: Source) -> str:
    """A raid action: `†5:⚄`."""
    return f"{RAID}{source.cost}:{''.join(pieces(source.reward))}"


def quest_signs(quest: Quest) -> Iterator[tuple[str, int, Sequence[tuple[int, int]]]]:
    """Both conditions, the easy one first: the signs, the points, and what must be met."""
    for condition, points in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)):
        yield " ".join(f"{least}{MEASURE_SIGNS[measure]}" for measure, least in condition), points, condition
