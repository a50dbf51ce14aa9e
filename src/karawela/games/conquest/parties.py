"""Who could go and take a point, and how far that is: groups as they stand, and ships with crews they could fetch."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import GROUP, Captain
from karawela.games.ship_adventure.components import SKULL
from karawela.games.ship_adventure.sea import Board, spread

HORIZON: Final = 16
"""Nobody looks at points so many steps away."""

Party: TypeAlias = tuple[int, int, int]
"""Units that could go and take something: where they are, how far away from being together, how strong."""


def parties_of(board: Board, captain: Captain, hold: int = 2 * GROUP) -> tuple[list[Party], list[Party]]:
    """Who could take land points (crews on foot, aboard, or with a ship that is not far), and who could take skulls.
    With a `hold` of one group a ship takes aboard only as many crews as fit beside it; with more, all of them."""
    ships, crews = captain.ships, captain.crews
    landing = [(square, 0, count) for square, count in crews.items()]
    if ships and crews:
        for ship, count in ships.items():
            if ship not in crews:
                landing.append(_boarding(_apart(board, ship), crews, ship, count, crews, hold))
        for square in crews:
            if square not in ships:
                away = _apart(board, square)
                ship = min([(away[ship], ship) for ship in ships])[1]
                landing.append(_boarding(_apart(board, ship), crews, ship, captain.units_on(ship), [square], hold))
    sailing = [(square, 0, count + crews.get(square, 0)) for square, count in ships.items()]
    return landing, sailing


def _boarding(away: bytes, crews: dict[int, int], ship: int, aboard: int, ashore: Iterable[int], hold: int) -> Party:
    """A ship and the nearest crew: being apart costs twice, so that they meet first, and a full ship takes nobody."""
    apart, square = min([(away[square], square) for square in ashore])
    return ship, 2 * apart - 1 + 2 * (aboard >= GROUP), max(1, min(crews[square], hold - aboard))


@lru_cache(maxsize=4096)
def _apart(board: Board, here: int) -> bytes:
    """How far away every other square is, land or sea. On nine boxes only few of 1,296 are ever asked for."""
    return bytes([board.distance(here, there) for there in board.squares])


@lru_cache(maxsize=64)
def steps_to(board: Board) -> dict[int, tuple[int, ...]]:
    """For each point the steps there from every square: to skulls by sea, to the others by sea and then by land."""
    return {point: steps_onto(board, point) for point in board.squares if board.kind[point] in POINT_KINDS}


@lru_cache(maxsize=4096)
def steps_onto(board: Board, target: int) -> tuple[int, ...]:
    """The steps to any square from every square: by sea, and then by land if it is land."""
    if not board.land[target]:
        return board.sailing(target)
    return spread((target,), _going(board))


@lru_cache(maxsize=64)
def _going(board: Board) -> tuple[tuple[int, ...], ...]:
    """Where one can go on from each square, seen from the target: nobody goes ashore and to sea again."""
    return tuple(
        [board.neighbours[square] if board.land[square] else board.sea_around[square] for square in board.squares]
    )


Near: TypeAlias = list[list[tuple[int, int]]]


@lru_cache(maxsize=64)
def near_points(board: Board) -> tuple[Near, Near]:
    """For each square the points in sight and the steps there, nearest first: cities and temples, then skulls."""
    by_land: Near = [[] for _ in board.squares]
    by_sea: Near = [[] for _ in board.squares]
    for point, ways in steps_to(board).items():
        near = by_sea if board.kind[point] == SKULL else by_land
        for square, steps in enumerate(ways):
            if steps < HORIZON:
                near[square].append((point, steps))
    for seen in (*by_land, *by_sea):
        seen.sort(key=lambda entry: entry[1])
    return by_land, by_sea
