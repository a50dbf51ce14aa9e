"""Where the land ends: one path around every island, rounded and a little uneven, the same in every picture."""

from __future__ import annotations

from functools import lru_cache

from karawela.games.ship_adventure.board.chart import SQUARE, chart_of
from karawela.games.ship_adventure.rules.sea import sea_of

BEYOND = 2
"""How many squares beyond the edge are drawn again, so that the coast goes on in the margin."""
_INSET, _WOBBLE = 2.5, 4.5

Point = tuple[int, int]


def noise(x: int, y: int, salt: int) -> float:
    """From 0 to 1, always the same for the same place."""
    mixed = (x * 73_856_093 ^ y * 19_349_663 ^ salt * 83_492_791) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 0x5BD1E995 & 0xFFFFFFFF
    return (mixed >> 8 & 0xFFFF) / 0xFFFF


@lru_cache(maxsize=64)
def coast(tiles: tuple[int, ...]) -> str:
    """The path of all coasts, also those in the margin."""
    sea = sea_of(tiles)
    return "".join(_smooth(loop, sea.width) for loop in _loops(sea.land, sea.width))


def fords(tiles: tuple[int, ...]) -> list[tuple[int, int, bool]]:
    """Corners where land meets land across the sea: crews walk over, ships slip through. (x, y, falling to the east)"""
    sea = sea_of(tiles)
    wide, land = sea.width, sea.land
    found = []
    for y in range(wide + 1):
        for x in range(wide + 1):
            west, east = (x - 1) % wide, x % wide
            north, south = (y - 1) % wide * wide, y % wide * wide
            corners = land[north + west], land[north + east], land[south + west], land[south + east]
            if corners in ((True, False, False, True), (False, True, True, False)):
                found.append((x, y, corners[0]))
    return found


def _loops(land: tuple[bool, ...], wide: int) -> list[list[Point]]:
    """The corners around each island, clockwise; islands that meet at a corner stay apart."""
    reach = range(-BEYOND, wide + BEYOND)

    def is_land(x: int, y: int) -> bool:
        return x in reach and y in reach and land[y % wide * wide + x % wide]

    leads: dict[Point, list[Point]] = {}
    for y in reach:
        for x in reach:
            if not is_land(x, y):
                continue
            for (dx, dy), start, end in (
                ((0, -1), (x, y), (x + 1, y)),
                ((1, 0), (x + 1, y), (x + 1, y + 1)),
                ((0, 1), (x + 1, y + 1), (x, y + 1)),
                ((-1, 0), (x, y + 1), (x, y)),
            ):
                if not is_land(x + dx, y + dy):
                    leads.setdefault(start, []).append(end)
    loops = []
    while leads:
        start = here = next(iter(leads))
        loop: list[Point] = []
        heading = (0, 0)
        while True:
            ends = leads[here]
            right = (here[0] - heading[1], here[1] + heading[0])
            there = right if right in ends else ends[0]
            ends.remove(there)
            if not ends:
                del leads[here]
            loop.append(here)
            heading = (there[0] - here[0], there[1] - here[1])
            here = there
            if here == start:
                break
        loops.append(loop)
    return loops


def _smooth(loop: list[Point], wide: int) -> str:
    """A closed curve that the sides of the squares pull to and fro."""
    margin = chart_of(wide).margin
    pulls: list[Point] = []
    for (x, y), (to_x, to_y) in zip(loop, [*loop[1:], loop[0]], strict=True):
        dx, dy = to_x - x, to_y - y
        for part, share in enumerate((0.28, 0.72)):
            inland = _INSET + _WOBBLE * (noise(min(x, to_x) % wide, min(y, to_y) % wide, 2 * abs(dx) + part) - 0.5)
            pulls.append(
                (
                    round(margin + (x + dx * share) * SQUARE - dy * inland),
                    round(margin + (y + dy * share) * SQUARE + dx * inland),
                )
            )
    middles = [((a + c) // 2, (b + d) // 2) for (a, b), (c, d) in zip(pulls, [*pulls[1:], pulls[0]], strict=True)]
    now = middles[-1]
    d = [f"M{now[0]} {now[1]}"]
    for pull, middle in zip(pulls, middles, strict=True):
        d.append(f"q{pull[0] - now[0]} {pull[1] - now[1]} {middle[0] - now[0]} {middle[1] - now[1]}")
        now = middle
    return "".join(d) + "z"
