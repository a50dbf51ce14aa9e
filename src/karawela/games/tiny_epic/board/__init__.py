"""The board of Tiny Epic Pirates, its cover, its single things large and small, and pictures that explain it."""

from karawela.draw.board import Board
from karawela.games.tiny_epic.board.artwork import sign
from karawela.games.tiny_epic.board.cover import cover
from karawela.games.tiny_epic.board.faces import face
from karawela.games.tiny_epic.board.illustrations import a_turn, an_aim, an_end
from karawela.games.tiny_epic.board.picture import draw_board

BOARD = Board(
    picture=draw_board,
    cover=cover,
    sign=sign,
    face=face,
    illustrations={"aim": an_aim, "turn": a_turn, "end": an_end},
)
