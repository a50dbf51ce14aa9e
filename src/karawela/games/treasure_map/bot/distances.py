"""How far it is: steps by ship and on foot, with a wide berth round pirates. For the valuation, never for the rules."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from karawela.games.ship_adventure.data.components import CAMOUFLAGE
from karawela.games.ship_adventure.rules.sea import FAR, Sea
from karawela.games.treasure_map.state import Captain, TreasureMap

_DETOUR = 0.7
"""What it costs to cross a square where one must not stop."""
_RAFT = 6.0
"""A turn lost, more or less."""
LEFT_BEHIND = 8.0
"""At most so many steps are counted for a ship that is left behind."""
_NOTHING: frozenset[int] = frozenset()


@lru_cache(maxsize=256)
def perils(sea: Sea, pirates: tuple[int, ...], cannon: bool, camouflaged: bool) -> frozenset[int]:
    """Squares where stopping means a fight with a pirate: its own, and around it once it has cannon (SAT-5.18)."""
    squares: set[int] = set()
    for pirate in pirates:
        if pirate < 0 or sea.neutral[pirate]:
            continue
        squares.add(pirate)
        if cannon:
            squares.update(sea.sea_around[pirate] if camouflaged else sea.neighbours[pirate])
    return frozenset(square for square in squares if not sea.neutral[square])


@lru_cache(maxsize=4096)
def costs_to(sea: Sea, goal: int, avoid: frozenset[int]) -> tuple[float, ...]:
    """From each square the cost of the way to the goal: aboard from sea squares, on foot from land squares."""
    return _costs(sea, (goal,), avoid)


@lru_cache(maxsize=2048)
def sails(sea: Sea, goals: tuple[int, ...]) -> tuple[float, ...]:
    """From each sea square the steps to the nearest of these sea squares."""
    return _costs(sea, goals, _NOTHING)


@lru_cache(maxsize=4096)
def ahead(sea: Sea, goals: tuple[tuple[int, float], ...], avoid: frozenset[int]) -> tuple[float, ...]:
    """From each square the cost of the way by the best of these goals, each with what is left from there."""
    ways = [(costs_to(sea, goal, avoid), left) for goal, left in goals]
    return tuple([min([way[here] + left for way, left in ways]) for here in sea.squares])


@lru_cache(maxsize=1024)
def beside(sea: Sea, ship: int) -> tuple[float, ...]:
    """To each square the steps that a ship needs to lie next to it; FAR where there is no sea around."""
    around = sea.sea_around
    return tuple([sails(sea, around[there])[ship] if around[there] else FAR for there in sea.squares])


def _costs(sea: Sea, goals: tuple[int, ...], avoid: frozenset[int]) -> tuple[float, ...]:
    """From each square the cost of the way to the nearest goal; waves are free."""
    far = [float(FAR)] * len(sea.kind)
    for goal in goals:
        far[goal] = 0.0
    queue = [(0.0, goal) for goal in goals]
    while queue:
        cost, there = heappop(queue)
        if cost > far[there]:
            continue
        if there in avoid:
            cost += _DETOUR
        for here in sea.neighbours[there] if sea.land[there] else sea.sea_around[there]:
            step = cost if sea.wave[here] == there else cost + 1.0
            if step < far[here]:
                far[here] = step
                heappush(queue, (step, here))
    return tuple(far)


@lru_cache(maxsize=1024)
def way_to_ship(sea: Sea, ship: int) -> tuple[int, ...]:
    """From each land square the steps to go aboard."""
    far = [FAR] * len(sea.kind)
    edge = list(sea.land_around[ship])
    steps = 1
    while edge:
        for here in edge:
            far[here] = steps
        steps += 1
        edge = [there for there in {n for here in edge for n in sea.land_around[here]} if far[there] == FAR]
    return tuple(far)


def perils_of(view: TreasureMap, seat: int, sea: Sea) -> frozenset[int]:
    """Where this seat had better not stop."""
    camouflaged = view.captains[seat].cards[CAMOUFLAGE] > 0
    return perils(sea, tuple(view.pirates), view.level > 1, camouflaged)


def steps_to(view: TreasureMap, seat: int, sea: Sea, goal: int, avoid: frozenset[int]) -> float:
    """About how many steps the seat's crew needs to the goal, going back to its ship or by raft where it must."""
    captain = view.captains[seat]
    way = costs_to(sea, goal, avoid)
    if captain.aboard:
        return way[captain.ship]
    return min(way[captain.crew], _by_ship(sea, captain, way))


def steps_on(view: TreasureMap, seat: int, sea: Sea, goal: int, avoid: frozenset[int]) -> float:
    """The same for a goal that is not the last: who goes there on foot has to come back for the ship."""
    captain = view.captains[seat]
    way = costs_to(sea, goal, avoid)
    if captain.aboard:
        return way[captain.ship]
    on_foot = way[captain.crew]
    if on_foot < FAR:
        on_foot += min(LEFT_BEHIND, max(0.0, way_to_ship(sea, captain.ship)[goal] - 2.0))
    return min(on_foot, _by_ship(sea, captain, way))


def _by_ship(sea: Sea, captain: Captain, way: tuple[float, ...]) -> float:
    """Back to the ship and on; only the marooned build rafts."""
    aboard = way_to_ship(sea, captain.ship)[captain.crew]
    return aboard + way[captain.ship] if aboard < FAR else _RAFT + way[sea.harbours[captain.colour][0]]
