"""Effects as rows of signs: the pen and the signs of this title, and what stands under a crew card."""

from __future__ import annotations

from karawela.effects.draws import Pen
from karawela.effects.signs import Signs
from karawela.effects.templates import ARROW, SLASH, Token
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.data.box import Captain, CrewCard, Level
from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.games.tiny_epic.data.read_words import VOCABULARY
from karawela.games.tiny_epic.data.words import Sail

__all__ = ["ARROW", "SLASH", "Token"]

SIGNS = Signs(VOCABULARY)
PEN = Pen(VOCABULARY, SMALL)
effect_tokens = SIGNS.effect
row = PEN.row
row_width = PEN.width
fitting = PEN.fitting

BURIED_SIGN = Token("buried")
SAIL_SIGN = VOCABULARY.of(Sail).row.sign.partition(":")[0]


def bonus_tokens(card: CrewCard) -> tuple[Token, ...]:
    """The order that triggers it, and its bonus action."""
    return Token(ORDERS[card.trigger]), ARROW, *effect_tokens(card.bonus)


def captain_tokens(captain: Captain, side: int) -> tuple[Token, ...]:
    """The order that triggers the row: first a burial, then an order."""
    return Token(ORDERS[captain.trigger]), ARROW, BURIED_SIGN, Token(ORDERS[captain.sides[side].bonus])


def level_tokens(level: Level) -> tuple[Token, ...]:
    """What a level brings once."""
    return tuple(token for effect in level.bonus for token in effect_tokens(effect))
