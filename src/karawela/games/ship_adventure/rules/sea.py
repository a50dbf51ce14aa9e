"""The sea: a board of tiles that wraps round, north to south and west to east.

The state keeps the laid tiles, a tuple of small ints; everything that follows from them is worked out once and shared:
`sea_of(tiles)` costs a look-up, the first time a millisecond. Squares are numbered in reading order, `A1` is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import isqrt

from karawela.games.ship_adventure.data.components import (
    CITY,
    CITY_TILES,
    DX,
    DY,
    FIRST_LAND,
    HARBOUR,
    LAID_SQUARES,
    SKULL,
    SKULL_TILES,
    TEMPLE,
    column_name,
)

NOWHERE = -1
FAR = 10_000
"""The distance of what can't be reached."""


@dataclass(frozen=True, slots=True, eq=False)
class Sea:
    """A sea of laid tiles. Tuples are indexed by square unless they say otherwise; -1 stands for none.

    Never copied and never changed; the only thing that grows is the cache of distances.
    """

    tiles: tuple[int, ...]
    """The laid tiles (tile * 4 + rotation) in reading order."""
    width: int
    squares: range
    kind: tuple[int, ...]
    land: tuple[bool, ...]
    neutral: tuple[bool, ...]
    """City and harbour squares."""
    wave: tuple[int, ...]
    """The square that the wave points to."""
    tile: tuple[int, ...]
    """The position of the square's tile, in reading order of the tiles."""
    area: tuple[int, ...]
    """The area of the square: ninths of the board in reading order."""
    column: tuple[int, ...]
    row: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """The eight squares around: N, NE, E, SE, S, SW, W, NW."""
    sea_around: tuple[tuple[int, ...], ...]
    """The sea squares among the neighbours, in the same order."""
    land_around: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    index: dict[str, int]
    """The square of a name."""
    cities: tuple[tuple[int, ...], ...]
    """By colour: its city squares, in reading order of their tiles."""
    harbours: tuple[tuple[int, ...], ...]
    """By colour, in the order of `cities`."""
    skulls: tuple[tuple[int, ...], ...]
    """By the number of the skull tile."""
    temples: tuple[tuple[int, ...], ...]
    """By the number of the big island."""
    harbour_of: tuple[int, ...]
    """Of a city square: the harbour on its tile."""
    city_of: tuple[int, ...]
    """Of a harbour square: the city on its tile."""
    colour: tuple[int, ...]
    """Of a city or harbour square: its colour."""
    landmass: tuple[int, ...]
    """The number of the landmass; squares with the same one are joined by land."""
    body: tuple[int, ...]
    """The number of the body of sea."""
    main_sea: tuple[bool, ...]
    """Whether the square is in the body of sea that holds the first harbour."""
    _apart: tuple[int, ...]
    _sailing: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)

    def distance(self, here: int, there: int) -> int:
        """King's steps on the torus, land or sea."""
        across = self._apart[self.column[here] - self.column[there]]
        along = self._apart[self.row[here] - self.row[there]]
        return max(along, across)

    def taxi(self, here: int, there: int) -> int:
        """|dx| + |dy| on the torus."""
        apart = self._apart
        return apart[self.column[here] - self.column[there]] + apart[self.row[here] - self.row[there]]

    def sailing(self, *goals: int) -> tuple[int, ...]:
        """From each square the steps through sea squares to the nearest goal; FAR where there is no way.

        Kept for ever: the second call costs a look-up."""
        known = self._sailing.get(goals)
        if known is None:
            known = self._sailing[goals] = spread(goals, self.sea_around)
        return known

    def next_sea_step(self, here: int, *goals: int) -> int:
        """The next square of the shortest way by sea: the first nearer one in the order N, NE, ..., NW (SAT-3.07).

        At a goal, or where there is no way: `here`."""
        steps = self.sailing(*goals)
        nearer = steps[here] - 1
        if 0 <= nearer < FAR - 1:
            for there in self.sea_around[here]:
                if steps[there] == nearer:
                    return there
        return here

    def squares_of_tile(self, position: int) -> tuple[int, int, int, int]:
        """The squares NW, NE, SW, SE of the tile at that position."""
        half = self.width // 2
        first = (position // half) * 2 * self.width + (position % half) * 2
        return first, first + 1, first + self.width, first + self.width + 1

    def names_of(self, squares: Iterable[int]) -> list[str]:
        return [self.names[square] for square in squares]


def spread(goals: Iterable[int], around: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Steps from every square to the nearest goal, by the given neighbours."""
    steps = [FAR] * len(around)
    edge = list(goals)
    for goal in edge:
        steps[goal] = 0
    far = 0
    while edge:
        far += 1
        further = []
        for here in edge:
            for there in around[here]:
                if steps[there] > far:
                    steps[there] = far
                    further.append(there)
        edge = further
    return tuple(steps)


@lru_cache(maxsize=8)
def _grid(
    width: int,
) -> tuple[
    tuple[tuple[int, ...], ...], tuple[str, ...], dict[str, int], tuple[int, ...], tuple[int, ...], tuple[int, ...]
]:
    """What depends on the width alone: neighbours, names, their index, columns, rows, areas."""
    places = [(x, y) for y in range(width) for x in range(width)]
    around = tuple(
        tuple((y + dy) % width * width + (x + dx) % width for dx, dy in zip(DX, DY, strict=True)) for x, y in places
    )
    names = tuple(f"{column_name(x)}{y + 1}" for x, y in places)
    areas = tuple(y * 3 // width * 3 + x * 3 // width for x, y in places)
    index = {name: square for square, name in enumerate(names)}
    return around, names, index, tuple(x for x, _ in places), tuple(y for _, y in places), areas


def grid_of(width: int) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """The neighbours and the names of the squares on every board of this width."""
    around, names, *_ = _grid(width)
    return around, names


def _joined(land: list[bool], around: tuple[tuple[int, ...], ...], wanted: bool) -> tuple[int, ...]:
    """The squares of one class numbered by the connected body that they belong to."""
    body = [NOWHERE] * len(land)
    bodies = 0
    for start, is_land in enumerate(land):
        if is_land is not wanted or body[start] != NOWHERE:
            continue
        body[start] = bodies
        edge = [start]
        while edge:
            for there in around[edge.pop()]:
                if body[there] == NOWHERE:
                    body[there] = bodies
                    edge.append(there)
        bodies += 1
    return tuple(body)


_LAST: list[Sea] = []
"""The sea that was asked for last: a game asks for the same one thousands of times."""


def sea_of(tiles: tuple[int, ...]) -> Sea:
    """The sea of these laid tiles; shared by all who ask. Asking again costs next to nothing."""
    if _LAST and _LAST[0].tiles is tiles:
        return _LAST[0]
    sea = _sea_of(tiles)
    _LAST[:] = [sea]
    return sea


@lru_cache(maxsize=64)
def _sea_of(tiles: tuple[int, ...]) -> Sea:
    half = isqrt(len(tiles))
    if half * half != len(tiles):
        raise ValueError(f"{len(tiles)} tiles make no square board")
    width = half * 2
    around, names, index, column, row, area = _grid(width)
    count = width * width
    kind, wave, tile = [0] * count, [NOWHERE] * count, [0] * count
    harbour_of, city_of, colour = [NOWHERE] * count, [NOWHERE] * count, [NOWHERE] * count
    cities: list[list[int]] = [[] for _ in range(4)]
    harbours: list[list[int]] = [[] for _ in range(4)]
    skulls: list[list[int]] = [[] for _ in range(4)]
    temples: list[list[int]] = [[] for _ in range(5)]
    for position, laid in enumerate(tiles):
        first = position // half * 2 * width + position % half * 2
        places = (first, first + 1, first + width, first + width + 1)
        city = harbour = NOWHERE
        for square, (what, way) in zip(places, LAID_SQUARES[laid], strict=True):
            kind[square] = what
            tile[square] = position
            if way >= 0:
                wave[square] = around[square][way]
            if what == CITY:
                city = square
            elif what == HARBOUR:
                harbour = square
            elif what == SKULL:
                skulls[laid // 4 - SKULL_TILES[0]].append(square)
            elif what == TEMPLE:
                temples[laid // 4].append(square)
        if city != NOWHERE:
            harbour_of[city], city_of[harbour] = harbour, city
            colour[city] = colour[harbour] = laid // 4 - CITY_TILES[0]
            cities[colour[city]].append(city)
            harbours[colour[city]].append(harbour)
    land = [what >= FIRST_LAND for what in kind]
    sea_around = tuple(tuple([there for there in each if not land[there]]) for each in around)
    land_around = tuple(tuple([there for there in each if land[there]]) for each in around)
    body = _joined(land, sea_around, wanted=False)
    main = body[harbours[0][0]] if harbours[0] else 0
    return Sea(
        tiles=tiles,
        width=width,
        squares=range(count),
        kind=tuple(kind),
        land=tuple(land),
        neutral=tuple([what in (CITY, HARBOUR) for what in kind]),
        wave=tuple(wave),
        tile=tuple(tile),
        area=area,
        column=column,
        row=row,
        neighbours=around,
        sea_around=sea_around,
        land_around=land_around,
        names=names,
        index=index,
        cities=tuple(map(tuple, cities)),
        harbours=tuple(map(tuple, harbours)),
        skulls=tuple(map(tuple, skulls)),
        temples=tuple(map(tuple, temples)),
        harbour_of=tuple(harbour_of),
        city_of=tuple(city_of),
        colour=tuple(colour),
        landmass=_joined(land, land_around, wanted=True),
        body=body,
        main_sea=tuple([each == main and each != NOWHERE for each in body]),
        _apart=tuple(min(abs(d), width - abs(d)) for d in [*range(width), *range(-width, 0)]),
    )
