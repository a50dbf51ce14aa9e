"""The board of Pirates of Maracaibo in a terminal."""

from karawela.games.maracaibo.terminal.picture import picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(picture)
