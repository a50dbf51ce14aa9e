"""Rozstawienie: colours, the sea, strategic areas, first units (chapter 1)."""

from typing import Final

from karawela.engine.ask import Ask, Rules
from karawela.games.conquest.refusals import why_not_colour
from karawela.games.conquest.rules.areas import POINTS_PER_AREA, grouped
from karawela.games.conquest.state import COMPASS, Conquest
from karawela.games.ship_adventure.components import COLOUR_INDEX, COLOURS
from karawela.games.ship_adventure.deal import lay_tiles
from karawela.games.ship_adventure.sea import Board

FIRST_SHIPS: Final = 1
FIRST_CREWS: Final = 2
_CHOOSE = [("choose_colour", colour) for colour in COLOURS]


def setup(s: Conquest) -> Rules:
    """Everybody picks a colour, the tiles of all boxes are laid at random, and points and units are placed."""
    for seat, captain in enumerate(s.captains):
        taken = [other.colour for other in s.captains]
        options = [_CHOOSE[colour] for colour in range(len(COLOURS)) if colour not in taken]
        answer = yield Ask(seat, "choose_colour", options, "SAC-1.01", why_not_colour)
        captain.colour = COLOUR_INDEX[answer[1]]
    tiles = yield from lay_tiles(boxes=s.boxes)  # SAC-1.02 to 1.04
    place(s, tiles)
    s.phase = COMPASS


def place(s: Conquest, tiles: tuple[int, ...]) -> None:
    """Areas, and for every city of a played colour its owner, a ship and two crews (SAC-1.05 to 1.08)."""
    s.tiles = tiles
    board = s.board
    s.areas = grouped(token_points(board), board.width, POINTS_PER_AREA[s.boxes])
    for seat, captain in enumerate(s.captains):
        for city in board.cities[captain.colour]:
            s.owner[city] = seat
            captain.ships[board.harbour_of[city]] = FIRST_SHIPS
            captain.crews[city] = FIRST_CREWS


def token_points(board: Board) -> list[int]:
    """Every temple and every skull carries a token; cities carry none (SAC-1.05)."""
    return sorted(square for group in (*board.temples, *board.skulls) for square in group)
