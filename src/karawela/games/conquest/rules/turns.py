"""Tura: the compass, a turn for each player, income and the end (chapters 2, 6 and 7)."""

from karawela.engine.ask import GameOver, Rules
from karawela.games.conquest.rules.points import end_of_game, income
from karawela.games.conquest.state import COMPASS, NOBODY, PURCHASES, RUNNING, STEPS, Conquest
from karawela.games.ship_adventure.rules.compass import first_seat, spin


def compass(s: Conquest) -> Rules:
    """The arrow names the first player of the round (SAC-2.01)."""
    s.round += 1
    sector = yield from spin()
    s.sector = sector
    s.first = first_seat(sector, [captain.colour for captain in s.captains])
    s.turns = 0
    s.tell("round", s.round, s.first)
    next_turn(s)


def next_turn(s: Conquest) -> None:
    """The next player to the left that is still in the game; after the last one the round ends (SAC-2.01, 7.02)."""
    while s.turns < len(s.captains):
        seat = (s.first + s.turns) % len(s.captains)
        s.turns += 1
        if not s.captains[seat].out:
            s.active = seat
            s.steps_left = STEPS
            s.phase = PURCHASES
            return
    end_round(s)


def end_turn(s: Conquest) -> None:
    """What belonged to the turn is forgotten; steps are not saved (SAC-4.12)."""
    s.active = s.reacting = NOBODY
    s.steps_left = 0
    s.arrows.clear()
    s.moved.clear()
    s.fired.clear()
    next_turn(s)


def end_round(s: Conquest) -> None:
    """Everybody has income, then the end is checked (SAC-2.03, 7.01)."""
    s.phase = COMPASS
    for seat, captain in enumerate(s.captains):
        if not captain.out:
            gold = income(s, seat)
            captain.gold += gold
            s.tell("income", seat, gold)
    s.ended = end_of_game(s)
    if s.ended != RUNNING:
        s.tell("ended", s.ended)
        raise GameOver
