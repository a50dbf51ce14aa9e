"""Ruchy: six steps for all units together; groups, boats as bridges, waves (chapter 4)."""

from functools import cache
from typing import Final, TypeAlias

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
    board, captain = s.board, s.captains[seat]
    own_ships, own_crews = captain.ships, captain.crews
    foreign = {square for other, each in enumerate(s.captains) if other != seat for square in each.ships}
    closed = closed_by_truce(s, seat)
    drifted = s.drifted
    options: list[Move] = []
    for here in captain.squares():
        ships, crews = own_ships.get(here, 0), own_crews.get(here, 0)
        drift = free_drift(board, here, drifted) if ships else -1
        if not s.steps_left and drift < 0:
            continue
        rows = _rows(board, here)
        left_behind = here in foreign  # crews may stay without an own ship (SAC-4.08)
        for there, row in zip(board.neighbours[here], rows, strict=True):
            if (not s.steps_left and there != drift) or there in closed:
                continue
            room = GROUP - own_ships.get(there, 0) - own_crews.get(there, 0)  # SAC-4.04
            if room <= 0:
                continue
            on_land = board.land[there]
            if crews and s.steps_left and (on_land or there in foreign or there in own_ships):  # SAC-4.05, 4.06
                options += row[1 : 1 + min(crews, room)]
            if ships and not on_land:
                options += [row[part] for part in _ship_parts(ships, crews, room, left_behind)]
    return options


@cache
def _ship_parts(ships: int, crews: int, room: int, left_behind: bool) -> tuple[int, ...]:
    """Ships with any crews aboard; the last ship leaves no crew in the water (SAC-4.03, 4.07, 4.08)."""
    return tuple(
        some * _SHIP + aboard
        for some in range(1, ships + 1)
        for aboard in range(crews + 1)
        if some + aboard <= room and (some < ships or aboard == crews or left_behind)
    )


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
