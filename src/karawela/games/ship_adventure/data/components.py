"""The components that both games of the box use, read once from `data/components.toml`; in the state they are ints."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from karawela.engine.errors import DataError

FOLDER = Path(__file__).parent.parent

COLOURS: Final = ("red", "yellow", "blue", "green")
AREAS: Final = ("white", "pink", "purple", "orange", "black", "turquoise", "brown", "grey", "lime")
"""In the order of the area cycle, which is also the reading order of the nine areas."""

SEA: Final = 0
HARBOUR: Final = 1
SKULL: Final = 2
WAVE: Final = 3
JUNGLE: Final = 4
CITY: Final = 5
TEMPLE: Final = 6
SQUARES: Final = ("sea", "harbour", "skull", "wave", "jungle", "city", "temple")
FIRST_LAND: Final = JUNGLE
"""Kinds from here on are land, those before are sea."""

SABRES: Final = 0
CANNON: Final = 1
CANNONBALLS: Final = 2
CAMOUFLAGE: Final = 3
EQUIPMENT: Final = ("sabres", "cannon", "cannonballs", "camouflage")

NW: Final = 0
NE: Final = 1
SW: Final = 2
SE: Final = 3
QUADRANTS: Final = ("NW", "NE", "SW", "SE")

PIRATES: Final = ("pirate_1", "pirate_2", "pirate_3", "pirate_4")

SKULL_FACE: Final = 7
"""The skull of the die, by what it counts."""

NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6
"""Directions are 0 to 7: N, NE, E, SE, S, SW, W, NW."""
DX: Final = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
_WAVES: Final = {"wave_n": NORTH, "wave_e": EAST, "wave_s": SOUTH, "wave_w": WEST}
_TURN: Final = (SW, NW, SE, NE)
"""A quarter turn clockwise: which old quadrant comes to NW, NE, SW, SE."""

COLOUR_INDEX: Final = {name: index for index, name in enumerate(COLOURS)}
AREA_INDEX: Final = {name: index for index, name in enumerate(AREAS)}
EQUIPMENT_INDEX: Final = {name: index for index, name in enumerate(EQUIPMENT)}
PIRATE_INDEX: Final = {name: index for index, name in enumerate(PIRATES)}


@dataclass(frozen=True, slots=True)
class MapCard:
    """A map card: the laid tile (tile and rotation) of each fixed position, and the back."""

    id: str
    islands: tuple[tuple[int, int], ...]
    """(tile position in reading order, laid tile), of big_island_1 to big_island_5."""


@dataclass(frozen=True, slots=True)
class Back:
    """Where something lies: an area, and the quadrants with the numbers 1, 2, 3, 4."""

    id: str
    area: int
    order: tuple[int, ...]


def _order(text: str, where: str) -> tuple[int, ...]:
    names = text.split("-")
    if sorted(names) != sorted(QUADRANTS):
        raise DataError(f"components.toml: {where}: '{text}' is not an order of the four quadrants")
    return tuple(QUADRANTS.index(name) for name in names)


def _read() -> dict[str, Any]:
    with (FOLDER / "data" / "components.toml").open("rb") as file:
        raw = tomllib.load(file)
    for kind, ids in (("colour", COLOURS), ("area", AREAS), ("square", SQUARES), ("equipment", EQUIPMENT)):
        if tuple(entry["id"] for entry in raw[kind]) != ids:
            raise DataError(f"components.toml: each {kind} must be one of {', '.join(ids)}, in this order")
    for kind in ("colour", "area", "square", "tile", "equipment", "map", "piece"):
        for entry in raw[kind]:
            for key in ("en", "pl", "source"):
                if not entry.get(key):
                    raise DataError(f"components.toml: {kind} {entry['id']} has no '{key}'")
    for entry in raw["tile"]:
        if len(entry["squares"]) != 4 or any(s not in _WAVES and s not in SQUARES for s in entry["squares"]):
            raise DataError(f"components.toml: tile {entry['id']} needs four squares of known kinds")
    if sum(len(entry["tiles"]) for entry in raw["tile"]) != 36:
        raise DataError("components.toml: there must be 36 tiles")
    for entry in raw["sector"]:
        if len(set(entry["rings"])) != 3 or not set(entry["rings"]) <= set(COLOURS):
            raise DataError(f"components.toml: sector {entry['number']} needs three different colours")
    return raw


COMPONENTS: Final[dict[str, Any]] = _read()

TILES: Final[tuple[str, ...]] = tuple(name for entry in COMPONENTS["tile"] for name in entry["tiles"])
TILE_INDEX: Final = {name: index for index, name in enumerate(TILES)}
TILE_KIND: Final[tuple[str, ...]] = tuple(entry["id"] for entry in COMPONENTS["tile"] for _ in entry["tiles"])
BIG_ISLANDS: Final = tuple(TILE_INDEX[f"big_island_{n}"] for n in range(1, 6))
CITY_TILES: Final = tuple(TILE_INDEX[f"city_{colour}"] for colour in COLOURS)
SKULL_TILES: Final = tuple(TILE_INDEX[f"skull_{n}"] for n in range(1, 5))

LAID_NAMES: Final[tuple[str, ...]] = tuple(f"{name}_r{turns}" for name in TILES for turns in range(4))
"""A laid tile is one int, tile * 4 + rotation; this is its name in records: `city_red_r3`."""
LAID_INDEX: Final = {name: index for index, name in enumerate(LAID_NAMES)}


def _laid(squares: list[str], turns: int) -> tuple[tuple[int, int], ...]:
    now = [(WAVE, _WAVES[s]) if s in _WAVES else (SQUARES.index(s), -1) for s in squares]
    for _ in range(turns):
        now = [now[old] for old in _TURN]
        now = [(kind, (way + 2) % 8 if way >= 0 else -1) for kind, way in now]
    return tuple(now)


LAID_SQUARES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    _laid(entry["squares"], turns) for entry in COMPONENTS["tile"] for _ in entry["tiles"] for turns in range(4)
)
"""Of each laid tile, (kind, direction of the wave or -1) of its squares NW, NE, SW, SE."""

SECTORS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COLOUR_INDEX[colour] for colour in entry["rings"]) for entry in COMPONENTS["sector"]
)
FACES: Final[tuple[int, ...]] = tuple(COMPONENTS["die"]["faces"])
COST: Final[tuple[int, ...]] = tuple(entry["cost"] for entry in COMPONENTS["equipment"])
MOST: Final[tuple[int, ...]] = tuple(entry["most"] for entry in COMPONENTS["equipment"])

TOKENS: Final[tuple[str, ...]] = tuple(f"t{level}_{area}" for level in (1, 2, 3) for area in AREAS)
"""The 27 treasure tokens: token = (level - 1) * 9 + area."""
TOKEN_INDEX: Final = {name: index for index, name in enumerate(TOKENS)}
TOKEN_BACKS: Final[tuple[Back, ...]] = tuple(
    Back(
        f"t{level}_{entry['id']}",
        AREA_INDEX[entry["id"]],
        _order(entry["orders"][level - 1], f"t{level}_{entry['id']}"),
    )
    for level in (1, 2, 3)
    for entry in COMPONENTS["area"]
)
MAP_CARDS: Final[tuple[MapCard, ...]] = tuple(
    MapCard(
        entry["id"],
        tuple(
            (ty * 6 + tx, tile * 4 + turns) for tile, (tx, ty, turns) in zip(BIG_ISLANDS, entry["islands"], strict=True)
        ),
    )
    for entry in COMPONENTS["map"]
)
MAP_NAMES: Final = tuple(card.id for card in MAP_CARDS)
DORADO_BACKS: Final[tuple[Back, ...]] = tuple(
    Back(entry["back"], AREA_INDEX[entry["back_area"]], _order(entry["back_order"], entry["back"]))
    for entry in COMPONENTS["map"]
)
DORADO_NAMES: Final = tuple(back.id for back in DORADO_BACKS)

R1: Final[tuple[int, ...]] = tuple(LAID_INDEX[name] for row in COMPONENTS["reference"]["rows"] for name in row)
"""The reference board of tests and examples."""


def level_of(token: int) -> int:
    return token // 9 + 1


def area_of(token: int) -> int:
    return token % 9
