"""From one boundary to the next: which page of the rules comes now."""

from collections.abc import Generator
from typing import Any, TypeAlias

from karawela.engine.ask import Rules
from karawela.games.treasure_map.rules.acting import act
from karawela.games.treasure_map.rules.fights import AGAIN, LOST, fights
from karawela.games.treasure_map.rules.moving import move
from karawela.games.treasure_map.rules.pirates import pirate_sails
from karawela.games.treasure_map.rules.round import end_round, end_turn, new_round
from karawela.games.treasure_map.rules.setup import setup
from karawela.games.treasure_map.rules.treasure import takings
from karawela.games.treasure_map.state import ACT, FIGHT, MOVE, PIRATES_SAIL, ROUND, ROUND_END, SETUP, TreasureMap

Page: TypeAlias = Generator[Any, Any, bool]
"""A part of the rules; whether anybody, or chance, was asked in it."""


def game(s: TreasureMap) -> Rules:
    """From one boundary to the next: pages of the rules until somebody, or chance, has been asked."""
    while not (yield from page(s)):
        pass


def page(s: TreasureMap) -> Page:
    """The setup; then compass, moves, fights, actions, pirates, each from where it was left."""
    phase = s.phase
    if phase == MOVE:
        return turn(s)
    if phase == FIGHT:
        return after_move(s, asked=False)
    if phase == ACT:
        return actions(s)
    if phase == PIRATES_SAIL:
        return pirate_sails(s)
    if phase == ROUND_END:
        return end_round(s)
    if phase == ROUND:
        return new_round(s)
    assert phase == SETUP
    return setup(s)


def turn(s: TreasureMap) -> Page:
    """One move, then what the last square brings (SAT-2.03)."""
    rafted = yield from move(s)
    if rafted:
        end_turn(s)
    else:
        s.phase = FIGHT
        yield from after_move(s, asked=True)
    return True


def after_move(s: TreasureMap, asked: bool) -> Page:
    """Fights one by one, then takings, then actions (SAT-2.04). What one seat alone gets to see ends at a boundary."""
    outcome, fought = yield from fights(s)
    asked |= fought
    if outcome == AGAIN:
        return asked
    if outcome == LOST:  # SAT-2.06
        end_turn(s)
        return asked
    s.phase = ACT
    looked = yield from takings(s)
    if looked:
        return True
    acted = yield from actions(s)
    return asked or acted


def actions(s: TreasureMap) -> Page:
    """One free action, or the end of the turn (SAT-2.05). Nothing can be done aboard (SAT-8.05)."""
    if s.captains[s.active].aboard:
        end_turn(s)
        return False
    finished = yield from act(s)
    if finished:
        end_turn(s)
    return True
