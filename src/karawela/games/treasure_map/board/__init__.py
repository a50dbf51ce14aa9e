"""The board of Treasure Map, its cover, its signs and its pieces drawn large."""

from karawela.draw.board import Board
from karawela.games.ship_adventure.board.faces import face
from karawela.games.ship_adventure.board.signs import sign
from karawela.games.treasure_map.board.cover import cover
from karawela.games.treasure_map.board.illustrations import ILLUSTRATIONS
from karawela.games.treasure_map.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover, sign=sign, face=face, illustrations=ILLUSTRATIONS)
