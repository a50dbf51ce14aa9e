"""Pieces that are drawn often: each once in the picture's `<defs>`, as large as it is by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import darker, ink_on
from karawela.draw.svg import group, join
from karawela.engine.title import Colour
from karawela.games.tiny_epic.board.artwork import ART
from karawela.games.tiny_epic.board.marks import letter_mark
from karawela.games.tiny_epic.board.pieces import (
    captain_pawn,
    chest,
    deckhand,
    ghost_ship,
    merchant_ship,
    moored,
    navy_ship,
    pirate_ship,
    search_token,
    symbol,
    urn,
    wake_token,
)


@cache
def _plain_captain(colour: Colour) -> Markup:
    """The captain with the symbol, where a letter would be too small."""
    drawn = ART.draw("helmsman", seat=colour.hex, dark=darker(colour.hex, 0.6))
    return join(drawn, symbol(colour, 0, 6.5, 11, ink_on(colour.hex)))


_SHARED: Final[dict[str, Callable[[], Markup]]] = {
    "a-merchant-0": lambda: merchant_ship(0),
    "a-merchant-1": lambda: merchant_ship(1),
    "a-warship": navy_ship,
    "a-phantom": ghost_ship,
    "a-parchment": search_token,
    "a-ripple": wake_token,
}
_OF_EACH: Final[dict[str, Callable[[Colour], Markup]]] = {
    "a-ship": pirate_ship,
    "a-moored": moored,
    "a-hand": deckhand,
    "a-captain": captain_pawn,
    "a-plain": _plain_captain,
    "a-chest": chest,
    "a-jar": urn,
    "a-letter": letter_mark,
}


def piece_defs(colours: Sequence[Colour]) -> Markup:
    """`a-warship` and the like; of what each pirate has, `a-ship-0` and on."""
    parts = [group(draw(), id=name) for name, draw in _SHARED.items()]
    for who, colour in enumerate(colours):
        parts += [group(draw(colour), id=f"{name}-{who}") for name, draw in _OF_EACH.items()]
    return join(*parts)
