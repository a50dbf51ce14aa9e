"""What a position is worth to a seat, in points: the sense of a player who looks one move ahead.

Points and areas held or about to be held, units and cards, and how near the own groups are to what they could take;
less the same for the others. What others could take counts only in part: an undefended home near an enemy is worth
something to that enemy, so homes are garrisoned, but a player who feared for everything would never leave.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from karawela.games.conquest.ending import nearness, verdict
from karawela.games.conquest.odds import melee_odds, odds_on
from karawela.games.conquest.parties import HORIZON, near_points, parties_of
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.scoring import result
from karawela.games.conquest.state import MOVEMENT, NOBODY, STEPS, Conquest
from karawela.games.ship_adventure.components import CITY, SABRES
from karawela.games.ship_adventure.fights import SABRES_BONUS

_WIN = 200.0
_CITY = 3.0
"""A city brings new units, and the last one keeps its owner in the game."""
_AREA = 1.0
"""For each point of an area: what the whole area is worth beyond its points."""
_MAJORITY = 20.0
_WHOLE, _SHARP = 20.0, 24
"""What a majority is worth beyond that: with this exponent almost nothing before the last point."""
_GOLD = 0.06
_RICH = 12
"""More gold than this is worth nothing until it is spent."""
_SHIPS = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
_CREWS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0, 3.3, 3.6, 3.9)
"""By their number on a box."""
_BEYOND = 0.2
_CARDS = ((0.0, 0.8, 1.5, 2.1), (0.0, 0.3, 0.5, 0.65), (0.0, 0.3, 0.55, 0.7, 0.8, 0.85), (0.0, 0.15))
"""By their number. One sabres card more than the enemy has makes an even melee of four a won one."""
_REACH = tuple(0.55 * 0.82**steps for steps in range(HORIZON))
"""How much of a point is in the hand of a group so many steps away."""
_FEAR = 0.3
_THREAT = tuple(_FEAR * reach for reach in _REACH)
"""The same of the others' groups, by those who fear them."""
_CALM = 0.8
"""So much of everything else is forgotten in the last round, when the score decides."""
_NEAREST = 12
"""So many points of each sort that are not its own a party looks at; on one box that is all of them."""
_STEP = 0.001
"""Whoever gains nothing by a step ends the movement."""
_EVEN, _LATE = 0.45, 0.0
"""With a smaller chance than this nobody attacks, in the first round and in the last."""

Claims: TypeAlias = dict[int, float]
"""By point: the chance to hold it after this turn's battles."""


class _Guard(NamedTuple):
    """The units on a point, and the sabres cards of their owner."""

    units: int
    sabres: int


class _Outlook(NamedTuple):
    """What is known of all seats before each is looked at; lists by seat."""

    claims: list[Claims]
    progress: list[list[float]]
    """Of each area, how much of it the seat has."""
    stakes: list[list[float]]
    """Of each area, what one more point in it would bring."""
    guards: dict[int, _Guard]


def value(view: Conquest, seat: int) -> float:
    """The own prospects less the average of the others'; at the end the score, and winning above all."""
    if view.over:
        outcome = result(view)
        return outcome.scores[seat] + (_WIN if seat in outcome.winners else -_WIN)
    if not view.tiles:
        return 0.0
    outlook = _outlook(view)
    seats = range(len(view.captains))
    fears = [_prospects(view, other, outlook, _THREAT) for other in seats if other != seat]
    worth = _prospects(view, seat, outlook, _REACH) - sum(fears) / len(fears)
    if view.phase == MOVEMENT and view.active == seat:
        worth -= _STEP * (1 + STEPS - view.steps_left)
    end = nearness(view)
    if end:
        worth = (1.0 - _CALM * end) * worth + end * verdict(view, seat, outlook.claims)
    return worth


def _outlook(view: Conquest) -> _Outlook:
    claims = _claims(view)
    progress = [[sum([mine.get(point, 0.0) for point in area]) / len(area) for area in view.areas] for mine in claims]
    stakes = [_stakes(parts, len(view.areas[0])) for parts in progress]
    return _Outlook(claims, progress, stakes, _guards(view))


def _guards(view: Conquest) -> dict[int, _Guard]:
    """Who stands on points, the active player in an open melee left out."""
    kind = view.board.kind
    guards: dict[int, _Guard] = {}
    for seat in sorted(range(len(view.captains)), key=lambda seat: seat != view.active):
        captain = view.captains[seat]
        for square in captain.ships.keys() | captain.crews.keys():
            if kind[square] in POINT_KINDS:
                guards[square] = _Guard(captain.units_on(square), captain.cards[SABRES])
    return guards


def _claims(view: Conquest) -> list[Claims]:
    """For each seat the points it holds, or will hold after this turn's battles with such a chance."""
    claims: list[Claims] = [{} for _ in view.captains]
    for point, owner in view.owner.items():
        claims[owner][point] = 1.0
    active = view.active
    if active == NOBODY:
        return claims
    mover, kind = view.captains[active], view.board.kind
    for square in mover.ships.keys() | mover.crews.keys():
        if kind[square] not in POINT_KINDS or view.controls(active, square):
            continue
        enemy = view.enemy_on(square, active)
        chance = 1.0 if enemy == NOBODY else odds_on(view, square, enemy).win
        owner = view.owner.get(square, NOBODY)
        if owner != NOBODY:
            claims[owner][square] = 1.0 - chance
        claims[active][square] = chance
    return claims


