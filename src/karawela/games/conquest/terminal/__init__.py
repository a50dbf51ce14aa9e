"""The board of Caribbean Conquest in a terminal."""

from karawela.games.conquest.terminal.picture import picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(picture)
