"""Large boards, near the majority: whole turns are planned.

A majority counts at the end of a round (SAC-7.01), and of so many points one is always taken back before. But nobody
answers whoever moves last: so the points that are missing are stormed together, in the turn that comes last, as soon as
six steps are enough for all of them; and in the turns before groups gather where they will be. A lost storm costs
units, and those are bought again.

As long as they are too many for a storm, a turn takes as many of them as it can: a *sortie*. Only whoever is near the
majority makes them. If everybody did, points would only change hands faster.
"""

from typing import Final

from karawela.games.conquest.bot.campaign import Claims, Guards
from karawela.games.conquest.bot.forces import Choice, Forces, choices, forces_of, with_recruits
from karawela.games.conquest.state import BATTLES, MOVEMENT, PURCHASES, STEPS, Captain, Conquest
from karawela.games.ship_adventure.rules.sea import Sea

_VICTORY: Final = 80.0
"""What it is worth to have the majority at the end of this round."""
_NEXT: Final = 0.25
"""So much of it counts a storm that the next turn could bring, if that is the last of its round."""
_BEYOND: Final = 0.7
"""And so much of that for every step that is still too many."""
_MOST: Final = 4
"""More points than this nobody storms at once."""
_SLACK: Final = 4
"""The next turn's storm is thought of with so many steps too many."""
_BUY: Final = 0.05
"""A unit that is still to be bought for it: so to buy it is better than to have the money."""
_NEAR: Final = 8
"""Whoever lacks more points than this makes no sorties."""
_POINT: Final = 2.5
"""What a point is worth that the rest of the turn can take. Less than one that is taken, so steps are not saved."""
_EVEN: Final = 0.2
"""With a smaller chance than this nobody makes a sortie."""
_WEIGHED: Final = 14
"""So many sorties are weighed against each other."""


def storm(view: Conquest, seat: int, mine: Claims, guards: Guards) -> float:
    """What it is worth that the seat could have the majority at the end of this round or of the next one, and what it
    could take in the rest of this turn. `mine` are its points, by the chance to hold them after this turn's battles."""
    sure, missing = _missing(view, mine)
    if len(missing) > _NEAR:
        return 0.0
    sea, captain = view.sea, view.captains[seat]
    there = forces_of(sea, captain)
    worth = 0.0
    if seat == view.active and view.phase in (PURCHASES, MOVEMENT):
        worth = _POINT * _sortie(sea, captain, missing, guards, there, _steps_of(view))
    if len(missing) > _MOST:
        return worth
    raised = with_recruits(view, seat, there)
    if seat == view.active and view.turns == len(view.captains) and view.phase in (PURCHASES, MOVEMENT, BATTLES):
        forces = raised if view.phase == PURCHASES else there
        chance, bought = _assault(sea, captain, missing, guards, forces, _steps_of(view), 0)
        if chance:
            worth += _VICTORY * sure * chance - _BUY * bought
    if missing:
        chance, bought = _assault(sea, captain, missing, guards, raised, STEPS, _SLACK)
        worth += _NEXT * (_VICTORY * sure * chance - _BUY * bought)
    return worth


def _steps_of(view: Conquest) -> int:
    """What is left of the turn's steps."""
    if view.phase == PURCHASES:
        return STEPS
    return view.steps_left if view.phase == MOVEMENT else 0


def _missing(view: Conquest, mine: Claims) -> tuple[float, list[int]]:
    """Of the areas that lack least: the chance to win all open melees for them, and the points where nobody fights."""
    found = []
    for area in view.areas:
        lacking, sure = [], 1.0
        for point in area:
            chance = mine.get(point, 0.0)
            if chance:
                sure *= chance
            else:
                lacking.append(point)
        found.append((len(lacking), -sure, lacking))
    found.sort()
    product, missing = 1.0, []
    for _, less, points in found[: len(found) // 2 + 1]:
        product *= -less
        missing += points
    return product, missing


# ------------------------------------------------------------------ all of them at once


def _assault(
    sea: Sea, captain: Captain, missing: list[int], guards: Guards, forces: Forces, steps: int, slack: int
) -> tuple[float, int]:
    """The best chance to take all of these points with so many steps, every party going to one of them, and the units
    to be bought for it. With some slack more steps are thought of, at a price."""
    most = steps + slack - (len(missing) - 1)
    offers = []
    for point in missing:
        offers.append(choices(sea, captain, forces, point, guards, most))
        if not offers[-1]:
            return 0.0, 0
    offers.sort(key=len)
    return _shared_out(offers, 0, steps, slack, ())


def _shared_out(
    offers: list[list[Choice]], place: int, steps: int, slack: int, gone: tuple[int, ...]
) -> tuple[float, int]:
    """The best way to serve the points from this place on, with the parties that have not gone elsewhere."""
    if place == len(offers):
        return _BEYOND ** max(0, -steps), 0
    best, cost = 0.0, 0
    for way, chance, square, bought in offers[place]:
        if chance <= best:
            break
        if way <= steps + slack and square not in gone:
            rest, more = _shared_out(offers, place + 1, steps - way, slack, (*gone, square))
            if chance * rest > best:
                best, cost = chance * rest, bought + more
    return best, cost


# ------------------------------------------------------------------ as many as possible


def _sortie(sea: Sea, captain: Captain, missing: list[int], guards: Guards, forces: Forces, steps: int) -> float:
    """How many of these points so many steps can take, by chance, every party going to one of them."""
    found = [
        (-choice.chance / choice.steps, choice, point)
        for point in missing
        for choice in choices(sea, captain, forces, point, guards, steps)
        if choice.steps and choice.chance > _EVEN
    ]
    found.sort()
    return _most(found[:_WEIGHED], 0, steps, (), ())


def _most(
    found: list[tuple[float, Choice, int]], place: int, steps: int, gone: tuple[int, ...], taken: tuple[int, ...]
) -> float:
    """The best selection of those from this place on; the most for a step comes first."""
    best = 0.0
    for index in range(place, len(found)):
        less, (way, chance, square, _), point = found[index]
        if -less * steps <= best:
            break
        if way <= steps and square not in gone and point not in taken:
            best = max(best, chance + _most(found, index + 1, steps - way, (*gone, square), (*taken, point)))
    return best
