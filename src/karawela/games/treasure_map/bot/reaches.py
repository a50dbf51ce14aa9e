"""Where the rest of a move can end: sea squares by ship, waves included, and land squares on foot. For the helmsman."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karawela.games.ship_adventure.rules.sea import Sea
from karawela.games.treasure_map.bot.distances import way_to_ship


class Route(NamedTuple):
    """One way to end a move: where ship and crew are then, the squares on the way, the gold picked up there."""

    ship: int
    crew: int
    squares: tuple[int, ...]
    gold: int


@lru_cache(maxsize=2048)
def routes(
    sea: Sea, ship: int, crew: int, steps: int, drifted: tuple[int, ...], coins: tuple[tuple[int, int], ...]
) -> tuple[Route, ...]:
    """For every square where the crew can end its move the way that leaves most steps, or brings more gold."""
    lying = dict(coins)
    found = {crew: (steps, Route(ship, crew, (), 0))}
    edge = [(steps, drifted, Route(ship, crew, (), 0))]
    while edge:
        further: list[tuple[int, tuple[int, ...], Route]] = []
        for left, used, route in edge:
            here = route.crew
            aboard = here == route.ship
            for there in _around(sea, route, left, used):
                free = aboard and sea.wave[here] == there and here not in used
                after = left if free else left - 1
                anchor = there if aboard and not sea.land[there] else route.ship
                gold = route.gold
                if there == anchor and there in lying and there not in route.squares:
                    gold += lying[there]
                known = found.get(there)
                if known is not None and known[0] >= after and known[1].gold >= gold:
                    continue
                way = Route(anchor, there, (*route.squares, there), gold)
                if known is None or gold > known[1].gold or (gold == known[1].gold and after > known[0]):
                    found[there] = (after, way)
                further.append((after, (*used, here) if free else used, way))
        edge = further
    return tuple([route for _, route in found.values()])


def _around(sea: Sea, route: Route, left: int, used: tuple[int, ...]) -> tuple[int, ...]:
    """The next squares, by the rules of chapter 4."""
    here = route.crew
    if here == route.ship:
        if left:
            return sea.neighbours[here]
        return (sea.wave[here],) if sea.wave[here] >= 0 and here not in used else ()
    if not left:
        return ()
    back = (route.ship,) if route.ship in sea.neighbours[here] else ()
    return (*sea.land_around[here], *back)


@lru_cache(maxsize=8192)
def walks(sea: Sea, crew: int, steps: int) -> tuple[int, ...]:
    """The land squares that can be reached on foot, the present one included."""
    seen = {crew}
    edge = [crew]
    for _ in range(steps):
        edge = [there for here in edge for there in sea.land_around[here] if there not in seen]
        seen.update(edge)
    return tuple(sorted(seen))


@lru_cache(maxsize=16384)
def voyages(
    sea: Sea, ship: int, steps: int, drifted: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The sea squares that can be reached by ship, and the land squares, each with where the ship is left for it.
    The waves that have been used in this turn are not free any more."""
    left = {ship: steps}
    queue = [ship]
    while queue:
        here = queue.pop()
        for there in sea.sea_around[here]:
            free = sea.wave[here] == there and here not in drifted
            after = left[here] if free else left[here] - 1
            if after >= 0 and after > left.get(there, -1):
                left[there] = after
                queue.append(there)
    nearest: dict[int, tuple[int, int]] = {}
    for shore in sorted(left):
        for steps_on_land in range(1, left[shore] + 1):
            spare = left[shore] - steps_on_land
            for there in landings(sea, shore, steps_on_land):
                if there not in nearest or spare > nearest[there][0]:
                    nearest[there] = (spare, shore)
    return tuple(sorted(left)), tuple(sorted([(there, shore) for there, (_, shore) in nearest.items()]))


@lru_cache(maxsize=8192)
def landings(sea: Sea, shore: int, steps: int) -> tuple[int, ...]:
    """The land squares that are exactly so many steps from a ship."""
    way = way_to_ship(sea, shore)
    return tuple([there for there in sea.squares if way[there] == steps])
