"""The board of Caribbean Conquest, its cover, its signs and its pieces drawn large."""

from markupsafe import Markup

from karawela.draw.board import Board
from karawela.games.conquest.board.cover import cover
from karawela.games.conquest.board.illustrations import ILLUSTRATIONS
from karawela.games.conquest.board.picture import draw_board
from karawela.games.ship_adventure.board.faces import area_face, face
from karawela.games.ship_adventure.board.signs import sign
from karawela.games.ship_adventure.data.components import AREA_INDEX
from karawela.words import Words


def _face(words: Words, thing: str) -> Markup:
    """An area is made of temples and skulls here; everything else looks as in the other game."""
    return area_face(thing) if thing in AREA_INDEX else face(words, thing)


BOARD = Board(picture=draw_board, cover=cover, sign=sign, face=_face, illustrations=ILLUSTRATIONS)
