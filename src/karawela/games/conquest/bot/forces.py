"""Large boards: who could take a point in one turn, in how many steps and with which chance.

Those who could be bought first are among them."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from karawela.games.conquest.bot.campaign import Guards
from karawela.games.conquest.bot.odds import melee_odds
from karawela.games.conquest.bot.parties import parties_of, steps_onto
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.rules.limits import cities_of, most_crews, most_ships
from karawela.games.conquest.state import GROUP, Captain, Conquest
from karawela.games.ship_adventure.data.components import SABRES
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS
from karawela.games.ship_adventure.rules.sea import Sea

_NEAREST: Final = 3
"""Of the parties of one strength so many are thought of for a point."""


class Force(NamedTuple):
    """Units that could go and take something: where they are, the steps until they are together, how many, and how many
    of them have to be bought first."""

    square: int
    apart: int
    strength: int
    bought: int


Forces: TypeAlias = tuple[list[Force], list[Force]]
"""Those who can take cities and temples, and those who can take skulls."""


class Choice(NamedTuple):
    """A party that could take a point: its steps there, its chance, where it comes from, the units to be bought."""

    steps: int
    chance: float
    square: int
    bought: int


def forces_of(sea: Sea, captain: Captain) -> Forces:
    """The units that are there."""
    landing, sailing = parties_of(sea, captain, GROUP)
    return [Force(*party, 0) for party in landing], [Force(*party, 0) for party in sailing]


def with_recruits(view: Conquest, seat: int, there: Forces) -> Forces:
    """And the groups that the seat's cities could send out if it bought them."""
    captain, harbour_of = view.captains[seat], view.sea.harbour_of
    ships = max(0, most_ships(view) - sum(captain.ships.values()))
    crews = max(0, most_crews(view) - sum(captain.crews.values()))
    landing, sailing = list(there[0]), list(there[1])
    gold = min(captain.gold, GROUP * SHIP_COST)
    for city in cities_of(view, seat):
        harbour = harbour_of[city]
        here, afloat, aboard = captain.crews.get(city, 0), captain.ships.get(harbour, 0), captain.crews.get(harbour, 0)
        more = _recruits(city, harbour, (here, afloat, aboard), gold, min(ships, GROUP), min(crews, GROUP))
        landing += more[0]
        sailing += more[1]
    return landing, sailing


@lru_cache(maxsize=4096)
def _recruits(city: int, harbour: int, there: tuple[int, int, int], gold: int, ships: int, crews: int) -> Forces:
    """`there` are the crews in the city and the ships and crews at its harbour."""
    here, afloat, aboard = there
    landing, sailing = [], []
    raised = min(GROUP - here, crews, gold // CREW_COST)
    if raised > 0:
        landing.append(Force(city, 0, here + raised, raised))
    yards = int(not afloat)
    room = GROUP - afloat - aboard - yards
    going = min(room, here + min(crews, (gold - yards * SHIP_COST) // CREW_COST))
    if yards <= ships and going > 0 and (yards or going > here):
        landing.append(Force(harbour, 1, aboard + going, yards + max(0, going - here)))
    built = min(GROUP - afloat - aboard, ships, gold // SHIP_COST)
    if built > 0:
        sailing.append(Force(harbour, 0, afloat + aboard + built, built))
    return landing, sailing


def choices(sea: Sea, captain: Captain, forces: Forces, point: int, guards: Guards, most: int) -> list[Choice]:
    """Who could take the point with so many steps, the best chance first: the nearest parties of each strength, and
    where nobody stands the nearest of all."""
    units, sabres = guards.get(point, (0, 0))
    lead = SABRES_BONUS * (captain.cards[SABRES] - sabres)
    away = steps_onto(sea, point)
    found: dict[int, list[Choice]] = {}
    for square, apart, strength, bought in forces[0] if sea.land[point] else forces[1]:
        steps = away[square] + apart
        if steps <= most:
            chance = melee_odds(strength, units, lead).win if units else 1.0
            found.setdefault(strength if units else 1, []).append(Choice(steps, chance, square, bought))
    best: list[Choice] = []
    for each in found.values():
        each.sort(key=lambda choice: (choice.steps, choice.bought))
        best += each[:_NEAREST]
    best.sort(key=lambda choice: -choice.chance)
    return best
