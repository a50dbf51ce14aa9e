"""Ruchy: six steps for all units together; groups, boats as bridges, waves (chapter 4)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.conquest.rules.battles import begin_battles
from karawela.games.conquest.rules.limits import closed_by_truce
from karawela.games.conquest.rules.refusals import why_not_move
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.rules.moving import drifts, free_drift
from karawela.games.ship_adventure.rules.sea import Sea, grid_of

_END: Final[Move] = ("end_movement",)
_SHIP: Final = GROUP + 1
"""A part of a group is one number: ships times this, plus crews."""
_BOAT: Final = 8
_FOE: Final = 16
"""Added to the room on a square where an own boat, or an enemy's, lies."""
_EMPTY: Final = {boxes: bytes([GROUP]) * (144 * boxes) for boxes in (1, 4, 9)}
"""The room on a board where nobody stands, by the number of boxes."""
_PARTS: Final = tuple(divmod(part, _SHIP) for part in range(_SHIP * _SHIP))
_WAY: Final = len(_PARTS)
Row: TypeAlias = tuple[Move, ...]


def movement(s: Conquest) -> Rules:
    """One group moves by one square, or the movement is over and battles begin (SAC-4.01, 4.11, 4.12)."""
    seat = s.active
    answer = yield Ask(seat, "movement", (), "SAC-4.01", why_not_move, parts=moves_of(s, seat))
    if answer[0] == "move":
        index = s.sea.index
        move_group(s, seat, index[answer[1]], answer[2], answer[3], index[answer[4]])
    else:
        begin_battles(s)


def moves_of(s: Conquest, seat: int) -> Iterator[Sequence[Move]]:
    """Square by square every part of the own units there with every neighbour that it may enter; and the end."""
    if not s.steps_left:
        yield (*drifts_of(s, seat), _END)
        return
    sea, captain = s.sea, s.captains[seat]
    width, surroundings, room = sea.width, _surroundings(sea), _room(s, seat)
    ships, crews = captain.ships, captain.crews
    for here in sorted(ships.keys() | crews.keys()):
        shore, gather = surroundings[here]
        group = ships.get(here, 0), crews.get(here, 0), room[here] >= _FOE
        pick = _picker(shore, group, gather(room))
        if pick is not None:
            yield pick(_row(width, here))
    yield (_END,)


def _room(s: Conquest, seat: int) -> bytearray:
    """For how many more units of the seat there is room on each square (SAC-4.04), and what boats lie there."""
    captain = s.captains[seat]
    room = bytearray(_EMPTY[s.boxes])
    for square, count in captain.crews.items():
        room[square] -= count
    for square, count in captain.ships.items():
        room[square] += _BOAT - count
    for other in s.captains:
        if other is not captain:
            for square in other.ships:
                room[square] += _FOE
    if s.opening_truce:
        for square in closed_by_truce(s, seat):
            room[square] = 0
    return room


@lru_cache(maxsize=64)
def _surroundings(sea: Sea) -> list[tuple[int, Callable[[bytearray], tuple[int, ...]]]]:
    """For each square eight bits, which of the squares around are land, and what picks the eight numbers there."""
    return [
        (sum(sea.land[there] << way for way, there in enumerate(around)), itemgetter(*around))
        for around in sea.neighbours
    ]


def drifts_of(s: Conquest, seat: int) -> list[Move]:
    """With no steps left ships still drift along unused arrows; crews alone never do (SAC-4.09)."""
    sea, captain = s.sea, s.captains[seat]
    closed, drifted = closed_by_truce(s, seat), s.drifted
    options: list[Move] = []
    for here in sorted(captain.ships):
        there = free_drift(sea, here, drifted)
        if there >= 0 and there not in closed:
            group = captain.ships[here], captain.crews.get(here, 0), s.enemy_ship_on(here, seat)
            first, row = _WAY * sea.neighbours[here].index(there), _row(sea.width, here)
            options += [row[first + part] for part in _ship_parts(group, GROUP - captain.units_on(there))]
    return options


def ends_movement(s: Conquest, seat: int, here: int, ships: int, there: int) -> bool:
    """Whether nothing but battles can come after this step: no step is left then, and no ship can drift any more; one
    that could drift now is taken to be able to do so then."""
    if s.steps_left > 1 or (ships and drifts(s.sea, here, there, s.drifted)):
        return False
    return not (ships and free_drift(s.sea, there, s.drifted) >= 0) and not drifts_of(s, seat)


Group: TypeAlias = tuple[int, int, bool]
"""The ships and crews that may move from a square, and whether an enemy ship is there too: crews may stay on it."""


@lru_cache(maxsize=50_000)
def _picker(shore: int, group: Group, rooms: tuple[int, ...]) -> Callable[[Row], tuple[Move, ...]] | None:
    """What picks the moves of a group out of its square's row; None if it can't move."""
    parts = _parts(shore, group, rooms)
    if len(parts) == 1:
        return itemgetter(slice(parts[0], parts[0] + 1))
    return itemgetter(*parts) if parts else None


def _parts(shore: int, group: Group, rooms: tuple[int, ...]) -> list[int]:
    """Every move of a group by its place in the square's row, from the room on each of the eight squares around."""
    ships, crews, _ = group
    found: list[int] = []
    for way, room in enumerate(rooms):
        on_land, first = shore >> way & 1, _WAY * way
        if crews and (on_land or room > _BOAT):  # for crews a boat is like land (SAC-4.05, 4.06)
            found += range(first + 1, first + 1 + min(crews, room % _BOAT))
        if ships and not on_land:
            found += [first + part for part in _ship_parts(group, room % _BOAT)]
    return found


@cache
def _ship_parts(group: Group, room: int) -> list[int]:
    """Ships with any crews aboard; the last ship leaves no crew in the water (SAC-4.03, 4.07, 4.08)."""
    all_ships, crews, boarded = group
    return [
        ships * _SHIP + aboard
        for ships in range(1, all_ships + 1)
        for aboard in range(crews + 1)
        if ships + aboard <= room and (ships < all_ships or aboard == crews or boarded)
    ]


@cache
def _row(width: int, here: int) -> Row:
    """All that could ever move from a square: way after way, and of each way part after part."""
    neighbours, names = grid_of(width)
    return tuple(
        ("move", names[here], ships, crews, names[there]) for there in neighbours[here] for ships, crews in _PARTS
    )


def move_group(s: Conquest, seat: int, here: int, ships: int, crews: int, there: int) -> None:
    """Pays the step, unless ships drift along an unused arrow, and counts who has moved (SAC-4.09, 5.20)."""
    if ships and drifts(s.sea, here, there, s.drifted):
        s.arrows.add(here)
    else:
        s.steps_left -= 1
    captain = s.captains[seat]
    if ships:
        _shift(captain.ships, here, there, ships)
    if crews:
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
