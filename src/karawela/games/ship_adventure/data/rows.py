"""The rows of the box, checked: what Treasure Map and Caribbean Conquest share lies in `components.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from karawela.components.rows import Row, Schema
from karawela.components.sheets import Rows, read_rows

Edge = Literal["north", "south", "east", "west"]
Quadrants = tuple[int, int, int]


def _say_about(row: Row, about: str) -> None:
    """What people read of the row in either language, where numbers say it all."""
    for language in ("en", "pl"):
        msgspec.structs.force_setattr(row, f"{language}_about", about)


class Colour(Row, frozen=True, kw_only=True):
    """A colour of players and cities, with its edge of the board."""

    edge: Edge
    hex: str
    on_compass: str
    """The colour of its symbol on the compass."""


class Area(Row, frozen=True, kw_only=True):
    """A ninth of the board; `orders` are those of its tokens of level 1, 2, 3: the quadrants numbered 1 to 4."""

    where: str
    hex: str
    orders: tuple[str, str, str]
    pl_fem: str

    def __post_init__(self) -> None:
        _say_about(self, "; ".join(f"{level}: {order}" for level, order in enumerate(self.orders, 1)))


class Terrain(Row, frozen=True, kw_only=True):
    """A kind of square, and how it looks in a terminal: the sign, its colour, and that of the ground under it."""

    land: bool = False
    sign: str
    ink: str = ""
    ground: str = ""


class Tile(Row, frozen=True, kw_only=True):
    """A kind of tile: the tiles of it, and their squares NW, NE, SW, SE as they lie unturned."""

    tiles: tuple[str, ...]
    squares: tuple[str, str, str, str]

    def __post_init__(self) -> None:
        _say_about(self, f"{len(self.tiles)} ×")


class Sector(Row, frozen=True, kw_only=True):
    """A sector of the compass: three colours from the inside out."""

    rings: tuple[str, str, str]


class Equipment(Row, frozen=True, kw_only=True):
    """A card: what it adds to a fight, what it costs, how many one may have, how many there are; a terminal's sign."""

    bonus: int = 0
    most: int
    cost: int
    cards: int
    sign: str


class MapCard(Row, frozen=True, kw_only=True):
    """Column, row and turns of the five big islands, and the place of El Dorado on its back."""

    islands: tuple[Quadrants, Quadrants, Quadrants, Quadrants, Quadrants]
    back: str
    back_area: str
    back_order: str


class Piece(Row, frozen=True, kw_only=True):
    """What is moved over the sea; in Caribbean Conquest with its price, and how many each player has in a box."""

    cost: int = 0
    per_box: int = 0


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the six faces count; one of them is the skull."""

    faces: tuple[int, int, int, int, int, int]
    skull: int
    source: str


class Reference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board for tests and examples: laid tiles by rows from the north."""

    map: str
    rows: tuple[tuple[str, ...], ...]
    source: str


SCHEMA = Schema(
    Path(__file__).parent,
    {
        "colour": Colour,
        "area": Area,
        "terrain": Terrain,
        "tile": Tile,
        "sector": Sector,
        "equipment": Equipment,
        "map": MapCard,
        "piece": Piece,
    },
    {"die": Die, "reference": Reference},
)
ROWS: Rows = read_rows(SCHEMA)
