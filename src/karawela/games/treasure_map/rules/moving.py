"""Ruch: up to four squares by ship and on foot, waves, landing, boarding, the raft (chapter 4)."""

from collections.abc import Generator
from functools import cache
from typing import Any

from karawela.engine.ask import Ask, Move
from karawela.games.ship_adventure.rules.sea import Sea, grid_of
from karawela.games.treasure_map.rules.loot import pay
from karawela.games.treasure_map.rules.refusals import why_not_step
from karawela.games.treasure_map.state import TreasureMap

END_MOVE: Move = ("end_move",)
RAFT: Move = ("raft",)


@cache
def step_moves(width: int) -> tuple[tuple[Move, ...], tuple[tuple[Move, ...], ...]]:
    """`step C4` for every square, and for every square the steps to the eight around it."""
    neighbours, names = grid_of(width)
    moves: tuple[Move, ...] = tuple(("step", name) for name in names)
    return moves, tuple(tuple(moves[there] for there in around) for around in neighbours)


def move(s: TreasureMap) -> Generator[Any, Any, bool]:
    """Steps until the player ends the move or no step is left; whether it was a journey by raft (SAT-4.01)."""
    seat, sea = s.active, s.sea
    index = sea.index
    while True:
        answer = yield Ask(seat, "move", ways(s, seat, sea), "SAT-4.01", why_not_step)
        if answer is END_MOVE or answer[0] == "end_move":
            return False
        if answer[0] == "raft":
            go_by_raft(s, seat)
            return True
        step(s, seat, sea, index[answer[1]])


def ways(s: TreasureMap, seat: int, sea: Sea) -> list[Move]:
    """Every step that is possible with the steps left, and the end of the move."""
    captain = s.captains[seat]
    here = captain.crew
    moves, around = step_moves(sea.width)
    if here == captain.ship:
        if s.steps:  # any sea neighbour, or landing (SAT-4.02, 4.05)
            options = list(around[here])
        else:  # a free drift is possible also without steps (SAT-4.14)
            there = sea.wave[here]
            options = [moves[there]] if there >= 0 and here not in s.drifted else []
    elif s.steps:  # land, or the own ship (SAT-4.06)
        options = [moves[there] for there in sea.land_around[here]]
        if captain.ship in sea.neighbours[here]:
            options.append(moves[captain.ship])
    else:
        options = []
    options.append(END_MOVE)
    if not s.moved and marooned(s, seat, sea):
        options.append(RAFT)
    return options


def step(s: TreasureMap, seat: int, sea: Sea, there: int) -> None:
    """One square further, for a step or with the wave."""
    captain = s.captains[seat]
    here = captain.crew
    s.moved = True
    if here == captain.ship and sea.wave[here] == there and here not in s.drifted:  # SAT-4.09 to 4.12
        s.drifted.append(here)
    else:
        s.steps -= 1
    if here == captain.ship and not sea.land[there]:
        captain.ship = there
    captain.crew = there
    if there == captain.ship:
        take_coins(s, seat)


def take_coins(s: TreasureMap, seat: int) -> None:
    """A crewed ship takes all coins of its square at once (SAT-3.10)."""
    captain = s.captains[seat]
    if captain.aboard and captain.ship in s.coins:
        coins = s.coins.pop(captain.ship)
        captain.gold += coins
        s.tell("coins", seat, coins)


def marooned(s: TreasureMap, seat: int, sea: Sea) -> bool:
    """Ashore, and no way over land leads to a square next to the own ship (SAT-4.17)."""
    captain = s.captains[seat]
    if captain.crew == captain.ship:
        return False
    landmass = sea.landmass
    mine = landmass[captain.crew]
    return all(landmass[beach] != mine for beach in sea.land_around[captain.ship])


def go_by_raft(s: TreasureMap, seat: int) -> None:
    """Home, without the gold; the turn is over (SAT-4.18)."""
    captain = s.captains[seat]
    pay(s, seat, captain.gold)
    captain.ship = captain.crew = s.home(seat)
    s.tell("raft", seat)
