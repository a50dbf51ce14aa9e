"""The board of Treasure Map in a terminal."""

from karawela.games.treasure_map.terminal.picture import Picture
from karawela.terminal.board import TerminalBoard

TERMINAL = TerminalBoard(Picture)
