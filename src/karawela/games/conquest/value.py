"""What a position is worth to a seat, in points: the sense of a player who looks one move ahead.

Points and areas held or about to be held, units and cards, and how near the own groups are to what they could take;
less the same for the others. An undefended point near an enemy is worth much to that enemy: so homes are garrisoned.
"""

from functools import lru_cache
from typing import NamedTuple

from karawela.games.conquest.odds import melee_odds
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.scoring import result
from karawela.games.conquest.state import NOBODY, Captain, Conquest
from karawela.games.ship_adventure.components import CITY, SABRES, SKULL
from karawela.games.ship_adventure.fights import SABRES_BONUS
from karawela.games.ship_adventure.sea import Board, spread

_WIN = 200.0
_CITY = 3.0
"""A city brings new units, and the last one keeps its owner in the game."""
_AREA = 1.0
"""For each point of an area: what the whole area is worth beyond its points."""
_MAJORITY = 12.0
_GOLD = 0.06
_SHIPS = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
_CREWS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0, 3.3, 3.6, 3.9)
"""By their number on a box."""
_BEYOND = 0.2
_CARDS = ((0.0, 0.4, 0.75, 1.05), (0.0, 0.3, 0.5, 0.65), (0.0, 0.3, 0.55, 0.7, 0.8, 0.85), (0.0, 0.15))
_HORIZON = 14
_REACH = tuple(0.55 * 0.82**steps for steps in range(_HORIZON))
"""How much of a point is in the hand of a group so many steps away."""
_EVEN = 0.45
"""With a smaller chance than this nobody attacks."""


def value(view: Conquest, seat: int) -> float:
    """The own prospects less the average of the others'; at the end the score, and winning above all."""
    if view.over:
        outcome = result(view)
        return outcome.scores[seat] + (_WIN if seat in outcome.winners else -_WIN)
    if not view.tiles:
        return 0.0
    claims = _claims(view)
    worth = [_prospects(view, each, claims) for each in range(len(view.captains))]
    others = [worth[other] for other in range(len(worth)) if other != seat]
    return worth[seat] - sum(others) / len(others)


class _Party(NamedTuple):
    """Units that could go and take something: where they are, how far away from being together, how strong."""

    square: int
    apart: int
    strength: int


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


def _prospects(view: Conquest, seat: int, claims: list[dict[int, float]]) -> float:
    """What the seat has, and what it can reach."""
    captain, mine = view.captains[seat], claims[seat]
    if captain.out:
        return -_WIN / 4
    kind = view.board.kind
    worth = sum([chance * (_CITY if kind[point] == CITY else 1.0) for point, chance in mine.items()])
    progress = [sum([mine.get(point, 0.0) for point in area]) / len(area) for area in view.areas]
    worth += _of_areas(progress, len(view.areas[0]))
    worth += _GOLD * captain.gold + sum([_CARDS[card][held] for card, held in enumerate(captain.cards)])
    worth += _of_units(view, seat)
    return worth + _attraction(view, seat, mine, progress)


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


def _attraction(view: Conquest, seat: int, mine: dict[int, float], progress: list[float]) -> float:
    """For every point that is not the seat's own: its worth by the nearest party that could take it."""
    captain, board, kind = view.captains[seat], view.board, view.board.kind
    landing, sailing = _parties(board, captain)
    worth = 0.0
    for point, area in _points(board, view.areas):
        if point in mine:
            continue
        parties = sailing if kind[point] == SKULL else landing
        if not parties:
            continue
        steps_to = _steps_to(board, point)
        enemy = view.enemy_on(point, seat)
        best = 0.0
        for party in parties:
            steps = steps_to[party.square] + party.apart
            if steps < _HORIZON and _REACH[steps] > best:
                pull = _REACH[steps]
                if enemy != NOBODY:
                    pull *= max(0.0, _chance(view, seat, party.strength, enemy, point) - _EVEN) / (1 - _EVEN)
                best = max(best, pull)
        gain = _CITY if kind[point] == CITY else 1.0 + _AREA * (0.5 + 2 * progress[area])
        worth += best * gain
    return worth


def _parties(board: Board, captain: Captain) -> tuple[list[_Party], list[_Party]]:
    """Who could take land points (crews on foot, aboard, or with a ship that is not far), and who could take skulls."""
    ships, crews = captain.ships, captain.crews
    landing = [_Party(square, 0, count) for square, count in crews.items()]
    for square, count in crews.items():
        if square not in ships and ships:
            apart, ship = min([(board.distance(square, ship), ship) for ship in ships])
            landing.append(_Party(ship, apart, count))
    for ship in ships:
        if ship not in crews and crews:
            apart, count = min([(board.distance(ship, square), -count) for square, count in crews.items()])
            landing.append(_Party(ship, apart, -count))
    sailing = [_Party(square, 0, count + crews.get(square, 0)) for square, count in ships.items()]
    return landing, sailing


@lru_cache(maxsize=64)
def _points(board: Board, areas: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    """Every strategic point with the number of its area; cities have none."""
    found = [(point, number) for number, area in enumerate(areas) for point in area]
    return found + [(city, NOBODY) for cities in board.cities for city in cities]


@lru_cache(maxsize=4096)
def _steps_to(board: Board, point: int) -> tuple[int, ...]:
    """From each square the steps to the point: by sea to a skull; to land on foot, or by sea and then on foot."""
    if board.kind[point] == SKULL:
        return board.sailing(point)
    ways = tuple(
        [board.neighbours[square] if board.land[square] else board.sea_around[square] for square in board.squares]
    )
    return spread((point,), ways)
