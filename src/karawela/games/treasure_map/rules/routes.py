"""Where the rest of a move can end, and on which way (chapter 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karawela.games.ship_adventure.rules.sea import Sea


class Route(NamedTuple):
    """One way to end a move: where ship and crew are then, the squares on the way, the gold picked up there, and the
    steps that are left."""

    ship: int
    crew: int
    squares: tuple[int, ...]
    gold: int
    left: int


@lru_cache(maxsize=2048)
def routes(
    sea: Sea, ship: int, crew: int, steps: int, drifted: tuple[int, ...], coins: tuple[tuple[int, int], ...]
) -> tuple[Route, ...]:
    """For every square where the crew can end its move the way that leaves most steps, or brings more gold."""
    lying = dict(coins)
    found = {crew: Route(ship, crew, (), 0, steps)}
    edge = [(drifted, found[crew])]
    while edge:
        further: list[tuple[tuple[int, ...], Route]] = []
        for used, route in edge:
            here, left = route.crew, route.left
            aboard = here == route.ship
            for there in _around(sea, route, used):
                free = aboard and sea.wave[here] == there and here not in used
                after = left if free else left - 1
                anchor = there if aboard and not sea.land[there] else route.ship
                gold = route.gold
                if there == anchor and there in lying and there not in route.squares:
                    gold += lying[there]
                known = found.get(there)
                if known is not None and known.left >= after and known.gold >= gold:
                    continue
                way = Route(anchor, there, (*route.squares, there), gold, after)
                if known is None or gold > known.gold or (gold == known.gold and after > known.left):
                    found[there] = way
                further.append(((*used, here) if free else used, way))
        edge = further
    return tuple(found.values())


def _around(sea: Sea, route: Route, used: tuple[int, ...]) -> tuple[int, ...]:
    """The next squares, by the rules of chapter 4."""
    here, left = route.crew, route.left
    if here == route.ship:
        if left:
            return sea.neighbours[here]
        return (sea.wave[here],) if sea.wave[here] >= 0 and here not in used else ()
    if not left:
        return ()
    back = (route.ship,) if route.ship in sea.neighbours[here] else ()
    return (*sea.land_around[here], *back)
