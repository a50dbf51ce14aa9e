"""What hovering over a square says."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import COLOURS, TERRAINS
from karawela.games.ship_adventure.rules.sea import NOWHERE, Board
from karawela.words import Words


def square_title(words: Words, board: Board, square: int) -> str:
    """The square by its name and kind; a city and its harbour with their colour."""
    name, kind, colour = board.names[square], TERRAINS[board.kind[square]], board.colour[square]
    if colour == NOWHERE:
        return words.say("board-square", square=name, kind=kind)
    return words.say("board-coloured-square", square=name, kind=kind, colour=COLOURS[colour])
