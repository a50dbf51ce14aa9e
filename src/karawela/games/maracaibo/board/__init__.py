"""The board of Pirates of Maracaibo, and its cover."""

from karawela.draw.board import Board
from karawela.games.maracaibo.board.cover import cover
from karawela.games.maracaibo.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover)
