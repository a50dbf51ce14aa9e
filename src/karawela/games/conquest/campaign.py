"""Large boards: which areas a seat makes its majority of, and how far that is, in steps.

Six steps a turn are all that a fleet has, however large it is. So the way to the majority is counted in them: for every
point that is missing the way of the nearest party that could take it, and more where somebody defends it. The areas
that cost least are the campaign; what lies outside of it hardly counts.
"""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from karawela.games.conquest.odds import melee_odds
from karawela.games.conquest.parties import parties_of, steps_to
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.components import SABRES, SKULL
from karawela.games.ship_adventure.fights import SABRES_BONUS
from karawela.games.ship_adventure.sea import Board

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
_LONG: Final = 50.0
"""An area that is so far away is not much nearer than one that is further; what is begun is finished first."""
_ASIDE: Final = 0.03
"""So much counts an area outside of the campaign."""
_NEAR, _CLOSE = 60.0, 30.0
"""What the majority itself is worth, and from how far away it is felt."""

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
    return [_campaign(view, seat, claims[seat], ways, fear) for seat in range(len(ways))]


def caution(view: Conquest) -> float:
    """How much is done against others: all that can be in the first round, and soon only a little."""
    return max(_GRIM, 1.0 - view.round / (_BOLD * view.max_rounds))


def _campaign(view: Conquest, seat: int, mine: Claims, ways: list[Ways], fear: float) -> float:
    """The areas that lack least are the campaign; there it also counts what others could take back."""
    own, others = ways[seat], [each for other, each in enumerate(ways) if other != seat]
    hops = _hops(view.board, view.areas)
    missing: list[float] = []
    risks: list[float] = []
    for area in view.areas:
        lacking = risk = 0.0
        for point in area:
            chance = mine.get(point, 0.0)
            if chance < 1.0:
                way = own[point]
                for other, hop in hops[point]:
                    if hop >= way:
                        break
                    if own.get(other, way) < way:
                        way = hop
                lacking += (1.0 - chance) * WAYS[way]
            if chance:
                risk += chance * _RAID[min([each[point] for each in others if point in each], default=FURTHEST)]
        missing.append(_LONG * (1.0 - exp(-lacking / _LONG)))
        risks.append(risk)
    order = sorted(range(len(missing)), key=missing.__getitem__)
    needed = len(order) // 2 + 1
    left = sum([missing[area] for area in order[:needed]])
    aside = sum([missing[area] for area in order[needed:]])
    risk = sum([risks[area] for area in order[:needed]])
    return _NEAR * exp(-left / _CLOSE) - left - fear * risk - _ASIDE * aside


def _ways(view: Conquest, seat: int, mine: Claims, guards: Guards) -> Ways:
    """To each point of an area that the seat does not have for certain."""
    board, captain = view.board, view.captains[seat]
    steps_of, kind = steps_to(board), board.kind
    landing, sailing = parties_of(board, captain, GROUP)
    sabres = captain.cards[SABRES]
    ways: Ways = {}
    for area in view.areas:
        for point in area:
            if mine.get(point, 0.0) < 1.0:
                parties = sailing if kind[point] == SKULL else landing
                steps = steps_of[point]
                if point in guards:
                    units, theirs = guards[point]
                    trouble = trouble_with(units, SABRES_BONUS * (sabres - theirs))
                    found = [steps[square] + apart + trouble[count] for square, apart, count in parties]
                else:
                    found = [steps[square] + apart for square, apart, _ in parties]
                way = min(found, default=FURTHEST)
                ways[point] = min(way, FURTHEST)
    return ways


@lru_cache(maxsize=256)
def trouble_with(units: int, lead: int) -> list[int]:
    """By the strength of a party: the steps that a point with so many defenders costs besides the way. To gather more
    units helps even where the party is still too weak."""
    losing = [1.0 - melee_odds(strength, units, lead).win for strength in range(GROUP + 1)]
    return [round(_ATTEMPT * loss + _FOE * (units + GROUP - strength)) for strength, loss in enumerate(losing)]


@lru_cache(maxsize=64)
def _hops(board: Board, areas: tuple[tuple[int, ...], ...]) -> dict[int, list[tuple[int, int]]]:
    """For each point those of its area that the same party takes too, and the steps from there, nearest first."""
    kind, steps_of = board.kind, steps_to(board)
    hops: dict[int, list[tuple[int, int]]] = {}
    for area in areas:
        for point in area:
            alike = [other for other in area if other != point and kind[other] == kind[point]]
            if kind[point] == SKULL:
                found = [(other, steps_of[point][other]) for other in alike]
            else:
                found = [(other, board.distance(point, other) + _ABOARD) for other in alike]
            hops[point] = sorted(found, key=lambda hop: hop[1])
    return hops
