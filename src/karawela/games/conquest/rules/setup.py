"""Rozstawienie: colours, the sea, strategic areas, first units (chapter 1)."""

from typing import Final

from karawela.engine.ask import Rules
from karawela.engine.title import Setup
from karawela.games.conquest.rules.areas import POINTS_PER_AREA, grouped
from karawela.games.conquest.rules.refusals import why_not_colour
from karawela.games.conquest.state import COMPASS, Captain, Conquest
from karawela.games.ship_adventure.rules.colours import choose_colours
from karawela.games.ship_adventure.rules.deal import lay_tiles
from karawela.games.ship_adventure.rules.sea import Sea

FIRST_SHIPS: Final = 1
FIRST_CREWS: Final = 2
LIMITS: Final = {1: {1: 30, 4: 40, 9: 50}, 2: {1: 30, 4: 40, 9: 80}, 3: {1: 30, 4: 80, 9: 80}}
"""The number of rounds by the number of boxes, where the table does not say otherwise (SAC-7.06), in each version."""


def start(setup: Setup) -> Conquest:
    """Everybody begins with one cannon card and no gold (SAC-1.10)."""
    boxes = int(setup.options["boxes"])
    return Conquest(
        captains=[Captain() for _ in range(setup.seats)],
        boxes=boxes,
        opening_truce=bool(setup.options["opening_truce"]),
        max_rounds=int(setup.options["max_rounds"]) or LIMITS[setup.version][boxes],
    )


def setup(s: Conquest) -> Rules:
    """Everybody picks a colour, the tiles of all boxes are laid at random, and points and units are placed."""
    yield from choose_colours(s.captains, "SAC-1.01", why_not_colour)
    tiles = yield from lay_tiles(boxes=s.boxes)  # SAC-1.02 to 1.04
    place(s, tiles)
    s.phase = COMPASS


def place(s: Conquest, tiles: tuple[int, ...]) -> None:
    """Areas, and for every city of a played colour its owner, a ship and two crews (SAC-1.05 to 1.08)."""
    s.tiles = tiles
    sea = s.sea
    s.areas = grouped(token_points(sea), sea.width, POINTS_PER_AREA[s.boxes])
    for seat, captain in enumerate(s.captains):
        for city in sea.cities[captain.colour]:
            s.owner[city] = seat
            captain.ships[sea.harbour_of[city]] = FIRST_SHIPS
            captain.crews[city] = FIRST_CREWS


def token_points(sea: Sea) -> list[int]:
    """Every temple and every skull carries a token; cities carry none (SAC-1.05)."""
    return sorted(square for group in (*sea.temples, *sea.skulls) for square in group)
