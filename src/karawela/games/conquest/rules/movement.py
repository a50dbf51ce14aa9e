"""Ruchy: six steps for all units together; groups, boats as bridges, waves (chapter 4)."""

from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.refusals import why_not_move
from karawela.games.conquest.rules.battles import begin_battles
from karawela.games.conquest.rules.limits import closed_by_truce
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.moving import drifts, free_drift
from karawela.games.ship_adventure.sea import Board

_END: Final[Move] = ("end_movement",)
_SHIP: Final = GROUP + 1
"""A part of a group is one number: ships times this, plus crews."""
_BOAT: Final = 8
"""Added to the room on a square where a boat lies."""
_OPEN: Final[tuple[int, ...]] = (GROUP,) * 8
_PARTS: Final = tuple(divmod(part, _SHIP) for part in range(_SHIP * _SHIP))
Row: TypeAlias = tuple[Move, ...]
_ROWS: dict[tuple[int, int], tuple[Row, ...]] = {}
"""By the board's width and the square; filled as squares are first left."""


def movement(s: Conquest) -> Rules:
    """One group moves by one square, or the movement is over and battles begin (SAC-4.01, 4.11, 4.12)."""
    seat = s.active
    options = moves_of(s, seat)
    options.append(_END)
    answer = yield Ask(seat, "movement", options, "SAC-4.01", why_not_move)
    if answer[0] == "move":
        index = s.board.index
        move_group(s, seat, index[answer[1]], answer[2], answer[3], index[answer[4]])
    else:
        begin_battles(s)


def moves_of(s: Conquest, seat: int) -> list[Move]:
    """Every part of every own square's units with every neighbour that it may enter."""
    if not s.steps_left:
        return drifts_of(s, seat)
    board, captain = s.board, s.captains[seat]
    ships, crews = captain.ships, captain.crews
    special = _special(s, seat)
    options: list[Move] = []
    for here in captain.squares():
        around = board.neighbours[here]
        quiet = special.keys().isdisjoint(around)
        rooms = _OPEN if quiet else tuple([special.get(there, GROUP) for there in around])
        group = _Group(ships.get(here, 0), crews.get(here, 0), s.enemy_ship_on(here, seat))
        options += _group_moves(board, here, group, rooms)
    return options


def _special(s: Conquest, seat: int) -> dict[int, int]:
    """Where something stands: for how many own units there is room (SAC-4.04), and whether a boat lies there."""
    captain = s.captains[seat]
    special = {square: GROUP - captain.units_on(square) for square in captain.crews}
    for square, count in captain.ships.items():
        special[square] = GROUP - count - captain.crews.get(square, 0) + _BOAT
    for other in s.captains:
        if other is not captain:
            for square in other.ships:
                special[square] = GROUP - captain.units_on(square) + _BOAT
    for square in closed_by_truce(s, seat):
        special[square] = 0
    return special


def drifts_of(s: Conquest, seat: int) -> list[Move]:
    """With no steps left ships still drift along unused arrows; crews alone never do (SAC-4.09)."""
    board, captain = s.board, s.captains[seat]
    closed, drifted = closed_by_truce(s, seat), s.drifted
    options: list[Move] = []
    for here in sorted(captain.ships):
        there = free_drift(board, here, drifted)
        if there >= 0 and there not in closed:
            group = _Group(captain.ships[here], captain.crews.get(here, 0), s.enemy_ship_on(here, seat))
            way = board.neighbours[here].index(there)
            row = _rows(board, here)[way]
            options += [row[part] for part in _ship_parts(group, GROUP - captain.units_on(there))]
    return options


class _Group(NamedTuple):
    """The units that may move from a square. `boarded`: an enemy ship is there too, so crews may stay on it."""

    ships: int
    crews: int
    boarded: bool


@lru_cache(maxsize=20_000)
def _group_moves(board: Board, here: int, group: _Group, rooms: tuple[int, ...]) -> list[Move]:
    """Every move of a group, by the room on each of the eight squares around."""
    options: list[Move] = []
    for there, room, row in zip(board.neighbours[here], rooms, _rows(board, here), strict=True):
        on_land = board.land[there]
        if group.crews and (on_land or room > _BOAT):  # for crews a boat is like land (SAC-4.05, 4.06)
            options += row[1 : 1 + min(group.crews, room % _BOAT)]
        if group.ships and not on_land:
            options += [row[part] for part in _ship_parts(group, room % _BOAT)]
    return options


@cache
def _ship_parts(group: _Group, room: int) -> list[int]:
    """Ships with any crews aboard; the last ship leaves no crew in the water (SAC-4.03, 4.07, 4.08)."""
    return [
        ships * _SHIP + aboard
        for ships in range(1, group.ships + 1)
        for aboard in range(group.crews + 1)
        if ships + aboard <= room and (ships < group.ships or aboard == group.crews or group.boarded)
    ]


def _rows(board: Board, here: int) -> tuple[Row, ...]:
    """For every neighbour of a square the moves to it, by the part that moves."""
    rows = _ROWS.get((board.width, here))
    if rows is None:
        names = board.names
        rows = _ROWS[board.width, here] = tuple(
            tuple(("move", names[here], ships, crews, names[there]) for ships, crews in _PARTS)
            for there in board.neighbours[here]
        )
    return rows


def move_group(s: Conquest, seat: int, here: int, ships: int, crews: int, there: int) -> None:
    """Pays the step, unless ships drift along an unused arrow, and counts who has moved (SAC-4.09, 5.20)."""
    if ships and drifts(s.board, here, there, s.drifted):
        s.arrows.add(here)
    else:
        s.steps_left -= 1
    captain = s.captains[seat]
    _shift(captain.ships, here, there, ships)
    _shift(captain.crews, here, there, crews)
    count = ships + crews
    _change(s.moved, here, -min(count, s.moved.get(here, 0)))
    _change(s.moved, there, count)


def _shift(units: dict[int, int], here: int, there: int, count: int) -> None:
    _change(units, here, -count)
    _change(units, there, count)


def _change(units: dict[int, int], square: int, by: int) -> None:
    """Squares without any are left out."""
    left = units.get(square, 0) + by
    if left:
        units[square] = left
    else:
        units.pop(square, None)
