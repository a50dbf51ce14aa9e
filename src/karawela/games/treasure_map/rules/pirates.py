"""Piraci: who is called, bribes, the chase and the catch (chapters 6 and 9)."""

from collections.abc import Generator
from typing import Any

from karawela.engine.ask import Ask, Move
from karawela.games.ship_adventure.data.components import PIRATES
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.data.levels import BRIBE, PIRATE_MOVE
from karawela.games.treasure_map.rules.fights import melee
from karawela.games.treasure_map.rules.loot import pirate_home
from karawela.games.treasure_map.rules.refusals import why_not_bribe
from karawela.games.treasure_map.state import FIRST_PIRATE, NOBODY, ROUND_END, TreasureMap

_BRIBE: tuple[tuple[Move, ...], ...] = tuple((("bribe", pirate, "yes"), ("bribe", pirate, "no")) for pirate in PIRATES)


def call_nearest(s: TreasureMap, seat: int) -> None:
    """The nearest idle pirate starts to chase the seat, if one is left (SAT-6.04 to 6.06)."""
    sea, crew = s.sea, s.captains[seat].crew
    idle = [
        (sea.distance(square, crew), pirate)
        for pirate, square in enumerate(s.pirates)
        if square != NOWHERE and s.prey[pirate] == NOBODY
    ]
    if idle:
        _, pirate = min(idle)
        s.prey[pirate] = seat
        s.tell("chase", PIRATES[pirate], seat)


def next_chaser(s: TreasureMap, pirate: int) -> int:
    """The next pirate, from this one on, that chases somebody; 4 if there is none (SAT-2.07)."""
    while pirate < 4 and s.prey[pirate] == NOBODY:
        pirate += 1
    return pirate


def pirate_sails(s: TreasureMap) -> Generator[Any, Any, bool]:
    """One chasing pirate: the bribe, its two squares, the catch. Whether anybody, or chance, was asked."""
    pirate = s.chasing
    prey = s.prey[pirate]
    asked = s.captains[prey].gold >= BRIBE
    bribed = False
    if asked:
        answer = yield Ask(prey, "bribe", _BRIBE[pirate], "SAT-9.03", why_not_bribe)
        bribed = answer[2] == "yes"
    s.chasing = next_chaser(s, pirate + 1)
    if s.chasing == 4:
        s.phase = ROUND_END
    if bribed:
        take_bribe(s, pirate, prey)
        return True
    sail(s, pirate, prey)
    fought = yield from catch(s, pirate, prey)
    return asked or fought


def take_bribe(s: TreasureMap, pirate: int, prey: int) -> None:
    """Four coins to its hoard, and the pirate is back home, idle (SAT-9.03)."""
    s.captains[prey].gold -= BRIBE
    s.hoard_gold[pirate] += BRIBE
    pirate_home(s, pirate)
    s.tell("bribed", PIRATES[pirate], prey)


def sail(s: TreasureMap, pirate: int, prey: int) -> None:
    """Up to two squares on the shortest way to its goal (SAT-9.01, 9.02, 9.07)."""
    goals = goals_of(s, prey)
    for _ in range(PIRATE_MOVE):
        s.pirates[pirate] = s.sea.next_sea_step(s.pirates[pirate], *goals)
    s.tell("pirate_sails", PIRATES[pirate], s.sea.names[s.pirates[pirate]])


def goals_of(s: TreasureMap, prey: int) -> tuple[int, ...]:
    """The ship, crewed or empty; if the crew is ashore and the ship in a neutral harbour, the nearest main sea."""
    captain, sea = s.captains[prey], s.sea
    if captain.aboard or not sea.neutral[captain.ship]:  # SAT-9.04, 9.05
        return (captain.ship,)
    main = [square for square in sea.squares if sea.main_sea[square]]
    nearest = min(sea.distance(square, captain.crew) for square in main)
    return tuple(square for square in main if sea.distance(square, captain.crew) == nearest)  # SAT-9.06


def catch(s: TreasureMap, pirate: int, prey: int) -> Generator[Any, Any, bool]:
    """A melee with the crewed ship; an empty ship is destroyed; in neutral harbours nothing (SAT-9.08 to 9.10).

    Whether there was a fight."""
    captain = s.captains[prey]
    here = s.pirates[pirate]
    if here != captain.ship or s.sea.neutral[here]:
        return False
    if not captain.aboard:
        captain.ship = s.home(prey)
        s.tell("ship_sunk", prey)
        return False
    yield from melee(s, prey, FIRST_PIRATE + pirate)
    return True
