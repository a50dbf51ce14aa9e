"""A card of Redbeard's: what he tries, line by line, in this order."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK
from karawela.draw.svg import at, join, path, rect, text
from karawela.games.maracaibo.board.effects import Token, row
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.data.redbeard_parts import (
    RB_CARD,
    RB_EXTRA_EXPLORE,
    RB_EXTRA_UPGRADE,
    RB_EXTRAS,
    RedbeardCard,
)
from karawela.games.maracaibo.data.vocabulary import KINDS

CARD_SIZE: Final = (112.0, 70.0)
_THEN = Token("", "›")
_MAIN_SIGNS = ("raid", "explore", "quest", "crew", "")


def redbeard_card(card: RedbeardCard, failed: int, now: bool) -> Markup:
    """The card from its upper left corner; what he has tried in vain is struck out."""
    width, height = CARD_SIZE
    lines: list[tuple[Token, ...]] = []
    if card.extra:
        sign = "upgrade" if card.extra == RB_EXTRA_UPGRADE else RB_EXTRAS[card.extra]
        lines.append((Token("", "+"), Token(sign, str(card.extra_value) if card.extra == RB_EXTRA_EXPLORE else "")))
    for action, kinds in card.main:
        if action == RB_CARD:
            first, second, third = [Token(KINDS[kind]) for kind in kinds]
            lines.append((first, _THEN, second, _THEN, third))
        else:
            lines.append((Token(_MAIN_SIGNS[action]),))
    parts = [
        rect(0, 0, width, height, "#fbf3dc", 7, "#c2402f" if now else "#5a3a14", 3 if now else 1.2),
        rect(3, 3, 22, 20, "#c2402f", 5),
        text(14, 18, card.id[-2:].upper(), SMALL, CHALK, weight=700),
    ]
    tried, step = 0, height / max(3, len(lines))
    for place, tokens in enumerate(lines):
        y = step * (place + 0.5)
        parts.append(at(69, y, row(tokens, 0.86)))
        if not (card.extra and place == 0):
            if tried < failed:
                parts.append(path(f"M30 {y:g}H{width - 8:g}", stroke="#c2402f", width=2.4))
            tried += 1
        if place:
            parts.append(path(f"M28 {y - step / 2:g}H{width - 6:g}", stroke="#c9b48a", width=1))
    return join(*parts)
