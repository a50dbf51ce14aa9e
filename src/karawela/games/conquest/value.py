"""What a position is worth to a seat, in points: the sense of a player who looks one move ahead.

Points and areas held or about to be held, units and cards, and how near the own groups are to what they could take;
less the same for the others. An undefended point near an enemy is worth much to that enemy: so homes are garrisoned.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from karawela.games.conquest.odds import melee_odds
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.scoring import result
from karawela.games.conquest.state import GROUP, MOVEMENT, NOBODY, STEPS, Captain, Conquest
from karawela.games.ship_adventure.components import CITY, SABRES, SKULL
from karawela.games.ship_adventure.fights import SABRES_BONUS
from karawela.games.ship_adventure.sea import Board, spread

_WIN = 200.0
_CITY = 3.0
"""A city brings new units, and the last one keeps its owner in the game."""
_AREA = 1.0
"""For each point of an area: what the whole area is worth beyond its points."""
_MAJORITY = 20.0
_GOLD = 0.06
_RICH = 12
"""More gold than this is worth nothing until it is spent."""
_SHIPS = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
_CREWS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0, 3.3, 3.6, 3.9)
"""By their number on a box."""
_BEYOND = 0.2
_CARDS = ((0.0, 0.4, 0.75, 1.05), (0.0, 0.3, 0.5, 0.65), (0.0, 0.3, 0.55, 0.7, 0.8, 0.85), (0.0, 0.15))
_HORIZON = 16
_REACH = tuple(0.55 * 0.82**steps for steps in range(_HORIZON))
"""How much of a point is in the hand of a group so many steps away."""
_STEP = 0.001
"""Whoever gains nothing by a step ends the movement."""
_NEAREST = 12
"""So many points of each sort are looked at from a square; on one box that is all of them."""
_EVEN, _LATE = 0.45, 0.0
"""With a smaller chance than this nobody attacks, in the first round and in the last."""


def value(view: Conquest, seat: int) -> float:
    """The own prospects less the average of the others'; at the end the score, and winning above all."""
    if view.over:
        outcome = result(view)
        return outcome.scores[seat] + (_WIN if seat in outcome.winners else -_WIN)
    if not view.tiles:
        return 0.0
    claims, guards = _claims(view), _guards(view)
    worth = [_prospects(view, each, claims, guards) for each in range(len(view.captains))]
    others = [worth[other] for other in range(len(worth)) if other != seat]
    idle = _STEP * (1 + STEPS - view.steps_left) if view.phase == MOVEMENT and view.active == seat else 0.0
    return worth[seat] - sum(others) / len(others) - idle


Guards: TypeAlias = dict[int, tuple[int, int, int]]
"""By point: whose units stand on it, how many, and the sabres cards of that seat."""


class _Party(NamedTuple):
    """Units that could go and take something: where they are, how far away from being together, how strong."""

    square: int
    apart: int
    strength: int


def _guards(view: Conquest) -> Guards:
    """Who stands on points, the active player in an open melee left out."""
    kind = view.board.kind
    guards: Guards = {}
    for seat in sorted(range(len(view.captains)), key=lambda seat: seat != view.active):
        captain = view.captains[seat]
        for square in captain.ships.keys() | captain.crews.keys():
            if kind[square] in POINT_KINDS:
                guards[square] = (seat, captain.units_on(square), captain.cards[SABRES])
    return guards


def _claims(view: Conquest) -> list[dict[int, float]]:
    """For each seat the points it holds, or will hold after this turn's battles with such a chance."""
    claims: list[dict[int, float]] = [{} for _ in view.captains]
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
        chance = 1.0 if enemy == NOBODY else _chance(view, active, mover.units_on(square), enemy, square)
        owner = view.owner.get(square, NOBODY)
        if owner != NOBODY:
            claims[owner][square] = 1.0 - chance
        claims[active][square] = chance
    return claims


def _chance(view: Conquest, attacker: int, strength: int, defender: int, square: int) -> float:
    lead = SABRES_BONUS * (view.captains[attacker].cards[SABRES] - view.captains[defender].cards[SABRES])
    return melee_odds(strength, view.captains[defender].units_on(square), lead).win


def _prospects(view: Conquest, seat: int, claims: list[dict[int, float]], guards: Guards) -> float:
    """What the seat has, and what it can reach."""
    captain, mine = view.captains[seat], claims[seat]
    if captain.out:
        return -_WIN / 4
    kind = view.board.kind
    worth = sum([chance * (_CITY if kind[point] == CITY else 1.0) for point, chance in mine.items()])
    progress = [sum([mine.get(point, 0.0) for point in area]) / len(area) for area in view.areas]
    worth += _of_areas(progress, len(view.areas[0]))
    worth += _GOLD * min(captain.gold, _RICH * view.boxes) + sum(
        [_CARDS[card][held] for card, held in enumerate(captain.cards)]
    )
    worth += _of_units(view, seat)
    return worth + _attraction(view, seat, mine, progress, guards)


