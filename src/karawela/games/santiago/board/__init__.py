"""The board of Santiago de Cuba, its cover, its single things large and small, and pictures of how it is played."""

from karawela.draw.board import Board
from karawela.games.santiago.board.cover import cover
from karawela.games.santiago.board.illustrations import ILLUSTRATIONS
from karawela.games.santiago.board.large import face, sign
from karawela.games.santiago.board.picture import draw_board

BOARD = Board(picture=draw_board, cover=cover, sign=sign, face=face, illustrations=ILLUSTRATIONS)
