"""Talia poziomu II: the next card of level II, with and without the fog over upgrade cards (POM-3.08, 16.02)."""

from collections.abc import Generator
from typing import Any

from karawela.engine.ask import Draw, Rules
from karawela.games.maracaibo.data.box import FOG_UPGRADES
from karawela.games.maracaibo.rules.moves import moves_of
from karawela.games.maracaibo.state import FILLER, FOG_CARD, TOP_IS_DOWN, UNKNOWN_TOP, Maracaibo

_LIES = ("down", "up")


def refill(s: Maracaibo, cell: int) -> Rules:
    """The top card comes into the empty cell, lying as it lay; from an empty deck a filler (POM-3.08, 3.10)."""
    if not s.deck:
        s.cells[cell] = FILLER
    elif s.top == TOP_IS_DOWN:
        s.cells[cell] = FOG_CARD
        s.deck -= 1
        yield from look_at_top(s)
    else:
        s.cells[cell] = yield from take_top(s)
    s.tell("refill", moves_of(s.pack).names[s.cells[cell]])


def take_top(s: Maracaibo) -> Generator[Any, Any, int]:
    """The card on top leaves the deck, seen by everybody."""
    s.deck -= 1
    card = s.top
    if card < 0:
        card = yield Draw(s.unseen_deck, "level_2", s.box.card_ids)
        s.unseen_deck.remove(card)
    yield from look_at_top(s)
    return card


def look_at_top(s: Maracaibo) -> Rules:
    """With the fog everybody sees how the new top card lies, and the card itself if its face is up (POM-16.09)."""
    s.top = UNKNOWN_TOP
    if not s.modules & FOG_UPGRADES or not s.deck:
        return
    up = yield Draw([0] * (s.deck - s.ups) + [1] * s.ups, "lies", _LIES)
    if not up:
        s.top = TOP_IS_DOWN
        return
    s.ups -= 1
    s.top = yield Draw(s.unseen_deck, "level_2", s.box.card_ids)
    s.unseen_deck.remove(s.top)