def _of_areas(progress: list[float], size: int) -> float:
    """Half an area is worth little, a whole one doubles its points, and most of them win the game."""
    worth = _AREA * size * sum([part * part for part in progress])
    needed = len(progress) // 2 + 1
    best = sorted(progress, reverse=True)[:needed]
    return worth + _MAJORITY * (sum(best) / needed) ** 3


def _of_units(view: Conquest, seat: int) -> float:
    """Units by their number; those in an open melee only so far as they will survive it."""
    captain = view.captains[seat]
    ships, crews = float(sum(captain.ships.values())), float(sum(captain.crews.values()))
    if view.active != NOBODY:
        active = view.captains[view.active]
        for square in view.others(view.active).intersection(active.ships.keys() | active.crews.keys()):
            enemy = view.enemy_on(square, view.active)
            if seat in (view.active, enemy):
                lead = SABRES_BONUS * (active.cards[SABRES] - view.captains[enemy].cards[SABRES])
                odds = melee_odds(active.units_on(square), view.captains[enemy].units_on(square), lead)
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


def _attraction(view: Conquest, seat: int, mine: dict[int, float], progress: list[float], guards: Guards) -> float:
    """For every point that is not the seat's own: its worth by the nearest party that could take it."""
    board = view.board
    by_land, by_sea = _near(board)
    landing, sailing = _parties(board, view.captains[seat])
    sabres = view.captains[seat].cards[SABRES]
    even = _EVEN + (_LATE - _EVEN) * view.round / view.max_rounds
    best: dict[int, float] = {}
    for parties, near in ((landing, by_land), (sailing, by_sea)):
        for square, apart, strength in parties:
            for point, steps in near[square]:
                steps += apart
                if steps >= _HORIZON:
                    break
                if point in mine:
                    continue
                pull = _REACH[steps]
                if point in guards:
                    _, guard, theirs = guards[point]
                    chance = melee_odds(strength, guard, SABRES_BONUS * (sabres - theirs)).win
                    pull *= max(0.0, chance - even) / (1 - even)
                if pull > best.get(point, 0.0):
                    best[point] = pull
    area_of = _area_of(view.areas)
    worth = 0.0
    for point, pull in best.items():
        worth += pull * (1.0 + _AREA * (0.5 + 2 * progress[area_of[point]]) if point in area_of else _CITY)
    return worth


def _parties(board: Board, captain: Captain) -> tuple[list[_Party], list[_Party]]:
    """Who could take land points (crews on foot, aboard, or with a ship that is not far), and who could take skulls."""
    ships, crews = captain.ships, captain.crews
    landing = [_Party(square, 0, count) for square, count in crews.items()]
    if ships and crews:
        ashore = [square for square in crews if square not in ships]
        for ship, count in ships.items():
            if ship not in crews:
                landing.append(_boarding(board, crews, ship, count, crews))
        for square in ashore:
            ship = min([(board.distance(square, ship), ship) for ship in ships])[1]
            landing.append(_boarding(board, crews, ship, captain.units_on(ship), [square]))
    sailing = [_Party(square, 0, count + crews.get(square, 0)) for square, count in ships.items()]
    return landing, sailing


def _boarding(board: Board, crews: dict[int, int], ship: int, aboard: int, ashore: Iterable[int]) -> _Party:
    """A ship and the nearest crew: being apart costs twice, so that they meet first, and a full ship takes nobody."""
    apart, square = min([(board.distance(ship, square), square) for square in ashore])
    return _Party(ship, 2 * apart - 1 + 2 * (aboard >= GROUP), crews[square])


Near: TypeAlias = list[list[tuple[int, int]]]


@lru_cache(maxsize=64)
def _near(board: Board) -> tuple[Near, Near]:
    """For each square the points not far from it and the steps there: cities and temples by sea and on foot, skulls."""
    by_land: Near = [[] for _ in board.squares]
    by_sea: Near = [[] for _ in board.squares]
    ways = tuple(
        [board.neighbours[square] if board.land[square] else board.sea_around[square] for square in board.squares]
    )
    for point in board.squares:
        if board.kind[point] in POINT_KINDS:
            skull = board.kind[point] == SKULL
            for square, steps in enumerate(board.sailing(point) if skull else spread((point,), ways)):
                if steps < _HORIZON:
                    (by_sea if skull else by_land)[square].append((point, steps))
    for near in (*by_land, *by_sea):
        near.sort(key=lambda entry: entry[1])
        del near[_NEAREST:]
    return by_land, by_sea


@lru_cache(maxsize=64)
def _area_of(areas: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """The number of each point's area; cities have none."""
    return {point: number for number, area in enumerate(areas) for point in area}
