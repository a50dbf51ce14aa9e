"""What hovering over a square says."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import COLOURS, TERRAINS
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea
from karawela.words import Words


def square_title(words: Words, sea: Sea, square: int) -> str:
    """The square by its name and kind; a city and its harbour with their colour."""
    name, kind, colour = sea.names[square], TERRAINS[sea.kind[square]], sea.colour[square]
    if colour == NOWHERE:
        return words.say("board-square", square=name, kind=kind)
    return words.say("board-coloured-square", square=name, kind=kind, colour=COLOURS[colour])
