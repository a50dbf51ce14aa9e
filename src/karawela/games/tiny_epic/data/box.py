"""A box of Tiny Epic Pirates: every component as frozen data, in tuples that rules index with small ints.

Crew and skeleton cards share one numbering, and so do the map cards with the cursed ones: those of the expansion come
last. A box is made once from the data files, or from them and a player's data pack; a state names its box by the pack's
edition.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from karawela.components.packs import STANDARD, Shelf
from karawela.components.sheets import Rows
from karawela.effects.tree import Effect
from karawela.games.tiny_epic.data.choices import EAST, NORTH, SOUTH, WEST
from karawela.games.tiny_epic.data.rows import Numbers, RowSpace


@dataclass(frozen=True, slots=True)
class MapCard:
    """A card of the sea; NONE or 0 for what is not on it."""

    id: str
    settlement: int
    market: int
    """The kind of good that it buys."""
    tavern: bool
    cove: bool
    burial: int
    storms: int
    """A bit for each edge."""
    cursed: bool
    mausoleum: bool
    wreck: bool
    cursed_burial: bool


@dataclass(frozen=True, slots=True)
class CrewCard:
    """A card of the crew or of the skeleton crew."""

    id: str
    index: int
    damage: tuple[int, ...]
    """By the face of a die less one: how often it stands on the card."""
    hits: int
    trigger: int
    bonus: Effect
    skeleton: bool


@dataclass(frozen=True, slots=True)
class CaptainSide:
    """A side of a captain card."""

    damage: tuple[int, ...]
    bonus: int
    """ATTACK or PLUNDER: what follows the burial in its row."""


@dataclass(frozen=True, slots=True)
class Captain:
    id: str
    colour: str
    trigger: int
    sides: tuple[CaptainSide, CaptainSide]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of legend."""

    id: str
    bonus: tuple[Effect, ...]
    sail: int
    dice: int


@dataclass(frozen=True, slots=True)
class MerchantCard:
    id: str
    strength: int
    gold: int
    legend: int
    stays: bool


@dataclass(frozen=True, slots=True)
class Helm:
    """A side of the solo helm mat."""

    id: str
    damage: tuple[int, ...]
    targets: tuple[int, ...]
    hits: int
    crates: int
    gold: int
    idle: int


@dataclass(frozen=True, slots=True)
class Mat:
    """A side of the solo legend mat; `bonuses` by the level reached, none for the first."""

    id: str
    bonuses: tuple[tuple[Effect, ...], ...]
    row: tuple[RowSpace, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All of it, and the rows that it was read from."""

    rows: Rows
    numbers: Numbers
    map: tuple[MapCard, ...]
    map_ids: tuple[str, ...]
    map_index: dict[str, int]
    base_map: tuple[int, ...]
    crew: tuple[CrewCard, ...]
    crew_ids: tuple[str, ...]
    crew_index: dict[str, int]
    skeletons: int
    """The number of the first skeleton card."""
    captains: tuple[Captain, ...]
    levels: tuple[Level, ...]
    fourth: int
    """The level from which on a pirate has the fourth deckhand."""
    merchants: tuple[MerchantCard, ...]
    merchant_ids: tuple[str, ...]
    search: tuple[tuple[Effect, ...], ...]
    search_ids: tuple[str, ...]
    search_faces: tuple[int, ...]
    """The faces of all tokens, each as often as it is there."""
    wake: tuple[tuple[Effect, ...], ...]
    wake_ids: tuple[str, ...]
    wake_faces: tuple[int, ...]
    helms: dict[str, Helm]
    mats: dict[str, Mat]


_BOXES: Final[dict[str, Box]] = {}


def _make(folder: Path | None) -> Box:
    from karawela.games.tiny_epic.data.read_box import make_box

    return make_box(folder)


SHELF: Final[Shelf[Box]] = Shelf("tiny_epic", _make, _BOXES)
"""Our own data, and every data pack that is open."""


def standard_box() -> Box:
    """The box of our own data."""
    return box_of(STANDARD)


def box_of(edition: str) -> Box:
    """The box that a state names, by a look-up; `DataError` if there is no such data pack here."""
    box = _BOXES.get(edition)
    return box if box is not None else SHELF.box(edition)


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The geometry of a sea of so many rows and columns. Cells are numbered row by row from the north-west."""

    rows: int
    columns: int
    neighbours: tuple[tuple[int, ...], ...]
    """North, east, south, west, as far as they are there."""
    distance: tuple[tuple[int, ...], ...]
    """Between any two cells, in cards."""
    edge: tuple[dict[int, int], ...]
    """By a neighbour: the bit of the edge between, as the first cell prints it."""

    @property
    def ports(self) -> tuple[int, int]:
        """North-west and south-east."""
        return 0, self.rows * self.columns - 1

    @property
    def corners(self) -> tuple[int, int]:
        """The corners without a port: north-east, then south-west."""
        return self.columns - 1, (self.rows - 1) * self.columns


@cache
def grid_of(rows: int, columns: int) -> Grid:
    cells = range(rows * columns)
    steps = ((-columns, NORTH), (1, EAST), (columns, SOUTH), (-1, WEST))
    edges: list[dict[int, int]] = []
    for cell in cells:
        row, column = divmod(cell, columns)
        there = (row > 0, column < columns - 1, row < rows - 1, column > 0)
        edges.append({cell + step: bit for (step, bit), is_there in zip(steps, there, strict=True) if is_there})
    distance = tuple(
        tuple(abs(a // columns - b // columns) + abs(a % columns - b % columns) for b in cells) for a in cells
    )
    return Grid(rows, columns, tuple(tuple(each) for each in edges), distance, tuple(edges))
