"""The board of Tiny Epic Pirates in a terminal."""

from karawela.games.tiny_epic.terminal.picture import picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(picture)
