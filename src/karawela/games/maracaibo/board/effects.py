"""Effects as rows of signs: the pen and the signs of this title, and what only its own components need."""

from __future__ import annotations

from karawela.effects.draws import PLAIN, Pen
from karawela.effects.signs import Signs
from karawela.effects.templates import ARROW, SLASH, Token
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.data.box import Quest, Source
from karawela.games.maracaibo.data.read_words import VOCABULARY

__all__ = ["ARROW", "PLAIN", "SLASH", "Token"]

SIGNS = Signs(VOCABULARY)
PEN = Pen(VOCABULARY, SMALL)
effect_tokens = SIGNS.effect
scroll_parts = SIGNS.scrolls
row = PEN.row
row_width = PEN.width
fitting = PEN.fitting
scrolls = PEN.scrolls
strongest = PEN.strongest


def source_tokens(source: Source) -> list[Token]:
    """A raid action: its strength and what that buys."""
    return [Token("raid", str(source.cost)), ARROW, *effect_tokens(source.reward)]


def condition_tokens(quest: Quest, hard: bool) -> tuple[Token, ...]:
    """What one half of a quest wants."""
    tokens: list[Token] = []
    for measure, least in quest.hard if hard else quest.easy:
        tokens += [Token("", str(least)), *SIGNS.value("measure", measure)]
    return tuple(tokens)
