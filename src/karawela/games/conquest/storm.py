"""Nine boxes: the last turn of a round, when all that is missing could be taken at once.

A majority counts at the end of a round (SAC-7.01), and of forty-five points one is always taken back before. But nobody
answers whoever moves last: so the points that are missing are stormed together, in the turn that comes last, as soon as
six steps are enough for all of them; and in the turns before groups gather where they will be. A lost storm costs
units, and those are bought again.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from karawela.games.conquest.odds import melee_odds
from karawela.games.conquest.parties import parties_of, steps_onto
from karawela.games.conquest.rules.limits import CREW_COST, SHIP_COST, cities_of, most_crews, most_ships
from karawela.games.conquest.state import BATTLES, GROUP, MOVEMENT, PURCHASES, STEPS, Captain, Conquest
from karawela.games.ship_adventure.components import SABRES
from karawela.games.ship_adventure.fights import SABRES_BONUS
from karawela.games.ship_adventure.sea import Board

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
_NEAREST: Final = 3
"""Of the parties of one strength so many are thought of for a point."""


class Party(NamedTuple):
    """Units that could storm a point: where they are, the steps until they are together, how many, and how many of them
    have to be bought first."""

    square: int
    apart: int
    strength: int
    bought: int


Forces: TypeAlias = tuple[list[Party], list[Party]]
"""Those who can take cities and temples, and those who can take skulls."""
Choice: TypeAlias = tuple[int, float, int, int]
"""The steps of a party to a point, its chance there, where it comes from, and the units to be bought."""


def storm(view: Conquest, seat: int, mine: dict[int, float], guards: dict[int, tuple[int, int]]) -> float:
    """What the chance is worth to have the majority at the end of this round, or of the next one."""
    sure, missing = _missing(view, mine)
    if len(missing) > _MOST:
        return 0.0
    captain, board = view.captains[seat], view.board
    standing = _standing(board, captain)
    raised = _with_recruits(view, seat, standing)
    worth = 0.0
    if seat == view.active and view.turns == len(view.captains) and view.phase in (PURCHASES, MOVEMENT, BATTLES):
        steps = (STEPS, view.steps_left, 0)[(PURCHASES, MOVEMENT, BATTLES).index(view.phase)]
        forces = raised if view.phase == PURCHASES else standing
        chance, bought = _assault(board, captain, missing, guards, forces, steps, 0)
        if chance:
            worth += _VICTORY * sure * chance - _BUY * bought
    if missing:
        chance, bought = _assault(board, captain, missing, guards, raised, STEPS, _SLACK)
        worth += _NEXT * (_VICTORY * sure * chance - _BUY * bought)
    return worth


def _missing(view: Conquest, mine: dict[int, float]) -> tuple[float, list[int]]:
    """Of the areas that lack least: the chance to win all open melees for them, and the points where nobody fights."""
    found = []
    for area in view.areas:
        open_points, sure = [], 1.0
        for point in area:
            chance = mine.get(point, 0.0)
            if chance:
                sure *= chance
            else:
                open_points.append(point)
        found.append((len(open_points), -sure, open_points))
    found.sort()
    product, missing = 1.0, []
    for _, less, points in found[: len(found) // 2 + 1]:
        product *= -less
        missing += points
    return product, missing


def _standing(board: Board, captain: Captain) -> Forces:
    landing, sailing = parties_of(board, captain, GROUP)
    return [Party(*party, 0) for party in landing], [Party(*party, 0) for party in sailing]


def _with_recruits(view: Conquest, seat: int, standing: Forces) -> Forces:
    """And the groups that the seat's cities could send out if it bought them."""
    captain, harbour_of = view.captains[seat], view.board.harbour_of
    ships = max(0, most_ships(view) - sum(captain.ships.values()))
    crews = max(0, most_crews(view) - sum(captain.crews.values()))
    landing, sailing = list(standing[0]), list(standing[1])
    gold = min(captain.gold, GROUP * SHIP_COST)
    for city in cities_of(view, seat):
        harbour = harbour_of[city]
        here, afloat, aboard = captain.crews.get(city, 0), captain.ships.get(harbour, 0), captain.crews.get(harbour, 0)
        more = _recruits(city, harbour, (here, afloat, aboard), gold, min(ships, GROUP), min(crews, GROUP))
        landing += more[0]
        sailing += more[1]
    return landing, sailing


@lru_cache(maxsize=4096)
def _recruits(city: int, harbour: int, standing: tuple[int, int, int], gold: int, ships: int, crews: int) -> Forces:
    """`standing` are the crews in the city and the ships and crews at its harbour."""
    here, afloat, aboard = standing
    landing, sailing = [], []
    raised = min(GROUP - here, crews, gold // CREW_COST)
    if raised:
        landing.append(Party(city, 0, here + raised, raised))
    yards = int(not afloat)
    if yards <= ships and afloat + aboard + yards < GROUP:
        room = GROUP - afloat - aboard - yards
        going = min(room, here + min(crews, (gold - yards * SHIP_COST) // CREW_COST))
        if going > 0 and (yards or going > here):
            landing.append(Party(harbour, 1, aboard + going, yards + max(0, going - here)))
    built = min(GROUP - afloat - aboard, ships, gold // SHIP_COST)
    if built > 0:
        sailing.append(Party(harbour, 0, afloat + aboard + built, built))
    return landing, sailing


def _assault(
    board: Board,
    captain: Captain,
    missing: list[int],
    guards: dict[int, tuple[int, int]],
    forces: Forces,
    steps: int,
    slack: int,
) -> tuple[float, int]:
    """The best chance to take all of these points with so many steps, every party going to one of them, and the units
    to be bought for it. With some slack more steps are thought of, at a price."""
    if not missing:
        return 1.0, 0
    most = steps + slack - (len(missing) - 1)
    choices = []
    for point in missing:
        units, sabres = guards.get(point, (0, 0))
        lead = SABRES_BONUS * (captain.cards[SABRES] - sabres)
        choices.append(_choices(board, point, units, lead, forces[0] if board.land[point] else forces[1], most))
        if not choices[-1]:
            return 0.0, 0
    choices.sort(key=len)
    return _best(choices, 0, steps, slack, ())


def _choices(board: Board, point: int, units: int, lead: int, parties: list[Party], most: int) -> list[Choice]:
    """The nearest parties of each strength; where nobody stands the strength is nothing."""
    away = steps_onto(board, point)
    found: dict[int, list[Choice]] = {}
    for square, apart, strength, bought in parties:
        steps = away[square] + apart
        if steps <= most:
            chance = melee_odds(strength, units, lead).win if units else 1.0
            found.setdefault(strength if units else 1, []).append((steps, chance, square, bought))
    choices: list[Choice] = []
    for each in found.values():
        each.sort(key=lambda choice: (choice[0], choice[3]))
        choices += each[:_NEAREST]
    choices.sort(key=lambda choice: -choice[1])
    return choices


def _best(choices: list[list[Choice]], place: int, steps: int, slack: int, gone: tuple[int, ...]) -> tuple[float, int]:
    """The best way to serve the points from this place on, with the parties that have not gone elsewhere."""
    if place == len(choices):
        return (_BEYOND ** max(0, -steps), 0)
    best, cost = 0.0, 0
    for way, chance, square, bought in choices[place]:
        if chance <= best:
            break
        if way > steps + slack or square in gone:
            continue
        rest, more = _best(choices, place + 1, steps - way, slack, (*gone, square))
        if chance * rest > best:
            best, cost = chance * rest, bought + more
    return best, cost
