"""The board of Santiago de Cuba in a terminal."""

from karawela.games.santiago.terminal.picture import picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(picture)
