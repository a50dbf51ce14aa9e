"""From one boundary to the next: which page of the rules comes now."""

from karawela.engine.ask import Rules
from karawela.games.treasure_map.rules.acting import act
from karawela.games.treasure_map.rules.fights import fights
from karawela.games.treasure_map.rules.moving import move
from karawela.games.treasure_map.rules.pirates import pirate_sails
from karawela.games.treasure_map.rules.round import end_round, end_turn, new_round
from karawela.games.treasure_map.rules.setup import setup
from karawela.games.treasure_map.rules.treasure import takings
from karawela.games.treasure_map.state import ACT, FIGHT, MOVE, PIRATES_SAIL, ROUND, ROUND_END, SETUP, TreasureMap


def game(s: TreasureMap) -> Rules:
    """The setup; then compass, moves, fights, actions, pirates, each from where it was left."""
    phase = s.phase
    if phase == MOVE:
        return turn(s)
    if phase == FIGHT:
        return after_move(s)
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


def turn(s: TreasureMap) -> Rules:
    """One move, then what the last square brings (SAT-2.03)."""
    rafted = yield from move(s)
    if rafted:
        end_turn(s)
        return
    s.phase = FIGHT
    yield from after_move(s)


def after_move(s: TreasureMap) -> Rules:
    """Fights one by one, then takings, then actions (SAT-2.04). What one seat alone gets to see ends at a boundary."""
    over = yield from fights(s)
    if over == "again":
        return
    if over == "lost":  # SAT-2.06
        end_turn(s)
        return
    s.phase = ACT
    looked = yield from takings(s)
    if not looked:
        yield from actions(s)


def actions(s: TreasureMap) -> Rules:
    """One free action, or the end of the turn (SAT-2.05)."""
    finished = yield from act(s)
    if finished:
        end_turn(s)
