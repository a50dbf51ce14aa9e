"""Tura, Kompas, Galeon, Poziomy: the round around the players' turns (chapters 2, 3 and 10)."""

from collections.abc import Generator
from typing import Any

from karawela.engine.ask import GameOver
from karawela.games.ship_adventure.data.components import COLOURS
from karawela.games.ship_adventure.rules.compass import first_seat, inner_colour, spin
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.data.levels import GALLEON_MOVE, STEPS
from karawela.games.treasure_map.rules.moving import take_coins
from karawela.games.treasure_map.rules.pirates import next_chaser
from karawela.games.treasure_map.rules.setup import put_token
from karawela.games.treasure_map.state import MOVE, NOBODY, PIRATES_SAIL, ROUND, ROUND_END, TreasureMap


def new_round(s: TreasureMap) -> Generator[Any, Any, bool]:
    """The compass, then the galleon, then the first player (SAT-2.01, 2.02)."""
    s.round += 1
    s.sector = yield from spin()
    s.first = 0 if s.solo else first_seat(s.sector, [captain.colour for captain in s.captains])  # SAT-12.08
    s.galleon_goal = s.sea.harbours[inner_colour(s.sector)][0]  # SAT-3.03
    s.tell("round", s.round, s.first, COLOURS[inner_colour(s.sector)])
    sail_galleon(s)
    s.turns = 0
    begin_turn(s, s.first)
    return True


def sail_galleon(s: TreasureMap) -> None:
    """It appears at its destination, or sails two squares towards it and drops a coin on each square it leaves."""
    if s.galleon == NOWHERE:  # SAT-3.04, 3.13
        s.galleon = s.galleon_goal
        s.tell("galleon_appears", s.sea.names[s.galleon])
        return
    for _ in range(GALLEON_MOVE):  # SAT-3.05 to 3.09
        there = s.sea.next_sea_step(s.galleon, s.galleon_goal)
        if there == s.galleon:
            return
        s.coins[s.galleon] = s.coins.get(s.galleon, 0) + 1
        s.paid_out += 1
        s.galleon = there
        s.tell("galleon_sails", s.sea.names[there])


def begin_turn(s: TreasureMap, seat: int) -> None:
    """A turn begins with four steps; a crewed ship that starts on coins takes them (SAT-3.10, 4.01)."""
    s.active = seat
    s.phase = MOVE
    s.steps = STEPS
    s.moved = False
    s.drifted.clear()
    s.met.clear()
    s.shifted.clear()
    take_coins(s, seat)


def end_turn(s: TreasureMap) -> None:
    """The player to the left is next, until all have played once; then the pirates (SAT-2.02, 2.07)."""
    s.turns += 1
    if s.turns < len(s.captains):
        begin_turn(s, (s.active + 1) % len(s.captains))
        return
    s.active = NOBODY
    s.steps = 0
    s.chasing = next_chaser(s, 0)
    s.phase = PIRATES_SAIL if s.chasing < len(s.pirates) else ROUND_END


def end_round(s: TreasureMap) -> Generator[Any, Any, bool]:
    """The level check, and the stop rule (SAT-2.08, SAT-11.06)."""
    if not s.solo and s.level < s.top_level and all(at >= 5 for at in s.token_at):  # SAT-10.01, 12.02
        raise_level(s)
    if s.round >= s.max_rounds:
        s.tell("too_long", s.round)
        raise GameOver
    s.phase = ROUND
    return (yield from new_round(s))


def raise_level(s: TreasureMap) -> None:
    """Tokens on four temples, a set of map pieces, destroyed pirates return (SAT-10.02 to 10.07)."""
    s.level += 1
    for temple in range(5):
        if temple != s.emptied_last:
            put_token(s, temple)
    for number in range(4):
        s.supply[number] += 1
    for pirate, square in enumerate(s.pirates):
        if square == NOWHERE:
            s.pirates[pirate] = s.sea.skulls[pirate][0]
    s.tell("level", s.level)
