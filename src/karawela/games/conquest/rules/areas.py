"""Rozstawienie: which temples and skulls belong together (SAC-1.05, 1.06)."""

from collections.abc import Sequence
from typing import Final

from karawela.games.ship_adventure.data.components import AREAS, ORANGE, PURPLE, TURQUOISE

POINTS_PER_AREA: Final = {1: 3, 4: 4, 9: 9}
"""By the number of boxes (SAC-1.05)."""
_THREE: Final = (ORANGE, PURPLE, TURQUOISE)
_NINE: Final = tuple(range(len(AREAS)))


def area_colours(boxes: int) -> tuple[int, ...]:
    """The colours of the strategic areas, in the order of `Conquest.areas`."""
    return _THREE if boxes == 1 else _NINE


def grouped(points: Sequence[int], width: int, size: int) -> tuple[tuple[int, ...], ...]:
    """The points in groups of `size` that lie close together, sorted by their first point (SAC-1.06)."""
    groups = _gather(sorted(points), width, size)
    _exchange(groups, width)
    return tuple(sorted(tuple(sorted(group)) for group in groups))


def sum_of_distances(groups: Sequence[Sequence[int]], width: int) -> int:
    """Over all pairs inside the groups: what the exchanges make small."""
    return sum(_king(a, b, width) for group in groups for i, a in enumerate(group) for b in group[:i])


def _gather(left: list[int], width: int, size: int) -> list[list[int]]:
    """(a) The first point that is left, and the nearest ones to it, until none is left."""
    groups: list[list[int]] = []
    while left:
        first, *rest = left
        rest.sort(key=lambda point: (_king(first, point, width), _rook(first, point, width), point))
        groups.append([first, *rest[: size - 1]])
        left = sorted(rest[size - 1 :])
    return groups


def _exchange(groups: list[list[int]], width: int) -> None:
    """(b) The exchange of two points that helps most, the first found on a tie, as long as one helps."""
    points = [point for group in groups for point in group]
    apart = {a: {b: _king(a, b, width) for b in points} for a in points}
    to_group = {a: [sum(apart[a][b] for b in group) for group in groups] for a in points}
    while True:
        best, where = 0, (0, 0, 0, 0)
        for i, first in enumerate(groups):
            for j in range(i + 1, len(groups)):
                for m, a in enumerate(first):
                    gain_of_a = to_group[a][i] - to_group[a][j]
                    for n, b in enumerate(groups[j]):
                        gain = gain_of_a + to_group[b][j] - to_group[b][i] + 2 * apart[a][b]
                        if gain > best:
                            best, where = gain, (i, j, m, n)
        if not best:
            return
        i, j, m, n = where
        a, b = groups[i][m], groups[j][n]
        groups[i][m], groups[j][n] = b, a
        for point in points:
            difference = apart[point][b] - apart[point][a]
            to_group[point][i] += difference
            to_group[point][j] -= difference


def _around(a: int, b: int, width: int) -> tuple[int, int]:
    """How far apart two squares are, across and down, the shorter way round."""
    dx, dy = abs(a % width - b % width), abs(a // width - b // width)
    return min(dx, width - dx), min(dy, width - dy)


def _king(a: int, b: int, width: int) -> int:
    return max(_around(a, b, width))


def _rook(a: int, b: int, width: int) -> int:
    return sum(_around(a, b, width))