def _prospects(view: Conquest, seat: int, outlook: _Outlook, reach: tuple[float, ...]) -> float:
    """What the seat has, and what it can reach."""
    captain, mine = view.captains[seat], outlook.claims[seat]
    if captain.out:
        return -_WIN / 4
    kind = view.board.kind
    worth = sum([chance * (_CITY if kind[point] == CITY else 1.0) for point, chance in mine.items()])
    worth += _of_areas(outlook.progress[seat], len(view.areas[0]))
    worth += _GOLD * min(captain.gold, _RICH * view.boxes) + sum(
        [_CARDS[card][held] for card, held in enumerate(captain.cards)]
    )
    return worth + _of_units(view, seat) + _attraction(view, seat, outlook, reach)


def _of_areas(progress: list[float], size: int) -> float:
    """Half an area is worth little, a whole one doubles its points, and most of them win the game."""
    needed = len(progress) // 2 + 1
    majority = sum(sorted(progress, reverse=True)[:needed]) / needed
    worth = _AREA * size * sum([part * part for part in progress])
    return worth + _MAJORITY * majority**3 + _WHOLE * majority**_SHARP


def _stakes(progress: list[float], size: int) -> list[float]:
    """What one more point of each area would bring: most where the seat is near the area and near the majority."""
    needed = len(progress) // 2 + 1
    best = sorted(progress, reverse=True)[:needed]
    towards = 3.0 * _MAJORITY * (sum(best) / needed) ** 2 / (needed * size)
    return [1.0 + _AREA * (0.5 + 2.0 * part) + (towards if part >= best[-1] else 0.0) for part in progress]


def _of_units(view: Conquest, seat: int) -> float:
    """Units by their number; those in an open melee only so far as they will survive it."""
    captain = view.captains[seat]
    ships, crews = float(sum(captain.ships.values())), float(sum(captain.crews.values()))
    if view.active != NOBODY:
        active = view.captains[view.active]
        for square in view.others(view.active).intersection(active.ships.keys() | active.crews.keys()):
            enemy = view.enemy_on(square, view.active)
            if seat in (view.active, enemy):
                odds = odds_on(view, square, enemy)
                left = odds.attackers if seat == view.active else odds.defenders
                share = left / captain.units_on(square)
                ships -= (1 - share) * captain.ships.get(square, 0)
                crews -= (1 - share) * captain.crews.get(square, 0)
    boxes = view.boxes
    return boxes * (_by_number(_SHIPS, ships / boxes) + _by_number(_CREWS, crews / boxes))


def _by_number(table: tuple[float, ...], number: float) -> float:
    whole = int(number)
    if whole >= len(table) - 1:
        return table[-1] + _BEYOND * (number - len(table) + 1)
    return table[whole] + (number - whole) * (table[whole + 1] - table[whole])


def _attraction(view: Conquest, seat: int, outlook: _Outlook, reach: tuple[float, ...]) -> float:
    """For every point that is not the seat's own: what taking it would bring, by the nearest party that could."""
    board, mine, guards = view.board, outlook.claims[seat], outlook.guards
    by_land, by_sea = near_points(board)
    landing, sailing = parties_of(board, view.captains[seat])
    sabres = view.captains[seat].cards[SABRES]
    even = _EVEN + (_LATE - _EVEN) * view.round / view.max_rounds
    best: dict[int, float] = {}
    for parties, near in ((landing, by_land), (sailing, by_sea)):
        for square, apart, strength in parties:
            looked = 0
            for point, steps in near[square]:
                if point in mine:
                    continue
                steps += apart
                looked += 1
                if steps >= HORIZON or looked > _NEAREST:
                    break
                pull = reach[steps]
                if pull <= best.get(point, 0.0):
                    continue
                if point in guards:
                    units, theirs = guards[point]
                    chance = melee_odds(strength, units, SABRES_BONUS * (sabres - theirs)).win
                    pull *= max(0.0, chance - even) / (1 - even)
                if pull > best.get(point, 0.0):
                    best[point] = pull
    return sum([pull * _gain(view, seat, point, outlook.stakes) for point, pull in best.items()])


def _gain(view: Conquest, seat: int, point: int, stakes: list[list[float]]) -> float:
    """What a point would bring to the seat, and what its loss would cost the owner, as one of the others."""
    owner = view.owner.get(point, NOBODY)
    area = _area_of(view.areas).get(point)
    gain = _CITY if area is None else stakes[seat][area]
    if owner != NOBODY:
        gain += (_CITY if area is None else stakes[owner][area]) / (len(stakes) - 1)
    return gain


@lru_cache(maxsize=64)
def _area_of(areas: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """The number of each point's area; cities have none."""
    return {point: number for number, area in enumerate(areas) for point in area}
