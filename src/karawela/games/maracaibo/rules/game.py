"""From one boundary to the next: which page of the rules comes now."""

from karawela.engine.ask import Rules
from karawela.games.maracaibo.rules import black_market, exploring, quests, raids, ship_board, treasures
from karawela.games.maracaibo.rules.acting import act
from karawela.games.maracaibo.rules.arrival import arrival
from karawela.games.maracaibo.rules.moving import sail
from karawela.games.maracaibo.rules.redbeard.turn import redbeard_turn
from karawela.games.maracaibo.rules.rounds import last_spending
from karawela.games.maracaibo.rules.setup.deal import keep_quests, setup
from karawela.games.maracaibo.state import ACT, ARRIVE, KEEP_QUESTS, LAST_SPENDING, MOVE, SETUP, Maracaibo

PAGES = (black_market, exploring, quests, raids, ship_board, treasures)
"""The chapters that enter the words of effects."""


def game(s: Maracaibo) -> Rules:
    """The setup; then turn after turn: move, arrival, action step, what is left of strength."""
    phase = s.phase
    if phase == ACT:
        return act(s)
    if phase == MOVE:
        return redbeard_turn(s) if s.solo and s.active == 1 else sail(s)
    if phase == ARRIVE:
        return arrival(s)
    if phase == LAST_SPENDING:
        return last_spending(s)
    if phase == KEEP_QUESTS:
        return keep_quests(s)
    assert phase == SETUP
    return setup(s)
