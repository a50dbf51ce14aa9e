"""Where the rest of a move can end: sea squares by ship, waves included, and land squares on foot. For the helmsman."""

from __future__ import annotations

from functools import lru_cache

from karawela.games.ship_adventure.rules.sea import Sea
from karawela.games.treasure_map.bot.distances import way_to_ship


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
