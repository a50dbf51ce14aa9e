"""From one boundary to the next: the setup, the compass, then one decision of a turn at a time."""

from karawela.engine.ask import Rules
from karawela.games.conquest.rules.battles import battle
from karawela.games.conquest.rules.movement import movement
from karawela.games.conquest.rules.purchases import purchase
from karawela.games.conquest.rules.reaction import react
from karawela.games.conquest.rules.setup import setup
from karawela.games.conquest.rules.turns import compass
from karawela.games.conquest.state import BATTLES, COMPASS, MOVEMENT, PURCHASES, REACTION, SETUP, Conquest

_STEPS = {
    SETUP: setup,
    COMPASS: compass,
    PURCHASES: purchase,
    MOVEMENT: movement,
    BATTLES: battle,
    REACTION: react,
}
"""A turn is purchases, movement, battles and the reaction fire of the others (SAC-2.02)."""


def game(s: Conquest) -> Rules:
    """What the state says comes next."""
    return _STEPS[s.phase](s)
