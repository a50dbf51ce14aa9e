"""The components that both games of the box use, from the rows; in the state they are ints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from karawela.games.ship_adventure.data.rows import ROWS

COLOURS: Final = ("red", "yellow", "blue", "green")
AREAS: Final = ("white", "pink", "purple", "orange", "black", "turquoise", "brown", "grey", "lime")
"""In the order of the area cycle, which is also the reading order of the nine areas."""
PURPLE: Final = 2
ORANGE: Final = 3
TURQUOISE: Final = 5

SEA: Final = 0
HARBOUR: Final = 1
SKULL: Final = 2
WAVE: Final = 3
JUNGLE: Final = 4
CITY: Final = 5
TEMPLE: Final = 6
TERRAINS: Final = ("sea", "harbour", "skull", "wave", "jungle", "city", "temple")
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
GALLEON_ID: Final = "galleon"
SHIP_ID: Final = "ship"
CREW_ID: Final = "crew"

TILES_A_BOX: Final = 36
MOST_COLUMNS: Final = 36
"""The widest board, of nine boxes."""

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


def _order(text: str, table: str, name: str) -> tuple[int, ...]:
    names = text.split("-")
    if sorted(names) != sorted(QUADRANTS):
        raise ROWS.wrong(table, name, "order", f"'{text}' is not an order of the four quadrants")
    return tuple(QUADRANTS.index(name) for name in names)


def _check() -> None:
    """The rows stand in the order of the constants, and name only what there is."""
    for table, ids in (("colour", COLOURS), ("area", AREAS), ("terrain", TERRAINS), ("equipment", EQUIPMENT)):
        if ROWS.ids(table) != ids:
            raise ROWS.wrong(table, "", "id", f"should be {', '.join(ids)}, in this order")
    for tile in ROWS["tile"]:
        for square in tile.squares:
            if square not in _WAVES and square not in TERRAINS:
                raise ROWS.wrong("tile", tile.id, "squares", f"there is no kind of square '{square}'")
    if sum(len(tile.tiles) for tile in ROWS["tile"]) != TILES_A_BOX:
        raise ROWS.wrong("tile", "", "tiles", f"there must be {TILES_A_BOX}")
    for sector in ROWS["sector"]:
        if len(set(sector.rings)) != 3 or not set(sector.rings) <= set(COLOURS):
            raise ROWS.wrong("sector", sector.id, "rings", "should be three different colours")


_check()

TILES: Final[tuple[str, ...]] = tuple(name for tile in ROWS["tile"] for name in tile.tiles)
TILE_INDEX: Final = {name: index for index, name in enumerate(TILES)}
TILE_KIND: Final[tuple[str, ...]] = tuple(tile.id for tile in ROWS["tile"] for _ in tile.tiles)
BIG_ISLANDS: Final = tuple(TILE_INDEX[f"big_island_{n}"] for n in range(1, 6))
CITY_TILES: Final = tuple(TILE_INDEX[f"city_{colour}"] for colour in COLOURS)
SKULL_TILES: Final = tuple(TILE_INDEX[f"skull_{n}"] for n in range(1, 5))

LAID_NAMES: Final[tuple[str, ...]] = tuple(f"{name}_r{turns}" for name in TILES for turns in range(4))
"""A laid tile is one int, tile * 4 + rotation; this is its name in records: `city_red_r3`."""
LAID_INDEX: Final = {name: index for index, name in enumerate(LAID_NAMES)}


def _laid(squares: tuple[str, ...], turns: int) -> tuple[tuple[int, int], ...]:
    now = [(WAVE, _WAVES[s]) if s in _WAVES else (TERRAINS.index(s), -1) for s in squares]
    for _ in range(turns):
        now = [now[old] for old in _TURN]
        now = [(kind, (way + 2) % 8 if way >= 0 else -1) for kind, way in now]
    return tuple(now)


LAID_SQUARES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    _laid(tile.squares, turns) for tile in ROWS["tile"] for _ in tile.tiles for turns in range(4)
)
"""Of each laid tile, (kind, direction of the wave or -1) of its squares NW, NE, SW, SE."""

SECTORS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COLOUR_INDEX[colour] for colour in sector.rings) for sector in ROWS["sector"]
)
FACES: Final[tuple[int, ...]] = ROWS.single["die"].faces
COST: Final[tuple[int, ...]] = tuple(card.cost for card in ROWS["equipment"])
BONUS: Final[tuple[int, ...]] = tuple(card.bonus for card in ROWS["equipment"])
"""What each card adds to a melee, or to a ranged fight."""
MOST: Final[tuple[int, ...]] = tuple(card.most for card in ROWS["equipment"])

TOKENS: Final[tuple[str, ...]] = tuple(f"t{level}_{area}" for level in (1, 2, 3) for area in AREAS)
"""The 27 treasure tokens: token = (level - 1) * 9 + area."""
TOKEN_INDEX: Final = {name: index for index, name in enumerate(TOKENS)}
TOKEN_BACKS: Final[tuple[Back, ...]] = tuple(
    Back(f"t{level}_{area.id}", AREA_INDEX[area.id], _order(area.orders[level - 1], "area", area.id))
    for level in (1, 2, 3)
    for area in ROWS["area"]
)
MAP_CARDS: Final[tuple[MapCard, ...]] = tuple(
    MapCard(
        card.id,
        tuple((ty * 6 + tx, tile * 4 + turns) for tile, (tx, ty, turns) in zip(BIG_ISLANDS, card.islands, strict=True)),
    )
    for card in ROWS["map"]
)
MAP_NAMES: Final = tuple(card.id for card in MAP_CARDS)
DORADO_BACKS: Final[tuple[Back, ...]] = tuple(
    Back(card.back, AREA_INDEX[card.back_area], _order(card.back_order, "map", card.id)) for card in ROWS["map"]
)
DORADO_NAMES: Final = tuple(back.id for back in DORADO_BACKS)

R1: Final[tuple[int, ...]] = tuple(LAID_INDEX[name] for row in ROWS.single["reference"].rows for name in row)
"""The reference board of tests and examples."""


def column_name(x: int) -> str:
    """A to Z, then AA, AB and so on."""
    return chr(65 + x) if x < 26 else chr(64 + x // 26) + chr(65 + x % 26)


SQUARE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{column_name(x)}{y + 1}" for y in range(MOST_COLUMNS) for x in range(MOST_COLUMNS)
)
"""Every square of the widest board; smaller ones have the same names."""


def level_of(token: int) -> int:
    return token // 9 + 1


def area_of(token: int) -> int:
    return token % 9
