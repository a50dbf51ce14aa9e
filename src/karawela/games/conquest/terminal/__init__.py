"""The board of Caribbean Conquest in a terminal."""

from karawela.games.conquest.terminal.picture import Picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(Picture)
