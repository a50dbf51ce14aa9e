"""Large boards: which areas a seat makes its majority of, and how far that is, in steps.

Six steps a turn are all that a fleet has, however large it is. So the way to the majority is counted in them: for every
point that is missing the way of the nearest party that could take it, and more where somebody defends it. The areas
that cost least are the campaign; what lies outside of it hardly counts. What is missing at last is taken all at once:
see `storm`.

On nine boxes that is not enough: points change hands to and fro as long as everybody has cities everywhere, where new
units appear at no steps. There whole regions are conquered, the enemy's cities in them too, and a city counts like the
group that could be bought in it. An area is taken point after point.
"""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from karawela.games.conquest.bot.odds import melee_odds
from karawela.games.conquest.bot.parties import Goals, Levy, reach_of, steps_to
from karawela.games.conquest.data.units import SHIP_COST
from karawela.games.conquest.rules.limits import cities_of, most_crews, most_ships
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.data.components import SABRES, SKULL
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS
from karawela.games.ship_adventure.rules.sea import Sea

FURTHEST: Final = 40
"""Longer ways are all alike."""
_TAKING: Final = 1.5
"""A point that is missing costs so much besides the way there."""
WAYS: Final = tuple(_TAKING + 24.0 * (1.0 - 0.97**steps) for steps in range(FURTHEST + 1))
"""What a way is felt as: the first step of a long one brings a little less than the last. Only a little, or one
temple far away with four defenders looks nearer than three vacant ones near by."""
_ATTEMPT: Final = 2.0
"""A lost melee costs so many steps until the next: few, for whoever waits for better odds waits for ever."""
_FOE: Final = 2
"""Every defender costs so many steps, and every unit that a party has less than a whole group."""
_ABOARD: Final = 3
"""From temple to temple a crew goes by ship, and that takes so many steps more."""
_RAID: Final = tuple(1.5 * 0.8**steps for steps in range(FURTHEST + 1))
"""What it costs to have a point that somebody else could take in so many steps."""
_BOLD, _GRIM = 0.5, 0.1
"""After this part of the rounds so much of all caution is left."""
_PATIENCE: Final = {4: 40, 9: 50}
"""If there are more rounds than this, by the number of boxes, then of so many."""
_LONG: Final = 50.0
"""An area that is so far away is not much nearer than one that is further; what is begun is finished first."""
_ASIDE: Final = 0.03
"""So much counts an area outside of the campaign."""
_NEAR, _CLOSE = 60.0, 30.0
"""What the majority itself is worth, and from how far away it is felt."""
_VAST: Final = 9
"""On so many boxes regions are conquered. The rest is about them."""
_HELD, _VACANT = 0.7, 0.2
"""So much of a missing point is a city of the region that somebody else has, and one that nobody has."""
_AFTER: Final = 0.7
"""So much of its way is felt of a missing point that comes after another: who goes to nine at once arrives nowhere."""
_LATER: Final = WAYS[FURTHEST // 2]
"""And as far away it seems for the rest."""
_BESIDES: Final = 0.2
"""So much counts the way of the nearest party to a point where another would go on to from the point before: without
it all would wait for that one."""

Guards: TypeAlias = dict[int, tuple[int, int]]
"""By point: how many units stand on it, and the sabres cards of their owner."""
Claims: TypeAlias = dict[int, float]
"""By point: the chance to hold it after this turn's battles."""
Ways: TypeAlias = dict[int, int]
"""By point: the steps until the seat could have it."""


def campaigns(view: Conquest, claims: list[Claims], guards: Guards) -> list[float]:
    """For each seat what its way to the majority is worth: the shorter the more, and most of all its end."""
    ways = [_ways(view, seat, claims[seat], guards) for seat in range(len(view.captains))]
    fear = caution(view)
    return [_campaign(view, seat, claims[seat], ways, guards, fear) for seat in range(len(ways))]


def vast(view: Conquest) -> bool:
    """Whether the board is so large that regions are conquered."""
    return view.boxes >= _VAST


def caution(view: Conquest) -> float:
    """How much is done against others: all that can be in the first round, and soon only a little."""
    return max(_GRIM, 1.0 - view.round / (_BOLD * min(view.max_rounds, _PATIENCE[view.boxes])))


def _campaign(view: Conquest, seat: int, mine: Claims, ways: list[Ways], guards: Guards, fear: float) -> float:
    """The areas that lack least are the campaign; there it also counts what others could take back."""
    own, others = ways[seat], [each for other, each in enumerate(ways) if other != seat]
    sea, wide, sabres = view.sea, vast(view), view.captains[seat].cards[SABRES]
    hops, besides = _hops(sea, view.areas), _BESIDES if wide else 0.0
    missing: list[float] = []
    risks: list[float] = []
    for number, area in enumerate(view.areas):
        risk = 0.0
        ahead: list[tuple[float, float]] = []
        for point in area:
            chance = mine.get(point, 0.0)
            if chance < 1.0:
                way = own[point]
                trouble = _trouble(guards, point, sabres)[GROUP] if wide and point in guards else 0
                for other, hop in hops[point]:
                    if hop + trouble >= way:
                        break
                    if own.get(other, way) < way:
                        way = hop + trouble
                cost = WAYS[way] + besides * (WAYS[own[point]] - WAYS[way])
                ahead.append((cost, 1.0 - chance))
            if chance:
                risk += chance * _RAID[min([each[point] for each in others if point in each], default=FURTHEST)]
        lacking = _one_by_one(ahead) if wide else sum([part * cost for cost, part in ahead])
        if wide:
            lacking += _towns_lacking(view, _regions(sea, view.areas)[number], mine, own)
        missing.append(_LONG * (1.0 - exp(-lacking / _LONG)))
        risks.append(risk)
    order = sorted(range(len(missing)), key=missing.__getitem__)
    needed = len(order) // 2 + 1
    left = sum([missing[area] for area in order[:needed]])
    aside = sum([missing[area] for area in order[needed:]])
    risk = sum([risks[area] for area in order[:needed]])
    return _NEAR * exp(-left / _CLOSE) - left - fear * risk - _ASIDE * aside


def _one_by_one(ahead: list[tuple[float, float]]) -> float:
    """What an area lacks on nine boxes: the way to the nearest missing point above all, less of the way to the next. Of
    each `ahead` has what its way costs, and how much of it is missing."""
    ahead.sort()
    lacking, felt = 0.0, 1.0
    for cost, part in ahead:
        lacking += part * (felt * cost + (1.0 - felt) * _LATER)
        felt *= 1.0 - (1.0 - _AFTER) * part
    return lacking


def _towns_lacking(view: Conquest, cities: list[int], mine: Claims, own: Ways) -> float:
    """What a region's cities add to what its area lacks: from one that an enemy has, points are taken back for ever."""
    lacking = 0.0
    for city in cities:
        chance = mine.get(city, 0.0)
        if chance < 1.0:
            lacking += (1.0 - chance) * (_HELD if city in view.owner else _VACANT) * WAYS[own[city]]
    return lacking


def _ways(view: Conquest, seat: int, mine: Claims, guards: Guards) -> Ways:
    """To each point of an area that the seat does not have for certain, and on nine boxes to each city."""
    sea, captain = view.sea, view.captains[seat]
    sabres = captain.cards[SABRES]
    goals = _goals(sea, view.areas, vast(view))
    reaches = reach_of(sea, goals, tuple(captain.ships.items()), tuple(captain.crews.items()), _levy(view, seat, mine))
    ways: Ways = {}
    for points, reach in zip(goals, reaches, strict=True):
        soonest, by_strength = reach.soonest, reach.by_strength
        for place, point in enumerate(points):
            if mine.get(point, 0.0) < 1.0:
                way = soonest[place]
                if point in guards and by_strength:
                    trouble = _trouble(guards, point, sabres)
                    way = min([steps[place] + trouble[strength] for strength, steps in by_strength])
                ways[point] = min(way, FURTHEST)
    return ways


def _levy(view: Conquest, seat: int, mine: Claims) -> Levy:
    """What the seat could buy at its next purchases, on nine boxes: as much as fits into a city and its harbour."""
    if not vast(view):
        return (), 0, 0, 0
    captain = view.captains[seat]
    gold = min(captain.gold + len(mine), GROUP * SHIP_COST)
    ships = min(GROUP, max(0, most_ships(view) - sum(captain.ships.values())))
    crews = min(GROUP, max(0, most_crews(view) - sum(captain.crews.values())))
    return tuple(cities_of(view, seat)), gold, ships, crews


@lru_cache(maxsize=64)
def _goals(sea: Sea, areas: tuple[tuple[int, ...], ...], towns: bool) -> Goals:
    """The points of all areas, and the cities if they count."""
    points = [point for area in areas for point in area]
    ashore = [point for point in points if sea.kind[point] != SKULL]
    if towns:
        ashore += [city for cities in sea.cities for city in cities]
    return tuple(ashore), tuple([point for point in points if sea.kind[point] == SKULL])


@lru_cache(maxsize=64)
def _regions(sea: Sea, areas: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """For each area the cities that lie nearer to it than to any other."""
    regions: list[list[int]] = [[] for _ in areas]
    for cities in sea.cities:
        for city in cities:
            away = [sum([sea.distance(city, point) for point in area]) for area in areas]
            regions[away.index(min(away))].append(city)
    return regions


def _trouble(guards: Guards, point: int, sabres: int) -> list[int]:
    units, theirs = guards[point]
    return trouble_with(units, SABRES_BONUS * (sabres - theirs))


@lru_cache(maxsize=256)
def trouble_with(units: int, lead: int) -> list[int]:
    """By the strength of a party: the steps that a point with so many defenders costs besides the way. To gather more
    units helps even where the party is still too weak."""
    losing = [1.0 - melee_odds(strength, units, lead).win for strength in range(GROUP + 1)]
    return [round(_ATTEMPT * loss + _FOE * (units + GROUP - strength)) for strength, loss in enumerate(losing)]


@lru_cache(maxsize=64)
def _hops(sea: Sea, areas: tuple[tuple[int, ...], ...]) -> dict[int, list[tuple[int, int]]]:
    """For each point those of its area that the same party takes too, and the steps from there, nearest first."""
    kind, steps_of = sea.kind, steps_to(sea)
    hops: dict[int, list[tuple[int, int]]] = {}
    for area in areas:
        for point in area:
            alike = [other for other in area if other != point and kind[other] == kind[point]]
            if kind[point] == SKULL:
                found = [(other, steps_of[point][other]) for other in alike]
            else:
                found = [(other, sea.distance(point, other) + _ABOARD) for other in alike]
            hops[point] = sorted(found, key=lambda hop: hop[1])
    return hops
