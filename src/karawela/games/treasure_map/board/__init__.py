"""The board of Treasure Map, and its cover."""

from karawela.draw.board import Board
from karawela.games.treasure_map.board.cover import cover
from karawela.games.treasure_map.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover)
