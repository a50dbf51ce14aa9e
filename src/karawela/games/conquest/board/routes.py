"""Where a group can go in several steps, all its units together, and by which moves."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import pairwise

from karawela.engine.ask import Move, move_text
from karawela.games.conquest.rules.limits import closed_by_truce
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.data.components import JUNGLE, SEA
from karawela.games.ship_adventure.rules.moving import drifts
from karawela.games.ship_adventure.rules.sea import Sea

_SMALL, _NEAR, _NEAREST = 12, 3, 2
"""On a sea of that width every square within so many steps is the end of a route, and on a larger one."""
_LONGEST = 4
"""No route has more steps: what lies within them stays the same while more are left, and is not sent again."""
Part = tuple[int, int]
"""So many ships and crews of a group."""
Ways = dict[int, tuple[int, tuple[int, ...]]]
"""By square: the steps it takes, and the squares of the way there, the first one included."""


@dataclass(frozen=True, slots=True)
class Waters:
    """What a seat's groups find on their ways: its own units by square, and the squares of others or of the truce."""

    sea: Sea
    mine: dict[int, int]
    ships: frozenset[int]
    """Squares with any ship, which for crews is like land (SAC-4.05, 4.06)."""
    foes: frozenset[int]
    closed: frozenset[int]
    steps: int
    drifted: int

    def room(self, square: int) -> int:
        """How many more units of the seat may stand there; none where the truce closes it."""
        return 0 if square in self.closed else GROUP - self.mine.get(square, 0)

    def free(self, square: int) -> bool:
        """Whether a group may go on from there: nobody else is on the square."""
        return square not in self.mine and square not in self.foes and square not in self.closed


def waters_of(view: Conquest, seat: int) -> Waters:
    captain = view.captains[seat]
    return Waters(
        view.sea,
        {square: captain.units_on(square) for square in captain.squares()},
        frozenset(square for each in view.captains for square in each.ships),
        frozenset(view.others(seat)),
        frozenset(closed_by_truce(view, seat)),
        view.steps_left,
        view.drifted,
    )


def ways_of(waters: Waters, here: int, part: Part) -> Ways:
    """The cheapest way of a part to every square within the longest route; it goes through no other units, so that each
    step is possible whatever the others do, and fights nowhere but at the end (SAC-4.01 to 4.09)."""
    sea, (ships, crews), most = waters.sea, part, min(waters.steps, _LONGEST)
    ways: Ways = {here: (0, (here,))}
    edge: deque[tuple[int, int, tuple[int, ...], int]] = deque([(here, 0, (here,), waters.drifted)])
    while edge:
        square, cost, way, drifted = edge.popleft()
        if cost > ways[square][0]:
            continue
        for there in sea.neighbours[square]:
            free = bool(ships) and drifts(sea, square, there, drifted)
            after = cost if free else cost + 1
            if after > most or (there in ways and ways[there][0] <= after):
                continue
            if sea.land[there] if ships else not (sea.land[there] or there in waters.ships):
                continue
            if ships + crews > waters.room(there):
                continue
            ways[there] = after, (*way, there)
            if waters.free(there) and (ships or sea.land[there]):
                step = (there, after, (*way, there), drifted | 1 << square if free else drifted)
                if free:
                    edge.appendleft(step)
                else:
                    edge.append(step)
    return ways


def worth_a_route(waters: Waters, there: int, cost: int) -> bool:
    """Every group has its routes in every picture, so they end only where it is near or where there is more than open
    sea or jungle."""
    sea = waters.sea
    if cost <= (_NEAR if sea.width <= _SMALL else _NEAREST):
        return True
    return sea.kind[there] not in (SEA, JUNGLE) or there in waters.foes or there in waters.mine


def route_text(sea: Sea, part: Part, way: tuple[int, ...]) -> str:
    """The moves along a way, as they will be recorded."""
    ships, crews = part
    moves: list[Move] = [("move", sea.names[here], ships, crews, sea.names[there]) for here, there in pairwise(way)]
    return ";".join([move_text(move) for move in moves])
