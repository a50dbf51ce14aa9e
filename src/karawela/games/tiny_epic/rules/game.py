"""From one boundary to the next: which page of the rules comes now."""

from karawela.engine.ask import Rules
from karawela.games.tiny_epic.rules.bonuses import crew_bonus
from karawela.games.tiny_epic.rules.burying import burial, captain_bonus
from karawela.games.tiny_epic.rules.ordering import move_on, order
from karawela.games.tiny_epic.rules.sailing import sail
from karawela.games.tiny_epic.rules.setup import choose_side, deal, place_ship
from karawela.games.tiny_epic.rules.ships import ships
from karawela.games.tiny_epic.rules.solo.turn import rival_turn
from karawela.games.tiny_epic.rules.wheel import command
from karawela.games.tiny_epic.state import (
    BURY,
    CAPTAIN_BONUS,
    COMMAND,
    COVES,
    CREW_BONUS,
    ORDER,
    SAIL,
    SETUP,
    SHIPS,
    SIDES,
    TinyEpic,
)


def game(s: TinyEpic) -> Rules:
    """The setup; then turn after turn: command, sail, order, bonus actions, ships (TEP-4.01)."""
    phase = s.phase
    if phase == COMMAND:
        return rival_turn(s) if s.active >= s.seats else command(s)
    if phase == SAIL:
        return sail(s)
    if phase == ORDER:
        return order(s)
    if phase == SHIPS:
        return ships(s)
    if phase in (BURY, CAPTAIN_BONUS, CREW_BONUS):
        return bonus(s)
    if phase == SIDES:
        return choose_side(s)
    if phase == COVES:
        return place_ship(s)
    assert phase == SETUP
    return deal(s)


def bonus(s: TinyEpic) -> Rules:
    """The captain's row from left to right, then crew cards in any order (TEP-4.121, 4.122)."""
    if s.phase == BURY:
        yield from burial(s)
    elif s.phase == CAPTAIN_BONUS:
        yield from captain_bonus(s)
    else:
        yield from crew_bonus(s)
    move_on(s)
