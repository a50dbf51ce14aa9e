"""Signs of one cell for what lies on cards and mats: `⌂2` a settlement, `⚖●` a market for coffee, `∩` a cove.

The legend says what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from karawela.effects.cells import Cells
from karawela.effects.tree import Effect
from karawela.games.tiny_epic.data.box import CrewCard, MapCard
from karawela.games.tiny_epic.data.choices import NONE
from karawela.games.tiny_epic.data.read_words import VOCABULARY
from karawela.games.tiny_epic.data.words import Attack, Crates, CrewUp, Cube, Deckhand, Plunder, Search, SureFire, Trade

_CELLS = Cells(VOCABULARY)


def _cell(word: type[Effect]) -> str:
    """The first cell of an effect word, so that a bonus action looks like its order."""
    return VOCABULARY.of(word).row.cell[0]


GOOD_SIGNS: Final = ("♧", "◎", "●", "✹")
"""A leaf of cane, the end of a barrel, a bean, a spark."""
CUBE, SURE_FIRE, SEARCH, CRATE, DECKHAND = (_cell(word) for word in (Cube, SureFire, Search, Crates, Deckhand))
COIN, DIE, LEGEND, SAIL, HIT = "$", "⚄", "★", "»", "!"
SETTLEMENT, MARKET, TAVERN, ATTACK = (_cell(word) for word in (Plunder, Trade, CrewUp, Attack))
COVE, BURIAL, PORT, STORM = "∩", "✕", "⚑", "↯"
MAUSOLEUM, WRECK, CURSED_BURIAL, URN, WAKE, LINE = "Π", "Ш", "✠", "⚱", "≋", "║"
ORDER_SIGNS: Final = (SETTLEMENT, MARKET, TAVERN, SEARCH, ATTACK, COVE)
STATION_SIGNS: Final = (SAIL, HIT, COIN, "⚒")
"""What a deckhand there is good for."""


def features(card: MapCard) -> list[str]:
    """What is printed on a card but its storms and the places to bury at."""
    found = [f"{SETTLEMENT}{card.settlement}"] if card.settlement else []
    found += [f"{MARKET}{GOOD_SIGNS[card.market]}"] if card.market != NONE else []
    found += [sign for sign, there in ((TAVERN, card.tavern), (MAUSOLEUM, card.mausoleum)) if there]
    return found + [sign for sign, there in ((WRECK, card.wreck), (COVE, card.cove)) if there]


def symbols(damage: Sequence[int], hits: int = 0) -> str:
    """The faces of a die that hit, and hits without a die: `24`, `!`."""
    return "".join(str(face) * n for face, n in enumerate(damage, 1)) + HIT * hits


def crew_signs(card: CrewCard) -> str:
    """`12 ⚖›⚔`: the symbols, the order that triggers the card, the bonus action."""
    return f"{symbols(card.damage, card.hits)} {ORDER_SIGNS[card.trigger]}›{''.join(_CELLS.pieces(card.bonus))}"


def level_signs(sail: int, dice: int, hits: int = 0) -> str:
    """`»2⚄3!`: how far one sails, how many dice one rolls, further hits."""
    return f"{SAIL}{sail}{DIE}{dice}{HIT * hits}"
