"""Where everything is on the picture of Pirates of Maracaibo: one plan for a wide screen, one for a tall one.

Lengths are units of the picture. A wide pane shows about 0.84 pixels for each, a phone about one; so no text that must
be read is smaller than `SMALL`. On the tall plan ships sail downwards, and what can be touched is at least `TOUCH`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from karawela.draw.place import Place
from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO, Sea

EDGE: Final = 6
SMALL: Final = 13.5
TOUCH: Final = 46.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A composition for a sea of so many columns."""

    tall: bool
    columns: int
    width: float
    height: float
    sea: Place
    cells: Place
    """The cards and islands of the sea."""
    card: tuple[float, float]
    """Width and height of a card."""
    port: Place
    """Maracaibo."""
    bay: Place
    """The Gulf."""
    land: Place
    """The exploration track."""
    galleons: Place
    quests: Place
    deck: Place
    stage: Place
    ship: Place
    hideout: Place
    tableau: Place
    slot: tuple[float, float]
    """Width and height of a slot of the ship board."""
    quest: tuple[float, float]
    galleon: tuple[float, float]
    """The smallest that a quest and a figurehead tile are drawn; in the market they may be wider."""
    grave: tuple[float, float]
    """A bury space."""
    mini: float
    """A card of the tableau, and a black market tile."""

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """The upper left corner of what lies in that column and row."""
        left, top, width, height = self.cells
        across, down = (row - 1, column - 1) if self.tall else (column - 1, row - 1)
        many = (4, self.columns) if self.tall else (self.columns, 4)
        return round(left + across * width / many[0], 1), round(top + down * height / many[1], 1)

    @property
    def island(self) -> tuple[float, float]:
        """Width and height of an island: two cards, one above the other or, on the tall plan, side by side."""
        width, height = self.card
        if self.tall:
            return round(width + self.cells.width / 4, 1), height
        return width, round(height + self.cells.height / 4, 1)

    def ship_place(self, sea: Sea, position: int, rank: int, among: int) -> tuple[float, float]:
        """Where a ship is drawn that is the `rank`th of so many there."""
        side, line = rank % 2, rank // 2
        if position < CELLS:
            x, y = self.corner(sea.column[position], sea.row[position])
            width = self.card[0]
            if among == 1:
                return x + width / 2, y + 25
            return x + width * (0.27 + 0.46 * side), y + 24 + 38 * line
        if position == GULF:
            place = self.bay
            return place.left + place.width * (0.27 + 0.46 * side), place.top + 47 + 24 * line
        if position == MARACAIBO:
            place = self.port
            return place.left + place.width * (0.27 + 0.46 * side), place.top + place.height - 42 + 26 * line
        if self.tall:
            return self.sea.left + 150 + 62 * rank, self.sea.top + 24
        return self.sea.left + 24, self.sea.top + 130 + 52 * rank

    def space_place(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a space of the track, from its place in the data."""
        left, top, width, height = self.land
        return (
            round(left + 27 + (x - 138) / 316 * (width - 52), 1),
            round(top + 34 + (y - 45) / 495 * (height - 54), 1),
        )


@cache
def plan_for(columns: int, tall: bool) -> Plan:
    """The composition for a sea of so many columns on such a screen."""
    return _tall(columns) if tall else _wide(columns)


def _wide(columns: int) -> Plan:
    """Sea, ports and land above; markets in a row; the viewer's ship, hideout and tableau below."""
    width, market, own = 1240.0, 432.0, 512.0
    return Plan(
        tall=False,
        columns=columns,
        width=width,
        height=674.0,
        sea=Place(6, 6, 800, 420),
        cells=Place(51, 12, 755, 412),
        card=(round(755 / columns - 4.5, 1), 98.0),
        port=Place(810, 6, 88, 130),
        bay=Place(810, 140, 88, 286),
        land=Place(902, 6, 332, 420),
        galleons=Place(6, market, 0, 76),
        quests=Place(0, market, 0, 76),
        deck=Place(0, market, 54, 76),
        stage=Place(0, market, 0, 76),
        ship=Place(6, own, 582, 156),
        hideout=Place(592, own, 234, 156),
        tableau=Place(830, own, 404, 156),
        slot=(40.0, 41.0),
        quest=(118.0, 66.0),
        galleon=(60.0, 64.0),
        grave=(33.0, 32.0),
        mini=36.0,
    )


def _tall(columns: int) -> Plan:
    """One under another, in the order in which they are wanted; the sea is turned, so that ships sail downwards."""
    width, pitch, x, inner = 400.0, 97.0, 4.0, 392.0
    sea = 52 + columns * pitch + 4
    ports = sea + 8
    land = ports + 212
    market = land + 436
    ship = market + 3 * 84
    hideout = ship + 372
    tableau = hideout + 238
    return Plan(
        tall=True,
        columns=columns,
        width=width,
        height=tableau + 284,
        sea=Place(x, 4, inner, sea),
        cells=Place(x + 2, 54, inner, columns * pitch),
        card=(94.0, 93.0),
        bay=Place(x, ports, 194, 208),
        port=Place(x + 198, ports, 194, 208),
        land=Place(x, land, inner, 432),
        quests=Place(x, market, inner, 80),
        galleons=Place(x, market + 84, inner, 80),
        deck=Place(x, market + 168, 60, 80),
        stage=Place(x + 64, market + 168, inner - 64, 80),
        ship=Place(x, ship, inner, 368),
        hideout=Place(x, hideout, inner, 234),
        tableau=Place(x, tableau, inner, 280),
        slot=(54.0, 46.0),
        quest=(106.0, 66.0),
        galleon=(61.0, 68.0),
        grave=(54.0, 46.0),
        mini=46.0,
    )
