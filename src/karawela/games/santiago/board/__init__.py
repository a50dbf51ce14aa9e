"""The board of Santiago de Cuba, and its cover."""

from karawela.draw.board import Board
from karawela.games.santiago.board.cover import cover
from karawela.games.santiago.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover)
