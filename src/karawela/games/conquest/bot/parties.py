"""Who could go and take a point, and how far that is: groups as they stand, and ships with crews they could fetch.

On nine boxes also those who could be bought: gold is plentiful there, and a city is a group that has not been paid yet.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import GROUP, Captain
from karawela.games.ship_adventure.data.components import SKULL
from karawela.games.ship_adventure.rules.sea import FAR, Sea, spread

TOO_FAR: Final = 16
"""Nobody looks at points so many steps away."""

Party: TypeAlias = tuple[int, int, int]
"""Units that could go and take something: where they are, how far away from being together, how strong."""
Distances: TypeAlias = tuple[int, ...]
"""The steps to each of some goals, in their order."""
Goals: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""What crews could take, and what ships could."""
Levy: TypeAlias = tuple[tuple[int, ...], int, int, int]
"""In which cities a seat could buy units, for how much gold, and how many ships and crews are left to buy."""


class Reach(NamedTuple):
    """How far all parties of a seat are from each of some goals: the nearest, and the nearest of each strength."""

    soonest: Distances
    by_strength: list[tuple[int, Distances]]


def parties_of(sea: Sea, captain: Captain, hold: int = 2 * GROUP) -> tuple[list[Party], list[Party]]:
    """Who could take land points (crews on foot, aboard, or with a ship that is not far), and who could take skulls.
    With a `hold` of one group a ship takes aboard only as many crews as fit beside it; with more, all of them."""
    ships, crews = captain.ships, captain.crews
    landing = [(square, 0, count) for square, count in crews.items()]
    if ships and crews:
        for ship, count in ships.items():
            if ship not in crews:
                landing.append(_boarding(_apart(sea, ship), crews, ship, count, crews, hold))
        for square in crews:
            if square not in ships:
                away = _apart(sea, square)
                ship = min([(away[ship], ship) for ship in ships])[1]
                landing.append(_boarding(_apart(sea, ship), crews, ship, captain.units_on(ship), [square], hold))
    sailing = [(square, 0, count + crews.get(square, 0)) for square, count in ships.items()]
    return landing, sailing


def _boarding(away: bytes, crews: dict[int, int], ship: int, aboard: int, ashore: Iterable[int], hold: int) -> Party:
    """A ship and the nearest crew: being apart costs twice, so that they meet first, and a full ship takes nobody."""
    apart, square = min([(away[square], square) for square in ashore])
    return ship, 2 * apart - 1 + 2 * (aboard >= GROUP), max(1, min(crews[square], hold - aboard))


@lru_cache(maxsize=4096)
def reach_of(
    sea: Sea, goals: Goals, ships: tuple[tuple[int, int], ...], crews: tuple[tuple[int, int], ...], levy: Levy
) -> tuple[Reach, Reach]:
    """How far the units on these squares, and those of the levy, are from what crews could take and what ships could.
    A choice asks for the same units again and again, for only one seat moves; the second call costs a look-up."""
    fleet, troops = dict(ships), dict(crews)
    landing, sailing = parties_of(sea, Captain(ships=fleet, crews=troops), GROUP)
    cities, gold, more_ships, more_crews = levy
    for city in cities:
        harbour = sea.harbour_of[city]
        here, afloat, aboard = troops.get(city, 0), fleet.get(harbour, 0), troops.get(harbour, 0)
        raised = _raised(city, harbour, (here, afloat, aboard), gold, more_ships, more_crews)
        landing += raised[0]
        sailing += raised[1]
    return _reach(sea, goals[0], landing), _reach(sea, goals[1], sailing)


def _reach(sea: Sea, goals: tuple[int, ...], parties: list[Party]) -> Reach:
    rows: list[set[Distances]] = [set() for _ in range(GROUP + 1)]
    for square, apart, strength in parties:
        rows[strength].add(_row(sea, goals, square, apart))
    found = [(strength, _least(list(each))) for strength, each in enumerate(rows) if each]
    return Reach(_least([row for _, row in found]) if found else (FAR,) * len(goals), found)


def _least(rows: list[Distances]) -> Distances:
    """Goal by goal the smallest number."""
    return rows[0] if len(rows) == 1 else tuple([min(column) for column in zip(*rows, strict=True)])


@lru_cache(maxsize=16384)
def _row(sea: Sea, goals: tuple[int, ...], square: int, apart: int) -> Distances:
    return tuple([steps_onto(sea, goal)[square] + apart for goal in goals])


@lru_cache(maxsize=4096)
def _raised(
    city: int, harbour: int, garrison: tuple[int, int, int], gold: int, more_ships: int, more_crews: int
) -> tuple[list[Party], list[Party]]:
    """The parties that a city could send out if its owner bought there; `garrison` are the crews in it and the ships
    and crews at its harbour. Every unit to be bought counts like a step, so that to buy it is one."""
    here, afloat, aboard = garrison
    most = min(more_crews, gold // CREW_COST)
    landing = [(city, more, here + more) for more in range(1, min(GROUP - here, most) + 1)]
    yards = int(not afloat)
    if yards <= more_ships:
        most = min(more_crews, (gold - yards * SHIP_COST) // CREW_COST)
        lacking = [(count, max(0, count - here)) for count in range(1, GROUP)]
        landing += [(harbour, 1 + yards + more, count) for count, more in lacking if yards + more and more <= most]
    there, most = afloat + aboard, min(more_ships, gold // SHIP_COST)
    sailing = [(harbour, more, there + more) for more in range(1, min(GROUP - there, most) + 1)]
    return landing, sailing


@lru_cache(maxsize=4096)
def _apart(sea: Sea, here: int) -> bytes:
    """How far away every other square is, land or sea. On nine boxes only few of 1,296 are ever asked for."""
    return bytes([sea.distance(here, there) for there in sea.squares])


@lru_cache(maxsize=64)
def steps_to(sea: Sea) -> dict[int, tuple[int, ...]]:
    """For each point the steps there from every square: to skulls by sea, to the others by sea and then by land."""
    return {point: steps_onto(sea, point) for point in sea.squares if sea.kind[point] in POINT_KINDS}


@lru_cache(maxsize=4096)
def steps_onto(sea: Sea, target: int) -> tuple[int, ...]:
    """The steps to any square from every square: by sea, and then by land if it is land."""
    if not sea.land[target]:
        return sea.sailing(target)
    return spread((target,), _going(sea))


@lru_cache(maxsize=64)
def _going(sea: Sea) -> tuple[tuple[int, ...], ...]:
    """Where one can go on from each square, seen from the target: nobody goes ashore and to sea again."""
    return tuple([sea.neighbours[square] if sea.land[square] else sea.sea_around[square] for square in sea.squares])


Near: TypeAlias = list[list[tuple[int, int]]]


@lru_cache(maxsize=64)
def near_points(sea: Sea) -> tuple[Near, Near]:
    """For each square the points in sight and the steps there, nearest first: cities and temples, then skulls."""
    by_land: Near = [[] for _ in sea.squares]
    by_sea: Near = [[] for _ in sea.squares]
    for point, ways in steps_to(sea).items():
        near = by_sea if sea.kind[point] == SKULL else by_land
        for square, steps in enumerate(ways):
            if steps < TOO_FAR:
                near[square].append((point, steps))
    for seen in (*by_land, *by_sea):
        seen.sort(key=lambda entry: entry[1])
    return by_land, by_sea
