"""How far the victory is: the rest of the voyage in steps, token by token, piece by piece, and on to El Dorado."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karawela.games.ship_adventure.rules.sea import FAR, NOWHERE, Sea
from karawela.games.treasure_map.bot.distances import costs_to

STOP = 1.5
"""What a stop costs: the steps of the turn that are left over."""
SOMEWHERE = 7.0
"""About how far it is to a place that nobody knows yet."""
PIECE = 2 * (SOMEWHERE + STOP)
"""To a temple for a token, and to its place for a map piece."""
_DORADO = 10.0
"""The same for El Dorado; who thinks it near never wants to know."""
_ABOARD = 0.5
"""The ship does not always lie where it is needed."""
_NOTHING: frozenset[int] = frozenset()


class Errands(NamedTuple):
    """What is still to be done, wherever the crew is now. Squares, in order of their numbers."""

    places: tuple[int, ...]
    """Of the tokens at hand."""
    temples: tuple[int, ...]
    """Those with a token."""
    missing: int
    """So many map pieces can be had for tokens."""
    home: int
    """The own city, if what is stored there is needed; else NOWHERE."""
    dorado: int
    """El Dorado, or NOWHERE as long as it is unknown."""


@lru_cache(maxsize=8192)
def legs(sea: Sea, goal: int) -> tuple[float, ...]:
    """From each land square, the steps to the goal on foot, or by a ship that lies at the nearest shore."""
    way = costs_to(sea, goal, _NOTHING)
    far = [float(FAR)] * len(way)
    inland = []
    for here in sea.squares:
        if sea.land[here]:
            if sea.sea_around[here]:
                far[here] = min(1.0 + _ABOARD + way[there] for there in sea.sea_around[here])
            else:
                inland.append(here)
    for here in inland:
        far[here] = min(1.0 + far[there] for there in sea.land_around[here])
    return tuple([min(far[here], way[here], 4.0 * SOMEWHERE) for here in sea.squares])


@lru_cache(maxsize=16384)
def stops(sea: Sea, errands: Errands) -> tuple[tuple[int, float], ...]:
    """The squares to begin with, and from each the steps of the rest of the voyage."""
    first = [(place, after_place(sea, errands, place)) for place in sorted(set(errands.places)) if errands.missing]
    if len(errands.places) < errands.missing:
        first += [(temple, after_temple(sea, errands, temple)) for temple in errands.temples]
    if not errands.missing:
        goal = errands.home if errands.home != NOWHERE else errands.dorado
        if goal != NOWHERE:
            first.append((goal, rest(sea, errands, goal, 0)))
    return tuple(first)


def after_place(sea: Sea, errands: Errands, place: int) -> float:
    """A token has become a piece."""
    places = list(errands.places)
    places.remove(place)
    left = Errands(tuple(places), errands.temples, errands.missing - 1, errands.home, errands.dorado)
    return STOP + rest(sea, left, place, 0)


def after_temple(sea: Sea, errands: Errands, temple: int) -> float:
    """One token more; where it leads to is not known yet."""
    temples = tuple([each for each in errands.temples if each != temple])
    left = Errands(errands.places, temples, errands.missing, errands.home, errands.dorado)
    return STOP + rest(sea, left, temple, 1)


def rest(sea: Sea, errands: Errands, here: int, somewhere: int) -> float:
    """From a stop, always on to the nearest; `somewhere` is the number of tokens whose place is not known."""
    places, temples, missing = list(errands.places), list(errands.temples), errands.missing
    steps = 0.0
    while missing:
        near, there, is_temple = SOMEWHERE if somewhere else float(FAR), NOWHERE, False
        for place in places:
            far = SOMEWHERE if here == NOWHERE else legs(sea, place)[here]
            if far < near:
                near, there = far, place
        if len(places) + somewhere < missing:
            for temple in temples:
                far = SOMEWHERE if here == NOWHERE else legs(sea, temple)[here]
                if far < near:
                    near, there, is_temple = far, temple, True
        if near >= FAR:  # tokens are yet to come
            steps += missing * PIECE
            here = NOWHERE
            break
        steps += near + STOP
        here = there
        if is_temple:
            temples.remove(there)
            somewhere += 1
            continue
        missing -= 1
        if there == NOWHERE:
            somewhere -= 1
        else:
            places.remove(there)
    for goal in (errands.home, errands.dorado):
        if goal != NOWHERE and here != goal:
            steps += SOMEWHERE if here == NOWHERE else legs(sea, goal)[here]
            here = goal
    return steps if errands.dorado != NOWHERE else steps + _DORADO


@lru_cache(maxsize=16384)
def onward(sea: Sea, errands: Errands, here: int) -> float:
    """The rest of the voyage from a land square, or from where a ship lies."""
    first = stops(sea, errands)
    if not first:
        return rest(sea, errands, NOWHERE, 0)
    if sea.land[here]:
        return min(legs(sea, goal)[here] + left for goal, left in first)
    return min(costs_to(sea, goal, _NOTHING)[here] + left for goal, left in first)
