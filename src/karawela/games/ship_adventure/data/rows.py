"""The rows of the box, checked: what Treasure Map and Caribbean Conquest share lies in `components.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from karawela.components.rows import Row, Schema
from karawela.components.sheets import Rows, read_rows

Edge = Literal["north", "south", "east", "west"]
Quadrants = tuple[int, int, int]


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


class Terrain(Row, frozen=True, kw_only=True):
    """A kind of square."""

    land: bool = False


class Tile(Row, frozen=True, kw_only=True):
    """A kind of tile: the tiles of it, and their squares NW, NE, SW, SE as they lie unturned."""

    tiles: tuple[str, ...]
    squares: tuple[str, str, str, str]


class Sector(Row, frozen=True, kw_only=True):
    """A sector of the compass: three colours from the inside out."""

    rings: tuple[str, str, str]


class Equipment(Row, frozen=True, kw_only=True):
    """A card: what it costs, how many one may have, how many there are."""

    most: int
    cost: int
    cards: int


class MapCard(Row, frozen=True, kw_only=True):
    """Column, row and turns of the five big islands, and the place of El Dorado on its back."""

    islands: tuple[Quadrants, Quadrants, Quadrants, Quadrants, Quadrants]
    back: str
    back_area: str
    back_order: str


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
        "piece": Row,
    },
    {"die": Die, "reference": Reference},
)
ROWS: Rows = read_rows(SCHEMA)
