"""The board of Caribbean Conquest, and its cover."""

from karawela.draw.board import Board
from karawela.games.conquest.board.cover import cover
from karawela.games.conquest.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover)
